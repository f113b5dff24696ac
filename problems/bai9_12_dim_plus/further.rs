//! What the editorial answers to its further questions, compared with the definition of values, and how many moves
//! a table takes.

use solutions::grundy::mex;

/// The values of all piles up to 300 when a move takes a number for which `allowed(pile, take)` holds.
fn values(allowed: impl Fn(u64, u64) -> bool) -> Vec<u64> {
    let mut values: Vec<u64> = Vec::new();
    for pile in 0..=300 {
        let takes = (1..=pile).filter(|&take| allowed(pile, take));
        values.push(mex(takes.map(|take| values[(pile - take) as usize])));
    }
    values
}

#[test]
fn without_the_whole_pile_the_values_are_one_less() {
    let values = values(|pile, take| pile % take == 0 && take < pile);
    assert_eq!(values[0], 0);
    assert!((1..=300_usize).all(|pile| values[pile] == u64::from(pile.trailing_zeros())));
}

#[test]
fn odd_divisors_tell_odd_piles_from_even_ones() {
    let values = values(|pile, take| pile % take == 0 && take % 2 == 1);
    assert!(values.iter().enumerate().all(|(pile, &value)| value == pile as u64 % 2));
}

#[test]
fn takes_without_a_common_factor_count_the_least_prime() {
    let least_factor = |n: u64| (2..=n).find(|&factor| n.is_multiple_of(factor));
    let values = values(|pile, take| (2..=take).all(|factor| pile % factor > 0 || take % factor > 0));
    for pile in 0..=300 {
        let expected = match least_factor(pile) {
            _ if pile % 2 == 0 => 0,
            None => 1,
            Some(prime) => (2..=prime).filter(|&n| least_factor(n) == Some(n)).count() as u64,
        };
        assert_eq!(values[pile as usize], expected, "{pile}");
    }
}

#[test]
fn piles_have_few_divisors_in_all() {
    let moves = |most: u64| (1..=most).map(|divisor| most / divisor).sum::<u64>();
    assert!((93_000..94_000).contains(&moves(10_000)));
    assert!((13_900_000..14_000_000).contains(&moves(1_000_000)));
}
