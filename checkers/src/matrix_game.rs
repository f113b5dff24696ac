//! Whether `V, p, q` solve a matrix game.
//!
//! Strategies are judged by what they guarantee, never by comparison: `p` is optimal when it earns the value
//! against every column, `q` when it concedes no more than the value to every row.

use std::sync::OnceLock;

use dashu_ratio::RBig;

use crate::{
    Name,
    number::{Fixed, Number, decimal},
    say,
    sentence::{Called, QUERY},
    tokens::{Refusal, Tokens},
};

mod words;

pub use words::is_surely_near;

/// A value, a probability per row and a probability per column, as a program wrote them.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Solution {
    /// The value of the game.
    pub value: Number,
    /// The first player's mixed strategy.
    pub p: Vec<Number>,
    /// The second player's mixed strategy.
    pub q: Vec<Number>,
}

impl Solution {
    /// Reads `V`, `p` and `q` of an `m × n` game.
    pub fn read(tokens: &mut Tokens, m: usize, n: usize) -> Result<Solution, Refusal> {
        let value = tokens.number("V")?;
        let p = tokens.numbers("p", m)?;
        let q = tokens.numbers("q", n)?;
        Ok(Solution { value, p, q })
    }

    /// Reads a solution for each query, on a line of its own; the queries' games are of these shapes.
    pub fn read_each(tokens: &mut Tokens, shapes: &[(usize, usize)]) -> Result<Vec<Solution>, Refusal> {
        tokens.lines(QUERY, shapes.iter().copied(), |tokens, (m, n)| Solution::read(tokens, m, n))
    }

    /// Whether each of these is surely right because it is near an optimal one; see [`Game::judge_beside`].
    pub fn are_surely_near(solutions: &[Solution], optimal: &[Solution]) -> bool {
        let mut pairs = solutions.iter().zip(optimal);
        solutions.len() == optimal.len()
            && pairs.all(|(solution, optimal)| words::are_surely_near(solution, optimal))
    }
}

/// A matrix of payoffs to the first player, ready to judge strategies for it.
///
/// ```
/// use checkers::{Tokens, matrix_game::{Game, Solution}, number::Number};
///
/// let game = Game::from_integers(&[vec![100, -50], vec![0, 100]]);
/// let judge = |answer: &[u8]| {
///     let solution = Solution::read(&mut Tokens::new(answer), 2, 2).unwrap();
///     game.judge(&Number::fraction(40, 1), &solution).map_err(|refusal| refusal.to_string())
/// };
/// assert_eq!(judge(b"40  2/5 3/5  0.6 0.4"), Ok(()));
/// assert_eq!(
///     judge(b"40  1/2 1/2  0.6 0.4"),
///     Err("p is not optimal: against column 2 it earns only 25, the value is 40".into())
/// );
/// ```
#[derive(Clone, Debug)]
pub struct Game {
    rows: Vec<Vec<Number>>,
    /// What is needed to tell what is wrong with an answer, or whether it is, where words don't.
    precise: OnceLock<Precise>,
    strategies: [&'static str; 2],
    note: Name,
}

/// The payoffs to forty digits, and what an answer may be off by.
#[derive(Clone, Debug)]
struct Precise {
    rows: Vec<Vec<Fixed>>,
    tolerance: Fixed,
}

impl Game {
    /// A game with integer payoffs. All rows have the same length, which is not 0.
    pub fn from_integers(rows: &[Vec<i64>]) -> Game {
        Game::from_numbers(
            rows.iter().map(|row| row.iter().map(|&payoff| Number::fraction(payoff, 1)).collect()).collect(),
        )
    }

    /// A game with rational payoffs. All rows have the same length, which is not 0.
    pub fn from_rationals(rows: &[Vec<RBig>]) -> Game {
        Game::from_numbers(rows.iter().map(|row| row.iter().cloned().map(Number::from).collect()).collect())
    }

    /// A game with any payoffs. All rows have the same length, which is not 0.
    pub fn from_numbers(rows: Vec<Vec<Number>>) -> Game {
        Game { rows, precise: OnceLock::new(), strategies: ["p", "q"], note: Name::symbol("") }
    }

    fn precise(&self) -> &Precise {
        self.precise.get_or_init(|| {
            let rows: Vec<Vec<Fixed>> =
                self.rows.iter().map(|row| row.iter().map(Fixed::of).collect()).collect();
            let largest = rows.iter().flatten().map(Fixed::size).max().unwrap_or_else(|| Fixed::integer(0));
            let tolerance = Fixed::billionth_of(&largest.max(Fixed::integer(1))).plus(&Fixed::slack());
            Precise { rows, tolerance }
        })
    }

    /// The same game, in which refusals call the strategies by other names than `p` and `q`.
    pub fn with_strategies(self, strategies: [&'static str; 2]) -> Game {
        Game { strategies, ..self }
    }

    /// The same game, in which refusals of what a strategy earns or concedes end in a note, ` (payoffs are …)`.
    pub fn noted(self, note: Name) -> Game {
        Game { note, ..self }
    }

    /// Judges a whole solution against the exact value. Most answers are right by far, which words can tell; what they
    /// can't is told by all digits.
    pub fn judge(&self, exact: &Number, solution: &Solution) -> Result<(), Refusal> {
        match words::are_surely_right(&self.rows, exact, solution) {
            true => Ok(()),
            false => self.judge_exactly(exact.exact(), solution),
        }
    }

    /// As [`Game::judge`], where a whole optimal solution is known: most answers are near it, and no game is needed to
    /// tell; `game` makes it for the others.
    pub fn judge_beside(
        game: impl FnOnce() -> Game,
        optimal: &Solution,
        solution: &Solution,
    ) -> Result<(), Refusal> {
        match words::are_surely_near(solution, optimal) {
            true => Ok(()),
            false => game().judge(&optimal.value, solution),
        }
    }

    fn judge_exactly(&self, exact: &RBig, solution: &Solution) -> Result<(), Refusal> {
        self.judge_value(exact, &solution.value)?;
        self.judge_first(exact, &solution.p)?;
        self.judge_second(exact, &solution.q)
    }

    /// Judges the value: it may be off by as much as what strategies earn, a billionth of the largest payoff. A value
    /// near 0 among payoffs near 1000 is a difference of large numbers, and doubles know it no better than those.
    pub fn judge_value(&self, exact: &RBig, given: &Number) -> Result<(), Refusal> {
        let miss = Fixed::of(given).minus(&Fixed::floor(exact)).size();
        if miss <= self.precise().tolerance { Ok(()) } else { Err(wrong_value("V", exact, given)) }
    }

    /// Judges the first player's strategy: every column gives at least the value.
    pub fn judge_first(&self, exact: &RBig, p: &[Number]) -> Result<(), Refusal> {
        let (name, note) = (self.strategies[0], self.note);
        let p = judge_probabilities(name, p)?;
        let Precise { rows, tolerance } = self.precise();
        let least = Fixed::floor(exact).minus(tolerance);
        for column in 0..rows[0].len() {
            let earned = Fixed::dot(p.iter().zip(rows).map(|(weight, row)| (weight, &row[column])));
            if earned < least {
                return Err(Refusal::new(say!(
                    vi "{name} không tối ưu: gặp cột {column} chỉ nhận được {earned}, \
                        trong khi giá trị của trò chơi là {value}{note}",
                    en "{name} is not optimal: against column {column} it earns only {earned}, the value is \
                        {value}{note}",
                    column = column + 1,
                    value = decimal(exact, 12);
                    note
                )));
            }
        }
        Ok(())
    }

    /// Judges the second player's strategy: every row gets at most the value.
    pub fn judge_second(&self, exact: &RBig, q: &[Number]) -> Result<(), Refusal> {
        let (name, note) = (self.strategies[1], self.note);
        let q = judge_probabilities(name, q)?;
        let Precise { rows, tolerance } = self.precise();
        let most = Fixed::floor(exact).plus(tolerance);
        for (index, row) in rows.iter().enumerate() {
            let conceded = Fixed::dot(q.iter().zip(row));
            if conceded > most {
                return Err(Refusal::new(say!(
                    vi "{name} không tối ưu: gặp hàng {row} phải trả {conceded}, \
                        trong khi giá trị của trò chơi là {value}{note}",
                    en "{name} is not optimal: against row {row} it concedes {conceded}, the value is \
                        {value}{note}",
                    row = index + 1,
                    value = decimal(exact, 12);
                    note
                )));
            }
        }
        Ok(())
    }
}

/// Judges a number against its exact value.
pub fn judge_value(name: impl Called, exact: &RBig, given: &Number) -> Result<(), Refusal> {
    if given.is_close(exact) {
        return Ok(());
    }
    Err(wrong_value(name, exact, given))
}

fn wrong_value(name: impl Called, exact: &RBig, given: &Number) -> Refusal {
    let name = name.called();
    Refusal::new(say!(
        vi "{name} = {given} là sai, giá trị đúng là {right}",
        en "{name} = {given} is wrong, it is {right}",
        right = decimal(exact, 12);
        name
    ))
}

/// Judges whether numbers are probabilities that sum to 1, each within a billionth: rounding `n` of them moves their
/// sum by as much as `n` roundings.
pub fn judge_probabilities(name: &str, weights: &[Number]) -> Result<Vec<Fixed>, Refusal> {
    let billionth = Fixed::billionth_of(&Fixed::integer(1)).plus(&Fixed::slack());
    let mut total = Fixed::integer(0);
    let mut fixed = Vec::with_capacity(weights.len());
    for (index, given) in weights.iter().enumerate() {
        let weight = Fixed::of(given);
        if weight.clone().plus(&billionth) < Fixed::integer(0) {
            return Err(Refusal::new(say!(
                vi "{name}{number} = {given} là số âm",
                en "{name}{number} = {given} is negative",
                number = index + 1,
            )));
        }
        total = total.plus(&weight);
        fixed.push(weight);
    }
    let slack = weights.iter().fold(Fixed::integer(0), |slack, _| slack.plus(&billionth));
    if total.clone().minus(&Fixed::integer(1)).size() > slack {
        return Err(Refusal::new(say!(
            vi "tổng các xác suất của {name} là {total}, không phải 1",
            en "the probabilities of {name} sum to {total}, not to 1",
        )));
    }
    Ok(fixed)
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::number::rational;

    fn judge(rows: &[Vec<i64>], exact: RBig, answer: &str) -> Result<(), String> {
        let mut tokens = Tokens::new(answer.as_bytes());
        let solution = Solution::read(&mut tokens, rows.len(), rows[0].len()).map_err(|r| r.to_string())?;
        Game::from_integers(rows).judge(&exact.into(), &solution).map_err(|refusal| refusal.to_string())
    }

    fn document() -> Vec<Vec<i64>> {
        vec![vec![0, 5, -2], vec![-3, 0, 4], vec![6, -4, 0]]
    }

    #[test]
    fn fractions_and_double_precision_decimals_are_right() {
        let exact = rational(96, 143);
        let fractions = "96/143 52/143 50/143 41/143 44/143 42/143 57/143";
        assert_eq!(judge(&document(), exact.clone(), fractions), Ok(()));
        let weight = |numerator: f64| format!("{:.12}", numerator / 143.0);
        let decimals: Vec<_> = [96., 52., 50., 41., 44., 42., 57.].map(weight).to_vec();
        assert_eq!(judge(&document(), exact, &decimals.join(" ")), Ok(()));
    }

    #[test]
    fn any_optimal_strategy_is_right() {
        let constant = vec![vec![3, 3], vec![3, 3]];
        for answer in ["3 1 0 0 1", "3 1/2 1/2 0.25 0.75", "3 0 1 1 0"] {
            assert_eq!(judge(&constant, rational(3, 1), answer), Ok(()));
        }
    }

    #[test]
    fn refusals_say_what_is_wrong() {
        let exact = rational(96, 143);
        for (answer, refusal) in [
            ("0.6713 52/143 50/143 41/143 44/143 42/143 57/143", "V = 0.6713 is wrong, it is 0.671328671329"),
            (
                "96/143 1/3 1/3 1/3 44/143 42/143 57/143",
                "p is not optimal: against column 2 it earns only 0.333333333333, the value is 0.671328671329",
            ),
            (
                "96/143 52/143 50/143 41/143 1/3 1/3 1/3",
                "q is not optimal: against row 1 it concedes 1, the value is 0.671328671329",
            ),
            (
                "96/143 52/143 50/143 40/143 44/143 42/143 57/143",
                "the probabilities of p sum to 0.993006993007, not to 1",
            ),
            ("96/143 52/143 50/143 41/143 187/143 -101/143 57/143", "q2 = -0.706293706294 is negative"),
            ("96/143 52/143 50/143 41/143 44/143 42/143", "the answer ends where q3 should be"),
        ] {
            assert_eq!(judge(&document(), exact.clone(), answer), Err(refusal.to_string()));
        }
    }

    #[test]
    fn a_miss_of_two_billionths_is_refused_and_of_one_is_not() {
        let coin = vec![vec![1, -1], vec![-1, 1]];
        let answer = |p: &str, rest: &str| format!("0 {p} {rest} 1/2 1/2");
        assert_eq!(judge(&coin, rational(0, 1), &answer("0.5000000005", "0.4999999995")), Ok(()));
        assert!(judge(&coin, rational(0, 1), &answer("0.500000001", "0.499999999")).is_err());
    }

    #[test]
    fn the_value_may_be_off_by_a_billionth_of_the_largest_payoff() {
        let scales = vec![vec![1000, -1000, 1000], vec![0, 1, 1], vec![2, -1, -1]];
        let solution = "0 3/4 1/4 1/2 1999/4000 1/4000";
        let value = |value: &str| judge(&scales, rational(1, 2), &format!("{value} {solution}"));
        assert_eq!(value("0.5000009"), Ok(()));
        assert_eq!(value("0.5000011"), Err("V = 0.5000011 is wrong, it is 0.5".into()));
        let ones = vec![vec![1, 0], vec![0, 1]];
        assert!(judge(&ones, rational(1, 2), "0.5000000011 1/2 1/2 1/2 1/2").is_err());
    }

    #[test]
    fn as_many_roundings_as_probabilities_are_allowed() {
        let same = vec![vec![0]; 7];
        let judge = |weight: &str| judge(&same, rational(0, 1), &format!("0 {} 1", [weight; 7].join(" ")));
        assert_eq!(judge("0.142857143"), Ok(()));
        assert_eq!(judge("0.1428571439"), Err("the probabilities of p sum to 1.0000000073, not to 1".into()));
    }
}
