//! 9.8 Moore's Nim: a move lowers at least one and at most `k` piles; whoever cannot move loses.

use checkers::{Bound, E18, Name, ReadError, Reader, Refusal, Sentence, Tokens, Writer, say};

use crate::shared::reply;
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

pub struct MooreNim;

/// One line of the input: the piles, and how many of them a move may lower.
#[derive(Clone, Debug, PartialEq, Eq, Hash)]
pub struct Query {
    pub k: usize,
    pub piles: Vec<u64>,
}

/// The piles after a winning move, or nothing if the position is lost.
pub type Reply = Option<Vec<u64>>;

const LINES: Bound = Bound::lines(1, 1000);
const K: Bound = Bound::new("k", 1, 200_000);
const PILE: Bound = Bound::new("x", 1, E18).shown("x_i");
const TOTAL: Bound = Bound::named(Name::new("tổng số đống", "total"), 1, 200_000);

impl Query {
    /// The rule: whether the piles `after` can be reached in one move, and if not, why.
    pub fn allows(&self, after: &[u64]) -> Result<(), Sentence> {
        let mut lowered = 0;
        for (index, (&before, &after)) in self.piles.iter().zip(after).enumerate() {
            if after > before {
                return Err(say!(
                    vi "đống {pile} tăng từ {before} lên {after} quân",
                    en "pile {pile} grows from {before} to {after}",
                    pile = index + 1,
                ));
            }
            lowered += usize::from(after < before);
        }
        match lowered {
            0 => Err(say!(vi "không đống nào bị lấy quân", en "no pile is lowered")),
            _ if lowered > self.k => Err(say!(
                vi "lấy quân ở {lowered} đống, nhưng mỗi nước chỉ được lấy ở nhiều nhất k = {k} đống",
                en "{lowered} piles are lowered, a move lowers at most k = {k}",
                k = self.k,
            )),
            _ => Ok(()),
        }
    }
}

/// Whoever reads lines into a buffer has to know how long they are.
const LONGEST_LINE: &str = "a line that is as long as lines can be, but for a hundredth";

/// Numbers of 19 digits, each with what ends it.
fn is_about_the_longest(query: &Query) -> bool {
    let length = |pile: &u64| pile.checked_ilog10().unwrap_or(0) as usize + 2;
    query.piles.iter().map(length).sum::<usize>() >= TOTAL.max as usize * length(&(PILE.max as u64)) / 100 * 99
}

impl Exercise for MooreNim {
    type Input = Vec<Query>;
    type Answer = Vec<Reply>;

    const FOLDER: &'static str = "bai9_08_moore_nim";
    const BOUNDS: &'static [Bound] = &[LINES, K, PILE, TOTAL];
    const FEATURES: &'static [Feature] = &[
        Feature::Lengths { name: coverage::NUMBERS, least: 0, most: 60, except: &[] },
        Feature::Kind(LONGEST_LINE),
    ];

    fn read(reader: &mut Reader) -> Result<Vec<Query>, ReadError> {
        let mut total = 0;
        let queries = reader.lines(&LINES, |reader| {
            let start = reader.mark();
            let k = reader.integer(&K)?;
            reader.space()?;
            let piles: Vec<u64> = reader.integers_to_line_end(&PILE)?;
            if k > piles.len() {
                let message = say!(
                    vi "k = {k} lớn hơn số đống là {piles}",
                    en "k = {k} is more than the {piles} piles",
                    piles = piles.len(),
                );
                return Err(reader.error(start, message));
            }
            total += piles.len();
            if total > TOTAL.max as usize {
                let message = say!(
                    vi "tổng số đống vượt quá {most}",
                    en "more than {most} piles in all",
                    most = TOTAL.max,
                );
                return Err(reader.error(start, message));
            }
            Ok(Query { k, piles })
        })?;
        reader.count(&TOTAL, total, reader.mark())?;
        Ok(queries)
    }

    fn write(queries: &Vec<Query>, out: &mut Writer) {
        for Query { k, piles } in queries {
            out.value(k).values(piles).end_line();
        }
    }

    fn read_answer(queries: &Vec<Query>, tokens: &mut Tokens) -> Result<Vec<Reply>, Refusal> {
        reply::read_each(queries, tokens, |query, tokens| {
            tokens.integers(query.piles.len(), |pile| format!("y{pile}"), 0..=PILE.max)
        })
    }

    fn write_answer(replies: &Vec<Reply>, out: &mut Writer) {
        for one in replies {
            reply::write(one, out, |piles, out| {
                out.integers(piles);
            });
        }
    }

    fn cover(queries: &Vec<Query>, replies: &Vec<Reply>, coverage: &mut Coverage) {
        for reply in replies {
            coverage.number(coverage::NUMBERS, reply.is_some().into());
            reply.iter().flatten().for_each(|&pile| coverage.number(coverage::NUMBERS, pile.into()));
        }
        if queries.iter().any(is_about_the_longest) {
            coverage.kind(LONGEST_LINE);
        }
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

    fn promises() -> Vec<Promise<Self::Input>> {
        vec![Promise { name: "at_most_four_piles", keeps: |queries| at_most_four_piles(queries) }]
    }
}

/// What the group `small` promises besides maxima.
fn at_most_four_piles(queries: &[Query]) -> Result<(), Sentence> {
    match queries.iter().enumerate().find(|(_, query)| query.piles.len() > 4) {
        None => Ok(()),
        Some((index, query)) => Err(say!(
            vi "câu hỏi {number} có {piles} đống, nhiều nhất là 4",
            en "query {number} has {piles} piles, and at most 4 are allowed",
            number = index + 1,
            piles = query.piles.len(),
        )),
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use exercise::testing;

    fn judge(input: &str, answer: &[u8]) -> Result<(), String> {
        testing::judge::<MooreNim>(input, answer)
    }

    #[test]
    fn any_winning_move_is_right() {
        // Columns of 3, 4, 5 with k = 2: sums 2, 1, 2 from the top. 3 piles to (3, 3, 3), (2, 2, 2)…, or less.
        for answer in [&b"1 3 3 3"[..], b"1 0 0 0"] {
            assert!(judge("2 3 4 5\n", answer).is_err() == (answer == b"1 0 0 0"));
        }
        for answer in [&b"1 1 4 5"[..], b"1\n001\t4 5\r\n"] {
            assert_eq!(judge("1 3 4 5\n", answer), Ok(()));
        }
    }

    #[test]
    fn refuses_a_move_that_lowers_more_than_k_piles() {
        assert_eq!(
            judge("2 1 2 3 4\n", b"1 0 0 0 0"),
            Err("query 1: 4 piles are lowered, a move lowers at most k = 2".into())
        );
    }

    #[test]
    fn says_what_is_wrong_with_a_move() {
        for (answer, refusal) in [
            (&b"1 4 4 5"[..], "query 1: pile 1 grows from 3 to 4"),
            (b"1 3 4 5", "query 1: no pile is lowered"),
            (
                b"1 2 4 5",
                "query 1: the move is legal, but it leaves the opponent a won position: in the column of digit 2^0 there are 1 ones, no multiple of k + 1 = 2",
            ),
            (b"0", "query 1: the answer is 0, but the position is won"),
            (b"2 1 4 5", "query 1 (line 1, column 1): the outcome = 2 is not in [0, 1]"),
            (b"1 1 4", "query 1: the answer ends where y3 should be"),
            (b"1 1 4 5 6", "line 1, column 9: the answer should end here, found \"6\""),
            (b"1 1 -4 5", "query 1 (line 1, column 5): y2 = -4 is not in [0, 1000000000000000000]"),
        ] {
            assert_eq!(judge("1 3 4 5\n", answer), Err(refusal.into()));
        }
        assert_eq!(
            judge("3 7 7 7 7\n", b"1 6 7 7 7"),
            Err("query 1: the position is lost, no move wins".into())
        );
    }

    #[test]
    fn the_reader_enforces_what_the_statement_says_of_several_values() {
        let read = testing::read::<MooreNim>;
        assert_eq!(read("3 1 1\n"), Err("line 1, column 1: query 1: k = 3 is more than the 2 piles".into()));
        let line = format!("1{}\n", " 1".repeat(100_001));
        let many = line.repeat(2);
        assert_eq!(read(&many), Err("line 2, column 1: query 2: more than 200000 piles in all".into()));
    }

    #[test]
    fn the_worked_example_of_the_editorial() {
        assert_eq!(testing::answer::<MooreNim>("2 9 5 1\n"), "1 1 1 1\n");
    }

    #[test]
    fn the_lines_on_which_the_mistakes_of_the_editorial_fail() {
        assert_eq!(judge("2 1 1\n", b"1 0 0"), Ok(()));
        assert_eq!(testing::answer::<MooreNim>("1 2 1\n"), "1 1 1\n");
        assert_eq!(
            judge("1 2 1\n", b"1 0 0"),
            Err("query 1: 2 piles are lowered, a move lowers at most k = 1".into())
        );
        assert!((1i128 << 59..1 << 60).contains(&PILE.max), "60 columns");
    }
}
