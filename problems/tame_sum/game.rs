//! The game to play: the graph as a table, a row for each vertex with its tokens and the arcs that leave it.

use checkers::{Sentence, say};
use generators::TestRng;
use solutions::{
    graph_grundy::genera,
    tame::{Balance, Genus},
};

use crate::shared::grown_graph::small_tame;
use exercise::play::{
    Block, Drawing, Game, Look, Move, Part, TableRow,
    text::{halves, joined, number, numbers},
};

/// Tokens on a tame graph.
pub struct TokensOnGraph;

/// A position: for each vertex those that arcs lead to, ascending, and the vertex of each token, all counted from 0.
#[derive(Clone, Debug, PartialEq, Eq, Hash)]
pub struct Played {
    successors: Vec<Vec<usize>>,
    tokens: Vec<usize>,
}

/// The most vertices, arcs and tokens that are shown.
const MOST_VERTICES: u64 = 12;
const MOST_ARCS: usize = 40;
const MOST_TOKENS: usize = 6;

/// The parts of a row: the vertex, its tokens, its arcs.
const PARTS: usize = 16;
const TOKENS: usize = 1;
const FIRST_ARC: usize = 2;

fn part(vertex: usize, place: usize) -> u16 {
    (vertex * PARTS + place) as u16
}

impl Played {
    fn genera(&self) -> Vec<Genus> {
        let arcs = self.successors.iter().enumerate();
        let arcs: Vec<(usize, usize)> =
            arcs.flat_map(|(from, to)| to.iter().map(move |&to| (from, to))).collect();
        // `read` refuses cycles.
        genera(self.successors.len(), &arcs).unwrap_or_default()
    }

    fn balance(&self, genera: &[Genus]) -> Balance {
        Balance::of(self.tokens.iter().map(|&vertex| genera[vertex]))
    }

    fn count(&self, vertex: usize) -> usize {
        self.tokens.iter().filter(|&&token| token == vertex).count()
    }
}

/// The two ends of an arc, `from,to` counted from 1.
fn read_arc(word: &str, n: u64) -> Result<(usize, usize), Sentence> {
    let (from, to) = halves(word, ',')?;
    Ok((number(from, &(1..=n))? as usize - 1, number(to, &(1..=n))? as usize - 1))
}

impl Game for TokensOnGraph {
    type Position = Played;

    fn misere(&self, _: &Played) -> bool {
        true
    }

    fn read(&self, text: &str) -> Result<Played, Sentence> {
        let (n, rest) = halves(text, '-')?;
        let (arcs, tokens) = halves(rest, '-')?;
        let n = number(n, &(2..=MOST_VERTICES))?;
        let mut arcs: Vec<(usize, usize)> =
            arcs.split('.').map(|word| read_arc(word, n)).collect::<Result<_, _>>()?;
        arcs.sort_unstable();
        arcs.dedup();
        if arcs.len() > MOST_ARCS {
            return Err(
                say!(vi "chỉ vẽ được nhiều nhất {MOST_ARCS} cung", en "at most {MOST_ARCS} arcs can be shown"),
            );
        }
        let tokens = numbers(tokens, 1..=MOST_TOKENS, 1..=n)?.into_iter().map(|vertex| vertex as usize - 1);
        let mut tokens: Vec<usize> = tokens.collect();
        tokens.sort_unstable();
        if !genera(n as usize, &arcs).is_ok_and(|genera| genera.iter().all(|genus| genus.is_tame())) {
            return Err(say!(
                vi "đồ thị có chu trình hoặc không thuần hoá",
                en "the graph has a cycle, or it isn't tame",
            ));
        }
        let mut successors = vec![Vec::new(); n as usize];
        arcs.into_iter().for_each(|(from, to)| successors[from].push(to));
        Ok(Played { successors, tokens })
    }

    fn write(&self, Played { successors, tokens }: &Played) -> String {
        let arcs = successors.iter().enumerate();
        let arcs = arcs.flat_map(|(from, to)| to.iter().map(move |to| format!("{},{}", from + 1, to + 1)));
        let (arcs, tokens) = (joined(arcs, "."), joined(tokens.iter().map(|vertex| vertex + 1), "."));
        format!("{}-{arcs}-{tokens}", successors.len())
    }

    fn moves(&self, position: &Played) -> Vec<Move<Played>> {
        let mut moves = Vec::new();
        for (from, successors) in position.successors.iter().enumerate() {
            let Some(token) = position.tokens.iter().position(|&token| token == from) else { continue };
            for (place, &to) in successors.iter().enumerate() {
                let mut after = position.clone();
                after.tokens[token] = to;
                after.tokens.sort_unstable();
                let (from_name, to_name) = (from + 1, to + 1);
                moves.push(Move {
                    touches: vec![part(from, FIRST_ARC + place)],
                    name: say!(vi "đẩy một quân từ {from_name} đến {to_name}", en "push a token from {from_name} to {to_name}"),
                    to: after,
                });
            }
        }
        moves
    }

    fn is_lost(&self, position: &Played) -> bool {
        position.balance(&position.genera()).is_lost()
    }

    fn value(&self, _: &Played) -> Option<u64> {
        None
    }

    fn why(&self, position: &Played) -> Vec<Block> {
        let genera = position.genera();
        let row = |&vertex: &usize| {
            let (number, Genus { normal, misere }) = (vertex + 1, genera[vertex]);
            TableRow {
                name: say!(vi "quân ở đỉnh {number}", en "token on {number}"),
                cells: vec![normal.to_string(), misere.to_string()],
                strong: false,
            }
        };
        let caption = say!(vi "Hai giá trị của đỉnh có quân", en "The values of the vertices with tokens");
        let values: Vec<(Sentence, u64)> = position
            .tokens
            .iter()
            .map(|&vertex| (Sentence::symbol((vertex + 1).to_string()), genera[vertex].normal))
            .collect();
        vec![
            Block::Table {
                caption,
                head: vec!["g+".into(), "g-".into()],
                rows: position.tokens.iter().map(row).collect(),
            },
            Block::xor(&values),
            Block::say(outcome(position.balance(&genera))),
        ]
    }

    fn draw(&self, position: &Played) -> Drawing {
        let row = |(vertex, successors): (usize, &Vec<usize>)| {
            let (number, count) = (vertex + 1, position.count(vertex));
            let mut row = vec![
                Part {
                    id: part(vertex, 0),
                    look: Look::Cell,
                    text: number.to_string(),
                    name: say!(vi "đỉnh {number}", en "vertex {number}"),
                },
                Part {
                    id: part(vertex, TOKENS),
                    look: if count > 0 { Look::Counter } else { Look::Room },
                    text: if count > 0 { count.to_string() } else { String::new() },
                    name: say!(vi "số quân ở đỉnh {number}: {count}", en "tokens on vertex {number}: {count}"),
                },
            ];
            row.extend(successors.iter().enumerate().map(|(place, to)| {
                let to = to + 1;
                Part {
                    id: part(vertex, FIRST_ARC + place),
                    look: Look::Cell,
                    text: format!("→{to}"),
                    name: say!(vi "cung từ {number} đến {to}", en "arc from {number} to {to}"),
                }
            }));
            row
        };
        let rows = position.successors.iter().enumerate().map(row).collect();
        Drawing::Board { rows, across: Vec::new(), down: Vec::new() }
    }

    fn changes(&self, position: &Played, made: &Move<Played>) -> Option<Vec<u16>> {
        let (from, place) =
            made.touches.first().map(|&id| (usize::from(id) / PARTS, usize::from(id) % PARTS))?;
        let to = position.successors[from].get(place - FIRST_ARC)?;
        Some(vec![part(from, TOKENS), part(*to, TOKENS)])
    }

    fn refuse(&self, _: &Played, touched: &[u16]) -> Sentence {
        let (vertex, place) =
            touched.last().map_or((0, 0), |&id| (usize::from(id) / PARTS, usize::from(id) % PARTS));
        let number = vertex + 1;
        if place >= FIRST_ARC {
            return say!(vi "không có quân nào ở đỉnh {number}", en "there is no token on vertex {number}");
        }
        say!(vi "hãy chạm vào một cung: →3 đẩy một quân từ đỉnh ở đầu hàng đến đỉnh 3", en "touch an arc: →3 pushes a token from the vertex at the beginning of the row to vertex 3")
    }

    fn rules(&self) -> Sentence {
        say!(vi "Mỗi hàng là một đỉnh, số quân đang ở đó và các cung đi ra. Chạm vào một cung để đẩy một quân theo cung ấy. Ai đến lượt mà không đi được thì thắng.", en "Each row is a vertex, the number of tokens on it and the arcs that leave it. Touch an arc to push a token along it. Whoever cannot move wins.")
    }

    fn random(&self, rng: &mut TestRng) -> Played {
        let grown = small_tame(rng, 9);
        let graph = grown.renamed(rng);
        let mut successors = vec![Vec::new(); graph.vertices.max(2)];
        graph.arcs.iter().for_each(|&(from, to)| successors[from].push(to));
        successors.iter_mut().for_each(|to| to.sort_unstable());
        let mut tokens: Vec<usize> = (0..rng.size(2, 4)).map(|_| rng.size(0, successors.len() - 1)).collect();
        tokens.sort_unstable();
        Played { successors, tokens }
    }
}

fn outcome(balance: Balance) -> Sentence {
    match (balance.firm, balance.is_lost(), balance.sum) {
        (0, true, _) => {
            say!(vi "Mọi quân đều ở đỉnh (0, 1) hoặc (1, 0), và tổng Nim bằng 1: người sắp đi thua.", en "All tokens are on (0, 1) or (1, 0), and the nim-sum is 1: whoever moves loses.")
        }
        (0, false, _) => {
            say!(vi "Mọi quân đều ở đỉnh (0, 1) hoặc (1, 0): hãy để lại tổng Nim bằng 1.", en "All tokens are on (0, 1) or (1, 0): leave the nim-sum 1.")
        }
        (_, true, _) => {
            say!(vi "Có quân ở đỉnh khác (0, 1) và (1, 0), và tổng Nim bằng 0: người sắp đi thua.", en "A token is neither on (0, 1) nor on (1, 0), and the nim-sum is 0: whoever moves loses.")
        }
        (_, false, sum) => {
            say!(vi "Có quân ở đỉnh khác (0, 1) và (1, 0), và tổng Nim bằng {sum}: hãy để lại tổng Nim bằng 0, hoặc bằng 1 nếu sau đó mọi quân đều ở đỉnh (0, 1) hoặc (1, 0).", en "A token is neither on (0, 1) nor on (1, 0), and the nim-sum is {sum}: leave the nim-sum 0, or 1 if afterwards all tokens are on (0, 1) or (1, 0).")
        }
    }
}

#[cfg(test)]
mod tests {
    use super::TokensOnGraph;
    use crate::{
        shared::play::testing::{agrees, same_rules},
        tame_sum::TameSum,
    };
    use exercise::play::text::joined;

    /// A kit and two vertices above it.
    const START: &str = "8-2,1.3,1.3,2.4,3.5,4.6,2.7,1.7,4.7,5.8,3.8,6.8,2-8.7.5";

    #[test]
    fn the_theory_is_what_a_search_finds() {
        agrees(&TokensOnGraph, [START, "8-2,1.3,1.3,2.4,3.5,4.6,2.7,1.7,4.7,5.8,3.8,6.8,2-8.8.6.7"]);
    }

    #[test]
    fn moves_are_those_of_the_exercise() {
        same_rules::<TameSum, _>(
            &TokensOnGraph,
            START,
            |position| {
                let arcs: Vec<String> = position
                    .successors
                    .iter()
                    .enumerate()
                    .flat_map(|(from, to)| to.iter().map(move |to| format!("{} {}\n", from + 1, to + 1)))
                    .collect();
                let over = position.tokens.iter().all(|&vertex| position.successors[vertex].is_empty());
                // Of tokens on the same vertex the game moves one, whichever.
                let alike = position.tokens.windows(2).any(|pair| pair[0] == pair[1]);
                let tokens = joined(position.tokens.iter().map(|vertex| vertex + 1), " ");
                let sizes = format!("{} {} {}", position.successors.len(), arcs.len(), position.tokens.len());
                (!over && !alike).then(|| format!("{sizes}\n{}{tokens}\n", arcs.concat()))
            },
            |before, one| {
                let (vertex, place) = (usize::from(one.touches[0]) / 16, usize::from(one.touches[0]) % 16 - 2);
                let token = before.tokens.iter().position(|&token| token == vertex).unwrap();
                format!("1 {} {}", token + 1, before.successors[vertex][place] + 1)
            },
        );
    }
}
