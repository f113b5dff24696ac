//! The values on a board.

use solutions::euclid::value;

use exercise::{
    document::Lang,
    picture::{Board, Picture, Svg},
};

pub fn pictures() -> Vec<Picture> {
    vec![Picture::worded("values", values)]
}

/// How many columns and rows the board has.
const COUNT: usize = 22;

/// The outcomes of single pairs, with the rays of slope φ and 1/φ.
fn values(lang: Lang) -> Svg {
    let title = match lang {
        Lang::Vietnamese => {
            "Các cặp có giá trị 0 (đậm) nằm giữa hai tia có hệ số góc φ và 1/φ, trừ đường chéo; các cặp giá trị 1 nhạt hơn"
        }
        Lang::English => {
            "The pairs of value 0 (dark) lie between the rays of slope φ and 1/φ, without the diagonal; those of value 1 are lighter"
        }
    };
    let board = Board { corner: (34.0, 30.0), side: 18.0, count: COUNT };
    let mut svg = Svg::new(474.0, 466.0, title);
    board.draw(&mut svg, 3, |a, b| match (a, b, value((a as u64, b as u64))) {
        (0, _, _) | (_, 0, _) => "s1",
        (_, _, 0) => "s7",
        (_, _, 1) => "s4",
        _ => "s1",
    });
    board.name_axes(&mut svg, ("a", "b"));
    let golden = (1.0 + 5f64.sqrt()) / 2.0;
    let far = COUNT as f64 - 0.5;
    svg.curve([board.centre(0.0, 0.0), board.centre(far / golden, far)], "b", true);
    svg.curve([board.centre(0.0, 0.0), board.centre(far, far / golden)], "b", true);
    svg
}
