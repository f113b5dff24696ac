//! What the editorial says of the last digit and answers to its further questions, computed from the rules.

use checkers::number::rational;
use dashu_ratio::RBig;
use solutions::{linked_games::GameMatrix, stochastic_game};

use super::facts::{CIRCLE, at};

fn game(text: &str) -> GameMatrix {
    text.parse().unwrap()
}

fn value(game: &GameMatrix) -> RBig {
    stochastic_game::solve(std::slice::from_ref(game))[0].value.middle().clone()
}

/// The value of a 2 × 2 game in doubles.
fn value_in_doubles([a, b, c, d]: [f64; 4]) -> f64 {
    let (maximin, minimax) = (a.min(b).max(c.min(d)), a.max(c).min(b.max(d)));
    if maximin == minimax { maximin } else { (a * d - b * c) / (a + d - b - c) }
}

#[test]
fn the_last_digit_may_swing_for_ever() {
    let (paid, again) = ([-4.0, 6.0, 9.0, -1.0], [25.0 / 48.0, 17.0 / 22.0, 2.0 / 3.0, 13.0 / 25.0]);
    let step = |v: f64| value_in_doubles([0, 1, 2, 3].map(|k| paid[k] + again[k] * v));
    let late = (0..400).fold(0.0, |v, _| step(v));
    assert_ne!(step(late), late);
    assert_eq!(step(step(late)), late);
    assert!((late - 6.687907246960871).abs() < 1e-14 && late.to_bits().abs_diff(step(late).to_bits()) == 1);
}

#[test]
fn with_equal_chances_of_another_round_no_iteration_is_needed() {
    let again = game("3 + 2/7 G, -1 + 2/7 G; -2 + 2/7 G, 5 + 2/7 G");
    assert_eq!(value(&again), value(&game("3, -1; -2, 5")) / rational(5, 7));
}

#[test]
fn the_cheap_column_is_chosen_less_often() {
    let game = game("1 + 3/5 G, 3 + 1/5 G; 1 + 4/5 G, 2 + 2/5 G");
    for v in [rational(3, 1), rational(7, 2), rational(4, 1)] {
        let expected = RBig::ONE + &v - rational(2, 25) * &v * &v;
        assert_eq!(at(&game, &v).value, expected, "f({v})");
    }
    let v = value(&game);
    assert!((v.to_f64().value() - 12.5f64.sqrt()).abs() < 1e-14);
    let column = at(&game, &v).column;
    assert!((column[1].to_f64().value() - 0.5f64.sqrt()).abs() < 1e-14);
}

/// What the game is worth if the second player keeps to what is optimal at v, and the first answers as well as she can.
fn second_keeps(game: &GameMatrix, v: &RBig) -> RBig {
    let column = at(game, v).column;
    let brings = |row: &Vec<solutions::linked_games::Entry>| {
        let (mut paid, mut again) = (RBig::ZERO, RBig::ZERO);
        for (entry, q) in row.iter().zip(&column) {
            paid += q * entry.payoff();
            again += q * entry.going_on();
        }
        paid / (RBig::ONE - again)
    };
    game.rows().iter().map(brings).max().unwrap()
}

#[test]
fn the_circle_ends_at_once_if_one_player_answers() {
    assert_eq!(second_keeps(&game(CIRCLE), &RBig::ZERO), rational(-2, 1));
}

#[test]
fn if_one_player_answers_every_step_is_at_least_as_good_as_one_of_shapleys() {
    for text in [
        "4, 1 + 1/3 G; 0, 1 + 2/3 G",
        "3 + 3/5 G, -1 + 9/10 G; 3 + 7/10 G, 3",
        "-4 + 1/2 G, 6 + 3/4 G; 9, -1 + 1/2 G",
    ] {
        let game = game(text);
        let right = value(&game);
        let mut v = second_keeps(&game, &RBig::ZERO);
        for _ in 0..4 {
            let next = second_keeps(&game, &v);
            // The value itself is known up to a bracket.
            assert!(
                next <= at(&game, &v).value && next.to_f64().value() >= right.to_f64().value() - 1e-12,
                "{text}"
            );
            v = next;
        }
        let off = (v - right).to_f64().value();
        assert!(off < 0.01, "{text}: {off}");
    }
}
