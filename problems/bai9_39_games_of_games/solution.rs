//! The reference: a game that stands in a matrix is replaced by its value, the shortest chains first.
//!
//! The method itself is [`solutions::linked_games`]; the editorial derives it.

use checkers::matrix_game::Solution;
use solutions::linked_games::{self, GameMatrix};

use super::GamesOfGames;
use crate::shared::linked_games::answer;
use exercise::Reference;

impl Reference for GamesOfGames {
    /// The value of every game and optimal strategies in it: as fractions where they are short, else as
    /// decimals.
    fn solve(games: &Vec<GameMatrix>) -> Vec<Solution> {
        linked_games::solve(games).iter().map(answer).collect()
    }
}
