//! The checker: the verdict and both guarantees are unique; only their spelling is free.

use checkers::{Refusal, matrix_game::judge_value, number::decimal};

use super::{Certificate, OptimalityCertificate, Pair};
use crate::exercise::Checker;

impl Checker for OptimalityCertificate {
    fn check(_: &Pair, answer: &Certificate, reference: &Certificate) -> Result<(), Refusal> {
        let (low, high) = (reference.low.exact(), reference.high.exact());
        match (answer.optimal, reference.optimal) {
            // Nineteen digits, because the two may be a hair apart.
            (true, false) => Err(Refusal::new(format!(
                "the verdict is 1, but p guarantees only {} while q concedes up to {}",
                decimal(low, 19),
                decimal(high, 19)
            ))),
            (false, true) => Err(Refusal::new(format!(
                "the verdict is 0, but both strategies are optimal: lo = hi = {}",
                decimal(low, 12)
            ))),
            _ => {
                judge_value("lo", low, &answer.low)?;
                judge_value("hi", high, &answer.high)
            }
        }
    }
}
