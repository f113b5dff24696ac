//! The picture of the statement: the graph of the first sample, its tokens and the genus of each vertex.

use solutions::graph_grundy::genera;

use crate::shared::graph_picture::{RADIUS, arrow};
use exercise::{
    document::Lang,
    picture::{Anchor, Picture, Point, Svg},
};

/// The pictures of the texts.
pub fn all() -> Vec<Picture> {
    vec![Picture::worded("tokens", draw)]
}

/// The arcs of the first sample, vertices counted from 0.
pub const SAMPLE: &[(usize, usize)] = &[(1, 0), (2, 0), (2, 1), (3, 2), (4, 3), (5, 1), (6, 0), (6, 3), (6, 4)];

/// The vertices of its tokens.
pub const TOKENS: [usize; 3] = [6, 5, 0];

/// Where the vertices lie.
const PLACES: [Point; 7] = [
    (470.0, 124.0),
    (350.0, 190.0),
    (350.0, 64.0),
    (230.0, 64.0),
    (120.0, 64.0),
    (200.0, 190.0),
    (40.0, 140.0),
];

fn draw(lang: Lang) -> Svg {
    let title = match lang {
        Lang::Vietnamese => "Đồ thị của ví dụ thứ nhất; ba đỉnh 7, 6 và 1 có quân được tô đậm",
        Lang::English => {
            "The graph of the first example; the three vertices 7, 6 and 1, which hold tokens, are dark"
        }
    };
    let mut svg = Svg::new(540.0, 240.0, title);
    for &(from, to) in SAMPLE {
        arrow(&mut svg, PLACES[from], PLACES[to]);
    }
    for (vertex, genus) in genera(PLACES.len(), SAMPLE).unwrap_or_default().into_iter().enumerate() {
        let (x, y) = PLACES[vertex];
        let (shade, class) = if TOKENS.contains(&vertex) { ("s7", "on-dark") } else { ("s2", "") };
        svg.disc((x, y), RADIUS, shade);
        svg.text((x, y + 4.5), Anchor::Middle, class, vertex + 1);
        let below = if y > 130.0 { RADIUS + 16.0 } else { -RADIUS - 8.0 };
        svg.text((x, y + below), Anchor::Middle, "small", format!("({}, {})", genus.normal, genus.misere));
    }
    svg
}
