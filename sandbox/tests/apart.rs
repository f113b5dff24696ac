//! What one run knows of another, of the machine and of its judge: nothing.
#![cfg(target_os = "linux")]

mod common;

use std::fs;
use std::time::{Duration, Instant};

use common::again::{as_ordinary_user, as_root_of_a_user_namespace};
use common::judge::{Judge, LIMITS, alone, descendants, lives, run, show};
use sandbox::{End, Program, Tier, Worker};

const BOTH: [Tier; 2] = [Tier::Namespaces, Tier::Landlock];

#[test]
fn again_as_an_ordinary_user() {
    as_ordinary_user();
}

#[test]
fn again_as_root_of_a_user_namespace() {
    as_root_of_a_user_namespace();
}

#[test]
fn the_root_folder_has_nothing_of_the_machine() {
    let _alone = alone();
    let Some(mut judge) = Judge::new(Tier::Namespaces) else {
        return;
    };
    let finished = judge.run("list_root", "3 4", LIMITS);
    let names = String::from_utf8(finished.stderr).unwrap();
    let known =
        [".", "..", "bin", "box", "dev", "etc", "lib", "lib32", "lib64", "libx32", "program", "sbin", "usr"];
    assert!(!names.is_empty());
    for name in names.lines() {
        assert!(known.contains(&name), "/{name} is inside");
    }
}

#[test]
fn proc_tells_only_the_own_name() {
    let _alone = alone();
    for judge in BOTH.into_iter().filter_map(Judge::new) {
        let program = Program { proc: true, ..Program::native(&judge.world.program, "hostile") };
        let mut worker = Worker::new(judge.tier, &program).unwrap();
        let finished = run(&mut worker, "read_proc", "3 4", LIMITS);
        assert_eq!(String::from_utf8_lossy(&finished.stdout), "7\n", "{}", judge.tier);
    }
}

#[test]
fn neither_the_machines_name_nor_a_trace_of_reading_is_seen_in_tier_a() {
    let _alone = alone();
    let Some(mut judge) = Judge::new(Tier::Namespaces) else {
        return;
    };
    assert_eq!(judge.run("host_name", "", LIMITS).stdout, b"box\n");
    // Older than the last change: whoever reads it now is seen, but on a mount that can't be written.
    let program = judge.world.program.join("hostile");
    let accessed = || fs::metadata(&program).unwrap().accessed().unwrap();
    let file = fs::File::open(&program).unwrap();
    file.set_times(fs::FileTimes::new().set_accessed(std::time::UNIX_EPOCH)).unwrap();
    assert_eq!(judge.run("sum", "3 4", LIMITS).stdout, b"7\n");
    assert_eq!(judge.run("lock_readable", "3 4", LIMITS).stdout, b"7\n");
    assert_eq!(accessed(), std::time::UNIX_EPOCH);
}

#[test]
fn process_numbers_are_the_same_in_every_run() {
    let _alone = alone();
    let Some(mut judge) = Judge::new(Tier::Namespaces) else {
        return;
    };
    let first = judge.run("numbers", "", LIMITS).stdout;
    assert_eq!(String::from_utf8_lossy(&first), "2 1 2 3 4 ");
    for other in ["many_threads", "thread_bomb", "fork_loop", "sleeper"] {
        let wall = Duration::from_secs(2);
        judge.run(other, "3 4", sandbox::Limits { wall, cpu: wall, ..LIMITS });
        assert_eq!(judge.run("numbers", "", LIMITS).stdout, first, "after {other}");
    }
}

#[test]
fn a_program_is_nobody_outside() {
    let _alone = alone();
    for mut judge in BOTH.into_iter().filter_map(Judge::new) {
        let own = rustix::process::geteuid().as_raw();
        let worker = &mut judge.worker;
        let outside = std::thread::scope(|scope| {
            let limits = sandbox::Limits { wall: Duration::from_secs(3), ..LIMITS };
            let running = scope.spawn(move || run(worker, "sleeper", "", limits));
            let until = Instant::now() + Duration::from_secs(3);
            let found = loop {
                let found = descendants().into_iter().find_map(|pid| {
                    let command = fs::read(format!("/proc/{pid}/cmdline")).ok()?;
                    let status = fs::read_to_string(format!("/proc/{pid}/status")).ok()?;
                    let ours = !command.is_empty() && !command.starts_with(b"sandbox-zygote\0");
                    ours.then_some((pid, status))
                });
                match found {
                    Some((pid, status)) => {
                        let namespaces = ["user", "mnt", "pid", "net", "ipc", "uts", "cgroup"]
                            .map(|kind| fs::read_link(format!("/proc/{pid}/ns/{kind}")).ok());
                        break Some((status, namespaces));
                    }
                    None if Instant::now() > until => break None,
                    None => std::thread::sleep(Duration::from_millis(5)),
                }
            };
            assert_eq!(running.join().unwrap().end, End::WallLimit);
            found
        });
        let (status, namespaces) = outside.expect("the program was seen from outside");
        let line =
            |name: &str| status.lines().find_map(|line| line.strip_prefix(name)).unwrap().trim().to_owned();
        let users: Vec<u32> = line("Uid:").split_whitespace().map(|word| word.parse().unwrap()).collect();
        let groups: Vec<u32> = line("Gid:").split_whitespace().map(|word| word.parse().unwrap()).collect();
        let unused = 0x7f00_0000..0x8000_0000;
        let within = fs::read_to_string("/proc/self/uid_map").unwrap().split_whitespace().nth(2) == Some("1");
        for id in users.iter().chain(&groups) {
            // Who is root of a user namespace with a single user has nobody else to become.
            assert!(if own == 0 && !within { unused.contains(id) } else { *id == own }, "{id}");
        }
        if own == 0 && !within {
            assert_eq!(line("Groups:"), "");
        }
        for capabilities in ["CapInh:", "CapPrm:", "CapEff:", "CapAmb:"] {
            assert_eq!(line(capabilities), "0000000000000000");
        }
        assert_eq!((line("NoNewPrivs:"), line("Seccomp:")), ("1".to_owned(), "2".to_owned()));
        if judge.tier == Tier::Namespaces {
            let kinds = ["user", "mnt", "pid", "net", "ipc", "uts", "cgroup"];
            for (kind, theirs) in kinds.into_iter().zip(namespaces) {
                let ours = fs::read_link(format!("/proc/self/ns/{kind}")).ok();
                assert!(theirs.is_none() || theirs != ours, "the same {kind} namespace");
            }
        }
    }
}

#[test]
fn a_lock_on_a_readable_file_is_nobody_elses() {
    let _alone = alone();
    for mut judge in BOTH.into_iter().filter_map(Judge::new) {
        let program = fs::File::open(judge.world.program.join("hostile")).unwrap();
        let exclusive = rustix::fs::FlockOperation::NonBlockingLockExclusive;
        // Held outside, it is not seen inside.
        rustix::fs::flock(&program, exclusive).unwrap();
        assert_eq!(judge.run("lock_readable", "3 4", LIMITS).stdout, b"7\n");
        rustix::fs::flock(&program, rustix::fs::FlockOperation::Unlock).unwrap();
        // Taken inside, it is not seen outside, nor in another sandbox.
        let other = Program::native(&judge.world.program, "hostile");
        let mut other = Worker::new(judge.tier, &other).unwrap();
        std::thread::scope(|scope| {
            let holder = scope.spawn(|| judge.run("lock_readable", "3 4", LIMITS));
            while !holder.is_finished() {
                rustix::fs::flock(&program, exclusive).expect("a lock was taken inside");
                rustix::fs::flock(&program, rustix::fs::FlockOperation::Unlock).unwrap();
                assert_eq!(run(&mut other, "lock_readable", "3 4", LIMITS).stdout, b"7\n");
            }
        });
    }
}

#[test]
fn a_descriptor_that_the_judge_left_open_is_closed() {
    let _alone = alone();
    let left = fs::File::open("/etc/passwd").unwrap();
    // Without close-on-exec, as shells and build tools leave them.
    let left = rustix::io::dup(&left).unwrap();
    for mut judge in BOTH.into_iter().filter_map(Judge::new) {
        let finished = judge.run("read_secrets", "3 4", LIMITS);
        assert_eq!(String::from_utf8_lossy(&finished.stdout), "7\n", "{}", judge.tier);
    }
    drop(left);
}

#[test]
fn a_kill_by_the_machine_is_not_the_programs_fault() {
    let _alone = alone();
    for mut judge in BOTH.into_iter().filter_map(Judge::new) {
        let limits = sandbox::Limits { wall: Duration::from_secs(5), ..LIMITS };
        let run = sandbox::Run { input: b"sleeper 3 4\n", input_name: "S.inp", output_name: "S.out", limits };
        let worker = &mut judge.worker;
        let failure = std::thread::scope(|scope| {
            let running = scope.spawn(move || worker.run(&run));
            // As the kernel does when it has no more memory.
            let until = Instant::now() + Duration::from_secs(4);
            while !running.is_finished() && Instant::now() < until {
                for pid in descendants() {
                    let command = fs::read(format!("/proc/{pid}/cmdline")).unwrap_or_default();
                    if !command.is_empty() && !command.starts_with(b"sandbox-zygote\0") {
                        let _ = std::process::Command::new("kill").args(["-9", &pid.to_string()]).status();
                    }
                }
                std::thread::sleep(Duration::from_millis(5));
            }
            running.join().unwrap().unwrap_err()
        });
        assert!(failure.to_string().contains("out of memory"), "{failure}");
    }
}

#[test]
fn many_workers_run_at_once() {
    let _alone = alone();
    for judge in BOTH.into_iter().filter_map(Judge::new) {
        std::thread::scope(|scope| {
            for _ in 0..8 {
                scope.spawn(|| {
                    let program = Program::native(&judge.world.program, "hostile");
                    let mut worker = Worker::new(judge.tier, &program).unwrap();
                    for _ in 0..20 {
                        let finished = run(&mut worker, "sum", "3 4", LIMITS);
                        assert_eq!(finished.stdout, b"7\n", "{}", show(&finished));
                    }
                });
            }
        });
    }
}

#[test]
fn a_zygote_dies_with_its_worker() {
    let _alone = alone();
    for judge in BOTH.into_iter().filter_map(Judge::new) {
        let tier = judge.tier;
        let zygotes = descendants();
        assert!(!zygotes.is_empty());
        drop(judge);
        // The first process inside is told to end when the one outside has: that takes a moment.
        let until = Instant::now() + Duration::from_secs(2);
        while zygotes.iter().any(|&pid| lives(pid)) {
            assert!(Instant::now() < until, "a zygote of {tier} lives on");
            std::thread::sleep(Duration::from_millis(5));
        }
    }
}

#[test]
fn a_program_dies_with_its_worker() {
    let _alone = alone();
    for mut judge in BOTH.into_iter().filter_map(Judge::new) {
        let limits = sandbox::Limits { wall: Duration::from_secs(60), cpu: Duration::from_secs(60), ..LIMITS };
        let mut living = Vec::new();
        for name in ["sleeper", "busy"] {
            let panicked = std::panic::catch_unwind(std::panic::AssertUnwindSafe(|| {
                judge.worker.converse(limits, |mut ends| {
                    std::io::Write::write_all(&mut ends.to, format!("{name}\n").as_bytes()).unwrap();
                    std::thread::sleep(Duration::from_millis(100));
                    living.extend(descendants());
                    panic!("a judge's mistake");
                })
            }));
            assert!(panicked.is_err());
            let program = Program::native(&judge.world.program, "hostile");
            judge.worker = Worker::new(judge.tier, &program).unwrap();
        }
        drop(judge);
        let until = Instant::now() + Duration::from_secs(5);
        while living.iter().any(|&pid| lives(pid)) {
            assert!(Instant::now() < until, "a program lives on");
            std::thread::sleep(Duration::from_millis(5));
        }
    }
}

#[test]
fn a_program_dies_with_its_zygote() {
    let _alone = alone();
    for mut judge in BOTH.into_iter().filter_map(Judge::new) {
        let limits = sandbox::Limits { wall: Duration::from_secs(20), ..LIMITS };
        let mut living = Vec::new();
        let failed = judge.worker.converse(limits, |mut ends| {
            std::io::Write::write_all(&mut ends.to, b"sleeper\n").unwrap();
            std::thread::sleep(Duration::from_millis(100));
            living = descendants();
            // As the machine might.
            let zygote = living.iter().min().unwrap().to_string();
            let _ = std::process::Command::new("kill").args(["-9", &zygote]).status();
        });
        assert!(failed.is_err());
        let until = Instant::now() + Duration::from_secs(5);
        while living.iter().any(|&pid| lives(pid)) {
            assert!(Instant::now() < until, "a program of {} lives on", judge.tier);
            std::thread::sleep(Duration::from_millis(5));
        }
    }
}

#[test]
fn nothing_is_left_in_the_folder_for_temporary_files() {
    let _alone = alone();
    let ours = || {
        let entries = fs::read_dir(std::env::temp_dir()).unwrap().flatten();
        let names = entries.map(|entry| (entry.file_name(), entry.metadata().map(|about| about.len()).ok()));
        names.filter(|(name, _)| name.to_string_lossy().starts_with("judge-sandbox-")).collect::<Vec<_>>()
    };
    let before = ours();
    for mut judge in BOTH.into_iter().filter_map(Judge::new) {
        judge.run("fill_box", "3 4", LIMITS);
        judge.run("other_files", "3 4", LIMITS);
    }
    // Other tests on this machine come and go; none of this process's folders may stay.
    let after = ours();
    let new = after.iter().filter(|entry| !before.contains(entry)).count();
    assert!(new == 0 || after.len() <= before.len() + 2, "{new} folders were left");
}
