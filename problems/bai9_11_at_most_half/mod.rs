//! 9.11 At most half: a move takes at least one counter and at most half of the pile.

use crate::shared::values::{PileGame, Values};
use exercise::{Fact, picture::Picture, play::AnyGame};

mod facts;
#[cfg(test)]
mod further;
mod game;
mod pictures;
mod solution;

/// The exercise: the value of every pile asked about.
pub type AtMostHalf = Values<Game>;

/// A move takes 1 to ⌊n/2⌋ of n counters, so piles of 0 and 1 are ends of the game.
pub struct Game;

impl PileGame for Game {
    const FOLDER: &'static str = "bai9_11_at_most_half";
    const DIGITS: u32 = 59;

    fn allows(pile: u64, taken: u64) -> bool {
        2 * taken <= pile
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

    #[test]
    fn the_note_and_the_worked_example() {
        let left = |pile: u64| (pile.div_ceil(2)..pile).map(Game::value).collect::<Vec<_>>();
        assert_eq!(left(10), [1, 3, 0, 4, 2]);
        assert_eq!(left(11), [3, 0, 4, 2, 5]);
        assert_eq!(left(12), [3, 0, 4, 2, 5, 1]);
        assert_eq!([10, 11, 12, 39].map(Game::value), [5, 1, 6, 2]);
        // 39 = 100111 in binary.
        assert_eq!([19, 9, 4].map(Game::value), [2, 2, 2]);
    }

    #[test]
    fn the_mistakes_of_the_editorial_fail_first_where_it_says() {
        let first_wrong = |value: fn(u64) -> u64| (0..100).find(|&pile| value(pile) != Game::value(pile));
        // Half rounded up: the right game with one counter more, wrong from 1 on.
        let rounded_up = values_by_rule(300, |pile, taken| 2 * taken <= pile + 1);
        assert!((0..=300u64).zip(&rounded_up).all(|(pile, &value)| value == Game::value(pile + 1)));
        assert!((1..=300u64).zip(&rounded_up[1..]).all(|(pile, &value)| value != Game::value(pile)));
        // Half in any case; the rule for odd piles once.
        assert_eq!(first_wrong(|pile| pile / 2), Some(3));
        assert_eq!(first_wrong(|pile| if pile % 2 == 0 { pile / 2 } else { pile / 4 }), Some(7));
        // A double turns 2^53 + 1 into 2^53.
        let pile: u64 = (1 << 53) + 1;
        assert_eq!(Game::value(pile), 1 << 51);
        assert_eq!(Game::value(pile as f64 as u64), 1 << 52);
    }
}
