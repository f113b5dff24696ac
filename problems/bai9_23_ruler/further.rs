//! What the editorial answers to its further questions, compared with play to the end.

use solutions::grundy::mex;

/// The rows after all moves; bit x - 1 of a row is coin x, and a block has at most `most` coins.
fn moves(row: usize, coins: usize, most: usize) -> impl Iterator<Item = usize> {
    let heads = (0..coins).filter(move |coin| row >> coin & 1 == 1);
    heads.flat_map(move |r| (1..=most.min(r + 1)).map(move |block| row ^ ((1 << block) - 1) << (r + 1 - block)))
}

/// The values of all rows of `coins` coins, by the definition.
fn values(coins: usize, most: usize) -> Vec<u64> {
    let mut values: Vec<u64> = Vec::new();
    for row in 0..1 << coins {
        values.push(mex(moves(row, coins, most).map(|after| values[after])));
    }
    values
}

fn largest_power_that_divides(x: usize) -> usize {
    x & x.wrapping_neg()
}

#[test]
fn short_blocks_bound_the_values_of_coins() {
    for most in 1..=12_usize {
        let (values, bound) = (values(12, most), 1 << most.ilog2());
        for x in 1..=12 {
            let expected = largest_power_that_divides(x).min(bound);
            assert_eq!(values[1 << (x - 1)] as usize, expected, "coin {x}, blocks of {most}");
        }
    }
    // Longer rows, with a row worth the xor of its coins.
    for most in 1..=70_usize {
        let mut single: Vec<u64> = vec![0];
        for x in 1..=200 {
            let blocks = (1..=most.min(x)).scan(0, |sum, block| {
                let before = *sum;
                *sum ^= single[x - block];
                Some(before)
            });
            let value = mex(blocks);
            assert_eq!(value as usize, largest_power_that_divides(x).min(1 << most.ilog2()), "{x} {most}");
            single.push(value);
        }
    }
}

#[test]
fn the_second_example_has_two_winning_blocks() {
    let values = values(8, 8);
    let row = 0b0100_1110;
    assert_eq!(moves(row, 8, 8).filter(|&after| values[after] == 0).count(), 2);
}

#[test]
fn the_number_of_lost_rows() {
    for coins in 1..=12_usize {
        let lost = values(coins, coins).iter().filter(|&&value| value == 0).count();
        assert_eq!(lost, 1 << (coins - 1 - coins.ilog2() as usize), "{coins}");
    }
    let lost: Vec<usize> = (0..8).filter(|&row| values(3, 3)[row] == 0).collect();
    assert_eq!(lost, [0b000, 0b101]);
}
