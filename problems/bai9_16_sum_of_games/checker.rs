//! The checker: a move is right if it is legal and makes the nim-sum of the values 0.

use checkers::{Refusal, Sentence};

use super::{Pile, SumOfGames, legal};
use crate::shared::{
    pile_move::{PileMove, Reply},
    reply,
};
use exercise::Checker;

impl Checker for SumOfGames {
    fn check(piles: &Vec<Pile>, reply: &Reply, reference: &Reply) -> Result<(), Refusal> {
        reply::check(reply, reference.is_some(), |&chosen| judge(piles, chosen)).map_err(Refusal::new)
    }
}

fn judge(piles: &[Pile], chosen: PileMove) -> Result<(), Sentence> {
    let pile = legal(piles, chosen)?;
    let all = piles.iter().fold(0, |sum, pile| sum ^ pile.value());
    match all ^ pile.value() ^ (Pile { size: chosen.after, ..pile }).value() {
        0 => Ok(()),
        left => Err(reply::leaves_a_value(left)),
    }
}
