//! The checker: each value against the reference's, all of whose digits are right.

use checkers::{Refusal, say, sentence::QUERY};
use dashu_int::UBig;
use dashu_ratio::RBig;

use super::{DIGITS, NAMES, Query, ThreeRecursiveGames, Values};
use exercise::Checker;

impl Checker for ThreeRecursiveGames {
    fn check(_: &Vec<Query>, answers: &Vec<Values>, reference: &Vec<Values>) -> Result<(), Refusal> {
        let unit = RBig::ONE / RBig::from(UBig::from(10u8).pow(DIGITS));
        for (index, (given, exact)) in answers.iter().zip(reference).enumerate() {
            for (name, (given, exact)) in NAMES.iter().zip(given.iter().zip(exact)) {
                let (low, high) = (exact.exact() - &unit, exact.exact() + &unit);
                if !given.is_within(&low, &high) {
                    let reason = say!(
                        vi "{name} = {given} là sai, giá trị đúng là {exact}",
                        en "{name} = {given} is wrong, it is {exact}",
                    );
                    return Err(Refusal::at(QUERY, index + 1, reason));
                }
            }
        }
        Ok(())
    }
}
