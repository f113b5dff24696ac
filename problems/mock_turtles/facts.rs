//! What the editorial says and code computes.

use super::solution::value;
use crate::shared::values::table;
use exercise::Fact;

pub fn facts() -> Vec<Fact> {
    vec![Fact::new("table", |_| table("x", 0, (0..15).map(value)))]
}
