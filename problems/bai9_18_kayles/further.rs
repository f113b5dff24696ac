//! What the editorial answers to its further questions, compared with play to the end and with the values.

use std::collections::HashMap;

use solutions::grundy::mex;

/// The runs after all moves, in order.
fn moves(runs: &[usize]) -> Vec<Vec<usize>> {
    let mut all = Vec::new();
    for (place, &run) in runs.iter().enumerate() {
        for count in 1..=run.min(2) {
            for left in 0..=run - count {
                let mut after = runs.to_vec();
                after[place] = left;
                after.push(run - count - left);
                after.retain(|&run| run > 0);
                after.sort_unstable();
                all.push(after);
            }
        }
    }
    all
}

/// Whether the player to move wins; the last pin loses if the play is misère.
fn is_won(runs: &[usize], misere: bool, known: &mut HashMap<Vec<usize>, bool>) -> bool {
    if let Some(&won) = known.get(runs) {
        return won;
    }
    let all = moves(runs);
    let won = match all.is_empty() {
        true => misere,
        false => all.iter().any(|after| !is_won(after, misere, known)),
    };
    known.insert(runs.to_vec(), won);
    won
}

#[test]
fn a_full_row_is_won_by_felling_its_middle() {
    let mut known = HashMap::new();
    for pins in 1..=20 {
        let side = (pins - 1) / 2;
        assert!(is_won(&[pins], false, &mut known), "{pins}");
        assert!(side == 0 || !is_won(&[side, side], false, &mut known), "{pins}");
    }
}

#[test]
fn only_28_pins_are_worth_5_and_no_value_exceeds_8() {
    let mut values: Vec<u64> = vec![0];
    for run in 1..=400 {
        let after =
            (1..=run.min(2)).flat_map(|count| (0..=run - count).map(move |left| (left, run - count - left)));
        values.push(mex(after.map(|(left, right)| values[left] ^ values[right])));
    }
    assert_eq!(values.iter().position(|&value| value == 5), Some(28));
    assert_eq!(values.iter().filter(|&&value| value == 5).count(), 1);
    assert_eq!(values.iter().max(), Some(&8));
    // The condition of the theorem of Guy and Smith for s = 71, p = 12.
    assert!((71..156).all(|run| values[run + 12] == values[run]));
}

#[test]
fn rows_that_are_lost_if_the_last_pin_loses() {
    let mut known = HashMap::new();
    let lost: Vec<usize> = (1..=24).filter(|&pins| !is_won(&[pins], true, &mut known)).collect();
    assert_eq!(lost, [1, 4, 9, 12, 20]);
    for runs in [&[3][..], &[1, 2], &[2], &[1, 1]] {
        assert!(is_won(runs, true, &mut known), "{runs:?}");
    }
}
