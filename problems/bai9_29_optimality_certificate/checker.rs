//! The checker: the verdict and both guarantees are unique; only their spelling is free.

use checkers::{Refusal, matrix_game::judge_value, number::decimal, say};

use super::{Certificate, OptimalityCertificate, Pair};
use exercise::Checker;

impl Checker for OptimalityCertificate {
    fn check(_: &Pair, answer: &Certificate, reference: &Certificate) -> Result<(), Refusal> {
        let (low, high) = (reference.low.exact(), reference.high.exact());
        match (answer.optimal, reference.optimal) {
            // Nineteen digits, because the two may be a hair apart.
            (true, false) => Err(Refusal::new(say!(
                vi "kết luận là 1, nhưng p chỉ bảo đảm nhận được {low}, còn q có khi phải trả đến {high}",
                en "the verdict is 1, but p guarantees only {low} while q concedes up to {high}",
                low = decimal(low, 19),
                high = decimal(high, 19),
            ))),
            (false, true) => Err(Refusal::new(say!(
                vi "kết luận là 0, nhưng cả hai chiến lược đều tối ưu: lo = hi = {value}",
                en "the verdict is 0, but both strategies are optimal: lo = hi = {value}",
                value = decimal(low, 12),
            ))),
            _ => {
                judge_value("lo", low, &answer.low)?;
                judge_value("hi", high, &answer.high)
            }
        }
    }
}
