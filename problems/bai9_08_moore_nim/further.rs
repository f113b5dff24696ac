//! What the editorial answers to its further questions, compared with play to the end.

use std::collections::HashMap;

/// Whether the player to move loses; a move lowers from `least` to `most` piles.
fn is_lost(
    piles: &[u64],
    least: usize,
    most: usize,
    misere: bool,
    known: &mut HashMap<Vec<u64>, bool>,
) -> bool {
    if let Some(&lost) = known.get(piles) {
        return lost;
    }
    let all = moves(piles, least, most);
    let lost = match all.is_empty() {
        true => !misere,
        false => all.iter().all(|after| !is_lost(after, least, most, misere, known)),
    };
    known.insert(piles.to_vec(), lost);
    lost
}

fn moves(piles: &[u64], least: usize, most: usize) -> Vec<Vec<u64>> {
    let lowered = |after: &Vec<u64>| piles.iter().zip(after).filter(|(before, after)| after < before).count();
    positions(piles).into_iter().filter(|after| (least..=most).contains(&lowered(after))).collect()
}

/// All positions in which no pile is greater than here.
fn positions(most: &[u64]) -> Vec<Vec<u64>> {
    most.iter().fold(vec![Vec::new()], |begun, &most| {
        begun.iter().flat_map(|begun| (0..=most).map(|pile| [&begun[..], &[pile]].concat())).collect()
    })
}

#[test]
fn with_exactly_two_of_two_piles_only_an_empty_pile_is_lost() {
    let mut known = HashMap::new();
    for piles in positions(&[6, 6]) {
        assert_eq!(is_lost(&piles, 2, 2, false, &mut known), piles.contains(&0), "{piles:?}");
    }
}

#[test]
fn misere_play_differs_only_among_single_counters() {
    for k in 1..=3_usize {
        let (mut normal, mut misere) = (HashMap::new(), HashMap::new());
        for piles in positions(&[3, 3, 3, 3]) {
            let expected = match piles.iter().all(|&pile| pile <= 1) {
                true => piles.iter().sum::<u64>() % (k as u64 + 1) == 1,
                false => is_lost(&piles, 1, k, false, &mut normal),
            };
            assert_eq!(is_lost(&piles, 1, k, true, &mut misere), expected, "{k}: {piles:?}");
        }
    }
}

#[test]
fn ordinary_nim_has_an_odd_number_of_winning_moves() {
    let mut known = HashMap::new();
    for piles in
        positions(&[4, 4, 4]).into_iter().filter(|piles| piles.iter().fold(0, |sum, pile| sum ^ pile) != 0)
    {
        let wins = moves(&piles, 1, 1).iter().filter(|after| is_lost(after, 1, 1, false, &mut known)).count();
        assert_eq!(wins % 2, 1, "{piles:?}");
    }
}
