//! Graphs that are made vertex after vertex, so that tests can choose the genus of each.

use generators::{PlanError, TestRng, params, positions::Place};
use solutions::tame::Genus;

use super::graph::Graph;
use exercise::coverage::{Coverage, Feature};

/// A graph that grows: arcs lead to vertices that are there already.
#[derive(Clone, Debug, Default)]
pub struct Grown {
    successors: Vec<Vec<usize>>,
    genera: Vec<Genus>,
}

/// A vertex for each of the genera of values 0 and 1.
#[derive(Clone, Copy, Debug)]
pub struct Kit {
    /// (0, 1), without moves.
    pub end: usize,
    /// (1, 0).
    pub one: usize,
    /// (0, 1), with a move to `one`.
    pub zero: usize,
    /// (0, 0).
    pub firm_zero: usize,
    /// (1, 1).
    pub firm_one: usize,
}

impl Grown {
    /// Adds a vertex and the arcs to others.
    pub fn add(&mut self, mut to: Vec<usize>) -> usize {
        to.sort_unstable();
        to.dedup();
        let moves: Vec<Genus> = to.iter().map(|&vertex| self.genera[vertex]).collect();
        self.genera.push(Genus::after(&moves));
        self.successors.push(to);
        self.genera.len() - 1
    }

    /// The genus of each vertex.
    pub fn genera(&self) -> &[Genus] {
        &self.genera
    }

    /// Adds the positions of a Nim pile, from the empty one to one of `most` counters.
    pub fn nim(&mut self, most: usize) -> Vec<usize> {
        let mut piles = Vec::with_capacity(most + 1);
        for _ in 0..=most {
            piles.push(self.add(piles.clone()));
        }
        piles
    }

    /// Adds a vertex for each of the genera of values 0 and 1, on top of the positions of a Nim pile of two counters.
    pub fn kit(&mut self, nim: &[usize]) -> Kit {
        let zero = self.add(vec![nim[1]]);
        let firm_zero = self.add(vec![nim[2]]);
        let firm_one = self.add(vec![firm_zero]);
        Kit { end: nim[0], one: nim[1], zero, firm_zero, firm_one }
    }

    /// Adds a tame vertex with arcs to at most `degree` random ones among `below`, which are tame, and, if it would not
    /// be tame otherwise, to two of a kit.
    pub fn add_tame(&mut self, rng: &mut TestRng, below: &[usize], degree: usize, kit: Kit) -> usize {
        let mut to: Vec<usize> = (0..rng.size(0, degree)).map(|_| *rng.pick(below)).collect();
        let moves: Vec<Genus> = to.iter().map(|&vertex| self.genera[vertex]).collect();
        if !Genus::after(&moves).is_tame() {
            to.extend(if rng.chance(1, 2) { [kit.end, kit.one] } else { [kit.firm_zero, kit.firm_one] });
        }
        self.add(to)
    }

    /// Whether a vertex has no moves.
    pub fn is_end(&self, vertex: usize) -> bool {
        self.successors[vertex].is_empty()
    }

    /// The graph, each vertex with a new name.
    pub fn named(&self, rng: &mut TestRng, names: &[usize]) -> Graph {
        let arcs = self.successors.iter().enumerate();
        let mut arcs: Vec<(usize, usize)> =
            arcs.flat_map(|(from, to)| to.iter().map(move |&to| (names[from], names[to]))).collect();
        rng.shuffle(&mut arcs);
        Graph { vertices: names.len(), arcs }
    }

    /// A new name for each vertex.
    pub fn names(&self, rng: &mut TestRng) -> Vec<usize> {
        let mut names: Vec<usize> = (0..self.genera.len()).collect();
        rng.shuffle(&mut names);
        names
    }

    /// The graph with random names.
    pub fn renamed(&self, rng: &mut TestRng) -> Graph {
        let names = self.names(rng);
        self.named(rng, &names)
    }
}

params! {
    /// A vertex with very many moves, and just one of them to a vertex of value 1.
    pub struct Fan {
        /// How many moves lead to vertices without moves.
        pub ends: usize,
        /// Where the other move is in the list of arcs.
        pub place: Place,
    }
}

impl Fan {
    /// The graph, and the vertex with the moves: a (2, 2), because of the one move alone.
    pub fn graph(&self, rng: &mut TestRng) -> Result<(Graph, usize), PlanError> {
        let Fan { ends, place } = *self;
        let Some(end) = ends.checked_sub(1) else { return Err(PlanError::new("a fan has an end")) };
        let mut names: Vec<usize> = (0..ends + 2).collect();
        rng.shuffle(&mut names);
        let (one, top) = (names[ends], names[ends + 1]);
        let mut arcs: Vec<(usize, usize)> = names[..ends].iter().map(|&end| (top, end)).collect();
        arcs.push((one, names[end]));
        rng.shuffle(&mut arcs);
        arcs.insert(place.among(rng, arcs.len()), (top, one));
        Ok((Graph { vertices: names.len(), arcs }, top))
    }
}

/// So many moves from one vertex are a long way.
pub const MANY_MOVES: usize = 100_000;

/// What tests must show of long lists of moves.
pub const FAR_MOVES: [Feature; 2] = [Feature::Kind(LATE), Feature::Kind(EARLY)];

const LATE: &str = "a vertex that has its value only because of a move behind 100 000 others in the list";
const EARLY: &str = "a vertex that has its value only because of a move before 100 000 others in the list";

/// Tells which vertices with many moves would have another genus without the first or the last ones of the list.
pub fn cover_far_moves(graph: &Graph, genera: &[Genus], coverage: &mut Coverage) {
    let mut degrees = vec![0; graph.vertices];
    graph.arcs.iter().for_each(|arc| degrees[arc.0] += 1);
    for vertex in (0..graph.vertices).filter(|&vertex| degrees[vertex] > MANY_MOVES) {
        let moves = graph.arcs.iter().filter(|arc| arc.0 == vertex).map(|arc| genera[arc.1]);
        let moves: Vec<Genus> = moves.collect();
        if Genus::after(&moves[..MANY_MOVES]) != genera[vertex] {
            coverage.kind(LATE);
        }
        if Genus::after(&moves[moves.len() - MANY_MOVES..]) != genera[vertex] {
            coverage.kind(EARLY);
        }
    }
}

params! {
    /// What tests say of a tame graph.
    #[derive(Clone, Copy)]
    pub struct Base {
        /// The largest pile of Nim in it, at least 2.
        pub nim: usize,
        /// The number of vertices.
        pub n: usize,
        /// The most random arcs from a vertex.
        pub degree: usize,
    }
}

impl Base {
    /// A pile of Nim, a kit, and random tame vertices up to the number wanted, less those that are `kept` free.
    pub fn grown(self, rng: &mut TestRng, kept: usize) -> Result<(Grown, Vec<usize>, Kit), PlanError> {
        let Base { nim, n, degree } = self;
        if nim < 2 || nim + 4 + kept > n {
            return Err(PlanError::new(format!(
                "{n} vertices are too few for a pile of {nim} and {kept} others, or the pile is below 2"
            )));
        }
        let mut grown = Grown::default();
        let piles = grown.nim(nim);
        let kit = grown.kit(&piles);
        let mut below: Vec<usize> = (0..grown.genera().len()).collect();
        while grown.genera().len() + kept < n {
            below.push(grown.add_tame(rng, &below, degree, kit));
        }
        Ok((grown, piles, kit))
    }
}

/// A small graph all of whose vertices are tame, with all genera of values 0 and 1 if it has more than five vertices.
pub fn small_tame(rng: &mut TestRng, most: usize) -> Grown {
    let mut grown = Grown::default();
    if rng.chance(1, 4) {
        grown.nim(rng.size(0, most.min(6) - 1));
        return grown;
    }
    let nim = grown.nim(2);
    let kit = grown.kit(&nim);
    for _ in 0..rng.size(0, most.saturating_sub(6)) {
        let below: Vec<usize> = (0..grown.genera().len()).collect();
        let degree = rng.size(1, 4);
        grown.add_tame(rng, &below, degree, kit);
    }
    grown
}

#[cfg(test)]
mod tests {
    use super::*;
    use generators::TestName;
    use solutions::graph_grundy::genera;

    #[test]
    fn the_genera_are_those_of_the_graph_and_the_kit_has_what_it_says() {
        let mut rng = TestRng::of(9, TestName { exercise: "e", group: "g", recipe: "r", index: 1 });
        for _ in 0..300 {
            let grown = small_tame(&mut rng, 12);
            let names = grown.names(&mut rng);
            let Graph { vertices, arcs } = grown.named(&mut rng, &names);
            let found = genera(vertices, &arcs).unwrap();
            assert!(names.iter().zip(grown.genera()).all(|(&name, &genus)| found[name] == genus));
            assert!(found.iter().all(|genus| genus.is_tame()));
        }
        let mut grown = Grown::default();
        let nim = grown.nim(3);
        let kit = grown.kit(&nim);
        let genera = [kit.end, kit.one, kit.zero, kit.firm_zero, kit.firm_one, nim[3]]
            .map(|vertex| (grown.genera()[vertex].normal, grown.genera()[vertex].misere));
        assert_eq!(genera, [(0, 1), (1, 0), (0, 1), (0, 0), (1, 1), (3, 3)]);
    }
}
