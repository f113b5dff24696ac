//! Recipes. Graphs grow so that all vertices are tame and the genus of each is known; then tokens are put on vertices of
//! chosen genera.

use generators::{
    PlanError, TestRng, params,
    positions::{Place, piles_with_one_repair},
};
use solutions::tame::Genus;

use super::{Position, TameSum};
use crate::shared::{
    graph_shapes,
    grown_graph::{Base, Fan, Grown, small_tame},
};
use exercise::{Generator, Recipe, Recipes, Reference};

impl Generator for TameSum {
    const RECIPES: Recipes<Position> = &[
        &Recipe::new("listed", listed),
        &Recipe::new("random", random),
        &Recipe::new("mixed", mixed),
        &Recipe::new("choice", choice),
        &Recipe::new("single", single),
        &Recipe::new("hub", hub),
        &Recipe::new("path", path),
        &Recipe::new("fan", fan),
        &Recipe::new("alone", alone),
    ];

    /// A graph of a few vertices and at most three tokens, lost every third time.
    fn small(rng: &mut TestRng) -> Position {
        let mut grown = small_tame(rng, 9);
        if grown.genera().len() == 1 {
            grown.add(vec![0]);
        }
        let n = grown.genera().len();
        let mut tokens: Vec<usize> = (0..rng.size(1, 3)).map(|_| rng.size(0, n - 1)).collect();
        if tokens.iter().all(|&vertex| grown.is_end(vertex)) {
            tokens[0] = (0..n).rev().find(|&vertex| !grown.is_end(vertex)).unwrap_or(0);
        }
        let lost = rng.chance(1, 3);
        made(rng, &grown, tokens, lost)
    }
}

/// The position with new names, [`played_on`].
fn made(rng: &mut TestRng, grown: &Grown, tokens: Vec<usize>, lost: bool) -> Position {
    let names = grown.names(rng);
    let tokens = tokens.into_iter().map(|vertex| names[vertex]).collect();
    played_on(Position { graph: grown.named(rng, &names), tokens }, lost)
}

/// The position after a winning move, if `lost` asks for it, there is one and the game goes on.
fn played_on(position: Position, lost: bool) -> Position {
    match TameSum::solve(&position).filter(|_| lost).map(|step| position.after(step)) {
        Some(after) if !after.is_over() => after,
        _ => position,
    }
}

params! { struct Listed { n: usize, arcs: Vec<usize>, tokens: Vec<usize> } }

/// The arcs and tokens that the row lists.
fn listed(rng: &mut TestRng, Listed { n, arcs, tokens }: Listed) -> Result<Position, PlanError> {
    let graph = graph_shapes::listed(rng, graph_shapes::Listed { n, arcs })?;
    let tokens: Option<_> = tokens.into_iter().map(|vertex| vertex.checked_sub(1)).collect();
    Ok(Position { graph, tokens: tokens.ok_or_else(|| PlanError::new("there is no vertex 0"))? })
}

params! { struct Random { nim: usize, n: usize, degree: usize, k: usize, lost: bool = false } }

/// `k` tokens anywhere on a tame graph; played on to a lost position if `lost` says so.
fn random(rng: &mut TestRng, Random { nim, n, degree, k, lost }: Random) -> Result<Position, PlanError> {
    let (grown, _, kit) = Base { nim, n, degree }.grown(rng, 0)?;
    let mut tokens: Vec<usize> = (0..k).map(|_| rng.size(0, n - 1)).collect();
    if tokens.iter().all(|&vertex| grown.is_end(vertex)) {
        tokens[0] = kit.zero;
    }
    Ok(made(rng, &grown, tokens, lost))
}

params! {
    struct Mixed {
        nim: usize,
        n: usize,
        degree: usize = 3,
        single_arcs: usize = 0,
        ends: usize = 0,
        zeros: usize = 0,
        ones: usize = 0,
        firm_zeros: usize = 0,
        firm_ones: usize = 0,
        big: Vec<u64> = Vec::new(),
        place: Place = Place::Any,
    }
}

/// Tokens on vertices of chosen genera: without moves, (0, 1) with moves, (1, 0), (0, 0) and (1, 1), in random order; and
/// (k, k) for each k of `big`, each put at `place`. `single_arcs` vertices with one arc are added to the graph.
fn mixed(rng: &mut TestRng, params: Mixed) -> Result<Position, PlanError> {
    let Mixed { nim, n, degree, single_arcs, ends, zeros, ones, firm_zeros, firm_ones, big, place } = params;
    let (mut grown, _, kit) = Base { nim, n, degree }.grown(rng, single_arcs)?;
    (0..single_arcs).for_each(|_| _ = grown.add(vec![kit.end]));
    let with = |normal: u64, misere: u64, is_end: bool| -> Vec<usize> {
        let genus = Genus { normal, misere };
        (0..n).filter(|&vertex| grown.genera()[vertex] == genus && grown.is_end(vertex) == is_end).collect()
    };
    let mut tokens = Vec::new();
    for (count, vertices) in [
        (ends, with(0, 1, true)),
        (zeros, with(0, 1, false)),
        (ones, with(1, 0, false)),
        (firm_zeros, with(0, 0, false)),
        (firm_ones, with(1, 1, false)),
    ] {
        tokens.extend((0..count).map(|_| *rng.pick(&vertices)));
    }
    rng.shuffle(&mut tokens);
    for value in big {
        let vertices = with(value, value, false);
        if vertices.is_empty() {
            return Err(PlanError::new(format!("no vertex is worth {value}")));
        }
        tokens.insert(place.among(rng, tokens.len()), *rng.pick(&vertices));
    }
    Ok(made(rng, &grown, tokens, false))
}

params! {
    struct Choice {
        reach: String,
        n: usize,
        degree: usize = 2,
        zeros: usize = 0,
        ones: usize = 0,
        place: Place = Place::Any,
    }
}

/// A single firm token, at `place` among fickle ones. Its moves lead to one vertex for each word of `reach`: `01`, `10`,
/// `00`, `11` are those of a kit, `22` is a (2, 2).
fn choice(rng: &mut TestRng, params: Choice) -> Result<Position, PlanError> {
    let Choice { reach, n, degree, zeros, ones, place } = params;
    let (mut grown, piles, kit) = Base { nim: 2, n, degree }.grown(rng, 1)?;
    let vertex = |word: &str| match word {
        "01" => Ok(kit.end),
        "10" => Ok(kit.one),
        "00" => Ok(kit.firm_zero),
        "11" => Ok(kit.firm_one),
        "22" => Ok(piles[2]),
        _ => Err(PlanError::new(format!("{word} is no vertex that a move may lead to"))),
    };
    let firm = grown.add(reach.split(' ').map(vertex).collect::<Result<_, _>>()?);
    if !grown.genera()[firm].is_tame() || grown.genera()[firm].is_fickle() {
        return Err(PlanError::new(format!("moves to {reach} do not make a firm vertex")));
    }
    let mut tokens = vec![kit.one; ones];
    tokens.extend((0..zeros).map(|_| if rng.chance(1, 2) { kit.end } else { kit.zero }));
    rng.shuffle(&mut tokens);
    tokens.insert(place.among(rng, tokens.len()), firm);
    Ok(made(rng, &grown, tokens, false))
}

params! { struct Single { k: usize, digits: u32, sum: u64, place: Place, least: u64 = 2 } }

/// `k` tokens on the positions of a pile of Nim, with values from `least` to below 2^`digits` whose nim-sum is `sum`. Only
/// the one at `place` can be played, in one way.
fn single(rng: &mut TestRng, Single { k, digits, sum, place, least }: Single) -> Result<Position, PlanError> {
    let values = piles_with_one_repair(rng, k, least, digits, sum, place);
    let values = values.ok_or_else(|| PlanError::new(format!("no {k} values have the nim-sum {sum}")))?;
    let mut grown = Grown::default();
    let piles = grown.nim((1 << digits) - 1);
    let tokens = values.into_iter().map(|value| piles[value as usize]).collect();
    Ok(made(rng, &grown, tokens, false))
}

params! { struct Hub { degree: usize, k: usize, other: Option<usize>, place: Place = Place::Any } }

/// `k` tokens on one vertex of value 2 from which `degree` arcs lead to vertices of values 0 and 1; instead of one of them,
/// at `place`, another token on a vertex of value `other`.
fn hub(rng: &mut TestRng, Hub { degree, k, other, place }: Hub) -> Result<Position, PlanError> {
    let mut grown = Grown::default();
    let piles = grown.nim(other.unwrap_or(1));
    let mut reached = piles[..2].to_vec();
    while reached.len() < degree {
        reached.push(grown.add(if reached.len() % 2 == 0 { Vec::new() } else { vec![piles[0]] }));
    }
    let hub = grown.add(reached);
    let mut tokens = vec![hub; k - usize::from(other.is_some())];
    if let Some(other) = other {
        tokens.insert(place.among(rng, tokens.len()), piles[other]);
    }
    Ok(made(rng, &grown, tokens, false))
}

/// A single token on a vertex with very many moves, of which one wins.
fn fan(rng: &mut TestRng, params: Fan) -> Result<Position, PlanError> {
    params.graph(rng).map(|(graph, top)| Position { graph, tokens: vec![top] })
}

params! { struct Alone { n: usize, k: usize, zeros: usize = 0, ones: usize = 0, place: Place } }

/// `k` tokens on a graph of `n` vertices: `zeros` of them on a (0, 1) with a move and `ones` on a (1, 0), side by side at
/// `place`; the others on vertices without moves, which have the longest numbers.
fn alone(rng: &mut TestRng, Alone { n, k, zeros, ones, place }: Alone) -> Result<Position, PlanError> {
    let (mut grown, _, kit) = Base { nim: 2, n: 100.min(n), degree: 2 }.grown(rng, 0)?;
    while grown.genera().len() < n {
        grown.add(Vec::new());
    }
    let names = grown.names(rng);
    let ends = (0..n).filter(|&vertex| grown.is_end(vertex)).map(|vertex| names[vertex]);
    let ends: Vec<usize> = ends.filter(|&name| 2 * name >= n).collect();
    let moving: Vec<usize> = [vec![names[kit.zero]; zeros], vec![names[kit.one]; ones]].concat();
    let Some(others) = k.checked_sub(moving.len()).filter(|_| !ends.is_empty()) else {
        return Err(PlanError::new("there are too few tokens, or no vertices without moves"));
    };
    let mut tokens: Vec<usize> = (0..others).map(|_| *rng.pick(&ends)).collect();
    let at = place.among(rng, tokens.len());
    tokens.splice(at..at, moving);
    Ok(Position { graph: grown.named(rng, &names), tokens })
}

params! { struct Path { n: usize, k: usize, backwards: bool = false, lost: bool = false } }

/// `k` tokens anywhere on a path of `n` vertices 1 → 2 → … → n, or `backwards`, the first of them at its beginning; played
/// on to a lost position if `lost` says so.
fn path(rng: &mut TestRng, Path { n, k, backwards, lost }: Path) -> Result<Position, PlanError> {
    let mut graph = graph_shapes::path(rng, graph_shapes::Path { n, in_order: true })?;
    if backwards {
        graph.arcs.iter_mut().for_each(|arc| *arc = (arc.1, arc.0));
    }
    let first = if backwards { n - 1 } else { 0 };
    let tokens = (0..k).map(|token| if token == 0 { first } else { rng.size(0, n - 1) }).collect();
    Ok(played_on(Position { graph, tokens }, lost))
}
