//! Recipes. A pair is made from the end of Euclid's algorithm, so that its value is what the recipe wants; the exact
//! quotients, the nim-sum, and in misère play how few pairs differ from (0, n) and (n, n), are what programs get wrong.

use generators::{
    PlanError, TestRng, params,
    positions::{self, Place},
};
use solutions::{
    Rule,
    euclid::{Pair, is_finished, value, winning_move},
};

use super::{Euclid, FIRST, Position, Step};
use exercise::{Generator, Recipe, Recipes};

impl Generator for Euclid {
    const RECIPES: Recipes<Position> = &[
        &Recipe::new("exact", exact),
        &Recipe::new("random", random),
        &Recipe::new("mixed", mixed),
        &Recipe::new("quotients", quotients),
        &Recipe::new("single_pair", single_pair),
        &Recipe::new("firm", firm),
        &Recipe::new("among_finished", among_finished),
        &Recipe::new("short_of_multiples", short_of_multiples),
    ];

    /// At most four pairs with few positions below them, lost ones among them.
    fn small(rng: &mut TestRng) -> Position {
        let n = rng.size(1, 4);
        let most = [40, 20, 9, 6][n - 1];
        let pair = |rng: &mut TestRng| match rng.size(0, 5) {
            0 => (0, rng.unsigned(1, most)),
            1 => {
                let equal = rng.unsigned(1, most);
                (equal, equal)
            }
            _ => (rng.unsigned(1, most), rng.unsigned(1, most)),
        };
        let pairs = (0..n).map(|_| pair(rng)).collect();
        let rule = if rng.chance(1, 2) { Rule::Misere } else { Rule::Normal };
        let lost = rng.chance(1, 3);
        let position = playable(Position { rule, pairs });
        if lost { make_lost(position) } else { position }
    }
}

/// A misère game that is over gets a last equal pair instead.
fn playable(mut position: Position) -> Position {
    if position.rule == Rule::Misere && position.is_over() {
        let (a, b) = position.pairs[0];
        position.pairs[0] = (a + b, a + b);
    }
    position
}

/// The position after a winning move, if there is one and the game goes on.
fn make_lost(position: Position) -> Position {
    match winning_move(position.rule, &position.pairs) {
        None => position,
        Some((pair, times)) => position.after(Step { pair, times }),
    }
}

/// Turns a rule as files write it, 0 or 1, into one.
fn rule(t: u64) -> Result<Rule, PlanError> {
    match t {
        0 => Ok(Rule::Normal),
        1 => Ok(Rule::Misere),
        _ => Err(PlanError::new(format!("t = {t} is not in [0, 1]"))),
    }
}

/// The pair in a random order.
fn either_way(rng: &mut TestRng, (a, b): Pair) -> Pair {
    if rng.chance(1, 2) { (b, a) } else { (a, b) }
}

params! { struct Exact { t: u64, pairs: Vec<u64> } }

/// The position that the row lists: a b a b ….
fn exact(_: &mut TestRng, Exact { t, pairs }: Exact) -> Result<Position, PlanError> {
    let pair = |two: &[u64]| match *two {
        [a, b] => Ok((a, b)),
        _ => Err(PlanError::new("the list has an odd number of numbers")),
    };
    Ok(Position { rule: rule(t)?, pairs: pairs.chunks(2).map(pair).collect::<Result<_, _>>()? })
}

params! {
    struct Random {
        t: u64,
        n: usize,
        most: u64 = FIRST.max as u64,
        any_length: bool = true,
        lost: bool = false,
    }
}

/// `n` pairs up to `most`, of all lengths if `any_length` says so; played on to a lost position if `lost` says so.
fn random(rng: &mut TestRng, Random { t, n, most, any_length, lost }: Random) -> Result<Position, PlanError> {
    let number = |rng: &mut TestRng| if any_length { rng.any_length(1, most) } else { rng.unsigned(1, most) };
    let pairs = (0..n).map(|_| (number(rng), number(rng))).collect();
    let position = Position { rule: rule(t)?, pairs };
    Ok(if lost { make_lost(position) } else { position })
}

params! {
    struct Mixed {
        t: u64,
        finished: usize = 0,
        equal: usize = 0,
        multiples: usize = 0,
        zeros: usize = 0,
        ones: usize = 0,
        most: u64 = FIRST.max as u64,
        lost: bool = false,
    }
}

/// Pairs of chosen kinds in random order: (0, n), (n, n), (n, kn) with k >= 2, and others whose value is 0 or 1;
/// played on to a lost position if `lost` says so.
fn mixed(rng: &mut TestRng, params: Mixed) -> Result<Position, PlanError> {
    let Mixed { t, finished, equal, multiples, zeros, ones, most, lost } = params;
    let mut pairs: Vec<Pair> = Vec::new();
    pairs.extend((0..finished).map(|_| (0, rng.any_length(1, most))));
    for _ in 0..equal {
        let number = rng.any_length(1, most);
        pairs.push((number, number));
    }
    for _ in 0..multiples {
        let times = rng.any_length(2, most);
        let number = rng.any_length(1, most / times);
        pairs.push((number, number * times));
    }
    for (count, wanted) in [(zeros, 0), (ones, 1)] {
        for _ in 0..count {
            pairs.push(of_small_value(rng, wanted, most)?);
        }
    }
    for pair in &mut pairs {
        *pair = either_way(rng, *pair);
    }
    rng.shuffle(&mut pairs);
    let position = Position { rule: rule(t)?, pairs };
    Ok(if lost { make_lost(position) } else { position })
}

/// A pair worth 0 or 1 that is neither (0, n) nor (n, n).
fn of_small_value(rng: &mut TestRng, wanted: u64, most: u64) -> Result<Pair, PlanError> {
    let make = |rng: &mut TestRng| {
        let small = rng.any_length(2, most / 3);
        (small, rng.unsigned(small + 1, 3 * small))
    };
    positions::wanted(rng, make, |&pair| value(pair) == wanted)
        .ok_or_else(|| PlanError::new(format!("no pair up to {most} is worth {wanted}")))
}

params! {
    struct Quotients {
        t: u64,
        n: usize,
        quotients: Vec<u64>,
        most: u64 = FIRST.max as u64,
        lost: bool = false,
    }
}

/// `n` pairs all of whose quotients are equal, one of `quotients`, but for one in three the last or another one that is
/// one more: the ratio of their numbers is as close as can be to the place where the value changes.
fn quotients(rng: &mut TestRng, params: Quotients) -> Result<Position, PlanError> {
    let Quotients { t, n, quotients, most, lost } = params;
    let pair = |_| {
        let quotient = *rng.pick(&quotients);
        let steps = rng.size(1, 90);
        let odd_one_out = if rng.chance(2, 3) { rng.size(0, 1) } else { rng.size(0, steps) };
        let mut pair = (0, 1);
        for step in 0..steps {
            let times = u128::from(quotient + u64::from(step == odd_one_out));
            let next = times * u128::from(pair.1) + u128::from(pair.0);
            match u64::try_from(next) {
                Ok(next) if next <= most => pair = (pair.1, next),
                _ => break,
            }
        }
        either_way(rng, pair)
    };
    let pairs = (0..n).map(pair).collect();
    let position = playable(Position { rule: rule(t)?, pairs });
    Ok(if lost { make_lost(position) } else { position })
}

params! {
    struct SinglePair { t: u64, n: usize, digits: u32, sum: u64, place: Place, most: u64 = FIRST.max as u64 }
}

/// `n` pairs with values from 2 to below 2^`digits` and the nim-sum `sum`; the pair at `place` alone can be played, in
/// one way. Their values are their first quotients.
fn single_pair(rng: &mut TestRng, params: SinglePair) -> Result<Position, PlanError> {
    let SinglePair { t, n, digits, sum, place, most } = params;
    let values = positions::piles_with_one_repair(rng, n, 2, digits, sum, place);
    let values = values.ok_or_else(|| PlanError::new(format!("no {n} values have the nim-sum {sum}")))?;
    let pairs = values.into_iter().map(|quotient| with_quotient(rng, quotient, most)).collect();
    Ok(Position { rule: rule(t)?, pairs })
}

params! { struct Firm { firm: usize, equal: usize = 0, finished: usize = 0, digits: u32, most: u64 } }

/// A misère position that is lost: `firm` pairs with values from 2 to below 2^`digits`, and an even number of pairs (n, n)
/// and some (0, n), all of numbers up to `most`.
fn firm(rng: &mut TestRng, params: Firm) -> Result<Position, PlanError> {
    let Firm { firm, equal, finished, digits, most } = params;
    let values = positions::piles_with_nim_sum(rng, firm, 2, (1 << digits) - 1, 0);
    let values = values.ok_or_else(|| PlanError::new(format!("no {firm} values have the nim-sum 0")))?;
    if !equal.is_multiple_of(2) {
        return Err(PlanError::new("the number of equal pairs is odd"));
    }
    let mut pairs: Vec<Pair> = values.into_iter().map(|quotient| with_quotient(rng, quotient, most)).collect();
    for index in 0..equal + finished {
        let number = rng.any_length(1, most);
        pairs.push(either_way(rng, (if index < equal { number } else { 0 }, number)));
    }
    rng.shuffle(&mut pairs);
    Ok(Position { rule: Rule::Misere, pairs })
}

params! { struct AmongFinished { n: usize, pairs: Vec<u64>, place: Place, most: u64 } }

/// A misère position: the pairs that the row lists, side by side at `place` among pairs (0, m), `n` in all.
fn among_finished(rng: &mut TestRng, params: AmongFinished) -> Result<Position, PlanError> {
    let AmongFinished { n, pairs: listed, place, most } = params;
    let Position { rule, pairs: listed } = exact(rng, Exact { t: 1, pairs: listed })?;
    let finished = n.checked_sub(listed.len()).ok_or_else(|| PlanError::new("there are more pairs than n"))?;
    let mut pairs: Vec<Pair> = Vec::with_capacity(n);
    for _ in 0..finished {
        let number = rng.any_length(1, most);
        pairs.push(either_way(rng, (0, number)));
    }
    let at = place.among(rng, pairs.len());
    pairs.splice(at..at, listed);
    Ok(Position { rule, pairs })
}

params! { struct ShortOfMultiples { t: u64, n: usize, least: u64, lost: bool = false } }

/// `n` pairs of numbers from `least` on, the larger a little short of a multiple of the smaller one: a quotient that is
/// rounded is one too large. Played on to a lost position if `lost` says so.
fn short_of_multiples(rng: &mut TestRng, params: ShortOfMultiples) -> Result<Position, PlanError> {
    let ShortOfMultiples { t, n, least, lost } = params;
    let most = FIRST.max as u64;
    if least > most / 9 {
        return Err(PlanError::new(format!("the smaller numbers are at most {}", most / 9)));
    }
    let pair = |_| {
        let small = rng.any_length(least, most / 9);
        let large = small * rng.unsigned(2, most / small) - rng.any_length(1, 9);
        either_way(rng, (small, large))
    };
    let pairs = (0..n).map(pair).collect();
    let position = Position { rule: rule(t)?, pairs };
    Ok(if lost { make_lost(position) } else { position })
}

/// A pair whose first quotient is its value, which is at least 2 and at most `most`.
fn with_quotient(rng: &mut TestRng, quotient: u64, most: u64) -> Pair {
    // One more than the quotient leaves room for a remainder.
    let small = rng.any_length(1, (most / (quotient + 1)).max(1));
    let rest = rng.unsigned(0, small - 1);
    let keeps = |rest: u64| is_finished((rest, small)) || value((rest, small)) < quotient;
    let rest = if keeps(rest) { rest } else { 0 };
    either_way(rng, (small, quotient * small + rest))
}
