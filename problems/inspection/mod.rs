//! Inspection games: how to play the first of n stages, k of which are watched.

use checkers::{Bound, ReadError, Reader, Refusal, Sentence, Tokens, Writer, matrix_game::Solution, say};
use dashu_ratio::RBig;
use solutions::inspection::Values;

use crate::shared::{laboratory::only, linked_games::spell, matrix_games::read_solutions};
use exercise::{Exercise, Fact, laboratory::Laboratory, picture::Picture};

mod brute;
mod checker;
mod facts;
mod generator;
mod pictures;
mod solution;

pub struct Inspection;

/// One line of the input.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Query {
    /// Whether the second player need not act.
    free: bool,
    /// The stages.
    n: usize,
    /// How many of them the first player watches.
    k: usize,
}

impl Query {
    /// The matrix of the first stage: watch or wait, act or wait.
    fn rows(self, values: &Values) -> Vec<Vec<RBig>> {
        let Query { free, n, k } = self;
        if free {
            return values.matrix(n, k).map(Vec::from).to_vec();
        }
        let value = |k: usize| RBig::from_parts(k.into(), (n - 1).into());
        vec![vec![RBig::ONE, value(k - 1)], vec![RBig::ZERO, value(k)]]
    }
}

/// The values that are needed for some queries.
fn values_for(queries: &[Query]) -> Values {
    Values::up_to(queries.iter().filter(|query| query.free).map(|query| query.n).max().unwrap_or(0))
}

const LINES: Bound = Bound::lines(1, 100_000);
const KIND: Bound = Bound::new("t", 0, 1);
const STAGES: Bound = Bound::new("n", 2, 1000);
const WATCHED: Bound = Bound::new("k", 1, STAGES.max - 1);

impl Exercise for Inspection {
    type Input = Vec<Query>;
    type Answer = Vec<Solution>;

    const FOLDER: &'static str = "inspection";
    const BOUNDS: &'static [Bound] = &[LINES, KIND, STAGES, WATCHED];

    fn read(reader: &mut Reader) -> Result<Vec<Query>, ReadError> {
        reader.lines(&LINES, |reader| {
            let kind: usize = reader.integer(&KIND)?;
            reader.space()?;
            let n: usize = reader.integer(&STAGES)?;
            reader.space()?;
            let mark = reader.mark();
            let k: usize = reader.integer(&WATCHED)?;
            if k >= n {
                let message = say!(
                    vi "k = {k} phải nhỏ hơn n = {n}",
                    en "k = {k} is not less than n = {n}",
                );
                return Err(reader.error(mark, message));
            }
            Ok(Query { free: kind == 1, n, k })
        })
    }

    fn write(queries: &Vec<Query>, out: &mut Writer) {
        out.rows(queries.iter().map(|query| [usize::from(query.free), query.n, query.k]));
    }

    fn read_answer(queries: &Vec<Query>, tokens: &mut Tokens) -> Result<Vec<Solution>, Refusal> {
        read_solutions(tokens, queries.iter().map(|_| (2, 2)))
    }

    fn write_answer(solutions: &Vec<Solution>, out: &mut Writer) {
        for Solution { value, p, q } in solutions {
            out.line([value].into_iter().chain(p).chain(q).map(spell));
        }
    }

    fn laboratory(queries: &Vec<Query>) -> Result<Laboratory, Sentence> {
        Ok(Laboratory::Matrix(only(queries)?.rows(&values_for(queries))))
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

    fn judge(input: &str, answer: &str) -> Result<(), String> {
        testing::judge::<Inspection>(input, answer)
    }

    #[test]
    fn the_values_of_the_contract() {
        assert_eq!(testing::answer::<Inspection>("1 2 1\n"), "-1/3 1/3 2/3 1/3 2/3\n");
        assert_eq!(testing::answer::<Inspection>("1 5 2\n"), "-3/8 5/16 11/16 9/64 55/64\n");
        assert_eq!(testing::answer::<Inspection>("0 7 3\n"), "3/7 3/7 4/7 1/7 6/7\n");
    }

    #[test]
    fn says_which_strategy_of_which_query_is_wrong() {
        assert_eq!(
            judge("1 5 2\n0 2 1\n", "-0.375 0.3125 0.6875 0.140625 0.859375 1/2 1/2 1/2 1/2 1/2"),
            Ok(())
        );
        assert_eq!(
            judge("1 2 1\n1 5 2\n", "-1/3 1/3 2/3 1/3 2/3\n-3/8 9/64 55/64 5/16 11/16"),
            Err("query 2: p is not optimal: against column 1 it earns only -0.71875, the value is -0.375"
                .into())
        );
        assert_eq!(
            judge("1 5 2\n", "-3/8 5/16 11/16 5/16 11/16"),
            Err("query 1: q is not optimal: against row 1 it concedes -0.1, the value is -0.375".into())
        );
    }

    #[test]
    fn twelve_digits_pass_in_the_longest_games_and_seven_do_not() {
        let game = "1 1000 437\n";
        let answer = testing::answer::<Inspection>(game);
        let rounded = |digits: usize| -> String {
            let numbers =
                answer.split_whitespace().map(|word| format!("{:.digits$}", word.parse::<f64>().unwrap()));
            numbers.collect::<Vec<_>>().join(" ")
        };
        assert_eq!(judge(game, &answer), Ok(()));
        assert_eq!(judge(game, &rounded(12)), Ok(()));
        assert!(judge(game, &rounded(7)).is_err(), "{answer}");
    }
}
