//! What the editorial answers to its further questions, compared with play to the end.

use std::collections::HashMap;

use solutions::octal::Octal;

/// The squares that can still be marked, as runs in order, after a mark anywhere.
fn moves(runs: &[usize]) -> Vec<Vec<usize>> {
    let mut all = Vec::new();
    for (place, &run) in runs.iter().enumerate() {
        for square in 0..run {
            let mut after = runs.to_vec();
            after[place] = square.saturating_sub(1);
            after.push((run - square).saturating_sub(2));
            after.retain(|&run| run > 0);
            after.sort_unstable();
            all.push(after);
        }
    }
    all
}

/// Whether the player to move wins; the last mark loses if the play is misère.
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

fn lost(most: usize, misere: bool) -> Vec<usize> {
    let mut known = HashMap::new();
    (1..=most).filter(|&run| !is_won(&[run], misere, &mut known)).collect()
}

/// Whether the player to move wins on a ring, played on its squares.
fn ring_is_won(marked: u32, n: u32, known: &mut HashMap<u32, bool>) -> bool {
    if let Some(&won) = known.get(&marked) {
        return won;
    }
    let free = |square: u32| [0, 1, n - 1].iter().all(|step| marked >> ((square + step) % n) & 1 == 0);
    let won = (0..n).filter(|&square| free(square)).any(|square| !ring_is_won(marked | 1 << square, n, known));
    known.insert(marked, won);
    won
}

#[test]
fn empty_strips_that_are_lost() {
    assert_eq!(lost(28, false), [4, 8, 14, 20, 24, 28]);
    let values = Octal::DAWSONS_CHESS.values(50);
    let zeros: Vec<usize> = (1..=50).filter(|&run| values[run] == 0).collect();
    assert_eq!(zeros, [4, 8, 14, 20, 24, 28, 34, 38, 42]);
}

#[test]
fn empty_rings_that_are_won() {
    let won: Vec<u32> = (4..=18).filter(|&n| ring_is_won(0, n, &mut HashMap::new())).collect();
    assert_eq!(won, [7, 11, 17]);
}

#[test]
fn empty_strips_that_are_lost_if_the_last_mark_loses() {
    assert_eq!(lost(24, true), [1, 2, 6, 7, 11, 15, 16, 20, 21]);
    // Two equal runs are won: two single squares are one mark each.
    assert!(!is_won(&[1, 1, 1], true, &mut HashMap::new()));
    assert!(is_won(&[1, 1], true, &mut HashMap::new()));
}
