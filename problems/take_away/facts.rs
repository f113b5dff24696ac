//! What the texts say and code computes.

use super::{Position, solution::winning_take};
use exercise::Fact;

/// The computed parts of the texts.
pub fn facts() -> Vec<Fact> {
    vec![Fact::new("lost", |_| lost())]
}

/// The lost numbers of counters for M = 3.
fn lost() -> String {
    let lost = (1..=20).filter(|&counters| winning_take(&Position { counters, most: 3 }).is_none());
    let lost: Vec<String> = lost.map(|counters| counters.to_string()).collect();
    format!("${}$", lost.join(", "))
}
