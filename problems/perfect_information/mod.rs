//! A game tree without chance and with full information: its value and a saddle point in pure strategies.

use checkers::{Bound, Name, ReadError, Reader, Refusal, Sentence, Tokens, Writer};
use solutions::{extensive_game::Player, perfect_information::Node};

use crate::shared::tree_shape::{KIND, NODE, check_shape, read_child};
use exercise::{
    Exercise,
    coverage::{Coverage, Feature},
    laboratory::Laboratory,
    picture::Picture,
};

mod brute;
mod checker;
mod generator;
mod laboratory;
mod pictures;
mod solution;

pub struct PerfectInformation;

/// The nodes of a tree, the root first. They count from 0 here, from 1 in files.
pub type Tree = Vec<Node>;

/// An answer: the value, and for each node that is not a leaf a choice, counted from 0.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Saddle {
    value: i64,
    choices: Vec<usize>,
}

impl Saddle {
    /// The choices, one for each node; leaves have choice 0, which means nothing.
    fn at_nodes(&self, nodes: &Tree) -> Vec<usize> {
        let mut choices = vec![0; nodes.len()];
        for ((node, _), &choice) in decisions(nodes).zip(&self.choices) {
            choices[node] = choice;
        }
        choices
    }
}

/// The nodes that are not leaves, in order of number, with their children.
fn decisions(nodes: &Tree) -> impl Iterator<Item = (usize, &[usize])> {
    nodes.iter().map(Node::children).enumerate().filter(|(_, children)| !children.is_empty())
}

const N: Bound = Bound::new("N", 1, 200_000);
const PAYOFF: Bound = Bound::new("v", -1_000_000_000, 1_000_000_000);
const CHOICES: Bound = Bound::new("k", 1, N.max - 1);
/// The root is nobody's child.
const CHILD: Bound = Bound::new("c", 2, N.max).shown("c_i");

/// What messages call a choice of an answer.
const CHOICE: Name = Name::new("lựa chọn", "the choice");

impl Exercise for PerfectInformation {
    type Input = Tree;
    type Answer = Saddle;

    const FOLDER: &'static str = "perfect_information";
    const BOUNDS: &'static [Bound] = &[N, PAYOFF, CHOICES, CHILD];
    const FEATURES: &'static [Feature] = &[
        Feature::Kind(ALONE),
        Feature::Kind(POSITIVE),
        Feature::Kind(NEGATIVE),
        Feature::Kind(ZERO),
        Feature::Lengths { name: NUMBER, least: 1, most: 18, except: &[] },
    ];

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
        if let Err(fault) = check_shape(n, |node| nodes[node].children().iter().copied()) {
            reader.label(NODE, fault.node + 1);
            return Err(reader.error(marks[fault.node], fault.reason));
        }
        reader.unlabel();
        Ok(nodes)
    }

    fn write(nodes: &Tree, out: &mut Writer) {
        out.line([nodes.len()]);
        for node in nodes {
            match node {
                Node::Leaf(payoff) => {
                    out.value('L').value(payoff);
                }
                Node::Decision { player, children } => {
                    out.values([1 + usize::from(*player == Player::Second), children.len()]);
                    out.values(children.iter().map(|child| child + 1));
                }
            }
            out.end_line();
        }
    }

    fn read_answer(nodes: &Tree, tokens: &mut Tokens) -> Result<Saddle, Refusal> {
        let value = tokens.integer("V", PAYOFF.min..=PAYOFF.max)?;
        let mut choices = Vec::new();
        for (node, children) in decisions(nodes) {
            tokens.label(NODE, node + 1);
            let choice: usize = tokens.integer(CHOICE, 1..=children.len() as i128)?;
            choices.push(choice - 1);
        }
        Ok(Saddle { value, choices })
    }

    fn write_answer(Saddle { value, choices }: &Saddle, out: &mut Writer) {
        out.line([value]);
        if !choices.is_empty() {
            out.line(choices.iter().map(|choice| choice + 1));
        }
    }

    fn cover(nodes: &Tree, Saddle { value, choices }: &Saddle, coverage: &mut Coverage) {
        if nodes.len() == 1 {
            coverage.kind(ALONE);
        }
        coverage.kind(match value.signum() {
            1 => POSITIVE,
            0 => ZERO,
            _ => NEGATIVE,
        });
        for choice in choices {
            coverage.number(NUMBER, *choice as u128 + 1);
        }
    }

    fn laboratory(nodes: &Tree) -> Result<Laboratory, Sentence> {
        Ok(Laboratory::Tree(laboratory::tree(nodes)))
    }

    fn pictures() -> Vec<Picture> {
        pictures::all()
    }
}

const ALONE: &str = "a leaf that is the whole tree";
const POSITIVE: &str = "a positive value";
const NEGATIVE: &str = "a negative value";
const ZERO: &str = "the value 0";
const NUMBER: &str = "number of a choice";

/// One node of a tree of `n`, up to the end of its line.
fn read_node(reader: &mut Reader, n: usize) -> Result<Node, ReadError> {
    let kind = reader.one_of(KIND, &["L", "1", "2"])?;
    reader.space()?;
    if kind == 0 {
        return Ok(Node::Leaf(reader.integer(&PAYOFF)?));
    }
    let count: usize = reader.integer(&CHOICES)?;
    let read_choice = |_| {
        reader.space()?;
        read_child(reader, &CHILD, n)
    };
    let children = (0..count).map(read_choice).collect::<Result<_, _>>()?;
    Ok(Node::Decision { player: if kind == 1 { Player::First } else { Player::Second }, children })
}

#[cfg(test)]
mod tests {
    use super::*;
    use exercise::testing;

    const SAMPLE: &str = include_str!("samples/01.inp");

    fn judge(input: &str, answer: &str) -> Result<(), String> {
        testing::judge::<PerfectInformation>(input, answer)
    }

    #[test]
    fn what_a_player_never_comes_to_may_be_anything() {
        // Node 7 lies behind node 4, which player 1 does not choose.
        assert_eq!(judge(SAMPLE, "4 2 3 1 2 1"), Ok(()));
        assert_eq!(judge(SAMPLE, "4\n2\n3\n1\n2\n2\n"), Ok(()));
        // In the second sample -5 would do for player 1, too, if player 2 went there.
        let second = include_str!("samples/02.inp");
        assert_eq!(judge(second, "-8 1 2 2"), Ok(()));
    }

    #[test]
    fn says_where_the_opponent_leads() {
        for (answer, verdict) in [
            ("5 2 3 1 2 2", "V = 5 is wrong, it is 4"),
            (
                "4 1 3 1 2 2",
                "the choices of player 1 do not secure 4: player 2 can lead play to leaf 12, where player 1 gets \
                 only 3",
            ),
            (
                "4 2 3 1 1 2",
                "the choices of player 1 do not secure 4: player 2 can lead play to leaf 9, where player 1 gets \
                 only 2",
            ),
            (
                "4 2 1 1 2 2",
                "the choices of player 2 do not hold the opponent to 4: player 1 can lead play to leaf 5, where player 2 \
                 pays 6",
            ),
            (
                "4 2 3 2 2 2",
                "the choices of player 2 do not hold the opponent to 4: player 1 can lead play to leaf 8, where player 2 \
                 pays 7",
            ),
            ("4 2 3 1 2", "node 7: the answer ends where the choice should be"),
            ("4 2 4 1 2 2", "node 2 (line 1, column 5): the choice = 4 is not in [1, 3]"),
            ("4 0 3 1 2 2", "node 1 (line 1, column 3): the choice = 0 is not in [1, 2]"),
            ("4.0 2 3 1 2 2", "line 1, column 1: V should be an integer, found \"4.0\""),
            ("4 2 3 1 2 2 1", "line 1, column 13: the answer should end here, found \"1\""),
        ] {
            assert_eq!(judge(SAMPLE, answer), Err(verdict.into()));
        }
    }

    #[test]
    fn a_leaf_alone_leaves_nothing_to_choose() {
        assert_eq!(testing::answer::<PerfectInformation>("1\nL -7\n"), "-7\n");
        assert!(judge("1\nL -7\n", "-7 1").is_err());
    }
}
