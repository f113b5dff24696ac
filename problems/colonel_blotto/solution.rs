//! The reference: the exact simplex method on classes of splits that differ by their order alone
//! ([`solutions::blotto`]).
//!
//! Cost: a game of at most 21 × 21.

use checkers::matrix_game::Solution;
use solutions::blotto;

use super::{Armies, ColonelBlotto};
use crate::shared::matrix_games::answer;
use exercise::Reference;

impl Reference for ColonelBlotto {
    fn solve(&Armies { posts, first, second }: &Armies) -> Solution {
        answer(blotto::solve(posts, first, second))
    }
}
