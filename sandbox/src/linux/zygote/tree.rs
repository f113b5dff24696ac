//! What the processes below a zygote use, as /proc tells it.
//!
//! The /proc is the machine's, opened before the zygote left: there its processes have other
//! numbers than inside a namespace, and `thread-self` is the zygote.

use std::collections::HashMap;
use std::fs::File;
use std::io::Read;
use std::time::Duration;

use rustix::fd::OwnedFd;
use rustix::fs::{Dir, Mode, OFlags};
use rustix::process::Pid;

/// The longest file of /proc that is read: a list of a hundred thousand children.
const LONGEST: u64 = 1 << 20;

/// What a tree of processes uses at a moment.
#[derive(Clone, Copy, Default)]
pub struct Use {
    /// Bytes of memory.
    pub memory: u64,
    /// CPU time so far, also of those that have ended.
    pub cpu: Duration,
    pub threads: u64,
}

/// The processes below a zygote.
pub struct Tree<'a> {
    proc: &'a OwnedFd,
    /// A program is one process; a compiler is many, which share what they have not changed since
    /// they were one.
    many: bool,
    /// CPU time of every process ever seen, by its number and the time it started.
    seen: HashMap<(u32, u64), u64>,
}

impl<'a> Tree<'a> {
    pub fn new(proc: &'a OwnedFd, many: bool) -> Tree<'a> {
        Tree { proc, many, seen: HashMap::new() }
    }

    /// The numbers of all processes that are there now, those nearest to the zygote first.
    pub fn processes(&self) -> Vec<Pid> {
        let mut found = self.children("thread-self");
        let mut at = 0;
        while at < found.len() {
            found.extend(self.threads(found[at]).iter().flat_map(|thread| self.children(thread)));
            at += 1;
        }
        found.into_iter().filter_map(|number| Pid::from_raw(number as i32)).collect()
    }

    /// Looks at every process that is there now.
    pub fn look(&mut self) -> Use {
        let mut now = Use::default();
        let mut alive = 0;
        let mut processes = self.children("thread-self");
        while let Some(process) = processes.pop() {
            if let Some((memory, threads)) = self.memory(process) {
                now.memory += memory;
                now.threads += threads;
            }
            if self.many {
                processes.extend(self.threads(process).iter().flat_map(|thread| self.children(thread)));
                if let Some(times) = self.times(process) {
                    self.seen.insert((process, times.start), times.own);
                    alive += times.own + times.of_children;
                }
            }
        }
        // Who has ended is counted by whoever waited for it; if nobody did, it was seen before.
        let ticks = alive.max(self.seen.values().sum());
        now.cpu = Duration::from_secs_f64(ticks as f64 / rustix::param::clock_ticks_per_second() as f64);
        now
    }

    /// Memory and number of threads of a process.
    fn memory(&self, process: u32) -> Option<(u64, u64)> {
        let mut status = self.read(&format!("{process}/status"))?;
        let threads = field(&status, "Threads:").unwrap_or(1);
        if field(&status, "VmRSS:").is_none() {
            // The first thread is gone, and with it all that its line says; the others share one memory.
            let mut others = self.threads(process).into_iter();
            status = others.find_map(|thread| {
                let status = self.read(&format!("{thread}/status"))?;
                field(&status, "VmRSS:").is_some().then_some(status)
            })?;
        }
        // Of many processes, the files they all map are counted for none.
        let resident: &[&str] = if self.many { &["RssAnon:", "RssShmem:"] } else { &["VmRSS:"] };
        let parts = resident.iter().chain(&["VmPTE:", "VmSwap:"]);
        let kilobytes: u64 = parts.filter_map(|part| field(&status, part)).sum();
        Some((kilobytes << 10, threads))
    }

    fn times(&self, process: u32) -> Option<Times> {
        let text = self.read(&format!("{process}/stat"))?;
        // The name before, in parentheses, is the program's to choose: the fields count from its end.
        let fields: Vec<u64> =
            text[text.rfind(')')? + 1..].split_ascii_whitespace().map(|f| f.parse().unwrap_or(0)).collect();
        let [user, system, user_of_children, system_of_children, .., start] = fields.get(11..20)? else {
            return None;
        };
        Some(Times { own: user + system, of_children: user_of_children + system_of_children, start: *start })
    }

    /// The paths of a process's threads.
    fn threads(&self, process: u32) -> Vec<String> {
        let path = format!("{process}/task");
        let flags = OFlags::RDONLY | OFlags::DIRECTORY | OFlags::CLOEXEC;
        let Ok(folder) = rustix::fs::openat(self.proc, &path, flags, Mode::empty()) else {
            return Vec::new();
        };
        let Ok(entries) = Dir::read_from(&folder) else {
            return Vec::new();
        };
        let names = entries.flatten().map(|entry| entry.file_name().to_string_lossy().into_owned());
        names.filter(|name| !name.starts_with('.')).map(|name| format!("{path}/{name}")).collect()
    }

    fn children(&self, thread: &str) -> Vec<u32> {
        let text = self.read(&format!("{thread}/children")).unwrap_or_default();
        text.split_ascii_whitespace().filter_map(|number| number.parse().ok()).collect()
    }

    fn read(&self, path: &str) -> Option<String> {
        let file = rustix::fs::openat(self.proc, path, OFlags::RDONLY | OFlags::CLOEXEC, Mode::empty()).ok()?;
        let mut text = Vec::with_capacity(4096);
        File::from(file).take(LONGEST).read_to_end(&mut text).ok()?;
        Some(String::from_utf8_lossy(&text).into_owned())
    }
}

/// In ticks of the clock.
struct Times {
    own: u64,
    of_children: u64,
    start: u64,
}

/// A number of a status, such as kilobytes.
fn field(status: &str, name: &str) -> Option<u64> {
    let line = status.lines().find_map(|line| line.strip_prefix(name))?;
    line.split_ascii_whitespace().next()?.parse().ok()
}
