//! A judge of the hostile corpus: its programs, the machine around them, and what must hold after each.

use std::fs;
use std::os::unix::fs::{MetadataExt, PermissionsExt};
use std::path::{Path, PathBuf};
use std::sync::Mutex;
use std::time::{Duration, Instant};

use sandbox::{AnswerFile, End, Finished, Limits, Program, Run, Tier, Worker};
use tempfile::TempDir;

use super as common;

/// Time on the clock is ample: what uses the processor must be stopped for that, however little of
/// it a busy machine gives.
pub const LIMITS: Limits =
    Limits { cpu: Duration::from_secs(10), wall: Duration::from_secs(20), memory: 64 << 20, output: 1 << 20 };

/// What stands in the answer that no program may read.
pub const ANSWER: &str = "the expected answer\n";
/// The programs, put together.
const CORPUS: &str = concat!(
    include_str!("../hostile/hostile.c"),
    include_str!("../hostile/processes.c"),
    include_str!("../hostile/memory.c"),
    include_str!("../hostile/kernel.c"),
    include_str!("../hostile/files.c"),
    include_str!("../hostile/system.c"),
    include_str!("../hostile/ends.c"),
    include_str!("../hostile/main.c"),
);

/// The folders around the program, and what they looked like.
pub struct World {
    _folder: TempDir,
    pub program: PathBuf,
    before: Vec<Seen>,
    watched: PathBuf,
}

#[derive(Debug, PartialEq)]
pub struct Seen {
    path: PathBuf,
    mode: u32,
    modified: (i64, i64),
    owner: u32,
    bytes: Vec<u8>,
}

pub fn look(at: &Path, seen: &mut Vec<Seen>) {
    let about = fs::symlink_metadata(at).unwrap();
    let bytes = if about.is_file() { fs::read(at).unwrap() } else { Vec::new() };
    seen.push(Seen {
        path: at.to_owned(),
        mode: about.mode(),
        modified: (about.mtime(), about.mtime_nsec()),
        owner: about.uid(),
        bytes,
    });
    if about.is_dir() {
        let mut entries: Vec<_> = fs::read_dir(at).unwrap().map(|e| e.unwrap().path()).collect();
        entries.sort();
        entries.iter().for_each(|entry| look(entry, seen));
    }
}

impl World {
    /// `None`, with a notice, without a C compiler.
    pub fn new() -> Option<World> {
        if !common::has("cc") {
            return None;
        }
        let folder = common::open_folder();
        let watched = folder.path().join("outside");
        let canary = watched.join("canary");
        let program = watched.join("program");
        for made in [&watched, &canary, &program] {
            fs::create_dir(made).unwrap();
            fs::set_permissions(made, fs::Permissions::from_mode(0o777)).unwrap();
        }
        for name in ["S.ans", "other"] {
            fs::write(canary.join(name), ANSWER).unwrap();
            fs::set_permissions(canary.join(name), fs::Permissions::from_mode(0o666)).unwrap();
        }
        fs::write(watched.join("S.ans"), ANSWER).unwrap();
        let canary = format!("-DCANARY={:?}", canary.display().to_string());
        common::compile_c(CORPUS, &program.join("hostile"), &["-pthread", &canary]);
        let mut before = Vec::new();
        look(&watched, &mut before);
        Some(World { _folder: folder, program, before, watched })
    }

    pub fn is_as_before(&self) {
        let mut now = Vec::new();
        look(&self.watched, &mut now);
        for (old, new) in self.before.iter().zip(&now) {
            assert!(old == new, "{} was changed", old.path.display());
        }
        assert_eq!(self.before.len(), now.len(), "files were made or removed");
    }
}

pub struct Judge {
    pub tier: Tier,
    pub world: World,
    pub worker: Worker,
}

impl Judge {
    /// `None`, with a notice, where the tier does not work at all.
    pub fn new(tier: Tier) -> Option<Judge> {
        if !common::available(tier) {
            return None;
        }
        let world = World::new()?;
        let worker = Worker::new(tier, &Program::native(&world.program, "hostile")).unwrap();
        Some(Judge { tier, world, worker })
    }

    /// What must hold after every run, whatever the program did.
    pub fn all_is_well_after(&mut self, name: &str) {
        self.only_zygotes_live(name);
        self.world.is_as_before();
        let kilobytes = own_memory();
        assert!(kilobytes < 200 << 10, "the judge has {kilobytes} kB after {name}");
        let next = run(&mut self.worker, "sum", "20 22", LIMITS);
        assert_eq!(next.end, End::Exited(0), "after {name}: {}", show(&next));
        assert_eq!(next.stdout, b"42\n", "after {name}");
    }

    /// No process is left but the zygote's: itself, the one outside its namespace, the next to run.
    pub fn only_zygotes_live(&self, name: &str) {
        let most = match self.tier {
            Tier::Namespaces => 3,
            _ => 2,
        };
        let living = descendants();
        for &pid in &living {
            // Whoever became the program has another command line. One that is gone by now is no survivor.
            let command = fs::read(format!("/proc/{pid}/cmdline")).unwrap_or_default();
            assert!(
                command.is_empty() || command.starts_with(b"sandbox-zygote\0"),
                "{} survived {name}",
                String::from_utf8_lossy(&command)
            );
        }
        assert!(living.len() <= most, "{} processes live after {name}", living.len());
    }

    pub fn run(&mut self, name: &str, input: &str, limits: Limits) -> Finished {
        run(&mut self.worker, name, input, limits)
    }
}

pub fn run(worker: &mut Worker, name: &str, input: &str, limits: Limits) -> Finished {
    let start = Instant::now();
    let finished = worker
        .run(&Run {
            input: format!("{name} {input}\n").as_bytes(),
            input_name: "S.inp",
            output_name: "S.out",
            limits,
        })
        .unwrap_or_else(|failure| panic!("{name}: {failure}"));
    let took = start.elapsed();
    // On a machine that does little else it is a few milliseconds.
    let most = limits.wall + Duration::from_secs(2);
    assert!(took <= most, "{name} took {took:?}");
    finished
}

pub fn show(finished: &Finished) -> String {
    let head = |bytes: &[u8]| String::from_utf8_lossy(&bytes[..bytes.len().min(200)]).into_owned();
    let file = match &finished.file {
        AnswerFile::Bytes(bytes) => format!("{:?}", head(bytes)),
        other => format!("{other:?}"),
    };
    format!(
        "{:?}, cpu {:?}, wall {:?}, {} kB, stdout {:?}, stderr {:?}, file {file}",
        finished.end,
        finished.cpu,
        finished.wall,
        finished.memory / 1024,
        head(&finished.stdout),
        head(&finished.stderr),
    )
}

/// The machine's processes that descend from this one.
pub fn descendants() -> Vec<i32> {
    let mut parents = Vec::new();
    for entry in fs::read_dir("/proc").unwrap() {
        let name = entry.unwrap().file_name();
        let Some(pid) = name.to_str().and_then(|name| name.parse::<i32>().ok()) else {
            continue;
        };
        let Ok(stat) = fs::read_to_string(format!("/proc/{pid}/stat")) else {
            continue;
        };
        let after_name = &stat[stat.rfind(')').unwrap() + 2..];
        let parent: i32 = after_name.split(' ').nth(1).unwrap().parse().unwrap();
        parents.push((pid, parent));
    }
    let mut found = vec![std::process::id() as i32];
    let mut at = 0;
    while at < found.len() {
        let parent = found[at];
        found.extend(parents.iter().filter(|(_, p)| *p == parent).map(|(pid, _)| pid));
        at += 1;
    }
    found.split_off(1)
}

/// The most resident memory this process had, in kB.
pub fn own_memory() -> u64 {
    let status = fs::read_to_string("/proc/self/status").unwrap();
    let line = status.lines().find_map(|line| line.strip_prefix("VmHWM:"));
    let kilobytes = line.unwrap().trim().strip_suffix("kB").unwrap();
    kilobytes.trim().parse().unwrap()
}

/// Whether a process is there and not only waits to be buried.
pub fn lives(pid: i32) -> bool {
    let Ok(stat) = fs::read_to_string(format!("/proc/{pid}/stat")) else {
        return false;
    };
    !stat[stat.rfind(')').unwrap()..].starts_with(") Z")
}

/// The tests count processes, so that one runs at a time.
pub fn alone() -> std::sync::MutexGuard<'static, ()> {
    static ALONE: Mutex<()> = Mutex::new(());
    ALONE.lock().unwrap_or_else(|poisoned| poisoned.into_inner())
}
