//! The tables of the worked example, and how many strategies there are.

use super::{Armies, FIRST, THREE_POSTS};
use exercise::{Fact, document::Lang};
use solutions::blotto::splits;

pub fn facts() -> Vec<Fact> {
    vec![
        Fact::new("whole", whole),
        Fact::new("two", |_| format!("${}$", splits(2, FIRST.max as i64).len())),
        Fact::new("three", |_| format!("${}$", splits(3, THREE_POSTS).len())),
    ]
}

/// The game of the first sample.
fn whole(_: Lang) -> String {
    let name = |split: &Vec<i64>| format!("$({}, {})$", split[0], split[1]);
    let heads: Vec<String> = splits(2, 3).iter().map(name).collect();
    let mut lines =
        vec![format!("| | {} |", heads.join(" | ")), format!("|---|{}", "---|".repeat(heads.len()))];
    let matrix = Armies { posts: 2, first: 4, second: 3 }.matrix();
    for (split, row) in splits(2, 4).iter().zip(matrix) {
        let cells: Vec<String> = row.iter().map(|payoff| format!("${payoff}$")).collect();
        lines.push(format!("| {} | {} |", name(split), cells.join(" | ")));
    }
    format!("\n{}\n", lines.join("\n"))
}
