//! Watching a program: its time, its memory, its threads, what it writes.

use std::fs::File;
use std::io::Read;
use std::time::{Duration, Instant};

use rustix::event::{PollFd, PollFlags, Timespec, poll};
use rustix::fd::OwnedFd;
use rustix::fs::{Mode, OFlags};
use rustix::io::Errno;
use rustix::process::{Pid, PidfdFlags, Signal};

use crate::failure::While;
use crate::linux::sys;
use crate::linux::sys::{Status, Usage};
use crate::linux::wire::Profile;
use crate::{End, JudgeFailure, Limits, Tier};

use super::Zygote;
use super::tree::Tree;
use super::written::Written;

/// How often a program is looked at while it runs.
const TICK: Duration = Duration::from_millis(5);
/// How often a compiler is, which is many processes and files.
const LONG_TICK: Duration = Duration::from_millis(20);

/// Why the zygote ended a program.
#[derive(Clone, Copy)]
pub(super) enum Stop {
    Cpu,
    Wall,
    Memory,
    Output,
    Threads,
}

/// What was seen of a program while it ran.
#[derive(Default)]
pub(super) struct Seen {
    pub(super) stop: Option<Stop>,
    /// The most memory.
    pub(super) memory: u64,
    /// The most CPU time, where there are many processes.
    pub(super) cpu: Duration,
}

impl Zygote {
    /// Waits until the program ends or has to be ended.
    pub(super) fn watch(
        &self,
        child: Pid,
        limits: Limits,
        start: Instant,
        written: &Written,
        leash: Option<OwnedFd>,
    ) -> Result<Seen, JudgeFailure> {
        let doing = "watching the program";
        let ended = rustix::process::pidfd_open(child, PidfdFlags::empty()).while_doing(doing)?;
        let many = self.setup.profile == Profile::Compile;
        let mut tree = Tree::new(&self.proc, many);
        let mut seen = Seen::default();
        loop {
            let elapsed = start.elapsed();
            let pause = limits.wall.saturating_sub(elapsed).min(if many { LONG_TICK } else { TICK });
            let pause = Timespec::try_from(pause).while_doing("telling the time")?;
            let mut waited =
                vec![PollFd::new(&ended, PollFlags::IN), PollFd::new(&self.socket, PollFlags::empty())];
            waited.extend(leash.as_ref().map(|leash| PollFd::new(leash, PollFlags::IN)));
            match poll(&mut waited, Some(&pause)) {
                Ok(_) | Err(Errno::INTR) => {}
                Err(why) => return Err(why).while_doing(doing),
            }
            if !waited[0].revents().is_empty() {
                return Ok(seen);
            }
            if !waited[1].revents().is_empty() {
                return Err(JudgeFailure::new("the judge is gone"));
            }
            let pulled = match (&leash, waited.get(2)) {
                (Some(leash), Some(asked)) if !asked.revents().is_empty() => !answered(leash, child),
                _ => false,
            };
            let (now, (bytes, full)) = (tree.look(), written.look());
            seen.memory = seen.memory.max(now.memory + bytes);
            seen.cpu = if many { now.cpu } else { sys::cpu_time(child).unwrap_or_default() };
            seen.stop = if pulled || start.elapsed() >= limits.wall {
                Some(Stop::Wall)
            } else if seen.cpu > limits.cpu {
                Some(Stop::Cpu)
            } else if seen.memory > limits.memory {
                Some(Stop::Memory)
            } else if full {
                Some(Stop::Output)
            } else if now.threads > u64::from(self.setup.threads) {
                Some(Stop::Threads)
            } else {
                continue;
            };
            rustix::process::kill_process(child, Signal::KILL).while_doing("ending the program")?;
            return Ok(seen);
        }
    }

    /// One verdict for one behaviour: what was used counts before how it ended.
    pub(super) fn judge_end(
        &self,
        stop: Option<Stop>,
        usage: &Usage,
        limits: Limits,
        before: Kills,
    ) -> Result<End, JudgeFailure> {
        let kills = self.kills();
        let killed = usage.status == Status::Signaled(libc::SIGKILL);
        let ended_badly = usage.status != Status::Exited(0);
        let by_machine = match self.setup.profile {
            // No program can send itself this signal, and the zygote did not.
            Profile::Run => killed && self.setup.tier != Tier::Bare,
            // Which of its processes the machine chose only the compiler knows.
            Profile::Compile => ended_badly && kills.of_the_machine != before.of_the_machine,
        };
        Ok(match stop {
            Some(Stop::Memory) => End::MemoryLimit,
            _ if usage.memory > limits.memory || kills.of_the_group != before.of_the_group => End::MemoryLimit,
            Some(Stop::Cpu) => End::CpuLimit,
            _ if usage.cpu > limits.cpu => End::CpuLimit,
            Some(Stop::Wall) => End::WallLimit,
            Some(Stop::Output) => End::OutputLimit,
            Some(Stop::Threads) => End::Signaled(libc::SIGKILL),
            None if by_machine => {
                return Err(JudgeFailure::new("the machine ended the program: did it run out of memory?"));
            }
            None => match usage.status {
                Status::Signaled(libc::SIGXFSZ) => End::OutputLimit,
                Status::Signaled(signal) => End::Signaled(signal),
                Status::Exited(code) => End::Exited(code),
            },
        })
    }

    /// How often processes were ended for want of memory so far.
    pub(super) fn kills(&self) -> Kills {
        Kills {
            of_the_group: self.bounds.as_ref().map(|bounds| bounds.kills()),
            of_the_machine: match self.setup.profile {
                Profile::Run => None,
                Profile::Compile => out_of_memory(&self.proc),
            },
        }
    }
}

/// Answers a judge who asks for the CPU time so far; `false` if there is no judge any more.
fn answered(leash: &OwnedFd, child: Pid) -> bool {
    match rustix::io::read(leash, &mut [0; 8]) {
        Ok(0) => false,
        Ok(_) => {
            let used = sys::cpu_time(child).unwrap_or_default().as_micros() as u64;
            // A judge who has gone meanwhile is seen the next time.
            let _ = rustix::net::send(leash, &used.to_le_bytes(), rustix::net::SendFlags::NOSIGNAL);
            true
        }
        Err(why) => matches!(why, Errno::INTR | Errno::AGAIN),
    }
}

/// How often processes were ended for want of memory.
#[derive(Clone, Copy)]
pub(super) struct Kills {
    /// In the control group: for want of the memory that the program was allowed.
    of_the_group: Option<u64>,
    /// Anywhere, where that is of interest.
    of_the_machine: Option<u64>,
}

fn out_of_memory(proc: &OwnedFd) -> Option<u64> {
    let file = rustix::fs::openat(proc, "vmstat", OFlags::RDONLY | OFlags::CLOEXEC, Mode::empty()).ok()?;
    let mut text = String::new();
    File::from(file).read_to_string(&mut text).ok()?;
    text.lines().find_map(|line| line.strip_prefix("oom_kill "))?.parse().ok()
}
