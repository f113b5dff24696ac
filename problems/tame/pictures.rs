//! The picture of the editorial: the graph of the first sample with the genus of each vertex.

use solutions::graph_grundy::genera;

use crate::shared::graph_picture::{RADIUS, arrow};
use exercise::{
    document::Lang,
    picture::{Anchor, Picture, Point, Svg},
};

/// The pictures of the texts.
pub fn all() -> Vec<Picture> {
    vec![Picture::worded("genera", draw)]
}

/// The arcs of the first sample, vertices counted from 0.
pub const SAMPLE: &[(usize, usize)] =
    &[(4, 2), (4, 3), (2, 3), (0, 4), (1, 0), (5, 3), (5, 0), (6, 2), (6, 3), (6, 4)];

/// Where its vertices lie.
const PLACES: [Point; 7] =
    [(340.0, 64.0), (450.0, 64.0), (40.0, 50.0), (40.0, 198.0), (230.0, 124.0), (340.0, 198.0), (110.0, 124.0)];

fn draw(lang: Lang) -> Svg {
    let title = match lang {
        Lang::Vietnamese => {
            "Đồ thị của ví dụ thứ nhất: chi của mỗi đỉnh; đỉnh duy nhất không thuần hoá được tô khác màu"
        }
        Lang::English => {
            "The graph of the first example: the genus of each vertex; the only one that isn't tame has another colour"
        }
    };
    let mut svg = Svg::new(480.0, 250.0, title);
    for &(from, to) in SAMPLE {
        arrow(&mut svg, PLACES[from], PLACES[to]);
    }
    for (vertex, genus) in genera(PLACES.len(), SAMPLE).unwrap_or_default().into_iter().enumerate() {
        let (x, y) = PLACES[vertex];
        let (shade, class) = if genus.is_tame() { ("s2", "") } else { ("s7", "on-dark") };
        svg.disc((x, y), RADIUS, shade);
        svg.text((x, y + 4.5), Anchor::Middle, class, vertex + 1);
        let below = if y > 150.0 { RADIUS + 16.0 } else { -RADIUS - 8.0 };
        svg.text((x, y + below), Anchor::Middle, "small", format!("({}, {})", genus.normal, genus.misere));
    }
    svg
}
