//! The game to play on the page: Nim that says by which rule it is played.

use checkers::{Sentence, say};
use generators::TestRng;

use super::{Pile, Position};
use crate::shared::{
    pile_sum::SumPile,
    play::{
        nim_columns::columns,
        piles::{MOST, OnPiles},
        sums::{PlayedPile, SumPlay, game},
    },
};
use exercise::play::{Block, text::number};

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
        say!(vi "Chạm vào một quân: quân đó và mọi quân sau nó trong đống bị lấy đi. Theo luật thường, ai lấy quân cuối cùng của tất cả thì thắng; theo luật misère thì thua.", en "Touch a counter: it is taken with all that come after it in its pile. Whoever takes the last counter of all wins in normal play, and loses in misère play.")
    }

    fn random(rng: &mut TestRng) -> Self {
        Pile(rng.unsigned(1, 10))
    }

    fn explain(sum: &Position) -> Vec<Block> {
        vec![columns(&sum.piles.iter().map(|pile| pile.size()).collect::<Vec<_>>())]
    }
}

#[cfg(test)]
mod tests {
    use super::{GAME, Pile};
    use crate::{
        nim_play::{Piles, Position},
        shared::{
            play::testing::{agrees, reached},
            versus::VersusGame,
        },
    };
    use exercise::play::Game;

    #[test]
    fn the_theory_is_what_a_search_finds() {
        agrees(&GAME, ["0-7.6.5", "1-7.6.5", "1-3.3.3.3.2"]);
    }

    #[test]
    fn the_moves_are_those_of_the_exercise() {
        let sizes = |position: &Position| position.piles.iter().map(|Pile(size)| *size).collect::<Vec<_>>();
        for start in ["0-4.3.2", "1-4.3.2"] {
            let mut compared = 0;
            for sum in reached(&GAME, start) {
                let mut page: Vec<_> = GAME.moves(&sum).iter().map(|one| sizes(&one.to)).collect();
                let moves = Piles::moves(&sum).into_iter();
                let mut told: Vec<_> = moves.map(|one| sizes(&Piles::play(&sum, &one))).collect();
                page.sort();
                told.sort();
                assert_eq!(page, told, "{sum:?}");
                compared += told.len();
            }
            assert!(compared > 100);
        }
    }
}
