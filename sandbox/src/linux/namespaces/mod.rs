//! Tier a: a world of its own for the program.
//!
//! The zygote leaves the machine's namespaces, builds a root of read-only mounts, moves into it
//! and lets go of the old one. All this happens in a user namespace, whoever the judge is: what a
//! program could gain there is nothing outside.

mod root;

use std::fs;

use rustix::process::{Gid, Pid, Uid};
use rustix::thread::UnshareFlags;

use crate::JudgeFailure;
use crate::failure::While;

use super::sys::{self, Fork, Status};

pub use root::{BOX, DEVICES, PROGRAM, SYSTEM, SYSTEM_FILES, build, mount_box, take_trees, unmount_box};

/// The only user and group inside.
const INSIDE: u32 = 1000;

/// Leaves the machine's namespaces; the next child is process 1 of the new ones. When the judge is
/// root, the only user inside is `unused` outside, otherwise it is the judge's own.
pub fn leave(unused: u32) -> Result<(), JudgeFailure> {
    let apart = UnshareFlags::NEWUSER
        | UnshareFlags::NEWNS
        | UnshareFlags::NEWPID
        | UnshareFlags::NEWNET
        | UnshareFlags::NEWIPC
        | UnshareFlags::NEWUTS
        | UnshareFlags::NEWCGROUP;
    let (uid, gid) = (rustix::process::geteuid(), rustix::process::getegid());
    if !uid.is_root() {
        sys::unshare(apart).while_doing("making namespaces")?;
        fs::write("/proc/self/setgroups", "deny").while_doing("giving up groups")?;
        return map("self", uid.as_raw(), gid.as_raw());
    }

    // Only somebody outside can say that the user inside is another than the judge.
    // Where root is root of a user namespace it may be forbidden to leave groups, for good reason.
    if fs::read_to_string("/proc/self/setgroups").is_ok_and(|may| may.trim() == "allow") {
        rustix::thread::set_thread_groups(&[]).while_doing("leaving groups")?;
    }
    let (ours, theirs) =
        rustix::pipe::pipe_with(rustix::pipe::PipeFlags::CLOEXEC).while_doing("making a pipe")?;
    let own = rustix::process::getpid();
    let helper = match sys::fork().while_doing("mapping users")? {
        Fork::Parent(helper) => helper,
        Fork::Child => {
            drop(theirs);
            // The end of this pipe says that the namespaces are there.
            let _ = rustix::io::read(&ours, &mut [0; 1]);
            sys::exit_now(map_for(own, unused).is_err().into())
        }
    };
    let left = sys::unshare(apart).while_doing("making namespaces");
    drop((ours, theirs));
    let mapped = sys::wait(helper).while_doing("mapping users")?;
    left?;
    let (Status::Exited(0), uid, gid) = (mapped.status, Uid::from_raw(INSIDE), Gid::from_raw(INSIDE)) else {
        return Err(JudgeFailure::new("mapping users failed"));
    };
    rustix::thread::set_thread_res_gid(gid, gid, gid).while_doing("changing group")?;
    rustix::thread::set_thread_res_uid(uid, uid, uid).while_doing("changing user")
}

/// Maps the user inside to one that nobody has; where such numbers do not exist (root of a
/// container), to this one, who has no rights inside that root outside has.
fn map_for(process: Pid, unused: u32) -> Result<(), JudgeFailure> {
    let process = process.as_raw_nonzero().to_string();
    map(&process, unused, unused).or_else(|_| map(&process, 0, 0))
}

fn map(process: &str, uid: u32, gid: u32) -> Result<(), JudgeFailure> {
    for (file, id) in [("gid_map", gid), ("uid_map", uid)] {
        fs::write(format!("/proc/{process}/{file}"), format!("{INSIDE} {id} 1"))
            .while_doing(&format!("mapping users in {file}"))?;
    }
    Ok(())
}
