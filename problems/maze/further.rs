//! What the editorial answers to its further questions, computed.

use solutions::maze::{FLOOR, values};

use super::facts::greatest_in_comb;

#[test]
fn values_beyond_1023() {
    assert_eq!(greatest_in_comb(1000, 1), 1498);
    assert!(greatest_in_comb(993, 32) > 1900);
}

#[test]
fn an_open_maze_is_nim_with_two_piles() {
    let values = values(30, &[FLOOR; 600]);
    assert!((0..600).all(|place| usize::from(values[place]) == (place / 30) ^ (place % 30)));
}

/// A figure that moves a single square: values repeat along each diagonal when nothing is in the way.
#[test]
fn single_steps_know_three_values() {
    let mut values = vec![vec![0; 20]; 20];
    for row in 0..20_usize {
        for column in 0..20_usize {
            let left = column.checked_sub(1).map(|left| values[row][left]);
            let up = row.checked_sub(1).map(|up| values[up][column]);
            values[row][column] = (0..).find(|&value| Some(value) != left && Some(value) != up).unwrap();
            assert_eq!(values[row][column], (row + column) % 2);
        }
    }
}
