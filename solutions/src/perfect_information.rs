//! Two-person zero-sum games given by a tree in which nothing is hidden and nothing is left to chance.
//!
//! A node is worth what its best child is worth: the greatest value where the first player moves, the least where the
//! second does. So values are known from the leaves upwards (Zermelo 1913; for trees of any kind, Kuhn 1953), and
//! whoever always goes on to a best child has a pure strategy that is optimal: the game has a saddle point.
//!
//! What one player's choices guarantee is found in the same way, with one child where that player moves.
//!
//! Cost: O(nodes) time and memory, without recursion, so that a tree may be as deep as it has nodes.

use crate::extensive_game::Player;

/// A node of a tree. Children are indices into the list of all nodes; the root is node 0.
#[derive(Debug, Clone, PartialEq, Eq)]
pub enum Node {
    /// The end: what the first player gets.
    Leaf(i64),
    /// A player goes on to one of the children.
    Decision {
        /// Whose turn it is.
        player: Player,
        /// Where each choice leads.
        children: Vec<usize>,
    },
}

impl Node {
    /// Where play may go on to.
    pub fn children(&self) -> &[usize] {
        match self {
            Node::Leaf(_) => &[],
            Node::Decision { children, .. } => children,
        }
    }
}

/// What every node is worth, and which choice is best there: the first of them, counted from 0; 0 at leaves.
///
/// ```
/// use solutions::{extensive_game::Player::{First, Second}, perfect_information::{Node, solve}};
///
/// let nodes = [
///     Node::Decision { player: First, children: vec![1, 2] },
///     Node::Leaf(3),
///     Node::Decision { player: Second, children: vec![3, 4] },
///     Node::Leaf(9),
///     Node::Leaf(2),
/// ];
/// assert_eq!(solve(&nodes), (vec![3, 3, 2, 9, 2], vec![0, 0, 1, 0, 0]));
/// ```
pub fn solve(nodes: &[Node]) -> (Vec<i64>, Vec<usize>) {
    let (mut values, mut choices) = (vec![0; nodes.len()], vec![0; nodes.len()]);
    for node in from_the_root(nodes).into_iter().rev() {
        match &nodes[node] {
            Node::Leaf(payoff) => values[node] = *payoff,
            Node::Decision { player, children } => {
                let best = best(*player, children, &values);
                (values[node], choices[node]) = (values[children[best]], best);
            }
        }
    }
    (values, choices)
}

/// What one player's choices guarantee, and a leaf to which the opponent can lead play to keep it to that.
///
/// ```
/// # use solutions::{extensive_game::Player::{First, Second}, perfect_information::{Node, guarantee}};
/// # let nodes = [
/// #     Node::Decision { player: First, children: vec![1, 2] },
/// #     Node::Leaf(3),
/// #     Node::Decision { player: Second, children: vec![3, 4] },
/// #     Node::Leaf(9),
/// #     Node::Leaf(2),
/// # ];
/// // In the tree above: going right, the first player hopes for 9 and gets 2.
/// assert_eq!(guarantee(&nodes, First, &[1, 0, 0, 0, 0]), (2, 4));
/// ```
pub fn guarantee(nodes: &[Node], player: Player, choices: &[usize]) -> (i64, usize) {
    let mut ends: Vec<usize> = (0..nodes.len()).collect();
    let mut values = vec![0; nodes.len()];
    for node in from_the_root(nodes).into_iter().rev() {
        match &nodes[node] {
            Node::Leaf(payoff) => values[node] = *payoff,
            Node::Decision { player: mover, children } => {
                let choice = if *mover == player { choices[node] } else { best(*mover, children, &values) };
                (values[node], ends[node]) = (values[children[choice]], ends[children[choice]]);
            }
        }
    }
    (values[0], ends[0])
}

/// All nodes that can be reached from the root, parents before children.
fn from_the_root(nodes: &[Node]) -> Vec<usize> {
    let mut order = vec![0];
    let mut done = 0;
    while let Some(&node) = order.get(done) {
        done += 1;
        order.extend(nodes[node].children());
    }
    order
}

/// The first of a player's best choices.
fn best(player: Player, children: &[usize], values: &[i64]) -> usize {
    let mut best = 0;
    for (choice, &child) in children.iter().enumerate() {
        let (value, so_far) = (values[child], values[children[best]]);
        if match player {
            Player::First => value > so_far,
            Player::Second => value < so_far,
        } {
            best = choice;
        }
    }
    best
}
