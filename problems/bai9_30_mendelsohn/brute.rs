//! The oracle: the whole matrix from the rule, solved by its square submatrices, see [`SmallGame`].

use checkers::number::rational;

use super::{Mendelsohn, Query, Strategy};
use crate::shared::kernels::SmallGame;
use exercise::{Oracle, OracleFn};

/// How many submatrices all games of a file may have, about: 4^n for n integers.
const WORK: usize = 60_000;

impl Oracle for Mendelsohn {
    fn oracle(queries: &Vec<Query>) -> Option<OracleFn<'_, Vec<Strategy>>> {
        let work = queries
            .iter()
            .try_fold(0usize, |work, query| work.checked_add(4usize.checked_pow(query.n as u32)?))?;
        if work > WORK {
            return None;
        }
        let games: Vec<SmallGame> = queries.iter().map(game).collect::<Option<_>>()?;
        Some(Box::new(move |answers| {
            for (index, (game, answer)) in games.iter().zip(answers).enumerate() {
                game.judge_first(answer).map_err(|reason| format!("query {}: {reason}", index + 1))?;
            }
            Ok(())
        }))
    }

    /// What the submatrices suggest, for a file of one small game, and every pure strategy.
    fn candidates(queries: &Vec<Query>) -> Vec<Vec<Strategy>> {
        let [query] = &queries[..] else { return Vec::new() };
        let Some(game) = game(query) else { return Vec::new() };
        let pure = |named: usize| (0..query.n).map(|k| rational(i64::from(k == named), 1).into()).collect();
        let suggested = game.candidates().into_iter().map(|candidate| candidate.p);
        suggested.chain((0..query.n).map(pure)).map(|strategy| vec![strategy]).collect()
    }
}

fn game(query: &Query) -> Option<SmallGame> {
    let row = |mine| (1..=query.n).map(|theirs| query.payoff(mine, theirs)).collect();
    SmallGame::of_integers(&(1..=query.n).map(row).collect())
}
