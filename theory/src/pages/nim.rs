//! Nim and nim-sums.

use exercise::{
    Fact,
    document::Lang,
    picture::{Anchor, Picture, Svg},
};

/// The numbers of the table of nim-sums.
const SIZES: std::ops::Range<u64> = 0..9;

/// The piles of the worked example.
const PILES: [u64; 4] = [7, 10, 12, 3];

/// What the texts say.
pub fn facts() -> Vec<Fact> {
    vec![
        Fact::new("sums", |_| sums()),
        Fact::new("shares", |_| shares()),
        Fact::new("grown", |_| listed(became(&PILES).map(|(_, became)| became))),
    ]
}

/// The pictures of the texts.
pub fn pictures() -> Vec<Picture> {
    vec![Picture::worded("nim", draw)]
}

/// Numbers as formulas, with commas between them.
pub fn listed(numbers: impl IntoIterator<Item = u64>) -> String {
    numbers.into_iter().map(|number| format!("${number}$")).collect::<Vec<_>>().join(", ")
}

/// A table for a text, its head first.
pub fn table(rows: impl IntoIterator<Item = Vec<String>>) -> String {
    let mut text = String::from("\n");
    for (place, row) in rows.into_iter().enumerate() {
        text += &format!("| {} |\n", row.join(" | "));
        if place == 0 {
            text += &format!("|{}\n", "---|".repeat(row.len()));
        }
    }
    text
}

fn sums() -> String {
    let head = [r"$\oplus$".into()].into_iter().chain(SIZES.map(|y| format!("**{y}**"))).collect();
    let line = |x: u64| [format!("**{x}**")].into_iter().chain(SIZES.map(|y| (x ^ y).to_string())).collect();
    table([head].into_iter().chain(SIZES.map(line)))
}

fn sum(piles: &[u64]) -> u64 {
    piles.iter().fold(0, |sum, pile| sum ^ pile)
}

/// Each pile, and what it would have to become to leave the nim-sum 0.
fn became(piles: &[u64]) -> impl Iterator<Item = (u64, u64)> {
    let sum = sum(piles);
    piles.iter().map(move |&pile| (pile, pile ^ sum))
}

fn winning_moves(piles: &[u64]) -> usize {
    became(piles).filter(|(pile, became)| became < pile).count()
}

/// How many positions of three piles below 8 have a given number of winning moves.
fn counts() -> [u64; 4] {
    let mut counts = [0; 4];
    for place in 0..8u64.pow(3) {
        counts[winning_moves(&[place & 7, place >> 3 & 7, place >> 6])] += 1;
    }
    counts
}

fn shares() -> String {
    let counts = counts();
    listed([counts[0], counts[1], counts[3]])
}

/// The piles in binary below each other, the column of the highest digit of the nim-sum shaded.
fn draw(lang: Lang) -> Svg {
    let title = lang.say(
        "Các đống 7, 10, 12, 3 và tổng Nim của chúng trong hệ nhị phân; cột của chữ số cao nhất được tô nền",
        "Piles of 7, 10, 12, 3 and their nim-sum in binary; the column of its highest digit is shaded",
    );
    let (left, top, step) = (130.0, 40.0, 30.0);
    let sum = sum(&PILES);
    let x = |digit: u32| left + step * f64::from(3 - digit);
    let y = |line: usize| top + step * line as f64;
    let mut svg = Svg::new(x(0) + 130.0, y(4) + 26.0, title);
    svg.rectangle((x(sum.ilog2()) - 13.0, y(0) - 20.0), (26.0, 5.0 * step), "s2");
    for digit in 0..4 {
        svg.text((x(digit), 14.0), Anchor::Middle, "small", 1 << digit);
    }
    let rest = lang.say("phải còn", "must become");
    svg.text((x(0) + 70.0, 14.0), Anchor::Middle, "small", rest);
    for (line, &pile) in PILES.iter().chain([&sum]).enumerate() {
        svg.text((left - 40.0, y(line)), Anchor::End, "", pile);
        for digit in 0..4 {
            svg.text((x(digit), y(line)), Anchor::Middle, "", pile >> digit & 1);
        }
    }
    svg.text((left - 66.0, y(4)), Anchor::End, "small", lang.say("tổng Nim", "nim-sum"));
    svg.line((left - 60.0, y(3) + 8.0), (x(0) + 20.0, y(3) + 8.0), "ink");
    for (line, (pile, became)) in became(&PILES).enumerate() {
        let sign = if became < pile { "<" } else { ">" };
        svg.text((x(0) + 70.0, y(line)), Anchor::Middle, "", format!("{became} {sign} {pile}"));
    }
    svg
}

#[cfg(test)]
mod tests {
    use super::*;
    use solutions::grundy::mex;

    #[test]
    fn each_nim_sum_is_the_least_number_missing_in_its_row_and_column_from_zero_on() {
        for (x, y) in (0..32).flat_map(|x| (0..32).map(move |y| (x, y))) {
            assert_eq!(x ^ y, mex((0..x).map(|u| u ^ y).chain((0..y).map(|v| x ^ v))));
        }
    }

    #[test]
    fn a_table_that_begins_at_one_gives_another_sum() {
        let mut table = [[0; 3]; 3];
        for (x, y) in [(1usize, 1usize), (1, 2)] {
            table[x][y] = mex((1..x).map(|u| table[u][y]).chain((1..y).map(|v| table[x][v])));
        }
        assert_eq!(table[1][2], 1);
    }

    #[test]
    fn the_number_of_winning_moves_is_zero_or_odd() {
        assert_eq!(winning_moves(&PILES), 3);
        assert_eq!(winning_moves(&[10, 12, 5]), 1);
        assert_eq!((counts()[2], counts().iter().sum::<u64>()), (0, 512));
    }
}
