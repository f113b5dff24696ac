//! 9.40 A recursive game: `G = (G a; b c)`, and Q is paid if play never ends.

use std::fmt::Write;

use checkers::{
    Bound, ReadError, Reader, Refusal, Tokens,
    number::{Number, rational},
};
use dashu_ratio::RBig;
use generators::Dice;

use crate::{
    exercise::{Exercise, Oracle, Recipe},
    shared::{fraction::Fraction, matrix_games::write_numbers},
};

mod brute;
mod checker;
mod generator;
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

const LINES: Bound = Bound::new("lines", 1, 1000);
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
    const RECIPES: &'static [Recipe<Vec<Query>>] = generator::RECIPES;

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

    fn write(queries: &Vec<Query>, out: &mut String) {
        for Query { a, b, c, q } in queries {
            let _ = writeln!(out, "{a} {b} {c} {q}");
        }
    }

    fn read_answer(queries: &Vec<Query>, tokens: &mut Tokens) -> Result<Vec<Number>, Refusal> {
        let read = |index| {
            tokens.label("query", index + 1);
            tokens.number("V")
        };
        (0..queries.len()).map(read).collect()
    }

    fn write_answer(values: &Vec<Number>, out: &mut String) {
        for value in values {
            write_numbers([value], out);
        }
    }

    fn solve(queries: &Vec<Query>) -> Vec<Number> {
        queries.iter().map(solution::solve).collect()
    }

    fn oracle(queries: &Vec<Query>) -> Option<Oracle<'_, Vec<Number>>> {
        brute::oracle(queries)
    }

    fn check(_: &Vec<Query>, answers: &Vec<Number>, reference: &Vec<Number>) -> Result<(), Refusal> {
        checker::check(answers, reference)
    }

    fn small(dice: &mut Dice) -> Vec<Query> {
        generator::small(dice)
    }

    fn rivals(queries: &Vec<Query>) -> Vec<Vec<Number>> {
        brute::rivals(queries)
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::{find, shared::kernels::SmallGame};
    use solutions::linked_games::GameMatrix;

    fn value(line: &str) -> String {
        let case = find("9.40").unwrap().read(format!("{line}\n").as_bytes()).unwrap();
        String::from_utf8(case.answer()).unwrap().trim_end().to_string()
    }

    fn judge(input: &str, answer: &str) -> Result<(), String> {
        let case = find("9.40").unwrap().read(input.as_bytes()).map_err(|error| error.to_string())?;
        case.check(answer.as_bytes()).map_err(|refusal| refusal.to_string())
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
                assert_eq!(Some(solution::solve(&query).exact()), nearest, "{query:?}");
            }
        }
    }

    #[test]
    fn a_wrong_value_is_named() {
        assert_eq!(judge("2 0 1 1/3\n2 0 1 5\n", "0.333333333333 2.0"), Ok(()));
        assert_eq!(judge("2 0 1 1/3\n2 0 1 5\n", "1/3 5"), Err("query 2: V = 5 is wrong, it is 2".into()));
        assert_eq!(
            judge("2 0 1 1/3\n2 0 1 5\n", "1/3"),
            Err("query 2: the answer ends where V should stand".into())
        );
    }

    #[test]
    fn a_line_is_three_integers_and_a_fraction_in_lowest_terms() {
        let read =
            |input: &str| find("9.40").unwrap().read(input.as_bytes()).map(|_| ()).map_err(|e| e.to_string());
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
