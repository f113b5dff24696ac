//! Recipes.

use std::str::FromStr;

use generators::{
    Dice, PlanError,
    positions::{self, Place},
};
use serde::{Deserialize, Deserializer, de::Error};

use super::{Pile, Rule, SIZE, SumOfGames, solution::winning_move};
use crate::exercise::{Generator, Recipe, Recipes};

impl Generator for SumOfGames {
    const RECIPES: Recipes<Vec<Pile>> = &[
        &Recipe::new("exact", exact),
        &Recipe::new("random", random),
        &Recipe::new("single_pile", single_pile),
        &Recipe::new("target", target),
    ];

    /// At most three piles with at most a few hundred positions below them.
    fn small(dice: &mut Dice) -> Vec<Pile> {
        let m = dice.size(1, 3);
        let most = [30, 10, 6][m - 1];
        let piles =
            (0..m).map(|_| Pile { rule: *dice.pick(&Rule::ALL), size: dice.unsigned(0, most) }).collect();
        if dice.chance(1, 3) { make_lost(piles) } else { piles }
    }
}

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
struct Exact {
    #[serde(deserialize_with = "piles")]
    piles: Vec<Pile>,
}

/// The piles that the plan writes down: `piles = "E18 H17 N7"`.
fn exact(_: &mut Dice, Exact { piles }: Exact) -> Result<Vec<Pile>, PlanError> {
    Ok(piles)
}

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
struct Random {
    m: usize,
    #[serde(deserialize_with = "rules")]
    rules: Vec<Rule>,
    #[serde(default)]
    least: u64,
    most: u64,
    #[serde(default)]
    any_length: bool,
    #[serde(default)]
    lost: bool,
}

/// `m` piles between `least` and `most` of the games `rules` ("EHN"), of all lengths if `any_length` says so;
/// played on to a lost position if `lost` says so.
fn random(dice: &mut Dice, params: Random) -> Result<Vec<Pile>, PlanError> {
    let Random { m, rules, least, most, any_length, lost } = params;
    let pile = |_| {
        let size = if any_length { dice.any_length(least, most) } else { dice.unsigned(least, most) };
        Pile { rule: *dice.pick(&rules), size }
    };
    let piles = (0..m).map(pile).collect();
    Ok(if lost { make_lost(piles) } else { piles })
}

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
struct SinglePile {
    m: usize,
    #[serde(deserialize_with = "rules")]
    rules: Vec<Rule>,
    digits: u32,
    top: u32,
    #[serde(deserialize_with = "rule")]
    only: Rule,
}

/// `m` piles of the games `rules` with values below 2^`digits`. Only one pile can repair the nim-sum: it is of
/// the game `only`, and no other value has the digit 2^`top`, the highest of the nim-sum.
fn single_pile(dice: &mut Dice, params: SinglePile) -> Result<Vec<Pile>, PlanError> {
    let SinglePile { m, rules, digits, top, only } = params;
    let bit = 1u64 << top;
    let mut piles: Vec<Pile> = Vec::with_capacity(m);
    for _ in 2..m {
        let rule = *dice.pick(&rules);
        let most = if rule == Rule::AtLeastHalf { MOST_HALVINGS } else { (1 << digits) - 1 };
        let value = dice.unsigned(0, most) & !bit;
        piles.push(pile_of_value(dice, rule, value));
    }
    // A pile of Nim cancels what the others have above the digit.
    let above = piles.iter().fold(0, |sum, pile| sum ^ pile.value()) & !(2 * bit - 1);
    piles.push(Pile { rule: Rule::Nim, size: above | dice.unsigned(0, bit - 1) });
    let value = bit | dice.unsigned(0, bit - 1);
    let repair = pile_of_value(dice, only, value);
    let place = dice.size(0, piles.len());
    piles.insert(place, repair);
    match piles.iter().find(|pile| !SIZE.contains(pile.size.into())) {
        Some(pile) => Err(PlanError::new(format!("a pile of {} is too large", pile.size))),
        None => Ok(piles),
    }
}

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
struct Target {
    m: usize,
    #[serde(deserialize_with = "rules")]
    rules: Vec<Rule>,
    digits: u32,
    #[serde(deserialize_with = "pile")]
    only: Pile,
    target: u64,
    place: Place,
}

/// `m` piles of the games `rules` with values below 2^`digits`, and among them, at `place`, the pile `only`, which
/// alone can repair the nim-sum, by getting the value `target`: the others are worth that together, and none of them
/// has the highest digit of the nim-sum. `m >= 2`.
fn target(dice: &mut Dice, params: Target) -> Result<Vec<Pile>, PlanError> {
    let Target { m, rules, digits, only, target, place } = params;
    if target >= only.value() {
        return Err(PlanError::new(format!("the pile has the value {}, not more than {target}", only.value())));
    }
    let bit = 1 << (only.value() ^ target).ilog2();
    let make = |dice: &mut Dice| {
        let other = |_| {
            let rule = *dice.pick(&rules);
            let most = if rule == Rule::AtLeastHalf { MOST_HALVINGS } else { (1 << digits) - 1 };
            let value = dice.unsigned(0, most) & !bit;
            pile_of_value(dice, rule, value)
        };
        let mut piles: Vec<Pile> = (2..m).map(other).collect();
        let rest = piles.iter().fold(target, |sum, pile| sum ^ pile.value());
        piles.push(Pile { rule: Rule::Nim, size: rest });
        dice.shuffle(&mut piles);
        piles
    };
    let mut piles =
        positions::wanted(dice, make, |piles| piles.iter().all(|pile| SIZE.contains(pile.size.into())))
            .ok_or_else(|| PlanError::new(format!("no piles are worth {target} together")))?;
    piles.insert(place.among(dice, piles.len()), only);
    Ok(piles)
}

/// The largest value of a pile of the game at least half that is surely within the bounds.
const MOST_HALVINGS: u64 = 59;

/// A random pile of the given value.
fn pile_of_value(dice: &mut Dice, rule: Rule, value: u64) -> Pile {
    let size = match rule {
        Rule::Nim => value,
        Rule::EvenOdd if value == 0 => *dice.pick(&[0, 2]),
        Rule::EvenOdd => *dice.pick(&[2 * value - 1, 2 * value + 2]),
        Rule::AtLeastHalf if value == 0 => 0,
        Rule::AtLeastHalf => dice.unsigned(1 << (value - 1), (1 << value) - 1),
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

/// The pile that a plan writes down.
fn pile<'de, D: Deserializer<'de>>(deserializer: D) -> Result<Pile, D::Error> {
    String::deserialize(deserializer)?.parse().map_err(D::Error::custom)
}

/// The game that a plan names.
fn rule<'de, D: Deserializer<'de>>(deserializer: D) -> Result<Rule, D::Error> {
    String::deserialize(deserializer)?.parse().map_err(D::Error::custom)
}

/// The games that a plan names, a letter each.
fn rules<'de, D: Deserializer<'de>>(deserializer: D) -> Result<Vec<Rule>, D::Error> {
    let letters = String::deserialize(deserializer)?;
    if letters.is_empty() {
        return Err(D::Error::custom("no game is named"));
    }
    letters.chars().map(|letter| letter.to_string().parse().map_err(D::Error::custom)).collect()
}

/// The piles that a plan writes down, with spaces between them.
fn piles<'de, D: Deserializer<'de>>(deserializer: D) -> Result<Vec<Pile>, D::Error> {
    String::deserialize(deserializer)?.split(' ').map(|word| word.parse().map_err(D::Error::custom)).collect()
}

/// The position after a winning move, if there is one.
fn make_lost(mut piles: Vec<Pile>) -> Vec<Pile> {
    if let Some(chosen) = winning_move(&piles) {
        piles[chosen.pile].size = chosen.after;
    }
    piles
}
