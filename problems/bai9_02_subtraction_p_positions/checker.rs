//! The checker: pre-period and period are numbers that the reference knows; the P-positions follow from the rule.

use checkers::Refusal;

use super::{Outcome, SubtractionPPositions, SubtractionSet, places};
use crate::exercise::Checker;

impl Checker for SubtractionPPositions {
    fn check(
        sets: &Vec<SubtractionSet>,
        claims: &Vec<Outcome>,
        reference: &Vec<Outcome>,
    ) -> Result<(), Refusal> {
        for (index, ((set, claim), truth)) in sets.iter().zip(claims).zip(reference).enumerate() {
            judge(set, claim, truth).map_err(|reason| Refusal::at("set", index + 1, reason))?;
        }
        Ok(())
    }
}

fn judge(set: &SubtractionSet, claim: &Outcome, truth: &Outcome) -> Result<(), String> {
    let (u, d) = (claim.pre_period, claim.period);
    let lost = set.lost_positions(u.max(truth.pre_period) + truth.period + d);
    let differ = |i: usize| {
        let (p, n) = if lost[i] { (i, i + d) } else { (i + d, i) };
        format!("{p} is a P-position, {n} is none")
    };
    if !d.is_multiple_of(truth.period) {
        // No multiple of the least period: where the sequence repeats, it differs within a round.
        let from = u.max(truth.pre_period);
        let place = (from..from + truth.period).find(|&i| lost[i] != lost[i + d]);
        return Err(format!("d = {d} is no period: {}", place.map(differ).unwrap_or_default()));
    }
    if d > truth.period {
        return Err(format!("d = {d} is a period, but not the least one"));
    }
    if u > truth.pre_period {
        return Err(format!("u = {u} is not the least: the sequence repeats from {} on", truth.pre_period));
    }
    if u < truth.pre_period {
        return Err(format!("u = {u} is too small: {}", differ(truth.pre_period - 1)));
    }
    let right = places(&lost[..u + d]);
    match claim.lost.iter().zip(&right).find(|(claimed, right)| claimed != right) {
        Some((claimed, right)) if claimed > right => Err(format!("the P-position {right} is missing")),
        Some((claimed, _)) => Err(format!("{claimed} is no P-position")),
        None => Ok(()),
    }
}
