//! Chomp: a winning move for every position of a board at once.
//!
//! A position is given by the heights of its columns, from left to right, which never increase. A
//! move takes a cell with all cells to the right of it and above it: from column x on no height is
//! above y - 1 any more. Whoever takes the cell (1, 1) loses.
//!
//! No formula is known. But a board with m rows and n columns has only C(m+n, n) positions, and lost
//! ones are rare: go through all from small to large, and let each lost one mark those from which a
//! move leads to it.

/// A winning move for every position of a board.
///
/// # Order
/// Positions are numbered in lexicographic order of their heights. Those before the position
/// (h1, …, hn) that first differ from it in column i are the ways to fill the columns i, …, n with
/// heights below h_i, C(h_i + n - i, n - i + 1) of them. So the number of a position is a sum
/// over its columns, and a move always leads to a smaller number.
///
/// # Method
/// Go through the numbers upwards. A position that bears no mark has no move to a lost one: it is
/// lost itself, and every position from which a move leads to it is marked with this move. Each
/// mark is a winning move of some position. On boards of about 10^6 positions there are 1.3 to 1.7
/// marks per position on average, far fewer than there are moves.
///
/// # Cost
/// Time O(p · (1 + n/(m+1)) + w), where p = C(m+n, n) counts positions and w their winning moves, plus O(n) per
/// lost position: to step through the positions takes C(m+n+1, n) - 1 looks at columns in all, since equal
/// columns at the end are looked at again. Memory O(p + m · n).
///
/// ```
/// use solutions::chomp::Chomp;
///
/// let board = Chomp::new(3, 8);
/// assert_eq!(board.winning_move(&[3, 2, 2, 2, 2, 1, 1, 1]), Some((3, 1)));
/// assert_eq!(board.winning_move(&[1, 0, 0, 0, 0, 0, 0, 0]), None);
/// ```
#[derive(Clone, Debug)]
pub struct Chomp {
    rows: usize,
    columns: usize,
    /// `weights[i][h]`: what column i contributes to the number of a position, if its height is h.
    weights: Vec<Vec<usize>>,
    /// For each position a winning move (column, row); no cell has column 0.
    moves: Vec<(u8, u8)>,
    /// The marks made: the winning moves of all positions together.
    winning: usize,
}

/// How many rows and columns a board may have at most.
pub const MOST: usize = 255;

impl Chomp {
    /// The winning moves on a board with so many rows and columns.
    ///
    /// # Panics
    /// Unless rows and columns are between 1 and [`MOST`].
    pub fn new(rows: usize, columns: usize) -> Self {
        assert!((1..=MOST).contains(&rows) && (1..=MOST).contains(&columns), "the board is too large");
        let weights = weights(rows, columns);
        // The full board has the largest number.
        let positions = 1 + weights.iter().map(|weights| weights[rows]).sum::<usize>();
        let (mut moves, mut winning) = (vec![(0, 0); positions], 0);
        let mut heights = vec![0; columns];
        let mut number = 0;
        // The empty board, number 0, is not lost: the opponent has just taken the last cell, the poisoned one.
        while step(&mut heights, rows) {
            number += 1;
            if moves[number] == (0, 0) {
                before_each_move(&weights, rows, &heights, number, &mut |number, cell| {
                    moves[number] = cell;
                    winning += 1;
                });
            }
        }
        Chomp { rows, columns, weights, moves, winning }
    }

    /// A move from `heights` that leaves the opponent a lost position, as (column, row) counted from 1; nothing
    /// if there is none. The empty board counts as won.
    ///
    /// # Panics
    /// Unless there is a height for each column, none above the number of rows, and they never increase.
    ///
    /// Time O(n).
    pub fn winning_move(&self, heights: &[usize]) -> Option<(usize, usize)> {
        assert!(heights.len() == self.columns && heights.windows(2).all(|pair| pair[0] >= pair[1]));
        let (column, row) = self.moves[self.number(heights)];
        (column > 0).then_some((column.into(), row.into()))
    }

    /// Whether the player to move loses. The empty board counts as won: the opponent took the poisoned cell.
    ///
    /// ```
    /// use solutions::chomp::Chomp;
    ///
    /// let board = Chomp::new(3, 3);
    /// assert!(board.is_lost(&[3, 1, 1]));
    /// assert!(!board.is_lost(&[3, 3, 3]) && !board.is_lost(&[0, 0, 0]));
    /// ```
    pub fn is_lost(&self, heights: &[usize]) -> bool {
        self.winning_move(heights).is_none() && heights.first().is_some_and(|&height| height > 0)
    }

    /// The number of positions of the board, the empty one included.
    pub fn positions(&self) -> usize {
        self.moves.len()
    }

    /// The number of lost positions.
    ///
    /// Time O(p).
    pub fn lost_positions(&self) -> usize {
        // The empty board, number 0, bears no mark and is not lost.
        self.moves[1..].iter().filter(|&&cell| cell == (0, 0)).count()
    }

    /// The number of all winning moves of all positions.
    ///
    /// ```
    /// use solutions::chomp::Chomp;
    ///
    /// let board = Chomp::new(2, 3);
    /// assert_eq!((board.positions(), board.lost_positions(), board.winning_moves()), (10, 3, 6));
    /// ```
    pub fn winning_moves(&self) -> usize {
        self.winning
    }

    fn number(&self, heights: &[usize]) -> usize {
        self.weights.iter().zip(heights).map(|(weights, &height)| weights[height]).sum()
    }

    /// Every winning move, by columns.
    ///
    /// ```
    /// use solutions::chomp::Chomp;
    ///
    /// let board = Chomp::new(8, 10);
    /// assert_eq!(board.winning_moves_from(&[8; 10]), [(6, 5), (9, 4)]);
    /// ```
    ///
    /// # Panics
    /// As [`Chomp::winning_move`].
    ///
    /// Time O(m · n).
    pub fn winning_moves_from(&self, heights: &[usize]) -> Vec<(usize, usize)> {
        assert!(heights.len() == self.columns && heights.windows(2).all(|pair| pair[0] >= pair[1]));
        let mut winning = Vec::new();
        self.after_each_move(heights, self.number(heights), |cell, after| {
            if after > 0 && self.moves[after] == (0, 0) {
                winning.push(cell);
            }
        });
        winning.sort_unstable();
        winning
    }

    /// Sees every move, as (column, row), and the number of the position after it. For each row the columns from the
    /// right are cut, one more each time.
    fn after_each_move(&self, heights: &[usize], number: usize, mut see: impl FnMut((usize, usize), usize)) {
        let rows = heights.first().copied().unwrap_or(0);
        for row in 1..=rows {
            let mut after = number;
            for column in (0..heights.len()).rev().filter(|&column| heights[column] >= row) {
                after -= self.weights[column][heights[column]] - self.weights[column][row - 1];
                see((column + 1, row), after);
            }
        }
    }
}

/// Sees every position from which a move leads to the given one, by its number, and the cell that the move takes. It
/// takes a cell on top of a run of equally high columns, at the first of them, so before it some of the first columns
/// of the run were higher.
fn before_each_move(
    weights: &[Vec<usize>],
    rows: usize,
    heights: &[usize],
    number: usize,
    see: &mut impl FnMut(usize, (u8, u8)),
) {
    let mut start = 0;
    while start < heights.len() {
        let height = heights[start];
        let run = heights[start..].iter().take_while(|&&other| other == height).count();
        let above = if start == 0 { rows } else { heights[start - 1] };
        let cell = (start as u8 + 1, height as u8 + 1);
        raise(weights, start, start + run, height, above, number, &mut |number| see(number, cell));
        start += run;
    }
}

/// Sees every position in which the columns from `column` on, but before `end`, are raised from `height` to at most
/// `above`.
fn raise(
    weights: &[Vec<usize>],
    column: usize,
    end: usize,
    height: usize,
    above: usize,
    number: usize,
    see: &mut impl FnMut(usize),
) {
    for raised in height + 1..=above {
        let number = number + weights[column][raised] - weights[column][height];
        see(number);
        if column + 1 < end {
            raise(weights, column + 1, end, height, raised, number, see);
        }
    }
}

/// How many moves games last, from every position of a board, if the winner hurries and the loser delays.
///
/// # Method
/// Go through the numbers upwards. When a lost position has its turn, so have had all to which a move leads, and it
/// lasts one move longer than the longest of them. Every position from which a move leads to it is won, and lasts at
/// most one move longer than it.
///
/// # Cost
/// As for [`Chomp`], plus O(m · n) per lost position.
///
/// ```
/// use solutions::chomp::{Chomp, Lengths};
///
/// let lengths = Lengths::of(Chomp::new(2, 3));
/// assert_eq!([lengths.moves(&[1, 0, 0]), lengths.moves(&[2, 1, 0]), lengths.moves(&[2, 2, 2])], [1, 3, 6]);
/// ```
#[derive(Clone, Debug)]
pub struct Lengths {
    board: Chomp,
    /// For each position, by its number.
    lengths: Vec<u16>,
}

impl Lengths {
    /// The lengths on a board.
    pub fn of(board: Chomp) -> Self {
        let mut lengths = vec![u16::MAX; board.moves.len()];
        // Nothing is left: the game is over.
        lengths[0] = 0;
        let mut heights = vec![0; board.columns];
        let mut number = 0;
        while step(&mut heights, board.rows) {
            number += 1;
            if board.moves[number] != (0, 0) {
                continue;
            }
            let mut longest = 0;
            board.after_each_move(&heights, number, |_, after| longest = longest.max(lengths[after]));
            lengths[number] = longest + 1;
            before_each_move(&board.weights, board.rows, &heights, number, &mut |before, _| {
                lengths[before] = lengths[before].min(longest + 2);
            });
        }
        Lengths { board, lengths }
    }

    /// The board.
    pub fn board(&self) -> &Chomp {
        &self.board
    }

    /// How many moves a game from `heights` lasts.
    ///
    /// # Panics
    /// Unless there is a height for each column, and none above the number of rows.
    pub fn moves(&self, heights: &[usize]) -> u16 {
        self.lengths[self.board.number(heights)]
    }
}

/// `weights[i][h]` = C(h + n - i, n - i + 1), columns counted from 1: Pascal's triangle, row by row from the
/// last column, where it is h.
fn weights(rows: usize, columns: usize) -> Vec<Vec<usize>> {
    let mut weights = vec![(0..=rows).collect::<Vec<usize>>()];
    for _ in 1..columns {
        let next = &weights[weights.len() - 1];
        let mut sum = 0;
        let sums = next.iter().map(|weight| {
            sum += weight;
            sum
        });
        let sums: Vec<usize> = sums.collect();
        // C(h + k, k + 1) = C(h + k - 1, k) + C(h + k - 1, k + 1): a column's weights are sums of the next one's.
        weights.push(sums);
    }
    weights.reverse();
    weights
}

/// The next position in lexicographic order, or false after the full board.
fn step(heights: &mut [usize], rows: usize) -> bool {
    for column in (0..heights.len()).rev() {
        let above = if column == 0 { rows } else { heights[column - 1] };
        if heights[column] < above {
            heights[column] += 1;
            heights[column + 1..].fill(0);
            return true;
        }
    }
    false
}

#[cfg(test)]
mod tests {
    use super::*;

    /// Every position of a board, in order, the empty one first.
    fn positions(rows: usize, columns: usize) -> Vec<Vec<usize>> {
        let mut heights = vec![0; columns];
        let mut all = vec![heights.clone()];
        while step(&mut heights, rows) {
            all.push(heights.clone());
        }
        all
    }

    fn after(heights: &[usize], (column, row): (usize, usize)) -> Vec<usize> {
        heights
            .iter()
            .enumerate()
            .map(|(i, &height)| if i + 1 >= column { height.min(row - 1) } else { height })
            .collect()
    }

    #[test]
    fn numbers_follow_the_order_of_positions() {
        for (rows, columns) in [(1, 1), (1, 7), (7, 1), (3, 5), (5, 3), (4, 4)] {
            let chomp = Chomp::new(rows, columns);
            let positions = positions(rows, columns);
            assert_eq!(chomp.moves.len(), positions.len());
            assert!(positions.iter().enumerate().all(|(number, heights)| chomp.number(heights) == number));
        }
    }

    #[test]
    fn a_position_is_won_if_and_only_if_a_move_leads_to_a_lost_one() {
        for (rows, columns) in [(1, 9), (9, 1), (2, 12), (12, 2), (3, 9), (9, 3), (5, 5), (4, 7), (6, 6)] {
            let chomp = Chomp::new(rows, columns);
            let mut all_winning = 0;
            for heights in &positions(rows, columns)[1..] {
                let cells =
                    (1..=columns).flat_map(|column| (1..=heights[column - 1]).map(move |row| (column, row)));
                let wins = |&cell: &(usize, usize)| chomp.is_lost(&after(heights, cell));
                let winning: Vec<_> = cells.filter(wins).collect();
                all_winning += winning.len();
                match chomp.winning_move(heights) {
                    None => assert_eq!(winning, []),
                    Some(cell) => assert!(winning.contains(&cell), "{heights:?} {cell:?}"),
                }
                assert_eq!(chomp.winning_moves_from(heights), winning);
            }
            assert_eq!(chomp.winning_moves(), all_winning);
        }
    }

    #[test]
    fn games_last_as_long_as_a_search_finds() {
        for (rows, columns) in [(1, 9), (9, 1), (2, 12), (5, 4), (4, 6)] {
            let lengths = Lengths::of(Chomp::new(rows, columns));
            // Positions come after those to which their moves lead.
            let mut searched = std::collections::HashMap::from([(vec![0; columns], (false, 0))]);
            for heights in &positions(rows, columns)[1..] {
                let cells =
                    (1..=columns).flat_map(|column| (1..=heights[column - 1]).map(move |row| (column, row)));
                let ahead: Vec<(bool, u16)> = cells.map(|cell| searched[&after(heights, cell)]).collect();
                let quickest = ahead.iter().filter(|(lost, _)| *lost).map(|(_, moves)| *moves).min();
                let slowest = ahead.iter().map(|(_, moves)| *moves).max().unwrap();
                searched.insert(heights.clone(), (quickest.is_none(), quickest.unwrap_or(slowest) + 1));
                assert_eq!(lengths.moves(heights), quickest.unwrap_or(slowest) + 1, "{heights:?}");
            }
        }
    }

    #[test]
    fn two_rows_are_lost_if_the_upper_is_one_shorter() {
        let chomp = Chomp::new(2, 200);
        for lower in 1..=200 {
            for upper in 0..=lower {
                let heights: Vec<usize> =
                    (0..200).map(|i| usize::from(i < lower) + usize::from(i < upper)).collect();
                assert_eq!(chomp.is_lost(&heights), upper + 1 == lower);
            }
        }
    }

    #[test]
    fn the_full_board_is_won_unless_it_is_a_single_cell() {
        for (rows, columns) in [(1, 1), (1, 200), (200, 1), (3, 40), (40, 3), (8, 8)] {
            assert_eq!(Chomp::new(rows, columns).is_lost(&vec![rows; columns]), rows * columns == 1);
        }
    }
}
