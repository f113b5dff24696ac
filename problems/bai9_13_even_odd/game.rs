//! The game to play: several piles.

use checkers::say;

use super::Game;
use crate::shared::play::{
    pile_sum::{PileSum, refuse_even_odd},
    piles::OnPiles,
};

pub static GAME: OnPiles<PileSum> = PileSum::of::<Game>(
    || say!(vi "Chạm vào một quân: quân đó và mọi quân sau nó bị lấy đi. Mỗi nước lấy một số chẵn quân nhưng không lấy cả đống, hoặc lấy cả đống nếu đống lẻ. Ai đến lượt mà không đi được thì thua.", en "Touch a counter: it is taken with all that come after it. A move takes an even number but not the whole pile, or the whole pile if it is odd. Whoever cannot move loses."),
    refuse_even_odd,
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
