//! What the editorial says and code computes.

use super::{Boxes, solution::winning_move};
use exercise::{Fact, document::Lang};

pub fn facts() -> Vec<Fact> {
    vec![Fact::new("outcomes", outcomes)]
}

/// The outcomes of all boxes up to 7: P is lost, N is won.
fn outcomes(_: Lang) -> String {
    let sizes = || 1..=7u64;
    let cells = |cell: &dyn Fn(u64) -> String| sizes().map(|n| format!(" {} |", cell(n))).collect::<String>();
    let outcome = |m, n| if winning_move(Boxes { m, n }).is_none() { "**P**" } else { "N" };
    let head = format!("| $m$, $n$ |{}\n", cells(&|n| n.to_string()));
    let rows: String =
        sizes().map(|m| format!("| **{m}** |{}\n", cells(&|n| outcome(m, n).to_string()))).collect();
    format!("\n{head}|{}\n{rows}", "---|".repeat(8))
}
