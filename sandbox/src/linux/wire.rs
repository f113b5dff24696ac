//! What the judge and a zygote say to each other: one packet a message, files beside it.

use std::io::{IoSlice, IoSliceMut};
use std::mem::MaybeUninit;
use std::path::PathBuf;

use rustix::fd::{AsFd, BorrowedFd, OwnedFd};
use rustix::io::{Errno, retry_on_intr};
use rustix::net::{
    AddressFamily, RecvAncillaryBuffer, RecvAncillaryMessage, RecvFlags, SendAncillaryBuffer,
    SendAncillaryMessage, SendFlags, SocketFlags, SocketType, recvmsg, sendmsg, socketpair,
};
use rustix::process::Pid;
use serde::de::DeserializeOwned;
use serde::{Deserialize, Serialize};

use crate::failure::While;
use crate::{End, JudgeFailure, Limits, MemoryKind, Tier};

use super::seccomp::Whom;

/// What the program may do besides computing.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub enum Profile {
    /// Threads, no processes.
    Run,
    /// A compiler: it starts others and makes files.
    Compile,
}

/// The first message: the world to build.
#[derive(Debug, Serialize, Deserialize)]
pub struct Setup {
    pub tier: Tier,
    pub profile: Profile,
    /// The folder with the program, if there is one.
    pub folder: Option<PathBuf>,
    pub argv: Vec<String>,
    pub env: Vec<(String, String)>,
    pub read_only: Vec<PathBuf>,
    /// True places of what is kept from the program, wherever it is.
    pub hidden: Vec<PathBuf>,
    pub memory: MemoryKind,
    pub threads: u32,
    pub proc: bool,
    /// Whether the program may have pairs of sockets.
    pub pairs: bool,
    /// Where the working folder is when it can't be mounted.
    pub working_folder: Option<PathBuf>,
    /// The control group to enter, where there is one.
    pub group: Option<PathBuf>,
}

impl Setup {
    /// Whom the filter of system calls is for; `alone`, if there is no process namespace.
    pub fn whom(&self, alone: Option<Pid>) -> Whom {
        Whom { profile: self.profile, alone, pairs: self.pairs }
    }
}

/// One run. With it come standard input, output and error, then the contents of `files`, then the leash if there is one.
#[derive(Debug, Serialize, Deserialize)]
pub struct Request {
    /// Files to lay out in the working folder.
    pub files: Vec<String>,
    /// What is to come back.
    pub wanted: Wanted,
    /// Whether a leash comes with it: a socket whose other end the judge drops to end the program, and where a packet
    /// from the judge asks for the CPU time so far.
    pub leash: bool,
    pub limits: Limits,
    /// How much the working folder holds, where that can be bounded.
    pub room: u64,
}

/// What is to come back from the working folder.
#[derive(Debug, Serialize, Deserialize)]
pub enum Wanted {
    /// The answer's file, of this name.
    File(String),
    /// The folder itself, with all that a compiler made.
    Folder,
    Nothing,
}

/// What a zygote answers.
#[derive(Debug, Serialize, Deserialize)]
pub enum Reply {
    /// The world stands.
    Ready,
    /// A run ended. With it comes the answer's file or the working folder, if `left` says so.
    Done(Done),
    /// The judge's side failed.
    Failed(String),
}

/// How a run ended, as the zygote saw it.
#[derive(Debug, Serialize, Deserialize)]
pub struct Done {
    pub end: End,
    pub cpu_us: u64,
    pub wall_us: u64,
    pub memory: u64,
    pub left: Left,
    /// Names of other files that the program made.
    pub others: Vec<String>,
    /// Why it could not be started.
    pub why: Option<String>,
}

/// What the program left in the answer's place.
#[derive(Debug, PartialEq, Eq, Serialize, Deserialize)]
pub enum Left {
    Nothing,
    /// The file comes with the message.
    Sent,
    NotAFile(String),
}

/// The longest message: a setup with a long list of paths is a few kilobytes.
const LONGEST: usize = 32 << 10;
/// Standard streams and a handful of source files.
pub const MOST_FILES: usize = 16;

/// Both ends of a conversation.
pub fn pair() -> Result<(OwnedFd, OwnedFd), JudgeFailure> {
    socketpair(AddressFamily::UNIX, SocketType::SEQPACKET, SocketFlags::CLOEXEC, None)
        .while_doing("making a socket for the sandbox")
}

/// Sends one message.
pub fn send(socket: impl AsFd, message: &impl Serialize, files: &[BorrowedFd<'_>]) -> Result<(), JudgeFailure> {
    let bytes = serde_json::to_vec(message).while_doing("writing a message")?;
    if bytes.len() > LONGEST {
        return Err(JudgeFailure::new("a message to the sandbox is too long"));
    }
    let mut space = [MaybeUninit::uninit(); rustix::cmsg_space!(ScmRights(MOST_FILES))];
    let mut control = SendAncillaryBuffer::new(&mut space);
    if !files.is_empty() && !control.push(SendAncillaryMessage::ScmRights(files)) {
        return Err(JudgeFailure::new("too many files for one message to the sandbox"));
    }
    retry_on_intr(|| sendmsg(&socket, &[IoSlice::new(&bytes)], &mut control, SendFlags::NOSIGNAL))
        .while_doing("sending a message")?;
    Ok(())
}

/// Receives one message, or `None` at the end of the conversation.
pub fn receive<T: DeserializeOwned>(socket: impl AsFd) -> Result<Option<(T, Vec<OwnedFd>)>, JudgeFailure> {
    let mut bytes = vec![0; LONGEST];
    let mut space = [MaybeUninit::uninit(); rustix::cmsg_space!(ScmRights(MOST_FILES))];
    let mut control = RecvAncillaryBuffer::new(&mut space);
    let received = retry_on_intr(|| {
        recvmsg(&socket, &mut [IoSliceMut::new(&mut bytes)], &mut control, RecvFlags::CMSG_CLOEXEC)
    });
    let length = match received {
        Ok(message) => message.bytes,
        Err(Errno::CONNRESET) => 0,
        Err(why) => return Err(why).while_doing("receiving a message"),
    };
    if length == 0 {
        return Ok(None);
    }
    let files = control
        .drain()
        .filter_map(|message| match message {
            RecvAncillaryMessage::ScmRights(files) => Some(files),
            _ => None,
        })
        .flatten()
        .collect();
    let message = serde_json::from_slice(&bytes[..length]).while_doing("reading a message")?;
    Ok(Some((message, files)))
}
