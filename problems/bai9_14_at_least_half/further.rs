//! What the editorial answers to its further questions, compared with the definition of values.

use solutions::grundy::mex;

/// The values of the piles up to 300 when a move leaves any number of counters up to `most(pile)`.
fn values(most: impl Fn(usize) -> usize) -> Vec<u64> {
    let mut values: Vec<u64> = Vec::new();
    for pile in 0..=300 {
        let left = if pile == 0 { 0..0 } else { 0..most(pile) + 1 };
        values.push(mex(values[left].iter().copied()));
    }
    values
}

#[test]
fn the_value_is_one_more_than_that_of_the_most_that_may_be_left() {
    let rules: [fn(usize) -> usize; 5] =
        [|n| n / 2, |n| (n - 1) / 2, |n| 2 * n / 3, |n| n - 1, |n| n.saturating_sub(4)];
    for most in rules {
        let values = values(most);
        assert!((1..=300).all(|pile| values[pile] == values[most(pile)] + 1));
        assert!(values.is_sorted());
    }
}

#[test]
fn with_more_than_half_one_counter_more_loses_a_digit() {
    let values = values(|pile| (pile - 1) / 2);
    assert!((0..=300_usize).all(|pile| values[pile] == u64::from((pile + 1).ilog2())));
}

#[test]
fn with_a_third_the_smallest_piles_grow_by_a_half() {
    let values = values(|pile| 2 * pile / 3);
    let smallest: Vec<usize> =
        (0..=12).map(|value| values.iter().position(|&other| other == value).unwrap()).collect();
    assert_eq!(smallest[..10], [0, 1, 2, 3, 5, 8, 12, 18, 27, 41]);
    assert!(smallest[1..].windows(2).all(|pair| pair[1] == (3 * pair[0]).div_ceil(2)));
}
