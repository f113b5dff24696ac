//! What the editorial answers to its further questions, compared with play to the end.

use std::collections::HashMap;

use crate::shared::grundys_game::{splits, value};

/// Whether the player to move wins; a pile may be split in half as well, if `halves` says so.
fn is_won(piles: &[usize], halves: bool, known: &mut HashMap<Vec<usize>, bool>) -> bool {
    if let Some(&won) = known.get(piles) {
        return won;
    }
    let won = moves(piles, halves).iter().any(|after| !is_won(after, halves, known));
    known.insert(piles.to_vec(), won);
    won
}

/// The positions after all moves, each with its piles in order.
fn moves(piles: &[usize], halves: bool) -> Vec<Vec<usize>> {
    let mut all = Vec::new();
    for (pile, &size) in piles.iter().enumerate() {
        for part in (1..size).filter(|part| 2 * part < size || (halves && 2 * part == size)) {
            let mut after = piles.to_vec();
            after[pile] -= part;
            after.push(part);
            after.sort_unstable();
            all.push(after);
        }
    }
    all
}

#[test]
fn with_equal_halves_only_the_number_of_moves_matters() {
    let mut known = HashMap::new();
    for first in 1..=8 {
        for second in first..=8 {
            let won = is_won(&[first, second], true, &mut known);
            assert_eq!(won, (first + second - 2) % 2 == 1, "{first} {second}");
        }
    }
}

#[test]
fn nine_is_the_smallest_single_pile_with_two_winning_moves() {
    let mut known = HashMap::new();
    let mut winning = |piles: &[usize]| -> Vec<Vec<usize>> {
        moves(piles, false).into_iter().filter(|after| !is_won(after, false, &mut known)).collect()
    };
    assert_eq!(winning(&[9]), [[2, 7], [3, 6]]);
    assert!((1..9).all(|pile| winning(&[pile]).len() <= 1));
    assert_eq!(winning(&[3, 4]).len(), 2);
}

#[test]
fn a_move_that_raises_a_value_can_be_taken_back() {
    for pile in 1..=200 {
        for (a, b) in splits(pile).filter(|&(a, b)| value(a) ^ value(b) > value(pile)) {
            let back =
                |part, other| splits(part).any(|(c, d)| value(c) ^ value(d) ^ value(other) == value(pile));
            assert!(back(a, b) || back(b, a), "{pile} into {a} and {b}");
        }
    }
}
