//! 9.13 Even and odd: a move takes an even part of the pile, or the whole of an odd pile.

use crate::shared::{
    pile_rules,
    values::{PileGame, Values},
};
use exercise::{Fact, picture::Picture, play::AnyGame};

mod facts;
#[cfg(test)]
mod further;
mod game;
mod pictures;
mod solution;

/// The exercise: the value of every pile asked about.
pub type EvenOdd = Values<Game>;

/// A move takes a positive even number but not the whole pile, or the whole pile if it is odd.
pub struct Game;

impl PileGame for Game {
    const FOLDER: &'static str = "bai9_13_even_odd";
    const DIGITS: u32 = 59;

    fn allows(pile: u64, taken: u64) -> bool {
        pile_rules::even_odd(pile, taken)
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

    #[test]
    fn the_note_and_the_worked_example() {
        let left = |pile: u64| {
            let taken = (1..=pile).filter(|&taken| Game::allows(pile, taken));
            taken.map(|taken| (taken, pile - taken, Game::value(pile - taken))).collect::<Vec<_>>()
        };
        assert_eq!(left(5), [(2, 3, 2), (4, 1, 1), (5, 0, 0)]);
        assert_eq!(left(6), [(2, 4, 1), (4, 2, 0)]);
        assert_eq!(left(7), [(2, 5, 3), (4, 3, 2), (6, 1, 1), (7, 0, 0)]);
        assert_eq!(left(8), [(2, 6, 2), (4, 4, 1), (6, 2, 0)]);
        assert_eq!([5, 6, 7, 8].map(Game::value), [3, 2, 4, 3]);
    }

    #[test]
    fn the_mistakes_of_the_editorial_fail_first_where_it_says() {
        let whole_even_pile = values_by_rule(100, |pile, taken| taken == pile || taken.is_multiple_of(2));
        assert!((0..=50).all(|k| whole_even_pile[2 * k] == k as u64));
        let odd_pile_stays = values_by_rule(100, |pile, taken| taken < pile && taken.is_multiple_of(2));
        assert!((1..=50).all(|k| odd_pile_stays[2 * k - 1] == k as u64 - 1));
        // A double turns 2^53 + 1 into 2^53.
        let pile: u64 = (1 << 53) + 1;
        assert_eq!([pile, pile as f64 as u64].map(Game::value), [(1 << 52) + 1, (1 << 52) - 1]);
    }
}
