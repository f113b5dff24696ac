//! What the texts say and code computes.

use crate::shared::{pile_sum::SumPile, values::table};
use exercise::Fact;

use super::Pile;

pub fn facts() -> Vec<Fact> {
    vec![Fact::new("table", |_| table("x", 0, (0..13).map(|size| Pile { limit: 3, size }.value())))]
}
