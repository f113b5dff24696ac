//! What the editorial says and code computes.

use std::sync::LazyLock;

use crate::shared::values::figure;
use exercise::Fact;

use super::{SIDE, Table};

pub fn facts() -> Vec<Fact> {
    vec![
        Fact::new("largest", |_| figure(largest())),
        Fact::new("moves", |_| figure(moves(SIDE.max as u64))),
        Fact::new("words", |_| figure(words_looked_at())),
        Fact::new("side of 64", |_| figure(first_side_with(64))),
        Fact::new("side of 256", |_| figure(first_side_with(256))),
    ]
}

/// The values of the largest board.
static TABLE: LazyLock<Table> = LazyLock::new(|| solutions::queen::values(SIDE.max as usize));

fn largest() -> u64 {
    TABLE.iter().flatten().copied().max().unwrap_or(0).into()
}

/// All moves from all squares of a board.
fn moves(side: u64) -> u64 {
    let from = |x: u64, y: u64| x + y + x.min(y);
    (0..side).map(|x| (0..side).map(|y| from(x, y)).sum::<u64>()).sum()
}

/// How many words of the three sets together the reference looks at: for each square with y <= x all words up to the
/// one that has the value.
fn words_looked_at() -> u64 {
    let squares = TABLE.iter().enumerate().flat_map(|(x, line)| &line[..=x]);
    squares.map(|&value| u64::from(value / 64 + 1)).sum()
}

/// The least board on which some value is at least `value`.
fn first_side_with(value: u32) -> u64 {
    let reached = |x: &usize| TABLE[*x][..=*x].iter().any(|&other| other >= value);
    (0..TABLE.len()).find(reached).map_or(0, |x| x as u64 + 1)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn figures_of_the_largest_board() {
        assert_eq!((largest(), words_looked_at()), (910, 1_145_359));
        assert_eq!((first_side_with(64), first_side_with(256)), (43, 169));
        assert_eq!(moves(600), 287_460_100);
        assert!(words_looked_at() < 600 * 601 / 2 * 19);
    }
}
