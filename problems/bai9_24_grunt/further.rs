//! What the editorial answers to its further questions, compared with the rules and with the table of values.

use solutions::grundy::mex;

use crate::shared::grundys_game::{LARGEST, splits, value};

/// The values of all rows of `coins` coins, by the definition; bit x of a row is coin x, and `corner` says whether
/// a move turns coin 0 as well.
fn values(coins: usize, corner: bool) -> Vec<u64> {
    let mut values: Vec<u64> = Vec::new();
    for row in 0..1_usize << coins {
        let heads = (0..coins).filter(|coin| row >> coin & 1 == 1);
        let moves =
            heads.flat_map(|x| splits(x).map(move |(a, b)| 1 << x | 1 << a | 1 << b | usize::from(corner)));
        values.push(mex(moves.map(|turned| values[row ^ turned])));
    }
    values
}

#[test]
fn coin_0_does_not_matter() {
    assert_eq!(values(13, true), values(13, false));
}

#[test]
fn different_piles_have_the_winning_moves_of_the_coins() {
    let values = values(14, true);
    let row: usize = 1 << 5 | 1 << 8 | 1 << 13;
    let wins = |x: usize, a: usize| values[row ^ (1 | 1 << a | 1 << (x - a) | 1 << x)] == 0;
    let winning = |x: usize| splits(x).map(|(a, _)| a).filter(|&a| wins(x, a)).collect::<Vec<_>>();
    // The winning moves of the piles in the editorial of exercise 9.17.
    assert_eq!([5, 8, 13].map(winning), [[2], [2], [5]]);
    assert_eq!(row ^ (1 | 1 << 5 | 1 << 8 | 1 << 13), 1, "only coin 0 is left");
}

#[test]
fn single_coins_that_are_lost() {
    // A coin at 0 cannot be moved.
    let lost: Vec<usize> = [0].into_iter().chain((1..=LARGEST).filter(|&x| value(x) == 0)).collect();
    assert_eq!(lost[..12], [0, 1, 2, 4, 7, 10, 20, 23, 26, 50, 53, 270]);
    assert_eq!((LARGEST, lost.len(), lost.last()), (10_000, 42, Some(&1222)));
}
