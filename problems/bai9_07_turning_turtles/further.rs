//! What the editorial answers to its further questions, compared with play to the end.

use solutions::grundy::mex;

/// Whether each row is lost, the row taken as a binary number whose lowest digit is turtle 1. A move turns the
/// standing turtle `x` and the turtles of one of the sets `others(x)`.
fn outcomes(turtles: u32, others: impl Fn(u32) -> Vec<usize>) -> Vec<bool> {
    let mut lost: Vec<bool> = Vec::new();
    for row in 0..1_usize << turtles {
        let standing = (1..=turtles).filter(|x| row >> (x - 1) & 1 == 1);
        let mut after = standing.flat_map(|x| others(x).into_iter().map(move |set| row ^ 1 << (x - 1) ^ set));
        lost.push(after.all(|after| !lost[after]));
    }
    lost
}

/// One other turtle to the left of `x`, as a set.
fn another(x: u32) -> Vec<usize> {
    (1..x).map(|y| 1 << (y - 1)).collect()
}

fn another_or_none(x: u32) -> Vec<usize> {
    [vec![0], another(x)].concat()
}

/// The xor of the values of the standing turtles.
fn xor(row: usize, value: impl Fn(u64) -> u64) -> u64 {
    (1..64).filter(|x| row >> (x - 1) & 1 == 1).map(value).fold(0, |xor, value| xor ^ value)
}

#[test]
fn the_number_of_winning_moves_is_odd_or_0() {
    let lost = outcomes(10, another_or_none);
    for row in 0..1 << 10 {
        let moves = (1..=10)
            .filter(|x| row >> (x - 1) & 1 == 1)
            .flat_map(|x| another_or_none(x).into_iter().map(move |set| row ^ 1 << (x - 1) ^ set));
        let wins = moves.filter(|&after| lost[after]).count();
        assert_eq!(wins % 2 == 1, !lost[row], "{row:b}");
        assert!(!lost[row] || wins == 0);
    }
}

#[test]
fn turning_exactly_two_lowers_every_place_by_one() {
    let lost = outcomes(10, another);
    assert!((0..1 << 10).all(|row| lost[row] == (xor(row, |x| x - 1) == 0)));
}

#[test]
fn mock_turtles_have_odious_values() {
    let mut values: Vec<u64> = Vec::new();
    for x in 1..=64_u64 {
        let one = [0].into_iter().chain(values.iter().copied());
        let two = values.iter().flat_map(|first| values.iter().map(move |second| first ^ second));
        let value = mex(one.chain(two));
        let odious = if (2 * x - 2).count_ones() % 2 == 1 { 2 * x - 2 } else { 2 * x - 1 };
        assert_eq!(value, odious, "{x}");
        values.push(value);
    }
    assert_eq!(values[..9], [1, 2, 4, 7, 8, 11, 13, 14, 16]);
}

#[test]
fn a_row_of_mock_turtles_is_lost_if_the_xor_of_its_odious_numbers_is_0() {
    let up_to_two = |x: u32| {
        let others = another_or_none(x);
        let pairs = others.iter().flat_map(|first| others.iter().map(move |second| first ^ second));
        pairs.collect()
    };
    let lost = outcomes(9, up_to_two);
    let odious = |x: u64| 2 * x - 2 + u64::from((x - 1).count_ones().is_multiple_of(2));
    assert!((0..1 << 9).all(|row| lost[row] == (xor(row, odious) == 0)));
}
