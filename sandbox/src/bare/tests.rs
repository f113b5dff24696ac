use std::io::{BufRead, Read, Write};
use std::path::PathBuf;
use std::time::Duration;

use super::*;
use crate::{Compile, End, MemoryKind};

const LIMITS: Limits =
    Limits { cpu: Duration::from_secs(5), wall: Duration::from_secs(10), memory: 0, output: 1 << 20 };

/// A command of the system's, as a program.
fn runner(argv: &[&str]) -> Runner {
    Runner::new(Program {
        argv: argv.iter().map(|word| word.to_string()).collect(),
        memory: MemoryKind::Resident,
        ..Program::native("/bin", "")
    })
}

fn run(argv: &[&str], limits: Limits) -> Finished {
    let run = Run { input: b"3 4\n", input_name: "S.inp", output_name: "S.out", limits };
    runner(argv).run(&run).unwrap()
}

fn shell(script: &str, limits: Limits) -> Finished {
    run(&["{program}/sh", "-c", script], limits)
}

#[test]
fn input_and_answer_go_both_ways() {
    let finished = run(&["{program}/cat"], LIMITS);
    assert_eq!((finished.end, finished.stdout.as_slice()), (End::Exited(0), &b"3 4\n"[..]));
    assert_eq!(finished.file, AnswerFile::Missing);
    assert!(finished.cpu == finished.wall && finished.memory == 0);
    let finished = shell("/bin/cat S.inp > S.out; echo no >&2; exit 3", LIMITS);
    assert_eq!((finished.end, finished.stderr.as_slice()), (End::Exited(3), &b"no\n"[..]));
    assert_eq!(finished.file, AnswerFile::Bytes(b"3 4\n".to_vec()));
    assert_eq!(shell("kill -9 $$", LIMITS).end, End::Signaled(9));
    let elsewhere = shell("echo 7 > MOORE.OUT; echo 7 > a", LIMITS);
    assert_eq!((elsewhere.file, elsewhere.others), (AnswerFile::Missing, vec!["MOORE.OUT".into(), "a".into()]));
}

#[test]
fn a_sleeper_meets_the_wall_limit() {
    let start = Instant::now();
    let finished = run(&["{program}/sleep", "100"], Limits { wall: Duration::from_millis(200), ..LIMITS });
    assert_eq!(finished.end, End::WallLimit);
    assert!(start.elapsed() < Duration::from_secs(2), "{:?}", start.elapsed());
    let finished = run(&["{program}/sleep", "0.1"], Limits { cpu: Duration::from_millis(50), ..LIMITS });
    assert_eq!(finished.end, End::CpuLimit);
}

#[test]
fn a_flood_meets_the_output_limit() {
    for script in ["/bin/cat /dev/zero", "/bin/cat /dev/zero >&2", "/bin/cat /dev/zero > S.out"] {
        let finished = shell(&format!("exec {script}"), LIMITS);
        assert_eq!(finished.end, End::OutputLimit, "{script}");
        assert!(finished.stdout.len() as u64 <= LIMITS.output && finished.stderr.len() <= STDERR_KEPT);
        assert!(finished.wall < LIMITS.wall, "{script}: {:?}", finished.wall);
    }
}

#[test]
fn only_a_file_is_an_answer() {
    for (script, what) in [("mkdir S.out", "a folder"), ("ln -s S.inp S.out", "a symbolic link")] {
        let finished = shell(&format!("PATH=/usr/bin:/bin; {script}"), LIMITS);
        assert_eq!(finished.file, AnswerFile::NotAFile(what.to_owned()));
    }
}

#[test]
fn the_environment_is_the_given_one() {
    let mut runner = runner(&["/usr/bin/env"]);
    runner.program.env.push(("PLACE".to_owned(), "{program}".to_owned()));
    let run = Run { input: b"", input_name: "S.inp", output_name: "S.out", limits: LIMITS };
    assert_eq!(runner.run(&run).unwrap().stdout, b"PLACE=/bin\n");
}

#[test]
fn a_program_that_is_missing_is_a_failure() {
    let run = Run { input: b"", input_name: "S.inp", output_name: "S.out", limits: LIMITS };
    let failure = runner(&["{program}/no-such-program"]).run(&run).unwrap_err();
    assert!(failure.to_string().contains("no-such-program"), "{failure}");
    let elsewhere = Run { output_name: "../S.out", ..run };
    assert!(runner(&["{program}/cat"]).run(&elsewhere).is_err());
}

#[test]
fn a_conversation_goes_both_ways() {
    let (said, finished) = runner(&["{program}/cat"])
        .converse(LIMITS, |Ends { mut to, mut from, .. }| {
            let mut line = String::new();
            for word in ["one", "two"] {
                writeln!(to, "{word}").unwrap();
                from.read_line(&mut line).unwrap();
            }
            drop(to);
            assert_eq!(from.read(&mut [0]).unwrap(), 0);
            line
        })
        .unwrap();
    assert_eq!((said.as_str(), finished.end), ("one\ntwo\n", End::Exited(0)));
}

#[test]
fn a_partner_that_does_not_listen_or_speak_is_not_waited_for() {
    let limits = Limits { wall: Duration::from_millis(300), ..LIMITS };
    let start = Instant::now();
    let (errors, finished) = runner(&["{program}/sleep", "100"])
        .converse(limits, |mut ends| {
            let wrote = (0..).find_map(|_| ends.to.write_all(&[0; 1 << 16]).err()).unwrap().kind();
            (wrote, ends.from.read(&mut [0]).map_err(|why| why.kind()))
        })
        .unwrap();
    assert!(matches!(errors.0, io::ErrorKind::BrokenPipe | io::ErrorKind::TimedOut), "{errors:?}");
    assert!(matches!(errors.1, Ok(0) | Err(io::ErrorKind::TimedOut)), "{errors:?}");
    assert_eq!(finished.end, End::WallLimit);
    assert!(start.elapsed() < Duration::from_secs(2));
}

#[test]
fn a_partner_that_floods_or_leaves_is_noticed() {
    let (read, finished) = runner(&["{program}/cat", "/dev/zero"])
        .converse(LIMITS, |mut ends| ends.from.read_to_end(&mut Vec::new()).unwrap_err().kind())
        .unwrap();
    assert_eq!((read, finished.end), (io::ErrorKind::FileTooLarge, End::OutputLimit));
    let (read, finished) =
        runner(&["{program}/false"]).converse(LIMITS, |mut ends| ends.from.read(&mut [0]).unwrap()).unwrap();
    assert_eq!((read, finished.end), (0, End::Exited(1)));
}

#[test]
fn what_a_compiler_makes_comes_out() {
    let job = |script: &str| Compile {
        argv: ["/bin/sh", "-c", script].map(str::to_owned).to_vec(),
        env: vec![("PATH".to_owned(), "/usr/bin:/bin".to_owned())],
        read_only: Vec::<PathBuf>::new(),
        hidden: Vec::new(),
        sources: vec![("main.c".to_owned(), b"int main;".to_vec())],
        threads: 1,
        proc: false,
        limits: LIMITS,
    };
    let into = tempfile::tempdir().unwrap();
    let script = "echo warning; echo error >&2; mkdir lib .cache; cp main.c lib/x; cp main.c program";
    let compiled = compile(&job(script), into.path()).unwrap();
    assert_eq!((compiled.end, compiled.messages.as_slice()), (End::Exited(0), &b"warning\nerror\n"[..]));
    assert_eq!(fs::read(into.path().join("program")).unwrap(), b"int main;");
    assert_eq!(fs::read(into.path().join("lib/x")).unwrap(), b"int main;");
    assert!(!into.path().join("main.c").exists() && !into.path().join(".cache").exists());

    let into = tempfile::tempdir().unwrap();
    let compiled = compile(&job("head -c 2000000 /dev/zero > program"), into.path()).unwrap();
    assert_eq!(compiled.end, End::OutputLimit);
    let compiled = compile(&job("echo program > program; exit 1"), into.path()).unwrap();
    assert_eq!(compiled.end, End::Exited(1));
    assert_eq!(fs::read_dir(into.path()).unwrap().count(), 0);
}
