//! Recipes. Among many large piles thousands of moves win; few piles, equal piles and lost positions tell more.

use generators::{PlanError, TestRng, params, positions};

use super::{GrundyPiles, M, PILE, solution::winning_moves};
use crate::shared::grundys_game::Split;
use exercise::{Generator, Recipe, Recipes};

impl Generator for GrundyPiles {
    const RECIPES: Recipes<Vec<usize>> = &[
        &Recipe::new("exact", exact),
        &Recipe::new("random", random),
        &Recipe::new("lost", lost),
        &Recipe::new("equal", equal),
        &Recipe::new("few_moves", few_moves),
    ];

    /// One to four piles, fourteen counters or so, lost every fourth time.
    fn small(rng: &mut TestRng) -> Vec<usize> {
        let m = rng.size(1, 4);
        let most = [14, 9, 7, 5][m - 1];
        let piles = random_piles(rng, m, 1, most);
        if rng.chance(1, 4) { make_lost(rng, piles) } else { piles }
    }
}

params! { struct Exact { x: Vec<usize> } }

/// The piles of the list `x`.
fn exact(_: &mut TestRng, Exact { x }: Exact) -> Result<Vec<usize>, PlanError> {
    within_bounds(x)
}

params! {
    /// The number of piles, the least and the most of a pile.
    struct Shape { m: usize, least: usize, most: usize }
}

/// `m` piles between `least` and `most`.
fn random(rng: &mut TestRng, Shape { m, least, most }: Shape) -> Result<Vec<usize>, PlanError> {
    within_bounds(random_piles(rng, m, least, most))
}

/// `m` piles, lost: one pile fewer, and a winning move played, if there is one.
fn lost(rng: &mut TestRng, Shape { m, least, most }: Shape) -> Result<Vec<usize>, PlanError> {
    let piles = random_piles(rng, m.saturating_sub(1), least, most);
    within_bounds(make_lost(rng, piles))
}

params! { struct Equal { m: usize, sizes: usize, least: usize, most: usize } }

/// `m` piles of at most `sizes` different sizes between `least` and `most`.
fn equal(rng: &mut TestRng, Equal { m, sizes, least, most }: Equal) -> Result<Vec<usize>, PlanError> {
    let sizes = random_piles(rng, sizes, least, most);
    within_bounds((0..m).map(|_| *rng.pick(&sizes)).collect())
}

params! { struct FewMoves { m: usize, least: usize, most: usize, moves: Option<usize> } }

/// `m` piles between `least` and `most` with exactly `moves` winning moves, one if nothing is said.
fn few_moves(rng: &mut TestRng, params: FewMoves) -> Result<Vec<usize>, PlanError> {
    let FewMoves { m, least, most, moves } = params;
    let moves = moves.unwrap_or(1);
    let make = |rng: &mut TestRng| random_piles(rng, m, least, most);
    let found = positions::wanted(rng, make, |piles| winning_moves(piles).take(moves + 1).count() == moves);
    found.ok_or_else(|| PlanError::new(format!("no position with {moves} winning moves was found")))
}

fn random_piles(rng: &mut TestRng, m: usize, least: usize, most: usize) -> Vec<usize> {
    (0..m).map(|_| rng.size(least, most)).collect()
}

/// Plays a random winning move, if there is one, and shuffles.
fn make_lost(rng: &mut TestRng, mut piles: Vec<usize>) -> Vec<usize> {
    let moves: Vec<Split> = winning_moves(&piles).collect();
    if !moves.is_empty() {
        let Split { pile, smaller, larger } = *rng.pick(&moves);
        piles[pile] = smaller;
        piles.push(larger);
        rng.shuffle(&mut piles);
    }
    piles
}

fn within_bounds(piles: Vec<usize>) -> Result<Vec<usize>, PlanError> {
    let good = M.contains(piles.len() as i128) && piles.iter().all(|&pile| PILE.contains(pile as i128));
    if good { Ok(piles) } else { Err(PlanError::new("the piles are out of bounds")) }
}
