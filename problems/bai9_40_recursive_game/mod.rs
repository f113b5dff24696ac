//! 9.40 A recursive game: `G = (G a; b c)`, and Q is paid if play never ends.

use checkers::{
    Bound, ReadError, Reader, Refusal, Sentence, Tokens, Writer,
    number::{Number, rational},
    sentence::QUERY,
};
use dashu_ratio::RBig;

use crate::shared::{fraction::Fraction, laboratory::only};
use exercise::{Exercise, Fact, laboratory::Laboratory, picture::Picture};

mod brute;
mod checker;
mod facts;
#[cfg(test)]
mod further;
mod generator;
mod pictures;
mod solution;

pub struct RecursiveGame;

/// One line of the input. Cell (1, 1) plays again, the others pay `a`, `b` and `c`; play without end pays `q`.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Query {
    a: i64,
    b: i64,
    c: i64,
    q: Fraction,
}

impl Query {
    /// `a`, `b`, `c` and `q`.
    fn payments(&self) -> [RBig; 4] {
        [rational(self.a, 1), rational(self.b, 1), rational(self.c, 1), self.q.exact()]
    }
}

const LINES: Bound = Bound::lines(1, 1000);
const A: Bound = Bound::new("a", -1000, 1000);
const B: Bound = Bound::new("b", -1000, 1000);
const C: Bound = Bound::new("c", -1000, 1000);
const Q: Bound = Bound::new("Q", -1000, 1000);
const DENOMINATOR: Bound = Bound::new("d", 1, 1000);

impl Exercise for RecursiveGame {
    type Input = Vec<Query>;
    type Answer = Vec<Number>;

    const FOLDER: &'static str = "bai9_40_recursive_game";
    const BOUNDS: &'static [Bound] = &[LINES, A, B, C, Q, DENOMINATOR];

    fn read(reader: &mut Reader) -> Result<Vec<Query>, ReadError> {
        reader.lines(&LINES, |reader| {
            let a = reader.integer(&A)?;
            reader.space()?;
            let b = reader.integer(&B)?;
            reader.space()?;
            let c = reader.integer(&C)?;
            reader.space()?;
            let q = Fraction::read(reader, &Q, &DENOMINATOR)?;
            Ok(Query { a, b, c, q })
        })
    }

    fn write(queries: &Vec<Query>, out: &mut Writer) {
        for Query { a, b, c, q } in queries {
            out.values([a, b, c]).value(q).end_line();
        }
    }

    fn read_answer(queries: &Vec<Query>, tokens: &mut Tokens) -> Result<Vec<Number>, Refusal> {
        tokens.lines(QUERY, queries, |tokens, _| tokens.number("V"))
    }

    fn write_answer(values: &Vec<Number>, out: &mut Writer) {
        out.lines(values.iter().map(Number::exact));
    }

    fn laboratory(queries: &Vec<Query>) -> Result<Laboratory, Sentence> {
        let query = only(queries)?;
        Ok(Laboratory::Recursive { a: query.a, b: query.b, c: query.c, q: query.q.exact() })
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
    use solutions::linked_games::GameMatrix;

    use super::*;
    use crate::shared::kernels::SmallGame;
    use exercise::{Reference, testing};

    fn value(line: &str) -> String {
        testing::answer::<RecursiveGame>(format!("{line}\n")).trim_end().to_string()
    }

    fn judge(input: &str, answer: &str) -> Result<(), String> {
        testing::judge::<RecursiveGame>(input, answer)
    }

    #[test]
    fn the_game_of_the_book_is_worth_q_held_between_0_and_2() {
        for (q, right) in
            [("-1000", "0"), ("-1/2", "0"), ("0", "0"), ("1/3", "1/3"), ("2", "2"), ("2001/1000", "2")]
        {
            assert_eq!(value(&format!("2 0 1 {q}")), right, "Q = {q}");
        }
    }

    #[test]
    fn where_b_is_not_below_a_q_does_not_matter() {
        for q in ["-1000", "0", "1/2", "1000"] {
            assert_eq!(value(&format!("0 2 1 {q}")), "1");
            assert_eq!(value(&format!("0 2 7 {q}")), "2");
            assert_eq!(value(&format!("0 2 -7 {q}")), "0");
            assert_eq!(value(&format!("3 3 5 {q}")), "3");
        }
    }

    /// `Val(v a; b c)`, by the determinants of square submatrices.
    fn once(&Query { a, b, c, .. }: &Query, v: &RBig) -> RBig {
        let game: GameMatrix = format!("G, {a}; {b}, {c}").parse().unwrap();
        SmallGame::of(game.at(std::slice::from_ref(v))).unwrap().value().clone()
    }

    #[test]
    fn the_value_is_the_fixed_point_nearest_to_q() {
        let thirds = |from: i64, to: i64| (from..=to).map(|third| Fraction::new(third, 3));
        for code in 0..64 {
            let [a, b, c] = [code / 16 - 1, code / 4 % 4 - 1, code % 4 - 1];
            let any = Query { a, b, c, q: Fraction::new(0, 1) };
            let fixed: Vec<RBig> =
                thirds(-9, 12).map(Fraction::exact).filter(|v| once(&any, v) == *v).collect();
            for q in thirds(-6, 9) {
                let distance = |v: &&RBig| {
                    let difference = *v - q.exact();
                    difference.clone().max(-difference)
                };
                let nearest = fixed.iter().min_by_key(distance);
                let query = Query { q, ..any };
                assert_eq!(Some(RecursiveGame::solve(&vec![query])[0].exact()), nearest, "{query:?}");
            }
        }
    }

    #[test]
    fn the_worked_example_of_the_editorial() {
        let game = Query { a: 2, b: 0, c: 1, q: Fraction::new(0, 1) };
        for (v, f) in
            [((-1, 1), (0, 1)), ((0, 1), (0, 1)), ((1, 2), (1, 2)), ((2, 1), (2, 1)), ((3, 1), (2, 1))]
        {
            assert_eq!(once(&game, &rational(v.0, v.1)), rational(f.0, f.1), "{v:?}");
        }
    }

    /// With a = b = 0 and c = Q = 1 the k-th round is worth 1/(k + 1); `f(1/k) = 1/(k + 1)` is the general step.
    #[test]
    fn rounds_come_to_the_value_as_slowly_as_the_editorial_says() {
        for (round, v) in facts::rounds([0, 0, 1], RBig::ONE).enumerate().take(50) {
            assert_eq!(v, rational(1, round as i64 + 1));
        }
        let large = rational(1, 1_000_000_000);
        assert_eq!(facts::once([0, 0, 1], large), rational(1, 1_000_000_001));
    }

    /// What a strategy of the table in the editorial is sure of against a pure opponent who changes his mind once: he
    /// plays on for some rounds, then the other choice. Both strategies repeat one mixture in every round.
    #[test]
    fn the_strategies_of_the_editorial_are_sure_of_the_value_but_for_epsilon() {
        let epsilon = rational(1, 1000);
        for code in 0..125 {
            let [a, b, c] = [code / 25 - 2, code / 5 % 5 - 2, code % 5 - 2];
            for q in [-5, -1, 0, 1, 5].map(|q| Fraction::new(q, 2)) {
                let query = Query { a, b, c, q };
                let value = RecursiveGame::solve(&vec![query])[0].exact().clone();
                let (row_two, column_two) = editorial_strategies(&query, &epsilon);
                let [a, b, c, q] = query.payments();
                let earned = sure([&a, &b, &c, &q], &row_two);
                // The second player's side: rows and columns change places, and signs.
                let conceded = -sure([&-&b, &-&a, &-&c, &-&q], &column_two);
                let slack = &epsilon * rational(4, 1);
                assert!(earned >= &value - &slack && conceded <= &value + &slack, "{query:?}");
            }
        }
    }

    /// The probabilities of row 2 and of column 2 in every round, from the table of the editorial.
    fn editorial_strategies(Query { a, b, c, q }: &Query, epsilon: &RBig) -> (RBig, RBig) {
        let (never, always) = (RBig::ZERO, RBig::ONE);
        let q = q.exact();
        if b <= a {
            if q > RBig::from(*a) {
                (never, epsilon.clone())
            } else if q < RBig::from(*b) {
                (epsilon.clone(), never)
            } else {
                (never.clone(), never)
            }
        } else if c > b {
            (always, epsilon.clone())
        } else if c < a {
            (epsilon.clone(), always)
        } else {
            (always.clone(), always)
        }
    }

    /// What row 2 with this probability in every round is sure of: against column 1 for ever, and against column 2
    /// after any number of rounds of column 1, which is a mixture of b and of column 2 at once.
    fn sure([a, b, c, q]: [&RBig; 4], row_two: &RBig) -> RBig {
        let for_ever = if *row_two > RBig::ZERO { b } else { q };
        let at_once = (RBig::ONE - row_two) * a + row_two * c;
        // Waiting without end is the limit; where row 2 never comes, the wait costs nothing.
        at_once.min(for_ever.clone())
    }

    #[test]
    fn a_billionth_of_the_value_is_allowed() {
        let large = |answer: &str| judge("1000 0 1 2000/7\n", answer);
        // 2000/7 = 285.714285714…
        assert_eq!(large("285.7142859"), Ok(()));
        assert_eq!(
            large("285.7142861"),
            Err("query 1: V = 285.7142861 is wrong, it is 285.714285714286".into())
        );
        let small = |answer: &str| judge("1000 0 1 1/3\n", answer);
        assert_eq!(small("0.333333334"), Ok(()));
        assert_eq!(small("0.33333333"), Err("query 1: V = 0.33333333 is wrong, it is 0.333333333333".into()));
        assert!(large("-2000/-7").is_err() && large("+2000/7").is_err());
    }

    #[test]
    fn a_wrong_value_is_named() {
        assert_eq!(judge("2 0 1 1/3\n2 0 1 5\n", "0.333333333333 2.0"), Ok(()));
        assert_eq!(judge("2 0 1 1/3\n2 0 1 5\n", "1/3 5"), Err("query 2: V = 5 is wrong, it is 2".into()));
        assert_eq!(
            judge("2 0 1 1/3\n2 0 1 5\n", "1/3"),
            Err("query 2: the answer ends where V should be".into())
        );
    }

    #[test]
    fn a_line_is_three_integers_and_a_fraction_in_lowest_terms() {
        let read = |input: &str| testing::read::<RecursiveGame>(input);
        assert_eq!(read("-1000 1000 0 -999999/1000\n"), Ok(()));
        assert_eq!(
            read("1 2 3 2/4\n"),
            Err("line 1, column 7: query 1: Q = 2/4 is not in lowest terms with b > 1".into())
        );
        for bad in ["1 2 3", "1 2 3 4 5", "1 2 1/2 3", "1 2 3 1/1001", "1 2 3 1000001/1000", "1 2 1001 0"] {
            assert!(read(&format!("{bad}\n")).is_err(), "{bad}");
        }
        assert!(read(&"0 0 0 0\n".repeat(1000)).is_ok());
        assert!(read(&"0 0 0 0\n".repeat(1001)).is_err());
    }
}
