//! The tree of an input: every node is an information set of its own.

use checkers::Sentence;
use solutions::{
    extensive_game::{self, Player},
    perfect_information::Node,
};

use super::Tree;
use exercise::laboratory;

pub fn tree(nodes: &Tree) -> laboratory::Tree {
    let mut tree = laboratory::Tree { numbered: true, ..laboratory::Tree::default() };
    let mut sets = [0; 2];
    for node in nodes {
        match node {
            Node::Leaf(payoff) => tree.leaf((*payoff).into()),
            Node::Decision { player, children } => {
                let own = &mut sets[usize::from(*player == Player::Second)];
                let (player, set, children) = (*player, *own, children.clone());
                *own += 1;
                let names = (1..=children.len()).map(Sentence::symbol).collect();
                tree.add(extensive_game::Node::Decision { player, set, children }, names);
            }
        }
    }
    tree
}
