//! Recipes. What is held must be able to tempt: to an addition that is too large, to one that is just not.

use generators::{
    PlanError, TestRng, params,
    positions::{self, Place},
};

use super::{HELD, OPPOSING, PILE, PokerNim, Position};
use exercise::{Generator, Recipe, Recipes};

impl Generator for PokerNim {
    const RECIPES: Recipes<Position> = &[
        &Recipe::new("listed", listed),
        &Recipe::new("random", random),
        &Recipe::new("nim_sum", nim_sum),
        &Recipe::new("tempting", tempting),
        &Recipe::new("single_pile", single_pile),
    ];

    /// A position with few boxes in all, often lost.
    fn small(rng: &mut TestRng) -> Position {
        let n = rng.size(1, 4);
        let total = rng.unsigned(0, [14, 10, 7, 5][n - 1]);
        let mut left = total;
        let mut part = |rng: &mut TestRng| {
            let part = rng.unsigned(0, left);
            left -= part;
            part
        };
        let mut shares: Vec<u64> = (0..n + 2).map(|_| part(rng)).collect();
        rng.shuffle(&mut shares);
        let (held, opposing) = (shares[0], shares[1]);
        let mut piles = shares.split_off(2);
        let sum = piles.iter().fold(0, |sum, pile| sum ^ pile);
        if rng.chance(1, 3)
            && let Some(pile) = piles.iter_mut().find(|pile| **pile ^ sum < **pile)
        {
            *pile ^= sum;
        }
        Position { held, opposing, piles }
    }
}

params! { struct Listed { a: u64, b: u64, piles: Vec<u64> } }

/// The position that the row lists.
fn listed(_: &mut TestRng, Listed { a, b, piles }: Listed) -> Result<Position, PlanError> {
    Ok(Position { held: a, opposing: b, piles })
}

params! {
    struct Random {
        n: usize,
        zeros: usize = 0,
        least: u64 = 1,
        most: u64 = PILE.max as u64,
        a: Option<u64>,
        b: Option<u64>,
    }
}

/// `n` piles of all lengths between `least` and `most`, and among them `zeros` empty ones.
fn random(rng: &mut TestRng, params: Random) -> Result<Position, PlanError> {
    let Random { n, zeros, least, most, a, b } = params;
    let piles = positions::piles_of_any_length(rng, n, zeros, least, most);
    Ok(in_hands(rng, piles, a, b))
}

params! {
    struct NimSum {
        n: usize,
        most: u64 = PILE.max as u64,
        sum: u64 = 0,
        a: Option<u64>,
        b: Option<u64>,
    }
}

/// `n` piles up to `most` with the nim-sum `sum`.
fn nim_sum(rng: &mut TestRng, NimSum { n, most, sum, a, b }: NimSum) -> Result<Position, PlanError> {
    let piles = piles_with_nim_sum(rng, n, most, sum)?;
    Ok(in_hands(rng, piles, a, b))
}

params! {
    struct Tempting { n: usize, most: u64 = PILE.max as u64, sum: u64 = 0, slack: i64, b: u64 = 0 }
}

/// `n` piles up to `most` with the nim-sum `sum`, and `slack` boxes in hand beyond the fewest that are needed
/// to win by adding: none of the additions is legal with -1, few of them with 0. The pile that can be raised
/// with the fewest stands first, where it is seen first.
fn tempting(rng: &mut TestRng, params: Tempting) -> Result<Position, PlanError> {
    let Tempting { n, most, sum, slack, b } = params;
    let mut piles = piles_with_nim_sum(rng, n, most, sum)?;
    let raised = |pile: &u64| (pile ^ sum).checked_sub(*pile).filter(|&added| added > 0);
    let fewest = (0..piles.len()).filter_map(|index| Some((raised(&piles[index])?, index))).min();
    let Some((added, index)) = fewest else {
        return Err(PlanError::new("no pile can be raised to make the nim-sum 0"));
    };
    piles.swap(0, index);
    Ok(Position { held: added.saturating_add_signed(slack), opposing: b, piles })
}

params! { struct SinglePile { n: usize, digits: u32, sum: u64, place: Place, b: u64 = 0 } }

/// `n` piles below 2^`digits` with the nim-sum `sum` and no box in hand: the pile at `place` alone can be played.
fn single_pile(rng: &mut TestRng, params: SinglePile) -> Result<Position, PlanError> {
    let SinglePile { n, digits, sum, place, b } = params;
    let piles = positions::piles_with_one_repair(rng, n, 0, digits, sum, place)
        .ok_or_else(|| PlanError::new(format!("no {n} piles have the nim-sum {sum}")))?;
    Ok(Position { held: 0, opposing: b, piles })
}

fn piles_with_nim_sum(rng: &mut TestRng, n: usize, most: u64, sum: u64) -> Result<Vec<u64>, PlanError> {
    positions::piles_with_nim_sum(rng, n, 0, most, sum)
        .ok_or_else(|| PlanError::new(format!("no {n} piles have the nim-sum {sum}")))
}

/// The piles with `a` and `b` boxes in hand, any number of them where the row does not say.
fn in_hands(rng: &mut TestRng, piles: Vec<u64>, a: Option<u64>, b: Option<u64>) -> Position {
    let held = a.unwrap_or_else(|| rng.any_length(0, HELD.max as u64));
    let opposing = b.unwrap_or_else(|| rng.any_length(0, OPPOSING.max as u64));
    Position { held, opposing, piles }
}
