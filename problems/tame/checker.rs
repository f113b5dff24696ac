//! The checker: every value must be the least number missing among those of the successors, but for the ends, and the
//! verdict must be what the values say. On an acyclic graph only the right values have this property.

use checkers::{Refusal, Sentence, say};
use solutions::{grundy::Mex, tame::Genus};

use super::{Answer, Tame};
use crate::shared::graph::{Graph, VERTEX};
use exercise::Checker;

impl Checker for Tame {
    fn check(graph: &Graph, answer: &Answer, _: &Answer) -> Result<(), Refusal> {
        let mut arcs = graph.arcs.clone();
        arcs.sort_unstable();
        let mut rest = &arcs[..];
        let mut reached = Mex::new();
        for (vertex, &genus) in answer.genera.iter().enumerate() {
            let own;
            (own, rest) = rest.split_at(rest.partition_point(|arc| arc.0 == vertex));
            for (name, at_the_end, value, of) in [
                ("g+", 0, genus.normal, (|genus| genus.normal) as fn(Genus) -> u64),
                ("g-", 1, genus.misere, |genus| genus.misere),
            ] {
                reached.clear();
                // Values are at most n, see `read_answer`.
                own.iter().for_each(|&(_, to)| reached.insert(of(answer.genera[to]) as u32));
                let right = if own.is_empty() { at_the_end } else { reached.get().into() };
                if value != right {
                    return Err(Refusal::at(VERTEX, vertex + 1, wrong(name, value, right, own.is_empty())));
                }
            }
        }
        verdict(answer).map_err(Refusal::new)
    }
}

fn wrong(name: &str, value: u64, right: u64, is_end: bool) -> Sentence {
    if is_end {
        return say!(
            vi "{name} in ra là {value}, nhưng đỉnh này không có cung đi ra nên phải bằng {right}",
            en "{name} is {value}, but the vertex has no move, so it is {right}",
        );
    }
    say!(
        vi "{name} in ra là {value}, nhưng {right} mới là số tự nhiên nhỏ nhất không có mặt trong giá trị của \
            các đỉnh đi tới được",
        en "{name} is {value}, but {right} is the least number missing among its successors",
    )
}

/// The values are right; is the verdict?
fn verdict(Answer { tame, genera }: &Answer) -> Result<(), Sentence> {
    let wild = genera.iter().position(|genus| !genus.is_tame());
    match (tame, wild) {
        (true, Some(vertex)) => {
            let Genus { normal, misere } = genera[vertex];
            let vertex = vertex + 1;
            Err(say!(
                vi "kết quả cho là trò chơi thuần hoá, nhưng đỉnh {vertex} có chi ({normal}, {misere})",
                en "the answer says that the game is tame, but vertex {vertex} has the values ({normal}, {misere})",
            ))
        }
        (false, None) => Err(say!(
            vi "kết quả cho là trò chơi không thuần hoá, nhưng mọi đỉnh đều là (0, 1), (1, 0) hoặc (k, k)",
            en "the answer says that the game isn't tame, but every vertex is (0, 1), (1, 0) or (k, k)",
        )),
        _ => Ok(()),
    }
}
