//! The checker: a move is right if it is legal and leaves a multiple of 4.

use checkers::Refusal;

use super::{MOST_TAKEN, Reply};

pub fn check(piles: &[u64], replies: &[Reply], reference: &[Reply]) -> Result<(), Refusal> {
    for (index, ((&pile, reply), reference)) in piles.iter().zip(replies).zip(reference).enumerate() {
        check_reply(pile, reply, reference.is_some())
            .map_err(|reason| Refusal::at("query", index + 1, reason))?;
    }
    Ok(())
}

fn check_reply(pile: u64, reply: &Reply, won: bool) -> Result<(), String> {
    match *reply {
        None if won => Err("the answer is 0, but the position is won".into()),
        None => Ok(()),
        Some(_) if !won => Err("the position is lost, no move wins".into()),
        Some(taken) if taken > pile => Err(format!("x = {taken} is more than the {pile} counters of the pile")),
        Some(taken) if !(pile - taken).is_multiple_of(MOST_TAKEN + 1) => {
            let left = pile - taken;
            Err(format!("taking {taken} is legal, but it leaves {left}, from which the opponent wins"))
        }
        Some(_) => Ok(()),
    }
}
