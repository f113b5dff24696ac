//! What a run in the sandbox costs more than a bare spawn, in every tier.
//!
//! `cargo run -p sandbox --example cost [PROGRAM]`

use std::path::Path;
use std::process::{Command, Stdio};
use std::time::{Duration, Instant};

use sandbox::{Limits, Program, Run, Tier, Worker};

const RUNS: usize = 400;

fn main() {
    sandbox::zygote_entry_if_asked();
    let program = std::env::args().nth(1);
    let program = program.as_deref().unwrap_or("/usr/bin/true");
    let path = Path::new(program);
    let (Some(folder), Some(name)) = (path.parent(), path.file_name()) else {
        return eprintln!("{program} is not a program");
    };
    let run = Run {
        input: b"1 2\n",
        input_name: "S.inp",
        output_name: "S.out",
        limits: Limits {
            cpu: Duration::from_secs(1),
            wall: Duration::from_secs(3),
            memory: 256 << 20,
            output: 1 << 20,
        },
    };
    let mut workers = Vec::new();
    for tier in [Tier::Namespaces, Tier::Landlock, Tier::Bare] {
        match Worker::new(tier, &Program::native(folder, &name.to_string_lossy())) {
            Ok(worker) => workers.push((tier, worker, Vec::new())),
            Err(why) => eprintln!("{tier}: {why}"),
        }
    }
    // Interleaved, so that whatever else the machine does falls on all alike.
    let mut bare = Vec::new();
    for _ in 0..RUNS {
        let start = Instant::now();
        let spawned =
            Command::new(program).stdin(Stdio::null()).stdout(Stdio::null()).stderr(Stdio::null()).status();
        bare.push(start.elapsed());
        if let Err(why) = spawned {
            return eprintln!("{program}: {why}");
        }
        for (tier, worker, times) in &mut workers {
            let start = Instant::now();
            match worker.run(&run) {
                Ok(_) => times.push(start.elapsed()),
                Err(why) => return eprintln!("{tier}: {why}"),
            }
        }
    }
    let bare = p10(&mut bare);
    println!("bare spawn: {:.3} ms", bare * 1e3);
    for (tier, worker, times) in &mut workers {
        let time = p10(times);
        let (more, ratio) = ((time - bare) * 1e3, time / bare);
        // With no pause between runs nothing can be prepared in one.
        times.clear();
        for _ in 0..RUNS {
            let start = Instant::now();
            match worker.run(&run) {
                Ok(_) => times.push(start.elapsed()),
                Err(why) => return eprintln!("{tier}: {why}"),
            }
        }
        let without_pause = p10(times);
        println!(
            "{tier}: {:.3} ms, {more:+.3} ms, ratio {ratio:.2}; {:.3} ms without pause",
            time * 1e3,
            without_pause * 1e3
        );
    }
}

fn p10(times: &mut [Duration]) -> f64 {
    times.sort();
    times[times.len() / 10].as_secs_f64()
}
