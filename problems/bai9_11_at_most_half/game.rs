//! The game to play: several piles.

use checkers::say;

use super::Game;
use crate::shared::play::{pile_sum::PileSum, piles::OnPiles};

pub static GAME: OnPiles<PileSum> = PileSum::of::<Game>(
    || say!(vi "Chạm vào một quân: quân đó và mọi quân sau nó bị lấy đi. Mỗi nước lấy nhiều nhất một nửa đống. Ai đến lượt mà không đi được thì thua.", en "Touch a counter: it is taken with all that come after it. A move takes at most half of its pile. Whoever cannot move loses."),
    |size, taken| say!(vi "{taken} nhiều hơn một nửa của {size}; mỗi nước lấy nhiều nhất một nửa", en "{taken} is more than half of {size}; a move takes at most half"),
);

#[cfg(test)]
mod tests {
    use super::GAME;
    use crate::shared::play::testing::agrees;

    #[test]
    fn the_theory_is_what_a_search_finds() {
        agrees(&GAME, ["14.11.9", "60"]);
    }
}
