//! Recipes: states with payoffs of every kind of matrix, and ways from state to state.

use checkers::number::rational;
use dashu_ratio::RBig;
use generators::{
    Dice, Params, PlanError,
    matrices::{Kind, Matrix},
};
use solutions::linked_games::{Entry, GameMatrix};

use super::{COLUMNS, DENOMINATOR, Input, MOST, PAYOFF, ROWS};
use crate::{exercise::Recipe, shared::fraction::Fraction};

pub const RECIPES: &[Recipe<Input>] = &[Recipe::new("given", given), Recipe::new("states", states)];

/// Where an entry goes on to.
#[derive(Clone, Copy)]
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
    const NAMES: [(&'static str, Way); 8] = [
        ("never", Way::Never),
        ("any", Way::Any),
        ("long", Way::Long),
        ("one", Way::One),
        ("ring", Way::Ring),
        ("same", Way::Same),
        ("later", Way::Later),
        ("wild", Way::Wild),
    ];

    fn named(name: &str) -> Result<Way, PlanError> {
        let known = Way::NAMES.iter().find(|(known, _)| *known == name);
        known.map(|(_, way)| *way).ok_or_else(|| {
            let names = Way::NAMES.map(|(name, _)| name).join(", ");
            PlanError::new(format!("there is no way {name}; there are {names}"))
        })
    }

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

/// Up to three states of at most 3 × 3 of any kind and any number of rounds.
pub fn small(dice: &mut Dice) -> Input {
    let count = dice.size(1, 3);
    let side = *dice.pick(&[2, 2, 3]);
    let (low, high) = *dice.pick(&[(-1, 1), (-3, 3), (-9, -2), (0, 6), (-1000, 1000)]);
    let most = *dice.pick(&[2, 3, 10, 1000]);
    let way = dice.pick(&Way::NAMES).1;
    let payoffs = (0..count).map(|_| {
        let (kind, m, n) = (*dice.pick(&Kind::ALL), dice.size(1, side), dice.size(1, side));
        kind.make(dice, m, n, low, high)
    });
    let payoffs = payoffs.collect();
    let states = join(dice, payoffs, |dice, state| way.make(dice, state, count, most));
    let rounds = *dice.pick(&[0, 1, 2, 3, 7, 20, 1000]);
    Input { states, rounds }
}

/// The states written in `text`, a bar between them, see [`solutions::linked_games`], and so many `rounds`.
fn given(_: &mut Dice, params: &Params) -> Result<Input, PlanError> {
    let states: Result<Vec<GameMatrix>, _> = params.word("text")?.split('|').map(str::parse).collect();
    Ok(Input { states: states.map_err(PlanError::new)?, rounds: params.size("rounds")? })
}

/// So many `states` with payoffs of a `kind` in `low..=high` (all that are allowed, if nothing is said), going on
/// in a `way` with denominators up to `most`, and so many `rounds`. Each state is `m × n` or, where nothing is
/// said, of any shape.
fn states(dice: &mut Dice, params: &Params) -> Result<Input, PlanError> {
    let (kind, way) = (Kind::named(params.word("kind")?)?, Way::named(params.word("way")?)?);
    let (count, rounds) = (params.size("states")?, params.size("rounds")?);
    let low = params.integer_or("low", PAYOFF.min as i64)?;
    let high = params.integer_or("high", PAYOFF.max as i64)?;
    let most = params.integer_or("most", 100)?.unsigned_abs().min(DENOMINATOR.max as u64);
    let (m, n) = (params.size_or("m", 0)?, params.size_or("n", 0)?);
    let side =
        |dice: &mut Dice, given: usize, most: i128| if given > 0 { given } else { dice.size(1, most as usize) };
    let payoffs = (0..count).map(|_| {
        let (m, n) = (side(dice, m, ROWS.max), side(dice, n, COLUMNS.max));
        kind.make(dice, m, n, low, high)
    });
    let payoffs = payoffs.collect();
    let states = join(dice, payoffs, |dice, state| way.make(dice, state, count, most));
    Ok(Input { states, rounds })
}
