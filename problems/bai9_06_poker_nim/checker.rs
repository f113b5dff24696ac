//! The checker: a move is right if it is legal and makes the nim-sum 0.

use super::Position;
use crate::shared::pile_move::Reply;

pub fn check(position: &Position, reply: Reply, won: bool) -> Result<(), String> {
    let Some(chosen) = reply else {
        return if won { Err("the answer is 0, but the position is won".into()) } else { Ok(()) };
    };
    position.allows(chosen)?;
    if !won {
        return Err("the position is lost, no move wins".into());
    }
    match chosen.played(&position.piles).iter().fold(0, |sum, pile| sum ^ pile) {
        0 => Ok(()),
        sum => Err(format!(
            "the move is legal, but it leaves the opponent a won position: the nim-sum is {sum}, not 0"
        )),
    }
}
