//! The recipe that only this game has; the others are those of all coin-turning games.

use generators::{Dice, PlanError, positions};
use serde::Deserialize;

use super::{GruntGame, solution::winning_turns};
use crate::shared::coins::{self, Coins};

/// The parameters of [`few_moves`].
#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
pub struct FewMoves {
    n: usize,
    heads: usize,
    #[serde(default)]
    least: usize,
    moves: Option<usize>,
}

/// `n`, and `heads` coins from `least` on that show heads, so that exactly `moves` moves win (one, if nothing is said).
pub fn few_moves(dice: &mut Dice, params: FewMoves) -> Result<Coins, PlanError> {
    let FewMoves { n, heads, least, moves } = params;
    let moves = moves.unwrap_or(1);
    if n + 1 < heads + least {
        return Err(PlanError::new(format!("{heads} coins do not fit in {least}..={n}")));
    }
    let make = |dice: &mut Dice| {
        let mut coins = Coins::tails(0, n);
        dice.subset(n + 1 - least, heads).into_iter().for_each(|place| coins.turn(least + place));
        coins
    };
    let found = positions::wanted(dice, make, |coins| {
        let value = coins::value::<GruntGame>(coins);
        value != 0 && winning_turns(coins, value).take(moves + 1).count() == moves
    });
    found.ok_or_else(|| PlanError::new(format!("no position with {moves} winning moves was found")))
}
