//! The oracle: the square submatrices of a small game, see [`kernels`](crate::shared::kernels). The game is made here from
//! the rules once more, post by post.

use checkers::matrix_game::Solution;
use dashu_ratio::RBig;

use super::{Armies, ColonelBlotto};
use crate::shared::{
    kernels::{oracle_of_game, rivals_of_game},
    matrix_games::rationals,
};
use exercise::{Oracle, OracleFn};

impl Oracle for ColonelBlotto {
    fn oracle(armies: &Armies) -> Option<OracleFn<'_, Solution>> {
        oracle_of_game(game(armies))
    }

    fn candidates(armies: &Armies) -> Vec<Solution> {
        rivals_of_game(game(armies))
    }
}

/// The game, its rows and columns sorted from the back.
fn game(armies: &Armies) -> Vec<Vec<RBig>> {
    let (mine, theirs) = (ways(armies.posts, armies.first), ways(armies.posts, armies.second));
    let row = |mine: &Vec<i64>| theirs.iter().map(|theirs| paid(mine, theirs)).collect();
    rationals(&mine.iter().map(row).collect())
}

/// All ways to send so many regiments: of all tuples of numbers those with the right sum.
fn ways(posts: usize, regiments: i64) -> Vec<Vec<i64>> {
    let mut tuples = vec![vec![]];
    for _ in 0..posts {
        let longer = |tuple: &Vec<i64>| -> Vec<Vec<i64>> {
            (0..=regiments).map(|count| [&tuple[..], &[count]].concat()).collect()
        };
        tuples = tuples.iter().flat_map(longer).collect();
    }
    tuples.retain(|tuple| tuple.iter().sum::<i64>() == regiments);
    tuples.sort_unstable_by(|a, b| b.cmp(a));
    tuples
}

/// What he pays her: at each post a point for it and a point for each captured regiment.
fn paid(mine: &[i64], theirs: &[i64]) -> i64 {
    let mut points = 0;
    for (&mine, &theirs) in mine.iter().zip(theirs) {
        if mine > theirs {
            points += 1 + theirs;
        }
        if theirs > mine {
            points -= 1 + mine;
        }
    }
    points
}
