//! Recipes: piles of chosen values.

use generators::{PlanError, TestRng, params, positions::Place};

use super::{M, MisereGrundy, is_over};
use crate::shared::grundys_game::{Split, TAME, value};
use exercise::{Generator, Recipe, Recipes, Reference};

impl Generator for MisereGrundy {
    const RECIPES: Recipes<Vec<usize>> =
        &[&Recipe::new("exact", exact), &Recipe::new("random", random), &Recipe::new("values", values)];

    /// One to four piles, lost every third time.
    fn small(rng: &mut TestRng) -> Vec<usize> {
        let m = rng.size(1, 4);
        let mut piles: Vec<usize> = (0..m).map(|_| rng.size(1, if m > 3 { 9 } else { TAME })).collect();
        if is_over(&piles) {
            piles[0] = rng.size(3, TAME);
        }
        if rng.chance(1, 3) { made_lost(piles) } else { piles }
    }
}

/// The piles after a winning move, if there is one and the game goes on.
fn made_lost(piles: Vec<usize>) -> Vec<usize> {
    let Some(Split { pile, smaller, larger }) = MisereGrundy::solve(&piles) else { return piles };
    let mut after = piles.clone();
    after[pile] = larger;
    after.push(smaller);
    if is_over(&after) { piles } else { after }
}

params! { struct Exact { x: Vec<usize> } }

/// The piles of the list `x`.
fn exact(_: &mut TestRng, Exact { x }: Exact) -> Result<Vec<usize>, PlanError> {
    Ok(x)
}

params! { struct Random { m: usize, least: usize = 1, most: usize = TAME, lost: bool = false } }

/// `m` piles between `least` and `most`; one fewer, and played on, if the position should be `lost`.
fn random(rng: &mut TestRng, Random { m, least, most, lost }: Random) -> Result<Vec<usize>, PlanError> {
    if !M.contains(m as i128) || most > TAME {
        return Err(PlanError::new("the piles are out of bounds"));
    }
    let piles = (0..m - usize::from(lost)).map(|_| rng.size(least, most)).collect();
    Ok(if lost { made_lost(piles) } else { piles })
}

params! {
    struct Values {
        dead: usize = 0,
        zeros: usize = 0,
        ones: usize = 0,
        twos: usize = 0,
        many: Vec<usize> = Vec::new(),
        one: Vec<usize> = Vec::new(),
        place: Place = Place::Any,
    }
}

/// Piles that can't be split, of value 0 and not `dead`, of values 1 and 2, and `many`, which lists a
/// size and how many piles have it, again and again, all in random order; the sizes `one` are put at `place`.
fn values(rng: &mut TestRng, params: Values) -> Result<Vec<usize>, PlanError> {
    let Values { dead, zeros, ones, twos, many, one, place } = params;
    let of = |wanted: u64, from: usize| -> Vec<usize> {
        (from..=TAME).filter(|&pile| value(pile) == wanted).collect()
    };
    let mut piles = Vec::new();
    for (count, sizes) in [(dead, vec![1, 2]), (zeros, of(0, 3)), (ones, of(1, 1)), (twos, of(2, 1))] {
        piles.extend((0..count).map(|_| *rng.pick(&sizes)));
    }
    for pair in many.chunks_exact(2) {
        piles.resize(piles.len() + pair[1], pair[0]);
    }
    rng.shuffle(&mut piles);
    for size in one {
        piles.insert(place.among(rng, piles.len()), size);
    }
    Ok(piles)
}
