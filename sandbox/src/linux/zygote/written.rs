//! What a program has written: to its streams and to its working folder.

use rustix::fd::{AsFd, OwnedFd};
use rustix::fs::{AtFlags, Dir, FileType, Mode, OFlags};

use crate::JudgeFailure;
use crate::failure::While;

use super::Workplace;

/// The most files in a working folder, for a program and for a compiler.
pub const FILES: u64 = 1 << 10;
pub const FILES_OF_COMPILERS: u64 = 1 << 16;

/// Where a program writes.
pub struct Written<'a> {
    place: &'a Workplace,
    folder: &'a OwnedFd,
    /// Standard output and error, where they are files in memory.
    streams: Vec<OwnedFd>,
    /// Bytes and files that the working folder may hold.
    room: u64,
    files: u64,
    /// What the judge has put there.
    before: u64,
}

impl<'a> Written<'a> {
    pub fn new(
        place: &'a Workplace,
        folder: &'a OwnedFd,
        streams: &[&OwnedFd],
        room: u64,
        files: u64,
    ) -> Result<Written<'a>, JudgeFailure> {
        let mut kept = Vec::new();
        let mut known = Vec::new();
        for stream in streams {
            let about = rustix::fs::fstat(stream).while_doing("looking at a stream")?;
            // The end of a pipe must not be kept open; what is in it is little. Two streams of a compiler
            // are one file.
            let file = (about.st_dev, about.st_ino);
            if FileType::from_raw_mode(about.st_mode).is_file() && !known.contains(&file) {
                known.push(file);
                kept.push(stream.try_clone().while_doing("keeping a stream")?);
            }
        }
        let mut written = Written { place, folder, streams: kept, room, files, before: 0 };
        written.before = written.in_folder().0;
        Ok(written)
    }

    /// Bytes that the program has written and that are still there, and whether there is no more room.
    pub fn look(&self) -> (u64, bool) {
        let streams = self.streams.iter().filter_map(|stream| rustix::fs::fstat(stream).ok());
        let streams: u64 = streams.map(|about| about.st_blocks as u64 * 512).sum();
        let (bytes, full) = self.in_folder();
        (bytes.saturating_sub(self.before) + streams, full)
    }

    fn in_folder(&self) -> (u64, bool) {
        match self.place {
            Workplace::Mounted => rustix::fs::fstatvfs(self.folder).map_or((0, false), |about| {
                let used = (about.f_blocks - about.f_bfree) * about.f_frsize;
                (used, about.f_bfree == 0 || about.f_ffree == 0)
            }),
            Workplace::Folder(_) => {
                let mut sum = (0, 0);
                add(self.folder, &mut sum, self.files, 0);
                (sum.0, sum.0 > self.room || sum.1 > self.files)
            }
        }
    }
}

/// Deeper folders than any compiler makes are as good as full.
const DEEPEST: u32 = 32;

/// Adds bytes and files of a folder; nothing is followed. Ends where there are too many files: a program that makes
/// them faster than they are counted must not keep the watch busy.
fn add(folder: impl AsFd, sum: &mut (u64, u64), most: u64, depth: u32) {
    let flags = OFlags::RDONLY | OFlags::DIRECTORY | OFlags::NOFOLLOW | OFlags::CLOEXEC;
    let Ok(entries) = rustix::fs::openat(&folder, ".", flags, Mode::empty()) else {
        return;
    };
    let Ok(list) = Dir::read_from(&entries) else {
        return;
    };
    for entry in list.flatten() {
        if sum.1 > most {
            return;
        }
        let name = entry.file_name();
        if name == c"." || name == c".." {
            continue;
        }
        let Ok(about) = rustix::fs::statat(&entries, name, AtFlags::SYMLINK_NOFOLLOW) else {
            continue;
        };
        sum.0 += about.st_blocks as u64 * 512;
        sum.1 += 1;
        if FileType::from_raw_mode(about.st_mode).is_dir() {
            match rustix::fs::openat(&entries, name, flags, Mode::empty()) {
                _ if depth == DEEPEST => sum.1 = u64::MAX / 2,
                Ok(inner) => add(inner, sum, most, depth + 1),
                Err(_) => {}
            }
        }
    }
}
