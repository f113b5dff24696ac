//! The reference: the values of Grundy's game, and a split that is worth what the other coins are.

use super::GruntGame;
use crate::shared::{
    coins::{CoinGame, Coins, Turn},
    grundys_game::splits_worth,
};

/// The winning moves (x, a) in a position of the given value, which is not 0: coin x becomes coins a and x - a (and 0,
/// which is worth nothing) that are worth as much as all other coins. Time O(n) per heads coin.
pub fn winning_turns(coins: &Coins, value: u64) -> impl Iterator<Item = Turn> {
    coins.heads().flat_map(move |x| {
        let others = value ^ GruntGame::value(x);
        splits_worth(x, others).into_iter().map(move |a| (x, a))
    })
}
