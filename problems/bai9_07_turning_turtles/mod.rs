//! 9.7 Turning Turtles: a move turns one standing turtle onto its back and, if wanted, one other to its left
//! either way; whoever moves last wins.

use std::fmt::Write;

use checkers::{Bound, ReadError, Reader, Refusal, Tokens};
use generators::Dice;

use crate::exercise::{Exercise, Oracle, Outcomes, Recipe};

mod brute;
mod checker;
mod generator;
mod solution;

pub struct TurningTurtles;

/// A row of turtles; places count from 1.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Row {
    standing: Vec<bool>,
}

/// A move: turtle `x` onto its back and turtle `y` either way, none if `y` is 0.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Turn {
    pub x: usize,
    pub y: usize,
}

/// A winning move, or nothing if the position is lost.
pub type Reply = Option<Turn>;

const N: Bound = Bound::new("n", 1, 1_000_000);

impl Row {
    /// The places of the turtles that stand.
    fn places(&self) -> impl Iterator<Item = usize> + '_ {
        self.standing.iter().enumerate().filter(|&(_, &stands)| stands).map(|(index, _)| index + 1)
    }

    /// The rule, for 1 <= x <= n and any y.
    fn allows(&self, Turn { x, y }: Turn) -> Result<(), String> {
        if !self.standing[x - 1] {
            return Err(format!("turtle x = {x} lies on its back already"));
        }
        if y >= x {
            return Err(format!("turtle y = {y} is not to the left of x = {x}"));
        }
        Ok(())
    }

    /// Turns a turtle over, and does nothing for place 0.
    fn turn(&mut self, place: usize) {
        if let Some(stands) = place.checked_sub(1).and_then(|index| self.standing.get_mut(index)) {
            *stands = !*stands;
        }
    }
}

impl Exercise for TurningTurtles {
    type Input = Row;
    type Answer = Reply;

    const FOLDER: &'static str = "bai9_07_turning_turtles";
    const BOUNDS: &'static [Bound] = &[N];
    const RECIPES: &'static [Recipe<Row>] = generator::RECIPES;

    fn read(reader: &mut Reader) -> Result<Row, ReadError> {
        let n = reader.integer(&N)?;
        reader.end_line()?;
        let turtles = reader.string("the row", n, b"01")?;
        reader.end_line()?;
        Ok(Row { standing: turtles.iter().map(|&turtle| turtle == b'1').collect() })
    }

    fn write(Row { standing }: &Row, out: &mut String) {
        let _ = writeln!(out, "{}", standing.len());
        out.extend(standing.iter().map(|&stands| if stands { '1' } else { '0' }));
        out.push('\n');
    }

    fn read_answer(row: &Row, tokens: &mut Tokens) -> Result<Reply, Refusal> {
        let wins: u8 = tokens.integer("the outcome", 0..=1)?;
        if wins == 0 {
            return Ok(None);
        }
        let n = row.standing.len() as i128;
        Ok(Some(Turn { x: tokens.integer("x", 1..=n)?, y: tokens.integer("y", 0..=n)? }))
    }

    fn write_answer(reply: &Reply, out: &mut String) {
        let _ = match reply {
            None => writeln!(out, "0"),
            Some(Turn { x, y }) => writeln!(out, "1 {x} {y}"),
        };
    }

    fn solve(row: &Row) -> Reply {
        solution::winning_move(row)
    }

    fn oracle(row: &Row) -> Option<Oracle<'_, Reply>> {
        brute::oracle(row)
    }

    fn check(row: &Row, reply: &Reply, reference: &Reply) -> Result<(), Refusal> {
        checker::check(row, *reply, reference.is_some()).map_err(Refusal::new)
    }

    fn small(dice: &mut Dice) -> Row {
        generator::small(dice)
    }

    fn rivals(row: &Row) -> Vec<Reply> {
        let n = row.standing.len();
        if n > 20 {
            return Vec::new();
        }
        (1..=n).flat_map(|x| (0..=n).map(move |y| Some(Turn { x, y }))).chain([None]).collect()
    }

    fn outcomes(reply: &Reply) -> Option<Outcomes> {
        Some(Outcomes::count([reply.is_some()].into_iter()))
    }
}

#[cfg(test)]
mod tests {
    use crate::find;

    /// Turtles 3, 4, 6, 8 and 10 of ten stand.
    const BOOK: &[u8] = b"10\n0011010101\n";

    fn judge(input: &[u8], answer: &[u8]) -> Result<(), String> {
        let case = find("9.7").unwrap().read(input).map_err(|error| error.to_string())?;
        case.check(answer).map_err(|refusal| refusal.to_string())
    }

    #[test]
    fn the_moves_of_the_book_win() {
        for answer in [&b"1 10 9"[..], b"1 3 0", b"1 6 5"] {
            assert_eq!(judge(BOOK, answer), Ok(()));
        }
    }

    #[test]
    fn the_second_turtle_may_stand() {
        // After 8 and 5 have been turned in the book's game: 3, 4, 5, 6, 9 stand, and only (9, 4) wins.
        assert_eq!(judge(b"10\n0011110010\n", b"1 9 4"), Ok(()));
    }

    #[test]
    fn says_what_is_wrong_with_a_move() {
        for (answer, refusal) in [
            (&b"0"[..], "the answer is 0, but the position is won"),
            (b"1 9 0", "turtle x = 9 lies on its back already"),
            (b"1 3 9", "turtle y = 9 is not to the left of x = 3"),
            (b"1 3 3", "turtle y = 3 is not to the left of x = 3"),
            (
                b"1 10 3",
                "the move is legal, but it leaves the opponent a won position: the nim-sum of the standing places is 10, not 0",
            ),
            (b"1 11 0", "line 1, column 3: x = 11 is not in 1..=10"),
            (b"1 0 0", "line 1, column 3: x = 0 is not in 1..=10"),
            (b"1 3", "the answer ends where y should stand"),
        ] {
            assert_eq!(judge(BOOK, answer), Err(refusal.into()));
        }
        assert_eq!(judge(b"3\n111\n", b"1 3 0"), Err("the position is lost, no move wins".into()));
    }

    #[test]
    fn the_reader_refuses_a_row_of_another_length() {
        let read = |input: &[u8]| find("9.7").unwrap().read(input).map(|_| ()).map_err(|e| e.to_string());
        assert_eq!(read(b"3\n01\n"), Err("line 2, column 1: the row has 2 characters, expected 3".into()));
        assert_eq!(
            read(b"3\n012\n"),
            Err("line 2, column 3: the row consists of the characters 01, found \"2\"".into())
        );
    }
}
