//! The checker: every move of the list is legal and leaves the nim-sum 0, the piles ascend, and the number of moves is
//! right; so none is missing.

use checkers::{Name, Refusal, Sentence, say};

use super::{Nim, Reply};
use crate::shared::{pile_move::PileMove, reply};
use exercise::Checker;

/// What messages call a line of an answer.
const MOVE: Name = Name::new("nước đi", "move");

impl Checker for Nim {
    fn check(piles: &Vec<u64>, reply: &Reply, reference: &Reply) -> Result<(), Refusal> {
        let (count, given) = (reference.len(), reply.len());
        if count == 0 && given > 0 {
            return Err(Refusal::new(wrong_number(count, given)));
        }
        let sum = piles.iter().fold(0, |sum, pile| sum ^ pile);
        let mut before = None;
        for (number, &chosen) in (1..).zip(reply) {
            judge(piles, sum, before, chosen).map_err(|reason| Refusal::at(MOVE, number, reason))?;
            before = Some(chosen.pile);
        }
        if given != count {
            return Err(Refusal::new(wrong_number(count, given)));
        }
        Ok(())
    }
}

fn wrong_number(count: usize, given: usize) -> Sentence {
    say!(
        vi "số nước đi thắng là {count}, kết quả in ra là {given}",
        en "the number of winning moves is {count}, the answer says {given}",
    )
}

/// Judges a move that comes after one in the pile `before`.
fn judge(piles: &[u64], sum: u64, before: Option<usize>, chosen: PileMove) -> Result<(), Sentence> {
    if let Some(before) = before.filter(|&before| before >= chosen.pile) {
        return Err(say!(
            vi "đống {now} đứng sau đống {before}: phải theo thứ tự số hiệu đống tăng dần, mỗi đống một lần",
            en "pile {now} after pile {before}: the piles should ascend",
            now = chosen.pile + 1,
            before = before + 1,
        ));
    }
    let size = piles[chosen.pile];
    chosen.lowers(size)?;
    match sum ^ size ^ chosen.after {
        0 => Ok(()),
        left => Err(reply::leaves_a_value(left)),
    }
}
