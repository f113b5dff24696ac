//! Recipes.

use generators::{Dice, Params, PlanError};

use super::{Pile, Rule, SIZE, solution::winning_move};
use crate::exercise::Recipe;

pub const RECIPES: &[Recipe<Vec<Pile>>] =
    &[Recipe::new("exact", exact), Recipe::new("random", random), Recipe::new("single_pile", single_pile)];

/// At most three piles with at most a few hundred positions below them.
pub fn small(dice: &mut Dice) -> Vec<Pile> {
    let m = dice.size(1, 3);
    let most = [30, 10, 6][m - 1];
    let piles = (0..m).map(|_| Pile { rule: *dice.pick(&Rule::ALL), size: dice.unsigned(0, most) }).collect();
    if dice.chance(1, 3) { make_lost(piles) } else { piles }
}

/// The piles that the plan writes down: `piles = "E18 H17 N7"`.
fn exact(_: &mut Dice, params: &Params) -> Result<Vec<Pile>, PlanError> {
    let pile = |word: &str| {
        let (letter, size) = word.split_at_checked(1)?;
        Some(Pile { rule: rule(letter)?, size: size.parse().ok()? })
    };
    let unknown = |word: &str| PlanError::new(format!("\"{word}\" is no pile"));
    params.word("piles")?.split(' ').map(|word| pile(word).ok_or_else(|| unknown(word))).collect()
}

/// `m` piles between `least` and `most` of the games `rules` ("EHN"), of all lengths if `any_length` says so;
/// played on to a lost position if `lost` says so.
fn random(dice: &mut Dice, params: &Params) -> Result<Vec<Pile>, PlanError> {
    let (m, rules) = (params.size("m")?, rules(params)?);
    let (least, most) = (params.size_or("least", 0)? as u64, params.size("most")? as u64);
    let any_length = params.flag("any_length")?;
    let pile = |_| {
        let size = if any_length { dice.any_length(least, most) } else { dice.unsigned(least, most) };
        Pile { rule: *dice.pick(&rules), size }
    };
    let piles = (0..m).map(pile).collect();
    Ok(if params.flag("lost")? { make_lost(piles) } else { piles })
}

/// `m` piles of the games `rules` with values below 2^`digits`. Only one pile can repair the nim-sum: it is of
/// the game `only`, and no other value has the digit 2^`top`, the highest of the nim-sum.
fn single_pile(dice: &mut Dice, params: &Params) -> Result<Vec<Pile>, PlanError> {
    let (m, rules) = (params.size("m")?, rules(params)?);
    let (digits, top) = (params.size("digits")?, params.size("top")?);
    let letter = params.word("only")?;
    let only = rule(letter).ok_or_else(|| PlanError::new(format!("\"{letter}\" is no game")))?;
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

fn rule(letter: &str) -> Option<Rule> {
    Rule::ALL.into_iter().find(|rule| rule.letter() == letter)
}

/// The games that a plan names, a letter each.
fn rules(params: &Params) -> Result<Vec<Rule>, PlanError> {
    let word = params.word("rules")?;
    let rules: Option<Vec<Rule>> = word.split("").filter(|letter| !letter.is_empty()).map(rule).collect();
    rules
        .filter(|rules| !rules.is_empty())
        .ok_or_else(|| PlanError::new(format!("rules = \"{word}\" are no games")))
}

/// The position after a winning move, if there is one.
fn make_lost(mut piles: Vec<Pile>) -> Vec<Pile> {
    if let Some(chosen) = winning_move(&piles) {
        piles[chosen.pile].size = chosen.after;
    }
    piles
}
