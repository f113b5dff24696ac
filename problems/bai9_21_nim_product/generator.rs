//! Recipes. Dense factors cost a bitwise program the most; powers of two, their sums and their neighbours are
//! where a wrong rule shows.

use generators::{PlanError, TestRng, params};

use super::{LINES, NimProduct, Pair};
use crate::shared::grid;
use exercise::{Generator, Recipe, Recipes};

impl Generator for NimProduct {
    const RECIPES: Recipes<Vec<Pair>> = &[
        &Recipe::new("square", square),
        &Recipe::new("single", single),
        &Recipe::new("random", random),
        &Recipe::new("powers", powers),
        &Recipe::new("inverses", inverses),
        &Recipe::new("edges", edges),
        &Recipe::new("dense", dense),
    ];

    /// A few pairs below 64.
    fn small(rng: &mut TestRng) -> Vec<Pair> {
        let lines = rng.size(1, 8);
        (0..lines).map(|_| (rng.any_length(0, 63), rng.any_length(0, 63))).collect()
    }
}

params! { struct Square { side: usize } }

/// All pairs below `side`, in random order.
fn square(rng: &mut TestRng, Square { side }: Square) -> Result<Vec<Pair>, PlanError> {
    let mut pairs: Vec<Pair> = grid::places(0..side, 0..side).map(|(x, y)| (x as u64, y as u64)).collect();
    rng.shuffle(&mut pairs);
    within_lines(pairs)
}

params! { struct Single { x: u64, y: u64 } }

/// The one line that the plan says.
fn single(_: &mut TestRng, Single { x, y }: Single) -> Result<Vec<Pair>, PlanError> {
    Ok(vec![(x, y)])
}

params! { struct Powers { bits: usize } }

/// All products of two powers of two below 2^`bits`: every product is a sum of these.
fn powers(rng: &mut TestRng, Powers { bits }: Powers) -> Result<Vec<Pair>, PlanError> {
    let mut pairs: Vec<Pair> = grid::places(0..bits, 0..bits).map(|(i, j)| (1 << i, 1 << j)).collect();
    rng.shuffle(&mut pairs);
    within_lines(pairs)
}

params! {
    /// How many pairs, and the most bits of a factor.
    struct Shape { lines: usize, bits: u32 }
}

impl Shape {
    /// The largest number of `bits` bits.
    fn most(&self) -> Result<u64, PlanError> {
        match self.bits {
            bits @ 1..=64 => Ok(u64::MAX >> (64 - bits)),
            bits => Err(PlanError::new(format!("a factor has 1 to 64 bits, not {bits}"))),
        }
    }
}

/// `lines` pairs of at most `bits` bits, of all lengths.
fn random(rng: &mut TestRng, shape: Shape) -> Result<Vec<Pair>, PlanError> {
    let most = shape.most()?;
    Ok((0..shape.lines).map(|_| (rng.any_length(0, most), rng.any_length(0, most))).collect())
}

/// `lines` pairs of a number x of at most `bits` bits, which is 32 or 64, with itself, with its inverse, or with
/// a neighbour of its inverse: squares are where F ⊗ F comes in, and the other products are 1 and x ⊕ 1.
fn inverses(rng: &mut TestRng, shape: Shape) -> Result<Vec<Pair>, PlanError> {
    let most = shape.most()?;
    let pair = |rng: &mut TestRng| {
        let x = rng.any_length(1, most);
        match rng.size(0, 2) {
            0 => (x, x),
            1 => (x, inverse(x) ^ 1),
            _ => (inverse(x), x),
        }
    };
    Ok((0..shape.lines).map(|_| pair(rng)).collect())
}

/// `lines` pairs of 0, 1, powers of two below 2^`bits`, their neighbours, and numbers whose ones are all in the
/// upper or all in the lower half.
fn edges(rng: &mut TestRng, shape: Shape) -> Result<Vec<Pair>, PlanError> {
    let most = shape.most()?;
    let factor = |rng: &mut TestRng| {
        let power = 1u64 << rng.unsigned(0, u64::from(most.ilog2()));
        let half = 1u64 << rng.size(0, 5);
        match rng.size(0, 6) {
            0 => *rng.pick(&[0, 1, most, most - 1]),
            1 => power,
            2 => power - 1,
            3 => (power + 1).min(most),
            4 => most & !(power - 1),
            5 => rng.unsigned(0, most) >> half & most,
            _ => (rng.unsigned(0, most) << half) & most,
        }
    };
    Ok((0..shape.lines).map(|_| (factor(rng), factor(rng))).collect())
}

/// `lines` pairs of numbers of exactly `bits` bits, most of them ones.
fn dense(rng: &mut TestRng, shape: Shape) -> Result<Vec<Pair>, PlanError> {
    let most = shape.most()?;
    let top = most ^ (most >> 1);
    let mut factor = || top | rng.unsigned(0, most) | rng.unsigned(0, most);
    Ok((0..shape.lines).map(|_| (factor(), factor())).collect())
}

/// The inverse, as the power 2^64 - 2 = 2 + 4 + … + 2^63: the nimbers but 0 are a group of 2^64 - 1 elements.
fn inverse(x: u64) -> u64 {
    use solutions::nimber::nim_product;
    let (mut square, mut inverse) = (x, 1);
    for _ in 1..u64::BITS {
        square = nim_product(square, square);
        inverse = nim_product(inverse, square);
    }
    inverse
}

fn within_lines(pairs: Vec<Pair>) -> Result<Vec<Pair>, PlanError> {
    if LINES.contains(pairs.len() as i128) {
        Ok(pairs)
    } else {
        Err(PlanError::new(format!("{} pairs are too many for one file", pairs.len())))
    }
}
