//! What inputs that are trees have in common: nodes in any order, node 1 the root, each node with a list of its
//! children. Nodes count from 0 here, from 1 in files.

use checkers::{Bound, Name, ReadError, Reader, Sentence, say};
use generators::{TestRng, words};

/// What messages call a line of the input, and its first word.
pub const NODE: Name = Name::new("nút", "node");
pub const KIND: Name = Name::new("loại nút", "the kind of the node");

/// What is wrong with a tree, and at which node.
pub struct Fault {
    pub node: usize,
    pub reason: Sentence,
}

impl Fault {
    /// Something is wrong at this node.
    pub fn at(node: usize, reason: Sentence) -> Fault {
        Fault { node, reason }
    }
}

/// Reads the number of a child in a tree of `n` nodes.
pub fn read_child(reader: &mut Reader, bound: &Bound, n: usize) -> Result<usize, ReadError> {
    let mark = reader.mark();
    let child: usize = reader.integer(bound)?;
    if child > n {
        let message = say!(
            vi "nút con {child} không tồn tại, N = {n}",
            en "the child {child} does not exist, N = {n}",
        );
        return Err(reader.error(mark, message));
    }
    Ok(child - 1)
}

/// Whether every node but the root is the child of exactly one other, and all hang on the root.
pub fn check_shape<Children>(count: usize, children: impl Fn(usize) -> Children) -> Result<(), Fault>
where
    Children: IntoIterator<Item = usize>,
{
    let mut parents = vec![None; count];
    for node in 0..count {
        for child in children(node) {
            if let Some(parent) = parents[child].replace(node) {
                let reason = say!(
                    vi "nút con {child} của nó đã là con của nút {parent}",
                    en "its child {child} is already the child of node {parent}",
                    child = child + 1,
                    parent = parent + 1,
                );
                return Err(Fault::at(node, reason));
            }
        }
    }
    if let Some(orphan) = (1..count).find(|&node| parents[node].is_none()) {
        let reason = say!(vi "không phải là con của nút nào", en "it is the child of no node");
        return Err(Fault::at(orphan, reason));
    }
    match (unreached(count, children)).first() {
        Some(&node) => Err(Fault::at(
            node,
            say!(
                vi "từ gốc không đi đến được: phía trên nó có chu trình",
                en "it cannot be reached from the root: above it there is a cycle",
            ),
        )),
        None => Ok(()),
    }
}

/// The nodes that cannot be reached. The root is nobody's child and no node has two parents, so the walk ends.
fn unreached<Children>(count: usize, children: impl Fn(usize) -> Children) -> Vec<usize>
where
    Children: IntoIterator<Item = usize>,
{
    let mut is_reached = vec![false; count];
    let mut open = vec![0];
    while let Some(node) = open.pop() {
        is_reached[node] = true;
        open.extend(children(node));
    }
    (0..count).filter(|&node| !is_reached[node]).collect()
}

words! {
    /// How nodes get their numbers.
    #[derive(Clone, Copy)]
    pub enum Numbering {
        /// Parents before children.
        Forward = "forward",
        /// Children before parents, but for the root.
        Backward = "backward",
        Random = "random",
    }
}

impl Numbering {
    pub const ALL: [Numbering; 3] = [Numbering::Forward, Numbering::Backward, Numbering::Random];

    /// The new names of nodes that stand parents before children. The root keeps its own.
    pub fn names(self, rng: &mut TestRng, count: usize) -> Vec<usize> {
        let mut names: Vec<usize> = (1..count).collect();
        match self {
            Numbering::Forward => {}
            Numbering::Backward => names.reverse(),
            Numbering::Random => rng.shuffle(&mut names),
        }
        names.insert(0, 0);
        names
    }
}
