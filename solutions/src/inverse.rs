//! Exact determinants and inverses of integer matrices.
//!
//! Gauss–Jordan elimination on `[A | I]` without fractions (Bareiss 1968, Edmonds 1967): instead of dividing the pivot
//! row by the pivot, every other row is multiplied by it and divided by the pivot before it. That division leaves no
//! remainder, because all entries are minors of `[A | I]` (Sylvester's identity); so numbers stay as short as minors
//! are. In the end the left half is `d I` and the right half `d A^-1`, where `d` is the determinant up to its sign.

use dashu_int::IBig;
use dashu_ratio::RBig;

/// The determinant of a square matrix, and its inverse if there is one.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Inversion {
    /// The determinant.
    pub determinant: IBig,
    /// The inverse, unless the determinant is 0.
    pub inverse: Option<Vec<Vec<RBig>>>,
}

/// Computes the determinant and the inverse of an n × n matrix.
///
/// Time O(n³) multiplications and divisions of integers with O(n log(n a)) bits, where `a` bounds the entries; memory
/// O(n²) of them.
///
/// # Panics
/// Unless the matrix is a square.
///
/// ```
/// use dashu_ratio::RBig;
/// use solutions::inverse::invert;
///
/// let inversion = invert(&[vec![0, 2], vec![3, 1]]);
/// assert_eq!(inversion.determinant, (-6).into());
/// let sixth = |n: i64| RBig::from_parts(n.into(), 6u8.into());
/// assert_eq!(inversion.inverse.unwrap(), [[sixth(-1), sixth(2)], [sixth(3), sixth(0)]]);
///
/// assert_eq!(invert(&[vec![1, 2], vec![2, 4]]).inverse, None);
/// ```
pub fn invert(matrix: &[Vec<i64>]) -> Inversion {
    let n = matrix.len();
    assert!(matrix.iter().all(|row| row.len() == n), "only a square matrix has a determinant");
    let mut rows: Vec<Vec<IBig>> = Vec::with_capacity(n);
    for (i, row) in matrix.iter().enumerate() {
        let unit = (0..n).map(|j| IBig::from(u8::from(i == j)));
        rows.push(row.iter().map(|&entry| IBig::from(entry)).chain(unit).collect());
    }
    let mut sign = IBig::ONE;
    let mut last_pivot = IBig::ONE;
    for k in 0..n {
        let Some(pivot_row) = (k..n).find(|&i| rows[i][k] != IBig::ZERO) else {
            return Inversion { determinant: IBig::ZERO, inverse: None };
        };
        if pivot_row != k {
            rows.swap(pivot_row, k);
            sign = -sign;
        }
        let pivot_row = rows[k].clone();
        let pivot = &pivot_row[k];
        for (i, row) in rows.iter_mut().enumerate() {
            if i != k {
                let factor = row[k].clone();
                for (entry, above) in row.iter_mut().zip(&pivot_row) {
                    *entry = (&*entry * pivot - &factor * above) / &last_pivot;
                }
            }
        }
        last_pivot = pivot.clone();
    }
    let over_pivot = |entry: &IBig| RBig::from_parts_signed(entry.clone(), last_pivot.clone());
    let inverse = rows.iter().map(|row| row[n..].iter().map(over_pivot).collect()).collect();
    Inversion { determinant: sign * &last_pivot, inverse: Some(inverse) }
}

#[cfg(test)]
mod tests {
    use super::*;
    use proptest::prelude::*;

    #[test]
    fn determinants_known_by_hand() {
        let determinant =
            |rows: &[&[i64]]| invert(&rows.iter().map(|row| row.to_vec()).collect::<Vec<_>>()).determinant;
        assert_eq!(determinant(&[&[-7]]), (-7).into());
        assert_eq!(determinant(&[&[0, 0, 2], &[0, 3, 0], &[5, 0, 0]]), (-30).into());
        assert_eq!(determinant(&[&[1, 2, 3], &[4, 5, 6], &[7, 8, 9]]), 0.into());
        assert_eq!(determinant(&[&[0, 1, 0], &[0, 0, 1], &[1, 0, 0]]), 1.into());
    }

    proptest! {
        #[test]
        fn the_product_with_the_inverse_is_the_unit_matrix(
            entries in proptest::collection::vec(-3i64..=3, 25), n in 1usize..=5,
        ) {
            let matrix: Vec<Vec<i64>> = entries.chunks(5).take(n).map(|row| row[..n].to_vec()).collect();
            let Some(inverse) = invert(&matrix).inverse else { return Ok(()) };
            for (i, row) in matrix.iter().enumerate() {
                for j in 0..n {
                    let product = row.iter().zip(&inverse).fold(RBig::ZERO, |sum, (&entry, inverse_row)| {
                        sum + RBig::from(entry) * &inverse_row[j]
                    });
                    prop_assert_eq!(product, RBig::from(u8::from(i == j)));
                }
            }
        }

        #[test]
        fn equal_rows_leave_no_inverse(mut entries in proptest::collection::vec(-9i64..=9, 16)) {
            for j in 0..4 {
                entries[12 + j] = entries[j];
            }
            let matrix: Vec<Vec<i64>> = entries.chunks(4).map(<[i64]>::to_vec).collect();
            prop_assert_eq!(invert(&matrix), Inversion { determinant: IBig::ZERO, inverse: None });
        }
    }
}
