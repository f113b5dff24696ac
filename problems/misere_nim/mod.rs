//! Misère Nim: a move takes counters from one pile; whoever takes the last counter of all loses.

use std::slice;

use checkers::{Bound, ReadError, Reader, Refusal, Sentence, Tokens, Writer, say};

use crate::shared::{
    nim_piles::LARGEST,
    pile_move::{self, PileMove, Reply},
    reply,
};
use exercise::{
    Exercise, Outcomes, Promise,
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

pub struct MisereNim;

const N: Bound = Bound::new("n", 1, 100_000);
const PILE: Bound = Bound::new("x", 0, LARGEST as i128).shown("x_i");

/// A pile that decides by being above 1, since no other is.
const ONLY_LARGE_PILE: &str = "pile that alone is above 1";
/// How many piles are above 1: none, one, or so many that the nim-sum decides.
const LARGE_PILES: &str = "number of piles above 1";

/// The rule: a move lowers one pile.
pub fn allows(piles: &[u64], chosen: PileMove) -> Result<(), Sentence> {
    chosen.lowers(piles[chosen.pile])
}

impl Exercise for MisereNim {
    type Input = Vec<u64>;
    type Answer = Reply;

    const FOLDER: &'static str = "misere_nim";
    const BOUNDS: &'static [Bound] = &[N, PILE];

    fn read(reader: &mut Reader) -> Result<Vec<u64>, ReadError> {
        let n = reader.integer(&N)?;
        reader.end_line()?;
        let start = reader.mark();
        let piles: Vec<u64> = reader.integers(&PILE, n)?;
        if piles.iter().all(|&pile| pile == 0) {
            let message = say!(
                vi "mọi đống đều rỗng: ván chơi đã kết thúc",
                en "all piles are empty: the game is over",
            );
            return Err(reader.error(start, message));
        }
        reader.end_line()?;
        Ok(piles)
    }

    fn write(piles: &Vec<u64>, out: &mut Writer) {
        out.line([piles.len()]);
        out.integer_line(piles);
    }

    fn read_answer(piles: &Vec<u64>, tokens: &mut Tokens) -> Result<Reply, Refusal> {
        pile_move::read(tokens, piles.len())
    }

    fn write_answer(reply: &Reply, out: &mut Writer) {
        pile_move::write(reply, out);
    }

    fn outcomes(reply: &Reply) -> Option<Outcomes> {
        reply::outcomes(slice::from_ref(reply))
    }

    const FEATURES: &'static [Feature] = &[
        Feature::Kind(coverage::FAR_FROM_THE_LEFT),
        Feature::Kind(coverage::FAR_FROM_THE_RIGHT),
        Feature::Kind(coverage::ROUNDED_UP),
        Feature::Kind(pile_move::EMPTIED),
        Feature::Lengths { name: coverage::NIM_SUM, least: 60, most: 60, except: &[] },
        Feature::Decides { name: coverage::NIM_SUM, digits: 60 },
        Feature::AboveOne { name: ONLY_LARGE_PILE, digits: 60 },
        Feature::AboveOne { name: LARGE_PILES, digits: 17 },
        Feature::Apart(pile_move::LOWERED),
    ];

    /// Where a single pile is above 1, or none, the number of ones decides; the places are those of Nim: where two piles are above 1, both games have the same winning moves.
    fn cover(piles: &Vec<u64>, reply: &Reply, coverage: &mut Coverage) {
        pile_move::cover(piles, reply, N.max as usize - 1, coverage);
        let mut large = piles.iter().filter(|&&pile| pile > 1);
        coverage.decides(LARGE_PILES, large.clone().count() as u128);
        if let (Some(&pile), None) = (large.next(), large.next()) {
            coverage.decides(ONLY_LARGE_PILE, pile.into());
        }
    }

    fn game() -> Option<&'static dyn AnyGame> {
        Some(&game::GAME)
    }

    fn pictures() -> Vec<Picture> {
        pictures::pictures()
    }

    fn promises() -> Vec<Promise<Self::Input>> {
        vec![Promise { name: "one_large_pile", keeps: |piles| one_large_pile(piles) }]
    }
}

/// What the group `few_big` promises besides maxima.
fn one_large_pile(piles: &[u64]) -> Result<(), Sentence> {
    match piles.iter().filter(|&&pile| pile > 1).count() {
        0 | 1 => Ok(()),
        large => Err(say!(
            vi "có {large} đống nhiều hơn 1 quân, chỉ được có một đống như vậy",
            en "{large} piles have more than 1 counter, and only one may",
        )),
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use exercise::testing;

    fn judge(input: &[u8], answer: &[u8]) -> Result<(), String> {
        testing::judge::<MisereNim>(input, answer)
    }

    #[test]
    fn ones_are_lost_when_their_number_is_odd() {
        for (input, lost) in [
            (&b"1\n1\n"[..], true),
            (b"2\n1 1\n", false),
            (b"3\n1 1 1\n", true),
            (b"5\n0 1 0 1 1\n", true),
            (b"4\n0 1 0 1\n", false),
        ] {
            assert_eq!(judge(input, b"0").is_ok(), lost, "{}", input.escape_ascii());
        }
    }

    #[test]
    fn one_big_pile_is_cut_so_that_an_odd_number_of_ones_is_left() {
        assert_eq!(judge(b"1\n5\n", b"1 1 1"), Ok(()));
        assert!(judge(b"1\n5\n", b"1 1 0").is_err());
        assert_eq!(judge(b"2\n1 5\n", b"1 2 0"), Ok(()));
        assert!(judge(b"2\n1 5\n", b"1 2 1").is_err());
        assert_eq!(judge(b"3\n1 5 1\n", b"1 2 1"), Ok(()));
    }

    #[test]
    fn any_winning_move_is_right() {
        for answer in [&b"1 1 2"[..], b"1 2 5", b"1 3 7"] {
            assert_eq!(judge(b"3\n3 4 6\n", answer).is_ok(), answer == b"1 1 2");
        }
        // The nim-sum is 7, and each pile has its highest digit.
        for answer in [&b"1 1 3"[..], b"1 2 2", b"1\n003\t1\r\n"] {
            assert_eq!(judge(b"3\n4 5 6\n", answer), Ok(()));
        }
    }

    #[test]
    fn says_what_is_wrong_with_a_move() {
        let won = "the move is legal, but it leaves the opponent a won position";
        for (answer, refusal) in [
            (&b"0"[..], "the answer is 0, but the position is won".to_string()),
            (b"1 2 3", "a move lowers a pile, but pile 2 has 2 and should become 3".into()),
            (b"1 1 1", "a move lowers a pile, but pile 1 has 1 and should become 1".into()),
            (b"1 1 0", format!("{won}: two piles or more are above 1, and the nim-sum is 7, not 0")),
            (b"1 2 0", format!("{won}: there is a single pile above 1")),
            (b"1 4 0", "line 1, column 3: i = 4 is not in [1, 3]".into()),
            (b"1 2", "the answer ends where y should be".into()),
            (b"2 1 0", "line 1, column 1: the outcome = 2 is not in [0, 1]".into()),
        ] {
            assert_eq!(judge(b"3\n1 2 5\n", answer), Err(refusal));
        }
        assert_eq!(
            judge(b"2\n1 2\n", b"1 2 1"),
            Err(format!("{won}: the number of piles of one counter is even, 2, and there are no others"))
        );
        assert_eq!(
            judge(b"1\n2\n", b"1 1 0"),
            Err(format!("{won}: the table is empty, the last counter has been taken"))
        );
        assert_eq!(judge(b"3\n1 2 3\n", b"1 1 0"), Err("the position is lost, no move wins".into()));
    }

    #[test]
    fn the_reader_refuses_an_empty_table() {
        let read = testing::read::<MisereNim>;
        assert_eq!(read("2\n0 0\n"), Err("line 2, column 1: all piles are empty: the game is over".into()));
        assert_eq!(read("2\n0 1\n"), Ok(()));
    }

    /// From piles of 2 and 3: every reply of the opponent is met.
    #[test]
    fn the_worked_example_of_the_editorial() {
        assert_eq!(judge(b"2\n2 3\n", b"1 2 2"), Ok(()));
        assert!(judge(b"2\n2 3\n", b"1 1 0").is_err() && judge(b"2\n2 3\n", b"1 1 1").is_err());
        assert_eq!(judge(b"2\n2 2\n", b"0"), Ok(()));
        assert_eq!(judge(b"2\n1 2\n", b"1 2 0"), Ok(()));
        assert_eq!(judge(b"2\n0 2\n", b"1 2 1"), Ok(()));
        assert_eq!(judge(b"1\n1\n", b"0"), Ok(()));
    }

    #[test]
    fn the_inputs_on_which_mistakes_show() {
        // Ordinary Nim; the outcome turned round; an even number of ones; empty piles counted; 32 bits.
        for (input, right) in [
            (&b"1\n1\n"[..], &b"0"[..]),
            (b"1\n2\n", b"1 1 1"),
            (b"2\n1 2\n", b"1 2 0"),
            (b"2\n0 1\n", b"0"),
            (b"2\n4294967298 2\n", b"1 1 2"),
        ] {
            assert_eq!(judge(input, right), Ok(()));
        }
        assert_eq!(4_294_967_298u64 as u32, 2);
    }
}
