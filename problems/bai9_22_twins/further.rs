//! What the editorial answers to its further questions, compared with play to the end.

use solutions::grundy::mex;

/// The values of all rows of `coins` coins, by the definition; bit x of a row is coin x. `turns` lists, for a coin
/// that shows heads, the sets of coins that a move may turn together with it in a row.
fn values(coins: usize, turns: impl Fn(usize, usize) -> Vec<usize>) -> Vec<u64> {
    let mut values: Vec<u64> = Vec::new();
    for row in 0..1_usize << coins {
        let heads = (0..coins).filter(|coin| row >> coin & 1 == 1);
        let after = heads.flat_map(|x| turns(row, x).into_iter().map(move |others| row ^ 1 << x ^ others));
        values.push(mex(after.map(|row| values[row])));
    }
    values
}

fn pairs(_: usize, x: usize) -> Vec<usize> {
    (0..x).map(|y| 1 << y).collect()
}

#[test]
fn by_the_rule_of_the_textbook_two_heads_may_be_lost() {
    let tails = |row: usize, x: usize| (0..x).filter(|y| row >> y & 1 == 0).map(|y| 1 << y).collect();
    assert_eq!((values(2, tails)[0b11], values(2, pairs)[0b11]), (0, 1));
    // With a single heads coin the rules agree, but for positions with several the values differ.
    let (textbook, here) = (values(8, tails), values(8, pairs));
    assert!((0..8).all(|x| textbook[1 << x] == here[1 << x]));
}

#[test]
fn the_number_of_winning_moves_is_odd() {
    let values = values(9, pairs);
    for row in (0..1 << 9).filter(|&row| values[row] != 0) {
        let moves =
            (0..9_usize).filter(|x| row >> x & 1 == 1).flat_map(|x| (0..x).map(move |y| 1 << x ^ 1 << y));
        assert_eq!(moves.filter(|turned| values[row ^ turned] == 0).count() % 2, 1, "{row:b}");
    }
}

#[test]
fn three_coins_are_worth_odious_numbers() {
    let triples = |_: usize, x: usize| (0..x).flat_map(|y| (0..y).map(move |z| 1 << y | 1 << z)).collect();
    let values = values(12, triples);
    let single: Vec<u64> = (0..12).map(|x| values[1 << x]).collect();
    let odious = (0..).filter(|number: &u64| number.count_ones() % 2 == 1);
    assert_eq!(single, [0, 0].into_iter().chain(odious.take(10)).collect::<Vec<_>>());
    assert_eq!(single, [0, 0, 1, 2, 4, 7, 8, 11, 13, 14, 16, 19]);
    // A row is worth the xor of its heads.
    for (row, &value) in values.iter().enumerate() {
        assert_eq!(value, (0..12).filter(|x| row >> x & 1 == 1).fold(0, |sum, x| sum ^ single[x]), "{row:b}");
    }
}
