//! The oracle: play broken off after so many rounds that nothing is left, see [`Rounds`].

use checkers::matrix_game::Solution;
use solutions::linked_games::GameMatrix;

use super::StochasticOneState;
use crate::{
    exercise::{Brute, Oracle},
    shared::rounds::{Rounds, number},
};

impl Brute for StochasticOneState {
    fn oracle(game: &GameMatrix) -> Option<Oracle<'_, Solution>> {
        let rounds = Rounds::of(std::slice::from_ref(game))?;
        let values = rounds.values();
        Some(Box::new(move |answer| rounds.judge(0, &values, answer)))
    }

    /// Strategies that any part of the matrix suggests, at the value and at what one round is worth, and values
    /// on both sides of the tolerance.
    fn rivals(game: &GameMatrix) -> Vec<Solution> {
        let Some(rounds) = Rounds::of(std::slice::from_ref(game)) else { return Vec::new() };
        let values = rounds.values();
        let suggestions = |values: &[f64]| rounds.suggestions(0, values);
        let value = number(values[0]);
        let mut rivals: Vec<Solution> = Vec::new();
        for (p, q) in suggestions(&values).into_iter().chain(suggestions(&[0.0])) {
            rivals.push(Solution { value: value.clone(), p, q });
        }
        let right = rivals.iter().find(|rival| rounds.judge(0, &values, rival).is_ok()).cloned();
        if let Some(Solution { p, q, .. }) = right {
            let close = rounds.nearly(0, &values).chain([0.0, rounds.values_after(1)[0]]);
            rivals.extend(close.map(|value| Solution { value: number(value), p: p.clone(), q: q.clone() }));
        }
        rivals
    }
}
