//! A root of read-only mounts: what was not mounted does not exist for the program.

use std::fs;
use std::io;
use std::os::unix::fs::symlink;
use std::path::{Path, PathBuf};

use rustix::fd::{AsFd, OwnedFd};
use rustix::fs::{CWD, Mode, OFlags};
use rustix::mount::{
    FsMountFlags, FsOpenFlags, MountAttrFlags, MountFlags, MoveMountFlags, OpenTreeFlags, UnmountFlags,
    fsconfig_create, fsconfig_set_string, fsmount, fsopen, mount, move_mount, open_tree, unmount,
};

use crate::JudgeFailure;
use crate::failure::While;

use crate::linux::sys;
use crate::linux::wire::Setup;

/// Where the program's folder is, inside.
pub const PROGRAM: &str = "/program";
/// Where the working folder is, inside.
pub const BOX: &str = "/box";
/// The folder of the old root that becomes the new one; any that exists would do, for whatever is
/// needed of it was opened before.
const NEW_ROOT: &str = "/tmp";
/// The system's own folders, which programs and compilers take libraries from.
pub const SYSTEM: &[&str] = &["/usr", "/bin", "/sbin", "/lib", "/lib32", "/lib64", "/libx32"];
/// Files of /etc without which the dynamic linker is slow and Debian's `java` and `cc` unfound.
pub const SYSTEM_FILES: &[&str] = &["/etc/ld.so.cache", "/etc/alternatives"];
/// The devices that may be opened. Not /dev/zero: mapped, it is memory that is nobody's.
pub const DEVICES: &[&str] = &["/dev/null", "/dev/full", "/dev/random", "/dev/urandom"];

/// A part of the old root, and where it goes.
struct Tree {
    mount: OwnedFd,
    to: PathBuf,
    folder: bool,
}

/// The machine's parts that a program needs, taken but not yet laid out.
pub struct Trees {
    mounts: Vec<Tree>,
    links: Vec<(PathBuf, PathBuf)>,
}

const CLOSED: MountAttrFlags = MountAttrFlags::MOUNT_ATTR_RDONLY
    .union(MountAttrFlags::MOUNT_ATTR_NOSUID)
    .union(MountAttrFlags::MOUNT_ATTR_NODEV);
const DEVICE: MountAttrFlags = MountAttrFlags::MOUNT_ATTR_RDONLY
    .union(MountAttrFlags::MOUNT_ATTR_NOSUID)
    .union(MountAttrFlags::MOUNT_ATTR_NOEXEC);

/// Takes what the program needs from the machine, by whoever may look at it.
pub fn take_trees(setup: &Setup) -> Result<Trees, JudgeFailure> {
    let mut mounts: Vec<Tree> = Vec::new();
    let mut links = Vec::new();
    for path in SYSTEM.iter().chain(SYSTEM_FILES).map(Path::new) {
        let doing = || format!("looking at {}", path.display());
        match fs::symlink_metadata(path) {
            Ok(there) if there.is_symlink() => {
                links.push((path.to_owned(), fs::read_link(path).while_doing(&doing())?));
            }
            Ok(_) => mounts.push(take(path, path, CLOSED)?),
            Err(why) if why.kind() == io::ErrorKind::NotFound => {}
            Err(why) => return Err(why).while_doing(&doing()),
        }
    }
    for path in &setup.read_only {
        if !mounts.iter().any(|tree| path.starts_with(&tree.to)) {
            mounts.push(take(path, path, CLOSED)?);
        }
    }
    if let Some(folder) = &setup.folder {
        mounts.push(take(folder, Path::new(PROGRAM), CLOSED)?);
    }
    for path in DEVICES.iter().map(Path::new) {
        mounts.push(take(path, path, DEVICE)?);
    }
    Ok(Trees { mounts, links })
}

/// Lays out the new root and moves into it. Where a /proc is wanted, it is a `true_proc`, or one that
/// only tells the name of the first executable.
pub fn build(setup: &Setup, trees: Trees, true_proc: bool) -> Result<(), JudgeFailure> {
    mount("sandbox", NEW_ROOT, "tmpfs", MountFlags::NOSUID | MountFlags::NODEV, Some(c"size=1m,mode=0755"))
        .while_doing("mounting the new root")?;
    for (link, to) in &trees.links {
        symlink(to, inside(link)).while_doing("making the new root")?;
    }
    for tree in &trees.mounts {
        let to = inside(&tree.to);
        place(&to, tree.folder).while_doing(&format!("making {}", tree.to.display()))?;
        attach(tree.mount.as_fd(), &to)?;
    }
    place(&inside(Path::new(BOX)), true).while_doing("making the new root")?;
    if setup.proc {
        place(&inside(Path::new("/proc")), true).while_doing("making the new root")?;
        if true_proc {
            attach(own_proc().while_doing("mounting /proc")?.as_fd(), &inside(Path::new("/proc")))?;
        }
    }

    rustix::process::chdir(NEW_ROOT).while_doing("entering the new root")?;
    rustix::process::pivot_root(".", ".").while_doing("entering the new root")?;
    unmount(".", UnmountFlags::DETACH).while_doing("letting go of the old root")?;
    rustix::process::chdir("/").while_doing("entering the new root")?;
    if setup.proc && !true_proc {
        tell_own_name(setup).while_doing("making /proc/self/exe")?;
    }
    let root = rustix::fs::open("/", OFlags::PATH | OFlags::CLOEXEC, Mode::empty())
        .while_doing("entering the new root")?;
    sys::set_mount_attributes(root.as_fd(), CLOSED.bits().into(), false)
        .while_doing("making the new root read-only")
}

/// All that a run-time wants of /proc is the name of its own executable. Of the real /proc it would
/// also get the machine's mounts.
fn tell_own_name(setup: &Setup) -> io::Result<()> {
    let Some(name) = setup.argv.first() else {
        return Ok(());
    };
    fs::create_dir("/proc/self")?;
    symlink(fs::canonicalize(name.replace("{program}", PROGRAM))?, "/proc/self/exe")
}

/// A fresh, empty working folder that holds `room` bytes.
pub fn mount_box(room: u64, files: u64) -> Result<(), JudgeFailure> {
    let options = format!("size={room},nr_inodes={files},mode=0700\0");
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
