//! The checker: pre-period and period are numbers that the reference knows; the P-positions follow from the rule.

use checkers::{Refusal, Sentence, say};

use super::{Outcome, SET, SubtractionPPositions, SubtractionSet, places};
use exercise::Checker;

impl Checker for SubtractionPPositions {
    fn check(
        sets: &Vec<SubtractionSet>,
        claims: &Vec<Outcome>,
        reference: &Vec<Outcome>,
    ) -> Result<(), Refusal> {
        for (index, ((set, claim), truth)) in sets.iter().zip(claims).zip(reference).enumerate() {
            judge(set, claim, truth).map_err(|reason| Refusal::at(SET, index + 1, reason))?;
        }
        Ok(())
    }
}

fn judge(set: &SubtractionSet, claim: &Outcome, truth: &Outcome) -> Result<(), Sentence> {
    let (u, d) = (claim.pre_period, claim.period);
    let lost = set.lost_positions(u.max(truth.pre_period) + truth.period + d);
    let differ = |i: usize| {
        let (p, n) = if lost[i] { (i, i + d) } else { (i + d, i) };
        say!(
            vi "{p} là thế P còn {n} thì không",
            en "{p} is a P-position, {n} is none",
        )
    };
    if !d.is_multiple_of(truth.period) {
        // No multiple of the least period: where the sequence repeats, it differs within a round.
        let from = u.max(truth.pre_period);
        let place = (from..from + truth.period).find(|&i| lost[i] != lost[i + d]);
        let why = place.map_or_else(|| Sentence::symbol(""), differ);
        return Err(say!(vi "d = {d} không phải là chu kì: {why}", en "d = {d} is no period: {why}"; why));
    }
    if d > truth.period {
        return Err(say!(
            vi "dãy lặp lại sau mỗi d = {d} số, nhưng d chưa phải là nhỏ nhất",
            en "d = {d} is a period, but not the least one",
        ));
    }
    if u > truth.pre_period {
        return Err(say!(
            vi "u = {u} chưa phải là nhỏ nhất: dãy lặp lại ngay từ {least}",
            en "u = {u} is not the least: the sequence repeats from {least} on",
            least = truth.pre_period,
        ));
    }
    if u < truth.pre_period {
        let why = differ(truth.pre_period - 1);
        return Err(say!(vi "u = {u} quá nhỏ: {why}", en "u = {u} is too small: {why}"; why));
    }
    let right = places(&lost[..u + d]);
    match claim.lost.iter().zip(&right).find(|(claimed, right)| claimed != right) {
        Some((claimed, right)) if claimed > right => {
            Err(say!(vi "thiếu thế P {right}", en "the P-position {right} is missing"))
        }
        Some((claimed, _)) => Err(say!(vi "{claimed} không phải là thế P", en "{claimed} is no P-position")),
        None => Ok(()),
    }
}
