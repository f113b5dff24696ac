//! The oracle: play broken off after so many rounds that nothing is left, see [`Rounds`].

use checkers::matrix_game::Solution;
use solutions::linked_games::GameMatrix;

use super::StochasticOneState;
use crate::shared::rounds::{Rounds, number};
use exercise::{Oracle, OracleFn};

impl Oracle for StochasticOneState {
    fn oracle(game: &GameMatrix) -> Option<OracleFn<'_, Solution>> {
        let rounds = Rounds::of(std::slice::from_ref(game))?;
        let values = rounds.values();
        Some(Box::new(move |answer| rounds.judge(0, &values, answer)))
    }

    /// Strategies that any part of the matrix suggests, at the value and at what one round is worth, and values
    /// on both sides of the tolerance.
    fn candidates(game: &GameMatrix) -> Vec<Solution> {
        let Some(rounds) = Rounds::of(std::slice::from_ref(game)) else { return Vec::new() };
        let values = rounds.values();
        let suggestions = |values: &[f64]| rounds.suggestions(0, values);
        let value = number(values[0]);
        let mut candidates: Vec<Solution> = Vec::new();
        for (p, q) in suggestions(&values).into_iter().chain(suggestions(&[0.0])) {
            candidates.push(Solution { value: value.clone(), p, q });
        }
        let right = candidates.iter().find(|candidate| rounds.judge(0, &values, candidate).is_ok()).cloned();
        if let Some(Solution { p, q, .. }) = right {
            let close = rounds.nearly(0, &values).chain([0.0, rounds.values_after(1)[0]]);
            candidates.extend(close.map(|value| Solution { value: number(value), p: p.clone(), q: q.clone() }));
        }
        candidates
    }
}
