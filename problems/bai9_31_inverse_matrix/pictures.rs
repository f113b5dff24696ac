//! How rounding errors grow in the elimination of the editorial's singular matrix.

use dashu_ratio::RBig;

use super::facts::deceptive;
use crate::shared::{determinants::double_elimination, matrix_games::rationals};
use exercise::{
    document::Lang,
    picture::{Frame, Picture, Svg},
};

pub fn pictures() -> Vec<Picture> {
    vec![Picture::worded("errors", errors)]
}

/// How far each pivot in double precision is from the true one in the same row.
fn misses() -> Vec<f64> {
    let matrix = deceptive();
    let elimination = double_elimination(&matrix);
    let all = rationals(&matrix);
    let mut rows: Vec<Vec<RBig>> = elimination.iter().map(|&(place, _)| all[place].clone()).collect();
    let mut misses = Vec::new();
    for (k, (_, found)) in elimination.into_iter().enumerate() {
        let pivot_row = rows[k].clone();
        misses.push((found - pivot_row[k].to_f64().value()).abs());
        for row in &mut rows[k + 1..] {
            let factor = &row[k] / &pivot_row[k];
            for (entry, above) in row.iter_mut().zip(&pivot_row) {
                *entry -= &factor * above;
            }
        }
    }
    misses
}

fn errors(lang: Lang) -> Svg {
    let title = lang.say(
        "Sai số của từng phần tử trụ khi khử bằng số double: mỗi bước lớn lên hàng chục, hàng trăm lần",
        "The error of each pivot when eliminating in doubles: every step multiplies it by ten to a hundred and more",
    );
    let names = (
        lang.say("bước khử", "step of the elimination"),
        lang.say("sai số của phần tử trụ", "error of the pivot"),
    );
    let misses = misses();
    let mut svg = Svg::new(470.0, 300.0, title);
    let frame = Frame {
        corner: (64.0, 36.0),
        size: (390.0, 210.0),
        x: (0.5, misses.len() as f64 + 0.5),
        y: (-16.0, 0.0),
    };
    let steps = (1..=misses.len()).map(|step| (step as f64, step.to_string()));
    let powers = (-16..=0).step_by(4).map(|power| {
        let superscript: String = power.to_string().chars().map(raised).collect();
        (f64::from(power), if power == 0 { "1".into() } else { format!("10{superscript}") })
    });
    frame.axes(&mut svg, names, steps, powers);
    let points: Vec<_> = misses
        .iter()
        .enumerate()
        .filter(|(_, miss)| **miss > 0.0)
        .map(|(k, miss)| frame.at(k as f64 + 1.0, miss.log10()))
        .collect();
    svg.curve(points.iter().copied(), "a", false);
    for point in points {
        svg.disc(point, 4.0, "fill-a");
    }
    svg
}

fn raised(digit: char) -> char {
    match digit {
        '-' => '⁻',
        '1' => '¹',
        '2' => '²',
        '3' => '³',
        '4' => '⁴',
        '6' => '⁶',
        '8' => '⁸',
        other => other,
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn errors_grow_from_step_to_step() {
        let misses = misses();
        assert_eq!((misses.len(), misses[0]), (8, 0.0));
        assert!(misses[1] < 1e-13 && misses[7] > 1e-3, "{misses:?}");
        assert!(misses[1..].windows(2).all(|pair| (10.0..1000.0).contains(&(pair[1] / pair[0]))), "{misses:?}");
    }
}
