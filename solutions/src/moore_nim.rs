//! Moore's Nim: a move lowers at least one and at most k piles; whoever cannot move loses.
//!
//! Write the piles in binary. A position is lost if in every column the number of ones is divisible by k + 1 (Moore, 1910).
//! Going down the digits, some piles are *open*: they have been lowered at a higher digit, so their remaining digits may
//! be chosen freely. In a column with remainder r, either enough open piles take a one to fill it up, or r more piles with
//! a one give it up and become open; the piles open then are at most k.
//!
//! Cost: time O(n · 64), memory O(n) for n piles.

/// The piles after a winning move, or nothing if the position is lost.
///
/// ```
/// use solutions::moore_nim::winning_move;
///
/// assert_eq!(winning_move(2, &[1, 2, 3]), Some(vec![1, 1, 1]));
/// assert_eq!(winning_move(2, &[1, 1, 1]), None);
/// ```
pub fn winning_move(k: usize, piles: &[u64]) -> Option<Vec<u64>> {
    let modulus = k + 1;
    let mut after = piles.to_vec();
    let mut open: Vec<usize> = Vec::new();
    let mut is_open = vec![false; piles.len()];
    let highest = piles.iter().fold(0, |all, pile| all | pile);
    for digit in (0..u64::BITS - highest.leading_zeros()).rev() {
        let bit = 1 << digit;
        let ones = |index: &usize| !is_open[*index] && piles[*index] & bit != 0;
        let remainder = (0..piles.len()).filter(ones).count() % modulus;
        let gap = (modulus - remainder) % modulus;
        let filled = gap <= open.len();
        for (place, &index) in open.iter().enumerate() {
            after[index] &= !bit;
            if filled && place < gap {
                after[index] |= bit;
            }
        }
        if !filled {
            let opened: Vec<usize> = (0..piles.len()).filter(ones).take(remainder).collect();
            for index in opened {
                after[index] &= !bit;
                is_open[index] = true;
                open.push(index);
            }
        }
    }
    (!open.is_empty()).then_some(after)
}

#[cfg(test)]
mod tests {
    use super::*;

    /// Whether in every column the number of ones is divisible by k + 1.
    fn is_lost(k: usize, piles: &[u64]) -> bool {
        (0..64).all(|digit| piles.iter().filter(|&&pile| pile >> digit & 1 == 1).count() % (k + 1) == 0)
    }

    #[test]
    fn a_winning_move_is_legal_and_leaves_a_lost_position() {
        for k in 1..=3 {
            for number in 0..6u64.pow(4) {
                let piles: Vec<u64> = (0..4).map(|place| number / 6u64.pow(place) % 6).collect();
                let Some(after) = winning_move(k, &piles) else {
                    assert!(is_lost(k, &piles), "{piles:?}");
                    continue;
                };
                let lowered = piles.iter().zip(&after).filter(|(before, after)| after < before).count();
                assert!(piles.iter().zip(&after).all(|(before, after)| after <= before), "{piles:?}");
                assert!((1..=k).contains(&lowered) && is_lost(k, &after), "{piles:?} to {after:?}");
            }
        }
    }
}
