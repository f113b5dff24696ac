//! What several exercises have in common.

pub mod row;
