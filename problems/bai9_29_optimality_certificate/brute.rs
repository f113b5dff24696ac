//! The oracle: it finds the value of the game by itself and asks of each strategy whether it guarantees that.
//! Nothing is said about `lo = hi`.

use checkers::number::Number;
use dashu_ratio::RBig;

use super::{Certificate, OptimalityCertificate, Pair};
use crate::shared::{
    kernels::{SmallGame, judge_number, nearly},
    matrix_games::rationals,
};
use exercise::{Oracle, OracleFn};

impl Oracle for OptimalityCertificate {
    fn oracle(pair: &Pair) -> Option<OracleFn<'_, Certificate>> {
        let truth = Truth::of(pair)?;
        Some(Box::new(move |answer| {
            if answer.optimal != truth.optimal {
                return Err(format!(
                    "the value is {}, p gets {}, q pays {}",
                    truth.value, truth.low, truth.high
                ));
            }
            judge_number(&answer.low, &truth.low)?;
            judge_number(&answer.high, &truth.high)
        }))
    }

    /// Both verdicts, with the right numbers, with numbers on both sides of the tolerance, with lo and hi exchanged.
    fn candidates(pair: &Pair) -> Vec<Certificate> {
        let Some(Truth { low, high, value, .. }) = Truth::of(pair) else { return Vec::new() };
        let mut pairs = vec![(low.clone(), high.clone()), (high.clone(), low.clone()), (value.clone(), value)];
        pairs.extend(nearly(&low).map(|other| (other, high.clone())));
        pairs.extend(nearly(&high).map(|other| (low.clone(), other)));
        let both = |(low, high): (RBig, RBig)| {
            let number = |exact: &RBig| Number::from(exact.clone());
            [true, false].map(|optimal| Certificate { optimal, low: number(&low), high: number(&high) })
        };
        pairs.into_iter().flat_map(both).collect()
    }
}

struct Truth {
    value: RBig,
    low: RBig,
    high: RBig,
    optimal: bool,
}

impl Truth {
    fn of(pair: &Pair) -> Option<Truth> {
        let rows = rationals(&pair.matrix);
        let value = SmallGame::of(rows.clone())?.value().clone();
        let zero = || vec![RBig::ZERO; rows[0].len()];
        let earned = pair.p.weights().zip(&rows).fold(zero(), |earned, (weight, row)| {
            earned.into_iter().zip(row).map(|(sum, payoff)| sum + &weight * payoff).collect()
        });
        let conceded: Vec<RBig> = rows
            .iter()
            .map(|row| {
                pair.q.weights().zip(row).fold(RBig::ZERO, |sum, (weight, payoff)| sum + weight * payoff)
            })
            .collect();
        let optimal = earned.iter().all(|sum| *sum >= value) && conceded.iter().all(|sum| *sum <= value);
        let (low, high) = (earned.into_iter().min()?, conceded.into_iter().max()?);
        Some(Truth { value, low, high, optimal })
    }
}
