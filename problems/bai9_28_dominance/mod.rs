//! 9.28 Dominance: games in which two rows and two columns suffice, as in all that shrink to 2 × 2 when dominated rows
//! and columns are removed.

use checkers::{Bound, Sentence, say};
use solutions::two_lines::{Gap, solve};

use crate::shared::{
    matrix_games::{Matrix, turned},
    solve_matrix::{Matrices, SolveMatrix},
};
use exercise::{Fact, Promise, picture::Picture};

mod facts;
#[cfg(test)]
mod further;
mod generator;
mod pictures;
mod solution;

/// The exercise: to solve such a game.
pub type Dominance = SolveMatrix<TwoSuffice>;

/// Games in which both players have an optimal strategy that uses at most two rows, or columns.
pub struct TwoSuffice;

impl Matrices for TwoSuffice {
    const FOLDER: &'static str = "bai9_28_dominance";
    const ROWS: Bound = Bound::new("m", 1, 50);
    const COLUMNS: Bound = Bound::new("n", 1, 50);

    fn allows(matrix: &Matrix) -> Result<(), Sentence> {
        let Err(Gap { lower, upper }) = solve(matrix) else { return Ok(()) };
        Err(say!(
            vi "không có cặp chiến lược tối ưu nào dùng không quá hai hàng và hai cột: \
                dùng hai hàng chỉ nhận được nhiều nhất {lower}, dùng hai cột phải trả ít nhất {upper}",
            en "no optimal strategies use at most two rows and two columns: two rows earn at most {lower}, two columns \
                concede at least {upper}",
        ))
    }

    fn facts() -> Vec<Fact> {
        facts::facts()
    }

    fn pictures() -> Vec<Picture> {
        pictures::pictures()
    }

    fn promises() -> Vec<Promise<Matrix>> {
        vec![Promise { name: "single_lines_suffice", keeps: single_lines_suffice }]
    }
}

/// What the group `medium` promises.
fn single_lines_suffice(matrix: &Matrix) -> Result<(), Sentence> {
    match left_by_single_lines(matrix.clone()) {
        (0..=SIDE, 0..=SIDE) => Ok(()),
        (rows, columns) => Err(say!(
            vi "bỏ hết các hàng, cột bị một hàng, một cột khác trội hơn thì vẫn còn {rows} hàng và {columns} cột",
            en "without the rows and columns that one other dominates, {rows} rows and {columns} columns are left",
        )),
    }
}

/// How many rows and columns suffice.
const SIDE: usize = 2;

/// Removes rows and columns that one other dominates, as they come, and tells how many are left. In a game in which one
/// player gains what the other loses the order decides nothing: whatever goes could go later, too.
fn left_by_single_lines(mut game: Matrix) -> (usize, usize) {
    let (mut idle, mut is_turned) = (0, false);
    while idle < 2 {
        let dominated = |&i: &usize| {
            let below = |k: usize| game[i].iter().zip(&game[k]).all(|(entry, other)| entry <= other);
            (0..game.len()).any(|k| k != i && below(k))
        };
        match (0..game.len()).find(dominated) {
            Some(row) => {
                game.remove(row);
                idle = 0;
            }
            None => idle += 1,
        }
        game = turned(&game);
        is_turned = !is_turned;
    }
    match is_turned {
        true => (game[0].len(), game.len()),
        false => (game.len(), game[0].len()),
    }
}

#[cfg(test)]
mod tests {
    use super::Dominance;
    use exercise::testing::{self, answer};

    const A: &str = "4 4\n5 4 1 0\n4 3 2 -1\n0 -1 4 3\n1 -2 1 2\n";
    const B: &str = "3 4\n10 0 7 1\n2 6 4 7\n6 3 3 5\n";

    fn judge(input: &str, answer: &str) -> Result<(), String> {
        testing::judge::<Dominance>(input, answer)
    }

    #[test]
    fn the_games_of_the_book() {
        assert_eq!(answer::<Dominance>(A), "3/2\n1/2 0 1/2 0\n0 3/8 0 5/8\n");
        assert_eq!(answer::<Dominance>(B), "30/7\n2/7 5/7 0\n3/7 4/7 0 0\n");
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
    fn refuses_a_game_that_needs_three_rows_or_columns() {
        let read = testing::read::<Dominance>;
        assert_eq!(
            read("3 3\n0 1 -1\n-1 0 1\n1 -1 0\n"),
            Err("line 1, column 1: no optimal strategies use at most two rows and two columns: two rows earn at \
                 most -1/3, two columns concede at least 1/3"
                .into())
        );
        // Scissors, paper, stone for the second player only: the first has a row that is as good as any mixture.
        let one_side = "4 3\n0 1 -1\n-1 0 1\n1 -1 0\n0 0 0\n";
        assert!(
            read(one_side).unwrap_err().ends_with("two rows earn at most 0, two columns concede at least 1/3")
        );
    }

    #[test]
    fn games_that_dominance_does_not_reduce_are_allowed_if_two_lines_suffice() {
        let read = testing::read::<Dominance>;
        assert_eq!(read("2 3\n0 5 3\n5 0 3\n"), Ok(()));
        // No row and no column is dominated, and column 3 alone concedes no more than the value 2.
        assert_eq!(read("2 3\n0 5 2\n5 0 2\n"), Ok(()));
        assert_eq!(read("3 2\n1 2\n3 0\n0 3\n"), Ok(()));
    }

    #[test]
    fn fifty_rows_and_columns_are_the_most() {
        let read = testing::read::<Dominance>;
        assert_eq!(read("51 1\n"), Err("line 1, column 1: m = 51 is not in [1, 50]".into()));
        assert_eq!(read("1 51\n"), Err("line 1, column 3: n = 51 is not in [1, 50]".into()));
    }
}
