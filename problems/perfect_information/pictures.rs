//! The picture of the editorial: the tree of the first sample with the values of its nodes and the choices that are made.

use checkers::Reader;
use solutions::{
    extensive_game::Player,
    perfect_information::{Node, solve},
};

use super::{PerfectInformation, Tree};
use crate::shared::tree_picture::{self, Mover, leaf, legend, node, places};
use exercise::{
    Exercise,
    document::Lang,
    picture::{Anchor, Picture, Point, Svg},
};

/// The pictures of the texts.
pub fn all() -> Vec<Picture> {
    vec![
        Picture::worded("tree", |lang| drawn(lang, false)),
        Picture::worded("values", |lang| drawn(lang, true)),
    ]
}

const SAMPLE: &str = include_str!("samples/01.inp");
const CORNER: Point = (52.0, 36.0);
const STEP: Point = (74.0, 84.0);

fn sample() -> Tree {
    // Samples are valid inputs, or `verify` fails.
    PerfectInformation::read(&mut Reader::new(SAMPLE.as_bytes())).unwrap_or(vec![Node::Leaf(0)])
}

/// The tree with the numbers of its nodes; if `solved`, also with values, and the choices as thick lines.
fn drawn(lang: Lang, solved: bool) -> Svg {
    let nodes = sample();
    let children: Vec<Vec<usize>> = nodes.iter().map(|node| node.children().to_vec()).collect();
    let places = places(&children, CORNER, STEP);
    let (width, height) = tree_picture::size(&places, CORNER);
    let mut svg = Svg::new(width, height + 34.0, title(lang, solved));
    let (values, choices) = solve(&nodes);
    for (parent, below) in children.iter().enumerate() {
        for (choice, &child) in below.iter().enumerate() {
            svg.line(
                places[parent],
                places[child],
                if solved && choice == choices[parent] { "b" } else { "faint" },
            );
        }
    }
    for (index, what) in nodes.iter().enumerate() {
        put(&mut svg, what, places[index], index + 1, solved.then_some(values[index]));
    }
    let [first, second] = [lang.say("người 1", "player 1"), lang.say("người 2", "player 2")];
    legend(&mut svg, (CORNER.0, height + 8.0), &[(Mover::First, first, 120.0), (Mover::Second, second, 120.0)]);
    svg
}

fn title(lang: Lang, solved: bool) -> &'static str {
    match solved {
        false => lang.say("Cây của ví dụ thứ nhất", "The tree of the first example"),
        true => lang.say(
            "Cây của ví dụ thứ nhất: giá trị của các nút và lựa chọn tại mỗi nút",
            "The tree of the first example: the values of the nodes and the choice at each",
        ),
    }
}

/// A node with its number on the left, and its value on the right where there is one.
fn put(svg: &mut Svg, what: &Node, (x, y): Point, number: usize, value: Option<i64>) {
    match what {
        Node::Leaf(payoff) => {
            svg.disc((x, y), 13.0, "fill-page");
            leaf(svg, (x, y - 12.0), payoff);
            svg.text((x, y + 22.0), Anchor::Middle, "small", format!("({number})"));
        }
        Node::Decision { player, .. } => {
            node(svg, (x, y), if *player == Player::First { Mover::First } else { Mover::Second });
            svg.text((x - 20.0, y - 8.0), Anchor::End, "small", format!("({number})"));
            if let Some(value) = value {
                svg.text((x + 20.0, y - 6.0), Anchor::Start, "", value);
            }
        }
    }
}
