//! Tier a: a world of its own for the program.
//!
//! The zygote leaves the machine's namespaces, builds a root of read-only mounts, moves into it
//! and lets go of the old one. What was not mounted does not exist for the program.

use std::fs;
use std::io;
use std::os::unix::fs::symlink;
use std::path::{Path, PathBuf};

use rustix::fd::{AsFd, OwnedFd};
use rustix::fs::{CWD, Mode, OFlags};
use rustix::mount::{
    FsMountFlags, FsOpenFlags, MountAttrFlags, MountFlags, MountPropagationFlags, MoveMountFlags,
    OpenTreeFlags, UnmountFlags, fsconfig_create, fsconfig_set_string, fsmount, fsopen, mount, mount_change,
    move_mount, open_tree, unmount,
};
use rustix::thread::UnshareFlags;

use crate::wire::Setup;
use crate::{JudgeFailure, While, sys};

/// Where the program's folder is, inside.
pub const PROGRAM: &str = "/program";
/// Where the working folder is, inside.
pub const BOX: &str = "/box";
/// The folder of the old root that becomes the new one; any that exists would do, for whatever is
/// needed of it was opened before.
const NEW_ROOT: &str = "/tmp";
/// The only user and group of a user namespace.
const INSIDE: u32 = 1000;

/// The system's own folders, which programs and compilers take libraries from.
pub const SYSTEM: &[&str] = &["/usr", "/bin", "/sbin", "/lib", "/lib32", "/lib64", "/libx32"];
/// Files of /etc without which the dynamic linker is slow and Debian's `java` and `cc` unfound.
pub const SYSTEM_FILES: &[&str] = &["/etc/ld.so.cache", "/etc/alternatives"];
/// The devices that a program may open.
pub const DEVICES: &[&str] = &["/dev/null", "/dev/zero", "/dev/full", "/dev/random", "/dev/urandom"];

/// Leaves the machine's namespaces; the next child is process 1 of the new ones. `true` if that
/// took a user namespace, `false` if the caller was root enough without.
pub fn leave() -> Result<bool, JudgeFailure> {
    let apart = UnshareFlags::NEWNS
        | UnshareFlags::NEWPID
        | UnshareFlags::NEWNET
        | UnshareFlags::NEWIPC
        | UnshareFlags::NEWUTS;
    if rustix::process::geteuid().is_root() && sys::unshare(apart).is_ok() {
        return Ok(false);
    }
    let (uid, gid) = (rustix::process::geteuid(), rustix::process::getegid());
    sys::unshare(apart | UnshareFlags::NEWUSER).while_doing("making namespaces")?;
    let write =
        |file: &str, line: String| fs::write(file, line).while_doing(&format!("mapping users in {file}"));
    write("/proc/self/setgroups", "deny".to_owned())?;
    write("/proc/self/uid_map", format!("{INSIDE} {} 1", uid.as_raw()))?;
    write("/proc/self/gid_map", format!("{INSIDE} {} 1", gid.as_raw()))?;
    Ok(true)
}

/// A part of the old root, and where it goes.
struct Tree {
    mount: OwnedFd,
    to: PathBuf,
    folder: bool,
}

/// Builds the new root and moves into it.
pub fn build_root(setup: &Setup) -> Result<(), JudgeFailure> {
    mount_change("/", MountPropagationFlags::PRIVATE | MountPropagationFlags::REC)
        .while_doing("keeping mounts private")?;

    let closed = MountAttrFlags::MOUNT_ATTR_RDONLY
        | MountAttrFlags::MOUNT_ATTR_NOSUID
        | MountAttrFlags::MOUNT_ATTR_NODEV;
    let device = MountAttrFlags::MOUNT_ATTR_RDONLY
        | MountAttrFlags::MOUNT_ATTR_NOSUID
        | MountAttrFlags::MOUNT_ATTR_NOEXEC;
    let mut trees: Vec<Tree> = Vec::new();
    let mut links = Vec::new();
    for path in SYSTEM.iter().chain(SYSTEM_FILES).map(Path::new) {
        match fs::symlink_metadata(path) {
            Ok(there) if there.is_symlink() => links.push(path),
            Ok(_) => trees.push(take(path, path, closed)?),
            Err(why) if why.kind() == io::ErrorKind::NotFound => {}
            Err(why) => return Err(why).while_doing(&format!("looking at {}", path.display())),
        }
    }
    for path in &setup.read_only {
        if !trees.iter().any(|tree| path.starts_with(&tree.to)) {
            trees.push(take(path, path, closed)?);
        }
    }
    if let Some(folder) = &setup.folder {
        trees.push(take(folder, Path::new(PROGRAM), closed)?);
    }
    for path in DEVICES.iter().map(Path::new) {
        trees.push(take(path, path, device)?);
    }

    mount("sandbox", NEW_ROOT, "tmpfs", MountFlags::NOSUID | MountFlags::NODEV, Some(c"size=1m,mode=0755"))
        .while_doing("mounting the new root")?;
    for link in links {
        let to = fs::read_link(link).while_doing(&format!("reading {}", link.display()))?;
        symlink(to, inside(link)).while_doing("making the new root")?;
    }
    for tree in &trees {
        let to = inside(&tree.to);
        place(&to, tree.folder).while_doing(&format!("making {}", tree.to.display()))?;
        attach(tree.mount.as_fd(), &to)?;
    }
    place(&inside(Path::new(BOX)), true).while_doing("making the new root")?;
    if setup.proc {
        let to = inside(Path::new("/proc"));
        place(&to, true).while_doing("making the new root")?;
        attach(own_proc().while_doing("mounting /proc")?.as_fd(), &to)?;
    }

    rustix::process::chdir(NEW_ROOT).while_doing("entering the new root")?;
    rustix::process::pivot_root(".", ".").while_doing("entering the new root")?;
    unmount(".", UnmountFlags::DETACH).while_doing("letting go of the old root")?;
    rustix::process::chdir("/").while_doing("entering the new root")?;
    let root = rustix::fs::open("/", OFlags::PATH | OFlags::CLOEXEC, Mode::empty())
        .while_doing("entering the new root")?;
    sys::set_mount_attributes(root.as_fd(), closed.bits().into(), false)
        .while_doing("making the new root read-only")
}

/// A fresh, empty working folder that holds `room` bytes.
pub fn mount_box(room: u64, files: u64, owner: Option<u32>) -> Result<(), JudgeFailure> {
    let owner = owner.map_or(String::new(), |id| format!(",uid={id},gid={id}"));
    let options = format!("size={room},nr_inodes={files},mode=0700{owner}\0");
    let options = std::ffi::CStr::from_bytes_with_nul(options.as_bytes()).expect("one NUL, at the end");
    mount("box", BOX, "tmpfs", MountFlags::NOSUID | MountFlags::NODEV | MountFlags::NOEXEC, Some(options))
        .while_doing("mounting the working folder")
}

/// Takes the working folder away. What is still open of it lives on until it is closed.
pub fn unmount_box() -> Result<(), JudgeFailure> {
    unmount(BOX, UnmountFlags::DETACH).while_doing("unmounting the working folder")
}

fn take(from: &Path, to: &Path, attributes: MountAttrFlags) -> Result<Tree, JudgeFailure> {
    let doing = || format!("mounting {}", from.display());
    let mount = open_tree(
        CWD,
        from,
        OpenTreeFlags::OPEN_TREE_CLONE | OpenTreeFlags::OPEN_TREE_CLOEXEC | OpenTreeFlags::AT_RECURSIVE,
    )
    .while_doing(&doing())?;
    sys::set_mount_attributes(mount.as_fd(), attributes.bits().into(), true).while_doing(&doing())?;
    let mode = rustix::fs::fstat(&mount).while_doing(&doing())?.st_mode;
    Ok(Tree { mount, to: to.to_owned(), folder: rustix::fs::FileType::from_raw_mode(mode).is_dir() })
}

/// An empty folder or file to mount on.
fn place(at: &Path, folder: bool) -> io::Result<()> {
    if folder {
        return fs::create_dir_all(at);
    }
    if let Some(parent) = at.parent() {
        fs::create_dir_all(parent)?;
    }
    fs::write(at, "")
}

fn attach(mount: rustix::fd::BorrowedFd<'_>, to: &Path) -> Result<(), JudgeFailure> {
    move_mount(mount, "", CWD, to, MoveMountFlags::MOVE_MOUNT_F_EMPTY_PATH)
        .while_doing(&format!("mounting on {}", to.display()))
}

/// A /proc with the program's own processes and nothing of the machine's.
fn own_proc() -> rustix::io::Result<OwnedFd> {
    let context = fsopen("proc", FsOpenFlags::FSOPEN_CLOEXEC)?;
    fsconfig_set_string(&context, "subset", "pid")?;
    fsconfig_set_string(&context, "hidepid", "invisible")?;
    fsconfig_create(&context)?;
    fsmount(
        &context,
        FsMountFlags::FSMOUNT_CLOEXEC,
        MountAttrFlags::MOUNT_ATTR_RDONLY
            | MountAttrFlags::MOUNT_ATTR_NOSUID
            | MountAttrFlags::MOUNT_ATTR_NODEV
            | MountAttrFlags::MOUNT_ATTR_NOEXEC,
    )
}

fn inside(path: &Path) -> PathBuf {
    Path::new(NEW_ROOT).join(path.strip_prefix("/").unwrap_or(path))
}
