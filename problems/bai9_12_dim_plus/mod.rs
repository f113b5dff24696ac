//! 9.12 Dim⁺: a move takes a divisor of the pile, 1 and the whole pile included.

use crate::shared::values::{PileGame, Values};
use exercise::{Fact, picture::Picture, play::AnyGame};

mod facts;
#[cfg(test)]
mod further;
mod game;
mod pictures;
mod solution;

/// The exercise: the value of every pile asked about.
pub type DimPlus = Values<Game>;

/// A move takes a divisor of n from n counters; the empty pile, and it alone, is the end of the game.
pub struct Game;

impl PileGame for Game {
    const FOLDER: &'static str = "bai9_12_dim_plus";
    const DIGITS: u32 = 6;

    fn allows(pile: u64, taken: u64) -> bool {
        pile.is_multiple_of(taken)
    }

    fn value(pile: u64) -> u64 {
        solution::value(pile)
    }

    fn game() -> Option<&'static dyn AnyGame> {
        Some(&game::GAME)
    }

    fn facts() -> Vec<Fact> {
        facts::facts()
    }

    fn pictures() -> Vec<Picture> {
        pictures::pictures()
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::shared::values::values_by_rule;

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

    #[test]
    fn the_note_and_the_worked_example() {
        let left = |pile: u64| {
            let taken = (1..=pile).filter(|&taken| Game::allows(pile, taken));
            taken.map(|taken| (taken, pile - taken, Game::value(pile - taken))).collect::<Vec<_>>()
        };
        assert_eq!(left(6), [(1, 5, 1), (2, 4, 3), (3, 3, 1), (6, 0, 0)]);
        assert_eq!(left(12), [(1, 11, 1), (2, 10, 2), (3, 9, 1), (4, 8, 4), (6, 6, 2), (12, 0, 0)]);
        assert_eq!([6, 12].map(Game::value), [2, 3]);
    }

    #[test]
    fn the_mistakes_of_the_editorial_fail_first_where_it_says() {
        let first_wrong = |value: fn(u64) -> u64| (1..100).find(|&pile| value(pile) != Game::value(pile));
        // Dim: the whole pile may not be taken.
        let dim = values_by_rule(300, |pile, taken| taken < pile && pile.is_multiple_of(taken));
        assert!((1..=300u64).zip(&dim[1..]).all(|(pile, &value)| value + 1 == Game::value(pile)));
        let divisors = |pile: u64| (1..=pile).filter(|&part| pile.is_multiple_of(part)).count() as u64;
        assert_eq!(first_wrong(divisors), Some(3));
        assert_eq!(first_wrong(|pile| u64::from(pile.count_ones())), Some(2));
        assert_eq!(first_wrong(|pile| 1 + u64::from(pile.ilog2())), Some(3));
        assert_eq!(first_wrong(|pile| 1 << pile.trailing_zeros()), Some(4));
        // A double turns the odd 2^53 + 1 into 2^53.
        let pile: u64 = (1 << 53) + 1;
        assert_eq!([pile, pile as f64 as u64].map(Game::value), [1, 54]);
    }
}
