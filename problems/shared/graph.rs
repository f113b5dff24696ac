//! Acyclic graphs as several exercises read them: vertices are positions, arcs are moves.

use checkers::{Bound, Name, ReadError, Reader, Sentence, Writer, say, strict::Mark};
use solutions::graph_grundy::{first_repeated, sinks_first};

/// Positions and moves. Vertices count from 0 here, from 1 in files.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Graph {
    pub vertices: usize,
    pub arcs: Vec<(usize, usize)>,
}

pub const N: Bound = Bound::new("n", 1, 200_000);
pub const M: Bound = Bound::new("m", 0, 500_000);
pub const FROM: Bound = Bound::new("u", 1, N.max);
pub const TO: Bound = Bound::new("v", 1, N.max);

/// What messages call the parts of the files.
const ARC: Name = Name::new("cung", "arc");
pub const VERTEX: Name = Name::new("đỉnh", "vertex");

/// Reads the numbers of vertices and arcs under their bounds; what else their line says is for the exercise to read.
pub fn read_sizes(reader: &mut Reader, [n, m]: [&Bound; 2]) -> Result<(usize, usize), ReadError> {
    let vertices = reader.integer(n)?;
    reader.space()?;
    Ok((vertices, reader.integer(m)?))
}

/// Reads so many arcs, a line each, and refuses what is no acyclic graph.
pub fn read_arcs(reader: &mut Reader, sizes: (usize, usize)) -> Result<Graph, ReadError> {
    Ok(read_marked_arcs(reader, sizes)?.0)
}

/// [`read_arcs`], and where each arc is, for [`blame`].
pub fn read_marked_arcs(
    reader: &mut Reader,
    (vertices, m): (usize, usize),
) -> Result<(Graph, Vec<Mark>), ReadError> {
    let (mut arcs, mut marks) = (Vec::new(), Vec::new());
    for index in 0..m {
        reader.label(ARC, index + 1);
        marks.push(reader.mark());
        arcs.push(read_arc(reader, vertices)?);
    }
    reader.unlabel();
    refuse_repeated_arcs(reader, vertices, &arcs, &marks)?;
    refuse_cycles(reader, vertices, &arcs, &marks)?;
    Ok((Graph { vertices, arcs }, marks))
}

/// An error about a vertex, at the first arc that leaves it.
pub fn blame(
    reader: &Reader,
    arcs: &[(usize, usize)],
    marks: &[Mark],
    vertex: usize,
    message: Sentence,
) -> ReadError {
    let leaves = arcs.iter().position(|arc| arc.0 == vertex);
    let mark = leaves.map_or_else(|| reader.mark(), |index| marks[index]);
    reader.error(mark, message)
}

/// Writes the arcs, so that [`read_arcs`] gives them back.
pub fn write_arcs(graph: &Graph, out: &mut Writer) {
    out.rows(graph.arcs.iter().map(|(from, to)| [from + 1, to + 1]));
}

/// What is wrong with a vertex that the graph does not have; `bound` has its name.
pub fn beyond(bound: &Bound, vertex: usize, vertices: usize) -> Sentence {
    let name = bound.called();
    say!(
        vi "{name} = {vertex} lớn hơn n = {vertices}",
        en "{name} = {vertex} is more than n = {vertices}";
        name
    )
}

fn read_arc(reader: &mut Reader, vertices: usize) -> Result<(usize, usize), ReadError> {
    let start = reader.mark();
    let mut ends = [0; 2];
    for (place, bound) in [FROM, TO].iter().enumerate() {
        if place > 0 {
            reader.space()?;
        }
        let mark = reader.mark();
        ends[place] = reader.integer(bound)?;
        if ends[place] > vertices {
            return Err(reader.error(mark, beyond(bound, ends[place], vertices)));
        }
    }
    let [from, to] = ends;
    if from == to {
        return Err(
            reader.error(start, say!(vi "cung {from} {to} là một khuyên", en "the arc {from} {to} is a loop"))
        );
    }
    reader.end_line()?;
    Ok((from - 1, to - 1))
}

fn refuse_repeated_arcs(
    reader: &Reader,
    vertices: usize,
    arcs: &[(usize, usize)],
    marks: &[Mark],
) -> Result<(), ReadError> {
    let Some(index) = first_repeated(vertices, arcs) else { return Ok(()) };
    let (from, to) = arcs[index];
    let message = say!(
        vi "cung {from} {to} đã có ở trên, không được lặp lại",
        en "the arc {from} {to} stands here again",
        from = from + 1,
        to = to + 1,
    );
    Err(reader.error(marks[index], message))
}

fn refuse_cycles(
    reader: &Reader,
    vertices: usize,
    arcs: &[(usize, usize)],
    marks: &[Mark],
) -> Result<(), ReadError> {
    let Err(vertex) = sinks_first(vertices, arcs) else { return Ok(()) };
    let message = say!(
        vi "đồ thị có chu trình: đỉnh {vertex} nằm trên một chu trình",
        en "the graph is not acyclic: vertex {vertex} lies on a cycle",
        vertex = vertex + 1,
    );
    Err(blame(reader, arcs, marks, vertex, message))
}
