//! `duel`: two programs meet in the games of an interactive exercise, on the same positions from both sides.

use std::{collections::HashSet, path::PathBuf};

use checkers::{Sentence, say};
use exercise::{
    AnyExercise, Error, Manifest,
    document::Lang,
    interactive::{Referee, Seat},
    testdata,
};
use generators::seed::DEFAULT_SEED;
use judging::{
    Allowance, Engine, NoProgram, Ready, Source,
    duel::{Duellist, Played, play},
    run,
};
use rayon::prelude::*;
use sandbox::{JudgeFailure, Tier};
use serde_json::{Value, json};

use crate::{
    generate::seed,
    judge::cut,
    lang::{self, spoken, told},
    languages,
    report::{self, Ended, Ending, visible},
    workspace::Workspace,
};

#[derive(clap::Args)]
pub struct Args {
    #[arg(value_name = "EX", help = told!(vi "Bài tập, một bài tương tác", en "The exercise, an interactive one"))]
    exercise: String,
    #[arg(value_name = "A", help = told!(vi "Chương trình thứ nhất", en "The first program"))]
    first: PathBuf,
    #[arg(value_name = "B", help = told!(vi "Chương trình thứ hai", en "The second program"))]
    second: PathBuf,
    #[arg(long, value_name = "N", default_value_t = DEFAULT_SEED, value_parser = seed, help = told!(
        vi "Lấy thế đấu từ bộ test của hạt giống này",
        en "Take the positions from the tests of this seed"
    ))]
    seed: u64,
    #[arg(long, value_name = "N", default_value_t = 20, value_parser = clap::value_parser!(u32).range(1..), help = told!(
        vi "Nhiều nhất bao nhiêu thế, chọn đều trong bộ test",
        en "At most so many positions, spread evenly over the tests"
    ))]
    positions: u32,
    #[arg(long, conflicts_with = "json", help = told!(
        vi "Hiện từng nước của mọi ván",
        en "Show every game move by move"
    ))]
    transcript: bool,
    #[arg(long, value_name = "NAME", help = languages::named_help())]
    language: Option<String>,
    #[arg(long, value_name = "TIER", value_parser = lang::tier, help = told!(
        vi "Không chạy nếu mức cách li yếu hơn: a (không gian tên) hoặc b (Landlock)",
        en "Refuse to run them in a weaker sandbox than this tier: a (namespaces) or b (Landlock)"
    ))]
    require_tier: Option<Tier>,
    #[arg(long = "unsafe", conflicts_with = "require_tier", help = told!(
        vi "Chạy các chương trình dù máy này không cách li được chúng",
        en "Run the programs even if they can't be isolated"
    ))]
    bare: bool,
    #[arg(long, help = told!(vi "In ra một giá trị JSON", en "Print one JSON value"))]
    json: bool,
}

pub fn run(args: &Args, workspace: &Workspace) -> Ended {
    report::with_json(workspace, args.json, || {
        let exercise = workspace.library.find(&args.exercise)?;
        let manifest = workspace.library.manifest(exercise)?;
        may_duel(exercise, &manifest)?;
        let read = |path: &PathBuf| Source::read(path, args.language.as_deref());
        let sources = [read(&args.first)?, read(&args.second)?];
        let tier = run::tier(args.require_tier, args.bare).map_err(Error::new)?;
        let engine = workspace.engine(tier, Vec::new());
        let ready = |source: &Source| {
            let prepared = engine.prepare(source, Allowance::of(&manifest, source.language));
            prepared.map_err(|why| no_program(source, why))
        };
        let ready = [ready(&sources[0])?, ready(&sources[1])?];
        let positions = positions(args, workspace, exercise, &manifest)?;
        let rows = meet_everywhere(&engine, &ready, &positions)?;
        // What cannot be tidied up today can be tomorrow.
        let _ = engine.cache.prune(false);
        let duel = Duel { exercise, sources, rows };
        match args.json {
            true => report::json(&duel.value(args, workspace.lang(true))),
            false => duel.show(args.transcript),
        }
        Ok(Ending::from(duel.rows.iter().all(Row::is_fair)))
    })
}

/// Whether the games of an exercise have two sides that are alike.
fn may_duel(exercise: &dyn AnyExercise, manifest: &Manifest) -> Result<(), Error> {
    let folder = exercise.folder();
    if !manifest.interactive {
        return Err(Error::new(say!(
            vi "{folder} không phải là bài tương tác nên hai chương trình không thể đấu với nhau",
            en "{folder} isn't interactive, so two programs can't play it against each other",
        )));
    }
    let name = generators::TestName { exercise: folder, group: "duel", recipe: "small", index: 1 };
    let small = exercise.small(&mut generators::TestRng::of(DEFAULT_SEED, name));
    match small.referees().is_empty() {
        false => Ok(()),
        true => Err(Error::new(say!(
            vi "ở {folder}, trình chấm không chơi như chương trình: không có hai phía để hai chương trình đấu với nhau",
            en "in {folder} the judge doesn't play as a program does: there are no two sides for two programs",
        ))),
    }
}

/// Why a program can't take part.
fn no_program(source: &Source, why: NoProgram) -> Error {
    let program = report::name(&source.path);
    let why = match why {
        NoProgram::CompileError(words) => words.map(visible),
        NoProgram::NoCompiler(why) | NoProgram::Failure(why) => why,
    };
    Error::new(say!(vi "{program}: {why}", en "{program}: {why}"; why))
}

/// A position with the means to open a game from it, as often as wanted.
struct Place {
    case: std::sync::Arc<testdata::ReadyTest>,
    /// Which game of its run it begins.
    game: usize,
}

impl Place {
    fn referee(&self) -> Box<dyn Referee> {
        self.case.case().referees().swap_remove(self.game)
    }
}

/// The positions of the plan's tests, each once; of too many some, evenly spread.
fn positions(
    args: &Args,
    workspace: &Workspace,
    exercise: &'static dyn AnyExercise,
    manifest: &Manifest,
) -> Result<Vec<Place>, Error> {
    let kept = workspace.tests(exercise, args.seed, false)?;
    let (mut seen, mut places) = (HashSet::new(), Vec::new());
    for planned in testdata::planned(manifest) {
        let case = std::sync::Arc::new(kept.get(planned)?);
        for (game, referee) in case.case().referees().iter().enumerate() {
            if seen.insert(referee.start()) {
                places.push(Place { case: case.clone(), game });
            }
        }
    }
    let (all, most) = (places.len(), args.positions as usize);
    let mut number = 0;
    places.retain(|_| {
        number += 1;
        // The n-th of `all` is kept where n * most / all grows: `most` times, or always if there aren't more.
        all <= most || number * most / all > (number - 1) * most / all
    });
    Ok(places)
}

/// A position and its two games.
struct Row {
    position: String,
    first_should_win: bool,
    /// The game in which A moves first, then the one in which B does.
    games: [Played; 2],
}

impl Row {
    /// Whether nobody broke the rules.
    fn is_fair(&self) -> bool {
        self.games.iter().all(|game| game.faults.iter().all(Option::is_none))
    }

    /// Which of the programs, 0 or 1, won a game.
    fn winner(&self, game: usize) -> Option<usize> {
        self.games[game].winner.map(|seat| at(game, seat))
    }
}

/// Which of the programs, 0 or 1, sits there in a game.
fn at(game: usize, seat: Seat) -> usize {
    game ^ seat as usize
}

/// What the report calls the programs.
const NAMES: [&str; 2] = ["A", "B"];

/// All games, some of them side by side.
fn meet_everywhere(engine: &Engine, ready: &[Ready; 2], positions: &[Place]) -> Result<Vec<Row>, Error> {
    let each = positions.len().div_ceil(rayon::current_num_threads()).max(1);
    let chunks: Result<Vec<Vec<Row>>, JudgeFailure> = positions
        .par_chunks(each)
        .map(|places| {
            let mut workers = [engine.worker(&ready[0])?, engine.worker(&ready[1])?];
            places.iter().map(|place| meet(engine, ready, &mut workers, place)).collect()
        })
        .collect();
    Ok(chunks.map_err(Error::of)?.into_iter().flatten().collect())
}

fn meet(
    engine: &Engine,
    ready: &[Ready; 2],
    workers: &mut [sandbox::Worker; 2],
    place: &Place,
) -> Result<Row, JudgeFailure> {
    let mut game = |reversed: bool| {
        let once = |[a, b]: &mut [sandbox::Worker; 2]| {
            let a = Duellist { ready: &ready[0], worker: a };
            let b = Duellist { ready: &ready[1], worker: b };
            play(if reversed { [b, a] } else { [a, b] }, place.referee())
        };
        once(workers).or_else(|_| {
            // What went wrong once, the machine being what it is, may go right with fresh workers.
            *workers = [engine.worker(&ready[0])?, engine.worker(&ready[1])?];
            once(workers)
        })
    };
    let games = [game(false)?, game(true)?];
    let referee = place.referee();
    Ok(Row { position: referee.start(), first_should_win: referee.first_should_win(), games })
}

/// All that came out.
struct Duel {
    exercise: &'static dyn AnyExercise,
    sources: [Source; 2],
    rows: Vec<Row>,
}

impl Duel {
    /// How many games a program won, as the first to move and as the second.
    fn wins(&self, program: usize) -> [usize; 2] {
        let as_mover = |first: bool| {
            let game = if first { program } else { 1 - program };
            self.rows.iter().filter(|row| row.winner(game) == Some(program)).count()
        };
        [as_mover(true), as_mover(false)]
    }

    fn show(&self, transcript: bool) {
        let (exercise, positions) = (self.exercise.folder(), self.rows.len());
        report::say(&say!(
            vi "{exercise}: số thế là {positions}, mỗi thế hai ván, mỗi chương trình đi trước một ván",
            en "{exercise}, number of positions: {positions}; each is played twice, and each program moves first once",
        ));
        for (name, source) in NAMES.iter().zip(&self.sources) {
            let (program, language) = (report::name(&source.path), source.language.name);
            report::line(format_args!("{name}: {program} ({language})"));
        }
        report::line("");
        let table: Vec<_> = [heading()].into_iter().chain(self.rows.iter().enumerate().map(cells)).collect();
        report::columns(&table, &[0]).iter().for_each(report::line);
        self.show_faults();
        if transcript {
            self.show_moves();
        }
        report::line("");
        for (program, name) in NAMES.iter().enumerate() {
            let [first, second] = self.wins(program);
            let (wins, games) = (first + second, 2 * positions);
            report::say(&say!(
                vi "{name} thắng {wins} trong {games} ván: {first} ván đi trước, {second} ván đi sau",
                en "{name} wins {wins} of {games} games: {first} moving first, {second} moving second",
            ));
        }
    }

    fn show_faults(&self) {
        let mut first = true;
        for (number, row) in self.rows.iter().enumerate() {
            for (game, played) in row.games.iter().enumerate() {
                for seat in Seat::BOTH {
                    let Some(fault) = &played.faults[seat as usize] else { continue };
                    if first {
                        report::line("");
                        report::say(&say!(vi "Trái luật:", en "Broken rules:"));
                        first = false;
                    }
                    let (name, mover) = (NAMES[at(game, seat)], NAMES[game]);
                    let (letters, why) = (fault.verdict.letters(), fault.message.map(visible));
                    let number = number + 1;
                    report::say(&say!(
                        vi "  thế {number}, {mover} đi trước: {name} {letters}: {why}",
                        en "  position {number}, {mover} first: {name} {letters}: {why}";
                        why
                    ));
                }
            }
        }
    }

    fn show_moves(&self) {
        for (number, row) in self.rows.iter().enumerate() {
            for (game, played) in row.games.iter().enumerate() {
                let (number, mover, position) = (number + 1, NAMES[game], cut(&row.position));
                report::line("");
                report::say(&say!(
                    vi "thế {number} ({position}), {mover} đi trước:",
                    en "position {number} ({position}), {mover} first:",
                ));
                for (index, one) in played.moves.iter().enumerate() {
                    report::line(format_args!("  {} {one}", NAMES[(game + index) % 2]));
                }
            }
        }
    }

    fn value(&self, args: &Args, lang: Lang) -> Value {
        let program = |program: usize| {
            let source = &self.sources[program];
            let [first, second] = self.wins(program);
            json!({
                "name": NAMES[program],
                "program": report::name(&source.path),
                "language": source.language.name,
                "wins": first + second,
                "wins_moving_first": first,
                "wins_moving_second": second,
            })
        };
        json!({
            "exercise": self.exercise.folder(),
            "seed": args.seed,
            "programs": [program(0), program(1)],
            "positions": self.rows.iter().map(|row| row_value(row, lang)).collect::<Vec<_>>(),
        })
    }
}

fn row_value(row: &Row, lang: Lang) -> Value {
    let fault = |played: &Played, game: usize, program: usize| {
        let seat = Seat::BOTH.into_iter().find(|&seat| at(game, seat) == program)?;
        let fault = played.faults[seat as usize].as_ref()?;
        Some(json!({
            "program": NAMES[program],
            "verdict": fault.verdict.letters(),
            "message": visible(fault.message.in_lang(lang)),
        }))
    };
    let game = |(game, played): (usize, &Played)| {
        json!({
            "first": NAMES[game],
            "winner": row.winner(game).map(|program| NAMES[program]),
            "moves": played.moves,
            "faults": (0..2).filter_map(|program| fault(played, game, program)).collect::<Vec<_>>(),
        })
    };
    json!({
        "position": row.position,
        "first_should_win": row.first_should_win,
        "games": row.games.iter().enumerate().map(game).collect::<Vec<_>>(),
    })
}

fn here(sentence: &Sentence) -> String {
    sentence.in_lang(spoken()).to_string()
}

fn heading() -> [String; 5] {
    [
        say!(vi "số", en "no."),
        say!(vi "thế", en "position"),
        say!(vi "lí ra thắng", en "should win"),
        say!(vi "A đi trước", en "A first"),
        say!(vi "B đi trước", en "B first"),
    ]
    .map(|cell| here(&cell))
}

/// A row of the table: who won each game, and in how many moves.
fn cells((number, row): (usize, &Row)) -> [String; 5] {
    let should = match row.first_should_win {
        true => say!(vi "người đi trước", en "first"),
        false => say!(vi "người đi sau", en "second"),
    };
    let game = |game: usize| {
        let moves = row.games[game].moves.len();
        let fair = row.games[game].faults.iter().all(Option::is_none);
        let winner = row.winner(game).map(|program| NAMES[program]);
        here(&match (winner, moves) {
            (None, _) => say!(vi "không ai thắng", en "nobody wins"),
            (Some(name), _) if !fair => {
                say!(vi "{name} thắng, đối thủ trái luật", en "{name} wins, the other broke the rules")
            }
            (Some(name), 1) => say!(vi "{name} thắng, 1 nước", en "{name} wins, 1 move"),
            (Some(name), _) => say!(vi "{name} thắng, {moves} nước", en "{name} wins, {moves} moves"),
        })
    };
    const SHOWN: usize = 40;
    let position = match row.position.char_indices().nth(SHOWN) {
        Some((end, _)) => format!("{}…", &row.position[..end]),
        None => row.position.clone(),
    };
    [(number + 1).to_string(), position, here(&should), game(0), game(1)]
}
