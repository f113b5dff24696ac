//! What a judge leaves that is killed, or stopped at the keyboard: nothing, or nothing that the next one does not remove.
#![cfg(target_os = "linux")]

mod common;

use std::fs;
use std::os::unix::process::CommandExt;
use std::path::PathBuf;
use std::process::{Child, Command, Stdio};
use std::time::{Duration, Instant};

use common::again::as_ordinary_user;
use common::judge::{alone, lives};
use sandbox::{Compile, Limits, Program, Run, Tier, Worker, compile};

const LIMITS: Limits =
    Limits { cpu: Duration::from_secs(60), wall: Duration::from_secs(60), memory: 256 << 20, output: 64 << 20 };

/// What a judge that is started by these tests is to do, and in which tier.
const TASK: &str = "SANDBOX_TEST_TASK";
const TIER: &str = "SANDBOX_TEST_TIER";

/// Makes files, and folders where it can, says so, and waits.
const PROGRAM: &str = r#"
#include <fcntl.h>
#include <stdio.h>
#include <string.h>
#include <sys/stat.h>
#include <unistd.h>
int main(int count, char **words) {
    char name[64], block[1 << 16];
    memset(block, 1, sizeof block);
    for (int i = 0; i < 20; i++) {
        sprintf(name, "made%d", i);
        int fd = open(name, O_CREAT | O_WRONLY, 0600);
        write(fd, block, sizeof block);
        close(fd);
    }
    for (int i = 0; i < 20; i++) { mkdir("deep", 0700); if (chdir("deep")) break; }
    if (count > 1 && fork() == 0) fork();
    for (;;) pause();
}"#;

/// Not a test by itself: the judge that the tests below start and stop.
#[test]
fn again_a_judge_that_is_stopped() {
    let Ok(task) = std::env::var(TASK) else {
        return;
    };
    sandbox::host_zygotes_in(common::host());
    let folder = PathBuf::from(std::env::var("SANDBOX_TEST_PROGRAM").unwrap());
    let run = Run { input: b"", input_name: "S.inp", output_name: "S.out", limits: LIMITS };
    let tier: Tier = std::env::var(TIER).unwrap().parse().unwrap();
    match task.as_str() {
        "run" => {
            let mut worker = Worker::new(tier, &Program::native(&folder, "main")).unwrap();
            let _ = worker.run(&run);
        }
        "compile" => {
            let job = Compile {
                argv: vec![folder.join("main").display().to_string(), "compile".to_owned()],
                env: vec![],
                read_only: vec![folder.clone()],
                hidden: vec![],
                sources: vec![("main.c".to_owned(), vec![b' '; 1000])],
                threads: 8,
                proc: false,
                limits: LIMITS,
            };
            let _ = compile(tier, &job, &folder);
        }
        "begin" => drop(Worker::new(tier, &Program::native(&folder, "main")).unwrap()),
        task => panic!("what is {task}?"),
    }
}

/// A folder for temporary files, and a program.
struct Place {
    _folder: tempfile::TempDir,
    tier: Tier,
    temporary: PathBuf,
    program: PathBuf,
}

impl Place {
    /// `None`, with a notice, without this tier or a C compiler.
    fn new(tier: Tier) -> Option<Place> {
        if !common::available(tier) || !common::has("cc") {
            return None;
        }
        let folder = common::open_folder();
        let (temporary, program) = (folder.path().join("temporary"), folder.path().join("program"));
        fs::create_dir(&temporary).unwrap();
        fs::create_dir(&program).unwrap();
        common::compile_c(PROGRAM, &program.join("main"), &[]);
        Some(Place { _folder: folder, tier, temporary, program })
    }

    /// Starts a judge in a process group of its own.
    fn judge(&self, task: &str) -> Child {
        // Whoever runs these tests in the background, or beyond the end of a terminal, ignores some of the signals.
        Command::new("env")
            .arg("--default-signal")
            .arg(std::env::current_exe().unwrap())
            .args(["--exact", "again_a_judge_that_is_stopped", "--nocapture"])
            .env(TASK, task)
            .env(TIER, self.tier.letter().to_string())
            .env(common::HOST, common::host())
            .env("SANDBOX_TEST_PROGRAM", &self.program)
            .env("TMPDIR", &self.temporary)
            .stdout(Stdio::null())
            .process_group(0)
            .spawn()
            .unwrap()
    }

    /// A judge whose program has made all its files, and where, if that can be seen.
    fn busy_judge(&self, task: &str) -> (Child, PathBuf) {
        let before = self.left();
        let judge = self.judge(task);
        let last = if task == "compile" { "deep/deep/deep" } else { "made19" };
        let mut found = None;
        soon("the program's files", || {
            let new = self.left().into_iter().find(|outer| !before.contains(outer));
            found = match self.tier {
                Tier::Namespaces => below(&judge).iter().any(|&pid| is_program(pid)).then(PathBuf::new),
                _ => new.filter(|outer| outer.join("box").join(last).exists()),
            };
            found.is_some()
        });
        (judge, found.unwrap())
    }

    fn left(&self) -> Vec<PathBuf> {
        fs::read_dir(&self.temporary).unwrap().map(|entry| entry.unwrap().path()).collect()
    }
}

fn soon(what: &str, mut there: impl FnMut() -> bool) {
    let until = Instant::now() + Duration::from_secs(20);
    while !there() {
        assert!(Instant::now() < until, "{what}: not within 20 s");
        std::thread::sleep(Duration::from_millis(5));
    }
}

/// Whether a process has become the program and has begun to wait.
fn is_program(pid: i32) -> bool {
    let command = fs::read(format!("/proc/{pid}/cmdline")).unwrap_or_default();
    let waits = fs::read_to_string(format!("/proc/{pid}/stat")).is_ok_and(|stat| stat.contains("(main) S "));
    !command.starts_with(b"sandbox-zygote") && waits
}

fn signal(what: &str, whom: i32) {
    assert!(Command::new("kill").args([what, "--", &whom.to_string()]).status().unwrap().success());
}

/// The processes that a judge has started, and those they have.
fn below(judge: &Child) -> Vec<i32> {
    let mut found = vec![judge.id() as i32];
    let mut at = 0;
    while at < found.len() {
        for task in fs::read_dir(format!("/proc/{}/task", found[at])).into_iter().flatten().flatten() {
            let children = fs::read_to_string(task.path().join("children")).unwrap_or_default();
            found.extend(children.split_ascii_whitespace().map(|pid| pid.parse::<i32>().unwrap()));
        }
        at += 1;
    }
    found.split_off(1)
}

#[test]
fn again_as_an_ordinary_user() {
    as_ordinary_user();
}

#[test]
fn a_judge_that_is_killed_leaves_no_folder_and_no_process() {
    let _alone = alone();
    for place in [Tier::Namespaces, Tier::Landlock].into_iter().filter_map(Place::new) {
        leaves_nothing(&place);
    }
}

fn leaves_nothing(place: &Place) {
    // At once; as at a keyboard, to all of its group; as by a system that shuts down.
    for (how, group) in [("-KILL", false), ("-KILL", true), ("-INT", true), ("-TERM", false), ("-HUP", true)] {
        for task in ["run", "compile"] {
            let (mut judge, _) = place.busy_judge(task);
            let started = below(&judge);
            assert!(started.len() >= 2, "{started:?}");
            signal(how, if group { -(judge.id() as i32) } else { judge.id() as i32 });
            assert!(!judge.wait().unwrap().success());
            soon(&format!("nothing after {how} while it does {task}"), || place.left().is_empty());
            soon("the end of all processes", || !started.iter().any(|&pid| lives(pid)));
        }
    }
}

#[test]
fn what_a_judge_left_is_removed_by_the_next_and_nothing_else() {
    let _alone = alone();
    let Some(place) = Place::new(Tier::Landlock) else {
        return;
    };
    // A machine that goes down: the zygotes, too, end at once.
    let mut judges = ["run", "compile"].map(|task| place.busy_judge(task).0);
    for judge in &mut judges {
        let started = below(judge);
        signal("-STOP", judge.id() as i32);
        started.iter().for_each(|&pid| drop(Command::new("kill").args(["-9", &pid.to_string()]).status()));
        signal("-KILL", judge.id() as i32);
        judge.wait().unwrap();
    }
    let left = place.left();
    assert_eq!(left.len(), 2, "{left:?}");
    let mine = ["judge-sandbox-mine", "sandbox-of-another"].map(|name| place.temporary.join(name));
    mine.iter().for_each(|folder| fs::create_dir_all(folder.join("notes")).unwrap());
    let (mut busy, own) = place.busy_judge("run");
    let mut begins = place.judge("begin");
    assert!(begins.wait().unwrap().success());
    assert!(!left.iter().any(|folder| folder.exists()), "what was left is still there");
    assert!(mine.iter().all(|folder| folder.join("notes").exists()), "what is another's is gone");
    // One that runs meanwhile keeps its own.
    assert!(own.join("box/made19").exists(), "the folder of a judge that runs is gone");
    signal("-KILL", busy.id() as i32);
    busy.wait().unwrap();
    soon("the end of the last one's folder", || place.left().len() == 2);
}
