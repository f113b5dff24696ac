//! What several exercises share: readers and writers of what they read and write alike, rules and oracles.

pub mod kernels;
pub mod matrix_games;
pub mod pile_move;
pub mod row;
pub mod values;
//! What several exercises have in common: shapes of answers, and rules of games that differ in a number.

pub mod take;
