//! The game to play.

use checkers::say;

use super::{MockTurtlesGame, Turned};
use crate::shared::play::{coins::CoinRow, row::OnRow};

pub static GAME: OnRow<CoinRow<MockTurtlesGame>> = CoinRow::of_three(
    |Turned(coins)| vec![coins.clone()],
    || say!(vi "Chạm vào một, hai hoặc ba đồng xu; chạm lại một đồng đã chọn để kết thúc sớm. Các đồng ấy bị lật, và đồng bên phải nhất phải từ ngửa thành sấp. Ai đến lượt mà không đi được thì thua.", en "Touch one, two or three coins; touch one of them again to stop at fewer than three. They are turned, and the rightmost must go from heads to tails. Whoever cannot move loses."),
    (7, 11),
);

#[cfg(test)]
mod tests {
    use super::GAME;
    use crate::{
        mock_turtles::MockTurtlesGame,
        shared::play::testing::{agrees, coin_rules, rows},
    };

    #[test]
    fn the_theory_is_what_a_search_finds() {
        agrees(&GAME, rows(8));
    }

    #[test]
    fn moves_are_those_of_the_exercise() {
        coin_rules::<MockTurtlesGame>(&GAME, "1111111", |touched, _| {
            let count = touched.len() as u16;
            std::iter::once(count).chain(touched.iter().copied()).collect()
        });
    }
}
