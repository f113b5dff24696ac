//! The reference: backward induction, parents after their children.

use solutions::perfect_information;

use super::{PerfectInformation, Saddle, Tree, decisions};
use exercise::Reference;

impl Reference for PerfectInformation {
    /// The value and a best choice at every node. Time and memory O(N), no recursion.
    fn solve(nodes: &Tree) -> Saddle {
        let (values, choices) = perfect_information::solve(nodes);
        Saddle { value: values[0], choices: decisions(nodes).map(|(node, _)| choices[node]).collect() }
    }
}
