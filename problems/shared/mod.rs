//! What several exercises have in common: shapes of answers, and rules of games that differ in a number.

pub mod dynamic;
pub mod take;
