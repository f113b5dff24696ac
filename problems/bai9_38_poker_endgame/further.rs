//! What the editorial answers to its further questions, computed from the matrix of the plans.

use checkers::number::rational;
use dashu_ratio::RBig;
use solutions::matrix_game::{Solution, solve_rational};

use super::{Query, solution::threshold};
use crate::shared::fraction::Fraction;

fn query(p: (i64, i64), b: i64) -> Query {
    Query { p: Fraction::new(p.0, p.1), b: Fraction::new(b, 1) }
}

fn rows(query: &Query) -> Vec<Vec<RBig>> {
    query.rows().iter().map(|row| row.to_vec()).collect()
}

fn solved(query: &Query) -> Solution {
    solve_rational(&rows(query))
}

#[test]
fn the_right_to_bet_doubles_the_winning_card_in_the_limit() {
    for p in 1..7 {
        for b in 1..=30 {
            let game = query((p, 7), b);
            let extra = solved(&game).value - (rational(2 * p, 7) - RBig::ONE);
            if game.p.exact() < threshold(&game.b.exact()) {
                assert_eq!(extra, rational(2 * p * b, 7 * (2 + b)), "{game:?}");
            } else {
                assert_eq!(solved(&game).value, RBig::ONE);
            }
        }
    }
    // With p = 4/7 a bet of 6 is the least that makes sure of the ante.
    assert!(solved(&query((4, 7), 5)).value < RBig::ONE);
    assert_eq!(solved(&query((4, 7), 6)).value, RBig::ONE);
}

#[test]
fn the_share_of_bluffs_depends_on_the_bet_alone() {
    for p in 1..10 {
        for b in 1..=8 {
            let game = query((p, 20), b);
            let bluffs = solved(&game).row[0].clone() * rational(20 - p, 20);
            let bets = rational(p, 20) + &bluffs;
            assert_eq!(bluffs / bets, rational(b, 2 + 2 * b), "{game:?}");
        }
    }
}

/// Whether the optimal strategy that was found checks with the winning card, or may do so once in a hundred deals.
fn may_check(game: &Query) -> bool {
    let best = solved(game);
    let rest = rational(99, 100);
    best.row[2..].iter().any(|weight| *weight > RBig::ZERO)
        || (2..4).any(|plan| {
            let mut row: Vec<RBig> = best.row.iter().map(|weight| weight * &rest).collect();
            row[plan] += rational(1, 100);
            Solution { row, ..best.clone() }.is_optimal_for(&rows(game))
        })
}

#[test]
fn the_winning_card_is_checked_only_above_the_threshold_or_if_there_is_none() {
    for p in 0..=12 {
        for b in 1..=10 {
            let game = query((p, 12), b);
            let expected = p == 0 || game.p.exact() > threshold(&game.b.exact());
            assert_eq!(may_check(&game), expected, "{game:?}");
        }
    }
}
