//! What the editorial claims and answers to its further questions, compared with play to the end.

use solutions::wythoff::Rule;

/// The losing squares with both piles below `side`; a move from both piles takes amounts that differ by less than
/// `slack`.
fn losing(side: u64, rule: Rule, slack: u64) -> Vec<(u64, u64)> {
    let mut lost: Vec<(u64, u64)> = Vec::new();
    for a in 0..side {
        for b in 0..side {
            let over = matches!(rule, Rule::Misere) && (a, b) == (0, 0);
            if !over && winning(&lost, slack, a, b) == 0 {
                lost.push((a, b));
            }
        }
    }
    lost
}

/// How many of the losing squares can be reached in one move.
fn winning(lost: &[(u64, u64)], slack: u64, a: u64, b: u64) -> usize {
    let reached = |&&(x, y): &&(u64, u64)| match (a.checked_sub(x), b.checked_sub(y)) {
        (Some(0), Some(0)) | (None, _) | (_, None) => false,
        (Some(left), Some(right)) => left == 0 || right == 0 || left.abs_diff(right) < slack,
    };
    lost.iter().filter(reached).count()
}

#[test]
fn a_position_has_at_most_three_winning_moves() {
    for rule in [Rule::Normal, Rule::Misere] {
        let lost = losing(40, rule, 1);
        let most =
            (0..40).flat_map(|a| (0..40).map(move |b| (a, b))).map(|(a, b)| winning(&lost, 1, a, b)).max();
        assert_eq!(most, Some(3));
    }
    let lost = losing(8, Rule::Normal, 1);
    assert_eq!(winning(&lost, 1, 5, 7), 3);
    assert!([(5, 3), (4, 7), (3, 5)].iter().all(|after| lost.contains(after)));
}

#[test]
fn amounts_that_differ_by_less_than_s() {
    for s in 1..=5_u64 {
        let square = (s * s + 4) as f64;
        let alpha = (2.0 - s as f64 + square.sqrt()) / 2.0;
        let pairs = (0..40).map(|k| ((k as f64 * alpha) as u64, (k as f64 * alpha) as u64 + s * k));
        let mut expected: Vec<(u64, u64)> =
            pairs.flat_map(|(a, b)| [(a, b), (b, a)]).filter(|&(a, b)| a.max(b) < 40).collect();
        expected.sort_unstable();
        expected.dedup();
        assert_eq!(losing(40, Rule::Normal, s), expected, "{s}");
    }
}

#[test]
fn the_sequence_of_pi_lacks_1000() {
    let pi = std::f64::consts::PI;
    assert!(318.0 * pi < 1000.0 && 319.0 * pi > 1001.0);
    assert_eq!((682.0 * pi / (pi - 1.0)) as u64, 1000);
}

#[test]
fn where_five_squares_overflow() {
    let five_squares = |k: i64| k.checked_mul(k).and_then(|square| square.checked_mul(5));
    assert!(five_squares(1_358_187_913).is_some() && five_squares(1_358_187_914).is_none());
}
