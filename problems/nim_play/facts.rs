//! What the texts say and code computes.

use super::{Pile, solution::winning_moves};
use crate::shared::pile_sum::{Rule, Sum};
use exercise::Fact;

/// The computed parts of the texts.
pub fn facts() -> Vec<Fact> {
    vec![
        Fact::new("positions", |_| format!("${}$", counts().0)),
        Fact::new("same_moves", |_| format!("${}$", counts().1)),
    ]
}

/// How many positions of three piles of 0 to 15 counters have counters left, and in how many of them the same moves win
/// under both rules.
fn counts() -> (usize, usize) {
    let places = 1..16u64.pow(3);
    let winning = |rule, place: u64| {
        winning_moves(&Sum { rule, piles: vec![Pile(place & 15), Pile(place >> 4 & 15), Pile(place >> 8)] })
    };
    let same =
        places.clone().filter(|&place| winning(Rule::Normal, place) == winning(Rule::Misere, place)).count();
    (places.count(), same)
}

#[cfg(test)]
mod tests {
    /// The moves differ just where at most one pile has more than one counter: without such a pile, 7 positions; with
    /// one, in one of 3 places, 14 sizes and 4 pairs of others.
    #[test]
    fn the_rules_differ_only_near_the_end() {
        let (all, same) = super::counts();
        assert_eq!(all - same, 7 + 3 * 14 * 4);
    }
}
