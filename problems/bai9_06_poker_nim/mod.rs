//! 9.6 Poker Nim: Nim, but a player may also add boxes that he holds to a pile. Boxes that are taken are kept.

use checkers::{Bound, E18, ReadError, Reader, Refusal, Sentence, Tokens, Writer, say};

use crate::shared::{
    pile_move::{self, PileMove, Reply},
    reply,
};
use exercise::{
    Exercise, Outcomes,
    coverage::{self, Coverage, Feature},
    picture::Picture,
    play::AnyGame,
};

mod brute;
mod checker;
#[cfg(test)]
mod further;
mod game;
mod generator;
mod pictures;
mod solution;

pub struct PokerNim;

/// The piles, and the boxes in the players' hands.
#[derive(Clone, Debug, PartialEq, Eq, Hash)]
pub struct Position {
    /// Boxes held by the player to move.
    pub held: u64,
    /// Boxes held by the opponent.
    pub opposing: u64,
    pub piles: Vec<u64>,
}

const N: Bound = Bound::new("n", 1, 100_000);
const HELD: Bound = Bound::new("a", 0, E18);
const OPPOSING: Bound = Bound::new("b", 0, E18);
const PILE: Bound = Bound::new("x", 0, (1 << 60) - 1).shown("x_i");

impl Position {
    /// The rule: a move changes one pile, and adds at most the boxes held.
    pub fn allows(&self, PileMove { pile, after }: PileMove) -> Result<(), Sentence> {
        let (before, held) = (self.piles[pile], self.held);
        if after == before {
            return Err(say!(
                vi "đống {pile} vẫn có {before} hộp như cũ",
                en "pile {pile} stays at {before}",
                pile = pile + 1,
            ));
        }
        if after > before && after - before > held {
            let added = after - before;
            return Err(say!(
                vi "đặt thêm {added} hộp lên đống {pile}, nhưng trong tay chỉ có a = {held} hộp",
                en "{added} boxes are added to pile {pile}, the player holds a = {held}",
                pile = pile + 1,
            ));
        }
        Ok(())
    }
}

/// Whoever keeps in 32 bits what is held, and asks of every move, even one that takes, whether y <= x + a.
const LESS_THAN_NOTHING: &str =
    "boxes in hand that look negative in 32 bits, more so than any winning move takes";

fn held_seems_negative(position: &Position) -> bool {
    let sum = position.piles.iter().fold(0, |sum, pile| sum ^ pile);
    let most_taken = position.piles.iter().filter_map(|pile| pile.checked_sub(pile ^ sum)).max();
    let lacking = u64::from((position.held as i32).min(0).unsigned_abs());
    sum != 0 && most_taken.is_some_and(|most| most < lacking)
}

impl Exercise for PokerNim {
    type Input = Position;
    type Answer = Reply;

    const FOLDER: &'static str = "bai9_06_poker_nim";
    const BOUNDS: &'static [Bound] = &[N, HELD, OPPOSING, PILE];

    fn read(reader: &mut Reader) -> Result<Position, ReadError> {
        let n = reader.integer(&N)?;
        reader.space()?;
        let held = reader.integer(&HELD)?;
        reader.space()?;
        let opposing = reader.integer(&OPPOSING)?;
        reader.end_line()?;
        let piles = reader.integers(&PILE, n)?;
        reader.end_line()?;
        Ok(Position { held, opposing, piles })
    }

    fn write(Position { held, opposing, piles }: &Position, out: &mut Writer) {
        out.value(piles.len()).value(held).value(opposing).end_line();
        out.integer_line(piles);
    }

    fn read_answer(position: &Position, tokens: &mut Tokens) -> Result<Reply, Refusal> {
        pile_move::read(tokens, position.piles.len())
    }

    fn write_answer(reply: &Reply, out: &mut Writer) {
        pile_move::write(reply, out);
    }

    fn outcomes(reply: &Reply) -> Option<Outcomes> {
        reply::outcomes(&[*reply])
    }

    const FEATURES: &'static [Feature] = &[
        Feature::Kind(coverage::FAR_FROM_THE_LEFT),
        Feature::Kind(coverage::FAR_FROM_THE_RIGHT),
        Feature::Kind(coverage::ROUNDED_UP),
        Feature::Kind(pile_move::EMPTIED),
        Feature::Lengths { name: coverage::NIM_SUM, least: 60, most: 60, except: &[] },
        Feature::Decides { name: coverage::NIM_SUM, digits: 60 },
        Feature::Apart(pile_move::LOWERED),
        Feature::Kind(LESS_THAN_NOTHING),
    ];

    fn cover(position: &Position, reply: &Reply, coverage: &mut Coverage) {
        if held_seems_negative(position) {
            coverage.kind(LESS_THAN_NOTHING);
        }
        pile_move::cover(&position.piles, reply, N.max as usize - 1, coverage);
    }

    fn game() -> Option<&'static dyn AnyGame> {
        Some(&game::GAME)
    }

    fn pictures() -> Vec<Picture> {
        pictures::all()
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use exercise::testing;

    fn judge(input: &[u8], answer: &[u8]) -> Result<(), String> {
        testing::judge::<PokerNim>(input, answer)
    }

    #[test]
    fn from_3_4_6_three_moves_win_for_those_who_hold_a_box() {
        for answer in [&b"1 1 2"[..], b"1 2 5", b"1 3 7"] {
            assert_eq!(judge(b"3 1 0\n3 4 6\n", answer), Ok(()));
            assert_eq!(judge(b"3 0 9\n3 4 6\n", answer).is_ok(), answer == b"1 1 2");
        }
    }

    #[test]
    fn an_empty_table_is_lost_whatever_is_held() {
        for input in [&b"2 0 0\n0 0\n"[..], b"2 5 0\n0 0\n", b"2 0 5\n0 0\n", b"2 5 5\n0 0\n"] {
            assert_eq!(judge(input, b"0"), Ok(()));
        }
        assert_eq!(judge(b"2 5 0\n0 0\n", b"1 1 5"), Err("the position is lost, no move wins".into()));
    }

    #[test]
    fn there_are_no_draws() {
        for (n, total) in [(1, 12), (2, 9), (3, 7), (4, 5)] {
            assert_eq!(brute::draws(n, total), 0, "{n} piles, {total} boxes");
        }
    }

    #[test]
    fn says_what_is_wrong_with_a_move() {
        for (answer, refusal) in [
            (&b"0"[..], "the answer is 0, but the position is won"),
            (b"1 1 3", "pile 1 stays at 3"),
            (b"1 1 7", "4 boxes are added to pile 1, the player holds a = 2"),
            (
                b"1 3 18446744073709551615",
                "18446744073709551609 boxes are added to pile 3, the player holds a = 2",
            ),
            (b"1 1 5", "the move is legal, but it leaves the opponent a won position: the nim-sum is 7, not 0"),
            (b"1 1 -1", "line 1, column 5: y = -1 is not in [0, 18446744073709551615]"),
            (b"1 0 2", "line 1, column 3: i = 0 is not in [1, 3]"),
            (b"1 1 2 0", "line 1, column 7: the answer should end here, found \"0\""),
        ] {
            assert_eq!(judge(b"3 2 7\n3 4 6\n", answer), Err(refusal.into()));
        }
    }

    #[test]
    fn the_worked_example_of_the_editorial() {
        // We play 3 → 2, the opponent adds his two boxes, we take them away, he plays 6 → 3.
        for (position, answer) in [
            (&b"3 1 2\n3 4 6\n"[..], &b"1 1 2"[..]),
            (b"3 2 2\n2 4 6\n", b"0"),
            (b"3 2 0\n4 4 6\n", b"1 1 2"),
            (b"3 0 4\n2 4 6\n", b"0"),
            (b"3 4 3\n2 4 3\n", b"1 2 1"),
            (b"3 3 7\n2 1 3\n", b"0"),
        ] {
            assert_eq!(judge(position, answer), Ok(()));
        }
        assert!(judge(b"2 0 0\n0 1\n", b"1 1 1").is_err());
    }
}
