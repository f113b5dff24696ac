//! 9.43 Shapley's iteration: what the states of a stochastic game are worth after K rounds, and in the end.

use checkers::{Bound, E18, Name, ReadError, Reader, Refusal, Sentence, Tokens, Writer, number::Number};
use solutions::linked_games::GameMatrix;

use crate::shared::{
    linked_games::{Probability, read_state, write_spelled, write_state},
    matrix_games::read_shape,
};
use exercise::{Exercise, Fact, laboratory::Laboratory, picture::Picture};

mod brute;
mod checker;
mod facts;
#[cfg(test)]
mod further;
mod generator;
mod pictures;
mod solution;

pub struct ShapleyIteration;

/// States that lead to one another, and how many rounds are asked for.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Input {
    states: Vec<GameMatrix>,
    rounds: usize,
}

/// What is written about the states.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Answer {
    /// What each state is worth if play is broken off after the rounds asked for.
    after_rounds: Vec<Number>,
    /// What each state is worth.
    values: Vec<Number>,
    /// The strategies of both players in each state.
    strategies: Vec<Strategies>,
}

/// A probability per row and a probability per column of a state.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Strategies {
    p: Vec<Number>,
    q: Vec<Number>,
}

const STATES: Bound = Bound::new("N", 1, 8);
const ROUNDS: Bound = Bound::new("K", 0, 1000);
const ROWS: Bound = Bound::new("m", 1, 5);
const COLUMNS: Bound = Bound::new("n", 1, 5);
const PAYOFF: Bound = Bound::new("c", -1000, 1000).shown("c_{ij}");
const NEXT: Bound = Bound::new("P", 0, 1).shown("P_{ij}(l)").unreached("the P of an entry sum to 9/10 at most");
const DENOMINATOR: Bound = Bound::new("d", 1, E18);

/// What messages call a part of the files.
const STATE: Name = Name::new("trạng thái", "state");
/// The greatest sum of an entry's probabilities of going on, a fraction.
const MOST: (i64, i64) = (9, 10);

impl Exercise for ShapleyIteration {
    type Input = Input;
    type Answer = Answer;

    const FOLDER: &'static str = "bai9_43_shapley_iteration";
    const BOUNDS: &'static [Bound] = &[STATES, ROUNDS, ROWS, COLUMNS, PAYOFF, NEXT, DENOMINATOR];

    fn read(reader: &mut Reader) -> Result<Input, ReadError> {
        let count: usize = reader.integer(&STATES)?;
        reader.space()?;
        let rounds = reader.integer(&ROUNDS)?;
        reader.end_line()?;
        let probability = Probability { value: &NEXT, denominator: &DENOMINATOR, most: MOST };
        let mut states = Vec::with_capacity(count);
        for state in 1..=count {
            reader.label(STATE, state);
            let shape = read_shape(reader, &ROWS, &COLUMNS)?;
            states.push(read_state(reader, shape, count, &PAYOFF, &probability)?);
        }
        Ok(Input { states, rounds })
    }

    fn write(Input { states, rounds }: &Input, out: &mut Writer) {
        out.line([states.len(), *rounds]);
        for state in states {
            write_state(state, states.len(), out);
        }
    }

    fn read_answer(input: &Input, tokens: &mut Tokens) -> Result<Answer, Refusal> {
        let count = input.states.len();
        let vector = |tokens: &mut Tokens, name: &str| -> Result<Vec<Number>, Refusal> {
            tokens.row();
            (1..=count).map(|state| tokens.number(format_args!("{name}({state})"))).collect()
        };
        let strategies = |tokens: &mut Tokens, (index, state): (usize, &GameMatrix)| {
            let (m, n) = state.shape();
            tokens.row();
            tokens.label(STATE, index + 1);
            let p = tokens.numbers("p", m)?;
            tokens.row();
            Ok(Strategies { p, q: tokens.numbers("q", n)? })
        };
        tokens.rows(2 + 2 * count, |tokens| {
            let (after_rounds, values) = (vector(tokens, "v_K")?, vector(tokens, "v")?);
            let states = input.states.iter().enumerate();
            let strategies = states.map(|state| strategies(tokens, state)).collect::<Result<_, _>>()?;
            Ok(Answer { after_rounds, values, strategies })
        })
    }

    fn write_answer(Answer { after_rounds, values, strategies }: &Answer, out: &mut Writer) {
        write_spelled(after_rounds, out);
        write_spelled(values, out);
        for Strategies { p, q } in strategies {
            write_spelled(p, out);
            write_spelled(q, out);
        }
    }

    fn laboratory(input: &Input) -> Result<Laboratory, Sentence> {
        Ok(Laboratory::Stochastic(input.states.clone()))
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
    use checkers::Writer;
    use solutions::linked_games::GameMatrix;

    use super::{
        Input, ShapleyIteration,
        facts::{WORKED as WORKED_STATES, rounds_of_the_first_sample, stopped_early},
    };
    use exercise::{Exercise, testing};

    /// The book's exercise: the values are 16/11 and -24/11.
    const DOCUMENT: &str =
        "2 1\n2 2\n2 2\n0 4\n0 0\n0 1/2\n0 0\n0 1/2\n2 2\n-4 0\n-2 -4\n0 0\n0 0\n1/2 0\n1/2 0\n";
    /// The book's worked example with six rounds.
    const WORKED: &str =
        "2 6\n2 2\n4 0\n1 3\n3/10 0\n0 2/5\n0 2/5\n1/2 0\n2 2\n0 -5\n-4 1\n1/2 0\n0 0\n0 0\n0 1/2\n";

    fn solve(input: &str) -> String {
        testing::answer::<ShapleyIteration>(input)
    }

    fn judge(input: &str, answer: &str) -> Result<(), String> {
        testing::judge::<ShapleyIteration>(input, answer)
    }

    #[test]
    fn the_two_states_of_the_book_are_worth_16_11_and_minus_24_11() {
        assert_eq!(
            solve(DOCUMENT),
            "2 -2.666666666666667\n16/11 -24/11\n8/11 3/11\n1/2 1/2\n1/3 2/3\n6/11 5/11\n"
        );
    }

    #[test]
    fn six_rounds_of_the_worked_example() {
        let answer = solve(WORKED);
        let lines: Vec<Vec<f64>> =
            answer.lines().map(|line| line.split(' ').map(|word| word.parse().unwrap()).collect()).collect();
        let four_digits = |line: &[f64]| line.iter().map(|number| format!("{number:.4}")).collect::<Vec<_>>();
        assert_eq!(four_digits(&lines[0]), ["2.0225", "-1.9974"]);
        assert_eq!(four_digits(&lines[2]), ["0.4134", "0.5866"]);
        // The erratum: q(1) = (0.5219, 0.4781).
        assert_eq!(four_digits(&lines[3]), ["0.5219", "0.4781"]);
        assert_eq!(four_digits(&lines[4]), ["0.3996", "0.6004"]);
        assert_eq!(four_digits(&lines[5]), ["0.4995", "0.5005"]);
    }

    /// The erratum: the second round of the first state has the matrix (4.6 -0.8; 0.2 4).
    #[test]
    fn the_second_round_of_the_worked_example() {
        let answer = solve(&WORKED.replacen("2 6", "2 2", 1));
        assert_eq!(answer.lines().next(), Some("2.017391304347826 -2"));
    }

    #[test]
    fn no_round_is_worth_nothing_and_many_rounds_are_worth_the_values() {
        assert_eq!(solve(&DOCUMENT.replacen("2 1", "2 0", 1)).lines().next(), Some("0 0"));
        let answer = solve(&DOCUMENT.replacen("2 1", "2 1000", 1));
        assert_eq!(answer.lines().next(), Some("1.454545454545455 -2.181818181818182"));
    }

    #[test]
    fn the_table_of_the_editorial_has_the_rounds_of_the_first_sample() {
        for (round, (first, second)) in rounds_of_the_first_sample().into_iter().enumerate() {
            let answer = solve(&DOCUMENT.replacen("2 1", &format!("2 {round}"), 1));
            let rest: String = answer.split_inclusive('\n').skip(1).collect();
            assert_eq!(
                judge(
                    &DOCUMENT.replacen("2 1", &format!("2 {round}"), 1),
                    &format!("{first} {second}\n{rest}")
                ),
                Ok(())
            );
        }
    }

    #[test]
    fn the_picture_and_the_facts_speak_of_the_second_sample() {
        let states: Vec<GameMatrix> = WORKED_STATES.iter().map(|text| text.parse().unwrap()).collect();
        let mut out = Writer::new();
        ShapleyIteration::write(&Input { states, rounds: 6 }, &mut out);
        assert_eq!(out.into_string(), WORKED);
    }

    /// The editorial's program that stops by the largest value.
    #[test]
    fn a_state_worth_nothing_is_not_excused_by_one_worth_ten_thousand() {
        let input = "2 0\n1 1\n1000\n9/10 0\n1 1\n-1000\n1/10 0\n";
        let (_, first, second) = stopped_early();
        assert_eq!(judge(input, &format!("0 0 {:.12} 0 1 1 1 1", 10_000.0 - first)), Ok(()));
        let refusal = judge(input, &format!("0 0 {:.12} {:.12} 1 1 1 1", 10_000.0 - first, -second));
        assert!(refusal.unwrap_err().starts_with("v(2) = -0.0000000"));
    }

    #[test]
    fn refusals_name_the_state_and_the_round() {
        let tail = "8/11 3/11 1/2 1/2 1/3 2/3 6/11 5/11";
        for (answer, message) in [
            (format!("2 -8/3 16/11 -24/11 {tail}"), Ok(())),
            (
                format!("16/11 -24/11 16/11 -24/11 {tail}"),
                Err("v_K(1) = 1.454545454545 is wrong, it is 2 (K = 1)"),
            ),
            (
                format!("2 -2.666666 16/11 -24/11 {tail}"),
                Err("v_K(2) = -2.666666 is wrong, it is -2.666666666667 (K = 1)"),
            ),
            (format!("2 -8/3 2 -8/3 {tail}"), Err("v(1) = 2 is wrong, it is 1.454545454545")),
            (
                format!("2 -8/3 16/11 24/11 {tail}"),
                Err("v(2) = 2.181818181818 is wrong, it is -2.181818181818"),
            ),
            (
                "2 -8/3 16/11 -24/11 8/11 3/11 1/2 1/2 2/3 1/3 6/11 5/11".to_string(),
                Err(
                    "state 2: p is not optimal: against column 1 it earns only -3.090909090909, the value is -2.181818181818 (payoffs are those at v)",
                ),
            ),
            (
                "2 -8/3 16/11 -24/11 8/11 3/11 1/2 1/2 2/3 1/4 6/11 5/11".to_string(),
                Err("state 2: the probabilities of p sum to 0.916666666667, not to 1"),
            ),
            ("2 -8/3 16/11".to_string(), Err("the answer ends where v(2) should be")),
            (
                "2 -8/3 16/11 -24/11 8/11 3/11 1/2".to_string(),
                Err("state 1: the answer ends where q2 should be"),
            ),
        ] {
            assert_eq!(judge(DOCUMENT, &answer), message.map_err(String::from));
        }
    }

    #[test]
    fn the_reader_holds_the_probabilities_of_an_entry_to_nine_tenths() {
        let read = |input: &str| testing::read::<ShapleyIteration>(input);
        assert_eq!(read("2 0\n1 1\n5\n1/2 2/5\n1 1\n5\n0 9/10\n"), Ok(()));
        assert_eq!(
            read("2 0\n1 1\n5\n1/2 2/5\n1 1\n5\n1/2 1/2\n"),
            Err("line 7, column 1: state 2: the P of an entry sum to 1, more than 9/10".into())
        );
        assert_eq!(
            read("1 0\n1 1\n5\n10/11\n"),
            Err("line 4, column 1: state 1: P = 10/11 is more than 9/10".into())
        );
        for bad in [
            "1 1001\n1 1\n5\n0\n",
            "1 -1\n1 1\n5\n0\n",
            "9 0\n1 1\n5\n0\n",
            "1 0\n1 2\n5 5\n0 0\n",
            "1 0\n1 1\n5\n0 0\n",
            "1 0\n1 1\n5\n-1/2\n",
            "1 0\n1 1\n1/2\n0\n",
            "2 0\n1 1\n5\n0 0\n",
        ] {
            assert!(read(bad).is_err(), "{bad}");
        }
    }
}
