//! The oracle: what the value means, and no mex. A vertex is worth g if the player to move loses the sum of the
//! graph, played from that vertex, and a Nim pile of g counters.

use super::{Graph, GraphGrundy};
use exercise::{Oracle, OracleFn};

/// Vertices that an oracle may look at.
const VERTICES: usize = 200;

impl Oracle for GraphGrundy {
    fn oracle(graph: &Graph) -> Option<OracleFn<'_, Vec<u64>>> {
        if graph.vertices > VERTICES {
            return None;
        }
        let mut sum = Sum { successors: vec![Vec::new(); graph.vertices], lost: Vec::new() };
        for &(from, to) in &graph.arcs {
            sum.successors[from].push(to);
        }
        // Values of n vertices are below n; one more pile is there for answers that are wrong.
        sum.lost = vec![vec![None; graph.vertices + 1]; graph.vertices];
        for vertex in 0..graph.vertices {
            sum.is_lost(vertex, graph.vertices);
        }
        Some(Box::new(move |values| {
            for (vertex, &value) in values.iter().enumerate() {
                let lost = sum.lost[vertex].get(value as usize).copied().flatten();
                if lost != Some(true) {
                    return Err(format!("vertex {} and a pile of {value} are not lost together", vertex + 1));
                }
            }
            Ok(())
        }))
    }
}

/// The game of moving from a vertex or taking from a pile.
struct Sum {
    successors: Vec<Vec<usize>>,
    /// By vertex and pile, once it is known.
    lost: Vec<Vec<Option<bool>>>,
}

impl Sum {
    fn is_lost(&mut self, vertex: usize, pile: usize) -> bool {
        if let Some(lost) = self.lost[vertex][pile] {
            return lost;
        }
        // No short cut: after this every pile up to this one is known for the vertex.
        let mut wins = false;
        for smaller in 0..pile {
            wins |= self.is_lost(vertex, smaller);
        }
        for index in 0..self.successors[vertex].len() {
            let after = self.successors[vertex][index];
            wins |= self.is_lost(after, pile);
        }
        self.lost[vertex][pile] = Some(!wins);
        !wins
    }
}
