//! Iterated removal of dominated rows and columns of a matrix game.
//!
//! A row is *dominated* if a mixture of other rows gets at least as much in every column: the first player does not
//! need it. A column is dominated if a mixture of other columns pays at most as much in every row. Removing a
//! dominated row or column keeps the value, and an optimal strategy of what is left, with zeros put back, is optimal
//! in the whole game. Here a mixture is of one or of two others.
//!
//! Which of two lines (rows or columns) is removed first may matter. If a single other line dominates it, it never
//! does: that line replaces the removed one in every mixture. But if line `b` is dominated by a mixture of `c` and
//! `d`, and `a` by a mixture of `b` and `e`, then `a` must go before `b`; without `b` it would take a mixture of three
//! to replace `a`. So [`reduce`] removes what single lines dominate at once, and searches where mixtures are needed,
//! trying first those lines that no other removal depends on.

use std::collections::{BTreeSet, HashSet};

/// The rows and columns that are left, ascending, by their indices in the whole matrix.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Reduction {
    /// The rows.
    pub rows: Vec<usize>,
    /// The columns.
    pub columns: Vec<usize>,
}

/// How many positions the search looks at before it gives up.
const POSITIONS: usize = 1000;

/// Removes dominated rows and columns, in some order, until at most `side` of each are left and none of them is
/// dominated by a single other. Gives nothing if no order is found.
///
/// A position takes O(l³) comparisons of mixtures, l = m + n, each of which mostly ends after a few entries; without
/// backtracking there are at most l positions. Entries are at most 2^60 in size.
///
/// ```
/// use solutions::dominance::reduce;
///
/// // Column 4 is dominated by column 2, then row 3 by the mean of rows 1 and 2, then column 3 by a mixture.
/// let game = [vec![10, 0, 7, 1], vec![2, 6, 4, 7], vec![6, 3, 3, 5]];
/// let left = reduce(&game, 2).unwrap();
/// assert_eq!((left.rows, left.columns), (vec![0, 1], vec![0, 1]));
///
/// let scissors_paper_stone = [vec![0, 1, -1], vec![-1, 0, 1], vec![1, -1, 0]];
/// assert_eq!(reduce(&scissors_paper_stone, 2), None);
/// ```
pub fn reduce(matrix: &[Vec<i64>], side: usize) -> Option<Reduction> {
    let columns = matrix.first().map_or(0, Vec::len);
    let rows: Vec<Vec<i128>> =
        matrix.iter().map(|row| row.iter().map(|&entry| entry.into()).collect()).collect();
    // To the second player the game is the transposed one with all signs turned.
    let turned = (0..columns).map(|j| rows.iter().map(|row| -row[j]).collect()).collect();
    let alive = [(0..matrix.len()).collect(), (0..columns).collect()];
    let mut search = Search { lines: [rows, turned], side, seen: HashSet::new() };
    let [rows, columns] = search.run(alive)?;
    Some(Reduction { rows, columns })
}

/// The lines of each player that are left.
type Alive = [Vec<usize>; 2];

struct Search {
    /// For each player his lines, an entry being what he gets.
    lines: [Vec<Vec<i128>>; 2],
    side: usize,
    seen: HashSet<Alive>,
}

impl Search {
    fn run(&mut self, mut alive: Alive) -> Option<Alive> {
        while let Some((player, place)) = self.singly_dominated(&alive) {
            alive[player].remove(place);
        }
        if alive.iter().all(|lines| lines.len() <= self.side) {
            return Some(alive);
        }
        if self.seen.len() == POSITIONS || !self.seen.insert(alive.clone()) {
            return None;
        }
        for (player, place) in self.candidates(&alive) {
            let mut smaller = alive.clone();
            smaller[player].remove(place);
            if let Some(reduced) = self.run(smaller) {
                return Some(reduced);
            }
        }
        None
    }

    /// A line that a single other line dominates, as player and place.
    fn singly_dominated(&self, alive: &Alive) -> Option<(usize, usize)> {
        for player in [0, 1] {
            let lines = &alive[player];
            for (place, &line) in lines.iter().enumerate() {
                let mut others = lines.iter().filter(|&&other| other != line);
                if others.any(|&other| self.dominates(player, other, other, line, &alive[1 - player])) {
                    return Some((player, place));
                }
            }
        }
        None
    }

    /// The lines that mixtures of two others dominate; first those that fewest others need for their own removal.
    fn candidates(&self, alive: &Alive) -> Vec<(usize, usize)> {
        let mut candidates = Vec::new();
        for player in [0, 1] {
            let lines = &alive[player];
            let mut needed = vec![0; self.lines[player].len()];
            let mut dominated = Vec::new();
            for (place, &line) in lines.iter().enumerate() {
                if let Some(needs) = self.needs(player, line, alive) {
                    needs.into_iter().for_each(|other| needed[other] += 1);
                    dominated.push(place);
                }
            }
            candidates.extend(dominated.into_iter().map(|place| (needed[lines[place]], player, place)));
        }
        candidates.sort_unstable();
        candidates.into_iter().map(|(_, player, place)| (player, place)).collect()
    }

    /// The lines that take part in every mixture that dominates a line; nothing if there is no such mixture.
    fn needs(&self, player: usize, line: usize, alive: &Alive) -> Option<BTreeSet<usize>> {
        let others: Vec<usize> = alive[player].iter().copied().filter(|&other| other != line).collect();
        let mut needs: Option<BTreeSet<usize>> = None;
        for (place, &first) in others.iter().enumerate() {
            for &second in &others[..place] {
                if self.dominates(player, first, second, line, &alive[1 - player]) {
                    let pair = BTreeSet::from([first, second]);
                    let common = needs.map_or(pair.clone(), |needs| &needs & &pair);
                    if common.is_empty() {
                        return Some(common);
                    }
                    needs = Some(common);
                }
            }
        }
        needs
    }

    /// Whether some mixture `t first + (1 - t) second` is at least as good as a line in every entry.
    fn dominates(&self, player: usize, first: usize, second: usize, line: usize, entries: &[usize]) -> bool {
        let lines = &self.lines[player];
        let (first, second, line) = (&lines[first], &lines[second], &lines[line]);
        // t lies between these fractions; their denominators are positive.
        let (mut least, mut most) = ((0, 1), (1, 1));
        for &entry in entries {
            // t · gain >= lack.
            let (gain, lack) = (first[entry] - second[entry], line[entry] - second[entry]);
            if gain == 0 && lack > 0 {
                return false;
            }
            if gain > 0 && lack * least.1 > least.0 * gain {
                least = (lack, gain);
            }
            if gain < 0 && -lack * most.1 < most.0 * -gain {
                most = (-lack, -gain);
            }
            if least.0 * most.1 > most.0 * least.1 {
                return false;
            }
        }
        true
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::matrix_game::solve;
    use proptest::prelude::*;

    #[test]
    fn what_is_left_has_no_saddle_point_unless_it_is_a_single_entry() {
        for game in [vec![vec![3, 1], vec![1, 2]], vec![vec![5, 4], vec![4, 3]], vec![vec![7, 7], vec![7, 7]]] {
            let left = reduce(&game, 2).unwrap();
            assert!(left.rows.len() == left.columns.len());
            assert_eq!(left.rows.len() == 1, game[0] != [3, 1]);
        }
    }

    #[test]
    fn a_row_needs_the_rows_that_every_mixture_above_it_holds() {
        let rows = [[16, 0, 0, 8], [0, 16, 0, 8], [8, 8, 0, 7], [0, 0, 16, 0], [4, 4, 8, 3]];
        let lines = rows.iter().map(|row| row.to_vec()).collect();
        let search = Search { lines: [lines, vec![]], side: 2, seen: HashSet::new() };
        let alive = [(0..5).collect(), (0..4).collect()];
        // The third row is below the mean of the first two, the last below the mean of the third and the fourth;
        // without the third it takes three rows to replace the last.
        assert_eq!(search.needs(0, 2, &alive), Some(BTreeSet::from([0, 1])));
        assert_eq!(search.needs(0, 4, &alive), Some(BTreeSet::from([2, 3])));
        assert_eq!(search.needs(0, 3, &alive), None);
    }

    proptest! {
        #[test]
        fn the_value_stays(entries in proptest::collection::vec(-4i64..=4, 20)) {
            let game: Vec<Vec<i64>> = entries.chunks(5).map(<[i64]>::to_vec).collect();
            if let Some(left) = reduce(&game, 2) {
                let kernel: Vec<Vec<i64>> =
                    left.rows.iter().map(|&i| left.columns.iter().map(|&j| game[i][j]).collect()).collect();
                prop_assert_eq!(solve(&kernel).value, solve(&game).value);
            }
        }
    }
}
