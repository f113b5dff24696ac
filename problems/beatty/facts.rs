//! The first numbers of both sequences, and where floating-point numbers fail.

use solutions::beatty::{Sequence, term};

use exercise::{Fact, document::Lang};

pub fn facts() -> Vec<Fact> {
    vec![Fact::new("sequences", sequences), Fact::new("double", |_| first_failure())]
}

/// The first terms of both sequences for d = 2.
fn sequences(_: Lang) -> String {
    let row = |name: &str, cell: &dyn Fn(u64) -> String| {
        let cells: Vec<String> = (1..=8).map(cell).collect();
        format!("| {name} | {} |\n", cells.join(" | "))
    };
    let terms = |sequence| move |k| term(2, sequence, k).map_or(String::new(), |term| term.to_string());
    let head = row("$k$", &|k| k.to_string());
    let rule = "---|".repeat(9);
    let first = row("$\\lfloor kr \\rfloor$", &terms(Sequence::First));
    let second = row("$\\lfloor ks \\rfloor$", &terms(Sequence::Second));
    format!("\n{head}|{rule}\n{first}{second}")
}

/// The first of Pell's numbers k for which ⌊k√2⌋ in double precision is wrong, with groups of three digits.
fn first_failure() -> String {
    let pell = std::iter::successors(Some((1u64, 2u64)), |&(k, next)| Some((next, 2 * next + k)));
    let wrong = |k: &u64| Some((*k as f64 * 2f64.sqrt()) as u64) != term(2, Sequence::First, *k);
    let k = pell.map(|(k, _)| k).take(47).find(wrong).expect("a failure");
    let digits = k.to_string();
    let groups: Vec<&str> =
        digits.as_bytes().rchunks(3).rev().map(|group| str::from_utf8(group).unwrap_or("")).collect();
    format!("$k = {}$", groups.join("\\,"))
}
