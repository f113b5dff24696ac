//! The reference: the multiples of 4 are lost.

use super::{MOST_TAKEN, Reply};

/// Takes what is over a multiple of 4. Time O(1).
pub fn winning_move(pile: u64) -> Reply {
    Some(pile % (MOST_TAKEN + 1)).filter(|&taken| taken > 0)
}
