//! 9.15 The queen game: a queen steps down, left or diagonally down-left; in the corner the game ends. The table
//! of its values.

use std::fmt::Write;

use checkers::{Bound, ReadError, Reader, Refusal, Tokens};
use generators::Dice;

use crate::exercise::{Exercise, Oracle, Outcomes, Recipe};

mod brute;
mod checker;
mod generator;
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
    const RECIPES: &'static [Recipe<usize>] = generator::RECIPES;

    fn read(reader: &mut Reader) -> Result<usize, ReadError> {
        let side = reader.integer(&SIDE)?;
        reader.end_line()?;
        Ok(side)
    }

    fn write(side: &usize, out: &mut String) {
        let _ = writeln!(out, "{side}");
    }

    fn read_answer(&side: &usize, tokens: &mut Tokens) -> Result<Table, Refusal> {
        // From (x, y) there are x + y + min(x, y) moves, so every value is below 3n.
        let mut value = |x, y| tokens.integer(format_args!("g({x}, {y})"), 0..=3 * SIDE.max);
        (0..side).map(|x| (0..side).map(|y| value(x, y)).collect()).collect()
    }

    fn write_answer(table: &Table, out: &mut String) {
        for row in table {
            for (y, value) in row.iter().enumerate() {
                let _ = write!(out, "{}{value}", if y == 0 { "" } else { " " });
            }
            out.push('\n');
        }
    }

    fn solve(&side: &usize) -> Table {
        solution::table(side)
    }

    fn oracle(&side: &usize) -> Option<Oracle<'static, Table>> {
        brute::oracle(side)
    }

    fn check(_: &usize, table: &Table, reference: &Table) -> Result<(), Refusal> {
        checker::check(table, reference)
    }

    fn small(dice: &mut Dice) -> usize {
        generator::small(dice)
    }

    fn outcomes(table: &Table) -> Option<Outcomes> {
        Some(Outcomes::count(table.iter().flatten().map(|&value| value > 0)))
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::find;

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
        let case = find("9.15").unwrap().read(b"2\n").unwrap();
        let judge = |answer: &[u8]| case.check(answer).map_err(|refusal| refusal.to_string());
        for (answer, refusal) in [
            (&b"0 1 1 2"[..], Ok(())),
            (b"0 1\n1 0\n", Err("g(1, 1) is 2, the answer says 0")),
            (b"0 1\n1", Err("the answer ends where g(1, 1) should stand")),
            (b"0 1\n1 2\n0", Err("line 3, column 1: the answer should end here, found \"0\"")),
            (b"0 1\n-1 2", Err("line 2, column 1: g(1, 0) = -1 is not in 0..=1800")),
        ] {
            assert_eq!(judge(answer), refusal.map_err(String::from));
        }
    }
}
