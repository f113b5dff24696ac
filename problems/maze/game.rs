//! The game to play: mazes beside each other.

use checkers::{Sentence, say};
use generators::TestRng;
use solutions::{
    grundy::mex,
    maze::{Board, FIGURE, FLOOR, Square, WALL},
};

use super::allows;
use crate::shared::play::board::{part, place};
use exercise::play::{Block, Drawing, Game, Look, Move, Part, number_set, outcome_of_sum, text::joined};

pub static GAME: Play = Play;

pub struct Play;

/// The largest maze that is shown, and how many stand beside each other.
const MOST_SIDE: usize = 8;
const MOST_MAZES: usize = 3;

/// How a square is written in an address.
const LETTERS: [(char, u8); 3] = [('o', FLOOR), ('w', WALL), ('f', FIGURE)];

fn read_maze(drawing: &str) -> Result<Board, Sentence> {
    let rows: Vec<&str> = drawing.split('.').collect();
    let columns = rows[0].len();
    let side = 1..=MOST_SIDE;
    if !side.contains(&rows.len()) || !side.contains(&columns) || rows.iter().any(|row| row.len() != columns) {
        return Err(
            say!(vi "mê cung phải có từ 1 đến {MOST_SIDE} hàng dài bằng nhau, mỗi hàng từ 1 đến {MOST_SIDE} ô", en "a maze should have 1 to {MOST_SIDE} rows of the same length, 1 to {MOST_SIDE} squares each"),
        );
    }
    let cell = |letter: char| LETTERS.iter().find(|known| known.0 == letter).map(|known| known.1);
    let cells: Option<Vec<u8>> = rows.concat().chars().map(cell).collect();
    cells.and_then(|cells| Board::new(columns, cells)).ok_or_else(|| {
        say!(vi "\"{drawing}\" phải gồm các chữ o (sàn), w (tường) và đúng một chữ f (quân)", en "\"{drawing}\" should be letters o (floor), w (wall) and exactly one f (figure)")
    })
}

fn write_maze(maze: &Board) -> String {
    let letter = |cell: &u8| LETTERS.iter().find(|known| known.1 == *cell).map_or('o', |known| known.0);
    let rows = maze.cells().chunks(maze.columns()).map(|row| row.iter().map(letter).collect::<String>());
    joined(rows, ".")
}

/// Where the mazes begin in the drawing: columns from the left, one of them left free between two mazes.
fn offsets(mazes: &[Board]) -> Vec<usize> {
    let mut next = 0;
    let begin = |maze: &Board| {
        let begin = next;
        next += maze.columns() + 1;
        begin
    };
    mazes.iter().map(begin).collect()
}

/// The maze and the square at a place of the drawing.
fn square_at(mazes: &[Board], (x, y): (usize, usize)) -> Option<(usize, Square)> {
    let index = offsets(mazes).into_iter().rposition(|offset| offset <= x)?;
    let column = x - offsets(mazes)[index];
    (column < mazes[index].columns() && y < mazes[index].rows()).then_some((index, (y, column)))
}

fn name_of((row, column): Square) -> String {
    super::shown((row, column))
}

impl Game for Play {
    type Position = Vec<Board>;

    fn read(&self, text: &str) -> Result<Vec<Board>, Sentence> {
        let mazes: Vec<Board> = text.split('-').map(read_maze).collect::<Result<_, _>>()?;
        match mazes.len() {
            1..=MOST_MAZES => Ok(mazes),
            _ => Err(
                say!(vi "chỉ vẽ được nhiều nhất {MOST_MAZES} mê cung", en "at most {MOST_MAZES} mazes can be shown"),
            ),
        }
    }

    fn write(&self, mazes: &Vec<Board>) -> String {
        joined(mazes.iter().map(write_maze), "-")
    }

    fn moves(&self, mazes: &Vec<Board>) -> Vec<Move<Vec<Board>>> {
        let mut moves = Vec::new();
        for (index, (maze, offset)) in mazes.iter().zip(offsets(mazes)).enumerate() {
            for to in maze.moves() {
                let mut after = mazes.clone();
                after[index] = maze.with_figure(to);
                let (number, square) = (index + 1, name_of(to));
                moves.push(Move {
                    touches: vec![part(offset + to.1, to.0)],
                    name: say!(vi "mê cung {number}: đi đến {square}", en "maze {number}: go to {square}"),
                    to: after,
                });
            }
        }
        moves
    }

    fn is_lost(&self, mazes: &Vec<Board>) -> bool {
        self.value(mazes) == Some(0)
    }

    fn value(&self, mazes: &Vec<Board>) -> Option<u64> {
        Some(mazes.iter().fold(0, |sum, maze| sum ^ u64::from(maze.values().0)))
    }

    fn why(&self, mazes: &Vec<Board>) -> Vec<Block> {
        let mut blocks = Vec::new();
        let mut named = Vec::new();
        for (index, maze) in mazes.iter().enumerate() {
            let (number, square) = (index + 1, name_of(maze.figure()));
            let reached = maze.values().1.into_iter().map(|(_, value)| u64::from(value));
            let reached: Vec<u64> = reached.collect();
            let (value, reached) = (mex(reached.iter().copied()), number_set(reached.iter().copied()));
            blocks.push(Block::say(
                say!(vi "Mê cung {number}: từ {square} đi được đến các ô có giá trị {reached}; mex là {value}.", en "Maze {number}: from {square} moves lead to squares worth {reached}; the mex is {value}."),
            ));
            named.push((say!(vi "mê cung {number}", en "maze {number}"), value));
        }
        blocks.push(Block::xor(&named));
        blocks.push(outcome_of_sum(self.value(mazes).unwrap_or(0)));
        blocks
    }

    fn draw(&self, mazes: &Vec<Board>) -> Drawing {
        let columns = mazes.iter().map(|maze| maze.columns() + 1).sum::<usize>() - 1;
        let rows = mazes.iter().map(Board::rows).max().unwrap_or(0);
        let cell = |x: usize, y: usize| {
            let (look, name) = match square_at(mazes, (x, y)) {
                None => (Look::Gone, say!(vi "ngoài mê cung", en "outside the mazes")),
                Some((index, square)) => {
                    let (number, square_name) = (index + 1, name_of(square));
                    let maze = &mazes[index];
                    match (maze.is_floor(square), maze.figure() == square) {
                        (_, true) => (
                            Look::Counter,
                            say!(vi "mê cung {number}, {square_name}, quân", en "maze {number}, {square_name}, the figure"),
                        ),
                        (true, _) => (
                            Look::Cell,
                            say!(vi "mê cung {number}, {square_name}", en "maze {number}, {square_name}"),
                        ),
                        (false, _) => (
                            Look::Marked,
                            say!(vi "mê cung {number}, {square_name}, tường", en "maze {number}, {square_name}, a wall"),
                        ),
                    }
                }
            };
            Part { id: part(x, y), look, text: String::new(), name }
        };
        // Each maze counts its own columns.
        let across = |x: usize| {
            square_at(mazes, (x, 0)).map_or(String::new(), |(_, (_, column))| (column + 1).to_string())
        };
        Drawing::Board {
            rows: (0..rows).map(|y| (0..columns).map(|x| cell(x, y)).collect()).collect(),
            across: (0..columns).map(across).collect(),
            down: (1..=rows).map(|row| row.to_string()).collect(),
        }
    }

    fn refuse(&self, mazes: &Vec<Board>, touched: &[u16]) -> Sentence {
        let square = touched.last().and_then(|&touched| square_at(mazes, place(touched)));
        let refusal = square.and_then(|(index, square)| allows(&mazes[index], square).err());
        refusal.unwrap_or_else(|| say!(vi "đó là ngoài các mê cung", en "that is outside the mazes"))
    }

    fn rules(&self) -> Sentence {
        say!(vi "Chạm vào ô mà một quân sẽ đi đến: sang trái hoặc lên trên, bao nhiêu ô cũng được, không đi xuyên tường. Ai đến lượt mà không đi được thì thua.", en "Touch the square that a figure goes to: any number of squares to the left or up, never across a wall. Whoever cannot move loses.")
    }

    fn random(&self, rng: &mut TestRng) -> Vec<Board> {
        let maze = |rng: &mut TestRng| {
            let (rows, columns) = (rng.size(4, 5), rng.size(4, 5));
            let mut cells: Vec<u8> =
                (0..rows * columns).map(|_| if rng.chance(1, 4) { WALL } else { FLOOR }).collect();
            cells[rows * columns - 1] = FIGURE;
            Board::new(columns, cells).expect("it has one figure")
        };
        let count = rng.size(2, MOST_MAZES);
        (0..count).map(|_| maze(rng)).collect()
    }
}

#[cfg(test)]
mod tests {
    use super::{GAME, Play, write_maze};
    use crate::{
        maze::{DOCUMENT, Maze},
        shared::play::testing::{agrees, same_rules},
    };
    use checkers::Writer;
    use exercise::{Exercise, play::Game};
    use solutions::maze::Board;

    fn document() -> Vec<Board> {
        DOCUMENT.iter().map(|rows| Board::new(5, rows.concat().into_bytes()).unwrap()).collect()
    }

    #[test]
    fn the_theory_is_what_a_search_finds() {
        agrees(&GAME, [Play.write(&document()[..2].to_vec()), "ooo.owo.oof-oo.of".into()]);
    }

    #[test]
    fn moves_are_those_of_the_exercise() {
        let start = format!("{}-ow.of", write_maze(&document()[0]));
        same_rules::<Maze, _>(
            &GAME,
            &start,
            |mazes| {
                let mut out = Writer::new();
                Maze::write(mazes, &mut out);
                Some(out.into_string())
            },
            |before, one| {
                let index = (0..before.len()).find(|&index| before[index] != one.to[index]).unwrap();
                let (row, column) = one.to[index].figure();
                format!("1 {} {} {}", index + 1, row + 1, column + 1)
            },
        );
    }
}
