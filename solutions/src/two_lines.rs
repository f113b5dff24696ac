//! Matrix games in which each player needs at most two of his lines: two rows, two columns.
//!
//! If the first player mixes rows `i` and `k`, with the share `t` of row `i`, column `j` pays her
//! `a_kj + t (a_ij - a_kj)`: a line over `0 <= t <= 1`. What she is sure of is the lowest of the `n` lines, their *lower
//! envelope*; it rises, then falls, and its peak is the best that these two rows guarantee. Let `L` be the highest peak
//! of all pairs of rows and `U`, in the same way for the second player, the lowest valley of all pairs of columns. Then
//! `L <= V <= U`, and there are optimal strategies that use at most two rows and two columns if and only if `L = U`:
//! if there are, the pairs of rows and columns that they use show `L >= V` and `U <= V`; and if `L = U`, both are `V`, and
//! the peak and the valley are such strategies.
//!
//! [`solve`] takes O(m² n log n + n² m log m) time and O(m n) memory. Where there are only two rows, or only two columns,
//! one peak is enough: of the lines that meet there, one that rises and one that falls make the other player's strategy,
//! in shares that level them. [`solve_narrow`] takes O(n log n) time for `n` lines.

use std::cmp::Ordering;

use dashu_ratio::RBig;

use crate::matrix_game::Solution;

/// A number as numerator and positive denominator.
type Fraction = (i128, i128);

fn compare(a: Fraction, b: Fraction) -> Ordering {
    (a.0 * b.1).cmp(&(b.0 * a.1))
}

fn rational((over, under): Fraction) -> RBig {
    RBig::from_parts_signed(over.into(), under.into())
}

/// The best that a player can be sure of with two lines.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
struct Peak {
    height: Fraction,
    /// The lines, and the share of the first.
    lines: (usize, usize),
    share: Fraction,
}

/// What pairs of rows and pairs of columns can do, where they do not suffice.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Gap {
    /// The most that two rows guarantee.
    pub lower: RBig,
    /// The least that two columns concede; it is greater.
    pub upper: RBig,
}

/// Solves a game by two rows and two columns, or tells that more are needed. Entries are at most 2^40 in size.
///
/// # Panics
/// Unless the matrix is a rectangle with at least one entry.
///
/// ```
/// use dashu_ratio::RBig;
/// use solutions::two_lines::solve;
///
/// let solution = solve(&[vec![10, 0, 7, 1], vec![2, 6, 4, 7], vec![6, 3, 3, 5]]).unwrap();
/// let sevenths = |n: i64| RBig::from_parts(n.into(), 7u8.into());
/// assert_eq!(solution.value, sevenths(30));
/// assert_eq!(solution.row, [2, 5, 0].map(sevenths));
/// assert_eq!(solution.column, [3, 4, 0, 0].map(sevenths));
///
/// // Scissors, paper, stone: two of three never suffice.
/// let gap = solve(&[vec![0, 1, -1], vec![-1, 0, 1], vec![1, -1, 0]]).unwrap_err();
/// assert!(gap.lower < RBig::ZERO && RBig::ZERO < gap.upper);
/// ```
pub fn solve(matrix: &[Vec<i64>]) -> Result<Solution, Gap> {
    let rows: Vec<Vec<i128>> =
        matrix.iter().map(|row| row.iter().map(|&payoff| payoff.into()).collect()).collect();
    let columns = rows.first().map_or(0, Vec::len);
    assert!(columns > 0, "a matrix game has a row and a column");
    // To the second player the game is the transposed one with all signs changed.
    let turned: Vec<Vec<i128>> = (0..columns).map(|j| rows.iter().map(|row| -row[j]).collect()).collect();
    let (first, second) = (highest_peak(&rows), highest_peak(&turned));
    let (lower, upper) = (rational(first.height), -rational(second.height));
    if lower != upper {
        return Err(Gap { lower, upper });
    }
    Ok(Solution { value: lower, row: weights(&first, rows.len()), column: weights(&second, columns) })
}

/// Solves a game of two rows or of two columns. Entries are at most 2^40 in size.
///
/// # Panics
/// Unless the matrix is a rectangle of two rows or of two columns.
///
/// ```
/// use dashu_ratio::RBig;
/// use solutions::two_lines::solve_narrow;
///
/// let solution = solve_narrow(&[vec![2, 3, 1, 5], vec![4, 1, 6, 0]]);
/// let sevenths = |n: i64| RBig::from_parts(n.into(), 7u8.into());
/// assert_eq!(solution.value, sevenths(17));
/// assert_eq!(solution.row, [5, 2].map(sevenths));
/// assert_eq!(solution.column, [0, 5, 2, 0].map(sevenths));
/// ```
pub fn solve_narrow(matrix: &[Vec<i64>]) -> Solution {
    if let [first, second] = matrix {
        return solve_two_rows(first, second);
    }
    assert!(matrix.iter().all(|row| row.len() == 2), "a narrow game has two rows or two columns");
    let [first, second] = [0, 1].map(|j| matrix.iter().map(|row| -row[j]).collect::<Vec<i64>>());
    let Solution { value, row, column } = solve_two_rows(&first, &second);
    Solution { value: -value, row: column, column: row }
}

fn solve_two_rows(first: &[i64], second: &[i64]) -> Solution {
    let rows = [first, second].map(|row| row.iter().map(|&payoff| i128::from(payoff)).collect::<Vec<_>>());
    let peak = peak(&rows, (0, 1));
    Solution { value: rational(peak.height), row: weights(&peak, 2), column: level(&rows, &peak) }
}

/// The second player's answer to a peak: of the lines that meet there the one that rises most and the one that falls
/// most, in shares that make a level line; at an end, where one of them is missing, the other alone.
fn level(rows: &[Vec<i128>; 2], peak: &Peak) -> Vec<RBig> {
    let slope = |j: usize| rows[0][j] - rows[1][j];
    let (share, under) = peak.share;
    let count = rows[0].len();
    let tight: Vec<usize> =
        (0..count).filter(|&j| rows[1][j] * under + slope(j) * share == peak.height.0).collect();
    let steepest =
        |sign: i128| tight.iter().copied().max_by_key(|&j| sign * slope(j)).expect("a peak lies on a line");
    let (rising, falling) = (steepest(1), steepest(-1));
    let mut weights = vec![RBig::ZERO; count];
    if share == 0 || slope(falling) == 0 {
        weights[falling] = RBig::ONE;
    } else if share == under || slope(rising) == 0 {
        weights[rising] = RBig::ONE;
    } else {
        let whole = slope(rising) - slope(falling);
        weights[rising] = rational((-slope(falling), whole));
        weights[falling] = rational((slope(rising), whole));
    }
    weights
}

fn weights(peak: &Peak, count: usize) -> Vec<RBig> {
    let share = rational(peak.share);
    let mut weights = vec![RBig::ZERO; count];
    weights[peak.lines.1] = RBig::ONE - &share;
    // Both may be the same line.
    weights[peak.lines.0] += share;
    weights
}

/// The highest peak of all pairs of lines, a line paired with itself included.
fn highest_peak(lines: &[Vec<i128>]) -> Peak {
    let pairs = (0..lines.len()).flat_map(|first| (0..=first).map(move |second| (first, second)));
    let peaks = pairs.map(|pair| peak(lines, pair));
    peaks.max_by(|a, b| compare(a.height, b.height)).expect("there is a line")
}

/// A line over the share of the first of two lines of the matrix: its height at 0, and how much it rises.
#[derive(Clone, Copy)]
struct Rise {
    start: i128,
    slope: i128,
}

impl Rise {
    /// Where it meets a line that is less steep. The denominator is positive.
    fn meets(self, flatter: Rise) -> Fraction {
        (flatter.start - self.start, self.slope - flatter.slope)
    }
}

fn peak(lines: &[Vec<i128>], (first, second): (usize, usize)) -> Peak {
    let rises =
        lines[first].iter().zip(&lines[second]).map(|(&at_1, &at_0)| Rise { start: at_0, slope: at_1 - at_0 });
    let mut rises: Vec<Rise> = rises.collect();
    // From left to right the envelope is less and less steep; of parallel lines only the lowest counts.
    rises.sort_unstable_by_key(|rise| (-rise.slope, rise.start));
    rises.dedup_by_key(|rise| rise.slope);
    let mut envelope: Vec<Rise> = Vec::with_capacity(rises.len());
    for rise in rises {
        // The last line is nowhere lowest if the new one undercuts the line before no later than it does.
        while let [.., before, last] = envelope[..]
            && compare(before.meets(rise), before.meets(last)).is_le()
        {
            envelope.pop();
        }
        envelope.push(rise);
    }
    let rising = envelope.iter().take_while(|rise| rise.slope > 0).count();
    // Left of the peak the envelope rises and right of it it falls: the share that is nearest to the peak is best.
    let (none, all) = ((0, 1), (1, 1));
    let share = match rising {
        0 => none,
        _ if rising == envelope.len() => all,
        _ => {
            let top = envelope[rising - 1].meets(envelope[rising]);
            if compare(top, none).is_lt() {
                none
            } else if compare(top, all).is_gt() {
                all
            } else {
                top
            }
        }
    };
    let height = |rise: &Rise| rise.start * share.1 + rise.slope * share.0;
    let height = envelope.iter().map(height).min().expect("a line of the matrix has an entry");
    Peak { height: (height, share.1), lines: (first, second), share }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::matrix_game;
    use proptest::prelude::*;

    fn rational_of(over: i64, under: u8) -> RBig {
        RBig::from_parts(over.into(), under.into())
    }

    #[test]
    fn a_game_with_two_rows_or_two_columns_is_always_solved() {
        for game in [
            vec![vec![0, 5, 2], vec![5, 0, 2]],
            vec![vec![2, 3, 1, 5], vec![4, 1, 6, 0]],
            vec![vec![1, 2], vec![3, 0], vec![0, 3]],
            vec![vec![7, 7, 7]],
            vec![vec![-1000], vec![1000]],
        ] {
            assert!(solve(&game).unwrap().is_optimal_for(&game), "{game:?}");
        }
    }

    #[test]
    fn every_tiny_game_of_two_rows_or_two_columns_is_solved() {
        for code in 0..4i64.pow(6) {
            let entry = |place: u32| code / 4i64.pow(place) % 4 - 1;
            let wide: Vec<Vec<i64>> = (0..2).map(|i| (0..3).map(|j| entry(3 * i + j)).collect()).collect();
            let high: Vec<Vec<i64>> = (0..3).map(|i| (0..2).map(|j| entry(2 * i + j)).collect()).collect();
            for game in [wide, high] {
                assert!(solve_narrow(&game).is_optimal_for(&game), "{game:?}");
            }
        }
    }

    #[test]
    fn the_gap_tells_how_much_is_missing() {
        let gap = solve(&[vec![0, 1, -1], vec![-1, 0, 1], vec![1, -1, 0]]).unwrap_err();
        assert_eq!(gap, Gap { lower: rational_of(-1, 3), upper: rational_of(1, 3) });
    }

    proptest! {
        #[test]
        fn pairs_suffice_if_and_only_if_the_exact_value_lies_on_both_bounds(
            entries in proptest::collection::vec(-4i64..=4, 12),
            columns in prop::sample::select(vec![2usize, 3, 4, 6]),
        ) {
            let game: Vec<Vec<i64>> = entries.chunks(columns).map(<[i64]>::to_vec).collect();
            let exact = matrix_game::solve(&game).value;
            match solve(&game) {
                Ok(solution) => prop_assert!(solution.value == exact && solution.is_optimal_for(&game)),
                Err(gap) => {
                    prop_assert!(gap.lower <= exact && exact <= gap.upper && gap.lower < gap.upper);
                    prop_assert!(columns > 2 && columns < 6);
                }
            }
        }
    }
}
