//! Recipes. With random payoffs a handful of lines makes the envelope; here most recipes make envelopes of many lines, flat
//! tops, peaks at the ends, and lines that are equal, parallel or nearly so. Games are made with two rows and are turned
//! where a row of the plan says so.

use checkers::number::gcd;
use generators::{PlanError, TestRng, params, positions};

use super::{Narrow, TwoByN};
use crate::shared::{
    matrix_games::{Matrix, turned},
    solve_matrix::{Matrices, given},
};
use exercise::{Generator, Recipe, Recipes};

impl Generator for TwoByN {
    const RECIPES: Recipes<Matrix> = &[
        &Recipe::new("random", random),
        &Recipe::new("round", round),
        &Recipe::new("flat", flat),
        &Recipe::new("end", end),
        &Recipe::new("parallel", parallel),
        &Recipe::new("needle", needle),
        &Recipe::new("chain", chain),
        &Recipe::new("concurrent", concurrent),
        &Recipe::new("neighbours", neighbours),
        &Recipe::new("widest", widest),
        &Recipe::new("given", given),
    ];

    fn small(rng: &mut TestRng) -> Matrix {
        let n = rng.size(1, 6);
        let (low, high) = *rng.pick(&[(-2, 2), (0, 3), (-9, 9), (5, 5), (-LIMIT, LIMIT)]);
        let lines = match rng.size(0, 3) {
            0 => end_lines(rng, n, true),
            1 => flat_lines(rng, n, 7),
            _ => (0..n).map(|_| [rng.between(low, high), rng.between(low, high)]).collect(),
        };
        let turn = rng.chance(1, 2);
        game(rng, lines, turn)
    }
}

// The bound of payoffs has 20 bits.
const LIMIT: i64 = Narrow::PAYOFF.max as i64;

/// A column: what it pays against row 1 and against row 2.
type Line = [i64; 2];

/// The game of these columns in random order; its players change places if `turn` says so.
fn game(rng: &mut TestRng, mut lines: Vec<Line>, turn: bool) -> Matrix {
    rng.shuffle(&mut lines);
    let matrix = [0, 1].map(|row| lines.iter().map(|line| line[row]).collect()).to_vec();
    if turn { turned(&matrix) } else { matrix }
}

fn clamped(payoff: i64) -> i64 {
    payoff.clamp(-LIMIT, LIMIT)
}

params! { struct Random { n: usize, low: i64 = -LIMIT, high: i64 = LIMIT, turn: bool = false } }

/// Payoffs in `low..=high`.
fn random(rng: &mut TestRng, Random { n, low, high, turn }: Random) -> Result<Matrix, PlanError> {
    let lines = (0..n).map(|_| [rng.between(low, high), rng.between(low, high)]).collect();
    Ok(game(rng, lines, turn))
}

params! { struct Round { n: usize, most: i64 = LIMIT, turn: bool = false } }

/// Tangents of a parabola: `n` lines, and as many as fit are on the envelope. Its peak is anywhere.
fn round(rng: &mut TestRng, Round { n, most, turn }: Round) -> Result<Matrix, PlanError> {
    // The tangent with slope s of height - x² lies s² / 4 above it at 0.
    let root = 2 * most.isqrt();
    let tilt = rng.between(-root / 4, root / 4);
    let lines = (0..n).map(|_| {
        let slope = rng.between(-root, root);
        let start = slope * slope / 4 - most / 2;
        [clamped(start + slope + tilt), clamped(start)]
    });
    let lines = lines.collect();
    Ok(game(rng, lines, turn))
}

params! { struct Chain { n: usize, turn: bool = false } }

/// The longest envelope: as many lines as fit on it, and others above. A line is lowest somewhere if its column, as a point
/// of the plane, is a corner of the convex hull that faces down and left; so the steps between the corners go down and
/// right, each less steep than the one before, and short ones with different slopes make the most corners.
fn chain(rng: &mut TestRng, Chain { n, turn }: Chain) -> Result<Matrix, PlanError> {
    let mut steps = short_steps(2 * LIMIT);
    if steps.len() >= n {
        return Err(PlanError::new(format!("the envelope alone has {} lines", steps.len() + 1)));
    }
    // By slope; no two are equal.
    steps.sort_unstable_by(|a, b| (b[1] * a[0]).cmp(&(a[1] * b[0])));
    let mut corner = [-LIMIT, LIMIT];
    let mut lines = vec![corner];
    for [right, down] in steps {
        corner = [corner[0] + right, corner[1] - down];
        lines.push(corner);
    }
    let corners = lines.len();
    while lines.len() < n {
        let below = lines[rng.size(0, corners - 1)];
        lines.push(below.map(|payoff| clamped(payoff + rng.between(0, 1000))));
    }
    Ok(game(rng, lines, turn))
}

/// Steps to the right and down without a common divisor, the shortest first, as long as neither way is longer than `most`.
fn short_steps(most: i64) -> Vec<[i64; 2]> {
    let mut steps = Vec::new();
    let mut way = [0, 0];
    for sum in 2.. {
        for right in (1..sum).filter(|&right| gcd(right as u64, sum as u64) == 1) {
            let step = [right, sum - right];
            way = [way[0] + step[0], way[1] + step[1]];
            if way[0].max(way[1]) > most {
                return steps;
            }
            steps.push(step);
        }
    }
    steps
}

params! { struct Flat { n: usize, most: i64, turn: bool = false } }

/// The peak is a level line, and nearly all lines pass above it.
fn flat(rng: &mut TestRng, Flat { n, most, turn }: Flat) -> Result<Matrix, PlanError> {
    let lines = flat_lines(rng, n, most);
    Ok(game(rng, lines, turn))
}

fn flat_lines(rng: &mut TestRng, n: usize, most: i64) -> Vec<Line> {
    let top = rng.between(-most / 2, most / 2);
    let mut lines = vec![[top, top]];
    // One side above the top, the other on either side of it; the middle is above.
    lines.extend((1..n).map(|_| {
        let (low, high) = (rng.between(-most, most), rng.between(top, most));
        let low = low.max(2 * top - high);
        if rng.chance(1, 2) { [low, high] } else { [high, low] }
    }));
    lines
}

params! { struct End { n: usize, row: usize, turn: bool = false } }

/// The peak lies at an end: all columns that are lowest against row 1 (or row 2) pay less against the other.
fn end(rng: &mut TestRng, End { n, row, turn }: End) -> Result<Matrix, PlanError> {
    let lines = end_lines(rng, n, row == 1);
    Ok(game(rng, lines, turn))
}

fn end_lines(rng: &mut TestRng, n: usize, first: bool) -> Vec<Line> {
    let value = rng.between(-LIMIT / 2, LIMIT / 2);
    // Two lines end at the peak, only one of them makes it the peak.
    let mut lines = vec![[value, rng.between(-LIMIT, value)], [value, rng.between(value, LIMIT)]];
    lines.truncate(n);
    lines.extend((2..n).map(|_| [rng.between(value, LIMIT), rng.between(-LIMIT, LIMIT)]));
    if !first {
        lines.iter_mut().for_each(|line| line.reverse());
    }
    lines
}

params! { struct Parallel { n: usize, slopes: usize, turn: bool = false } }

/// Lines of few slopes, many of them equal; every slope has the same lowest line again and again.
fn parallel(rng: &mut TestRng, Parallel { n, slopes, turn }: Parallel) -> Result<Matrix, PlanError> {
    let slopes: Vec<i64> = (0..slopes).map(|_| rng.between(-1000, 1000)).collect();
    let lines = (0..n).map(|_| {
        let slope = *rng.pick(&slopes);
        let start = slope.abs() * 3 + rng.between(0, 3) * rng.between(0, 500);
        [start + slope, start]
    });
    let lines = lines.collect();
    Ok(game(rng, lines, turn))
}

params! { struct Concurrent { n: usize, shallow: bool = false, turn: bool = false } }

/// Three lines nearly meet at the peak: that of middle slope passes below the other two's intersection, by more than the
/// slack of answers, but so little that floats find the same intersections, and if it is `shallow`, that intersections within
/// 10^-9 are taken for one. The other lines are far above.
fn concurrent(rng: &mut TestRng, Concurrent { n, shallow, turn }: Concurrent) -> Result<Matrix, PlanError> {
    let near = LIMIT / 10;
    let try_once = |rng: &mut TestRng| {
        let up = [LIMIT - rng.between(0, near), -LIMIT + rng.between(0, near)];
        let down = [-LIMIT + rng.between(0, near), LIMIT - rng.between(0, near)];
        // They meet at over / under on the way from row 2 to row 1.
        let (over, under) = (down[1] - up[1], up[0] - up[1] - (down[0] - down[1]));
        let top = up[1] * under + (up[0] - up[1]) * over;
        let start = rng.between(-3 * near, 3 * near);
        let end = (top - start * (under - over)) / over;
        let below = top - (start * (under - over) + end * over);
        // In 10^-5.
        let (least, most) = if shallow { (120, 190) } else { (500, 2500) };
        (least * under < 100_000 * below && 100_000 * below < most * under).then_some([up, [end, start], down])
    };
    let lines = (0..positions::TRIES).find_map(|_| try_once(rng));
    let mut lines = lines.ok_or_else(|| PlanError::new("no three lines nearly meet"))?.to_vec();
    lines.extend((3..n).map(|_| [rng.between(LIMIT / 2, LIMIT), rng.between(LIMIT / 2, LIMIT)]));
    Ok(game(rng, lines, turn))
}

params! { struct Neighbours { n: usize, turn: bool = false } }

/// Two lines decide, and other lines far above them have nearly the same slopes, one or two more or less.
fn neighbours(rng: &mut TestRng, Neighbours { n, turn }: Neighbours) -> Result<Matrix, PlanError> {
    let steep = LIMIT - 10;
    let mut lines = vec![
        [rng.between(steep / 2, steep), -rng.between(steep / 2, steep)],
        [-rng.between(steep / 2, steep), rng.between(steep / 2, steep)],
    ];
    for index in 2..n {
        let line = lines[index % 2];
        let higher = rng.between(1, LIMIT - line[0].max(line[1]) - 2);
        let slope = rng.between(-2, 2);
        lines.push([line[0] + higher + slope, line[1] + higher]);
    }
    Ok(game(rng, lines, turn))
}

params! { struct Widest { n: usize, turn: bool = false } }

/// The longest lines of input: all columns but every thousandth pay the least number against row 1. The last column pays less
/// than all others against row 2, and so decides.
fn widest(rng: &mut TestRng, Widest { n, turn }: Widest) -> Result<Matrix, PlanError> {
    let mut lines: Vec<Line> =
        (1..n).map(|_| [-LIMIT + i64::from(rng.chance(1, 1000)), rng.between(-LIMIT + 9, LIMIT)]).collect();
    lines.push([-LIMIT, -LIMIT + 5]);
    let matrix = [0, 1].map(|row| lines.iter().map(|line| line[row]).collect()).to_vec();
    Ok(if turn { turned(&matrix) } else { matrix })
}

params! { struct Needle { n: usize, turn: bool = false } }

/// Only two columns matter, and they are far from the others: the peak is sharp and near an end.
fn needle(rng: &mut TestRng, Needle { n, turn }: Needle) -> Result<Matrix, PlanError> {
    let near = rng.between(1, 9);
    let mut lines = vec![[LIMIT, -LIMIT], [-LIMIT + near, -LIMIT + near + rng.between(1, 9)]];
    lines.extend((2..n).map(|_| [rng.between(LIMIT / 2, LIMIT), rng.between(LIMIT / 2, LIMIT)]));
    lines.truncate(n.max(2));
    Ok(game(rng, lines, turn))
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_longest_envelope_has_more_than_22_000_lines_that_turn_one_way() {
        let mut steps = short_steps(2 * LIMIT);
        assert!(steps.len() > 22_000);
        steps.sort_unstable_by(|a, b| (b[1] * a[0]).cmp(&(a[1] * b[0])));
        assert!(steps.windows(2).all(|pair| pair[0][1] * pair[1][0] > pair[1][1] * pair[0][0]));
        for way in [0, 1] {
            assert!(steps.iter().map(|step| step[way]).sum::<i64>() <= 2 * LIMIT);
        }
    }
}
