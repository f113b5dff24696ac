//! The simplex method on Ferguson's condensed tableau.
//!
//! The tableau of an m × n matrix A with positive entries has a row for each basic variable and a
//! column for each other one, and a border on the right and below. It solves
//! "maximise y_1 + … + y_n with A·y <= 1, y >= 0" with slack variables x_1, …, x_m. The greatest
//! sum is 1/V, y = q/V, and the dual solution, in the bottom border, is p/V.
//!
//! # Why it ends
//! The entering column may be any with a negative bottom entry; the most negative is taken. The
//! leaving row is the *lexicographic* minimum of (right border, column of x_1, …, column of x_m)
//! divided by the row's entry in the entering column (Dantzig, Orden, Wolfe 1955). The vectors are
//! the rows of an invertible matrix with one column put in front, so no two are proportional and
//! the minimum is unique; with the first basis they are (1, e_i), lexicographically positive, and
//! taking the minimum keeps them so. Then the bottom row's vector increases lexicographically
//! with every pivot: no basis comes back, and there are finitely many. Positive entries bound y,
//! so a leaving row always exists.

use dashu_int::{IBig, UBig, fast_div::ConstDivisor};
use dashu_ratio::RBig;
use std::cmp::Ordering;
use std::convert::Infallible;

/// A variable, named after the row or the column of the game it belongs to.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
enum Variable {
    Row(usize),
    Column(usize),
}

/// The condensed tableau; the true entries are `cells` divided by `denominator`, which is positive.
#[derive(Debug, Clone)]
pub(super) struct Tableau<T> {
    /// The last row and the last column are the border.
    cells: Vec<Vec<T>>,
    denominator: T,
    /// The basic variables, one per row.
    left: Vec<Variable>,
    /// The other variables, one per column.
    top: Vec<Variable>,
}

/// A kind of number a tableau can be computed in.
pub(super) trait Number: Clone + Ord + From<i8> {
    /// Why a pivot may be impossible.
    type Failure;

    /// How a·b compares with c·d.
    fn compare_products(a: &Self, b: &Self, c: &Self, d: &Self) -> Ordering;

    /// Replaces the cells and the denominator by those after the exchange of the variables of
    /// row `r` and column `c`. A failure changes nothing.
    fn exchange(tableau: &mut Tableau<Self>, r: usize, c: usize) -> Result<(), Self::Failure>;
}

impl<T: Number> Tableau<T> {
    /// The first tableau of a matrix with positive entries.
    pub(super) fn new(matrix: Vec<Vec<T>>) -> Self {
        let (rows, columns) = (matrix.len(), matrix[0].len());
        let mut cells = matrix;
        for row in &mut cells {
            row.push(1.into());
        }
        let mut bottom = vec![(-1).into(); columns];
        bottom.push(0.into());
        cells.push(bottom);
        Tableau {
            cells,
            denominator: 1.into(),
            left: (0..rows).map(Variable::Row).collect(),
            top: (0..columns).map(Variable::Column).collect(),
        }
    }

    /// Pivots until the tableau is optimal. After a failure the work may go on in numbers of
    /// another kind.
    pub(super) fn maximise(&mut self) -> Result<(), T::Failure> {
        while let Some(c) = self.entering_column() {
            let r = self.leaving_row(c).expect("a matrix with positive entries bounds the strategies");
            self.pivot(r, c)?;
        }
        Ok(())
    }

    fn pivot(&mut self, r: usize, c: usize) -> Result<(), T::Failure> {
        T::exchange(self, r, c)?;
        std::mem::swap(&mut self.left[r], &mut self.top[c]);
        Ok(())
    }

    /// The sum of the weights, 1/V, times the denominator.
    pub(super) fn corner(&self) -> &T {
        &self.cells[self.left.len()][self.top.len()]
    }

    pub(super) fn denominator(&self) -> &T {
        &self.denominator
    }

    /// The weights of the rows and of the columns of the game, p/V and q/V times the denominator.
    pub(super) fn weights(&self, (rows, columns): (usize, usize)) -> (Vec<T>, Vec<T>) {
        let mut row_weights = vec![0.into(); rows];
        let mut column_weights = vec![0.into(); columns];
        for (variable, weight) in self.top.iter().zip(&self.cells[self.left.len()]) {
            if let Variable::Row(i) = *variable {
                row_weights[i] = weight.clone();
            }
        }
        for (variable, cells) in self.left.iter().zip(&self.cells) {
            if let Variable::Column(j) = *variable {
                column_weights[j] = cells[self.top.len()].clone();
            }
        }
        (row_weights, column_weights)
    }

    fn entering_column(&self) -> Option<usize> {
        let bottom = &self.cells[self.left.len()][..self.top.len()];
        let zero = T::from(0);
        (0..bottom.len()).filter(|&c| bottom[c] < zero).min_by_key(|&c| &bottom[c])
    }

    fn leaving_row(&self, c: usize) -> Option<usize> {
        let zero = T::from(0);
        (0..self.left.len()).filter(|&r| self.cells[r][c] > zero).min_by(|&r, &s| self.compare_ratios(c, r, s))
    }

    /// The lexicographic order of rows r and s, each divided by its entry in column c.
    fn compare_ratios(&self, c: usize, r: usize, s: usize) -> Ordering {
        let (row, other) = (&self.cells[r], &self.cells[s]);
        let compare = |j: usize| T::compare_products(&row[j], &other[c], &other[j], &row[c]);
        compare(self.top.len()).then_with(|| {
            // The column of x_i is the tableau's if x_i stands on top. If it stands at the left of
            // a row, its column has a positive entry there and 0 elsewhere: that row is greater.
            (0..self.left.len())
                .map(Variable::Row)
                .map(|x| match self.top.iter().position(|&v| v == x) {
                    Some(j) => compare(j),
                    None => (self.left[r] == x).cmp(&(self.left[s] == x)),
                })
                .find(|order| order.is_ne())
                .unwrap_or(Ordering::Equal)
        })
    }
}

impl Tableau<i64> {
    /// The same tableau in big integers.
    pub(super) fn convert(self) -> Tableau<IBig> {
        let convert_row = |row: Vec<i64>| row.into_iter().map(IBig::from).collect();
        Tableau {
            cells: self.cells.into_iter().map(convert_row).collect(),
            denominator: self.denominator.into(),
            left: self.left,
            top: self.top,
        }
    }
}

// The integer pivot (Edmonds 1967, Bareiss 1968). With the denominator d and the pivot p > 0, the
// new cells over the new denominator p are
//   the pivot: d,  its row: unchanged,  its column: negated,  others: (cell · p - row · column) / d.
// All cells are minors of the first tableau up to sign, so the division leaves no remainder and
// the numbers stay as short as Hadamard's inequality says.

/// A number that does not fit a machine word.
#[derive(Debug)]
pub(super) struct Overflow;

impl Number for i64 {
    type Failure = Overflow;

    fn compare_products(a: &i64, b: &i64, c: &i64, d: &i64) -> Ordering {
        let product = |x: i64, y: i64| i128::from(x) * i128::from(y);
        product(*a, *b).cmp(&product(*c, *d))
    }

    fn exchange(tableau: &mut Tableau<i64>, r: usize, c: usize) -> Result<(), Overflow> {
        let old = &tableau.cells;
        let pivot = i128::from(old[r][c]);
        let denominator = i128::from(tableau.denominator);
        let mut cells = Vec::with_capacity(old.len());
        for (i, row) in old.iter().enumerate() {
            if i == r {
                cells.push(row.clone());
                continue;
            }
            let factor = i128::from(row[c]);
            let mut new = Vec::with_capacity(row.len());
            for (&cell, &in_pivot_row) in row.iter().zip(&old[r]) {
                // Cells are at most 2^63 in size: products stay within 2^126, differences 2^127,
                // and exactly 2^127 would need a pivot of -2^63, but pivots are positive.
                let difference = i128::from(cell) * pivot - factor * i128::from(in_pivot_row);
                new.push(i64::try_from(difference / denominator).map_err(|_| Overflow)?);
            }
            new[c] = row[c].checked_neg().ok_or(Overflow)?;
            cells.push(new);
        }
        cells[r][c] = tableau.denominator;
        tableau.denominator = old[r][c];
        tableau.cells = cells;
        Ok(())
    }
}

impl Number for IBig {
    type Failure = Infallible;

    fn compare_products(a: &IBig, b: &IBig, c: &IBig, d: &IBig) -> Ordering {
        (a * b).cmp(&(c * d))
    }

    fn exchange(tableau: &mut Tableau<IBig>, r: usize, c: usize) -> Result<(), Infallible> {
        let pivot_row = std::mem::take(&mut tableau.cells[r]);
        let pivot = &pivot_row[c];
        // All divisions of a pivot have the same divisor: prepare it once.
        let denominator = UBig::try_from(tableau.denominator.clone());
        let denominator = &ConstDivisor::new(denominator.expect("pivots are positive"));
        for (i, row) in tableau.cells.iter_mut().enumerate() {
            if i == r {
                continue;
            }
            let factor = std::mem::take(&mut row[c]);
            for (j, cell) in row.iter_mut().enumerate() {
                if j != c {
                    let difference = &*cell * pivot - &factor * &pivot_row[j];
                    *cell = difference / denominator;
                }
            }
            row[c] = -factor;
        }
        tableau.cells[r] = pivot_row;
        std::mem::swap(&mut tableau.cells[r][c], &mut tableau.denominator);
        Ok(())
    }
}

impl Tableau<IBig> {
    /// Exchanges all rows of a square game with all its columns, so that both players use all they have, and tells whether
    /// it could: if the matrix is singular, it is left undone.
    pub(super) fn exchange_all(&mut self) -> bool {
        for _ in 0..self.left.len() {
            let rows = (0..self.left.len()).filter(|&r| matches!(self.left[r], Variable::Row(_)));
            let columns = |c: &usize| matches!(self.top[*c], Variable::Column(_));
            let mut places = rows.flat_map(|r| (0..self.top.len()).filter(columns).map(move |c| (r, c)));
            let Some((r, c)) = places.find(|&(r, c)| self.cells[r][c] != IBig::ZERO) else { return false };
            let Ok(()) = self.pivot(r, c);
            if self.denominator < IBig::ZERO {
                // The next division wants a positive divisor.
                for cell in self.cells.iter_mut().flatten().chain([&mut self.denominator]) {
                    *cell = -std::mem::take(cell);
                }
            }
        }
        true
    }
}

/// A double in which what is nearly 0 is 0. Its tableau is a guess.
#[derive(Debug, Clone, Copy, PartialEq, PartialOrd)]
pub(super) struct Double(f64);

impl Double {
    /// What is smaller than this is 0. The matrices of a guess have entries from 1 to 2.
    const MARGIN: f64 = 1e-11;

    pub(super) fn new(value: f64) -> Double {
        Double(if value.abs() < Double::MARGIN { 0.0 } else { value })
    }
}

impl From<i8> for Double {
    fn from(value: i8) -> Self {
        Double(f64::from(value))
    }
}

impl Eq for Double {}

#[allow(clippy::derive_ord_xor_partial_ord, reason = "a guess may be anything where there is NaN or -0")]
impl Ord for Double {
    fn cmp(&self, other: &Self) -> Ordering {
        self.0.total_cmp(&other.0)
    }
}

impl Number for Double {
    type Failure = Infallible;

    fn compare_products(a: &Double, b: &Double, c: &Double, d: &Double) -> Ordering {
        let difference = Double::new(a.0 * b.0 - c.0 * d.0);
        difference.0.total_cmp(&0.0)
    }

    fn exchange(tableau: &mut Tableau<Double>, r: usize, c: usize) -> Result<(), Infallible> {
        let pivot_row = std::mem::take(&mut tableau.cells[r]);
        let pivot = pivot_row[c].0;
        for (i, row) in tableau.cells.iter_mut().enumerate() {
            if i == r {
                continue;
            }
            let factor = row[c].0 / pivot;
            for (cell, in_pivot_row) in row.iter_mut().zip(&pivot_row) {
                *cell = Double::new(cell.0 - factor * in_pivot_row.0);
            }
            row[c] = Double::new(-factor);
        }
        tableau.cells[r] = pivot_row.into_iter().map(|cell| Double::new(cell.0 / pivot)).collect();
        tableau.cells[r][c] = Double::new(1.0 / pivot);
        Ok(())
    }
}

impl Tableau<Double> {
    /// The rows and the columns that optimal strategies seem to use, as many of the one as of the other; nothing
    /// if rounding leads the pivots astray.
    pub(super) fn guess(mut self) -> Option<(Vec<usize>, Vec<usize>)> {
        let enough = 4 * (self.left.len() + self.top.len());
        for _ in 0..enough {
            let Some(c) = self.entering_column() else { return Some(self.used()) };
            let r = self.leaving_row(c)?;
            let Ok(()) = self.pivot(r, c);
        }
        None
    }

    fn used(&self) -> (Vec<usize>, Vec<usize>) {
        let row = |variable: &Variable| if let Variable::Row(i) = *variable { Some(i) } else { None };
        let column = |variable: &Variable| if let Variable::Column(j) = *variable { Some(j) } else { None };
        (self.top.iter().filter_map(row).collect(), self.left.iter().filter_map(column).collect())
    }
}

impl Number for RBig {
    type Failure = Infallible;

    fn compare_products(a: &RBig, b: &RBig, c: &RBig, d: &RBig) -> Ordering {
        (a * b).cmp(&(c * d))
    }

    /// The textbook's pivot; the denominator stays 1.
    fn exchange(tableau: &mut Tableau<RBig>, r: usize, c: usize) -> Result<(), Infallible> {
        let mut pivot_row = std::mem::take(&mut tableau.cells[r]);
        let reciprocal = RBig::ONE / std::mem::replace(&mut pivot_row[c], RBig::ONE);
        for cell in &mut pivot_row {
            *cell *= &reciprocal;
        }
        for (i, row) in tableau.cells.iter_mut().enumerate() {
            if i == r {
                continue;
            }
            let factor = std::mem::replace(&mut row[c], RBig::ZERO);
            for (cell, in_pivot_row) in row.iter_mut().zip(&pivot_row) {
                *cell -= &factor * in_pivot_row;
            }
        }
        tableau.cells[r] = pivot_row;
        Ok(())
    }
}
