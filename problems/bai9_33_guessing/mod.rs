//! 9.33 Guessing: the second player hides a number, the first guesses it and wins what it is worth.

use checkers::{
    Bound, ReadError, Reader, Refusal, Sentence, Tokens, Writer, matrix_game::Solution, number::rational,
};
use dashu_ratio::RBig;

use crate::shared::matrix_games::{diagonal, write_solution};
use exercise::{Exercise, Fact, laboratory::Laboratory, picture::Picture};

mod brute;
mod checker;
mod facts;
#[cfg(test)]
mod further;
mod generator;
mod pictures;
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

    fn read(reader: &mut Reader) -> Result<Prizes, ReadError> {
        let n = reader.integer(&COUNT)?;
        reader.end_line()?;
        let prizes = reader.integers(&PRIZE, n)?;
        reader.end_line()?;
        Ok(Prizes(prizes))
    }

    fn write(Prizes(prizes): &Prizes, out: &mut Writer) {
        out.line([prizes.len()]);
        out.integer_line(prizes);
    }

    fn read_answer(Prizes(prizes): &Prizes, tokens: &mut Tokens) -> Result<Solution, Refusal> {
        Solution::read(tokens, prizes.len(), prizes.len())
    }

    fn write_answer(solution: &Solution, out: &mut Writer) {
        write_solution(solution, out);
    }

    fn laboratory(prizes: &Prizes) -> Result<Laboratory, Sentence> {
        Ok(Laboratory::Matrix(prizes.rows()))
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
    use super::Guessing;
    use exercise::testing;

    fn judge(input: &str, answer: &str) -> Result<(), String> {
        testing::judge::<Guessing>(input, answer)
    }

    #[test]
    fn powers_of_two_are_worth_16_15() {
        assert_eq!(
            testing::answer::<Guessing>("4\n2 4 8 16\n"),
            "16/15\n8/15 4/15 2/15 1/15\n8/15 4/15 2/15 1/15\n"
        );
    }

    #[test]
    fn the_larger_prize_is_guessed_less_often() {
        assert_eq!(judge("2\n1 3\n", "3/4 3/4 1/4 0.75 0.25"), Ok(()));
        assert_eq!(
            judge("2\n1 3\n", "3/4 1/4 3/4 0.75 0.25"),
            Err("p is not optimal: against column 1 it earns only 0.25, the value is 0.75".into())
        );
        assert_eq!(
            judge("2\n1 3\n", "3/4 3/4 1/4 0.25 0.75"),
            Err("q is not optimal: against row 2 it concedes 2.25, the value is 0.75".into())
        );
    }

    #[test]
    fn with_one_number_there_is_nothing_to_guess() {
        assert_eq!(judge("1\n1000\n", "1000 1 1"), Ok(()));
        assert!(judge("1\n1000\n", "0 1 1").is_err());
    }

    #[test]
    fn there_are_as_many_prizes_as_the_first_line_says() {
        let read = testing::read::<Guessing>;
        assert!(read("2\n1 2\n").is_ok());
        for input in ["2\n1\n", "2\n1 2 3\n", "2\n1 0\n", "2\n1 1001\n", "0\n\n"] {
            assert!(read(input).is_err(), "{input:?}");
        }
    }
}
