//! What the texts say of determinants: how large they get, and what floating point makes of them.

use solutions::inverse::invert;

use super::{PAYOFF, SIDE, WEIGHT};
use crate::shared::{
    determinants::{double_elimination, double_pivots, tex_round},
    grid,
    matrix_games::Matrix,
};
use exercise::{Fact, document::Lang};

pub fn facts() -> Vec<Fact> {
    vec![
        Fact::new("largest", largest),
        Fact::new("weight", weight),
        Fact::new("deceptive", |_| tex_rows(&deceptive())),
        Fact::new("deceptive_pivot", |_| decimal(deceptive_pivots()[7])),
        Fact::new("deceptive_determinant", |_| decimal(deceptive_determinant())),
        Fact::new("sound", |_| tex_rows(&sound())),
        Fact::new("sound_pivot", |_| decimal(sound_pivots()[2])),
    ]
}

/// A formula with this number.
fn decimal(number: f64) -> String {
    format!("${number:.4}$")
}

/// The matrix of signs of Sylvester with the largest entries: its determinant is Hadamard's bound.
fn largest(_: Lang) -> String {
    let (most, side) = (PAYOFF.max as i64, SIDE.max as usize);
    let sign = |i: usize, j: usize| if (i & j).count_ones().is_multiple_of(2) { most } else { -most };
    let matrix: Matrix = grid::table(side, side, sign);
    format!("${}$", tex_round(&invert(&matrix).determinant))
}

/// The least size of a weight that is not 0.
fn weight(_: Lang) -> String {
    format!("$10^{{-{}}}$", WEIGHT.ilog10())
}

/// A singular matrix of which elimination in double precision finds eight pivots that look sound.
pub fn deceptive() -> Matrix {
    [
        [-1, 33, 1, 79, 1, -75, -75, 9],
        [-1, 34, 54, -88, -96, 17, 0, 0],
        [3, -100, -55, 16, -96, -8, 76, -96],
        [1, -32, 56, 90, -95, -56, 0, 0],
        [3, -99, 0, 15, 0, 3, 0, 0],
        [-2, 67, 55, -10, 0, 12, 0, 0],
        [3, -100, -54, 99, 0, -11, 0, 0],
        [2, -65, 55, 11, -97, 96, -75, 9],
    ]
    .map(Vec::from)
    .to_vec()
}

fn deceptive_pivots() -> Vec<f64> {
    double_pivots(&deceptive())
}

/// The product of the pivots, with the sign of the order in which the rows were taken.
fn deceptive_determinant() -> f64 {
    let elimination = double_elimination(&deceptive());
    let exchanged = |k: usize| elimination[..k].iter().filter(|(place, _)| *place > elimination[k].0).count();
    let exchanges: usize = (0..elimination.len()).map(exchanged).sum();
    let product: f64 = elimination.iter().map(|(_, pivot)| pivot).product();
    if exchanges.is_multiple_of(2) { product } else { -product }
}

/// An invertible matrix that the exercise allows, with a smaller last pivot than the singular one.
fn sound() -> Matrix {
    [[31, 6, 31], [14, 29, 23], [20, 36, 31]].map(Vec::from).to_vec()
}

fn sound_pivots() -> Vec<f64> {
    double_pivots(&sound())
}

fn tex_rows(matrix: &Matrix) -> String {
    let row = |row: &Vec<i64>| row.iter().map(i64::to_string).collect::<Vec<_>>().join(" & ");
    let rows: Vec<String> = matrix.iter().map(row).collect();
    format!("\n$$\\begin{{pmatrix}} {} \\end{{pmatrix}}$$\n", rows.join(" \\\\ "))
}

#[cfg(test)]
mod tests {
    use dashu_int::IBig;
    use dashu_ratio::RBig;

    use super::{
        super::{InverseMatrix, allows},
        *,
    };
    use exercise::{Reference, testing};

    #[test]
    fn the_editorial_shows_matrices_that_the_exercise_allows() {
        for matrix in [deceptive(), sound()] {
            assert_eq!(allows(&matrix), Ok(()));
        }
        assert_eq!(*InverseMatrix::solve(&deceptive()).determinant.exact(), RBig::ZERO);
        assert_eq!(*InverseMatrix::solve(&sound()).determinant.exact(), RBig::ONE);
    }

    #[test]
    fn no_pivot_of_an_invertible_matrix_says_that_the_other_is_singular() {
        let (singular, invertible) = (deceptive_pivots(), sound_pivots());
        let least = |pivots: &[f64]| pivots.iter().fold(f64::MAX, |least, pivot| least.min(pivot.abs()));
        assert!(singular.len() == 8 && least(&singular) > least(&invertible));
    }

    #[test]
    fn the_numerators_of_the_elimination_are_below_ten_to_the_37() {
        // Squares, because a minor of odd order has a root in its bound.
        let bound = |order: usize| IBig::from(order).pow(order) * IBig::from(PAYOFF.max).pow(2 * order);
        let (seven, eight) = (bound(7), bound(8));
        let half = IBig::from(5) * IBig::from(10).pow(36);
        assert!(&seven * &eight < half.clone() * &half && &seven * &seven < half.clone() * &half);
        assert!(IBig::from(10).pow(37) < IBig::ONE << 127);
        // Cofactors of eight rows fit 64 bits with a sign.
        assert!(seven < IBig::ONE << 126);
        assert!(IBig::from(4096) * IBig::from(10).pow(16) > IBig::ONE << 65);
    }

    /// The worked example of the editorial.
    #[test]
    fn the_game_that_the_editorial_solves_by_hand() {
        assert_eq!(
            testing::answer::<InverseMatrix>("2\n2 0\n1 3\n"),
            "6\n1/2 0\n-1/6 1/3\n1\n3/2\n1/2 1/2\n3/4 1/4\n"
        );
    }
}
