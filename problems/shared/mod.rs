//! What several exercises share: readers and writers of what they read and write alike, rules and oracles.

pub mod kernels;
pub mod matrix_games;
pub mod row;
pub mod values;
//! What several exercises have in common.

pub mod pile_move;
