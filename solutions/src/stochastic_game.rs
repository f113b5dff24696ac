//! Stochastic games: in every round the players choose, something is paid, and with some probability another
//! round follows, in a game that depends on the choices.
//!
//! Shapley (1953): if every entry stops play with a positive probability, the values are the only solution of
//! `v(k) = Val A_k(v)`, where `A_k(v)` is the matrix of game k with every game replaced by its value, and it is
//! optimal to play, whenever game k comes, an optimal strategy of `A_k(v)`. The reason is that the map
//! `T(v) = (Val A_1(v), …, Val A_N(v))` brings any two vectors nearer: if b < 1 bounds the probability of going
//! on, `|T(v) - T(w)| <= b |v - w|` in the greatest difference. Two facts follow, and nothing else is used here:
//!
//! * **Shapley's iteration** `v, T(v), T(T(v)), …` converges to the values from anywhere, and an error made on
//!   the way is forgotten at the same rate: rounding by e in every step costs e / (1 - b) in the end.
//! * **Any guess can be tested**: the values are at most `|T(v) - v| / (1 - b)` away from v, however v was found.
//!
//! Values may be irrational. [`iterate`] and [`solve`] compute in integers over a power of two, count every
//! rounding, and give brackets that are proved to hold the true numbers.

use dashu_base::{Abs, BitTest, Signed};
use dashu_int::{IBig, UBig};
use dashu_ratio::RBig;

use crate::{
    bracket::Bracket,
    linked_games::{GameMatrix, Solved},
    matrix_game::{self, Solution, Weights},
};

/// The vector after `rounds` steps of Shapley's iteration from 0: what the games are worth if play is broken off
/// after so many rounds.
///
/// Cost: `rounds` times one small matrix game per state, in integers of about 75 bits; fewer if the numbers stop
/// changing. Panics if there are no games, if an entry names a game that does not exist, or if an entry goes on
/// for sure.
///
/// ```
/// use solutions::{linked_games::GameMatrix, stochastic_game::iterate};
///
/// let games = ["4 + 3/10 G1, 2/5 G2; 1 + 2/5 G2, 3 + 1/2 G1", "1/2 G1, -5; -4, 1 + 1/2 G2"];
/// let games: Vec<GameMatrix> = games.iter().map(|game| game.parse().unwrap()).collect();
/// let shown: Vec<String> =
///     iterate(&games, 6).iter().map(|value| format!("{:.4}", value.middle().to_f64().value())).collect();
/// assert_eq!(shown, ["2.0225", "-1.9974"]);
/// ```
pub fn iterate(games: &[GameMatrix], rounds: usize) -> Vec<Bracket> {
    let model = Model::of(games, 60);
    let mut values = vec![IBig::ZERO; games.len()];
    for _ in 0..rounds {
        let next = model.look(values.clone()).shapley_step();
        if next == values {
            // What does not change in one round never changes.
            break;
        }
        values = next;
    }
    // Each step rounds the entries of the matrices and then the value, down by less than a unit.
    let radius = (&model.entry_error + &model.unit_size()) / (RBig::ONE - &model.going_on);
    let bracket = |value: &IBig| Bracket::around(model.rational(value), radius.clone());
    match rounds {
        0 => vec![Bracket::exactly(RBig::ZERO); games.len()],
        _ => values.iter().map(bracket).collect(),
    }
}

/// The values of all games, and optimal strategies in the matrices in which every game is replaced by its value.
///
/// Shapley's iteration gains less than a binary digit per round, so a better guess is tried first (Pollatschek and
/// Avi-Itzhak 1969): the players keep for ever to the strategies that are optimal now, which makes the game a
/// system of linear equations. Near the values this doubles the number of right digits. A guess counts only if
/// it comes out nearer to being a fixed point than Shapley's step is sure to.
///
/// Values that are short fractions are recognised and proved: they come with exact strategies.
///
/// Cost: usually about ten times one small matrix game per state, in integers of about 160 bits; at worst twice as
/// many rounds as the iteration needs for 140 binary digits. Panics as [`iterate`] does.
///
/// ```
/// use dashu_ratio::RBig;
/// use solutions::{linked_games::GameMatrix, stochastic_game::solve};
///
/// let game: GameMatrix = "4, 1 + 1/3 G; 0, 1 + 2/3 G".parse().unwrap();
/// let solved = &solve(&[game])[0];
/// let fraction = |a: i64, b: u64| RBig::from_parts(a.into(), b.into());
/// assert!(solved.value.is_exact());
/// assert_eq!(*solved.value.middle(), fraction(2, 1));
/// assert_eq!(solved.row, [fraction(1, 2), fraction(1, 2)]);
/// assert_eq!(solved.column, [fraction(1, 7), fraction(6, 7)]);
///
/// // 5/√2, an irrational value.
/// let game: GameMatrix = "1 + 3/5 G, 3 + 1/5 G; 1 + 4/5 G, 2 + 2/5 G".parse().unwrap();
/// let value = &solve(&[game])[0].value;
/// let square = |x: RBig| x.clone() * x;
/// assert!(square(value.low()) < fraction(25, 2) && fraction(25, 2) < square(value.high()));
/// assert!(value.radius() * RBig::from(10u8).pow(35) < RBig::ONE);
/// ```
pub fn solve(games: &[GameMatrix]) -> Vec<Solved> {
    let model = Model::of(games, 160);
    let mut here = model.look(vec![IBig::ZERO; games.len()]);
    let stops = RBig::ONE - &model.going_on;
    // A step of Shapley's leaves b times what was missing, and a unit for rounding: 1 / (1 - b) in the end.
    let good_enough = (RBig::from(2) / &stops).ceil();
    let mut missing = here.missing();
    while missing > good_enough {
        let guess = model.look(here.stationary_values());
        let nearer = guess.missing() * IBig::from(10) < &missing * IBig::from(9);
        here = if nearer { guess } else { model.look(here.shapley_step()) };
        missing = here.missing();
    }
    let missing = RBig::from_parts(missing, model.unit.clone());
    let radius = (missing + &model.entry_error) / stops;
    let values: Vec<Bracket> =
        here.values.iter().map(|value| Bracket::around(model.rational(value), radius.clone())).collect();
    if let Some(exact) = short_fractions(games, &values) {
        return exact;
    }
    let solved = |(value, weights): (Bracket, Weights)| {
        let Solution { row, column, .. } = weights.over(IBig::ONE);
        Solved { value, row, column }
    };
    values.into_iter().zip(here.solutions).map(solved).collect()
}

/// The solution, if all values are fractions that are too short to stand in their brackets by chance.
fn short_fractions(games: &[GameMatrix], values: &[Bracket]) -> Option<Vec<Solved>> {
    /// A bracket of width w is expected to hold no fraction with a denominator much below the root of 1/w.
    const SHORT: usize = 40;
    /// Entries over a longer common denominator would take too long to compute with.
    const LONG: usize = 4096;
    let fraction = |value: &Bracket| {
        let simplest = RBig::simplest_in(value.low(), value.high());
        (simplest.denominator().bit_len() <= SHORT).then_some(simplest)
    };
    let guess: Vec<RBig> = values.iter().map(fraction).collect::<Option<_>>()?;
    let denominators = games.iter().flat_map(GameMatrix::entries).flat_map(|entry| {
        let probabilities = entry.next().iter().map(|(_, probability)| probability);
        probabilities.chain([entry.payoff()]).map(RBig::denominator)
    });
    let mut common = UBig::ONE;
    for denominator in denominators {
        if !common.is_multiple_of(denominator) {
            common *= denominator;
        }
        if common.bit_len() > LONG {
            return None;
        }
    }
    let solve = |(game, guess): (&GameMatrix, &RBig), values: &[RBig]| {
        let solution = matrix_game::solve_rational(&game.at(values));
        (solution.value == *guess).then(|| Solved::within(solution, RBig::ZERO))
    };
    games.iter().zip(&guess).map(|pair| solve(pair, &guess)).collect()
}

/// The games in fixed point: integers over one power of two.
struct Model {
    bits: usize,
    unit: UBig,
    states: Vec<State>,
    /// Bounds the probability of going on: b.
    going_on: RBig,
    /// No value is larger than this, in units.
    largest: IBig,
    /// How far an entry of a matrix may be from the true one, at values up to `largest`.
    entry_error: RBig,
}

/// Probabilities have so many more binary digits than values, which may be large, so that rounding them does no
/// more harm than rounding values.
const FINE_BITS: usize = 32;

/// One game: its payoffs and, for each entry, the probabilities of the games that may follow.
struct State {
    payoffs: Vec<Vec<IBig>>,
    next: Vec<Vec<Vec<(usize, IBig)>>>,
}

impl Model {
    fn of(games: &[GameMatrix], bits: usize) -> Model {
        assert!(!games.is_empty(), "a stochastic game has a state");
        let unit = UBig::ONE << bits;
        let entries = || games.iter().flat_map(GameMatrix::entries);
        let going_on = entries().map(|entry| entry.going_on()).max().unwrap_or(RBig::ZERO);
        assert!(going_on < RBig::ONE, "every entry must stop play with a positive probability");
        let most_paid = entries().map(|entry| entry.payoff().clone().abs()).max().unwrap_or(RBig::ZERO);
        // The greatest payoff in every round, and a little for rounding.
        let largest = most_paid / (RBig::ONE - &going_on) + RBig::ONE;
        let most_next = entries().map(|entry| entry.next().len()).max().unwrap_or(0);
        // The payoff and the sum of products are rounded down by less than a unit, each probability by less than
        // a fine unit, and it multiplies a value.
        let fine_unit = &unit << FINE_BITS;
        let units = RBig::from_parts(most_next.into(), UBig::ONE << FINE_BITS) * &largest + RBig::from(2);
        let fixed = |value: &RBig| (value * RBig::from(unit.clone())).floor();
        let fine = |value: &RBig| (value * RBig::from(fine_unit.clone())).floor();
        let state = |game: &GameMatrix| State {
            payoffs: game
                .rows()
                .iter()
                .map(|row| row.iter().map(|entry| fixed(entry.payoff())).collect())
                .collect(),
            next: game
                .rows()
                .iter()
                .map(|row| {
                    let next = |(game, probability): &(usize, RBig)| (*game, fine(probability));
                    row.iter().map(|entry| entry.next().iter().map(next).collect()).collect()
                })
                .collect(),
        };
        Model {
            bits,
            states: games.iter().map(state).collect(),
            largest: fixed(&largest),
            entry_error: units / RBig::from(unit.clone()),
            going_on,
            unit,
        }
    }

    fn rational(&self, value: &IBig) -> RBig {
        RBig::from_parts(value.clone(), self.unit.clone())
    }

    fn unit_size(&self) -> RBig {
        RBig::from_parts(IBig::ONE, self.unit.clone())
    }

    /// Solves every game with the games in it replaced by these values.
    fn look(&self, values: Vec<IBig>) -> Look<'_> {
        let solutions: Vec<Weights> =
            self.states.iter().map(|state| matrix_game::solve_integers(state.at(&values, self.bits))).collect();
        Look { model: self, values, solutions }
    }
}

impl State {
    /// The matrix at these values.
    fn at(&self, values: &[IBig], bits: usize) -> Vec<Vec<IBig>> {
        let entry = |(payoff, next): (&IBig, &Vec<(usize, IBig)>)| {
            let next = next.iter().map(|(game, probability)| &values[*game] * probability).sum::<IBig>();
            payoff + (next >> (bits + FINE_BITS))
        };
        let row = |(payoffs, next): (&Vec<IBig>, &Vec<_>)| payoffs.iter().zip(next).map(entry).collect();
        self.payoffs.iter().zip(&self.next).map(row).collect()
    }
}

/// What is seen from a vector of values.
struct Look<'a> {
    model: &'a Model,
    values: Vec<IBig>,
    solutions: Vec<Weights>,
}

impl Look<'_> {
    /// How far the games' values at `values` are from `values`, in units.
    fn missing(&self) -> IBig {
        // |value / total - v|, rounded up.
        let distance = |(solution, value): (&Weights, &IBig)| {
            let over = (&solution.value - value * &solution.total).abs();
            (over + &solution.total - IBig::ONE) / &solution.total
        };
        self.solutions.iter().zip(&self.values).map(distance).max().unwrap_or(IBig::ZERO)
    }

    /// The values of the games, rounded down.
    fn shapley_step(&self) -> Vec<IBig> {
        self.solutions.iter().map(|solution| floor_div(&solution.value, &solution.total)).collect()
    }

    /// What the games are worth if both players keep to these strategies for ever: the solution of
    /// `w(k) = paid(k) + Σ goes(k, l) w(l)`. It is a guess, so rounding does not matter.
    fn stationary_values(&self) -> Vec<IBig> {
        let bits = self.model.bits + FINE_BITS;
        let count = self.values.len();
        let mut equations: Vec<Vec<IBig>> = Vec::with_capacity(count);
        for (k, (state, solution)) in self.model.states.iter().zip(&self.solutions).enumerate() {
            let mut goes = vec![IBig::ZERO; count];
            let mut paid = IBig::ZERO;
            for (i, p) in solution.row.iter().enumerate() {
                for (j, q) in solution.column.iter().enumerate() {
                    let weight = p * q;
                    if weight == IBig::ZERO {
                        continue;
                    }
                    paid += &state.payoffs[i][j] * &weight;
                    for (game, probability) in &state.next[i][j] {
                        goes[*game] += probability * &weight;
                    }
                }
            }
            // (1 - goes(k, k)) w(k) - Σ goes(k, l) w(l) = paid(k), in fine units.
            let square = &solution.total * &solution.total;
            let mut equation: Vec<IBig> = goes.iter().map(|goes| -(goes / &square)).collect();
            equation[k] += IBig::ONE << bits;
            equation.push((paid << FINE_BITS) / square);
            equations.push(equation);
        }
        // Each row's diagonal outweighs the rest of the row, so elimination needs no exchanges.
        for pivot in 0..count {
            let pivot_row = equations[pivot].clone();
            for (_, row) in equations.iter_mut().enumerate().filter(|(k, _)| *k != pivot) {
                let factor = (row[pivot].clone() << bits) / &pivot_row[pivot];
                for (cell, above) in row.iter_mut().zip(&pivot_row) {
                    *cell -= (&factor * above) >> bits;
                }
            }
        }
        let largest = &self.model.largest;
        let value = |(k, row): (usize, &Vec<IBig>)| {
            let fine = (row[count].clone() << bits) / &row[k];
            (fine >> FINE_BITS).clamp(-largest.clone(), largest.clone())
        };
        equations.iter().enumerate().map(value).collect()
    }
}

/// The quotient rounded down; the divisor is positive.
fn floor_div(a: &IBig, b: &IBig) -> IBig {
    let quotient = a / b;
    if a.is_negative() && &quotient * b != *a { quotient - IBig::ONE } else { quotient }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::linked_games::Entry;
    use proptest::prelude::*;

    fn games(texts: &[&str]) -> Vec<GameMatrix> {
        texts.iter().map(|text| text.parse().unwrap()).collect()
    }

    fn fraction(a: i64, b: u64) -> RBig {
        RBig::from_parts(a.into(), b.into())
    }

    const WORKED: [&str; 2] = ["4 + 3/10 G1, 2/5 G2; 1 + 2/5 G2, 3 + 1/2 G1", "1/2 G1, -5; -4, 1 + 1/2 G2"];

    #[test]
    fn two_states_of_the_book_have_rational_values() {
        let solved = solve(&games(&["2, 2 + 1/2 G2; 0, 4 + 1/2 G2", "-4, 0; -2 + 1/2 G1, -4 + 1/2 G1"]));
        let exact = |value: RBig, row: [RBig; 2], column: [RBig; 2]| Solved {
            value: Bracket::exactly(value),
            row: row.to_vec(),
            column: column.to_vec(),
        };
        let half = || fraction(1, 2);
        assert_eq!(
            solved,
            [
                exact(fraction(16, 11), [fraction(8, 11), fraction(3, 11)], [half(), half()]),
                exact(fraction(-24, 11), [fraction(1, 3), fraction(2, 3)], [fraction(6, 11), fraction(5, 11)]),
            ]
        );
    }

    /// The book's table, but for a last digit: it has -1.9977 for v_4(2). v_2(1) = 2.0174 needs -0.8, not -8, in the first row of
    /// the matrix.
    #[test]
    fn rounds_of_the_worked_example() {
        for (rounds, shown) in [
            (0, ["0.0000", "0.0000"]),
            (1, ["2.0000", "-2.0000"]),
            (2, ["2.0174", "-2.0000"]),
            (3, ["2.0210", "-1.9983"]),
            (4, ["2.0220", "-1.9976"]),
            (5, ["2.0224", "-1.9974"]),
            (6, ["2.0225", "-1.9974"]),
        ] {
            let values = iterate(&games(&WORKED), rounds);
            let texts: Vec<String> =
                values.iter().map(|value| format!("{:.4}", value.middle().to_f64().value())).collect();
            assert_eq!(texts, shown, "v_{rounds}");
        }
        let first = &solve(&games(&WORKED))[0];
        let shown = |weights: &[RBig]| -> Vec<String> {
            weights.iter().map(|weight| format!("{:.4}", weight.to_f64().value())).collect()
        };
        assert_eq!(shown(&first.row), ["0.4134", "0.5866"]);
        // The erratum: not 0.4718.
        assert_eq!(shown(&first.column), ["0.5219", "0.4781"]);
    }

    #[test]
    fn a_game_of_one_entry_is_a_geometric_series() {
        let solved = &solve(&games(&["1000 + 9/10 G"]))[0];
        assert_eq!(solved.value, Bracket::exactly(fraction(10_000, 1)));
        let rounds = iterate(&games(&["1 + 1/2 G"]), 3);
        assert!(rounds[0].low() <= fraction(7, 4) && fraction(7, 4) <= rounds[0].high());
        assert_eq!(solve(&games(&["0, 0; 0, 1/2 G"]))[0].value, Bracket::exactly(RBig::ZERO));
    }

    #[test]
    #[should_panic = "every entry must stop play"]
    fn a_game_that_need_not_stop_is_refused() {
        solve(&games(&["G, 1; 1, 0"]));
    }

    /// Up to three states of up to three rows and columns, stopping with a probability of at least 1/10.
    fn any_games() -> impl Strategy<Value = Vec<GameMatrix>> {
        (1usize..=3).prop_flat_map(|states| {
            let next = prop::collection::vec(0u8..=9, states);
            let entry =
                (prop_oneof![-3i64..=3, -1000i64..=1000], next, 1u64..=40).prop_map(|(payoff, next, more)| {
                    let parts = 9 * (next.iter().map(|&part| u64::from(part)).sum::<u64>() + more);
                    let probability = |&part: &u8| fraction(8 * i64::from(part), parts);
                    Entry::new(RBig::from(payoff), next.iter().map(probability).enumerate())
                });
            let matrix = (1usize..=3, 1usize..=3).prop_flat_map(move |(m, n)| {
                prop::collection::vec(prop::collection::vec(entry.clone(), n), m).prop_map(GameMatrix::new)
            });
            prop::collection::vec(matrix, states)
        })
    }

    proptest! {
        #[test]
        fn rounds_are_within_their_brackets(games in any_games(), rounds in 0usize..=3) {
            let mut exact = vec![RBig::ZERO; games.len()];
            for _ in 0..rounds {
                exact = games.iter().map(|game| matrix_game::solve_rational(&game.at(&exact)).value).collect();
            }
            for (value, exact) in iterate(&games, rounds).iter().zip(&exact) {
                prop_assert!(value.low() <= *exact && *exact <= value.high());
                prop_assert!(*value.radius() < fraction(1, 10).pow(16));
            }
        }

        /// The bottoms of the brackets are pushed up by the games, and the tops down: so the values, the only
        /// fixed point of a map that keeps the order, lie between them.
        #[test]
        fn values_are_within_their_brackets(games in any_games()) {
            let solved = solve(&games);
            let once = |values: Vec<RBig>| -> Vec<RBig> {
                games.iter().map(|game| matrix_game::solve_rational(&game.at(&values)).value).collect()
            };
            let lows: Vec<RBig> = solved.iter().map(|game| game.value.low()).collect();
            let highs: Vec<RBig> = solved.iter().map(|game| game.value.high()).collect();
            prop_assert!(once(lows.clone()).iter().zip(&lows).all(|(after, before)| after >= before));
            prop_assert!(once(highs.clone()).iter().zip(&highs).all(|(after, before)| after <= before));
            let limit = fraction(1, 10).pow(40);
            prop_assert!(solved.iter().all(|game| *game.value.radius() < limit));
        }
    }
}
