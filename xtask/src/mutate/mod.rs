//! `mutate`: small mistakes planted in right programs. What no test refuses is a hole, or no mistake.

use std::{
    collections::{BTreeMap, BTreeSet},
    path::PathBuf,
    time::{Duration, Instant},
};

use checkers::{Name, Sentence, say};
use clap::builder::PossibleValuesParser;
use exercise::{AnyExercise, Error, Manifest, short_name};
use generators::seed::DEFAULT_SEED;
use judging::{
    Engine, NoProgram, Source, Tool,
    mutation::{Cover, Fate, MISTAKES, Mutant, PAIR, THOROUGH, Trial, Trials, chosen, mutants, pairs},
    run,
    stress::{Counterexample, Search, counterexample},
    tool,
};
use rayon::prelude::*;
use serde_json::{Value, json};
use walkdir::WalkDir;

use self::record::{Figures, Held, KindFigures, Record, Seen};
use crate::{
    lang::{spoken, told},
    progress::Progress,
    report::{self, Ended, Ending, visible},
    stress::seconds,
    submissions::{self, REFUSALS, Submission},
    workspace::Workspace,
};

mod attack;
mod record;
mod strength;

#[derive(clap::Args)]
pub struct Args {
    #[arg(value_name = "EX", required_unless_present_any = ["all", "report"], help = told!(
        vi "Các bài tập",
        en "The exercises"
    ))]
    exercises: Vec<String>,
    #[arg(long, conflicts_with = "exercises", help = told!(
        vi "Mọi bài tập",
        en "All exercises"
    ))]
    all: bool,
    #[arg(long, value_name = "KIND", value_delimiter = ',', value_parser = kinds(), conflicts_with_all = ["from", "cover"], help = told!(
        vi "Gieo lỗi thuộc các kiểu này thay cho các lỗi thường gặp: từng biến với từng kiểu hẹp hơn (type), bảng bị đổi chỗ (table), giới hạn, sai số và số nguyên tố khác (scale), vòng lặp bỏ sót đầu hay cuối (end), bỏ sót một nước (rule), hai lỗi cùng lúc mà riêng từng lỗi thì không test nào thấy (pair); thử hết, nếu không có --limit",
        en "Instead of common mistakes plant these: each variable of each narrower type (type), entries of tables exchanged (table), other limits, tolerances and primes (scale), loops that skip an end (end), one move left out (rule), two mistakes that no test sees alone (pair); all of them, unless --limit is given"
    ))]
    kind: Vec<String>,
    #[arg(long, value_name = "N", value_parser = at_least_one, conflicts_with = "from", help = told!(
        vi "Thử tối đa bao nhiêu biến thể của một bài, chia đều cho các chương trình và các kiểu lỗi (mặc định: 60)",
        en "Try at most this many mutants of an exercise, spread evenly over its programs and the kinds of mistakes (default: 60)"
    ))]
    limit: Option<usize>,
    #[arg(long, value_name = "N", default_value_t = DEFAULT_SEED, help = told!(
        vi "Hạt giống của việc chọn đó",
        en "The seed that chooses them"
    ))]
    seed: u64,
    #[arg(long, value_name = "S", default_value = "5", value_parser = seconds, help = told!(
        vi "Tìm trong bao nhiêu giây một dữ liệu vào mà biến thể qua hết các test lại chạy sai",
        en "How many seconds to search for an input on which a mutant fails that passes all tests"
    ))]
    time: Duration,
    #[arg(long, value_name = "DIR", help = told!(
        vi "Lấy các chương trình trong thư mục này làm biến thể, do bất cứ ai viết",
        en "Use the programs in this folder as mutants, whoever made them"
    ))]
    from: Option<PathBuf>,
    #[arg(long, help = told!(
        vi "Cho các chương trình sai và các biến thể đã bị loại chạy mọi test, rồi cho biết cần ít nhất mấy test để loại mỗi chương trình hai lần, và test nào không loại được ai",
        en "Run the wrong programs and the killed mutants on every test; report how few tests would refuse each of them twice, and which tests refuse none"
    ))]
    cover: bool,
    #[arg(long, conflicts_with_all = ["exercises", "all", "kind", "limit", "seed", "time", "from", "cover", "json"], help = told!(
        vi "Không thử gì cả, chỉ in bảng độ mạnh của các bộ test theo số liệu trong các tệp mutants.toml và attack.toml",
        en "Try nothing, and print the table of test strength from the figures in the mutants.toml and attack.toml files"
    ))]
    report: bool,
    #[arg(long, conflicts_with = "from", help = told!(
        vi "Ghi vào mutants.toml số liệu của lần chạy này và những biến thể chưa tìm được dữ liệu vào như thế (unknown); cùng với --report thì ghi bảng vào docs/test-strength.md",
        en "Write to mutants.toml the figures of this run and, as unknown, the mutants for which no such input is found; with --report, write the table to docs/test-strength.md"
    ))]
    bless: bool,
    #[arg(long, help = told!(
        vi "In ra một giá trị JSON",
        en "Print one JSON value"
    ))]
    json: bool,
}

/// The kinds that can be asked for.
fn kinds() -> PossibleValuesParser {
    kind_names().collect::<Vec<_>>().into()
}

/// Their names, in the order of the columns.
fn kind_names() -> impl Iterator<Item = &'static str> {
    THOROUGH.iter().map(|mistake| mistake.name).chain([PAIR])
}

/// How many mutants of an exercise are tried at most, unless kinds or a limit are asked for.
const LIMIT: usize = 60;

/// A number on the command line that says how many at most.
fn at_least_one(text: &str) -> Result<usize, String> {
    let count = text.parse().ok().filter(|&count| count > 0);
    count.ok_or_else(
        || told!(vi "phải là số nguyên, ít nhất là 1", en "this should be a whole number, at least 1"),
    )
}

/// What the mutants of an exercise showed.
#[derive(Default)]
struct Score {
    invalid: usize,
    same: usize,
    /// Killed for the time they took: the only verdict that a busy machine could turn.
    killed_by_time: usize,
    /// What became of the others, by the kind of mistake.
    kinds: BTreeMap<&'static str, Seen>,
    holes: Vec<Hole>,
    /// Right programs that fail on an input that a mutant led to.
    wrong_originals: Vec<String>,
    skipped: BTreeSet<String>,
    covered: Option<Covered>,
    time: Duration,
}

/// How few tests of a plan would do.
struct Covered {
    programs: usize,
    tests: Vec<String>,
    cover: Cover,
}

/// A mutant that all tests accept and that is wrong.
struct Hole {
    program: String,
    mutant: Mutant,
    found: Counterexample,
}

impl Score {
    /// What became of all mutants that are programs, and others than the right one.
    fn seen(&self) -> Seen {
        self.kinds.values().fold(Seen::default(), |sum, seen| sum.with(seen))
    }
}

pub fn run(args: &Args, workspace: &Workspace) -> Ended {
    if args.report {
        return strength::run(args.bless, workspace);
    }
    report::with_json(workspace, args.json, || {
        workspace.checkout()?;
        let exercises = match args.all {
            true => workspace.library.selected(&[])?,
            false => workspace.library.selected(&args.exercises)?,
        };
        if args.from.is_some() && exercises.len() != 1 {
            return Err(Error::new(say!(
                vi "các chương trình của --from phải là biến thể của một bài: hãy nêu bài đó",
                en "the programs of --from must be mutants of one exercise: name it",
            )));
        }
        let engine = workspace.engine(run::tier(None, false).map_err(Error::new)?, Vec::new());
        let mut scores = Vec::new();
        for exercise in exercises {
            let score = Attempt { args, workspace, engine: &engine, exercise }.score()?;
            if !args.json {
                tell(exercise, &score);
            }
            scores.push((exercise, score));
        }
        let _ = engine.cache.prune(false);
        match args.json {
            true => {
                report::json(&Value::from_iter(scores.iter().map(|(exercise, score)| value(*exercise, score))))
            }
            false => table(&scores),
        }
        let sound = |score: &Score| score.holes.is_empty() && score.wrong_originals.is_empty();
        Ok(Ending::from(scores.iter().all(|(_, score)| sound(score))))
    })
}

/// A mutant and the name of its program.
type Named = (String, Mutant);

/// The mutants of one exercise on their way.
struct Attempt<'a> {
    args: &'a Args,
    workspace: &'a Workspace,
    engine: &'a Engine,
    exercise: &'static dyn AnyExercise,
}

impl Attempt<'_> {
    fn score(&self) -> Result<Score, Error> {
        let began = Instant::now();
        let (library, exercise) = (&self.workspace.library, self.exercise);
        let manifest = library.manifest(exercise)?;
        let plan = library.file(exercise, "problem.toml")?.unwrap_or_default();
        let kept = self.workspace.tests(exercise, DEFAULT_SEED, false)?;
        let code = embedded::fingerprint(exercise.folder());
        let trials = Trials::new(self.engine, exercise, &manifest, kept, &code, &plan);
        let mut record = Record::load(library, exercise)?;
        let mut score = Score::default();

        let (right, wrong) = self.submissions(&mut score)?;
        let programs = Attempt::known(&trials, right)?;
        let (tried, all) = self.mutants(&programs, &record)?;
        let progress = Progress::new("mutate", tried.len(), self.args.json);
        let step = |(program, mutant): (String, Mutant)| {
            let trial = trials.meet(mutant)?;
            progress.step(&program);
            Ok((program, trial))
        };
        let met: Vec<(String, Trial)> = tried.into_par_iter().map(step).collect::<Result<_, Error>>()?;
        progress.finish();
        trials.remember();
        if self.args.cover {
            let killed = met.iter().filter(|(_, trial)| matches!(trial.fate, Fate::Killed { .. }));
            let killed = killed.map(|(_, trial)| trial.mutant.source.clone());
            let sources: Vec<Source> = wrong.into_iter().map(|one| one.source).chain(killed).collect();
            score.covered = Some(self.covered(&trials, &sources)?);
        }
        let mut survivors = Vec::new();
        for (program, Trial { mutant, fate }) in met {
            let seen = score.kinds.entry(mutant.mistake).or_default();
            match fate {
                Fate::Invalid => score.invalid += 1,
                Fate::Same => score.same += 1,
                Fate::Killed { verdict, .. } => {
                    seen.killed += 1;
                    score.killed_by_time += usize::from(verdict == "TLE");
                }
                Fate::Survived if record.of(&mutant) == Some(Held::Equivalent) => seen.equivalent += 1,
                Fate::Survived => survivors.push((program, mutant)),
            }
        }
        let search = |(program, mutant): (String, Mutant)| {
            let searched = self.search(&mutant.source, &manifest)?;
            Ok((program, mutant, searched))
        };
        let searched: Vec<_> = survivors.into_par_iter().map(search).collect::<Result<_, Error>>()?;
        for (program, mutant, (inputs, found)) in searched {
            let seen = score.kinds.entry(mutant.mistake).or_default();
            let Some(found) = found else {
                if self.args.bless && record.of(&mutant).is_none() {
                    let seconds = self.args.time.as_secs_f64();
                    let reason = format!("no counterexample among {inputs} random inputs in {seconds} s");
                    record.add(program, &mutant, reason);
                }
                seen.unknown += 1;
                continue;
            };
            let original = programs.iter().find(|(name, _)| *name == program).map(|(_, source)| source);
            match original.map(|source| self.fails(source, &manifest, &found)).transpose()?.flatten() {
                Some(message) => {
                    let input = found.input.escape_ascii();
                    score.wrong_originals.push(format!("{program} itself fails on \"{input}\": {message}"));
                }
                None => {
                    seen.holes += 1;
                    score.holes.push(Hole { program, mutant, found });
                }
            }
        }
        // Without a compiler there is nothing to say about its programs.
        if self.args.bless && score.skipped.is_empty() {
            record.keep(&all);
            self.write_down(&score, &mut record);
        }
        if self.args.bless {
            record.save(library, exercise)?;
        }
        score.time = began.elapsed();
        Ok(score)
    }

    /// Keeps what a run showed.
    fn write_down(&self, score: &Score, record: &mut Record) {
        if self.args.kind.is_empty() {
            record.figures = Some(self.figures(score).after(record.figures));
            return;
        }
        for kind in &self.args.kind {
            let seen = score.kinds.get(kind.as_str()).copied().unwrap_or_default();
            let seen = seen.after(record.kinds.get(kind).copied());
            record.kinds.insert(kind.clone(), KindFigures { limit: self.args.limit, seen });
        }
    }

    /// What is written down of a run with the common kinds.
    fn figures(&self, score: &Score) -> Figures {
        let Seen { killed, holes, equivalent, unknown, .. } = score.seen();
        Figures {
            limit: self.args.limit.unwrap_or(LIMIT),
            seed: self.args.seed,
            seconds: self.args.time.as_secs_f64(),
            killed,
            holes,
            closed: 0,
            equivalent,
            unknown,
            enough: score.covered.as_ref().map(|covered| covered.cover.chosen.len()),
        }
    }

    /// The programs whose compilers are there: the right ones, and the others.
    fn submissions(&self, score: &mut Score) -> Result<(Vec<Submission>, Vec<Submission>), Error> {
        let mut submissions = submissions::of(&self.workspace.library, self.exercise)?;
        submissions.retain(|Submission { source, .. }| {
            let there = Tool::of(source.language).is_some();
            if !there {
                score.skipped.insert(tool::missing(source.language).into());
            }
            there
        });
        Ok(submissions.into_iter().partition(|one| one.expected.is_accepted()))
    }

    /// Right programs with their names, made known to the trials.
    fn known(trials: &Trials, right: Vec<Submission>) -> Result<Vec<(String, Source)>, Error> {
        let mut programs = Vec::new();
        for Submission { source, .. } in right {
            trials.know(&source).map_err(|error| match error {
                NoProgram::CompileError(why) | NoProgram::NoCompiler(why) | NoProgram::Failure(why) => {
                    Error::file(&source.path, why)
                }
            })?;
            let name = source.path.file_name().unwrap_or_default().to_string_lossy().into_owned();
            programs.push((name, source));
        }
        Ok(programs)
    }

    /// Which tests refuse these programs.
    fn covered(&self, trials: &Trials, sources: &[Source]) -> Result<Covered, Error> {
        let progress = Progress::new("cover", sources.len(), self.args.json);
        let refusing = |source: &Source| {
            let refusing = trials.refusing(source);
            progress.step(&report::name(&source.path));
            refusing
        };
        let refusals = sources.par_iter().map(refusing).collect::<Result<Vec<_>, Error>>()?;
        progress.finish();
        let tests = trials.names();
        let cover = Cover::greedy(&refusals, tests.len(), REFUSALS);
        Ok(Covered { programs: sources.len(), tests, cover })
    }

    /// The mutants that are tried, each with its program's name, and the hashes of all that there are.
    fn mutants(
        &self,
        programs: &[(String, Source)],
        record: &Record,
    ) -> Result<(Vec<Named>, BTreeSet<String>), Error> {
        if let Some(folder) = &self.args.from {
            let mut tried = Vec::new();
            for path in files_of(folder)? {
                let name = path.file_name().unwrap_or_default().to_string_lossy().into_owned();
                let source = Source::read(&path, None)?;
                let change = "made elsewhere".into();
                tried.push((name, Mutant { source, line: 1, mistake: "", change, edit: None }));
            }
            return Ok((tried, BTreeSet::new()));
        }
        let common = self.args.kind.is_empty();
        let limit = self.args.limit.unwrap_or(if common { LIMIT } else { usize::MAX });
        let each = limit.div_ceil(programs.len().max(1));
        let (mut tried, mut all) = (Vec::new(), BTreeSet::new());
        for (name, source) in programs {
            let first = mutants(source, MISTAKES);
            let harmless: Vec<Mutant> =
                first.iter().filter(|mutant| record.of(mutant).is_some()).cloned().collect();
            let mut others = mutants(source, THOROUGH);
            others.extend(pairs(source, &harmless));
            all.extend(first.iter().chain(&others).map(Mutant::hash));
            let asked = |mutant: &Mutant| self.args.kind.iter().any(|kind| kind == mutant.mistake);
            let wanted = if common { first } else { others.into_iter().filter(asked).collect() };
            tried.extend(chosen(wanted, each, self.args.seed).into_iter().map(|mutant| (name.clone(), mutant)));
        }
        tried.truncate(limit);
        Ok((tried, all))
    }

    /// Looks for an input on which a mutant fails; also tells how many were tried.
    fn search(&self, source: &Source, manifest: &Manifest) -> Result<(usize, Option<Counterexample>), Error> {
        let time = self.args.time;
        let search = Search { seed: self.args.seed, time, shrinking: time, inputs: usize::MAX };
        match counterexample(self.engine, source, self.exercise, manifest, search) {
            Ok(searched) => Ok((searched.inputs, searched.found)),
            Err(NoProgram::CompileError(why) | NoProgram::NoCompiler(why) | NoProgram::Failure(why)) => {
                Err(Error::new(why))
            }
        }
    }

    /// Whether a right program fails on the input, too, and why.
    fn fails(
        &self,
        source: &Source,
        manifest: &Manifest,
        found: &Counterexample,
    ) -> Result<Option<String>, Error> {
        let failed = judging::stress::fails_on(self.engine, source, self.exercise, manifest, &found.input);
        failed.map_err(|error| match error {
            NoProgram::CompileError(why) | NoProgram::NoCompiler(why) | NoProgram::Failure(why) => {
                Error::new(why)
            }
        })
    }
}

/// The files of a folder, sorted.
fn files_of(folder: &std::path::Path) -> Result<Vec<PathBuf>, Error> {
    let mut paths = Vec::new();
    for entry in WalkDir::new(folder).sort_by_file_name() {
        let entry = entry.map_err(|error| Error::file(folder, error.to_string()))?;
        if entry.file_type().is_file() {
            paths.push(entry.into_path());
        }
    }
    Ok(paths)
}

/// What needs eyes: holes, and right programs that are none.
fn tell(exercise: &dyn AnyExercise, score: &Score) {
    let folder = exercise.folder();
    score.skipped.iter().for_each(|why| report::line(format_args!("{folder}: {why}")));
    score.wrong_originals.iter().for_each(|why| report::line(format_args!("{folder}: {}", visible(why))));
    if let Some(Covered { programs, tests, cover }) = &score.covered {
        let named = |indices: &mut dyn Iterator<Item = usize>| {
            indices.map(|index| tests[index].as_str()).collect::<Vec<_>>().join(" ")
        };
        let (chosen, all) = (cover.chosen.len(), tests.len());
        let enough = named(&mut cover.chosen.iter().map(|(test, _)| *test));
        report::say(&say!(
            vi "{folder}: {chosen} trong {all} test là đủ để loại mỗi chương trình trong {programs} chương trình {REFUSALS} lần (chương trình quá thời gian: ít nhất một lần): {enough}",
            en "{folder}: {chosen} of {all} tests refuse each of {programs} programs {REFUSALS} times (those that run out of time at least once): {enough}",
        ));
        if !cover.idle.is_empty() {
            let idle = named(&mut cover.idle.iter().copied());
            report::say(&say!(vi "  không loại chương trình nào: {idle}", en "  refuse none: {idle}"));
        }
    }
    for Hole { program, mutant, found } in &score.holes {
        let Mutant { line, change, mistake, .. } = mutant;
        report::say(&say!(
            vi "{folder}: lỗ hổng: {program}, dòng {line}, {change} ({mistake})",
            en "{folder}: a hole: {program}, line {line}, {change} ({mistake})",
        ));
        let input = String::from_utf8_lossy(&found.input);
        input.lines().take(20).for_each(|line| report::line(format_args!("    {}", visible(line))));
        let (letters, why) = (found.judged.verdict.letters(), found.why().map(visible));
        report::say(&say!(vi "  {letters}: {why}", en "  {letters}: {why}"; why));
    }
}

/// What stands above the columns.
const HEADER: [Name; 9] = [
    Name::new("bài", "exercise"),
    Name::new("thử", "made"),
    Name::new("bị loại", "killed"),
    Name::new("lỗ hổng", "holes"),
    Name::new("tương đương", "equivalent"),
    Name::new("chưa rõ", "unknown"),
    Name::new("tỉ lệ", "score"),
    Name::new("trùng", "same"),
    Name::new("thời gian", "time"),
];

fn table(scores: &[(&'static dyn AnyExercise, Score)]) {
    let lang = spoken();
    let mut rows = vec![HEADER.map(|name| lang.say(name.vi(), name.en()).to_string())];
    for (exercise, score) in scores {
        let seen = score.seen();
        let per_cent = Sentence::decimal(format_args!("{:.1}", seen.per_cent()));
        let seconds = format!("{:.0}", score.time.as_secs_f64());
        let time = say!(vi "{seconds} giây", en "{seconds} s");
        rows.push([
            short_name(exercise.folder()).into(),
            seen.made().to_string(),
            seen.killed.to_string(),
            seen.holes.to_string(),
            seen.equivalent.to_string(),
            seen.unknown.to_string(),
            format!("{}%", per_cent.in_lang(lang)),
            score.same.to_string(),
            time.in_lang(lang).into(),
        ]);
    }
    report::columns(&rows, &[1, 2, 3, 4, 5, 6, 7, 8]).iter().for_each(report::line);
}

fn value(exercise: &dyn AnyExercise, score: &Score) -> Value {
    let hole = |hole: &Hole| {
        json!({
            "program": hole.program,
            "line": hole.mutant.line,
            "mistake": hole.mutant.mistake,
            "change": hole.mutant.change,
            "verdict": hole.found.judged.verdict.letters(),
            "input": String::from_utf8_lossy(&hole.found.input),
            "why": visible(hole.found.why().en()),
        })
    };
    let seen = score.seen();
    json!({
        "exercise": exercise.folder(),
        "made": seen.made(),
        "invalid": score.invalid,
        "same": score.same,
        "killed": seen.killed,
        "killed_by_time": score.killed_by_time,
        "equivalent": seen.equivalent,
        "unknown": seen.unknown,
        "score": seen.per_cent(),
        "kinds": score.kinds.iter().map(|(kind, seen)| (*kind, json!(seen))).collect::<BTreeMap<_, _>>(),
        "time_s": score.time.as_secs_f64(),
        "holes": score.holes.iter().map(hole).collect::<Vec<_>>(),
        "wrong_originals": score.wrong_originals,
        "cover": score.covered.as_ref().map(|Covered { programs, tests, cover }| json!({
            "programs": programs,
            "tests": tests.len(),
            "chosen": cover.chosen.iter().map(|(test, _)| &tests[*test]).collect::<Vec<_>>(),
            "idle": cover.idle.iter().map(|test| &tests[*test]).collect::<Vec<_>>(),
        })),
    })
}
