//! The game to play.

use checkers::say;

use super::TwinsGame;
use crate::shared::play::{coins::CoinRow, row::OnRow};

pub static GAME: OnRow<CoinRow<TwinsGame>> = CoinRow::of(
    |&(x, y)| vec![vec![x, y]],
    || say!(vi "Chạm vào hai đồng xu: cả hai bị lật, và đồng bên phải phải từ ngửa thành sấp. Ai đến lượt mà không đi được thì thua.", en "Touch two coins: both are turned, and the right one must go from heads to tails. Whoever cannot move loses."),
    (7, 11),
);

#[cfg(test)]
mod tests {
    use super::GAME;
    use crate::{
        bai9_22_twins::TwinsGame,
        shared::play::testing::{agrees, coin_rules, rows},
    };

    #[test]
    fn the_theory_is_what_a_search_finds() {
        agrees(&GAME, rows(9));
    }

    #[test]
    fn moves_are_those_of_the_exercise() {
        coin_rules::<TwinsGame>(&GAME, "11111111", |touched, _| vec![touched[1], touched[0]]);
    }
}
