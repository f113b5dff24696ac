//! The oracle: the outcome of every position that can be reached, from the rule alone.

use solutions::{
    Rule,
    euclid::{Pair, is_finished, played},
};

use super::{Euclid, Position, Reply, Step};
use crate::shared::reply;
use exercise::{Oracle, OracleFn};

/// Positions that an oracle may look at.
const POSITIONS: usize = 30_000;
/// Pairs that may be reached from one.
const MOST_PAIRS: usize = 200;

/// Pairs that can be reached from one; a move goes to an earlier one.
struct Reached {
    pairs: Vec<Pair>,
    moves: Vec<Vec<usize>>,
}

impl Reached {
    fn from(pair: Pair) -> Option<Reached> {
        let mut pairs = vec![pair];
        let mut next = 0;
        while next < pairs.len() {
            let found: Vec<Pair> = after(pairs[next]).take(MOST_PAIRS + 1).collect();
            for pair in found {
                if !pairs.contains(&pair) {
                    pairs.push(pair);
                }
            }
            next += 1;
            if pairs.len() > MOST_PAIRS {
                return None;
            }
        }
        pairs.sort_unstable_by_key(|&(a, b)| (a + b, a));
        let place = |pair: Pair| pairs.iter().position(|other| *other == pair);
        let moves = pairs.iter().map(|&pair| after(pair).filter_map(place).collect()).collect();
        Some(Reached { pairs, moves })
    }

    /// The index of a pair.
    fn place(&self, pair: Pair) -> Option<usize> {
        self.pairs.iter().position(|other| *other == pair)
    }
}

/// The pairs after every move.
fn after(pair: Pair) -> impl Iterator<Item = Pair> {
    let (small, large) = (pair.0.min(pair.1), pair.0.max(pair.1));
    let most = if is_finished(pair) { 0 } else { large / small };
    (1..=most).map(move |times| played(pair, times))
}

impl Oracle for Euclid {
    fn oracle(position: &Position) -> Option<OracleFn<'_, Reply>> {
        let reached: Vec<Reached> =
            position.pairs.iter().map(|&pair| Reached::from(pair)).collect::<Option<_>>()?;
        // Mixed radix: the place of a position is the sum of index · weight, and a move goes to an earlier place.
        let mut weights = Vec::with_capacity(reached.len());
        let mut count = 1usize;
        for one in &reached {
            weights.push(count);
            count = count.checked_mul(one.pairs.len()).filter(|&count| count <= POSITIONS)?;
        }
        let mut lost: Vec<bool> = Vec::with_capacity(count);
        for place in 0..count {
            let mut moves = reached.iter().zip(&weights).flat_map(|(one, &weight)| {
                let index = place / weight % one.pairs.len();
                one.moves[index].iter().map(move |&to| place - (index - to) * weight)
            });
            let over = moves.clone().next().is_none();
            let wins = if over { position.rule == Rule::Misere } else { moves.any(|to| lost[to]) };
            lost.push(!wins);
        }
        let place = move |position: &Position| {
            let places = position.pairs.iter().zip(&reached).zip(&weights);
            places.map(|((&pair, one), weight)| Some(one.place(pair)? * weight)).sum::<Option<usize>>()
        };
        let won = !lost[place(position)?];
        Some(Box::new(move |reply| {
            reply::check(reply, won, |&step| {
                position.allows(step)?;
                let after = position.after(step);
                match place(&after).is_some_and(|place| lost[place]) {
                    true => Ok(()),
                    false => Err(format!("the opponent wins from {:?}", after.pairs)),
                }
            })
        }))
    }

    /// Every pair with every k up to one too many, and giving up.
    fn candidates(position: &Position) -> Vec<Reply> {
        let most = position.pairs.iter().map(|&(a, b)| a.max(b)).max().unwrap_or(0);
        if most > 50 || position.pairs.len() > 10 {
            return Vec::new();
        }
        let steps = (0..position.pairs.len())
            .flat_map(|pair| (0..=most + 1).map(move |times| Some(Step { pair, times })));
        steps.chain([None]).collect()
    }
}
