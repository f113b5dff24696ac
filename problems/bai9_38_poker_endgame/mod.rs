//! 9.38 The basic endgame in poker: a card that wins with probability p, a bet of b, a chance to bluff.

use checkers::{
    Bound, ReadError, Reader, Refusal, Sentence, Tokens, Writer, matrix_game::Solution, say, sentence::QUERY,
};
use dashu_ratio::RBig;

use crate::shared::{fraction::Fraction, matrix_games::write_solution_line};
use exercise::{Exercise, Fact, laboratory::Laboratory, picture::Picture};

mod brute;
mod checker;
mod facts;
#[cfg(test)]
mod further;
mod generator;
mod laboratory;
mod pictures;
mod solution;

pub struct PokerEndgame;

/// One line of the input.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Query {
    /// The probability that the first player's card wins.
    p: Fraction,
    /// The amount of a bet, beyond the antes of 1.
    b: Fraction,
}

/// Whether the first player bets: with the winning card, with the losing card.
const PLANS: [(bool, bool); 4] = [(true, true), (true, false), (false, true), (false, false)];

impl Query {
    /// The game, row by row: a row is a plan of the first player; the columns are to call and to fold.
    fn rows(self) -> Vec<Vec<RBig>> {
        let (p, b) = (self.p.exact(), self.b.exact());
        let expected = |(with_winner, with_loser), calls| {
            &p * payoff(&b, true, with_winner, calls) + (RBig::ONE - &p) * payoff(&b, false, with_loser, calls)
        };
        PLANS.iter().map(|&plan| [true, false].map(|calls| expected(plan, calls)).to_vec()).collect()
    }
}

/// What the first player receives once the card is drawn and both have decided.
fn payoff(b: &RBig, card_wins: bool, bets: bool, calls: bool) -> RBig {
    match (bets, calls) {
        // The second player gives up without seeing the card.
        (true, false) => RBig::ONE,
        (true, true) if card_wins => RBig::ONE + b,
        (true, true) => -(RBig::ONE + b),
        (false, _) if card_wins => RBig::ONE,
        (false, _) => -RBig::ONE,
    }
}

const LINES: Bound = Bound::lines(1, 1000);
const P: Bound = Bound::new("p", 0, 1);
const B: Bound = Bound::new("b", 0, 1000).unreached("a bet is more than 0; the tests have 1/1000 and 1000");
const DENOMINATOR: Bound = Bound::new("d", 1, 1000);

impl Exercise for PokerEndgame {
    type Input = Vec<Query>;
    type Answer = Vec<Solution>;

    const FOLDER: &'static str = "bai9_38_poker_endgame";
    const BOUNDS: &'static [Bound] = &[LINES, P, B, DENOMINATOR];

    fn read(reader: &mut Reader) -> Result<Vec<Query>, ReadError> {
        reader.lines(&LINES, |reader| {
            let p = Fraction::read(reader, &P, &DENOMINATOR)?;
            reader.space()?;
            let mark = reader.mark();
            let b = Fraction::read(reader, &B, &DENOMINATOR)?;
            if b.numerator == 0 {
                let message = say!(vi "b = 0 không lớn hơn 0", en "b = 0 is not more than 0");
                return Err(reader.error(mark, message));
            }
            Ok(Query { p, b })
        })
    }

    fn write(queries: &Vec<Query>, out: &mut Writer) {
        out.rows(queries.iter().map(|query| [query.p, query.b]));
    }

    fn read_answer(queries: &Vec<Query>, tokens: &mut Tokens) -> Result<Vec<Solution>, Refusal> {
        tokens.lines(QUERY, queries, |tokens, _| {
            let value = tokens.number("V")?;
            let (p, q) = (tokens.numbers("x", 4)?, tokens.numbers("y", 2)?);
            Ok(Solution { value, p, q })
        })
    }

    fn write_answer(solutions: &Vec<Solution>, out: &mut Writer) {
        for solution in solutions {
            write_solution_line(solution, out);
        }
    }

    fn laboratory(queries: &Vec<Query>) -> Result<Laboratory, Sentence> {
        laboratory::tree(queries).map(Laboratory::Tree)
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
    use checkers::number::rational;

    use super::*;
    use exercise::testing;

    fn answer(input: &str) -> String {
        testing::answer::<PokerEndgame>(input)
    }

    fn judge(input: &str, answer: &str) -> Result<(), String> {
        testing::judge::<PokerEndgame>(input, answer)
    }

    #[test]
    fn the_table_of_the_book() {
        let query = Query { p: Fraction::new(1, 4), b: Fraction::new(2, 1) };
        let quarters = |row: [i64; 2]| row.map(|payoff| rational(payoff, 4)).to_vec();
        assert_eq!(query.rows(), [[-6, 4], [0, -2], [-8, 4], [-2, -2]].map(quarters));
    }

    #[test]
    fn the_endgame_of_the_book_costs_a_quarter() {
        assert_eq!(answer("1/4 2\n"), "-1/4 1/6 5/6 0 0 1/2 1/2\n");
        assert_eq!(judge("1/4 2\n", "-0.25 0.166666666667 0.833333333333 0 0 0.5 0.5"), Ok(()));
    }

    #[test]
    fn a_good_card_makes_a_saddle_point() {
        // (2 + b) / (2 + 2b) = 2/3 for b = 2.
        for p in ["2/3", "667/1000", "3/4", "1"] {
            assert_eq!(answer(&format!("{p} 2\n")), "1 1 0 0 0 0 1\n", "p = {p}");
        }
        assert_eq!(answer("333/500 2\n"), "499/500 333/334 1/334 0 0 1/2 1/2\n");
    }

    #[test]
    fn any_optimal_strategy_is_right() {
        // At the boundary the second player may call now and then, up to the probability below it.
        for y in ["0 1", "1/2 1/2", "0.2 0.8"] {
            assert_eq!(judge("2/3 2\n", &format!("1 1 0 0 0 {y}")), Ok(()));
        }
        assert!(judge("2/3 2\n", "1 1 0 0 0 0.51 0.49").is_err());
        // With a sure card every plan brings the ante.
        for x in ["0 0 0 1", "0 0 1 0", "1/4 1/4 1/4 1/4"] {
            assert_eq!(judge("1 5\n", &format!("1 {x} 0 1")), Ok(()));
        }
        // Without hope the first player never bets on the losing card, the second calls often enough.
        for rest in ["0 1 0 0 1 0", "0 0 0 1 1/2 1/2", "0 0.3 0 0.7 0.75 0.25"] {
            assert_eq!(judge("0 2\n", &format!("-1 {rest}")), Ok(()));
        }
    }

    #[test]
    fn the_worked_example_of_the_editorial() {
        // What the columns bring against x, and the rows against y.
        let rows = Query { p: Fraction::new(1, 4), b: Fraction::new(2, 1) }.rows();
        let column = |j: usize| rational(1, 6) * &rows[0][j] + rational(5, 6) * &rows[1][j];
        assert_eq!([column(0), column(1)], [(); 2].map(|()| rational(-1, 4)));
        let row = |i: usize| (&rows[i][0] + &rows[i][1]) / rational(2, 1);
        assert_eq!([0, 1, 2, 3].map(row), [(-1, 4), (-1, 4), (-1, 2), (-1, 2)].map(|(a, d)| rational(a, d)));
    }

    #[test]
    fn a_card_may_miss_the_threshold_by_half_a_billionth() {
        // The two sides of 500/999 998, which is at the threshold.
        assert_eq!(answer("500/999 998\n"), "1 1 0 0 0 0 1\n");
        assert_eq!(answer("500/999 998001/1000\n"), "1 1 0 0 0 0 1\n");
        let below = "500/999 997999/1000\n";
        assert!(judge(below, &answer(below)).is_ok() && !answer(below).starts_with("1 "));
        // Taking it for a good card is refused, because of x.
        let refusal = judge(below, "1 1 0 0 0 0 1").unwrap_err();
        assert_eq!(
            refusal,
            "query 1: x is not optimal: against column 1 it earns only 0.999998998999, the value is 0.999999997998"
        );
        assert!(facts::loss() > facts::allowed() && facts::distance() < rational(1, 1_000_000_000));
        // So is taking a good card for another: x2 is negative.
        let above = "1.0000000020 1.000000002004 -0.000000002004 0 0 0.001999998 0.998000002";
        assert_eq!(
            judge("500/999 998001/1000\n", above),
            Err("query 1: x2 = -0.000000002004 is negative".into())
        );
    }

    #[test]
    fn the_value_may_be_off_by_a_billionth_of_the_largest_payoff() {
        // The largest payoff is p (2 + b) - 1 = 499.5.
        let query = Query { p: Fraction::new(1, 2), b: Fraction::new(999, 1) };
        assert_eq!(query.rows()[1][0], rational(999, 2));
        let judge = |value: &str| judge("1/2 999\n", &format!("{value} 999/1001 2/1001 0 0 2/1001 999/1001"));
        // 999/1001 = 0.998001998001…
        assert_eq!(judge("0.9980024"), Ok(()));
        assert_eq!(judge("0.9980025"), Err("query 1: V = 0.9980025 is wrong, it is 0.998001998002".into()));
    }

    #[test]
    fn nine_decimals_are_enough_and_eight_are_not() {
        let exact = ["-1/4", "1/6", "5/6", "0", "0", "1/2", "1/2"];
        let with = |bluff: &str, honest: &str| {
            judge("1/4 2\n", &exact.join(" ").replace("1/6 5/6", &format!("{bluff} {honest}")))
        };
        assert_eq!(with("0.166666667", "0.833333333"), Ok(()));
        assert!(with("0.16666667", "0.83333333").is_err());
    }

    #[test]
    fn refusals_speak_of_x_and_y() {
        for (wrong, reason) in [
            (
                "-1/4 0 1 0 0 1/2 1/2",
                "x is not optimal: against column 2 it earns only -0.5, the value is -0.25",
            ),
            ("-1/4 1/6 5/6 0 0 1 0", "y is not optimal: against row 2 it concedes 0, the value is -0.25"),
            ("-1/4 1/6 5/6 0 1 1/2 1/2", "the probabilities of x sum to 2, not to 1"),
            ("-1/4 1/6 5/6 0 0 3/2 -1/2", "y2 = -0.5 is negative"),
            ("1/4 1/6 5/6 0 0 1/2 1/2", "V = 0.25 is wrong, it is -0.25"),
        ] {
            assert_eq!(judge("1/4 2\n", wrong), Err(format!("query 1: {reason}")));
        }
    }

    #[test]
    fn a_bet_is_more_than_nothing() {
        assert_eq!(judge("1/2 0\n", ""), Err("line 1, column 5: query 1: b = 0 is not more than 0".into()));
        let read = |line: &str| testing::read::<PokerEndgame>(format!("{line}\n")).is_ok();
        assert!(read("0 1/1000") && read("1 1000") && read("999/1000 999999/1000"));
        let values = "1/2 -1, 1/2 -1/2, 1/2 0/1, 1/2 1001, 1/2 1000001/1000, -1/2 1, 3/2 1, 1/2, 1/2 1 1";
        let forms = "1/2 1/1001, 1/1001 1, 2/4 1, 1/2 2/1, 0.5 1, 1/2 +1";
        for bad in values.split(", ").chain(forms.split(", ")) {
            assert!(!read(bad), "{bad}");
        }
    }
}
