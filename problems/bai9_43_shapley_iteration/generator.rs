//! Recipes: states with payoffs of every kind of matrix, and ways from state to state.

use checkers::number::rational;
use dashu_ratio::RBig;
use generators::{
    Dice, PlanError,
    matrices::{Kind, Matrix},
};
use serde::Deserialize;
use solutions::linked_games::{Entry, GameMatrix};

use super::{COLUMNS, DENOMINATOR, Input, MOST, PAYOFF, ROWS, ShapleyIteration};
use crate::{
    exercise::{Generator, Recipe, Recipes},
    shared::fraction::Fraction,
};

impl Generator for ShapleyIteration {
    const RECIPES: Recipes<Input> =
        &[&Recipe::new("given", given), &Recipe::new("payoffs", payoffs), &Recipe::new("states", states)];

    /// Up to three states of at most 3 × 3 of any kind and any number of rounds.
    fn small(dice: &mut Dice) -> Input {
        let count = dice.size(1, 3);
        let side = *dice.pick(&[2, 2, 3]);
        let (low, high) = *dice.pick(&[(-1, 1), (-3, 3), (-9, -2), (0, 6), (-1000, 1000)]);
        let most = *dice.pick(&[2, 3, 10, 1000]);
        let way = *dice.pick(&Way::ALL);
        let payoffs = (0..count).map(|_| {
            let (kind, m, n) = (*dice.pick(&Kind::ALL), dice.size(1, side), dice.size(1, side));
            kind.make(dice, m, n, low, high)
        });
        let payoffs = payoffs.collect();
        let states = join(dice, payoffs, |dice, state| way.make(dice, state, count, most));
        let rounds = *dice.pick(&[0, 1, 2, 3, 7, 20, 1000]);
        Input { states, rounds }
    }
}

/// Where an entry goes on to.
#[derive(Clone, Copy, Deserialize)]
#[serde(rename_all = "snake_case")]
enum Way {
    /// Nowhere.
    Never,
    /// To any states, with probabilities over one denominator.
    Any,
    /// To any states, stopping as rarely as is allowed.
    Long,
    /// To one state, with a probability of its own denominator.
    One,
    /// To the next state, the last one's being the first, as surely as is allowed.
    Ring,
    /// To the same state, as surely as is allowed: the states have nothing to do with one another.
    Same,
    /// To a later state only, so that play ends after as many rounds as there are states.
    Later,
    /// To any states, each with a denominator of its own.
    Wild,
}

impl Way {
    const ALL: [Way; 8] =
        [Way::Never, Way::Any, Way::Long, Way::One, Way::Ring, Way::Same, Way::Later, Way::Wild];

    /// The probabilities of an entry of a state, with denominators up to `most`.
    fn make(self, dice: &mut Dice, state: usize, count: usize, most: u64) -> Vec<(usize, RBig)> {
        let largest = || rational(MOST.0, MOST.1);
        let certain = |state: usize| vec![(state, largest())];
        match self {
            Way::Never => Vec::new(),
            Way::Any => shares(dice, (0..count).collect(), most, false),
            Way::Long => shares(dice, (0..count).collect(), most, true),
            Way::One => vec![(dice.size(0, count - 1), probability(dice, most, 1))],
            Way::Ring => certain((state + 1) % count),
            Way::Same => certain(state),
            Way::Later if state + 1 == count => Vec::new(),
            Way::Later => certain(dice.size(state + 1, count - 1)),
            Way::Wild => (0..count).map(|next| (next, probability(dice, most, count))).collect(),
        }
    }
}

/// A fraction of at most 9/10, divided by `parts`.
fn probability(dice: &mut Dice, most: u64, parts: usize) -> RBig {
    let denominator = i128::from(dice.any_length(1, most));
    let highest = denominator * i128::from(MOST.0) / (i128::from(MOST.1) * parts as i128);
    Fraction::new(dice.between(0, highest as i64), denominator as i64).exact()
}

/// Parts of 9/10, or of something less unless `long`, for some of these states.
fn shares(dice: &mut Dice, mut states: Vec<usize>, most: u64, long: bool) -> Vec<(usize, RBig)> {
    let unit = if long {
        // A multiple of ten, so that the parts can sum to nine tenths.
        10 * dice.any_length(1, (most / 10).max(1)) as i64
    } else {
        dice.any_length(1, most) as i64
    };
    let highest = (i128::from(unit) * i128::from(MOST.0) / i128::from(MOST.1)) as i64;
    let total = if long { highest } else { dice.between(0, highest) };
    dice.shuffle(&mut states);
    let kept = dice.size(1, states.len());
    states.truncate(kept);
    let mut cuts: Vec<i64> = (1..kept).map(|_| dice.between(0, total)).collect();
    cuts.extend([0, total]);
    cuts.sort_unstable();
    let part = |(state, ends): (usize, &[i64])| (state, Fraction::new(ends[1] - ends[0], unit).exact());
    states.into_iter().zip(cuts.windows(2)).map(part).collect()
}

fn join(
    dice: &mut Dice,
    payoffs: Vec<Matrix>,
    way: impl Fn(&mut Dice, usize) -> Vec<(usize, RBig)>,
) -> Vec<GameMatrix> {
    let mut states = Vec::with_capacity(payoffs.len());
    for (state, payoffs) in payoffs.iter().enumerate() {
        let mut entry = |&payoff: &i64| Entry::new(payoff.into(), way(dice, state));
        let rows = payoffs.iter().map(|row| row.iter().map(&mut entry).collect()).collect();
        states.push(GameMatrix::new(rows));
    }
    states
}

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
struct Given {
    text: String,
    rounds: usize,
}

/// The states written in `text`, a bar between them, see [`solutions::linked_games`], and so many `rounds`.
fn given(_: &mut Dice, Given { text, rounds }: Given) -> Result<Input, PlanError> {
    let states = text.split('|').map(str::parse).collect::<Result<_, _>>().map_err(PlanError::new)?;
    Ok(Input { states, rounds })
}

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
struct Payoffs {
    states: Vec<Matrix>,
    way: Way,
    rounds: usize,
}

/// The payoffs that the plan writes out, a matrix per state, ones that careless programs are known to fail on, going on
/// in a `way`, and so many `rounds`.
fn payoffs(dice: &mut Dice, Payoffs { states, way, rounds }: Payoffs) -> Result<Input, PlanError> {
    let rectangle = |rows: &Matrix| {
        !rows.is_empty() && rows.iter().all(|row| !row.is_empty() && row.len() == rows[0].len())
    };
    if !states.iter().all(rectangle) {
        return Err(PlanError::new("the rows of a state's payoffs are not equally long"));
    }
    let count = states.len();
    let states = join(dice, states, |dice, state| way.make(dice, state, count, 100));
    Ok(Input { states, rounds })
}

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
struct States {
    states: usize,
    m: Option<usize>,
    n: Option<usize>,
    rounds: usize,
    kind: Kind,
    way: Way,
    low: Option<i64>,
    high: Option<i64>,
    most: Option<u64>,
}

/// So many `states` with payoffs of a `kind` in `low..=high` (all that are allowed, if nothing is said), going
/// on in a `way` with denominators up to `most` (100), and so many `rounds`. Each state is `m × n` or, where
/// nothing is said, of any shape.
fn states(dice: &mut Dice, params: States) -> Result<Input, PlanError> {
    let States { states: count, m, n, rounds, kind, way, low, high, most } = params;
    let (low, high) = (low.unwrap_or(PAYOFF.min as i64), high.unwrap_or(PAYOFF.max as i64));
    let most = most.unwrap_or(100).min(DENOMINATOR.max as u64);
    let payoffs = (0..count).map(|_| {
        let m = m.unwrap_or_else(|| dice.size(1, ROWS.max as usize));
        let n = n.unwrap_or_else(|| dice.size(1, COLUMNS.max as usize));
        kind.make(dice, m, n, low, high)
    });
    let payoffs = payoffs.collect();
    let states = join(dice, payoffs, |dice, state| way.make(dice, state, count, most));
    Ok(Input { states, rounds })
}
