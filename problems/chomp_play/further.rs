//! What the texts say of boards, computed.

use super::{Position, solution};
use crate::shared::chomp::positions_of;

/// What wins.
fn winning(rows: usize, heights: &[usize]) -> Vec<(usize, usize)> {
    solution::table(rows, heights.len()).board().winning_moves_from(heights)
}

#[test]
fn an_l_is_won_from_the_longer_arm_alone() {
    for (right, up) in [(1, 4), (4, 1), (2, 5), (5, 3)] {
        let mut heights = vec![1; right + 1];
        heights[0] = up + 1;
        let cell = if up > right { (1, right + 2) } else { (up + 2, 1) };
        assert_eq!(winning(up + 1, &heights), [cell]);
    }
    assert_eq!(winning(4, &[4, 1, 1, 1]), []);
}

#[test]
fn on_2_by_3_the_square_2_2_loses() {
    assert_eq!(winning(2, &[2, 2, 2]), [(3, 2)]);
    // It leaves 2 1 1, and the opponent takes (3, 1).
    assert_eq!(winning(2, &[2, 1, 1]), [(3, 1)]);
}

#[test]
fn a_board_of_30_squares_has_at_most_462_positions() {
    let boards = (1..=30).flat_map(|rows| (1..=30 / rows).map(move |columns| positions_of(rows, columns)));
    assert_eq!(boards.max(), Some(462));
}

#[test]
fn a_game_on_a_square_board_lasts_twice_its_side() {
    for side in 2..=8 {
        let table = solution::table(side, side);
        assert_eq!(usize::from(table.moves(Position::full(side, side).heights())), 2 * side);
    }
}

#[test]
fn of_198485_positions_1979_are_lost() {
    let table = solution::table(3, 104);
    assert_eq!((table.board().positions(), table.board().lost_positions()), (198_485, 1979));
}
