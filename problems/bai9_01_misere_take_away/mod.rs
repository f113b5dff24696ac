//! 9.1 Misère take-away: a move takes 1 to `M` counters, and whoever takes the last one loses.

use std::fmt::Write;

use checkers::{Bound, E18, ReadError, Reader, Refusal, Tokens};
use generators::Dice;

use crate::{
    exercise::{Exercise, Oracle, Outcomes, Recipe},
    shared::take::{self, Reply},
};

mod brute;
mod checker;
mod generator;
mod solution;

pub struct MisereTakeAway;

/// One line of the input: the counters on the table, and how many of them a move may take.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Query {
    pub counters: u64,
    pub most: u64,
}

const LINES: Bound = Bound::new("lines", 1, 100_000);
const COUNTERS: Bound = Bound::new("C", 1, E18);
const MOST: Bound = Bound::new("M", 1, E18);

impl Query {
    /// The rule: whether a move may take so many counters, and if not, why.
    fn allows(&self, take: u64) -> Result<(), String> {
        let Query { counters, most } = self;
        match take {
            0 => Err("x = 0, but a move takes at least one counter".into()),
            _ if take > *most => Err(format!("x = {take} is more than M = {most}, the most a move may take")),
            _ if take > *counters => Err(format!("x = {take} is more than the {counters} counters there are")),
            _ => Ok(()),
        }
    }
}

impl Exercise for MisereTakeAway {
    type Input = Vec<Query>;
    type Answer = Vec<Reply>;

    const FOLDER: &'static str = "bai9_01_misere_take_away";
    const BOUNDS: &'static [Bound] = &[LINES, COUNTERS, MOST];
    const RECIPES: &'static [Recipe<Vec<Query>>] = generator::RECIPES;

    fn read(reader: &mut Reader) -> Result<Vec<Query>, ReadError> {
        reader.lines(&LINES, |reader| {
            let counters = reader.integer(&COUNTERS)?;
            reader.space()?;
            let place = reader.mark();
            let most = reader.integer(&MOST)?;
            if most > counters {
                return Err(reader.error(place, format!("M = {most} is more than C = {counters}")));
            }
            Ok(Query { counters, most })
        })
    }

    fn write(queries: &Vec<Query>, out: &mut String) {
        for Query { counters, most } in queries {
            let _ = writeln!(out, "{counters} {most}");
        }
    }

    fn read_answer(queries: &Vec<Query>, tokens: &mut Tokens) -> Result<Vec<Reply>, Refusal> {
        take::read(queries.len(), tokens)
    }

    fn write_answer(replies: &Vec<Reply>, out: &mut String) {
        take::write(replies, out);
    }

    fn solve(queries: &Vec<Query>) -> Vec<Reply> {
        queries.iter().map(solution::winning_take).collect()
    }

    fn oracle(queries: &Vec<Query>) -> Option<Oracle<'_, Vec<Reply>>> {
        brute::oracle(queries)
    }

    fn check(queries: &Vec<Query>, replies: &Vec<Reply>, _: &Vec<Reply>) -> Result<(), Refusal> {
        checker::check(queries, replies)
    }

    fn small(dice: &mut Dice) -> Vec<Query> {
        generator::small(dice)
    }

    fn rivals(queries: &Vec<Query>) -> Vec<Vec<Reply>> {
        if let [query] = queries[..] { take::every_reply(query.counters) } else { Vec::new() }
    }

    fn outcomes(replies: &Vec<Reply>) -> Option<Outcomes> {
        Some(take::outcomes(replies))
    }
}

#[cfg(test)]
mod tests {
    use crate::find;

    fn judge(input: &[u8], answer: &[u8]) -> Result<(), String> {
        let case = find("9.1").unwrap().read(input).map_err(|error| error.to_string())?;
        case.check(answer).map_err(|refusal| refusal.to_string())
    }

    fn solve(input: &str) -> String {
        String::from_utf8(find("9.1").unwrap().read(input.as_bytes()).unwrap().answer()).unwrap()
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
        let error = find("9.1").unwrap().read(b"5 5\n5 6\n").map(|_| ()).unwrap_err();
        assert_eq!(error.to_string(), "line 2, column 3: query 2: M = 6 is more than C = 5");
    }
}
