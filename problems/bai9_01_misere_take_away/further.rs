//! What the editorial answers to its further questions, compared with play to the end.

use std::collections::HashMap;

/// Whether the player to move loses when a move takes 1 to `most` counters from one pile, and whoever takes the last
/// counter of all loses.
fn is_lost(piles: &[u64], most: u64, known: &mut HashMap<Vec<u64>, bool>) -> bool {
    if let Some(&lost) = known.get(piles) {
        return lost;
    }
    let mut lost = piles.iter().any(|&pile| pile > 0);
    for pile in 0..piles.len() {
        for take in 1..=most.min(piles[pile]) {
            let mut after = piles.to_vec();
            after[pile] -= take;
            lost &= !is_lost(&after, most, known);
        }
    }
    known.insert(piles.to_vec(), lost);
    lost
}

#[test]
fn several_piles_are_nim_on_remainders_until_all_are_at_most_one() {
    for most in 1..=4 {
        let mut known = HashMap::new();
        for code in 0..10_u64.pow(3) {
            let piles = [code % 10, code / 10 % 10, code / 100];
            let remainders = piles.map(|pile| pile % (most + 1));
            let expected = match remainders.iter().any(|&remainder| remainder >= 2) {
                true => remainders.iter().fold(0, |xor, remainder| xor ^ remainder) == 0,
                false => remainders.iter().sum::<u64>() % 2 == 1,
            };
            assert_eq!(is_lost(&piles, most, &mut known), expected, "{most}: {piles:?}");
        }
    }
}

#[test]
fn with_at_least_a_and_at_most_b_the_lost_remainders_are_a_to_2a_minus_1() {
    for least in 1..=6_usize {
        for most in least..=10 {
            let mut lost: Vec<bool> = Vec::new();
            for counters in 0..100 {
                let takes = least..=most.min(counters);
                lost.push(!takes.is_empty() && takes.clone().all(|take| !lost[counters - take]));
                let bad = least..2 * least;
                assert_eq!(
                    lost[counters],
                    bad.contains(&(counters % (least + most))),
                    "{least} {most} {counters}"
                );
            }
        }
    }
}
