//! Recipes. There are only 1744 inputs, and most tests name theirs; others draw one.

use generators::{PlanError, TestRng, params};

use super::{Armies, ColonelBlotto, FIRST, THREE_POSTS};
use exercise::{Generator, Recipe, Recipes};

impl Generator for ColonelBlotto {
    const RECIPES: Recipes<Armies> = &[&Recipe::new("exact", exact), &Recipe::new("random", random)];

    /// Few enough regiments for the oracle.
    fn small(rng: &mut TestRng) -> Armies {
        let posts = rng.size(2, 3);
        let most = if posts == 2 { 5 } else { 2 };
        Armies { posts, first: rng.between(1, most), second: rng.between(1, most) }
    }
}

params! { struct Exact { k: usize, m: i64, n: i64 } }

/// The input that the row names.
fn exact(_: &mut TestRng, Exact { k, m, n }: Exact) -> Result<Armies, PlanError> {
    Ok(Armies { posts: k, first: m, second: n })
}

params! {
    /// At least `least` regiments a player, and for the second as many more as `more` says, or as any number of them.
    struct Random { k: usize, least: i64, more: Option<i64> }
}

/// Armies of any sizes.
fn random(rng: &mut TestRng, Random { k, least, more }: Random) -> Result<Armies, PlanError> {
    let most = if k == 3 { THREE_POSTS } else { FIRST.max as i64 };
    let surplus = more.unwrap_or(0).abs();
    if least + surplus > most {
        return Err(PlanError::new(format!("at most {most} regiments go to {k} posts")));
    }
    let fewer = rng.between(least, most - surplus);
    let (first, second) = match more {
        None => (fewer, rng.between(least, most)),
        Some(more) if more < 0 => (fewer + surplus, fewer),
        Some(_) => (fewer, fewer + surplus),
    };
    Ok(Armies { posts: k, first, second })
}
