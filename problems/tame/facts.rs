//! What the texts say and code computes.

use std::iter;

use solutions::tame::Genus;

use exercise::Fact;

pub fn facts() -> Vec<Fact> {
    vec![Fact::new("grundy", |_| grundy_table())]
}

/// The piles of the table of Grundy's game.
const PILES: usize = 13;

/// The genus of each pile of Grundy's game up to the first that is not tame, from the values of sums of two.
pub fn grundy_genera() -> Vec<Genus> {
    let mut found: Vec<Genus> = Vec::new();
    for pile in 1..=PILES {
        let sums = (1..pile.div_ceil(2)).map(|part| added(found[part - 1], found[pile - part - 1]));
        let genus = Genus::after(&sums.collect::<Vec<_>>());
        found.push(genus);
    }
    found
}

/// The genus of a sum of two tame positions.
fn added(one: Genus, other: Genus) -> Genus {
    let normal = one.normal ^ other.normal;
    let misere = if one.is_fickle() && other.is_fickle() { 1 - normal } else { normal };
    Genus { normal, misere }
}

fn grundy_table() -> String {
    let genera = grundy_genera();
    let row = |name: &str, cells: Vec<String>| format!("| {name} | {} |\n", cells.join(" | "));
    let numbers = |of: fn(&Genus) -> u64| genera.iter().map(|genus| of(genus).to_string()).collect();
    let head = row("$n$", (1..=PILES).map(|pile| pile.to_string()).collect());
    let rule = row("---", iter::repeat_n("---".to_string(), PILES).collect()).replace(' ', "");
    let normal = row("$g^+(n)$", numbers(|genus| genus.normal));
    let misere = row("$g^-(n)$", numbers(|genus| genus.misere));
    format!("\n{head}{rule}{normal}{misere}")
}
