//! Recipes. Graphs are made on vertices in a line, every arc leading to an earlier one, and then the vertices
//! are renamed and the arcs are put into random order.

use std::collections::BTreeSet;

use generators::{Dice, Params, PlanError};

use super::Graph;
use crate::exercise::Recipe;

pub const RECIPES: &[Recipe<Graph>] = &[
    Recipe::new("listed", listed),
    Recipe::new("random", random),
    Recipe::new("near", near),
    Recipe::new("path", path),
    Recipe::new("star", star),
    Recipe::new("cliques", cliques),
    Recipe::new("layers", layers),
];

/// A graph of a few vertices, sparse or dense.
pub fn small(dice: &mut Dice) -> Graph {
    let vertices = dice.size(1, 9);
    let density = dice.size(1, 10) as u32;
    let pairs = (0..vertices).flat_map(|from| (0..from).map(move |to| (from, to)));
    let arcs = pairs.filter(|_| dice.chance(density, 10)).collect();
    renamed(dice, vertices, arcs)
}

/// The arcs that the row lists, one end after the other.
fn listed(_: &mut Dice, params: &Params) -> Result<Graph, PlanError> {
    let ends = params.integers("arcs")?;
    let arcs = ends.chunks(2).map(|arc| (arc[0] as usize - 1, arc[1] as usize - 1)).collect();
    Ok(Graph { vertices: params.size("n")?, arcs })
}

/// `m` arcs among `n` vertices, every acyclic set of them as likely as the next for a given line.
fn random(dice: &mut Dice, params: &Params) -> Result<Graph, PlanError> {
    let (n, m) = (params.size("n")?, params.size("m")?);
    let pairs = n * (n - 1) / 2;
    if m > pairs {
        return Err(PlanError::new(format!("{n} vertices have at most {pairs} arcs")));
    }
    // Pair number i(i-1)/2 + j is the arc from i to j < i.
    let arc = |pair: usize| {
        let from = (8 * pair + 1).isqrt().div_ceil(2);
        (from, pair - from * (from - 1) / 2)
    };
    let arcs = dice.subset(pairs, m).into_iter().map(arc).collect();
    Ok(renamed(dice, n, arcs))
}

/// About `m` arcs that go back at most `span` places: deep, and full of short cuts.
fn near(dice: &mut Dice, params: &Params) -> Result<Graph, PlanError> {
    let (n, m, span) = (params.size("n")?, params.size("m")?, params.size("span")?);
    let mut arcs = BTreeSet::new();
    for _ in 0..m {
        let from = dice.size(1, n - 1);
        arcs.insert((from, from - dice.size(1, span.min(from))));
    }
    Ok(renamed(dice, n, arcs.into_iter().collect()))
}

/// A path of `n` vertices; `in_order` keeps it 1 → 2 → … → n, the deepest recursion from vertex 1.
fn path(dice: &mut Dice, params: &Params) -> Result<Graph, PlanError> {
    let n = params.size("n")?;
    if params.flag("in_order")? {
        return Ok(Graph { vertices: n, arcs: (1..n).map(|to| (to - 1, to)).collect() });
    }
    Ok(renamed(dice, n, (1..n).map(|from| (from, from - 1)).collect()))
}

/// One vertex and all the others: arcs to it or, if `out` says so, from it.
fn star(dice: &mut Dice, params: &Params) -> Result<Graph, PlanError> {
    let n = params.size("n")?;
    let out = params.flag("out")?;
    let arcs = (1..n).map(|other| if out { (n - 1, other - 1) } else { (other, 0) }).collect();
    Ok(renamed(dice, n, arcs))
}

/// `count` sets of `size` vertices with an arc between any two, whose values are 0 to `size` - 1, and `extra`
/// arcs between the sets; an extra arc that stands there already is left out.
fn cliques(dice: &mut Dice, params: &Params) -> Result<Graph, PlanError> {
    let (count, size, extra) = (params.size("count")?, params.size("size")?, params.size_or("extra", 0)?);
    let n = count * size;
    let within = |first: usize| (0..size).flat_map(move |i| (0..i).map(move |j| (first + i, first + j)));
    let mut arcs: BTreeSet<(usize, usize)> = (0..count).flat_map(|clique| within(clique * size)).collect();
    for _ in 0..extra {
        let from = dice.size(1, n - 1);
        arcs.insert((from, dice.size(0, from - 1)));
    }
    Ok(renamed(dice, n, arcs.into_iter().collect()))
}

/// `count` layers of `width` vertices, each vertex with arcs to `degree` vertices of the next layer: the number
/// of ways through them is enormous.
fn layers(dice: &mut Dice, params: &Params) -> Result<Graph, PlanError> {
    let (count, width, degree) = (params.size("count")?, params.size("width")?, params.size("degree")?);
    let mut arcs = Vec::new();
    for from in width..count * width {
        let below = (from / width - 1) * width;
        arcs.extend(dice.subset(width, degree).into_iter().map(|to| (from, below + to)));
    }
    Ok(renamed(dice, count * width, arcs))
}

fn renamed(dice: &mut Dice, vertices: usize, arcs: Vec<(usize, usize)>) -> Graph {
    let mut names: Vec<usize> = (0..vertices).collect();
    dice.shuffle(&mut names);
    let mut arcs: Vec<_> = arcs.into_iter().map(|(from, to)| (names[from], names[to])).collect();
    dice.shuffle(&mut arcs);
    Graph { vertices, arcs }
}
