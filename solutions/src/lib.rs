//! The algorithms behind the exercises, each in a module of its own.
//!
//! | module | what it computes |
//! |---|---|
//! | [`graph_grundy`] | the values of all vertices of an acyclic graph, without recursion |
//! | [`grundy`] | the minimal excludant, once or many times in a row |
//! | [`grundys_game`] | the values of Grundy's game by the sparse space method |
//! | [`matrix_game`] | the value and optimal strategies of a matrix game, exactly |
//! | [`nimber`] | nim-sums and nim-products of 64-bit nimbers |
//! | [`wythoff`] | cold positions and winning moves of Wythoff's game, exactly |
//! | [`zeckendorf`] | sums of Fibonacci numbers, no two of them neighbours |
//! | [`subtraction`] | the values of subtraction games, of few numbers or of dense sets |
//! | [`octal`] | the values of octal games (Kayles, Dawson's chess) and proved periods |

pub mod graph_grundy;
pub mod grundy;
pub mod grundys_game;
pub mod matrix_game;
pub mod nimber;
pub mod octal;
pub mod subtraction;
pub mod wythoff;
pub mod zeckendorf;
