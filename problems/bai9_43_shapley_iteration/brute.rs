//! The oracle: play broken off after K rounds, and after so many that nothing is left, see [`Rounds`].

use super::{Answer, Input, ShapleyIteration, Strategies};
use crate::shared::rounds::{Rounds, judge_number, nearly, number};
use exercise::{Oracle, OracleFn};

impl Oracle for ShapleyIteration {
    fn oracle(input: &Input) -> Option<OracleFn<'_, Answer>> {
        let rounds = Rounds::of(&input.states)?;
        let (after_rounds, values) = (rounds.values_after(input.rounds), rounds.values());
        Some(Box::new(move |answer| {
            let numbers =
                answer.after_rounds.iter().zip(&after_rounds).chain(answer.values.iter().zip(&values));
            for (given, exact) in numbers {
                judge_number(given, *exact)?;
            }
            for (state, Strategies { p, q }) in answer.strategies.iter().enumerate() {
                rounds.judge_strategies(state, &values, p, q)?;
            }
            Ok(())
        }))
    }

    /// Strategies that any part of a matrix suggests, the vectors of other rounds, and values on both sides of
    /// the tolerance.
    fn candidates(input: &Input) -> Vec<Answer> {
        let Some(rounds) = Rounds::of(&input.states) else { return Vec::new() };
        let (after_rounds, values) = (rounds.values_after(input.rounds), rounds.values());
        let numbers = |values: &[f64]| values.iter().copied().map(number).collect::<Vec<_>>();
        let suggestions = |state: usize| {
            let pairs = rounds.suggestions(state, &values).into_iter();
            pairs.map(|(p, q)| Strategies { p, q }).collect::<Vec<_>>()
        };
        let is_right =
            |state: usize, pair: &Strategies| rounds.judge_strategies(state, &values, &pair.p, &pair.q).is_ok();
        let optimal = |state: usize| suggestions(state).into_iter().find(|pair| is_right(state, pair));
        let Some(strategies) = (0..values.len()).map(optimal).collect::<Option<Vec<_>>>() else {
            return Vec::new();
        };
        let right = Answer { after_rounds: numbers(&after_rounds), values: numbers(&values), strategies };
        let mut candidates = vec![right.clone()];
        for other in [input.rounds.saturating_sub(1), input.rounds + 1] {
            candidates.push(Answer { after_rounds: numbers(&rounds.values_after(other)), ..right.clone() });
        }
        candidates.push(Answer { after_rounds: right.values.clone(), ..right.clone() });
        candidates.push(Answer { values: right.after_rounds.clone(), ..right.clone() });
        for state in 0..values.len() {
            for close in nearly(values[state]) {
                let mut candidate = right.clone();
                candidate.values[state] = number(close);
                candidates.push(candidate);
            }
            for close in nearly(after_rounds[state]) {
                let mut candidate = right.clone();
                candidate.after_rounds[state] = number(close);
                candidates.push(candidate);
            }
            for pair in suggestions(state) {
                let mut candidate = right.clone();
                candidate.strategies[state] = pair;
                candidates.push(candidate);
            }
        }
        candidates
    }
}
