//! 9.14 At least half: a move takes at least one counter and at least half of the pile.

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
pub type AtLeastHalf = Values<Game>;

/// A move leaves at most ⌊n/2⌋ of n counters; the empty pile, and it alone, is the end of the game.
pub struct Game;

impl PileGame for Game {
    const FOLDER: &'static str = "bai9_14_at_least_half";
    const DIGITS: u32 = 6;

    fn allows(pile: u64, taken: u64) -> bool {
        pile_rules::at_least_half(pile, taken)
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
    fn the_value_is_the_least_exponent_whose_power_of_two_is_above_the_pile() {
        for pile in (0..1000).chain([(1 << 31) - 1, 1 << 31, (1 << 59) - 1, 1 << 59, 1_000_000_000_000_000_000])
        {
            let exponent = (0..).find(|&exponent| 1u64 << exponent > pile);
            assert_eq!(Some(Game::value(pile)), exponent);
        }
    }

    #[test]
    fn the_note_and_the_worked_example() {
        let left = |pile: u64| (0..=pile / 2).rev().map(Game::value).collect::<Vec<_>>();
        assert_eq!(left(5), [2, 1, 0]);
        assert_eq!(left(11), [3, 3, 2, 2, 1, 0]);
        assert_eq!([5, 11, 4, 2, 1].map(Game::value), [3, 4, 3, 2, 1]);
    }

    #[test]
    fn the_mistakes_of_the_editorial_fail_first_where_it_says() {
        let by_logarithm = |pile: u64| (pile as f64).log2().floor() as u64 + 1;
        let all_ones = |digits: u32| (1u64 << digits) - 1;
        assert!((1..49).map(all_ones).all(|pile| by_logarithm(pile) == Game::value(pile)));
        assert!((49..=59).map(all_ones).all(|pile| by_logarithm(pile) == Game::value(pile) + 1));
        let rounded_up = |pile: u64| u64::from(pile.next_power_of_two().ilog2());
        assert!((1..1000u64).all(|pile| (rounded_up(pile) != Game::value(pile)) == pile.is_power_of_two()));
        // More than half must go: a pile of 2 is the first that differs.
        let more_than_half = values_by_rule(10, |pile, taken| 2 * taken > pile);
        assert_eq!((0..=10).find(|&pile| more_than_half[pile as usize] != Game::value(pile)), Some(2));
    }
}
