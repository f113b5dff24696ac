//! The game to play.

use checkers::say;

use super::GruntGame;
use crate::shared::play::{coins::CoinRow, row::OnRow};

pub static GAME: OnRow<CoinRow<GruntGame>> = CoinRow::of(
    |&(x, a)| vec![vec![x, a], vec![x, x - a]],
    || say!(vi "Chạm vào một đồng ngửa x và một đồng a ở giữa 0 và x: các đồng 0, a, x − a và x bị lật; đó phải là bốn đồng khác nhau. Ai đến lượt mà không đi được thì thua.", en "Touch a heads coin x and a coin a between 0 and x: coins 0, a, x − a and x are turned; they must be four different ones. Whoever cannot move loses."),
    (8, 14),
);

#[cfg(test)]
mod tests {
    use super::GAME;
    use crate::{
        bai9_24_grunt::GruntGame,
        shared::play::testing::{agrees, coin_rules, rows},
    };

    #[test]
    fn the_theory_is_what_a_search_finds() {
        agrees(&GAME, rows(11));
    }

    #[test]
    fn moves_are_those_of_the_exercise() {
        coin_rules::<GruntGame>(&GAME, "1111111111", |_, changed| vec![changed[3], changed[1]]);
    }
}
