//! The game to play.

use checkers::{Sentence, say};
use generators::TestRng;

use crate::shared::{
    pile_sum::Sum,
    play::{
        nim_columns::columns,
        piles::{MOST, OnPiles},
        sums::{PlayedPile, SumPlay, game},
    },
};
use exercise::play::{Block, text::number};

pub static GAME: OnPiles<SumPlay<u64>> = game();

/// A pile of Nim.
impl PlayedPile for u64 {
    fn read(word: &str) -> Result<Self, Sentence> {
        number(word, &(0..=MOST))
    }

    fn word(self) -> String {
        self.to_string()
    }

    fn rules() -> Sentence {
        say!(vi "Chạm vào một quân: quân đó và mọi quân sau nó trong đống bị lấy đi. Ai đến lượt mà không còn quân nào để lấy thì thua.", en "Touch a counter: it is taken with all that come after it in its pile. Whoever has nothing left to take loses.")
    }

    fn random(rng: &mut TestRng) -> Self {
        rng.unsigned(2, 12)
    }

    fn explain(sum: &Sum<Self>) -> Vec<Block> {
        vec![columns(&sum.piles)]
    }
}

#[cfg(test)]
mod tests {
    use super::GAME;
    use crate::{
        nim::{Nim, solution::winning_moves},
        shared::play::testing::{agrees, reached},
    };
    use exercise::{play::Game, testing};

    #[test]
    fn the_theory_is_what_a_search_finds() {
        agrees(&GAME, ["7.6.5", "3.3.3.3.2"]);
    }

    #[test]
    fn the_winning_moves_are_those_of_the_exercise() {
        let mut compared = 0;
        for sum in reached(&GAME, "5.4.3") {
            let moves = GAME.moves(&sum).into_iter().filter(|one| GAME.is_lost(&one.to));
            let mut winning: Vec<Vec<u64>> = moves.map(|one| one.to.piles).collect();
            let mut known: Vec<Vec<u64>> =
                winning_moves(&sum.piles).iter().map(|chosen| chosen.played(&sum.piles)).collect();
            winning.sort();
            known.sort();
            assert_eq!(winning, known);
            compared += 1;
        }
        assert_eq!(compared, 120);
        assert!(testing::judge::<Nim>("3\n5 4 3\n", "1 1 7").is_err());
    }
}
