//! A root of read-only mounts: what was not mounted does not exist for the program.

use std::fs;
use std::io;
use std::os::unix::fs::symlink;
use std::path::{Path, PathBuf};

use rustix::fd::{AsFd, BorrowedFd, OwnedFd};
use rustix::fs::{CWD, Mode, OFlags};
use rustix::io::Errno;
use rustix::mount::{
    FsMountFlags, FsOpenFlags, MountAttrFlags, MountFlags, MoveMountFlags, OpenTreeFlags, UnmountFlags,
    fsconfig_create, fsconfig_set_string, fsmount, fsopen, mount, move_mount, open_tree, unmount,
};

use crate::JudgeFailure;
use crate::failure::While;

use crate::linux::wire::Setup;
use crate::linux::{hidden, sys};

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
    /// Whether it is laid over a file that is hidden.
    cover: bool,
}

/// The machine's parts that a program needs, taken but not yet laid out.
pub struct Trees {
    mounts: Vec<Tree>,
    links: Vec<(PathBuf, PathBuf)>,
    /// Hidden folders, over which empty ones are laid.
    covers: Vec<PathBuf>,
}

const CLOSED: MountAttrFlags = MountAttrFlags::MOUNT_ATTR_RDONLY
    .union(MountAttrFlags::MOUNT_ATTR_NOSUID)
    .union(MountAttrFlags::MOUNT_ATTR_NODEV);
const DEVICE: MountAttrFlags = MountAttrFlags::MOUNT_ATTR_RDONLY
    .union(MountAttrFlags::MOUNT_ATTR_NOSUID)
    .union(MountAttrFlags::MOUNT_ATTR_NOEXEC);

/// Of an empty folder over a hidden one.
const COVER: MountFlags = MountFlags::NOSUID.union(MountFlags::NODEV).union(MountFlags::NOEXEC);

/// Takes what the program needs from the machine, by whoever may look at it.
pub fn take_trees(setup: &Setup) -> Result<Trees, JudgeFailure> {
    let mut trees = Trees { mounts: Vec::new(), links: Vec::new(), covers: Vec::new() };
    for path in SYSTEM.iter().chain(SYSTEM_FILES).map(Path::new) {
        let doing = || format!("looking at {}", path.display());
        match fs::symlink_metadata(path) {
            Ok(there) if there.is_symlink() => {
                trees.links.push((path.to_owned(), fs::read_link(path).while_doing(&doing())?));
            }
            Ok(_) => {
                trees.mounts.push(take(path, path, CLOSED)?);
                trees.cover(path, path, hidden::below(path, &setup.hidden)?)?;
            }
            Err(why) if why.kind() == io::ErrorKind::NotFound => {}
            Err(why) => return Err(why).while_doing(&doing()),
        }
    }
    for path in &setup.read_only {
        let covered = trees.covers.iter().any(|cover| path.starts_with(cover));
        if covered || !trees.mounts.iter().any(|tree| path.starts_with(&tree.to)) {
            trees.mounts.push(take(path, path, CLOSED)?);
            trees.cover(path, path, hidden::below(path, &setup.hidden)?)?;
        }
    }
    if let Some(folder) = &setup.folder {
        let program = Path::new(PROGRAM);
        trees.mounts.push(take(folder, program, CLOSED)?);
        trees.cover(folder, program, hidden::below_own(folder, &setup.hidden)?)?;
    }
    for path in DEVICES.iter().map(Path::new) {
        trees.mounts.push(take(path, path, DEVICE)?);
    }
    Ok(trees)
}

impl Trees {
    /// Covers what lies `below` a folder that goes to another place. What can't be looked at can't be read, either.
    fn cover(&mut self, from: &Path, to: &Path, below: Vec<PathBuf>) -> Result<(), JudgeFailure> {
        for path in below {
            match fs::symlink_metadata(from.join(&path)) {
                Ok(there) if there.is_dir() => self.covers.push(to.join(path)),
                Ok(_) => {
                    let nothing = take(Path::new("/dev/null"), &to.join(path), DEVICE)?;
                    self.mounts.push(Tree { cover: true, ..nothing });
                }
                Err(_) => {}
            }
        }
        Ok(())
    }

    /// Lays everything out, whatever lies in another after it, and tells which covers there are.
    fn lay_out(&self) -> Result<Vec<OwnedFd>, JudgeFailure> {
        let mut covers = Vec::new();
        let mounts = self.mounts.iter().map(|tree| (&tree.to, Some(tree)));
        let mut layers: Vec<_> = mounts.chain(self.covers.iter().map(|cover| (cover, None))).collect();
        layers.sort_by_key(|(to, _)| to.components().count());
        for (path, tree) in layers {
            let to = inside(path);
            match tree {
                Some(tree) if tree.cover => {
                    reached(attach(tree.mount.as_fd(), &to))
                        .while_doing(&format!("hiding {}", path.display()))?;
                }
                Some(tree) => {
                    place(&to, tree.folder).while_doing(&format!("making {}", path.display()))?;
                    attach(tree.mount.as_fd(), &to).while_doing(&format!("mounting on {}", path.display()))?;
                }
                None => {
                    let doing = format!("hiding {}", path.display());
                    let hidden = mount("hidden", &to, "tmpfs", COVER, Some(c"size=64k,mode=0755"));
                    if reached(hidden).while_doing(&doing)? {
                        covers.push(opened(&to).while_doing(&doing)?);
                    }
                }
            }
        }
        Ok(covers)
    }
}

/// Whether something could be laid over a path. Where this process can't go, the program can't, either: it is the same
/// user with fewer rights.
fn reached(laid: rustix::io::Result<()>) -> rustix::io::Result<bool> {
    match laid {
        Ok(()) => Ok(true),
        Err(Errno::ACCESS) => Ok(false),
        Err(why) => Err(why),
    }
}

/// Lays out the new root and moves into it. Where a /proc is wanted, it is a `true_proc`, or one that
/// only tells the name of the first executable.
pub fn build(setup: &Setup, trees: Trees, true_proc: bool) -> Result<(), JudgeFailure> {
    mount("sandbox", NEW_ROOT, "tmpfs", MountFlags::NOSUID | MountFlags::NODEV, Some(c"size=1m,mode=0755"))
        .while_doing("mounting the new root")?;
    for (link, to) in &trees.links {
        symlink(to, inside(link)).while_doing("making the new root")?;
    }
    let covers = trees.lay_out()?;
    place(&inside(Path::new(BOX)), true).while_doing("making the new root")?;
    if setup.proc {
        place(&inside(Path::new("/proc")), true).while_doing("making the new root")?;
        if true_proc {
            let proc = own_proc().while_doing("mounting /proc")?;
            attach(proc.as_fd(), &inside(Path::new("/proc"))).while_doing("mounting /proc")?;
        }
    }

    rustix::process::chdir(NEW_ROOT).while_doing("entering the new root")?;
    rustix::process::pivot_root(".", ".").while_doing("entering the new root")?;
    unmount(".", UnmountFlags::DETACH).while_doing("letting go of the old root")?;
    rustix::process::chdir("/").while_doing("entering the new root")?;
    if setup.proc && !true_proc {
        tell_own_name(setup).while_doing("making /proc/self/exe")?;
    }
    let root = opened(Path::new("/")).while_doing("entering the new root")?;
    for made in covers.iter().chain([&root]) {
        sys::set_mount_attributes(made.as_fd(), CLOSED.bits().into(), false)
            .while_doing("making the new root read-only")?;
    }
    Ok(())
}

fn opened(path: &Path) -> rustix::io::Result<OwnedFd> {
    rustix::fs::open(path, OFlags::PATH | OFlags::CLOEXEC, Mode::empty())
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
    let folder = rustix::fs::FileType::from_raw_mode(mode).is_dir();
    Ok(Tree { mount, to: to.to_owned(), folder, cover: false })
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

fn attach(mount: BorrowedFd<'_>, to: &Path) -> rustix::io::Result<()> {
    move_mount(mount, "", CWD, to, MoveMountFlags::MOVE_MOUNT_F_EMPTY_PATH)
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
