//! The book's game: what each row gets in each column, on average, and at worst.

use solutions::matrix_game::solve_rational;

use super::facts::{BELIEF, book};
use crate::shared::matrix_games::rationals;
use exercise::{
    document::Lang,
    picture::{Anchor, Frame, Picture, Svg},
};

pub fn pictures() -> Vec<Picture> {
    vec![Picture::worded("rows", rows)]
}

fn rows(lang: Lang) -> Svg {
    let title = lang.say(
        "Ba hàng của trò chơi trong sách: số tiền ở từng cột, trung bình khi gặp q, và giá trị của trò chơi",
        "The three rows of the book's game: the payoff in each column, the average against q, and the value",
    );
    let (row_word, average_word, value_word) = match lang {
        Lang::Vietnamese => ("hàng", "trung bình", "giá trị V"),
        Lang::English => ("row", "average", "value V"),
    };
    let game = book();
    let mut svg = Svg::new(620.0, 300.0, title);
    let frame = Frame { corner: (70.0, 50.0), size: (520.0, 190.0), x: (-2.0, 10.0), y: (0.0, 3.0) };
    let marks = (-2..=10).step_by(2).map(|payoff| (f64::from(payoff), payoff.to_string().replace('-', "−")));
    let names = (lang.say("số tiền người thứ nhất nhận", "payoff to the first player"), "");
    frame.axes(&mut svg, names, marks, []);
    let value = solve_rational(&rationals(&game)).value.to_f64().value();
    svg.curve([frame.at(value, 0.0), frame.at(value, 3.0)], "c", true);
    let (x, y) = frame.at(value, 3.0);
    svg.text((x, y - 8.0), Anchor::Middle, "small", value_word);
    for (index, row) in game.iter().enumerate() {
        let height = 2.5 - index as f64;
        let (left, y) = frame.at(-2.0, height);
        svg.line((left, y), frame.at(10.0, height), "faint");
        svg.text((left - 8.0, y + 4.0), Anchor::End, "", format!("{row_word} {}", index + 1));
        for (column, (&payoff, &part)) in row.iter().zip(&BELIEF).enumerate() {
            let (x, y) = frame.at(payoff as f64, height);
            // The area grows with the probability.
            svg.disc((x, y), 6.0 * (part as f64).sqrt(), "fill-a");
            svg.rectangle((x - 15.0, y + 13.0), (30.0, 15.0), "fill-page");
            svg.text((x, y + 24.0), Anchor::Middle, "small", format!("j = {}", column + 1));
        }
        let fifths: i64 = row.iter().zip(&BELIEF).map(|(payoff, part)| payoff * part).sum();
        let (x, y) = frame.at(fifths as f64 / 5.0, height);
        svg.curve([(x, y - 17.0), (x, y + 11.0)], "b", false);
        // On the side where the line of the value is not.
        let (anchor, gap) =
            if fifths as f64 / 5.0 < value { (Anchor::End, -5.0) } else { (Anchor::Start, 5.0) };
        svg.text((x + gap, y - 11.0), anchor, "small", format!("{average_word} {fifths}/5"));
    }
    svg
}
