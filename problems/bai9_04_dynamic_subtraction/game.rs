//! The game to play.

use checkers::say;

use super::Game;
use crate::shared::play::{dynamic::Dynamic, piles::OnPiles};

pub static GAME: OnPiles<Dynamic> = Dynamic::of::<Game>(
    |tokens| (0..u64::BITS).rev().map(|digit| 1 << digit).filter(|power| tokens & power != 0).collect(),
    || say!(vi "luỹ thừa của 2, các chữ số nhị phân", en "powers of two, its binary digits"),
);

#[cfg(test)]
mod tests {
    use super::GAME;
    use crate::shared::play::testing::agrees;

    #[test]
    fn the_theory_is_what_a_search_finds() {
        agrees(&GAME, (2..=60).map(|tokens| format!("{tokens}-{}", tokens - 1)));
    }
}
