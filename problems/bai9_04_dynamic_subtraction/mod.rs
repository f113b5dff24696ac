//! 9.4 Dynamic subtraction: the first move leaves something, later ones take at most what the opponent just took.

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

pub struct DynamicSubtraction;

/// How many times what the opponent has just taken a move may take.
const FACTOR: u64 = 1;

impl Exercise for DynamicSubtraction {
    /// N, the number of tokens, for each line.
    type Input = Vec<u64>;
    type Answer = Vec<Reply>;

    const FOLDER: &'static str = "bai9_04_dynamic_subtraction";
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
    use crate::find;

    fn judge(input: &[u8], answer: &[u8]) -> Result<(), String> {
        let case = find("9.4").unwrap().read(input).map_err(|error| error.to_string())?;
        case.check(answer).map_err(|refusal| refusal.to_string())
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
}
