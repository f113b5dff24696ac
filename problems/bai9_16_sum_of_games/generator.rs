//! Recipes.

use std::str::FromStr;

use generators::{
    PlanError, TestRng, params,
    params::{FromValue, Misfit, Value, text},
    positions::{self, Place},
};

use super::{Pile, Rule, SIZE, SumOfGames, solution::winning_move};
use exercise::{Generator, Recipe, Recipes};

impl Generator for SumOfGames {
    const RECIPES: Recipes<Vec<Pile>> = &[
        &Recipe::new("exact", exact),
        &Recipe::new("random", random),
        &Recipe::new("single_pile", single_pile),
        &Recipe::new("target", target),
    ];

    /// At most three piles with at most a few hundred positions below them.
    fn small(rng: &mut TestRng) -> Vec<Pile> {
        let m = rng.size(1, 3);
        let most = [30, 10, 6][m - 1];
        let piles = (0..m).map(|_| Pile { rule: *rng.pick(&Rule::ALL), size: rng.unsigned(0, most) }).collect();
        if rng.chance(1, 3) { make_lost(piles) } else { piles }
    }
}

params! { struct Exact { piles: Vec<Pile> => piles } }

/// The piles that the plan writes down: `piles = "E18 H17 N7"`.
fn exact(_: &mut TestRng, Exact { piles }: Exact) -> Result<Vec<Pile>, PlanError> {
    Ok(piles)
}

params! {
    struct Random {
        m: usize,
        rules: Vec<Rule> => rules,
        least: u64 = 0,
        most: u64,
        any_length: bool = false,
        lost: bool = false,
    }
}

/// `m` piles between `least` and `most` of the games `rules` ("EHN"), of all lengths if `any_length` says so;
/// played on to a lost position if `lost` says so.
fn random(rng: &mut TestRng, params: Random) -> Result<Vec<Pile>, PlanError> {
    let Random { m, rules, least, most, any_length, lost } = params;
    let pile = |_| {
        let size = if any_length { rng.any_length(least, most) } else { rng.unsigned(least, most) };
        Pile { rule: *rng.pick(&rules), size }
    };
    let piles = (0..m).map(pile).collect();
    Ok(if lost { make_lost(piles) } else { piles })
}

params! {
    struct SinglePile {
        m: usize,
        rules: Vec<Rule> => rules,
        digits: u32,
        top: u32,
        only: Rule,
    }
}

/// `m` piles of the games `rules` with values below 2^`digits`. Only one pile can repair the nim-sum: it is of
/// the game `only`, and no other value has the digit 2^`top`, the highest of the nim-sum.
fn single_pile(rng: &mut TestRng, params: SinglePile) -> Result<Vec<Pile>, PlanError> {
    let SinglePile { m, rules, digits, top, only } = params;
    let bit = 1u64 << top;
    let mut piles: Vec<Pile> = Vec::with_capacity(m);
    for _ in 2..m {
        let rule = *rng.pick(&rules);
        let most = if rule == Rule::AtLeastHalf { MOST_HALVINGS } else { (1 << digits) - 1 };
        let value = rng.unsigned(0, most) & !bit;
        piles.push(pile_of_value(rng, rule, value));
    }
    // A pile of Nim cancels what the others have above the digit.
    let above = piles.iter().fold(0, |sum, pile| sum ^ pile.value()) & !(2 * bit - 1);
    piles.push(Pile { rule: Rule::Nim, size: above | rng.unsigned(0, bit - 1) });
    let value = bit | rng.unsigned(0, bit - 1);
    let repair = pile_of_value(rng, only, value);
    let place = rng.size(0, piles.len());
    piles.insert(place, repair);
    match piles.iter().find(|pile| !SIZE.contains(pile.size.into())) {
        Some(pile) => Err(PlanError::new(format!("a pile of {} is too large", pile.size))),
        None => Ok(piles),
    }
}

params! {
    struct Target {
        m: usize,
        rules: Vec<Rule> => rules,
        digits: u32,
        only: Pile,
        target: u64,
        place: Place,
    }
}

/// `m` piles of the games `rules` with values below 2^`digits`, and among them, at `place`, the pile `only`, which
/// alone can repair the nim-sum, by getting the value `target`: the others are worth that together, and none of them
/// has the highest digit of the nim-sum. `m >= 2`.
fn target(rng: &mut TestRng, params: Target) -> Result<Vec<Pile>, PlanError> {
    let Target { m, rules, digits, only, target, place } = params;
    if target >= only.value() {
        return Err(PlanError::new(format!("the pile has the value {}, not more than {target}", only.value())));
    }
    let bit = 1 << (only.value() ^ target).ilog2();
    let make = |rng: &mut TestRng| {
        let other = |_| {
            let rule = *rng.pick(&rules);
            let most = if rule == Rule::AtLeastHalf { MOST_HALVINGS } else { (1 << digits) - 1 };
            let value = rng.unsigned(0, most) & !bit;
            pile_of_value(rng, rule, value)
        };
        let mut piles: Vec<Pile> = (2..m).map(other).collect();
        let rest = piles.iter().fold(target, |sum, pile| sum ^ pile.value());
        piles.push(Pile { rule: Rule::Nim, size: rest });
        rng.shuffle(&mut piles);
        piles
    };
    let mut piles =
        positions::wanted(rng, make, |piles| piles.iter().all(|pile| SIZE.contains(pile.size.into())))
            .ok_or_else(|| PlanError::new(format!("no piles are worth {target} together")))?;
    piles.insert(place.among(rng, piles.len()), only);
    Ok(piles)
}

/// The largest value of a pile of the game at least half that is surely within the bounds.
const MOST_HALVINGS: u64 = 59;

/// A random pile of the given value.
fn pile_of_value(rng: &mut TestRng, rule: Rule, value: u64) -> Pile {
    let size = match rule {
        Rule::Nim => value,
        Rule::EvenOdd if value == 0 => *rng.pick(&[0, 2]),
        Rule::EvenOdd => *rng.pick(&[2 * value - 1, 2 * value + 2]),
        Rule::AtLeastHalf if value == 0 => 0,
        Rule::AtLeastHalf => rng.unsigned(1 << (value - 1), (1 << value) - 1),
    };
    Pile { rule, size }
}

impl FromStr for Rule {
    type Err = String;

    fn from_str(letter: &str) -> Result<Self, String> {
        let rule = Rule::ALL.into_iter().find(|rule| rule.letter() == letter);
        rule.ok_or_else(|| format!("\"{letter}\" is no game"))
    }
}

impl FromStr for Pile {
    type Err = String;

    /// A letter and a number: `E18`.
    fn from_str(word: &str) -> Result<Self, String> {
        let pile = || {
            let (letter, size) = word.split_at_checked(1)?;
            Some(Pile { rule: letter.parse().ok()?, size: size.parse().ok()? })
        };
        pile().ok_or_else(|| format!("\"{word}\" is no pile"))
    }
}

impl FromValue for Pile {
    fn from_value(value: &Value) -> Result<Self, Misfit> {
        text(value)?.parse().map_err(Misfit::new)
    }
}

impl FromValue for Rule {
    fn from_value(value: &Value) -> Result<Self, Misfit> {
        text(value)?.parse().map_err(Misfit::new)
    }
}

/// The games that a plan names, a letter each.
fn rules(value: &Value) -> Result<Vec<Rule>, Misfit> {
    match text(value)? {
        "" => Err(Misfit::new("no game is named")),
        letters => letters.chars().map(|letter| letter.to_string().parse().map_err(Misfit::new)).collect(),
    }
}

/// The piles that a plan writes down, with spaces between them.
fn piles(value: &Value) -> Result<Vec<Pile>, Misfit> {
    text(value)?.split(' ').map(|word| word.parse().map_err(Misfit::new)).collect()
}

/// The position after a winning move, if there is one.
fn make_lost(mut piles: Vec<Pile>) -> Vec<Pile> {
    if let Some(chosen) = winning_move(&piles) {
        piles[chosen.pile].size = chosen.after;
    }
    piles
}
