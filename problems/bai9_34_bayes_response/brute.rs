//! The oracle: every row is played against `q` and every column against the row, in fractions.

use checkers::number::rational;
use dashu_ratio::RBig;

use super::{BayesResponse, Belief, Responses};
use crate::shared::{
    kernels::{judge_number, nearly},
    matrix_games::rationals,
};
use exercise::{Oracle, OracleFn};

impl Oracle for BayesResponse {
    fn oracle(belief: &Belief) -> Option<OracleFn<'_, Responses>> {
        let rows = rationals(&belief.matrix);
        let averages = averages(belief);
        Some(Box::new(move |answer| {
            let average = &averages[answer.row];
            if averages.iter().any(|other| other > average) {
                return Err(format!("row {} is not the best", answer.row + 1));
            }
            let payoffs = &rows[answer.row];
            let payoff = &payoffs[answer.column];
            if payoffs.iter().any(|other| other < payoff) {
                return Err(format!("column {} is not the best", answer.column + 1));
            }
            for (given, exact) in [(&answer.gets, average), (&answer.pays, payoff)] {
                judge_number(given, exact)?;
            }
            Ok(())
        }))
    }

    /// Every row with every column, with what they give, and with numbers that are slightly off.
    fn candidates(belief: &Belief) -> Vec<Responses> {
        let averages = averages(belief);
        let mut candidates = Vec::new();
        for (row, average) in averages.iter().enumerate() {
            for (column, &payoff) in belief.matrix[row].iter().enumerate() {
                let payoff = rational(payoff, 1);
                let answer =
                    |gets: RBig, pays: RBig| Responses { row, gets: gets.into(), column, pays: pays.into() };
                candidates.push(answer(average.clone(), payoff.clone()));
                candidates.push(answer(payoff.clone(), average.clone()));
                candidates.extend(nearly(average).map(|gets| answer(gets, payoff.clone())));
                candidates.extend(nearly(&payoff).map(|pays| answer(average.clone(), pays)));
            }
        }
        candidates
    }
}

fn averages(belief: &Belief) -> Vec<RBig> {
    let average = |row: &Vec<RBig>| {
        belief.q.weights().zip(row).fold(RBig::ZERO, |sum, (weight, payoff)| sum + weight * payoff)
    };
    rationals(&belief.matrix).iter().map(average).collect()
}
