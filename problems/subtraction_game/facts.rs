//! What the editorial says and code computes.

use exercise::{Fact, document::Lang};
use solutions::subtraction::Outcomes;

use super::LARGEST;

pub fn facts() -> Vec<Fact> {
    vec![Fact::new("outcomes", outcomes), Fact::new("steps", steps)]
}

/// The outcomes of the piles 0 to 14 for S = {1, 3, 4}.
fn outcomes(lang: Lang) -> String {
    const MOST: usize = 14;
    let outcomes = Outcomes::new(&[1, 3, 4], MOST);
    let head: Vec<String> = (0..=MOST).map(|pile| pile.to_string()).collect();
    let letter = |pile| if outcomes.is_lost(pile) { "**P**" } else { "N" };
    let letters: Vec<&str> = (0..=MOST).map(letter).collect();
    let (pile, outcome) = match lang {
        Lang::Vietnamese => ("số quân", "thế"),
        Lang::English => ("pile", "position"),
    };
    let rule = "---|".repeat(MOST + 2);
    format!("\n| {pile} | {} |\n|{rule}\n| {outcome} | {} |\n", head.join(" | "), letters.join(" | "))
}

/// How many pairs of a lost pile and an odd number there are, with which the piles up to the largest are marked.
fn steps(_: Lang) -> String {
    let largest = LARGEST as u64;
    let pairs: u64 = (0..=largest).step_by(2).map(|pile| (largest - pile).div_ceil(2)).sum();
    format!("${:.1} \\cdot 10^9$", pairs as f64 / 1e9)
}
