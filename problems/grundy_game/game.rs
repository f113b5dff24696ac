//! The game to play: one pile.

use solutions::Rule;

use crate::shared::play::splitting::Grundy;

pub static GAME: Grundy = Grundy { piles: 1, rule: Rule::Normal };

#[cfg(test)]
mod tests {
    use super::GAME;
    use crate::shared::play::testing::agrees;

    #[test]
    fn the_theory_is_what_a_search_finds() {
        agrees(&GAME, ["17"]);
    }
}
