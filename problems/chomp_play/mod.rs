//! Chomp: a move takes a cell with all cells to the right of it and above it; the corner cell is poisoned. The program
//! plays to the end.

use std::{any::Any, sync::Arc};

use checkers::{Bound, Name, ReadError, Reader, Sentence, Writer, say};
use generators::TestRng;
use solutions::chomp::Lengths;

use crate::shared::{
    chomp::{self, COLUMNS, Cell, HEIGHT, ROWS, positions_of, random_position, read_position},
    play::chomp::GAME,
    versus::{FIRST, Opening, SEED, Versus, VersusGame},
};
use exercise::{Fact, Promise, interactive::GAME as GAME_OF_A_RUN, picture::Picture, play::AnyGame};

mod facts;
#[cfg(test)]
mod further;
mod pictures;
mod solution;

/// The exercise: games of Chomp, played to their end.
pub type ChompPlay = Versus<Chocolate>;

/// The game.
pub struct Chocolate;

/// A board, and what is left on it.
#[derive(Clone, Debug, PartialEq, Eq, Hash)]
pub struct Position {
    pub rows: usize,
    pub columns: usize,
    pub left: chomp::Position,
}

const GAMES: Bound = Bound::new("T", 1, 50);
const WAYS: Bound = Bound::named(Name::new("số thế của bàn", "positions of the board"), 2, 200_000)
    .shown(r"\binom{m+n}{n}")
    .unreached("the most that a board of at most 200000 positions has is 198485, which the tests have");
const IN_ALL: Bound = Bound::new("S", 1, 20_000);

impl Position {
    /// A board with all its cells.
    pub fn full(rows: usize, columns: usize) -> Position {
        Position { rows, columns, left: chomp::Position(vec![rows; columns]) }
    }

    /// The heights of the columns.
    pub fn heights(&self) -> &[usize] {
        &self.left.0
    }

    /// The position after a move.
    pub fn after(&self, cell: Cell) -> Position {
        Position { left: self.left.cut(cell), ..*self }
    }
}

impl VersusGame for Chocolate {
    type Position = Position;
    type Move = Cell;
    /// The board's table.
    type Known = Arc<Lengths>;

    const FOLDER: &'static str = "chomp_play";
    const BOUNDS: &'static [Bound] = &[GAMES, FIRST, ROWS, COLUMNS, WAYS, HEIGHT, IN_ALL, SEED];
    const GAMES: Bound = GAMES;
    const IN_ALL: Bound = IN_ALL;
    const MOVE: &'static [&'static str] = &["x", "y"];
    const LENGTHS: bool = true;

    fn read(reader: &mut Reader) -> Result<Position, ReadError> {
        let start = reader.mark();
        let rows = reader.integer(&ROWS)?;
        reader.space()?;
        let columns = reader.integer(&COLUMNS)?;
        reader.count(&WAYS, positions_of(rows, columns), start)?;
        reader.space()?;
        Ok(Position { rows, columns, left: read_position(reader, rows, columns)? })
    }

    fn write(position: &Position, out: &mut Writer) {
        out.value(position.rows).value(position.columns);
        for height in position.heights() {
            out.value(height);
        }
    }

    fn size(position: &Position) -> u64 {
        position.heights().iter().sum::<usize>() as u64
    }

    fn is_over(position: &Position) -> bool {
        position.left.is_empty()
    }

    fn last_mover_loses(_: &Position) -> bool {
        true
    }

    fn moves(position: &Position) -> Vec<Cell> {
        position.left.cells().collect()
    }

    fn read_move(position: &Position, numbers: &[i64]) -> Result<Cell, Sentence> {
        let (x, y) = (numbers[0], numbers[1]);
        let (Ok(column), Ok(row)) = (usize::try_from(x), usize::try_from(y)) else {
            return Err(say!(vi "bàn không có ô ({x}, {y})", en "the board has no square ({x}, {y})"));
        };
        let cell = Cell { column, row };
        position.left.after(cell).map(|_| cell)
    }

    fn write_move(cell: &Cell) -> String {
        format!("{} {}", cell.column, cell.row)
    }

    fn play(position: &Position, &cell: &Cell) -> Position {
        position.after(cell)
    }

    fn study(start: &Position) -> Arc<Lengths> {
        solution::table(start.rows, start.columns)
    }

    fn is_lost(table: &Arc<Lengths>, position: &Position) -> bool {
        table.board().is_lost(position.heights())
    }

    fn winning_moves(table: &Arc<Lengths>, position: &Position) -> Vec<Cell> {
        let winning = table.board().winning_moves_from(position.heights());
        winning.into_iter().map(|(column, row)| Cell { column, row }).collect()
    }

    fn best(table: &Arc<Lengths>, position: &Position) -> Cell {
        solution::best(table, position)
    }

    fn plies(table: &Arc<Lengths>, position: &Position) -> u32 {
        table.moves(position.heights()).into()
    }

    fn why(table: &Arc<Lengths>, position: &Position) -> Sentence {
        solution::why(table, position)
    }

    fn view(position: &Position) -> Sentence {
        let heights = position.heights();
        let &Position { rows, columns, .. } = position;
        let list: Vec<String> = heights.iter().map(usize::to_string).collect();
        let list = list.join(" ");
        if rows > 20 || columns > 60 {
            return say!(vi "chiều cao các cột: {list}", en "heights of the columns: {list}");
        }
        let cell = |row: usize, column: usize| match heights[column] >= row {
            true if (row, column) == (1, 0) => 'x',
            true => 'o',
            false => '.',
        };
        let line = |row: usize| (0..columns).map(|column| cell(row, column)).collect::<String>();
        let lines: Vec<String> = (1..=rows).rev().map(line).collect();
        let board = lines.join("\n");
        say!(
            vi "{board}\nchiều cao các cột: {list}",
            en "{board}\nheights of the columns: {list}",
        )
    }

    /// A third of the boards are full.
    fn random(rng: &mut TestRng, most: u64) -> Position {
        let (rows, columns) = random_board(rng, most as usize);
        match rng.chance(1, 3) {
            true => Position::full(rows, columns),
            false => Position { rows, columns, left: random_position(rng, rows, columns) },
        }
    }

    /// On the smallest board that has room for it, and with a row and a column to spare.
    fn of_size(size: u64) -> Vec<Position> {
        let mut all = Vec::new();
        for heights in partitions(size as usize, size as usize) {
            for spare in [0, 1] {
                let mut left = heights.clone();
                left.resize(heights.len() + spare, 0);
                let (rows, columns) = (heights[0] + spare, left.len());
                all.push(Position { rows, columns, left: chomp::Position(left) });
            }
        }
        all
    }

    fn game() -> Option<&'static dyn AnyGame> {
        Some(&GAME)
    }

    /// The page has the heights alone.
    fn to_page(position: &Position) -> Box<dyn Any> {
        Box::new(position.heights().to_vec())
    }

    fn from_page(position: &dyn Any) -> Option<Position> {
        let heights = position.downcast_ref::<Vec<usize>>()?;
        let left = chomp::Position(heights.clone());
        Some(Position { rows: *heights.first()?, columns: heights.len(), left })
    }

    fn facts() -> Vec<Fact> {
        facts::all()
    }

    fn pictures() -> Vec<Picture> {
        pictures::all()
    }

    fn promises() -> Vec<Promise<Games>> {
        vec![Promise { name: "thirty_squares", keeps: thirty_squares }]
    }
}

type Games = Vec<Opening<Position>>;

/// Every board has at most 30 cells.
fn thirty_squares(games: &Games) -> Result<(), Sentence> {
    let area = |game: &Opening<Position>| game.position.rows * game.position.columns;
    match games.iter().position(|game| area(game) > 30) {
        None => Ok(()),
        Some(index) => {
            let (game, area) = (GAME_OF_A_RUN.number(index + 1), area(&games[index]));
            Err(say!(vi "{game}: bàn có {area} ô", en "{game}: the board has {area} squares"; game))
        }
    }
}

/// The rows and columns of a board of at most so many cells. Half of the boards are as long as they may be.
fn random_board(rng: &mut TestRng, most: usize) -> (usize, usize) {
    let least = if most < 6 || rng.chance(1, 8) { 1 } else { 2 };
    let rows = rng.any_length(least, (most as u64).min(ROWS.max as u64) / least) as usize;
    let fits = |&columns: &usize| rows * columns <= most && WAYS.contains(positions_of(rows, columns) as i128);
    let longest = (1..=COLUMNS.max as usize).take_while(fits).count().max(1);
    let columns = if rng.chance(1, 2) { longest } else { rng.size(1, longest) };
    if rng.chance(1, 2) { (rows, columns) } else { (columns, rows) }
}

/// All ways to write a number as a sum of parts that never increase and are at most `largest`.
fn partitions(number: usize, largest: usize) -> Vec<Vec<usize>> {
    if number == 0 {
        return vec![Vec::new()];
    }
    let first = |first: usize| {
        let rest = partitions(number - first, first);
        rest.into_iter().map(move |rest| [&[first], &rest[..]].concat())
    };
    (1..=largest.min(number)).flat_map(first).collect()
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::shared::versus::testing;
    use exercise::testing as texts;

    fn judge(run: &str, dialogue: &str) -> Result<(), String> {
        texts::judge::<ChompPlay>(run, dialogue)
    }

    #[test]
    fn the_theory_is_what_a_search_finds() {
        testing::theory_is_what_a_search_finds::<Chocolate>(1..=13);
    }

    #[test]
    fn moves_are_read_as_they_are_written() {
        testing::moves_are_read_as_they_are_written::<Chocolate>(1..=8);
    }

    #[test]
    fn who_should_win_wins() {
        testing::who_should_win_wins::<Chocolate>(1..=7, 300, 60);
    }

    #[test]
    fn a_referee_sees_who_should_win() {
        testing::a_referee_sees_who_should_win::<Chocolate>(1..=7);
    }

    #[test]
    fn the_page_has_the_same_rules() {
        testing::the_page_has_the_same_rules::<Chocolate>(1..=7);
    }

    #[test]
    fn a_run_is_the_same_again() {
        testing::a_run_is_the_same_again::<Chocolate>();
    }

    #[test]
    fn says_what_is_wrong_with_a_dialogue() {
        for (run, dialogue, why) in [
            (
                "1 2 2 2 1",
                "< 1 < 1 2 2 2 1 > 2 2",
                "game 1, move 1, the line \"2 2\": the square (2, 2) is not there: column 2 has height 1",
            ),
            (
                "1 2 2 2 1",
                "< 1 < 1 2 2 2 1 > 3 1",
                "game 1, move 1, the line \"3 1\": the board has no column 3",
            ),
            (
                "1 2 2 2 1",
                "< 1 < 1 2 2 2 1 > -1 1",
                "game 1, move 1, the line \"-1 1\": the board has no square (-1, 1)",
            ),
            (
                "1 2 2 2 1",
                "< 1 < 1 2 2 2 1 > 1",
                "game 1, move 1, the line \"1\": a move is 2 integers (x y), found 1",
            ),
            ("1 1 1 1", "< 1 < 1 1 1 1 > 1 1 > 1 1", "the last game is over, but the program goes on: \"1 1\""),
            ("1 2 2 2 1", "< 1 < 1 2 2 2 1", "the program left while a line was owed: game 1, move 1"),
        ] {
            assert_eq!(judge(&format!("1\n{run} stubborn 1\n"), dialogue), Err(why.into()), "{dialogue}");
        }
    }

    #[test]
    fn to_take_the_poison_of_a_won_position_is_to_give_it_away() {
        assert_eq!(
            judge("1\n1 2 2 2 2 stubborn 1\n", "< 1 < 1 2 2 2 2 > 1 1"),
            Err("game 1, move 1 (\"1 1\") gives a win away: it ends the game and loses, where the position \
                 \"2 2 2 2\" could be won"
                .into())
        );
        // In a lost one it is a move like any other.
        assert_eq!(judge("1\n1 2 2 2 1 stubborn 1\n", "< 1 < 1 2 2 2 1 > 1 1"), Ok(()));
    }

    #[test]
    fn the_reader_refuses_what_is_no_run() {
        let read = |run: &str| texts::read::<ChompPlay>(run);
        assert_eq!(
            read("1\n1 2 2 1 2 trap 1\n"),
            Err("line 2, column 9: game 1: h2 = 2 is more than the 1 before it".into())
        );
        assert_eq!(
            read("1\n1 2 2 0 0 trap 1\n"),
            Err("line 2, column 7: game 1: h1 = 0: the position is empty".into())
        );
        assert!(read("1\n1 100 4 1 1 1 1 trap 1\n").unwrap_err().contains("positions of the board"));
        assert!(read("1\n1 3 105 1 1 1 1 trap 1\n").unwrap_err().contains("positions of the board"));
        let large = "1 200 2 200 200 trap 1\n";
        assert_eq!(read(&format!("50\n{}", large.repeat(50))), Ok(()));
    }

    #[test]
    fn no_run_has_more_squares_than_it_may() {
        let boards = (1..=200).flat_map(|rows| (1..=200).map(move |columns| (rows, columns)));
        let boards = boards.filter(|&(rows, columns)| WAYS.contains(positions_of(rows, columns) as i128));
        let most = boards.clone().map(|(rows, columns)| rows * columns).max().unwrap();
        assert_eq!((most as i128) * GAMES.max, IN_ALL.max);
        assert_eq!(boards.map(|(rows, columns)| positions_of(rows, columns)).max(), Some(198_485));
    }
}
