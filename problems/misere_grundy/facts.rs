//! What the texts say and code computes.

use std::iter;

use crate::shared::grundys_game::{TAME, genus};
use exercise::Fact;

pub fn facts() -> Vec<Fact> {
    vec![Fact::new("genera", |_| table())]
}

/// The genus of each pile.
fn table() -> String {
    let row = |cells: Vec<String>| format!("| {} |\n", cells.join(" | "));
    let line = |name: &str, cell: &dyn Fn(usize) -> u64| {
        row(iter::once(name.to_string()).chain((1..=TAME).map(|pile| cell(pile).to_string())).collect())
    };
    let rule = format!("|{}\n", "---|".repeat(TAME + 1));
    let head = line("$x$", &|pile| pile as u64);
    let normal = line("$g^+(x)$", &|pile| genus(pile).normal);
    let misere = line("$g^-(x)$", &|pile| genus(pile).misere);
    format!("\n{head}{rule}{normal}{misere}")
}
