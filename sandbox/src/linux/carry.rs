//! Carrying a folder from one place to another: what a stranger made, so that nothing is followed.

use std::ffi::{CStr, OsStr};
use std::fs::{self, File};
use std::io;
use std::os::unix::ffi::OsStrExt;
use std::os::unix::fs::PermissionsExt;
use std::path::Path;

use rustix::fd::{AsFd, BorrowedFd, OwnedFd};
use rustix::fs::{Dir, FileType, OFlags};

use crate::JudgeFailure;
use crate::failure::While;

use super::bounded;

/// What may be carried.
pub struct Carrier<'a> {
    /// Bytes.
    pub room: u64,
    /// Files and folders.
    pub files: u32,
    /// Names, in the first folder, to leave where they are.
    pub skip: &'a dyn Fn(&[u8]) -> bool,
}

/// Deeper folders than any compiler makes; their paths are shorter than a path may be.
const DEEPEST: usize = 8;

impl Carrier<'_> {
    /// Copies regular files and folders, nothing else; `false`, and nothing is copied, if there is more
    /// than agreed. Nobody changes them meanwhile: whoever made them is dead.
    pub fn carry(&mut self, from: &OwnedFd, into: &Path) -> Result<bool, JudgeFailure> {
        Ok(self.folder(from, None, 0)? && self.folder(from, Some(into), 0)?)
    }

    /// Counts what is there or, if there is a folder to copy `into`, copies it.
    fn folder(&mut self, from: &OwnedFd, into: Option<&Path>, depth: usize) -> Result<bool, JudgeFailure> {
        let doing = "copying a program";
        for entry in Dir::read_from(from).while_doing(doing)? {
            let entry = entry.while_doing(doing)?;
            let name = entry.file_name();
            if name == c"." || name == c".." || (depth == 0 && (self.skip)(name.to_bytes())) {
                continue;
            }
            let to = into.map(|into| into.join(OsStr::from_bytes(name.to_bytes())));
            if !self.entry(from.as_fd(), name, to.as_deref(), depth)? {
                return Ok(false);
            }
        }
        Ok(true)
    }

    fn entry(
        &mut self,
        folder: BorrowedFd<'_>,
        name: &CStr,
        to: Option<&Path>,
        depth: usize,
    ) -> Result<bool, JudgeFailure> {
        let doing = format!("copying {}", name.to_string_lossy());
        // A link, or what can't be opened, is nothing that a run needs.
        let Ok(file) = bounded::open_beneath(folder, name, OFlags::empty()) else {
            return Ok(true);
        };
        let about = rustix::fs::fstat(&file).while_doing(&doing)?;
        let (size, kind) = (about.st_size as u64, FileType::from_raw_mode(about.st_mode));
        if to.is_none() {
            let size = if kind.is_file() { size } else { 0 };
            let (Some(room), Some(files)) = (self.room.checked_sub(size), self.files.checked_sub(1)) else {
                return Ok(false);
            };
            (self.room, self.files) = (room, files);
        }
        match (kind, to) {
            (FileType::Directory, _) if depth >= DEEPEST => Ok(false),
            (FileType::Directory, to) => {
                if let Some(to) = to {
                    fs::create_dir_all(to).while_doing(&doing)?;
                }
                self.folder(&file, to, depth + 1)
            }
            (FileType::RegularFile, Some(to)) => {
                let mut copy = File::create(to).while_doing(&doing)?;
                io::copy(&mut io::Read::take(File::from(file), size), &mut copy).while_doing(&doing)?;
                let executable = about.st_mode & 0o100 != 0;
                let mode = if executable { 0o755 } else { 0o644 };
                fs::set_permissions(to, fs::Permissions::from_mode(mode)).while_doing(&doing)?;
                Ok(true)
            }
            _ => Ok(true),
        }
    }
}
