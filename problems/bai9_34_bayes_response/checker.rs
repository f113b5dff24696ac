//! The checker: is the row best against `q`, and the column best against the row that was named?

use checkers::{
    Refusal,
    matrix_game::judge_value,
    number::{decimal, rational},
};

use super::{BayesResponse, Belief, Responses};
use crate::exercise::Checker;

impl Checker for BayesResponse {
    fn check(belief: &Belief, answer: &Responses, reference: &Responses) -> Result<(), Refusal> {
        let gets = rational(belief.gets(answer.row), belief.q.unit);
        let best = reference.gets.exact();
        if gets != *best {
            return Err(Refusal::new(format!(
                "row {} is not best against q: it gets {}, another row gets {}",
                answer.row + 1,
                decimal(&gets, 12),
                decimal(best, 12)
            )));
        }
        judge_value("v", &gets, &answer.gets)?;
        let payoffs = &belief.matrix[answer.row];
        let (pays, least) = (payoffs[answer.column], payoffs.iter().min().copied().unwrap_or(0));
        if pays != least {
            return Err(Refusal::new(format!(
                "column {} is not best against row {}: it pays {pays}, another column pays {least}",
                answer.column + 1,
                answer.row + 1
            )));
        }
        judge_value("w", &rational(pays, 1), &answer.pays)
    }
}
