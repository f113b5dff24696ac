//! What the texts say and code computes.

use super::pictures::played;
use exercise::Fact;

/// The computed parts of the texts.
pub fn all() -> Vec<Fact> {
    vec![Fact::new("sums", |_| sums())]
}

/// What the programs of the picture have in the end.
fn sums() -> String {
    let sums: Vec<String> = played().iter().map(|sums| format!("${}$", sums.last().unwrap_or(&0))).collect();
    sums.join(", ")
}
