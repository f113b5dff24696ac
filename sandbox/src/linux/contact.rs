//! The judge's end of a conversation with a zygote.

use std::path::PathBuf;
use std::process::Child;
use std::time::{Duration, Instant};

use rustix::event::{PollFd, PollFlags, Timespec, poll};
use rustix::fd::{BorrowedFd, OwnedFd};
use rustix::io::Errno;
use serde::de::DeserializeOwned;

use crate::failure::While;
use crate::{JudgeFailure, Tier};

use super::cgroup::Group;
use super::wire::{Done, Reply, Request, Setup};
use super::working::WorkingFolder;
use super::{host, wire};

/// How long building a world may take.
const SETUP_TIME: Duration = Duration::from_secs(20);
/// How much later than the wall limit a zygote may answer before the judge gives it up.
const GRACE: Duration = Duration::from_secs(10);

/// How long a zygote may take to end what it has started.
const LAST_MOMENTS: Duration = Duration::from_secs(2);

/// A zygote and the judge's end of the conversation. Dropping it ends the zygote and all inside.
#[derive(Debug)]
pub struct Contact {
    socket: OwnedFd,
    process: Child,
    /// The working folder of the tiers that can't mount one; removed at the end.
    working_folder: Option<WorkingFolder>,
    /// The control group of the zygote, where there is one; removed at the end.
    _group: Option<Group>,
    /// A run was given up: an answer that still comes is not the next one's.
    broken: bool,
}

impl Contact {
    pub fn start(
        tier: Tier,
        setup: impl FnOnce(Option<PathBuf>, Option<PathBuf>) -> Setup,
    ) -> Result<Contact, JudgeFailure> {
        let working_folder = match tier {
            Tier::Namespaces => None,
            Tier::Landlock | Tier::Bare => Some(WorkingFolder::make()?),
        };
        let (ours, theirs) = wire::pair()?;
        let group = Group::make();
        let group_path = group.as_ref().map(|group| group.path().to_owned());
        let folder = working_folder.as_ref().map(WorkingFolder::inner);
        let process = host::start(theirs)?;
        let mut contact = Contact { socket: ours, process, working_folder, _group: group, broken: false };
        wire::send(&contact.socket, &setup(folder, group_path), &[])?;
        match contact.answer::<Reply>(SETUP_TIME)? {
            (Reply::Ready, _) => Ok(contact),
            (Reply::Failed(why), _) => Err(JudgeFailure::new(why)),
            (Reply::Done(_), _) => Err(JudgeFailure::new("the sandbox answered out of turn")),
        }
    }

    /// One run.
    pub fn ask(
        &mut self,
        request: &Request,
        files: &[BorrowedFd<'_>],
    ) -> Result<(Done, Option<OwnedFd>), JudgeFailure> {
        self.begin(request, files)?;
        self.finish(request)
    }

    /// Begins a run.
    pub fn begin(&mut self, request: &Request, files: &[BorrowedFd<'_>]) -> Result<(), JudgeFailure> {
        if self.broken {
            return Err(JudgeFailure::new("an earlier run in this sandbox was given up"));
        }
        wire::send(&self.socket, request, files)
    }

    /// Whether a run that was begun ends within this time.
    pub fn ends_within(&self, time: Duration) -> bool {
        let Ok(time) = Timespec::try_from(time) else { return false };
        !matches!(poll(&mut [PollFd::new(&self.socket, PollFlags::IN)], Some(&time)), Ok(0) | Err(_))
    }

    /// Waits for the end of a run that was begun.
    pub fn finish(&mut self, request: &Request) -> Result<(Done, Option<OwnedFd>), JudgeFailure> {
        match self.answer(request.limits.wall.saturating_add(GRACE))? {
            (Reply::Done(done), files) => Ok((done, files.into_iter().next())),
            (Reply::Failed(why), _) => Err(JudgeFailure::new(why)),
            (Reply::Ready, _) => Err(JudgeFailure::new("the sandbox answered out of turn")),
        }
    }

    /// Gives up: the zygote ends itself and all inside, and every later run is a failure.
    pub fn break_off(&mut self) {
        self.broken = true;
        let _ = rustix::net::shutdown(&self.socket, rustix::net::Shutdown::Both);
    }

    fn answer<T: DeserializeOwned>(&mut self, patience: Duration) -> Result<(T, Vec<OwnedFd>), JudgeFailure> {
        let until = Instant::now() + patience;
        loop {
            let left = until.saturating_duration_since(Instant::now());
            let left = Timespec::try_from(left).while_doing("telling the time")?;
            let mut waited = [PollFd::new(&self.socket, PollFlags::IN)];
            match poll(&mut waited, Some(&left)) {
                Ok(0) => {
                    self.break_off();
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

impl Drop for Contact {
    fn drop(&mut self) {
        // Without a namespace to end, the zygote itself must end what a compiler has started: it does
        // when nobody is at the other end any more.
        let _ = rustix::net::shutdown(&self.socket, rustix::net::Shutdown::Both);
        let until = Instant::now() + LAST_MOMENTS;
        while self.working_folder.is_some()
            && matches!(self.process.try_wait(), Ok(None))
            && Instant::now() < until
        {
            std::thread::sleep(Duration::from_millis(1));
        }
        // In a namespace all inside die with the zygote's first process, and that one with this process.
        let _ = self.process.kill();
        let _ = self.process.wait();
    }
}
