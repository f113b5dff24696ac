//! 9.7 Turning Turtles: a move turns one standing turtle onto its back and, if wanted, one other to its left
//! either way; whoever moves last wins.

use checkers::{Bound, Name, ReadError, Reader, Refusal, Sentence, Tokens, Writer, say};

use crate::shared::{reply, row};
use exercise::{
    Exercise, Outcomes,
    coverage::{self, Coverage, Feature},
    picture::Picture,
    play::AnyGame,
};

mod brute;
mod checker;
#[cfg(test)]
mod further;
mod game;
mod generator;
mod pictures;
mod solution;

pub struct TurningTurtles;

/// A row of turtles; places count from 1.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Row {
    pub standing: Vec<bool>,
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

/// What messages call the second line of an input.
const ROW: Name = Name::new("hàng rùa", "the row");

impl Row {
    /// The places of the turtles that stand.
    fn places(&self) -> impl Iterator<Item = usize> + '_ {
        self.standing.iter().enumerate().filter(|&(_, &stands)| stands).map(|(index, _)| index + 1)
    }

    /// The rule, for 1 <= x <= n and any y.
    pub fn allows(&self, Turn { x, y }: Turn) -> Result<(), Sentence> {
        if !self.standing[x - 1] {
            return Err(say!(
                vi "con rùa x = {x} đã nằm ngửa từ trước",
                en "turtle x = {x} lies on its back already",
            ));
        }
        if y >= x {
            return Err(say!(
                vi "con rùa y = {y} không ở bên trái x = {x}",
                en "turtle y = {y} is not to the left of x = {x}",
            ));
        }
        Ok(())
    }

    /// Turns a turtle over, and does nothing for place 0.
    pub fn turn(&mut self, place: usize) {
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

    fn read(reader: &mut Reader) -> Result<Row, ReadError> {
        Ok(Row { standing: row::read(reader, &N, 0, ROW)? })
    }

    fn write(Row { standing }: &Row, out: &mut Writer) {
        row::write(standing, 0, out);
    }

    fn read_answer(row: &Row, tokens: &mut Tokens) -> Result<Reply, Refusal> {
        let n = row.standing.len() as i128;
        reply::read(tokens, |tokens| {
            Ok(Turn { x: tokens.integer("x", 1..=n)?, y: tokens.integer("y", 0..=n)? })
        })
    }

    fn write_answer(reply: &Reply, out: &mut Writer) {
        reply::write(reply, out, |Turn { x, y }, out| {
            out.value(x).value(y);
        });
    }

    const FEATURES: &'static [Feature] = &[
        Feature::Kind(coverage::FAR_FROM_THE_LEFT),
        Feature::Kind(coverage::FAR_FROM_THE_RIGHT),
        Feature::Kind("a winning move of one turtle alone"),
        Feature::Lengths { name: coverage::NIM_SUM, least: 20, most: 20, except: &[] },
        Feature::Decides { name: coverage::NIM_SUM, digits: 20 },
    ];

    fn cover(row: &Row, reply: &Reply, coverage: &mut Coverage) {
        let sum = row.places().fold(0, |sum, place| sum ^ place);
        coverage.nim_sum(sum as u64);
        coverage.places(row.places().map(|place| place ^ sum < place), 400_000);
        if reply.is_some_and(|turn| turn.y == 0) {
            coverage.kind("a winning move of one turtle alone");
        }
    }

    fn outcomes(reply: &Reply) -> Option<Outcomes> {
        reply::outcomes(&[*reply])
    }

    fn game() -> Option<&'static dyn AnyGame> {
        Some(&game::GAME)
    }

    fn pictures() -> Vec<Picture> {
        pictures::all()
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use exercise::testing;

    /// Turtles 3, 4, 6, 8 and 10 of ten stand.
    const BOOK: &[u8] = b"10\n0011010101\n";

    fn judge(input: &[u8], answer: &[u8]) -> Result<(), String> {
        testing::judge::<TurningTurtles>(input, answer)
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
            (b"1 11 0", "line 1, column 3: x = 11 is not in [1, 10]"),
            (b"1 0 0", "line 1, column 3: x = 0 is not in [1, 10]"),
            (b"1 3", "the answer ends where y should be"),
        ] {
            assert_eq!(judge(BOOK, answer), Err(refusal.into()));
        }
        assert_eq!(judge(b"3\n111\n", b"1 3 0"), Err("the position is lost, no move wins".into()));
    }

    #[test]
    fn the_reader_refuses_a_row_of_another_length() {
        let read = testing::read::<TurningTurtles>;
        assert_eq!(read("3\n01\n"), Err("line 2, column 1: the row has 2 characters, expected 3".into()));
        assert_eq!(
            read("3\n012\n"),
            Err("line 2, column 3: the row must consist of the characters 01, found \"2\"".into())
        );
    }

    /// Every winning move of a row, smallest x first.
    fn winning_moves(row: &str) -> Vec<(usize, usize)> {
        let n = row.len();
        let input = format!("{n}\n{row}\n");
        let moves = (1..=n).flat_map(|x| (0..x).map(move |y| (x, y)));
        moves.filter(|(x, y)| judge(input.as_bytes(), format!("1 {x} {y}").as_bytes()).is_ok()).collect()
    }

    #[test]
    fn the_worked_example_of_the_editorial() {
        assert_eq!(winning_moves("0011010101"), [(3, 0), (6, 5), (10, 9)]);
        assert_eq!(judge(b"10\n0011010110\n", b"0"), Ok(()));
        assert_eq!(winning_moves("0011110010"), [(9, 4)]);
        assert_eq!(judge(b"10\n0010110000\n", b"0"), Ok(()));
    }

    #[test]
    fn the_rows_on_which_the_mistakes_of_the_editorial_fail() {
        assert_eq!(winning_moves("11"), [(2, 1)]);
        assert_eq!(winning_moves("01011"), [(2, 1)]);
    }
}
