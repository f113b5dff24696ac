//! 9.28 Dominance: games that shrink to at most 2 × 2 when dominated rows and columns are removed.

use checkers::{Bound, ReadError, Reader, Refusal, Tokens, matrix_game::Solution};
use generators::Dice;
use solutions::dominance::reduce;

use crate::{
    exercise::{Exercise, Oracle, Recipe},
    shared::matrix_games::{Matrix, read_matrix, write_matrix, write_solution},
};

mod brute;
mod checker;
mod generator;
mod solution;

pub struct Dominance;

const ROWS: Bound = Bound::new("m", 1, 50);
const COLUMNS: Bound = Bound::new("n", 1, 50);
const PAYOFF: Bound = Bound::new("a", -1000, 1000).shown("a_{ij}");

/// To how many rows and columns every game shrinks.
const SIDE: usize = 2;

impl Exercise for Dominance {
    type Input = Matrix;
    type Answer = Solution;

    const FOLDER: &'static str = "bai9_28_dominance";
    const BOUNDS: &'static [Bound] = &[ROWS, COLUMNS, PAYOFF];
    const RECIPES: &'static [Recipe<Matrix>] = generator::RECIPES;

    fn read(reader: &mut Reader) -> Result<Matrix, ReadError> {
        let mark = reader.mark();
        let matrix = read_matrix(reader, &ROWS, &COLUMNS, &PAYOFF)?;
        if reduce(&matrix, SIDE).is_none() {
            return Err(reader.error(mark, "dominance does not reduce the game to at most 2 × 2"));
        }
        Ok(matrix)
    }

    fn write(matrix: &Matrix, out: &mut String) {
        write_matrix(matrix, out);
    }

    fn read_answer(matrix: &Matrix, tokens: &mut Tokens) -> Result<Solution, Refusal> {
        Solution::read(tokens, matrix.len(), matrix[0].len())
    }

    fn write_answer(solution: &Solution, out: &mut String) {
        write_solution(solution, out);
    }

    fn solve(matrix: &Matrix) -> Solution {
        solution::solve(matrix)
    }

    fn oracle(matrix: &Matrix) -> Option<Oracle<'_, Solution>> {
        brute::oracle(matrix)
    }

    fn check(matrix: &Matrix, answer: &Solution, reference: &Solution) -> Result<(), Refusal> {
        checker::check(matrix, answer, reference)
    }

    fn small(dice: &mut Dice) -> Matrix {
        generator::small(dice)
    }

    fn rivals(matrix: &Matrix) -> Vec<Solution> {
        brute::rivals(matrix)
    }
}

#[cfg(test)]
mod tests {
    use crate::find;

    const A: &str = "4 4\n5 4 1 0\n4 3 2 -1\n0 -1 4 3\n1 -2 1 2\n";
    const B: &str = "3 4\n10 0 7 1\n2 6 4 7\n6 3 3 5\n";

    fn judge(input: &str, answer: &str) -> Result<(), String> {
        let case = find("9.28").unwrap().read(input.as_bytes()).map_err(|error| error.to_string())?;
        case.check(answer.as_bytes()).map_err(|refusal| refusal.to_string())
    }

    fn answer(input: &str) -> String {
        String::from_utf8(find("9.28").unwrap().read(input.as_bytes()).unwrap().answer()).unwrap()
    }

    #[test]
    fn the_games_of_the_book() {
        assert_eq!(answer(A), "3/2\n1/2 0 1/2 0\n0 3/8 0 5/8\n");
        assert_eq!(answer(B), "30/7\n2/7 5/7 0\n3/7 4/7 0 0\n");
    }

    #[test]
    fn the_lines_of_b_meet_at_two_sevenths() {
        assert_eq!(
            judge(B, "30/7 5/7 2/7 0 3/7 4/7 0 0"),
            Err("p is not optimal: against column 2 it earns only 1.714285714286, the value is 4.285714285714"
                .into())
        );
    }

    #[test]
    fn any_optimal_pair_is_right() {
        let equal_rows = "3 2\n1 3\n1 3\n4 0\n";
        for p in ["2/3 0 1/3", "0 2/3 1/3", "1/3 1/3 1/3"] {
            assert_eq!(judge(equal_rows, &format!("2 {p} 1/2 1/2")), Ok(()));
        }
    }

    #[test]
    fn refuses_a_game_that_dominance_does_not_reduce() {
        let read = |input: &str| {
            find("9.28").unwrap().read(input.as_bytes()).map(|_| ()).map_err(|error| error.to_string())
        };
        let refusal = "line 1, column 1: dominance does not reduce the game to at most 2 × 2";
        assert_eq!(read("3 3\n0 1 -1\n-1 0 1\n1 -1 0\n"), Err(refusal.into()));
        // Column 3 pays more than the mean of the others, and can go; or less, and then nothing can go.
        assert_eq!(read("2 3\n0 5 3\n5 0 3\n"), Ok(()));
        assert_eq!(read("2 3\n0 5 2\n5 0 2\n"), Err(refusal.into()));
    }
}
