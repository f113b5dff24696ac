//! The reference: a coin is worth an odious number, and two odious numbers make every other one.

use solutions::coin_games::CoinGame::MockTurtles;

use super::{MockTurtlesGame, Turned};
use crate::shared::coins::{CoinGame, Coins};

/// 2x or 2x + 1, whichever has an odd number of ones. Time O(1).
pub fn value(coin: usize) -> u64 {
    MockTurtles.value(coin)
}

/// A coin whose pile Nim would lower, with none, one or two coins that are worth what Nim would leave. Time O(n).
pub fn winning_turn(coins: &Coins, sum: u64) -> Option<Turned> {
    let right = coins.heads().find(|&coin| MockTurtlesGame::wins(coin, sum))?;
    Some(Turned(MockTurtles.turn(right, value(right) ^ sum)))
}
