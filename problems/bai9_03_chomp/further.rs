//! What the editorial answers to its further questions, and how many columns it takes to fill the table.

use crate::shared::chomp::{Cell, Position, positions_of};
use solutions::chomp;

/// The outcomes of all positions with at most so many columns of at most this height.
struct Outcomes {
    table: chomp::Chomp,
    columns: usize,
}

impl Outcomes {
    fn up_to(side: usize) -> Self {
        Outcomes { table: chomp::Chomp::new(side, side), columns: side }
    }

    fn is_lost(&self, Position(heights): &Position) -> bool {
        let mut padded = heights.clone();
        padded.resize(self.columns, 0);
        self.table.is_lost(&padded)
    }

    /// The squares that win, column first.
    fn winning(&self, heights: &[usize]) -> Vec<(usize, usize)> {
        let position = Position(heights.to_vec());
        let wins = |cell: &Cell| position.after(*cell).is_ok_and(|after| self.is_lost(&after));
        position.cells().filter(wins).map(|cell| (cell.column, cell.row)).collect()
    }
}

#[test]
fn both_players_erred_before_the_position_in_the_picture() {
    let outcomes = Outcomes::up_to(8);
    let after = |position: Position, column, row| position.after(Cell { column, row }).unwrap();
    let full = Position(vec![3; 8]);
    let first = after(full.clone(), 6, 2);
    let second = after(first.clone(), 2, 3);
    assert_eq!(first.0, [3, 3, 3, 3, 3, 1, 1, 1]);
    assert_eq!(second.0, [3, 2, 2, 2, 2, 1, 1, 1]);
    let squares = [&full, &first, &second].map(|position| position.0.iter().sum::<usize>());
    assert_eq!([squares[0] - squares[1], squares[1] - squares[2]], [6, 4]);
    let winning = [full, first, second].map(|position| outcomes.winning(&position.0));
    assert_eq!(winning, [vec![(5, 2)], vec![(5, 2)], vec![(3, 1)]]);
}

#[test]
fn of_the_full_boards_up_to_10_by_10_four_have_two_winning_moves() {
    let outcomes = Outcomes::up_to(10);
    for rows in 1..=10 {
        for columns in 1..=10 {
            let winning = outcomes.winning(&vec![rows; columns]);
            match (rows, columns) {
                (1, 1) => assert_eq!(winning, []),
                (8, 10) => assert_eq!(winning, [(6, 5), (9, 4)]),
                (9, 10) => assert_eq!(winning, [(5, 9), (8, 7)]),
                (10, 8) => assert_eq!(winning, [(4, 9), (5, 6)]),
                (10, 9) => assert_eq!(winning, [(7, 8), (9, 5)]),
                _ => assert_eq!(winning.len(), 1, "{rows} {columns}"),
            }
        }
    }
}

#[test]
fn stepping_through_the_positions_looks_at_p_times_1_plus_n_over_m_plus_1_columns_less_one() {
    for (rows, columns) in [(1, 1), (2, 3), (6, 6), (3, 40), (40, 3)] {
        let mut looks = 0;
        let mut heights = vec![0; columns];
        loop {
            let above = |column: usize| if column == 0 { rows } else { heights[column - 1] };
            let raised =
                (0..columns).rev().inspect(|_| looks += 1).find(|&column| heights[column] < above(column));
            let Some(column) = raised else { break };
            heights[column] += 1;
            heights[column + 1..].fill(0);
        }
        let positions = positions_of(rows, columns);
        assert_eq!((looks + 1) * (rows + 1), positions * (rows + 1 + columns), "{rows} {columns}");
    }
}
