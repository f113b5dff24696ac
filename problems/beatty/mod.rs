//! Beatty's sequences for the root of an integer: in which of the two a number is, and in which place.

use checkers::{Bound, E18, Name, ReadError, Reader, Refusal, Tokens, Writer, say, sentence::QUERY};
use solutions::beatty::{Sequence, times_root};

use exercise::{
    Exercise, Fact,
    coverage::{Coverage, Feature, Text},
    picture::Picture,
};

mod brute;
mod checker;
mod facts;
#[cfg(test)]
mod further;
mod generator;
mod pictures;
mod solution;

/// The exercise.
pub struct Beatty;

/// One line of the input: which place the number `m` has in the sequences of `√d`.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub struct Query {
    pub d: u64,
    pub m: u64,
}

/// A sequence and a place in it, from 1.
pub type Place = (Sequence, u64);

const LINES: Bound = Bound::lines(1, 100_000);
const RADICAND: Bound = Bound::new("d", 2, 999_999);
const NUMBER: Bound = Bound::new("m", 1, E18);

/// What messages call the first number of a line of the answer.
const SEQUENCE: Name = Name::new("số thứ tự của dãy", "the number of the sequence");

const PLACE_IN_FIRST: &str = "place in the first sequence";
const PLACE_IN_SECOND: &str = "place in the second sequence";
/// Numbers that come before the first multiple of the root.
const BEFORE_THE_ROOT: &str = "a number below the root, before which the first sequence has no term";
/// A count of terms that is 0 in 32 bits, and only there.
const ZERO_IN_32_BITS: &str = "a number of the first sequence whose place is a multiple of 2^32";
/// A difference that is 0 in 8 bits, and only there.
const ZERO_IN_8_BITS: &str = "a number that is a multiple of 256 above the last term of the first sequence";

/// Whether a number is a square.
fn is_square(d: u64) -> bool {
    d.isqrt().pow(2) == d
}

impl Exercise for Beatty {
    type Input = Vec<Query>;
    type Answer = Vec<Place>;

    const FOLDER: &'static str = "beatty";
    const BOUNDS: &'static [Bound] = &[LINES, RADICAND, NUMBER];
    const FEATURES: &'static [Feature] = &[
        Feature::Lengths { name: PLACE_IN_FIRST, least: 1, most: 60, except: &[] },
        Feature::Lengths { name: PLACE_IN_SECOND, least: 1, most: 60, except: &[] },
        Feature::Kind(BEFORE_THE_ROOT),
        Feature::Kind(ZERO_IN_32_BITS),
        Feature::Kind(ZERO_IN_8_BITS),
        Feature::Longest { text: Text::Input, bytes: 2_700_000 },
        Feature::Longest { text: Text::Line, bytes: 27 },
    ];

    fn read(reader: &mut Reader) -> Result<Vec<Query>, ReadError> {
        reader.lines(&LINES, |reader| {
            let start = reader.mark();
            let d = reader.integer(&RADICAND)?;
            if is_square(d) {
                let message = say!(vi "d = {d} là số chính phương", en "d = {d} is a square");
                return Err(reader.error(start, message));
            }
            reader.space()?;
            Ok(Query { d, m: reader.integer(&NUMBER)? })
        })
    }

    fn write(queries: &Vec<Query>, out: &mut Writer) {
        out.rows(queries.iter().map(|query| [query.d, query.m]));
    }

    fn read_answer(queries: &Vec<Query>, tokens: &mut Tokens) -> Result<Vec<Place>, Refusal> {
        tokens.lines(QUERY, queries, |tokens, _| {
            let sequence = match tokens.integer::<u8>(SEQUENCE, 1..=2)? {
                1 => Sequence::First,
                _ => Sequence::Second,
            };
            Ok((sequence, tokens.integer("k", 1..=NUMBER.max)?))
        })
    }

    fn write_answer(places: &Vec<Place>, out: &mut Writer) {
        out.rows(places.iter().map(|&(sequence, k)| [number_of(sequence), k]));
    }

    fn cover(queries: &Vec<Query>, places: &Vec<Place>, coverage: &mut Coverage) {
        for (query, &(sequence, k)) in queries.iter().zip(places) {
            match sequence {
                Sequence::First => {
                    coverage.number(PLACE_IN_FIRST, k.into());
                    if k.is_multiple_of(1 << 32) {
                        coverage.kind(ZERO_IN_32_BITS);
                    }
                }
                Sequence::Second => {
                    coverage.number(PLACE_IN_SECOND, k.into());
                    let before = query.m - k;
                    if before == 0 {
                        coverage.kind(BEFORE_THE_ROOT);
                    } else if (query.m - times_root(before, query.d)).is_multiple_of(256) {
                        coverage.kind(ZERO_IN_8_BITS);
                    }
                }
            }
        }
    }

    fn facts() -> Vec<Fact> {
        facts::facts()
    }

    fn pictures() -> Vec<Picture> {
        pictures::pictures()
    }
}

/// What files call a sequence.
fn number_of(sequence: Sequence) -> u64 {
    match sequence {
        Sequence::First => 1,
        Sequence::Second => 2,
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use exercise::testing;

    fn judge(input: &str, answer: &str) -> Result<(), String> {
        testing::judge::<Beatty>(input, answer)
    }

    #[test]
    fn the_first_ten_numbers_for_the_root_of_two() {
        let input: String = (1..=10).map(|m| format!("2 {m}\n")).collect();
        assert_eq!(testing::answer::<Beatty>(&input), "1 1\n1 2\n2 1\n1 3\n1 4\n2 2\n1 5\n1 6\n1 7\n2 3\n");
    }

    #[test]
    fn says_what_a_wrong_place_holds() {
        for (answer, refusal) in [
            ("1 5", "query 1: term 5 of the first sequence is 7, not 8"),
            ("2 2", "query 1: term 2 of the second sequence is 6, not 8"),
            (
                "1 1000000000000000000",
                "query 1: term 1000000000000000000 of the first sequence is 1414213562373095048, not 8",
            ),
            ("3 1", "query 1 (line 1, column 1): the number of the sequence = 3 is not in [1, 2]"),
            ("0", "query 1 (line 1, column 1): the number of the sequence = 0 is not in [1, 2]"),
            ("1 0", "query 1 (line 1, column 3): k = 0 is not in [1, 1000000000000000000]"),
            ("1", "query 1: the answer ends where k should be"),
        ] {
            assert_eq!(judge("2 8\n", answer), Err(refusal.into()));
        }
        assert_eq!(judge("2 8\n", "1 6"), Ok(()));
        assert_eq!(
            judge("999999 8\n", "1 900000000000000000"),
            Err("query 1: term 900000000000000000 of the first sequence is greater than 10^18, not 8".into())
        );
    }

    #[test]
    fn a_number_below_the_root_is_in_the_second_sequence() {
        assert_eq!(testing::answer::<Beatty>("999999 998\n999999 999\n999999 1\n"), "2 998\n1 1\n2 1\n");
    }

    #[test]
    fn the_reader_refuses_squares() {
        let read = testing::read::<Beatty>;
        assert_eq!(read("2 1\n3 1\n"), Ok(()));
        assert_eq!(read("2 1\n4 1\n"), Err("line 2, column 1: query 2: d = 4 is a square".into()));
    }
}
