//! The game to play: boxes that are taken are kept, and may be added later.

use checkers::{Sentence, say};
use generators::TestRng;

use super::Position;
use crate::shared::{
    pile_move::PileMove,
    play::{
        nim_columns::{columns, nim_sum},
        piles::{MOST, MOST_PILES, OnPiles, PileChange},
    },
};
use exercise::play::{
    Block, outcome_of_sum,
    text::{halves, joined, number, numbers},
};

pub static GAME: OnPiles<Play> = OnPiles(Play);

pub struct Play;

impl PileChange for Play {
    type Position = Position;

    fn read(&self, text: &str) -> Result<Position, Sentence> {
        let (held, rest) = halves(text, '-')?;
        let (opposing, piles) = halves(rest, '-')?;
        let position = Position {
            held: number(held, &(0..=MOST))?,
            opposing: number(opposing, &(0..=MOST))?,
            piles: numbers(piles, 1..=MOST_PILES, 0..=MOST)?,
        };
        // A pile may grow by all that is held and must still be shown.
        if position.held + position.opposing + position.piles.iter().sum::<u64>() > MOST {
            return Err(
                say!(vi "không vẽ được khi có tất cả hơn {MOST} hộp", en "more than {MOST} boxes in all cannot be shown"),
            );
        }
        Ok(position)
    }

    fn write(&self, Position { held, opposing, piles }: &Position) -> String {
        format!("{held}-{opposing}-{}", joined(piles, "."))
    }

    fn sizes(&self, position: &Position) -> Vec<u64> {
        position.piles.clone()
    }

    fn room(&self, position: &Position) -> u64 {
        position.held
    }

    fn leave(&self, position: &Position, pile: usize, after: u64) -> Result<Position, Sentence> {
        let Position { held, opposing, piles } = position;
        let step = PileMove { pile, after };
        position.allows(step).map_err(|_| match after == piles[pile] {
            true => say!(vi "mỗi nước phải thay đổi một đống", en "a move changes a pile"),
            false => say!(vi "bạn chỉ giữ {held} hộp để thêm", en "you hold only {held} boxes to add"),
        })?;
        Ok(Position { held: *opposing, opposing: held + piles[pile] - after, piles: step.played(piles) })
    }

    fn progresses(&self, before: &Position, after: &Position) -> bool {
        after.piles.iter().sum::<u64>() < before.piles.iter().sum()
    }

    fn is_lost(&self, position: &Position) -> bool {
        nim_sum(&position.piles) == 0
    }

    fn value(&self, _position: &Position) -> Option<u64> {
        None
    }

    fn why(&self, Position { piles, .. }: &Position) -> Vec<Block> {
        vec![
            columns(piles),
            outcome_of_sum(nim_sum(piles)),
            Block::say(
                say!(vi "Hộp cầm trên tay không thay đổi gì: người thua thêm bao nhiêu hộp thì người thắng lấy lại đúng bấy nhiêu và giữ luôn. Mỗi lần như thế người thua còn ít hộp hơn.", en "Boxes in hand change nothing: if the loser adds some, the winner takes just those away again and keeps them. The loser has fewer each time."),
            ),
        ]
    }

    fn rules(&self) -> Sentence {
        say!(vi "Chạm vào một hộp: hộp đó và mọi hộp sau nó bị lấy đi, bạn giữ chúng. Chạm vào một chỗ trống: đống được xếp đầy đến đó bằng hộp bạn đang giữ. Ai đến lượt mà không đi được thì thua.", en "Touch a box: it is taken with all that come after it, and you keep them. Touch an empty place: the pile is filled up to it with boxes that you hold. Whoever cannot move loses.")
    }

    fn note(&self, Position { held, opposing, .. }: &Position) -> Option<Sentence> {
        Some(
            say!(vi "Người sắp đi giữ {held} hộp, người kia giữ {opposing} hộp.", en "The player to move holds {held} boxes, the other {opposing}."),
        )
    }

    fn random(&self, rng: &mut TestRng) -> Position {
        let piles = (0..3).map(|_| rng.unsigned(1, 7)).collect();
        Position { held: rng.unsigned(0, 4), opposing: rng.unsigned(0, 4), piles }
    }
}

#[cfg(test)]
mod tests {
    use super::GAME;
    use crate::{
        bai9_06_poker_nim::PokerNim,
        shared::play::testing::{agrees, same_rules},
    };
    use exercise::play::text::joined;

    #[test]
    fn the_theory_is_what_a_search_finds() {
        agrees(&GAME, ["3-2-2.1.3", "0-3-4.4", "4-0-1.5", "2-2-3.2.1"]);
    }

    #[test]
    fn moves_are_those_of_the_exercise() {
        same_rules::<PokerNim, _>(
            &GAME,
            "2-1-2.2",
            |position| {
                let (held, opposing, piles) = (position.held, position.opposing, &position.piles);
                Some(format!("{} {held} {opposing}\n{}\n", piles.len(), joined(piles, " ")))
            },
            |before, one| {
                let (before, after) = (&before.piles, &one.to.piles);
                let pile = (0..before.len()).find(|&pile| before[pile] != after[pile]).unwrap();
                format!("1 {} {}", pile + 1, after[pile])
            },
        );
    }
}
