//! 9.1 Misère take-away: a move takes 1 to `M` counters, and whoever takes the last one loses.

use checkers::{Bound, E18, ReadError, Reader, Refusal, Sentence, Tokens, Writer, say};

use crate::shared::{
    reply,
    take::{self, Reply},
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

pub struct MisereTakeAway;

/// One line of the input: the counters on the table, and how many of them a move may take.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub struct Query {
    pub counters: u64,
    pub most: u64,
}

const LINES: Bound = Bound::lines(1, 100_000);
const COUNTERS: Bound = Bound::new("C", 1, E18);
const MOST: Bound = Bound::new("M", 1, E18);

/// C - 1 modulo M + 1. The position is lost if it is 0.
const TAKE: &str = "remainder that is the winning move";

impl Query {
    /// The rule: whether a move may take so many counters, and if not, why.
    pub fn allows(&self, take: u64) -> Result<(), Sentence> {
        let Query { counters, most } = self;
        match take {
            0 => Err(say!(
                vi "x = 0, nhưng mỗi nước phải lấy ít nhất một quân",
                en "x = 0, but a move takes at least one counter",
            )),
            _ if take > *most => Err(say!(
                vi "x = {take} lớn hơn M = {most}, số quân nhiều nhất được lấy trong một nước",
                en "x = {take} is more than M = {most}, the most a move may take",
            )),
            _ if take > *counters => Err(say!(
                vi "x = {take} nhiều hơn {counters} quân đang có",
                en "x = {take} is more than the {counters} counters there are",
            )),
            _ => Ok(()),
        }
    }
}

impl Exercise for MisereTakeAway {
    type Input = Vec<Query>;
    type Answer = Vec<Reply>;

    const FOLDER: &'static str = "bai9_01_misere_take_away";
    const BOUNDS: &'static [Bound] = &[LINES, COUNTERS, MOST];
    const FEATURES: &'static [Feature] = &[
        Feature::Lengths { name: coverage::NUMBERS, least: 0, most: 60, except: &[] },
        Feature::Decides { name: TAKE, digits: 60 },
    ];

    fn cover(_: &Vec<Query>, replies: &Vec<Reply>, coverage: &mut Coverage) {
        for reply in replies {
            coverage.number(coverage::NUMBERS, reply.is_some().into());
            if let Some(take) = *reply {
                coverage.number(coverage::NUMBERS, take.into());
                coverage.decides(TAKE, take.into());
            }
        }
    }

    fn read(reader: &mut Reader) -> Result<Vec<Query>, ReadError> {
        reader.lines(&LINES, |reader| {
            let counters = reader.integer(&COUNTERS)?;
            reader.space()?;
            let place = reader.mark();
            let most = reader.integer(&MOST)?;
            if most > counters {
                let message = say!(
                    vi "M = {most} lớn hơn C = {counters}",
                    en "M = {most} is more than C = {counters}",
                );
                return Err(reader.error(place, message));
            }
            Ok(Query { counters, most })
        })
    }

    fn write(queries: &Vec<Query>, out: &mut Writer) {
        out.rows(queries.iter().map(|query| [query.counters, query.most]));
    }

    fn read_answer(queries: &Vec<Query>, tokens: &mut Tokens) -> Result<Vec<Reply>, Refusal> {
        take::read(queries, tokens)
    }

    fn write_answer(replies: &Vec<Reply>, out: &mut Writer) {
        take::write(replies, out);
    }

    fn outcomes(replies: &Vec<Reply>) -> Option<Outcomes> {
        reply::outcomes(replies)
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
        testing::judge::<MisereTakeAway>(input, answer)
    }

    fn solve(input: &str) -> String {
        testing::answer::<MisereTakeAway>(input)
    }

    #[test]
    fn lost_positions_leave_one_counter_after_whole_rounds_of_m_plus_1() {
        assert_eq!(solve("1 1\n4 1\n5 1\n4 3\n5 3\n6 3\n9 3\n"), "0\n1 1\n0\n1 3\n0\n1 1\n0\n");
    }

    #[test]
    fn the_single_counter_is_lost() {
        assert_eq!(judge(b"1 1\n", b"0"), Ok(()));
        assert_eq!(judge(b"1 1\n", b"1 1"), Err("query 1: the position is lost, no move wins".into()));
    }

    #[test]
    fn m_plus_1_does_not_overflow_at_the_ends_of_word_sizes() {
        for m in [(1u64 << 31) - 1, (1 << 32) - 1, 999_999_999_999_999_999] {
            assert_eq!(solve(&format!("{} {m}\n", m + 1)), format!("1 {m}\n"));
        }
        assert_eq!(solve("4294967297 4294967295\n4294967298 4294967295\n"), "0\n1 1\n");
        assert_eq!(solve("1000000000000000000 1000000000000000000\n"), "1 999999999999999999\n");
    }

    #[test]
    fn says_what_is_wrong_with_a_move() {
        for (answer, refusal) in [
            (&b"0"[..], "query 1: the answer is 0, but the position is won"),
            (b"1 8", "query 1: x = 8 is more than M = 7, the most a move may take"),
            (b"1 7", "query 1: the move takes the last counter, and whoever takes it loses"),
            (
                b"1 2",
                "query 1: the move is legal, but it leaves the opponent a won position: \
                 5 counters, and 5 mod (M + 1) is 5, not 1",
            ),
            (b"1 6 0", "line 1, column 5: the answer should end here, found \"0\""),
        ] {
            assert_eq!(judge(b"7 7\n", answer), Err(refusal.into()));
        }
        assert_eq!(judge(b"7 7\n", b"1 6"), Ok(()));
    }

    #[test]
    fn the_reader_refuses_m_above_c() {
        let error = testing::read::<MisereTakeAway>("5 5\n5 6\n").unwrap_err();
        assert_eq!(error, "line 2, column 3: query 2: M = 6 is more than C = 5");
    }

    #[test]
    fn the_worked_example_of_the_editorial() {
        assert_eq!(solve("10 3\n9 3\n5 3\n1 1\n"), "1 1\n0\n0\n0\n");
    }

    #[test]
    fn the_smallest_inputs_on_which_the_mistakes_of_the_editorial_fail() {
        let normal_play = |counters: u64, most: u64| counters % (most + 1);
        assert_eq!((normal_play(1, 1), solve("1 1\n").as_str()), (1, "0\n"));
        let remainder_minus_one = |counters: i64, most: i64| counters % (most + 1) - 1;
        assert_eq!((remainder_minus_one(2, 1), solve("2 1\n").as_str()), (-1, "1 1\n"));
    }
}
