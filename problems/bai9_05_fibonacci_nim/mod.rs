//! 9.5 Fibonacci Nim: the first move leaves something, later ones take at most twice what the opponent just took.

use checkers::{Bound, ReadError, Reader, Refusal, Tokens};
use generators::Dice;

use crate::{
    exercise::{Exercise, Oracle, Outcomes, Recipe},
    shared::{
        dynamic::{self, LINES, TOKENS},
        take::{self, Reply},
    },
};

mod brute;
mod checker;
mod generator;
mod solution;

pub struct FibonacciNim;

/// How many times what the opponent has just taken a move may take.
const FACTOR: u64 = 2;

impl Exercise for FibonacciNim {
    /// N, the number of tokens, for each line.
    type Input = Vec<u64>;
    type Answer = Vec<Reply>;

    const FOLDER: &'static str = "bai9_05_fibonacci_nim";
    const BOUNDS: &'static [Bound] = &[LINES, TOKENS];
    const RECIPES: &'static [Recipe<Vec<u64>>] = generator::RECIPES;

    fn read(reader: &mut Reader) -> Result<Vec<u64>, ReadError> {
        dynamic::read(reader)
    }

    fn write(queries: &Vec<u64>, out: &mut String) {
        dynamic::write(queries, out);
    }

    fn read_answer(queries: &Vec<u64>, tokens: &mut Tokens) -> Result<Vec<Reply>, Refusal> {
        take::read(queries.len(), tokens)
    }

    fn write_answer(replies: &Vec<Reply>, out: &mut String) {
        take::write(replies, out);
    }

    fn solve(queries: &Vec<u64>) -> Vec<Reply> {
        queries.iter().map(|&tokens| solution::winning_take(tokens)).collect()
    }

    fn oracle(queries: &Vec<u64>) -> Option<Oracle<'_, Vec<Reply>>> {
        brute::oracle(queries)
    }

    fn check(queries: &Vec<u64>, replies: &Vec<Reply>, _: &Vec<Reply>) -> Result<(), Refusal> {
        checker::check(queries, replies)
    }

    fn small(dice: &mut Dice) -> Vec<u64> {
        generator::small(dice)
    }

    fn rivals(queries: &Vec<u64>) -> Vec<Vec<Reply>> {
        dynamic::rivals(queries)
    }

    fn outcomes(replies: &Vec<Reply>) -> Option<Outcomes> {
        Some(take::outcomes(replies))
    }
}

#[cfg(test)]
mod tests {
    use solutions::zeckendorf::FIBONACCI;

    use crate::find;

    fn judge(input: &[u8], answer: &[u8]) -> Result<(), String> {
        let case = find("9.5").unwrap().read(input).map_err(|error| error.to_string())?;
        case.check(answer).map_err(|refusal| refusal.to_string())
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
}
