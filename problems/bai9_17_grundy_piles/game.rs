//! The game to play: several piles.

use solutions::Rule;

use crate::shared::play::splitting::Grundy;

pub static GAME: Grundy = Grundy { piles: 3, rule: Rule::Normal };

#[cfg(test)]
mod tests {
    use super::GAME;
    use crate::shared::play::testing::agrees;

    #[test]
    fn the_theory_is_what_a_search_finds() {
        agrees(&GAME, ["18", "8.7.6"]);
    }
}
