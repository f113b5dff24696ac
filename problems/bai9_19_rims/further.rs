//! What the editorial answers to its further questions, compared with values by the definition.

use solutions::grundy::mex;

/// The values of regions of 0 to `most` dots, if a loop may go through as many dots as `through` says.
fn values(most: u64, through: impl Fn(u64) -> bool) -> Vec<u64> {
    let mut values: Vec<u64> = Vec::new();
    for dots in 0..=most {
        let parts = (0..dots).flat_map(|stay| (0..=stay).map(move |inside| (inside, stay - inside)));
        let loops = parts.filter(|&(a, b)| through(dots - a - b));
        values.push(mex(loops.map(|(a, b)| values[a as usize] ^ values[b as usize])));
    }
    values
}

#[test]
fn loops_through_one_or_two_dots_are_kayles() {
    // The first values of runs of pins in exercise 9.18.
    assert_eq!(values(12, |dots| dots <= 2), [0, 1, 2, 3, 1, 4, 3, 2, 1, 4, 2, 6, 4]);
}

#[test]
fn with_at_least_k_dots_a_region_is_worth_a_kth_of_them() {
    for k in 1..=5 {
        let expected: Vec<u64> = (0..=60).map(|dots| dots / k).collect();
        assert_eq!(values(60, |dots| dots >= k), expected, "{k}");
    }
}

#[test]
fn the_number_of_splits_with_a_given_value() {
    for dots in 1..=40_u64 {
        for value in 0..dots {
            let pairs = (0..dots).flat_map(|a| (0..dots - a).map(move |b| a ^ b)).filter(|&xor| xor == value);
            let common = (0..dots).filter(|c| c & value == 0 && value + 2 * c < dots);
            assert_eq!(pairs.count(), common.count() << value.count_ones(), "{dots} dots, {value}");
        }
    }
}
