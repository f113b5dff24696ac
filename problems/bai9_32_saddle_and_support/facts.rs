//! What the texts say of determinants and of the book's game.

use dashu_ratio::RBig;
use solutions::inverse::invert;

use super::PAYOFF;
use crate::shared::{
    determinants::{double_pivots, tex_round},
    grid,
    matrix_games::Matrix,
};
use exercise::{Fact, document::Lang};

pub fn facts() -> Vec<Fact> {
    vec![
        Fact::new("largest", largest),
        Fact::new("formula", |_| format!("${}$", tex_list(&formula()))),
        Fact::new("singular", singular),
        Fact::new("singular_pivot", last_pivot),
    ]
}

/// The determinant of a matrix of signs with the largest entries, in blocks `A B; -B A` of three rows. It is not far from
/// Hadamard's bound, which only matrices with orthogonal rows reach.
fn largest(_: Lang) -> String {
    let most = PAYOFF.max as i64;
    let entry = |i: usize, j: usize| match (i / 3, j / 3) {
        (0, 0) | (1, 1) => most * if i % 3 == j % 3 { -1 } else { 1 },
        (0, _) => most,
        _ => -most,
    };
    let matrix: Matrix = grid::table(6, 6, entry);
    format!("${}$", tex_round(&invert(&matrix).determinant))
}

/// The game of the book.
pub fn book() -> Matrix {
    [[-2, 2, -1], [1, 1, 1], [3, 0, 1]].map(Vec::from).to_vec()
}

/// What the formula with the inverse gives for the book's game: the sums of the rows of the inverse over their sum.
pub fn formula() -> Vec<RBig> {
    let inverse = invert(&book()).inverse.unwrap_or_default();
    let sums: Vec<RBig> =
        inverse.iter().map(|row| row.iter().fold(RBig::ZERO, |sum, entry| sum + entry)).collect();
    let total = sums.iter().fold(RBig::ZERO, |total, sum| total + sum);
    sums.into_iter().map(|sum| sum / &total).collect()
}

/// The corners of the set of the second player's optimal strategies in the book's game.
pub fn corners() -> [[RBig; 3]; 4] {
    let fraction = |(numerator, denominator): (i64, u8)| RBig::from_parts(numerator.into(), denominator.into());
    [[(0, 1), (0, 1), (1, 1)], [(0, 1), (2, 3), (1, 3)], [(1, 4), (3, 4), (0, 1)], [(1, 3), (2, 3), (0, 1)]]
        .map(|corner| corner.map(fraction))
}

fn tex_list(numbers: &[RBig]) -> String {
    let tex = |number: &RBig| {
        let sign = if *number < RBig::ZERO { "-" } else { "" };
        let size = number.clone().max(-number.clone());
        format!("{sign}\\frac{{{}}}{{{}}}", size.numerator(), size.denominator())
    };
    format!("({})", numbers.iter().map(tex).collect::<Vec<_>>().join(", "))
}

/// A singular matrix of which elimination in double precision finds six pivots that look sound.
fn deceptive() -> Matrix {
    [
        [-3, -908, 804, 0, -195, 0],
        [-1, -302, 805, 900, 30, 0],
        [2, 605, -805, -899, 1000, 0],
        [3, 909, 0, 0, 195, 0],
        [2, 605, -803, 900, 224, -851],
        [2, 606, 0, -1, -834, 851],
    ]
    .map(Vec::from)
    .to_vec()
}

fn singular(_: Lang) -> String {
    let row = |row: &Vec<i64>| row.iter().map(i64::to_string).collect::<Vec<_>>().join(" & ");
    let rows: Vec<String> = deceptive().iter().map(row).collect();
    format!("\n$$\\begin{{pmatrix}} {} \\end{{pmatrix}}$$\n", rows.join(" \\\\ "))
}

fn last_pivot(_: Lang) -> String {
    format!("${:.3}$", double_pivots(&deceptive()).pop().unwrap_or(0.0))
}

#[cfg(test)]
mod tests {
    use dashu_int::IBig;

    use super::{
        super::{SaddleAndSupport, allows},
        *,
    };
    use exercise::{Reference, testing};

    /// What a strategy concedes to each row of the book's game.
    fn conceded(q: &[RBig]) -> Vec<RBig> {
        let sum = |row: &Vec<i64>| {
            row.iter().zip(q).fold(RBig::ZERO, |sum, (&payoff, weight)| sum + RBig::from(payoff) * weight)
        };
        book().iter().map(sum).collect()
    }

    #[test]
    fn the_corners_of_the_editorial_are_optimal_and_leave_out_a_column() {
        for corner in corners() {
            assert!(conceded(&corner).into_iter().all(|payment| payment <= RBig::ONE), "{corner:?}");
            assert!(corner.contains(&RBig::ZERO));
        }
    }

    /// Beyond each side of the quadrilateral lies nothing: of two neighbouring corners, both meet the same constraint with
    /// equality.
    #[test]
    fn the_corners_of_the_editorial_are_all_corners() {
        let corners = corners();
        let tight = |q: &[RBig; 3]| {
            let conceded = conceded(q);
            [q[0] == RBig::ZERO, q[2] == RBig::ZERO, conceded[0] == RBig::ONE, conceded[2] == RBig::ONE]
        };
        let mut sides = Vec::new();
        for (corner, next) in corners.iter().zip(corners.iter().cycle().skip(1)) {
            let common: Vec<usize> = (0..4).filter(|&side| tight(corner)[side] && tight(next)[side]).collect();
            sides.extend(common);
        }
        assert_eq!(sides, [0, 2, 1, 3]);
    }

    #[test]
    fn the_formula_makes_all_rows_equal_with_a_negative_weight() {
        let q = formula();
        assert_eq!(conceded(&q), [RBig::ONE; 3]);
        assert!(q[2] < RBig::ZERO);
    }

    #[test]
    fn the_mean_of_the_editorial_is_accepted() {
        let answer = "1 2 3 1 1 1 7/36 17/36 1/3";
        assert_eq!(testing::judge::<SaddleAndSupport>("3\n-2 2 -1\n1 1 1\n3 0 1\n", answer), Ok(()));
    }

    #[test]
    fn the_determinant_may_be_one_where_minors_have_fifteen_digits() {
        let matrix: Matrix = [
            [-725, 165, 735, 643, 564, -871],
            [-478, -759, 14, 558, -80, -33],
            [334, -223, 615, -571, -808, -1],
            [-942, 829, 711, -202, -114, 244],
            [561, 571, -996, 425, -88, -455],
            [135, 70, -532, -316, 787, 737],
        ]
        .map(Vec::from)
        .to_vec();
        assert_eq!(allows(&matrix), Ok(()));
        assert_eq!(invert(&matrix).determinant, IBig::ONE);
        // The last pivot is the determinant over the product of the others.
        let pivots = double_pivots(&matrix);
        assert!(pivots[..5].iter().product::<f64>().abs() > 1e14, "{pivots:?}");
    }

    #[test]
    fn the_elimination_of_the_editorial_fits_128_bits() {
        // A product of two minors of order 5, by Hadamard's bound, twice.
        let product = IBig::from(5).pow(5) * IBig::from(PAYOFF.max).pow(10);
        assert!(IBig::from(2) * product < IBig::ONE << 127);
        assert!(IBig::from(160) * IBig::from(10).pow(18) > IBig::from(8) << 64);
    }

    #[test]
    fn doubles_take_an_allowed_singular_matrix_for_a_regular_one() {
        let matrix = deceptive();
        assert_eq!(allows(&matrix), Ok(()));
        assert!(!SaddleAndSupport::solve(&matrix).invertible);
        let pivots = double_pivots(&matrix);
        assert!(pivots.len() == 6 && pivots.iter().all(|pivot| pivot.abs() > 0.1), "{pivots:?}");
    }
}
