//! The reference: every vertex after its successors, its value their mex.

use solutions::graph_grundy;

use super::GraphGrundy;
use crate::shared::graph::Graph;
use exercise::Reference;

impl Reference for GraphGrundy {
    /// The value of every vertex. Time and memory O(n + m), no recursion.
    fn solve(graph: &Graph) -> Vec<u64> {
        let values = graph_grundy::values(graph.vertices, &graph.arcs);
        // The reader refuses cycles and the recipes make none.
        values.unwrap_or_default().into_iter().map(u64::from).collect()
    }
}
