//! What several exercises share: readers and writers of what they read and write alike, and oracles.

pub mod fraction;
pub mod kernels;
pub mod matrix_games;
