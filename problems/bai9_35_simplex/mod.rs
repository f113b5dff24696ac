//! 9.35 The simplex method: the value of a matrix game and an optimal strategy of each player.

use checkers::{Bound, ReadError, Reader, Refusal, Tokens, matrix_game::Solution};
use generators::Dice;

use crate::{
    exercise::{Exercise, Oracle, Recipe},
    shared::matrix_games::{Matrix, read_matrix, write_matrix, write_solution},
};

mod brute;
mod checker;
mod generator;
mod solution;

pub struct Simplex;

const ROWS: Bound = Bound::new("m", 1, 40);
const COLUMNS: Bound = Bound::new("n", 1, 40);
const PAYOFF: Bound = Bound::new("a", -1000, 1000).shown("a_{ij}");

impl Exercise for Simplex {
    type Input = Matrix;
    type Answer = Solution;

    const FOLDER: &'static str = "bai9_35_simplex";
    const BOUNDS: &'static [Bound] = &[ROWS, COLUMNS, PAYOFF];
    const RECIPES: &'static [Recipe<Matrix>] = generator::RECIPES;

    fn read(reader: &mut Reader) -> Result<Matrix, ReadError> {
        read_matrix(reader, &ROWS, &COLUMNS, &PAYOFF)
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

    const DOCUMENT: &[u8] = b"3 3\n0 5 -2\n-3 0 4\n6 -4 0\n";

    fn judge(input: &[u8], answer: &str) -> Result<(), String> {
        let case = find("9.35").unwrap().read(input).map_err(|error| error.to_string())?;
        case.check(answer.as_bytes()).map_err(|refusal| refusal.to_string())
    }

    #[test]
    fn the_game_of_the_book_has_the_value_96_143() {
        let case = find("9.35").unwrap().read(DOCUMENT).unwrap();
        assert_eq!(
            String::from_utf8(case.answer()).unwrap(),
            "96/143\n4/11 50/143 41/143\n4/13 42/143 57/143\n"
        );
    }

    #[test]
    fn twelve_digits_suffice_and_four_do_not() {
        let twelve = "0.671328671329 0.363636363636 0.34965034965 0.286713286713 \
                      0.307692307692 0.293706293706 0.398601398601";
        assert_eq!(judge(DOCUMENT, twelve), Ok(()));
        assert_eq!(judge(DOCUMENT, &twelve.replace("0.671328671329", "6.71328671329e-1")), Ok(()));
        assert_eq!(
            judge(DOCUMENT, "0.6713 0.3636 0.3497 0.2867 0.3077 0.2937 0.3986"),
            Err("V = 0.6713 is wrong, it is 0.671328671329".into())
        );
    }

    #[test]
    fn any_optimal_pair_is_right() {
        let matching = b"2 4\n1 -1 1 -1\n-1 1 -1 1\n";
        for q in ["1/2 1/2 0 0", "0 0 1/2 1/2", "1/2 0 0 1/2", "0.125 0.25 0.375 0.25"] {
            assert_eq!(judge(matching, &format!("0 1/2 1/2 {q}")), Ok(()));
        }
        assert_eq!(
            judge(matching, "0 1/2 1/2 1/2 0 1/2 0"),
            Err("q is not optimal: against row 1 it concedes 1, the value is 0".into())
        );
    }

    #[test]
    fn the_strategies_may_not_change_places() {
        let game = b"2 2\n2 0\n1 3\n";
        assert_eq!(judge(game, "3/2 1/2 1/2 3/4 1/4"), Ok(()));
        assert!(judge(game, "3/2 3/4 1/4 1/2 1/2").unwrap_err().starts_with("p is not optimal"));
    }

    #[test]
    fn the_reader_holds_the_matrix_to_its_shape() {
        let read =
            |input: &[u8]| find("9.35").unwrap().read(input).map(|_| ()).map_err(|error| error.to_string());
        assert_eq!(
            read(b"2 2\n1 2\n3\n"),
            Err("line 3, column 2: expected a single space, but the line ends".into())
        );
        assert_eq!(
            read(b"1 2\n1 2 3\n"),
            Err("line 2, column 4: expected the end of the line (LF), but a space stands here".into())
        );
        assert!(read(b"1 1\n1\n2\n").is_err());
        assert!(read(b"1 1\n1001\n").is_err());
    }
}
