//! Recipes. A random board is won by a quarter of its coins; `lost` and `single_corner` make the telling ones.

use generators::{PlanError, TestRng, params, positions};
use solutions::{
    nim_basis::with_nim_sum,
    turning_corners::{Steps, coin_value, coin_values},
};

use super::{Board, N, Rectangle, TurningCorners};
use exercise::{Generator, Recipe, Recipes};

impl Generator for TurningCorners {
    const RECIPES: Recipes<Board> = &[
        &Recipe::new("coins", coins),
        &Recipe::new("edges", edges),
        &Recipe::new("random", random),
        &Recipe::new("lost", lost),
        &Recipe::new("single_corner", single_corner),
    ];

    /// A board that the oracle knows, lost every third time.
    fn small(rng: &mut TestRng) -> Board {
        let n = rng.size(1, 4);
        let heads = rng.size(5, 95) as u32;
        let board = random_board(rng, n, heads);
        if rng.chance(1, 3) { make_lost(rng, board) } else { board }
    }
}

params! { struct Coins { n: usize, heads: Vec<usize> } }

/// Heads at the places x1, y1, x2, y2, … of the list `heads`.
fn coins(_: &mut TestRng, Coins { n, heads }: Coins) -> Result<Board, PlanError> {
    let mut board = Board::tails(within_bounds(n)?);
    for place in heads.chunks(2) {
        match *place {
            [x, y] if x.max(y) <= n => board.turn(x, y),
            _ => return Err(PlanError::new(format!("{place:?} is no place of the board"))),
        }
    }
    Ok(board)
}

params! { struct Edges { n: usize } }

/// Heads on the first row and the first column, and nowhere else: nobody can move.
fn edges(_: &mut TestRng, Edges { n }: Edges) -> Result<Board, PlanError> {
    let mut board = Board::tails(within_bounds(n)?);
    board.turn(0, 0);
    for place in 1..=n {
        board.turn(place, 0);
        board.turn(0, place);
    }
    Ok(board)
}

params! { struct Random { n: usize, heads: u32 } }

/// Each coin lies heads with a probability of `heads` percent.
fn random(rng: &mut TestRng, Random { n, heads }: Random) -> Result<Board, PlanError> {
    Ok(random_board(rng, within_bounds(n)?, heads))
}

/// A lost board, about `heads` percent of it heads.
fn lost(rng: &mut TestRng, params: Random) -> Result<Board, PlanError> {
    let board = random(rng, params)?;
    Ok(make_lost(rng, board))
}

params! {
    struct SingleCorner {
        n: usize,
        heads: u32,
        late: bool = false,
        early: bool = false,
        sum: Option<u64>,
    }
}

/// A won board with a single right corner (x, y), about `heads` percent of the others heads that a single right
/// corner allows. The coin (y, x) is another one and lies tails. If the plan says `late`, the corner comes after
/// nearly all others, row by row or column by column, and half of the board at least may lie heads. If it says
/// `early`, half of the board comes after the corner, column by column, and three quarters row by row; half of it may
/// lie heads there, too. If it says `sum`, that is the value of the board.
fn single_corner(rng: &mut TestRng, params: SingleCorner) -> Result<Board, PlanError> {
    let n = within_bounds(params.n)?;
    let made = (0..positions::TRIES).find_map(|_| try_single_corner(rng, n, &params));
    made.ok_or_else(|| PlanError::new("no board with a single right corner was found"))
}

fn within_bounds(n: usize) -> Result<usize, PlanError> {
    if N.contains(n as i128) { Ok(n) } else { Err(PlanError::new(format!("n = {n} is out of bounds"))) }
}

fn random_board(rng: &mut TestRng, n: usize, heads: u32) -> Board {
    Board { n, heads: rng.marks((n + 1) * (n + 1), heads) }
}

/// Plays a winning move, one of all there are with a random corner.
fn make_lost(rng: &mut TestRng, mut board: Board) -> Board {
    let sum = board.value();
    if sum != 0 {
        let steps = Steps::new(board.side(), sum);
        let corners = steps.corners(&board.heads);
        let &(x, y) = rng.pick(&corners);
        // The corners were chosen by having a step.
        if let Some((u, v)) = steps.of((x, y)) {
            board.play(Rectangle { a: x ^ u, b: y ^ v, x, y });
        }
    }
    board
}

/// Chooses the corner and its rectangle, and so the value; then fills the board with coins that no right
/// rectangle ends in, and brings the value about with some of these.
fn try_single_corner(rng: &mut TestRng, n: usize, params: &SingleCorner) -> Option<Board> {
    let &SingleCorner { heads, late, early, sum, .. } = params;
    // The greatest power of two on the board. A corner whose step has this digit in x, and half of it in y, shares its
    // value with few other steps, so that half of the coins that come later end no right rectangle.
    let half = (n + 1).next_power_of_two() / 2;
    if early && half < 2 {
        return None;
    }
    let ((x, y), (below_x, below_y)) = if early {
        ((rng.size(half, half + n / 32), rng.size(half / 2, half / 2 + n / 32)), (half, half / 2))
    } else {
        let first = if late { n - n / 32 } else { 1 };
        let (x, y) = (rng.size(first, n), rng.size(first, n));
        ((x, y), (x, y))
    };
    let sum = match sum {
        // The other coins will lack the highest digit of the value, so this one must have it.
        Some(sum) if coin_value((x, y)) ^ sum >= coin_value((x, y)) => return None,
        Some(sum) => sum,
        None => {
            let (u, v) = (x ^ rng.size(0, below_x - 1), y ^ rng.size(0, below_y - 1));
            coin_value((u, v))
        }
    };
    let mut others = Steps::new(n + 1, sum).other_places();
    if let Ok(mirrored) = others.binary_search(&(y, x)) {
        others.remove(mirrored);
    }
    if x == y || others.is_empty() || ((late || early) && 2 * others.len() < (n + 1) * (n + 1)) {
        return None;
    }
    rng.shuffle(&mut others);
    let mut board = Board::tails(n);
    board.turn(x, y);
    for (&(x, y), lies_heads) in others.iter().zip(rng.marks(others.len(), heads)) {
        if lies_heads {
            board.turn(x, y);
        }
    }
    let repair = with_nim_sum(&coin_values(&others), board.value() ^ sum)?;
    for (x, y) in repair.into_iter().map(|index| others[index]) {
        board.turn(x, y);
    }
    Some(board)
}
