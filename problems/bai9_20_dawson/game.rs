//! The game to play.

use checkers::{Sentence, say};
use generators::TestRng;
use solutions::octal::Octal;

use super::mark;
use crate::shared::play::row::{Heaps, OnRow, RowGame};
use exercise::play::{Block, Look};

pub static GAME: OnRow<Play> = OnRow(Play);

pub struct Play;

/// A run of n is a heap of n.
const HEAPS: Heaps = Heaps(Octal::DAWSONS_CHESS, 0);

impl Play {
    fn free(cells: &[bool]) -> Vec<bool> {
        (1..=cells.len()).map(|cell| mark(cells, cell).is_ok()).collect()
    }
}

impl RowGame for Play {
    fn looks(&self) -> [Look; 2] {
        [Look::Cell, Look::Marked]
    }

    fn places(&self) -> [Sentence; 2] {
        [say!(vi "trống", en "empty"), say!(vi "đã đánh dấu", en "marked")]
    }

    fn allows(&self, cells: &[bool]) -> Result<(), Sentence> {
        match cells.windows(2).any(|pair| pair == [true, true]) {
            true => Err(say!(vi "có hai ô kề nhau cùng được đánh dấu", en "two neighbours are marked")),
            false => Ok(()),
        }
    }

    fn moves(&self, cells: &[bool]) -> Vec<(Vec<usize>, Sentence, Vec<bool>)> {
        let legal = (1..=cells.len()).filter_map(|cell| Some((cell, mark(cells, cell).ok()?)));
        legal
            .map(|(cell, after)| (vec![cell], say!(vi "đánh dấu ô {cell}", en "mark square {cell}"), after))
            .collect()
    }

    fn value(&self, cells: &[bool]) -> u64 {
        HEAPS.sum(&Self::free(cells))
    }

    fn why(&self, cells: &[bool]) -> Vec<Block> {
        HEAPS.explain(&Self::free(cells))
    }

    fn refuse(&self, cells: &[bool], touched: &[usize]) -> Sentence {
        match touched.last() {
            Some(&cell) if cells[cell - 1] => {
                say!(vi "ô {cell} đã được đánh dấu", en "square {cell} is marked already")
            }
            Some(&cell) => say!(vi "ô {cell} kề một ô đã đánh dấu", en "square {cell} is next to a marked one"),
            None => say!(vi "không có ô đó", en "there is no such square"),
        }
    }

    fn rules(&self) -> Sentence {
        say!(vi "Chạm vào một ô trống không kề ô nào đã đánh dấu. Ai đánh dấu cuối cùng thì thắng.", en "Touch an empty square that is not next to a marked one. Whoever makes the last mark wins.")
    }

    fn random(&self, rng: &mut TestRng) -> Vec<bool> {
        let mut cells = vec![false; rng.size(10, 18)];
        for _ in 0..rng.size(0, 2) {
            let cell = rng.size(1, cells.len());
            cells = mark(&cells, cell).unwrap_or(cells);
        }
        cells
    }
}

#[cfg(test)]
mod tests {
    use super::GAME;
    use crate::{
        bai9_20_dawson::Dawson,
        shared::play::testing::{agrees, same_rules},
    };
    use exercise::play::text::zeros_and_ones;

    #[test]
    fn the_theory_is_what_a_search_finds() {
        agrees(&GAME, [17, 18].map(|cells| "0".repeat(cells)));
    }

    #[test]
    fn moves_are_those_of_the_exercise() {
        same_rules::<Dawson, _>(
            &GAME,
            "0000000000",
            |row| Some(format!("{}\n{}\n", row.len(), zeros_and_ones(row))),
            |_, one| format!("1 {}", one.touches[0]),
        );
    }
}
