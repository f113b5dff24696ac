//! Wythoff's game: take any number from one of two piles, or the same number from both; normal or misère.

use checkers::{Bound, E18, ReadError, Reader, Refusal, Tokens, Writer, say};
use solutions::wythoff::Rule;

use crate::shared::{play, reply, two_piles::TwoPiles};
use exercise::{
    Exercise, Fact, Outcomes,
    coverage::{self, Feature},
    picture::Picture,
    play::AnyGame,
};

mod brute;
mod checker;
mod facts;
#[cfg(test)]
mod further;
#[cfg(test)]
mod game;
mod generator;
mod pictures;
mod solution;

pub struct Wythoff;

/// One line of the input.
pub type Query = TwoPiles;

/// What a winning move leaves of the first and of the second pile, or nothing if the position is lost.
pub type Reply = Option<(u64, u64)>;

const LINES: Bound = Bound::lines(1, 100_000);
const RULE: Bound = Bound::new("t", 0, 1);
const FIRST: Bound = Bound::new("a", 0, E18);
const SECOND: Bound = Bound::new("b", 0, E18);

impl Exercise for Wythoff {
    type Input = Vec<Query>;
    type Answer = Vec<Reply>;

    const FOLDER: &'static str = "wythoff";
    const BOUNDS: &'static [Bound] = &[LINES, RULE, FIRST, SECOND];
    const FEATURES: &'static [Feature] =
        &[Feature::Lengths { name: coverage::NUMBERS, least: 0, most: 60, except: &[] }];

    fn read(reader: &mut Reader) -> Result<Vec<Query>, ReadError> {
        reader.lines(&LINES, |reader| {
            let start = reader.mark();
            let rule = if reader.integer::<u8>(&RULE)? == 0 { Rule::Normal } else { Rule::Misere };
            reader.space()?;
            let a = reader.integer(&FIRST)?;
            reader.space()?;
            let b = reader.integer(&SECOND)?;
            if rule == Rule::Misere && (a, b) == (0, 0) {
                let message = say!(
                    vi "ván chơi theo luật misère đã kết thúc: cả hai đống đều rỗng",
                    en "a misère game that is over: both piles are empty",
                );
                return Err(reader.error(start, message));
            }
            Ok(Query { rule, a, b })
        })
    }

    fn write(queries: &Vec<Query>, out: &mut Writer) {
        for Query { rule, a, b } in queries {
            out.value(u8::from(*rule == Rule::Misere)).value(a).value(b).end_line();
        }
    }

    fn read_answer(queries: &Vec<Query>, tokens: &mut Tokens) -> Result<Vec<Reply>, Refusal> {
        reply::read_each(queries, tokens, |_, tokens| {
            Ok((tokens.integer("a'", 0..=FIRST.max)?, tokens.integer("b'", 0..=SECOND.max)?))
        })
    }

    fn write_answer(replies: &Vec<Reply>, out: &mut Writer) {
        for one in replies {
            reply::write(one, out, |(left, right), out| {
                out.value(left).value(right);
            });
        }
    }

    fn outcomes(replies: &Vec<Reply>) -> Option<Outcomes> {
        reply::outcomes(replies)
    }

    fn game() -> Option<&'static dyn AnyGame> {
        Some(&play::two_piles::GAME)
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
    use solutions::wythoff::{lower, partner};

    use super::*;
    use exercise::testing;

    fn judge(input: impl AsRef<[u8]>, answer: &[u8]) -> Result<(), String> {
        testing::judge::<Wythoff>(input, answer)
    }

    #[test]
    fn the_first_cold_positions_of_both_rules_in_either_order() {
        for cold in ["0 0 0", "0 1 2", "0 2 1", "0 3 5", "0 7 4", "1 0 1", "1 1 0", "1 2 2", "1 3 5", "1 7 4"] {
            assert_eq!(judge(format!("{cold}\n"), b"0"), Ok(()), "{cold}");
        }
        for won in ["0 0 1", "0 1 0", "0 2 2", "1 1 2", "1 2 1", "1 1 1", "1 0 2"] {
            assert!(judge(format!("{won}\n"), b"0").is_err(), "{won}");
        }
    }

    #[test]
    fn any_winning_move_is_right() {
        for answer in [&b"1 3 5"[..], b"1 7 4"] {
            assert_eq!(judge(b"0 8 5\n", answer), Ok(()));
        }
    }

    #[test]
    fn the_last_cold_position_within_the_limit() {
        // k = 381966011250105152: ⌊kφ⌋ = 618033988749894848, and the larger pile is 10^18 itself.
        assert_eq!(judge(b"0 618033988749894848 1000000000000000000\n", b"0"), Ok(()));
        assert!(judge(b"0 618033988749894848 999999999999999999\n", b"0").is_err());
    }

    #[test]
    fn says_what_is_wrong_with_a_move() {
        for (answer, refusal) in [
            (&b"0"[..], "query 1: the answer is 0, but the position is won"),
            (b"1 9 5", "query 1: the first pile grows from 8 to 9"),
            (b"1 8 6", "query 1: the second pile grows from 5 to 6"),
            (b"1 8 5", "query 1: nothing is taken"),
            (
                b"1 5 3",
                "query 1: 3 are taken from the first pile and 2 from the second: from both piles a move takes the same number",
            ),
            (b"1 5 5", "query 1: the move is legal, but it leaves the opponent a won position: 5 5"),
            (b"1 3", "query 1: the answer ends where b' should be"),
            (b"1 -1 5", "query 1 (line 1, column 3): a' = -1 is not in [0, 1000000000000000000]"),
        ] {
            assert_eq!(judge(b"0 8 5\n", answer), Err(refusal.into()));
        }
        assert_eq!(judge(b"1 2 2\n", b"1 0 0"), Err("query 1: the position is lost, no move wins".into()));
    }

    #[test]
    fn the_reader_refuses_a_misere_game_that_is_over() {
        let read = testing::read::<Wythoff>;
        assert_eq!(read("0 0 0\n"), Ok(()));
        assert_eq!(
            read("1 0 1\n1 0 0\n"),
            Err("line 2, column 1: query 2: a misère game that is over: both piles are empty".into())
        );
    }

    /// (8, 5) in normal play and (4, 4), (6, 5) in misère play.
    #[test]
    fn the_worked_example_of_the_editorial() {
        assert_eq!((lower(3), lower(6) - 6, lower(2)), (4, 3, 3));
        assert_eq!((partner(Rule::Normal, 5), partner(Rule::Normal, 8)), (3, 13));
        let right = |query: &str| {
            let pairs = (0..9).flat_map(|a| (0..9).map(move |b| (a, b)));
            let accepted = |&(a, b): &(u64, u64)| judge(query, format!("1 {a} {b}").as_bytes()).is_ok();
            pairs.filter(accepted).collect::<Vec<_>>()
        };
        assert_eq!(right("0 8 5\n"), [(3, 5), (7, 4)]);
        assert_eq!(right("1 4 4\n"), [(2, 2)]);
        assert_eq!(right("1 6 5\n"), [(1, 0), (3, 5)]);
    }

    /// The claims about floating-point numbers: where they fail near 10^18, at numbers that nobody chose.
    #[test]
    fn floating_point_numbers_fail_at_ordinary_numbers_too() {
        let near_the_end = 600_000_000_000_000_000..600_000_000_000_001_000u64;
        for way in [facts::in_doubles, facts::in_long_doubles] {
            assert!(near_the_end.clone().any(|k| way(k) != lower(k)));
            assert!((0..100_000).all(|k| way(k) == lower(k)));
        }
    }

    #[test]
    fn five_squares_of_the_largest_pile_fit_128_bits() {
        assert!(5u128.checked_mul(u128::pow(FIRST.max as u128 + 1, 2)).is_some());
        assert!(5u64.checked_mul(u64::pow(2_000_000_000, 2)).is_none());
    }
}
