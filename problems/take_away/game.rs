//! The game to play on the page: the same rules, drawn and touched.

use checkers::{Sentence, say};
use generators::TestRng;

use super::{Position, solution};
use crate::shared::play::piles::{MOST, OnPiles, PileChange, taken};
use exercise::play::{
    Block,
    text::{halves, number},
};

pub static GAME: OnPiles<Play> = OnPiles(Play);

pub struct Play;

impl PileChange for Play {
    type Position = Position;

    fn read(&self, text: &str) -> Result<Position, Sentence> {
        let (counters, most) = halves(text, '-')?;
        Ok(Position { counters: number(counters, &(0..=MOST))?, most: number(most, &(1..=MOST))? })
    }

    fn write(&self, &Position { counters, most }: &Position) -> String {
        format!("{counters}-{most}")
    }

    fn sizes(&self, position: &Position) -> Vec<u64> {
        vec![position.counters]
    }

    fn leave(&self, position: &Position, _pile: usize, after: u64) -> Result<Position, Sentence> {
        // At most 60 counters are shown.
        let take = taken(position.counters, after)? as i64;
        position.allows(take).map(|take| position.after(take))
    }

    fn is_lost(&self, position: &Position) -> bool {
        solution::winning_take(position).is_none()
    }

    /// A move leads to every remainder below that of the position, and back around to those above it.
    fn value(&self, position: &Position) -> Option<u64> {
        Some(position.counters % (position.most + 1))
    }

    fn why(&self, position: &Position) -> Vec<Block> {
        vec![Block::say(solution::why(position))]
    }

    fn rules(&self) -> Sentence {
        say!(vi "Chạm vào một quân: quân đó và mọi quân sau nó bị lấy đi. Ai lấy quân cuối cùng thì thắng.", en "Touch a counter: it is taken with all that come after it. Whoever takes the last counter wins.")
    }

    fn note(&self, &Position { most, .. }: &Position) -> Option<Sentence> {
        Some(say!(vi "Mỗi nước lấy từ 1 đến {most} quân.", en "A move takes 1 to {most} counters."))
    }

    fn random(&self, rng: &mut TestRng) -> Position {
        Position { counters: rng.unsigned(10, 40), most: rng.unsigned(2, 7) }
    }
}

#[cfg(test)]
mod tests {
    use super::GAME;
    use crate::shared::play::testing::agrees;

    #[test]
    fn the_theory_is_what_a_search_finds() {
        agrees(&GAME, (1..8).map(|most| format!("40-{most}")));
    }
}
