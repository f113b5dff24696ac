//! The game to play.

use checkers::say;

use super::RulerGame;
use crate::shared::play::{coins::CoinRow, row::OnRow};

pub static GAME: OnRow<CoinRow<RulerGame>> = CoinRow::of(
    |&(l, r)| vec![vec![l, r]],
    || say!(vi "Chạm vào đồng đầu và đồng cuối của một đoạn, hoặc chạm hai lần vào một đồng: mọi đồng trong đoạn bị lật, và đồng bên phải nhất phải từ ngửa thành sấp. Ai đến lượt mà không đi được thì thua.", en "Touch the first and the last coin of a block, or one coin twice: all coins of the block are turned, and the rightmost must go from heads to tails. Whoever cannot move loses."),
    (7, 12),
);

#[cfg(test)]
mod tests {
    use super::GAME;
    use crate::{
        bai9_23_ruler::RulerGame,
        shared::play::testing::{agrees, coin_rules, rows},
    };

    #[test]
    fn the_theory_is_what_a_search_finds() {
        agrees(&GAME, rows(9));
    }

    #[test]
    fn moves_are_those_of_the_exercise() {
        coin_rules::<RulerGame>(&GAME, "11111111", |_, changed| vec![changed[0], changed[changed.len() - 1]]);
    }
}
