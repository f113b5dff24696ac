//! Limits hold for everything that a program causes, and what is reported is what it used.
#![cfg(target_os = "linux")]

mod common;

use std::time::Duration;

use common::again::as_ordinary_user;
use common::judge::{Judge, LIMITS, alone, run, show};
use sandbox::{End, Limits, MemoryKind, Program, Tier, Worker};

const BOTH: [Tier; 2] = [Tier::Namespaces, Tier::Landlock];
const MIB: u64 = 1 << 20;

#[test]
fn again_as_an_ordinary_user() {
    as_ordinary_user();
}

fn number(text: &[u8]) -> i64 {
    String::from_utf8_lossy(text).trim().parse().unwrap()
}

#[test]
fn bytes_come_back_as_they_were_written() {
    let _alone = alone();
    for mut judge in BOTH.into_iter().filter_map(Judge::new) {
        let finished = judge.run("strange_bytes", "", LIMITS);
        assert_eq!(finished.stdout, b"\xef\xbb\xbf7\r\n\0\xff\xfe");
    }
}

#[test]
fn time_and_memory_are_what_the_program_used() {
    let _alone = alone();
    for mut judge in BOTH.into_iter().filter_map(Judge::new) {
        let tier = judge.tier;
        let limits =
            Limits { cpu: Duration::from_secs(2), wall: Duration::from_secs(20), memory: 512 * MIB, ..LIMITS };
        for ms in [0, 10, 100, 250] {
            // A busy machine may take its time between the program's last look at its clock and its end.
            let apart = |_| {
                let finished = judge.run("use_cpu", &ms.to_string(), limits);
                (finished.cpu.as_micros() as i64 - number(&finished.stdout)).abs()
            };
            let apart: Vec<i64> = (0..3).map(apart).collect();
            assert!(apart.iter().any(|&apart| apart < 2000), "{tier}: {apart:?} µs off for {ms} ms");
        }
        for mib in [1, 10, 100, 300] {
            let finished = judge.run("use_memory", &mib.to_string(), limits);
            let used = number(&finished.stdout) * 1024;
            assert!(used >= mib << 20);
            let reported = finished.memory as i64;
            assert!((reported - used).abs() < 2 << 20, "{tier}: {reported} for {used}");
            assert!(reported - (mib << 20) < 4 << 20, "{tier}: {reported} for {mib} MiB");
        }
    }
}

#[test]
fn what_is_written_is_memory_too() {
    let _alone = alone();
    for mut judge in BOTH.into_iter().filter_map(Judge::new) {
        let limits = Limits { cpu: Duration::from_secs(2), memory: 16 * MIB, output: 64 * MIB, ..LIMITS };
        // To its streams, and to a file that it never has in memory at once.
        for how in ["write_much", "write_by_mapping"] {
            let finished = judge.run(how, "10", limits);
            assert_eq!(finished.end, End::Exited(0), "{how}: {}", show(&finished));
            assert!((10 * MIB..14 * MIB).contains(&finished.memory), "{how}: {}", show(&finished));
            let finished = judge.run(how, "30", limits);
            assert_eq!(finished.end, End::MemoryLimit, "{how}: {}", show(&finished));
        }
    }
}

#[test]
fn page_tables_are_memory_too() {
    let _alone = alone();
    for judge in BOTH.into_iter().filter_map(Judge::new) {
        for (kind, most) in [(MemoryKind::AddressSpace, 12), (MemoryKind::Resident, 40)] {
            let program = Program { memory: kind, ..Program::native(&judge.world.program, "hostile") };
            let mut worker = Worker::new(judge.tier, &program).unwrap();
            let cpu = Duration::from_secs(5);
            // The address space bounds them, and what there is of them is counted.
            let finished = run(&mut worker, "page_tables", "3 4", Limits { cpu, ..LIMITS });
            assert_eq!(finished.end, End::Exited(0), "{}", show(&finished));
            assert!((most / 2 * MIB..most * MIB).contains(&finished.memory), "{}", show(&finished));
            let finished = run(&mut worker, "page_tables", "3 4", Limits { cpu, memory: 5 * MIB, ..LIMITS });
            assert_eq!(finished.end, End::MemoryLimit, "{}", show(&finished));
        }
    }
}

/// Programs of languages whose run-times want pairs of sockets have them, and can hide little in them.
#[test]
fn pairs_of_sockets_hold_little() {
    let _alone = alone();
    for judge in BOTH.into_iter().filter_map(Judge::new) {
        let program = Program { pairs: true, ..Program::native(&judge.world.program, "hostile") };
        let mut worker = Worker::new(judge.tier, &program).unwrap();
        for name in [
            "private_tables",
            "tables_of_streams",
            "waited_for_by_poll",
            "waited_for_by_select",
            "moved_pages",
            "descriptors_in_flight",
            "sockets",
        ] {
            let finished = run(&mut worker, name, "3 4", LIMITS);
            assert_eq!(finished.end, End::Exited(0), "{name}: {}", show(&finished));
            assert_eq!(String::from_utf8_lossy(&finished.stdout), "7\n", "{name}: {}", show(&finished));
        }
    }
}

#[test]
fn a_program_whose_first_thread_is_gone_is_watched() {
    let _alone = alone();
    for mut judge in BOTH.into_iter().filter_map(Judge::new) {
        let limits = Limits { wall: Duration::from_secs(10), cpu: Duration::from_secs(5), ..LIMITS };
        let finished = judge.run("leaderless_hog", "3 4", limits);
        assert_eq!(finished.end, End::MemoryLimit, "{}", show(&finished));
        // It was stopped, not found out at the end: by itself it never ends.
        assert!(finished.wall < limits.wall, "{}", show(&finished));
    }
}

#[test]
fn a_busy_machine_does_not_change_a_verdict() {
    let _alone = alone();
    let Some(mut judge) = Judge::new(Tier::Namespaces) else {
        return;
    };
    let stop = std::sync::atomic::AtomicBool::new(false);
    let limits = Limits { cpu: Duration::from_millis(250), wall: Duration::from_secs(10), ..LIMITS };
    std::thread::scope(|scope| {
        let others = std::thread::available_parallelism().map_or(1, |cores| cores.get());
        for _ in 0..others {
            scope.spawn(|| {
                while !stop.load(std::sync::atomic::Ordering::Relaxed) {
                    std::hint::spin_loop();
                }
            });
        }
        let ends: Vec<End> = (0..10).map(|_| judge.run("use_cpu", "200", limits).end).collect();
        let beyond = judge.run("use_cpu", "300", limits).end;
        stop.store(true, std::sync::atomic::Ordering::Relaxed);
        assert_eq!(ends, [End::Exited(0); 10]);
        assert_eq!(beyond, End::CpuLimit);
    });
}
