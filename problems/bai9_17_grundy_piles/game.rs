//! The game to play: several piles.

use crate::shared::play::splitting::Grundy;

pub static GAME: Grundy = Grundy { piles: 3 };

#[cfg(test)]
mod tests {
    use super::GAME;
    use crate::shared::play::testing::agrees;

    #[test]
    fn the_theory_is_what_a_search_finds() {
        agrees(&GAME, ["18", "8.7.6"]);
    }
}
