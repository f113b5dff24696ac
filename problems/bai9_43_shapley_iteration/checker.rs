//! The checker: both vectors are the reference's, of which enough digits are right; the strategies of each state
//! must guarantee its value in the matrix with every state replaced by its value.

use checkers::{Name, Refusal, matrix_game::judge_value, say};
use dashu_int::UBig;
use dashu_ratio::RBig;

use super::{Answer, Input, STATE, ShapleyIteration};
use crate::shared::linked_games::game_at;
use exercise::Checker;

/// How many digits after the point the reference writes of a vector after some rounds. It is known better than
/// that: if these digits are not sure, those without the last one are.
pub(super) const ROUNDS_DIGITS: usize = 15;

/// Which matrices the strategies are judged in.
const NOTE: Name = Name::new(" (trong ma trận ứng với v)", " (payoffs are those at v)");

impl Checker for ShapleyIteration {
    fn check(input: &Input, answer: &Answer, reference: &Answer) -> Result<(), Refusal> {
        let unsure = RBig::from_parts(1.into(), UBig::from(10u8).pow(ROUNDS_DIGITS - 1));
        for (index, (given, exact)) in answer.after_rounds.iter().zip(&reference.after_rounds).enumerate() {
            if !given.is_within(&(exact.exact() - &unsure), &(exact.exact() + &unsure)) {
                let (state, rounds) = (index + 1, input.rounds);
                return Err(Refusal::new(say!(
                    vi "v_K({state}) = {given} là sai, giá trị đúng là {exact} (K = {rounds})",
                    en "v_K({state}) = {given} is wrong, it is {exact} (K = {rounds})",
                )));
            }
        }
        for (index, (given, exact)) in answer.values.iter().zip(&reference.values).enumerate() {
            judge_value(format_args!("v({})", index + 1), exact.exact(), given)?;
        }
        let values: Vec<RBig> = reference.values.iter().map(|value| value.exact().clone()).collect();
        for (index, (state, given)) in input.states.iter().zip(&answer.strategies).enumerate() {
            let game = game_at(state, &values).noted(NOTE);
            game.judge_first(&values[index], &given.p)
                .and_then(|()| game.judge_second(&values[index], &given.q))
                .map_err(|refusal| Refusal::at(STATE, index + 1, refusal))?;
        }
        Ok(())
    }
}
