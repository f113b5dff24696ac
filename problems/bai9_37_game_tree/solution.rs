//! The reference: the normal form of the tree, leaf by leaf, and the matrix game that it is.
//!
//! Exact while the leaves' probabilities have a short common denominator, and otherwise known so well that all
//! digits that are written are right. A number of an answer has at most a hundred characters, however deep the tree is.
//!
//! Time O(N · s1 · s2) additions for the matrix of s1 × s2, and the simplex method in integers; there is no bound on the
//! strategies here.

use checkers::number::Number;
use dashu_ratio::RBig;
use solutions::{
    bracket::Bracket,
    extensive_game::{self, ExtensiveGame, NormalForm, Player},
    linked_games::Solved,
    matrix_game,
};

use super::{
    Analysis, GameTree,
    tree::{Node, Tree},
};
use crate::shared::linked_games::{answer, shown};
use exercise::Reference;

impl Reference for GameTree {
    /// The matrix of expected payoffs, the value and a pair of optimal strategies.
    fn solve(tree: &Tree) -> Analysis {
        let NormalForm { matrix, radius } =
            ExtensiveGame::new(tree.nodes.iter().map(node).collect()).short_normal_form();
        let matrix_game::Solution { value, row, column } = matrix_game::solve_rational(&matrix);
        // If no entry changes by more than the radius, the value does not either.
        let known = |value: RBig| Bracket::around(value, radius.clone());
        let solution = answer(&Solved { value: known(value), row, column });
        let numbers =
            |row: Vec<RBig>| row.into_iter().map(|entry| shown(&known(entry))).collect::<Vec<Number>>();
        Analysis { matrix: matrix.into_iter().map(numbers).collect(), solution }
    }
}

/// A node in the words of [`extensive_game`].
pub fn node(node: &Node) -> extensive_game::Node {
    match node {
        Node::Leaf(payoff) => extensive_game::Node::Leaf((*payoff).into()),
        Node::Chance(branches) => extensive_game::Node::Chance(
            branches.iter().map(|&(child, probability)| (child, probability.exact())).collect(),
        ),
        Node::Decision { player, set, children } => extensive_game::Node::Decision {
            player: if *player == 0 { Player::First } else { Player::Second },
            set: *set,
            children: children.clone(),
        },
    }
}
