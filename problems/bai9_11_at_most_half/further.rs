//! What the editorial answers to its further questions, compared with the definition of values.

use solutions::grundy::mex;

const LAST: usize = 400;

/// The values of all piles up to [`LAST`] when a move takes 1 to `most(pile)` counters.
fn values(most: impl Fn(usize) -> usize) -> Vec<u64> {
    let mut values: Vec<u64> = Vec::new();
    for pile in 0..=LAST {
        values.push(mex(values[pile - most(pile)..].iter().copied()));
    }
    values
}

#[test]
fn a_smaller_value_is_found_by_doubling_and_adding_one() {
    let values = values(|pile| pile / 2);
    for pile in 0..=LAST {
        for value in 0..values[pile] {
            let mut left = 2 * value as usize;
            while left < pile.div_ceil(2) {
                left = 2 * left + 1;
            }
            assert!(left < pile && values[left] == value, "{pile} {value}");
        }
    }
}

#[test]
fn with_less_than_half_one_counter_is_dead() {
    let half = values(|pile| pile / 2);
    let less = values(|pile| pile.saturating_sub(1) / 2);
    assert_eq!(less[0], 0);
    assert_eq!(less[1..], half[..LAST]);
}

#[test]
fn if_whoever_cannot_move_wins_the_lost_piles_are_2_5_11_23() {
    let mut lost: Vec<bool> = Vec::new();
    for pile in 0..=LAST {
        let after = &lost[pile - pile / 2..];
        lost.push(!after.is_empty() && after.iter().all(|&lost| !lost));
    }
    let piles: Vec<usize> = (0..=LAST).filter(|&pile| lost[pile]).collect();
    assert_eq!(piles, [2, 5, 11, 23, 47, 95, 191, 383]);
}
