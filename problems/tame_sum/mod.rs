//! Tokens on a tame graph in misère play: a move takes one token along an arc, and whoever cannot move wins.

use checkers::{Bound, ReadError, Reader, Refusal, Sentence, Tokens, Writer, say, strict::Mark};
use solutions::{
    graph_grundy::genera,
    tame::{Balance, Genus},
};

use crate::shared::{
    graph::{self, FROM, Graph, TO},
    reply,
};
use exercise::{
    Exercise, Outcomes,
    coverage::{Coverage, Feature},
    picture::Picture,
    play::AnyGame,
};

mod brute;
mod checker;
mod features;
#[cfg(test)]
mod further;
mod game;
mod generator;
mod pictures;
mod solution;

pub struct TameSum;

/// A graph all of whose vertices are tame, and the vertex of each token.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Position {
    pub graph: Graph,
    pub tokens: Vec<usize>,
}

/// A move: a token and where it goes, both counted from 0.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Step {
    pub token: usize,
    pub to: usize,
}

/// A winning move, or nothing if the position is lost.
pub type Reply = Option<Step>;

const N: Bound = Bound::new("n", 2, graph::N.max);
const M: Bound = Bound::new("m", 1, graph::M.max);
const K: Bound = Bound::new("k", 1, 100_000);
const TOKEN: Bound = Bound::new("x", 1, N.max).shown("x_i");

impl Position {
    /// Whether no token has a move.
    fn is_over(&self) -> bool {
        let mut holds = vec![false; self.graph.vertices];
        self.tokens.iter().for_each(|&vertex| holds[vertex] = true);
        !self.graph.arcs.iter().any(|&(from, _)| holds[from])
    }

    /// The genus of every vertex.
    fn genera(&self) -> Vec<Genus> {
        // The reader refuses cycles and the recipes make none.
        genera(self.graph.vertices, &self.graph.arcs).unwrap_or_default()
    }

    /// What decides who wins, from the genus of every vertex.
    fn balance(&self, genera: &[Genus]) -> Balance {
        Balance::of(self.tokens.iter().map(|&vertex| genera[vertex]))
    }

    /// The rule: whether a move is legal, and if not, why.
    fn allows(&self, Step { token, to }: Step) -> Result<(), Sentence> {
        let from = self.tokens[token];
        if self.graph.arcs.contains(&(from, to)) {
            return Ok(());
        }
        let (number, from, to) = (token + 1, from + 1, to + 1);
        Err(say!(
            vi "quân {number} ở đỉnh {from}, mà không có cung nào từ {from} đến {to}",
            en "token {number} is on vertex {from}, and no arc leads from {from} to {to}",
        ))
    }

    /// The position after a legal move.
    fn after(&self, Step { token, to }: Step) -> Position {
        let mut after = self.clone();
        after.tokens[token] = to;
        after
    }
}

impl Exercise for TameSum {
    type Input = Position;
    type Answer = Reply;

    const FOLDER: &'static str = "tame_sum";
    const BOUNDS: &'static [Bound] = &[N, M, K, FROM, TO, TOKEN];
    const FEATURES: &'static [Feature] = features::ALL;

    fn read(reader: &mut Reader) -> Result<Position, ReadError> {
        let sizes = graph::read_sizes(reader, [&N, &M])?;
        reader.space()?;
        let k: usize = reader.integer(&K)?;
        reader.end_line()?;
        let (graph, marks) = graph::read_marked_arcs(reader, sizes)?;
        refuse_wild(reader, &graph, &marks)?;
        let start = reader.mark();
        let tokens = read_tokens(reader, k, graph.vertices)?;
        let position = Position { graph, tokens };
        if position.is_over() {
            let message = say!(
                vi "ván chơi đã kết thúc: không quân nào còn nước đi",
                en "the game is over: no token has a move",
            );
            return Err(reader.error(start, message));
        }
        Ok(position)
    }

    fn write(Position { graph, tokens }: &Position, out: &mut Writer) {
        out.line([graph.vertices, graph.arcs.len(), tokens.len()]);
        graph::write_arcs(graph, out);
        out.integer_line(&tokens.iter().map(|vertex| vertex + 1).collect::<Vec<_>>());
    }

    fn read_answer(position: &Position, tokens: &mut Tokens) -> Result<Reply, Refusal> {
        reply::read(tokens, |tokens| {
            let i: usize = tokens.integer("i", 1..=position.tokens.len() as i128)?;
            let v: usize = tokens.integer("v", 1..=position.graph.vertices as i128)?;
            Ok(Step { token: i - 1, to: v - 1 })
        })
    }

    fn write_answer(reply: &Reply, out: &mut Writer) {
        reply::write(reply, out, |Step { token, to }, out| {
            out.value(token + 1).value(to + 1);
        });
    }

    fn cover(position: &Position, _: &Reply, coverage: &mut Coverage) {
        features::cover(position, coverage);
    }

    fn outcomes(reply: &Reply) -> Option<Outcomes> {
        reply::outcomes(&[*reply])
    }

    fn game() -> Option<&'static dyn AnyGame> {
        Some(&game::TokensOnGraph)
    }

    fn pictures() -> Vec<Picture> {
        pictures::all()
    }
}

/// Every vertex must be tame; the first that isn't is blamed.
fn refuse_wild(reader: &Reader, graph: &Graph, marks: &[Mark]) -> Result<(), ReadError> {
    let genera = genera(graph.vertices, &graph.arcs).unwrap_or_default();
    let Some(vertex) = genera.iter().position(|genus| !genus.is_tame()) else { return Ok(()) };
    let Genus { normal, misere } = genera[vertex];
    let message = say!(
        vi "đồ thị không thuần hoá: đỉnh {number} có g+ = {normal} và g- = {misere}",
        en "the graph isn't tame: vertex {number} has g+ = {normal} and g- = {misere}",
        number = vertex + 1,
    );
    Err(graph::blame(reader, &graph.arcs, marks, vertex, message))
}

fn read_tokens(reader: &mut Reader, k: usize, vertices: usize) -> Result<Vec<usize>, ReadError> {
    let mut tokens = Vec::with_capacity(k);
    for index in 0..k {
        if index > 0 {
            reader.space()?;
        }
        let mark = reader.mark();
        let vertex: usize = reader.integer(&TOKEN)?;
        if vertex > vertices {
            return Err(reader.error(mark, graph::beyond(&TOKEN, vertex, vertices)));
        }
        tokens.push(vertex - 1);
    }
    reader.end_line()?;
    Ok(tokens)
}

#[cfg(test)]
mod tests {
    use super::*;
    use exercise::testing;

    fn judge(input: &str, answer: &str) -> Result<(), String> {
        testing::judge::<TameSum>(input, answer.as_bytes())
    }

    /// The kit: 1 is (0, 1), 2 is (1, 0), 3 is (2, 2), 4 is (0, 0), 5 is (1, 1), 6 is (0, 1) with a move to 2.
    fn on_kit(tokens: &str) -> String {
        let k = tokens.split(' ').count();
        format!("6 6 {k}\n2 1\n3 1\n3 2\n4 3\n5 4\n6 2\n{tokens}\n")
    }

    #[test]
    fn values_0_and_1_are_fickle_or_firm() {
        for (tokens, lost) in [
            ("2", true),
            ("2 2", false),
            ("2 2 2", true),
            ("6", false),
            ("4", true),
            ("4 2", false),
            ("5 2", true),
            ("4 4", true),
            ("4 5", false),
            ("6 6 1", false),
            ("3 3", true),
            ("3", false),
        ] {
            assert_eq!(testing::answer::<TameSum>(&on_kit(tokens)) == "0\n", lost, "{tokens}");
        }
    }

    #[test]
    fn says_what_is_wrong_with_an_answer() {
        let won = "the move is legal, but it leaves the opponent a won position";
        for (tokens, answer, refusal) in [
            ("3", "1 1 1", format!("{won}: no token has a move, and whoever cannot move wins")),
            (
                "3 6 2",
                "1 1 2",
                format!(
                    "{won}: every token is on (0, 1) or (1, 0), and the nim-sum of the values g+ is 0, not 1"
                ),
            ),
            (
                "3 3 2",
                "1 1 1",
                format!(
                    "{won}: a token is neither on (0, 1) nor on (1, 0), and the nim-sum of the values g+ is 3, not 0"
                ),
            ),
            ("3 2", "0", "the answer is 0, but the position is won".into()),
            ("2", "1 1 1", "the position is lost, no move wins".into()),
            ("3 2", "1 2 3", "token 2 is on vertex 2, and no arc leads from 2 to 3".into()),
            ("3 2", "1 3 1", "line 1, column 3: i = 3 is not in [1, 2]".into()),
            ("3 2", "1 1 7", "line 1, column 5: v = 7 is not in [1, 6]".into()),
        ] {
            assert_eq!(judge(&on_kit(tokens), answer), Err(refusal), "{tokens}");
        }
        assert_eq!(judge(&on_kit("3"), "1 1 2"), Ok(()));
    }

    #[test]
    fn the_reader_refuses_a_wild_graph_and_a_game_that_is_over() {
        let read = testing::read::<TameSum>;
        assert_eq!(
            read("5 6 1\n2 1\n3 1\n3 2\n4 3\n5 1\n5 4\n4\n"),
            Err("line 6, column 1: the graph isn't tame: vertex 5 has g+ = 1 and g- = 2".into())
        );
        assert_eq!(
            read("3 1 2\n1 2\n3 2\n"),
            Err("line 3, column 1: the game is over: no token has a move".into())
        );
        assert_eq!(read("3 1 2\n1 2\n3 4\n"), Err("line 3, column 3: x = 4 is more than n = 3".into()));
        assert_eq!(read("3 1 2\n1 2\n3 1\n"), Ok(()));
    }
}
