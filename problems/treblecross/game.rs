//! The game to play.

use checkers::{Sentence, say};
use generators::TestRng;
use solutions::octal::Octal;

use super::{
    mark,
    solution::{at_once, safe},
    three,
};
use crate::shared::play::row::{Heaps, OnRow, RowGame};
use exercise::play::{Block, Look, outcome_of_sum};

pub static GAME: OnRow<Play> = OnRow(Play);

pub struct Play;

/// A run of n safe cells is a heap of n + 2.
const HEAPS: Heaps = Heaps(Octal::TREBLECROSS, 2);

impl RowGame for Play {
    fn looks(&self) -> [Look; 2] {
        [Look::Cell, Look::Marked]
    }

    fn places(&self) -> [Sentence; 2] {
        [say!(vi "trống", en "empty"), say!(vi "có X", en "an X")]
    }

    fn allows(&self, cells: &[bool]) -> Result<(), Sentence> {
        match cells.len() {
            0..3 => Err(say!(vi "hàng phải có ít nhất ba ô", en "a row needs three cells at least")),
            _ => Ok(()),
        }
    }

    fn moves(&self, cells: &[bool]) -> Vec<(Vec<usize>, Sentence, Vec<bool>)> {
        if three(cells).is_some() {
            return Vec::new();
        }
        let legal = (1..=cells.len()).filter_map(|cell| Some((cell, mark(cells, cell).ok()?)));
        legal
            .map(|(cell, after)| {
                (vec![cell], say!(vi "viết X vào ô {cell}", en "write X into cell {cell}"), after)
            })
            .collect()
    }

    fn value(&self, cells: &[bool]) -> u64 {
        match (three(cells), at_once(cells).next()) {
            (Some(_), _) => 0,
            (None, Some(_)) => 1,
            (None, None) => HEAPS.sum(&safe(cells)),
        }
    }

    fn tells_values(&self) -> bool {
        false
    }

    fn why(&self, cells: &[bool]) -> Vec<Block> {
        if three(cells).is_some() || at_once(cells).next().is_some() {
            return Vec::new();
        }
        let rule = say!(vi "Viết X cách một X khác một hay hai ô thì đối thủ được ba ô liền nhau ngay. Chỉ còn các ô an toàn, cách mọi X ít nhất ba ô; mỗi đoạn ô an toàn là một trò chơi riêng.", en "An X one or two cells away from another lets the opponent make three in a row at once. What is left are the safe cells, three or more away from every X; each run of them is a game of its own.");
        let mut blocks = vec![Block::say(rule)];
        blocks.extend(HEAPS.explain(&safe(cells)));
        blocks
    }

    fn conclusion(&self, cells: &[bool]) -> Block {
        match (three(cells), at_once(cells).next()) {
            (Some(_), _) => Block::say(
                say!(vi "Đã có ba X liền nhau: ván chơi kết thúc.", en "There are three in a row: the game is over."),
            ),
            (None, Some(cell)) => Block::say(
                say!(vi "Viết X vào ô {cell} là được ba ô liền nhau.", en "An X in cell {cell} makes three in a row."),
            ),
            (None, None) => outcome_of_sum(self.value(cells)),
        }
    }

    fn refuse(&self, cells: &[bool], touched: &[usize]) -> Sentence {
        match touched.last() {
            Some(&cell) if three(cells).is_none() => {
                say!(vi "ô {cell} đã có X", en "cell {cell} has an X already")
            }
            _ => say!(vi "ván chơi đã kết thúc", en "the game is over"),
        }
    }

    fn rules(&self) -> Sentence {
        say!(vi "Chạm vào một ô trống để viết X. Ai làm cho ba ô liền nhau đều có X thì thắng.", en "Touch an empty cell to write an X. Whoever makes three adjacent X wins.")
    }

    fn random(&self, rng: &mut TestRng) -> Vec<bool> {
        let mut cells = vec![false; rng.size(9, 20)];
        for _ in 0..rng.size(0, 2) {
            let cell = rng.size(1, cells.len());
            if safe(&cells)[cell - 1] {
                cells[cell - 1] = true;
            }
        }
        cells
    }
}

#[cfg(test)]
mod tests {
    use super::GAME;
    use crate::{
        shared::play::testing::{agrees, same_rules},
        treblecross::{Treblecross, three},
    };
    use exercise::play::text::zeros_and_ones;

    #[test]
    fn the_theory_is_what_a_search_finds() {
        agrees(&GAME, [10, 11].map(|cells| "0".repeat(cells)));
    }

    #[test]
    fn moves_are_those_of_the_exercise() {
        same_rules::<Treblecross, _>(
            &GAME,
            "000000000",
            |row| three(row).is_none().then(|| format!("{}\n{}\n", row.len(), zeros_and_ones(row))),
            |_, one| format!("1 {}", one.touches[0]),
        );
    }
}
