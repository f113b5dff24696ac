//! What the editorial answers to its further questions, computed.

use checkers::number::rational;
use dashu_ratio::RBig;
use exercise::testing;
use solutions::matrix_game::solve;

use super::GameTree;

/// What the forgetful player of the third example is sure of if she takes choice 1 with probability x at each visit.
fn sure(x: &RBig) -> RBig {
    let rest = RBig::ONE - x;
    let again = rational(9, 1) * x - &rest;
    (&rest * rational(2, 1)).min(rest * again)
}

#[test]
fn a_forgetful_player_gains_by_tossing_a_coin_at_each_visit() {
    assert_eq!(sure(&rational(3, 10)), rational(7, 5));
    for k in (0..=1000).filter(|&k| k != 300) {
        assert!(sure(&rational(k, 1000)) < rational(7, 5), "{k}");
    }
    // The tree of the third example, where mixtures of plans are sure of nothing.
    let tree = "7\n1 1 2 4 7\n1 1 2 6 5\nL 2\nL 0\nL -1\nL 9\n2 1 2 3 2\n";
    assert!(testing::answer::<GameTree>(tree).starts_with("2 2\n0 0\n2 -1\n0\n"));
}

#[test]
fn with_nothing_hidden_there_is_a_saddle_point() {
    // Player 1 chooses, player 2 sees it and answers; his plans answer both choices.
    for k in 0..81 {
        let leaf = |place: u32| k / 3_i64.pow(place) % 3 - 1;
        let [a, b, c, d] = [0, 1, 2, 3].map(leaf);
        let backward = a.min(b).max(c.min(d));
        let plans = vec![vec![a, a, b, b], vec![c, d, c, d]];
        let greatest = |column: usize| plans[0][column].max(plans[1][column]);
        let least = plans.iter().filter_map(|row| row.iter().min()).max().copied();
        assert_eq!((least, (0..4).map(greatest).min()), (Some(backward), Some(backward)));
        assert_eq!(solve(&plans).value, rational(backward, 1));
    }
}
