//! What several exercises share: readers and writers of what they read and write alike, rules and oracles.

pub mod coins;
pub mod dynamic;
pub mod fraction;
pub mod grundys_game;
pub mod kernels;
pub mod linked_games;
pub mod matrix_games;
pub mod pile_move;
pub mod pile_rules;
pub mod rounds;
pub mod row;
pub mod strategy;
pub mod take;
pub mod values;
