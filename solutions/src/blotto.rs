//! Colonel Blotto: two players send their regiments to a few posts. A post pays 1 and as many as the enemy has there to
//! whoever has more, and nothing if both have equally many.
//!
//! Posts can be exchanged. If a player's strategy is optimal, so is the same strategy after the posts have been given other
//! numbers, and so is the mean of all of these. Hence there are optimal strategies under which pure strategies that differ by
//! their order alone have the same weight. So it is enough to choose a class, which is a partition, and to play a random
//! order of it: with at most 40 regiments for two posts or 12 for three there are at most 21 classes.
//!
//! Cost: for P partitions of one player and Q of the other P · Q · k · k! additions and the exact simplex method
//! ([`matrix_game`]) on a matrix of P × Q.

use std::cmp::Ordering;

use dashu_ratio::RBig;

use crate::matrix_game::{self, Solution};

/// How many regiments go to each post.
pub type Split = Vec<i64>;

/// All ways to send so many regiments to so many posts, in decreasing lexicographic order.
///
/// ```
/// use solutions::blotto::splits;
///
/// assert_eq!(splits(2, 2), [[2, 0], [1, 1], [0, 2]]);
/// assert_eq!(splits(3, 1), [[1, 0, 0], [0, 1, 0], [0, 0, 1]]);
/// ```
pub fn splits(posts: usize, regiments: i64) -> Vec<Split> {
    if posts <= 1 {
        return vec![vec![regiments; posts]];
    }
    let begun = |first: i64| {
        splits(posts - 1, regiments - first).into_iter().map(move |rest| [&[first], &rest[..]].concat())
    };
    (0..=regiments).rev().flat_map(begun).collect()
}

/// What the second player pays the first.
///
/// ```
/// use solutions::blotto::payoff;
///
/// assert_eq!(payoff(&[3, 1], &[1, 2]), 2 - 2);
/// assert_eq!(payoff(&[2, 2], &[2, 1]), 2);
/// ```
pub fn payoff(first: &[i64], second: &[i64]) -> i64 {
    let at_post = |(mine, theirs): (&i64, &i64)| match mine.cmp(theirs) {
        Ordering::Less => -1 - mine,
        Ordering::Equal => 0,
        Ordering::Greater => 1 + theirs,
    };
    first.iter().zip(second).map(at_post).sum()
}

/// Solves the game: the probabilities are those of [`splits`], in its order.
///
/// # Panics
/// If there is no post.
///
/// ```
/// use dashu_ratio::RBig;
/// use solutions::blotto::solve;
///
/// let over_18 = |n: i64| RBig::from_parts(n.into(), 18u8.into());
/// let solution = solve(2, 4, 3);
/// assert_eq!(solution.value, over_18(28));
/// assert_eq!(solution.row, [8, 0, 2, 0, 8].map(over_18));
/// assert_eq!(solution.column, [1, 8, 8, 1].map(over_18));
/// ```
pub fn solve(posts: usize, first: i64, second: i64) -> Solution {
    let (mine, theirs) = (Classes::new(posts, first), Classes::new(posts, second));
    // Exchanging posts on both sides changes nothing, so one member of her class stands for all. The mean over his class is
    // that over all k! orders of one split; their sum is an integer.
    let orders: i64 = (1..=posts as i64).product();
    let against = |split: &Split, class: &Vec<Split>| {
        let sum: i64 = class.iter().map(|other| payoff(split, other)).sum();
        sum * (orders / class.len() as i64)
    };
    let row = |class: &Vec<Split>| theirs.members.iter().map(|other| against(&class[0], other)).collect();
    let sums: Vec<Vec<i64>> = mine.members.iter().map(row).collect();
    let Solution { value, row, column } = matrix_game::solve(&sums);
    Solution {
        value: value / RBig::from(orders),
        row: mine.shared_out(&row),
        column: theirs.shared_out(&column),
    }
}

/// The splits that differ by their order alone.
struct Classes {
    /// The members of each class.
    members: Vec<Vec<Split>>,
    /// Of each split its class.
    class: Vec<usize>,
}

impl Classes {
    fn new(posts: usize, regiments: i64) -> Classes {
        let mut members: Vec<Vec<Split>> = Vec::new();
        let mut class = Vec::new();
        let mut sorted: Vec<Split> = Vec::new();
        for split in splits(posts, regiments) {
            let mut parts = split.clone();
            parts.sort_unstable();
            let place = sorted.iter().position(|known| *known == parts).unwrap_or_else(|| {
                sorted.push(parts);
                members.push(Vec::new());
                members.len() - 1
            });
            members[place].push(split);
            class.push(place);
        }
        Classes { members, class }
    }

    /// Each class's weight, in equal shares to its members.
    fn shared_out(&self, weights: &[RBig]) -> Vec<RBig> {
        let share = |&class: &usize| &weights[class] / RBig::from(self.members[class].len());
        self.class.iter().map(share).collect()
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn matrix(posts: usize, first: i64, second: i64) -> Vec<Vec<i64>> {
        let theirs = splits(posts, second);
        let row = |mine: Split| theirs.iter().map(|theirs| payoff(&mine, theirs)).collect();
        splits(posts, first).into_iter().map(row).collect()
    }

    #[test]
    fn strategies_by_classes_are_optimal_in_the_whole_game() {
        for (posts, most) in [(1, 5), (2, 12), (3, 6), (4, 4)] {
            for first in 1..=most {
                for second in 1..=most {
                    let solution = solve(posts, first, second);
                    assert!(solution.is_optimal_for(&matrix(posts, first, second)), "{posts} {first} {second}");
                }
            }
        }
    }

    #[test]
    fn there_are_at_most_21_classes() {
        assert_eq!(Classes::new(2, 40).members.len(), 21);
        assert_eq!(Classes::new(3, 12).members.len(), 19);
        assert_eq!(splits(3, 12).len(), 91);
    }

    #[test]
    fn the_player_with_more_regiments_has_the_better_game_and_equals_are_even() {
        for posts in [2, 3] {
            for first in 1..=6 {
                for second in 1..=6 {
                    let sign = solve(posts, first, second).value.cmp(&RBig::ZERO);
                    assert_eq!(sign, first.cmp(&second), "{posts} {first} {second}");
                }
            }
        }
    }
}
