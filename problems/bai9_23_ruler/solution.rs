//! The reference: the marks of a ruler, and Gray codes.

use solutions::coin_games::{self, from_gray};

use crate::shared::coins::{Coins, Turn};

/// The largest power of two that divides the coin's number: the length of that mark on a ruler.
pub fn value(coin: usize) -> u64 {
    // There coins count from 0.
    coin_games::CoinGame::Ruler.value(coin - 1)
}

/// A winning move: a block l..r, r heads, whose coins are worth `value` together.
///
/// The coins 1..k are worth k ⊕ ⌊k/2⌋ together, the Gray code of k. That is a linear and one-to-one map, so the
/// block l..r is worth `value` exactly if (l - 1) ⊕ r is the number whose Gray code is `value`; and l - 1 must be
/// below r. Time O(n).
pub fn winning_turn(coins: &Coins, value: u64) -> Option<Turn> {
    let span = from_gray(value) as usize;
    let r = coins.heads().find(|r| r ^ span < *r)?;
    Some(((r ^ span) + 1, r))
}
