//! The game to play: a board of coins, and the numbers of its rows and columns to touch.

use checkers::{Sentence, say};
use generators::TestRng;
use solutions::{
    coin_games::CoinGame,
    tartan::{Board, Sets},
};

use super::{game_of, legal, letter_of, rule_of};
use crate::shared::play::board::{part, place};
use exercise::play::{
    Block, Drawing, Game, Look, Move, Part, outcome_of_sum,
    text::{halves, joined, row, zeros_and_ones},
};

/// The most rows and the most columns that are shown.
const MOST: usize = 6;

pub static GAME: Play = Play;

pub struct Play;

/// The legal sets of a game among the first numbers.
fn sets(game: CoinGame, count: usize) -> Vec<Vec<usize>> {
    let set = |code: usize| -> Vec<usize> { (0..count).filter(|place| code >> place & 1 == 1).collect() };
    (1..1 << count).map(set).filter(|set| game.allows(set)).collect()
}

/// The parts of a drawing: the numbers of rows are its first column, those of columns its first row.
fn row_part(row: usize) -> u16 {
    part(0, row + 1)
}

fn column_part(column: usize) -> u16 {
    part(column + 1, 0)
}

/// The rows and columns that were touched; nothing, if something else was.
fn touched_sets(touched: &[u16]) -> Option<Sets> {
    let (mut rows, mut columns) = (Vec::new(), Vec::new());
    for &part in touched {
        match place(part) {
            (0, row) if row > 0 => rows.push(row - 1),
            (column, 0) if column > 0 => columns.push(column - 1),
            _ => return None,
        }
    }
    Some((rows, columns))
}

impl Game for Play {
    type Position = Board;

    fn read(&self, text: &str) -> Result<Board, Sentence> {
        let (letters, lines) = halves(text, '-')?;
        let games: Vec<CoinGame> = letters.split("").filter_map(game_of).collect();
        let [first, second] = games[..] else {
            return Err(
                say!(vi "\"{letters}\" phải gồm hai trong các chữ W, T, M, R", en "\"{letters}\" should be two of the letters W, T, M, R"),
            );
        };
        let rows: Vec<Vec<bool>> =
            lines.split('.').map(|line| row(line, 1..=MOST)).collect::<Result<_, _>>()?;
        let columns = rows[0].len();
        if rows.len() > MOST || rows.iter().any(|row| row.len() != columns) {
            return Err(
                say!(vi "bàn phải có nhiều nhất {MOST} hàng, dài bằng nhau", en "the board should have at most {MOST} rows, all of the same length"),
            );
        }
        Ok(Board { games: [first, second], columns, heads: rows.concat() })
    }

    fn write(&self, board: &Board) -> String {
        let rows = board.heads.chunks(board.columns).map(zeros_and_ones);
        format!("{}-{}", board.games.map(letter_of).concat(), joined(rows, "."))
    }

    fn moves(&self, board: &Board) -> Vec<Move<Board>> {
        let [first, second] = board.games;
        let mut moves = Vec::new();
        let of_columns = sets(second, board.columns);
        for rows in sets(first, board.rows()) {
            for columns in &of_columns {
                let sets = (rows.clone(), columns.clone());
                if legal(board, &sets).is_err() {
                    continue;
                }
                let mut to = board.clone();
                to.play(&sets);
                let mut touches: Vec<u16> = rows.iter().map(|&row| row_part(row)).collect();
                touches.extend(columns.iter().map(|&column| column_part(column)));
                touches.sort_unstable();
                let (a, b) = (joined(&rows, ", "), joined(columns, ", "));
                moves.push(Move {
                    touches,
                    name: say!(vi "lật các hàng {{{a}}} × các cột {{{b}}}", en "turn rows {{{a}}} × columns {{{b}}}"),
                    to,
                });
            }
        }
        moves
    }

    fn is_lost(&self, board: &Board) -> bool {
        board.value() == 0
    }

    fn value(&self, board: &Board) -> Option<u64> {
        Some(board.value())
    }

    fn why(&self, board: &Board) -> Vec<Block> {
        let [first, second] = board.games;
        let mut named = Vec::new();
        for (index, _) in board.heads.iter().enumerate().filter(|(_, heads)| **heads) {
            let (row, column) = (index / board.columns, index % board.columns);
            let (x, y) = (first.value(row), second.value(column));
            named.push((
                Sentence::symbol(format!("({row}, {column}): {x} ⊗ {y}")),
                board.coin_value(row, column),
            ));
        }
        vec![
            Block::say(
                say!(vi "Đồng ngửa ở hàng a, cột b có giá trị bằng tích Nim g₁(a) ⊗ g₂(b); thế là tổng của các đồng ngửa. Nước lật tập A các hàng và tập B các cột làm giá trị của bàn đổi đi (giá trị của A) ⊗ (giá trị của B).", en "A heads coin in row a, column b is worth the nim product g₁(a) ⊗ g₂(b); a position is the sum of its heads coins. Turning a set A of rows and a set B of columns changes the value by (value of A) ⊗ (value of B)."),
            ),
            Block::xor(&named),
            outcome_of_sum(board.value()),
        ]
    }

    fn draw(&self, board: &Board) -> Drawing {
        let number = |id: u16, number: usize, name: Sentence| Part {
            id,
            look: Look::Cell,
            text: number.to_string(),
            name,
        };
        let corner = Part {
            id: part(0, 0),
            look: Look::Gone,
            text: String::new(),
            name: say!(vi "góc trống", en "the empty corner"),
        };
        let coin = |row: usize, column: usize| {
            let heads = board.is_heads(row, column);
            Part {
                id: part(column + 1, row + 1),
                look: if heads { Look::Heads } else { Look::Tails },
                text: String::new(),
                name: match heads {
                    true => say!(vi "({row}, {column}), ngửa", en "({row}, {column}), heads"),
                    false => say!(vi "({row}, {column}), sấp", en "({row}, {column}), tails"),
                },
            }
        };
        let head = (0..board.columns)
            .map(|column| number(column_part(column), column, say!(vi "cột {column}", en "column {column}")));
        let mut rows: Vec<Vec<Part>> = vec![std::iter::once(corner).chain(head).collect()];
        for row in 0..board.rows() {
            let name = say!(vi "hàng {row}", en "row {row}");
            let coins = (0..board.columns).map(|column| coin(row, column));
            rows.push(std::iter::once(number(row_part(row), row, name)).chain(coins).collect());
        }
        // The numbers are parts to be touched.
        let (across, down) = (vec![String::new(); board.columns + 1], vec![String::new(); board.rows() + 1]);
        Drawing::Board { rows, across, down }
    }

    fn refuse(&self, board: &Board, touched: &[u16]) -> Sentence {
        match touched_sets(touched) {
            None => {
                say!(vi "hãy chạm vào số của hàng và của cột, không chạm vào đồng xu", en "touch the numbers of rows and of columns, not coins")
            }
            Some(sets) if !sets.0.is_empty() && !sets.1.is_empty() => {
                let refusal = legal(board, &sets).err();
                refusal.unwrap_or_else(|| say!(vi "không nước nào lật như vậy", en "no move turns these"))
            }
            Some(_) => {
                say!(vi "không nước đi nào lật những hàng hay những cột ấy", en "no move turns these rows or columns")
            }
        }
    }

    fn rules(&self) -> Sentence {
        say!(vi "Chạm vào số của các hàng thuộc tập A và của các cột thuộc tập B; chạm lại một số đã chọn để kết thúc. Mọi đồng ở một hàng của A và một cột của B bị lật; đồng ở hàng lớn nhất và cột lớn nhất phải từ ngửa thành sấp. Ai đến lượt mà không đi được thì thua.", en "Touch the numbers of the rows of a set A and of the columns of a set B; touch one of them again to finish. All coins in a row of A and a column of B are turned; the one in the last row and the last column of these must go from heads to tails. Whoever cannot move loses.")
    }

    fn note(&self, board: &Board) -> Option<Sentence> {
        let [rows, columns] = board.games.map(rule_of);
        Some(say!(
            vi "Tập A gồm {rows} hàng; tập B gồm {columns} cột.",
            en "A has {rows} rows, B has {columns} columns.";
            rows, columns
        ))
    }

    fn random(&self, rng: &mut TestRng) -> Board {
        let games = [*rng.pick(&CoinGame::ALL), *rng.pick(&CoinGame::ALL)];
        let (rows, columns) = (rng.size(3, 4), rng.size(3, 5));
        Board { games, columns, heads: rng.marks(rows * columns, 25) }
    }
}

#[cfg(test)]
mod tests {
    use super::GAME;
    use crate::{
        shared::play::testing::{agrees, same_rules},
        tartan::Tartan,
    };
    use checkers::Writer;
    use exercise::Exercise;

    #[test]
    fn the_theory_is_what_a_search_finds() {
        for letters in ["MM", "MR", "WT", "RW", "TR"] {
            agrees(
                &GAME,
                ["111.111.111", "000.111.111", "1111.0101.1111"].map(|rows| format!("{letters}-{rows}")),
            );
        }
    }

    #[test]
    fn moves_are_those_of_the_exercise() {
        for letters in ["MT", "RW"] {
            same_rules::<Tartan, _>(
                &GAME,
                &format!("{letters}-111.111.111"),
                |board| {
                    let mut out = Writer::new();
                    Tartan::write(board, &mut out);
                    Some(out.into_string())
                },
                |_, one| {
                    let (rows, columns) = super::touched_sets(&one.touches).unwrap();
                    let mut out = Writer::new();
                    Tartan::write_answer(&Some((rows, columns)), &mut out);
                    out.into_string()
                },
            );
        }
    }
}
