//! Sprague–Grundy values of a game given as a graph: vertices are positions, arcs are moves.
//!
//! The value of a vertex is the mex of the values of its successors, so successors come first: settle the vertices
//! without successors, then again and again those all of whose successors are settled. Nothing here recurses: on a
//! path of many vertices a recursion is as deep as the path is long.

use crate::{grundy::Mex, tame::Genus};

/// Arcs sorted by their start: `targets[starts[v]..starts[v + 1]]` are the ends of the arcs from v.
struct Successors {
    starts: Vec<usize>,
    targets: Vec<usize>,
}

impl Successors {
    /// Counting sort, stable. Time and memory O(n + m).
    fn new(vertices: usize, arcs: impl Iterator<Item = (usize, usize)> + Clone) -> Self {
        let mut starts = vec![0; vertices + 1];
        for (from, _) in arcs.clone() {
            starts[from + 1] += 1;
        }
        for vertex in 0..vertices {
            starts[vertex + 1] += starts[vertex];
        }
        let mut free = starts.clone();
        let mut targets = vec![0; starts[vertices]];
        for (from, to) in arcs {
            targets[free[from]] = to;
            free[from] += 1;
        }
        Successors { starts, targets }
    }

    fn of(&self, vertex: usize) -> &[usize] {
        &self.targets[self.starts[vertex]..self.starts[vertex + 1]]
    }
}

/// The first arc that stands among those before it, too, by its index. Time and memory O(n + m).
///
/// # Panics
/// If an arc names a vertex that is not below `vertices`.
///
/// ```
/// use solutions::graph_grundy::first_repeated;
///
/// assert_eq!(first_repeated(3, &[(0, 1), (1, 2), (0, 2), (1, 2), (0, 1)]), Some(3));
/// assert_eq!(first_repeated(3, &[(0, 1), (1, 0)]), None);
/// ```
pub fn first_repeated(vertices: usize, arcs: &[(usize, usize)]) -> Option<usize> {
    let leaving = Successors::new(vertices, arcs.iter().enumerate().map(|(index, arc)| (arc.0, index)));
    // The last vertex from which an arc led here.
    let mut reached_from = vec![vertices; vertices];
    let again = |vertex| {
        let reached = |&&index: &&usize| std::mem::replace(&mut reached_from[arcs[index].1], vertex) == vertex;
        leaving.of(vertex).iter().find(reached).copied()
    };
    (0..vertices).filter_map(again).min()
}

/// The vertices in an order in which every arc leads to an earlier one; if there is none, a vertex on a cycle.
///
/// Kahn's algorithm from the sinks up: a vertex is ready when all its successors are. Time and memory O(n + m).
///
/// # Panics
/// If an arc names a vertex that is not below `vertices`.
///
/// ```
/// use solutions::graph_grundy::sinks_first;
///
/// assert_eq!(sinks_first(3, &[(0, 1), (2, 0)]), Ok(vec![1, 0, 2]));
/// assert_eq!(sinks_first(3, &[(0, 1), (1, 1)]), Err(1));
/// ```
pub fn sinks_first(vertices: usize, arcs: &[(usize, usize)]) -> Result<Vec<usize>, usize> {
    let predecessors = Successors::new(vertices, arcs.iter().map(|&(from, to)| (to, from)));
    let mut waiting_for = vec![0; vertices];
    for &(from, _) in arcs {
        waiting_for[from] += 1;
    }
    let mut order: Vec<usize> = (0..vertices).filter(|&vertex| waiting_for[vertex] == 0).collect();
    let mut done = 0;
    while let Some(&vertex) = order.get(done) {
        done += 1;
        for &before in predecessors.of(vertex) {
            waiting_for[before] -= 1;
            if waiting_for[before] == 0 {
                order.push(before);
            }
        }
    }
    match (0..vertices).find(|&vertex| waiting_for[vertex] > 0) {
        None => Ok(order),
        Some(stuck) => Err(on_a_cycle(vertices, arcs, &waiting_for, stuck)),
    }
}

/// A vertex that waits for ever has a successor that does: following them for as many steps as there are
/// vertices ends on a cycle.
fn on_a_cycle(vertices: usize, arcs: &[(usize, usize)], waiting_for: &[usize], stuck: usize) -> usize {
    let mut next = vec![stuck; vertices];
    for &(from, to) in arcs.iter().filter(|arc| waiting_for[arc.1] > 0) {
        next[from] = to;
    }
    (0..vertices).fold(stuck, |vertex, _| next[vertex])
}

/// The value of every vertex, or a vertex on a cycle if the graph has one.
///
/// Time and memory O(n + m): the value of a vertex is at most the number of its successors, and the set of
/// values is emptied without clearing it.
///
/// # Panics
/// If an arc names a vertex that is not below `vertices`.
///
/// ```
/// use solutions::graph_grundy::values;
///
/// // 0 → 1 → 2 and 0 → 2: a path with a short cut.
/// assert_eq!(values(3, &[(0, 1), (1, 2), (0, 2)]), Ok(vec![2, 1, 0]));
/// ```
pub fn values(vertices: usize, arcs: &[(usize, usize)]) -> Result<Vec<u32>, usize> {
    Ok(settled(vertices, arcs, [0])?.into_iter().map(|[value]| value).collect())
}

/// The genus of every vertex, its values in normal and in misère play, or a vertex on a cycle if the graph has one.
///
/// Time and memory O(n + m), as for [`values`].
///
/// # Panics
/// If an arc names a vertex that is not below `vertices`.
///
/// ```
/// use solutions::{graph_grundy::genera, tame::Genus};
///
/// // 2 → 1 → 0 and 2 → 0: a pile of two counters.
/// let genus = |normal, misere| Genus { normal, misere };
/// assert_eq!(genera(3, &[(2, 1), (1, 0), (2, 0)]), Ok(vec![genus(0, 1), genus(1, 0), genus(2, 2)]));
/// ```
pub fn genera(vertices: usize, arcs: &[(usize, usize)]) -> Result<Vec<Genus>, usize> {
    let genus = |[normal, misere]: [u32; 2]| Genus { normal: normal.into(), misere: misere.into() };
    Ok(settled(vertices, arcs, [0, 1])?.into_iter().map(genus).collect())
}

/// Values of every vertex, of as many kinds as there are values of a vertex without successors; all others are a mex.
fn settled<const KINDS: usize>(
    vertices: usize,
    arcs: &[(usize, usize)],
    end: [u32; KINDS],
) -> Result<Vec<[u32; KINDS]>, usize> {
    let successors = Successors::new(vertices, arcs.iter().copied());
    let mut values = vec![end; vertices];
    let mut reached = Mex::new();
    for vertex in sinks_first(vertices, arcs)? {
        let successors = successors.of(vertex);
        // The values at an end are no mex.
        if successors.is_empty() {
            continue;
        }
        values[vertex] = std::array::from_fn(|kind| {
            reached.clear();
            for &after in successors {
                reached.insert(values[after][kind]);
            }
            reached.get()
        });
    }
    Ok(values)
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::grundy::mex;
    use rand::{RngExt, SeedableRng};
    use rand_chacha::ChaCha8Rng;

    #[test]
    fn every_value_is_the_mex_of_its_successors() {
        let mut rng = ChaCha8Rng::seed_from_u64(9);
        for _ in 0..200 {
            let n = rng.random_range(1..30);
            let arcs: Vec<(usize, usize)> = (0..rng.random_range(0..80))
                .map(|_| (rng.random_range(0..n), rng.random_range(0..n)))
                .filter(|(from, to)| (from * 7 + 3) % 31 > (to * 7 + 3) % 31)
                .collect();
            let values = values(n, &arcs).unwrap();
            for (vertex, &value) in values.iter().enumerate() {
                let after = arcs.iter().filter(|arc| arc.0 == vertex).map(|arc| u64::from(values[arc.1]));
                assert_eq!(u64::from(value), mex(after));
            }
        }
    }

    #[test]
    fn the_first_repeated_arc_is_found_wherever_it_stands() {
        let mut rng = ChaCha8Rng::seed_from_u64(10);
        for _ in 0..500 {
            let n = rng.random_range(1..12);
            let arcs: Vec<(usize, usize)> = (0..rng.random_range(0..14))
                .map(|_| (rng.random_range(0..n), rng.random_range(0..n)))
                .collect();
            let repeated = (0..arcs.len()).find(|&index| arcs[..index].contains(&arcs[index]));
            assert_eq!(first_repeated(n, &arcs), repeated, "{arcs:?}");
        }
    }

    #[test]
    fn names_a_vertex_on_the_cycle_and_not_one_before_it() {
        let cycle = [(0, 1), (1, 2), (2, 3), (3, 4), (4, 2), (4, 5)];
        assert!((2..=4).contains(&values(6, &cycle).unwrap_err()));
    }

    #[test]
    fn a_long_path_needs_no_stack() {
        let n = 1_000_000;
        let path: Vec<(usize, usize)> = (1..n).map(|vertex| (vertex - 1, vertex)).collect();
        let values = values(n, &path).unwrap();
        assert_eq!((values[0], values[n - 1]), (1, 0));
    }
}
