//! 9.35 The simplex method: the value of a matrix game and an optimal strategy of each player.

use checkers::Bound;

use crate::shared::solve_matrix::{Matrices, SolveMatrix};
use exercise::{Fact, picture::Picture};

mod facts;
#[cfg(test)]
mod further;
mod generator;
mod pictures;
mod solution;

/// The exercise: to solve any game.
pub type Simplex = SolveMatrix<AnyGame>;

/// All games up to a size.
pub struct AnyGame;

impl Matrices for AnyGame {
    const FOLDER: &'static str = "bai9_35_simplex";
    const ROWS: Bound = Bound::new("m", 1, 16);
    const COLUMNS: Bound = Bound::new("n", 1, 16);

    fn facts() -> Vec<Fact> {
        facts::facts()
    }

    fn pictures() -> Vec<Picture> {
        pictures::pictures()
    }
}

#[cfg(test)]
mod tests {
    use super::Simplex;
    use exercise::testing;

    const DOCUMENT: &str = "3 3\n0 5 -2\n-3 0 4\n6 -4 0\n";

    fn judge(input: &str, answer: &str) -> Result<(), String> {
        testing::judge::<Simplex>(input, answer)
    }

    #[test]
    fn the_game_of_the_book_has_the_value_96_143() {
        assert_eq!(testing::answer::<Simplex>(DOCUMENT), "96/143\n4/11 50/143 41/143\n4/13 42/143 57/143\n");
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
    fn nine_digits_behind_the_point_are_too_few_for_twelve_equal_probabilities_and_payoffs_near_1000() {
        let row = |i: usize| (0..12).map(|j| if i == j { "1000" } else { "999" }).collect::<Vec<_>>().join(" ");
        let game = format!("12 12\n{}\n", (0..12).map(row).collect::<Vec<_>>().join("\n"));
        let answer = |twelfth: &str| format!("999.083333333333 {}", [twelfth; 24].join(" "));
        assert_eq!(judge(&game, &answer("0.0833333333333")), Ok(()));
        assert!(judge(&game, &answer("0.083333333")).unwrap_err().starts_with("p is not optimal"));
    }

    #[test]
    fn any_optimal_pair_is_right() {
        let matching = "2 4\n1 -1 1 -1\n-1 1 -1 1\n";
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
        let game = "2 2\n2 0\n1 3\n";
        assert_eq!(judge(game, "3/2 1/2 1/2 3/4 1/4"), Ok(()));
        assert!(judge(game, "3/2 3/4 1/4 1/2 1/2").unwrap_err().starts_with("p is not optimal"));
    }

    #[test]
    fn the_reader_holds_the_matrix_to_its_shape() {
        let read = testing::read::<Simplex>;
        assert_eq!(
            read("2 2\n1 2\n3\n"),
            Err("line 3, column 2: expected a single space, but the line ends".into())
        );
        assert_eq!(
            read("1 2\n1 2 3\n"),
            Err("line 2, column 4: expected the end of the line (LF), but found a space".into())
        );
        assert!(read("1 1\n1\n2\n").is_err());
        assert!(read("1 1\n1001\n").is_err());
    }

    #[test]
    fn sixteen_rows_and_columns_are_the_most() {
        let read = testing::read::<Simplex>;
        let square =
            |side: usize| format!("{side} {side}\n{}", format!("{}\n", vec!["0"; side].join(" ")).repeat(side));
        assert_eq!(read(square(16)), Ok(()));
        assert_eq!(read(square(17)), Err("line 1, column 1: m = 17 is not in [1, 16]".into()));
        assert_eq!(read("16 17\n".to_string()), Err("line 1, column 4: n = 17 is not in [1, 16]".into()));
    }

    #[test]
    fn a_value_is_off_by_at_most_a_billionth_of_the_largest_payoff() {
        let scales = "3 3\n1000 -1000 1000\n0 1 1\n2 -1 -1\n";
        let solution = "0 3/4 1/4 1/2 1999/4000 1/4000";
        assert_eq!(judge(scales, &format!("0.5000009 {solution}")), Ok(()));
        // What a textbook's simplex method says.
        assert_eq!(
            judge(scales, &format!("0.499750125 {solution}")),
            Err("V = 0.499750125 is wrong, it is 0.5".into())
        );
    }
}
