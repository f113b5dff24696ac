//! The game to play.

use checkers::say;
use solutions::zeckendorf;

use super::Game;
use crate::shared::play::{dynamic::Dynamic, piles::OnPiles};

pub static GAME: OnPiles<Dynamic> = Dynamic::of::<Game>(
    |tokens| zeckendorf::parts(tokens).collect(),
    || say!(vi "số Fibonacci không kề nhau (biểu diễn Zeckendorf)", en "Fibonacci numbers, no two of them neighbours (Zeckendorf's digits)"),
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
