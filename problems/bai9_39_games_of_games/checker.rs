//! The checker: each game is judged in the matrix in which every game is replaced by its exact value.

use checkers::{Refusal, matrix_game::Solution};
use dashu_ratio::RBig;
use solutions::linked_games::{GameMatrix, chain_lengths};

use super::{GamesOfGames, LABEL};
use crate::shared::linked_games::game_at;
use exercise::Checker;

impl Checker for GamesOfGames {
    /// Judges the games in the order of their chains: a wrong value spoils every game that leads to it, and the
    /// student should hear of that one first.
    fn check(
        games: &Vec<GameMatrix>,
        answers: &Vec<Solution>,
        reference: &Vec<Solution>,
    ) -> Result<(), Refusal> {
        let values: Vec<RBig> = reference.iter().map(|solution| solution.value.exact().clone()).collect();
        // The reader takes no game that leads back to itself.
        let lengths = chain_lengths(games).unwrap_or_else(|_| vec![1; games.len()]);
        let mut order: Vec<usize> = (0..games.len()).collect();
        order.sort_by_key(|&game| lengths[game]);
        for game in order {
            game_at(&games[game], &values)
                .judge(&reference[game].value, &answers[game])
                .map_err(|reason| Refusal::at(LABEL, game + 1, reason))?;
        }
        Ok(())
    }
}
