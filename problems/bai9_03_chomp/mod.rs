//! 9.3 Chomp: a move takes a cell with all cells to the right of it and above it; the corner cell is poisoned.

use checkers::{Bound, Name, ReadError, Reader, Refusal, Tokens, Writer, sentence::QUERY};

use crate::shared::{
    chomp::{COLUMNS, Cell, HEIGHT, MOST_POSITIONS, Position, ROWS, positions_of, read_position},
    play::chomp::GAME,
    reply,
};
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
#[cfg(test)]
mod game;
mod generator;
mod pictures;
mod solution;

pub struct Chomp;

/// A board and positions on it.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Input {
    pub rows: usize,
    pub columns: usize,
    pub positions: Vec<Position>,
}

/// A cell that a winning move takes, or nothing if the position is lost.
pub type Reply = Option<Cell>;

const QUERIES: Bound = Bound::new("q", 1, 10_000);
const WAYS: Bound =
    Bound::named(Name::new("số thế của bàn", "positions of the board"), 2, MOST_POSITIONS as i128)
        .shown(r"\binom{m+n}{n}")
        .unreached("no binomial coefficient of this kind is 10^6; the tests have 988260");
const TOTAL: Bound = Bound::new("q*n", 1, 2_000_000).shown(r"q \cdot n");

impl Exercise for Chomp {
    type Input = Input;
    type Answer = Vec<Reply>;

    const FOLDER: &'static str = "bai9_03_chomp";
    const BOUNDS: &'static [Bound] = &[ROWS, COLUMNS, QUERIES, HEIGHT, WAYS, TOTAL];
    const FEATURES: &'static [Feature] = coverage::EVERY_LENGTH;

    fn read(reader: &mut Reader) -> Result<Input, ReadError> {
        let start = reader.mark();
        let rows = reader.integer(&ROWS)?;
        reader.space()?;
        let columns: usize = reader.integer(&COLUMNS)?;
        reader.space()?;
        let queries: usize = reader.integer(&QUERIES)?;
        reader.count(&WAYS, positions_of(rows, columns), start)?;
        reader.count(&TOTAL, queries * columns, start)?;
        reader.end_line()?;
        let mut positions = Vec::with_capacity(queries);
        for query in 1..=queries {
            reader.label(QUERY, query);
            positions.push(read_position(reader, rows, columns)?);
            reader.end_line()?;
        }
        reader.unlabel();
        Ok(Input { rows, columns, positions })
    }

    fn write(Input { rows, columns, positions }: &Input, out: &mut Writer) {
        out.line([*rows, *columns, positions.len()]);
        out.rows(positions.iter().map(|Position(heights)| heights));
    }

    fn read_answer(input: &Input, tokens: &mut Tokens) -> Result<Vec<Reply>, Refusal> {
        reply::read_each(&input.positions, tokens, |_, tokens| {
            let column = tokens.integer("x", 1..=COLUMNS.max)?;
            let row = tokens.integer("y", 1..=ROWS.max)?;
            Ok(Cell { column, row })
        })
    }

    fn write_answer(replies: &Vec<Reply>, out: &mut Writer) {
        for one in replies {
            reply::write(one, out, |Cell { column, row }, out| {
                out.value(column).value(row);
            });
        }
    }

    fn outcomes(replies: &Vec<Reply>) -> Option<Outcomes> {
        reply::outcomes(replies)
    }

    fn game() -> Option<&'static dyn AnyGame> {
        Some(&GAME)
    }

    fn facts() -> Vec<Fact> {
        facts::all()
    }

    fn pictures() -> Vec<Picture> {
        pictures::all()
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use exercise::testing;

    fn judge(input: &str, answer: &str) -> Result<(), String> {
        testing::judge::<Chomp>(input, answer)
    }

    #[test]
    fn in_the_position_of_the_book_the_cell_3_1_wins() {
        assert_eq!(judge("3 8 1\n3 2 2 2 2 1 1 1\n", "1 3 1"), Ok(()));
    }

    #[test]
    fn the_full_board_is_lost_only_if_it_is_the_poisoned_cell_alone() {
        for (rows, columns) in [(1, 1), (1, 9), (9, 1), (2, 7), (3, 8), (5, 5), (6, 4)] {
            let heights = vec![rows.to_string(); columns].join(" ");
            let lost = judge(&format!("{rows} {columns} 1\n{heights}\n"), "0").is_ok();
            assert_eq!(lost, rows * columns == 1);
        }
    }

    #[test]
    fn columns_come_before_rows() {
        // 1 × 2: the column on the right goes. 2 × 1: the upper row goes.
        assert_eq!(judge("1 2 1\n1 1\n", "1 2 1"), Ok(()));
        assert_eq!(judge("2 1 1\n2\n", "1 1 2"), Ok(()));
        assert_eq!(judge("2 1 1\n2\n", "1 2 1"), Err("query 1: the board has no column 2".into()));
    }

    #[test]
    fn says_what_is_wrong_with_a_move() {
        let input = "3 8 2\n1 0 0 0 0 0 0 0\n3 2 2 2 2 1 1 1\n";
        for (answer, refusal) in [
            ("0 0", "query 2: the answer is 0, but the position is won"),
            ("1 1 1 0", "query 1: the position is lost, no move wins"),
            ("0 1 3 3", "query 2: the square (3, 3) is not there: column 3 has height 2"),
            ("0 1 9 1", "query 2: the board has no column 9"),
            ("0 1 1 1", "query 2: the move takes the poisoned cell"),
            (
                "0 1 2 1",
                "query 2: the move is legal, but it leaves the opponent a won position: he can take the square (1, 2)",
            ),
            ("0 1 0 1", "query 2 (line 1, column 5): x = 0 is not in [1, 200]"),
            ("0 1 3", "query 2: the answer ends where y should be"),
        ] {
            assert_eq!(judge(input, answer), Err(refusal.into()), "{answer}");
        }
    }

    #[test]
    fn the_reader_enforces_what_the_statement_says_of_several_values() {
        let read = |input: &str| judge(input, "").unwrap_err();
        assert_eq!(read("2 2 1\n0 0\n"), "line 2, column 1: query 1: h1 = 0: the position is empty");
        assert_eq!(read("2 2 1\n3 0\n"), "line 2, column 1: query 1: h1 = 3 is more than m = 2");
        assert_eq!(read("2 2 1\n1 2\n"), "line 2, column 3: query 1: h2 = 2 is more than the 1 before it");
        assert!(read("3 180 1\n").starts_with("line 1, column 1: positions of the board = 1004731 is not in"));
        assert!(read("200 200 1\n").starts_with("line 1, column 1: positions of the board"));
        assert!(judge("3 179 1\n", "").unwrap_err().starts_with("line 2"));
        assert!(judge("1 200 10000\n", "").unwrap_err().starts_with("line 2"));
    }

    #[test]
    fn the_worked_example_of_the_editorial() {
        for lost in ["1 0 0", "2 1 0", "2 2 1"] {
            assert_eq!(judge(&format!("2 3 1\n{lost}\n"), "0"), Ok(()));
        }
        let marks = [
            ("2 0 0", "1 1 2"),
            ("1 1 0", "1 2 1"),
            ("1 1 1", "1 2 1"),
            ("2 2 0", "1 2 2"),
            ("2 1 1", "1 3 1"),
            ("2 2 2", "1 3 2"),
        ];
        for (position, answer) in marks {
            assert_eq!(judge(&format!("2 3 1\n{position}\n"), answer), Ok(()));
        }
    }

    #[test]
    fn on_the_full_board_of_2_by_3_only_the_last_cell_wins() {
        let cells = (1..=3).flat_map(|x| (1..=2).map(move |y| format!("1 {x} {y}")));
        let winning: Vec<_> = cells.filter(|answer| judge("2 3 1\n2 2 2\n", answer).is_ok()).collect();
        assert_eq!(winning, ["1 3 2"]);
    }

    #[test]
    fn the_largest_boards_have_1_3_to_1_7_winning_moves_per_position() {
        for (rows, columns) in facts::LARGEST {
            let board = solutions::chomp::Chomp::new(rows, columns);
            let ratio = board.winning_moves() as f64 / board.positions() as f64;
            assert!((1.25..1.75).contains(&ratio), "{rows} × {columns}: {ratio}");
        }
        assert_eq!(Position(vec![3; 179]).cells().count(), 537);
    }
}
