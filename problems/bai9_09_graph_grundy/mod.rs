//! 9.9 The Sprague–Grundy value of every vertex of an acyclic graph.

use checkers::{Bound, Name, ReadError, Reader, Refusal, Tokens, Writer};

use crate::shared::graph::{self, FROM, Graph, M, N, TO, VERTEX};
use exercise::{
    Exercise, Outcomes,
    coverage::{self, Feature},
    picture::Picture,
};

mod brute;
mod checker;
#[cfg(test)]
mod further;
mod generator;
mod pictures;
mod solution;

pub struct GraphGrundy;

/// What messages call a number of an answer.
const VALUE: Name = Name::new("giá trị", "the value");

impl Exercise for GraphGrundy {
    type Input = Graph;
    type Answer = Vec<u64>;

    const FOLDER: &'static str = "bai9_09_graph_grundy";
    const BOUNDS: &'static [Bound] = &[N, M, FROM, TO];
    const FEATURES: &'static [Feature] =
        &[Feature::Lengths { name: coverage::NUMBERS, least: 0, most: 10, except: &[] }];

    fn read(reader: &mut Reader) -> Result<Graph, ReadError> {
        let sizes = graph::read_sizes(reader, [&N, &M])?;
        reader.end_line()?;
        graph::read_arcs(reader, sizes)
    }

    fn write(graph: &Graph, out: &mut Writer) {
        out.line([graph.vertices, graph.arcs.len()]);
        graph::write_arcs(graph, out);
    }

    fn read_answer(graph: &Graph, tokens: &mut Tokens) -> Result<Vec<u64>, Refusal> {
        tokens.integer_each(VERTEX, graph.vertices, |_| VALUE, 0..=graph.vertices as i128)
    }

    fn write_answer(values: &Vec<u64>, out: &mut Writer) {
        out.integer_line(values);
    }

    fn outcomes(values: &Vec<u64>) -> Option<Outcomes> {
        Some(Outcomes::count(values.iter().map(|&value| value > 0)))
    }

    fn pictures() -> Vec<Picture> {
        pictures::all()
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use exercise::testing;
    use solutions::graph_grundy::sinks_first;

    fn read(input: &[u8]) -> Result<(), String> {
        testing::read::<GraphGrundy>(input)
    }

    fn judge(input: &[u8], answer: &[u8]) -> Result<(), String> {
        testing::judge::<GraphGrundy>(input, answer)
    }

    #[test]
    fn the_reader_refuses_what_is_no_acyclic_graph() {
        for (input, error) in [
            (&b"3 1\n2 2\n"[..], "line 2, column 1: arc 1: the arc 2 2 is a loop"),
            (b"3 1\n1 4\n", "line 2, column 3: arc 1: v = 4 is more than n = 3"),
            (b"3 1\n4 1\n", "line 2, column 1: arc 1: u = 4 is more than n = 3"),
            (b"3 3\n1 2\n1 3\n1 2\n", "line 4, column 1: the arc 1 2 stands here again"),
            (b"2 2\n1 2\n2 1\n", "line 2, column 1: the graph is not acyclic: vertex 1 lies on a cycle"),
            (
                b"4 4\n4 1\n1 2\n2 3\n3 1\n",
                "line 4, column 1: the graph is not acyclic: vertex 2 lies on a cycle",
            ),
            (
                b"3 2\n1 2\n",
                "line 3, column 1: arc 2: expected u (an integer in [1, 200000]), but the file ends",
            ),
        ] {
            assert_eq!(read(input), Err(error.into()));
        }
        assert_eq!(read(b"1 0\n"), Ok(()));
    }

    #[test]
    fn says_which_vertex_is_wrong() {
        // 1 → 2 → 3 and 1 → 3.
        let graph = b"3 3\n1 2\n1 3\n2 3\n";
        for (answer, verdict) in [
            (&b"2 1 0"[..], Ok(())),
            (b"2\n1\n0\n", Ok(())),
            (b"3 1 0", Err("vertex 1: the value is 3, but 2 is the least number missing among its successors")),
            (b"0 2 1", Err("vertex 2: the value is 2, but 0 is the least number missing among its successors")),
            (b"2 1 1", Err("vertex 1: the value is 2, but 0 is the least number missing among its successors")),
            (b"2 1", Err("vertex 3: the answer ends where the value should be")),
            (b"2 1 0 0", Err("line 1, column 7: the answer should end here, found \"0\"")),
            (b"4 1 0", Err("vertex 1 (line 1, column 1): the value = 4 is not in [0, 3]")),
        ] {
            assert_eq!(judge(graph, answer), verdict.map_err(String::from));
        }
    }

    #[test]
    fn the_worked_example_of_the_editorial() {
        assert_eq!(sinks_first(5, pictures::SAMPLE), Ok(vec![4, 3, 1, 2, 0]));
        let lines: String =
            pictures::SAMPLE.iter().map(|(from, to)| format!("{} {}\n", from + 1, to + 1)).collect();
        assert_eq!(testing::answer::<GraphGrundy>(&format!("5 6\n{lines}")), "2 0 0 1 0\n");
        assert_eq!(testing::answer::<GraphGrundy>("3 2\n1 2\n2 3\n"), "0 1 0\n");
    }

    #[test]
    fn the_largest_value_is_999() {
        let arcs_for = |value: i128| value * (value + 1) / 2;
        assert!(arcs_for(999) <= M.max && arcs_for(1000) > M.max);
        let arcs: Vec<(usize, usize)> =
            (0..1000).flat_map(|from| (0..from).map(move |to| (from, to))).collect();
        assert_eq!(arcs.len() as i128, arcs_for(999));
        assert_eq!(solutions::graph_grundy::values(1000, &arcs).unwrap().into_iter().max(), Some(999));
    }
}
