//! The algorithms behind the exercises, each in a module of its own.
//!
//! | module | what it computes |
//! |---|---|
//! | [`beatty`] | in which of two Beatty sequences of a root a number is, and in which place |
//! | [`blotto`] | Colonel Blotto: regiments for a few posts, solved by classes of splits |
//! | [`bracket`] | numbers known between two rationals, and which of their digits are sure |
//! | [`chomp`] | a winning move for every position of a board of Chomp |
//! | [`coin_games`] | coin-turning games on a row: what a coin is worth, and how to leave less |
//! | [`diagonal_game`] | the solution of a game in which only equal choices pay |
//! | [`dominance`] | what dominated rows and columns leave of a matrix game, in every order |
//! | [`euclid`] | values and winning moves of Euclid's game, normal and misère |
//! | [`even_strategy`] | the optimal strategy of a matrix game with the greatest least weight |
//! | [`extensive_game`] | the matrix of a game given by a tree with chance and information sets |
//! | [`graph_grundy`] | the values of all vertices of an acyclic graph, without recursion |
//! | [`grundy`] | the minimal excludant, once or many times in a row |
//! | [`grundys_game`] | the values of Grundy's game by the sparse space method |
//! | [`inspection`] | the values of inspection games of many stages, and how the first stage is played |
//! | [`inverse`] | the determinant and the inverse of an integer matrix, exactly |
//! | [`kayles`] | rows of pins in Kayles: their values, and the moves that win |
//! | [`linked_games`] | matrices whose entries are numbers and games, and games of games |
//! | [`matrix_game`] | the value and optimal strategies of a matrix game, exactly |
//! | [`maze`] | the values of the squares of a maze whose figure moves to the left or up |
//! | [`moore_nim`] | a winning move in Moore's Nim |
//! | [`nim_basis`] | some of many numbers that have a given nim-sum |
//! | [`nimber`] | nim-sums and nim-products of 64-bit nimbers |
//! | [`nim_products`] | nim-products of many pairs at once |
//! | [`octal`] | the values of octal games (Kayles, Dawson's chess) and proved periods |
//! | [`perfect_information`] | the value and a saddle point of a game tree in which nothing is hidden |
//! | [`pile_values`] | the values of piles that are Nim heaps in disguise |
//! | [`queen`] | the values of the queen game (Wythoff's Nim) on a whole board |
//! | [`recursive_game`] | two recursive games, which need not end |
//! | [`rows`] | the stretches of places between the marks of a row |
//! | [`stochastic_game`] | the values of stochastic games, by Shapley's iteration and faster |
//! | [`subtraction`] | the values and the outcomes of subtraction games, of few numbers or of dense sets |
//! | [`tame`] | values in normal and misère play, and who wins sums of tame games |
//! | [`tartan`] | products of two coin-turning games on a board |
//! | [`turning_corners`] | the values of boards of Turning Corners, and what rectangles change |
//! | [`two_by_two`] | the solution of a 2 × 2 game by its formula |
//! | [`two_lines`] | the solution of a game in which two rows and two columns suffice |
//! | [`wythoff`] | cold positions and winning moves of Wythoff's game, exactly |
//! | [`zeckendorf`] | sums of Fibonacci numbers, no two of them neighbours |

pub mod beatty;
pub mod blotto;
pub mod bracket;
pub mod chomp;
pub mod coin_games;
pub mod diagonal_game;
pub mod dominance;
pub mod euclid;
pub mod even_strategy;
pub mod extensive_game;
pub mod graph_grundy;
pub mod grundy;
pub mod grundys_game;
pub mod inspection;
pub mod inverse;
pub mod kayles;
pub mod linked_games;
pub mod matrix_game;
pub mod maze;
pub mod moore_nim;
pub mod nim_basis;
pub mod nim_products;
pub mod nimber;
pub mod octal;
pub mod perfect_information;
pub mod pile_values;
pub mod queen;
pub mod recursive_game;
pub mod rows;
pub mod stochastic_game;
pub mod subtraction;
pub mod tame;
pub mod tartan;
pub mod turning_corners;
pub mod two_by_two;
pub mod two_lines;
pub mod wythoff;
pub mod zeckendorf;

pub use wythoff::Rule;
