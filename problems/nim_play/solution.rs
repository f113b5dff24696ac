//! The theory: Bouton's theorem, under both rules.

use checkers::{Sentence, say};

use super::Position;
use crate::shared::{pile_move::PileMove, pile_sum::Rule};

/// Every winning move, in the order of the piles. Time and memory O(n).
///
/// Each pile has one number to which it would have to be changed so that the opponent loses: what makes the nim-sum 0, or
/// in misère play, where all others are 0 or 1, what makes it 1. That is a move if it is less than the pile.
pub fn winning_moves(position: &Position) -> Vec<PileMove> {
    let balance = position.balance();
    let piles = position.piles.iter().enumerate();
    let wanted = piles.map(|(pile, size)| (PileMove { pile, after: balance.wanted(size.0) }, size.0));
    wanted.filter(|(chosen, size)| chosen.after < *size).map(|(chosen, _)| chosen).collect()
}

/// What the reference does: it wins if it can, and otherwise takes one counter from the first pile that has any.
pub fn best(position: &Position) -> PileMove {
    let winning = winning_moves(position).into_iter().next();
    let any = winning.or_else(|| single_counters(position).next());
    any.expect("a game that isn't over has a counter left")
}

/// The moves that take a single counter.
pub fn single_counters(position: &Position) -> impl Iterator<Item = PileMove> {
    let piles = position.piles.iter().enumerate().filter(|(_, size)| size.0 > 0);
    piles.map(|(pile, size)| PileMove { pile, after: size.0 - 1 })
}

/// Why a position is won or lost.
pub fn why(position: &Position) -> Sentence {
    let balance = position.balance();
    let sum = balance.sum;
    let move_to = winning_moves(position).into_iter().next();
    let (pile, after) = move_to.map_or((0, 0), |chosen| (chosen.pile + 1, chosen.after));
    match (position.rule, balance.above_one, balance.is_lost()) {
        (Rule::Misere, 0, true) => say!(
            vi "chỉ còn những đống một quân, và số đống ấy lẻ: người sắp đi sẽ phải lấy quân cuối cùng",
            en "only piles of one counter are left, an odd number of them: whoever moves will have to take the last one",
        ),
        (Rule::Misere, 0, false) => say!(
            vi "chỉ còn những đống một quân, và số đống ấy chẵn: lấy một đống thì đối thủ gặp một số lẻ",
            en "only piles of one counter are left, an even number of them: take one, and the opponent meets an odd number",
        ),
        (Rule::Misere, 1, _) => say!(
            vi "chỉ có đống {pile} nhiều hơn một quân: để nó còn {after} quân thì số đống một quân là lẻ",
            en "pile {pile} alone has more than one counter: leave {after} of it, and the number of piles of one is odd",
        ),
        (_, _, true) => say!(
            vi "tổng Nim của các đống là 0, nước nào cũng làm nó khác 0",
            en "the nim-sum of the piles is 0, and no move leaves it at 0",
        ),
        (_, _, false) => say!(
            vi "tổng Nim của các đống là {sum}: để đống {pile} còn {after} quân thì nó bằng 0",
            en "the nim-sum of the piles is {sum}: leave {after} of pile {pile}, and it is 0",
        ),
    }
}
