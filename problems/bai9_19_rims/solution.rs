//! The reference: a region of x dots is worth x, so a winning move of Nim is a winning loop.

use super::{Loop, Regions, Rims};
use exercise::Reference;

impl Reference for Rims {
    /// A winning move, or nothing if the nim-sum of the regions is 0. Time O(n), memory O(1).
    ///
    /// A loop that leaves a and b in place of x changes x to a ⊕ b <= a + b < x: no more than Nim allows. All of
    /// Nim is there already with b = 0.
    fn solve(regions: &Regions) -> Option<Loop> {
        let sum = regions.iter().fold(0, |sum, dots| sum ^ dots);
        let place = regions.iter().position(|dots| dots ^ sum < *dots)?;
        Some(Loop { region: place + 1, inside: regions[place] ^ sum, outside: 0 })
    }
}
