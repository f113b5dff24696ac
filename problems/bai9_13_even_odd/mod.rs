//! 9.13 Even and odd: a move takes an even part of the pile, or the whole of an odd pile.

use crate::shared::{
    pile_rules,
    values::{PileGame, Values},
};

mod solution;

/// The exercise: the value of every pile asked about.
pub type EvenOdd = Values<Game>;

/// A move takes a positive even number but not the whole pile, or the whole pile if it is odd.
pub struct Game;

impl PileGame for Game {
    const FOLDER: &'static str = "bai9_13_even_odd";

    fn allows(pile: u64, taken: u64) -> bool {
        pile_rules::even_odd(pile, taken)
    }

    fn value(pile: u64) -> u64 {
        solution::value(pile)
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn empty_and_two_are_the_ends_of_the_game() {
        let is_end = |pile: &u64| !(1..=*pile).any(|taken| Game::allows(*pile, taken));
        assert_eq!((0..100).filter(is_end).collect::<Vec<_>>(), [0, 2]);
        assert_eq!((Game::value(0), Game::value(2)), (0, 0));
    }

    #[test]
    fn an_even_pile_2k_has_k_minus_1_and_an_odd_one_2k_minus_1_has_k() {
        for k in (1..1000).chain([1 << 31, 1 << 53, 500_000_000_000_000_000]) {
            assert_eq!(Game::value(2 * k), k - 1);
            assert_eq!(Game::value(2 * k - 1), k);
        }
    }
}
