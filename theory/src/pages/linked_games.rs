//! Games of games, recursive and stochastic games.

use exercise::{
    Fact,
    document::Lang,
    picture::{Anchor, Frame, Picture, Svg},
};
use solutions::{
    linked_games::GameMatrix,
    matrix_game,
    stochastic_game::{iterate, solve},
};

use super::nim::table;

/// A game with one state: it is worth 5/√2.
const ONE_STATE: [&str; 1] = ["1 + 3/5 G, 3 + 1/5 G; 1 + 4/5 G, 2 + 2/5 G"];

/// The example with two states.
const TWO_STATES: [&str; 2] = ["4 + 3/10 G1, 2/5 G2; 1 + 2/5 G2, 3 + 1/2 G1", "1/2 G1, -5; -4, 1 + 1/2 G2"];

/// Two games with chance between them, as games that pay and go on.
const IRRATIONAL: [&str; 2] = ["1/2 G2, 1; 2, 0", "-2/3 + 2/3 G1, 0; 0, -1"];

/// Two games in the cells of a third, as one matrix.
const PASTED: [[i64; 4]; 4] = [[0, 3, 4, 4], [2, -1, 4, 4], [5, 5, 0, 1], [5, 5, 4, 3]];

/// What the texts say.
pub fn facts() -> Vec<Fact> {
    vec![
        Fact::new("pasted", |_| pasted()),
        Fact::new("waiting", waiting),
        Fact::new("vectors", |_| vectors()),
        Fact::new("last_step", |_| scientific(last_step())),
        Fact::new("strategies", |_| strategies()),
        Fact::new("irrational", |_| {
            let [first, second] = [0, 1].map(|state| decimals(value(&IRRATIONAL, state), 6));
            format!("$v_1 \\approx {first}$, $v_2 \\approx {second}$")
        }),
    ]
}

/// The pictures of the texts.
pub fn pictures() -> Vec<Picture> {
    vec![Picture::worded("linked_games", draw)]
}

/// What a round is worth if what follows it is worth so much.
type Round = fn(f64) -> f64;

fn games(texts: &[&str]) -> Vec<GameMatrix> {
    texts.iter().map(|text| text.parse().expect("the games of the texts can be read")).collect()
}

fn value(texts: &[&str], state: usize) -> f64 {
    solve(&games(texts))[state].value.middle().to_f64().value()
}

/// The vector after some rounds of Shapley's iteration.
fn after(texts: &[&str], rounds: usize) -> Vec<f64> {
    iterate(&games(texts), rounds).iter().map(|value| value.middle().to_f64().value()).collect()
}

fn decimals(number: f64, digits: usize) -> String {
    format!("{number:.digits$}")
}

/// A small number in powers of ten.
fn scientific(number: f64) -> String {
    let written = format!("{number:.1e}");
    let (digits, power) = written.split_once('e').unwrap_or((&written, "0"));
    format!("${digits} \\cdot 10^{{{power}}}$")
}

fn pasted() -> String {
    let solved = matrix_game::solve(&PASTED.map(|row| row.to_vec()));
    let tex = |number: String| match number.split_once('/') {
        Some((over, under)) => format!("\\frac{{{over}}}{{{under}}}"),
        None => number,
    };
    let vector = |numbers: Vec<String>| numbers.into_iter().map(tex).collect::<Vec<_>>().join(", ");
    let row = vector(solved.row.iter().map(ToString::to_string).collect());
    let column = vector(solved.column.iter().map(ToString::to_string).collect());
    format!("$V = {}$, $p = ({row})$, $q = ({column})$", tex(solved.value.to_string()))
}

/// What the waiting game is worth if it is broken off after some rounds, as a fraction.
fn broken_off(rounds: u64) -> (u64, u64) {
    // The value of (v 1; 1 0) is 1 / (2 - v) as long as v is below 1.
    (0..rounds).fold((0, 1), |(over, under), _| (under, 2 * under - over))
}

fn waiting(lang: Lang) -> String {
    let rounds = [1, 2, 3, 4, 10, 100];
    let head: Vec<String> = [lang.say("số vòng", "rounds").to_string()]
        .into_iter()
        .chain(rounds.iter().map(u64::to_string))
        .collect();
    let recursive = rounds.iter().map(|&rounds| {
        let (over, under) = broken_off(rounds);
        format!("$\\frac{{{over}}}{{{under}}}$")
    });
    let recursive = [lang.say("trò chơi chờ đợi", "the waiting game").to_string()].into_iter().chain(recursive);
    let stochastic =
        rounds.iter().map(|&rounds| format!("${}$", decimals(after(&ONE_STATE, rounds as usize)[0], 6)));
    let stochastic =
        [lang.say("trò chơi ngẫu nhiên", "the stochastic game").to_string()].into_iter().chain(stochastic);
    table([head, recursive.collect(), stochastic.collect()])
}

fn vectors() -> String {
    let line = |head: &str, cell: &dyn Fn(usize) -> String| {
        [head.to_string()].into_iter().chain((0..=6).map(cell)).collect()
    };
    let state =
        |state: usize| move |rounds: usize| format!("${}$", decimals(after(&TWO_STATES, rounds)[state], 4));
    table([line("$t$", &|t| t.to_string()), line("$v_t(1)$", &state(0)), line("$v_t(2)$", &state(1))])
}

/// The larger of the changes from the fifth round to the sixth.
fn last_step() -> f64 {
    let (before, now) = (after(&TWO_STATES, 5), after(&TWO_STATES, 6));
    (0..2).map(|state| (now[state] - before[state]).abs()).fold(0.0, f64::max)
}

fn strategies() -> String {
    let solved = solve(&games(&TWO_STATES));
    let show = |numbers: Vec<f64>| {
        numbers.into_iter().map(|number| decimals(number, 4)).collect::<Vec<_>>().join(", ")
    };
    let state = |number: usize| {
        let row = show(solved[number].row.iter().map(|share| share.to_f64().value()).collect());
        let column = show(solved[number].column.iter().map(|share| share.to_f64().value()).collect());
        format!("$p^{{({0})}} = ({row})$, $q^{{({0})}} = ({column})$", number + 1)
    };
    format!("{}, {}", state(0), state(1))
}

/// One round of a game: stairs between its graph and the diagonal, for a game that only touches it and for one that crosses.
fn draw(lang: Lang) -> Svg {
    let title = lang.say(
        "Giá trị của một vòng theo giá trị v của phần tiếp theo: bên trái đồ thị chỉ chạm đường chéo tại 1 và bậc thang tiến rất chậm, bên phải đồ thị cắt đường chéo và bậc thang tiến nhanh",
        "The value of a round by the value v of what follows: on the left the graph only touches the diagonal at 1 and the stairs climb slowly, on the right it crosses the diagonal and they are fast",
    );
    let mut svg = Svg::new(640.0, 290.0, title);
    let waiting: Round = |v| if v < 1.0 { 1.0 / (2.0 - v) } else { 1.0 };
    let stochastic: Round = |v| 1.0 + v - 0.08 * v * v;
    let sides: [(f64, f64, Round, &str, f64); 2] =
        [(60.0, 1.5, waiting, "1", 1.0), (380.0, 5.0, stochastic, "5/√2", 12.5f64.sqrt())];
    for (left, most, round, name, fixed) in sides {
        let frame = Frame { corner: (left, 24.0), size: (220.0, 220.0), x: (0.0, most), y: (0.0, most) };
        let marks = || [(0.0, "0".to_string()), (fixed, name.to_string())];
        frame.axes(&mut svg, ("v", "f(v)"), marks(), marks());
        svg.line(frame.at(0.0, 0.0), frame.at(most, most), "faint");
        let points = (0..=60).map(|step| most * f64::from(step) / 60.0);
        svg.curve(points.map(|v| frame.at(v, round(v).min(most))), "a", false);
        let (mut v, mut stairs) = (0.0, vec![frame.at(0.0, 0.0)]);
        for _ in 0..8 {
            stairs.extend([frame.at(v, round(v)), frame.at(round(v), round(v))]);
            v = round(v);
        }
        svg.curve(stairs, "b", false);
        svg.disc(frame.at(fixed, fixed), 4.5, "fill-ink");
    }
    svg.text((170.0, 14.0), Anchor::Middle, "small", "G = (G 1; 1 0)");
    let other = "G = (1 + ⅗G  3 + ⅕G; 1 + ⅘G  2 + ⅖G)";
    svg.text((490.0, 14.0), Anchor::Middle, "small", other);
    svg
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_pasted_game_is_worth_what_the_game_of_games_is() {
        assert_eq!(
            pasted(),
            "$V = \\frac{17}{5}$, $p = (\\frac{1}{5}, \\frac{1}{5}, 0, \\frac{3}{5})$, $q = (\\frac{2}{15}, \\frac{1}{15}, 0, \\frac{4}{5})$"
        );
        let value =
            |game: &[[i64; 2]]| matrix_game::solve(&game.iter().map(|row| row.to_vec()).collect::<Vec<_>>());
        assert_eq!(value(&[[0, 3], [2, -1]]).value.to_string(), "1");
        assert_eq!(value(&[[0, 1], [4, 3]]).value.to_string(), "3");
        assert_eq!(value(&[[1, 4], [5, 3]]).value.to_string(), "17/5");
    }

    #[test]
    fn waiting_is_worth_rounds_out_of_rounds_and_one() {
        assert!((0..200).all(|rounds| broken_off(rounds) == (rounds, rounds + 1)));
    }

    #[test]
    fn the_irrational_values_are_those_of_the_texts() {
        let root = 30f64.sqrt();
        assert!((super::value(&IRRATIONAL, 0) - (10.0 - root) / 7.0).abs() < 1e-12);
        assert!((super::value(&IRRATIONAL, 1) - (10.0 - 2.0 * root) / 5.0).abs() < 1e-12);
        assert!((super::value(&ONE_STATE, 0) - 5.0 / 2f64.sqrt()).abs() < 1e-12);
        let solved = &solve(&games(&ONE_STATE))[0];
        assert!((solved.row[0].to_f64().value() - (2f64.sqrt() - 1.0)).abs() < 1e-12);
        assert!((solved.column[0].to_f64().value() - (1.0 - 0.5f64.sqrt())).abs() < 1e-12);
    }

    #[test]
    fn the_sixth_vector_is_as_near_as_the_last_step_promises() {
        let (vector, step) = (after(&TWO_STATES, 6), last_step());
        assert!((0..2).all(|state| (vector[state] - super::value(&TWO_STATES, state)).abs() <= step));
        assert!(step < 0.0002);
    }

    #[test]
    fn the_cyclic_game_ends_and_is_worth_a_half() {
        // With v in place of the game every row and every column holds v, 1 and 0.
        let game = [[1, 2, 0], [2, 0, 1], [0, 1, 2]];
        let solved = matrix_game::solve(&game.map(|row| row.to_vec()));
        assert_eq!(solved.value.to_string(), "1");
        assert!(solved.row.iter().chain(&solved.column).all(|share| share.to_string() == "1/3"));
    }
}
