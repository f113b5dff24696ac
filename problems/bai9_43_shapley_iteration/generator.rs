//! Recipes: states with payoffs of every kind of matrix, and ways from state to state.

use checkers::number::rational;
use dashu_ratio::RBig;
use generators::{
    PlanError, TestRng,
    matrices::{Matrix, MatrixKind},
    params, words,
};
use solutions::linked_games::{Entry, GameMatrix};

use super::{COLUMNS, DENOMINATOR, Input, MOST, PAYOFF, ROWS, ShapleyIteration};
use crate::shared::{fraction::Fraction, grid};
use exercise::{Generator, Recipe, Recipes};

impl Generator for ShapleyIteration {
    const RECIPES: Recipes<Input> =
        &[&Recipe::new("given", given), &Recipe::new("payoffs", payoffs), &Recipe::new("states", states)];

    /// Up to three states of at most 3 × 3 of any kind and any number of rounds.
    fn small(rng: &mut TestRng) -> Input {
        let count = rng.size(1, 3);
        let side = *rng.pick(&[2, 2, 3]);
        let (low, high) = *rng.pick(&[(-1, 1), (-3, 3), (-9, -2), (0, 6), (-1000, 1000)]);
        let most = *rng.pick(&[2, 3, 10, 1000]);
        let way = *rng.pick(&Way::ALL);
        let payoffs = (0..count).map(|_| {
            let (kind, m, n) = (*rng.pick(&MatrixKind::ALL), rng.size(1, side), rng.size(1, side));
            kind.make(rng, m, n, low, high)
        });
        let payoffs = payoffs.collect();
        let states = join(rng, payoffs, |rng, state| way.make(rng, state, count, most));
        let rounds = *rng.pick(&[0, 1, 2, 3, 7, 20, 1000]);
        Input { states, rounds }
    }
}

words! {
    /// Where an entry goes on to.
    #[derive(Clone, Copy)]
    enum Way {
        /// Nowhere.
        Never = "never",
        /// To any states, with probabilities over one denominator.
        Any = "any",
        /// To any states, stopping as rarely as is allowed.
        Long = "long",
        /// To one state, with a probability of its own denominator.
        One = "one",
        /// To the next state, the last one's being the first, as surely as is allowed.
        Ring = "ring",
        /// To the same state, as surely as is allowed: the states have nothing to do with one another.
        Same = "same",
        /// To a later state only, so that play ends after as many rounds as there are states.
        Later = "later",
        /// To any states, each with a denominator of its own.
        Wild = "wild",
    }
}

impl Way {
    const ALL: [Way; 8] =
        [Way::Never, Way::Any, Way::Long, Way::One, Way::Ring, Way::Same, Way::Later, Way::Wild];

    /// The probabilities of an entry of a state, with denominators up to `most`.
    fn make(self, rng: &mut TestRng, state: usize, count: usize, most: u64) -> Vec<(usize, RBig)> {
        let largest = || rational(MOST.0, MOST.1);
        let certain = |state: usize| vec![(state, largest())];
        match self {
            Way::Never => Vec::new(),
            Way::Any => shares(rng, (0..count).collect(), most, false),
            Way::Long => shares(rng, (0..count).collect(), most, true),
            Way::One => vec![(rng.size(0, count - 1), probability(rng, most, 1))],
            Way::Ring => certain((state + 1) % count),
            Way::Same => certain(state),
            Way::Later if state + 1 == count => Vec::new(),
            Way::Later => certain(rng.size(state + 1, count - 1)),
            Way::Wild => (0..count).map(|next| (next, probability(rng, most, count))).collect(),
        }
    }
}

/// A fraction of at most 9/10, divided by `parts`.
fn probability(rng: &mut TestRng, most: u64, parts: usize) -> RBig {
    let denominator = i128::from(rng.any_length(1, most));
    let highest = denominator * i128::from(MOST.0) / (i128::from(MOST.1) * parts as i128);
    Fraction::new(rng.between(0, highest as i64), denominator as i64).exact()
}

/// Parts of 9/10, or of something less unless `long`, for some of these states.
fn shares(rng: &mut TestRng, mut states: Vec<usize>, most: u64, long: bool) -> Vec<(usize, RBig)> {
    let unit = if long {
        // A multiple of ten, so that the parts can sum to nine tenths.
        10 * rng.any_length(1, (most / 10).max(1)) as i64
    } else {
        rng.any_length(1, most) as i64
    };
    let highest = (i128::from(unit) * i128::from(MOST.0) / i128::from(MOST.1)) as i64;
    let total = if long { highest } else { rng.between(0, highest) };
    rng.shuffle(&mut states);
    let kept = rng.size(1, states.len());
    states.truncate(kept);
    let mut cuts: Vec<i64> = (1..kept).map(|_| rng.between(0, total)).collect();
    cuts.extend([0, total]);
    cuts.sort_unstable();
    let part = |(state, ends): (usize, &[i64])| (state, Fraction::new(ends[1] - ends[0], unit).exact());
    states.into_iter().zip(cuts.windows(2)).map(part).collect()
}

fn join(
    rng: &mut TestRng,
    payoffs: Vec<Matrix>,
    way: impl Fn(&mut TestRng, usize) -> Vec<(usize, RBig)>,
) -> Vec<GameMatrix> {
    let mut states = Vec::with_capacity(payoffs.len());
    for (state, payoffs) in payoffs.iter().enumerate() {
        let entry = |&payoff: &i64| Entry::new(payoff.into(), way(rng, state));
        states.push(GameMatrix::new(grid::mapped(payoffs, entry)));
    }
    states
}

params! { struct Given { text: String, rounds: usize } }

/// The states written in `text`, a bar between them, see [`solutions::linked_games`], and so many `rounds`.
fn given(_: &mut TestRng, Given { text, rounds }: Given) -> Result<Input, PlanError> {
    let states = text.split('|').map(str::parse).collect::<Result<_, _>>().map_err(PlanError::new)?;
    Ok(Input { states, rounds })
}

params! { struct Payoffs { states: Vec<Matrix>, way: Way, rounds: usize } }

/// The payoffs that the plan writes out, a matrix per state, ones that careless programs are known to fail on, going on
/// in a `way`, and so many `rounds`.
fn payoffs(rng: &mut TestRng, Payoffs { states, way, rounds }: Payoffs) -> Result<Input, PlanError> {
    let rectangle = |rows: &Matrix| {
        !rows.is_empty() && rows.iter().all(|row| !row.is_empty() && row.len() == rows[0].len())
    };
    if !states.iter().all(rectangle) {
        return Err(PlanError::new("the rows of a state's payoffs are not equally long"));
    }
    let count = states.len();
    let states = join(rng, states, |rng, state| way.make(rng, state, count, 100));
    Ok(Input { states, rounds })
}

params! {
    struct States {
        states: usize,
        m: Option<usize>,
        n: Option<usize>,
        rounds: usize,
        kind: MatrixKind,
        way: Way,
        low: Option<i64>,
        high: Option<i64>,
        most: Option<u64>,
    }
}

/// So many `states` with payoffs of a `kind` in `low..=high` (all that are allowed, if nothing is said), going
/// on in a `way` with denominators up to `most` (100), and so many `rounds`. Each state is `m × n` or, where
/// nothing is said, of any shape.
fn states(rng: &mut TestRng, params: States) -> Result<Input, PlanError> {
    let States { states: count, m, n, rounds, kind, way, low, high, most } = params;
    let (low, high) = (low.unwrap_or(PAYOFF.min as i64), high.unwrap_or(PAYOFF.max as i64));
    let most = most.unwrap_or(100).min(DENOMINATOR.max as u64);
    let payoffs = (0..count).map(|_| {
        let m = m.unwrap_or_else(|| rng.size(1, ROWS.max as usize));
        let n = n.unwrap_or_else(|| rng.size(1, COLUMNS.max as usize));
        kind.make(rng, m, n, low, high)
    });
    let payoffs = payoffs.collect();
    let states = join(rng, payoffs, |rng, state| way.make(rng, state, count, most));
    Ok(Input { states, rounds })
}
