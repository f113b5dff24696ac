//! Exact solution of two-person zero-sum matrix games.
//!
//! Von Neumann's minimax theorem: there are a number V, the value, a mixed strategy p of the row
//! player that gets at least V against every column, and a mixed strategy q of the column player
//! that pays at most V against every row. They solve a pair of dual linear programs, here by the
//! simplex method in the condensed form of Ferguson (*Game Theory*, part II, section 4.5):
//!
//! 1. Add a constant to all entries to make them positive; so is the value then.
//! 2. Border the matrix with ones on the right, minus ones below and 0 in the corner.
//! 3. Pivot until no entry of the bottom border is negative.
//! 4. Read V from the corner, p from the bottom border, q from the right border.
//!
//! [`solve`] keeps the tableau in integers over one common denominator, [`solve_over_rationals`] reduces a
//! fraction at every step. [`solve_integers`] and [`solve_rational`], for long entries, first let doubles guess
//! which rows and columns are used; what they guess is computed and proved in integers.

mod tableau;

use dashu_base::BitTest;
use dashu_int::{IBig, UBig, ops::Gcd};
use dashu_ratio::RBig;
use tableau::{Double, Tableau};

/// The value of a game and an optimal strategy of each player.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Solution {
    /// What the row player gets on average if both play well.
    pub value: RBig,
    /// The probability of each row.
    pub row: Vec<RBig>,
    /// The probability of each column.
    pub column: Vec<RBig>,
}

impl Solution {
    /// Whether both strategies are probabilities, `row` gets at least `value` against every
    /// column and `column` pays at most `value` against every row. By weak duality this proves
    /// all three optimal, however they were found.
    ///
    /// Time O(m · n) operations on integers as long as the common denominators. Panics unless
    /// the matrix is a rectangle with at least one entry.
    ///
    /// ```
    /// use solutions::matrix_game::solve;
    ///
    /// let mut solution = solve(&[vec![3, 1], vec![0, 2]]);
    /// assert!(solution.is_optimal_for(&[vec![3, 1], vec![0, 2]]));
    /// solution.row.swap(0, 1);
    /// solution.row[0] = 0.into();
    /// assert!(!solution.is_optimal_for(&[vec![3, 1], vec![0, 2]]));
    /// ```
    pub fn is_optimal_for<T: Clone + Into<RBig>>(&self, matrix: &[Vec<T>]) -> bool {
        let (rows, columns) = shape(matrix);
        if self.row.len() != rows || self.column.len() != columns {
            return false;
        }
        let (entries, unit) = over_common_denominator(matrix);
        let (p, p_sum) = over_common_denominator(std::slice::from_ref(&self.row));
        let (q, q_sum) = over_common_denominator(std::slice::from_ref(&self.column));
        let (p, q) = (&p[0], &q[0]);
        let is_distribution = |weights: &[IBig], sum: &IBig| {
            weights.iter().all(|weight| *weight >= IBig::ZERO) && weights.iter().sum::<IBig>() == *sum
        };
        // `row` against a column, p·a / (p_sum · unit), is compared with V = over / under.
        let over = self.value.numerator() * unit;
        let under = IBig::from(self.value.denominator().clone());
        let gets = |j: usize| (0..rows).map(|i| &p[i] * &entries[i][j]).sum::<IBig>();
        let pays = |i: usize| (0..columns).map(|j| &q[j] * &entries[i][j]).sum::<IBig>();
        is_distribution(p, &p_sum)
            && is_distribution(q, &q_sum)
            && (0..columns).all(|j| gets(j) * &under >= &over * &p_sum)
            && (0..rows).all(|i| pays(i) * &under <= &over * &q_sum)
    }
}

/// Solves a game with integer entries, given row by row; an entry is what the row player gets.
///
/// # Cost
/// Each pivot takes O(m · n) multiplications and exact divisions of integers of O(k · log(k · a))
/// bits for the k-th basis, a bounding the entries: all of them are minors of the bordered matrix.
/// In practice there are about m + n pivots; the worst case is exponential, as for every known
/// simplex rule. Memory: one tableau. Machine words are used as long as they suffice.
///
/// # Panics
/// Unless the matrix is a rectangle with at least one entry.
///
/// ```
/// use dashu_ratio::RBig;
/// use solutions::matrix_game::solve;
///
/// let solution = solve(&[vec![0, 5, -2], vec![-3, 0, 4], vec![6, -4, 0]]);
/// let over_143 = |n: i64| RBig::from_parts(n.into(), 143u8.into());
/// assert_eq!(solution.value, over_143(96));
/// assert_eq!(solution.row, [52, 50, 41].map(over_143));
/// assert_eq!(solution.column, [44, 42, 57].map(over_143));
/// ```
pub fn solve(matrix: &[Vec<i64>]) -> Solution {
    let size = shape(matrix);
    let least = *matrix.iter().flatten().min().expect("shape() found an entry");
    let shift = 1 - IBig::from(least);
    // The word before the least entry may not exist, nor may the largest difference fit a word.
    let positive_word = |&entry: &i64| entry.checked_sub(least)?.checked_add(1);
    let words: Option<Vec<Vec<i64>>> =
        matrix.iter().map(|row| row.iter().map(positive_word).collect()).collect();
    let mut tableau = match words.map(Tableau::new) {
        Some(mut small) => {
            if small.maximise().is_ok() {
                return read_weights(&small.convert(), size, &shift).over(IBig::ONE);
            }
            small.convert()
        }
        None => Tableau::new(map(matrix, |&entry| &shift + entry)),
    };
    let Ok(()) = tableau.maximise();
    read_weights(&tableau, size, &shift).over(IBig::ONE)
}

/// Solves a game with rational entries: the integer game of [`solve`] over the common denominator
/// of all entries.
///
/// Cost: as for [`solve`], with the entries' bits and the common denominator's. Panics unless the
/// matrix is a rectangle with at least one entry.
///
/// ```
/// use dashu_ratio::RBig;
/// use solutions::matrix_game::solve_rational;
///
/// let [zero, half, third] =
///     [(0, 1), (1, 2), (1, 3)].map(|(n, d): (i8, u8)| RBig::from_parts(n.into(), d.into()));
/// let solution = solve_rational(&[vec![half, zero.clone()], vec![zero, third]]);
/// assert_eq!(solution.value, RBig::from_parts(1.into(), 5u8.into()));
/// ```
pub fn solve_rational(matrix: &[Vec<RBig>]) -> Solution {
    let (entries, unit) = over_common_denominator(matrix);
    solve_integers(entries).over(unit)
}

/// A solution whose numbers are integers over one denominator, as the tableau leaves them.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Weights {
    /// The value times `total`.
    pub value: IBig,
    /// The probability of each row times `total`.
    pub row: Vec<IBig>,
    /// The probability of each column times `total`.
    pub column: Vec<IBig>,
    /// The denominator; it is positive.
    pub total: IBig,
}

impl Weights {
    /// The solution in lowest terms of the game whose entries are these divided by `unit`.
    pub(crate) fn over(self, unit: IBig) -> Solution {
        let fraction = |weight: IBig| RBig::from_parts_signed(weight, self.total.clone());
        Solution {
            row: self.row.into_iter().map(fraction).collect(),
            column: self.column.into_iter().map(fraction).collect(),
            value: RBig::from_parts_signed(self.value, &self.total * unit),
        }
    }
}

/// Solves a game with long integer entries and reduces no fraction: for those who solve many games and need few
/// of their numbers.
///
/// Cost: as for [`solve`]. Panics unless the matrix is a rectangle with at least one entry.
///
/// ```
/// use dashu_int::IBig;
/// use solutions::matrix_game::solve_integers;
///
/// let matrix = [[3, 1], [0, 2]].map(|row| row.map(IBig::from).to_vec()).to_vec();
/// let weights = solve_integers(matrix);
/// assert_eq!(weights.value * 2, weights.total * 3);
/// ```
pub fn solve_integers(matrix: Vec<Vec<IBig>>) -> Weights {
    let size = shape(&matrix);
    let least = matrix.iter().flatten().min();
    let shift = IBig::ONE - least.expect("shape() found an entry");
    let positive = map(&matrix, |entry| entry + &shift);
    if let Some(weights) = guessed_weights(&positive, &shift) {
        return weights;
    }
    let mut tableau = Tableau::new(positive);
    let Ok(()) = tableau.maximise();
    read_weights(&tableau, size, &shift)
}

/// The solution by guessing: doubles tell which rows and columns are used, these alone are solved exactly, and the
/// strategies count if they guarantee the value in the whole game. It saves most of the long multiplications, as
/// few choices are used in the end and every pivot of the simplex method works on all of them.
fn guessed_weights(positive: &[Vec<IBig>], shift: &IBig) -> Option<Weights> {
    let (rows, columns) = shape(positive);
    let most = positive.iter().flatten().max()?;
    // The longest entries may be too large for a double: keep the first 64 bits of the largest.
    let dropped = most.bit_len().saturating_sub(64);
    let double = |entry: &IBig| (entry >> dropped).to_f64().value();
    let scale = double(most);
    // Entries from 1 to 2: a margin for zeros means the same for every game.
    let scaled = |entry: &IBig| Double::new(1.0 + double(entry) / scale);
    let (used_rows, used_columns) = Tableau::new(map(positive, scaled)).guess()?;
    let kernel = used_rows.iter().map(|&i| used_columns.iter().map(|&j| positive[i][j].clone()).collect());
    let mut tableau = Tableau::new(kernel.collect());
    if !tableau.exchange_all() {
        return None;
    }
    let Weights { value, row, column, total } =
        read_weights(&tableau, (used_rows.len(), used_columns.len()), &IBig::ZERO);
    let spread = |weights: Vec<IBig>, used: &[usize], count: usize| {
        let mut all = vec![IBig::ZERO; count];
        for (weight, &place) in weights.into_iter().zip(used) {
            all[place] = weight;
        }
        all
    };
    let (row, column) = (spread(row, &used_rows, rows), spread(column, &used_columns, columns));
    let is_strategy = |weights: &[IBig]| weights.iter().all(|weight| *weight >= IBig::ZERO);
    let gets = |j: usize| used_rows.iter().map(|&i| &row[i] * &positive[i][j]).sum::<IBig>();
    let pays = |i: usize| used_columns.iter().map(|&j| &column[j] * &positive[i][j]).sum::<IBig>();
    let is_optimal = total > IBig::ZERO
        && is_strategy(&row)
        && is_strategy(&column)
        && (0..columns).all(|j| gets(j) >= value)
        && (0..rows).all(|i| pays(i) <= value);
    is_optimal.then(|| Weights { value: value - shift * &total, row, column, total })
}

/// Solves a game by the same rule (for integer entries: by the same pivots) with a reduced
/// fraction in every cell: the textbook's arithmetic, against which the integer tableau is measured.
///
/// Cost: as for [`solve`], with greatest common divisors in place of exact divisions. Panics
/// unless the matrix is a rectangle with at least one entry.
///
/// ```
/// use solutions::matrix_game::{solve, solve_over_rationals};
///
/// let game = [vec![2, 0, 2], vec![0, 3, 1], vec![1, 2, 1]];
/// let fractions: Vec<_> = game.iter().map(|row| row.iter().map(|&a| a.into()).collect()).collect();
/// assert_eq!(solve_over_rationals(&fractions), solve(&game));
/// ```
pub fn solve_over_rationals(matrix: &[Vec<RBig>]) -> Solution {
    let size = shape(matrix);
    let least = matrix.iter().flatten().min();
    let shift = RBig::ONE - least.expect("shape() found an entry");
    let mut tableau = Tableau::new(map(matrix, |entry| entry + &shift));
    let Ok(()) = tableau.maximise();
    let total = tableau.corner();
    let (row, column) = tableau.weights(size);
    Solution {
        value: RBig::ONE / total - shift,
        row: row.into_iter().map(|weight| weight / total).collect(),
        column: column.into_iter().map(|weight| weight / total).collect(),
    }
}

/// The numbers of rows and columns.
fn shape<T>(matrix: &[Vec<T>]) -> (usize, usize) {
    let columns = matrix.first().map_or(0, Vec::len);
    assert!(columns > 0, "a matrix game has a row and a column");
    let rectangle = matrix.iter().all(|row| row.len() == columns);
    assert!(rectangle, "the rows of a matrix game are equally long");
    (matrix.len(), columns)
}

fn map<S, T>(matrix: &[Vec<S>], f: impl Fn(&S) -> T) -> Vec<Vec<T>> {
    let map_row = |row: &Vec<S>| row.iter().map(&f).collect();
    matrix.iter().map(map_row).collect()
}

/// The least common multiple.
pub(crate) fn common_multiple(a: UBig, b: &UBig) -> UBig {
    if a.is_multiple_of(b) {
        return a;
    }
    let divisor = (&a).gcd(b);
    a / divisor * b
}

/// The numerators of all entries over their least common denominator, and that denominator.
fn over_common_denominator<T: Clone + Into<RBig>>(matrix: &[Vec<T>]) -> (Vec<Vec<IBig>>, IBig) {
    let fractions = map(matrix, |entry| entry.clone().into());
    let mut common = UBig::ONE;
    for entry in fractions.iter().flatten() {
        common = common_multiple(common, entry.denominator());
    }
    let scale = |entry: &RBig| entry.numerator() * (&common / entry.denominator());
    (map(&fractions, scale), common.clone().into())
}

/// Reads the solution of a game from the final tableau of the game with entries a + `shift`.
fn read_weights(tableau: &Tableau<IBig>, size: (usize, usize), shift: &IBig) -> Weights {
    let total = tableau.corner();
    let (row, column) = tableau.weights(size);
    Weights { value: tableau.denominator() - shift * total, row, column, total: total.clone() }
}

#[cfg(test)]
mod tests;
