//! A run, from the child's side: it gives up everything, then becomes the program.

use std::ffi::CStr;
use std::time::Duration;

use rustix::fd::OwnedFd;
use rustix::process::{Gid, Pid, Resource, Rlimit, Signal, Uid};
use rustix::thread::CapabilitySet;
use serde::{Deserialize, Serialize};

use crate::failure::While;
use crate::linux::wire::Profile;
use crate::linux::{confine, seccomp, sys, wire};
use crate::{JudgeFailure, Limits, MemoryKind, Tier};

use super::Zygote;

/// Address space that a program may have beyond four times its memory: stacks of threads are
/// reserved long before they are used.
const SPARE: u64 = 4 << 30;
/// The same for run-times that reserve much more: page tables for all of it are 32 MiB.
const SPARE_OF_RUNTIMES: u64 = 16 << 30;

/// What a waiting process is told, with standard input, output and error and the working folder.
#[derive(Serialize, Deserialize)]
pub(super) struct Order {
    pub(super) limits: Limits,
    pub(super) rehearsal: bool,
}

/// Why a process did not become the program.
#[derive(Serialize, Deserialize)]
pub(super) enum Complaint {
    /// The judge's trouble.
    Judge(String),
    /// The program is none, in words.
    Program(String),
    /// The program wants more memory than it may have before it does anything.
    Memory,
}

impl From<JudgeFailure> for Complaint {
    fn from(failure: JudgeFailure) -> Complaint {
        Complaint::Judge(failure.to_string())
    }
}

impl Zygote {
    /// In the child: gives up everything, then becomes the program. Returns only to say why not.
    pub(super) fn become_program(&self, zygote: Pid, order: OwnedFd) -> Complaint {
        if let Err(why) = self.give_up_everything(zygote) {
            return why.into();
        }
        let (order, files) = match wire::receive::<Order>(&order) {
            Ok(Some(received)) => received,
            // No more is to be run.
            Ok(None) => sys::exit_now(0),
            Err(why) => return why.into(),
        };
        if let Err(why) = self.take_up(&order, &files) {
            return why.into();
        }
        if order.rehearsal {
            sys::exit_now(0);
        }
        // The kernel would notice only when the old program is gone, and end the new one by a fault.
        if self.span > self.address_space(order.limits) {
            return Complaint::Memory;
        }
        match self.argv.first() {
            Some(path) => self.exec(path),
            None => Complaint::Judge("the command is empty".to_owned()),
        }
    }

    fn exec(&self, path: &CStr) -> Complaint {
        let mut why = sys::exec(path, &self.argv, &self.env);
        // Whoever wrote the program has closed it, but a process that was started meanwhile may hold
        // a copy of the open file until it has become another program.
        for _ in 0..100 {
            if why.raw_os_error() != Some(libc::ETXTBSY) {
                break;
            }
            std::thread::sleep(Duration::from_millis(5));
            why = sys::exec(path, &self.argv, &self.env);
        }
        let words = format!("{} can't be started: {why}", path.to_string_lossy());
        let of_the_file = [
            libc::ENOEXEC,
            libc::ENOENT,
            libc::EACCES,
            libc::EINVAL,
            libc::EIO,
            libc::EISDIR,
            libc::ELIBBAD,
            libc::ELOOP,
            libc::ENAMETOOLONG,
            libc::ENOTDIR,
            libc::EPERM,
        ];
        let strangers = self.setup.argv.first().is_some_and(|path| path.starts_with("{program}"));
        match why.raw_os_error() {
            Some(error) if strangers && of_the_file.contains(&error) => Complaint::Program(words),
            _ => Complaint::Judge(words),
        }
    }

    /// What does not depend on the run: no privilege is left, and few system calls.
    fn give_up_everything(&self, zygote: Pid) -> Result<(), JudgeFailure> {
        rustix::process::setsid().while_doing("starting a session")?;
        if let Some(user) = self.user {
            let (uid, gid) = (Uid::from_raw(user), Gid::from_raw(user));
            rustix::thread::set_thread_groups(&[]).while_doing("leaving groups")?;
            rustix::thread::set_thread_res_gid(gid, gid, gid).while_doing("changing group")?;
            rustix::thread::set_thread_res_uid(uid, uid, uid).while_doing("changing user")?;
        }
        let none = rustix::thread::CapabilitySets {
            effective: CapabilitySet::empty(),
            permitted: CapabilitySet::empty(),
            inheritable: CapabilitySet::empty(),
        };
        rustix::thread::set_capabilities(None, none).while_doing("dropping capabilities")?;
        rustix::thread::set_no_new_privs(true).while_doing("giving up privileges")?;
        if let Tier::Landlock | Tier::Bare = self.setup.tier {
            // Inside a process namespace the first process takes all with it when it ends. Here this one
            // dies with the zygote; whoever changes users forgets it, so it comes after that.
            rustix::process::set_parent_process_death_signal(Some(Signal::KILL))
                .while_doing("tying lives together")?;
            if rustix::process::getppid() != Some(zygote) {
                return Err(JudgeFailure::new("the zygote is gone"));
            }
        }
        if self.setup.profile == Profile::Run {
            // Of a huge page all stays as long as any of it is used, and only that is counted. Exec keeps this.
            rustix::thread::disable_transparent_huge_pages(true).while_doing("giving up huge pages")?;
        }
        // What a compiler may read depends on the folder it is given.
        if self.setup.profile == Profile::Run { self.confine(None) } else { Ok(()) }
    }

    /// Lets go of files and system calls for good.
    fn confine(&self, working: Option<&OwnedFd>) -> Result<(), JudgeFailure> {
        if let Some(rules) = &self.rules {
            let mut rules = rules.try_clone().while_doing("entering Landlock")?;
            if let Some(working) = working {
                rules = confine::allow_working_folder(self.setup.tier, rules, working)?;
            }
            rules.restrict_self().while_doing("entering Landlock")?;
        }
        match (self.setup.tier, &self.filter) {
            (Tier::Bare, _) => Ok(()),
            (_, Some(filter)) => sys::filter_calls(filter).while_doing("filtering system calls"),
            (_, None) => {
                let filter = seccomp::filter(self.setup.whom(Some(rustix::process::getpid())));
                sys::filter_calls(&filter).while_doing("filtering system calls")
            }
        }
    }

    /// What is this run's: the streams, the working folder, the limits.
    fn take_up(&self, order: &Order, files: &[OwnedFd]) -> Result<(), JudgeFailure> {
        let [input, output, error, working] = files else {
            return Err(JudgeFailure::new("an order came without its files"));
        };
        rustix::process::fchdir(working).while_doing("entering the working folder")?;
        rustix::stdio::dup2_stdin(input).while_doing("giving standard input")?;
        rustix::stdio::dup2_stdout(output).while_doing("giving standard output")?;
        rustix::stdio::dup2_stderr(error).while_doing("giving standard error")?;
        sys::close_on_exec_from(3).while_doing("closing files")?;
        self.limit(order.limits)?;
        match (self.setup.profile, self.setup.tier) {
            (Profile::Compile, _) => self.confine(Some(working)),
            (Profile::Run, Tier::Bare) => Ok(()),
            (Profile::Run, _) => sys::filter_calls(&self.last_filter).while_doing("filtering system calls"),
        }
    }

    fn limit(&self, limits: Limits) -> Result<(), JudgeFailure> {
        let compile = self.setup.profile == Profile::Compile;
        let mut all = vec![
            // Backstops: the zygote stops the program sooner and more exactly.
            (Resource::Cpu, limits.cpu.as_secs() + 2),
            // One byte more than allowed may be written, so that it is seen.
            (Resource::Fsize, limits.output.saturating_add(1)),
            // What waits in pipes is nobody's memory: there are few, and one table of them for all threads.
            (Resource::Nofile, if compile { 256 } else { 64 }),
            (Resource::Memlock, 64 << 10),
            (Resource::Msgqueue, 0),
            (Resource::Sigpending, 256),
            (Resource::As, self.address_space(limits)),
        ];
        if !compile {
            // As much stack as memory: deep recursion is no error by itself.
            all.push((Resource::Stack, limits.memory));
        }
        if self.counts_threads {
            // The zygote's own two processes count where users are mapped.
            all.push((Resource::Nproc, u64::from(self.setup.threads) + 2));
        }
        all.into_iter().try_for_each(|(resource, most)| set_limit(resource, most))
    }

    fn address_space(&self, limits: Limits) -> u64 {
        let spare = match self.setup.memory {
            MemoryKind::AddressSpace => SPARE,
            MemoryKind::Resident => SPARE_OF_RUNTIMES,
        };
        limits.memory.saturating_mul(4).saturating_add(spare)
    }
}

fn set_limit(resource: Resource, most: u64) -> Result<(), JudgeFailure> {
    // An ordinary user can't raise what was lowered before.
    let most = match rustix::process::getrlimit(resource).maximum {
        Some(hard) => most.min(hard),
        None => most,
    };
    let limit = Rlimit { current: Some(most), maximum: Some(most) };
    rustix::process::setrlimit(resource, limit).while_doing(&format!("limiting {resource:?}"))
}
