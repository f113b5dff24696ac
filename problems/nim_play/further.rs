//! What the editorial answers to its further questions, compared with a search.

use std::collections::HashMap;

/// The piles after each move from sorted piles, sorted, and how many counters it takes.
fn moves(piles: &[u64]) -> Vec<(Vec<u64>, u64)> {
    let mut all = Vec::new();
    for (place, &size) in piles.iter().enumerate() {
        for after in 0..size {
            let mut left = piles.to_vec();
            left[place] = after;
            left.retain(|&pile| pile > 0);
            left.sort_unstable();
            all.push((left, size - after));
        }
    }
    all
}

fn nim_sum(piles: &[u64]) -> u64 {
    piles.iter().fold(0, |sum, pile| sum ^ pile)
}

/// How many moves are left in normal play, if the winner hurries and the loser delays.
fn longest(piles: &[u64], known: &mut HashMap<Vec<u64>, u32>) -> u32 {
    if piles.is_empty() {
        return 0;
    }
    if let Some(&plies) = known.get(piles) {
        return plies;
    }
    let lost = nim_sum(piles) == 0;
    let next = moves(piles).into_iter().filter(|(left, _)| lost || nim_sum(left) == 0);
    let plies: Vec<u32> = next.map(|(left, _)| longest(&left, known)).collect();
    let plies = 1 + if lost { plies.iter().max() } else { plies.iter().min() }.unwrap();
    known.insert(piles.to_vec(), plies);
    plies
}

/// Every way to put so many counters into piles of at most `most`, ascending.
fn partitions(counters: u64, most: u64) -> Vec<Vec<u64>> {
    if counters == 0 {
        return vec![Vec::new()];
    }
    let mut all = Vec::new();
    for largest in 1..=most.min(counters) {
        all.extend(partitions(counters - largest, largest).into_iter().map(|mut piles| {
            piles.push(largest);
            piles
        }));
    }
    all
}

#[test]
fn from_1_2_3_the_pile_matters() {
    let mut known = HashMap::new();
    assert_eq!(longest(&[1, 2, 3], &mut known), 6);
    for (left, plies) in [([2, 3].to_vec(), 5), ([1, 2, 2].to_vec(), 5), ([1, 1, 3].to_vec(), 3)] {
        assert_eq!(longest(&left, &mut known), plies, "{left:?}");
    }
}

#[test]
fn a_single_counter_makes_a_lost_game_longest() {
    let mut known = HashMap::new();
    let mut lost = 0;
    for counters in 2..=16 {
        for piles in partitions(counters, counters).into_iter().filter(|piles| nim_sum(piles) == 0) {
            let next = moves(&piles);
            let plies: Vec<u32> = next.iter().map(|(left, _)| longest(left, &mut known)).collect();
            let singles = next.iter().zip(&plies).filter(|((_, taken), _)| *taken == 1);
            assert_eq!(singles.map(|(_, plies)| plies).max(), plies.iter().max(), "{piles:?}");
            lost += 1;
        }
    }
    assert!(lost > 50, "{lost}");
}
