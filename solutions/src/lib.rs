//! The algorithms behind the exercises, each in a module of its own.
//!
//! | module | what it computes |
//! |---|---|
//! | [`dominance`] | what dominated rows and columns leave of a matrix game |
//! | [`even_strategy`] | the optimal strategy of a matrix game with the greatest least weight |
//! | [`diagonal_game`] | the solution of a game in which only equal choices pay |
//! | [`chomp`] | a winning move for every position of a board of Chomp |
//! | [`grundy`] | the minimal excludant, once or many times in a row |
//! | [`grundys_game`] | the values of Grundy's game by the sparse space method |
//! | [`inverse`] | the determinant and the inverse of an integer matrix, exactly |
//! | [`matrix_game`] | the value and optimal strategies of a matrix game, exactly |
//! | [`nimber`] | nim-sums and nim-products of 64-bit nimbers |
//! | [`two_by_two`] | the solution of a 2 × 2 game by its formula |
//! | [`zeckendorf`] | sums of Fibonacci numbers, no two of them neighbours |
//! | [`subtraction`] | the values of subtraction games, of few numbers or of dense sets |
//! | [`octal`] | the values of octal games (Kayles, Dawson's chess) and proved periods |
//! | [`queen`] | the values of the queen game (Wythoff's Nim) on a whole board |
//! | [`subtraction`] | the values of subtraction games, of few numbers or of dense sets |
//! | [`zeckendorf`] | sums of Fibonacci numbers, no two of them neighbours |

pub mod chomp;
pub mod diagonal_game;
pub mod dominance;
pub mod even_strategy;
pub mod grundy;
pub mod grundys_game;
pub mod inverse;
pub mod matrix_game;
pub mod nimber;
pub mod octal;
pub mod queen;
pub mod subtraction;
pub mod two_by_two;
pub mod zeckendorf;
