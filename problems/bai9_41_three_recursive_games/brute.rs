//! The oracle: no equation is solved. A number x is below v1 if and only if the game G1, with x promised for
//! coming back to it, is worth more than x; so a claim is tested at the two ends of its tolerance, exactly.

use std::cmp::Ordering;

use checkers::number::{decimal, rational};
use dashu_ratio::RBig;

use super::{NAMES, Query, ThreeRecursiveGames, Values};
use crate::shared::rounds::number;
use exercise::{Oracle, OracleFn};

/// How many lines of a file the oracle may look at.
const QUERIES: usize = 100;

impl Oracle for ThreeRecursiveGames {
    fn oracle(queries: &Vec<Query>) -> Option<OracleFn<'_, Vec<Values>>> {
        if queries.len() > QUERIES {
            return None;
        }
        Some(Box::new(|answers| {
            for (query, answer) in queries.iter().zip(answers) {
                let games = Games { a: rational(query.a, 1), b: rational(query.b, 1) };
                games.judge(answer)?;
            }
            Ok(())
        }))
    }

    /// What a double-precision program finds, just inside and just outside the tolerance, in the wrong order,
    /// for the wrong game, and what the formula gives for the other roots.
    fn candidates(queries: &Vec<Query>) -> Vec<Vec<Values>> {
        let [Query { a, b }] = queries[..] else { return Vec::new() };
        let (a, b) = (a as f64, b as f64);
        let right = doubles(a, b, 0.0, b);
        let mut triples = vec![right, [right[0], right[2], right[1]], doubles(b, a, 0.0, a)];
        // A root with -a < v1 < 0, where G2 has a saddle point, and one with v2 > b, where G3 has one.
        triples.push(doubles(a, b, 0.0, -a));
        if a > 2.0 * b {
            triples.push(doubles(a, b, 2.0 * a * b / (a - 2.0 * b), a * b / (a - b)));
        }
        for place in 0..3 {
            for step in [-1.1e-9, -0.9e-9, 0.9e-9, 1.1e-9] {
                let mut moved = right;
                moved[place] += step * moved[place].max(1.0);
                triples.push(moved);
            }
        }
        triples.into_iter().map(|values| vec![values.map(number)]).collect()
    }
}

struct Games {
    a: RBig,
    b: RBig,
}

impl Games {
    fn judge(&self, answer: &Values) -> Result<(), String> {
        let e = rational(1, 1_000_000_000);
        let exact = [Games::first_against, Games::second_against, Games::third_against];
        for ((name, given), value_against) in NAMES.iter().zip(answer).zip(exact) {
            let w = given.exact();
            // w is right for v > 0 if and only if v lies between the two numbers at which
            // v + max(e, e v) and v - max(e, e v) are w.
            let least = (w - &e).min(w / (RBig::ONE + &e));
            let most = (w + &e).max(w / (RBig::ONE - &e));
            if value_against(self, &least) == Ordering::Less {
                return Err(format!("{name} = {} is too large", decimal(w, 15)));
            }
            if value_against(self, &most) == Ordering::Greater {
                return Err(format!("{name} = {} is too small", decimal(w, 15)));
            }
        }
        Ok(())
    }

    /// How v1 compares with x.
    fn first_against(&self, x: &RBig) -> Ordering {
        let zero = RBig::ZERO;
        if *x <= zero {
            return Ordering::Greater;
        }
        let second = value([[x, &zero], [&zero, &self.a]]);
        let third = value([[&second, &self.b], [&self.b, &zero]]);
        // In G1 each game stands once in every row and every column: equal chances give the mean to both.
        ((x + &second + &third) / rational(3, 1)).cmp(x)
    }

    /// How v2 compares with y: it is y when v1 = ay/(a - y), and always below a.
    fn second_against(&self, y: &RBig) -> Ordering {
        if *y >= self.a {
            return Ordering::Less;
        }
        self.first_against(&(&self.a * y / (&self.a - y)))
    }

    /// How v3 compares with z: it is z when v2 = 2b - b²/z, and always positive.
    fn third_against(&self, z: &RBig) -> Ordering {
        if *z <= RBig::ZERO {
            return Ordering::Greater;
        }
        self.second_against(&(&self.b + &self.b - &self.b * &self.b / z))
    }
}

/// The value of a 2 × 2 game: the first player's worst case is a concave line with one bend at most, so it is
/// best at an end or where both columns give the same.
fn value([[p, q], [r, s]]: [[&RBig; 2]; 2]) -> RBig {
    let mut best = p.min(q).max(r.min(s)).clone();
    let bend = p - q - r + s;
    if bend != RBig::ZERO {
        let chance = (s - r) / &bend;
        if RBig::ZERO <= chance && chance <= RBig::ONE {
            best = best.max(&chance * p + (RBig::ONE - &chance) * r);
        }
    }
    best
}

/// The three values at the v1 between two numbers where v2 + v3 - 2 v1 changes its sign, positive towards the
/// first number.
fn doubles(a: f64, b: f64, mut above: f64, mut below: f64) -> [f64; 3] {
    let others = |v1: f64| {
        let v2 = a * v1 / (a + v1);
        (v2, b * b / (2.0 * b - v2))
    };
    for _ in 0..200 {
        let middle = (above + below) / 2.0;
        let (v2, v3) = others(middle);
        if v2 + v3 > 2.0 * middle {
            above = middle;
        } else {
            below = middle;
        }
    }
    let (v2, v3) = others(below);
    [below, v2, v3]
}
