//! What the editorial says and code computes.

use solutions::euclid::value;

use exercise::{Fact, document::Lang};

pub fn facts() -> Vec<Fact> {
    vec![Fact::new("values", values)]
}

/// The values of the pairs (a, b) with a up to 5 and b up to 12.
fn values(_: Lang) -> String {
    let cells =
        |cell: &dyn Fn(u64) -> String| (1..=12u64).map(|b| format!(" {} |", cell(b))).collect::<String>();
    let head = format!("| $a$, $b$ |{}\n", cells(&|b| b.to_string()));
    let rows: String =
        (1..=5).map(|a| format!("| **{a}** |{}\n", cells(&|b| value((a, b)).to_string()))).collect();
    format!("\n{head}|{}\n{rows}", "---|".repeat(13))
}
