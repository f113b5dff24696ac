//! 9.37 A Kuhn tree: the matrix of a game with chance and information sets, and its solution.

use checkers::{
    Bound, E18, Name, ReadError, Reader, Refusal, Sentence, Tokens, Writer, matrix_game::Solution,
    number::Number, say,
};

use crate::shared::{
    fraction::Fraction,
    linked_games::{write_spelled, write_spelled_solution},
    tree_shape::{KIND, NODE, read_child},
};
use exercise::{Exercise, Fact, laboratory::Laboratory, picture::Picture};

mod brute;
mod checker;
mod facts;
#[cfg(test)]
mod further;
mod generator;
mod laboratory;
mod pictures;
mod solution;
mod tree;

use tree::{Node, Tree, check_distribution};

pub struct GameTree;

const N: Bound = Bound::new("N", 1, 2000);
const PAYOFF: Bound = Bound::new("v", -1000, 1000);
const SET: Bound = Bound::new("h", 1, N.max - 1);
const CHOICES: Bound = Bound::new("k", 1, N.max - 1);
/// The root is nobody's child.
const CHILD: Bound = Bound::new("c", 2, N.max).shown("c_i");
const PROBABILITY: Bound = Bound::new("r", 0, 1).shown("r_i");
/// The common denominator of the probabilities at a chance node.
const D: Bound = Bound::new("D", 1, E18);
/// The pure strategies of the first player.
const ROWS: Bound = Bound::named(Name::new("số chiến lược của người thứ nhất", "rows"), 1, 16).shown("s_1");
/// The pure strategies of the second player.
const COLUMNS: Bound =
    Bound::named(Name::new("số chiến lược của người thứ hai", "columns"), 1, 16).shown("s_2");

/// An answer: the matrix of expected payoffs and its solution.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Analysis {
    matrix: Vec<Vec<Number>>,
    solution: Solution,
}

impl Exercise for GameTree {
    type Input = Tree;
    type Answer = Analysis;

    const FOLDER: &'static str = "bai9_37_game_tree";
    const BOUNDS: &'static [Bound] = &[N, PAYOFF, SET, CHOICES, CHILD, PROBABILITY, D, ROWS, COLUMNS];

    fn laboratory(tree: &Tree) -> Result<Laboratory, Sentence> {
        Ok(Laboratory::Tree(laboratory::tree(tree)))
    }

    fn facts() -> Vec<Fact> {
        facts::facts()
    }

    fn pictures() -> Vec<Picture> {
        pictures::pictures()
    }

    fn read(reader: &mut Reader) -> Result<Tree, ReadError> {
        let n: usize = reader.integer(&N)?;
        reader.end_line()?;
        let (mut nodes, mut marks) = (Vec::new(), Vec::new());
        for index in 0..n {
            reader.label(NODE, index + 1);
            marks.push(reader.mark());
            nodes.push(read_node(reader, n)?);
            reader.end_line()?;
        }
        let tree = Tree { nodes };
        if let Err(fault) = tree.check_shape().and_then(|()| tree.check_sets()) {
            reader.label(NODE, fault.node + 1);
            return Err(reader.error(marks[fault.node], fault.reason));
        }
        reader.unlabel();
        let (rows, columns) = tree.shape();
        for (bound, count) in [(&ROWS, rows), (&COLUMNS, columns)] {
            reader.count(bound, count, marks[0])?;
        }
        Ok(tree)
    }

    fn write(Tree { nodes }: &Tree, out: &mut Writer) {
        out.line([nodes.len()]);
        for node in nodes {
            match node {
                Node::Leaf(payoff) => {
                    out.value('L').value(payoff);
                }
                Node::Chance(branches) => {
                    out.value('C').value(branches.len());
                    for (child, probability) in branches {
                        out.value(child + 1).value(probability);
                    }
                }
                Node::Decision { player, set, children } => {
                    out.values([player + 1, set + 1, children.len()]);
                    out.values(children.iter().map(|child| child + 1));
                }
            }
            out.end_line();
        }
    }

    fn read_answer(tree: &Tree, tokens: &mut Tokens) -> Result<Analysis, Refusal> {
        let (rows, columns) = tree.shape();
        for (name, player, count) in [("s1", 1, rows), ("s2", 2, columns)] {
            let given: i128 = tokens.integer(name, 0..=E18)?;
            if given != count as i128 {
                let noun = if count == 1 { "strategy" } else { "strategies" };
                return Err(Refusal::new(say!(
                    vi "{name} = {given} là sai: người {player} có {count} chiến lược thuần tuý",
                    en "{name} = {given} is wrong: player {player} has {count} pure {noun}",
                )));
            }
        }
        let row = |i| (1..=columns).map(|j| tokens.number(entry(i, j))).collect();
        let matrix = (1..=rows).map(row).collect::<Result<_, _>>()?;
        Ok(Analysis { matrix, solution: Solution::read(tokens, rows, columns)? })
    }

    fn write_answer(Analysis { matrix, solution }: &Analysis, out: &mut Writer) {
        out.line([matrix.len(), matrix.first().map_or(0, Vec::len)]);
        matrix.iter().for_each(|row| write_spelled(row, out));
        write_spelled_solution(solution, out);
    }
}

/// What messages call an entry of the matrix.
fn entry(i: usize, j: usize) -> Sentence {
    say!(vi "phần tử ({i}, {j})", en "entry ({i}, {j})")
}

/// One node of a tree of `n`, up to the end of its line.
fn read_node(reader: &mut Reader, n: usize) -> Result<Node, ReadError> {
    let kind = reader.one_of(KIND, &["L", "C", "1", "2"])?;
    reader.space()?;
    match kind {
        0 => Ok(Node::Leaf(reader.integer(&PAYOFF)?)),
        1 => {
            let start = reader.mark();
            let count: usize = reader.integer(&CHOICES)?;
            let read_branch = |_| {
                reader.space()?;
                let child = read_child(reader, &CHILD, n)?;
                reader.space()?;
                Ok((child, Fraction::read(reader, &PROBABILITY, &D)?))
            };
            let branches = (0..count).map(read_branch).collect::<Result<Vec<_>, _>>()?;
            let probabilities: Vec<Fraction> = branches.iter().map(|&(_, probability)| probability).collect();
            let unit = check_distribution(&probabilities).map_err(|reason| reader.error(start, reason))?;
            reader.count(&D, unit, start)?;
            Ok(Node::Chance(branches))
        }
        _ => {
            let set: usize = reader.integer(&SET)?;
            reader.space()?;
            let count: usize = reader.integer(&CHOICES)?;
            let read_choice = |_| {
                reader.space()?;
                read_child(reader, &CHILD, n)
            };
            let children = (0..count).map(read_choice).collect::<Result<_, _>>()?;
            Ok(Node::Decision { player: kind - 2, set: set - 1, children })
        }
    }
}

#[cfg(test)]
mod tests;
