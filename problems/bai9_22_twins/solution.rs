//! The reference: a heads coin at x is a Nim pile of x.

use solutions::coin_games::CoinGame;

use crate::shared::coins::{Coins, Turn};

/// Turning x and y replaces the coin x by the coin y: any smaller number, as from a pile of x.
pub fn value(coin: usize) -> u64 {
    CoinGame::Twins.value(coin)
}

/// A coin whose pile Nim would lower, and the place where Nim would leave it. If heads lie there already, both
/// turn to tails: equal piles cancel. Time O(n).
pub fn winning_turn(coins: &Coins, value: u64) -> Option<Turn> {
    let value = value as usize;
    let x = coins.heads().find(|x| x ^ value < *x)?;
    Some((x, x ^ value))
}
