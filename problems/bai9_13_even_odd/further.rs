//! What the editorial answers to its further questions, compared with the definitions.

use solutions::grundy::mex;

const LAST: usize = 200;

/// The piles that a move can leave for each pile up to [`LAST`], where `allowed(pile, take)` is the rule.
fn moves(allowed: impl Fn(usize, usize) -> bool) -> Vec<Vec<usize>> {
    let after = |pile: usize| (1..=pile).filter(|&take| allowed(pile, take)).map(|take| pile - take).collect();
    (0..=LAST).map(after).collect()
}

fn values(moves: &[Vec<usize>]) -> Vec<u64> {
    let mut values: Vec<u64> = Vec::new();
    for after in moves {
        values.push(mex(after.iter().map(|&pile| values[pile])));
    }
    values
}

#[test]
fn with_multiples_of_m_there_are_m_chains() {
    for m in 2..=7 {
        let values = values(&moves(|pile, take| match take == pile {
            true => pile % m > 0,
            false => take % m == 0,
        }));
        for (pile, &value) in values.iter().enumerate().skip(1) {
            let expected = if pile % m == 0 { pile / m - 1 } else { pile / m + 1 };
            assert_eq!(value, expected as u64, "{m} {pile}");
        }
    }
}

#[test]
fn if_whoever_cannot_move_wins_only_1_and_4_are_lost() {
    let mut lost: Vec<bool> = Vec::new();
    for after in moves(|pile, take| if take == pile { pile % 2 == 1 } else { take % 2 == 0 }) {
        lost.push(!after.is_empty() && after.iter().all(|&pile| !lost[pile]));
    }
    let piles: Vec<usize> = (0..=LAST).filter(|&pile| lost[pile]).collect();
    assert_eq!(piles, [1, 4]);
}

#[test]
fn with_odd_and_even_exchanged_the_values_are_0_and_1() {
    let values = values(&moves(|pile, take| if take == pile { pile % 2 == 0 } else { take % 2 == 1 }));
    assert!((0..=LAST).all(|pile| values[pile] == u64::from(pile > 0 && pile % 2 == 0)));
}
