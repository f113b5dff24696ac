//! The tree of an input, with names: choices have numbers, chance has none.

use checkers::Sentence;

use super::{
    solution,
    tree::{Node, Tree},
};
use exercise::laboratory;

pub fn tree(tree: &Tree) -> laboratory::Tree {
    let names = |node: &Node| match node {
        Node::Leaf(_) => Vec::new(),
        Node::Chance(branches) => vec![Sentence::symbol(""); branches.len()],
        Node::Decision { children, .. } => (1..=children.len()).map(Sentence::symbol).collect(),
    };
    laboratory::Tree {
        nodes: tree.nodes.iter().map(solution::node).collect(),
        names: tree.nodes.iter().map(names).collect(),
        numbered: true,
    }
}
