//! Recipes. A random board is won by a quarter of its coins; `lost` and `single_corner` make the telling ones.

use generators::{Dice, PlanError, positions};
use serde::Deserialize;
use solutions::nimber::nim_product;

use super::{
    Board, N, Rectangle, TurningCorners,
    solution::{coin_value, value},
};
use crate::exercise::{Generator, Recipe, Recipes};

impl Generator for TurningCorners {
    const RECIPES: Recipes<Board> = &[
        &Recipe::new("coins", coins),
        &Recipe::new("edges", edges),
        &Recipe::new("random", random),
        &Recipe::new("lost", lost),
        &Recipe::new("single_corner", single_corner),
    ];

    /// A board that the oracle knows, lost every third time.
    fn small(dice: &mut Dice) -> Board {
        let n = dice.size(1, 4);
        let heads = dice.size(5, 95) as u32;
        let board = random_board(dice, n, heads);
        if dice.chance(1, 3) { make_lost(dice, board) } else { board }
    }
}

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
struct Coins {
    n: usize,
    heads: Vec<usize>,
}

/// Heads at the places x1, y1, x2, y2, … of the list `heads`.
fn coins(_: &mut Dice, Coins { n, heads }: Coins) -> Result<Board, PlanError> {
    let mut board = Board::tails(within_bounds(n)?);
    for place in heads.chunks(2) {
        match *place {
            [x, y] if x.max(y) <= n => board.turn(x, y),
            _ => return Err(PlanError::new(format!("{place:?} is no place of the board"))),
        }
    }
    Ok(board)
}

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
struct Edges {
    n: usize,
}

/// Heads on the first row and the first column, and nowhere else: nobody can move.
fn edges(_: &mut Dice, Edges { n }: Edges) -> Result<Board, PlanError> {
    let mut board = Board::tails(within_bounds(n)?);
    board.turn(0, 0);
    for place in 1..=n {
        board.turn(place, 0);
        board.turn(0, place);
    }
    Ok(board)
}

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
struct Random {
    n: usize,
    heads: u32,
}

/// Each coin lies heads with a probability of `heads` percent.
fn random(dice: &mut Dice, Random { n, heads }: Random) -> Result<Board, PlanError> {
    Ok(random_board(dice, within_bounds(n)?, heads))
}

/// A lost board, about `heads` percent of it heads.
fn lost(dice: &mut Dice, params: Random) -> Result<Board, PlanError> {
    let board = random(dice, params)?;
    Ok(make_lost(dice, board))
}

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
struct SingleCorner {
    n: usize,
    heads: u32,
    #[serde(default)]
    late: bool,
    #[serde(default)]
    early: bool,
    sum: Option<u64>,
}

/// A won board with a single right corner (x, y), about `heads` percent of the others heads that a single right
/// corner allows. The coin (y, x) is another one and lies tails. If the plan says `late`, the corner comes after
/// nearly all others, row by row or column by column, and half of the board at least may lie heads. If it says
/// `early`, half of the board comes after the corner, column by column, and three quarters row by row; half of it may
/// lie heads there, too. If it says `sum`, that is the value of the board.
fn single_corner(dice: &mut Dice, params: SingleCorner) -> Result<Board, PlanError> {
    let n = within_bounds(params.n)?;
    let made = (0..positions::TRIES).find_map(|_| try_single_corner(dice, n, &params));
    made.ok_or_else(|| PlanError::new("no board with a single right corner was found"))
}

fn within_bounds(n: usize) -> Result<usize, PlanError> {
    if N.contains(n as i128) { Ok(n) } else { Err(PlanError::new(format!("n = {n} is out of bounds"))) }
}

fn random_board(dice: &mut Dice, n: usize, heads: u32) -> Board {
    let mut board = Board::tails(n);
    for place in 0..(n + 1) * (n + 1) {
        if dice.chance(heads, 100) {
            board.turn(place % (n + 1), place / (n + 1));
        }
    }
    board
}

/// Plays a winning move, one of all there are with a random corner.
fn make_lost(dice: &mut Dice, mut board: Board) -> Board {
    let sum = value(&board);
    if sum != 0 {
        let steps = steps(board.n, sum);
        let corners: Vec<_> = board.heads().filter(|&corner| step_of(&steps, corner).is_some()).collect();
        let &(x, y) = dice.pick(&corners);
        // The corners were chosen by having a step.
        if let Some((u, v)) = step_of(&steps, (x, y)) {
            board.play(Rectangle { a: x ^ u, b: y ^ v, x, y });
        }
    }
    board
}

/// All (u, v) with u ⊗ v = change: turning the rectangle from (x ⊕ u, y ⊕ v) to (x, y) changes the value so.
pub(super) fn steps(n: usize, change: u64) -> Vec<(usize, usize)> {
    let side = (n + 1).next_power_of_two();
    let all = (1..side).flat_map(|u| (1..side).map(move |v| (u, v)));
    all.filter(|&(u, v)| nim_product(u as u64, v as u64) == change).collect()
}

/// A step that leads from a corner up and to the left.
pub(super) fn step_of(steps: &[(usize, usize)], (x, y): (usize, usize)) -> Option<(usize, usize)> {
    steps.iter().copied().find(|(u, v)| x ^ u < x && y ^ v < y)
}

/// Chooses the corner and its rectangle, and so the value; then fills the board with coins that no right
/// rectangle ends in, and brings the value about with some of these.
fn try_single_corner(dice: &mut Dice, n: usize, params: &SingleCorner) -> Option<Board> {
    let &SingleCorner { heads, late, early, sum, .. } = params;
    // The greatest power of two on the board. A corner whose step has this digit in x, and half of it in y, shares its
    // value with few other steps, so that half of the coins that come later end no right rectangle.
    let half = (n + 1).next_power_of_two() / 2;
    if early && half < 2 {
        return None;
    }
    let ((x, y), (below_x, below_y)) = if early {
        ((dice.size(half, half + n / 32), dice.size(half / 2, half / 2 + n / 32)), (half, half / 2))
    } else {
        let first = if late { n - n / 32 } else { 1 };
        let (x, y) = (dice.size(first, n), dice.size(first, n));
        ((x, y), (x, y))
    };
    let sum = match sum {
        // The other coins will lack the highest digit of the value, so this one must have it.
        Some(sum) if coin_value((x, y)) ^ sum >= coin_value((x, y)) => return None,
        Some(sum) => sum,
        None => {
            let (u, v) = (x ^ dice.size(0, below_x - 1), y ^ dice.size(0, below_y - 1));
            nim_product(u as u64, v as u64)
        }
    };
    let steps = steps(n, sum);
    let mut others: Vec<_> = (0..=n).flat_map(|x| (0..=n).map(move |y| (x, y))).collect();
    others.retain(|&corner| corner != (y, x) && step_of(&steps, corner).is_none());
    if x == y || others.is_empty() || ((late || early) && 2 * others.len() < (n + 1) * (n + 1)) {
        return None;
    }
    dice.shuffle(&mut others);
    let mut board = Board::tails(n);
    board.turn(x, y);
    for &(x, y) in &others {
        if dice.chance(heads, 100) {
            board.turn(x, y);
        }
    }
    let repair = coins_worth(&others, value(&board) ^ sum)?;
    for (x, y) in repair {
        board.turn(x, y);
    }
    Some(board)
}

/// Some of the coins, worth `sum` together, by elimination over the digits of their values.
fn coins_worth(coins: &[(usize, usize)], sum: u64) -> Option<Vec<(usize, usize)>> {
    // For each highest digit a value with that digit and the coins that make it, as a set of indices into
    // `chosen`: there are at most as many as digits.
    let mut basis: Vec<Option<(u64, u64)>> = vec![None; 64];
    let mut chosen = Vec::new();
    let reduce = |basis: &[Option<(u64, u64)>], mut value: u64, mut set: u64| {
        while let Some((other, others)) = (value != 0).then(|| basis[value.ilog2() as usize]).flatten() {
            value ^= other;
            set ^= others;
        }
        (value, set)
    };
    for &coin in coins {
        let (value, set) = reduce(&basis, coin_value(coin), 0);
        if value != 0 {
            basis[value.ilog2() as usize] = Some((value, set ^ 1 << chosen.len()));
            chosen.push(coin);
        }
    }
    let (rest, set) = reduce(&basis, sum, 0);
    (rest == 0).then(|| (0..chosen.len()).filter(|i| set >> i & 1 == 1).map(|i| chosen[i]).collect())
}
