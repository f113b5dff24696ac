//! Recipes. The outcome depends on two parities, so recipes choose those, and let the sizes tell whether a program
//! reads and writes numbers of all lengths exactly.

use generators::{PlanError, TestRng, params};

use super::{Boxes, EmptyAndDivide, FIRST, LINES};
use exercise::{Generator, Recipe, Recipes};

impl Generator for EmptyAndDivide {
    const RECIPES: Recipes<Vec<Boxes>> = &[
        &Recipe::new("listed", listed),
        &Recipe::new("every", every),
        &Recipe::new("random", random),
        &Recipe::new("parities", parities),
        &Recipe::new("powers", powers),
        &Recipe::new("longest", longest),
    ];

    /// One to three positions, lost ones among them.
    fn small(rng: &mut TestRng) -> Vec<Boxes> {
        let line = |rng: &mut TestRng| Boxes { m: rng.any_length(1, 40), n: rng.any_length(1, 40) };
        (0..rng.size(1, 3)).map(|_| line(rng)).collect()
    }
}

params! { struct Listed { queries: Vec<u64> } }

/// The positions that the row lists: m n m n ….
fn listed(_: &mut TestRng, Listed { queries }: Listed) -> Result<Vec<Boxes>, PlanError> {
    let boxes = |line: &[u64]| match *line {
        [m, n] => Ok(Boxes { m, n }),
        _ => Err(PlanError::new("the list has an odd number of numbers")),
    };
    queries.chunks(2).map(boxes).collect()
}

params! { struct Every { most: u64 } }

/// Every position of boxes up to `most`.
fn every(_: &mut TestRng, Every { most }: Every) -> Result<Vec<Boxes>, PlanError> {
    if i128::from(most).pow(2) > LINES.max {
        return Err(PlanError::new(format!("the positions up to {most} are too many for one file")));
    }
    Ok((1..=most).flat_map(|m| (1..=most).map(move |n| Boxes { m, n })).collect())
}

params! { struct Random { lines: usize, most: u64 = FIRST.max as u64 } }

/// `lines` positions of boxes of any lengths up to `most`; in one of eight the boxes are equal.
fn random(rng: &mut TestRng, Random { lines, most }: Random) -> Result<Vec<Boxes>, PlanError> {
    let line = |_| {
        let m = rng.any_length(1, most);
        let n = if rng.chance(1, 8) { m } else { rng.any_length(1, most) };
        Boxes { m, n }
    };
    Ok((0..lines).map(line).collect())
}

params! { struct Parities { lines: usize, most: u64 = FIRST.max as u64, least: u64 = 1, odd: Vec<u64> } }

/// `lines` positions of boxes between `least` and `most`: the first is odd if the first number of `odd` is 1, and even
/// if it is 0; the second likewise.
fn parities(
    rng: &mut TestRng,
    Parities { lines, most, least, odd }: Parities,
) -> Result<Vec<Boxes>, PlanError> {
    let [first, second] = odd[..] else { return Err(PlanError::new("odd = [first, second]")) };
    if first > 1 || second > 1 || least < 1 || least >= most {
        return Err(PlanError::new("odd has a number above 1, or the range is empty"));
    }
    // One step up or down changes the parity and stays in the range.
    let size = |rng: &mut TestRng, odd: u64| match rng.unsigned(least, most) {
        size if size % 2 == odd => size,
        size if size == least => size + 1,
        size => size - 1,
    };
    Ok((0..lines).map(|_| Boxes { m: size(rng, first), n: size(rng, second) }).collect())
}

params! { struct Longest { lines: usize } }

/// The longest lines: both boxes hold the greatest number, which alone has nineteen digits; one in sixty holds one less.
fn longest(rng: &mut TestRng, Longest { lines }: Longest) -> Result<Vec<Boxes>, PlanError> {
    let size = |rng: &mut TestRng| FIRST.max as u64 - u64::from(rng.chance(1, 60));
    Ok((0..lines).map(|_| Boxes { m: size(rng), n: size(rng) }).collect())
}

params! { struct Powers { most: u64 = FIRST.max as u64, distance: u64 } }

/// Every number up to `most` that is at most `distance` away from a power of two, as the first and as the second box,
/// beside an odd number of any length and beside another number of this kind.
fn powers(rng: &mut TestRng, Powers { most, distance }: Powers) -> Result<Vec<Boxes>, PlanError> {
    let mut near: Vec<u64> = Vec::new();
    for power in (0..60).map(|exponent| 1u64 << exponent) {
        near.extend(power.saturating_sub(distance).max(1)..=(power + distance).min(most));
    }
    let mut queries = Vec::new();
    for &size in &near {
        let odd = rng.any_length(1, most - 1) | 1;
        let other = *rng.pick(&near);
        for (m, n) in [(size, odd), (odd, size), (size, other)] {
            queries.push(Boxes { m, n });
        }
    }
    Ok(queries)
}
