//! The oracle: the rules stage by stage, without a formula. Every game of one stage less is replaced by its value, and each
//! first stage is solved and judged by its square submatrices, see [`kernels`](crate::shared::kernels).
//!
//! That this is the whole game is tested: there a row is the set of stages that she watches, a column a plan of his, which
//! says after each course of the stages before whether he acts.

use std::{collections::BTreeMap, sync::OnceLock};

use checkers::{matrix_game::Solution, number::rational};
use dashu_ratio::RBig;

use super::{Inspection, Query};
use crate::shared::kernels::{SmallGame, oracle_of_queries, rivals_of_queries};
use exercise::{Oracle, OracleFn};

/// The most stages of a game that is looked at.
const MOST: usize = 9;

impl Oracle for Inspection {
    fn oracle(queries: &Vec<Query>) -> Option<OracleFn<'_, Vec<Solution>>> {
        match queries.iter().all(|query| query.n <= MOST) {
            true => oracle_of_queries(queries.iter().map(|query| first_stage(query, values()))),
            false => None,
        }
    }

    fn candidates(queries: &Vec<Query>) -> Vec<Vec<Solution>> {
        match queries.iter().all(|query| query.n <= MOST) {
            true => rivals_of_queries(queries.iter().map(|query| first_stage(query, values()))),
            false => Vec::new(),
        }
    }
}

/// The values of games: whether he need not act, the stages, how many of them are watched.
type Values = BTreeMap<(bool, usize, usize), RBig>;

/// The matrix of the first stage, where the values of the smaller games are known.
fn first_stage(&Query { free, n, k }: &Query, values: &Values) -> Vec<Vec<RBig>> {
    let after = |k: usize| values[&(free, n - 1, k)].clone();
    let unwatched = if free { -1 } else { 0 };
    vec![vec![rational(1, 1), after(k - 1)], vec![rational(unwatched, 1), after(k)]]
}

/// The values of all games of fewer than [`MOST`] stages.
fn values() -> &'static Values {
    static VALUES: OnceLock<Values> = OnceLock::new();
    VALUES.get_or_init(|| {
        let mut values = Values::new();
        let pairs = |n| [false, true].into_iter().flat_map(move |free| (0..=n).map(move |k| (free, k)));
        for (n, (free, k)) in (1..MOST).flat_map(|n| pairs(n).map(move |pair| (n, pair))) {
            let value = match k {
                0 => rational(if free { -1 } else { 0 }, 1),
                _ if k == n => rational(if free { 0 } else { 1 }, 1),
                // A game of 2 × 2 is small enough.
                _ => SmallGame::of(first_stage(&Query { free, n, k }, &values))
                    .map_or(RBig::ZERO, |game| game.value().clone()),
            };
            values.insert((free, n, k), value);
        }
        values
    })
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::shared::matrix_games::Matrix;
    use solutions::matrix_game;

    /// For every plan of his what each of her sets of `k` stages earns. In a set, bit 0 is the first stage.
    fn plans(free: bool, n: usize, k: usize) -> Vec<BTreeMap<u32, i64>> {
        let sets: Vec<u32> = (0..1 << n).filter(|set: &u32| set.count_ones() as usize == k).collect();
        let unwatched = if free { -1 } else { 0 };
        let act = sets.iter().map(|&set| (set, if set & 1 == 1 { 1 } else { unwatched })).collect();
        if n == 1 {
            let never = free.then(|| sets.iter().map(|&set| (set, 0)).collect());
            return [act].into_iter().chain(never).collect();
        }
        // What he does later depends on whether the first stage was watched.
        let none = || vec![BTreeMap::new()];
        let after_wait = if k < n { plans(free, n - 1, k) } else { none() };
        let after_watch = if k > 0 { plans(free, n - 1, k - 1) } else { none() };
        let mut all = vec![act];
        for waited in &after_wait {
            for watched in &after_watch {
                let unwatched = waited.iter().map(|(set, earned)| (set << 1, *earned));
                all.push(
                    unwatched.chain(watched.iter().map(|(set, earned)| (set << 1 | 1, *earned))).collect(),
                );
            }
        }
        all
    }

    #[test]
    fn the_stages_together_are_the_game_of_all_plans() {
        for free in [false, true] {
            for n in 1..=4 {
                for k in 0..=n {
                    let columns = plans(free, n, k);
                    let rows: Vec<u32> = columns[0].keys().copied().collect();
                    let matrix: Matrix =
                        rows.iter().map(|set| columns.iter().map(|plan| plan[set]).collect()).collect();
                    assert_eq!(matrix_game::solve(&matrix).value, values()[&(free, n, k)], "{free} {n} {k}");
                }
            }
        }
    }
}
