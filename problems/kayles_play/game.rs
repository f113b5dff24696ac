//! The game to play on the page: that of 9.18, on rows as this exercise has them.

use checkers::Sentence;
use generators::TestRng;
use solutions::kayles::Row;

use crate::shared::play::kayles::GAME as ON_PINS;
use exercise::play::{Block, Drawing, Game, Move};

pub static GAME: Play = Play;

pub struct Play;

impl Game for Play {
    type Position = Row;

    fn read(&self, text: &str) -> Result<Row, Sentence> {
        ON_PINS.read(text).map(|pins| Row::of(&pins))
    }

    fn write(&self, row: &Row) -> String {
        ON_PINS.write(&row.pins())
    }

    fn moves(&self, row: &Row) -> Vec<Move<Row>> {
        let moves = ON_PINS.moves(&row.pins()).into_iter();
        moves.map(|Move { touches, name, to }| Move { touches, name, to: Row::of(&to) }).collect()
    }

    fn is_lost(&self, row: &Row) -> bool {
        ON_PINS.is_lost(&row.pins())
    }

    fn value(&self, row: &Row) -> Option<u64> {
        ON_PINS.value(&row.pins())
    }

    fn why(&self, row: &Row) -> Vec<Block> {
        ON_PINS.why(&row.pins())
    }

    fn draw(&self, row: &Row) -> Drawing {
        ON_PINS.draw(&row.pins())
    }

    fn refuse(&self, row: &Row, touched: &[u16]) -> Sentence {
        ON_PINS.refuse(&row.pins(), touched)
    }

    fn rules(&self) -> Sentence {
        ON_PINS.rules()
    }

    fn random(&self, rng: &mut TestRng) -> Row {
        Row::of(&ON_PINS.random(rng))
    }
}

#[cfg(test)]
mod tests {
    use super::GAME;
    use crate::shared::play::testing::agrees;

    #[test]
    fn the_theory_is_what_a_search_finds() {
        agrees(&GAME, ["111111111111"]);
    }
}
