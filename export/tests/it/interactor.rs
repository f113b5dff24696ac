//! The interactor that travels: programs play against it through pipes, as a judge would let them. What it makes of all
//! that programs do wrong is tried with a small module in place of an exercise's; with an exercise's own, which takes
//! minutes to compile, its verdicts and words are held to ours (`export/try.sh` runs that).

use std::{
    env, fs,
    path::{Path, PathBuf},
    process::{Child, Command, ExitStatus, Stdio},
    thread::sleep,
    time::{Duration, Instant},
};

use exercise::{AnyExercise, Case, Library, document::load_samples, testdata};
use export::{Portable, PortableBuilder, Role};
use rayon::prelude::*;

use crate::portable::{checkout, compiled, exercises};

/// As whom the interactor is called.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
enum Caller {
    /// With a folder for its message; 42 and 43.
    Kattis,
    /// With a file for the dialogue; 0 and 1.
    Testlib,
    /// With two named pipes; a score.
    Cms,
}

/// What the judge of a package said.
#[derive(Debug, PartialEq)]
enum Verdict {
    Accepted,
    Wrong,
    /// Any other ending.
    Failed(String),
}

/// How a dialogue ended.
struct Ended {
    verdict: Verdict,
    why: String,
    /// Nothing where the caller keeps none.
    transcript: String,
    /// Whether it waited for a program that had not ended.
    waited: bool,
}

/// How long a test waits for what must come, before it says that it didn't.
const FOREVER: Duration = Duration::from_secs(120);
/// How long the judge is watched waiting: longer than it waits of its own accord.
const WATCHED: Duration = Duration::from_secs(2);

/// The judges, compiled.
struct Judges {
    folder: tempfile::TempDir,
}

impl Judges {
    fn of(portable: &Portable, flags: &[&str]) -> Judges {
        let folder = tempfile::tempdir().unwrap();
        let roles = [(Role::Interactor, "interactor"), (Role::CmsManager, "manager")];
        roles.par_iter().for_each(|(role, name)| {
            compiled(&portable.source(*role, "stem"), flags, &folder.path().join(name));
        });
        Judges { folder }
    }

    fn place(&self, name: &str) -> PathBuf {
        self.folder.path().join(name)
    }

    /// Lets a program play. One that does not end is killed, when the judge has been seen to wait for it.
    fn play(&self, caller: Caller, run: &[u8], program: &[&str]) -> Ended {
        let own = tempfile::tempdir().unwrap();
        let place = |name: &str| own.path().join(name);
        fs::write(place("run"), run).unwrap();
        fs::create_dir(place("feedback")).unwrap();
        let (mut judge, mut player) = match caller {
            Caller::Cms => self.over_named_pipes(own.path(), program),
            _ => {
                let third = if caller == Caller::Kattis { "feedback" } else { "run" };
                let second = if caller == Caller::Kattis { "run" } else { "dialogue" };
                let mut judge = Command::new(self.place("interactor"))
                    .args([place("run"), place(second), place(third)])
                    .stdin(Stdio::piped())
                    .stdout(Stdio::piped())
                    .stderr(fs::File::create(place("said")).unwrap())
                    .spawn()
                    .unwrap();
                let player = Command::new(program[0])
                    .args(&program[1..])
                    .stdin(judge.stdout.take().unwrap())
                    .stdout(judge.stdin.take().unwrap())
                    .stderr(Stdio::null())
                    .spawn()
                    .unwrap();
                (judge, player)
            }
        };
        let waited = waits(&mut judge, &mut player);
        // One that has ended is killed in vain.
        let _ = player.kill();
        player.wait().unwrap();
        let status = ended(&mut judge).expect("the judge ends when the program is gone");
        let text = |name: &str| {
            let bytes = fs::read(place(name)).unwrap_or_default();
            String::from_utf8_lossy(&bytes).trim_end_matches('\n').to_string()
        };
        let said = text("said");
        let (verdict, why) = match (caller, status.code()) {
            (Caller::Kattis, Some(42)) => (Verdict::Accepted, text("feedback/judgemessage.txt")),
            (Caller::Kattis, Some(43)) => (Verdict::Wrong, text("feedback/judgemessage.txt")),
            (Caller::Testlib, Some(0)) if said == "ok" => (Verdict::Accepted, String::new()),
            (Caller::Testlib, Some(1)) => {
                (Verdict::Wrong, said.strip_prefix("wrong answer ").expect("testlib's words").into())
            }
            (Caller::Cms, Some(0)) => match text("score").as_str() {
                "1.0" if said == "translate:success" => (Verdict::Accepted, String::new()),
                "0.0" => (Verdict::Wrong, said),
                score => (Verdict::Failed(format!("a score of {score:?}: {said}")), String::new()),
            },
            _ => (Verdict::Failed(format!("{status}: {said}")), String::new()),
        };
        let transcript = fs::read(place("dialogue")).unwrap_or_default();
        Ended { verdict, why, transcript: String::from_utf8_lossy(&transcript).into_owned(), waited }
    }

    /// As CMS does it: the program's standard streams are pipes with names, which both sides open.
    fn over_named_pipes(&self, own: &Path, program: &[&str]) -> (Child, Child) {
        let place = |name: &str| own.join(name);
        let pipes = ["u0_to_m", "m_to_u0"].map(place);
        assert!(Command::new("mkfifo").args(&pipes).status().unwrap().success());
        let judge = Command::new(self.place("manager"))
            .args(&pipes)
            .current_dir(own)
            .stdin(fs::File::open(place("run")).unwrap())
            .stdout(fs::File::create(place("score")).unwrap())
            .stderr(fs::File::create(place("said")).unwrap())
            .spawn()
            .unwrap();
        let player = Command::new("sh")
            .args(["-c", "exec \"$@\" <m_to_u0 >u0_to_m", "sh"])
            .args(program)
            .current_dir(own)
            .stderr(Stdio::null())
            .spawn()
            .unwrap();
        (judge, player)
    }
}

/// Waits for a process to end; nothing, if it doesn't.
fn ended(process: &mut Child) -> Option<ExitStatus> {
    let begun = Instant::now();
    while begun.elapsed() < FOREVER {
        if let Some(status) = process.try_wait().unwrap() {
            return Some(status);
        }
        sleep(Duration::from_millis(2));
    }
    process.kill().unwrap();
    None
}

/// Whether the judge waits for a program that does not end. On a busy machine either may have to wait for its turn: only
/// when both have been asleep for as long as the judge is watched, nothing more will happen.
fn waits(judge: &mut Child, player: &mut Child) -> bool {
    let begun = Instant::now();
    let mut awake = Instant::now();
    while begun.elapsed() < FOREVER {
        if judge.try_wait().unwrap().is_some() {
            return false;
        }
        let gone = player.try_wait().unwrap().is_some();
        if gone || !asleep(player.id()) || !asleep(judge.id()) {
            awake = Instant::now();
        } else if awake.elapsed() > WATCHED {
            return true;
        }
        sleep(Duration::from_millis(2));
    }
    panic!("the judge does not end, although the program has");
}

/// Whether a process waits for something.
fn asleep(process: u32) -> bool {
    let state = fs::read_to_string(format!("/proc/{process}/stat")).unwrap_or_default();
    state.rsplit(") ").next().is_some_and(|rest| rest.starts_with('S'))
}

/// What programs do, in the shell; how it ends, and why. In `WAITS` the judge waits until the program is killed.
const WAITS: bool = true;
#[rustfmt::skip]
const ROWS: &[(&str, &str, &str, bool, Verdict, &str)] = &[
    ("answers every line", "3 2", "while read x; do echo $x; done", !WAITS, Verdict::Accepted, ""),
    ("echoes", "500 1", "exec cat", !WAITS, Verdict::Accepted, ""),
    ("answers before it is asked", "3 2", "seq 3", !WAITS, Verdict::Accepted, ""),
    ("never reads, and more than a pipe holds", "3000 1000", "exec seq 3000", !WAITS, Verdict::Accepted, ""),
    ("reads all of it", "3000 1000", "exec cat", !WAITS, Verdict::Accepted, ""),
    ("is wrong, and would go on", "3 2", "read x; echo 2; exec sleep 600", !WAITS, Verdict::Wrong, "round 1: found \"2\""),
    ("is wrong later", "3 2", "read x; echo 1; read x; echo no; cat", !WAITS, Verdict::Wrong, "round 2: found \"no\""),
    ("says nothing in a line", "3 2", "read x; echo; cat", !WAITS, Verdict::Wrong, "round 1: found \"\""),
    ("never stops", "3 2", "exec yes 1", !WAITS, Verdict::Wrong, "round 2: found \"1\""),
    ("never ends a line", "3 2", "yes | exec tr -d '\\n'", !WAITS, Verdict::Wrong, "round 1: found \"yyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyy\""),
    ("goes on", "3 2", "seq 4", !WAITS, Verdict::Wrong, "round 4: too much \"4\""),
    ("adds an empty line", "3 2", "seq 3; echo", !WAITS, Verdict::Wrong, "round 4: too much \"\""),
    ("adds what is no line", "3 2", "seq 3; printf more", !WAITS, Verdict::Wrong, "round 4: too much \"\""),
    ("adds what is no line, and stays", "3 2", "seq 3; printf more; exec sleep 600", !WAITS, Verdict::Wrong, "round 4: too much \"\""),
    ("leaves", "3 2", "read x", !WAITS, Verdict::Wrong, "round 1: left after 0 bytes"),
    ("leaves in a line", "3 2", "read x; printf 12", !WAITS, Verdict::Wrong, "round 1: left after 2 bytes"),
    ("crashes", "3 2", "read x; echo 1; read x; kill -9 $$", !WAITS, Verdict::Wrong, "round 2: left after 0 bytes"),
    ("crashes at once", "3 2", "kill -11 $$", !WAITS, Verdict::Wrong, "round 1: left after 0 bytes"),
    ("closes its output, and stays", "3 2", "read x; exec >&-; exec sleep 600", !WAITS, Verdict::Wrong, "round 1: left after 0 bytes"),
    ("closes its input", "3 2", "exec <&-; seq 3", !WAITS, Verdict::Accepted, ""),
    ("is silent", "3 2", "exec sleep 600", WAITS, Verdict::Wrong, "round 1: left after 0 bytes"),
    ("keeps a line to itself", "3 2", "printf 1; exec sleep 600", WAITS, Verdict::Wrong, "round 1: left after 1 bytes"),
    ("is deaf", "3000 1000", "seq 3000; exec sleep 600", WAITS, Verdict::Accepted, ""),
    ("lingers", "3 2", "seq 3; exec sleep 600", WAITS, Verdict::Accepted, ""),
];

fn has(command: &str) -> bool {
    Command::new(command).arg("--version").output().is_ok()
}

/// Whether there is a compiler; where tools are required there must be one.
fn can_compile() -> bool {
    let can = has("g++");
    assert!(can || env::var_os("REQUIRE_EXPORT_TOOLS").is_none(), "g++ is required");
    if !can {
        println!("SKIPPED: it takes g++");
    }
    can
}

fn echo() -> Portable {
    Portable::of("echo", include_str!("echo.h").into())
}

#[test]
fn whatever_a_program_does_the_judge_of_a_package_comes_to_an_end_and_a_verdict() {
    if !can_compile() {
        return;
    }
    let judges = Judges::of(&echo(), &["-O1", "-fsanitize=address,undefined", "-fno-sanitize-recover=all"]);
    // Each has processes of its own.
    ROWS.par_iter().for_each(|(name, run, script, waits, verdict, why)| {
        for caller in [Caller::Kattis, Caller::Testlib, Caller::Cms] {
            let ended = judges.play(caller, run.as_bytes(), &["sh", "-c", script]);
            let told = format!("{name}, {caller:?}: {:?}, {}", ended.verdict, ended.why);
            assert_eq!(ended.verdict, *verdict, "{told}");
            assert_eq!(ended.why, *why, "{told}");
            assert_eq!(ended.waited, *waits, "whether it waits: {told}");
        }
    });
    let said = judges.play(Caller::Testlib, b"2 3", &["sh", "-c", "echo 1; echo no; echo"]).transcript;
    assert_eq!(said, "< 001\n> 1\n< 002\n> no\n< -1\n");
}

#[test]
fn what_is_not_the_programs_fault_is_a_failure_of_the_judge() {
    if !can_compile() {
        return;
    }
    let judges = Judges::of(&echo(), &["-O0"]);
    for caller in [Caller::Kattis, Caller::Testlib, Caller::Cms] {
        let ended = judges.play(caller, b"no run", &["cat"]);
        let Verdict::Failed(why) = &ended.verdict else { panic!("{caller:?}: {:?}", ended.verdict) };
        assert!(why.contains("the test's input: round 0: no run"), "{why}");
    }
    let called = |words: &[&str]| {
        let judge = Command::new(judges.place("interactor")).args(words).stdin(Stdio::null()).output().unwrap();
        judge.status.code()
    };
    assert_eq!(called(&[]), Some(3));
    assert_eq!(called(&["/nowhere/input", "/dev/null"]), Some(3));
}

/// Polygon runs interactors on Windows: nothing of that can be tried here, but that it compiles.
#[test]
fn the_interactor_is_one_for_windows_too() {
    const COMPILER: &str = "x86_64-w64-mingw32-g++";
    if !has(COMPILER) {
        println!("SKIPPED: it takes {COMPILER}");
        return;
    }
    let folder = tempfile::tempdir().unwrap();
    let place = |name: &str| folder.path().join(name);
    fs::write(place("interactor.cpp"), echo().source(Role::Interactor, "stem")).unwrap();
    let made = Command::new(COMPILER)
        .args(["-O1", "-Wall", "-Werror", "-o"])
        .args([place("interactor.exe"), place("interactor.cpp")])
        .output()
        .unwrap();
    assert!(made.status.success(), "{}", String::from_utf8_lossy(&made.stderr));
}

#[test]
fn the_testing_tool_shows_the_dialogue_and_says_how_it_ended() {
    if !can_compile() || !has("python3") {
        return;
    }
    let judges = Judges::of(&echo(), &["-O0"]);
    fs::write(judges.place("testing_tool.py"), echo().testing_tool("stem").unwrap()).unwrap();
    fs::write(judges.place("run"), "2 3").unwrap();
    let tried = |options: &[&str], script: &str| {
        let mut tool = Command::new("python3");
        tool.current_dir(judges.folder.path()).args(["testing_tool.py", "-f", "run"]).args(options);
        let done = tool.args(["sh", "-c", script]).output().unwrap();
        let text = |bytes: &[u8]| String::from_utf8_lossy(bytes).into_owned();
        (done.status.code(), text(&done.stdout), text(&done.stderr))
    };
    // The first time it compiles the judge's side, which is packed into it.
    let (code, said, told) = tried(&[], "while read x; do echo $x; done");
    assert_eq!((code, said.as_str()), (Some(0), "< 001\n> 001\n< 002\n> 002\n\nAccepted\n"), "{told}");
    assert!(told.contains("compiling"), "{told}");
    let (code, said, told) = tried(&[], "read x; echo 2; cat >/dev/null");
    assert_eq!((code, told.as_str()), (Some(1), ""), "compiled once");
    assert!(said.ends_with("> 2\n< -1\n\nWrong answer: round 1: found \"2\"\n"), "{said}");
    let compiled = judges.place("interactor");
    let options = ["--patience", "0.5", "--times", "--interactor", compiled.to_str().unwrap()];
    let (code, said, _) = tried(&options, "exec sleep 600");
    assert!(
        code == Some(1) && said.contains(" < 001\n") && said.contains("nothing was said for 0.5 s"),
        "{said}"
    );
    let (code, said, _) = tried(&[], "read x; exit 7");
    assert_eq!(code, Some(1));
    assert!(said.contains("left after 0 bytes") && said.contains("exit code 7"), "{said}");
    let (code, said, _) = tried(&[], "seq 2; exit 7");
    assert!(code == Some(1) && said.contains("crashed: exit code 7"), "{said}");
}

/// The programs of an exercise in C++, compiled: those that are right, and some of the others.
fn programs(library: &Library, exercise: &dyn AnyExercise, to: &Path) -> Vec<(String, PathBuf)> {
    let mut programs = Vec::new();
    for (verdict, most) in
        [("accepted", 9), ("wrong_answer", 4), ("time_limit_exceeded", 9), ("run_time_error", 2)]
    {
        let folder = format!("submissions/{verdict}");
        let names = library.list(exercise, &folder).unwrap();
        let wanted = |name: &&String| {
            // Of the slow ones those that are silent: others are the judge's business alone.
            name.ends_with(".cpp") && (verdict != "time_limit_exceeded" || name.contains("flush"))
        };
        for name in names.iter().filter(wanted).take(most) {
            programs.push((verdict.to_string(), format!("{folder}/{name}")));
        }
    }
    programs
        .into_par_iter()
        .map(|(verdict, path)| {
            let place = to.join(path.replace(['/', '.'], "-"));
            compiled(&library.text(exercise, &path).unwrap(), &["-O1"], &place);
            (verdict, place)
        })
        .collect()
}

/// The runs that are tried: the samples, and the first and the last test of each group.
fn runs(library: &Library, exercise: &'static dyn AnyExercise) -> Vec<Box<dyn Case>> {
    let samples = load_samples(library, exercise).unwrap().into_iter().map(|sample| sample.input);
    let manifest = library.manifest(exercise).unwrap();
    let planned = manifest.plan.groups.iter().flat_map(|group| {
        [testdata::planned_of(group).next(), testdata::planned_of(group).last()].into_iter().flatten()
    });
    let made = planned.map(|planned| testdata::make(exercise, 9, planned, testdata::no_clock).unwrap().input);
    samples.chain(made).map(|input| exercise.read(&input).unwrap()).collect()
}

/// Lets the programs of an exercise play; how many dialogues there were.
fn hold(builder: &PortableBuilder, library: &Library, exercise: &'static dyn AnyExercise) -> usize {
    let judges = Judges::of(&builder.carry(exercise).unwrap(), &["-O1"]);
    let programs = programs(library, exercise, judges.folder.path());
    let runs = runs(library, exercise);
    for verdict in ["accepted", "wrong_answer", "time_limit_exceeded"] {
        assert!(programs.iter().any(|(known, _)| known == verdict), "{}: {verdict}", exercise.folder());
    }
    let tried = programs.par_iter().map(|(expected, program)| {
        let words = [program.to_str().unwrap()];
        let mut refused = 0;
        for (index, case) in runs.iter().enumerate() {
            let ended = judges.play(Caller::Testlib, &case.input(), &words);
            // The dialogue that it noted is judged here: the same verdict, in the same words.
            let ours = case.check(ended.transcript.as_bytes()).err().map(|why| why.to_string());
            let theirs = match ended.verdict {
                Verdict::Accepted => None,
                Verdict::Wrong => Some(ended.why),
                Verdict::Failed(why) => panic!("{words:?}: {why}"),
            };
            assert_eq!(theirs, ours, "{words:?}, run {index}: {}", ended.transcript);
            // Where it owes nothing, even a program that keeps everything to itself says enough.
            let silent = expected == "time_limit_exceeded" && ours.is_some();
            assert_eq!(ended.waited, silent, "{words:?}, run {index}");
            refused += usize::from(ours.is_some());
            // The other judges are told the same.
            if index < 2 {
                for caller in [Caller::Kattis, Caller::Cms] {
                    let other = judges.play(caller, &case.input(), &words);
                    let verdict = if ours.is_some() { Verdict::Wrong } else { Verdict::Accepted };
                    assert_eq!(
                        (other.verdict, other.why),
                        (verdict, ours.clone().unwrap_or_default()),
                        "{words:?}"
                    );
                }
            }
        }
        assert_eq!(refused == 0, expected == "accepted", "{words:?}: {refused} of {}", runs.len());
        runs.len()
    });
    tried.sum()
}

#[test]
#[ignore = "compiles exercises for WebAssembly and C: export/try.sh runs it"]
fn programs_meet_the_opponent_that_travels_as_they_meet_ours() {
    let library = problems::library(checkout().join("problems"));
    let builder = PortableBuilder::new(&checkout()).expect("what is needed is installed");
    for exercise in exercises(&library, "take_away") {
        if library.manifest(exercise).unwrap().interactive {
            println!(
                "{}: {} dialogues ended as ours do",
                exercise.folder(),
                hold(&builder, &library, exercise)
            );
        }
    }
}
