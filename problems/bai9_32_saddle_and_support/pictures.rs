//! The strategies of the second player in the book's game as points of a triangle.

use dashu_ratio::RBig;

use super::facts::{corners, formula};
use exercise::{
    document::Lang,
    picture::{Anchor, Picture, Point, Svg},
};

pub fn pictures() -> Vec<Picture> {
    vec![Picture::worded("triangle", triangle)]
}

/// The places of the pure strategies.
const CORNERS: [Point; 3] = [(130.0, 300.0), (290.0, 40.0), (450.0, 300.0)];

/// Where a mixed strategy lies: the mean of the corners with its weights.
fn place(q: &[RBig]) -> Point {
    q.iter().zip(CORNERS).fold((0.0, 0.0), |(x, y), (weight, corner)| {
        let weight = weight.to_f64().value();
        (x + weight * corner.0, y + weight * corner.1)
    })
}

fn triangle(lang: Lang) -> Svg {
    let title = lang.say(
        "Các chiến lược của người thứ hai trong trò chơi của sách: tam giác, bên trong là tứ giác các chiến lược tối ưu, \
         bên ngoài là điểm mà công thức với ma trận nghịch đảo cho",
        "The second player's strategies in the book's game: a triangle, in it the quadrilateral of optimal strategies, \
         outside it the point that the formula with the inverse gives",
    );
    let mut svg = Svg::new(580.0, 350.0, title);
    svg.curve(CORNERS.into_iter().chain([CORNERS[0]]), "ink", false);
    let names = ["1", "2", "3"].map(|number| format!("{} {number}", lang.say("cột", "column")));
    let below = |(x, y): Point| (x, y + 24.0);
    svg.text(below(CORNERS[0]), Anchor::Middle, "", &names[0]);
    svg.text((CORNERS[1].0, CORNERS[1].1 - 12.0), Anchor::Middle, "", &names[1]);
    svg.text(below(CORNERS[2]), Anchor::Middle, "", &names[2]);
    let optimal = corners().map(|corner| place(&corner));
    svg.curve(optimal.into_iter().chain([optimal[0]]), "a", false);
    for point in optimal {
        svg.disc(point, 4.0, "fill-a");
    }
    let words = ["(0, 0, 1)", "(0, 2/3, 1/3)", "(1/4, 3/4, 0)", "(1/3, 2/3, 0)"];
    let shifts = [(12.0, -4.0), (12.0, 4.0), (-14.0, 9.0), (-12.0, 16.0)];
    for ((point, word), (right, down)) in optimal.into_iter().zip(words).zip(shifts) {
        let anchor = if right > 0.0 { Anchor::Start } else { Anchor::End };
        svg.text((point.0 + right, point.1 + down), anchor, "small", word);
    }
    svg.text(
        (280.0, 262.0),
        Anchor::Middle,
        "small",
        lang.say("tứ giác: mọi chiến lược tối ưu", "quadrilateral: all optimal strategies"),
    );
    let outside = place(&formula());
    svg.disc(outside, 4.0, "fill-b");
    let words = lang.say("công thức cho", "the formula's point");
    svg.text((outside.0 - 10.0, outside.1 - 26.0), Anchor::End, "small", words);
    svg.text((outside.0 - 10.0, outside.1 - 10.0), Anchor::End, "small", "(2/5, 4/5, −1/5)");
    svg
}

#[cfg(test)]
mod tests {
    use checkers::number::rational;

    use super::*;

    #[test]
    fn the_labels_are_the_corners_and_the_point_of_the_formula() {
        let written = |q: &[RBig]| {
            let parts: Vec<String> = q.iter().map(|weight| weight.to_string().replace('-', "−")).collect();
            format!("({})", parts.join(", "))
        };
        let drawn = triangle(Lang::English).file();
        for q in corners() {
            assert!(drawn.contains(&format!(">{}<", written(&q))), "{}", written(&q));
        }
        assert!(drawn.contains(&format!(">{}<", written(&formula()))));
        assert_eq!(place(&[rational(0, 1), rational(1, 1), rational(0, 1)]), CORNERS[1]);
    }
}
