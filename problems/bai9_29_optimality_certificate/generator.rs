//! Recipes: optimal pairs, pairs that miss by one part of their denominator, pairs whose two guarantees are apart by
//! less than a floating-point comparison sees, and optimal pairs that doubles take farther apart than those.

use checkers::number::gcd;
use generators::{PlanError, TestRng, matrices::MatrixKind, params, words};
use solutions::matrix_game;

use super::{DENOMINATOR, OptimalityCertificate, PAYOFF, Pair, ROWS};
use crate::shared::{
    matrix_games::{self, Matrix, planned_range, small_matrix},
    strategy::Strategy,
};
use exercise::{Generator, Recipe, Recipes, Reference};

impl Generator for OptimalityCertificate {
    const RECIPES: Recipes<Pair> = &[
        &Recipe::new("optimal", optimal),
        &Recipe::new("miss", miss),
        &Recipe::new("random", random),
        &Recipe::new("hair", hair),
        &Recipe::new("rounding", rounding),
    ];

    /// A game of at most 4 × 4 with a pair that is optimal, misses by a little, or is any.
    fn small(rng: &mut TestRng) -> Pair {
        let matrix = small_matrix(rng);
        let p = Strategy::random(rng, matrix.len(), 60);
        let q = Strategy::random(rng, matrix[0].len(), 60);
        let Some(mut pair) = solved(&matrix, DENOMINATOR.max as i64) else { return Pair { matrix, p, q } };
        let unit = *rng.pick(&[10, 1000, 1_000_000]);
        match rng.size(0, 4) {
            0 => {}
            1 => pair.p = p,
            2 => pair.q = q,
            3 => pair.p = moved(rng, &pair.p, unit).unwrap_or(p),
            _ => pair.q = moved(rng, &pair.q, unit).unwrap_or(q),
        }
        pair
    }
}

/// How many games are tried before a recipe gives up.
const TRIES: usize = 2000;

params! {
    /// An `m × n` game of a kind with payoffs in `low..=high`, and the largest denominator of a strategy for it: all that
    /// are allowed, if nothing is said.
    struct Game {
        kind: MatrixKind,
        m: usize,
        n: usize,
        low: Option<i64>,
        high: Option<i64>,
        unit: Option<u32>,
    }
}

impl Game {
    fn matrix(&self, rng: &mut TestRng) -> Matrix {
        let (low, high) = planned_range(self.low, self.high, &PAYOFF);
        self.kind.make(rng, self.m, self.n, low, high)
    }

    fn unit(&self) -> i64 {
        self.unit.map_or(DENOMINATOR.max as i64, i64::from)
    }

    /// A game whose solution has small denominators, with that solution.
    fn solved(&self, rng: &mut TestRng) -> Result<Pair, PlanError> {
        let unit = self.unit();
        let pair = (0..TRIES).find_map(|_| solved(&self.matrix(rng), unit));
        pair.ok_or_else(|| {
            PlanError::new(format!("no game was found whose solution has a denominator of at most {unit}"))
        })
    }
}

/// A game of a kind and an optimal pair.
fn optimal(rng: &mut TestRng, game: Game) -> Result<Pair, PlanError> {
    game.solved(rng)
}

words! {
    /// Which strategies of a pair are meant.
    #[derive(Clone, Copy, PartialEq, Eq)]
    enum Whose {
        P = "p",
        Q = "q",
        Both = "both",
    }
}

params! {
    struct Miss {
        kind: MatrixKind,
        m: usize,
        n: usize,
        low: Option<i64>,
        high: Option<i64>,
        unit: Option<u32>,
        whose: Whose,
    }
}

/// A game of a kind and a pair that would be optimal, if one part in about `unit` were not moved from one weight to
/// another: in `p`, in `q` or in `both`, as `whose` says.
fn miss(rng: &mut TestRng, params: Miss) -> Result<Pair, PlanError> {
    let Miss { kind, m, n, low, high, unit, whose } = params;
    let game = Game { kind, m, n, low, high, unit };
    for _ in 0..TRIES {
        let mut pair = game.solved(rng)?;
        if whose != Whose::Q {
            let Some(p) = moved(rng, &pair.p, game.unit()) else { continue };
            pair.p = p;
        }
        if whose != Whose::P {
            let Some(q) = moved(rng, &pair.q, game.unit()) else { continue };
            pair.q = q;
        }
        if !OptimalityCertificate::solve(&pair).optimal {
            return Ok(pair);
        }
    }
    Err(PlanError::new("every game that was found stays solved by a pair that misses"))
}

/// A game of a kind and any pair of strategies.
fn random(rng: &mut TestRng, game: Game) -> Result<Pair, PlanError> {
    let matrix = game.matrix(rng);
    let p = Strategy::random(rng, game.m, game.unit());
    let q = Strategy::random(rng, game.n, game.unit());
    Ok(Pair { matrix, p, q })
}

fn solved(matrix: &Matrix, unit: i64) -> Option<Pair> {
    let solution = matrix_game::solve(matrix);
    let p = Strategy::of_weights(&solution.row, unit)?;
    let q = Strategy::of_weights(&solution.column, unit)?;
    Some(Pair { matrix: matrix.clone(), p, q })
}

/// The strategy with one part in about `unit` moved from one weight to another, if there is another.
fn moved(rng: &mut TestRng, strategy: &Strategy, unit: i64) -> Option<Strategy> {
    let count = strategy.parts.len();
    if count == 1 || strategy.unit > unit {
        return None;
    }
    let scale = unit / strategy.unit;
    let mut parts: Vec<i64> = strategy.parts.iter().map(|part| part * scale).collect();
    let positive: Vec<usize> = (0..count).filter(|&choice| parts[choice] > 0).collect();
    let from = *rng.pick(&positive);
    let to = (from + rng.size(1, count - 1)) % count;
    parts[from] -= 1;
    parts[to] += 1;
    Some(Strategy::of(parts))
}

params! { struct Hair { m: usize, n: usize, closed: bool = false, turned: bool = false } }

/// A pair that misses by the least there can be: `hi - lo = 1 / (D_p · D_q)` with two denominators near a million and
/// without a common divisor. With `closed` it is optimal instead, with the same weights. With `turned` the players
/// change places.
///
/// The weights of `p` are a [`chain`], and so are those of `q`. Every column gives `lo` and every row gives `hi`, but
/// for one row of the least weight, which gives one part less: then `p A q = lo` and `hi - lo` is the product of the
/// two least weights. Such a matrix is found with small entries, because every number is a sum of the weights with
/// small digits; then it is stirred by changes that neither `p` nor `q` notices. Of several such matrices one is taken
/// that doubles do not see wider than [`OPEN`].
fn hair(rng: &mut TestRng, Hair { m, n, closed, turned }: Hair) -> Result<Pair, PlanError> {
    let limits = 2..=ROWS.max as usize;
    let (Some(p), true) = (largest_chain(m, 1), limits.contains(&m) && limits.contains(&n)) else {
        return Err(PlanError::new(
            "a hair needs at least two rows and two columns, and no more than are allowed",
        ));
    };
    let q = largest_chain(n, p.iter().sum())
        .ok_or_else(|| PlanError::new("no denominator of q is coprime to that of p"))?;
    let smooth = if closed { vec![vec![0; n]; m] } else { a_hair_apart(&p, &q) };
    for _ in 0..TRIES {
        let mut matrix = smooth.clone();
        stir(rng, &mut matrix, &p, &q);
        let greatest = matrix.iter().flatten().max().copied().unwrap_or(0);
        for entry in matrix.iter_mut().flatten() {
            *entry += PAYOFF.max as i64 - greatest;
        }
        let (mut rows, mut columns): (Vec<usize>, Vec<usize>) = ((0..m).collect(), (0..n).collect());
        rng.shuffle(&mut rows);
        rng.shuffle(&mut columns);
        let matrix: Matrix = rows.iter().map(|&i| columns.iter().map(|&j| matrix[i][j]).collect()).collect();
        let p = Strategy::of(rows.iter().map(|&i| p[i]).collect());
        let q = Strategy::of(columns.iter().map(|&j| q[j]).collect());
        let pair = match turned {
            true => Pair { matrix: matrix_games::turned(&matrix), p: q, q: p },
            false => Pair { matrix, p, q },
        };
        let (low, high) = in_doubles(&pair);
        // Short chains have small denominators, and their hairs are wide.
        let widest = OPEN.max(2.0 / (pair.p.unit as f64 * pair.q.unit as f64));
        if closed || high - low <= widest {
            return Ok(pair);
        }
    }
    Err(PlanError::new("doubles see every hair that was found"))
}

/// Doubles see a hair of 1e-12 at most as wide as this.
const OPEN: f64 = 1.4e-12;
/// Doubles see the strategies of [`rounding`], which are optimal, at least this far apart.
const CLOSED: f64 = 1.8e-12;

/// What a program in doubles makes of `lo` and `hi`: probabilities rounded first, then sums from left to right.
fn in_doubles(pair: &Pair) -> (f64, f64) {
    let weights = |strategy: &Strategy| -> Vec<f64> {
        strategy.parts.iter().map(|&part| part as f64 / strategy.unit as f64).collect()
    };
    let (p, q) = (weights(&pair.p), weights(&pair.q));
    let sum = |terms: &mut dyn Iterator<Item = f64>| terms.fold(0.0, |sum, term| sum + term);
    let earned = |j: usize| sum(&mut p.iter().zip(&pair.matrix).map(|(weight, row)| weight * row[j] as f64));
    let conceded =
        |row: &Vec<i64>| sum(&mut row.iter().zip(&q).map(|(&payoff, weight)| payoff as f64 * weight));
    let low = (0..q.len()).map(earned).fold(f64::INFINITY, f64::min);
    (low, pair.matrix.iter().map(conceded).fold(f64::NEG_INFINITY, f64::max))
}

/// Ascending weights that begin with 1, each a multiple of the one before it: every number is a sum of them with small
/// digits. There are `count` of them, the ratio of neighbours is at most `steepest`, and their sum is `sum`; if there
/// are such weights.
///
/// What follows the 1 is `r` times a chain that sums to `(sum - 1) / r`; ratios are tried from the steepest down.
fn chain(sum: i64, count: usize, steepest: i64) -> Option<Vec<i64>> {
    let most = (0..count).try_fold(0i64, |most, _| most.checked_mul(steepest)?.checked_add(1));
    if sum < count as i64 || most.is_some_and(|most| sum > most) {
        return None;
    }
    if count == 1 {
        return (sum == 1).then(|| vec![1]);
    }
    (1..=steepest).rev().filter(|ratio| (sum - 1) % ratio == 0).find_map(|ratio| {
        let rest = chain((sum - 1) / ratio, count - 1, steepest)?;
        Some([1].into_iter().chain(rest.into_iter().map(|weight| ratio * weight)).collect())
    })
}

/// The chain of `count` weights, not too steep, with the largest sum that is allowed and coprime to `other`.
fn largest_chain(count: usize, other: i64) -> Option<Vec<i64>> {
    let largest = DENOMINATOR.max as i64;
    let is_enough = |steepest: &i64| {
        let power = (1..count).try_fold(1i64, |power, _| power.checked_mul(*steepest));
        power.is_none_or(|power| power >= largest)
    };
    let steepest = (2..32).find(is_enough).unwrap_or(32);
    let most = (0..count).try_fold(0i64, |most, _| most.checked_mul(steepest)?.checked_add(1));
    let from = most.map_or(largest, |most| most.min(largest));
    let is_coprime = |sum: &i64| gcd(sum.unsigned_abs(), other.unsigned_abs()) == 1;
    (1..=from).rev().filter(is_coprime).find_map(|sum| chain(sum, count, steepest))
}

/// A matrix of small entries with `P A = a` in every column and `A Q = b` in every row but the first, where it is
/// `b - 1`; `b` and `a` are such that `b / sum Q - a / sum P = 1 / (sum P · sum Q)`. Both are chains.
fn a_hair_apart(p: &[i64], q: &[i64]) -> Matrix {
    let (p_sum, q_sum): (i64, i64) = (p.iter().sum(), q.iter().sum());
    // The sums are coprime, so there is an inverse.
    let b = (1..q_sum).find(|b| b * p_sum % q_sum == 1).unwrap_or(1);
    let a = (b * p_sum - 1) / q_sum;
    // Row i holds digit u_i of a, so that P A = a; what is then missing from A Q is `missing`, and P · missing = 0.
    let held = digits(a, p);
    let missing: Vec<i64> =
        held.iter().enumerate().map(|(i, digit)| b - i64::from(i == 0) - q_sum * digit).collect();
    let mut matrix: Matrix = held.into_iter().map(|digit| vec![digit; q.len()]).collect();
    // Row i + 1 may give `carry` to A Q if row i takes it times the ratio of their weights: P A stays.
    let mut carry = 0;
    for i in (0..p.len() - 1).rev() {
        let ratio = p[i + 1] / p[i];
        carry = missing[i + 1] + if i + 2 < p.len() { p[i + 2] / p[i + 1] * carry } else { 0 };
        for (j, digit) in digits(carry, q).into_iter().enumerate() {
            matrix[i + 1][j] += digit;
            matrix[i][j] -= ratio * digit;
        }
    }
    matrix
}

/// A number as a sum of weights, each times a small digit. The weights are a chain.
fn digits(number: i64, weights: &[i64]) -> Vec<i64> {
    let mut rest = number;
    let mut digits = vec![0; weights.len()];
    for (digit, &weight) in digits.iter_mut().zip(weights).rev() {
        *digit = (2 * rest + weight).div_euclid(2 * weight);
        rest -= *digit * weight;
    }
    digits
}

/// Changes a matrix in ways that leave `P A` and `A Q` as they are: a row against its weight's multiple of the row
/// before it, a column against that of the column before it. No entry moves by more than about 150.
fn stir(rng: &mut TestRng, matrix: &mut Matrix, p: &[i64], q: &[i64]) {
    let ratios = |weights: &[i64]| -> Vec<i64> { weights.windows(2).map(|pair| pair[1] / pair[0]).collect() };
    let (downs, rights) = (ratios(p), ratios(q));
    let steepest = |ratios: &[i64]| ratios.iter().copied().max().unwrap_or(1);
    let reach = 150 / ((steepest(&downs) + 1) * (steepest(&rights) + 1));
    for (i, down) in downs.iter().enumerate() {
        for (j, right) in rights.iter().enumerate() {
            let change = rng.between(-reach, reach);
            matrix[i + 1][j + 1] += change;
            matrix[i][j + 1] -= down * change;
            matrix[i + 1][j] -= right * change;
            matrix[i][j] += down * right * change;
        }
    }
}

params! { struct Rounding { m: usize, n: usize } }

/// An optimal pair that doubles take for two numbers at least [`CLOSED`] apart, farther than a [`hair`]: whatever
/// difference a program in doubles forgives, it is wrong about one or the other.
///
/// Nearly all payoffs are the same, and each player has one large probability and many equal small ones. Each of these
/// moves a sum near 1000 by the same amount, which is rounded every time in the same direction: down in the sums of
/// `p`, up in those of `q`.
fn rounding(rng: &mut TestRng, Rounding { m, n }: Rounding) -> Result<Pair, PlanError> {
    if m < 3 || n < 3 {
        return Err(PlanError::new("to move payoffs about takes three rows and three columns"));
    }
    let change = rng.between(1, 20);
    let common = PAYOFF.max as i64 - change;
    let mut error = |sign: f64, count: usize| {
        let mut most = (f64::NEG_INFINITY, Vec::new());
        for _ in 0..TRIES {
            let unit = rng.between(DENOMINATOR.max as i64 / 2, DENOMINATOR.max as i64);
            let small = rng.between(1, unit / (3 * count as i64));
            let mut parts = vec![small; count];
            parts[0] = unit - small * (count as i64 - 1);
            let sum = parts.iter().fold(0.0, |sum, &part| sum + part as f64 / unit as f64 * common as f64);
            let miss = sign * (sum - common as f64);
            if miss > most.0 {
                most = (miss, parts);
            }
        }
        Strategy::of(most.1)
    };
    let (p, q) = (error(-1.0, m), error(1.0, n));
    let mut matrix = vec![vec![common; n]; m];
    // What two rows and two columns of equal weights exchange, nobody notices.
    let mut two_of = |count: usize| {
        let first = rng.size(1, count - 1);
        [first, 1 + (first + rng.size(1, count - 2) - 1) % (count - 1)]
    };
    let (rows, columns) = (two_of(m), two_of(n));
    for (i, j) in [(0, 0), (1, 1)] {
        matrix[rows[i]][columns[j]] += change;
        matrix[rows[i]][columns[1 - j]] -= change;
    }
    let pair = Pair { matrix, p, q };
    let (low, high) = in_doubles(&pair);
    if high - low < CLOSED {
        return Err(PlanError::new(format!("doubles see this pair only {} apart", high - low)));
    }
    Ok(pair)
}

#[cfg(test)]
mod tests {
    use checkers::{Writer, number::rational};

    use super::*;
    use exercise::{Exercise, testing};

    fn rng(seed: u64) -> TestRng {
        TestRng::of(seed, generators::TestName { exercise: "e", group: "g", recipe: "r", index: 1 })
    }

    fn assert_valid(pair: &Pair) {
        let mut out = Writer::new();
        OptimalityCertificate::write(pair, &mut out);
        assert_eq!(testing::read::<OptimalityCertificate>(out.into_string()), Ok(()));
    }

    #[test]
    fn a_hair_is_one_part_of_the_product_of_both_denominators() {
        for (m, n, turned) in [(2, 2, false), (5, 3, false), (20, 20, false), (13, 11, true)] {
            for closed in [false, true] {
                let pair = hair(&mut rng(9), Hair { m, n, closed, turned }).unwrap();
                let answer = OptimalityCertificate::solve(&pair);
                let apart = answer.high.exact() - answer.low.exact();
                let hair = rational(1, pair.p.unit * pair.q.unit);
                let expected = if closed { rational(0, 1) } else { hair };
                assert_eq!(apart, expected, "m = {m}, n = {n}, turned = {turned}, closed = {closed}");
                assert_valid(&pair);
            }
        }
    }

    #[test]
    fn the_editorial_says_that_a_hair_can_be_a_million_millionth() {
        let pair = hair(&mut rng(9), Hair { m: 20, n: 20, closed: false, turned: false }).unwrap();
        assert_eq!((pair.p.unit, pair.q.unit), (1_000_000, 999_999));
    }

    #[test]
    fn no_tolerance_of_doubles_tells_hairs_from_optimal_pairs() {
        for seed in 1..=10 {
            let mut rng = rng(seed);
            for (m, n, turned) in [(20, 20, false), (13, 20, true), (10, 10, false)] {
                let open = hair(&mut rng, Hair { m, n, closed: false, turned }).unwrap();
                let closed = rounding(&mut rng, Rounding { m: 20, n: 20 }).unwrap();
                assert_valid(&closed);
                assert!(!OptimalityCertificate::solve(&open).optimal);
                assert!(OptimalityCertificate::solve(&closed).optimal);
                let ((open_low, open_high), (closed_low, closed_high)) =
                    (in_doubles(&open), in_doubles(&closed));
                let (open, closed) = (open_high - open_low, closed_high - closed_low);
                assert!(open < closed, "{open:e} and {closed:e}");
                assert!(open / open_high.abs() < closed / closed_high, "relative to their size");
            }
        }
    }

    #[test]
    fn a_chain_has_the_sum_that_is_asked_for() {
        assert_eq!(chain(13, 3, 3), Some(vec![1, 3, 9]));
        assert_eq!(chain(14, 3, 3), None);
        assert_eq!(largest_chain(20, 1).map(|weights| weights.iter().sum()), Some(1_000_000i64));
    }
}
