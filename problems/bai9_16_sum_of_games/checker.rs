//! The checker: a move is right if it is legal and makes the nim-sum of the values 0.

use super::{Pile, legal};
use crate::shared::pile_move::Reply;

pub fn check(piles: &[Pile], reply: Reply, won: bool) -> Result<(), String> {
    match reply {
        None if won => Err("the answer is 0, but the position is won".into()),
        None => Ok(()),
        Some(chosen) => {
            let pile = legal(piles, chosen)?;
            let all = piles.iter().fold(0, |sum, pile| sum ^ pile.value());
            match all ^ pile.value() ^ (Pile { size: chosen.after, ..pile }).value() {
                0 => Ok(()),
                _ if !won => Err("the position is lost, no move wins".into()),
                left => Err(format!(
                    "the move is legal, but it leaves the opponent a won position: its value is {left}, not 0"
                )),
            }
        }
    }
}
