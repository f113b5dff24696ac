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
    const BOTH_RULES: bool = true;

    fn read(word: &str) -> Result<Self, Sentence> {
        number(word, &(0..=MOST)).map(Pile)
    }

    fn word(self) -> String {
        self.0.to_string()
    }

    fn rules() -> Sentence {
        say!(vi "Chạm vào một quân: quân đó và mọi quân sau nó trong đống bị lấy đi. Số quân lấy phải là số chính phương: 1, 4, 9, 16, …", en "Touch a counter: it is taken with all that come after it in its pile. A move takes a square: 1, 4, 9, 16, …")
    }

    fn random(rng: &mut TestRng) -> Self {
        Pile(rng.unsigned(3, 32))
    }
}

#[cfg(test)]
mod tests {
    use super::GAME;
    use crate::{
        shared::play::testing::{agrees, same_rules},
        square_nim::SquareNim,
    };
    use exercise::play::{Game, text::joined};

    #[test]
    fn the_theory_is_what_a_search_finds() {
        agrees(&GAME, ["0-29.11", "1-29.11", "1-14.9.6"]);
    }

    #[test]
    fn moves_are_those_of_the_exercise() {
        for start in ["0-9.8.5", "1-9.8.5"] {
            same_rules::<SquareNim, _>(
                &GAME,
                start,
                |sum| {
                    let misere = GAME.misere(sum);
                    let piles = joined(sum.piles.iter().map(|pile| pile.0), " ");
                    let text = format!("{} {}\n{piles}\n", u8::from(misere), sum.piles.len());
                    (!misere || !sum.is_over()).then_some(text)
                },
                |before, one| {
                    let changed =
                        (0..before.piles.len()).find(|&pile| before.piles[pile] != one.to.piles[pile]);
                    let pile = changed.unwrap();
                    format!("1 {} {}", pile + 1, one.to.piles[pile].0)
                },
            );
        }
    }
}
