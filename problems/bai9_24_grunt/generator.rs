//! The recipe that only this game has; the others are those of all coin-turning games.

use generators::{Dice, Params, PlanError, positions};

use super::{GruntGame, solution::winning_turns};
use crate::shared::coins::{self, Coins};

/// `n`, and `heads` coins from `least` on that show heads, so that exactly `moves` moves win (one, if nothing is said).
pub fn few_moves(dice: &mut Dice, params: &Params) -> Result<Coins, PlanError> {
    let (n, heads, least) = (params.size("n")?, params.size("heads")?, params.size_or("least", 0)?);
    let moves = params.size_or("moves", 1)?;
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
