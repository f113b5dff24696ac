//! The oracle: what the value means, and no mex.

use super::GraphGrundy;
use crate::shared::{graph::Graph, graph_sum::GraphAndPile};
use exercise::{Oracle, OracleFn};

/// Vertices that an oracle may look at.
const VERTICES: usize = 200;

impl Oracle for GraphGrundy {
    fn oracle(graph: &Graph) -> Option<OracleFn<'_, Vec<u64>>> {
        if graph.vertices > VERTICES {
            return None;
        }
        // Values of n vertices are below n; one more pile is there for answers that are wrong.
        let game = GraphAndPile::new(graph.vertices, graph.arcs.iter().copied(), graph.vertices);
        Some(Box::new(move |values| {
            for (vertex, &value) in values.iter().enumerate() {
                if !game.is_lost(vertex, value) {
                    return Err(format!("vertex {} and a pile of {value} are not lost together", vertex + 1));
                }
            }
            Ok(())
        }))
    }
}
