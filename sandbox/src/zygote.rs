//! The zygote: builds the program's world once, then runs the program in it once a request.
//!
//! It has one thread, little memory, no environment, and nothing of the judge but a socket.

use std::ffi::CString;
use std::fs;
use std::path::{Path, PathBuf};
use std::time::{Duration, Instant};

use landlock::RulesetCreated;
use rustix::event::{PollFd, PollFlags, Timespec, poll};
use rustix::fd::{AsFd, OwnedFd};
use rustix::fs::{AtFlags, CWD, FileType, Mode, OFlags};
use rustix::io::Errno;
use rustix::process::{Gid, Pid, PidfdFlags, Resource, Rlimit, Signal, Uid};
use rustix::thread::CapabilitySet;
use serde::{Deserialize, Serialize};

use crate::sys::{Fork, Status, Usage};
use crate::wire::{Done, Found, Profile, Reply, Request, Setup};
use crate::{
    End, JudgeFailure, Limits, MemoryKind, Tier, While, bounded, confine, namespaces, seccomp, sys, wire,
};

/// Users from here on run programs when the judge is root. No system gives out such numbers:
/// they lie above those of containers and below 2³¹.
const FIRST_UNUSED_USER: u32 = 0x7f00_0000;

/// How often memory and time are looked at while a program runs.
const TICK: Duration = Duration::from_millis(5);

/// Address space that a native program may have beyond four times its memory: stacks of threads
/// are reserved long before they are used.
const SPARE_ADDRESS_SPACE: u64 = 4 << 30;

/// The life of a zygote.
pub fn main() -> ! {
    let code = match Zygote::start() {
        Ok(None) => 0,
        Ok(Some(mut zygote)) => zygote.serve(),
        Err(_) => 1,
    };
    std::process::exit(code)
}

/// Where the program works.
enum Place {
    /// A fresh mount each time.
    Mounted,
    /// A folder of the machine, emptied each time.
    Folder(PathBuf),
}

struct Zygote {
    socket: OwnedFd,
    setup: Setup,
    place: Place,
    /// The user to become before exec.
    user: Option<u32>,
    /// Whether the kernel counts the threads of this program alone.
    counts_threads: bool,
    argv: Vec<CString>,
    env: Vec<CString>,
    /// The filter, where it is the same for every run.
    filter: Option<Vec<libc::sock_filter>>,
    rules: Option<RulesetCreated>,
    /// The machine's /proc, to watch memory through.
    proc: Option<OwnedFd>,
    /// Where a child that could not start the program says why.
    complaints: (OwnedFd, OwnedFd),
}

/// A process that waits to become the program.
struct Ready {
    child: Pid,
    /// Where it gets its order.
    order: OwnedFd,
}

/// What a waiting process is told, with standard input, output and error and the working folder.
#[derive(Serialize, Deserialize)]
struct Order {
    limits: Limits,
    rehearsal: bool,
}

/// Why the zygote ended a program.
#[derive(Clone, Copy)]
enum Stop {
    Cpu,
    Wall,
    Memory,
    Threads,
}

impl Zygote {
    /// Builds the world and says so. `None` in the process that only waits for the one inside.
    fn start() -> Result<Option<Zygote>, JudgeFailure> {
        let socket = rustix::io::fcntl_dupfd_cloexec(std::io::stdin(), 3).while_doing("taking the socket")?;
        let null = rustix::fs::open("/dev/null", OFlags::RDWR | OFlags::CLOEXEC, Mode::empty())
            .while_doing("opening /dev/null")?;
        rustix::stdio::dup2_stdin(&null).while_doing("closing standard input")?;
        let Some((setup, _)) = wire::receive::<Setup>(&socket)? else {
            return Ok(None);
        };
        sys::reset_signals();
        rustix::process::umask(Mode::from_raw_mode(0o022));
        // If the machine runs out of memory, this tree goes first, not the judge.
        let _ = fs::write("/proc/self/oom_score_adj", "800");
        match Zygote::build(socket.try_clone().while_doing("keeping the socket")?, setup) {
            Ok(None) => Ok(None),
            Ok(Some(zygote)) => {
                drop(socket);
                wire::send(&zygote.socket, &Reply::Ready, &[])?;
                Ok(Some(zygote))
            }
            Err(why) => {
                wire::send(&socket, &Reply::Failed(why.to_string()), &[])?;
                Err(why)
            }
        }
    }

    fn build(socket: OwnedFd, setup: Setup) -> Result<Option<Zygote>, JudgeFailure> {
        let proc =
            rustix::fs::open("/proc", OFlags::PATH | OFlags::DIRECTORY | OFlags::CLOEXEC, Mode::empty()).ok();
        let unused = FIRST_UNUSED_USER + (rustix::process::getpid().as_raw_nonzero().get() & 0xffff) as u32;
        let mut user = None;
        let mut counts_threads = false;
        let mut rules = None;
        let mut filter = None;
        let place;
        match setup.tier {
            Tier::Namespaces => {
                let mapped = namespaces::leave()?;
                match sys::fork().while_doing("starting process 1")? {
                    Fork::Parent(first) => {
                        drop(socket);
                        // Its end is the end of this process, and of all inside.
                        let _ = sys::wait(first);
                        return Ok(None);
                    }
                    Fork::Child => {
                        rustix::process::set_parent_process_death_signal(Some(Signal::KILL))
                            .while_doing("tying lives together")?;
                    }
                }
                let _ = rustix::system::sethostname(b"box");
                namespaces::build_root(&setup)?;
                user = (!mapped).then_some(unused);
                counts_threads = true;
                filter = Some(seccomp::filter(setup.profile, None));
                place = Place::Mounted;
            }
            Tier::Landlock | Tier::Bare => {
                let folder = setup
                    .working_folder
                    .clone()
                    .ok_or_else(|| JudgeFailure::new("there is no working folder"))?;
                rustix::process::set_child_subreaper(Some(rustix::process::getpid()))
                    .while_doing("adopting orphans")?;
                if rustix::process::geteuid().is_root() && reachable_as(unused, &setup)? {
                    user = Some(unused);
                    counts_threads = true;
                    rustix::fs::chown(&folder, Some(Uid::from_raw(unused)), Some(Gid::from_raw(unused)))
                        .while_doing("giving the working folder to the program")?;
                }
                if setup.tier == Tier::Landlock {
                    rules = Some(confine::rules(&setup, &folder)?);
                }
                place = Place::Folder(folder);
            }
        }
        let words = |words: &mut dyn Iterator<Item = String>| -> Result<Vec<CString>, JudgeFailure> {
            words
                .map(|word| {
                    let (program, working) = match &place {
                        Place::Mounted => (namespaces::PROGRAM.to_owned(), namespaces::BOX.to_owned()),
                        Place::Folder(folder) => (
                            setup.folder.as_ref().map_or(String::new(), |f| f.display().to_string()),
                            folder.display().to_string(),
                        ),
                    };
                    let word = word.replace("{program}", &program).replace("{box}", &working);
                    CString::new(word).while_doing("reading the command")
                })
                .collect()
        };
        let argv = words(&mut setup.argv.iter().cloned())?;
        let env = words(&mut setup.env.iter().map(|(name, value)| format!("{name}={value}")))?;
        let complaints =
            rustix::pipe::pipe_with(rustix::pipe::PipeFlags::CLOEXEC | rustix::pipe::PipeFlags::NONBLOCK)
                .while_doing("making a pipe")?;
        let zygote =
            Zygote { socket, setup, place, user, counts_threads, argv, env, filter, rules, proc, complaints };
        zygote.rehearse()?;
        Ok(Some(zygote))
    }

    /// Answers requests until the judge is gone.
    fn serve(&mut self) -> i32 {
        loop {
            // What can be done before a request is done before it.
            let ready = self.prepare();
            let (request, files) = match wire::receive::<Request>(&self.socket) {
                Ok(Some(received)) => received,
                Ok(None) => return 0,
                Err(_) => return 1,
            };
            let served = ready.and_then(|ready| {
                let (done, found) = self.run(ready, &request, &files, false)?;
                let found = found.as_ref().map(|file| file.as_fd());
                wire::send(&self.socket, &Reply::Done(done), found.as_slice())
            });
            drop(files);
            // The judge has its answer already and need not wait for this.
            if let Err(why) = served.and_then(|()| self.clear_away()) {
                // The world may be half built: the next run gets a new zygote.
                let _ = wire::send(&self.socket, &Reply::Failed(why.to_string()), &[]);
                return 1;
            }
        }
    }

    /// All that a run does, except the program: what is refused here would be refused later.
    fn rehearse(&self) -> Result<(), JudgeFailure> {
        let null = rustix::fs::open("/dev/null", OFlags::RDWR | OFlags::CLOEXEC, Mode::empty())
            .while_doing("opening /dev/null")?;
        let request = Request {
            files: Vec::new(),
            output_name: Some("rehearsal".to_owned()),
            limits: Limits {
                cpu: Duration::from_secs(1),
                wall: Duration::from_secs(5),
                memory: 64 << 20,
                output: 1 << 10,
            },
            room: 1 << 20,
        };
        let streams = [&null, &null, &null].map(|f| f.try_clone());
        let [Ok(input), Ok(output), Ok(error)] = streams else {
            return Err(JudgeFailure::new("no file descriptors are left"));
        };
        let (done, _) = self.run(self.prepare()?, &request, &[input, output, error], true)?;
        self.clear_away()?;
        match done.end {
            End::Exited(0) => Ok(()),
            end => Err(JudgeFailure::new(format!("a rehearsal ended with {end:?}"))),
        }
    }

    /// A process that has given up everything and waits for its order to become the program.
    fn prepare(&self) -> Result<Ready, JudgeFailure> {
        let (ours, theirs) = wire::pair()?;
        match sys::fork().while_doing("starting the program")? {
            Fork::Parent(child) => Ok(Ready { child, order: ours }),
            Fork::Child => {
                drop(ours);
                let why = self.become_program(theirs);
                let _ = rustix::io::write(&self.complaints.1, why.to_string().as_bytes());
                sys::exit_now(1)
            }
        }
    }

    fn run(
        &self,
        Ready { child, order }: Ready,
        request: &Request,
        files: &[OwnedFd],
        rehearsal: bool,
    ) -> Result<(Done, Option<OwnedFd>), JudgeFailure> {
        let [input, output, error, contents @ ..] = files else {
            return Err(JudgeFailure::new("a request came without its files"));
        };
        let working = self.lay_out(request, contents)?;

        let start = Instant::now();
        let limits = request.limits;
        let sent = wire::send(
            &order,
            &Order { limits, rehearsal },
            &[input.as_fd(), output.as_fd(), error.as_fd(), working.as_fd()],
        );
        let stop = self.watch(child, request.limits, start);
        if stop.is_err() {
            let _ = rustix::process::kill_process(child, Signal::KILL);
        }
        let usage = sys::wait(child).while_doing("waiting for the program");
        let wall = start.elapsed();
        self.end_all();
        let (stop, usage) = (stop?, usage?);

        let mut complaint = [0; 512];
        if let Ok(length) = rustix::io::read(&self.complaints.0, &mut complaint)
            && length > 0
        {
            return Err(JudgeFailure::new(String::from_utf8_lossy(&complaint[..length])));
        }
        sent?;

        let (found, file) = match &request.output_name {
            Some(name) => self.find(&working, name)?,
            None => (
                Found::Sent,
                Some(
                    rustix::fs::openat(
                        &working,
                        ".",
                        OFlags::RDONLY | OFlags::DIRECTORY | OFlags::CLOEXEC,
                        Mode::empty(),
                    )
                    .while_doing("opening the working folder")?,
                ),
            ),
        };
        let done = Done {
            end: judge_end(stop, &usage, request.limits),
            cpu_us: usage.cpu.as_micros() as u64,
            wall_us: wall.as_micros() as u64,
            memory: usage.memory,
            found,
        };
        Ok((done, file))
    }

    /// Takes away what a run left.
    fn clear_away(&self) -> Result<(), JudgeFailure> {
        match &self.place {
            Place::Mounted => namespaces::unmount_box(),
            // The judge has only begun to copy what a compiler made; it removes the folder later.
            Place::Folder(_) if self.setup.profile == Profile::Compile => Ok(()),
            Place::Folder(folder) => empty(folder).while_doing("emptying the working folder"),
        }
    }

    /// A fresh working folder with the request's files in it.
    fn lay_out(&self, request: &Request, contents: &[OwnedFd]) -> Result<OwnedFd, JudgeFailure> {
        let doing = "laying out the working folder";
        let path = match &self.place {
            Place::Mounted => {
                let files = match self.setup.profile {
                    Profile::Run => 1 << 10,
                    Profile::Compile => 1 << 16,
                };
                namespaces::mount_box(request.room, files, self.user)?;
                namespaces::BOX.as_ref()
            }
            Place::Folder(folder) => folder.as_path(),
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
        if let (Some(_), Some(name)) = (&self.rules, &request.output_name) {
            // Landlock lets the program write this file but make none; its time says whether the
            // program did.
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

    /// In the child: gives up everything, then becomes the program. Returns only to say why not.
    fn become_program(&self, order: OwnedFd) -> JudgeFailure {
        if let Err(why) = self.give_up_everything() {
            return why;
        }
        let (order, files) = match wire::receive::<Order>(&order) {
            Ok(Some(received)) => received,
            // No more is to be run.
            Ok(None) => sys::exit_now(0),
            Err(why) => return why,
        };
        if let Err(why) = self.take_up(&order, &files) {
            return why;
        }
        if order.rehearsal {
            sys::exit_now(0);
        }
        let Some(path) = self.argv.first() else {
            return JudgeFailure::new("the command is empty");
        };
        let why = sys::exec(path, &self.argv, &self.env);
        JudgeFailure::new(format!("starting {}: {why}", path.to_string_lossy()))
    }

    /// What does not depend on the run: no privilege is left, and few system calls.
    fn give_up_everything(&self) -> Result<(), JudgeFailure> {
        if let Tier::Landlock | Tier::Bare = self.setup.tier {
            // Inside a process namespace the first process takes all with it when it ends.
            rustix::process::set_parent_process_death_signal(Some(Signal::KILL))
                .while_doing("tying lives together")?;
        }
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
        if let Some(rules) = &self.rules {
            let rules = rules.try_clone().while_doing("entering Landlock")?;
            rules.restrict_self().while_doing("entering Landlock")?;
            let alone = Some(rustix::process::getpid());
            let filter = seccomp::filter(self.setup.profile, alone);
            sys::filter_calls(&filter).while_doing("filtering system calls")?;
        } else if let Some(filter) = &self.filter {
            sys::filter_calls(filter).while_doing("filtering system calls")?;
        }
        Ok(())
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
        self.limit(order.limits)
    }

    fn limit(&self, limits: Limits) -> Result<(), JudgeFailure> {
        let compile = self.setup.profile == Profile::Compile;
        let seconds = limits.cpu.as_secs() + 2;
        let mut all = vec![
            // Backstops: the zygote stops the program sooner and more exactly.
            (Resource::Cpu, seconds),
            // One byte more than allowed may be written, so that it is seen.
            (Resource::Fsize, limits.output.saturating_add(1)),
            (Resource::Core, 0),
            (Resource::Nofile, if compile { 1024 } else { 256 }),
            (Resource::Memlock, 64 << 10),
            (Resource::Msgqueue, 0),
        ];
        if !compile {
            // As much stack as memory: deep recursion is no error by itself.
            all.push((Resource::Stack, limits.memory));
        }
        if self.setup.memory == MemoryKind::AddressSpace {
            // Only the first of a compiler's processes is watched.
            let space = match self.setup.profile {
                Profile::Compile => limits.memory,
                Profile::Run => limits.memory.saturating_mul(4).saturating_add(SPARE_ADDRESS_SPACE),
            };
            all.push((Resource::As, space));
        }
        if self.counts_threads {
            // The zygote's own two processes count where users are mapped.
            all.push((Resource::Nproc, u64::from(self.setup.threads) + 2));
        }
        for (resource, most) in all {
            // An ordinary user can't raise what was lowered before.
            let most = match rustix::process::getrlimit(resource).maximum {
                Some(hard) => most.min(hard),
                None => most,
            };
            let limit = Rlimit { current: Some(most), maximum: Some(most) };
            rustix::process::setrlimit(resource, limit).while_doing(&format!("limiting {resource:?}"))?;
        }
        Ok(())
    }

    /// Waits until the program ends or has to be ended; says why if so.
    fn watch(&self, child: Pid, limits: Limits, start: Instant) -> Result<Option<Stop>, JudgeFailure> {
        let ended =
            rustix::process::pidfd_open(child, PidfdFlags::empty()).while_doing("watching the program")?;
        let mut stat = None;
        loop {
            let elapsed = start.elapsed();
            if elapsed >= limits.wall {
                return self.stop(child, Stop::Wall);
            }
            let pause = (limits.wall - elapsed).min(TICK);
            let pause = Timespec::try_from(pause).while_doing("telling the time")?;
            let mut waited =
                [PollFd::new(&ended, PollFlags::IN), PollFd::new(&self.socket, PollFlags::empty())];
            match poll(&mut waited, Some(&pause)) {
                Ok(_) | Err(Errno::INTR) => {}
                Err(why) => return Err(why).while_doing("watching the program"),
            }
            if !waited[0].revents().is_empty() {
                return Ok(None);
            }
            if !waited[1].revents().is_empty() {
                return Err(JudgeFailure::new("the judge is gone"));
            }
            if sys::cpu_time(child).is_some_and(|used| used > limits.cpu) {
                return self.stop(child, Stop::Cpu);
            }
            if stat.is_none() {
                stat = self.open_stat(child, &ended);
            }
            if let Some((resident, threads)) = stat.as_ref().and_then(read_stat) {
                if resident > limits.memory {
                    return self.stop(child, Stop::Memory);
                }
                if !self.counts_threads && threads > u64::from(self.setup.threads) {
                    return self.stop(child, Stop::Threads);
                }
            }
        }
    }

    fn stop(&self, child: Pid, why: Stop) -> Result<Option<Stop>, JudgeFailure> {
        rustix::process::kill_process(child, Signal::KILL).while_doing("ending the program")?;
        Ok(Some(why))
    }

    /// The line of /proc about the program. The /proc is the machine's, where the program has
    /// another number than here.
    fn open_stat(&self, child: Pid, pidfd: &OwnedFd) -> Option<OwnedFd> {
        use rustix::fd::AsRawFd;
        let proc = self.proc.as_ref()?;
        let open =
            |path: String| rustix::fs::openat(proc, path, OFlags::RDONLY | OFlags::CLOEXEC, Mode::empty()).ok();
        let number = match self.place {
            Place::Folder(_) => child.as_raw_nonzero().to_string(),
            Place::Mounted => {
                let about = open(format!("self/fdinfo/{}", pidfd.as_raw_fd()))?;
                let mut text = [0; 512];
                let length = rustix::io::read(&about, &mut text).ok()?;
                let text = std::str::from_utf8(&text[..length]).ok()?;
                let line = text.lines().find_map(|line| line.strip_prefix("Pid:"))?;
                line.trim().to_owned()
            }
        };
        open(format!("{number}/stat"))
    }

    /// Nothing survives a run.
    fn end_all(&self) {
        match self.setup.tier {
            Tier::Namespaces => {
                sys::kill_everyone();
                while sys::reap_one() {}
            }
            // The filter let it start no process.
            Tier::Landlock if self.setup.profile == Profile::Run => {}
            // No namespace to empty at once: children whose parents end become this process's.
            Tier::Landlock | Tier::Bare => {
                while let Ok(children) = fs::read_to_string("/proc/thread-self/children") {
                    for pid in children.split_whitespace() {
                        if let Some(pid) = pid.parse().ok().and_then(Pid::from_raw) {
                            let _ = rustix::process::kill_process(pid, Signal::KILL);
                        }
                    }
                    if children.is_empty() || !sys::reap_one() {
                        break;
                    }
                }
            }
        }
    }

    /// What stands in the answer's place. Everything that could change it is dead.
    fn find(&self, working: &OwnedFd, name: &str) -> Result<(Found, Option<OwnedFd>), JudgeFailure> {
        let not = |what: &str| Ok((Found::NotAFile(what.to_owned()), None));
        let c_name = CString::new(name).while_doing("reading a name")?;
        let file = match bounded::open_beneath(working.as_fd(), &c_name, OFlags::empty()) {
            Ok(file) => file,
            Err(Errno::NOENT) => return Ok((Found::Nothing, None)),
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
        let untouched = self.rules.is_some() && about.st_size == 0 && about.st_mtime == 0;
        if untouched {
            return Ok((Found::Nothing, None));
        }
        Ok((Found::Sent, Some(file)))
    }
}

/// Empties a folder. What a program left there is removed by name, never followed.
fn empty(folder: &Path) -> std::io::Result<()> {
    for entry in fs::read_dir(folder)? {
        let entry = entry?;
        if entry.file_type()?.is_dir() {
            fs::remove_dir_all(entry.path())?;
        } else {
            fs::remove_file(entry.path())?;
        }
    }
    Ok(())
}

/// The first second of 1970.
const LONG_AGO: rustix::fs::Timestamps = rustix::fs::Timestamps {
    last_access: Timespec { tv_sec: 0, tv_nsec: 0 },
    last_modification: Timespec { tv_sec: 0, tv_nsec: 0 },
};

/// One verdict for one behaviour: what was used counts before how it ended.
fn judge_end(stop: Option<Stop>, usage: &Usage, limits: Limits) -> End {
    match stop {
        Some(Stop::Memory) => End::MemoryLimit,
        _ if usage.memory > limits.memory => End::MemoryLimit,
        Some(Stop::Cpu) => End::CpuLimit,
        _ if usage.cpu > limits.cpu => End::CpuLimit,
        Some(Stop::Wall) => End::WallLimit,
        Some(Stop::Threads) => End::Signaled(libc::SIGKILL),
        None => match usage.status {
            Status::Signaled(libc::SIGXFSZ) => End::OutputLimit,
            Status::Signaled(signal) => End::Signaled(signal),
            Status::Exited(code) => End::Exited(code),
        },
    }
}

/// Resident bytes and threads.
fn read_stat(stat: &OwnedFd) -> Option<(u64, u64)> {
    let mut text = [0; 1024];
    let length = rustix::io::pread(stat, &mut text, 0).ok()?;
    let text = &text[..length];
    // The name before, in parentheses, is the program's to choose: the fields count from its end.
    let name_end = text.iter().rposition(|&byte| byte == b')')?;
    let rest = std::str::from_utf8(&text[name_end + 1..]).ok()?;
    let mut fields = rest.split_ascii_whitespace().skip(17);
    let threads = fields.next()?.parse().ok()?;
    let pages: u64 = fields.nth(3)?.parse().ok()?;
    Some((pages * rustix::param::page_size() as u64, threads))
}

/// Whether that user can reach all that the program needs: a toolchain in root's home it can't.
fn reachable_as(user: u32, setup: &Setup) -> Result<bool, JudgeFailure> {
    match sys::fork().while_doing("trying another user")? {
        Fork::Parent(child) => {
            let usage = sys::wait(child).while_doing("trying another user")?;
            Ok(matches!(usage.status, Status::Exited(0)))
        }
        Fork::Child => {
            let (uid, gid) = (Uid::from_raw(user), Gid::from_raw(user));
            let changed = rustix::thread::set_thread_groups(&[])
                .and_then(|()| rustix::thread::set_thread_res_gid(gid, gid, gid))
                .and_then(|()| rustix::thread::set_thread_res_uid(uid, uid, uid));
            let mut needed = setup.read_only.iter().chain(&setup.folder);
            let reached = changed.is_ok()
                && needed.all(|path| {
                    rustix::fs::accessat(CWD, path, rustix::fs::Access::READ_OK, AtFlags::EACCESS).is_ok()
                })
                && setup.working_folder.iter().all(|path| fs::metadata(path).is_ok());
            sys::exit_now(i32::from(!reached))
        }
    }
}
