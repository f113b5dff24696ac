//! The reference: every vertex after its successors, each of its values their mex.

use solutions::graph_grundy;

use super::{Answer, Tame};
use crate::shared::graph::Graph;
use exercise::Reference;

impl Reference for Tame {
    /// Time and memory O(n + m), no recursion.
    fn solve(graph: &Graph) -> Answer {
        // The reader refuses cycles and the recipes make none.
        let genera = graph_grundy::genera(graph.vertices, &graph.arcs).unwrap_or_default();
        Answer { tame: genera.iter().all(|genus| genus.is_tame()), genera }
    }
}
