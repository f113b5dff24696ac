//! 9.17 Grundy's game with several piles: a move splits one pile into two of different sizes. How many moves win?

use checkers::{Bound, Name, ReadError, Reader, Refusal, Tokens, Writer};

use crate::shared::grundys_game::{LARGEST, Split};
use exercise::{
    Exercise, Fact, Outcomes,
    coverage::{self, Feature},
    play::AnyGame,
};

mod brute;
mod checker;
mod facts;
#[cfg(test)]
mod further;
mod game;
mod generator;
mod solution;

pub struct GrundyPiles;

/// How many moves win, and one of them if there are any.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Reply {
    pub count: usize,
    pub split: Option<Split>,
}

const M: Bound = Bound::new("m", 1, 1000);
const PILE: Bound = Bound::new("x", 1, LARGEST as i128).shown("x_i");

/// More moves than a position can have.
const MANY: i128 = M.max * PILE.max;

/// What messages call the first number of an answer.
const WINNING_MOVES: Name = Name::new("số nước đi thắng", "the number of winning moves");

impl Exercise for GrundyPiles {
    /// The sizes of the piles.
    type Input = Vec<usize>;
    type Answer = Reply;

    const FOLDER: &'static str = "bai9_17_grundy_piles";
    const BOUNDS: &'static [Bound] = &[M, PILE];
    const FEATURES: &'static [Feature] = coverage::EVERY_LENGTH;

    fn read(reader: &mut Reader) -> Result<Vec<usize>, ReadError> {
        let m = reader.integer(&M)?;
        reader.end_line()?;
        let piles = reader.integers(&PILE, m)?;
        reader.end_line()?;
        Ok(piles)
    }

    fn write(piles: &Vec<usize>, out: &mut Writer) {
        out.line([piles.len()]);
        out.integer_line(piles);
    }

    fn read_answer(piles: &Vec<usize>, tokens: &mut Tokens) -> Result<Reply, Refusal> {
        let count = tokens.integer(WINNING_MOVES, 0..=MANY)?;
        if count == 0 {
            return Ok(Reply { count, split: None });
        }
        let number: usize = tokens.integer("i", 1..=piles.len() as i128)?;
        let mut part = |name| tokens.integer(name, 1..=PILE.max);
        Ok(Reply { count, split: Some(Split { pile: number - 1, smaller: part("a")?, larger: part("b")? }) })
    }

    fn write_answer(reply: &Reply, out: &mut Writer) {
        out.line([reply.count]);
        if let Some(Split { pile, smaller, larger }) = reply.split {
            out.line([pile + 1, smaller, larger]);
        }
    }

    fn outcomes(reply: &Reply) -> Option<Outcomes> {
        Some(Outcomes::count([reply.count > 0]))
    }

    fn game() -> Option<&'static dyn AnyGame> {
        Some(&game::GAME)
    }

    fn facts() -> Vec<Fact> {
        facts::facts()
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::shared::grundys_game::{splits, value};
    use exercise::testing;

    fn judge(input: &[u8], answer: &[u8]) -> Result<(), String> {
        testing::judge::<GrundyPiles>(input, answer)
    }

    #[test]
    fn the_document_s_three_piles_have_three_winning_moves() {
        for answer in [&b"3\n1 2 3\n"[..], b"3 2 2 6", b"3 3 5 8"] {
            assert_eq!(judge(b"3\n5 8 13\n", answer), Ok(()));
        }
        let mut moves: Vec<_> = solution::winning_moves(&[5, 8, 13]).map(|m| (m.pile, m.smaller)).collect();
        moves.sort_unstable();
        assert_eq!(moves, [(0, 2), (1, 2), (2, 5)]);
    }

    #[test]
    fn the_document_s_table_of_values() {
        let values: Vec<u64> = (1..=13).map(value).collect();
        assert_eq!(values, [0, 0, 1, 0, 2, 1, 0, 2, 1, 0, 2, 1, 3]);
    }

    #[test]
    fn the_worked_example_of_the_editorial() {
        let values = |pile| splits(pile).map(|(a, b)| value(a) ^ value(b)).collect::<Vec<_>>();
        assert_eq!(values(5), [0, 1]);
        assert_eq!(values(8), [0, 1, 3]);
        assert_eq!(values(13), [1, 2, 1, 1, 0, 1]);
        assert_eq!([5, 8, 13].map(value), [2, 2, 3]);
    }

    #[test]
    fn every_xor_of_two_values_is_below_128() {
        assert!((1..=LARGEST).all(|pile| value(pile) < 128));
    }

    #[test]
    fn a_winning_move_may_raise_the_value_of_its_pile() {
        // From 3 and 4, worth 1 and 0: 3 into 1 and 2, or 4, which is worth nothing, into 1 and 3.
        let moves: Vec<_> = solution::winning_moves(&[3, 4]).map(|m| (m.pile, m.smaller)).collect();
        assert_eq!(moves, [(0, 1), (1, 1)]);
        assert!(value(1) ^ value(3) > value(4));
    }

    #[test]
    fn the_mistakes_of_the_editorial_fail_where_it_says() {
        for (input, count) in [("1\n2\n", "0\n"), ("1\n3\n", "1\n"), ("2\n3 3\n", "0\n"), ("2\n3 4\n", "2\n")] {
            assert!(testing::answer::<GrundyPiles>(input).starts_with(count), "{input}");
        }
    }

    #[test]
    fn equal_piles_have_moves_of_their_own() {
        // Three piles of 3: whichever is split into 1 and 2, two equal piles are left.
        for answer in [&b"3 1 1 2"[..], b"3 2 1 2", b"3 3 1 2"] {
            assert_eq!(judge(b"3\n3 3 3\n", answer), Ok(()));
        }
        assert_eq!(
            judge(b"3\n3 3 3\n", b"1 1 1 2"),
            Err("the number of winning moves is 3, the answer says 1".into())
        );
    }

    #[test]
    fn piles_of_1_and_2_cannot_be_split() {
        assert_eq!(judge(b"4\n1 2 2 1\n", b"0"), Ok(()));
        assert_eq!(
            judge(b"2\n2 1\n", b"1 1 1 1"),
            Err("the number of winning moves is 0, the answer says 1".into())
        );
    }

    #[test]
    fn says_what_is_wrong_with_an_answer() {
        for (answer, refusal) in [
            (&b"6 1 2 3"[..], "the number of winning moves is 3, the answer says 6"),
            (b"0", "the number of winning moves is 3, the answer says 0"),
            (b"3 1 3 2", "a = 3 is not less than b = 2"),
            (b"3 2 4 4", "a = 4 is not less than b = 4"),
            (b"3 1 2 6", "pile 1 has 5 counters, not 2 + 6"),
            (
                b"3 1 1 4",
                "the move is legal, but it leaves the opponent a won position: the nim-sum of the values is 1, not 0",
            ),
            (b"3 4 1 4", "line 1, column 3: i = 4 is not in [1, 3]"),
            (b"3 1 0 5", "line 1, column 5: a = 0 is not in [1, 10000]"),
            (b"3", "the answer ends where i should be"),
            (b"-3", "line 1, column 1: the number of winning moves = -3 is not in [0, 10000000]"),
        ] {
            assert_eq!(judge(b"3\n5 8 13\n", answer), Err(refusal.into()));
        }
    }
}
