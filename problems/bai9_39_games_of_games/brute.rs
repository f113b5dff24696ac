//! The oracle: play broken off after as many rounds as a chain may have games, see [`Rounds`].

use checkers::matrix_game::Solution;
use solutions::linked_games::GameMatrix;

use super::{CHAIN, GamesOfGames};
use crate::shared::rounds::{Rounds, number};
use exercise::{Oracle, OracleFn};

impl Oracle for GamesOfGames {
    fn oracle(games: &Vec<GameMatrix>) -> Option<OracleFn<'_, Vec<Solution>>> {
        let rounds = Rounds::of(games)?;
        let values = rounds.values_after(CHAIN.max as usize);
        Some(Box::new(move |answers| {
            for (game, answer) in answers.iter().enumerate() {
                rounds.judge(game, &values, answer).map_err(|reason| format!("game {}: {reason}", game + 1))?;
            }
            Ok(())
        }))
    }

    /// Right answers in which one game is changed: every pair of strategies that a submatrix suggests, a value
    /// about as far off as is allowed, and p and q exchanged.
    fn candidates(games: &Vec<GameMatrix>) -> Vec<Vec<Solution>> {
        let Some(rounds) = Rounds::of(games).filter(|_| games.len() <= FEW) else { return Vec::new() };
        let values = rounds.values_after(CHAIN.max as usize);
        let suggested = |game: usize| {
            let value = number(values[game]);
            let suggested = rounds.suggestions(game, &values).into_iter();
            suggested.map(move |(p, q)| Solution { value: value.clone(), p, q })
        };
        let right = |game| suggested(game).find(|solution| rounds.judge(game, &values, solution).is_ok());
        let Some(right) = (0..games.len()).map(right).collect::<Option<Vec<Solution>>>() else {
            return Vec::new();
        };
        let mut candidates = Vec::new();
        for game in 0..games.len() {
            let Solution { p, q, .. } = &right[game];
            let close = rounds.nearly(game, &values);
            let values = close.map(|value| Solution { value: number(value), ..right[game].clone() });
            let exchanged =
                (p.len() == q.len()).then(|| Solution { p: q.clone(), q: p.clone(), ..right[game].clone() });
            for candidate in suggested(game).chain(values).chain(exchanged) {
                let mut answers = right.clone();
                answers[game] = candidate;
                candidates.push(answers);
            }
        }
        candidates
    }
}

/// How many games a system may have to be given candidates.
const FEW: usize = 4;
