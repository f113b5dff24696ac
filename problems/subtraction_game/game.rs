//! The game to play: one pile.

use crate::shared::play::{piles::OnPiles, subtraction::Subtraction};

pub static GAME: OnPiles<Subtraction> = OnPiles(Subtraction { piles: 1 });

#[cfg(test)]
mod tests {
    use super::GAME;
    use crate::{
        shared::play::testing::{agrees, same_rules},
        subtraction_game::SubtractionGame,
    };
    use exercise::play::text::joined;

    #[test]
    fn the_theory_is_what_a_search_finds() {
        let sets = ["1,3,4", "1,3,5,7,9,11", "20,21,22,23", "2,6,7", "1,2,3,50", "5,8,9,13,31"];
        agrees(&GAME, sets.map(|set| format!("{set}-60")));
    }

    #[test]
    fn moves_are_those_of_the_exercise() {
        same_rules::<SubtractionGame, _>(
            &GAME,
            "2,3,5,8,13-55",
            |(set, piles)| (piles[0] > 0).then(|| format!("{}\n{}\n", piles[0], joined(set, " "))),
            |(_, before), one| format!("1 {}", before[0] - one.to.1[0]),
        );
    }
}
