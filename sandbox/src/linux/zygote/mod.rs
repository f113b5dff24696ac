//! The zygote: builds the program's world once, then runs the program in it once a request.
//!
//! It has one thread, little memory, no environment, and nothing of the judge but a socket. Each
//! run is a child: what the zygote does about it stands in `parent` and `watch` (which look at
//! processes in `tree` and at files in `written`), what the child does before it becomes the program
//! in `child`.

mod child;
mod parent;
mod tree;
mod user;
mod watch;
mod written;

use std::ffi::{CString, OsStr};
use std::fs;
use std::os::unix::ffi::OsStrExt;
use std::path::{Path, PathBuf};
use std::time::Duration;

use landlock::RulesetCreated;
use rustix::fd::{AsFd, OwnedFd};
use rustix::fs::{Mode, OFlags};
use rustix::process::{Resource, Rlimit, Signal};

use crate::failure::While;
use crate::{Elf, End, JudgeFailure, Limits, Tier};

use super::cgroup::Bounds;
use super::sys::Fork;
use super::wire::{Profile, Reply, Request, Setup, Wanted};
use super::working::{FIRST_UNUSED_USER, Held};
use super::{confine, namespaces, seccomp, sys, wire, working};

use tree::Tree;
use user::become_reachable;

/// The last number that was given to a process, in whichever namespace of processes this is asked.
const LAST_NUMBER: &str = "/proc/sys/kernel/ns_last_pid";

/// The life of a zygote.
pub fn main() -> ! {
    let code = match Zygote::start() {
        Ok(None) => 0,
        Ok(Some(mut zygote)) => {
            let code = zygote.serve();
            zygote.leave_nothing();
            code
        }
        Err(_) => 1,
    };
    std::process::exit(code)
}

/// Where the program works.
enum Workplace {
    /// A fresh mount each time.
    Mounted,
    /// A folder of the machine, emptied each time.
    Folder(PathBuf),
}

struct Zygote {
    socket: OwnedFd,
    setup: Setup,
    place: Workplace,
    /// The hold on the folder around the working folder, where it is one of the machine's.
    held: Option<Held>,
    /// The user to become before exec.
    user: Option<u32>,
    /// Whether the kernel counts the threads of this program alone, and refuses more than allowed.
    counts_threads: bool,
    argv: Vec<CString>,
    env: Vec<CString>,
    /// The filter, where it is the same for every run.
    filter: Option<Vec<libc::sock_filter>>,
    /// The last filter, after which a program changes none of its limits.
    last_filter: Vec<libc::sock_filter>,
    rules: Option<RulesetCreated>,
    /// The machine's /proc, to watch memory through.
    proc: OwnedFd,
    /// Address space that the program takes before it does anything.
    span: u64,
    /// The control group, where there is one.
    bounds: Option<Bounds>,
    /// Where the kernel is told which process number it gave last.
    last_number: Option<OwnedFd>,
    /// Where a child that could not start the program says why.
    complaints: (OwnedFd, OwnedFd),
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

    fn build(socket: OwnedFd, mut setup: Setup) -> Result<Option<Zygote>, JudgeFailure> {
        no_core_dumps()?;
        let bounds = setup.group.as_ref().and_then(|group| Bounds::enter(group).ok());
        let proc = rustix::fs::open("/proc", OFlags::PATH | OFlags::DIRECTORY | OFlags::CLOEXEC, Mode::empty())
            .while_doing("opening /proc")?;
        let unused = FIRST_UNUSED_USER + rustix::process::getpid().as_raw_nonzero().get() as u32;
        let mut user = None;
        let mut held = None;
        let mut counts_threads = false;
        let mut rules = None;
        let mut filter = None;
        let mut last_number = None;
        let place;
        match setup.tier {
            Tier::Namespaces => {
                let numbers = rustix::fs::open(LAST_NUMBER, OFlags::WRONLY | OFlags::CLOEXEC, Mode::empty());
                last_number = Some(numbers.while_doing(&format!("opening {LAST_NUMBER}"))?);
                // Root may look at more than the user inside.
                let root = rustix::process::geteuid().is_root();
                let trees = if root { namespaces::take_trees(&setup).ok() } else { None };
                namespaces::leave(unused)?;
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
                let trees = match trees {
                    Some(trees) => trees,
                    None => namespaces::take_trees(&setup)?,
                };
                // A compiler is many programs, each with its own name. Where nothing would keep them from
                // reading the rest of /proc, they have to do with the name of the first.
                let true_proc = setup.proc && setup.profile == Profile::Compile && confine::bounds_reading();
                namespaces::build(&setup, trees, true_proc)?;
                if true_proc {
                    rules = Some(confine::all_but_proc(&setup)?);
                }
                counts_threads = true;
                filter = Some(seccomp::filter(setup.whom(None)));
                place = Workplace::Mounted;
            }
            Tier::Landlock | Tier::Bare => {
                let folder = setup
                    .working_folder
                    .clone()
                    .ok_or_else(|| JudgeFailure::new("there is no working folder"))?;
                rustix::process::set_child_subreaper(Some(rustix::process::getpid()))
                    .while_doing("adopting orphans")?;
                if rustix::process::geteuid().is_root() {
                    user = become_reachable(unused, &mut setup, &folder)?;
                    counts_threads = user.is_some();
                }
                if setup.tier == Tier::Landlock {
                    rules = Some(confine::rules(&setup, &folder)?);
                }
                held = working::hold(folder.parent().unwrap_or(&folder))
                    .while_doing("holding the working folder")?;
                place = Workplace::Folder(folder);
            }
        }
        let words = |words: &mut dyn Iterator<Item = String>| -> Result<Vec<CString>, JudgeFailure> {
            words
                .map(|word| {
                    let (program, working) = match &place {
                        Workplace::Mounted => (namespaces::PROGRAM.to_owned(), namespaces::BOX.to_owned()),
                        Workplace::Folder(folder) => (
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
        let strangers = setup.argv.first().is_some_and(|path| path.starts_with("{program}"));
        let span = match argv.first() {
            Some(path) if strangers => {
                let read = Elf::read(Path::new(OsStr::from_bytes(path.as_bytes())));
                read.ok().flatten().map_or(0, |program| program.span)
            }
            _ => 0,
        };
        let complaints =
            rustix::pipe::pipe_with(rustix::pipe::PipeFlags::CLOEXEC | rustix::pipe::PipeFlags::NONBLOCK)
                .while_doing("making a pipe")?;
        let zygote = Zygote {
            socket,
            setup,
            place,
            held,
            user,
            counts_threads,
            argv,
            env,
            filter,
            last_filter: seccomp::last_filter(),
            rules,
            proc,
            span,
            bounds,
            last_number,
            complaints,
        };
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
                let (done, left) = self.run(ready, &request, files, false)?;
                let left = left.as_ref().map(|file| file.as_fd());
                wire::send(&self.socket, &Reply::Done(done), left.as_slice())
            });
            // The judge has its answer already and need not wait for this.
            if let Err(why) = served.and_then(|()| self.clear_away()) {
                // The world may be half built: the next run gets a new zygote.
                let _ = wire::send(&self.socket, &Reply::Failed(why.to_string()), &[]);
                return 1;
            }
        }
    }

    /// Removes the working folder: a judge that was killed can't.
    fn leave_nothing(&self) {
        if let (Workplace::Folder(folder), Some(held)) = (&self.place, &self.held) {
            self.end_all();
            let _ = held.remove(folder.parent().unwrap_or(folder));
        }
    }

    /// All that a run does, except the program: what is refused here would be refused later.
    fn rehearse(&self) -> Result<(), JudgeFailure> {
        let null = rustix::fs::open("/dev/null", OFlags::RDWR | OFlags::CLOEXEC, Mode::empty())
            .while_doing("opening /dev/null")?;
        let request = Request {
            files: Vec::new(),
            leash: false,
            wanted: match self.setup.profile {
                Profile::Run => Wanted::File("rehearsal".to_owned()),
                // Nobody takes away what is made in a compiler's folder.
                Profile::Compile => Wanted::Nothing,
            },
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
        let ready = self.prepare()?;
        if Tree::new(&self.proc, true).look().memory == 0 {
            return Err(JudgeFailure::new("what a program uses can't be seen in /proc"));
        }
        let (done, _) = self.run(ready, &request, vec![input, output, error], true)?;
        self.clear_away()?;
        match done.end {
            End::Exited(0) => Ok(()),
            end => Err(JudgeFailure::new(format!("a rehearsal ended with {end:?}"))),
        }
    }
}

/// At a limit of one byte there are none; at 0 a handler of core dumps, if the machine has one, would
/// still be started. All that this process starts inherits it, and no program can change it.
fn no_core_dumps() -> Result<(), JudgeFailure> {
    let one = Rlimit { current: Some(1), maximum: Some(1) };
    let set = rustix::process::setrlimit(Resource::Core, one);
    // An ordinary user can't raise what was lowered to 0 before; for files that will do.
    let pattern = fs::read_to_string("/proc/sys/kernel/core_pattern").while_doing("asking for core dumps")?;
    if set.is_err() && pattern.starts_with(['|', '@']) {
        return set.while_doing("core dumps go to a handler: raising their hard limit (ulimit -Hc) to 1");
    }
    Ok(())
}
