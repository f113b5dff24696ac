//! Working folders of the tiers that can't mount one. Who works in one holds it: one that nobody holds was left by
//! somebody who was killed, and goes when the next judge starts.

use std::fs;
use std::io;
use std::os::unix::fs::{DirBuilderExt, PermissionsExt};
use std::path::{Path, PathBuf};
use std::sync::Once;

use rustix::fd::{AsRawFd, OwnedFd};
use rustix::fs::{FlockOperation, Mode, OFlags, Stat, flock, fstat};
use tempfile::TempDir;

use crate::JudgeFailure;
use crate::failure::While;
use crate::folder::empty;

/// How their names begin: as no other program's do.
const PREFIX: &str = "judge-sandbox-";
/// What is in one: where the program works, and a copy of it where its user can read that.
const BOX: &str = "box";
pub const COPY: &str = "program";

/// Users from here on run programs when the judge is root, each zygote's its own: process numbers
/// are below 2²². No system gives out such numbers: they lie above those of containers and below 2³¹.
pub const FIRST_UNUSED_USER: u32 = 0x7f00_0000;
const PROCESS_NUMBERS: u32 = 1 << 22;

/// A private folder with a `box` in it, removed at the end.
#[derive(Debug)]
pub struct WorkingFolder {
    outer: TempDir,
    held: Held,
}

/// A folder that nobody else takes for one that was left. It is emptied by its descriptor: whatever becomes of its
/// name, which anybody could give to another when it is gone.
#[derive(Debug)]
pub struct Held(OwnedFd);

impl Held {
    fn empty(&self) -> io::Result<()> {
        empty(&self.place())
    }

    fn place(&self) -> PathBuf {
        PathBuf::from(format!("/proc/self/fd/{}", self.0.as_raw_fd()))
    }

    /// Removes it with all that is in it.
    pub fn remove(&self, outer: &Path) -> io::Result<()> {
        self.empty()?;
        fs::remove_dir(outer)
    }
}

impl WorkingFolder {
    /// Makes one, after what others left was removed.
    pub fn make() -> Result<WorkingFolder, JudgeFailure> {
        static SWEPT: Once = Once::new();
        let (temporary, doing) = (std::env::temp_dir(), "making a working folder");
        SWEPT.call_once(|| sweep(&temporary));
        loop {
            let outer = tempfile::Builder::new()
                .prefix(PREFIX)
                .permissions(fs::Permissions::from_mode(0o700))
                .tempdir_in(&temporary)
                .while_doing(doing)?;
            // Another judge that starts now may have taken it for one that was left.
            if let Some(held) = hold(outer.path()).while_doing(doing)? {
                fs::DirBuilder::new().mode(0o700).create(outer.path().join(BOX)).while_doing(doing)?;
                return Ok(WorkingFolder { outer, held });
            }
        }
    }

    /// Where the program works.
    pub fn inner(&self) -> PathBuf {
        self.outer.path().join(BOX)
    }
}

impl Drop for WorkingFolder {
    fn drop(&mut self) {
        // What a compiler left may be deeper than its removal by name can go.
        let _ = self.held.empty();
    }
}

/// Holds the folder around a working folder; `None` if somebody is about to remove it.
pub fn hold(outer: &Path) -> io::Result<Option<Held>> {
    let folder = match open(outer) {
        Err(why) if why.kind() == io::ErrorKind::NotFound => return Ok(None),
        folder => folder?,
    };
    match flock(&folder, FlockOperation::NonBlockingLockShared) {
        Err(rustix::io::Errno::WOULDBLOCK) => return Ok(None),
        held => held?,
    }
    // Before it was held it may have been removed.
    let there = rustix::fs::lstat(outer).is_ok_and(|there| fstat(&folder).is_ok_and(|own| same(&there, &own)));
    Ok(there.then_some(Held(folder)))
}

/// Removes what was left by others: folders of this user, or of those whom root lets run programs, that nobody holds.
fn sweep(temporary: &Path) {
    for entry in fs::read_dir(temporary).into_iter().flatten().flatten() {
        if entry.file_name().to_string_lossy().starts_with(PREFIX) {
            // What can't be removed now can be another time.
            let _ = remove_if_left(&entry.path());
        }
    }
}

fn remove_if_left(outer: &Path) -> io::Result<()> {
    let folder = open(outer)?;
    let (own, owner) = (rustix::process::geteuid(), fstat(&folder)?.st_uid);
    let programs = FIRST_UNUSED_USER..FIRST_UNUSED_USER + PROCESS_NUMBERS;
    if owner != own.as_raw() && !(own.is_root() && programs.contains(&owner)) {
        return Ok(());
    }
    flock(&folder, FlockOperation::NonBlockingLockExclusive)?;
    let held = Held(folder);
    for entry in fs::read_dir(held.place())? {
        let name = entry?.file_name();
        if name != BOX && name != COPY {
            return Ok(());
        }
    }
    held.remove(outer)
}

fn open(folder: &Path) -> io::Result<OwnedFd> {
    let flags = OFlags::RDONLY | OFlags::DIRECTORY | OFlags::NOFOLLOW | OFlags::CLOEXEC;
    Ok(rustix::fs::open(folder, flags, Mode::empty())?)
}

fn same(one: &Stat, other: &Stat) -> bool {
    (one.st_dev, one.st_ino) == (other.st_dev, other.st_ino)
}

#[cfg(test)]
mod tests {
    use super::*;

    fn left(temporary: &Path, name: &str, inside: &[&str]) -> PathBuf {
        let outer = temporary.join(name);
        fs::create_dir(&outer).unwrap();
        inside.iter().for_each(|name| fs::create_dir_all(outer.join(name)).unwrap());
        outer
    }

    #[test]
    fn what_nobody_holds_is_swept_and_nothing_else() {
        let folder = tempfile::tempdir().unwrap();
        let at = folder.path();
        let gone = [
            left(at, "judge-sandbox-1", &["box/deep/er", "program"]),
            left(at, "judge-sandbox-2", &[]),
            left(at, "judge-sandbox-3", &["box"]),
        ];
        let stays = [
            left(at, "judge-sandbox-4", &["box", "notes"]),
            left(at, "sandbox-5", &["box"]),
            left(at, "judge-sandbox-6", &["box"]),
            at.join("judge-sandbox-7"),
            left(at, "others", &["box"]),
        ];
        fs::write(gone[0].join("box/deep/file"), "").unwrap();
        std::os::unix::fs::symlink(at.join("others"), gone[2].join("box/link")).unwrap();
        std::os::unix::fs::symlink("others", &stays[3]).unwrap();
        let held = hold(&stays[2]).unwrap().expect("nobody sweeps");
        sweep(at);
        assert_eq!(gone.map(|path| path.exists()), [false; 3]);
        assert_eq!(stays.each_ref().map(|path| path.exists()), [true; 5]);
        assert!(stays[4].join("box").exists());
        drop(held);
        sweep(at);
        assert_eq!(stays.map(|path| path.exists()), [true, true, false, true, true]);
    }

    #[test]
    fn folders_of_others_are_not_swept() {
        if !rustix::process::geteuid().is_root() {
            return;
        }
        let folder = tempfile::tempdir().unwrap();
        for (user, swept) in [(54_321, false), (FIRST_UNUSED_USER + 7, true), (FIRST_UNUSED_USER - 1, false)] {
            let left = left(folder.path(), &format!("judge-sandbox-{user}"), &["box"]);
            std::os::unix::fs::chown(&left, Some(user), Some(user)).unwrap();
            sweep(folder.path());
            assert_eq!(!left.exists(), swept, "{user}");
        }
    }

    #[test]
    fn a_folder_that_is_being_removed_is_not_held() {
        let folder = tempfile::tempdir().unwrap();
        let left = left(folder.path(), "judge-sandbox-1", &["box"]);
        let sweeper = open(&left).unwrap();
        flock(&sweeper, FlockOperation::NonBlockingLockExclusive).unwrap();
        assert!(hold(&left).unwrap().is_none());
        drop(sweeper);
        assert!(hold(&left).unwrap().is_some());
        fs::remove_dir_all(&left).unwrap();
        assert!(hold(&left).unwrap().is_none());
    }
}
