//! The recipes that only this game has; the others are those of all coin-turning games.

use generators::{PlanError, TestRng, params, positions};

use super::{GruntGame, solution::winning_turns};
use crate::shared::coins::{self, CoinGame, Coins};

params! {
    /// The parameters of [`few_moves`].
    pub struct FewMoves { n: usize, heads: usize, least: usize = 0, moves: Option<usize> }
}

/// `n`, and `heads` coins from `least` on that show heads, so that exactly `moves` moves win (one, if nothing is said).
pub fn few_moves(rng: &mut TestRng, params: FewMoves) -> Result<Coins, PlanError> {
    let FewMoves { n, heads, least, moves } = params;
    let moves = moves.unwrap_or(1);
    if n + 1 < heads + least {
        return Err(PlanError::new(format!("{heads} coins do not fit between {least} and {n}")));
    }
    let make = |rng: &mut TestRng| {
        let mut coins = Coins::tails(0, n);
        rng.subset(n + 1 - least, heads).into_iter().for_each(|place| coins.turn(least + place));
        coins
    };
    let found = positions::wanted(rng, make, |coins| {
        let value = coins::value::<GruntGame>(coins);
        value != 0 && winning_turns(coins, value).take(moves + 1).count() == moves
    });
    found.ok_or_else(|| PlanError::new(format!("no position with {moves} winning moves was found")))
}

params! {
    /// The parameters of [`digit`].
    pub struct Digit { n: usize, digit: u32, most: usize }
}

/// `n`, and heads on the coins up to `most` whose number has the digit 2^`digit`: if two entries of a table of values are
/// exchanged, some digit tells their coins apart.
pub fn digit(_: &mut TestRng, Digit { n, digit, most }: Digit) -> Result<Coins, PlanError> {
    let mut coins = Coins::tails(0, n);
    (0..=most.min(n)).filter(|coin| coin >> digit & 1 == 1).for_each(|coin| coins.turn(coin));
    Ok(coins)
}

params! {
    /// The parameters of [`single_coin`].
    pub struct SingleCoin { n: usize, percent: u32, coin: usize, value: u64 }
}

/// `n`, a position of the value `value` in which only moves of the coin `coin` win, and about `percent` in a hundred of
/// the other coins heads that allow it.
pub fn single_coin(rng: &mut TestRng, params: SingleCoin) -> Result<Coins, PlanError> {
    let SingleCoin { n, percent, coin, value } = params;
    if value == 0 || coin > n || !GruntGame::wins(coin, value) {
        return Err(PlanError::new(format!("no move of coin {coin} changes the value by {value}")));
    }
    let others: Vec<usize> = (0..=n).filter(|&x| !GruntGame::wins(x, value)).collect();
    let mut coins = Coins::tails(0, n);
    coins.turn(coin);
    others.iter().filter(|_| rng.chance(percent, 100)).for_each(|&x| coins.turn(x));
    let change = value ^ coins::value::<GruntGame>(&coins);
    let three = |rng: &mut TestRng| [*rng.pick(&others), *rng.pick(&others), *rng.pick(&others)];
    let repair = positions::wanted(rng, three, |three| {
        three.iter().fold(0, |sum, &x| sum ^ GruntGame::value(x)) == change
    });
    let repair = repair.ok_or_else(|| PlanError::new(format!("no three coins are worth {change}")))?;
    repair.into_iter().for_each(|x| coins.turn(x));
    Ok(coins)
}
