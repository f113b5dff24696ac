//! What the editorial says of the game in which the order of removing matters, found by trying all orders.

use solutions::dominance::{Kept, Line, ends};

use super::generator::ORDER_MATTERS;
use crate::shared::matrix_games::Matrix;
use exercise::{Fact, document::Lang};

pub fn facts() -> Vec<Fact> {
    vec![
        Fact::new("order", matrix_of_the_order),
        Fact::new("any_order", |lang| sizes(lang, None)),
        Fact::new("row_7_first", |lang| sizes(lang, Some(Line::Row(6)))),
    ]
}

fn game() -> Matrix {
    ORDER_MATTERS.iter().map(|row| row.to_vec()).collect()
}

/// The game as a formula.
fn matrix_of_the_order(_: Lang) -> String {
    let row = |row: &Vec<i64>| row.iter().map(i64::to_string).collect::<Vec<_>>().join(" & ");
    let rows: Vec<String> = game().iter().map(row).collect();
    format!("\n$$\\begin{{pmatrix}} {} \\end{{pmatrix}}$$\n", rows.join(" \\\\ "))
}

/// The sizes in which removing may end if this line goes first.
fn end_sizes(first: Option<Line>) -> Vec<(usize, usize)> {
    let game = game();
    let all = Kept::all(&game);
    let from = first.map_or(all.clone(), |line| all.without(line));
    let mut sizes: Vec<(usize, usize)> =
        ends(&game, &from).iter().map(|end| (end.rows.len(), end.columns.len())).collect();
    sizes.sort_unstable();
    sizes.dedup();
    sizes
}

fn sizes(lang: Lang, first: Option<Line>) -> String {
    let sizes: Vec<String> =
        end_sizes(first).iter().map(|(rows, columns)| format!("${rows} \\times {columns}$")).collect();
    sizes.join(lang.say(" hoặc ", " or "))
}

#[cfg(test)]
mod tests {
    use solutions::dominance::dominated;

    use super::*;

    #[test]
    fn the_order_of_the_editorial_leads_to_two_by_two() {
        let game = game();
        let mut kept = Kept::all(&game);
        use Line::{Column, Row};
        for line in [Row(5), Column(4), Row(4), Row(6), Column(2), Row(3), Column(3), Row(2)] {
            assert!(dominated(&game, &kept).contains(&line), "{line:?} is not dominated in {kept:?}");
            kept = kept.without(line);
        }
        assert_eq!((kept.rows, kept.columns), (vec![0, 1], vec![0, 1]));
    }

    #[test]
    fn row_7_is_dominated_by_row_6_and_its_removal_blocks_the_way() {
        assert!(ORDER_MATTERS[6].iter().zip(ORDER_MATTERS[5]).all(|(&seventh, sixth)| seventh <= sixth));
        assert!(end_sizes(None).contains(&(2, 2)));
        assert!(!end_sizes(Some(Line::Row(6))).iter().any(|&(rows, columns)| rows <= 2 && columns <= 2));
    }

    /// `0 5 2` and `5 0 2`: the editorial's game that dominance leaves alone.
    #[test]
    fn the_game_with_a_flat_top_has_no_dominated_line() {
        let game = [vec![0, 5, 2], vec![5, 0, 2]];
        assert!(dominated(&game, &Kept::all(&game)).is_empty());
    }
}
