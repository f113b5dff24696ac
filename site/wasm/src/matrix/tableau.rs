//! The simplex method on a matrix game as one does it on paper: the condensed tableau, pivot by pivot, in fractions.
//!
//! The numbers are made positive by adding a constant; ones stand on the right, minus ones below, 0 in the corner. A
//! pivot exchanges the labels of its row and its column. When no number below is negative, the strategies stand in the
//! margins, divided by the corner. Always the first possible column, and of rows that bind equally the one with the
//! first label (Bland): so it never goes round in circles.

use dashu_ratio::RBig;
use serde::Serialize;

/// A tableau, and the pivot that leads to the next one.
#[derive(Serialize)]
pub struct Shown {
    /// What was added to every number.
    shift: String,
    /// The labels of the rows and of the columns: `x1` is the first row's, `y1` the first column's.
    left: Vec<String>,
    top: Vec<String>,
    /// All numbers with the margins.
    cells: Vec<Vec<String>>,
    pivot: Option<(usize, usize)>,
    /// The value of the game, in the last tableau.
    value: Option<String>,
}

#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord)]
enum Label {
    Row(usize),
    Column(usize),
}

impl Label {
    fn written(self) -> String {
        match self {
            Label::Row(index) => format!("x{}", index + 1),
            Label::Column(index) => format!("y{}", index + 1),
        }
    }
}

struct Tableau {
    shift: RBig,
    left: Vec<Label>,
    top: Vec<Label>,
    cells: Vec<Vec<RBig>>,
}

impl Tableau {
    fn new(matrix: &[Vec<RBig>]) -> Tableau {
        let least = matrix.iter().flatten().min().cloned().unwrap_or(RBig::ZERO);
        let shift = if least > RBig::ZERO { RBig::ZERO } else { RBig::ONE - least };
        let mut cells: Vec<Vec<RBig>> = matrix
            .iter()
            .map(|row| row.iter().map(|entry| entry + &shift).chain([RBig::ONE]).collect())
            .collect();
        let columns = matrix[0].len();
        cells.push((0..columns).map(|_| -RBig::ONE).chain([RBig::ZERO]).collect());
        let left = (0..matrix.len()).map(Label::Row).collect();
        Tableau { shift, left, top: (0..columns).map(Label::Column).collect(), cells }
    }

    fn pivot(&self) -> Option<(usize, usize)> {
        let (last, end) = (self.left.len(), self.top.len());
        let negative = (0..end).filter(|&column| self.cells[last][column] < RBig::ZERO);
        let column = negative.min_by_key(|&column| self.top[column])?;
        let binding = (0..last).filter(|&row| self.cells[row][column] > RBig::ZERO);
        let row =
            binding.min_by_key(|&row| (&self.cells[row][end] / &self.cells[row][column], self.left[row]))?;
        Some((row, column))
    }

    fn exchange(&mut self, (row, column): (usize, usize)) {
        let pivot = self.cells[row][column].clone();
        let before = self.cells.clone();
        for (i, line) in self.cells.iter_mut().enumerate() {
            for (j, cell) in line.iter_mut().enumerate() {
                *cell = match (i == row, j == column) {
                    (true, true) => RBig::ONE / &pivot,
                    (true, false) => &before[i][j] / &pivot,
                    (false, true) => -(&before[i][j] / &pivot),
                    (false, false) => &before[i][j] - &before[row][j] * &before[i][column] / &pivot,
                };
            }
        }
        std::mem::swap(&mut self.left[row], &mut self.top[column]);
    }

    fn corner(&self) -> &RBig {
        &self.cells[self.left.len()][self.top.len()]
    }

    fn shown(&self, pivot: Option<(usize, usize)>) -> Shown {
        let value = pivot.is_none().then(|| (RBig::ONE / self.corner() - &self.shift).to_string());
        Shown {
            shift: self.shift.to_string(),
            left: self.left.iter().map(|label| label.written()).collect(),
            top: self.top.iter().map(|label| label.written()).collect(),
            cells: self.cells.iter().map(|row| row.iter().map(RBig::to_string).collect()).collect(),
            pivot,
            value,
        }
    }
}

/// Every tableau from the first to the last.
pub fn steps(matrix: &[Vec<RBig>]) -> Vec<Shown> {
    let mut tableau = Tableau::new(matrix);
    let mut steps = Vec::new();
    loop {
        let pivot = tableau.pivot();
        steps.push(tableau.shown(pivot));
        match pivot {
            Some(pivot) => tableau.exchange(pivot),
            None => return steps,
        }
    }
}

#[cfg(test)]
mod tests {
    use generators::{TestName, TestRng};
    use solutions::matrix_game::{Solution, solve_over_rationals};

    use super::*;

    #[test]
    fn the_margins_of_the_last_tableau_are_optimal_strategies() {
        let mut rng = TestRng::of(9, TestName { exercise: "tableau", group: "g", recipe: "r", index: 1 });
        for _ in 0..300 {
            let (rows, columns) = (rng.size(1, 5), rng.size(1, 5));
            let most = *rng.pick(&[1, 3, 100]);
            let matrix: Vec<Vec<RBig>> = (0..rows)
                .map(|_| (0..columns).map(|_| RBig::from(rng.between(-most, most))).collect())
                .collect();
            let mut tableau = Tableau::new(&matrix);
            while let Some(pivot) = tableau.pivot() {
                tableau.exchange(pivot);
            }
            let (mut row, mut column) = (vec![RBig::ZERO; rows], vec![RBig::ZERO; columns]);
            for (place, label) in tableau.top.iter().enumerate() {
                if let Label::Row(index) = label {
                    row[*index] = &tableau.cells[tableau.left.len()][place] / tableau.corner();
                }
            }
            for (place, label) in tableau.left.iter().enumerate() {
                if let Label::Column(index) = label {
                    column[*index] = &tableau.cells[place][tableau.top.len()] / tableau.corner();
                }
            }
            let value = RBig::ONE / tableau.corner() - &tableau.shift;
            assert_eq!(value, solve_over_rationals(&matrix).value);
            assert!(Solution { value, row, column }.is_optimal_for(&matrix), "{matrix:?}");
        }
    }
}
