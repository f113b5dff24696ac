//! The checker: the game is fair, so a strategy is optimal if no integer of the opponent earns from it.
//!
//! Against each of the n integers a strategy has two neighbours and two tails; with sums from the left a whole
//! line is judged in O(n), not in O(n²). What is near the reference's needs not even that.

use checkers::{
    Refusal,
    matrix_game::{is_surely_near, judge_probabilities},
    number::{Fixed, Number},
    say,
    sentence::QUERY,
};

use super::{Mendelsohn, Query, Strategy};
use exercise::Checker;

impl Checker for Mendelsohn {
    fn check(queries: &Vec<Query>, answers: &Vec<Strategy>, reference: &Vec<Strategy>) -> Result<(), Refusal> {
        for (index, ((query, answer), optimal)) in queries.iter().zip(answers).zip(reference).enumerate() {
            if !is_surely_near(answer, optimal) {
                check_strategy(query, answer).map_err(|reason| Refusal::at(QUERY, index + 1, reason))?;
            }
        }
        Ok(())
    }
}

fn check_strategy(query: &Query, p: &[Number]) -> Result<(), Refusal> {
    let n = query.n;
    let weights = judge_probabilities("p", p)?;
    // before[k] is the probability of naming one of 1, …, k.
    let mut before = vec![Fixed::integer(0)];
    for (named, weight) in weights.iter().enumerate() {
        before.push(before[named].clone().plus(weight));
    }
    let between = |from: usize, to: usize| before[to].clone().minus(&before[from]);
    let (win, loss) = (Fixed::integer(query.win), Fixed::integer(query.loss));
    let largest = (1..=n.min(3)).map(|theirs| query.payoff(1, theirs).abs()).max().unwrap_or(0);
    let tolerance = Fixed::billionth_of(&Fixed::integer(largest.max(1))).plus(&Fixed::slack());
    for theirs in 1..=n {
        let one_less = between(theirs.saturating_sub(2), theirs - 1);
        let one_more = between(theirs, n.min(theirs + 1));
        let far_less = between(0, theirs.saturating_sub(2));
        let far_more = between(n.min(theirs + 1), n);
        let (near, far) = (one_more.minus(&one_less), far_less.minus(&far_more));
        let earned = Fixed::dot([(&win, &near), (&loss, &far)].into_iter());
        if earned.clone().plus(&tolerance) < Fixed::integer(0) {
            return Err(Refusal::new(say!(
                vi "p không tối ưu: gặp số {theirs} chỉ nhận được {earned}, trong khi giá trị của trò chơi \
                    là 0",
                en "p is not optimal: against {theirs} it earns only {earned}, the value is 0",
            )));
        }
    }
    Ok(())
}
