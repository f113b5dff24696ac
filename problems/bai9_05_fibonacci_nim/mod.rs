//! 9.5 Fibonacci Nim: the first move leaves something, later ones take at most twice what the opponent just took.

use crate::shared::dynamic::{self, DynamicGame, DynamicSubtraction};
use exercise::{picture::Picture, play::AnyGame};

#[cfg(test)]
mod further;
mod game;
mod solution;

/// The exercise: a winning first move from every number of tokens asked about.
pub type FibonacciNim = DynamicSubtraction<Game>;

/// A move takes at most twice what the opponent has just taken.
pub struct Game;

impl DynamicGame for Game {
    const FOLDER: &'static str = "bai9_05_fibonacci_nim";
    const FACTOR: u64 = 2;

    fn game() -> Option<&'static dyn AnyGame> {
        Some(&game::GAME)
    }

    fn pictures() -> Vec<Picture> {
        vec![Picture::worded("first_moves", dynamic::first_moves::<Game>)]
    }
}

#[cfg(test)]
mod tests {
    use solutions::zeckendorf::FIBONACCI;

    use super::*;
    use exercise::testing;

    fn judge(input: &[u8], answer: &[u8]) -> Result<(), String> {
        testing::judge::<FibonacciNim>(input, answer)
    }

    #[test]
    fn fibonacci_numbers_are_lost_up_to_the_last() {
        let within: Vec<u64> =
            FIBONACCI.into_iter().filter(|f| (2..=1_000_000_000_000_000_000).contains(f)).collect();
        assert_eq!(within.last(), Some(&679_891_637_638_612_258));
        for lost in within {
            assert_eq!(judge(format!("{lost}\n").as_bytes(), b"0"), Ok(()));
            assert_eq!(judge(format!("{}\n", lost + 1).as_bytes(), b"0").is_ok(), lost == 2);
        }
    }

    #[test]
    fn of_a_number_with_distant_parts_several_moves_win() {
        // 107 = 89 + 13 + 5: the opponent of 5 may take 10 and lacks 13, the opponent of 18 may take 36 and lacks 89.
        let right: Vec<u64> =
            (1..=110).filter(|take| judge(b"107\n", format!("1 {take}").as_bytes()).is_ok()).collect();
        assert_eq!(right, [5, 18]);
    }

    #[test]
    fn a_tail_that_is_too_large_does_not_win() {
        // 12 = 8 + 3 + 1: of the 8 that 4 leaves, the opponent may take all.
        let right: Vec<u64> =
            (1..=14).filter(|take| judge(b"12\n", format!("1 {take}").as_bytes()).is_ok()).collect();
        assert_eq!(right, [1]);
    }

    #[test]
    fn says_what_is_wrong_with_a_move() {
        for (answer, refusal) in [
            (&b"0"[..], "query 1: the answer is 0, but the position is won"),
            (b"1 12", "query 1: x = 12 is all there is, the first move must leave something"),
            (b"1 1000000000000000000", "query 1: x = 1000000000000000000 is more than the 12 tokens there are"),
            (
                b"1 4",
                "query 1: the move is legal, but it leaves the opponent a won position: \
                 of the 8 tokens left he may take 8 and wins",
            ),
        ] {
            assert_eq!(judge(b"12\n", answer), Err(refusal.into()));
        }
        assert_eq!(judge(b"13\n", b"1 5"), Err("query 1: the position is lost, no move wins".into()));
    }

    #[test]
    fn the_worked_example_of_the_editorial() {
        let mut left = 12;
        let moves = [(1, 11, true), (2, 9, false), (1, 8, true), (2, 6, false), (1, 5, true), (2, 3, false)];
        for (take, after, is_ours) in moves {
            left -= take;
            let least = solutions::zeckendorf::least_part(left).unwrap();
            assert_eq!((left, least > 2 * take), (after, is_ours));
        }
        let least = |tokens| solutions::zeckendorf::least_part(tokens).unwrap();
        assert_eq!([11, 9, 8, 6, 5, 3].map(least), [3, 1, 8, 1, 5, 3]);
    }

    #[test]
    fn the_numbers_of_the_common_mistakes() {
        let list = FIBONACCI.into_iter().take_while(|&number| number <= checkers::E18 as u64).count();
        assert_eq!(list, 86);
        let is_too_large = |n: i64| n.checked_mul(n).and_then(|n| n.checked_mul(5)?.checked_add(4)).is_none();
        assert!(!is_too_large(1_358_187_913) && is_too_large(1_358_187_914));
        // f_k is the Fibonacci number of index k + 1 in Binet's formula.
        let root = 5f64.sqrt();
        let binet = |index: usize| (((1.0 + root) / 2.0).powf((index + 1) as f64) / root).round() as u64;
        let first_failure = (1..=86).find(|&index| binet(index) != FIBONACCI[index - 1]).unwrap();
        assert!((68..=72).contains(&first_failure), "{first_failure}");
        assert!(judge(b"4\n", b"1 3").is_err());
    }
}
