//! The oracle: the outcome of every position that can be reached, from the rule alone.

use std::{cell::RefCell, collections::HashMap};

use super::{Loop, Regions, Rims};
use crate::shared::reply;
use exercise::{Oracle, OracleFn};

/// Dots in all that an oracle takes on.
const MOST: u64 = 24;

/// What is known of positions: whether they are lost. Regions are in ascending order, empty ones left out.
type Known = HashMap<Regions, bool>;

impl Oracle for Rims {
    fn oracle(regions: &Regions) -> Option<OracleFn<'_, Option<Loop>>> {
        let dots = regions.iter().try_fold(0u64, |dots, region| dots.checked_add(*region))?;
        if dots > MOST {
            return None;
        }
        let known = RefCell::new(Known::new());
        let lost = move |regions: &Regions| is_lost(regions, &mut known.borrow_mut());
        Some(Box::new(move |reply| {
            reply::check(reply, !lost(&sorted(regions)), |drawn| {
                drawn.is_legal(regions)?;
                let after = after(regions, drawn);
                if lost(&after) { Ok(()) } else { Err(format!("the opponent wins after {drawn:?}")) }
            })
        }))
    }

    /// Every loop, legal or not by a little, and giving up.
    fn candidates(regions: &Regions) -> Vec<Option<Loop>> {
        let mut candidates = vec![None];
        for (index, &dots) in regions.iter().enumerate().filter(|(_, dots)| **dots <= MOST) {
            for inside in 0..=dots {
                let region = index + 1;
                candidates.extend((0..=dots - inside).map(|outside| Some(Loop { region, inside, outside })));
            }
        }
        candidates
    }
}

fn sorted(regions: &[u64]) -> Regions {
    let mut regions: Regions = regions.iter().copied().filter(|&dots| dots > 0).collect();
    regions.sort_unstable();
    regions
}

fn after(regions: &[u64], drawn: &Loop) -> Regions {
    let mut after = regions.to_vec();
    after[drawn.region - 1] = drawn.inside;
    after.push(drawn.outside);
    sorted(&after)
}

fn is_lost(regions: &Regions, known: &mut Known) -> bool {
    if let Some(&lost) = known.get(regions) {
        return lost;
    }
    let mut wins = false;
    for (index, &dots) in regions.iter().enumerate() {
        // Equal regions have equal loops.
        if wins || index > 0 && regions[index - 1] == dots {
            continue;
        }
        let loops = (0..dots).flat_map(|inside| (0..dots - inside).map(move |outside| (inside, outside)));
        wins = loops.into_iter().any(|(inside, outside)| {
            is_lost(&after(regions, &Loop { region: index + 1, inside, outside }), known)
        });
    }
    known.insert(regions.clone(), !wins);
    !wins
}
