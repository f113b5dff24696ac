//! The values of every vertex of an acyclic graph in normal and in misère play, and whether the game is tame.

use checkers::{Bound, Name, ReadError, Reader, Refusal, Tokens, Writer};
use solutions::tame::Genus;

use crate::shared::{
    graph::{self, FROM, Graph, M, N, TO, VERTEX},
    grown_graph::{FAR_MOVES, cover_far_moves},
};
use exercise::{
    Exercise, Fact, Outcomes,
    coverage::{Coverage, Feature},
    picture::Picture,
};

mod brute;
mod checker;
mod facts;
#[cfg(test)]
mod further;
mod generator;
mod pictures;
mod solution;

pub struct Tame;

/// What is asked about a graph.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Answer {
    /// Whether every vertex is tame.
    pub tame: bool,
    /// Of each vertex.
    pub genera: Vec<Genus>,
}

/// What messages call the numbers of an answer.
const TAME: Name = Name::new("kết luận về tính thuần hoá", "the verdict on tameness");

impl Exercise for Tame {
    type Input = Graph;
    type Answer = Answer;

    const FOLDER: &'static str = "tame";
    const BOUNDS: &'static [Bound] = &[N, M, FROM, TO];
    const FEATURES: &'static [Feature] = &[
        Feature::Lengths { name: NORMAL, least: 0, most: 10, except: &[] },
        Feature::Lengths { name: MISERE, least: 0, most: 10, except: &[] },
        Feature::Kind(BY_FICKLE_ONES),
        Feature::Kind(BY_FIRM_ONES),
        Feature::Kind(SINGLE_FIRST),
        Feature::Kind(SINGLE_LAST),
        Feature::Kind(SINGLE_OTHER),
        Feature::Kind(HIDDEN),
        Feature::Kind(WRAPPED[0].1),
        Feature::Kind(WRAPPED[1].1),
        Feature::Kind(ALIKE[0].1),
        Feature::Kind(ALIKE[1].1),
        FAR_MOVES[0],
        FAR_MOVES[1],
    ];

    fn read(reader: &mut Reader) -> Result<Graph, ReadError> {
        let sizes = graph::read_sizes(reader, [&N, &M])?;
        reader.end_line()?;
        graph::read_arcs(reader, sizes)
    }

    fn write(graph: &Graph, out: &mut Writer) {
        out.line([graph.vertices, graph.arcs.len()]);
        graph::write_arcs(graph, out);
    }

    fn read_answer(graph: &Graph, tokens: &mut Tokens) -> Result<Answer, Refusal> {
        let values = 0..=graph.vertices as i128;
        tokens.rows(1 + graph.vertices, |tokens| {
            tokens.row();
            let tame: u8 = tokens.integer(TAME, 0..=1)?;
            let mut genera = Vec::new();
            for vertex in 1..=graph.vertices {
                tokens.row();
                tokens.label(VERTEX, vertex);
                genera.push(Genus {
                    normal: tokens.integer("g+", values.clone())?,
                    misere: tokens.integer("g-", values.clone())?,
                });
            }
            Ok(Answer { tame: tame == 1, genera })
        })
    }

    fn write_answer(Answer { tame, genera }: &Answer, out: &mut Writer) {
        out.line([u8::from(*tame)]);
        out.rows(genera.iter().map(|genus| [genus.normal, genus.misere]));
    }

    fn cover(graph: &Graph, answer: &Answer, coverage: &mut Coverage) {
        cover(graph, answer, coverage);
    }

    fn outcomes(answer: &Answer) -> Option<Outcomes> {
        // Who wins by moving first on a single token, in misère play.
        Some(Outcomes::count(answer.genera.iter().map(|genus| genus.misere > 0)))
    }

    fn facts() -> Vec<Fact> {
        facts::facts()
    }

    fn pictures() -> Vec<Picture> {
        pictures::all()
    }
}

const NORMAL: &str = "g+";
const MISERE: &str = "g-";
const BY_FICKLE_ONES: &str =
    "a tame vertex of value 2 or more with moves to (0, 1) and (1, 0), but not to (0, 0) and (1, 1)";
const BY_FIRM_ONES: &str =
    "a tame vertex of value 2 or more with moves to (0, 0) and (1, 1), but not to (0, 1) and (1, 0)";
const SINGLE_FIRST: &str = "a single vertex that is not tame, and it is the first";
const SINGLE_LAST: &str = "a single vertex that is not tame, and it is the last";
const SINGLE_OTHER: &str = "a single vertex that is not tame, neither the first nor the last";
const HIDDEN: &str = "a game that is not tame although all vertices to which no arc leads are";

/// Numbers of vertices that aren't tame which a narrow type takes for 0.
const WRAPPED: [(usize, &str); 2] = [
    (8, "a number of vertices that are not tame which is a multiple of 2^8"),
    (16, "a number of vertices that are not tame which is a multiple of 2^16"),
];

/// Different values of a vertex that a narrow type takes for a tame genus, where no other vertex isn't tame.
const ALIKE: [(u64, &str); 2] = [
    (6, "g+ and g- differ, but not in their last 6 digits"),
    (8, "g+ and g- differ, but not in their last 8 digits"),
];

fn cover(graph: &Graph, Answer { tame, genera }: &Answer, coverage: &mut Coverage) {
    for genus in genera {
        coverage.number(NORMAL, genus.normal.into());
        coverage.number(MISERE, genus.misere.into());
    }
    cover_far_moves(graph, genera, coverage);
    if *tame {
        return cover_tame(graph, genera, coverage);
    }
    let wild: Vec<usize> = (0..genera.len()).filter(|&vertex| !genera[vertex].is_tame()).collect();
    if let [vertex] = wild[..] {
        coverage.kind(match vertex {
            0 => SINGLE_FIRST,
            _ if vertex + 1 == genera.len() => SINGLE_LAST,
            _ => SINGLE_OTHER,
        });
    }
    let mut is_source = vec![true; genera.len()];
    graph.arcs.iter().for_each(|&(_, to)| is_source[to] = false);
    if wild.iter().all(|&vertex| !is_source[vertex]) {
        coverage.kind(HIDDEN);
    }
    for (digits, name) in WRAPPED {
        if wild.len().is_multiple_of(1 << digits) {
            coverage.kind(name);
        }
    }
    for (digits, name) in ALIKE {
        if wild.iter().all(|&vertex| (genera[vertex].normal ^ genera[vertex].misere) % (1 << digits) == 0) {
            coverage.kind(name);
        }
    }
}

/// Which half of theorem 1.1 the vertices of a tame graph need.
fn cover_tame(graph: &Graph, genera: &[Genus], coverage: &mut Coverage) {
    let mut reached = vec![[false; 4]; genera.len()];
    let kinds = [(0, 1), (1, 0), (0, 0), (1, 1)].map(|(normal, misere)| Genus { normal, misere });
    for &(from, to) in &graph.arcs {
        if let Some(kind) = kinds.iter().position(|&kind| kind == genera[to]) {
            reached[from][kind] = true;
        }
    }
    for [zero, one, firm_zero, firm_one] in reached {
        match (zero && one, firm_zero && firm_one) {
            (true, false) => coverage.kind(BY_FICKLE_ONES),
            (false, true) => coverage.kind(BY_FIRM_ONES),
            _ => {}
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use exercise::testing;

    fn judge(input: impl AsRef<[u8]>, answer: impl AsRef<[u8]>) -> Result<(), String> {
        testing::judge::<Tame>(input, answer.as_ref())
    }

    /// The five positions of the document's mistake: e, x, y, v, t.
    const FIVE: &str = "5 6\n2 1\n3 1\n3 2\n4 3\n5 1\n5 4\n";

    #[test]
    fn the_counterexample_to_the_printed_theorem() {
        assert_eq!(testing::answer::<Tame>(FIVE), "0\n0 1\n1 0\n2 2\n0 0\n1 2\n");
        // With an arc to (1, 1) as well, and (c) holds; without the arc to e, too.
        assert!(testing::answer::<Tame>("6 7\n2 1\n3 1\n3 2\n4 3\n5 6\n5 4\n6 4\n").starts_with("1\n"));
    }

    #[test]
    fn says_what_is_wrong_with_an_answer() {
        for (answer, refusal) in [
            ("0 0 1 1 0 2 2 0 0 1 2", Ok(())),
            (
                "1 0 1 1 0 2 2 0 0 1 2",
                Err("the answer says that the game is tame, but vertex 5 has the values (1, 2)"),
            ),
            ("0 0 0 1 0 2 2 0 0 1 2", Err("vertex 1: g- is 0, but the vertex has no move, so it is 1")),
            ("0 1 1 1 0 2 2 0 0 1 2", Err("vertex 1: g+ is 1, but the vertex has no move, so it is 0")),
            (
                "0 0 1 1 0 2 1 0 0 1 2",
                Err("vertex 3: g- is 1, but 2 is the least number missing among its successors"),
            ),
            ("2 0 1 1 0 2 2 0 0 1 2", Err("line 1, column 1: the verdict on tameness = 2 is not in [0, 1]")),
            ("0 0 1 1 0 2 2 0 0 1 6", Err("vertex 5 (line 1, column 21): g- = 6 is not in [0, 5]")),
            ("0 0 1 1 0 2 2 0 0 1", Err("vertex 5: the answer ends where g- should be")),
        ] {
            assert_eq!(judge(FIVE, answer), refusal.map_err(String::from), "{answer}");
        }
    }

    #[test]
    fn a_tame_game_must_be_called_tame() {
        assert_eq!(judge("1 0\n", "1 0 1"), Ok(()));
        assert_eq!(
            judge("1 0\n", "0 0 1"),
            Err("the answer says that the game isn't tame, but every vertex is (0, 1), (1, 0) or (k, k)".into())
        );
    }
}
