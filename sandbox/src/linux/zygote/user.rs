//! Another user for the program, where the judge is root and there is no user namespace.

use std::fs;
use std::path::{Path, PathBuf};

use rustix::fs::{Access, AtFlags, CWD, Mode, OFlags};
use rustix::process::{Gid, Uid};

use crate::failure::While;
use crate::linux::carry::Carrier;
use crate::linux::sys::{self, Fork, Status};
use crate::linux::wire::Setup;
use crate::linux::working::COPY;
use crate::{JudgeFailure, Tier};

/// Gives the working folder to `user`, who is to run the program, and makes sure that this user
/// reaches all that the program needs. `None`, in tier c only, if a toolchain (in root's home) or any
/// other user is out of reach: then the program runs as root. In tier b that is a failure.
pub fn become_reachable(user: u32, setup: &mut Setup, working: &Path) -> Result<Option<u32>, JudgeFailure> {
    let closed = |path: &&PathBuf| !matches!(reaches(user, path), Ok(true));
    let why = if !reaches(user, Path::new("/"))? {
        Some("this root can't become another user".to_owned())
    } else {
        let path = setup.read_only.iter().find(closed);
        path.map(|path| format!("{} is closed to other users", path.display()))
    };
    match why {
        Some(_) if setup.tier == Tier::Bare => return Ok(None),
        Some(why) => {
            let never = "and tier b never runs a program as root: use tier a or an ordinary user";
            return Err(JudgeFailure::new(format!("{why}, {never}")));
        }
        None => {}
    }
    // Nobody else gets into the folder around the working folder.
    let doing = "giving the working folder to the program";
    for folder in working.parent().into_iter().chain([working]) {
        rustix::fs::chown(folder, Some(Uid::from_raw(user)), Some(Gid::from_raw(user))).while_doing(doing)?;
    }
    if let Some(folder) = &setup.folder
        && !reaches(user, folder)?
    {
        setup.folder = Some(copy(folder, &working.with_file_name(COPY))?);
    }
    Ok(Some(user))
}

/// A copy of the program where its user can read it.
fn copy(folder: &Path, to: &Path) -> Result<PathBuf, JudgeFailure> {
    let doing = format!("copying {}", folder.display());
    let flags = OFlags::RDONLY | OFlags::DIRECTORY | OFlags::CLOEXEC;
    let from = rustix::fs::open(folder, flags, Mode::empty()).while_doing(&doing)?;
    fs::create_dir(to).while_doing(&doing)?;
    Carrier { room: u64::MAX, files: u32::MAX, skip: &|_| false }.carry(&from, to)?;
    Ok(to.to_owned())
}

/// Whether that user can read a path.
fn reaches(user: u32, path: &Path) -> Result<bool, JudgeFailure> {
    let doing = "trying another user";
    match sys::fork().while_doing(doing)? {
        Fork::Parent(child) => Ok(sys::wait(child).while_doing(doing)?.status == Status::Exited(0)),
        Fork::Child => {
            let (uid, gid) = (Uid::from_raw(user), Gid::from_raw(user));
            let reached = rustix::thread::set_thread_groups(&[])
                .and_then(|()| rustix::thread::set_thread_res_gid(gid, gid, gid))
                .and_then(|()| rustix::thread::set_thread_res_uid(uid, uid, uid))
                .and_then(|()| rustix::fs::accessat(CWD, path, Access::READ_OK, AtFlags::EACCESS));
            sys::exit_now(reached.is_err().into())
        }
    }
}
