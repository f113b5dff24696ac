//! The simplex method in doubles as textbooks write it, for texts that show where it goes wrong. Nothing is judged by it.

/// What the method says of a game.
pub struct Said {
    /// The value, `1/z - s`.
    pub value: f64,
    /// The weights of the rows.
    pub p: Vec<f64>,
    /// The weights of the columns.
    pub q: Vec<f64>,
    /// By how much two ratios differed at most that it took for equal.
    pub tie: f64,
}

impl Said {
    /// What p really earns at least.
    pub fn sure(&self, rows: &[Vec<f64>]) -> f64 {
        let earned = |column: usize| self.p.iter().zip(rows).map(|(weight, row)| weight * row[column]).sum();
        (0..rows[0].len()).map(earned).fold(f64::INFINITY, f64::min)
    }

    /// What q really pays at most.
    pub fn most(&self, rows: &[Vec<f64>]) -> f64 {
        let paid = |row: &Vec<f64>| self.q.iter().zip(row).map(|(weight, payoff)| weight * payoff).sum();
        rows.iter().map(paid).fold(f64::NEG_INFINITY, f64::max)
    }
}

/// Solves a game in doubles by the condensed tableau and Bland's rule. All payoffs are moved up by the same number so
/// that the least becomes 1 and, if `scaled`, the others are brought into 1..=2; what is not further from 0 than
/// `tolerance` counts as 0. Nothing, if it has not ended after a thousand pivots or finds no row.
pub fn textbook_simplex(rows: &[Vec<f64>], scaled: bool, tolerance: f64) -> Option<Said> {
    let (m, n) = (rows.len(), rows[0].len());
    let least = rows.iter().flatten().copied().fold(f64::INFINITY, f64::min);
    let most = rows.iter().flatten().copied().fold(f64::NEG_INFINITY, f64::max);
    let scale = if scaled && most > least { most - least } else { 1.0 };
    let mut tableau: Vec<Vec<f64>> = rows
        .iter()
        .map(|row| row.iter().map(|payoff| 1.0 + (payoff - least) / scale).chain([1.0]).collect())
        .collect();
    tableau.push([vec![-1.0; n], vec![0.0]].concat());
    let mut top: Vec<usize> = (0..n).collect();
    let mut left: Vec<usize> = (n..n + m).collect();
    let mut tie: f64 = 0.0;
    for _ in 0..1000 {
        let entering = (0..n).filter(|&j| tableau[m][j] < -tolerance).min_by_key(|&j| top[j]);
        let Some(column) = entering else {
            let total = tableau[m][n];
            let (mut p, mut q) = (vec![0.0; m], vec![0.0; n]);
            for (j, &label) in top.iter().enumerate().filter(|(_, label)| **label >= n) {
                p[label - n] = tableau[m][j] / total;
            }
            for (i, &label) in left.iter().enumerate().filter(|(_, label)| **label < n) {
                q[label] = tableau[i][n] / total;
            }
            return Some(Said { value: (1.0 / total - 1.0) * scale + least, p, q, tie });
        };
        let ratio = |i: usize| tableau[i][n] / tableau[i][column];
        let positive: Vec<usize> = (0..m).filter(|&i| tableau[i][column] > tolerance).collect();
        let best = positive.iter().map(|&i| ratio(i)).fold(f64::INFINITY, f64::min);
        let row = positive.into_iter().filter(|&i| ratio(i) <= best + tolerance).min_by_key(|&i| left[i])?;
        tie = tie.max(ratio(row) - best);
        let pivot = tableau[row][column];
        let pivot_row = tableau[row].clone();
        for (_, other) in tableau.iter_mut().enumerate().filter(|(i, _)| *i != row) {
            let factor = other[column] / pivot;
            for (cell, above) in other.iter_mut().zip(&pivot_row) {
                *cell -= factor * above;
            }
            other[column] = -factor;
        }
        for cell in &mut tableau[row] {
            *cell /= pivot;
        }
        tableau[row][column] = 1.0 / pivot;
        std::mem::swap(&mut left[row], &mut top[column]);
    }
    None
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn games_of_one_scale_are_solved() {
        for tolerance in [1e-9, 1e-11] {
            for scaled in [false, true] {
                let rows = [vec![0.0, 5.0, -2.0], vec![-3.0, 0.0, 4.0], vec![6.0, -4.0, 0.0]];
                let said = textbook_simplex(&rows, scaled, tolerance).unwrap();
                for found in [said.value, said.sure(&rows), said.most(&rows)] {
                    assert!((found - 96.0 / 143.0).abs() < 1e-12);
                }
            }
        }
    }
}
