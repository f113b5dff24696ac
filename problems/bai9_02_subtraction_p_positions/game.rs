//! The game to play: one pile.

use crate::shared::play::{piles::OnPiles, subtraction::Subtraction};

pub static GAME: OnPiles<Subtraction> = OnPiles(Subtraction { piles: 1 });

#[cfg(test)]
mod tests {
    use super::GAME;
    use crate::shared::play::testing::agrees;

    #[test]
    fn the_theory_is_what_a_search_finds() {
        let sets = ["1,2", "1,3,4", "2,3", "1,4,9", "2,5,6,9", "3", "3,5,7,11,13", "1,2,3,5,8,13"];
        agrees(&GAME, sets.map(|set| format!("{set}-40")));
    }
}
