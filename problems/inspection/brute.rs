//! The oracle: the whole game in one matrix, without stages. A row is the set of stages that she watches, a column the
//! stage in which he acts. The values of the smaller games come from such matrices, and the first stage is judged by
//! its square submatrices, see [`kernels`](crate::shared::kernels).

use std::{collections::BTreeMap, sync::OnceLock};

use checkers::{matrix_game::Solution, number::rational};
use dashu_ratio::RBig;
use solutions::matrix_game;

use super::{Inspection, Query};
use crate::shared::{
    kernels::{oracle_of_queries, rivals_of_queries},
    matrix_games::Matrix,
};
use exercise::{Oracle, OracleFn};

/// The most stages of a game that is looked at.
pub const MOST: usize = 9;

impl Oracle for Inspection {
    fn oracle(queries: &Vec<Query>) -> Option<OracleFn<'_, Vec<Solution>>> {
        if queries.iter().any(|query| query.n > MOST) {
            return None;
        }
        oracle_of_queries(queries.iter().map(first_stage))
    }

    fn candidates(queries: &Vec<Query>) -> Vec<Vec<Solution>> {
        if queries.iter().any(|query| query.n > MOST) {
            return Vec::new();
        }
        rivals_of_queries(queries.iter().map(first_stage))
    }
}

/// The matrix of the first stage of a game of at most [`MOST`] stages.
fn first_stage(&Query { free, n, k }: &Query) -> Vec<Vec<RBig>> {
    let unwatched = if free { -1 } else { 0 };
    let row = |here: i64, k: usize| vec![rational(here, 1), value(free, n - 1, k)];
    vec![row(1, k - 1), row(unwatched, k)]
}

/// The value of a game of fewer than [`MOST`] stages.
fn value(free: bool, n: usize, k: usize) -> RBig {
    static VALUES: OnceLock<BTreeMap<(bool, usize, usize), RBig>> = OnceLock::new();
    let all = || {
        let games = [false, true].into_iter().flat_map(|free| (1..MOST).map(move |n| (free, n)));
        let games = games.flat_map(|(free, n)| (0..=n).map(move |k| (free, n, k)));
        games.map(|game| (game, matrix_game::solve(&whole_game(game)).value)).collect()
    };
    VALUES.get_or_init(all)[&(free, n, k)].clone()
}

/// The payoffs of all plans against all plans.
pub fn whole_game((free, n, k): (bool, usize, usize)) -> Matrix {
    let unwatched = if free { -1 } else { 0 };
    let sets = (0u32..1 << n).filter(|set| set.count_ones() as usize == k);
    let row = |set: u32| {
        let mut row: Vec<i64> = (0..n).map(|stage| if set >> stage & 1 == 1 { 1 } else { unwatched }).collect();
        // He may also never act.
        row.extend(free.then_some(0));
        row
    };
    sets.map(row).collect()
}
