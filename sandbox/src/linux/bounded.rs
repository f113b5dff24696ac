//! Reading what a program wrote, never more than was agreed.

use rustix::fd::{AsFd, BorrowedFd, OwnedFd};
use rustix::fs::{MemfdFlags, Mode, OFlags, ResolveFlags, SealFlags, fcntl_add_seals, memfd_create, openat2};
use rustix::io::{Errno, pread, retry_on_intr, write};

use crate::JudgeFailure;
use crate::failure::While;

/// At most `limit` bytes of a file, from its beginning.
pub fn read(file: impl AsFd, limit: u64) -> Result<Vec<u8>, JudgeFailure> {
    let size = rustix::fs::fstat(&file).while_doing("looking at an output")?.st_size as u64;
    let mut bytes = vec![0; size.min(limit) as usize];
    let mut filled = 0;
    while filled < bytes.len() {
        let got = retry_on_intr(|| pread(&file, &mut bytes[filled..], filled as u64))
            .while_doing("reading an output")?;
        if got == 0 {
            break;
        }
        filled += got;
    }
    bytes.truncate(filled);
    Ok(bytes)
}

/// An empty file in memory, for a program to write to.
pub fn empty(name: &str) -> Result<OwnedFd, JudgeFailure> {
    memfd_create(name, MemfdFlags::CLOEXEC).while_doing("making a file in memory")
}

/// A file in memory with these bytes that nobody can change any more.
pub fn sealed(name: &str, bytes: &[u8]) -> Result<OwnedFd, JudgeFailure> {
    let file = memfd_create(name, MemfdFlags::CLOEXEC | MemfdFlags::ALLOW_SEALING)
        .while_doing("making a file in memory")?;
    let mut rest = bytes;
    while !rest.is_empty() {
        let written = retry_on_intr(|| write(&file, rest)).while_doing("filling a file")?;
        rest = &rest[written..];
    }
    rustix::fs::seek(&file, rustix::fs::SeekFrom::Start(0)).while_doing("rewinding a file")?;
    fcntl_add_seals(&file, SealFlags::SEAL | SealFlags::SHRINK | SealFlags::GROW | SealFlags::WRITE)
        .while_doing("sealing a file")?;
    Ok(file)
}

/// Opens `name` in a folder that a program wrote: nothing is followed, nothing blocks, nothing
/// leaves the folder.
pub fn open_beneath(folder: BorrowedFd<'_>, name: &std::ffi::CStr, flags: OFlags) -> Result<OwnedFd, Errno> {
    let flags = OFlags::RDONLY | OFlags::NOFOLLOW | OFlags::NONBLOCK | OFlags::NOCTTY | OFlags::CLOEXEC | flags;
    let resolve = ResolveFlags::BENEATH | ResolveFlags::NO_SYMLINKS | ResolveFlags::NO_XDEV;
    let mut result = Err(Errno::AGAIN);
    for _ in 0..100 {
        result = openat2(folder, name, flags, Mode::empty(), resolve);
        // EAGAIN: somewhere on the machine a file was renamed during the walk.
        if !matches!(result, Err(Errno::AGAIN | Errno::INTR)) {
            break;
        }
    }
    result
}
