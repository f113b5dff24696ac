//! Removing dominated rows and columns of a matrix game, in every order.
//!
//! A row is *dominated* if a mixture of other rows gets at least as much in every column: the first player does not
//! need it. A column is dominated if a mixture of other columns pays at most as much in every row. Removing a
//! dominated row or column keeps the value, and an optimal strategy of what is left, with zeros put back, is optimal
//! in the whole game. Here a mixture is of one or of two others; whether there is one is a question about an interval:
//! every entry bounds the share of the first line from below or from above.
//!
//! How far one gets may depend on the order: if line `b` is dominated by a mixture of `c` and `d`, and `a` by one of `b`
//! and `e`, then without `b` it may take three lines to replace `a`. [`ends`] tries all orders.
//!
//! A set of lines takes O(l³) mixtures, l = m + n, each O(l); there may be 2^l sets, so this is for small games, and no
//! way to solve large ones ([`crate::two_lines`] is).

use std::collections::HashSet;

/// The rows and columns that are left, ascending, by their indices in the whole matrix.
#[derive(Clone, Debug, PartialEq, Eq, Hash)]
pub struct Kept {
    /// The rows.
    pub rows: Vec<usize>,
    /// The columns.
    pub columns: Vec<usize>,
}

impl Kept {
    /// All lines of a matrix.
    pub fn all(matrix: &[Vec<i64>]) -> Kept {
        let columns = matrix.first().map_or(0, Vec::len);
        Kept { rows: (0..matrix.len()).collect(), columns: (0..columns).collect() }
    }

    /// Without a line.
    pub fn without(&self, line: Line) -> Kept {
        let mut kept = self.clone();
        match line {
            Line::Row(row) => kept.rows.retain(|&other| other != row),
            Line::Column(column) => kept.columns.retain(|&other| other != column),
        }
        kept
    }
}

/// A row or a column.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Line {
    /// A row, by its index.
    Row(usize),
    /// A column, by its index.
    Column(usize),
}

/// The lines that one other line or a mixture of two others dominates, among those that are left.
///
/// Entries are at most 2^60 in size.
///
/// ```
/// use solutions::dominance::{Kept, Line, dominated};
///
/// // Column 4 is dominated by column 2, row 3 not yet.
/// let game = [vec![10, 0, 7, 1], vec![2, 6, 4, 7], vec![6, 3, 3, 5]];
/// let all = Kept::all(&game);
/// assert_eq!(dominated(&game, &all), [Line::Column(3)]);
/// assert_eq!(dominated(&game, &all.without(Line::Column(3))), [Line::Row(2)]);
/// ```
pub fn dominated(matrix: &[Vec<i64>], kept: &Kept) -> Vec<Line> {
    let row_entry = |row: usize, column: usize| i128::from(matrix[row][column]);
    // To the second player the game is the transposed one with all signs changed.
    let column_entry = |column: usize, row: usize| -i128::from(matrix[row][column]);
    let rows = kept.rows.iter().filter(|&&row| is_dominated(row_entry, row, &kept.rows, &kept.columns));
    let columns =
        kept.columns.iter().filter(|&&column| is_dominated(column_entry, column, &kept.columns, &kept.rows));
    rows.map(|&row| Line::Row(row)).chain(columns.map(|&column| Line::Column(column))).collect()
}

/// Which other lines dominate one, with their shares: one line, or two.
///
/// ```
/// use solutions::dominance::{Kept, Line, dominators};
///
/// // Column 4 pays at least as much as column 2 everywhere.
/// let game = [vec![10, 0, 7, 1], vec![2, 6, 4, 7], vec![6, 3, 3, 5]];
/// let all = Kept::all(&game);
/// assert_eq!(dominators(&game, &all, Line::Column(3)), Some(vec![(1, (1, 1))]));
/// // Half of row 1 and half of row 2 get 3 and more where row 3 gets 3.
/// let left = all.without(Line::Column(3));
/// assert_eq!(dominators(&game, &left, Line::Row(2)), Some(vec![(1, (1, 2)), (0, (1, 2))]));
/// ```
pub fn dominators(matrix: &[Vec<i64>], kept: &Kept, line: Line) -> Option<Vec<(usize, Share)>> {
    let row_entry = |row: usize, column: usize| i128::from(matrix[row][column]);
    let column_entry = |column: usize, row: usize| -i128::from(matrix[row][column]);
    match line {
        Line::Row(row) => mixture(row_entry, row, &kept.rows, &kept.columns),
        Line::Column(column) => mixture(column_entry, column, &kept.columns, &kept.rows),
    }
}

/// A fraction between 0 and 1: above, and below.
pub type Share = (i128, i128);

fn is_dominated(
    entry: impl Fn(usize, usize) -> i128 + Copy,
    line: usize,
    lines: &[usize],
    places: &[usize],
) -> bool {
    mixture(entry, line, lines, places).is_some()
}

/// The first mixture that dominates a line, a single line if there is one.
fn mixture(
    entry: impl Fn(usize, usize) -> i128 + Copy,
    line: usize,
    lines: &[usize],
    places: &[usize],
) -> Option<Vec<(usize, Share)>> {
    let others: Vec<usize> = lines.iter().copied().filter(|&other| other != line).collect();
    let alone = others.iter().map(|&other| (other, other));
    let mut pairs = alone.chain(
        others
            .iter()
            .enumerate()
            .flat_map(|(place, first)| others[..place].iter().map(move |second| (*first, *second))),
    );
    pairs.find_map(|(first, second)| {
        // The share of `first` lies between these fractions; their denominators are positive.
        let (mut least, mut most): (Share, Share) = ((0, 1), (1, 1));
        let dominates = places.iter().all(|&place| {
            let base = entry(second, place);
            let (gain, lack) = (entry(first, place) - base, entry(line, place) - base);
            if gain > 0 && lack * least.1 > least.0 * gain {
                least = (lack, gain);
            }
            if gain < 0 && -lack * most.1 < most.0 * -gain {
                most = (-lack, -gain);
            }
            (gain != 0 || lack <= 0) && least.0 * most.1 <= most.0 * least.1
        });
        dominates
            .then(|| if first == second { vec![(first, (1, 1))] } else { shared(first, second, least, most) })
    })
}

/// Two lines with the simplest share between two bounds: one half if it lies there, or else the lower bound.
fn shared(first: usize, second: usize, least: Share, most: Share) -> Vec<(usize, Share)> {
    let half = 2 * least.0 <= least.1 && most.1 <= 2 * most.0;
    let (above, below) = if half { (1, 2) } else { least };
    vec![(first, (above, below)), (second, (below - above, below))]
}

/// Where removing dominated lines can end, in all orders: the sets of lines, starting from some, that hold no dominated
/// one. At most 2^(m + n) sets are looked at.
///
/// ```
/// use solutions::dominance::{Kept, ends};
///
/// let scissors_paper_stone = [vec![0, 1, -1], vec![-1, 0, 1], vec![1, -1, 0]];
/// let all = Kept::all(&scissors_paper_stone);
/// assert_eq!(ends(&scissors_paper_stone, &all), [all]);
/// ```
pub fn ends(matrix: &[Vec<i64>], from: &Kept) -> Vec<Kept> {
    let mut seen = HashSet::from([from.clone()]);
    let mut open = vec![from.clone()];
    let mut ends = Vec::new();
    while let Some(kept) = open.pop() {
        let lines = dominated(matrix, &kept);
        if lines.is_empty() {
            ends.push(kept);
            continue;
        }
        for line in lines {
            let smaller = kept.without(line);
            if seen.insert(smaller.clone()) {
                open.push(smaller);
            }
        }
    }
    ends
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::matrix_game::solve;
    use proptest::prelude::*;

    fn part(matrix: &[Vec<i64>], kept: &Kept) -> Vec<Vec<i64>> {
        kept.rows.iter().map(|&i| kept.columns.iter().map(|&j| matrix[i][j]).collect()).collect()
    }

    #[test]
    fn only_one_share_may_do() {
        // The first row is one third of the second and two thirds of the third.
        let game = [vec![1, 2], vec![3, 0], vec![0, 3]];
        assert_eq!(dominated(&game, &Kept::all(&game)), [Line::Row(0)]);
        assert!(dominated(&[vec![2, 2], vec![3, 0], vec![0, 3]], &Kept::all(&game)).is_empty());
    }

    #[test]
    fn without_a_row_in_between_it_may_take_three_to_dominate() {
        let game: Vec<Vec<i64>> =
            [[16, 0, 0], [0, 16, 0], [8, 8, 0], [0, 0, 16], [4, 4, 8]].iter().map(|row| row.to_vec()).collect();
        let all = Kept { rows: (0..5).collect(), columns: (0..3).collect() };
        assert_eq!(dominated(&game, &all), [Line::Row(2), Line::Row(4)]);
        assert!(dominated(&game, &all.without(Line::Row(2))).is_empty());
        assert_eq!(dominated(&game, &all.without(Line::Row(4))), [Line::Row(2)]);
    }

    proptest! {
        #[test]
        fn the_value_stays_in_every_order(entries in proptest::collection::vec(-4i64..=4, 20)) {
            let game: Vec<Vec<i64>> = entries.chunks(5).map(<[i64]>::to_vec).collect();
            let value = solve(&game).value;
            for end in ends(&game, &Kept::all(&game)) {
                prop_assert_eq!(&solve(&part(&game, &end)).value, &value);
            }
        }
    }
}
