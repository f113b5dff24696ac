//! The exercises: one folder each, and the catalogue that lists them in the order of the book.
//!
//! ```
//! let exercise = problems::CATALOGUE[7];
//! assert_eq!(exercise.folder(), "bai9_08_moore_nim");
//!
//! let case = exercise.read(b"1 3 4 5\n").unwrap();
//! assert_eq!(case.answer(), b"1 1 4 5\n");
//! assert!(case.check(b"1 3 4 4").is_err());
//! ```

#![allow(missing_docs, reason = "the parts of an exercise are described by the contract and by its statement")]

pub mod audit;
pub mod contest;
pub mod document;
pub mod error;
pub mod exercise;
pub mod expected;
pub mod library;
pub mod manifest;
pub mod picture;
pub mod shared;
pub mod shown;
pub mod shrink;
pub mod template;
pub mod testdata;
pub mod topics;

pub mod bai9_01_misere_take_away;
pub mod bai9_02_subtraction_p_positions;
pub mod bai9_03_chomp;
pub mod bai9_04_dynamic_subtraction;
pub mod bai9_05_fibonacci_nim;
pub mod bai9_06_poker_nim;
pub mod bai9_07_turning_turtles;
pub mod bai9_08_moore_nim;
pub mod bai9_09_graph_grundy;
pub mod bai9_10_subtraction_grundy;
pub mod bai9_11_at_most_half;
pub mod bai9_12_dim_plus;
pub mod bai9_13_even_odd;
pub mod bai9_14_at_least_half;
pub mod bai9_15_wythoff_grundy;
pub mod bai9_16_sum_of_games;
pub mod bai9_17_grundy_piles;
pub mod bai9_18_kayles;
pub mod bai9_19_rims;
pub mod bai9_20_dawson;
pub mod bai9_21_nim_product;
pub mod bai9_22_twins;
pub mod bai9_23_ruler;
pub mod bai9_24_grunt;
pub mod bai9_25_turning_corners;
pub mod bai9_26_two_by_two;
pub mod bai9_27_parametric_game;
pub mod bai9_28_dominance;
pub mod bai9_29_optimality_certificate;
pub mod bai9_30_mendelsohn;
pub mod bai9_31_inverse_matrix;
pub mod bai9_32_saddle_and_support;
pub mod bai9_33_guessing;
pub mod bai9_34_bayes_response;
pub mod bai9_35_simplex;
pub mod bai9_36_silver_coin;
pub mod bai9_37_game_tree;
pub mod bai9_38_poker_endgame;
pub mod bai9_39_games_of_games;
pub mod bai9_40_recursive_game;
pub mod bai9_41_three_recursive_games;
pub mod bai9_42_stochastic_one_state;
pub mod bai9_43_shapley_iteration;
pub mod grundy_game;
pub mod misere_nim;
pub mod wythoff;

pub use contest::Contest;
pub use error::{Error, Reason};
pub use exercise::{AnyExercise, Case, Entry, Exercise, Fact, Oracle, Outcomes};
pub use library::{Library, short_name};
pub use manifest::Manifest;
pub use picture::Picture;

/// Every exercise, in the order of the book.
#[rustfmt::skip] // one line an exercise, however short the list
pub static CATALOGUE: &[&dyn AnyExercise] = &[
    &Entry::<bai9_01_misere_take_away::MisereTakeAway>::new(),
    &Entry::<bai9_02_subtraction_p_positions::SubtractionPPositions>::new(),
    &Entry::<bai9_03_chomp::Chomp>::new(),
    &Entry::<bai9_04_dynamic_subtraction::DynamicSubtraction>::new(),
    &Entry::<bai9_05_fibonacci_nim::FibonacciNim>::new(),
    &Entry::<bai9_06_poker_nim::PokerNim>::new(),
    &Entry::<bai9_07_turning_turtles::TurningTurtles>::new(),
    &Entry::<bai9_08_moore_nim::MooreNim>::new(),
    &Entry::<bai9_09_graph_grundy::GraphGrundy>::new(),
    &Entry::<bai9_10_subtraction_grundy::SubtractionGrundy>::new(),
    &Entry::<bai9_11_at_most_half::AtMostHalf>::new(),
    &Entry::<bai9_12_dim_plus::DimPlus>::new(),
    &Entry::<bai9_13_even_odd::EvenOdd>::new(),
    &Entry::<bai9_14_at_least_half::AtLeastHalf>::new(),
    &Entry::<bai9_15_wythoff_grundy::WythoffGrundy>::new(),
    &Entry::<bai9_16_sum_of_games::SumOfGames>::new(),
    &Entry::<bai9_17_grundy_piles::GrundyPiles>::new(),
    &Entry::<bai9_18_kayles::Kayles>::new(),
    &Entry::<bai9_19_rims::Rims>::new(),
    &Entry::<bai9_20_dawson::Dawson>::new(),
    &Entry::<bai9_21_nim_product::NimProduct>::new(),
    &Entry::<bai9_22_twins::Twins>::new(),
    &Entry::<bai9_23_ruler::Ruler>::new(),
    &Entry::<bai9_24_grunt::Grunt>::new(),
    &Entry::<bai9_25_turning_corners::TurningCorners>::new(),
    &Entry::<bai9_26_two_by_two::TwoByTwo>::new(),
    &Entry::<bai9_27_parametric_game::ParametricGame>::new(),
    &Entry::<bai9_28_dominance::Dominance>::new(),
    &Entry::<bai9_29_optimality_certificate::OptimalityCertificate>::new(),
    &Entry::<bai9_30_mendelsohn::Mendelsohn>::new(),
    &Entry::<bai9_31_inverse_matrix::InverseMatrix>::new(),
    &Entry::<bai9_32_saddle_and_support::SaddleAndSupport>::new(),
    &Entry::<bai9_33_guessing::Guessing>::new(),
    &Entry::<bai9_34_bayes_response::BayesResponse>::new(),
    &Entry::<bai9_35_simplex::Simplex>::new(),
    &Entry::<bai9_36_silver_coin::SilverCoin>::new(),
    &Entry::<bai9_37_game_tree::GameTree>::new(),
    &Entry::<bai9_38_poker_endgame::PokerEndgame>::new(),
    &Entry::<bai9_39_games_of_games::GamesOfGames>::new(),
    &Entry::<bai9_40_recursive_game::RecursiveGame>::new(),
    &Entry::<bai9_41_three_recursive_games::ThreeRecursiveGames>::new(),
    &Entry::<bai9_42_stochastic_one_state::StochasticOneState>::new(),
    &Entry::<bai9_43_shapley_iteration::ShapleyIteration>::new(),
    &Entry::<misere_nim::MisereNim>::new(),
    &Entry::<wythoff::Wythoff>::new(),
    &Entry::<grundy_game::GrundyGame>::new(),
];

/// The tiny game that `cargo xtask new` copies. It is no exercise and in no list, but it is kept as right as one.
pub static TEMPLATE: &dyn AnyExercise = &Entry::<template::Template>::new();
