//! Which system calls a program may make: a list of what is allowed.
//!
//! All else returns "no such call", which also makes the C library fall back from `clone3` (its
//! flags stand in memory, where a filter can't look) to `clone`. A call by another architecture's
//! convention (`int 0x80` on x86-64) ends the process.

use std::collections::BTreeMap;

use libc::c_long;
use rustix::process::Pid;
use seccompiler::{
    BpfProgram, SeccompAction, SeccompCmpArgLen, SeccompCmpOp, SeccompCondition, SeccompFilter, SeccompRule,
};

use crate::wire::Profile;
use crate::{JudgeFailure, While};

/// Calls that a program may make with any arguments. They reach its own memory, its own threads,
/// its descriptors, the clocks, and files by name (which mounts or Landlock bound).
const COMPUTE: &[c_long] = &[
    // Descriptors and files.
    libc::SYS_read,
    libc::SYS_write,
    libc::SYS_close,
    libc::SYS_fstat,
    libc::SYS_lseek,
    libc::SYS_pread64,
    libc::SYS_pwrite64,
    libc::SYS_readv,
    libc::SYS_writev,
    libc::SYS_preadv,
    libc::SYS_pwritev,
    libc::SYS_dup,
    libc::SYS_dup3,
    libc::SYS_pipe2,
    libc::SYS_sendfile,
    libc::SYS_splice,
    libc::SYS_copy_file_range,
    libc::SYS_flock,
    libc::SYS_fsync,
    libc::SYS_fdatasync,
    libc::SYS_ftruncate,
    libc::SYS_fallocate,
    libc::SYS_fadvise64,
    libc::SYS_getdents64,
    libc::SYS_getcwd,
    libc::SYS_chdir,
    libc::SYS_fchdir,
    libc::SYS_openat,
    libc::SYS_newfstatat,
    libc::SYS_statx,
    libc::SYS_statfs,
    libc::SYS_fstatfs,
    libc::SYS_faccessat,
    libc::SYS_faccessat2,
    libc::SYS_readlinkat,
    libc::SYS_mkdirat,
    libc::SYS_unlinkat,
    libc::SYS_renameat,
    libc::SYS_renameat2,
    libc::SYS_linkat,
    libc::SYS_symlinkat,
    libc::SYS_umask,
    libc::SYS_close_range,
    libc::SYS_ppoll,
    libc::SYS_pselect6,
    libc::SYS_epoll_create1,
    libc::SYS_epoll_ctl,
    libc::SYS_epoll_pwait,
    libc::SYS_eventfd2,
    // Memory.
    libc::SYS_mmap,
    libc::SYS_munmap,
    libc::SYS_mprotect,
    libc::SYS_mremap,
    libc::SYS_madvise,
    libc::SYS_msync,
    libc::SYS_mincore,
    libc::SYS_mlock,
    libc::SYS_munlock,
    libc::SYS_brk,
    libc::SYS_membarrier,
    // Threads, signals and its own end.
    libc::SYS_execve,
    libc::SYS_exit,
    libc::SYS_exit_group,
    libc::SYS_wait4,
    libc::SYS_waitid,
    libc::SYS_futex,
    libc::SYS_set_robust_list,
    libc::SYS_get_robust_list,
    libc::SYS_set_tid_address,
    libc::SYS_rseq,
    libc::SYS_rt_sigaction,
    libc::SYS_rt_sigprocmask,
    libc::SYS_rt_sigreturn,
    libc::SYS_rt_sigpending,
    libc::SYS_rt_sigtimedwait,
    libc::SYS_rt_sigsuspend,
    libc::SYS_sigaltstack,
    libc::SYS_restart_syscall,
    libc::SYS_sched_yield,
    libc::SYS_sched_getaffinity,
    libc::SYS_sched_getscheduler,
    libc::SYS_sched_getparam,
    libc::SYS_sched_get_priority_max,
    libc::SYS_sched_get_priority_min,
    libc::SYS_getpriority,
    // Clocks and timers.
    libc::SYS_clock_gettime,
    libc::SYS_clock_getres,
    libc::SYS_clock_nanosleep,
    libc::SYS_nanosleep,
    libc::SYS_gettimeofday,
    libc::SYS_getitimer,
    libc::SYS_setitimer,
    libc::SYS_timer_create,
    libc::SYS_timer_settime,
    libc::SYS_timer_gettime,
    libc::SYS_timer_getoverrun,
    libc::SYS_timer_delete,
    libc::SYS_times,
    // Who and where am I.
    libc::SYS_getpid,
    libc::SYS_gettid,
    libc::SYS_getppid,
    libc::SYS_getpgid,
    libc::SYS_getsid,
    libc::SYS_getuid,
    libc::SYS_geteuid,
    libc::SYS_getgid,
    libc::SYS_getegid,
    libc::SYS_getgroups,
    libc::SYS_getresuid,
    libc::SYS_getresgid,
    libc::SYS_getrusage,
    libc::SYS_getcpu,
    libc::SYS_capget,
    libc::SYS_uname,
    libc::SYS_sysinfo,
    libc::SYS_getrandom,
];

/// The old names of the same calls, which only x86-64 has.
#[cfg(target_arch = "x86_64")]
const COMPUTE_OLD: &[c_long] = &[
    libc::SYS_open,
    libc::SYS_creat,
    libc::SYS_stat,
    libc::SYS_lstat,
    libc::SYS_access,
    libc::SYS_readlink,
    libc::SYS_mkdir,
    libc::SYS_rmdir,
    libc::SYS_unlink,
    libc::SYS_rename,
    libc::SYS_link,
    libc::SYS_symlink,
    libc::SYS_getdents,
    libc::SYS_dup2,
    libc::SYS_pipe,
    libc::SYS_poll,
    libc::SYS_select,
    libc::SYS_epoll_create,
    libc::SYS_epoll_wait,
    libc::SYS_eventfd,
    libc::SYS_pause,
    libc::SYS_alarm,
    libc::SYS_time,
    libc::SYS_getpgrp,
    libc::SYS_arch_prctl,
    libc::SYS_getrlimit,
    libc::SYS_setrlimit,
];
#[cfg(not(target_arch = "x86_64"))]
const COMPUTE_OLD: &[c_long] = &[];

/// What a compiler needs besides: it sets modes and times of files and leads other processes.
const COMPILE: &[c_long] = &[
    libc::SYS_fchmod,
    libc::SYS_fchmodat,
    libc::SYS_utimensat,
    libc::SYS_truncate,
    libc::SYS_setpgid,
    libc::SYS_setsid,
    libc::SYS_kill,
    libc::SYS_tkill,
    libc::SYS_tgkill,
    libc::SYS_sched_setaffinity,
    libc::SYS_waitid,
    libc::SYS_pidfd_open,
    libc::SYS_pidfd_send_signal,
];

#[cfg(target_arch = "x86_64")]
const COMPILE_OLD: &[c_long] =
    &[libc::SYS_fork, libc::SYS_vfork, libc::SYS_chmod, libc::SYS_utime, libc::SYS_utimes];
#[cfg(not(target_arch = "x86_64"))]
const COMPILE_OLD: &[c_long] = &[];

/// Every flag of `clone` that makes a namespace.
const NEW_NAMESPACES: i32 = libc::CLONE_NEWNS
    | libc::CLONE_NEWCGROUP
    | libc::CLONE_NEWUTS
    | libc::CLONE_NEWIPC
    | libc::CLONE_NEWUSER
    | libc::CLONE_NEWPID
    | libc::CLONE_NEWNET;

/// The filter of a profile. `alone` is the only process that may be signalled; without it, the
/// process namespace is the bound.
pub fn filter(profile: Profile, alone: Option<Pid>) -> Result<BpfProgram, JudgeFailure> {
    let mut rules = BTreeMap::new();
    for &call in COMPUTE.iter().chain(COMPUTE_OLD) {
        rules.insert(call, vec![]);
    }

    let clone = match profile {
        Profile::Run => masked(0, libc::CLONE_THREAD | NEW_NAMESPACES, libc::CLONE_THREAD),
        Profile::Compile => masked(0, NEW_NAMESPACES, 0),
    };
    rules.insert(libc::SYS_clone, vec![all([clone])?]);

    if profile == Profile::Compile {
        for &call in COMPILE.iter().chain(COMPILE_OLD) {
            rules.insert(call, vec![]);
        }
    } else {
        let signals = match alone {
            None => vec![],
            // 0 is the own process group, which has this one process.
            Some(pid) => vec![all([equals(0, 0)])?, all([equals(0, pid.as_raw_nonzero().get() as u32)])?],
        };
        rules.insert(libc::SYS_kill, signals.clone());
        rules.insert(libc::SYS_tgkill, signals);
    }

    // Limits of others are out of reach; its own it can only lower.
    let mut own = vec![all([equals(0, 0)])?];
    if let Some(pid) = alone {
        own.push(all([equals(0, pid.as_raw_nonzero().get() as u32)])?);
    }
    rules.insert(libc::SYS_prlimit64, own);

    // Not to choose who gets a signal on input, nor to hold up whoever opens a file.
    let refused = [libc::F_SETOWN, F_SETSIG, F_SETOWN_EX, libc::F_SETLEASE, libc::F_NOTIFY];
    rules.insert(libc::SYS_fcntl, vec![all(refused.map(|command| differs(1, command as u32)))?]);

    // Questions about terminals, which every C library asks, and modes of the own descriptors.
    let asked = [libc::TCGETS, libc::TIOCGWINSZ, libc::FIONREAD, libc::FIONBIO, libc::FIOCLEX, libc::FIONCLEX];
    rules.insert(libc::SYS_ioctl, any_of(1, asked.map(|c| c as u32))?);

    let named =
        [libc::PR_SET_NAME, libc::PR_GET_NAME, libc::PR_GET_DUMPABLE, libc::PR_CAPBSET_READ, libc::PR_SET_VMA];
    rules.insert(libc::SYS_prctl, any_of(0, named.map(|o| o as u32))?);

    SeccompFilter::new(
        rules,
        SeccompAction::Errno(libc::ENOSYS as u32),
        SeccompAction::Allow,
        std::env::consts::ARCH.try_into().while_doing("this machine's architecture")?,
    )
    .and_then(TryInto::try_into)
    .while_doing("writing the filter of system calls")
}

// From the kernel's fcntl.h; the libc crate lacks them.
const F_SETSIG: i32 = 10;
const F_SETOWN_EX: i32 = 15;

type Condition = Result<SeccompCondition, seccompiler::BackendError>;

fn equals(argument: u8, value: u32) -> Condition {
    SeccompCondition::new(argument, SeccompCmpArgLen::Dword, SeccompCmpOp::Eq, value.into())
}

fn differs(argument: u8, value: u32) -> Condition {
    SeccompCondition::new(argument, SeccompCmpArgLen::Dword, SeccompCmpOp::Ne, value.into())
}

fn masked(argument: u8, mask: i32, value: i32) -> Condition {
    SeccompCondition::new(
        argument,
        SeccompCmpArgLen::Dword,
        SeccompCmpOp::MaskedEq(mask as u32 as u64),
        value as u32 as u64,
    )
}

fn all<const N: usize>(conditions: [Condition; N]) -> Result<SeccompRule, JudgeFailure> {
    conditions
        .into_iter()
        .collect::<Result<_, _>>()
        .and_then(SeccompRule::new)
        .while_doing("writing the filter of system calls")
}

fn any_of<const N: usize>(argument: u8, values: [u32; N]) -> Result<Vec<SeccompRule>, JudgeFailure> {
    values.into_iter().map(|value| all([equals(argument, value)])).collect()
}
