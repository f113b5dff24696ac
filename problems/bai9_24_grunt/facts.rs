//! The table of values of single coins, and how many splits make it.

use crate::shared::grundys_game::{LARGEST, splits, value};
use exercise::{Fact, document::Lang};

pub fn facts() -> Vec<Fact> {
    vec![Fact::new("values", values), Fact::new("splits", all_splits)]
}

/// The coins 0 to 13.
fn values(_: Lang) -> String {
    let row = |name: &str, cell: &dyn Fn(usize) -> String| {
        let cells: Vec<String> = (0..=13).map(cell).collect();
        format!("| {name} | {} |", cells.join(" | "))
    };
    let rule = format!("|{}", "---|".repeat(15));
    format!("\n{}\n{rule}\n{}\n", row("$x$", &|x| x.to_string()), row("$g(x)$", &|x| value(x).to_string()))
}

/// How many splits all coins up to the largest have together.
fn all_splits(_: Lang) -> String {
    let count: usize = (0..=LARGEST).map(|x| splits(x).count()).sum();
    format!("${}\\,{:03}\\,{:03}$", count / 1_000_000, count / 1000 % 1000, count % 1000)
}
