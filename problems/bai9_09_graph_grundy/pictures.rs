//! The picture of the editorial: the graph of the first sample with the values of its vertices.

use solutions::graph_grundy::{sinks_first, values};

use crate::shared::graph_picture::{RADIUS, arrow};
use exercise::{
    document::Lang,
    picture::{Anchor, Picture, Point, Svg},
};

/// The pictures of the texts.
pub fn all() -> Vec<Picture> {
    vec![Picture::worded("graph", graph)]
}

/// The arcs of the first sample, vertices counted from 0.
pub const SAMPLE: &[(usize, usize)] = &[(0, 1), (0, 2), (1, 3), (2, 3), (0, 3), (3, 4)];

/// Where the vertices lie.
const PLACES: [Point; 5] = [(60.0, 116.0), (190.0, 56.0), (190.0, 176.0), (320.0, 116.0), (450.0, 116.0)];

/// Vertices with their numbers, their values and their places in the order in which they are settled.
fn graph(lang: Lang) -> Svg {
    let (title, turn) = match lang {
        Lang::Vietnamese => ("Đồ thị của ví dụ thứ nhất: giá trị g và thứ tự tính của mỗi đỉnh", "lượt"),
        Lang::English => ("The graph of the first example: value g and turn of each vertex", "turn"),
    };
    let mut svg = Svg::new(510.0, 232.0, title);
    for &(from, to) in SAMPLE {
        arrow(&mut svg, PLACES[from], PLACES[to]);
    }
    let values = values(PLACES.len(), SAMPLE).unwrap_or_default();
    for (place, vertex) in sinks_first(PLACES.len(), SAMPLE).unwrap_or_default().into_iter().enumerate() {
        let (x, y) = PLACES[vertex];
        svg.disc((x, y), RADIUS, "s2");
        svg.text((x, y + 4.5), Anchor::Middle, "", vertex + 1);
        let below = if y > 130.0 { RADIUS + 16.0 } else { -RADIUS - 20.0 };
        svg.text((x, y + below), Anchor::Middle, "", format!("g = {}", values[vertex]));
        svg.text((x, y + below + 14.0), Anchor::Middle, "small", format!("{turn} {}", place + 1));
    }
    svg
}
