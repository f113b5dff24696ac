//! The judge's side: a zygote for a program, and a conversation with it.

use std::path::Path;
use std::process::Child;
use std::sync::OnceLock;
use std::time::{Duration, Instant};

use rustix::event::{PollFd, PollFlags, Timespec, poll};
use rustix::fd::{AsFd, BorrowedFd, OwnedFd};
use rustix::io::Errno;
use serde::de::DeserializeOwned;
use tempfile::TempDir;

use crate::wire::{Done, Found, Profile, Reply, Request, Setup};
use crate::{
    Answer, End, JudgeFailure, Limits, Outcome, Program, Run, STDERR_KEPT, Tier, While, bounded, host, wire,
};

/// How long building a world may take.
const SETUP_TIME: Duration = Duration::from_secs(20);
/// How much later than the wall limit a zygote may answer before the judge gives it up.
const GRACE: Duration = Duration::from_secs(10);

/// What this machine offers.
#[derive(Clone, Debug)]
pub struct Probe {
    /// The strongest tier that works.
    pub tier: Tier,
    /// Why the stronger ones don't.
    pub refused: Vec<(Tier, JudgeFailure)>,
}

/// The strongest tier that works here, found by building its world, once a process.
/// [`Tier::Bare`] means that neither of the safe ones does: don't use it unless told to.
pub fn probe() -> &'static Probe {
    static PROBE: OnceLock<Probe> = OnceLock::new();
    PROBE.get_or_init(|| {
        let mut refused = Vec::new();
        for tier in [Tier::Namespaces, Tier::Landlock] {
            let nothing = Program { argv: vec![], ..Program::native("/usr", "") };
            match Worker::new(tier, &nothing) {
                Ok(_) => return Probe { tier, refused },
                Err(why) => refused.push((tier, why)),
            }
        }
        Probe { tier: Tier::Bare, refused }
    })
}

/// A program ready to run, in a world of its own. One run at a time; for more at once, make more.
#[derive(Debug)]
pub struct Worker {
    zygote: Zygote,
}

impl Worker {
    /// Builds the world of `program`.
    pub fn new(tier: Tier, program: &Program) -> Result<Worker, JudgeFailure> {
        let zygote = Zygote::start(tier, |working_folder| Setup {
            tier,
            profile: Profile::Run,
            folder: Some(program.folder.clone()),
            argv: program.argv.clone(),
            env: program.env.clone(),
            read_only: program.read_only.clone(),
            memory: program.memory,
            threads: program.threads,
            proc: program.proc,
            working_folder,
        })?;
        Ok(Worker { zygote })
    }

    /// Runs the program once. After a failure the worker is of no more use.
    pub fn run(&mut self, run: &Run<'_>) -> Result<Outcome, JudgeFailure> {
        for name in [run.input_name, run.output_name] {
            check_name(name)?;
        }
        let input = bounded::sealed("input", run.input)?;
        let stdout = bounded::empty("stdout")?;
        let stderr = bounded::empty("stderr")?;
        let limit = run.limits.output;
        let request = Request {
            files: vec![run.input_name.to_owned()],
            output_name: Some(run.output_name.to_owned()),
            limits: run.limits,
            // The input, an answer of full length, and as much again for whatever else.
            room: (run.input.len() as u64).saturating_add(limit.saturating_mul(2)).saturating_add(1 << 20),
        };
        let files = [&input, &stdout, &stderr, &input].map(|file| file.as_fd());
        let (done, found) = self.zygote.ask(&request, &files)?;

        let mut end = done.end;
        let file = match (done.found, found) {
            (Found::Nothing, _) => Answer::Missing,
            (Found::NotAFile(what), _) => Answer::NotAFile(what),
            (Found::Sent, Some(file)) if size(&file)? > limit => Answer::TooLarge,
            (Found::Sent, Some(file)) => Answer::Bytes(bounded::read(file, limit)?),
            (Found::Sent, None) => return Err(JudgeFailure::new("an answer's file got lost")),
        };
        let flooded = file == Answer::TooLarge || size(&stdout)? > limit || size(&stderr)? > limit;
        if flooded && matches!(end, End::Exited(_) | End::Signaled(_)) {
            end = End::OutputLimit;
        }
        Ok(Outcome {
            end,
            cpu: Duration::from_micros(done.cpu_us),
            wall: Duration::from_micros(done.wall_us),
            memory: done.memory,
            stdout: bounded::read(stdout, limit)?,
            stderr: bounded::read(stderr, STDERR_KEPT as u64)?,
            file,
        })
    }
}

fn size(file: &OwnedFd) -> Result<u64, JudgeFailure> {
    Ok(rustix::fs::fstat(file).while_doing("looking at an output")?.st_size as u64)
}

/// A name that stays in its folder.
pub(crate) fn check_name(name: &str) -> Result<(), JudgeFailure> {
    if name.is_empty() || name == "." || name == ".." || name.contains(['/', '\0']) {
        return Err(JudgeFailure::new(format!("`{name}` is not a file's name")));
    }
    Ok(())
}

/// A zygote and the judge's end of the conversation. Dropping it ends the zygote and all inside.
#[derive(Debug)]
pub(crate) struct Zygote {
    socket: OwnedFd,
    process: Child,
    /// The working folder of the tiers that can't mount one; removed at the end.
    working_folder: Option<TempDir>,
}

impl Zygote {
    pub(crate) fn start(
        tier: Tier,
        setup: impl FnOnce(Option<std::path::PathBuf>) -> Setup,
    ) -> Result<Zygote, JudgeFailure> {
        let working_folder = match tier {
            Tier::Namespaces => None,
            Tier::Landlock | Tier::Bare => Some(make_working_folder()?),
        };
        let (ours, theirs) = wire::pair()?;
        let mut zygote = Zygote { socket: ours, process: host::start(theirs)?, working_folder };
        let folder = zygote.working_folder.as_ref();
        let folder = folder.map(|folder| folder.path().join("box"));
        wire::send(&zygote.socket, &setup(folder), &[])?;
        match zygote.answer::<Reply>(SETUP_TIME)? {
            (Reply::Ready, _) => Ok(zygote),
            (Reply::Failed(why), _) => Err(JudgeFailure::new(why)),
            (Reply::Done(_), _) => Err(JudgeFailure::new("the sandbox answered out of turn")),
        }
    }

    /// One run.
    pub(crate) fn ask(
        &mut self,
        request: &Request,
        files: &[BorrowedFd<'_>],
    ) -> Result<(Done, Option<OwnedFd>), JudgeFailure> {
        wire::send(&self.socket, request, files)?;
        match self.answer(request.limits.wall.saturating_add(GRACE))? {
            (Reply::Done(done), files) => Ok((done, files.into_iter().next())),
            (Reply::Failed(why), _) => Err(JudgeFailure::new(why)),
            (Reply::Ready, _) => Err(JudgeFailure::new("the sandbox answered out of turn")),
        }
    }

    fn answer<T: DeserializeOwned>(&mut self, patience: Duration) -> Result<(T, Vec<OwnedFd>), JudgeFailure> {
        let until = Instant::now() + patience;
        loop {
            let left = until.saturating_duration_since(Instant::now());
            let left = Timespec::try_from(left).while_doing("telling the time")?;
            let mut waited = [PollFd::new(&self.socket, PollFlags::IN)];
            match poll(&mut waited, Some(&left)) {
                Ok(0) => {
                    let _ = self.process.kill();
                    return Err(JudgeFailure::new("the sandbox did not answer in time"));
                }
                Ok(_) => break,
                Err(Errno::INTR) => {}
                Err(why) => return Err(why).while_doing("waiting for the sandbox"),
            }
        }
        wire::receive(&self.socket)?.ok_or_else(|| JudgeFailure::new("the sandbox ended without an answer"))
    }
}

impl Drop for Zygote {
    fn drop(&mut self) {
        // What runs inside dies with the zygote's first process, and that one with this process.
        let _ = self.process.kill();
        let _ = self.process.wait();
    }
}

/// A private folder with a `box` in it, reachable by name for the program's user.
fn make_working_folder() -> Result<TempDir, JudgeFailure> {
    use std::os::unix::fs::PermissionsExt;
    let doing = "making a working folder";
    let outer = tempfile::Builder::new()
        .prefix("sandbox-")
        .permissions(std::fs::Permissions::from_mode(0o711))
        .tempdir()
        .while_doing(doing)?;
    let inner: &Path = &outer.path().join("box");
    std::fs::create_dir(inner).while_doing(doing)?;
    std::fs::set_permissions(inner, std::fs::Permissions::from_mode(0o700)).while_doing(doing)?;
    Ok(outer)
}

/// The limits and files of a compilation, as a request.
pub(crate) fn compile_request(files: Vec<String>, limits: Limits) -> Request {
    Request { files, output_name: None, limits, room: limits.output }
}
