//! The recipes: graphs of several shapes, tame ones, and ones that a few vertices keep from being tame.

use generators::{PlanError, TestRng, params, positions::Place, words};

use super::Tame;
use crate::shared::{
    graph::Graph,
    graph_shapes as shapes,
    grown_graph::{Base, Fan, Grown, small_tame},
};
use exercise::{Generator, Recipe, Recipes};

impl Generator for Tame {
    const RECIPES: Recipes<Graph> = &[
        &Recipe::new("listed", shapes::listed),
        &Recipe::new("random", shapes::random),
        &Recipe::new("near", shapes::near),
        &Recipe::new("path", shapes::path),
        &Recipe::new("star", shapes::star),
        &Recipe::new("cliques", shapes::cliques),
        &Recipe::new("layers", shapes::layers),
        &Recipe::new("crown", shapes::crown),
        &Recipe::new("hub", shapes::hub),
        &Recipe::new("ladder", shapes::ladder),
        &Recipe::new("every", every),
        &Recipe::new("tame", tame),
        &Recipe::new("wild", wild),
        &Recipe::new("busy", busy),
        &Recipe::new("stale", stale),
        &Recipe::new("fan", fan),
    ];

    /// A graph of a few vertices, often a tame one; sometimes with one more vertex that may not be tame.
    fn small(rng: &mut TestRng) -> Graph {
        if rng.chance(1, 2) {
            return shapes::small(rng);
        }
        let mut grown = small_tame(rng, 11);
        if rng.chance(1, 2) {
            let n = grown.genera().len();
            let degree = rng.size(1, n.min(4));
            grown.add(rng.subset(n, degree));
        }
        grown.renamed(rng)
    }
}

params! { struct Every { n: usize, tame: bool = false } }

/// All graphs on `n` vertices in a line whose arcs lead to earlier ones, side by side; `tame` keeps to those that are tame.
fn every(rng: &mut TestRng, Every { n, tame }: Every) -> Result<Graph, PlanError> {
    let pairs: Vec<(usize, usize)> = (0..n).flat_map(|from| (0..from).map(move |to| (from, to))).collect();
    if pairs.len() > 10 {
        return Err(PlanError::new(format!("there are too many graphs on {n} vertices")));
    }
    let mut all = Grown::default();
    for set in 0..1usize << pairs.len() {
        let mut one = Grown::default();
        let to = |vertex: usize, first: usize| {
            let chosen = pairs.iter().enumerate().filter(|(pair, arc)| arc.0 == vertex && set >> pair & 1 == 1);
            chosen.map(|(_, arc)| first + arc.1).collect()
        };
        (0..n).for_each(|vertex| _ = one.add(to(vertex, 0)));
        if !tame || one.genera().iter().all(|genus| genus.is_tame()) {
            let first = all.genera().len();
            (0..n).for_each(|vertex| _ = all.add(to(vertex, first)));
        }
    }
    Ok(all.renamed(rng))
}

/// A tame graph.
fn tame(rng: &mut TestRng, params: Base) -> Result<Graph, PlanError> {
    let (grown, _, _) = params.grown(rng, 0)?;
    Ok(grown.renamed(rng))
}

words! {
    /// Which of the values of a vertex is the large one, and what the other is.
    #[derive(Clone, Copy, Debug, PartialEq)]
    enum Kind {
        /// (0, k)
        ZeroNormal = "0k",
        /// (1, k)
        OneNormal = "1k",
        /// (k, 0)
        ZeroMisere = "k0",
        /// (k, 1)
        OneMisere = "k1",
    }
}

params! {
    struct Wild {
        value: usize,
        kind: Kind,
        copies: usize = 1,
        covered: bool = false,
        place: Place = Place::Any,
        n: usize,
        degree: usize = 3,
    }
}

/// A graph in which just `copies` vertices are not tame: they have `value` in one play and 0 or 1 in the other, as `kind`
/// says. If they are `covered`, arcs lead to them from vertices that are tame. The last of them is named at `place`.
fn wild(rng: &mut TestRng, params: Wild) -> Result<Graph, PlanError> {
    let Wild { value, kind, copies, covered, place, n, degree } = params;
    let kept = copies + usize::from(covered);
    let (mut grown, piles, kit) = Base { nim: value, n, degree }.grown(rng, kept)?;
    let [normal, misere] = match kind {
        Kind::ZeroNormal => [piles[1], kit.firm_one],
        Kind::OneNormal => [kit.end, kit.firm_zero],
        Kind::ZeroMisere => [kit.end, kit.firm_one],
        Kind::OneMisere => [kit.one, kit.firm_zero],
    };
    let to: Vec<usize> = piles[2..value].iter().copied().chain([normal, misere]).collect();
    let wild: Vec<usize> = (0..copies).map(|_| grown.add(to.clone())).collect();
    if covered {
        grown.add(piles.iter().chain(&wild).copied().collect());
    }
    let mut names = grown.names(rng);
    let wanted = match place {
        Place::First => Some(0),
        Place::Last => Some(n - 1),
        Place::Any => None,
    };
    if let (Some(wanted), Some(&last)) = (wanted, wild.last()) {
        let other = names.iter().position(|&name| name == wanted).unwrap_or(last);
        names.swap(other, last);
    }
    Ok(grown.named(rng, &names))
}

params! { struct Busy { incoming: usize, outgoing: usize } }

/// A vertex of genus (1, 0) with `incoming` arcs to it and `outgoing` from it. Whoever takes g- = 0 for "not known yet"
/// looks at all arcs from it for each arc to it.
fn busy(rng: &mut TestRng, Busy { incoming, outgoing }: Busy) -> Result<Graph, PlanError> {
    let mut grown = Grown::default();
    let ends: Vec<usize> = (0..outgoing).map(|_| grown.add(Vec::new())).collect();
    let middle = grown.add(ends);
    (0..incoming).for_each(|_| _ = grown.add(vec![middle]));
    Ok(grown.renamed(rng))
}

/// A vertex with very many moves, one of which gives it its value.
fn fan(rng: &mut TestRng, params: Fan) -> Result<Graph, PlanError> {
    params.graph(rng).map(|(graph, _)| graph)
}

params! { struct Stale { n: usize, value: usize } }

/// A vertex that marks the value `value`, and then nothing but vertices of this value, which look whether it is marked:
/// whoever marks with a stamp that comes round again finds an old one. They are far from the ends, so that the marks are
/// old whatever the order.
fn stale(rng: &mut TestRng, Stale { n, value }: Stale) -> Result<Graph, PlanError> {
    let mut grown = Grown::default();
    grown.nim(value + 1);
    // From 0 on again, above a path.
    let mut piles = vec![0];
    (0..20).for_each(|_| piles = vec![grown.add(piles.clone())]);
    while piles.len() < value {
        piles.push(grown.add(piles.clone()));
    }
    while grown.genera().len() < n {
        grown.add(piles.clone());
    }
    Ok(grown.renamed(rng))
}
