//! The game to play.

use checkers::{Sentence, say};
use generators::TestRng;
use solutions::nimber::nim_product;

use super::{Board, Rectangle};
use crate::shared::play::board::part;
use exercise::play::{
    Block, Drawing, Game, Look, Move, Part, outcome_of_sum,
    text::{joined, row, zeros_and_ones},
};

/// The largest coordinate: at most MOST + 1 rows.
const MOST: usize = 9;

pub static GAME: Play = Play;

pub struct Play;

impl Play {
    fn board(rows: &[Vec<bool>]) -> Board {
        let mut board = Board::tails(rows.len() - 1);
        for (x, y) in Self::heads(rows) {
            board.turn(x, y);
        }
        board
    }

    fn heads(rows: &[Vec<bool>]) -> impl Iterator<Item = (usize, usize)> {
        rows.iter()
            .enumerate()
            .flat_map(|(y, row)| row.iter().enumerate().filter(|(_, heads)| **heads).map(move |(x, _)| (x, y)))
    }
}

impl Game for Play {
    /// Row by row, from the top.
    type Position = Vec<Vec<bool>>;

    fn read(&self, text: &str) -> Result<Self::Position, Sentence> {
        let rows: Vec<Vec<bool>> =
            text.split('.').map(|line| row(line, 2..=MOST + 1)).collect::<Result<_, _>>()?;
        if rows.iter().any(|row| row.len() != rows.len()) {
            return Err(say!(vi "bàn phải là hình vuông", en "the board should be a square"));
        }
        Ok(rows)
    }

    fn write(&self, rows: &Self::Position) -> String {
        joined(rows.iter().map(|row| zeros_and_ones(row)), ".")
    }

    fn moves(&self, rows: &Self::Position) -> Vec<Move<Self::Position>> {
        let board = Self::board(rows);
        let mut moves = Vec::new();
        for (x, y) in Self::heads(rows).filter(|&(x, y)| board.allows(x, y).is_ok()) {
            for (a, b) in (0..y).flat_map(|b| (0..x).map(move |a| (a, b))) {
                let mut after = board.clone();
                after.play(Rectangle { a, b, x, y });
                let line = |y: usize| (0..=board.n).map(|x| after.is_heads(x, y)).collect();
                moves.push(Move {
                    touches: vec![part(a, b), part(x, y)],
                    name: say!(vi "lật bốn góc của ({a}, {b}) – ({x}, {y})", en "turn the corners of ({a}, {b}) – ({x}, {y})"),
                    to: (0..=board.n).map(line).collect(),
                });
            }
        }
        moves
    }

    fn is_lost(&self, rows: &Self::Position) -> bool {
        self.value(rows) == Some(0)
    }

    fn value(&self, rows: &Self::Position) -> Option<u64> {
        Some(Self::heads(rows).fold(0, |sum, (x, y)| sum ^ nim_product(x as u64, y as u64)))
    }

    fn why(&self, rows: &Self::Position) -> Vec<Block> {
        let coin = |(x, y): (usize, usize)| {
            let product = nim_product(x as u64, y as u64);
            (Sentence::symbol(format!("{x} ⊗ {y}")), product)
        };
        vec![
            Block::say(
                say!(vi "Một đồng ngửa nằm riêng ở (x, y) có giá trị bằng tích Nim x ⊗ y; thế là tổng của các đồng ngửa.", en "A heads coin at (x, y) alone is worth the nim product x ⊗ y; a position is the sum of its heads coins."),
            ),
            Block::xor(&Self::heads(rows).map(coin).collect::<Vec<_>>()),
            outcome_of_sum(self.value(rows).unwrap_or(0)),
        ]
    }

    fn draw(&self, rows: &Self::Position) -> Drawing {
        let coin = |x: usize, y: usize, heads: bool| Part {
            id: part(x, y),
            look: if heads { Look::Heads } else { Look::Tails },
            text: String::new(),
            name: match heads {
                true => say!(vi "({x}, {y}), ngửa", en "({x}, {y}), heads"),
                false => say!(vi "({x}, {y}), sấp", en "({x}, {y}), tails"),
            },
        };
        let line = |(y, row): (usize, &Vec<bool>)| {
            row.iter().enumerate().map(|(x, &heads)| coin(x, y, heads)).collect()
        };
        let columns = rows.first().map_or(0, Vec::len);
        Drawing::Board {
            rows: rows.iter().enumerate().map(line).collect(),
            across: (0..columns).map(|x| x.to_string()).collect(),
            down: (0..rows.len()).map(|y| y.to_string()).collect(),
        }
    }

    fn refuse(&self, _rows: &Self::Position, touched: &[u16]) -> Sentence {
        match touched {
            [_] => {
                say!(vi "không nước đi nào có góc ở đó: góc dưới phải đang ngửa, góc kia ở bên trên và bên trái nó", en "no move has a corner there: the bottom-right corner shows heads, the other is above it and to its left")
            }
            _ => {
                say!(vi "hai ô đó không phải là hai góc đối của một nước đi: đồng ở dưới bên phải phải ngửa, ô kia ở trên và bên trái nó", en "these are no opposite corners of a move: the lower right coin must show heads, the other lie above it and to its left")
            }
        }
    }

    fn rules(&self) -> Sentence {
        say!(vi "Chạm vào hai góc đối của một hình chữ nhật, góc dưới bên phải và góc trên bên trái: cả bốn góc bị lật, và góc dưới bên phải phải từ ngửa thành sấp. Ai đến lượt mà không đi được thì thua.", en "Touch two opposite corners of a rectangle, the bottom-right one and the top-left one: all four corners are turned, and the bottom-right one must go from heads to tails. Whoever cannot move loses.")
    }

    fn random(&self, rng: &mut TestRng) -> Self::Position {
        let n = rng.size(3, 4);
        (0..=n).map(|_| (0..=n).map(|_| rng.chance(1, 4)).collect()).collect()
    }
}

#[cfg(test)]
mod tests {
    use super::GAME;
    use crate::shared::play::testing::{agrees, rows};

    #[test]
    fn the_theory_is_what_a_search_finds() {
        agrees(&GAME, rows(9).map(|coins| format!("{}.{}.{}", &coins[..3], &coins[3..6], &coins[6..])));
    }
}
