//! 9.4 Dynamic subtraction: the first move leaves something, later ones take at most what the opponent just took.

use crate::shared::dynamic::{self, DynamicGame};
use exercise::{picture::Picture, play::AnyGame};

#[cfg(test)]
mod further;
mod game;
mod solution;

/// The exercise: a winning first move from every number of tokens asked about.
pub type DynamicSubtraction = dynamic::DynamicSubtraction<Game>;

/// A move takes at most what the opponent has just taken.
pub struct Game;

impl DynamicGame for Game {
    const FOLDER: &'static str = "bai9_04_dynamic_subtraction";
    const FACTOR: u64 = 1;

    fn game() -> Option<&'static dyn AnyGame> {
        Some(&game::GAME)
    }

    fn pictures() -> Vec<Picture> {
        vec![Picture::worded("first_moves", dynamic::first_moves::<Game>)]
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use exercise::testing;

    fn judge(input: &[u8], answer: &[u8]) -> Result<(), String> {
        testing::judge::<DynamicSubtraction>(input, answer)
    }

    #[test]
    fn of_44_tokens_both_4_and_12_win_and_nothing_else() {
        let right: Vec<u64> =
            (1..=50).filter(|take| judge(b"44\n", format!("1 {take}").as_bytes()).is_ok()).collect();
        assert_eq!(right, [4, 12]);
    }

    #[test]
    fn powers_of_two_are_lost_up_to_the_last() {
        for exponent in 1..60 {
            let lost = 1u64 << exponent;
            assert_eq!(judge(format!("{lost}\n").as_bytes(), b"0"), Ok(()));
            if lost > 2 {
                assert_eq!(judge(format!("{}\n", lost - 1).as_bytes(), b"1 1"), Ok(()));
            }
            assert_eq!(judge(format!("{}\n", lost + 1).as_bytes(), b"1 1"), Ok(()));
        }
    }

    #[test]
    fn every_proper_tail_of_the_binary_digits_wins() {
        let tokens = 0b1011_0000_0000_0000_0000_0000_0000_0000_0000_0000_0000_0101u64;
        for digits in [1, 3, 45, 46] {
            let tail = tokens % (1 << digits);
            assert_eq!(judge(format!("{tokens}\n").as_bytes(), format!("1 {tail}").as_bytes()), Ok(()));
        }
    }

    #[test]
    fn says_what_is_wrong_with_a_move() {
        for (answer, refusal) in [
            (&b"0"[..], "query 1: the answer is 0, but the position is won"),
            (b"1 44", "query 1: x = 44 is all there is, the first move must leave something"),
            (b"1 45", "query 1: x = 45 is more than the 44 tokens there are"),
            (
                b"1 32",
                "query 1: the move is legal, but it leaves the opponent a won position: \
                 of the 12 tokens left he may take 4 and wins",
            ),
        ] {
            assert_eq!(judge(b"44\n", answer), Err(refusal.into()));
        }
        assert_eq!(judge(b"32\n", b"1 1"), Err("query 1: the position is lost, no move wins".into()));
    }

    /// The lowest one.
    fn lowest(tokens: u64) -> u64 {
        tokens & tokens.wrapping_neg()
    }

    #[test]
    fn the_worked_example_of_the_editorial() {
        let mut left = 44;
        for (take, after, is_ours) in
            [(4, 40, true), (3, 37, false), (1, 36, true), (1, 35, false), (1, 34, true)]
        {
            left -= take;
            assert_eq!((left, lowest(left) > take), (after, is_ours));
        }
        assert_eq!([40, 37, 36, 35, 34].map(lowest), [8, 1, 4, 1, 2]);
    }

    #[test]
    fn a_number_with_s_ones_has_s_minus_1_winning_first_moves() {
        for tokens in 2..300u64 {
            let takes = dynamic::winning_first_takes::<Game>(tokens);
            assert_eq!(takes.len() as u32, tokens.count_ones() - 1);
            let highest = 1 << tokens.ilog2();
            assert!(!takes.contains(&highest));
            assert!(takes.is_empty() || takes.contains(&(tokens - highest)));
        }
    }

    #[test]
    fn the_largest_lowest_one_of_an_answer_is_2_to_the_58() {
        assert_eq!(
            judge(format!("{}\n", 3u64 << 58).as_bytes(), format!("1 {}", 1u64 << 58).as_bytes()),
            Ok(())
        );
        assert!(3u64 << 59 > checkers::E18 as u64);
    }

    #[test]
    fn binary_logarithms_in_double_precision_fail_from_2_to_the_49_on() {
        let is_taken_for_a_power = |tokens: u64| (tokens as f64).log2().fract() == 0.0;
        for exponent in 2..60 {
            let power = 1u64 << exponent;
            assert_eq!(is_taken_for_a_power(power - 1), exponent >= 49, "2^{exponent} - 1");
            assert_eq!(is_taken_for_a_power(power + 1), exponent >= 49, "2^{exponent} + 1");
        }
    }
}
