//! What games to play have in common: piles of counters, rows, boards, and games that several exercises are about.

pub mod board;
pub mod chomp;
pub mod coins;
pub mod dynamic;
pub mod kayles;
pub mod nim_columns;
pub mod pile_sum;
pub mod piles;
pub mod queen;
pub mod row;
pub mod splitting;
pub mod subtraction;
pub mod sums;
#[cfg(test)]
pub mod testing;
pub mod two_piles;
