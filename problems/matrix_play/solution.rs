//! The reference: an optimal mixture by the simplex method, and a row drawn by it in every round.

use exercise::{
    Reference,
    interactive::{Dialogue, Player, converse},
};
use generators::{TestName, TestRng};

use super::{MatrixPlay, Run, hand::Mixture, opponent::Table, score};
use crate::shared::matrix_games::Matrix;

/// A player who draws rows by a strategy, whatever the judge does.
pub struct Mixer {
    mixture: Mixture,
    rng: TestRng,
}

impl Mixer {
    /// Plays a game by an optimal strategy.
    pub fn of(matrix: &Matrix) -> Mixer {
        let name = TestName { exercise: "matrix_play", group: "", recipe: "reference", index: 0 };
        Mixer { mixture: Mixture::of(&score::solved(matrix).row), rng: TestRng::of(1, name) }
    }
}

impl Player for Mixer {
    fn hear(&mut self, _: &str) {}

    fn say(&mut self) -> String {
        (self.mixture.draw(&mut self.rng) + 1).to_string()
    }
}

impl Reference for MatrixPlay {
    /// Against any columns that don't depend on the row of their round, each round pays at least V on average, and by
    /// Hoeffding's bound the sum is below R·V - 3·w·√R with a probability below e^-18. Time O(m) a round, after one
    /// simplex.
    fn solve(run: &Run) -> Dialogue {
        converse(&mut Table::new(run, score::needed(run)), &mut Mixer::of(&run.matrix)).0
    }
}
