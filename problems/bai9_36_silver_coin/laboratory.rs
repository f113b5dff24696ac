//! The game as a tree: he hides, she searches without knowing where, chance decides whether she finds it.

use checkers::{Sentence, say};
use dashu_ratio::RBig;
use solutions::extensive_game::{Node, Player};

use exercise::laboratory::Tree;

/// The tree of rooms in which a coin that is there is found with these probabilities.
pub fn tree(chances: &[RBig]) -> Tree {
    let count = chances.len();
    let rooms: Vec<Sentence> = (1..=count).map(|room| say!(vi "phòng {room}", en "room {room}")).collect();
    let mut tree = Tree::default();
    let hider = Node::Decision { player: Player::Second, set: 0, children: (1..=count).collect() };
    tree.add(hider, rooms.clone());
    // First all nodes of hers, one for each hiding place; then what follows from each, room by room: where she searches
    // the right room, chance has two children.
    let width = |hidden: usize, searched: usize| if searched == hidden { 3 } else { 1 };
    let mut next = count + 1;
    for hidden in 0..count {
        let children = (0..count).map(|searched| {
            let at = next;
            next += width(hidden, searched);
            at
        });
        let children = children.collect();
        tree.add(Node::Decision { player: Player::First, set: 0, children }, rooms.clone());
    }
    for (hidden, found) in chances.iter().enumerate() {
        for searched in 0..count {
            if searched != hidden {
                tree.leaf(RBig::ZERO);
                continue;
            }
            let at = tree.nodes.len();
            let branches = vec![(at + 1, found.clone()), (at + 2, RBig::ONE - found)];
            let names = vec![say!(vi "tìm thấy", en "found"), say!(vi "không thấy", en "missed")];
            tree.add(Node::Chance(branches), names);
            tree.leaf(RBig::ONE);
            tree.leaf(RBig::ZERO);
        }
    }
    tree
}
