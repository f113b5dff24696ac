//! The reference: a coin is worth an odious number, and two odious numbers make every other one.

use super::Turned;
use crate::shared::coins::{CoinGame, Coins};

/// 2x or 2x + 1, whichever has an odd number of ones. Time O(1).
pub fn value(coin: usize) -> u64 {
    let coin = coin as u64;
    2 * coin + u64::from(coin.count_ones().is_multiple_of(2))
}

/// A coin whose pile Nim would lower, with none, one or two coins that are worth what Nim would leave. Time O(n).
pub fn winning_turn(coins: &Coins, sum: u64) -> Option<Turned> {
    let right = coins.heads().find(|&coin| super::MockTurtlesGame::wins(coin, sum))?;
    let rest = value(right) ^ sum;
    let lowest = rest & rest.wrapping_neg();
    // A coin is half of its value, rounded down.
    let coin = |value: u64| (value / 2) as usize;
    Some(Turned(match rest.count_ones() {
        0 => vec![right],
        ones if ones % 2 == 1 => vec![coin(rest), right],
        _ => vec![coin(lowest), coin(rest - lowest), right],
    }))
}
