//! The parts of a picture of a game tree: nodes with those who move there, branches, information sets, leaves.

use std::{f64::consts::PI, fmt::Display};

use exercise::picture::{Anchor, Point, Svg};

const RADIUS: f64 = 15.0;
/// Half the width of the outline around an information set.
const MARGIN: f64 = 23.0;

/// Who moves at a node.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Mover {
    First,
    Second,
    Chance,
}

impl Mover {
    /// The colour of the node and the sign in it.
    fn look(self) -> (&'static str, &'static str) {
        match self {
            Mover::First => ("fill-b", "I"),
            Mover::Second => ("fill-a", "II"),
            Mover::Chance => ("fill-faint", "N"),
        }
    }
}

/// Where the nodes of a tree lie, the root being node 0: leaves side by side, a parent above the middle of its children.
/// The first leaf and the root lie beside the two sides of the `corner`, one leaf and one level further is a `step`.
pub fn places(children: &[Vec<usize>], corner: Point, step: Point) -> Vec<Point> {
    let mut layout = Layout { children, step, places: vec![corner; children.len()], next: corner.0 };
    layout.put(0, corner.1);
    layout.places
}

struct Layout<'a> {
    children: &'a [Vec<usize>],
    step: Point,
    places: Vec<Point>,
    /// Where the next leaf lies.
    next: f64,
}

impl Layout<'_> {
    /// Puts a node and all below it.
    fn put(&mut self, node: usize, height: f64) {
        let children = &self.children[node];
        for &child in children {
            self.put(child, height + self.step.1);
        }
        let x = match (children.first(), children.last()) {
            (Some(&first), Some(&last)) => (self.places[first].0 + self.places[last].0) / 2.0,
            _ => self.next,
        };
        if children.is_empty() {
            self.next += self.step.0;
        }
        self.places[node] = (x, height);
    }
}

/// How large a picture of these places is with the same margin on all sides.
pub fn size(places: &[Point], margin: Point) -> (f64, f64) {
    places.iter().fold(margin, |size, place| (size.0.max(place.0 + margin.0), size.1.max(place.1 + margin.1)))
}

/// Draws a node. It hides the ends of the branches that were drawn before it.
pub fn node(svg: &mut Svg, (x, y): Point, mover: Mover) {
    let (class, sign) = mover.look();
    svg.disc((x, y), RADIUS, class).text((x, y + 4.5), Anchor::Middle, "on-dark", sign);
}

/// Draws a branch with words beside its middle, on the side that leads away from the tree's axis: left of a branch
/// that goes down to the left, right of any other.
pub fn branch(svg: &mut Svg, from: Point, to: Point, words: impl Display) {
    svg.line(from, to, "ink");
    let (x, y) = ((from.0 + to.0) / 2.0, (from.1 + to.1) / 2.0);
    if to.0 < from.0 {
        svg.text((x - 8.0, y), Anchor::End, "", words);
    } else {
        svg.text((x + 8.0, y), Anchor::Start, "", words);
    }
}

/// Draws what is paid at the end of a branch.
pub fn leaf(svg: &mut Svg, (x, y): Point, payoff: impl Display) {
    svg.text((x, y + 17.0), Anchor::Middle, "", payoff);
}

/// Draws a dashed line around two nodes of one height, the left one first: whoever moves there cannot tell them apart.
pub fn information_set(svg: &mut Svg, left: Point, right: Point) {
    let turn = |(x, y): Point, from: f64| {
        (0..=12).map(move |step| {
            let angle = from + PI * f64::from(step) / 12.0;
            (x + MARGIN * angle.cos(), y + MARGIN * angle.sin())
        })
    };
    let mut outline: Vec<Point> = turn(left, PI / 2.0).chain(turn(right, -PI / 2.0)).collect();
    outline.push(outline[0]);
    svg.curve(outline, "faint", true);
}

/// Draws a line that says who the signs in the nodes stand for, beginning at a point.
pub fn legend(svg: &mut Svg, start: Point, names: &[(Mover, &str, f64)]) {
    let (mut x, y) = start;
    for &(mover, name, width) in names {
        node(svg, (x + RADIUS, y), mover);
        svg.text((x + 2.0 * RADIUS + 6.0, y + 4.5), Anchor::Start, "small", name);
        x += width;
    }
}
