//! Acyclic graphs for tests. They are made on vertices in a line, every arc leading to an earlier one, and then the vertices
//! are renamed and the arcs are put into random order.

use std::collections::BTreeSet;

use generators::{PlanError, TestRng, params};

use super::graph::Graph;

/// A graph of a few vertices, sparse or dense.
pub fn small(rng: &mut TestRng) -> Graph {
    let vertices = rng.size(1, 9);
    let density = rng.size(1, 10) as u32;
    let pairs = (0..vertices).flat_map(|from| (0..from).map(move |to| (from, to)));
    let arcs = pairs.filter(|_| rng.chance(density, 10)).collect();
    renamed(rng, vertices, arcs)
}

params! { pub struct Listed { pub n: usize, pub arcs: Vec<usize> } }

/// The arcs that the row lists, one end after the other.
pub fn listed(_: &mut TestRng, Listed { n, arcs: ends }: Listed) -> Result<Graph, PlanError> {
    let (arcs, []) = ends.as_chunks() else {
        return Err(PlanError::new(format!("{} ends of arcs are an odd number", ends.len())));
    };
    let arc = |&[from, to]: &[usize; 2]| Some((from.checked_sub(1)?, to.checked_sub(1)?));
    let arcs: Option<_> = arcs.iter().map(arc).collect();
    Ok(Graph { vertices: n, arcs: arcs.ok_or_else(|| PlanError::new("there is no vertex 0"))? })
}

params! { pub struct Random { n: usize, m: usize } }

/// `m` arcs among `n` vertices, every acyclic set of them as likely as the next for a given line.
pub fn random(rng: &mut TestRng, Random { n, m }: Random) -> Result<Graph, PlanError> {
    let arcs = random_arcs(rng, n, m)?;
    Ok(renamed(rng, n, arcs))
}

/// As [`random`], but the last vertex of the line has arcs to all others: the greatest number of moves from a vertex.
pub fn crown(rng: &mut TestRng, Random { n, m }: Random) -> Result<Graph, PlanError> {
    let (Some(below), Some(rest)) = (n.checked_sub(1), (m + 1).checked_sub(n)) else {
        return Err(PlanError::new(format!("{m} arcs are too few for {n} vertices")));
    };
    let mut arcs = random_arcs(rng, below, rest)?;
    arcs.extend((0..below).map(|to| (below, to)));
    Ok(renamed(rng, n, arcs))
}

fn random_arcs(rng: &mut TestRng, n: usize, m: usize) -> Result<Vec<(usize, usize)>, PlanError> {
    let pairs = n as u64 * n.saturating_sub(1) as u64 / 2;
    if m as u64 > pairs {
        return Err(PlanError::new(format!("{n} vertices have at most {pairs} arcs")));
    }
    // Pair number i(i-1)/2 + j is the arc from i to j < i.
    let arc = |pair: u64| {
        let from = (8 * pair + 1).isqrt().div_ceil(2);
        (from as usize, (pair - from * (from - 1) / 2) as usize)
    };
    Ok(subset(rng, pairs, m).into_iter().map(arc).collect())
}

/// As [`TestRng::subset`], but `n` may be more than 32 bits hold, which is all that the indices of some machines have.
fn subset(rng: &mut TestRng, n: u64, count: usize) -> Vec<u64> {
    if let Ok(n) = u32::try_from(n) {
        return rng.subset(n as usize, count).into_iter().map(|index| index as u64).collect();
    }
    let mut chosen = BTreeSet::new();
    while chosen.len() < count {
        chosen.insert(rng.unsigned(0, n - 1));
    }
    chosen.into_iter().collect()
}

params! { pub struct Near { n: usize, m: usize, span: usize } }

/// About `m` arcs that go back at most `span` places: deep, and full of short cuts.
pub fn near(rng: &mut TestRng, Near { n, m, span }: Near) -> Result<Graph, PlanError> {
    let mut arcs = BTreeSet::new();
    for _ in 0..m {
        let from = rng.size(1, n - 1);
        arcs.insert((from, from - rng.size(1, span.min(from))));
    }
    Ok(renamed(rng, n, arcs.into_iter().collect()))
}

params! { pub struct Path { pub n: usize, pub in_order: bool = false } }

/// A path of `n` vertices; `in_order` keeps it 1 → 2 → … → n, the deepest recursion from vertex 1.
pub fn path(rng: &mut TestRng, Path { n, in_order }: Path) -> Result<Graph, PlanError> {
    if in_order {
        return Ok(Graph { vertices: n, arcs: (1..n).map(|to| (to - 1, to)).collect() });
    }
    Ok(renamed(rng, n, (1..n).map(|from| (from, from - 1)).collect()))
}

params! { pub struct Star { n: usize, out: bool = false } }

/// One vertex and all the others: arcs to it or, if `out` says so, from it.
pub fn star(rng: &mut TestRng, Star { n, out }: Star) -> Result<Graph, PlanError> {
    let arcs = (1..n).map(|other| if out { (n - 1, other - 1) } else { (other, 0) }).collect();
    Ok(renamed(rng, n, arcs))
}

params! { pub struct Cliques { count: usize, size: usize, extra: usize = 0 } }

/// `count` sets of `size` vertices with an arc between any two, whose values are 0 to `size` - 1, and `extra`
/// arcs between the sets; an extra arc that stands there already is left out.
pub fn cliques(rng: &mut TestRng, Cliques { count, size, extra }: Cliques) -> Result<Graph, PlanError> {
    let n = count * size;
    let within = |first: usize| (0..size).flat_map(move |i| (0..i).map(move |j| (first + i, first + j)));
    let mut arcs: BTreeSet<(usize, usize)> = (0..count).flat_map(|clique| within(clique * size)).collect();
    for _ in 0..extra {
        let from = rng.size(1, n - 1);
        arcs.insert((from, rng.size(0, from - 1)));
    }
    Ok(renamed(rng, n, arcs.into_iter().collect()))
}

params! { pub struct Layers { count: usize, width: usize, degree: usize } }

/// `count` layers of `width` vertices, each vertex with arcs to `degree` vertices of the next layer: the number
/// of ways through them is enormous.
pub fn layers(rng: &mut TestRng, Layers { count, width, degree }: Layers) -> Result<Graph, PlanError> {
    let mut arcs = Vec::new();
    for from in width..count * width {
        let below = (from / width - 1) * width;
        arcs.extend(rng.subset(width, degree).into_iter().map(|to| (from, below + to)));
    }
    Ok(renamed(rng, count * width, arcs))
}

params! { pub struct Hub { incoming: usize, outgoing: usize } }

/// A vertex of value 0 with `incoming` arcs to it and `outgoing` from it: those lead to vertices of value 1. Whoever
/// takes 0 for "not known yet" looks at all arcs from it for each arc to it.
pub fn hub(rng: &mut TestRng, Hub { incoming, outgoing }: Hub) -> Result<Graph, PlanError> {
    let hub = outgoing + 1;
    let mut arcs: Vec<_> = (1..hub).flat_map(|one| [(one, 0), (hub, one)]).collect();
    arcs.extend((0..incoming).map(|other| (hub + 1 + other, hub)));
    Ok(renamed(rng, hub + 1 + incoming, arcs))
}

params! { pub struct Ladder { rungs: usize } }

/// Vertices of value 0 in a line, and from each to the next two ways of two arcs: whoever remembers no value walks
/// all of the 2^`rungs` ways.
pub fn ladder(rng: &mut TestRng, Ladder { rungs }: Ladder) -> Result<Graph, PlanError> {
    let rung = |zero: usize| [(zero + 1, zero), (zero + 2, zero), (zero + 3, zero + 1), (zero + 3, zero + 2)];
    let arcs = (0..rungs).flat_map(|number| rung(3 * number)).collect();
    Ok(renamed(rng, 3 * rungs + 1, arcs))
}

pub fn renamed(rng: &mut TestRng, vertices: usize, arcs: Vec<(usize, usize)>) -> Graph {
    let mut names: Vec<usize> = (0..vertices).collect();
    rng.shuffle(&mut names);
    let mut arcs: Vec<_> = arcs.into_iter().map(|(from, to)| (names[from], names[to])).collect();
    rng.shuffle(&mut arcs);
    Graph { vertices, arcs }
}
