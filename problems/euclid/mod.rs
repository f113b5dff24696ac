//! Euclid's game: a sum of pairs; a move takes a positive multiple of the smaller number of a pair from the larger;
//! normal or misère.

use checkers::{Bound, E18, ReadError, Reader, Refusal, Sentence, Tokens, Writer, say};
use solutions::{
    Rule,
    euclid::{Pair, is_finished, is_simple, played, value},
};

use crate::shared::{misere, reply};
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
pub struct Euclid;

/// What an input asks about.
#[derive(Clone, Debug, PartialEq, Eq, Hash)]
pub struct Position {
    /// Who wins.
    pub rule: Rule,
    /// The pairs; none is (0, 0).
    pub pairs: Vec<Pair>,
}

/// A move.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Step {
    /// The index of a pair, from 0; files count from 1.
    pub pair: usize,
    /// How many times its smaller number is taken from the larger.
    pub times: u64,
}

/// A winning move, or nothing if the position is lost.
pub type Reply = Option<Step>;

const RULE: Bound = Bound::new("t", 0, 1);
const N: Bound = Bound::new("n", 1, 100_000);
const FIRST: Bound = Bound::new("a", 0, E18);
const SECOND: Bound = Bound::new("b", 0, E18);

impl Position {
    /// Whether no move is left.
    pub fn is_over(&self) -> bool {
        self.pairs.iter().all(|&pair| is_finished(pair))
    }

    /// The rule of a move, whoever wins in the end.
    pub fn allows(&self, Step { pair, times }: Step) -> Result<(), Sentence> {
        let (a, b) = self.pairs[pair];
        let (small, large, number) = (a.min(b), a.max(b), pair + 1);
        if small == 0 {
            return Err(say!(
                vi "cặp {number} là ({a}, {b}): có số 0 thì không đi được nữa",
                en "pair {number} is ({a}, {b}): a pair with a 0 is finished",
            ));
        }
        match large / small {
            _ if times == 0 => Err(say!(
                vi "k = 0: mỗi nước phải lấy ít nhất một lần số nhỏ",
                en "k = 0: a move takes the smaller number at least once",
            )),
            most if times > most => Err(say!(
                vi "{times} lần {small} nhiều hơn {large}, số lớn của cặp {number}",
                en "{times} times {small} is more than {large}, the larger number of pair {number}",
            )),
            _ => Ok(()),
        }
    }

    /// The position after a legal move.
    pub fn after(&self, Step { pair, times }: Step) -> Position {
        let mut after = self.clone();
        after.pairs[pair] = played(after.pairs[pair], times);
        after
    }
}

impl Exercise for Euclid {
    type Input = Position;
    type Answer = Reply;

    const FOLDER: &'static str = "euclid";
    const BOUNDS: &'static [Bound] = &[RULE, N, FIRST, SECOND];

    fn read(reader: &mut Reader) -> Result<Position, ReadError> {
        let rule = if reader.integer::<u8>(&RULE)? == 0 { Rule::Normal } else { Rule::Misere };
        reader.space()?;
        let n: usize = reader.integer(&N)?;
        reader.end_line()?;
        let mut start = reader.mark();
        let mut pairs = Vec::with_capacity(n);
        for _ in 0..n {
            start = reader.mark();
            let a = reader.integer(&FIRST)?;
            reader.space()?;
            let b = reader.integer(&SECOND)?;
            if (a, b) == (0, 0) {
                return Err(reader.error(start, say!(vi "cặp này là (0, 0)", en "this pair is (0, 0)")));
            }
            reader.end_line()?;
            pairs.push((a, b));
        }
        let position = Position { rule, pairs };
        if rule == Rule::Misere && position.is_over() {
            let message = say!(
                vi "ván chơi theo luật misère đã kết thúc: cặp nào cũng có số 0",
                en "a misère game that is over: every pair has a 0",
            );
            return Err(reader.error(start, message));
        }
        Ok(position)
    }

    fn write(Position { rule, pairs }: &Position, out: &mut Writer) {
        out.value(u8::from(*rule == Rule::Misere)).value(pairs.len()).end_line();
        for (a, b) in pairs {
            out.value(a).value(b).end_line();
        }
    }

    fn read_answer(position: &Position, tokens: &mut Tokens) -> Result<Reply, Refusal> {
        reply::read(tokens, |tokens| {
            let i: usize = tokens.integer("i", 1..=position.pairs.len() as i128)?;
            Ok(Step { pair: i - 1, times: tokens.integer("k", 0..=E18)? })
        })
    }

    fn write_answer(reply: &Reply, out: &mut Writer) {
        reply::write(reply, out, |Step { pair, times }, out| {
            out.value(pair + 1).value(times);
        });
    }

    const FEATURES: &'static [Feature] = &[
        Feature::Kind(coverage::FAR_FROM_THE_LEFT),
        Feature::Kind(coverage::FAR_FROM_THE_RIGHT),
        Feature::Lengths { name: coverage::NIM_SUM, least: 0, most: 60, except: &[] },
        Feature::Lengths { name: TIMES, least: 1, most: 60, except: &[] },
        Feature::Kind(LAST_OF_ITS_KIND),
        Feature::Kind(SMALL_VALUE),
        misere::FIRM_PARTS,
        misere::FAR_WITHOUT_FIRM_PARTS[0],
        misere::FAR_WITHOUT_FIRM_PARTS[1],
        Feature::Kind(SHORT_OF_A_MULTIPLE),
        Feature::Longest { text: Text::Line, bytes: 40 },
    ];

    fn cover(position: &Position, reply: &Reply, coverage: &mut Coverage) {
        let values: Vec<u64> = position.pairs.iter().map(|&pair| value(pair)).collect();
        let sum = values.iter().fold(0, |sum, value| sum ^ value);
        coverage.number(coverage::NIM_SUM, sum.into());
        if let Some(step) = reply {
            coverage.number(TIMES, step.times.into());
            coverage.places(values.iter().map(|value| value ^ sum < *value), 20_000);
        }
        if position.pairs.iter().any(|&pair| is_short_of_a_multiple(pair)) {
            coverage.kind(SHORT_OF_A_MULTIPLE);
        }
        if position.rule == Rule::Misere {
            let firm = position.pairs.iter().filter(|&&pair| !is_simple(pair)).count();
            misere::cover_firm_parts(firm, reply.is_none(), coverage);
            if firm == 0 && reply.is_some() {
                let wins: Vec<bool> = position.pairs.iter().map(|&pair| !is_finished(pair)).collect();
                misere::cover_fickle_parts(&wins, N.max as usize - 2, coverage);
            }
            let only_simple = |position: &Position| position.pairs.iter().all(|&pair| is_simple(pair));
            if !only_simple(position) && values.iter().all(|&value| value <= 1) {
                coverage.kind(SMALL_VALUE);
            }
            if !only_simple(position) && reply.is_some_and(|step| only_simple(&position.after(step))) {
                coverage.kind(LAST_OF_ITS_KIND);
            }
        }
    }

    fn outcomes(reply: &Reply) -> Option<Outcomes> {
        reply::outcomes(&[*reply])
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

/// Whether a quotient that is computed with fractions, and a little added, is one too large.
fn is_short_of_a_multiple((a, b): Pair) -> bool {
    let (small, large) = (a.min(b), a.max(b));
    let rest = large.checked_rem(small).unwrap_or(0);
    rest > 0 && u128::from(small - rest) * 1_000_000_000_000 <= u128::from(small)
}

/// The name under which the k of answers are counted.
const TIMES: &str = "k of a winning move";
const SHORT_OF_A_MULTIPLE: &str = "a pair whose larger number is so little short of a multiple of the smaller one that \
                                   a millionth of a millionth added to the quotient makes it the next integer";
const LAST_OF_ITS_KIND: &str =
    "a misère position in which the winning move leaves only pairs (0, n) and (n, n)";
const SMALL_VALUE: &str =
    "a misère position whose pairs are worth 0 or 1, not all of them of the form (0, n) or (n, n)";

#[cfg(test)]
mod tests {
    use super::*;
    use exercise::testing;

    fn judge(input: impl AsRef<[u8]>, answer: &[u8]) -> Result<(), String> {
        testing::judge::<Euclid>(input, answer)
    }

    #[test]
    fn a_single_pair_is_lost_below_the_golden_ratio_but_not_if_it_is_equal() {
        for lost in ["2 3", "3 2", "4 5", "0 7", "5 8"] {
            assert_eq!(judge(format!("0 1\n{lost}\n"), b"0"), Ok(()), "{lost}");
        }
        for won in ["4 4", "2 4", "3 5", "5 3"] {
            assert!(judge(format!("0 1\n{won}\n"), b"0").is_err(), "{won}");
        }
        // In misère play the equal pair alone is lost, and (2, 3) still is.
        for (pair, lost) in [("4 4", true), ("2 3", true), ("2 4", false), ("3 5", false)] {
            assert_eq!(judge(format!("1 1\n{pair}\n"), b"0").is_ok(), lost, "{pair}");
        }
    }

    #[test]
    fn a_value_of_0_or_1_does_not_make_a_pair_simple() {
        assert_eq!(judge("1 2\n2 3\n4 4\n", b"1 2 1"), Ok(()));
        assert!(judge("1 2\n2 3\n4 4\n", b"0").is_err());
        assert_eq!(judge("1 2\n3 5\n4 4\n", b"0"), Ok(()));
    }

    #[test]
    fn a_move_that_raises_a_value_may_win() {
        // g(2, 3) = 0 and g(1, 2) = 2: taking 2 from 3 makes the values equal, and so does finishing the other pair.
        assert_eq!(judge("0 2\n2 3\n1 2\n", b"1 1 1"), Ok(()));
        assert_eq!(judge("0 2\n2 3\n1 2\n", b"1 2 2"), Ok(()));
    }

    #[test]
    fn says_what_is_wrong_with_a_move() {
        for (answer, refusal) in [
            (&b"0"[..], "the answer is 0, but the position is won"),
            (b"1 2 1", "pair 2 is (0, 5): a pair with a 0 is finished"),
            (b"1 1 0", "k = 0: a move takes the smaller number at least once"),
            (b"1 1 4", "4 times 3 is more than 11, the larger number of pair 1"),
            (b"1 1 1", "the move is legal, but it leaves the opponent a won position: its value is 2, not 0"),
            (b"1 3 1", "line 1, column 3: i = 3 is not in [1, 2]"),
            (b"1 1", "the answer ends where k should be"),
        ] {
            assert_eq!(judge("0 2\n11 3\n0 5\n", answer), Err(refusal.into()));
        }
        assert_eq!(
            judge("1 2\n4 2\n3 3\n", b"1 1 1"),
            Err("the move is legal, but it leaves the opponent a won position: only pairs (0, n) and (n, n) are left, and the number of equal ones, 2, is even".into())
        );
        assert_eq!(judge("1 1\n3 3\n", b"1 1 1"), Err("the position is lost, no move wins".into()));
    }

    #[test]
    fn the_reader_refuses_what_is_no_pair_and_a_misere_game_that_is_over() {
        let read = testing::read::<Euclid>;
        assert_eq!(read("0 2\n0 1\n5 0\n"), Ok(()));
        assert_eq!(read("0 2\n1 1\n0 0\n"), Err("line 3, column 1: this pair is (0, 0)".into()));
        assert_eq!(
            read("1 2\n0 1\n5 0\n"),
            Err("line 3, column 1: a misère game that is over: every pair has a 0".into())
        );
    }

    /// The formula of the editorial, and what it adds where all quotients are equal.
    #[test]
    fn the_formula_with_a_floor_fails_only_for_equal_quotients() {
        for a in 1..=60u64 {
            for b in a..=200 {
                let (mut pair, mut quotients) = ((a, b), Vec::new());
                while pair.0 > 0 {
                    quotients.push(pair.1 / pair.0);
                    pair = (pair.1 % pair.0, pair.0);
                }
                let floor = (b * b - a * a) / (a * b);
                let equal = quotients.iter().all(|quotient| *quotient == quotients[0]);
                let expected = match (equal, quotients.len() % 2) {
                    (false, _) => floor,
                    (true, 1) => floor + 1,
                    _ => floor - 1,
                };
                assert_eq!(value((a, b)), expected, "{a} {b}");
            }
        }
    }

    #[test]
    fn the_worked_examples_of_the_editorial() {
        let chain = [(11, 30), (8, 11), (3, 8), (2, 3), (1, 2), (0, 1)];
        assert_eq!(chain.map(value), [2, 0, 2, 0, 2, 0]);
        assert_eq!([(7, 24), (3, 7), (1, 3)].map(value), [3, 1, 3]);
        let right = |input: &str| {
            let steps = (1..=2).flat_map(|i| (1..=4).map(move |k| (i, k)));
            let accepted = |&(i, k): &(i32, i32)| judge(input, format!("1 {i} {k}").as_bytes()).is_ok();
            steps.filter(accepted).collect::<Vec<_>>()
        };
        assert_eq!(right("0 2\n11 30\n7 24\n"), [(2, 1)]);
        assert_eq!(right("1 2\n11 30\n7 24\n"), [(2, 1)]);
        assert_eq!(right("1 2\n5 5\n2 4\n"), [(2, 2)]);
        assert_eq!(right("0 2\n5 5\n2 4\n"), [(2, 1)]);
    }
}
