//! 9.41 Three recursive games: each of them may lead to another, and their values are found together.

use checkers::{
    Bound, ReadError, Reader, Refusal, Sentence, Tokens, Writer,
    number::{Number, decimal},
    sentence::QUERY,
};

use crate::shared::laboratory::only;
use exercise::{Exercise, Fact, laboratory::Laboratory, picture::Picture};

mod brute;
mod checker;
mod facts;
#[cfg(test)]
mod further;
mod generator;
mod pictures;
mod solution;

pub struct ThreeRecursiveGames;

/// The numbers in the games `G2 = (G1 0; 0 a)` and `G3 = (G2 b; b 0)`.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Query {
    a: i64,
    b: i64,
}

/// The values of the three games.
pub type Values = [Number; 3];

const NAMES: [&str; 3] = ["v1", "v2", "v3"];

/// The values are irrational. The reference rounds them to so many digits after the point.
const DIGITS: usize = 30;

const LINES: Bound = Bound::lines(1, 1000);
const A: Bound = Bound::new("a", 1, 1000);
const B: Bound = Bound::new("b", 1, 1000);

impl Exercise for ThreeRecursiveGames {
    type Input = Vec<Query>;
    type Answer = Vec<Values>;

    const FOLDER: &'static str = "bai9_41_three_recursive_games";
    const BOUNDS: &'static [Bound] = &[LINES, A, B];

    fn read(reader: &mut Reader) -> Result<Vec<Query>, ReadError> {
        reader.lines(&LINES, |reader| {
            let a = reader.integer(&A)?;
            reader.space()?;
            let b = reader.integer(&B)?;
            Ok(Query { a, b })
        })
    }

    fn write(queries: &Vec<Query>, out: &mut Writer) {
        out.rows(queries.iter().map(|query| [query.a, query.b]));
    }

    fn read_answer(queries: &Vec<Query>, tokens: &mut Tokens) -> Result<Vec<Values>, Refusal> {
        tokens.lines(QUERY, queries, |tokens, _| {
            Ok([tokens.number(NAMES[0])?, tokens.number(NAMES[1])?, tokens.number(NAMES[2])?])
        })
    }

    fn write_answer(answer: &Vec<Values>, out: &mut Writer) {
        out.rows(answer.iter().map(|values| values.each_ref().map(|value| decimal(value.exact(), DIGITS))));
    }

    fn laboratory(queries: &Vec<Query>) -> Result<Laboratory, Sentence> {
        let &Query { a, b } = only(queries)?;
        Ok(Laboratory::ThreeRecursive { a, b })
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
    use dashu_ratio::RBig;
    use solutions::recursive_game::{three_games, three_values};

    use super::{ThreeRecursiveGames, facts};
    use exercise::testing;

    fn judge(input: &str, answer: &str) -> Result<(), String> {
        testing::judge::<ThreeRecursiveGames>(input, answer)
    }

    /// The book's games, a = 2 and b = 1: v1 = (4√2 - 2)/7, v2 = 2 v1 / (2 + v1), v3 = (2 + v1) / 4.
    #[test]
    fn the_games_of_the_book() {
        let v1 = (4.0 * 2f64.sqrt() - 2.0) / 7.0;
        let answer = format!("{:.15} {:.15} {:.15}", v1, 2.0 * v1 / (2.0 + v1), (2.0 + v1) / 4.0);
        assert_eq!(judge("2 1\n", &answer), Ok(()));
    }

    #[test]
    fn every_digit_of_the_reference_is_right() {
        // 4√2 = 5.656854249492380195206754896838792314…
        let answer = testing::answer::<ThreeRecursiveGames>("2 1\n");
        assert_eq!(answer.split(' ').next(), Some("0.522407749927482885029536413834"));
    }

    /// The probabilities of the editorial make all columns, and all rows, worth the values of the games.
    #[test]
    fn the_strategies_of_the_editorial_are_optimal() {
        for (a, b) in [(2, 1), (1, 1), (1000, 1), (1, 1000), (7, 3)] {
            let values = three_values(a, b, 20).map(|value| value.middle().clone());
            let in_first = vec![rational(1, 3); 3];
            let [in_second, in_third] =
                facts::strategies(a, b).map(|first| vec![first.clone(), RBig::ONE - first]);
            let strategies = [in_first, in_second, in_third];
            for ((game, value), weights) in three_games(a, b).iter().zip(&values).zip(strategies) {
                let rows = game.at(&values);
                for line in 0..rows.len() {
                    let sum = |entry: fn(&[Vec<RBig>], usize, usize) -> &RBig| {
                        (0..rows.len())
                            .fold(RBig::ZERO, |sum, other| sum + &weights[other] * entry(&rows, line, other))
                    };
                    for earned in [sum(|rows, i, j| &rows[i][j]), sum(|rows, j, i| &rows[i][j])] {
                        let off = earned - value;
                        assert!(off.clone().max(-off) < rational(1, 1_000_000_000_000), "{a} {b}");
                    }
                }
            }
        }
    }

    #[test]
    fn the_worked_example_of_the_editorial() {
        // 7x² + 4x - 4 = 0 at v1, and what bisection says about the first middles.
        let v1 = (4.0 * 2f64.sqrt() - 2.0) / 7.0;
        assert!((7.0 * v1 * v1 + 4.0 * v1 - 4.0).abs() < 1e-12);
        let sides = |x: f64| {
            let (v2, v3) = facts::others((2.0, 1.0), x);
            [v2, v3, v2 + v3].map(|side| format!("{side:.4}"))
        };
        assert_eq!(sides(0.5), ["0.4000", "0.6250", "1.0250"]);
        assert_eq!(sides(0.75), ["0.5455", "0.6875", "1.2330"]);
        assert_eq!(sides(0.625), ["0.4762", "0.6562", "1.1324"]);
    }

    #[test]
    fn the_equation_of_the_editorial_is_quadratic_if_a_is_twice_b() {
        for b in [1, 17, 500] {
            let v1 = three_values(2 * b, b, 30)[0].middle().clone();
            let b = RBig::from(b);
            let left = RBig::from(7) * &v1 * &v1 + RBig::from(4) * &b * &v1 - RBig::from(4) * &b * &b;
            assert!(left.clone().max(-left) < rational(1, 1_000_000_000_000_000_000));
        }
    }

    #[test]
    fn other_roots_are_refused() {
        let (a, b) = facts::SLOW;
        for x in [facts::other_root((a, b)), facts::value((a, b))] {
            let (v2, v3) = facts::others((a, b), x);
            let verdict = judge("1000 1\n", &format!("{x:.15} {v2:.15} {v3:.15}"));
            assert_eq!(verdict.is_ok(), v2 < b, "{x}");
            assert!(facts::excess((a, b), x).abs() < 1e-12);
        }
    }

    #[test]
    fn stopping_when_a_round_changes_little_is_too_early() {
        assert!(facts::error_when_settled(facts::SLOW) > 2e-8);
    }

    #[test]
    fn a_billionth_of_the_value_is_allowed() {
        // v1 = 250.622578156255915…, v2 = 0.996025793840412…, v3 = 500.249130518671418…
        let judge = |v1: &str, v2: &str| judge("1 1000\n", &format!("{v1} {v2} 500.249130518671"));
        assert_eq!(judge("250.6225784", "0.9960257948"), Ok(()));
        assert!(judge("250.6225785", "0.9960257938").is_err());
        assert!(judge("250.6225782", "0.9960257949").is_err());
    }

    #[test]
    fn the_negative_root_is_refused() {
        let v1 = (-4.0 * 2f64.sqrt() - 2.0) / 7.0;
        let answer = format!("{:.15} {:.15} {:.15}", v1, 2.0 * v1 / (2.0 + v1), (2.0 + v1) / 4.0);
        let message = "query 1: v1 = -1.093836321356 is wrong, it is 0.522407749927";
        assert_eq!(judge("2 1\n", &answer), Err(message.into()));
    }

    #[test]
    fn a_line_is_two_numbers_from_1_to_1000() {
        let read = |input: &str| testing::read::<ThreeRecursiveGames>(input);
        assert_eq!(read("1 1000\n1000 1\n"), Ok(()));
        assert_eq!(read("2 1\n0 1\n"), Err("line 2, column 1: query 2: a = 0 is not in [1, 1000]".into()));
        assert_eq!(read("1 1001\n"), Err("line 1, column 3: query 1: b = 1001 is not in [1, 1000]".into()));
        assert_eq!(read(&"1 1\n".repeat(1000)), Ok(()));
        for bad in ["1\n", "1 1 1\n", "1/2 1\n"] {
            assert!(read(bad).is_err(), "{bad}");
        }
        assert!(read(&"1 1\n".repeat(1001)).is_err());
    }
}
