//! Recipes. A random row is nearly always won, and usually by a move whose second turtle lies.

use generators::{PlanError, TestRng, params, positions};

use super::{Row, TurningTurtles};
use crate::shared::row;
use exercise::{Generator, Recipe, Recipes, Reference};

impl Generator for TurningTurtles {
    const RECIPES: Recipes<Row> = &[
        &Recipe::new("listed", listed),
        &Recipe::new("random", random),
        &Recipe::new("nim_sum", nim_sum),
        &Recipe::new("single_move", single_move),
        &Recipe::new("single_turtle", single_turtle),
        &Recipe::new("second_stands", second_stands),
    ];

    /// A short row, often lost.
    fn small(rng: &mut TestRng) -> Row {
        let n = rng.size(1, 9);
        let density = rng.size(1, 9) as u32;
        let mut row = Row { standing: (0..n).map(|_| rng.chance(density, 10)).collect() };
        if rng.chance(1, 3)
            && let Some(turn) = Self::solve(&row)
        {
            row.turn(turn.x);
            row.turn(turn.y);
        }
        row
    }
}

params! { struct Listed { turtles: Vec<bool> => row::marks } }

/// The row that `turtles` shows, as in the file.
fn listed(_: &mut TestRng, Listed { turtles }: Listed) -> Result<Row, PlanError> {
    Ok(Row { standing: turtles })
}

params! {
    /// Turtles, and how many of a thousand stand.
    struct Shape { n: usize, density: u32 }
}

/// `n` turtles, each standing with probability `density` per thousand.
fn random(rng: &mut TestRng, Shape { n, density }: Shape) -> Result<Row, PlanError> {
    Ok(random_row(rng, n, density, |_| true))
}

params! { struct NimSum { n: usize, density: u32, sum: usize = 0 } }

/// As [`random`], but one or two turtles are turned to make the nim-sum `sum`, 0 if nothing is said.
fn nim_sum(rng: &mut TestRng, NimSum { n, density, sum }: NimSum) -> Result<Row, PlanError> {
    let mut row = random_row(rng, n, density, |_| true);
    repair(rng, &mut row, sum, 0)?;
    Ok(row)
}

/// Exactly one move wins: of the turtles whose place has the top digit of n a single one stands.
fn single_move(rng: &mut TestRng, Shape { n, density }: Shape) -> Result<Row, PlanError> {
    let top = 1 << n.ilog2();
    let mut row = random_row(rng, n, density, |place| place < top);
    let only = rng.size(top, n);
    row.turn(only);
    Ok(row)
}

params! { struct SingleTurtle { n: usize, density: u32, turtle: usize, digit: u32 } }

/// Exactly one turtle, `turtle`, can be turned onto its back in a winning move: of the turtles whose place has the
/// digit 2^`digit` it alone stands, and that is the highest digit of the nim-sum.
fn single_turtle(rng: &mut TestRng, params: SingleTurtle) -> Result<Row, PlanError> {
    let SingleTurtle { n, density, turtle, digit } = params;
    let bit = 1usize.checked_shl(digit).filter(|&bit| turtle <= n && turtle & bit != 0);
    let bit =
        bit.ok_or_else(|| PlanError::new(format!("there is no turtle {turtle} with the digit {digit}")))?;
    let mut row = random_row(rng, n, density, |place| place & bit == 0);
    row.turn(turtle);
    let above = row.places().fold(0, |sum, place| sum ^ place) & !(2 * bit - 1);
    for power in (0..usize::BITS).map(|digit| 1 << digit).filter(|power| above & power != 0) {
        row.turn(power);
    }
    Ok(row)
}

params! { struct SecondStands { n: usize, density: u32, sum: usize, pairs: usize } }

/// Every winning move turns down a second turtle that stands. With a nim-sum `sum` of top digit h, turtles
/// whose place has h stand in pairs with (place ^ sum), an odd number of them, `pairs`; the others, which have
/// no digit h, are random with nim-sum 0.
fn second_stands(rng: &mut TestRng, params: SecondStands) -> Result<Row, PlanError> {
    let SecondStands { n, density, sum, pairs } = params;
    if sum == 0 || pairs % 2 == 0 {
        return Err(PlanError::new("sum is positive, pairs is odd"));
    }
    let top = 1 << sum.ilog2();
    let mut row = random_row(rng, n, density, |place| place & top == 0);
    repair(rng, &mut row, 0, top)?;
    let free = |place: &usize| place & top != 0 && *place != sum && !row.standing[(place ^ sum) - 1];
    let free: Vec<usize> = (1..=n).filter(free).collect();
    if free.len() < pairs {
        return Err(PlanError::new(format!("there is room for {} pairs only", free.len())));
    }
    for index in rng.subset(free.len(), pairs) {
        row.turn(free[index]);
        row.turn(free[index] ^ sum);
    }
    Ok(row)
}

fn random_row(rng: &mut TestRng, n: usize, density: u32, may_stand: impl Fn(usize) -> bool) -> Row {
    let standing = (1..=n).map(|place| rng.chance(density, 1000) && may_stand(place));
    Row { standing: standing.collect() }
}

/// Makes the nim-sum `wanted` by turning one or two turtles whose places have no digit of `untouched`.
fn repair(rng: &mut TestRng, row: &mut Row, wanted: usize, untouched: usize) -> Result<(), PlanError> {
    let n = row.standing.len();
    let change = row.places().fold(wanted, |sum, place| sum ^ place);
    let may_turn = |place: usize| place <= n && place & untouched == 0;
    // A random first one, and the second that goes with it; place 0 is no turtle.
    let first =
        positions::wanted(rng, |rng| rng.size(0, n), |&first| may_turn(first) && may_turn(first ^ change));
    let first = first.ok_or_else(|| PlanError::new(format!("no two turtles have the nim-sum {change}")))?;
    row.turn(first);
    row.turn(first ^ change);
    Ok(())
}
