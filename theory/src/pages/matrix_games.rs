//! Matrix games.

use std::fmt::Display;

use exercise::{
    Fact,
    document::Lang,
    picture::{Anchor, Frame, Picture, Svg},
};
use solutions::matrix_game::{Solution, solve};

use super::nim::table;

/// The players call 0, 1 or 2; the first gets the sum if it is odd and pays it if it is even.
const ODD_EVEN: &[&[i64]] = &[&[0, 1, -2], &[1, -2, 3], &[-2, 3, -4]];

/// The triangular game.
const TRIANGULAR: &[&[i64]] = &[&[1, -2, 3, -4], &[0, 1, -2, 3], &[0, 0, 1, -2], &[0, 0, 0, 1]];

/// A diagonal game.
const DIAGONAL: &[&[i64]] = &[&[2, 0, 0], &[0, 3, 0], &[0, 0, 6]];

/// Paper, scissors, stone.
const PAPER: &[&[i64]] = &[&[0, -1, 1], &[1, 0, -1], &[-1, 1, 0]];

/// The game of the picture.
const SMALL: &[&[i64]] = &[&[3, 0], &[1, 2]];

/// A game with a saddle point, a dominated row and a dominated column.
const SADDLE: &[&[i64]] = &[&[1, 2], &[0, 0]];

/// Other examples of the document: odd and even with 1 and 2, two cards each, a saddle point, games that dominance makes
/// smaller, and one with two rows.
const EXAMPLES: [&[&[i64]]; 6] = [
    &[&[-2, 3], &[3, -4]],
    &[&[-3, 8], &[10, -15]],
    &[&[4, -3, 1], &[3, 5, 2], &[0, 6, 1]],
    &[&[2, 0, 4], &[1, 2, 3], &[4, 1, 2]],
    &[&[0, 4, 6], &[5, 7, 4], &[9, 6, 3]],
    &[&[2, 3, 1, 5], &[4, 1, 6, 0]],
];

/// Colonel Blotto's game.
#[cfg(test)]
const BLOTTO: &[&[i64]] = &[&[4, 2, 1, 0], &[1, 3, 0, -1], &[-2, 2, 2, -2], &[-1, 0, 3, 1], &[0, 1, 2, 4]];

/// What the texts say.
pub fn facts() -> Vec<Fact> {
    vec![Fact::new("games", games), Fact::new("examples", examples)]
}

/// The pictures of the texts.
pub fn pictures() -> Vec<Picture> {
    vec![Picture::worded("matrix_games", draw)]
}

fn solved(game: &[&[i64]]) -> Solution {
    solve(&game.iter().map(|row| row.to_vec()).collect::<Vec<_>>())
}

/// A number as LaTeX.
fn latex(number: impl Display) -> String {
    let text = number.to_string();
    match text.split_once('/') {
        Some((above, below)) => format!(r"\frac{{{above}}}{{{below}}}"),
        None => text,
    }
}

fn vector(numbers: &[impl Display]) -> String {
    format!("$({})$", numbers.iter().map(latex).collect::<Vec<_>>().join(", "))
}

fn games(lang: Lang) -> String {
    let head = [lang.say("trò chơi", "game"), "$V$", "$p$", "$q$"].map(String::from).to_vec();
    let names = [
        (lang.say("ví dụ $2 \\times 2$", "the $2 \\times 2$ example"), SMALL),
        (lang.say("chẵn lẻ $0, 1, 2$", "odd and even, $0, 1, 2$"), ODD_EVEN),
        (lang.say("tam giác", "triangular"), TRIANGULAR),
        (lang.say("đường chéo $2, 3, 6$", "diagonal $2, 3, 6$"), DIAGONAL),
        (lang.say("giấy, kéo, búa", "paper, scissors, stone"), PAPER),
        (lang.say("có điểm yên ngựa", "with a saddle point"), SADDLE),
    ];
    let rows = names.map(|(name, game)| {
        let Solution { value, row, column } = solved(game);
        vec![name.to_string(), format!("${}$", latex(value)), vector(&row), vector(&column)]
    });
    table([head].into_iter().chain(rows))
}

fn examples(lang: Lang) -> String {
    let head = [lang.say("ma trận", "matrix"), "$V$", "$p$", "$q$"].map(String::from).to_vec();
    let line = |game: &[&[i64]]| {
        let rows = game.iter().map(|row| row.iter().map(i64::to_string).collect::<Vec<_>>().join(" & "));
        let matrix = format!(r"$\begin{{pmatrix}} {} \end{{pmatrix}}$", rows.collect::<Vec<_>>().join(r" \\ "));
        let Solution { value, row, column } = solved(game);
        vec![matrix, format!("${}$", latex(value)), vector(&row), vector(&column)]
    };
    table([head].into_iter().chain(EXAMPLES.map(line)))
}

/// What each column pays against row 1 with a given probability, and the lesser of both.
fn draw(lang: Lang) -> Svg {
    let title = lang.say(
        "Số tiền người thứ nhất nhận khi dùng hàng 1 với xác suất t, gặp mỗi cột; bao dưới cao nhất tại t = 1/4",
        "What the first player gets from each column if row 1 has probability t; the lower envelope is highest at t = 1/4",
    );
    let frame = Frame { corner: (60.0, 30.0), size: (320.0, 190.0), x: (0.0, 1.0), y: (0.0, 3.0) };
    let mut svg = Svg::new(460.0, 270.0, title);
    let marks = [(0.0, "0"), (0.25, "1/4"), (1.0, "1")].map(|(x, word)| (x, word.to_string()));
    let heights = [(0.0, "0"), (1.0, "1"), (1.5, "3/2"), (2.0, "2"), (3.0, "3")];
    let names = ("t", lang.say("nhận", "payoff"));
    frame.axes(&mut svg, names, marks, heights.map(|(y, word)| (y, word.to_string())));
    let pays = |column: usize, t: f64| t * SMALL[0][column] as f64 + (1.0 - t) * SMALL[1][column] as f64;
    for column in 0..2 {
        svg.line(frame.at(0.0, pays(column, 0.0)), frame.at(1.0, pays(column, 1.0)), "ink");
        let (x, y) = frame.at(1.0, pays(column, 1.0));
        let name = format!("{} {}", lang.say("cột", "column"), column + 1);
        svg.text((x + 8.0, y + 4.0 - 8.0 * column as f64), Anchor::Start, "small", name);
    }
    let lesser = |t: f64| (t, pays(0, t).min(pays(1, t)));
    svg.curve([0.0, 0.25, 1.0].map(lesser).map(|(x, y)| frame.at(x, y)), "b", false);
    svg.disc(frame.at(0.25, 1.5), 5.0, "s2");
    svg
}

#[cfg(test)]
mod tests {
    use super::*;

    fn words(numbers: &[impl Display]) -> Vec<String> {
        numbers.iter().map(ToString::to_string).collect()
    }

    #[test]
    fn the_worked_examples_are_solved_as_by_hand() {
        let by_hand = [
            (SMALL, "3/2", "1/4 3/4", "1/2 1/2"),
            (ODD_EVEN, "0", "1/4 1/2 1/4", "1/4 1/2 1/4"),
            (TRIANGULAR, "1/12", "1/12 1/4 1/3 1/3", "1/3 1/3 1/4 1/12"),
            (DIAGONAL, "1", "1/2 1/3 1/6", "1/2 1/3 1/6"),
            (PAPER, "0", "1/3 1/3 1/3", "1/3 1/3 1/3"),
            (SADDLE, "1", "1 0", "1 0"),
        ];
        for (game, value, row, column) in by_hand {
            let found = solved(game);
            assert_eq!(found.value.to_string(), value);
            assert_eq!(words(&found.row).join(" "), row);
            assert_eq!(words(&found.column).join(" "), column);
        }
    }

    /// What sending regiments to two posts brings: a point for a post and one for each regiment that is beaten there.
    fn battle(own: [i64; 2], other: [i64; 2]) -> i64 {
        let post = |place: usize| (own[place] - other[place]).signum() * (1 + own[place].min(other[place]));
        post(0) + post(1)
    }

    #[test]
    fn blotto_has_the_matrix_the_symmetry_and_the_solution_of_the_texts() {
        let sent = |all: i64| (0..=all).map(move |second| [all - second, second]);
        for (row, own) in BLOTTO.iter().zip(sent(4)) {
            assert!(row.iter().zip(sent(3)).all(|(&payoff, other)| payoff == battle(own, other)));
        }
        assert!((0..5).all(|i| (0..4).all(|j| BLOTTO[i][j] == BLOTTO[4 - i][3 - j])));
        let dominated = |worse: usize, better: usize| (0..4).all(|j| BLOTTO[better][j] >= BLOTTO[worse][j]);
        assert!((0..5).all(|i| (0..5).all(|k| i == k || !dominated(i, k))));
        let dominated = |worse: usize, better: usize| (0..5).all(|i| BLOTTO[i][better] <= BLOTTO[i][worse]);
        assert!((0..4).all(|j| (0..4).all(|k| j == k || !dominated(j, k))));
        // 18 times the strategies of the texts, against each column and each row.
        let (p, q) = ([8, 0, 2, 0, 8], [1, 8, 8, 1]);
        let earns = |j: usize| (0..5).map(|i| p[i] * BLOTTO[i][j]).sum::<i64>();
        let costs = |i: usize| (0..4).map(|j| BLOTTO[i][j] * q[j]).sum::<i64>();
        assert_eq!(((0..4).map(earns).min(), (0..5).map(costs).max()), (Some(28), Some(28)));
        assert_eq!(solved(BLOTTO).value.to_string(), "14/9");
    }

    #[test]
    fn the_examples_of_the_document_have_the_values_that_it_gives() {
        let values = EXAMPLES.map(|game| solved(game).value.to_string());
        assert_eq!(values, ["1/12", "35/36", "2", "7/4", "9/2", "17/7"]);
    }

    #[test]
    fn a_constant_shifts_the_value_and_a_factor_multiplies_it() {
        let changed: Vec<Vec<i64>> =
            TRIANGULAR.iter().map(|row| row.iter().map(|a| 3 * a + 5).collect()).collect();
        let (found, plain) = (solve(&changed), solved(TRIANGULAR));
        assert_eq!((found.value.to_string(), plain.value.to_string()), ("21/4".into(), "1/12".into()));
        assert_eq!((found.row, found.column), (plain.row, plain.column));
    }
}
