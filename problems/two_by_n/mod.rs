//! Games of two rows or of two columns: the peak of a lower envelope.

use checkers::{Bound, Sentence, say};

use crate::shared::{
    matrix_games::Matrix,
    solve_matrix::{Matrices, SolveMatrix},
};
use exercise::picture::Picture;

mod generator;
mod pictures;
mod solution;

/// The exercise: to solve a narrow game.
pub type TwoByN = SolveMatrix<Narrow>;

/// Games of two rows, or of two columns.
pub struct Narrow;

impl Matrices for Narrow {
    const FOLDER: &'static str = "two_by_n";
    const ROWS: Bound = Bound::new("m", 1, 100_000);
    const COLUMNS: Bound = Bound::new("n", 1, 100_000);
    const PAYOFF: Bound = Bound::new("a", -1_000_000, 1_000_000).shown("a_{ij}");

    fn allows(matrix: &Matrix) -> Result<(), Sentence> {
        let (m, n) = (matrix.len(), matrix.first().map_or(0, Vec::len));
        match m == 2 || n == 2 {
            true => Ok(()),
            false => Err(say!(
                vi "m = {m}, n = {n}, nhưng một trong hai số phải bằng 2",
                en "m = {m} and n = {n}, but one of them has to be 2",
            )),
        }
    }

    fn pictures() -> Vec<Picture> {
        pictures::pictures()
    }
}

#[cfg(test)]
mod tests {
    use super::TwoByN;
    use exercise::testing;

    const DOCUMENT: &str = "2 4\n2 3 1 5\n4 1 6 0\n";

    fn judge(input: &str, answer: &str) -> Result<(), String> {
        testing::judge::<TwoByN>(input, answer)
    }

    #[test]
    fn the_game_of_the_book_is_worth_17_sevenths() {
        assert_eq!(testing::answer::<TwoByN>(DOCUMENT), "17/7\n5/7 2/7\n0 5/7 2/7 0\n");
    }

    #[test]
    fn a_flat_top_is_levelled() {
        // Both ends of the flat top are right, and what lies between; of the columns only the level one is.
        let flat = "2 3\n0 1 3\n3 1 0\n";
        assert_eq!(testing::answer::<TwoByN>(flat), "1\n1/3 2/3\n0 1 0\n");
        assert_eq!(judge(flat, "1 1/2 1/2 0 1 0"), Ok(()));
        assert_eq!(judge(flat, "1 2/3 1/3 0 1 0"), Ok(()));
        assert_eq!(
            judge(flat, "1 1/2 1/2 1/2 0 1/2"),
            Err("q is not optimal: against row 1 it concedes 1.5, the value is 1".into())
        );
    }

    #[test]
    fn a_millionth_of_a_thousandth_of_the_payoffs_is_allowed() {
        let large = "1 2\n1000000 0\n";
        assert_eq!(judge(large, "0.0009 1 0 1"), Ok(()));
        assert!(judge(large, "0.0011 1 0 1").is_err());
    }
}
