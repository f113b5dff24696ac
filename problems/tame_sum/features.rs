//! What answers to the tests must show.

use solutions::tame::{Balance, Genus};

use super::{K, Position};
use crate::shared::{
    grown_graph::{FAR_MOVES, cover_far_moves},
    misere,
};
use exercise::coverage::{self, Coverage, Feature, Text};

pub const ALL: &[Feature] = &[
    Feature::Kind(coverage::FAR_FROM_THE_LEFT),
    Feature::Kind(coverage::FAR_FROM_THE_RIGHT),
    Feature::Lengths { name: coverage::NIM_SUM, least: 0, most: 10, except: &[] },
    Feature::Kind(MULTIPLES[0].1),
    Feature::Kind(MULTIPLES[1].1),
    Feature::Kind(RAISED),
    Feature::Kind(FICKLE_WON),
    Feature::Kind(FICKLE_LOST),
    Feature::Kind(SMALL_WON),
    Feature::Kind(SMALL_LOST),
    Feature::Kind(BIG_LOST),
    Feature::Kind(TO_FICKLE),
    Feature::Kind(TO_FIRM),
    Feature::Kind(WRAPPED[0].1),
    Feature::Kind(WRAPPED[1].1),
    misere::FAR_WITHOUT_FIRM_PARTS[0],
    misere::FAR_WITHOUT_FIRM_PARTS[1],
    FAR_MOVES[0],
    FAR_MOVES[1],
    Feature::Longest { text: Text::Line, bytes: 700_000 },
];

const RAISED: &str = "only fickle tokens, all of value 0";
const FICKLE_WON: &str = "only fickle tokens, an even number of them of value 1 and not none";
const FICKLE_LOST: &str = "only fickle tokens, an odd number of them of value 1";
const SMALL_WON: &str = "a won position with firm tokens, all values 0 or 1";
const SMALL_LOST: &str = "a lost position with firm tokens, all values 0 or 1";
const BIG_LOST: &str = "a lost position with values above 1";
const TO_FICKLE: &str =
    "a single firm token, and moves that leave it firm with the nim-sum 1, but only the other ones win";
const TO_FIRM: &str =
    "a single firm token, and moves that make it fickle with the nim-sum 0, but only the other ones win";

/// Numbers of firm tokens that a narrow type takes for 0.
const WRAPPED: [(usize, &str); 2] = [
    (8, "a number of firm tokens which is a multiple of 2^8"),
    (16, "a number of firm tokens which is a multiple of 2^16"),
];

/// Nim-sums that a narrow type takes for 0: so many digits at their end are 0, and they are not.
const MULTIPLES: [(u32, &str); 2] =
    [(6, "a nim-sum that is a multiple of 2^6"), (8, "a nim-sum that is a multiple of 2^8")];

pub fn cover(position: &Position, coverage: &mut Coverage) {
    let genera = position.genera();
    let balance = position.balance(&genera);
    coverage.nim_sum(balance.sum);
    for (digits, name) in MULTIPLES {
        if balance.sum != 0 && balance.sum.trailing_zeros() >= digits {
            coverage.kind(name);
        }
    }
    cover_far_moves(&position.graph, &genera, coverage);
    let wins: Vec<bool> = winners(position, &genera, balance).collect();
    if balance.firm == 0 && !balance.is_lost() {
        misere::cover_fickle_parts(&wins, K.max as usize - 2, coverage);
    }
    coverage.places(wins, K.max as usize - 1);
    cover_firmness(position, &genera, balance, coverage);
    for (digits, name) in WRAPPED {
        if balance.firm > 0 && balance.firm.is_multiple_of(1 << digits) {
            coverage.kind(name);
        }
    }
}

/// For each token, whether some move with it wins.
fn winners(position: &Position, genera: &[Genus], balance: Balance) -> impl Iterator<Item = bool> {
    let mut holds = vec![false; genera.len()];
    position.tokens.iter().for_each(|&vertex| holds[vertex] = true);
    let mut wins = vec![false; genera.len()];
    for &(from, to) in position.graph.arcs.iter().filter(|arc| holds[arc.0]) {
        wins[from] |= balance.replaced(genera[from], genera[to]).is_lost();
    }
    position.tokens.iter().map(move |&vertex| wins[vertex])
}

fn cover_firmness(position: &Position, genera: &[Genus], balance: Balance, coverage: &mut Coverage) {
    let values = || position.tokens.iter().map(|&vertex| genera[vertex].normal);
    match (balance.firm, balance.is_lost()) {
        (0, true) => coverage.kind(FICKLE_LOST),
        (0, false) if values().all(|value| value == 0) => coverage.kind(RAISED),
        (0, false) => coverage.kind(FICKLE_WON),
        (_, lost) if values().all(|value| value < 2) => {
            coverage.kind(if lost { SMALL_LOST } else { SMALL_WON })
        }
        (_, true) => coverage.kind(BIG_LOST),
        (1, false) => cover_last_firm(position, genera, balance, coverage),
        _ => {}
    }
}

/// Where one token is firm: whether only moves of one kind win, and moves of the other kind would, if the rule for its
/// own kind were that of the other.
fn cover_last_firm(position: &Position, genera: &[Genus], balance: Balance, coverage: &mut Coverage) {
    let Some(&firm) = position.tokens.iter().find(|&&vertex| !genera[vertex].is_fickle()) else { return };
    let after =
        |&(from, to): &(usize, usize)| (from == firm).then(|| balance.replaced(genera[from], genera[to]));
    let left: Vec<Balance> = position.graph.arcs.iter().filter_map(after).collect();
    let wins = |fickle: bool| left.iter().any(|left| (left.firm == 0) == fickle && left.is_lost());
    let tempts = |fickle: bool| left.contains(&Balance { sum: u64::from(!fickle), firm: usize::from(!fickle) });
    match (wins(true), wins(false)) {
        (true, false) if tempts(false) => coverage.kind(TO_FICKLE),
        (false, true) if tempts(true) => coverage.kind(TO_FIRM),
        _ => {}
    }
}
