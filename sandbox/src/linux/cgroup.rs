//! A control group (version 2) for a zygote and all below it, where the machine lets the judge have one.
//!
//! There the kernel itself counts what no process shows (files in memory, pipes, page tables) and
//! stops at once. All else in this crate works the same without it; this adds a harder stop.

use std::fs::{self, File, OpenOptions};
use std::io::{self, Read, Seek, Write};
use std::path::{Path, PathBuf};
use std::sync::atomic::{AtomicU32, Ordering};
use std::time::Duration;

/// Memory beyond the limit for the zygote itself, and for what the kernel keeps about processes.
const SPARE: u64 = 64 << 20;

/// A group that is empty but for one zygote and what it starts. Dropping it ends them and removes it.
#[derive(Debug)]
pub struct Group {
    path: PathBuf,
}

impl Group {
    /// A group beside the judge's own; `None` where that is not delegated to the judge's user with the
    /// controllers of memory and processes.
    pub fn make() -> Option<Group> {
        static NUMBER: AtomicU32 = AtomicU32::new(0);
        let own = own(
            &fs::read_to_string("/proc/self/cgroup").ok()?,
            &fs::read_to_string("/proc/self/mountinfo").ok()?,
        )?;
        let number = NUMBER.fetch_add(1, Ordering::Relaxed);
        let path = own.parent()?.join(format!("sandbox-{}-{number}", std::process::id()));
        fs::create_dir(&path).ok()?;
        let group = Group { path };
        let complete =
            ["memory.max", "memory.events", "pids.max"].iter().all(|file| group.path.join(file).exists());
        complete.then_some(group)
    }

    pub fn path(&self) -> &Path {
        &self.path
    }
}

impl Drop for Group {
    fn drop(&mut self) {
        let _ = fs::write(self.path.join("cgroup.kill"), "1");
        // Whoever was just killed takes a moment to go.
        for _ in 0..50 {
            match fs::remove_dir(&self.path) {
                Err(why) if why.kind() == io::ErrorKind::ResourceBusy => {
                    std::thread::sleep(Duration::from_millis(2));
                }
                _ => break,
            }
        }
    }
}

/// The folder of the group that a process is in, if it is one of version 2.
fn own(groups: &str, mounts: &str) -> Option<PathBuf> {
    let group = groups.lines().find_map(|line| line.strip_prefix("0::"))?;
    mounts.lines().find_map(|line| {
        let (before, after) = line.split_once(" - ")?;
        let mut words = before.split(' ').skip(3);
        let (root, place) = (words.next()?, words.next()?);
        let inside = Path::new(group).strip_prefix(root).ok()?;
        let own = Path::new(place).join(inside);
        (after.starts_with("cgroup2 ") && own != Path::new(place)).then_some(own)
    })
}

/// The zygote's hold on its group, opened while it can still be reached.
pub struct Bounds {
    memory: File,
    processes: File,
    events: File,
    peak: Option<File>,
}

impl Bounds {
    /// Moves this process into the group.
    pub fn enter(group: &Path) -> io::Result<Bounds> {
        let open = |file: &str| OpenOptions::new().read(true).write(true).open(group.join(file));
        let bounds = Bounds {
            memory: open("memory.max")?,
            processes: open("pids.max")?,
            events: File::open(group.join("memory.events"))?,
            peak: File::open(group.join("memory.peak")).ok(),
        };
        // Memory that is swapped out would be memory too.
        let _ = fs::write(group.join("memory.swap.max"), "0");
        fs::write(group.join("cgroup.procs"), "0")?;
        Ok(bounds)
    }

    pub fn set(&self, memory: u64, processes: u32) -> io::Result<()> {
        write(&self.memory, memory.saturating_add(SPARE))?;
        // The zygote is two processes.
        write(&self.processes, u64::from(processes) + 2)
    }

    /// How often the kernel has ended a process of the group because it had no more memory.
    pub fn kills(&self) -> u64 {
        let text = read(&self.events).unwrap_or_default();
        let kills = text.lines().find_map(|line| line.strip_prefix("oom_kill "));
        kills.and_then(|kills| kills.trim().parse().ok()).unwrap_or(0)
    }

    /// The most memory that the group ever had.
    pub fn peak(&self) -> Option<u64> {
        read(self.peak.as_ref()?).ok()?.trim().parse().ok()
    }
}

fn write(mut file: &File, value: u64) -> io::Result<()> {
    file.rewind()?;
    file.write_all(format!("{value}\n").as_bytes())
}

fn read(mut file: &File) -> io::Result<String> {
    let mut text = String::new();
    file.rewind()?;
    file.read_to_string(&mut text)?;
    Ok(text)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_own_group_is_found_below_its_mount() {
        let mounts = "24 1 0:22 / /proc rw - proc proc rw\n\
            30 23 0:26 / /sys/fs/cgroup rw,nosuid - cgroup2 cgroup2 rw,nsdelegate\n";
        let found = |groups: &str, mounts: &str| own(groups, mounts).map(|path| path.display().to_string());
        let slice = "/sys/fs/cgroup/user.slice/app.scope";
        assert_eq!(found("0::/user.slice/app.scope\n", mounts).as_deref(), Some(slice));
        // Beside the first group there is no other.
        assert_eq!(found("0::/\n", mounts), None);
        // Memory is another version's here.
        let both = "4:memory:/judge\n0::/\n";
        assert_eq!(found(both, mounts), None);
        assert_eq!(found("4:memory:/judge\n", mounts), None);
        let within = "30 23 0:26 /kube /sys/fs/cgroup rw - cgroup2 cgroup rw\n";
        assert_eq!(found("0::/kube/pod\n", within).as_deref(), Some("/sys/fs/cgroup/pod"));
        assert_eq!(found("0::/other\n", within), None);
    }

    #[test]
    fn bounds_are_written_and_counts_are_read() {
        let group = tempfile::tempdir().unwrap();
        let path = |name: &str| group.path().join(name);
        for (name, text) in [
            ("memory.max", ""),
            ("pids.max", ""),
            ("memory.events", "low 0\nmax 3\noom 1\noom_kill 2\noom_group_kill 0\n"),
            ("memory.peak", "123456\n"),
            ("cgroup.procs", ""),
        ] {
            fs::write(path(name), text).unwrap();
        }
        let bounds = Bounds::enter(group.path()).unwrap();
        assert_eq!(fs::read_to_string(path("cgroup.procs")).unwrap(), "0");
        bounds.set(256 << 20, 64).unwrap();
        assert_eq!(fs::read_to_string(path("memory.max")).unwrap(), format!("{}\n", (256 + 64) << 20));
        assert_eq!(fs::read_to_string(path("pids.max")).unwrap(), "66\n");
        assert_eq!((bounds.kills(), bounds.peak()), (2, Some(123_456)));
        fs::remove_file(path("pids.max")).unwrap();
        assert!(Bounds::enter(group.path()).is_err());
    }

    #[test]
    fn a_group_is_made_and_removed_where_the_machine_allows_it() {
        // On most machines none is made; where one is, it must be gone afterwards.
        if let Some(group) = Group::make() {
            let path = group.path().to_owned();
            assert!(path.join("memory.max").exists());
            drop(group);
            assert!(!path.exists());
        }
    }
}
