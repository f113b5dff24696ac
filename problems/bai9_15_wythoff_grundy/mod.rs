//! 9.15 The queen game: a queen steps down, left or diagonally down-left; in the corner the game ends. The table
//! of its values.

use checkers::{Bound, ReadError, Reader, Refusal, Tokens, Writer};

use exercise::{
    Exercise, Fact, Outcomes,
    coverage::{self, Feature},
    picture::Picture,
    play::AnyGame,
};

mod brute;
mod checker;
mod facts;
#[cfg(test)]
mod further;
mod game;
mod generator;
mod pictures;
mod solution;

pub struct WythoffGrundy;

/// The values g(x, y): a row for each x, in it a value for each y.
pub type Table = Vec<Vec<u32>>;

const SIDE: Bound = Bound::new("n", 1, 600);

/// The rule: whether the queen may go from a square to another in one move.
fn is_move(from: (usize, usize), to: (usize, usize)) -> bool {
    let (Some(left), Some(down)) = (from.0.checked_sub(to.0), from.1.checked_sub(to.1)) else { return false };
    (left, down) != (0, 0) && (left == 0 || down == 0 || left == down)
}

impl Exercise for WythoffGrundy {
    type Input = usize;
    type Answer = Table;

    const FOLDER: &'static str = "bai9_15_wythoff_grundy";
    const BOUNDS: &'static [Bound] = &[SIDE];
    const FEATURES: &'static [Feature] = coverage::EVERY_LENGTH;

    fn read(reader: &mut Reader) -> Result<usize, ReadError> {
        let side = reader.integer(&SIDE)?;
        reader.end_line()?;
        Ok(side)
    }

    fn write(side: &usize, out: &mut Writer) {
        out.line([side]);
    }

    fn read_answer(&side: &usize, tokens: &mut Tokens) -> Result<Table, Refusal> {
        // From (x, y) there are x + y + min(x, y) moves, so every value is below 3n.
        let row = |x| tokens.integers(side, |number| format!("g({x}, {})", number - 1), 0..=3 * SIDE.max);
        (0..side).map(row).collect()
    }

    fn write_answer(table: &Table, out: &mut Writer) {
        out.integer_rows(table);
    }

    fn outcomes(table: &Table) -> Option<Outcomes> {
        Some(Outcomes::count(table.iter().flatten().map(|&value| value > 0)))
    }

    fn game() -> Option<&'static dyn AnyGame> {
        Some(&game::GAME)
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
    use super::*;
    use exercise::{Reference, testing};

    #[test]
    fn the_table_of_the_book() {
        let table = [
            [0, 1, 2, 3, 4, 5, 6, 7, 8, 9],
            [1, 2, 0, 4, 5, 3, 7, 8, 6, 10],
            [2, 0, 1, 5, 3, 4, 8, 6, 7, 11],
            [3, 4, 5, 6, 2, 0, 1, 9, 10, 12],
            [4, 5, 3, 2, 7, 6, 9, 0, 1, 8],
            [5, 3, 4, 0, 6, 8, 10, 1, 2, 7],
            [6, 7, 8, 1, 9, 10, 3, 4, 5, 13],
            [7, 8, 6, 9, 0, 1, 4, 5, 3, 14],
            [8, 6, 7, 10, 1, 2, 5, 3, 4, 15],
            [9, 10, 11, 12, 8, 7, 13, 14, 15, 16],
        ];
        assert_eq!(WythoffGrundy::solve(&10), table);
    }

    #[test]
    fn the_note_and_the_worked_example() {
        let table = WythoffGrundy::solve(&5);
        let left = |from: (usize, usize)| {
            let squares = (0..=from.0).flat_map(|x| (0..=from.1).map(move |y| (x, y)));
            let mut values: Vec<u32> =
                squares.filter(|&to| is_move(from, to)).map(|(x, y)| table[x][y]).collect();
            values.sort_unstable();
            values
        };
        assert_eq!(left((1, 2)), [1, 1, 2, 2]);
        assert_eq!(left((2, 2)), [0, 0, 0, 2, 2, 2]);
        // The column of 3 and the row of 1 have coverage 3 and 0, 1, 2, the diagonal 2.
        assert_eq!(left((3, 1)), [0, 1, 2, 2, 3]);
        assert_eq!((table[1][2], table[2][2], table[3][1]), (0, 1, 4));
    }

    #[test]
    fn a_nim_sum_and_the_other_diagonal_are_wrong_on_a_board_of_2() {
        assert_eq!(WythoffGrundy::solve(&2), [[0, 1], [1, 2]]);
        // On the diagonal of x + y the square (1, 0) sees (0, 1), which is worth 1, and (0, 0).
        assert_eq!(solutions::grundy::mex([0, 1]), 2);
    }

    #[test]
    fn a_queen_steps_along_three_lines() {
        for to in [(3, 0), (3, 1), (0, 2), (2, 2), (2, 1), (1, 0)] {
            assert!(is_move((3, 2), to), "{to:?}");
        }
        for to in [(3, 2), (3, 3), (4, 1), (2, 3), (1, 1), (0, 0), (4, 3)] {
            assert!(!is_move((3, 2), to), "{to:?}");
        }
    }

    #[test]
    fn says_which_value_is_wrong() {
        for (answer, refusal) in [
            (&b"0 1 1 2"[..], Ok(())),
            (b"0 1\n1 0\n", Err("g(1, 1) is 2, the answer says 0")),
            (b"0 1\n1", Err("the answer ends where g(1, 1) should be")),
            (b"0 1\n1 2\n0", Err("line 3, column 1: the answer should end here, found \"0\"")),
            (b"0 1\n-1 2", Err("line 2, column 1: g(1, 0) = -1 is not in [0, 1800]")),
        ] {
            assert_eq!(testing::judge::<WythoffGrundy>("2\n", answer), refusal.map_err(String::from));
        }
    }
}
