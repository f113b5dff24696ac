//! 9.14 At least half: a move takes at least one counter and at least half of the pile.

use crate::shared::{
    pile_rules,
    values::{PileGame, Values},
};

mod solution;

/// The exercise: the value of every pile asked about.
pub type AtLeastHalf = Values<Game>;

/// A move leaves at most ⌊n/2⌋ of n counters; the empty pile, and it alone, is the end of the game.
pub struct Game;

impl PileGame for Game {
    const FOLDER: &'static str = "bai9_14_at_least_half";

    fn allows(pile: u64, taken: u64) -> bool {
        pile_rules::at_least_half(pile, taken)
    }

    fn value(pile: u64) -> u64 {
        solution::value(pile)
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_value_is_the_least_exponent_whose_power_of_two_is_above_the_pile() {
        for pile in (0..1000).chain([(1 << 31) - 1, 1 << 31, (1 << 59) - 1, 1 << 59, 1_000_000_000_000_000_000])
        {
            let exponent = (0..).find(|&exponent| 1u64 << exponent > pile);
            assert_eq!(Some(Game::value(pile)), exponent);
        }
    }
}
