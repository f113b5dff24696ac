//! Figures in mazes: a move takes one figure any number of squares to the left or up; whoever cannot move loses.

use std::{cmp::Ordering, slice};

use checkers::{Bound, Name, ReadError, Reader, Refusal, Sentence, Tokens, Writer, say};
use solutions::maze::{Board, Square};

use crate::shared::reply;
use exercise::{
    Exercise, Fact, Outcomes,
    coverage::{self, Coverage, Feature},
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

pub struct Maze;

/// A move: which figure goes where, all counted from 0.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Walk {
    pub figure: usize,
    pub to: Square,
}

/// A winning move, or nothing if the position is lost.
pub type Reply = Option<Walk>;

const COUNT: Bound = Bound::new("k", 1, 1000);
const ROWS: Bound = Bound::new("r", 1, 1000);
const COLUMNS: Bound = Bound::new("c", 1, 1000);
const CELLS: Bound = Bound::named(Name::new("tổng số ô", "squares"), 1, 4_000_000);

/// What messages call parts of an input.
const MAZE: Name = Name::new("mê cung", "maze");
const ROW: Name = Name::new("hàng ô", "the row of squares");

/// How a row is written: floor, wall, the figure.
const ALPHABET: &[u8] = b".#@";

/// A square as files and messages count it, from 1.
fn shown((row, column): Square) -> String {
    format!("({}, {})", row + 1, column + 1)
}

/// The rule: whether the figure of a maze may go to a square, and if not, why.
pub fn allows(maze: &Board, to: Square) -> Result<(), Sentence> {
    let (row, column) = maze.figure();
    let (from, there) = (shown((row, column)), shown(to));
    let mut path: Box<dyn Iterator<Item = Square>> = match (to.0.cmp(&row), to.1.cmp(&column)) {
        (Ordering::Equal, Ordering::Equal) => {
            return Err(say!(
                vi "quân đang đứng ở {there}, mỗi nước phải đi ít nhất một ô",
                en "the figure is at {there} already, a move goes at least one square",
            ));
        }
        (Ordering::Equal, Ordering::Less) => Box::new((to.1..column).rev().map(|column| (row, column))),
        (Ordering::Less, Ordering::Equal) => Box::new((to.0..row).rev().map(|row| (row, column))),
        (Ordering::Equal, Ordering::Greater) | (Ordering::Greater, Ordering::Equal) => {
            return Err(say!(
                vi "từ {from} đến {there} không phải là sang trái hay lên trên",
                en "from {from} to {there} is neither to the left nor up",
            ));
        }
        _ => {
            return Err(say!(
                vi "{there} không cùng hàng, cũng không cùng cột với quân ở {from}",
                en "{there} is neither in the row nor in the column of the figure at {from}",
            ));
        }
    };
    match path.find(|&square| !maze.is_floor(square)) {
        None => Ok(()),
        Some(wall) if wall == to => Err(say!(vi "{there} là tường", en "{there} is a wall")),
        Some(wall) => Err(say!(
            vi "giữa {from} và {there} có tường ở {wall}",
            en "between {from} and {there} there is a wall at {wall}",
            wall = shown(wall),
        )),
    }
}

/// Reads a maze; `total` counts the squares of all.
fn read_maze(reader: &mut Reader, total: &mut usize) -> Result<Board, ReadError> {
    let start = reader.mark();
    let rows: usize = reader.integer(&ROWS)?;
    reader.space()?;
    let columns: usize = reader.integer(&COLUMNS)?;
    reader.end_line()?;
    *total += rows * columns;
    if *total > CELLS.max as usize {
        let message = say!(
            vi "tổng số ô của các mê cung vượt quá {most}",
            en "the mazes have more than {most} squares in all",
            most = CELLS.max,
        );
        return Err(reader.error(start, message));
    }
    let mut cells = Vec::with_capacity(rows * columns);
    for _ in 0..rows {
        cells.extend_from_slice(reader.string(ROW, columns, ALPHABET)?);
        reader.end_line()?;
    }
    let maze = Board::new(columns, cells);
    maze.ok_or_else(|| {
        let message =
            say!(vi "mê cung này phải có đúng một quân @", en "this maze should have exactly one figure @");
        reader.error(start, message)
    })
}

impl Exercise for Maze {
    type Input = Vec<Board>;
    type Answer = Reply;

    const FOLDER: &'static str = "maze";
    const BOUNDS: &'static [Bound] = &[COUNT, ROWS, COLUMNS, CELLS];

    fn read(reader: &mut Reader) -> Result<Vec<Board>, ReadError> {
        let count: usize = reader.integer(&COUNT)?;
        reader.end_line()?;
        let mut total = 0;
        let mut mazes = Vec::with_capacity(count);
        for number in 1..=count {
            reader.label(MAZE, number);
            mazes.push(read_maze(reader, &mut total)?);
        }
        reader.unlabel();
        reader.count(&CELLS, total, reader.mark())?;
        Ok(mazes)
    }

    fn write(mazes: &Vec<Board>, out: &mut Writer) {
        out.line([mazes.len()]);
        for maze in mazes {
            out.line([maze.rows(), maze.columns()]);
            for row in maze.cells().chunks(maze.columns()) {
                out.line([String::from_utf8_lossy(row)]);
            }
        }
    }

    fn read_answer(mazes: &Vec<Board>, tokens: &mut Tokens) -> Result<Reply, Refusal> {
        reply::read(tokens, |tokens| {
            let number: usize = tokens.integer("i", 1..=mazes.len() as i128)?;
            let maze = &mazes[number - 1];
            let row: usize = tokens.integer("y", 1..=maze.rows() as i128)?;
            let column: usize = tokens.integer("x", 1..=maze.columns() as i128)?;
            Ok(Walk { figure: number - 1, to: (row - 1, column - 1) })
        })
    }

    fn write_answer(reply: &Reply, out: &mut Writer) {
        reply::write(reply, out, |Walk { figure, to: (row, column) }, out| {
            out.value(figure + 1).value(row + 1).value(column + 1);
        });
    }

    const FEATURES: &'static [Feature] = &[
        Feature::Kind(coverage::FAR_FROM_THE_LEFT),
        Feature::Kind(coverage::FAR_FROM_THE_RIGHT),
        Feature::Kind(ONLY_LEFT),
        Feature::Kind(ONLY_UP),
        Feature::Kind(RAISES),
        Feature::Lengths { name: coverage::NIM_SUM, least: 0, most: 11, except: &[] },
        Feature::Lengths { name: VALUE, least: 0, most: 11, except: &[] },
    ];

    fn cover(mazes: &Vec<Board>, _: &Reply, coverage: &mut Coverage) {
        let values: Vec<(u16, Vec<(Square, u16)>)> = mazes.iter().map(Board::values).collect();
        let sum = values.iter().fold(0, |sum, (value, _)| sum ^ value);
        coverage.nim_sum(sum.into());
        let (mut wins, mut left, mut up) = (Vec::new(), 0, 0);
        for (maze, (value, moves)) in mazes.iter().zip(&values) {
            coverage.number(VALUE, (*value).into());
            for ((row, _), after) in moves {
                let good = sum != 0 && after ^ value == sum;
                wins.push(good);
                left += usize::from(good && *row == maze.figure().0);
                up += usize::from(good && *row != maze.figure().0);
                if good && after > value {
                    coverage.kind(RAISES);
                }
            }
        }
        coverage.places(wins, 1_000);
        match (left, up) {
            (1.., 0) => coverage.kind(ONLY_LEFT),
            (0, 1..) => coverage.kind(ONLY_UP),
            _ => {}
        }
    }

    fn outcomes(reply: &Reply) -> Option<Outcomes> {
        reply::outcomes(slice::from_ref(reply))
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

const ONLY_LEFT: &str = "winning moves to the left only";
const ONLY_UP: &str = "winning moves up only";
const RAISES: &str = "a winning move to a greater value";
const VALUE: &str = "value of a figure's square";

/// The three mazes of the document, each with its figure in the lower right corner.
#[cfg(test)]
pub const DOCUMENT: [[&str; 5]; 3] = [
    ["..#..", "#...#", "..#..", "#....", "....@"],
    ["....#", "..#..", ".#...", ".#...", "....@"],
    [".....", ".###.", ".###.", ".###.", "....@"],
];

#[cfg(test)]
mod tests {
    use super::*;
    use exercise::testing;
    use solutions::maze::{NONE, values};

    fn judge(input: impl AsRef<[u8]>, answer: impl AsRef<[u8]>) -> Result<(), String> {
        testing::judge::<Maze>(input, answer)
    }

    fn input(mazes: &[[&str; 5]]) -> String {
        let maze = |rows: &[&str; 5]| format!("5 5\n{}\n", rows.join("\n"));
        format!("{}\n{}", mazes.len(), mazes.iter().map(maze).collect::<String>())
    }

    #[test]
    fn the_three_tables_of_the_document() {
        let printed =
            ["01#01 #012# 02#10 #3041 04132", "0123# 10#01 2#012 3#120 40253", "01234 1###0 2###1 3###2 40123"];
        for (maze, table) in DOCUMENT.iter().zip(printed) {
            let value = |byte: u8| if byte == b'#' { NONE } else { u16::from(byte - b'0') };
            let table: Vec<u16> = table.bytes().filter(|&byte| byte != b' ').map(value).collect();
            assert_eq!(values(5, maze.concat().as_bytes()), table);
        }
    }

    #[test]
    fn the_five_winning_moves_of_the_document() {
        let input = input(&DOCUMENT);
        let mut winning = Vec::new();
        for figure in 1..=3 {
            for (row, column) in (1..=5).flat_map(|row| (1..=5).map(move |column| (row, column))) {
                let answer = format!("1 {figure} {row} {column}");
                if judge(&input, &answer).is_ok() {
                    winning.push(answer);
                }
            }
        }
        assert_eq!(winning, ["1 1 3 5", "1 1 5 1", "1 2 2 5", "1 3 3 5", "1 3 5 3"]);
    }

    #[test]
    fn says_what_is_wrong_with_an_answer() {
        let won = input(&DOCUMENT);
        for (answer, refusal) in [
            ("0", "the answer is 0, but the position is won"),
            ("1 1 5 5", "the figure is at (5, 5) already, a move goes at least one square"),
            ("1 1 4 4", "(4, 4) is neither in the row nor in the column of the figure at (5, 5)"),
            ("1 1 2 5", "(2, 5) is a wall"),
            ("1 1 1 5", "between (5, 5) and (1, 5) there is a wall at (2, 5)"),
            ("1 1 5 4", "the move is legal, but it leaves the opponent a won position: its value is 3, not 0"),
            ("1 4 1 1", "line 1, column 3: i = 4 is not in [1, 3]"),
            ("1 1 6 1", "line 1, column 5: y = 6 is not in [1, 5]"),
            ("1 1 1 6", "line 1, column 7: x = 6 is not in [1, 5]"),
            ("1 1 1", "the answer ends where x should be"),
        ] {
            assert_eq!(judge(&won, answer), Err(refusal.into()), "{answer}");
        }
        let middle = "1\n3 3\n...\n.@.\n...\n";
        assert_eq!(judge(middle, "0"), Ok(()));
        assert_eq!(judge(middle, "1 1 2 1"), Err("the position is lost, no move wins".into()));
        let edge = "1\n2 2\n.@\n..\n";
        assert_eq!(judge(edge, "1 1 2 2"), Err("from (1, 2) to (2, 2) is neither to the left nor up".into()));
    }

    #[test]
    fn the_reader_wants_one_figure_in_each_maze() {
        let read = |input: &str| testing::read::<Maze>(input).unwrap_err();
        let figures = "this maze should have exactly one figure @";
        assert_eq!(read("1\n1 2\n..\n"), format!("line 2, column 1: maze 1: {figures}"));
        assert_eq!(read("2\n1 1\n@\n1 2\n@@\n"), format!("line 4, column 1: maze 2: {figures}"));
        let letters = "the row of squares must consist of the characters .#@, found \"x\"";
        assert_eq!(read("1\n1 2\n@x\n"), format!("line 3, column 2: maze 1: {letters}"));
    }

    #[test]
    fn values_beyond_both_sides() {
        // Rows whose squares see nothing above them have all values from 0 on, so the last column goes on from there.
        let maze = "#....\n####.\n#....\n####.\n#...@\n";
        let input = format!("1\n5 5\n{maze}");
        let case = Maze::read(&mut Reader::new(input.as_bytes())).unwrap();
        assert_eq!(case[0].values().0, 5);
    }
}
