//! What the editorial answers to its further questions, compared with the table of values and with play to the end.

use std::collections::HashMap;

use crate::shared::grundys_game::{splits, value};

#[test]
fn half_of_the_values_have_an_even_number_of_ones() {
    let even = |value: u64| value.count_ones().is_multiple_of(2);
    assert_eq!((1..=10_000).filter(|&pile| even(value(pile))).count(), 5019);
    assert_eq!((1..=10_000).filter(|&pile| even(value(pile) >> 1)).count(), 872);
}

/// Whether the player to move wins if the last split loses; `piles` are those that can be split, in order.
fn is_won(piles: &[usize], known: &mut HashMap<Vec<usize>, bool>) -> bool {
    if let Some(&won) = known.get(piles) {
        return won;
    }
    let mut moves = (0..piles.len()).flat_map(|place| splits(piles[place]).map(move |parts| (place, parts)));
    let won = piles.is_empty() || moves.any(|(place, (a, b))| !is_won(&after(piles, place, [a, b]), known));
    known.insert(piles.to_vec(), won);
    won
}

fn after(piles: &[usize], place: usize, parts: [usize; 2]) -> Vec<usize> {
    let mut after = [&piles[..place], &piles[place + 1..], &parts].concat();
    after.retain(|&pile| pile > 2);
    after.sort_unstable();
    after
}

/// All positions of piles of `least` to `most` counters, with at most `total` counters in all.
fn positions(least: usize, most: usize, total: usize) -> Vec<Vec<usize>> {
    let mut all = vec![Vec::new()];
    for pile in least..=most.min(total) {
        let others = positions(pile, most, total - pile);
        all.extend(others.into_iter().map(|others| [&[pile][..], &others].concat()));
    }
    all
}

/// The rule for tame positions.
fn rule(piles: &[usize]) -> bool {
    let sum = piles.iter().fold(0, |sum, &pile| sum ^ value(pile));
    match piles.iter().any(|&pile| value(pile) > 1) {
        true => sum != 0,
        false => sum != 1,
    }
}

#[test]
fn misere_play_is_tame_up_to_12() {
    let mut known = HashMap::new();
    let big: Vec<usize> = (1..=12).filter(|&pile| value(pile) == 2).collect();
    assert_eq!(big, [5, 8, 11]);
    assert!((1..=12).all(|pile| value(pile) <= 2));
    for piles in positions(3, 12, 34) {
        assert_eq!(is_won(&piles, &mut known), rule(&piles), "{piles:?}");
    }
    assert_eq!((is_won(&[3, 13], &mut known), rule(&[3, 13])), (false, true));
}
