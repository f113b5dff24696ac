//! The algorithms behind the exercises, each in a module of its own.
//!
//! | module | what it computes |
//! |---|---|
//! | [`dominance`] | what dominated rows and columns leave of a matrix game |
//! | [`even_strategy`] | the optimal strategy of a matrix game with the greatest least weight |
//! | [`grundy`] | the minimal excludant, once or many times in a row |
//! | [`grundys_game`] | the values of Grundy's game by the sparse space method |
//! | [`inverse`] | the determinant and the inverse of an integer matrix, exactly |
//! | [`matrix_game`] | the value and optimal strategies of a matrix game, exactly |
//! | [`nimber`] | nim-sums and nim-products of 64-bit nimbers |
//! | [`octal`] | the values of octal games (Kayles, Dawson's chess) and proved periods |

pub mod dominance;
pub mod even_strategy;
pub mod grundy;
pub mod grundys_game;
pub mod inverse;
pub mod matrix_game;
pub mod nimber;
pub mod octal;
