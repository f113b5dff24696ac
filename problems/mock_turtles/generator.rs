//! Recipes. A position that many coins win is no test for the coin that is turned, nor is one with many winning moves of
//! a coin for the others.

use generators::{PlanError, TestRng, params, positions::Place};

use super::{MockTurtlesGame, solution};
use crate::shared::coins::{Coins, exact, listed, random, random_coins, value};
use exercise::{Recipe, Recipes};

/// The recipes that rows of the plan may name.
pub const RECIPES: Recipes<Coins> = &[
    &Recipe::new("exact", exact::<MockTurtlesGame>),
    &Recipe::new("listed", listed::<MockTurtlesGame>),
    &Recipe::new("random", random::<MockTurtlesGame>),
    &Recipe::new("valued", valued),
    &Recipe::new("single_coin", single_coin),
];

params! { struct Valued { n: usize, percent: u32, value: u64 } }

/// About `percent` heads in a hundred, and the value that is asked for: coins worth powers of two repair it.
fn valued(rng: &mut TestRng, Valued { n, percent, value: wanted }: Valued) -> Result<Coins, PlanError> {
    let mut coins = random_coins::<MockTurtlesGame>(rng, n, percent);
    let change = value::<MockTurtlesGame>(&coins) ^ wanted;
    repair(&mut coins, change)?;
    Ok(coins)
}

/// Turns the coins that are worth the digits of a number, and so changes the value by that number.
fn repair(coins: &mut Coins, change: u64) -> Result<(), PlanError> {
    for power in (0..u64::BITS).map(|digit| 1 << digit).filter(|power| change & power != 0) {
        // Coin 0 is worth 1, coin 2^k is worth 2^(k + 1).
        let coin = (power / 2) as usize;
        if coin > coins.last() {
            return Err(PlanError::new(format!("there is no coin {coin}")));
        }
        coins.turn(coin);
    }
    Ok(())
}

params! { struct SingleCoin { n: usize, percent: u32, digit: u32, place: Place } }

/// About `percent` heads in a hundred, and exactly one coin whose value a winning move lowers: no other heads coin
/// has the digit 2^`digit` in its value, and that is the highest digit of the value of the position. The coin is the
/// first or the last one with that digit, or any.
fn single_coin(
    rng: &mut TestRng,
    SingleCoin { n, percent, digit, place }: SingleCoin,
) -> Result<Coins, PlanError> {
    let has = |coin: &usize| solution::value(*coin) >> digit & 1 == 1;
    let candidates: Vec<usize> = (0..=n).filter(has).collect();
    if candidates.is_empty() {
        return Err(PlanError::new(format!("no coin up to {n} has the digit 2^{digit}")));
    }
    let mut coins = random_coins::<MockTurtlesGame>(rng, n, percent);
    for &coin in &candidates {
        if coins.shows_heads(coin) {
            coins.turn(coin);
        }
    }
    let index = place.among(rng, candidates.len() - 1);
    coins.turn(candidates[index]);
    let above = value::<MockTurtlesGame>(&coins) >> (digit + 1) << (digit + 1);
    repair(&mut coins, above)?;
    Ok(coins)
}
