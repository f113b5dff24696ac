//! The picture of the statement: a row of turtles before and after a move.

use std::f64::consts::PI;

use super::{Row, Turn};
use exercise::{
    document::Lang,
    picture::{Anchor, Picture, Svg},
};

/// The pictures of the texts.
pub fn all() -> Vec<Picture> {
    vec![Picture::worded("turtles", turtles)]
}

/// The row of the book before and after the move (10, 9).
fn turtles(lang: Lang) -> Svg {
    let (title, before, after) = match lang {
        Lang::Vietnamese => ("Hàng mười con rùa trước và sau nước đi (10, 9)", "trước", "sau"),
        Lang::English => ("Ten turtles before and after the move (10, 9)", "before", "after"),
    };
    let Turn { x, y } = Turn { x: 10, y: 9 };
    let mut row = Row { standing: [3, 4, 6, 8, 10].iter().fold(vec![false; 10], stand) };
    let mut svg = Svg::new(680.0, 176.0, title);
    for (line, name) in [before, after].into_iter().enumerate() {
        let ground = 56.0 + 86.0 * line as f64;
        svg.text((8.0, ground - 8.0), Anchor::Start, "", name);
        svg.line((58.0, ground), (674.0, ground), "faint");
        for (index, &stands) in row.standing.iter().enumerate() {
            let place = index + 1;
            let middle = 88.0 + 62.0 * index as f64;
            turtle(&mut svg, (middle, ground), stands);
            svg.text((middle, ground + 18.0), Anchor::Middle, "small", place);
            if [x, y].contains(&place) {
                svg.line((middle - 10.0, ground + 23.0), (middle + 10.0, ground + 23.0), "b");
            }
        }
        row.turn(x);
        row.turn(y);
    }
    svg
}

fn stand(mut standing: Vec<bool>, place: &usize) -> Vec<bool> {
    standing[place - 1] = true;
    standing
}

/// A turtle on the ground: on its feet with the shell above, or on its back with the feet in the air.
fn turtle(svg: &mut Svg, (x, ground): (f64, f64), stands: bool) {
    // Upwards as seen by the turtle, from the side on which its feet are.
    let (feet, up, class) = if stands { (ground, -1.0, "c") } else { (ground - 26.0, 1.0, "b") };
    let at = |right: f64, height: f64| (x + right, feet + up * height);
    let shell = (0..=16).map(|step| {
        let angle = PI * f64::from(step) / 16.0;
        at(-19.0 * angle.cos(), 6.0 + 20.0 * angle.sin())
    });
    svg.curve(shell.chain([at(-19.0, 6.0)]), class, false);
    for foot in [-11.0, 11.0] {
        svg.curve(
            [at(foot - 3.0, 6.0), at(foot - 3.0, 0.0), at(foot + 3.0, 0.0), at(foot + 3.0, 6.0)],
            class,
            false,
        );
    }
    let (head, height) = at(-24.0, 11.0);
    svg.disc((head, height), 5.0, if stands { "fill-c" } else { "fill-b" });
}
