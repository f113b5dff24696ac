//! Nim: all winning moves.

use checkers::{Bound, Name, ReadError, Reader, Refusal, Tokens, Writer};

use crate::shared::{
    nim_piles::LARGEST,
    pile_move::{self, PileMove},
};
use exercise::{
    Exercise, Fact, Outcomes,
    coverage::{self, Coverage, Feature, Text},
    picture::Picture,
    play::AnyGame,
};

mod brute;
mod checker;
mod facts;
mod game;
mod generator;
mod pictures;
mod solution;

pub struct Nim;

/// The winning moves, in the order of the piles.
pub type Reply = Vec<PileMove>;

const N: Bound = Bound::new("n", 1, 100_000);
const PILE: Bound = Bound::new("x", 0, LARGEST as i128).shown("x_i");

/// What messages call the first number of an answer.
const WINNING_MOVES: Name = Name::new("số nước đi thắng", "the number of winning moves");

/// What an answer may show.
const EVERY_PILE: &str = "a winning move in every one of 10^4 piles or more";

impl Exercise for Nim {
    /// The sizes of the piles.
    type Input = Vec<u64>;
    type Answer = Reply;

    const FOLDER: &'static str = "nim";
    const BOUNDS: &'static [Bound] = &[N, PILE];

    const FEATURES: &'static [Feature] = &[
        Feature::Kind(coverage::FAR_FROM_THE_LEFT),
        Feature::Kind(coverage::FAR_FROM_THE_RIGHT),
        Feature::Kind(coverage::ROUNDED_UP),
        Feature::Kind(pile_move::EMPTIED),
        Feature::Kind(EVERY_PILE),
        Feature::Decides { name: coverage::NIM_SUM, digits: 60 },
        Feature::Apart(pile_move::LOWERED),
        Feature::Lengths { name: coverage::NIM_SUM, least: 60, most: 60, except: &[] },
        Feature::Longest { text: Text::Line, bytes: 2_000_000 },
        Feature::Longest { text: Text::Answer, bytes: 2_588_879 },
    ];

    fn read(reader: &mut Reader) -> Result<Vec<u64>, ReadError> {
        let n = reader.integer(&N)?;
        reader.end_line()?;
        let piles = reader.integers(&PILE, n)?;
        reader.end_line()?;
        Ok(piles)
    }

    fn write(piles: &Vec<u64>, out: &mut Writer) {
        out.line([piles.len()]);
        out.integer_line(piles);
    }

    fn read_answer(piles: &Vec<u64>, tokens: &mut Tokens) -> Result<Reply, Refusal> {
        let count: usize = tokens.integer(WINNING_MOVES, 0..=piles.len() as i128)?;
        (0..count).map(|_| pile_move::read_move(tokens, piles.len())).collect()
    }

    fn write_answer(reply: &Reply, out: &mut Writer) {
        out.line([reply.len()]);
        for PileMove { pile, after } in reply {
            out.value(pile + 1).value(after).end_line();
        }
    }

    fn outcomes(reply: &Reply) -> Option<Outcomes> {
        Some(Outcomes::count([!reply.is_empty()]))
    }

    fn cover(piles: &Vec<u64>, reply: &Reply, coverage: &mut Coverage) {
        let one_of_them = reply.iter().copied().min_by_key(|chosen| chosen.after);
        pile_move::cover(piles, &one_of_them, N.max as usize - 1, coverage);
        if reply.len() >= 10_000 && reply.len() == piles.len() {
            coverage.kind(EVERY_PILE);
        }
    }

    fn game() -> Option<&'static dyn AnyGame> {
        Some(&game::GAME)
    }

    fn facts() -> Vec<Fact> {
        facts::facts()
    }

    fn pictures() -> Vec<Picture> {
        pictures::pictures()
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use exercise::testing;

    fn judge(input: &[u8], answer: &[u8]) -> Result<(), String> {
        testing::judge::<Nim>(input, answer)
    }

    fn answer(input: &str) -> String {
        testing::answer::<Nim>(input)
    }

    #[test]
    fn the_positions_of_the_documents() {
        for (input, moves) in [
            ("3\n5 7 9\n", "1\n3 2\n"),
            ("3\n10 12 5\n", "1\n1 9\n"),
            ("4\n7 10 12 3\n", "3\n1 5\n2 8\n4 1\n"),
            ("3\n5 7 3\n", "3\n1 4\n2 6\n3 2\n"),
            ("3\n5 6 3\n", "0\n"),
            ("3\n4 12 8\n", "0\n"),
        ] {
            assert_eq!(answer(input), moves);
        }
    }

    #[test]
    fn the_number_of_winning_moves_is_zero_or_odd() {
        for place in 0..8u64.pow(4) {
            let piles: Vec<u64> = (0..4).map(|digit| place >> (3 * digit) & 7).collect();
            let count = solution::winning_moves(&piles).len();
            assert!(count == 0 || count % 2 == 1, "{piles:?}");
        }
    }

    #[test]
    fn the_mistakes_of_the_editorial_fail_where_it_says() {
        for (input, wrong, right) in [
            // One move only; 0 moves taken for moves; the lowest digit; amounts taken.
            ("3\n5 7 3\n", "1\n1 4\n", "3\n1 4\n2 6\n3 2\n"),
            ("2\n1 1\n", "2\n1 1\n2 1\n", "0\n"),
            ("2\n1 2\n", "1\n1 2\n", "1\n2 1\n"),
            ("1\n3\n", "1\n1 3\n", "1\n1 0\n"),
        ] {
            assert_eq!(answer(input), right);
            assert!(judge(input.as_bytes(), wrong.as_bytes()).is_err());
        }
    }

    #[test]
    fn says_what_is_wrong_with_an_answer() {
        let won = "the move is legal, but it leaves the opponent a won position";
        for (answer, refusal) in [
            (&b"0"[..], "the number of winning moves is 3, the answer says 0".to_string()),
            (b"1 2 6", "the number of winning moves is 3, the answer says 1".into()),
            (b"3 1 4 2 6 2 6", "move 3: pile 2 after pile 2: the piles should ascend".into()),
            (b"3 2 6 1 4 3 2", "move 2: pile 1 after pile 2: the piles should ascend".into()),
            (b"3 1 4 2 6 3 3", "move 3: a move lowers a pile, but pile 3 has 3 and should become 3".into()),
            (b"3 1 4 2 5 3 2", format!("move 2: {won}: its value is 3, not 0")),
            (b"4 1 4 2 6 3 2 1 1", "line 1, column 1: the number of winning moves = 4 is not in [0, 3]".into()),
            (b"3 1 4 2 6 4 2", "line 1, column 11: i = 4 is not in [1, 3]".into()),
            (b"3 1 4 2 6", "the answer ends where i should be".into()),
        ] {
            assert_eq!(judge(b"3\n5 7 3\n", answer), Err(refusal));
        }
        assert_eq!(judge(b"3\n5 7 3\n", b"3 1 4\t2 06\r\n3 2"), Ok(()));
        assert_eq!(
            judge(b"2\n1 1\n", b"1 1 0"),
            Err("the number of winning moves is 0, the answer says 1".into())
        );
    }
}
