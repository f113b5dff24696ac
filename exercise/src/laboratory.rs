//! Laboratories: where a page takes a game with payoffs apart. An exercise says what there is to look into in one of its
//! inputs; the kind of laboratory, and what stands there when it opens, are said by its manifest.

use checkers::Sentence;
use dashu_ratio::RBig;
use solutions::{extensive_game::Node, linked_games::GameMatrix};

/// What a laboratory looks into.
#[derive(Clone, Debug, PartialEq)]
pub enum Laboratory {
    /// A matrix game: the payoffs to the first player, row by row.
    Matrix(Vec<Vec<RBig>>),
    /// A game given by a tree.
    Tree(Tree),
    /// Games whose entries are games, none of which leads back to itself.
    GamesOfGames(Vec<GameMatrix>),
    /// The recursive game `G = (G a; b c)`.
    Recursive {
        /// In the first row.
        a: i64,
        /// In the second row.
        b: i64,
        /// Beside it.
        c: i64,
        /// For play without end.
        q: RBig,
    },
    /// The games of [`three_games`](solutions::recursive_game::three_games).
    ThreeRecursive {
        /// In the second game.
        a: i64,
        /// In the third game.
        b: i64,
    },
    /// Stochastic games.
    Stochastic(Vec<GameMatrix>),
}

impl Laboratory {
    /// The name by which manifests know the kind.
    pub fn kind(&self) -> &'static str {
        match self {
            Laboratory::Matrix(_) => "matrix",
            Laboratory::Tree(_) => "tree",
            Laboratory::GamesOfGames(_) => "games_of_games",
            Laboratory::Recursive { .. } => "recursive",
            Laboratory::ThreeRecursive { .. } => "three_recursive",
            Laboratory::Stochastic(_) => "stochastic",
        }
    }
}

/// A tree whose branches have names.
#[derive(Clone, Debug, PartialEq, Default)]
pub struct Tree {
    /// The nodes, the root first.
    pub nodes: Vec<Node>,
    /// Of each node, what its branches are called.
    pub names: Vec<Vec<Sentence>>,
    /// Whether choices have no other names than their numbers: a plan is then a list of numbers.
    pub numbered: bool,
}

impl Tree {
    /// Adds a node and the names of its branches.
    pub fn add(&mut self, node: Node, names: Vec<Sentence>) {
        self.nodes.push(node);
        self.names.push(names);
    }

    /// Adds an end of the game.
    pub fn leaf(&mut self, payoff: RBig) {
        self.add(Node::Leaf(payoff), Vec::new());
    }
}
