//! The subtraction game: a move takes one of the numbers of a set from a pile; whoever cannot move loses.

use std::slice;

use checkers::{Bound, ReadError, Reader, Refusal, Sentence, Tokens, Writer, say};
use solutions::subtraction;

use crate::shared::reply;
use exercise::{
    Exercise, Fact, Outcomes,
    coverage::{self, Coverage, Feature, Text},
    picture::Picture,
    play::AnyGame,
};

mod brute;
mod checker;
mod facts;
#[cfg(test)]
mod further;
mod game;
mod generator;
mod pictures;
mod solution;

pub struct SubtractionGame;

/// A pile, and what a move may take from it.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Position {
    pub pile: usize,
    /// Ascending, not empty.
    pub set: Vec<usize>,
}

/// What a winning move takes, or nothing if the position is lost.
pub type Reply = Option<usize>;

/// The largest pile and the largest number of a set.
const LARGEST: i128 = 200_000;

const PILE: Bound = Bound::new("N", 1, LARGEST);
const COUNT: Bound = Bound::new("k", 1, LARGEST);
const TAKE: Bound = Bound::new("s", 1, LARGEST).shown("s_i");

impl Position {
    /// The rule: the pile after a move takes so many, or why it may not.
    pub fn after(&self, taken: usize) -> Result<usize, Sentence> {
        if !self.set.contains(&taken) {
            return Err(say!(
                vi "{taken} không phải là một số của tập S",
                en "{taken} isn't one of the numbers of the set S",
            ));
        }
        self.pile.checked_sub(taken).ok_or_else(|| {
            say!(
                vi "không thể lấy {taken} quân từ đống {pile} quân",
                en "the pile has {pile} counters, {taken} can't be taken",
                pile = self.pile,
            )
        })
    }

    /// Who wins from this pile and from all smaller ones.
    fn outcomes(&self) -> subtraction::Outcomes<'_> {
        subtraction::Outcomes::new(&self.set, self.pile)
    }
}

impl Exercise for SubtractionGame {
    type Input = Position;
    type Answer = Reply;

    const FOLDER: &'static str = "subtraction_game";
    const BOUNDS: &'static [Bound] = &[PILE, COUNT, TAKE];

    fn read(reader: &mut Reader) -> Result<Position, ReadError> {
        let pile = reader.integer(&PILE)?;
        reader.end_line()?;
        let start = reader.mark();
        let set: Vec<usize> = reader.integers_to_line_end(&TAKE)?;
        if let Some(pair) = set.windows(2).find(|pair| pair[0] >= pair[1]) {
            let (last, next) = (pair[0], pair[1]);
            let message = say!(
                vi "{next} đứng sau {last}: các số của tập không tăng dần",
                en "{next} after {last}: the set is not ascending",
            );
            return Err(reader.error(start, message));
        }
        reader.count(&COUNT, set.len(), start)?;
        reader.end_line()?;
        Ok(Position { pile, set })
    }

    fn write(position: &Position, out: &mut Writer) {
        out.line([position.pile]);
        out.integer_line(&position.set);
    }

    fn read_answer(_: &Position, tokens: &mut Tokens) -> Result<Reply, Refusal> {
        reply::read(tokens, |tokens| tokens.integer("s", 1..=LARGEST))
    }

    fn write_answer(reply: &Reply, out: &mut Writer) {
        reply::write(reply, out, |taken, out| {
            out.value(taken);
        });
    }

    const FEATURES: &'static [Feature] = &[
        Feature::Kind(coverage::FAR_FROM_THE_LEFT),
        Feature::Kind(coverage::FAR_FROM_THE_RIGHT),
        Feature::Kind(FAR_FROM_BOTH),
        Feature::Longest { text: Text::Line, bytes: 1_288_895 },
        Feature::Kind(NO_MOVE),
        Feature::Kind(SINGLE),
        Feature::Kind(SINGLE_LARGE),
        Feature::Kind(WRAPS),
        Feature::Lengths { name: WINNING_MOVES, least: 0, most: 17, except: &[] },
        Feature::Lengths { name: LEFT, least: 0, most: 18, except: &[] },
    ];

    fn cover(position: &Position, _: &Reply, coverage: &mut Coverage) {
        let takes = position.outcomes().takes(position.pile);
        let winning: Vec<usize> = takes.iter().filter(|(_, wins)| *wins).map(|&(taken, _)| taken).collect();
        coverage.places(takes.iter().map(|&(_, wins)| wins), 60_000);
        let middle = takes.get(60_000..takes.len().saturating_sub(60_000)).unwrap_or(&[]);
        let in_middle = middle.iter().filter(|(_, wins)| *wins).count();
        if in_middle > 0 && in_middle == winning.len() {
            coverage.kind(FAR_FROM_BOTH);
        }
        coverage.number(WINNING_MOVES, winning.len() as u128);
        if takes.is_empty() {
            coverage.kind(NO_MOVE);
        }
        if let [taken] = winning[..] {
            coverage.kind(SINGLE);
            coverage.number(LEFT, (position.pile - taken) as u128);
            if taken >= 1 << 16 {
                coverage.kind(SINGLE_LARGE);
            }
        }
        if !winning.is_empty() && winning.len().is_multiple_of(256) {
            coverage.kind(WRAPS);
        }
    }

    fn outcomes(reply: &Reply) -> Option<Outcomes> {
        reply::outcomes(slice::from_ref(reply))
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

const FAR_FROM_BOTH: &str = "winning moves far from both ends of the set, and no others";
const NO_MOVE: &str = "a pile smaller than every number of the set";
const SINGLE: &str = "a single winning move";
const SINGLE_LARGE: &str = "a single winning move, which takes 2^16 or more";
const WRAPS: &str = "a multiple of 256 of winning moves";
const WINNING_MOVES: &str = "number of winning moves";
const LEFT: &str = "pile that the only winning move leaves";

#[cfg(test)]
mod tests {
    use super::*;
    use exercise::testing;

    fn judge(input: impl AsRef<[u8]>, answer: impl AsRef<[u8]>) -> Result<(), String> {
        testing::judge::<SubtractionGame>(input, answer)
    }

    /// The takes that the checker accepts.
    fn winning(pile: usize, set: &str) -> Vec<usize> {
        let input = format!("{pile}\n{set}\n");
        (1..=pile).filter(|taken| judge(&input, format!("1 {taken}")).is_ok()).collect()
    }

    #[test]
    fn the_set_of_the_contract() {
        for pile in 1..200 {
            assert_eq!(winning(pile, "1 3 4").is_empty(), matches!(pile % 7, 0 | 2), "{pile}");
        }
        assert_eq!(winning(10, "1 3 4"), [1, 3]);
        assert_eq!(judge("9\n1 3 4\n", "0"), Ok(()));
    }

    #[test]
    fn all_odd_numbers_lose_every_even_pile() {
        let odd: Vec<String> = (1..400).step_by(2).map(|taken| taken.to_string()).collect();
        for pile in 1..400 {
            assert_eq!(winning(pile, &odd.join(" ")).is_empty(), pile % 2 == 0);
        }
    }

    #[test]
    fn says_what_is_wrong_with_an_answer() {
        for (input, answer, refusal) in [
            ("10\n1 3 4\n", "0", "the answer is 0, but the position is won"),
            ("9\n1 3 4\n", "1 3", "the position is lost, no move wins"),
            ("10\n1 3 4\n", "1 2", "2 isn't one of the numbers of the set S"),
            ("2\n1 3 4\n", "1 1", "the position is lost, no move wins"),
            ("4\n1 2 7\n", "1 7", "the pile has 4 counters, 7 can't be taken"),
            (
                "10\n1 3 4\n",
                "1 4",
                "the move is legal, but it leaves the opponent a won position: from 6 counters, taking 4 wins",
            ),
            ("10\n1 3 4\n", "1 0", "line 1, column 3: s = 0 is not in [1, 200000]"),
            ("10\n1 3 4\n", "1", "the answer ends where s should be"),
        ] {
            assert_eq!(judge(input, answer), Err(refusal.into()), "{input} {answer}");
        }
    }

    #[test]
    fn the_reader_wants_an_ascending_set() {
        let read = |input: &str| testing::read::<SubtractionGame>(input).unwrap_err();
        assert_eq!(read("5\n3 3\n"), "line 2, column 1: 3 after 3: the set is not ascending");
        assert_eq!(read("5\n1 4 2\n"), "line 2, column 1: 2 after 4: the set is not ascending");
        assert_eq!(
            read("5\n\n"),
            "line 2, column 1: expected s (an integer in [1, 200000]), but the line ends"
        );
    }
}
