//! Chomp on a board to touch.

use std::sync::LazyLock;

use checkers::{Sentence, say};
use generators::TestRng;
use solutions::chomp::Chomp;

use super::board::{part, place};
use crate::shared::chomp::{Cell, Position};
use exercise::play::{
    Block, Drawing, Game, Look, Move, Part,
    text::{joined, numbers},
};

/// The most rows and columns.
const MOST: usize = 8;

/// The outcome of every position of the largest board.
static OUTCOMES: LazyLock<Chomp> = LazyLock::new(|| Chomp::new(MOST, MOST));

pub static GAME: Play = Play;

pub struct Play;

impl Play {
    fn shape(heights: &[usize]) -> (usize, usize) {
        (heights.iter().filter(|&&height| height > 0).count(), heights.first().copied().unwrap_or(0))
    }
}

impl Game for Play {
    /// The heights of the columns, from left to right.
    type Position = Vec<usize>;

    fn misere(&self, _heights: &Vec<usize>) -> bool {
        true
    }

    fn read(&self, text: &str) -> Result<Vec<usize>, Sentence> {
        let heights = numbers(text, 1..=MOST, 0..=MOST as u64)?;
        if heights.windows(2).any(|pair| pair[0] < pair[1]) {
            return Err(say!(vi "chiều cao các cột không được tăng", en "the heights must not increase"));
        }
        Ok(heights.into_iter().map(|height| height as usize).collect())
    }

    fn write(&self, heights: &Vec<usize>) -> String {
        joined(heights, ".")
    }

    fn moves(&self, heights: &Vec<usize>) -> Vec<Move<Vec<usize>>> {
        let position = Position(heights.clone());
        let legal = position.cells().filter_map(|cell| Some((cell, position.after(cell).ok()?)));
        legal
            .map(|(Cell { column, row }, Position(to))| Move {
                touches: vec![part(column, row)],
                name: say!(vi "lấy ô ({column}, {row})", en "take square ({column}, {row})"),
                to,
            })
            .collect()
    }

    fn is_lost(&self, heights: &Vec<usize>) -> bool {
        let mut padded = heights.clone();
        padded.resize(MOST, 0);
        OUTCOMES.is_lost(&padded)
    }

    fn value(&self, _heights: &Vec<usize>) -> Option<u64> {
        None
    }

    fn why(&self, heights: &Vec<usize>) -> Vec<Block> {
        let (columns, rows) = Self::shape(heights);
        let full = heights[..columns].iter().all(|&height| height == rows);
        let mut blocks = Vec::new();
        if full && columns * rows > 1 {
            blocks.push(Block::say(say!(vi "Hình chữ nhật đầy đủ luôn là thế thắng: nếu lấy ô góc xa nhất không thắng thì nước trả lời thắng của đối thủ đã có thể được đi ngay từ đầu (ăn cắp chiến lược).", en "A full rectangle is always won: if taking the far corner square did not win, the opponent's winning answer could have been played at once (strategy stealing).")));
        }
        let square = columns == rows && columns > 1 && heights[1..columns].iter().all(|&height| height == 1);
        if square {
            blocks.push(Block::say(say!(vi "Hai nhánh bằng nhau quanh ô độc: đối thủ lấy ở nhánh này bao nhiêu thì ta lấy ở nhánh kia bấy nhiêu (chiến lược ghép đôi).", en "Two equal arms around the poisoned square: whatever is taken from one is taken from the other (pairing).")));
        }
        blocks.push(Block::say(if self.is_lost(heights) {
            say!(vi "Chưa có công thức nào. Xét lần lượt mọi thế nhỏ hơn, không thế nào đến được từ đây là thế thua: vậy đây là thế thua.", en "No formula is known. Of all smaller positions, worked out one by one, none that can be reached from here is lost: this one is.")
        } else if columns == 0 {
            say!(vi "Ô độc đã bị lấy.", en "The poisoned square has been taken.")
        } else {
            say!(vi "Chưa có công thức nào. Mọi thế nhỏ hơn được xét lần lượt, và từ đây đến được một thế thua.", en "No formula is known. All smaller positions were worked out one by one, and some that are lost can be reached from here.")
        }));
        blocks
    }

    fn draw(&self, heights: &Vec<usize>) -> Drawing {
        let rows = heights.first().copied().unwrap_or(0).max(1);
        let cell = |column: usize, row: usize| {
            let there = row <= heights[column - 1];
            let look = match (column, row) {
                (1, 1) if there => Look::Poison,
                _ if there => Look::Cell,
                _ => Look::Gone,
            };
            let name = match look {
                Look::Poison => say!(vi "({column}, {row}), ô độc", en "({column}, {row}), poisoned"),
                Look::Gone => say!(vi "({column}, {row}), đã mất", en "({column}, {row}), gone"),
                _ => say!(vi "({column}, {row})", en "({column}, {row})"),
            };
            Part { id: part(column, row), look, text: String::new(), name }
        };
        let line = |row: usize| (1..=heights.len()).map(|column| cell(column, row)).collect();
        Drawing::Board {
            rows: (1..=rows).rev().map(line).collect(),
            across: (1..=heights.len()).map(|column| column.to_string()).collect(),
            down: (1..=rows).rev().map(|row| row.to_string()).collect(),
        }
    }

    fn refuse(&self, _heights: &Vec<usize>, touched: &[u16]) -> Sentence {
        let (column, row) = touched.last().map_or((0, 0), |&part| place(part));
        say!(vi "ô ({column}, {row}) không còn nữa", en "the square ({column}, {row}) is not there any more")
    }

    fn rules(&self) -> Sentence {
        say!(vi "Chạm vào một ô: ô đó và mọi ô bên phải, bên trên nó bị lấy đi. Ai lấy ô độc ở góc thì thua.", en "Touch a square: it goes with all squares to the right of it and above it. Whoever takes the poisoned square in the corner loses.")
    }

    fn random(&self, rng: &mut TestRng) -> Vec<usize> {
        let (rows, columns) = (rng.size(3, 5), rng.size(4, 7));
        let mut heights = vec![rows; columns];
        if rng.chance(2, 3) {
            heights = heights.iter().map(|&height| rng.size(1, height)).collect();
            heights.sort_unstable_by(|a, b| b.cmp(a));
        }
        heights
    }
}
