//! What the pages compute and draw, a module each.

pub mod coins;
pub mod matrix_games;
pub mod misere;
pub mod nim;
pub mod outcomes;
pub mod sprague_grundy;
pub mod take_away;
pub mod wythoff;
