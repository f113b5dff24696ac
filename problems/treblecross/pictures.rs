//! A row with its safe cells.

use exercise::{
    document::Lang,
    picture::{Anchor, Picture, Svg},
};

use super::solution::safe;

pub fn pictures() -> Vec<Picture> {
    vec![Picture::worded("safe", row)]
}

/// Sixteen cells with an X in cell 11: safe cells are shaded.
fn row(lang: Lang) -> Svg {
    let title = match lang {
        Lang::Vietnamese => {
            "Hàng mười sáu ô có X ở ô 11; các ô an toàn, từ 1 đến 8 và từ 14 đến 16, được tô đậm"
        }
        Lang::English => {
            "A row of sixteen cells with an X in cell 11; the safe cells, 1 to 8 and 14 to 16, are shaded"
        }
    };
    let cells: Vec<bool> = (1..=16).map(|cell| cell == 11).collect();
    let side = 34.0;
    let mut svg = Svg::new(side * cells.len() as f64 + 20.0, 74.0, title);
    for (cell, (&marked, safe)) in cells.iter().zip(safe(&cells)).enumerate() {
        let x = 10.0 + side * cell as f64;
        svg.rectangle((x, 10.0), (side, side), if safe { "s3 faint" } else { "fill-page faint" });
        if marked {
            let (near, far) = (side * 0.22, side * 0.78);
            svg.curve([(x + near, 10.0 + near), (x + far, 10.0 + far)], "b", false);
            svg.curve([(x + far, 10.0 + near), (x + near, 10.0 + far)], "b", false);
        }
        svg.text((x + side / 2.0, 62.0), Anchor::Middle, "small", cell + 1);
    }
    svg
}
