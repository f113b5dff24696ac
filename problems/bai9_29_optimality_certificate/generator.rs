//! Recipes: optimal pairs, pairs that miss by one part of their denominator, and pairs whose two guarantees are
//! apart by less than a floating-point comparison sees.

use generators::{Dice, Params, PlanError, matrices::Kind};
use solutions::matrix_game;

use super::{DENOMINATOR, PAYOFF, Pair, solution};
use crate::{
    exercise::Recipe,
    shared::{matrix_games::Matrix, strategy::Strategy},
};

pub const RECIPES: &[Recipe<Pair>] = &[
    Recipe::new("optimal", optimal),
    Recipe::new("miss", miss),
    Recipe::new("random", random),
    Recipe::new("hair", hair),
];

/// How many games are tried before a recipe gives up.
const TRIES: usize = 2000;

/// A game of at most 4 × 4 with a pair that is optimal, misses by a little, or is any.
pub fn small(dice: &mut Dice) -> Pair {
    let (m, n) = (dice.size(1, 4), dice.size(1, 4));
    let (low, high) = *dice.pick(&[(-1, 1), (-3, 3), (-9, -2), (0, 6), (999, 1000), (-1000, 1000)]);
    let matrix = dice.pick(&Kind::ALL).make(dice, m, n, low, high);
    let (p, q) = (Strategy::random(dice, m, 60), Strategy::random(dice, n, 60));
    let Some(mut pair) = solved(&matrix, DENOMINATOR.max as i64) else { return Pair { matrix, p, q } };
    let unit = *dice.pick(&[10, 1000, 1_000_000]);
    match dice.size(0, 4) {
        0 => {}
        1 => pair.p = p,
        2 => pair.q = q,
        3 => pair.p = moved(dice, &pair.p, unit).unwrap_or(p),
        _ => pair.q = moved(dice, &pair.q, unit).unwrap_or(q),
    }
    pair
}

/// An `m × n` game of a kind and an optimal pair.
fn optimal(dice: &mut Dice, params: &Params) -> Result<Pair, PlanError> {
    solvable_game(dice, params)
}

/// An `m × n` game of a kind and a pair that would be optimal, if one part in about `unit` were not moved from one
/// weight to another: in `p`, in `q` or in `both`, as `whose` says.
fn miss(dice: &mut Dice, params: &Params) -> Result<Pair, PlanError> {
    let whose = params.word("whose")?;
    let (in_p, in_q) = match whose {
        "p" => (true, false),
        "q" => (false, true),
        "both" => (true, true),
        _ => return Err(PlanError::new(format!("whose = {whose}, but it is p, q or both"))),
    };
    let unit = unit(params)?;
    for _ in 0..TRIES {
        let mut pair = solvable_game(dice, params)?;
        if in_p {
            let Some(p) = moved(dice, &pair.p, unit) else { continue };
            pair.p = p;
        }
        if in_q {
            let Some(q) = moved(dice, &pair.q, unit) else { continue };
            pair.q = q;
        }
        if !solution::solve(&pair).optimal {
            return Ok(pair);
        }
    }
    Err(PlanError::new("every game that was found stays solved by a pair that misses"))
}

/// An `m × n` game of a kind and any pair of strategies.
fn random(dice: &mut Dice, params: &Params) -> Result<Pair, PlanError> {
    let matrix = game(dice, params)?;
    let unit = unit(params)?;
    let (p, q) = (Strategy::random(dice, matrix.len(), unit), Strategy::random(dice, matrix[0].len(), unit));
    Ok(Pair { matrix, p, q })
}

/// The parameter `unit`, the largest denominator: all that are allowed, if nothing is said.
fn unit(params: &Params) -> Result<i64, PlanError> {
    params.integer_or("unit", DENOMINATOR.max as i64)
}

fn game(dice: &mut Dice, params: &Params) -> Result<Matrix, PlanError> {
    let kind = Kind::named(params.word("kind")?)?;
    let (m, n) = (params.size("m")?, params.size("n")?);
    let low = params.integer_or("low", PAYOFF.min as i64)?;
    let high = params.integer_or("high", PAYOFF.max as i64)?;
    Ok(kind.make(dice, m, n, low, high))
}

/// A game whose solution has small denominators, with that solution.
fn solvable_game(dice: &mut Dice, params: &Params) -> Result<Pair, PlanError> {
    let unit = unit(params)?;
    for _ in 0..TRIES {
        if let Some(pair) = solved(&game(dice, params)?, unit) {
            return Ok(pair);
        }
    }
    Err(PlanError::new(format!("no game was found whose solution has a denominator of at most {unit}")))
}

fn solved(matrix: &Matrix, unit: i64) -> Option<Pair> {
    let solution = matrix_game::solve(matrix);
    let p = Strategy::of_weights(&solution.row, unit)?;
    let q = Strategy::of_weights(&solution.column, unit)?;
    Some(Pair { matrix: matrix.clone(), p, q })
}

/// The strategy with one part in about `unit` moved from one weight to another, if there is another.
fn moved(dice: &mut Dice, strategy: &Strategy, unit: i64) -> Option<Strategy> {
    let count = strategy.parts.len();
    if count == 1 || strategy.unit > unit {
        return None;
    }
    let scale = unit / strategy.unit;
    let mut parts: Vec<i64> = strategy.parts.iter().map(|part| part * scale).collect();
    let positive: Vec<usize> = (0..count).filter(|&choice| parts[choice] > 0).collect();
    let from = *dice.pick(&positive);
    let to = (from + dice.size(1, count - 1)) % count;
    parts[from] -= 1;
    parts[to] += 1;
    Some(Strategy::of(parts))
}

/// A pair that misses by the least there can be: `hi - lo = 1 / (2^(m-1) · 3^(n-1))`. With `closed` it is optimal
/// instead, with the same weights. With `turned` the players change places.
///
/// `p` has the weights 1, 1, 2, 4, … and `q` the weights 1, 2, 6, 18, …. Every column gives `lo` and every row gives
/// `hi`, but for one row of the least weight, which gives one part less: then `p A q = lo` and `hi - lo` is the
/// product of the two least weights. Such a matrix is found with small entries, because every number is a sum of
/// the weights with small digits; then it is stirred by changes that neither `p` nor `q` notices.
fn hair(dice: &mut Dice, params: &Params) -> Result<Pair, PlanError> {
    let (m, n) = (params.size("m")?, params.size("n")?);
    if !(2..=20).contains(&m) || !(2..=13).contains(&n) {
        return Err(PlanError::new("a hair needs 2 <= m <= 20 and 2 <= n <= 13"));
    }
    let (closed, turned) = (params.flag("closed")?, params.flag("turned")?);
    let p: Vec<i64> = (0..m).map(|i| if i == 0 { 1 } else { 1 << (i - 1) }).collect();
    let q: Vec<i64> = (0..n).map(|j| if j == 0 { 1 } else { 2 * 3i64.pow(j as u32 - 1) }).collect();
    let mut matrix = if closed { vec![vec![0; n]; m] } else { a_hair_apart(&p, &q) };
    stir(dice, &mut matrix);
    let greatest = matrix.iter().flatten().max().copied().unwrap_or(0);
    for entry in matrix.iter_mut().flatten() {
        *entry += PAYOFF.max as i64 - greatest;
    }
    let (mut rows, mut columns): (Vec<usize>, Vec<usize>) = ((0..m).collect(), (0..n).collect());
    dice.shuffle(&mut rows);
    dice.shuffle(&mut columns);
    let matrix: Matrix = rows.iter().map(|&i| columns.iter().map(|&j| matrix[i][j]).collect()).collect();
    let p = Strategy::of(rows.iter().map(|&i| p[i]).collect());
    let q = Strategy::of(columns.iter().map(|&j| q[j]).collect());
    if !turned {
        return Ok(Pair { matrix, p, q });
    }
    let transposed = (0..n).map(|j| matrix.iter().map(|row| -row[j]).collect()).collect();
    Ok(Pair { matrix: transposed, p: q, q: p })
}

/// A matrix of small entries with `P A = a` in every column and `A Q = b` in every row but the first, where it is
/// `b - 1`; `b` and `a` are such that `b / sum Q - a / sum P = 1 / (sum P · sum Q)`.
fn a_hair_apart(p: &[i64], q: &[i64]) -> Matrix {
    let (p_sum, q_sum): (i64, i64) = (p.iter().sum(), q.iter().sum());
    // The sums are powers of 2 and of 3, so there is an inverse.
    let b = (1..q_sum).find(|b| b * p_sum % q_sum == 1).unwrap_or(1);
    let a = (b * p_sum - 1) / q_sum;
    // Row i holds digit u_i of a, so that P A = a; what is then missing from A Q is `missing`, and P · missing = 0.
    let digit = |i: usize| if i == 0 { 0 } else { a >> (i - 1) & 1 };
    let missing: Vec<i64> = (0..p.len()).map(|i| b - i64::from(i == 0) - q_sum * digit(i)).collect();
    let mut matrix: Matrix = (0..p.len()).map(|i| vec![digit(i); q.len()]).collect();
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

/// A number as a sum of weights, each times a small digit. The weights ascend, from 1.
fn digits(number: i64, weights: &[i64]) -> Vec<i64> {
    let mut rest = number;
    let mut digits = vec![0; weights.len()];
    for (digit, &weight) in digits.iter_mut().zip(weights).rev() {
        *digit = (2 * rest + weight).div_euclid(2 * weight);
        rest -= *digit * weight;
    }
    digits
}

/// Changes a matrix in ways that leave `P A` and `A Q` as they are: a row against twice the row before it, a column
/// against thrice the column before it (the first of each has a smaller neighbour).
fn stir(dice: &mut Dice, matrix: &mut Matrix) {
    for i in 0..matrix.len() - 1 {
        for j in 0..matrix[0].len() - 1 {
            let change = dice.between(-40, 40);
            let (down, right) = (if i == 0 { 1 } else { 2 }, if j == 0 { 2 } else { 3 });
            matrix[i + 1][j + 1] += change;
            matrix[i][j + 1] -= down * change;
            matrix[i + 1][j] -= right * change;
            matrix[i][j] += down * right * change;
        }
    }
}

#[cfg(test)]
mod tests {
    use checkers::number::rational;

    use super::*;
    use crate::{exercise::Exercise, find};

    #[test]
    fn a_hair_is_one_part_of_the_product_of_both_denominators() {
        let dice = || Dice::of(9, generators::TestName { exercise: "e", group: "g", recipe: "r", index: 1 });
        for (m, n, turned) in [(2, 2, false), (5, 3, false), (20, 13, false), (13, 11, true)] {
            for closed in [false, true] {
                let params = format!("m = {m}\nn = {n}\nturned = {turned}\nclosed = {closed}");
                let pair = hair(&mut dice(), &Params::parse(&params).unwrap()).unwrap();
                let answer = solution::solve(&pair);
                let apart = answer.high.exact() - answer.low.exact();
                let hair = rational(1, (1 << (m - 1)) * 3i64.pow(n - 1));
                assert_eq!(apart, if closed { rational(0, 1) } else { hair }, "{params}");
                let mut input = String::new();
                super::super::OptimalityCertificate::write(&pair, &mut input);
                assert!(find("9.29").unwrap().read(input.as_bytes()).is_ok(), "{params}");
            }
        }
    }
}
