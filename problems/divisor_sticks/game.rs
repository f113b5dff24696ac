//! The game to play.

use checkers::{Sentence, say};
use generators::TestRng;

use super::Pile;
use crate::shared::play::{
    piles::{MOST, OnPiles},
    sums::{PlayedPile, SumPlay, game},
};
use exercise::play::text::number;

pub static GAME: OnPiles<SumPlay<Pile>> = game();

impl PlayedPile for Pile {
    fn read(word: &str) -> Result<Self, Sentence> {
        number(word, &(1..=MOST)).map(Pile)
    }

    fn word(self) -> String {
        self.0.to_string()
    }

    fn rules() -> Sentence {
        say!(vi "Chạm vào một quân: quân đó và mọi quân sau nó bị lấy đi. Số quân lấy phải là ước của số quân trong đống, nhưng không được lấy cả đống. Ai đến lượt mà không đi được thì thua.", en "Touch a stick: it is taken with all that come after it. A move takes a divisor of its pile's size, but not the whole pile. Whoever cannot move loses.")
    }

    fn random(rng: &mut TestRng) -> Self {
        Pile(rng.unsigned(2, 24))
    }
}

#[cfg(test)]
mod tests {
    use super::GAME;
    use crate::{
        divisor_sticks::DivisorSticks,
        shared::play::testing::{agrees, same_rules},
    };
    use exercise::play::text::joined;

    #[test]
    fn the_theory_is_what_a_search_finds() {
        agrees(&GAME, ["16.12.9", "60.24"]);
    }

    #[test]
    fn moves_are_those_of_the_exercise() {
        same_rules::<DivisorSticks, _>(
            &GAME,
            "12.8.10",
            |sum| {
                let piles = joined(sum.piles.iter().map(|pile| pile.0), " ");
                Some(format!("{}\n{piles}\n", sum.piles.len()))
            },
            |before, one| {
                let changed = (0..before.piles.len()).find(|&pile| before.piles[pile] != one.to.piles[pile]);
                let pile = changed.unwrap();
                format!("1 {} {}", pile + 1, before.piles[pile].0 - one.to.piles[pile].0)
            },
        );
    }
}
