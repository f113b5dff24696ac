//! The tree of an input, and what must hold of it besides the bounds of its values.

use checkers::{
    Sentence,
    number::{gcd, rational},
    say,
};
use dashu_ratio::RBig;

use super::{COLUMNS, D, ROWS};
use crate::shared::{
    fraction::Fraction,
    tree_shape::{self, Fault},
};

/// A node. Nodes, sets and players count from 0 here, from 1 in files.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Node {
    /// The end: what the second player pays the first.
    Leaf(i64),
    /// Where chance may go on to, and with which probability.
    Chance(Vec<(usize, Fraction)>),
    /// A choice of a player in one of his information sets.
    Decision { player: usize, set: usize, children: Vec<usize> },
}

impl Node {
    /// Where play may go on to.
    pub fn children(&self) -> Box<dyn Iterator<Item = usize> + '_> {
        match self {
            Node::Leaf(_) => Box::new(std::iter::empty()),
            Node::Chance(branches) => Box::new(branches.iter().map(|&(child, _)| child)),
            Node::Decision { children, .. } => Box::new(children.iter().copied()),
        }
    }
}

/// A game: its nodes, the root first.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Tree {
    pub nodes: Vec<Node>,
}

impl Tree {
    /// How many choices a player has in each of his sets.
    pub fn choices(&self, player: usize) -> Vec<usize> {
        let mut choices = Vec::new();
        for node in &self.nodes {
            if let Node::Decision { player: mover, set, children } = node
                && *mover == player
            {
                choices.resize(choices.len().max(set + 1), 1);
                choices[*set] = children.len();
            }
        }
        choices
    }

    /// The size of the matrix: how many pure strategies each player has.
    pub fn shape(&self) -> (usize, usize) {
        (self.choices(0).iter().product(), self.choices(1).iter().product())
    }

    /// Whether every node but the root is the child of exactly one other, and all hang on the root.
    pub fn check_shape(&self) -> Result<(), Fault> {
        tree_shape::check_shape(self.nodes.len(), |node| self.nodes[node].children())
    }

    /// Whether the sets of each player are numbered 1, 2, …, have one number of choices each and make few enough
    /// pure strategies.
    pub fn check_sets(&self) -> Result<(), Fault> {
        for (player, bound) in [ROWS, COLUMNS].iter().enumerate() {
            let name = player + 1;
            // The first node and the number of choices of each set.
            let mut sets: Vec<Option<(usize, usize)>> = Vec::new();
            for (index, node) in self.nodes.iter().enumerate() {
                let Node::Decision { player: mover, set, children } = node else { continue };
                if *mover != player {
                    continue;
                }
                sets.resize(sets.len().max(set + 1), None);
                let (first, choices) = *sets[*set].get_or_insert((index, children.len()));
                if choices != children.len() {
                    let reason = say!(
                        vi "k = {here}, nhưng k = {choices} ở nút {first} thuộc cùng tập {set} của người \
                            {name}",
                        en "k = {here}, but k = {choices} at node {first} of the same set, set {set} of \
                            player {name}",
                        here = children.len(),
                        first = first + 1,
                        set = set + 1,
                    );
                    return Err(Fault::at(index, reason));
                }
            }
            let mut strategies = 1usize;
            for (set, known) in sets.iter().enumerate() {
                let Some((node, choices)) = *known else {
                    // The last set is there, so one behind the gap is.
                    let behind = sets[set..].iter().flatten().next().map_or(0, |&(node, _)| node);
                    let reason = say!(
                        vi "người {name} không có tập {set} mà lại có những tập sau như tập này",
                        en "player {name} has no set {set}, but later ones like this",
                        set = set + 1,
                    );
                    return Err(Fault::at(behind, reason));
                };
                strategies = strategies.saturating_mul(choices);
                if !bound.contains(strategies as i128) {
                    let reason = say!(
                        vi "tính cả tập này, người {name} có {strategies} chiến lược thuần tuý, nhiều hơn \
                            {most}",
                        en "with this set player {name} has {strategies} pure strategies, more than {most}",
                        most = bound.max,
                    );
                    return Err(Fault::at(node, reason));
                }
            }
        }
        Ok(())
    }
}

/// The least common multiple of two denominators, if it is a denominator that is allowed.
fn common_multiple(a: u64, b: u64) -> Result<u64, Sentence> {
    let multiple = i128::from(a / gcd(a, b)) * i128::from(b);
    match D.contains(multiple) {
        true => Ok(multiple as u64),
        false => {
            let excluded = D.excludes(Sentence::symbol(multiple));
            Err(say!(vi "với các xác suất này, {excluded}", en "with these probabilities {excluded}"; excluded))
        }
    }
}

/// Whether probabilities sum to 1, and their common denominator.
pub fn check_distribution(probabilities: &[Fraction]) -> Result<u64, Sentence> {
    let mut unit = 1;
    for probability in probabilities {
        unit = common_multiple(unit, probability.denominator as u64)?;
    }
    let part = |probability: &Fraction| {
        probability.numerator as u128 * (unit / probability.denominator as u64) as u128
    };
    let sum: u128 = probabilities.iter().map(part).sum();
    if sum == unit.into() {
        return Ok(unit);
    }
    let exact = probabilities.iter().fold(RBig::ZERO, |sum, p| sum + rational(p.numerator, p.denominator));
    Err(say!(
        vi "tổng các xác suất là {exact}, không phải 1",
        en "the probabilities sum to {exact}, not to 1",
    ))
}
