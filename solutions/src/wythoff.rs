//! Wythoff's game: take any number from one of two piles, or the same number from both.
//!
//! Call a position cold if the player to move loses. When whoever takes last wins, the cold positions are the
//! pairs (A_k, B_k) = (⌊kφ⌋, ⌊kφ²⌋) with φ the golden ratio (Wythoff, 1907). As 1/φ + 1/φ² = 1, the A_k and
//! the B_k for k >= 1 together are every positive integer once (Beatty), and B_k = A_k + k: so every number is
//! in one pair only, and every difference too.
//!
//! When whoever takes last loses (misère), (0, 1) and (2, 2) take the places of (0, 0) and (1, 2), and all
//! other pairs stay. Again every number and every difference is in one pair only.
//!
//! So there are at most three cold positions that a move can reach: one for either pile that is kept, and one for
//! the difference. All arithmetic is exact, for piles up to 2^62: φ is never a floating-point number.
//!
//! Cost of a move: time O(1), a few square roots of 128 bits; memory O(1).

use crate::beatty::times_root;

/// Who wins: the player who takes last, or the other.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash)]
pub enum Rule {
    /// Whoever takes last wins.
    Normal,
    /// Whoever takes last loses.
    Misere,
}

/// ⌊kφ⌋, for k up to 2^62.
///
/// φ = (1 + √5)/2, so kφ = (k + √(5k²))/2, and the root may be rounded down before the half is.
/// Time O(1): a square root of 128 bits.
///
/// ```
/// use solutions::wythoff::lower;
///
/// assert_eq!([0, 1, 2, 3, 4, 5].map(lower), [0, 1, 3, 4, 6, 8]);
/// assert_eq!(lower(300_000_000_000_000_000), 485_410_196_624_968_454);
/// ```
pub fn lower(k: u64) -> u64 {
    // Below (1 + √5) · 2^62, which fits 64 bits.
    (k + times_root(k, 5)) / 2
}

/// The cold position of a difference: the smaller pile and the larger.
///
/// ```
/// use solutions::wythoff::{Rule, cold_of_difference};
///
/// assert_eq!(cold_of_difference(Rule::Normal, 4), (6, 10));
/// assert_eq!(cold_of_difference(Rule::Misere, 0), (2, 2));
/// ```
pub fn cold_of_difference(rule: Rule, difference: u64) -> (u64, u64) {
    match (rule, difference) {
        (Rule::Misere, 0) => (2, 2),
        (Rule::Misere, 1) => (0, 1),
        _ => (lower(difference), lower(difference) + difference),
    }
}

/// The pile that makes a cold position together with a pile of `x`.
///
/// Of the numbers 1 to x, the A_k are those with kφ < x + 1: L = ⌊(x + 1)/φ⌋ = ⌊(x + 1)φ⌋ - (x + 1) of them.
/// If x is an A_k it is the one with k = L. Otherwise it is the B_k with k = x - L, and A_k = B_k - k = L.
/// Time O(1): two square roots.
///
/// ```
/// use solutions::wythoff::{Rule, partner};
///
/// assert_eq!([0, 1, 2, 3, 4, 5].map(|x| partner(Rule::Normal, x)), [0, 2, 1, 5, 7, 3]);
/// assert_eq!([0, 1, 2, 3, 4, 5].map(|x| partner(Rule::Misere, x)), [1, 0, 2, 5, 7, 3]);
/// ```
pub fn partner(rule: Rule, x: u64) -> u64 {
    match (rule, x) {
        (Rule::Misere, 0) => 1,
        (Rule::Misere, 1) => 0,
        (Rule::Misere, 2) => 2,
        _ => {
            let lowers = lower(x + 1) - (x + 1);
            if lower(lowers) == x { x + lowers } else { lowers }
        }
    }
}

/// A move to a cold position, from piles in any order: what is left of the first and of the second. Nothing if
/// the position is cold, or if it is the end of the game.
///
/// A move changes one pile, and then the other has its partner, or keeps the difference: three positions are
/// possible, for either pile and for the difference. Time O(1).
///
/// ```
/// use solutions::wythoff::{Rule, winning_move};
///
/// assert_eq!(winning_move(Rule::Normal, 8, 3), Some((5, 3)));
/// assert_eq!(winning_move(Rule::Normal, 5, 3), None);
/// assert_eq!(winning_move(Rule::Misere, 1, 1), Some((1, 0)));
/// ```
pub fn winning_move(rule: Rule, a: u64, b: u64) -> Option<(u64, u64)> {
    let for_a = partner(rule, a);
    if for_a < b {
        return Some((a, for_a));
    }
    let for_b = partner(rule, b);
    if for_b < a {
        return Some((for_b, b));
    }
    let (smaller, larger) = cold_of_difference(rule, a.abs_diff(b));
    let (left, right) = if a <= b { (smaller, larger) } else { (larger, smaller) };
    (left < a).then_some((left, right))
}

/// The cold positions of so many pebbles in a table, and in how many moves a game ends if the winner hurries and the
/// loser delays.
///
/// Cost: memory O(n), and O(n²) time once, for n pebbles: there are O(n) cold positions, each with O(n) moves, and from
/// where these lead there are at most three answers.
///
/// ```
/// use solutions::wythoff::{Lengths, Rule};
///
/// let lengths = Lengths::up_to(Rule::Normal, 20);
/// assert_eq!(lengths.replies(5, 7), [(5, 3), (4, 7), (3, 5)]);
/// // The loser leaves (1, 1), (0, 1) or (0, 2), and each time the winner takes what is left.
/// assert_eq!(lengths.plies(1, 2), 2);
/// ```
#[derive(Debug, Clone)]
pub struct Lengths {
    rule: Rule,
    /// The partner of each pile.
    partners: Vec<u64>,
    /// For the smaller pile of a cold position, how many moves are left.
    cold: Vec<u32>,
}

impl Lengths {
    /// Of all positions of at most so many pebbles.
    pub fn up_to(rule: Rule, most: u64) -> Lengths {
        let partners: Vec<u64> = (0..=most).map(|pile| partner(rule, pile)).collect();
        let mut lengths = Lengths { rule, partners, cold: vec![0; most as usize / 2 + 1] };
        for a in 0..=most / 2 {
            let b = lengths.partner(a);
            // The replies to its moves are cold positions with smaller piles.
            if a <= b && a + b <= most {
                lengths.cold[a as usize] = lengths.delayed(a, b);
            }
        }
        lengths
    }

    /// The pile that makes a cold position together with a pile.
    pub fn partner(&self, pile: u64) -> u64 {
        self.partners[pile as usize]
    }

    /// Whether the player to move loses; a misère game that is over has been won.
    pub fn is_cold(&self, a: u64, b: u64) -> bool {
        self.partner(a) == b
    }

    /// Every winning move, as what is left of the first pile and of the second: at most three.
    pub fn replies(&self, a: u64, b: u64) -> Vec<(u64, u64)> {
        let mut replies = Vec::with_capacity(3);
        if self.partner(a) < b {
            replies.push((a, self.partner(a)));
        }
        if self.partner(b) < a {
            replies.push((self.partner(b), b));
        }
        let (smaller, larger) = cold_of_difference(self.rule, a.abs_diff(b));
        let (left, right) = if a <= b { (smaller, larger) } else { (larger, smaller) };
        if left < a {
            replies.push((left, right));
        }
        replies
    }

    /// How many moves are left.
    pub fn plies(&self, a: u64, b: u64) -> u32 {
        match self.is_cold(a, b) {
            true => self.cold[a.min(b) as usize],
            false => self.replies(a, b).iter().map(|&(a, b)| self.plies(a, b) + 1).min().unwrap_or(0),
        }
    }

    /// How many moves are left in a cold position.
    fn delayed(&self, a: u64, b: u64) -> u32 {
        let first = (0..a).map(|left| (left, b));
        let second = (0..b).map(|left| (a, left));
        let both = (1..=a.min(b)).map(|taken| (a - taken, b - taken));
        first.chain(second).chain(both).map(|(a, b)| self.plies(a, b) + 1).max().unwrap_or(0)
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::zeckendorf::{FIBONACCI, parts};
    use rand::{RngExt, SeedableRng};
    use rand_chacha::ChaCha8Rng;

    /// The cold positions up to `most`, from the rules.
    fn cold_by_search(rule: Rule, most: usize) -> Vec<(usize, usize)> {
        let mut cold: Vec<(usize, usize)> = Vec::new();
        for a in 0..=most {
            for b in 0..=most {
                // The end of the game is lost for the player to move, or won if the last one to take loses.
                let is_end = (a, b) == (0, 0);
                let reached = |&(x, y): &(usize, usize)| {
                    (x == a && y < b) || (y == b && x < a) || (x < a && a - x == b.wrapping_sub(y) && y < b)
                };
                if (is_end && rule == Rule::Normal) || (!is_end && !cold.iter().any(reached)) {
                    cold.push((a, b));
                }
            }
        }
        cold
    }

    #[test]
    fn agrees_with_a_search_for_both_rules() {
        for rule in [Rule::Normal, Rule::Misere] {
            let cold = cold_by_search(rule, 40);
            for a in 0..=40 {
                for b in 0..=40 {
                    if (a, b) == (0, 0) {
                        continue;
                    }
                    match winning_move(rule, a as u64, b as u64) {
                        None => assert!(cold.contains(&(a, b)), "{rule:?} {a} {b}"),
                        Some((x, y)) => {
                            let (x, y) = (x as usize, y as usize);
                            assert!(!cold.contains(&(a, b)) && cold.contains(&(x, y)), "{rule:?} {a} {b}");
                            assert!(x <= a && y <= b && (x == a || y == b || a - x == b - y));
                        }
                    }
                }
            }
        }
    }

    /// Another theorem about the same pairs: in Fibonacci digits A_k ends in an even number of zeros, and B_k
    /// has the same digits one place higher.
    #[test]
    fn the_larger_pile_is_the_smaller_one_shifted_in_fibonacci_digits() {
        let mut rng = ChaCha8Rng::seed_from_u64(9);
        for _ in 0..2000 {
            let length = rng.random_range(1..60);
            let k = rng.random_range(1..1u64 << length);
            let (a, b) = cold_of_difference(Rule::Normal, k);
            let digits = |x| parts(x).map(|part| FIBONACCI.binary_search(&part).unwrap());
            assert_eq!(digits(a).last().unwrap() % 2, 0);
            assert!(digits(a).map(|place| place + 1).eq(digits(b)));
            assert_eq!((partner(Rule::Normal, a), partner(Rule::Normal, b)), (b, a));
        }
    }
}
