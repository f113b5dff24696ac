//! 9.11 At most half: a move takes at least one counter and at most half of the pile.

use crate::shared::values::{PileGame, Values};

mod solution;

/// The exercise: the value of every pile asked about.
pub type AtMostHalf = Values<Game>;

/// A move takes 1 to ⌊n/2⌋ of n counters, so piles of 0 and 1 are ends of the game.
pub struct Game;

impl PileGame for Game {
    const FOLDER: &'static str = "bai9_11_at_most_half";

    fn allows(pile: u64, taken: u64) -> bool {
        2 * taken <= pile
    }

    fn value(pile: u64) -> u64 {
        solution::value(pile)
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_table_of_the_book() {
        let values: Vec<u64> = (0..20).map(Game::value).collect();
        assert_eq!(values, [0, 0, 1, 0, 2, 1, 3, 0, 4, 2, 5, 1, 6, 3, 7, 0, 8, 4, 9, 2]);
    }

    #[test]
    fn an_even_pile_has_half_its_size_and_an_odd_one_the_value_of_its_smaller_half() {
        assert_eq!(Game::value(0), 0);
        for k in (0..1000).chain([1 << 31, 1 << 53, 500_000_000_000_000_000 - 1]) {
            assert_eq!(Game::value(2 * k), k);
            assert_eq!(Game::value(2 * k + 1), Game::value(k));
        }
    }
}
