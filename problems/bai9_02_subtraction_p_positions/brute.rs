//! The oracle: the outcome sequence from the rule, and the definitions of the least pre-period and period,
//! tested one by one.

use super::{Outcome, SubtractionPPositions, SubtractionSet, places};
use crate::shared::grid;
use exercise::{Oracle, OracleFn};

/// How far the sequence of all powers of two, which no window of outcomes governs, is looked at.
const LONG: usize = 3000;

impl Oracle for SubtractionPPositions {
    fn oracle(sets: &Vec<SubtractionSet>) -> Option<OracleFn<'_, Vec<Outcome>>> {
        Some(Box::new(move |claims| {
            for (index, (set, claim)) in sets.iter().zip(claims).enumerate() {
                judge(set, claim).map_err(|reason| format!("set {}: {reason}", index + 1))?;
            }
            Ok(())
        }))
    }

    /// Claims of other pre-periods and periods, with the P-positions that belong to them.
    fn candidates(sets: &Vec<SubtractionSet>) -> Vec<Vec<Outcome>> {
        let [set] = &sets[..] else { return Vec::new() };
        let claim = |(pre_period, period)| {
            vec![Outcome { pre_period, period, lost: places(&set.lost_positions(pre_period + period)) }]
        };
        grid::places(0..12, 1..24).map(claim).collect()
    }
}

fn judge(set: &SubtractionSet, claim: &Outcome) -> Result<(), String> {
    let &Outcome { pre_period: u, period: d, .. } = claim;
    // An outcome follows from the m before it, m the largest take. If m outcomes in a row agree with those d
    // later, all that follow do.
    let window = match set {
        SubtractionSet::PowersOfTwo => LONG,
        SubtractionSet::Finite(takes) => takes.iter().copied().max().unwrap_or(0),
    };
    let lost = set.lost_positions(u + 2 * d + window);
    if let Some(i) = (u..u + window).find(|&i| lost[i] != lost[i + d]) {
        return Err(format!("d = {d} is no period from {u} on: o({i}) is not o({})", i + d));
    }
    // From u on the sequence has period d, so a smaller period shows within one round.
    if let Some(less) = (1..d).find(|&less| (u..u + d).all(|i| lost[i] == lost[i + less])) {
        return Err(format!("{less} is a smaller period"));
    }
    if u > 0 && lost[u - 1] == lost[u - 1 + d] {
        return Err(format!("{} is a smaller pre-period", u - 1));
    }
    if claim.lost != places(&lost[..u + d]) {
        return Err("these are not the P-positions".into());
    }
    Ok(())
}
