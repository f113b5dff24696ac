//! The game to play: several piles.

use checkers::say;

use super::Game;
use crate::shared::play::{pile_sum::PileSum, piles::OnPiles};

pub static GAME: OnPiles<PileSum> = PileSum::of::<Game>(
    || say!(vi "Chạm vào một quân: quân đó và mọi quân sau nó bị lấy đi. Số quân lấy phải là ước của số quân trong đống, kể cả 1 và cả đống. Ai đến lượt mà không đi được thì thua.", en "Touch a counter: it is taken with all that come after it. A move takes a divisor of its pile's size; 1 and the whole pile are divisors too. Whoever cannot move loses."),
    |size, taken| say!(vi "{taken} không phải là ước của {size}", en "{taken} is no divisor of {size}"),
);

#[cfg(test)]
mod tests {
    use super::GAME;
    use crate::shared::play::testing::agrees;

    #[test]
    fn the_theory_is_what_a_search_finds() {
        agrees(&GAME, ["14.12.9", "60"]);
    }
}
