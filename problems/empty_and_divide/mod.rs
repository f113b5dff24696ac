//! Empty and Divide: a move empties one of two boxes and divides what the other holds over both.

use checkers::{Bound, E18, ReadError, Reader, Refusal, Sentence, Tokens, Writer, say};

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
mod game;
mod generator;
mod pictures;
mod solution;

/// The exercise.
pub struct EmptyAndDivide;

/// What the two boxes hold: one line of the input.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub struct Boxes {
    /// The first box.
    pub m: u64,
    /// The second box.
    pub n: u64,
}

/// What the boxes hold after a winning move, or nothing if the position is lost.
pub type Reply = Option<(u64, u64)>;

const LINES: Bound = Bound::lines(1, 100_000);
const FIRST: Bound = Bound::new("m", 1, E18);
const SECOND: Bound = Bound::new("n", 1, E18);

impl Boxes {
    /// The rule of a move.
    pub fn allows(&self, (a, b): (u64, u64)) -> Result<(), Sentence> {
        let Boxes { m, n } = *self;
        if a == 0 || b == 0 {
            return Err(say!(
                vi "còn {a} và {b} quân: mỗi hộp phải có ít nhất một quân",
                en "the boxes hold {a} and {b}: each needs at least one counter",
            ));
        }
        match a + b {
            both if both == m || both == n => Ok(()),
            both => Err(say!(
                vi "{a} + {b} = {both}, không phải {m} cũng không phải {n}: hai hộp phải chứa đúng số quân của hộp không bị làm rỗng",
                en "{a} + {b} = {both}, neither {m} nor {n}: together the boxes hold what was in the one that isn't emptied",
            )),
        }
    }
}

impl Exercise for EmptyAndDivide {
    type Input = Vec<Boxes>;
    type Answer = Vec<Reply>;

    const FOLDER: &'static str = "empty_and_divide";
    const BOUNDS: &'static [Bound] = &[LINES, FIRST, SECOND];
    const FEATURES: &'static [Feature] = &[
        Feature::Lengths { name: coverage::NUMBERS, least: 1, most: 60, except: &[] },
        Feature::Kind(ONLY_FIRST),
        Feature::Kind(ONLY_SECOND),
        Feature::Kind(EITHER),
        Feature::Longest { text: Text::Input, bytes: 4_000_000 },
        Feature::Longest { text: Text::Line, bytes: 40 },
        Feature::Longest { text: Text::Answer, bytes: 2_300_000 },
    ];

    fn read(reader: &mut Reader) -> Result<Vec<Boxes>, ReadError> {
        reader.lines(&LINES, |reader| {
            let m = reader.integer(&FIRST)?;
            reader.space()?;
            Ok(Boxes { m, n: reader.integer(&SECOND)? })
        })
    }

    fn write(queries: &Vec<Boxes>, out: &mut Writer) {
        for Boxes { m, n } in queries {
            out.value(m).value(n).end_line();
        }
    }

    fn read_answer(queries: &Vec<Boxes>, tokens: &mut Tokens) -> Result<Vec<Reply>, Refusal> {
        reply::read_each(queries, tokens, |_, tokens| {
            Ok((tokens.integer("a", 0..=FIRST.max)?, tokens.integer("b", 0..=SECOND.max)?))
        })
    }

    fn write_answer(replies: &Vec<Reply>, out: &mut Writer) {
        for one in replies {
            reply::write(one, out, |(a, b), out| {
                out.value(a).value(b);
            });
        }
    }

    fn outcomes(replies: &Vec<Reply>) -> Option<Outcomes> {
        reply::outcomes(replies)
    }

    fn cover(queries: &Vec<Boxes>, replies: &Vec<Reply>, coverage: &mut Coverage) {
        for (Boxes { m, n }, reply) in queries.iter().zip(replies) {
            let Some((a, b)) = reply else { continue };
            coverage.number(coverage::NUMBERS, (*a).into());
            coverage.number(coverage::NUMBERS, (*b).into());
            coverage.kind(match (m % 2, n % 2) {
                (0, 0) => EITHER,
                (0, _) => ONLY_FIRST,
                _ => ONLY_SECOND,
            });
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

const ONLY_FIRST: &str = "a position that only dividing the first box wins";
const ONLY_SECOND: &str = "a position that only dividing the second box wins";
const EITHER: &str = "a position that dividing either box wins";

#[cfg(test)]
mod tests {
    use solutions::grundy::mex;

    use super::*;
    use exercise::testing;

    fn judge(input: impl AsRef<[u8]>, answer: &[u8]) -> Result<(), String> {
        testing::judge::<EmptyAndDivide>(input, answer)
    }

    #[test]
    fn two_odd_boxes_are_lost_and_no_others() {
        for lost in ["1 1", "1 3", "3 1", "5 5", "999999999999999999 1"] {
            assert_eq!(judge(format!("{lost}\n"), b"0"), Ok(()), "{lost}");
        }
        for won in ["1 2", "2 1", "2 2", "4 7", "1000000000000000000 1"] {
            assert!(judge(format!("{won}\n"), b"0").is_err(), "{won}");
        }
        assert_eq!(judge("1 2\n", b"1 1 1"), Ok(()));
    }

    #[test]
    fn any_winning_move_is_right() {
        for answer in [&b"1 1 5"[..], b"1 3 3", b"1 5 1", b"1 1 3", b"1 3 1"] {
            assert_eq!(judge("6 4\n", answer), Ok(()));
        }
        // With m even and n odd only m can be divided to win.
        for (a, b) in [(1, 4), (2, 3), (3, 2), (4, 1)] {
            assert!(judge("6 5\n", format!("1 {a} {b}").as_bytes()).is_err());
        }
    }

    #[test]
    fn says_what_is_wrong_with_a_move() {
        for (answer, refusal) in [
            (&b"0"[..], "query 1: the answer is 0, but the position is won"),
            (b"1 0 6", "query 1: the boxes hold 0 and 6: each needs at least one counter"),
            (
                b"1 5 6",
                "query 1: 5 + 6 = 11, neither 6 nor 5: together the boxes hold what was in the one that isn't emptied",
            ),
            (
                b"1 2 4",
                "query 1: the move is legal, but it leaves the opponent a won position: the first box holds 2, an even number, and can be divided into two odd parts",
            ),
            (
                b"1 3 2",
                "query 1: the move is legal, but it leaves the opponent a won position: the second box holds 2, an even number, and can be divided into two odd parts",
            ),
            (b"1 3", "query 1: the answer ends where b should be"),
        ] {
            assert_eq!(judge("6 5\n", answer), Err(refusal.into()));
        }
        assert_eq!(judge("3 5\n", b"1 1 2"), Err("query 1: the position is lost, no move wins".into()));
    }

    #[test]
    fn the_largest_boxes_can_be_added_in_64_bits() {
        let answer = b"1 1000000000000000000 1000000000000000000";
        assert!(judge("2 2\n", answer).unwrap_err().contains("= 2000000000000000000, neither 2 nor 2"));
    }

    /// The formula of the editorial for the Sprague–Grundy value, by the rule alone.
    #[test]
    fn the_value_counts_the_ones_at_the_end() {
        const MOST: usize = 100;
        let mut parts: Vec<u64> = Vec::new();
        let mut options: Vec<Vec<u64>> = vec![Vec::new(); MOST + 1];
        let value =
            |options: &[Vec<u64>], m: usize, n: usize| mex(options[m].iter().chain(&options[n]).copied());
        for m in 1..=MOST {
            parts.clear();
            parts.extend((1..m).map(|part| value(&options, part, m - part)));
            options[m].clone_from(&parts);
        }
        for m in 1..=MOST {
            for n in 1..=MOST {
                let boxes = Boxes { m: m as u64, n: n as u64 };
                assert_eq!(solution::value(boxes), value(&options, m, n), "{boxes:?}");
            }
        }
    }

    /// The facts of the worked example.
    #[test]
    fn the_worked_example_of_the_editorial() {
        let right = |query: &str| {
            let pairs = (0..9).flat_map(|a| (0..9).map(move |b| (a, b)));
            let accepted = |&(a, b): &(u64, u64)| judge(query, format!("1 {a} {b}").as_bytes()).is_ok();
            pairs.filter(accepted).collect::<Vec<_>>()
        };
        assert_eq!(right("7 6\n"), [(1, 5), (3, 3), (5, 1)]);
        assert_eq!(right("5 3\n"), []);
        let sum = [(6, 3), (2, 5)].map(|(m, n)| solution::value(Boxes { m, n }));
        assert_eq!(sum, [3, 1]);
        let left = [(1, 5), (2, 4), (3, 3)].map(|(m, n)| solution::value(Boxes { m, n }));
        assert_eq!(left, [0, 2, 0]);
    }
}
