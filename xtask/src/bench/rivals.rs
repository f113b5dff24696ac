//! The reference beside the fastest right program that anybody wrote for the exercise, on the test on which the reference
//! takes longest: the CPU time of both, and, where valgrind is there, their instructions, which no other work disturbs.

use std::{
    fs,
    path::Path,
    process::{Command, Stdio},
    sync::LazyLock,
    time::Duration,
};

use ::cache::tests::thread_cpu_time;
use checkers::{Sentence, say};
use exercise::{
    AnyExercise, Error, Manifest, document,
    testdata::{self, ReadyTest},
};
use generators::seed::DEFAULT_SEED;
use judging::{Allowance, Engine, Ready, run};

use super::ratio;
use crate::{report, submissions, workspace::Workspace};

/// The best of so many runs counts.
const RUNS: usize = 3;

/// A right program, and what it took.
struct Rival {
    name: String,
    ready: Ready,
    time: Duration,
}

/// The table, with a line for each exercise that has a right program in a language whose programs are native.
pub fn table(workspace: &Workspace, exercises: &[&'static dyn AnyExercise]) -> Result<(), Error> {
    let mut rows = vec![[
        Sentence::symbol(""),
        say!(vi "chương trình nhanh nhất (giây)", en "fastest program (s)"),
        say!(vi "lời giải mẫu (giây)", en "reference (s)"),
        say!(vi "tỉ số", en "ratio"),
        say!(vi "tỉ số số lệnh", en "ratio of instructions"),
    ]];
    // What it takes to answer next to nothing is the start of the runner, not the reference.
    let trifle = workspace.library.find("moore_nim")?;
    let start = document::load_samples(&workspace.library, trifle)?
        .first()
        .and_then(|sample| instructions(reference(workspace, trifle), &sample.input));
    for &exercise in exercises {
        rows.extend(row(workspace, exercise, start)?);
    }
    if rows.len() == 1 {
        return Ok(());
    }
    report::say(&say!(
        vi "lời giải mẫu bên chương trình đúng nhanh nhất, trên test mà lời giải mẫu chạy lâu nhất; thời gian CPU khi các \
            bảng dùng chung đã có sẵn, số lệnh (nếu có valgrind) tính cả việc lập bảng",
        en "the reference beside the fastest right program, on the test on which the reference takes longest; CPU time once \
            tables for all tests are made, instructions (where valgrind is there) with all that makes them",
    ));
    let spoken =
        |row: &[Sentence; 5]| row.each_ref().map(|cell| cell.in_lang(crate::lang::spoken()).to_string());
    report::columns(&rows.iter().map(spoken).collect::<Vec<_>>(), &[1, 2, 3, 4]).iter().for_each(report::line);
    Ok(())
}

fn row(
    workspace: &Workspace,
    exercise: &'static dyn AnyExercise,
    start: Option<u64>,
) -> Result<Option<[Sentence; 5]>, Error> {
    let manifest = workspace.library.manifest(exercise)?;
    if manifest.interactive {
        return Ok(None);
    }
    let kept = workspace.tests(exercise, DEFAULT_SEED, false)?;
    let mut slowest: Option<ReadyTest> = None;
    for planned in testdata::planned(&manifest) {
        let made = kept.get(planned)?;
        if slowest.as_ref().is_none_or(|slowest| made.time > slowest.time) {
            slowest = Some(made);
        }
    }
    let Some(test) = slowest else { return Ok(None) };
    let Some(rival) = fastest(workspace, exercise, &manifest, &test)? else { return Ok(None) };
    let ours = best(|| {
        let before = thread_cpu_time();
        let read = ReadyTest::read(exercise, test.input.clone(), testdata::no_clock).map_err(Error::of)?;
        std::hint::black_box(read);
        Ok(thread_cpu_time() - before)
    })?;
    let counted = start.and_then(|start| {
        let ours = instructions(reference(workspace, exercise), &test.input)?.saturating_sub(start);
        let theirs = instructions(native(&rival.ready)?, &test.input)?;
        Some(ours as f64 / theirs.max(1) as f64)
    });
    let seconds = |time: Duration| Sentence::decimal(format_args!("{:.3}", time.as_secs_f64()));
    let (theirs, name) = (seconds(rival.time), rival.name);
    Ok(Some([
        Sentence::symbol(exercise.folder()),
        say!(vi "{name} {theirs}", en "{name} {theirs}"; theirs),
        seconds(ours),
        Sentence::decimal(format_args!("{:.2}", ratio(ours, rival.time))),
        counted.map_or(Sentence::symbol("-"), |counted| Sentence::decimal(format_args!("{counted:.2}"))),
    ]))
}

fn best(mut once: impl FnMut() -> Result<Duration, Error>) -> Result<Duration, Error> {
    let runs = (0..RUNS).map(|_| once()).collect::<Result<Vec<_>, _>>()?;
    Ok(runs.into_iter().min().unwrap_or_default())
}

/// The right program that takes least on a test, if there is one that is native and can be compiled here.
fn fastest(
    workspace: &Workspace,
    exercise: &'static dyn AnyExercise,
    manifest: &Manifest,
    test: &ReadyTest,
) -> Result<Option<Rival>, Error> {
    let engine = workspace.engine(run::tier(None, false).map_err(Error::new)?, Vec::new());
    let mut fastest: Option<Rival> = None;
    for one in submissions::of(&workspace.library, exercise)? {
        if !one.expected.is_accepted() {
            continue;
        }
        let allowance = Allowance::of(manifest, one.source.language);
        let Ok(ready) = engine.prepare(&one.source, allowance) else { continue };
        if native(&ready).is_none() {
            continue;
        }
        let time = best(|| time(&engine, &ready, manifest, test))?;
        if fastest.as_ref().is_none_or(|fastest| time < fastest.time) {
            let name = Path::new(&one.name).file_name().unwrap_or_default().to_string_lossy().into_owned();
            fastest = Some(Rival { name, ready, time });
        }
    }
    Ok(fastest)
}

fn time(engine: &Engine, ready: &Ready, manifest: &Manifest, test: &ReadyTest) -> Result<Duration, Error> {
    let mut worker = engine.worker(ready).map_err(Error::of)?;
    let judged = run::judge(&mut worker, ready, manifest, test, Duration::MAX).map_err(Error::of)?;
    Ok(judged.cpu)
}

/// The command that runs a program, if the machine runs it itself.
fn native(ready: &Ready) -> Option<Command> {
    let name = ready.program.argv.first()?.strip_prefix("{program}/")?;
    Some(Command::new(ready.program.folder.join(name)))
}

/// The command that answers an input by the reference.
fn reference(workspace: &Workspace, exercise: &dyn AnyExercise) -> Command {
    let mut command = Command::new(std::env::current_exe().unwrap_or_default());
    if let Ok(root) = workspace.checkout() {
        command.arg("--root").arg(root);
    }
    command.args(["solve", exercise.folder(), "-"]);
    command
}

/// How many instructions a command takes, as valgrind counts them; nothing where there is no valgrind.
fn instructions(command: Command, input: &[u8]) -> Option<u64> {
    static THERE: LazyLock<bool> = LazyLock::new(|| {
        let mut asked = Command::new("valgrind");
        asked.arg("--version").stdout(Stdio::null()).stderr(Stdio::null());
        asked.status().is_ok_and(|status| status.success())
    });
    if !*THERE {
        return None;
    }
    let folder = tempfile::tempdir().ok()?;
    let place = folder.path().join("input");
    fs::write(&place, input).ok()?;
    let told = Command::new("valgrind")
        .args(["--tool=callgrind", "--callgrind-out-file=/dev/null"])
        .arg(command.get_program())
        .args(command.get_args())
        .current_dir(folder.path())
        .stdin(fs::File::open(&place).ok()?)
        .stdout(Stdio::null())
        .output()
        .ok()?;
    let told = String::from_utf8_lossy(&told.stderr);
    // ==123== Collected : 4567
    let line = told.lines().rev().find(|line| line.contains("Collected"))?;
    line.rsplit_once(':')?.1.trim().parse().ok()
}
