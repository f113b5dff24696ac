//! What the pages compute and draw, a module each.

pub mod coins;
pub mod floating_point;
pub mod linked_games;
pub mod matrix_games;
pub mod misere;
pub mod nim;
pub mod octal;
pub mod outcomes;
pub mod sprague_grundy;
pub mod take_away;
pub mod trees;
pub mod wythoff;
