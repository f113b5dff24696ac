//! Euclid's game: a move takes a positive multiple of the smaller of two numbers from the larger; a pair with a 0
//! is finished.
//!
//! Let a <= b, a > 0, b = qa + r with 0 <= r < a, and let s be the value of (r, a). The moves from (a, b) lead to the
//! pairs with the same remainder and a smaller quotient, and from quotient 1 on also to (r, a). So the values of
//! the quotients 1, 2, 3, … are the numbers 0, 1, 2, … in this order with s left out: g(a, b) = q if q > s, and q - 1
//! otherwise.
//!
//! The game is tame: if the pairs (0, n) are worth 1 in place of 0, because whoever finds nothing to move wins, then
//! the pairs (n, n) get the value 0 and all others keep theirs. For either of (0, n) and (n, n) can be reached from a
//! pair only if it is a multiple, (a, qa), and then with q >= 2 both can. So in misère play a sum is lost if
//!
//! - all its pairs are of the form (0, n) or (n, n), and the number of pairs (n, n) is odd; or
//! - some pair has another form, and the nim-sum of the ordinary values is 0.
//!
//! Cost: time O(log a) for the value of a pair, no more than for its greatest common divisor; O(n log a) for a winning
//! move in a sum of n pairs; memory O(1) besides the values.

use crate::wythoff::Rule;

/// A pair of numbers, in any order, not both 0.
pub type Pair = (u64, u64);

/// The most steps of Euclid's algorithm on numbers below 2^64.
const STEPS: usize = 93;

/// The smaller number, the quotient, and the pair that is left when the whole quotient is taken; the smaller
/// number is not 0.
fn divided((a, b): Pair) -> (u64, u64, Pair) {
    let (small, large) = (a.min(b), a.max(b));
    (small, large / small, (large % small, small))
}

/// Whether a pair has the form (0, n): no move is left.
pub fn is_finished((a, b): Pair) -> bool {
    a == 0 || b == 0
}

/// Whether a pair has the form (0, n) or (n, n): only for these does misère play differ.
pub fn is_simple((a, b): Pair) -> bool {
    a == b || is_finished((a, b))
}

/// The Sprague–Grundy value of a pair. Time O(log a).
///
/// ```
/// use solutions::euclid::value;
///
/// let row = |a: u64| (1..=12).map(|b| value((a, b))).collect::<Vec<_>>();
/// assert_eq!(row(2), [2, 1, 0, 2, 1, 3, 3, 4, 4, 5, 5, 6]);
/// assert_eq!(row(3), [3, 0, 1, 0, 1, 2, 1, 2, 3, 2, 3, 4]);
/// assert_eq!(value((0, 7)), 0);
/// ```
pub fn value(pair: Pair) -> u64 {
    let mut quotients = [0; STEPS];
    let (mut pair, mut count) = (pair, 0);
    while !is_finished(pair) {
        let (_, quotient, rest) = divided(pair);
        quotients[count] = quotient;
        (pair, count) = (rest, count + 1);
    }
    quotients[..count].iter().rev().fold(0, |rest, &quotient| above(quotient, rest))
}

/// The value of a quotient beside the value of what it leaves in the end.
fn above(quotient: u64, rest: u64) -> u64 {
    if quotient > rest { quotient } else { quotient - 1 }
}

/// How many times the smaller number is taken from the larger to make a pair of the value `target`, if that is
/// possible. Time O(log a).
///
/// ```
/// use solutions::euclid::times_to;
///
/// // From (3, 11), worth 3: (3, 2) is worth 0, (3, 5) is worth 1 and (3, 8) is worth 2.
/// assert_eq!([0, 1, 2, 3].map(|target| times_to((3, 11), target)), [Some(3), Some(2), Some(1), None]);
/// // A move may raise the value: (2, 3) is worth 0, and (2, 1) is worth 2.
/// assert_eq!(times_to((2, 3), 2), Some(1));
/// ```
pub fn times_to(pair: Pair, target: u64) -> Option<u64> {
    if is_finished(pair) {
        return None;
    }
    let (_, quotient, rest) = divided(pair);
    let value_of_the_rest = value(rest);
    if target == value_of_the_rest {
        return Some(quotient);
    }
    // The quotient whose value it is.
    let kept = if target < value_of_the_rest { target + 1 } else { target };
    quotient.checked_sub(kept).filter(|&times| times > 0)
}

/// A pair after a move: the smaller number is taken so many times from the larger, which has room for it.
pub fn played((a, b): Pair, times: u64) -> Pair {
    if a <= b { (a, b - a * times) } else { (a - b * times, b) }
}

/// Whether the player to move loses. Time O(n log a).
///
/// ```
/// use solutions::{euclid::is_lost, wythoff::Rule};
///
/// // (2, 3) is worth 0, but no (0, n): one equal pair beside it is won in misère play, too.
/// assert!(!is_lost(Rule::Misere, &[(2, 3), (4, 4)]));
/// assert!(is_lost(Rule::Misere, &[(0, 3), (4, 4)]));
/// ```
pub fn is_lost(rule: Rule, pairs: &[Pair]) -> bool {
    let sum = pairs.iter().fold(0, |sum, &pair| sum ^ value(pair));
    let turned = rule == Rule::Misere && pairs.iter().all(|&pair| is_simple(pair));
    sum == u64::from(turned)
}

/// A winning move: the index of a pair, and how many times the smaller number is taken; nothing if the position is
/// lost. Time O(n log a), memory O(n).
///
/// ```
/// use solutions::{euclid::winning_move, wythoff::Rule};
///
/// assert_eq!(winning_move(Rule::Normal, &[(5, 8), (2, 4)]), Some((1, 2)));
/// // In misère play one equal pair should be left.
/// assert_eq!(winning_move(Rule::Misere, &[(5, 5), (2, 4)]), Some((1, 2)));
/// assert_eq!(winning_move(Rule::Misere, &[(5, 0), (2, 4)]), Some((1, 1)));
/// ```
pub fn winning_move(rule: Rule, pairs: &[Pair]) -> Option<(usize, u64)> {
    let values: Vec<u64> = pairs.iter().map(|&pair| value(pair)).collect();
    let sum = values.iter().fold(0, |sum, value| sum ^ value);
    let mut others = (0..pairs.len()).filter(|&index| !is_simple(pairs[index]));
    let wanted = match (rule, others.next(), others.next()) {
        // Only equal pairs are left: each takes one move, and their number should become odd.
        (Rule::Misere, None, _) => 1,
        // The last pair of another form: if it can become simple, one equal pair more or less is left.
        (Rule::Misere, Some(last), None) => {
            let times = times_to(pairs[last], sum ^ values[last] ^ 1);
            if let Some(times) = times.filter(|&times| is_simple(played(pairs[last], times))) {
                return Some((last, times));
            }
            0
        }
        _ => 0,
    };
    // All values below the present one can be reached.
    let index = values.iter().position(|value| value ^ sum ^ wanted < *value)?;
    Some((index, times_to(pairs[index], values[index] ^ sum ^ wanted)?))
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::grundy::mex;

    /// The values of all pairs up to `most` by the rule; finished ones are worth `end`.
    fn by_the_rule(most: u64, end: u64) -> Vec<Vec<u64>> {
        let mut values = vec![vec![end; most as usize + 1]; most as usize + 1];
        for a in 1..=most {
            for b in 1..=most {
                let left = (1..=b.max(a) / b.min(a)).map(|times| played((a, b), times));
                values[a as usize][b as usize] = mex(left.map(|(a, b)| values[a as usize][b as usize]));
            }
        }
        values
    }

    #[test]
    fn the_formula_agrees_with_the_rule() {
        let values = by_the_rule(60, 0);
        for a in 1..=60 {
            for b in 0..=60 {
                assert_eq!(value((a, b)), values[a as usize][b as usize], "{a} {b}");
            }
        }
    }

    #[test]
    fn only_finished_and_equal_pairs_change_in_misere_play() {
        let values = by_the_rule(60, 1);
        for a in 1..=60 {
            for b in 0..=60 {
                let both = (value((a, b)), values[a as usize][b as usize]);
                let expected = if b == 0 {
                    (0, 1)
                } else if a == b {
                    (1, 0)
                } else {
                    (both.0, both.0)
                };
                assert_eq!(both, expected, "{a} {b}");
            }
        }
    }

    #[test]
    fn every_lower_value_can_be_reached_by_one_number_of_times() {
        for a in 1..30 {
            for b in a..100 {
                for target in 0..=b {
                    let by_trying = (1..=b / a).filter(|&times| value(played((a, b), times)) == target);
                    assert_eq!(
                        times_to((a, b), target).into_iter().collect::<Vec<_>>(),
                        by_trying.collect::<Vec<_>>()
                    );
                }
            }
        }
    }

    #[test]
    fn a_winning_move_leaves_a_lost_position_in_both_games() {
        let pairs: Vec<Pair> = (0..6).flat_map(|a| (a.max(1)..9).map(move |b| (b, a))).collect();
        for rule in [Rule::Normal, Rule::Misere] {
            for &one in &pairs {
                for &other in &pairs {
                    let before = [one, other];
                    // A misère game that is over.
                    if rule == Rule::Misere && before.into_iter().all(is_finished) {
                        continue;
                    }
                    let found = winning_move(rule, &before);
                    assert_eq!(found.is_none(), is_lost(rule, &before), "{rule:?} {before:?}");
                    if let Some((index, times)) = found {
                        let mut after = before;
                        after[index] = played(after[index], times);
                        assert!(is_lost(rule, &after), "{rule:?} {before:?} {after:?}");
                    }
                }
            }
        }
    }

    #[test]
    fn the_longest_divisions_fit() {
        // Consecutive Fibonacci numbers below 2^64.
        let (mut a, mut b) = (1u64, 1u64);
        while let Some(next) = a.checked_add(b) {
            (a, b) = (b, next);
        }
        assert_eq!(value((a, b)), value((b % a, a)).min(1) ^ 1);
    }
}
