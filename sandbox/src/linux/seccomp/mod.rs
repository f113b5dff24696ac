//! The filter of system calls: what is allowed (`calls`, and `policy` where it depends on the
//! arguments), and how that is told to the kernel (`program`).
//!
//! What is not allowed returns "no such call", which also makes the C library fall back from
//! `clone3` (its flags stand in memory, where a filter can't look) to `clone`. A call by another
//! convention (`int 0x80` and x32 on x86-64) ends the process.

mod calls;
mod policy;
mod program;

use libc::sock_filter;

pub use policy::Whom;

/// The filter of a program or a compiler.
pub fn filter(whom: Whom) -> Vec<sock_filter> {
    program::assemble(&policy::rules(whom), program::REFUSE)
}

/// The filter that a program gets on top when it has set its own limits. A compiler has it in its only one.
pub fn last_filter() -> Vec<sock_filter> {
    program::assemble(&policy::last_rules(), libc::SECCOMP_RET_ALLOW)
}

#[cfg(test)]
mod tests {
    use rustix::process::Pid;

    use crate::linux::wire::Profile;

    use super::policy::{Rule, Test};
    use super::program::{
        ARCHITECTURE, ARCHITECTURE_AT, ARGUMENTS_AT, FOREIGN, NUMBER_AT, PRETEND, REFUSE, UNFIT,
    };
    use super::*;

    const RUN: Whom = Whom { profile: Profile::Run, alone: None, pairs: false };
    const COMPILE: Whom = Whom { profile: Profile::Compile, ..RUN };

    fn alone(pid: i32) -> Whom {
        Whom { alone: Pid::from_raw(pid), ..RUN }
    }

    const ALLOW: u32 = libc::SECCOMP_RET_ALLOW;

    /// Runs a filter the way the kernel does, as far as these filters go.
    fn verdict(program: &[sock_filter], number: u32, arguments: &[u64]) -> u32 {
        let (mut at, mut word) = (0, 0);
        loop {
            let step = &program[at];
            at += 1;
            match step.code as u32 {
                0x20 => {
                    word = match step.k {
                        NUMBER_AT => number,
                        ARCHITECTURE_AT => ARCHITECTURE,
                        k => {
                            let argument = arguments.get((k - ARGUMENTS_AT) as usize / 8).copied().unwrap_or(0);
                            (argument >> (8 * (k % 8))) as u32
                        }
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

    /// What a rule means.
    fn meant(rule: Option<&Rule>, otherwise: u32, arguments: &[u64]) -> u32 {
        let low = |argument: &u32| arguments[*argument as usize] as u32;
        let holds = |test: &Test| match test {
            Test::OneOf(argument, values) => values.contains(&low(argument)),
            Test::NoneOf(argument, values) => !values.contains(&low(argument)),
            Test::Bits { argument, mask, value } => low(argument) & mask == *value,
            Test::Null(argument) => arguments[*argument as usize] == 0,
        };
        match rule {
            None => otherwise,
            Some(Rule::Allow) => ALLOW,
            Some(Rule::Pretend) => PRETEND,
            Some(Rule::Unfit) => UNFIT,
            Some(Rule::If(lists)) if lists.iter().any(|list| list.iter().all(holds)) => ALLOW,
            Some(Rule::If(_)) => REFUSE,
        }
    }

    #[test]
    fn every_number_gets_what_the_policy_says() {
        let mut words: Vec<u64> = (0..=32).map(|bit| (1 << bit) >> 1).collect();
        words.extend([3, 9, 25, 102, 1000, 4321, 0x22, 0x21, 0x410_0000, 1 << 40, u64::MAX]);
        let filters = [RUN, alone(4321), Whom { pairs: true, ..RUN }, COMPILE]
            .map(|whom| (filter(whom), policy::rules(whom), REFUSE));
        for (program, rules, otherwise) in
            filters.into_iter().chain([(last_filter(), policy::last_rules(), ALLOW)])
        {
            for number in 0..1000 {
                for (at, &one) in words.iter().enumerate() {
                    for &other in &words {
                        // Each argument gets each word, and its neighbours another.
                        let mut arguments = [other; 6];
                        arguments[at % 6] = one;
                        let (got, wanted) = (
                            verdict(&program, number, &arguments),
                            meant(rules.get(&number), otherwise, &arguments),
                        );
                        assert_eq!(got, wanted, "{number} {arguments:x?}");
                    }
                }
            }
        }
    }

    fn allowed(program: &[sock_filter], call: libc::c_long, arguments: &[i64]) -> bool {
        let arguments: Vec<u64> = arguments.iter().map(|&argument| argument as u64).collect();
        verdict(program, call as u32, &arguments) == ALLOW
    }

    #[test]
    fn threads_start_and_processes_do_not() {
        let program = filter(RUN);
        let clone = |flags: i32| allowed(&program, libc::SYS_clone, &[flags.into()]);
        // As the C libraries and Go do.
        let thread = 0x3d_0f00;
        assert!(clone(thread) && clone(thread | libc::CLONE_DETACHED) && clone(0x5_0f00));
        // With a memory, descriptors, a folder of its own; or told of to others.
        for part in [libc::CLONE_VM, libc::CLONE_FILES, libc::CLONE_FS, libc::CLONE_SIGHAND, libc::CLONE_THREAD]
        {
            assert!(!clone(thread & !part), "{part:#x}");
        }
        for more in
            [libc::CLONE_PIDFD, libc::CLONE_PARENT, libc::CLONE_PTRACE, libc::CLONE_VFORK, libc::SIGCHLD]
        {
            assert!(!clone(thread | more), "{more:#x}");
        }
        assert!(!clone(libc::SIGCHLD));
        assert!(!clone(libc::CLONE_VFORK | libc::CLONE_VM));
        assert!(!clone(libc::CLONE_THREAD | libc::CLONE_NEWUSER));
        assert!(!allowed(&program, libc::SYS_clone3, &[]));
        let program = filter(COMPILE);
        let clone = |flags: i32| allowed(&program, libc::SYS_clone, &[flags.into()]);
        assert!(clone(libc::SIGCHLD));
        assert!(!clone(libc::SIGCHLD | libc::CLONE_NEWUSER));
    }

    #[test]
    fn descriptors_are_one_table_and_few_are_waited_for() {
        let with_pairs = Whom { pairs: true, ..RUN };
        for (whom, most) in [(RUN, 3), (with_pairs, 1)] {
            let program = filter(whom);
            for number in 0..70 {
                let fits = number <= most;
                assert_eq!(allowed(&program, libc::SYS_ppoll, &[1, number]), fits, "{number}");
                assert_eq!(allowed(&program, libc::SYS_pselect6, &[number]), fits, "{number}");
            }
            assert!(!allowed(&program, libc::SYS_ppoll, &[1, -1]));
            for (flags, wanted) in [(0, true), (4, true), (2, false), (6, false), (8, false)] {
                assert_eq!(allowed(&program, libc::SYS_close_range, &[3, -1, flags]), wanted, "{flags}");
            }
            let pair =
                |family: i32, kind: i32| allowed(&program, libc::SYS_socketpair, &[family.into(), kind.into()]);
            let closing = libc::SOCK_STREAM | libc::SOCK_CLOEXEC;
            assert_eq!(pair(libc::AF_UNIX, closing), whom.pairs);
            assert!(!pair(libc::AF_UNIX, libc::SOCK_DGRAM) && !pair(libc::AF_UNIX, libc::SOCK_SEQPACKET));
            assert!(!pair(libc::AF_INET, closing));
            assert!(allowed(&program, libc::SYS_pipe2, &[1, libc::O_CLOEXEC.into()]));
            assert!(!allowed(&program, libc::SYS_pipe2, &[1, libc::O_EXCL.into()]));
            for call in [libc::SYS_sendfile, libc::SYS_splice] {
                assert_eq!(verdict(&program, call as u32, &[0; 6]), UNFIT);
            }
            for call in [libc::SYS_unshare, libc::SYS_pidfd_getfd, libc::SYS_pidfd_open, libc::SYS_sendmsg] {
                assert!(!allowed(&program, call, &[0; 6]), "{call}");
            }
        }
        assert!(!allowed(&last_filter(), libc::SYS_recvmsg, &[0; 3]));
    }

    #[test]
    fn only_the_process_itself_is_signalled_without_a_namespace() {
        let program = filter(alone(4321));
        for call in [libc::SYS_kill, libc::SYS_tgkill, libc::SYS_prlimit64] {
            for (process, wanted) in [(4321, true), (0, true), (1, false), (-1, false)] {
                assert_eq!(allowed(&program, call, &[process, 0]), wanted, "{call} {process}");
            }
        }
    }

    #[test]
    fn the_kernels_own_signals_are_not_a_programs() {
        let program = filter(RUN);
        for (signal, wanted) in [(libc::SIGKILL, false), (libc::SIGXFSZ, false), (libc::SIGABRT, true)] {
            assert_eq!(allowed(&program, libc::SYS_kill, &[2, signal.into()]), wanted);
            assert_eq!(allowed(&program, libc::SYS_tgkill, &[2, 2, signal.into()]), wanted);
        }
    }

    #[test]
    fn memory_is_private_or_a_files() {
        let program = filter(RUN);
        let map = |flags: i32| allowed(&program, libc::SYS_mmap, &[0, 4096, 3, flags.into()]);
        assert!(map(libc::MAP_PRIVATE | libc::MAP_ANONYMOUS | libc::MAP_NORESERVE));
        assert!(map(libc::MAP_PRIVATE) && map(libc::MAP_SHARED));
        assert!(!map(libc::MAP_SHARED | libc::MAP_ANONYMOUS));
        assert!(!map(libc::MAP_SHARED_VALIDATE | libc::MAP_ANONYMOUS));
        assert!(!map(libc::MAP_PRIVATE | libc::MAP_ANONYMOUS | libc::MAP_HUGETLB));
    }

    #[test]
    fn limits_that_end_a_program_are_read_and_not_changed() {
        for program in [last_filter(), filter(COMPILE)] {
            for resource in [libc::RLIMIT_CORE, libc::RLIMIT_CPU, libc::RLIMIT_FSIZE, libc::RLIMIT_RTTIME] {
                let resource = i64::from(resource);
                assert!(allowed(&program, libc::SYS_prlimit64, &[0, resource, 0, 1]));
                assert!(!allowed(&program, libc::SYS_prlimit64, &[0, resource, 1, 0]));
                assert!(!allowed(&program, libc::SYS_prlimit64, &[0, resource, 1 << 32, 0]));
            }
            assert!(allowed(&program, libc::SYS_prlimit64, &[0, libc::RLIMIT_STACK.into(), 1, 0]));
            assert!(!allowed(&program, libc::SYS_seccomp, &[1, 0, 1]));
        }
        assert!(!allowed(&filter(RUN), libc::SYS_setrlimit, &[0, 1]));
    }

    #[cfg(target_arch = "x86_64")]
    #[test]
    fn x32_calls_end_the_process() {
        let program = filter(RUN);
        for number in [FOREIGN, FOREIGN + 1, FOREIGN + 512, u32::MAX] {
            assert_eq!(verdict(&program, number, &[]), libc::SECCOMP_RET_KILL_PROCESS);
        }
    }

    #[test]
    fn the_search_is_short() {
        // The kernel's limit is 4096 steps; a program that starts pays for far fewer.
        assert!(filter(alone(1)).len() < 512);
    }
}
