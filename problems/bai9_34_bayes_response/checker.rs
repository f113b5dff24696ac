//! The checker: is the row best against `q`, and the column best against the row that was named?

use checkers::{
    Refusal,
    matrix_game::judge_value,
    number::{decimal, rational},
    say,
};

use super::{BayesResponse, Belief, Responses};
use exercise::Checker;

impl Checker for BayesResponse {
    fn check(belief: &Belief, answer: &Responses, reference: &Responses) -> Result<(), Refusal> {
        let gets = rational(belief.gets(answer.row), belief.q.unit);
        let best = reference.gets.exact();
        if gets != *best {
            return Err(Refusal::new(say!(
                vi "hàng {row} không phải là tốt nhất khi gặp q: nhận được {gets}, trong khi có hàng khác \
                    nhận được {best}",
                en "row {row} is not best against q: it gets {gets}, another row gets {best}",
                row = answer.row + 1,
                gets = decimal(&gets, 12),
                best = decimal(best, 12),
            )));
        }
        judge_value("v", &gets, &answer.gets)?;
        let payoffs = &belief.matrix[answer.row];
        let (pays, least) = (payoffs[answer.column], payoffs.iter().min().copied().unwrap_or(0));
        if pays != least {
            return Err(Refusal::new(say!(
                vi "cột {column} không phải là tốt nhất khi gặp hàng {row}: phải trả {pays}, \
                    trong khi có cột khác chỉ phải trả {least}",
                en "column {column} is not best against row {row}: it pays {pays}, another column pays {least}",
                column = answer.column + 1,
                row = answer.row + 1,
            )));
        }
        judge_value("w", &rational(pays, 1), &answer.pays)
    }
}
