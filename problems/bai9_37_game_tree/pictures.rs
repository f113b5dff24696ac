//! The trees of the samples, and the first of them with the pairs of plans that come to each leaf.

use checkers::Reader;
use solutions::extensive_game::pure_strategies;

use super::{
    GameTree,
    tree::{Node, Tree},
};
use crate::shared::tree_picture;
use exercise::{
    Exercise,
    document::Lang,
    picture::{Anchor, Picture, Point, Svg},
};

pub fn pictures() -> Vec<Picture> {
    vec![
        Picture::worded("tree1", |lang| {
            drawn(
                SAMPLES[0],
                lang.say(
                    "Cây của ví dụ thứ nhất: may rủi, rồi các tập thông tin 1.1, 2.1 và 2.2, mỗi tập có hai nút",
                    "The tree of the first example: chance, then the sets 1.1, 2.1 and 2.2, two nodes each",
                ),
            )
        }),
        Picture::worded("tree2", |lang| {
            drawn(
                SAMPLES[1],
                lang.say(
                    "Cây của ví dụ thứ hai: người 1 biết may rủi đã rẽ về đâu, người 2 chỉ biết người 1 chọn gì",
                    "The tree of the second example: player 1 knows what chance did, player 2 what player 1 did",
                ),
            )
        }),
        Picture::worded("tree3", |lang| {
            drawn(
                SAMPLES[2],
                lang.say(
                    "Cây của ví dụ thứ ba: tập 1.1 có một nút nằm dưới nút kia",
                    "The tree of the third example: one node of the set 1.1 lies below the other",
                ),
            )
        }),
        Picture::worded("rectangles", rectangles),
    ]
}

const SAMPLES: [&str; 3] =
    [include_str!("samples/01.inp"), include_str!("samples/02.inp"), include_str!("samples/03.inp")];

fn sample(text: &str) -> Tree {
    // Samples are valid inputs, or `verify` and the tests of the house fail.
    GameTree::read(&mut Reader::new(text.as_bytes())).unwrap_or(Tree { nodes: vec![Node::Leaf(0)] })
}

/// From one leaf to the next, and from one level to the next.
const STEP: Point = (66.0, 92.0);
const RADIUS: f64 = 16.0;
/// The middle of the first leaf's column and of the root's level.
const CORNER: Point = (44.0, 34.0);

/// The colours of the sets: those of the first player first.
const COLOURS: [&str; 4] = ["b", "a", "c", "d"];

/// A tree in its places.
struct Layout<'a> {
    tree: &'a Tree,
    places: Vec<Point>,
}

impl Layout<'_> {
    fn of(tree: &Tree) -> Layout<'_> {
        let children: Vec<Vec<usize>> = tree.nodes.iter().map(|node| node.children().collect()).collect();
        Layout { tree, places: tree_picture::places(&children, CORNER, STEP) }
    }

    fn draw(&self, svg: &mut Svg) {
        for (index, node) in self.tree.nodes.iter().enumerate() {
            for child in node.children() {
                svg.line(self.places[index], self.places[child], "ink");
            }
        }
        for (colour, nodes) in self.sets() {
            for pair in nodes.windows(2) {
                svg.curve(bow(self.places[pair[0]], self.places[pair[1]]), colour, true);
            }
        }
        for (index, node) in self.tree.nodes.iter().enumerate() {
            for (branch, child) in node.children().enumerate() {
                let words = match node {
                    Node::Chance(branches) => branches[branch].1.to_string(),
                    _ => (branch + 1).to_string(),
                };
                let (from, to) = (self.places[index], self.places[child]);
                // Beside the edge, on its outer side.
                let side = if to.0 < from.0 { -1.0 } else { 1.0 };
                let wide = 5.0 + 3.5 * words.len() as f64;
                let place = ((from.0 + to.0) / 2.0 + side * wide, (from.1 + to.1) / 2.0);
                svg.disc((place.0, place.1 - 4.0), 7.0, "fill-page");
                svg.text(place, Anchor::Middle, "small", words);
            }
        }
        for (index, node) in self.tree.nodes.iter().enumerate() {
            let place = self.places[index];
            let word = match node {
                Node::Leaf(payoff) => {
                    svg.disc(place, 14.0, "fill-page");
                    svg.text(
                        (place.0, place.1 + 5.0),
                        Anchor::Middle,
                        "",
                        payoff.to_string().replace('-', "−"),
                    );
                    continue;
                }
                Node::Chance(_) => {
                    svg.disc(place, RADIUS, "fill-ink");
                    "C".to_string()
                }
                Node::Decision { player, set, .. } => {
                    svg.disc(place, RADIUS, &format!("fill-{}", self.colour(*player, *set)));
                    format!("{}.{}", player + 1, set + 1)
                }
            };
            svg.text((place.0, place.1 + 5.0), Anchor::Middle, "on-dark", word);
        }
    }

    fn colour(&self, player: usize, set: usize) -> &'static str {
        let before = if player == 0 { 0 } else { self.tree.choices(0).len() };
        COLOURS[(before + set) % COLOURS.len()]
    }

    /// The nodes of each information set from left to right, and its colour.
    fn sets(&self) -> Vec<(&'static str, Vec<usize>)> {
        let mut sets = Vec::new();
        for player in 0..2 {
            for set in 0..self.tree.choices(player).len() {
                let belongs = |node: &Node| matches!(node, Node::Decision { player: p, set: s, .. } if (*p, *s) == (player, set));
                let mut nodes: Vec<usize> =
                    (0..self.places.len()).filter(|&node| belongs(&self.tree.nodes[node])).collect();
                nodes.sort_by(|&a, &b| self.places[a].0.total_cmp(&self.places[b].0));
                sets.push((self.colour(player, set), nodes));
            }
        }
        sets
    }
}

/// A line from one place to another that bows upwards, or to the right if they lie above each other.
fn bow(from: Point, to: Point) -> impl Iterator<Item = Point> {
    let (dx, dy) = (to.0 - from.0, to.1 - from.1);
    // A right angle to the way from left to right points up.
    let control = ((from.0 + to.0) / 2.0 + 0.3 * dy, (from.1 + to.1) / 2.0 - 0.3 * dx);
    (0..=24).map(move |step| {
        let t = f64::from(step) / 24.0;
        let mix = |a: f64, b: f64, c: f64| (1.0 - t) * (1.0 - t) * a + 2.0 * t * (1.0 - t) * b + t * t * c;
        (mix(from.0, control.0, to.0), mix(from.1, control.1, to.1))
    })
}

fn drawn(text: &str, title: &str) -> Svg {
    let tree = sample(text);
    let layout = Layout::of(&tree);
    let (width, height) = tree_picture::size(&layout.places, CORNER);
    let mut svg = Svg::new(width, height, title);
    layout.draw(&mut svg);
    svg
}

/// The first tree, and under each leaf the matrix with the entries that it adds to.
fn rectangles(lang: Lang) -> Svg {
    let tree = sample(SAMPLES[0]);
    let layout = Layout::of(&tree);
    let (rows, columns) = tree.shape();
    let (width, height) = tree_picture::size(&layout.places, CORNER);
    let title = lang.say(
        "Cây của ví dụ thứ nhất; dưới mỗi lá là các ô của ma trận mà lá ấy góp vào",
        "The tree of the first example; under each leaf the entries of the matrix that it adds to",
    );
    let mut svg = Svg::new(width, height + 96.0, title);
    layout.draw(&mut svg);
    const SIDE: f64 = 11.0;
    for (leaf, reached) in pairs(&tree) {
        let x = layout.places[leaf].0 - SIDE * columns as f64 / 2.0;
        for (i, row) in reached.iter().enumerate() {
            for (j, &comes) in row.iter().enumerate() {
                let corner = (x + SIDE * j as f64, height + 4.0 + SIDE * i as f64);
                svg.rectangle(corner, (SIDE - 1.0, SIDE - 1.0), if comes { "s7" } else { "s1" });
            }
        }
    }
    let words = lang.say(
        "trong mỗi bảng nhỏ: hàng là chiến lược của người 1, cột là chiến lược của người 2",
        "in each small table: rows are strategies of player 1, columns those of player 2",
    );
    let below = height + 4.0 + SIDE * rows as f64;
    svg.text((width / 2.0, below + 30.0), Anchor::Middle, "", words);
    svg
}

/// For every leaf, which pairs of plans come there.
fn pairs(tree: &Tree) -> Vec<(usize, Vec<Vec<bool>>)> {
    let plans = [0, 1].map(|player| pure_strategies(&tree.choices(player)));
    let mut comes = vec![vec![vec![false; plans[1].len()]; plans[0].len()]; tree.nodes.len()];
    for (i, first) in plans[0].iter().enumerate() {
        for (j, second) in plans[1].iter().enumerate() {
            let mut open = vec![0];
            while let Some(node) = open.pop() {
                match &tree.nodes[node] {
                    Node::Leaf(_) => comes[node][i][j] = true,
                    Node::Chance(branches) => open.extend(branches.iter().map(|&(child, _)| child)),
                    Node::Decision { player, set, children } => {
                        open.push(children[[first, second][*player][*set]]);
                    }
                }
            }
        }
    }
    let is_leaf = |&(node, _): &(usize, Vec<Vec<bool>>)| matches!(tree.nodes[node], Node::Leaf(_));
    comes.into_iter().enumerate().filter(is_leaf).collect()
}
