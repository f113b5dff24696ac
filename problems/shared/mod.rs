//! What several exercises share: readers and writers of what they read and write alike, rules and oracles.

pub mod coin_row;
pub mod coins;
pub mod determinants;
pub mod doubles;
pub mod dynamic;
pub mod fraction;
pub mod grid;
pub mod grundys_game;
pub mod kernels;
pub mod laboratory;
pub mod linked_games;
pub mod matrix_games;
pub mod periods;
pub mod pile_move;
pub mod pile_rules;
pub mod play;
pub mod reply;
pub mod rounds;
pub mod row;
pub mod scientific;
pub mod solve_matrix;
pub mod square;
pub mod strategy;
pub mod take;
pub mod tree_picture;
pub mod values;
