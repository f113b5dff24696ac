//! A matrix game of many rounds: the program chooses rows, the judge columns, and what the program wins is judged by
//! its sum.

use checkers::{Bound, Name, ReadError, Reader, Refusal, Sentence, Tokens, Writer, say};

use crate::shared::{
    grid,
    matrix_games::{self, Matrix},
    versus::SEED,
};
use exercise::{
    Checker, Exercise, Fact, Promise,
    coverage::{Coverage, Feature},
    interactive::{Dialogue, Opponent, replay},
    laboratory::Laboratory,
    picture::Picture,
};

mod brute;
mod facts;
mod generator;
mod hand;
mod opponent;
mod pictures;
mod score;
mod solution;

/// The exercise.
pub struct MatrixPlay;

/// A game and the judge's way to play it.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Run {
    pub rounds: u32,
    /// What the program gets, by its row and the judge's column.
    pub matrix: Matrix,
    pub judge: Judge,
}

/// How the judge chooses columns, always before it hears the row.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Judge {
    /// By an optimal mixture.
    Optimal { seed: u32 },
    /// The best answer to how often each row was chosen so far.
    Frequencies { seed: u32 },
    /// The best answer to what followed when the last so many rows were the same as now.
    Patterns { length: usize, seed: u32 },
    /// One column for ever.
    Fixed { column: usize },
}

const ROUNDS: Bound = Bound::new("R", 1, 20_000)
    .unreached("every test has 10000 rounds at least; examples and games at home are shorter");
/// The fewest rounds of a test.
const ROUNDS_OF_TESTS: u32 = 10_000;
const ROWS: Bound = Bound::new("m", 1, 10);
const COLUMNS: Bound = Bound::new("n", 1, 10);
const PAYOFF: Bound = Bound::new("a", -100, 100).shown("a_{ij}");
const LENGTH: Bound = Bound::new("k", 1, 3);
const COLUMN: Bound = Bound::new("j", 1, 10);

/// The words of an input for the kinds of [`Judge`].
const JUDGES: [&str; 4] = ["optimal", "frequencies", "patterns", "fixed"];

impl Judge {
    /// Which of [`JUDGES`] it is.
    fn kind(self) -> usize {
        match self {
            Judge::Optimal { .. } => 0,
            Judge::Frequencies { .. } => 1,
            Judge::Patterns { .. } => 2,
            Judge::Fixed { .. } => 3,
        }
    }
}

impl Run {
    /// How many rows and columns there are.
    pub fn shape(&self) -> (usize, usize) {
        (self.matrix.len(), self.matrix[0].len())
    }

    /// The difference of the largest payoff and the least, `w`.
    pub fn width(&self) -> i64 {
        let (least, most) = self.ends();
        most - least
    }

    /// The least payoff and the largest.
    pub fn ends(&self) -> (i64, i64) {
        let all = || self.matrix.iter().flatten().copied();
        (all().min().unwrap_or(0), all().max().unwrap_or(0))
    }
}

const WITH_WIDTH_0: &str = "a matrix whose payoffs are all the same";
const WITH_SADDLE: &str = "a matrix with a saddle point";
const MIXED: &str = "a matrix without a saddle point";
const UNUSED: &str = "a row that no optimal mixture found uses";
/// Matrices without a saddle point against each kind of judge.
const AGAINST: [&str; 4] = [
    "a mixture against an optimal judge",
    "a mixture against a judge that counts rows",
    "a mixture against a judge that looks for patterns",
    "a mixture against a judge with one column",
];

impl Exercise for MatrixPlay {
    type Input = Run;
    type Answer = Dialogue;

    const FOLDER: &'static str = "matrix_play";
    const BOUNDS: &'static [Bound] = &[ROUNDS, ROWS, COLUMNS, PAYOFF, LENGTH, COLUMN, SEED];
    const FEATURES: &'static [Feature] = &[
        Feature::Kind(WITH_WIDTH_0),
        Feature::Kind(WITH_SADDLE),
        Feature::Kind(MIXED),
        Feature::Kind(UNUSED),
        Feature::Kind(AGAINST[0]),
        Feature::Kind(AGAINST[1]),
        Feature::Kind(AGAINST[2]),
        Feature::Kind(AGAINST[3]),
    ];

    fn read(reader: &mut Reader) -> Result<Run, ReadError> {
        let rounds = reader.integer(&ROUNDS)?;
        reader.space()?;
        let matrix = matrix_games::read_matrix(reader, &ROWS, &COLUMNS, &PAYOFF)?;
        let judge = read_judge(reader, matrix[0].len())?;
        reader.end_line()?;
        Ok(Run { rounds, matrix, judge })
    }

    fn write(run: &Run, out: &mut Writer) {
        out.value(run.rounds);
        matrix_games::write_matrix(&run.matrix, out);
        out.value(JUDGES[run.judge.kind()]);
        match run.judge {
            Judge::Optimal { seed } | Judge::Frequencies { seed } => out.value(seed),
            Judge::Patterns { length, seed } => out.value(length).value(seed),
            Judge::Fixed { column } => out.value(column),
        };
        out.end_line();
    }

    fn read_answer(_: &Run, tokens: &mut Tokens) -> Result<Dialogue, Refusal> {
        Dialogue::read(tokens)
    }

    fn write_answer(dialogue: &Dialogue, out: &mut Writer) {
        dialogue.write(out);
    }

    fn cover(run: &Run, _: &Dialogue, coverage: &mut Coverage) {
        let solved = score::solved(&run.matrix);
        let is_pure =
            |weights: &[dashu_ratio::RBig]| weights.iter().filter(|weight| !weight.is_zero()).count() == 1;
        let mixed = !(is_pure(&solved.row) && is_pure(&solved.column));
        coverage.kind(if mixed { MIXED } else { WITH_SADDLE });
        if mixed {
            coverage.kind(AGAINST[run.judge.kind()]);
        }
        if run.width() == 0 {
            coverage.kind(WITH_WIDTH_0);
        }
        if mixed && solved.row.iter().any(dashu_ratio::RBig::is_zero) {
            coverage.kind(UNUSED);
        }
    }

    fn opponent(run: &Run) -> Option<Box<dyn Opponent>> {
        Some(Box::new(opponent::Table::new(run, score::needed(run))))
    }

    fn laboratory(run: &Run) -> Result<Laboratory, Sentence> {
        Ok(Laboratory::Matrix(matrix_games::rationals(&run.matrix)))
    }

    fn facts() -> Vec<Fact> {
        facts::all()
    }

    fn pictures() -> Vec<Picture> {
        pictures::all()
    }

    fn promises() -> Vec<Promise<Run>> {
        vec![
            Promise { name: JUDGES[0], keeps: |run| is_played_by(run, 0) },
            Promise { name: JUDGES[1], keeps: |run| is_played_by(run, 1) },
            Promise { name: JUDGES[2], keeps: |run| is_played_by(run, 2) },
            Promise { name: JUDGES[3], keeps: |run| is_played_by(run, 3) },
            Promise { name: "ten_thousand_rounds", keeps: has_ten_thousand_rounds },
        ]
    }
}

/// Whether the judge plays as a group promises.
fn is_played_by(run: &Run, kind: usize) -> Result<(), Sentence> {
    let (found, wanted) = (JUDGES[run.judge.kind()], JUDGES[kind]);
    match run.judge.kind() == kind {
        true => Ok(()),
        false => Err(say!(
            vi "cách chơi của trình chấm là {found}, không phải {wanted}",
            en "the judge plays {found}, not {wanted}",
        )),
    }
}

/// Whether a run is long enough to tell good programs from bad ones.
fn has_ten_thousand_rounds(run: &Run) -> Result<(), Sentence> {
    let rounds = run.rounds;
    match rounds >= ROUNDS_OF_TESTS {
        true => Ok(()),
        false => Err(say!(
            vi "R = {rounds}, nhưng test nào cũng phải có ít nhất {ROUNDS_OF_TESTS} lượt",
            en "R = {rounds}, but a test has at least {ROUNDS_OF_TESTS} rounds",
        )),
    }
}

fn read_judge(reader: &mut Reader, columns: usize) -> Result<Judge, ReadError> {
    const OPPONENT: Name = Name::new("cách chơi của trình chấm", "the judge's way to play");
    let kind = reader.one_of(OPPONENT, &JUDGES)?;
    reader.space()?;
    Ok(match kind {
        0 => Judge::Optimal { seed: reader.integer(&SEED)? },
        1 => Judge::Frequencies { seed: reader.integer(&SEED)? },
        2 => {
            let length = reader.integer(&LENGTH)?;
            reader.space()?;
            Judge::Patterns { length, seed: reader.integer(&SEED)? }
        }
        _ => {
            let place = reader.mark();
            let column = reader.integer(&COLUMN)?;
            if column > columns {
                let message =
                    say!(vi "j = {column} lớn hơn n = {columns}", en "j = {column} is more than n = {columns}");
                return Err(reader.error(place, message));
            }
            Judge::Fixed { column }
        }
    })
}

impl Checker for MatrixPlay {
    fn check(run: &Run, dialogue: &Dialogue, _: &Dialogue) -> Result<(), Refusal> {
        replay(&mut opponent::Table::new(run, score::needed(run)), dialogue)
    }
}

/// The rows of a matrix as the judge tells them.
fn rows_in_words(matrix: &Matrix) -> Vec<String> {
    grid::mapped(matrix, i64::to_string).iter().map(|row| row.join(" ")).collect()
}
