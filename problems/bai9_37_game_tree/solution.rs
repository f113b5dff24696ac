//! The reference: the normal form of the tree, leaf by leaf, and the simplex method on it, all in fractions.

use checkers::number::Number;
use solutions::{
    extensive_game::{self, ExtensiveGame, Player},
    matrix_game,
};

use super::{
    Analysis,
    tree::{Node, Tree},
};
use crate::shared::matrix_games::answer;

/// The matrix of expected payoffs, the value and a pair of optimal strategies, as exact fractions.
pub fn solve(tree: &Tree) -> Analysis {
    let matrix = ExtensiveGame::new(tree.nodes.iter().map(node).collect()).normal_form();
    let solution = answer(matrix_game::solve_rational(&matrix));
    let numbers = |row: Vec<_>| row.into_iter().map(Number::from).collect();
    Analysis { matrix: matrix.into_iter().map(numbers).collect(), solution }
}

fn node(node: &Node) -> extensive_game::Node {
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
