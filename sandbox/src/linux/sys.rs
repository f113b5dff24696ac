//! The system calls that need `unsafe`, each behind a function that is safe to call.
#![allow(unsafe_code)]

use std::ffi::{CStr, CString};
use std::io;
use std::ptr;
use std::time::Duration;

use rustix::fd::{AsFd, AsRawFd, BorrowedFd};
use rustix::process::Pid;

/// Which side of a fork this is.
pub enum Fork {
    Child,
    Parent(Pid),
}

/// Forks. Only a zygote calls it, and a zygote has one thread.
pub fn fork() -> io::Result<Fork> {
    // SAFETY: the process has a single thread (zygotes never start one), so that no lock of the
    // allocator or of the standard library can be held by a thread that the child lacks.
    let pid = unsafe { libc::fork() };
    match pid {
        -1 => Err(io::Error::last_os_error()),
        0 => Ok(Fork::Child),
        _ => Ok(Fork::Parent(Pid::from_raw(pid).expect("fork gives a positive number"))),
    }
}

/// Leaves namespaces behind. Only a zygote calls it, and a zygote has one thread.
pub fn unshare(flags: rustix::thread::UnshareFlags) -> rustix::io::Result<()> {
    // SAFETY: no flag that a caller passes unshares the table of file descriptors, which is what
    // could pull descriptors from under their owners.
    unsafe { rustix::thread::unshare_unsafe(flags) }
}

/// Ends the process at once: no destructor or exit handler of the parent's runs in a child.
pub fn exit_now(code: i32) -> ! {
    // SAFETY: `_exit` has no precondition.
    unsafe { libc::_exit(code) }
}

/// How a child ended.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Status {
    Exited(i32),
    Signaled(i32),
}

/// What a child used.
pub struct Usage {
    pub status: Status,
    pub cpu: Duration,
    /// The most resident memory, in bytes.
    pub memory: u64,
}

/// Waits for a child's end.
pub fn wait(pid: Pid) -> io::Result<Usage> {
    wait_for(pid.as_raw_nonzero().get())
}

/// Waits for the end of one more child, any; `None` when there is none.
pub fn wait_for_any() -> Option<Usage> {
    wait_for(-1).ok()
}

fn wait_for(pid: libc::pid_t) -> io::Result<Usage> {
    let mut status = 0;
    // SAFETY: `rusage` is a plain C structure, for which all zeroes is a value.
    let mut usage: libc::rusage = unsafe { std::mem::zeroed() };
    loop {
        // SAFETY: both pointers are to live local variables of the right type.
        let got = unsafe { libc::wait4(pid, &mut status, 0, &mut usage) };
        if got == -1 {
            let why = io::Error::last_os_error();
            if why.kind() == io::ErrorKind::Interrupted {
                continue;
            }
            return Err(why);
        }
        break;
    }
    let time =
        |t: libc::timeval| Duration::from_secs(t.tv_sec as u64) + Duration::from_micros(t.tv_usec as u64);
    Ok(Usage {
        status: if libc::WIFSIGNALED(status) {
            Status::Signaled(libc::WTERMSIG(status))
        } else {
            Status::Exited(libc::WEXITSTATUS(status))
        },
        cpu: time(usage.ru_utime) + time(usage.ru_stime),
        memory: usage.ru_maxrss as u64 * 1024,
    })
}

/// Kills all that this process may kill. Only the first process of a process namespace calls it.
pub fn kill_everyone() {
    if rustix::process::getpid() == Pid::INIT {
        // SAFETY: a system call without memory arguments; as process 1 it reaches only the
        // processes of this namespace.
        unsafe { libc::kill(-1, libc::SIGKILL) };
    }
}

/// CPU time that a process has used so far, all threads; `None` once it is gone.
pub fn cpu_time(pid: Pid) -> Option<Duration> {
    let mut clock = 0;
    let mut time = libc::timespec { tv_sec: 0, tv_nsec: 0 };
    // SAFETY: the pointers are to live local variables of the right type.
    let done = unsafe {
        libc::clock_getcpuclockid(pid.as_raw_nonzero().get(), &mut clock) == 0
            && libc::clock_gettime(clock, &mut time) == 0
    };
    done.then(|| Duration::new(time.tv_sec as u64, time.tv_nsec as u32))
}

/// Gives every signal its default action and unblocks them all: exec keeps ignored and blocked
/// signals, and Rust's start-up code ignores SIGPIPE.
pub fn reset_signals() {
    // SAFETY: `SIG_DFL` installs no code; an all-zero `sigset_t` is initialised by `sigemptyset`
    // before it is used.
    unsafe {
        for signal in 1..=libc::SIGRTMAX() {
            libc::signal(signal, libc::SIG_DFL);
        }
        let mut none: libc::sigset_t = std::mem::zeroed();
        libc::sigemptyset(&mut none);
        libc::sigprocmask(libc::SIG_SETMASK, &none, ptr::null_mut());
    }
}

/// Makes writing to a pipe that nobody reads an error instead of the end of this process.
pub fn ignore_broken_pipes() {
    // SAFETY: `SIG_IGN` installs no code.
    unsafe { libc::signal(libc::SIGPIPE, libc::SIG_IGN) };
}

/// Marks every descriptor from `first` on to be closed by exec.
pub fn close_on_exec_from(first: u32) -> io::Result<()> {
    // SAFETY: no memory arguments, and with this flag nothing is closed before exec.
    let result = unsafe { libc::syscall(libc::SYS_close_range, first, u32::MAX, libc::CLOSE_RANGE_CLOEXEC) };
    if result == -1 {
        return Err(io::Error::last_os_error());
    }
    Ok(())
}

/// Sets attributes (`MOUNT_ATTR_…`) on a mount and, if asked, on all below it. What is mounted
/// elsewhere later does not appear in them.
pub fn set_mount_attributes(mount: BorrowedFd<'_>, set: u64, below: bool) -> io::Result<()> {
    let propagation = libc::MS_PRIVATE;
    let attributes = libc::mount_attr { attr_set: set, attr_clr: 0, propagation, userns_fd: 0 };
    let mut flags = libc::AT_EMPTY_PATH;
    if below {
        flags |= libc::AT_RECURSIVE;
    }
    // SAFETY: the path is a NUL-terminated constant, the structure is live and its size is given.
    let result = unsafe {
        libc::syscall(
            libc::SYS_mount_setattr,
            mount.as_fd().as_raw_fd(),
            c"".as_ptr(),
            flags,
            &raw const attributes,
            size_of::<libc::mount_attr>(),
        )
    };
    if result == -1 {
        return Err(io::Error::last_os_error());
    }
    Ok(())
}

/// Filters the system calls of this process from here on. It has given up privileges before.
pub fn filter_calls(program: &[libc::sock_filter]) -> io::Result<()> {
    let program = libc::sock_fprog { len: program.len() as u16, filter: program.as_ptr().cast_mut() };
    // SAFETY: the structure is live and describes a live slice, which the kernel only reads.
    let result =
        unsafe { libc::syscall(libc::SYS_seccomp, libc::SECCOMP_SET_MODE_FILTER, 0, &raw const program) };
    if result == -1 {
        return Err(io::Error::last_os_error());
    }
    Ok(())
}

/// Replaces the process; returns only if that fails.
pub fn exec(path: &CStr, argv: &[CString], env: &[CString]) -> io::Error {
    fn pointers(words: &[CString]) -> Vec<*const libc::c_char> {
        words.iter().map(|word| word.as_ptr()).chain([ptr::null()]).collect()
    }
    let (argv, env) = (pointers(argv), pointers(env));
    // SAFETY: both lists end with a null pointer, and the strings they point to outlive the call.
    unsafe { libc::execve(path.as_ptr(), argv.as_ptr(), env.as_ptr()) };
    io::Error::last_os_error()
}
