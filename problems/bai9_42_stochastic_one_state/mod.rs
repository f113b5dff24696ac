//! 9.42 A stochastic game with one state: an entry pays, and then the game may be played again.

use checkers::{Bound, E18, ReadError, Reader, Refusal, Sentence, Tokens, Writer, matrix_game::Solution};
use solutions::linked_games::GameMatrix;

use crate::shared::{
    linked_games::{Probability, read_repeated, write_repeated, write_spelled_solution},
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

pub struct StochasticOneState;

const ROWS: Bound = Bound::new("m", 1, 10);
const COLUMNS: Bound = Bound::new("n", 1, 10);
const PAYOFF: Bound = Bound::new("c", -1000, 1000).shown("c_{ij}");
const AGAIN: Bound =
    Bound::new("s", 0, 1).shown("s_{ij}").unreached("s is 9/10 at most, and no integer says so");
const DENOMINATOR: Bound = Bound::new("d", 1, E18);
/// The greatest probability of playing again, a fraction.
const MOST: (i64, i64) = (9, 10);

impl Exercise for StochasticOneState {
    type Input = GameMatrix;
    type Answer = Solution;

    const FOLDER: &'static str = "bai9_42_stochastic_one_state";
    const BOUNDS: &'static [Bound] = &[ROWS, COLUMNS, PAYOFF, AGAIN, DENOMINATOR];

    fn read(reader: &mut Reader) -> Result<GameMatrix, ReadError> {
        let shape = read_shape(reader, &ROWS, &COLUMNS)?;
        let probability = Probability { value: &AGAIN, denominator: &DENOMINATOR, most: MOST };
        read_repeated(reader, shape, &PAYOFF, &probability)
    }

    fn write(game: &GameMatrix, out: &mut Writer) {
        write_repeated(game, out);
    }

    fn read_answer(game: &GameMatrix, tokens: &mut Tokens) -> Result<Solution, Refusal> {
        let (m, n) = game.shape();
        Solution::read(tokens, m, n)
    }

    fn write_answer(solution: &Solution, out: &mut Writer) {
        write_spelled_solution(solution, out);
    }

    fn laboratory(game: &GameMatrix) -> Result<Laboratory, Sentence> {
        Ok(Laboratory::Stochastic(vec![game.clone()]))
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
    use checkers::{Writer, number::rational};

    use super::{
        StochasticOneState,
        facts::{CIRCLE, TWO_SCALES, at, careless, kept, sample, worth_kept},
    };
    use exercise::{Exercise, testing};

    const DOCUMENT: &str = "2 2\n4 1\n0 1\n0 1/3\n0 2/3\n";
    /// The book's example with the value 5/√2.
    const IRRATIONAL: &str = "2 2\n1 3\n1 2\n3/5 1/5\n4/5 2/5\n";

    fn solve(input: &str) -> String {
        testing::answer::<StochasticOneState>(input)
    }

    fn judge(input: &str, answer: &str) -> Result<(), String> {
        testing::judge::<StochasticOneState>(input, answer)
    }

    #[test]
    fn the_game_of_the_book_has_the_value_2() {
        assert_eq!(solve(DOCUMENT), "2\n1/2 1/2\n1/7 6/7\n");
        assert_eq!(judge(DOCUMENT, "2.000000000000 0.5 5e-1 0.142857142857 0.857142857143"), Ok(()));
    }

    #[test]
    fn every_digit_of_an_irrational_value_is_right() {
        // 5/√2 = 3.53553390593273762200422181052424519642…, p1 = √2 - 1, q2 = √2/2.
        let answer = solve(IRRATIONAL);
        let words: Vec<&str> = answer.split_whitespace().collect();
        assert_eq!(words[0], "3.5355339059327376220042218105242452");
        assert_eq!(words[1], "0.4142135623730950488016887242096981");
        assert_eq!(words[4], "0.7071067811865475244008443621048490".trim_end_matches('0'));
        let root = 2f64.sqrt();
        let doubles = [5.0 / root, root - 1.0, 2.0 - root, 1.0 - root / 2.0, root / 2.0];
        assert_eq!(judge(IRRATIONAL, &doubles.map(|x| format!("{x:.12}")).join(" ")), Ok(()));
    }

    #[test]
    fn one_step_of_shapleys_does_not_lead_out_of_the_circle() {
        let game = CIRCLE.parse().unwrap();
        for (here, there) in [(0, -10), (-10, 0)] {
            let here = rational(here, 1);
            for v in [at(&game, &here).value, here] {
                assert_eq!(worth_kept(&game, &v), rational(there, 1));
            }
        }
        assert_eq!(solve("2 2\n0 -1\n0 -2\n9/10 9/10\n1/2 0\n"), "-2\n0 1\n0 1\n");
    }

    #[test]
    fn the_other_root_of_the_equation_is_refused() {
        assert_eq!(judge(DOCUMENT, "-6 1/2 1/2 1/7 6/7"), Err("V = -6 is wrong, it is 2".into()));
    }

    #[test]
    fn strategies_for_the_payoffs_alone_are_refused() {
        // (4 1; 0 1) has a saddle point in row 1 and column 2.
        assert_eq!(
            judge(DOCUMENT, "2 1 0 1/7 6/7"),
            Err("p is not optimal: against column 2 it earns only 1.666666666667, the value is 2 \
                 (payoffs are c + s V)"
                .into())
        );
        assert_eq!(
            judge(DOCUMENT, "2 1/2 1/2 0 1"),
            Err("q is not optimal: against row 2 it concedes 2.333333333333, the value is 2 \
                 (payoffs are c + s V)"
                .into())
        );
    }

    #[test]
    fn an_answer_that_is_a_billionth_off_is_right_and_two_are_not() {
        let last = |input: &str, v: &str| judge(input, &format!("{v} 1 1"));
        let lonely = "1 1\n0\n9/10\n";
        assert_eq!(last(lonely, "0.000000001"), Ok(()));
        assert_eq!(last(lonely, "0.000000002"), Err("V = 0.000000002 is wrong, it is 0".into()));
        let large = "1 1\n-1000\n9/10\n";
        assert_eq!(last(large, "-10000.00001"), Ok(()));
        assert_eq!(last(large, "-10000.000011"), Err("V = -10000.000011 is wrong, it is -10000".into()));
    }

    #[test]
    fn the_worked_example_of_the_editorial() {
        let mut out = Writer::new();
        StochasticOneState::write(&sample(), &mut out);
        assert_eq!(out.into_string(), DOCUMENT);
        assert_eq!(at(&sample(), &rational(0, 1)).value, rational(1, 1));
        assert_eq!(at(&sample(), &rational(1, 1)).value, rational(20, 13));
        assert_eq!(kept(&sample(), &rational(0, 1)), (rational(1, 1), rational(1, 3)));
        let middle = at(&sample(), &rational(3, 2));
        assert_eq!(middle.row, [rational(4, 9), rational(5, 9)]);
        assert_eq!(middle.column, [rational(1, 9), rational(8, 9)]);
        let (paid, again) = kept(&sample(), &rational(3, 2));
        assert_eq!((paid.clone(), again.clone()), (rational(88, 81), rational(112, 243)));
        assert_eq!(paid / (rational(1, 1) - again), rational(264, 131));
        // The other root of the quadratic equation, where a saddle point is.
        assert_eq!(at(&sample(), &rational(-6, 1)).value, rational(-1, 1));
    }

    #[test]
    fn the_careless_answer_of_the_editorial_is_refused() {
        let payoffs = TWO_SCALES.map(|row| row.map(|payoff| payoff.to_string()).join(" ")).join("\n");
        let input = format!("3 3\n{payoffs}\n{}", "9/10 9/10 9/10\n".repeat(3));
        let said = careless();
        let words: Vec<String> =
            [said.value].iter().chain(&said.p).chain(&said.q).map(|number| format!("{number:.15}")).collect();
        assert!(judge(&input, &words.join(" ")).unwrap_err().starts_with("V = -9.99"));
    }

    #[test]
    fn the_reader_holds_probabilities_to_nine_tenths() {
        let read = |s: &str| testing::read::<StochasticOneState>(format!("1 1\n5\n{s}\n"));
        for fine in ["0", "9/10", "1/1000000000000000000", "899999999999999999/1000000000000000000"] {
            assert_eq!(read(fine), Ok(()), "{fine}");
        }
        assert_eq!(read("10/11"), Err("line 3, column 1: s = 10/11 is more than 9/10".into()));
        assert_eq!(read("1"), Err("line 3, column 1: s = 1 is more than 9/10".into()));
        assert_eq!(
            read("900000000000000001/1000000000000000000"),
            Err("line 3, column 1: s = 900000000000000001/1000000000000000000 is more than 9/10".into())
        );
        for bad in ["-1/2", "2/4", "0.5", "1/1000000000000000001", "1/2 1/2", "", "3/2", "0/5", "1/1"] {
            assert!(read(bad).is_err(), "{bad}");
        }
        let read = |input: &str| testing::read::<StochasticOneState>(input).is_ok();
        assert!(read(DOCUMENT));
        assert!(!read("2 2\n4 1\n0 1\n0 1/3\n") && !read("1 1\n1/2\n0\n") && !read("1 2\n1 2\n0\n0\n"));
    }
}
