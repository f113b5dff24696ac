//! The picture of the editorial: the sums of three programs, round after round.

use exercise::{
    document::Lang,
    interactive::{Opponent, Player, Then},
    picture::{Anchor, Frame, Picture, Svg},
};
use generators::{TestName, TestRng};

use super::{Judge, Run, opponent::Table, score, solution::Mixer};

/// The pictures of the texts.
pub fn all() -> Vec<Picture> {
    vec![Picture::worded("sums", sums)]
}

const ROUNDS: u32 = 10_000;

/// Paper, scissors, stone, against a judge that remembers one row.
fn game() -> Run {
    let matrix = vec![vec![0, -1, 1], vec![1, 0, -1], vec![-1, 1, 0]];
    Run { rounds: ROUNDS, matrix, judge: Judge::Patterns { length: 1, seed: 1 } }
}

/// Plays the rows in turn.
struct InTurn(usize);

impl Player for InTurn {
    fn hear(&mut self, _: &str) {}

    fn say(&mut self) -> String {
        self.0 = self.0 % 3 + 1;
        self.0.to_string()
    }
}

/// Plays one of the two rows that it has not just played.
struct NeverTwice {
    last: usize,
    rng: TestRng,
}

impl Player for NeverTwice {
    fn hear(&mut self, _: &str) {}

    fn say(&mut self) -> String {
        self.last = (self.last + self.rng.size(1, 2)) % 3;
        (self.last + 1).to_string()
    }
}

/// The sums of the three programs after each round.
pub fn played() -> Vec<Vec<i64>> {
    let name = TestName { exercise: "matrix_play", group: "", recipe: "picture", index: 0 };
    let mut mixer = Mixer::of(&game().matrix);
    let mut never_twice = NeverTwice { last: 0, rng: TestRng::of(1, name) };
    let players: [&mut dyn Player; 3] = [&mut mixer, &mut InTurn(0), &mut never_twice];
    players.into_iter().map(sums_of).collect()
}

fn sums_of(player: &mut dyn Player) -> Vec<i64> {
    let run = game();
    let mut table = Table::new(&run, score::needed(&run));
    let mut turn = table.begin();
    let mut sums = Vec::new();
    while turn.then == Then::Listen {
        turn = table.hear(player.say().as_bytes());
        sums.push(table.sum());
    }
    sums
}

fn sums(lang: Lang) -> Svg {
    let (title, rounds, words) = match lang {
        Lang::Vietnamese => (
            "Tổng của ba chương trình sau mỗi lượt oẳn tù tì, và mức −3w√R",
            "số lượt",
            ["rút ngẫu nhiên", "lần lượt", "không lặp lại"],
        ),
        Lang::English => (
            "The sums of three programs after each round of paper–scissors–stone, and the bound −3w√R",
            "rounds",
            ["drawn at random", "in turn", "never twice"],
        ),
    };
    let frame =
        Frame { corner: (64.0, 34.0), size: (560.0, 260.0), x: (0.0, f64::from(ROUNDS)), y: (-3000.0, 500.0) };
    let mut svg = Svg::new(760.0, 346.0, title);
    let mark = |value: i32| (f64::from(value), value.to_string());
    let x_marks = [0, 2000, 4000, 6000, 8000, 10_000].map(mark);
    frame.axes(&mut svg, (rounds, ""), x_marks, [-3000, -2000, -1000, 0].map(mark));
    let bound = (0..=100).map(|step| {
        let round = f64::from(step * ROUNDS / 100);
        frame.at(round, -6.0 * round.sqrt())
    });
    svg.curve(bound, "ink", true);
    for ((sums, class), word) in played().iter().zip(["a", "b", "c"]).zip(words) {
        let seen = sums.iter().enumerate().step_by(50).take_while(|(_, sum)| **sum >= -3000);
        let points: Vec<_> = seen.map(|(round, &sum)| frame.at(round as f64, sum as f64)).collect();
        let end = points.last().copied().unwrap_or(frame.at(0.0, 0.0));
        svg.curve(points, class, false);
        svg.text((end.0 + 6.0, end.1 + 4.0), Anchor::Start, "small", word);
    }
    svg
}
