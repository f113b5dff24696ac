//! What the editorial answers to its further questions, computed from the rules.

use checkers::number::rational;
use dashu_ratio::RBig;
use solutions::{matrix_game::solve_rational, recursive_game::value_of_again};

/// The value of one round if another one is worth v.
fn round([a, b, c]: [i64; 3], v: &RBig) -> RBig {
    let [a, b, c] = [a, b, c].map(RBig::from);
    solve_rational(&[vec![v.clone(), a], vec![b, c]]).value
}

fn all(least: i64, most: i64) -> impl Iterator<Item = [i64; 3]> {
    let side = move || least..=most;
    side().flat_map(move |a| side().flat_map(move |b| side().map(move |c| [a, b, c])))
}

#[test]
fn the_first_game_of_the_book_is_worth_one() {
    for q in -3..=3 {
        assert_eq!(value_of_again(1, 1, 0, q.into()), RBig::ONE);
        // With row 2 of probability e in every round she is sure of 1 - e: column 2 brings that, column 1 brings 1.
        let e = rational(1, 100);
        let column_2 = (RBig::ONE - &e) * RBig::ONE + &e * RBig::ZERO;
        assert_eq!(column_2, RBig::ONE - e);
    }
}

#[test]
fn rounds_from_q_come_nearer_and_nearer_to_the_value() {
    for game in all(-2, 2) {
        for q in -5..=5 {
            let [a, b, c] = game;
            let right = value_of_again(a, b, c, rational(q, 1));
            let mut v = rational(q, 1);
            for _ in 0..6 {
                let next = round(game, &v);
                // Between what it was and the value, so it never passes by.
                assert!(next.clone().min(right.clone()) >= v.clone().min(right.clone()), "{game:?} {q}");
                assert!(next.clone().max(right.clone()) <= v.clone().max(right.clone()), "{game:?} {q}");
                assert!(next != v || v == right, "{game:?} {q}: stops at {v}");
                v = next;
            }
        }
    }
}

#[test]
fn if_the_players_change_places_the_value_changes_its_sign() {
    for [a, b, c] in all(-3, 3) {
        for q in -4..=4 {
            let turned = value_of_again(-b, -a, -c, rational(-q, 1));
            assert_eq!(value_of_again(a, b, c, rational(q, 1)), -turned, "{a} {b} {c} {q}");
        }
    }
}
