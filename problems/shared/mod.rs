//! What several exercises have in common.

pub mod pile_move;
