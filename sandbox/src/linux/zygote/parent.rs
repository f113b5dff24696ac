//! A run, from the zygote's side: a working folder, an order to the child, and what is left.

use std::ffi::CString;
use std::time::{Duration, Instant};

use rustix::event::Timespec;
use rustix::fd::{AsFd, OwnedFd};
use rustix::fs::{CWD, Dir, FileType, Mode, OFlags};
use rustix::io::Errno;
use rustix::process::{Gid, Pid, Signal, Uid};

use crate::failure::While;
use crate::finished::or_flooded;
use crate::folder::empty;
use crate::linux::sys::Fork;
use crate::linux::wire::{Done, Left, Profile, Request, Wanted};
use crate::linux::{bounded, namespaces, sys, wire};
use crate::{End, JudgeFailure, OTHERS_TOLD, Tier};

use super::child::{Complaint, Order};
use super::tree::Tree;
use super::written::{FILES, FILES_OF_COMPILERS, Written};
use super::{Workplace, Zygote};

/// A process that waits to become the program.
pub(super) struct Ready {
    child: Pid,
    /// Where it gets its order.
    order: OwnedFd,
}

impl Zygote {
    /// A process that has given up everything and waits for its order to become the program.
    pub(super) fn prepare(&self) -> Result<Ready, JudgeFailure> {
        if let Some(last_number) = &self.last_number {
            // Every run gets the same numbers, however many the ones before had.
            rustix::io::pwrite(last_number, b"1", 0).while_doing("choosing a process number")?;
        }
        let (ours, theirs) = wire::pair()?;
        let own = rustix::process::getpid();
        match sys::fork().while_doing("starting the program")? {
            Fork::Parent(child) => Ok(Ready { child, order: ours }),
            Fork::Child => {
                drop(ours);
                let why = self.become_program(own, theirs);
                if let Ok(words) = serde_json::to_vec(&why) {
                    let _ = rustix::io::write(&self.complaints.1, &words);
                }
                sys::exit_now(1)
            }
        }
    }

    /// One run: the process that waits becomes the program, and is watched to its end.
    pub(super) fn run(
        &self,
        Ready { child, order }: Ready,
        request: &Request,
        mut files: Vec<OwnedFd>,
        rehearsal: bool,
    ) -> Result<(Done, Option<OwnedFd>), JudgeFailure> {
        let leash = if request.leash { files.pop() } else { None };
        let [input, output, error, contents @ ..] = files.as_slice() else {
            return Err(JudgeFailure::new("a request came without its files"));
        };
        let limits = request.limits;
        let working = self.lay_out(request, contents)?;
        let written = Written::new(&self.place, &working, &[output, error], request.room, self.files())?;
        let bounds = self.bounds.as_ref();
        if let Some(bounds) = bounds {
            let set = bounds.set(limits.memory, self.setup.threads);
            set.while_doing("setting the bounds of a control group")?;
        }
        let before = self.kills();

        let start = Instant::now();
        let sent = wire::send(
            &order,
            &Order { limits, rehearsal },
            &[input.as_fd(), output.as_fd(), error.as_fd(), working.as_fd()],
        );
        // Whoever waits at the other end of a stream waits for the program alone.
        drop(files);
        let seen = self.watch(child, limits, start, &written, leash);
        if seen.is_err() {
            let _ = rustix::process::kill_process(child, Signal::KILL);
        }
        let usage = sys::wait(child).while_doing("waiting for the program");
        let wall = start.elapsed();
        let orphans = self.end_all();
        let (seen, mut usage) = (seen?, usage?);
        let (bytes, full) = written.look();
        usage.memory = seen.memory.max(usage.memory + bytes);
        usage.cpu = seen.cpu.max(usage.cpu + orphans);
        if let (Profile::Compile, Some(peak)) = (self.setup.profile, bounds.and_then(|bounds| bounds.peak())) {
            // With what the kernel keeps of files it has read, and could let go of.
            usage.memory = usage.memory.max(peak.min(limits.memory));
        }

        let (end, why) = match self.complaint()? {
            Some(Complaint::Judge(why)) => return Err(JudgeFailure::new(why)),
            Some(Complaint::Program(why)) => (End::NotStarted, Some(why)),
            Some(Complaint::Memory) => (End::MemoryLimit, None),
            None => (or_flooded(self.judge_end(seen.stop, &usage, limits, before)?, full), None),
        };
        sent?;
        let (left, file) = match &request.wanted {
            Wanted::File(name) => self.find(&working, name)?,
            Wanted::Folder => (Left::Sent, Some(opened(&working)?)),
            Wanted::Nothing => (Left::Nothing, None),
        };
        let others = match (&request.wanted, &left) {
            (Wanted::File(name), Left::Nothing) => others(&working, &request.files, name)?,
            _ => Vec::new(),
        };
        let (cpu_us, wall_us) = (usage.cpu.as_micros() as u64, wall.as_micros() as u64);
        Ok((Done { end, cpu_us, wall_us, memory: usage.memory, left, others, why }, file))
    }

    /// What the child said instead of becoming the program.
    fn complaint(&self) -> Result<Option<Complaint>, JudgeFailure> {
        let mut words = [0; 4096];
        match rustix::io::read(&self.complaints.0, &mut words) {
            Ok(0) | Err(_) => Ok(None),
            Ok(length) => serde_json::from_slice(&words[..length]).while_doing("reading a complaint").map(Some),
        }
    }

    fn files(&self) -> u64 {
        match self.setup.profile {
            Profile::Run => FILES,
            Profile::Compile => FILES_OF_COMPILERS,
        }
    }

    /// A fresh working folder with the request's files in it.
    fn lay_out(&self, request: &Request, contents: &[OwnedFd]) -> Result<OwnedFd, JudgeFailure> {
        let doing = "laying out the working folder";
        let path = match &self.place {
            Workplace::Mounted => {
                namespaces::mount_box(request.room, self.files())?;
                namespaces::BOX.as_ref()
            }
            Workplace::Folder(folder) => folder.as_path(),
        };
        let working =
            rustix::fs::openat(CWD, path, OFlags::PATH | OFlags::DIRECTORY | OFlags::CLOEXEC, Mode::empty())
                .while_doing(doing)?;
        for (name, content) in request.files.iter().zip(contents) {
            let file = self.make_file(&working, name).while_doing(doing)?;
            let size = rustix::fs::fstat(content).while_doing(doing)?.st_size as u64;
            let mut at = 0;
            // The offset of standard input is the program's: this copy does not move it.
            while at < size {
                let left = (size - at) as usize;
                let copied = rustix::fs::sendfile(&file, content, Some(&mut at), left).while_doing(doing)?;
                if copied == 0 {
                    break;
                }
            }
        }
        if let Wanted::File(name) = &request.wanted {
            // The program writes this file and can put no other in its place; its time says whether
            // it did.
            let file = self.make_file(&working, name).while_doing(doing)?;
            rustix::fs::futimens(&file, &LONG_AGO).while_doing(doing)?;
        }
        Ok(working)
    }

    fn make_file(&self, working: &OwnedFd, name: &str) -> rustix::io::Result<OwnedFd> {
        let file = rustix::fs::openat(
            working,
            name,
            OFlags::WRONLY | OFlags::CREATE | OFlags::EXCL | OFlags::NOFOLLOW | OFlags::CLOEXEC,
            Mode::from_raw_mode(0o644),
        )?;
        if let Some(user) = self.user {
            rustix::fs::fchown(&file, Some(Uid::from_raw(user)), Some(Gid::from_raw(user)))?;
        }
        Ok(file)
    }

    /// Nothing survives a run. How much CPU time they had used whom nobody waited for.
    pub(super) fn end_all(&self) -> Duration {
        let mut used = Duration::ZERO;
        match self.setup.tier {
            Tier::Namespaces => {
                sys::kill_everyone();
                while let Some(usage) = sys::wait_for_any() {
                    used += usage.cpu;
                }
            }
            // The filter let it start no process.
            Tier::Landlock if self.setup.profile == Profile::Run => {}
            // No namespace to empty at once: children whose parents end become this process's.
            Tier::Landlock | Tier::Bare => loop {
                let tree = Tree::new(&self.proc, true).processes();
                for &process in &tree {
                    let _ = rustix::process::kill_process(process, Signal::KILL);
                }
                // As many as there were have ended by now, or will at once.
                let reaped = tree.iter().map_while(|_| sys::wait_for_any());
                used += reaped.map(|usage| usage.cpu).sum::<Duration>();
                if tree.is_empty() {
                    break;
                }
            },
        }
        used
    }

    /// What stands in the answer's place. Everything that could change it is dead.
    fn find(&self, working: &OwnedFd, name: &str) -> Result<(Left, Option<OwnedFd>), JudgeFailure> {
        let not = |what: &str| Ok((Left::NotAFile(what.to_owned()), None));
        let c_name = CString::new(name).while_doing("reading a name")?;
        let file = match bounded::open_beneath(working.as_fd(), &c_name, OFlags::empty()) {
            Ok(file) => file,
            Err(Errno::NOENT) => return Ok((Left::Nothing, None)),
            Err(Errno::LOOP) => return not("a symbolic link"),
            Err(Errno::ACCESS) => return not("a file that can't be read"),
            Err(Errno::NXIO) => return not("a socket"),
            Err(why) => return Err(why).while_doing(&format!("opening {name}")),
        };
        let about = rustix::fs::fstat(&file).while_doing(&format!("looking at {name}"))?;
        match FileType::from_raw_mode(about.st_mode) {
            FileType::RegularFile => {}
            FileType::Directory => return not("a folder"),
            FileType::Fifo => return not("a named pipe"),
            _ => return not("a device"),
        }
        if about.st_size == 0 && about.st_mtime == 0 {
            return Ok((Left::Nothing, None));
        }
        Ok((Left::Sent, Some(file)))
    }

    /// Takes away what a run left.
    pub(super) fn clear_away(&self) -> Result<(), JudgeFailure> {
        match &self.place {
            Workplace::Mounted => namespaces::unmount_box(),
            // The judge has only begun to copy what a compiler made; it removes the folder later.
            Workplace::Folder(_) if self.setup.profile == Profile::Compile => Ok(()),
            Workplace::Folder(folder) => empty(folder).while_doing("emptying the working folder"),
        }
    }
}

/// The working folder, to read what is in it.
fn opened(working: &OwnedFd) -> Result<OwnedFd, JudgeFailure> {
    let flags = OFlags::RDONLY | OFlags::DIRECTORY | OFlags::CLOEXEC;
    rustix::fs::openat(working, ".", flags, Mode::empty()).while_doing("opening the working folder")
}

/// The names of files in the working folder that are neither given nor the answer's, a few of them.
fn others(working: &OwnedFd, given: &[String], answer: &str) -> Result<Vec<String>, JudgeFailure> {
    /// However many files a program makes, so many are looked at.
    const LOOKED_AT: usize = 100;
    let mut others = Vec::new();
    for entry in Dir::read_from(opened(working)?).while_doing("reading the working folder")?.take(LOOKED_AT) {
        let entry = entry.while_doing("reading the working folder")?;
        let name = entry.file_name().to_string_lossy().into_owned();
        let known = name == answer || given.contains(&name);
        if entry.file_type() == FileType::RegularFile && !known {
            others.push(name);
        }
    }
    others.sort();
    others.truncate(OTHERS_TOLD);
    Ok(others)
}

/// The first second of 1970.
const LONG_AGO: rustix::fs::Timestamps = rustix::fs::Timestamps {
    last_access: Timespec { tv_sec: 0, tv_nsec: 0 },
    last_modification: Timespec { tv_sec: 0, tv_nsec: 0 },
};
