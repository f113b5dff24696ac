//! Open streams: the judge talks with a program that runs, and no program can hold it up.
#![cfg(target_os = "linux")]

mod common;

use std::io::{self, BufRead, Read, Write};
use std::panic::{AssertUnwindSafe, catch_unwind};
use std::time::{Duration, Instant};

use sandbox::{AnswerFile, End, Ends, Finished, Limits, Program, Run, Tier, Worker};

/// Players of the guessing game, and some that do not play. The first line says which.
const PLAYERS: &str = r#"
#include <signal.h>
#include <stdio.h>
#include <string.h>
#include <unistd.h>
int main(void) {
    char who[32], answer[8];
    setvbuf(stdin, 0, _IONBF, 0); // no more is read than is needed
    fgets(who, sizeof who, stdin);
    who[strcspn(who, "\n")] = 0;
    if (!strcmp(who, "guess"))
        for (long low = 0, high = 1000000; ;) {
            long middle = (low + high) / 2;
            printf("%ld\n", middle);
            fflush(stdout);
            if (!fgets(answer, sizeof answer, stdin)) return 2;
            if (*answer == '=') return 0;
            if (*answer == '<') low = middle + 1; else high = middle - 1;
        }
    if (!strcmp(who, "sleep")) for (;;) sleep(100);
    if (!strcmp(who, "spin")) for (;;) ;
    if (!strcmp(who, "exit")) return 5;
    if (!strcmp(who, "close")) { close(0); close(1); for (;;) sleep(100); }
    static char block[1 << 16];
    memset(block, 'x', sizeof block);
    int fd = strcmp(who, "flood2") ? 1 : 2;
    if (!strcmp(who, "stubborn")) signal(SIGPIPE, SIG_IGN);
    for (;;) write(fd, block, sizeof block);
}"#;

/// Time on the clock is ample, except for those who sleep.
const LIMITS: Limits = Limits {
    cpu: Duration::from_millis(300),
    wall: Duration::from_secs(20),
    memory: 64 << 20,
    output: 1 << 20,
};

/// Talks with a player in every tier; no conversation lasts longer than its wall limit.
fn in_every_tier<T>(who: &str, mut judge: impl FnMut(Ends) -> T, mut check: impl FnMut(T, Finished)) {
    if !common::has("cc") {
        return;
    }
    let folder = common::open_folder();
    common::compile_c(PLAYERS, &folder.path().join("player"), &[]);
    let mut limits = LIMITS;
    if let "sleep" | "close" = who {
        limits.wall = Duration::from_millis(700);
    }
    for tier in common::tiers(&[Tier::Namespaces, Tier::Landlock, Tier::Bare]) {
        let mut worker = Worker::new(tier, &Program::native(folder.path(), "player")).unwrap();
        // Again and again with the same worker, and an ordinary run still works after it.
        for _ in 0..2 {
            let start = Instant::now();
            let (said, finished) = worker
                .converse(limits, |mut ends| {
                    writeln!(ends.to, "{who}").unwrap();
                    judge(ends)
                })
                .unwrap();
            let took = start.elapsed();
            println!("{tier}, {who}: {:?} after {took:?}", finished.end);
            assert!(took < limits.wall + Duration::from_secs(1), "{tier}, {who}: {took:?}");
            assert_eq!((&finished.stdout, &finished.file), (&Vec::new(), &AnswerFile::Missing));
            check(said, finished);
            plays_on(&mut worker);
        }
    }
}

fn plays_on(worker: &mut Worker) {
    let run = Run { input: b"exit\n", input_name: "S.inp", output_name: "S.out", limits: LIMITS };
    assert_eq!(worker.run(&run).unwrap().end, End::Exited(5));
}

/// Answers guesses until the secret is found; how many there were.
fn game(Ends { mut to, from, .. }: Ends, secret: i64) -> io::Result<Option<u32>> {
    let mut guesses = 0;
    for line in from.lines() {
        guesses += 1;
        let guess: i64 = line?.parse().map_err(io::Error::other)?;
        let sign = ["<", "=", ">"][(guess.cmp(&secret) as i8 + 1) as usize];
        writeln!(to, "{sign}")?;
        if sign == "=" {
            return Ok(Some(guesses));
        }
    }
    Ok(None)
}

#[test]
fn again_as_an_ordinary_user() {
    common::again::as_ordinary_user();
}

#[test]
fn a_game_is_played_to_its_end() {
    let mut secret = 1;
    in_every_tier(
        "guess",
        |ends| {
            secret = secret * 77 % 1_000_001;
            game(ends, secret)
        },
        |guesses, finished| {
            assert!(matches!(guesses, Ok(Some(1..=20))), "{guesses:?}");
            assert_eq!(finished.end, End::Exited(0));
            assert!(finished.memory > 0 && finished.cpu > Duration::ZERO);
        },
    );
}

#[test]
fn a_program_sees_the_end_when_the_judge_stops_talking() {
    in_every_tier(
        "guess",
        |Ends { to, mut from, .. }| {
            drop(to);
            let mut rest = String::new();
            from.read_to_string(&mut rest).map(|_| rest)
        },
        |rest, finished| {
            assert_eq!(rest.unwrap(), "500000\n");
            assert_eq!(finished.end, End::Exited(2));
        },
    );
}

#[test]
fn a_program_that_never_reads_does_not_hold_up_the_judge() {
    in_every_tier(
        "sleep",
        |mut ends| (0..).find_map(|_| ends.to.write_all(&[b'x'; 1 << 16]).err()).unwrap().kind(),
        |why, finished| {
            assert!(matches!(why, io::ErrorKind::BrokenPipe | io::ErrorKind::TimedOut), "{why:?}");
            assert_eq!(finished.end, End::WallLimit);
        },
    );
}

#[test]
fn a_program_that_never_writes_does_not_hold_up_the_judge() {
    for (who, end) in [("sleep", End::WallLimit), ("spin", End::CpuLimit)] {
        in_every_tier(
            who,
            |mut ends| ends.from.read(&mut [0; 8]),
            |read, finished| {
                assert!(matches!(&read, Ok(0)) || read.unwrap_err().kind() == io::ErrorKind::TimedOut);
                assert_eq!(finished.end, end);
            },
        );
    }
}

#[test]
fn a_program_that_exits_at_once_is_seen_to_be_gone() {
    in_every_tier(
        "exit",
        |mut ends| {
            let read = ends.from.read(&mut [0; 8]).unwrap();
            // A process that another thread is just starting may hold a copy of the pipe for a moment.
            let wrote = (0..).find_map(|_| {
                std::thread::sleep(Duration::from_millis(1));
                ends.to.write(b"are you there?").err()
            });
            (read, wrote.unwrap().kind())
        },
        |said, finished| {
            assert_eq!(said, (0, io::ErrorKind::BrokenPipe));
            assert_eq!(finished.end, End::Exited(5));
            assert!(finished.wall < LIMITS.wall / 2, "{:?}", finished.wall);
        },
    );
}

#[test]
fn a_program_that_closes_its_streams_and_stays_is_bounded_by_its_time() {
    in_every_tier(
        "close",
        |mut ends| ends.from.read(&mut [0; 8]).unwrap(),
        |read, finished| assert_eq!((read, finished.end), (0, End::WallLimit)),
    );
}

#[test]
fn a_flood_is_cut_at_the_output_limit() {
    for who in ["flood", "stubborn"] {
        in_every_tier(
            who,
            |mut ends| {
                let mut all = Vec::new();
                let why = ends.from.read_to_end(&mut all).unwrap_err().kind();
                (why, all.len() as u64, ends.from.read(&mut [0; 8]).is_err())
            },
            |(why, read, deaf), finished| {
                assert_eq!(why, io::ErrorKind::FileTooLarge);
                assert!(read <= LIMITS.output && deaf, "{read}");
                // One that does not care that nobody reads goes on until its CPU time is used up.
                assert!(matches!(finished.end, End::OutputLimit | End::CpuLimit), "{:?}", finished.end);
            },
        );
    }
}

#[test]
fn a_flood_of_standard_error_is_an_output_limit() {
    in_every_tier(
        "flood2",
        |mut ends| ends.from.read(&mut [0; 8]).unwrap(),
        |_, finished| {
            assert_eq!(finished.end, End::OutputLimit);
            assert_eq!(finished.stderr.len(), sandbox::STDERR_KEPT);
        },
    );
}

#[test]
fn a_flood_that_nobody_reads_waits_and_costs_nothing() {
    in_every_tier(
        "flood",
        |ends| {
            std::thread::sleep(Duration::from_millis(200));
            drop(ends);
        },
        |(), finished| {
            assert_eq!(finished.end, End::Signaled(13));
            assert!(finished.cpu < Duration::from_millis(150), "{:?}", finished.cpu);
        },
    );
}

#[test]
fn a_judge_that_panics_leaves_no_half_run_behind() {
    if !common::has("cc") {
        return;
    }
    let folder = common::open_folder();
    common::compile_c(PLAYERS, &folder.path().join("player"), &[]);
    for tier in common::tiers(&[Tier::Namespaces, Tier::Landlock]) {
        let mut worker = Worker::new(tier, &Program::native(folder.path(), "player")).unwrap();
        let told = catch_unwind(AssertUnwindSafe(|| worker.converse(LIMITS, |_| panic!("a judge's mistake"))));
        assert!(told.is_err());
        let run = Run { input: b"exit\n", input_name: "S.inp", output_name: "S.out", limits: LIMITS };
        assert!(worker.run(&run).is_err(), "the answer of another run was taken");
    }
}
