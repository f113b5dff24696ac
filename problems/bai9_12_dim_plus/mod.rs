//! 9.12 Dim⁺: a move takes a divisor of the pile, 1 and the whole pile included.

use crate::shared::values::{PileGame, Values};

mod solution;

/// The exercise: the value of every pile asked about.
pub type DimPlus = Values<Game>;

/// A move takes a divisor of n from n counters; the empty pile, and it alone, is the end of the game.
pub struct Game;

impl PileGame for Game {
    const FOLDER: &'static str = "bai9_12_dim_plus";

    fn allows(pile: u64, taken: u64) -> bool {
        pile.is_multiple_of(taken)
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
        assert_eq!(values, [0, 1, 2, 1, 3, 1, 2, 1, 4, 1, 2, 1, 3, 1, 2, 1, 5, 1, 2, 1]);
    }

    #[test]
    fn the_value_is_one_more_than_the_exponent_of_two() {
        for exponent in 0..60 {
            assert_eq!(Game::value(1 << exponent), 1 + exponent);
        }
        assert_eq!(Game::value(1_000_000_000_000_000_000), 19);
    }
}
