//! What the editorial answers to its further questions, computed from the rules.

use checkers::number::rational;
use dashu_ratio::RBig;
use solutions::{
    linked_games::GameMatrix,
    stochastic_game::{iterate, solve},
};

use super::facts::WORKED;

fn games(texts: &[&str]) -> Vec<GameMatrix> {
    texts.iter().map(|text| text.parse().unwrap()).collect()
}

fn double(value: &RBig) -> f64 {
    value.to_f64().value()
}

/// The value of a 2 × 2 game in doubles.
fn value([[a, b], [c, d]]: [[f64; 2]; 2]) -> f64 {
    let (maximin, minimax) = (a.min(b).max(c.min(d)), a.max(c).min(b.max(d)));
    if maximin == minimax { maximin } else { (a * d - b * c) / (a + d - b - c) }
}

#[test]
fn a_round_in_place_brings_the_vector_as_much_nearer() {
    // The first sample, whose states go on with probability 1/2.
    let values = [16.0 / 11.0, -24.0 / 11.0];
    let off = |[a, b]: [f64; 2]| (a - values[0]).abs().max((b - values[1]).abs());
    let mut w = [0.0, 0.0];
    for _ in 0..20 {
        let before = off(w);
        w[0] = value([[2.0, 2.0 + w[1] / 2.0], [0.0, 4.0 + w[1] / 2.0]]);
        w[1] = value([[-4.0, 0.0], [-2.0 + w[0] / 2.0, -4.0 + w[0] / 2.0]]);
        assert!(off(w) <= before / 2.0 + 1e-14, "{w:?}");
    }
    assert!(off(w) < 1e-14);
}

#[test]
fn the_last_step_of_the_book_bounds_its_error() {
    let shown = |rounds| {
        let vector = iterate(&games(&WORKED), rounds);
        [0, 1].map(|k: usize| format!("{:.4}", double(vector[k].middle())))
    };
    let rounded = [["2.0210", "-1.9983"], ["2.0220", "-1.9976"], ["2.0224", "-1.9974"], ["2.0225", "-1.9974"]];
    for (rounds, expected) in (3..).zip(rounded) {
        assert_eq!(shown(rounds), expected, "v_{rounds}");
    }
    let (five, six) = (iterate(&games(&WORKED), 5), iterate(&games(&WORKED), 6));
    let step = five.iter().zip(&six).map(|(v, w)| double(&(w.middle() - v.middle())).abs()).fold(0.0, f64::max);
    assert!((0.00005..0.0002).contains(&step), "{step}");
}

#[test]
fn two_games_with_rational_entries_have_irrational_values() {
    let solved = solve(&games(&["1/2 G2, 1; 2, 0", "-2/3 + 2/3 G1, 0; 0, -1"]));
    let root = 30f64.sqrt();
    assert!((double(solved[0].value.middle()) - (10.0 - root) / 7.0).abs() < 1e-14);
    assert!((double(solved[1].value.middle()) - (10.0 - 2.0 * root) / 5.0).abs() < 1e-14);
    // 7 v² - 20 v + 10 changes its sign within the bracket.
    let quadratic = |v: RBig| rational(7, 1) * &v * &v - rational(20, 1) * v + rational(10, 1);
    let bracket = &solved[0].value;
    assert!(quadratic(bracket.low()) > RBig::ZERO && quadratic(bracket.high()) < RBig::ZERO);
}
