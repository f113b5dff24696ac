//! The exercises of each family, as far as the page needs them: read, answer, check, and make a small input. Pictures,
//! recipes and texts stay outside, so that a module carries no code that it never runs.

use checkers::ReadError;
use generators::Dice;
use problems::{AnyExercise, Case, Entry, exercise::Complete};

use checkers::{Sentence, say};

/// An input, or what is wrong with it.
pub type Read = Result<Box<dyn Case>, ReadError>;

/// A line of the catalogue.
pub struct Line {
    /// The folder's name.
    pub folder: &'static str,
    /// Reads an input strictly.
    pub read: fn(&[u8]) -> Read,
    /// Makes a random small input.
    pub small: fn(&mut Dice) -> Box<dyn Case>,
}

const fn line<E: Complete>() -> Line {
    Line {
        folder: E::FOLDER,
        read: |input| Entry::<E>::new().read(input),
        small: |dice| Entry::<E>::new().small(dice),
    }
}

/// The impartial games.
#[cfg(feature = "impartial")]
pub static IMPARTIAL: &[Line] = &[
    line::<problems::bai9_01_misere_take_away::MisereTakeAway>(),
    line::<problems::bai9_02_subtraction_p_positions::SubtractionPPositions>(),
    line::<problems::bai9_03_chomp::Chomp>(),
    line::<problems::bai9_04_dynamic_subtraction::DynamicSubtraction>(),
    line::<problems::bai9_05_fibonacci_nim::FibonacciNim>(),
    line::<problems::bai9_06_poker_nim::PokerNim>(),
    line::<problems::bai9_07_turning_turtles::TurningTurtles>(),
    line::<problems::bai9_08_moore_nim::MooreNim>(),
    line::<problems::bai9_09_graph_grundy::GraphGrundy>(),
    line::<problems::bai9_10_subtraction_grundy::SubtractionGrundy>(),
    line::<problems::bai9_11_at_most_half::AtMostHalf>(),
    line::<problems::bai9_12_dim_plus::DimPlus>(),
    line::<problems::bai9_13_even_odd::EvenOdd>(),
    line::<problems::bai9_14_at_least_half::AtLeastHalf>(),
    line::<problems::bai9_15_wythoff_grundy::WythoffGrundy>(),
    line::<problems::bai9_16_sum_of_games::SumOfGames>(),
    line::<problems::bai9_17_grundy_piles::GrundyPiles>(),
    line::<problems::bai9_18_kayles::Kayles>(),
    line::<problems::bai9_19_rims::Rims>(),
    line::<problems::bai9_20_dawson::Dawson>(),
    line::<problems::bai9_21_nim_product::NimProduct>(),
    line::<problems::bai9_22_twins::Twins>(),
    line::<problems::bai9_23_ruler::Ruler>(),
    line::<problems::bai9_24_grunt::Grunt>(),
    line::<problems::bai9_25_turning_corners::TurningCorners>(),
    line::<problems::misere_nim::MisereNim>(),
    line::<problems::wythoff::Wythoff>(),
    line::<problems::grundy_game::GrundyGame>(),
];
#[cfg(not(feature = "impartial"))]
static IMPARTIAL: &[Line] = &[];

/// The games with payoffs: matrices, trees, stochastic games.
#[cfg(feature = "payoffs")]
pub static PAYOFFS: &[Line] = &[
    line::<problems::bai9_26_two_by_two::TwoByTwo>(),
    line::<problems::bai9_27_parametric_game::ParametricGame>(),
    line::<problems::bai9_28_dominance::Dominance>(),
    line::<problems::bai9_29_optimality_certificate::OptimalityCertificate>(),
    line::<problems::bai9_30_mendelsohn::Mendelsohn>(),
    line::<problems::bai9_31_inverse_matrix::InverseMatrix>(),
    line::<problems::bai9_32_saddle_and_support::SaddleAndSupport>(),
    line::<problems::bai9_33_guessing::Guessing>(),
    line::<problems::bai9_34_bayes_response::BayesResponse>(),
    line::<problems::bai9_35_simplex::Simplex>(),
    line::<problems::bai9_36_silver_coin::SilverCoin>(),
    line::<problems::bai9_37_game_tree::GameTree>(),
    line::<problems::bai9_38_poker_endgame::PokerEndgame>(),
    line::<problems::bai9_39_games_of_games::GamesOfGames>(),
    line::<problems::bai9_40_recursive_game::RecursiveGame>(),
    line::<problems::bai9_41_three_recursive_games::ThreeRecursiveGames>(),
    line::<problems::bai9_42_stochastic_one_state::StochasticOneState>(),
    line::<problems::bai9_43_shapley_iteration::ShapleyIteration>(),
];
#[cfg(not(feature = "payoffs"))]
static PAYOFFS: &[Line] = &[];

/// The exercise of a folder.
pub fn find(folder: &str) -> Result<&'static Line, Sentence> {
    let known = IMPARTIAL.iter().chain(PAYOFFS).find(|line| line.folder == folder);
    known.ok_or_else(|| say!(vi "ở đây không có bài \"{folder}\"", en "there is no exercise \"{folder}\" here"))
}

#[cfg(all(test, feature = "impartial", feature = "payoffs"))]
mod tests {
    use super::*;

    #[test]
    fn every_exercise_is_in_one_family() {
        let mut here: Vec<_> = IMPARTIAL.iter().chain(PAYOFFS).map(|line| line.folder).collect();
        let mut all: Vec<_> = problems::CATALOGUE.iter().map(|exercise| exercise.folder()).collect();
        here.sort();
        all.sort();
        assert_eq!(here, all);
    }
}
