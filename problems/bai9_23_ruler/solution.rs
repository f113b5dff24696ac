//! The reference: the marks of a ruler, and Gray codes.

use crate::shared::coins::{Coins, Turn};

/// The largest power of two that divides the coin's number: the length of that mark on a ruler.
pub fn value(coin: usize) -> u64 {
    1 << coin.trailing_zeros()
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

/// The number whose Gray code is given: each digit is the parity of the digits from there up.
fn from_gray(code: u64) -> u64 {
    [1, 2, 4, 8, 16, 32].iter().fold(code, |number, shift| number ^ number >> shift)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_first_k_coins_are_worth_the_gray_code_of_k() {
        let mut sum = 0;
        for k in 1..2000 {
            sum ^= value(k);
            assert_eq!(sum, (k ^ k >> 1) as u64);
            assert_eq!(from_gray(sum), k as u64);
        }
    }
}
