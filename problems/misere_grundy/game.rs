//! The game to play: a few piles.

use solutions::Rule;

use crate::shared::play::splitting::Grundy;

pub static GAME: Grundy = Grundy { piles: 3, rule: Rule::Misere };

#[cfg(test)]
mod tests {
    use super::GAME;
    use crate::{
        misere_grundy::MisereGrundy,
        shared::play::testing::{agrees, same_rules},
    };
    use exercise::play::text::joined;

    #[test]
    fn the_theory_is_what_a_search_finds() {
        agrees(&GAME, ["12.12", "11.8.5"]);
    }

    #[test]
    fn moves_are_those_of_the_exercise() {
        same_rules::<MisereGrundy, _>(
            &GAME,
            "12.8",
            |piles| {
                let over = piles.iter().all(|&pile| pile < 3);
                (!over).then(|| format!("{}\n{}\n", piles.len(), joined(piles, " ")))
            },
            |before, one| {
                let pile = (0..before.len()).find(|&pile| before[pile] != one.to[pile]).unwrap();
                format!("1 {} {} {}", pile + 1, one.to[pile], one.to[pile + 1])
            },
        );
    }
}
