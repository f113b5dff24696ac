//! The game to play.

pub use crate::shared::play::dynamic::FIBONACCI as GAME;

#[cfg(test)]
mod tests {
    use super::GAME;
    use crate::shared::play::testing::agrees;

    #[test]
    fn the_theory_is_what_a_search_finds() {
        agrees(&GAME, (2..=60).map(|tokens| format!("{tokens}-{}", tokens - 1)));
    }
}
