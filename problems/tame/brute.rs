//! The oracle: what the values mean, and no mex. For g- every end gets a move to a new vertex, which makes its value 1.

use super::{Answer, Tame};
use crate::shared::{graph::Graph, graph_sum::GraphAndPile};
use exercise::{Oracle, OracleFn};

/// Vertices that an oracle may look at.
const VERTICES: usize = 100;

impl Oracle for Tame {
    fn oracle(graph: &Graph) -> Option<OracleFn<'_, Answer>> {
        let n = graph.vertices;
        if n > VERTICES {
            return None;
        }
        let mut is_end = vec![true; n];
        graph.arcs.iter().for_each(|&(from, _)| is_end[from] = false);
        let below = (0..n).filter(|&vertex| is_end[vertex]).map(|end| (end, n));
        let with_below: Vec<(usize, usize)> = graph.arcs.iter().copied().chain(below).collect();
        // Values of n vertices are below n, at an end 1; one more pile is there for answers that are wrong.
        let normal = GraphAndPile::new(n, graph.arcs.iter().copied(), n);
        let misere = GraphAndPile::new(n + 1, with_below, n);
        Some(Box::new(move |Answer { tame, genera }| {
            let mut all_tame = true;
            for (vertex, genus) in genera.iter().enumerate() {
                if !normal.is_lost(vertex, genus.normal) || !misere.is_lost(vertex, genus.misere) {
                    return Err(format!("vertex {} and a pile are not lost together: {genus:?}", vertex + 1));
                }
                let equal = genus.normal == genus.misere;
                all_tame &= equal || genus.normal.max(genus.misere) == 1;
            }
            if *tame == all_tame { Ok(()) } else { Err(format!("tame: {all_tame}")) }
        }))
    }

    /// For a single vertex, every answer that could be read.
    fn candidates(graph: &Graph) -> Vec<Answer> {
        if graph.vertices > 1 {
            return Vec::new();
        }
        let genera = [(0, 0), (0, 1), (1, 0), (1, 1)];
        let answer =
            |(tame, (normal, misere))| Answer { tame, genera: vec![solutions::tame::Genus { normal, misere }] };
        [true, false].into_iter().flat_map(|tame| genera.map(|genus| (tame, genus))).map(answer).collect()
    }
}
