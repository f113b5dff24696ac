//! Which system calls a program may make: a list of what is allowed.
//!
//! All else returns "no such call", which also makes the C library fall back from `clone3` (its
//! flags stand in memory, where a filter can't look) to `clone`. A call by another convention
//! (`int 0x80` and x32 on x86-64) ends the process.
//!
//! The kernel runs a new filter once for every number there is, to learn which calls need no
//! filter at all. For a list that is searched one by one that takes half a millisecond, each time
//! a program starts; for the tree built here, a twentieth of it.

use std::collections::BTreeMap;

use libc::{c_long, sock_filter};
use rustix::process::Pid;

use crate::wire::Profile;

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
    // The order to start comes by a message; a program has nobody to get another from.
    libc::SYS_recvmsg,
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
    libc::SYS_sendmsg,
    libc::SYS_sendto,
    libc::SYS_recvfrom,
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

/// What decides about a call.
enum Rule {
    Allow,
    /// An argument must be one of these.
    OneOf(u32, Vec<u32>),
    /// An argument must be none of these.
    NoneOf(u32, Vec<u32>),
    /// These bits of an argument must have these values.
    Bits {
        argument: u32,
        mask: u32,
        value: u32,
    },
}

/// The filter of a profile. `alone` is the only process that may be signalled; without it, the
/// process namespace is the bound.
pub fn filter(profile: Profile, alone: Option<Pid>) -> Vec<sock_filter> {
    let mut rules = BTreeMap::new();
    let mut allow = |calls: &[c_long]| {
        for &call in calls {
            rules.insert(call as u32, Rule::Allow);
        }
    };
    allow(COMPUTE);
    allow(COMPUTE_OLD);
    if profile == Profile::Compile {
        allow(COMPILE);
        allow(COMPILE_OLD);
    }
    let mut restrict = |call: c_long, rule| {
        rules.insert(call as u32, rule);
    };

    let (thread, namespaces) = (libc::CLONE_THREAD as u32, NEW_NAMESPACES as u32);
    let (mask, value) = match profile {
        Profile::Run => (thread | namespaces, thread),
        Profile::Compile => (namespaces, 0),
    };
    let argument = 0;
    restrict(libc::SYS_clone, Rule::Bits { argument, mask, value });

    // 0 is this process, or its process group, where it is alone.
    let own: Vec<u32> = [0].into_iter().chain(alone.map(|pid| pid.as_raw_nonzero().get() as u32)).collect();
    if profile == Profile::Run {
        for call in [libc::SYS_kill, libc::SYS_tgkill] {
            let rule = match alone {
                Some(_) => Rule::OneOf(0, own.clone()),
                None => Rule::Allow,
            };
            restrict(call, rule);
        }
    }
    // A pair of streams reaches nobody; Java's files and Rust's way to start a linker want one. Any
    // other family might make the kernel load a module.
    restrict(libc::SYS_socketpair, Rule::OneOf(0, words([libc::AF_UNIX])));

    // Limits of others are out of reach; its own it can only lower.
    restrict(libc::SYS_prlimit64, Rule::OneOf(0, own));

    // Not to choose who gets a signal on input, nor to hold up whoever opens a file.
    let refused = [libc::F_SETOWN, F_SETSIG, F_SETOWN_EX, libc::F_SETLEASE, libc::F_NOTIFY];
    restrict(libc::SYS_fcntl, Rule::NoneOf(1, words(refused)));

    // Questions about terminals, which every C library asks, and modes of the own descriptors.
    let asked = [libc::TCGETS, libc::TIOCGWINSZ, libc::FIONREAD, libc::FIONBIO, libc::FIOCLEX, libc::FIONCLEX];
    restrict(libc::SYS_ioctl, Rule::OneOf(1, words(asked.map(|c| c as i32))));

    let named =
        [libc::PR_SET_NAME, libc::PR_GET_NAME, libc::PR_GET_DUMPABLE, libc::PR_CAPBSET_READ, libc::PR_SET_VMA];
    restrict(libc::SYS_prctl, Rule::OneOf(0, words(named)));

    assemble(&rules)
}

// From the kernel's fcntl.h; the libc crate lacks them.
const F_SETSIG: i32 = 10;
const F_SETOWN_EX: i32 = 15;

fn words<const N: usize>(values: [i32; N]) -> Vec<u32> {
    values.map(|value| value as u32).to_vec()
}

/// Numbers from here on are calls by the x32 convention.
#[cfg(target_arch = "x86_64")]
const FOREIGN: u32 = 0x4000_0000;
#[cfg(not(target_arch = "x86_64"))]
const FOREIGN: u32 = u32::MAX;

// The kernel's names of architectures: the machine's number in ELF files, 64 bits, little-endian.
#[cfg(target_arch = "x86_64")]
const ARCHITECTURE: u32 = libc::EM_X86_64 as u32 | 0xc000_0000;
#[cfg(target_arch = "aarch64")]
const ARCHITECTURE: u32 = libc::EM_AARCH64 as u32 | 0xc000_0000;

// Where `struct seccomp_data` has what a filter looks at.
const NUMBER_AT: u32 = 0;
const ARCHITECTURE_AT: u32 = 4;
const ARGUMENTS_AT: u32 = 16;

/// Refused with "no such call".
const REFUSE: u32 = libc::SECCOMP_RET_ERRNO | libc::ENOSYS as u32;

fn assemble(rules: &BTreeMap<u32, Rule>) -> Vec<sock_filter> {
    // The numbers as intervals, each from its first number to before the next one's.
    let mut intervals: Vec<(u32, Vec<sock_filter>)> = vec![(0, vec![end(REFUSE)])];
    for (&number, rule) in rules {
        let code = decide(rule);
        let (first, last) = intervals.last_mut().expect("it starts with one");
        if *first == number {
            *last = code;
        } else if !same(last, &code) {
            intervals.push((number, code));
        }
        intervals.push((number + 1, vec![end(REFUSE)]));
    }
    // Neighbours that say the same are one.
    intervals.dedup_by(|next, before| same(&next.1, &before.1));
    intervals.push((FOREIGN, vec![end(libc::SECCOMP_RET_KILL_PROCESS)]));

    let mut program = vec![
        load(ARCHITECTURE_AT),
        jump(libc::BPF_JEQ, ARCHITECTURE, 1, 0),
        end(libc::SECCOMP_RET_KILL_PROCESS),
        load(NUMBER_AT),
    ];
    program.extend(tree(&intervals));
    program
}

/// A binary search for the interval that holds the number.
fn tree(intervals: &[(u32, Vec<sock_filter>)]) -> Vec<sock_filter> {
    if let [(_, code)] = intervals {
        return code.clone();
    }
    let (low, high) = intervals.split_at(intervals.len() / 2);
    let (low_code, high_code) = (tree(low), tree(high));
    let boundary = high[0].0;
    let mut code = match u8::try_from(low_code.len()) {
        Ok(over) => vec![jump(libc::BPF_JGE, boundary, over, 0)],
        // A conditional jump reaches 255 steps; a plain one any number.
        Err(_) => vec![
            jump(libc::BPF_JGE, boundary, 0, 1),
            sock_filter { code: (libc::BPF_JMP | libc::BPF_JA) as u16, jt: 0, jf: 0, k: low_code.len() as u32 },
        ],
    };
    code.extend(low_code);
    code.extend(high_code);
    code
}

fn decide(rule: &Rule) -> Vec<sock_filter> {
    let low_word = |argument: u32| load(ARGUMENTS_AT + 8 * argument);
    let compare = |argument: u32, values: &[u32], met, unmet| {
        let mut code = vec![low_word(argument)];
        for &value in values {
            code.push(jump(libc::BPF_JEQ, value, 0, 1));
            code.push(end(met));
        }
        code.push(end(unmet));
        code
    };
    match rule {
        Rule::Allow => vec![end(libc::SECCOMP_RET_ALLOW)],
        Rule::OneOf(argument, values) => compare(*argument, values, libc::SECCOMP_RET_ALLOW, REFUSE),
        Rule::NoneOf(argument, values) => compare(*argument, values, REFUSE, libc::SECCOMP_RET_ALLOW),
        Rule::Bits { argument, mask, value } => vec![
            low_word(*argument),
            sock_filter { code: (libc::BPF_ALU | libc::BPF_AND | libc::BPF_K) as u16, jt: 0, jf: 0, k: *mask },
            jump(libc::BPF_JEQ, *value, 0, 1),
            end(libc::SECCOMP_RET_ALLOW),
            end(REFUSE),
        ],
    }
}

fn load(at: u32) -> sock_filter {
    sock_filter { code: (libc::BPF_LD | libc::BPF_W | libc::BPF_ABS) as u16, jt: 0, jf: 0, k: at }
}

fn jump(condition: u32, value: u32, if_so: u8, if_not: u8) -> sock_filter {
    sock_filter { code: (libc::BPF_JMP | condition | libc::BPF_K) as u16, jt: if_so, jf: if_not, k: value }
}

fn end(action: u32) -> sock_filter {
    sock_filter { code: (libc::BPF_RET | libc::BPF_K) as u16, jt: 0, jf: 0, k: action }
}

fn same(one: &[sock_filter], other: &[sock_filter]) -> bool {
    let key = |step: &sock_filter| (step.code, step.jt, step.jf, step.k);
    one.iter().map(key).eq(other.iter().map(key))
}

#[cfg(test)]
mod tests {
    use super::*;

    /// Runs a filter the way the kernel does, as far as these filters go.
    fn verdict(program: &[sock_filter], number: u32, arguments: [u32; 2]) -> u32 {
        let (mut at, mut word) = (0, 0);
        loop {
            let step = &program[at];
            at += 1;
            match step.code as u32 {
                0x20 => {
                    word = match step.k {
                        NUMBER_AT => number,
                        ARCHITECTURE_AT => ARCHITECTURE,
                        k => arguments[(k - ARGUMENTS_AT) as usize / 8],
                    }
                }
                0x54 => word &= step.k,
                0x05 => at += step.k as usize,
                0x15 => at += if word == step.k { step.jt } else { step.jf } as usize,
                0x35 => at += if word >= step.k { step.jt } else { step.jf } as usize,
                0x06 => return step.k,
                code => panic!("a step {code:#x} that is never made"),
            }
        }
    }

    const ALLOW: u32 = libc::SECCOMP_RET_ALLOW;

    #[test]
    fn every_number_gets_what_the_lists_say() {
        for profile in [Profile::Run, Profile::Compile] {
            let program = filter(profile, None);
            let judged = [
                libc::SYS_clone,
                libc::SYS_prlimit64,
                libc::SYS_fcntl,
                libc::SYS_ioctl,
                libc::SYS_prctl,
                libc::SYS_kill,
                libc::SYS_tgkill,
                libc::SYS_socketpair,
            ];
            for number in 0..1000 {
                if judged.contains(&number) {
                    continue;
                }
                let mut listed = COMPUTE.contains(&number) || COMPUTE_OLD.contains(&number);
                if profile == Profile::Compile {
                    listed |= COMPILE.contains(&number) || COMPILE_OLD.contains(&number);
                }
                let expected = if listed { ALLOW } else { REFUSE };
                assert_eq!(verdict(&program, number as u32, [0, 0]), expected, "{number}");
            }
        }
    }

    #[test]
    fn threads_start_and_processes_do_not() {
        let program = filter(Profile::Run, None);
        let clone = |flags: i32| verdict(&program, libc::SYS_clone as u32, [flags as u32, 0]);
        assert_eq!(clone(libc::CLONE_THREAD | libc::CLONE_VM), ALLOW);
        assert_eq!(clone(libc::SIGCHLD), REFUSE);
        assert_eq!(clone(libc::CLONE_VFORK | libc::CLONE_VM), REFUSE);
        assert_eq!(clone(libc::CLONE_THREAD | libc::CLONE_NEWUSER), REFUSE);
        assert_eq!(verdict(&program, libc::SYS_clone3 as u32, [0, 0]), REFUSE);
        let program = filter(Profile::Compile, None);
        let clone = |flags: i32| verdict(&program, libc::SYS_clone as u32, [flags as u32, 0]);
        assert_eq!(clone(libc::SIGCHLD), ALLOW);
        assert_eq!(clone(libc::SIGCHLD | libc::CLONE_NEWUSER), REFUSE);
    }

    #[test]
    fn only_the_process_itself_is_signalled_without_a_namespace() {
        let own = Pid::from_raw(4321);
        let program = filter(Profile::Run, own);
        for call in [libc::SYS_kill, libc::SYS_tgkill, libc::SYS_prlimit64] {
            assert_eq!(verdict(&program, call as u32, [4321, 0]), ALLOW);
            assert_eq!(verdict(&program, call as u32, [0, 0]), ALLOW);
            assert_eq!(verdict(&program, call as u32, [1, 0]), REFUSE);
            assert_eq!(verdict(&program, call as u32, [-1i32 as u32, 0]), REFUSE);
        }
    }

    #[cfg(target_arch = "x86_64")]
    #[test]
    fn x32_calls_end_the_process() {
        let program = filter(Profile::Run, None);
        for number in [FOREIGN, FOREIGN + 1, FOREIGN + 512, u32::MAX] {
            let kill = libc::SECCOMP_RET_KILL_PROCESS;
            assert_eq!(verdict(&program, number, [0, 0]), kill);
        }
    }

    #[test]
    fn the_search_is_short() {
        // The kernel's limit is 4096 steps; a program that starts pays for far fewer.
        assert!(filter(Profile::Run, Pid::from_raw(1)).len() < 512);
    }
}
