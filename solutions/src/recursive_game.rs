//! Two recursive games: nothing is paid before play ends, and as games may come back to themselves, it need not.
//!
//! The value of such a game is a fixed point, `v = Val A(v)` with every game of the matrix replaced by its value,
//! as for a stochastic game. But there may be many fixed points, because an entry that is a game goes on for
//! sure: what tells them apart is what is paid if play never ends, or what is promised about the play.

use dashu_int::{IBig, UBig};
use dashu_ratio::RBig;

use crate::{
    bracket::Bracket,
    linked_games::{Entry, GameMatrix},
};

/// The game `(G a; b c)`: it is played again after row 1 and column 1.
pub fn again(a: i64, b: i64, c: i64) -> GameMatrix {
    let [a, b, c] = [a, b, c].map(Entry::number);
    GameMatrix::new(vec![vec![Entry::game(0), a], vec![b, c]])
}

/// The least and the greatest fixed point of `f(v) = Val(v a; b c)`; everything between them is one, too.
///
/// If `b <= a`, exactly the numbers from b to a are saddle points at (1, 1). Otherwise only the middle one of a, b
/// and c is a fixed point. Time O(1).
///
/// ```
/// use solutions::recursive_game::fixed_points;
/// assert_eq!(fixed_points(2, 0, 1), (0, 2));
/// assert_eq!(fixed_points(0, 2, 1), (1, 1));
/// ```
pub fn fixed_points(a: i64, b: i64, c: i64) -> (i64, i64) {
    if b <= a {
        (b, a)
    } else {
        let only = c.clamp(a, b);
        (only, only)
    }
}

/// The value of the game [`again`] if q is paid for play without end: the fixed point nearest to q. Time O(1).
///
/// ```
/// use dashu_ratio::RBig;
/// use solutions::recursive_game::value_of_again;
/// assert_eq!(value_of_again(2, 0, 1, RBig::from(7)), RBig::from(2));
/// ```
pub fn value_of_again(a: i64, b: i64, c: i64, q: RBig) -> RBig {
    let (least, greatest) = fixed_points(a, b, c);
    q.clamp(least.into(), greatest.into())
}

/// The games `G1 = (G1 G2 G3; G2 G3 G1; G3 G1 G2)`, `G2 = (G1 0; 0 a)` and `G3 = (G2 b; b 0)`.
pub fn three_games(a: i64, b: i64) -> [GameMatrix; 3] {
    let [g1, g2, g3] = [0, 1, 2].map(Entry::game);
    let [zero, a, b] = [0, a, b].map(Entry::number);
    let row = |entries: &[&Entry]| entries.iter().map(|&entry| entry.clone()).collect::<Vec<_>>();
    [
        GameMatrix::new(vec![row(&[&g1, &g2, &g3]), row(&[&g2, &g3, &g1]), row(&[&g3, &g1, &g2])]),
        GameMatrix::new(vec![row(&[&g1, &zero]), row(&[&zero, &a])]),
        GameMatrix::new(vec![row(&[&g2, &b]), row(&[&b, &zero])]),
    ]
}

/// The values of [`three_games`] for positive a and b, if play is sure to end and no matrix has a saddle point:
/// `v2 = a v1 / (a + v1)`, `v3 = b² / (2b - v2)` and `2 v1 = v2 + v3` with `v1 > 0` and `v2 < b`. Known to
/// `digits` decimal digits after the point.
///
/// On [0, b] the denominators a + x and 2ab + (2b - a)x are positive, and 2x - v2(x) - v3(x) grows from below 0
/// to above 0. Multiplied by both it is the polynomial `x (2ab + (2b - a)x) (2x + a) - b² (a + x)²`, whose sign
/// is an integer's if x is a fraction over a fixed denominator: v1 is found by bisection, without rounding.
///
/// Time O(digits) operations on integers of as many digits.
///
/// ```
/// use dashu_ratio::RBig;
/// use solutions::recursive_game::three_values;
///
/// // v1 = (4√2 - 2)/7, so (7 v1 + 2)² = 32.
/// let [v1, _, _] = three_values(2, 1, 20);
/// let square = |v: RBig| (v.clone() * RBig::from(7) + RBig::from(2)).pow(2);
/// assert!(square(v1.low()) <= 32.into() && square(v1.high()) >= 32.into());
/// ```
pub fn three_values(a: i64, b: i64, digits: usize) -> [Bracket; 3] {
    assert!(a > 0 && b > 0, "a and b are positive");
    let unit = IBig::from(10).pow(digits);
    let [wide_a, wide_b] = [a, b].map(IBig::from);
    let a_units = &wide_a * &unit;
    let twice_ab_units = &a_units * &wide_b * IBig::from(2);
    let square_b_units = &wide_b * &wide_b * &unit;
    let slope = &wide_b * IBig::from(2) - &wide_a;
    let is_above = |x: &IBig| {
        let sum = &a_units + x;
        let left = (&slope * x + &twice_ab_units) * x * (&sum + x);
        left > &square_b_units * &sum * &sum
    };
    let (mut low, mut high) = (IBig::ZERO, &wide_b * &unit);
    while &high - &low > IBig::ONE {
        let middle = (&low + &high) >> 1;
        if is_above(&middle) {
            high = middle;
        } else {
            low = middle;
        }
    }
    let denominator = UBig::from(10u8).pow(digits);
    let [a, b] = [RBig::from(a), RBig::from(b)];
    let values = |v1: IBig| {
        let v1 = RBig::from_parts(v1, denominator.clone());
        let v2 = &a * &v1 / (&a + &v1);
        let v3 = &b * &b / (&b + &b - &v2);
        [v1, v2, v3]
    };
    // v2 and v3 grow with v1.
    let ([low1, low2, low3], [high1, high2, high3]) = (values(low), values(high));
    [Bracket::between(low1, high1), Bracket::between(low2, high2), Bracket::between(low3, high3)]
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::{matrix_game::solve_rational, two_by_two};

    #[test]
    fn the_games_are_written_as_in_the_book() {
        assert_eq!(again(2, 0, 1).to_string(), "G1, 2; 0, 1");
        let texts = three_games(2, 1).map(|game| game.to_string());
        assert_eq!(texts, ["G1, G2, G3; G2, G3, G1; G3, G1, G2", "G1, 0; 0, 2", "G2, 1; 1, 0"]);
    }

    #[test]
    fn fixed_points_are_fixed_and_their_neighbours_are_not() {
        let third = |n: i64| RBig::from_parts(n.into(), 3u8.into());
        for code in 0..125 {
            let [a, b, c] = [code / 25 - 2, code / 5 % 5 - 2, code % 5 - 2];
            let (least, greatest) = fixed_points(a, b, c);
            for v in (-10..=10).map(third) {
                let fixed = solve_rational(&again(a, b, c).at(std::slice::from_ref(&v))).value == v;
                assert_eq!(fixed, RBig::from(least) <= v && v <= greatest.into(), "{a} {b} {c} {v}");
            }
        }
    }

    /// With every game replaced by the middle of its bracket, the matrices are worth those middles, but for
    /// rounding.
    #[test]
    fn three_values_are_a_fixed_point() {
        let error = RBig::from_parts(1.into(), UBig::from(10u8).pow(19));
        for (a, b) in [(2, 1), (1, 1), (1000, 1), (1, 1000), (7, 3), (1000, 1000), (2000, 1000)] {
            let middles = three_values(a, b, 20).map(|value| value.middle().clone());
            for (game, value) in three_games(a, b).iter().zip(&middles) {
                let matrix = game.at(&middles);
                let once = match matrix.len() {
                    2 => two_by_two::solve([0, 1].map(|i| [0, 1].map(|j| matrix[i][j].clone()))),
                    _ => solve_rational(&matrix),
                };
                let off = once.value - value;
                assert!(off.clone().max(-off) < error, "{a} {b}");
            }
        }
    }
}
