//! The game to play.

use checkers::{Sentence, say};
use generators::TestRng;

use super::Pile;
use crate::shared::play::{
    piles::{MOST, OnPiles},
    sums::{PlayedPile, SumPlay, game},
};
use exercise::play::text::{halves, number};

pub static GAME: OnPiles<SumPlay<Pile>> = game();

impl PlayedPile for Pile {
    const BOTH_RULES: bool = true;

    fn read(word: &str) -> Result<Self, Sentence> {
        let (limit, size) = halves(word, ',')?;
        Ok(Pile { limit: number(limit, &(1..=MOST))?, size: number(size, &(0..=MOST))? })
    }

    fn word(self) -> String {
        format!("{},{}", self.limit, self.size)
    }

    fn rules() -> Sentence {
        say!(vi "Chạm vào một quân: quân đó và mọi quân sau nó trong đống bị lấy đi, nhưng không được quá giới hạn của đống, là số ghi trong ngoặc.", en "Touch a counter: it is taken with all that come after it in its pile, but no more than the limit of the pile, the number in brackets.")
    }

    fn random(rng: &mut TestRng) -> Self {
        Pile { limit: rng.unsigned(1, 6), size: rng.unsigned(3, 16) }
    }

    fn name(self, pile: usize) -> Sentence {
        let (number, limit) = (pile + 1, self.limit);
        say!(vi "đống {number} (≤ {limit})", en "pile {number} (≤ {limit})")
    }
}

#[cfg(test)]
mod tests {
    use super::{GAME, Pile};
    use crate::{
        limited_nim::LimitedNim,
        shared::{
            pile_sum::Sum,
            play::testing::{agrees, same_rules},
        },
    };
    use exercise::play::Game;

    #[test]
    fn the_theory_is_what_a_search_finds() {
        agrees(&GAME, ["0-3,9.5,8.1,3", "1-3,9.5,8.1,3", "1-2,7.2,8.4,6"]);
    }

    #[test]
    fn moves_are_those_of_the_exercise() {
        for start in ["0-2,5.3,6.1,2", "1-2,5.3,6.1,2"] {
            same_rules::<LimitedNim, _>(&GAME, start, input, |before, one| {
                let changed = (0..before.piles.len()).find(|&pile| before.piles[pile] != one.to.piles[pile]);
                let pile = changed.unwrap();
                format!("1 {} {}", pile + 1, one.to.piles[pile].size)
            });
        }
    }

    fn input(sum: &Sum<Pile>) -> Option<String> {
        let misere = GAME.misere(sum);
        if misere && sum.is_over() {
            return None;
        }
        let lines = sum.piles.iter().map(|pile| format!("{} {}\n", pile.limit, pile.size));
        Some(format!("{} {}\n{}", u8::from(misere), sum.piles.len(), lines.collect::<String>()))
    }
}
