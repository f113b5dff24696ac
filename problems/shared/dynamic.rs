//! Dynamic subtraction: N tokens; the first move takes at least one but not all, every later move at most
//! `factor` times what the opponent has just taken; whoever takes the last token wins. The exercises 9.4 and
//! 9.5 are this game with factor 1 and 2. A query is its N.

use std::fmt::Write;

use checkers::{Bound, E18, ReadError, Reader};
use generators::{Dice, Params, PlanError, positions};

use super::take::{self, Reply};
use crate::exercise::Oracle;

pub const LINES: Bound = Bound::new("lines", 1, 100_000);
pub const TOKENS: Bound = Bound::new("N", 2, E18);

/// The largest N that the oracle takes on.
const WITHIN_REACH: u64 = 1_000_000;

/// Reads an N a line.
pub fn read(reader: &mut Reader) -> Result<Vec<u64>, ReadError> {
    reader.lines(&LINES, |reader| reader.integer(&TOKENS))
}

/// Writes an N a line.
pub fn write(queries: &[u64], out: &mut String) {
    for tokens in queries {
        let _ = writeln!(out, "{tokens}");
    }
}

/// The rule of the first move: whether it may take so many tokens, and if not, why.
pub fn allows(tokens: u64, take: u64) -> Result<(), String> {
    match take {
        0 => Err("x = 0, but a move takes at least one token".into()),
        _ if take == tokens => Err(format!("x = {take} is all there is, the first move must leave something")),
        _ if take > tokens => Err(format!("x = {take} is more than the {tokens} tokens there are")),
        _ => Ok(()),
    }
}

/// The oracle for the game with this factor. From the rule alone: a player who may take anything up to some
/// limit wins if the limit reaches the least take that leaves the opponent without such a take.
pub fn oracle(queries: &[u64], factor: u64) -> Option<Oracle<'_, Vec<Reply>>> {
    let most = queries.iter().copied().max().filter(|&most| most <= WITHIN_REACH)?;
    let least = least_winning_takes(most, factor);
    Some(Box::new(move |replies| {
        let judge = |&tokens: &u64, take: u64| {
            allows(tokens, take)?;
            let left = tokens - take;
            let answer = least[left as usize];
            if answer > factor * take { Ok(()) } else { Err(format!("of {left} the opponent takes {answer}")) }
        };
        let is_won = |&tokens: &u64| (1..tokens).contains(&least[tokens as usize]);
        take::check(queries, replies, is_won, judge).map_err(|refusal| refusal.to_string())
    }))
}

/// For every number of tokens up to `most`: the least take that wins for a player without a limit. With none
/// left the opponent has won, and no take is small enough.
fn least_winning_takes(most: u64, factor: u64) -> Vec<u64> {
    let mut least = vec![u64::MAX];
    for tokens in 1..=most {
        let wins = |take: &u64| least[(tokens - take) as usize] > factor * take;
        // Taking everything wins, so there is a least one.
        least.push((1..tokens).find(wins).unwrap_or(tokens));
    }
    least
}

/// Every reply to a single small query.
pub fn rivals(queries: &[u64]) -> Vec<Vec<Reply>> {
    if let [tokens] = queries { take::every_reply(*tokens) } else { Vec::new() }
}

/// One to three queries of at most 100 tokens, many of them lost. `lost` holds the lost numbers, ascending.
pub fn small(dice: &mut Dice, lost: &[u64]) -> Vec<u64> {
    let lost = up_to(lost, 100);
    let lines = dice.size(1, 3);
    let line = |_| if dice.chance(1, 3) { *dice.pick(lost) } else { dice.unsigned(2, 100) };
    (0..lines).map(line).collect()
}

/// Recipe: every N of `from` to `to`.
pub fn every(_: &mut Dice, params: &Params) -> Result<Vec<u64>, PlanError> {
    Ok((params.integer("from")? as u64..=params.integer("to")? as u64).collect())
}

/// Recipe: the numbers of the list `n`, in this order.
pub fn given(_: &mut Dice, params: &Params) -> Result<Vec<u64>, PlanError> {
    Ok(params.integers("n")?.iter().map(|&n| n as u64).collect())
}

/// Recipe: `lines` numbers of all lengths up to `most`.
pub fn random(dice: &mut Dice, params: &Params) -> Result<Vec<u64>, PlanError> {
    let (lines, most) = (params.size("lines")?, params.integer("most")? as u64);
    Ok((0..lines).map(|_| dice.any_length(2, most)).collect())
}

/// Recipe: every number up to `most` that is at most `distance` from a lost one, in random order.
pub fn beside_lost(dice: &mut Dice, params: &Params, lost: &[u64]) -> Result<Vec<u64>, PlanError> {
    let (distance, most) = (params.integer("distance")? as u64, params.integer("most")? as u64);
    let beside = |&lost: &u64| lost.saturating_sub(distance).max(2)..=lost.saturating_add(distance).min(most);
    let mut numbers: Vec<u64> = lost.iter().flat_map(beside).collect();
    numbers.sort_unstable();
    numbers.dedup();
    dice.shuffle(&mut numbers);
    Ok(numbers)
}

/// Recipe: `lines` numbers up to `most`, each the sum of 1 to `parts` different lost numbers. With few parts
/// these lie far apart: moves win that are not the least one, and the least one may be large.
pub fn sums(dice: &mut Dice, params: &Params, lost: &[u64]) -> Result<Vec<u64>, PlanError> {
    let (lines, most) = (params.size("lines")?, params.integer("most")? as u64);
    let lost = up_to(lost, most);
    let parts = params.size("parts")?.min(lost.len());
    let sum = |dice: &mut Dice| {
        let count = dice.size(1, parts);
        dice.subset(lost.len(), count).iter().map(|&index| lost[index]).sum::<u64>()
    };
    let none = || PlanError::new(format!("no sum of at most {parts} lost numbers up to {most} was found"));
    (0..lines).map(|_| positions::wanted(dice, sum, |&sum| sum <= most).ok_or_else(none)).collect()
}

fn up_to(ascending: &[u64], most: u64) -> &[u64] {
    &ascending[..ascending.partition_point(|&number| number <= most)]
}
