//! Nim and its relatives in which a move changes one pile by any number.

use generators::Dice;
use problems::{bai9_06_poker_nim::Position, misere_nim, shared::pile_move::PileMove};

use super::{
    Block,
    drawing::verdict_of,
    taking::{MOST, Taking, pile_name},
    text::{halves, joined, number, numbers},
};
use checkers::{Sentence, say};

/// At most so many piles are shown.
const MOST_PILES: usize = 6;

fn columns(piles: &[u64]) -> Block {
    let named: Vec<(Sentence, u64)> =
        piles.iter().enumerate().map(|(pile, &size)| (pile_name(pile), size)).collect();
    Block::xor(&named)
}

fn nim_sum(piles: &[u64]) -> u64 {
    piles.iter().fold(0, |sum, pile| sum ^ pile)
}

/// Nim in which whoever takes the last counter loses.
pub struct MisereNim;

impl Taking for MisereNim {
    type Position = Vec<u64>;

    const MISERE: bool = true;

    fn read(&self, text: &str) -> Result<Vec<u64>, Sentence> {
        numbers(text, 1..=MOST_PILES, 0..=MOST)
    }

    fn write(&self, piles: &Vec<u64>) -> String {
        joined(piles, ".")
    }

    fn sizes(&self, piles: &Vec<u64>) -> Vec<u64> {
        piles.clone()
    }

    fn leave(&self, piles: &Vec<u64>, pile: usize, after: u64) -> Result<Vec<u64>, Sentence> {
        let step = PileMove { pile, after };
        misere_nim::allows(piles, step).map_err(
            |_| say!(vi "mỗi nước phải lấy ít nhất một quân", en "a move takes at least one counter"),
        )?;
        Ok(step.played(piles))
    }

    fn is_lost(&self, piles: &Vec<u64>) -> bool {
        let only_ones = piles.iter().all(|&pile| pile <= 1);
        (nim_sum(piles) == 0) != only_ones
    }

    fn value(&self, _piles: &Vec<u64>) -> Option<u64> {
        None
    }

    fn why(&self, piles: &Vec<u64>) -> Vec<Block> {
        let large = piles.iter().filter(|&&pile| pile > 1).count();
        let ones = piles.iter().filter(|&&pile| pile == 1).count();
        let turning = match large {
            0 => {
                say!(vi "Đến đây luật misère đã đổi chiều: chỉ còn các đống 1 quân, có {ones} đống, không ai còn gì để chọn. Người sắp đi thua nếu số đống đó lẻ.", en "Here misère play has turned: only piles of 1 are left, {ones} of them, and nobody has a choice any more. Whoever moves loses if their number is odd.")
            }
            1 => {
                say!(vi "Đây là chỗ luật misère đổi chiều: chỉ còn một đống lớn hơn 1. Ai hạ nó xuống 0 hoặc 1 thì chọn được số đống 1 quân còn lại, và để lại một số lẻ.", en "Here misère play turns: one pile is larger than 1. Whoever lowers it to 0 or to 1 chooses how many piles of 1 are left, and leaves an odd number.")
            }
            _ => {
                say!(vi "Khi còn {large} đống lớn hơn 1, hãy chơi như Nim thường: luật misère chỉ đổi chiều khi đống cuối cùng trong số đó bị hạ xuống 0 hoặc 1.", en "While {large} piles are larger than 1, play as in Nim: misère play turns only when the last of them is lowered to 0 or 1.")
            }
        };
        let mut blocks = vec![Block::say(turning)];
        if large > 0 {
            blocks.push(columns(piles));
            blocks.push(verdict_of(nim_sum(piles)));
        }
        blocks
    }

    fn rules(&self) -> Sentence {
        say!(vi "Chạm vào một quân: quân đó và mọi quân sau nó trong đống bị lấy đi. Ai lấy quân cuối cùng của tất cả thì thua.", en "Touch a counter: it is taken with all that come after it in its pile. Whoever takes the last counter of all loses.")
    }

    fn random(&self, dice: &mut Dice) -> Vec<u64> {
        (0..dice.size(3, 4)).map(|_| dice.unsigned(1, 9)).collect()
    }
}

/// 9.6: boxes that are taken are kept, and may be added later.
pub struct PokerNim;

impl PokerNim {
    fn position(&(held, opposing, ref piles): &(u64, u64, Vec<u64>)) -> Position {
        Position { held, opposing, piles: piles.clone() }
    }
}

impl Taking for PokerNim {
    /// What the player to move holds, what the opponent holds, and the piles.
    type Position = (u64, u64, Vec<u64>);

    fn read(&self, text: &str) -> Result<Self::Position, Sentence> {
        let (held, rest) = halves(text, '-')?;
        let (opposing, piles) = halves(rest, '-')?;
        let position = (
            number(held, &(0..=MOST))?,
            number(opposing, &(0..=MOST))?,
            numbers(piles, 1..=MOST_PILES, 0..=MOST)?,
        );
        // A pile may grow by all that is held and must still be shown.
        if position.0 + position.1 + position.2.iter().sum::<u64>() > MOST {
            return Err(
                say!(vi "không vẽ được khi có tất cả hơn {MOST} hộp", en "more than {MOST} boxes in all cannot be shown"),
            );
        }
        Ok(position)
    }

    fn write(&self, (held, opposing, piles): &Self::Position) -> String {
        format!("{held}-{opposing}-{}", joined(piles, "."))
    }

    fn sizes(&self, (_, _, piles): &Self::Position) -> Vec<u64> {
        piles.clone()
    }

    fn room(&self, &(held, _, _): &Self::Position) -> u64 {
        held
    }

    fn leave(&self, position: &Self::Position, pile: usize, after: u64) -> Result<Self::Position, Sentence> {
        let (held, opposing, piles) = position;
        let step = PileMove { pile, after };
        Self::position(position).allows(step).map_err(|_| match after == piles[pile] {
            true => say!(vi "mỗi nước phải thay đổi một đống", en "a move changes a pile"),
            false => say!(vi "bạn chỉ giữ {held} hộp để thêm", en "you hold only {held} boxes to add"),
        })?;
        Ok((*opposing, held + piles[pile] - after, step.played(piles)))
    }

    fn is_lost(&self, (_, _, piles): &Self::Position) -> bool {
        nim_sum(piles) == 0
    }

    fn value(&self, _position: &Self::Position) -> Option<u64> {
        None
    }

    fn why(&self, (_, _, piles): &Self::Position) -> Vec<Block> {
        vec![
            columns(piles),
            verdict_of(nim_sum(piles)),
            Block::say(
                say!(vi "Hộp cầm trên tay không thay đổi gì: người thua thêm bao nhiêu hộp thì người thắng lấy lại đúng bấy nhiêu và giữ luôn. Mỗi lần như thế người thua còn ít hộp hơn.", en "Boxes in hand change nothing: if the loser adds some, the winner takes just those away again and keeps them. The loser has fewer each time."),
            ),
        ]
    }

    fn rules(&self) -> Sentence {
        say!(vi "Chạm vào một hộp: hộp đó và mọi hộp sau nó bị lấy đi, bạn giữ chúng. Chạm vào một chỗ trống: đống được xếp đầy đến đó bằng hộp bạn đang giữ. Ai đến lượt mà không đi được thì thua.", en "Touch a box: it is taken with all that come after it, and you keep them. Touch an empty place: the pile is filled up to it with boxes that you hold. Whoever cannot move loses.")
    }

    fn note(&self, (held, opposing, _): &Self::Position) -> Option<Sentence> {
        Some(
            say!(vi "Người sắp đi giữ {held} hộp, người kia giữ {opposing} hộp.", en "The player to move holds {held} boxes, the other {opposing}."),
        )
    }

    fn random(&self, dice: &mut Dice) -> Self::Position {
        let piles = (0..3).map(|_| dice.unsigned(1, 7)).collect();
        (dice.unsigned(0, 4), dice.unsigned(0, 4), piles)
    }
}
