//! The reference: the sparse space method, which looks at the splits with a rare part and at few others.

use super::GrundyGame;
use exercise::Reference;

impl Reference for GrundyGame {
    fn solve(&n: &usize) -> Vec<u32> {
        let values = solutions::grundys_game::values(n);
        values.into_iter().skip(1).map(u32::from).collect()
    }
}
