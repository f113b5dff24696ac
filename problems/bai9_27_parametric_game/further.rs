//! What the editorial answers to its further questions, in exact fractions.

use dashu_ratio::RBig;

fn fraction(numerator: i64, denominator: i64) -> RBig {
    RBig::from(numerator) / RBig::from(denominator)
}

/// What `p` is sure to get and `q` is sure not to exceed, where the first row and column have the probabilities
/// `p` and `q`.
fn sure(game: [[&RBig; 2]; 2], p: &RBig, q: &RBig) -> (RBig, RBig) {
    let mixed = |weight: &RBig, first: &RBig, second: &RBig| weight * first + (RBig::ONE - weight) * second;
    let columns = [0, 1].map(|column| mixed(p, game[0][column], game[1][column]));
    let rows = game.map(|row| mixed(q, row[0], row[1]));
    let [left, right] = columns;
    let [top, bottom] = rows;
    (left.min(right), top.max(bottom))
}

#[test]
fn the_optimal_strategies_at_1() {
    let (zero, one, two) = (RBig::ZERO, RBig::ONE, RBig::from(2));
    for step in 0..=20 {
        let weight = fraction(step, 20);
        let (gets, pays) = sure([[&zero, &two], [&one, &one]], &weight, &weight);
        assert_eq!(gets == one, step == 0, "{step}");
        assert_eq!(pays == one, step >= 10, "{step}");
    }
}

#[test]
fn the_parameter_in_another_cell() {
    let (zero, one, two) = (RBig::ZERO, RBig::ONE, RBig::from(2));
    for step in -40..=40 {
        let t = fraction(step, 8);
        let (value, p, q) = match t < one {
            true => {
                let denominator = RBig::from(3) - &t;
                (&two / &denominator, (&one - &t) / &denominator, (&two - &t) / &denominator)
            }
            false => (RBig::ONE, RBig::ZERO, RBig::ONE),
        };
        assert_eq!(sure([[&zero, &two], [&one, &t]], &p, &q), (value.clone(), value), "{t}");
    }
}

#[test]
fn the_bounds_of_the_slope() {
    // p_2, q_1 and the value at t.
    let at = |t: &RBig| {
        let denominator = t + RBig::ONE;
        (RBig::from(2) / &denominator, RBig::ONE / &denominator, t * RBig::from(2) / &denominator)
    };
    for step in 9..=80 {
        let (t, later) = (fraction(step, 8), fraction(step + 3, 8));
        let ((p, q, value), (later_p, later_q, later_value)) = (at(&t), at(&later));
        let (rise, length) = (later_value - value, later - t);
        assert!(&length * p * later_q <= rise && rise <= length * later_p * q, "{step}");
    }
}
