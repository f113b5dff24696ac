//! 9.33 Guessing: the second player hides a number, the first guesses it and wins what it is worth.

use std::fmt::Write;

use checkers::{Bound, ReadError, Reader, Refusal, Tokens, matrix_game::Solution, number::rational};
use dashu_ratio::RBig;
use generators::Dice;

use crate::{
    exercise::{Exercise, Oracle, Recipe},
    shared::matrix_games::{diagonal, write_solution},
};

mod brute;
mod checker;
mod generator;
mod solution;

pub struct Guessing;

/// What a right guess of each number wins.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Prizes(Vec<i64>);

impl Prizes {
    fn exact(&self) -> Vec<RBig> {
        self.0.iter().map(|&prize| rational(prize, 1)).collect()
    }

    /// The game, row by row: a row is a guess, a column what is hidden.
    fn rows(&self) -> Vec<Vec<RBig>> {
        diagonal(&self.exact())
    }
}

const COUNT: Bound = Bound::new("n", 1, 100);
const PRIZE: Bound = Bound::new("d", 1, 1000).shown("d_j");

impl Exercise for Guessing {
    type Input = Prizes;
    type Answer = Solution;

    const FOLDER: &'static str = "bai9_33_guessing";
    const BOUNDS: &'static [Bound] = &[COUNT, PRIZE];
    const RECIPES: &'static [Recipe<Prizes>] = generator::RECIPES;

    fn read(reader: &mut Reader) -> Result<Prizes, ReadError> {
        let n = reader.integer(&COUNT)?;
        reader.end_line()?;
        let prizes = reader.integers(&PRIZE, n)?;
        reader.end_line()?;
        Ok(Prizes(prizes))
    }

    fn write(Prizes(prizes): &Prizes, out: &mut String) {
        let line: Vec<String> = prizes.iter().map(i64::to_string).collect();
        let _ = writeln!(out, "{}\n{}", prizes.len(), line.join(" "));
    }

    fn read_answer(Prizes(prizes): &Prizes, tokens: &mut Tokens) -> Result<Solution, Refusal> {
        Solution::read(tokens, prizes.len(), prizes.len())
    }

    fn write_answer(solution: &Solution, out: &mut String) {
        write_solution(solution, out);
    }

    fn solve(prizes: &Prizes) -> Solution {
        solution::solve(prizes)
    }

    fn oracle(prizes: &Prizes) -> Option<Oracle<'_, Solution>> {
        brute::oracle(prizes)
    }

    fn check(prizes: &Prizes, answer: &Solution, reference: &Solution) -> Result<(), Refusal> {
        checker::check(prizes, answer, reference)
    }

    fn small(dice: &mut Dice) -> Prizes {
        generator::small(dice)
    }

    fn rivals(prizes: &Prizes) -> Vec<Solution> {
        brute::rivals(prizes)
    }
}

#[cfg(test)]
mod tests {
    use crate::find;

    fn judge(input: &[u8], answer: &str) -> Result<(), String> {
        let case = find("9.33").unwrap().read(input).map_err(|error| error.to_string())?;
        case.check(answer.as_bytes()).map_err(|refusal| refusal.to_string())
    }

    #[test]
    fn powers_of_two_are_worth_16_15() {
        let case = find("9.33").unwrap().read(b"4\n2 4 8 16\n").unwrap();
        assert_eq!(
            String::from_utf8(case.answer()).unwrap(),
            "16/15\n8/15 4/15 2/15 1/15\n8/15 4/15 2/15 1/15\n"
        );
    }

    #[test]
    fn the_larger_prize_is_guessed_less_often() {
        assert_eq!(judge(b"2\n1 3\n", "3/4 3/4 1/4 0.75 0.25"), Ok(()));
        assert_eq!(
            judge(b"2\n1 3\n", "3/4 1/4 3/4 0.75 0.25"),
            Err("p is not optimal: against column 1 it earns only 0.25, the value is 0.75".into())
        );
        assert_eq!(
            judge(b"2\n1 3\n", "3/4 3/4 1/4 0.25 0.75"),
            Err("q is not optimal: against row 2 it concedes 2.25, the value is 0.75".into())
        );
    }

    #[test]
    fn with_one_number_there_is_nothing_to_guess() {
        assert_eq!(judge(b"1\n1000\n", "1000 1 1"), Ok(()));
        assert!(judge(b"1\n1000\n", "0 1 1").is_err());
    }

    #[test]
    fn there_are_as_many_prizes_as_the_first_line_says() {
        let read = |input: &[u8]| find("9.33").unwrap().read(input).map(|_| ());
        assert!(read(b"2\n1 2\n").is_ok());
        for input in [&b"2\n1\n"[..], b"2\n1 2 3\n", b"2\n1 0\n", b"2\n1 1001\n", b"0\n\n"] {
            assert!(read(input).is_err(), "{}", input.escape_ascii());
        }
    }
}
