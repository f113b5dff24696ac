//! The oracle: the outcome of every position below the piles, from the rule alone.

use super::{Nim, Reply};
use crate::shared::{
    grid,
    pile_move::PileMove,
    pile_sum::{Outcomes, Rule},
};
use exercise::{Oracle, OracleFn};

impl Oracle for Nim {
    fn oracle(piles: &Vec<u64>) -> Option<OracleFn<'_, Reply>> {
        let winning = winning_moves(piles)?;
        Some(Box::new(move |reply| match *reply == winning {
            true => Ok(()),
            false => Err(format!("the moves that leave a lost position are {winning:?}")),
        }))
    }

    /// The right list, short of a move or with another one in any place, turned round, or with a pile wrong.
    fn candidates(piles: &Vec<u64>) -> Vec<Reply> {
        let Some(winning) = winning_moves(piles) else { return Vec::new() };
        let mut candidates = vec![winning.clone(), Vec::new(), winning.iter().rev().copied().collect()];
        for left_out in 0..winning.len() {
            let mut short = winning.clone();
            short.remove(left_out);
            candidates.push(short);
        }
        let most = piles.iter().copied().max().unwrap_or(0).min(12) as usize + 2;
        for (pile, after) in grid::places(0..piles.len(), 0..most) {
            let other = PileMove { pile, after: after as u64 };
            let place = winning.iter().take_while(|chosen| chosen.pile < pile).count();
            let mut long = winning.clone();
            long.insert(place, other);
            candidates.extend([vec![other], long]);
            if let Some(chosen) = winning.get(place) {
                let mut changed = winning.clone();
                changed[place] = PileMove { pile: chosen.pile, after: after as u64 };
                candidates.push(changed);
            }
        }
        candidates.retain(|moves| moves.len() <= piles.len());
        candidates
    }
}

/// The moves to lost positions, if there are few enough positions.
fn winning_moves(piles: &[u64]) -> Option<Reply> {
    let outcomes = Outcomes::of(Rule::Normal, piles)?;
    let mut winning = Vec::new();
    for (pile, &size) in piles.iter().enumerate() {
        let moves = (0..size).map(|after| PileMove { pile, after });
        winning.extend(moves.filter(|&chosen| outcomes.is_lost_after(chosen, size)));
    }
    Some(winning)
}
