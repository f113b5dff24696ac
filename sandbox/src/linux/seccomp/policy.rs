//! Which system calls a program may make, and with which arguments. All else is refused.

use std::collections::BTreeMap;

use libc::c_long;
use rustix::process::Pid;

use crate::linux::wire::Profile;

use super::calls::{COMPILE, COMPILE_OLD, COMPUTE, COMPUTE_OLD, PRETEND};

/// What decides about a call.
pub enum Rule {
    Allow,
    /// Nothing is done, and the program is told that it worked: for what asks others to wait, to
    /// remember or to forget, which nobody outside shall do for a program.
    Pretend,
    /// Refused with "not with these files", on which every run-time copies by reading and writing.
    Unfit,
    /// Allowed if one of these lists holds entirely.
    If(Vec<Vec<Test>>),
}

/// What must hold of an argument. Where the kernel takes an `int`, its low half is the argument.
pub enum Test {
    OneOf(u32, Vec<u32>),
    NoneOf(u32, Vec<u32>),
    /// These bits must have this value.
    Bits {
        argument: u32,
        mask: u32,
        value: u32,
    },
    /// A null pointer.
    Null(u32),
}

/// Every flag of `clone` that makes a namespace.
const NEW_NAMESPACES: i32 = libc::CLONE_NEWNS
    | libc::CLONE_NEWCGROUP
    | libc::CLONE_NEWUTS
    | libc::CLONE_NEWIPC
    | libc::CLONE_NEWUSER
    | libc::CLONE_NEWPID
    | libc::CLONE_NEWNET;

/// What makes a thread: the same memory, files, folder and signals as all others of the process. One that had
/// descriptors of its own would have as many again, with all that waits in their pipes.
const THREAD: i32 =
    libc::CLONE_THREAD | libc::CLONE_VM | libc::CLONE_FILES | libc::CLONE_FS | libc::CLONE_SIGHAND;
/// What may be asked for with it, and concerns the thread alone.
const OF_A_THREAD: i32 = libc::CLONE_SYSVSEM
    | libc::CLONE_SETTLS
    | libc::CLONE_PARENT_SETTID
    | libc::CLONE_CHILD_CLEARTID
    | libc::CLONE_CHILD_SETTID
    | libc::CLONE_DETACHED;

/// Whom a filter is for.
#[derive(Clone, Copy, Debug)]
pub struct Whom {
    pub profile: Profile,
    /// The only process that may be signalled; without it, the process namespace is the bound.
    pub alone: Option<Pid>,
    /// Whether a program may have pairs of sockets.
    pub pairs: bool,
}

/// The rules of a profile; a call without one is refused.
pub fn rules(Whom { profile, alone, pairs }: Whom) -> BTreeMap<u32, Rule> {
    let mut rules = BTreeMap::new();
    let mut lists = vec![COMPUTE, COMPUTE_OLD];
    if profile == Profile::Compile {
        lists.extend([COMPILE, COMPILE_OLD]);
    }
    for &call in lists.into_iter().flatten() {
        rules.insert(call as u32, Rule::Allow);
    }
    for &call in PRETEND {
        rules.insert(call as u32, Rule::Pretend);
    }
    // 0 is this process, or its process group, where it is alone.
    let own: Vec<u32> = [0].into_iter().chain(alone.map(|pid| pid.as_raw_nonzero().get() as u32)).collect();
    let limits = limits(profile, &own);
    let files = files().into_iter().chain(streams(profile, pairs));
    for (call, rule) in files.chain(memory()).chain(limits).chain(processes(profile, alone, &own)) {
        rules.insert(call as u32, rule);
    }
    rules
}

type Rules = Vec<(c_long, Rule)>;

fn files() -> Rules {
    // A file without a name is one that nobody sees growing.
    let named = |argument| vec![vec![Test::Bits { argument, mask: NAMELESS, value: 0 }]];
    // Not to lock, nor to choose who gets a signal, nor to hold up whoever opens a file, nor to widen
    // a pipe.
    let descriptors =
        [libc::F_DUPFD, libc::F_DUPFD_CLOEXEC, libc::F_GETFD, libc::F_SETFD, libc::F_GETFL, libc::F_SETFL];
    // Questions about terminals, which every C library asks, and modes of the own descriptors.
    let asked = [libc::TCGETS, libc::TIOCGWINSZ, libc::FIONREAD, libc::FIONBIO, libc::FIOCLEX, libc::FIONCLEX];
    vec![
        #[cfg(target_arch = "x86_64")]
        (libc::SYS_open, Rule::If(named(1))),
        (libc::SYS_openat, Rule::If(named(2))),
        // Other modes can take room beyond a file's end, where the limit of its size does not count.
        (libc::SYS_fallocate, Rule::If(vec![vec![Test::OneOf(1, vec![0])]])),
        (libc::SYS_fcntl, Rule::If(vec![vec![Test::OneOf(1, words(descriptors))]])),
        (libc::SYS_ioctl, Rule::If(vec![vec![Test::OneOf(1, words(asked.map(|c| c as i32)))]])),
        // With a third flag it gives this thread descriptors of its own.
        (libc::SYS_close_range, Rule::If(vec![vec![Test::OneOf(2, vec![0, libc::CLOSE_RANGE_CLOEXEC])]])),
    ]
}

/// What waits in pipes and pairs of sockets is memory that no count shows. There are as many as there are
/// descriptors, and those that a thread waits for: they stay open until it has waited.
fn streams(profile: Profile, pairs: bool) -> Rules {
    let family = || Test::OneOf(0, words([libc::AF_UNIX]));
    let kind = Test::Bits { argument: 1, mask: 0xf, value: libc::SOCK_STREAM as u32 };
    // A pair of streams reaches nobody. Any other family might make the kernel load a module.
    let socket_pairs = match profile {
        // Rust's way to start a linker.
        Profile::Compile => Rule::If(vec![vec![family()]]),
        Profile::Run if pairs => Rule::If(vec![vec![family(), kind]]),
        Profile::Run => Rule::If(vec![]),
    };
    // Not O_NOTIFICATION_PIPE.
    let flags = (libc::O_CLOEXEC | libc::O_NONBLOCK | libc::O_DIRECT) as u32;
    // As few as will do. A program of Rust looks at the three standard ones before it starts; what waits in a pair
    // of sockets is more than in a pipe.
    let most = if pairs { 1 } else { 3 };
    let waiting = |argument| match profile {
        Profile::Compile => Rule::Allow,
        Profile::Run => Rule::If(vec![vec![Test::OneOf(argument, (0..=most).collect())]]),
    };
    // Pages of a file that wait in a pipe or a socket stay when the file is cut, and a page counts there as one byte
    // if no more of it was sent.
    let moving = || match profile {
        Profile::Compile => Rule::Allow,
        Profile::Run => Rule::Unfit,
    };
    vec![
        (libc::SYS_socketpair, socket_pairs),
        (libc::SYS_pipe2, Rule::If(vec![vec![Test::Bits { argument: 1, mask: !flags, value: 0 }]])),
        #[cfg(target_arch = "x86_64")]
        (libc::SYS_poll, waiting(1)),
        (libc::SYS_ppoll, waiting(1)),
        #[cfg(target_arch = "x86_64")]
        (libc::SYS_select, waiting(0)),
        (libc::SYS_pselect6, waiting(0)),
        (libc::SYS_sendfile, moving()),
        (libc::SYS_splice, moving()),
    ]
}

fn memory() -> Rules {
    // Shared memory that is no file's stays when a program lets go of it, and no count shows it.
    let (kind, huge, nameless) = (libc::MAP_TYPE as u32, libc::MAP_HUGETLB as u32, libc::MAP_ANONYMOUS as u32);
    let private = Test::Bits { argument: 3, mask: kind | huge, value: libc::MAP_PRIVATE as u32 };
    let of_a_file = Test::Bits { argument: 3, mask: kind | huge | nameless, value: libc::MAP_SHARED as u32 };
    // Advice about the own pages. Not MADV_WILLNEED, MADV_COLD, MADV_PAGEOUT and MADV_MERGEABLE, which
    // are about what others have in memory too; nor MADV_COLLAPSE, for there are no huge pages.
    let advice = [
        libc::MADV_NORMAL,
        libc::MADV_RANDOM,
        libc::MADV_SEQUENTIAL,
        libc::MADV_DONTNEED,
        libc::MADV_FREE,
        libc::MADV_DONTFORK,
        libc::MADV_DOFORK,
        libc::MADV_HUGEPAGE,
        libc::MADV_NOHUGEPAGE,
        libc::MADV_DONTDUMP,
        libc::MADV_DODUMP,
        libc::MADV_POPULATE_READ,
        libc::MADV_POPULATE_WRITE,
        MADV_GUARD_INSTALL,
        MADV_GUARD_REMOVE,
    ];
    vec![
        (libc::SYS_mmap, Rule::If(vec![vec![private], vec![of_a_file]])),
        (libc::SYS_madvise, Rule::If(vec![vec![Test::OneOf(2, words(advice))]])),
    ]
}

/// Limits of others are out of reach.
fn limits(profile: Profile, own: &[u32]) -> Rules {
    let own = || Test::OneOf(0, own.to_vec());
    match profile {
        // It limits itself when it gets its order; then comes the last filter.
        Profile::Run => {
            vec![(libc::SYS_prlimit64, Rule::If(vec![vec![own()]])), (libc::SYS_seccomp, Rule::Allow)]
        }
        Profile::Compile => {
            vec![(libc::SYS_prlimit64, Rule::If(vec![vec![own(), harmless()], vec![own(), only_asked()]]))]
        }
    }
}

/// What a program that has its limits may do no more, though the rules above allow it.
pub fn last_rules() -> BTreeMap<u32, Rule> {
    BTreeMap::from([
        (libc::SYS_prlimit64 as u32, Rule::If(vec![vec![harmless()], vec![only_asked()]])),
        (libc::SYS_seccomp as u32, Rule::If(vec![])),
        // It has got its order; nobody sends it another.
        (libc::SYS_recvmsg as u32, Rule::If(vec![])),
    ])
}

/// Limits that it may lower, for they hurt only itself: its memory, its stack, its descriptors. At another
/// limit of CPU time or of the size of files the kernel would end it as the judge or the machine does; at
/// one of core dumps other than 1 the machine's handler would get one.
fn harmless() -> Test {
    Test::OneOf(1, vec![libc::RLIMIT_STACK, libc::RLIMIT_NOFILE, libc::RLIMIT_AS, libc::RLIMIT_DATA])
}

fn only_asked() -> Test {
    Test::Null(2)
}

fn processes(profile: Profile, alone: Option<Pid>, own: &[u32]) -> Rules {
    let (mask, value) = match profile {
        Profile::Run => (!OF_A_THREAD as u32, THREAD as u32),
        Profile::Compile => (NEW_NAMESPACES as u32, 0),
    };
    // Not PR_SET_VMA: the names of mappings are memory of the kernel's.
    let named = [libc::PR_SET_NAME, libc::PR_GET_NAME, libc::PR_GET_DUMPABLE, libc::PR_CAPBSET_READ];
    let mut rules = vec![
        (libc::SYS_clone, Rule::If(vec![vec![Test::Bits { argument: 0, mask, value }]])),
        (libc::SYS_prctl, Rule::If(vec![vec![Test::OneOf(0, words(named))]])),
    ];
    if profile == Profile::Run {
        // These two are the kernel's to send, when it is out of memory and when a file is too large:
        // whoever sees one of them knows whose fault it was.
        let kernels = || words([libc::SIGKILL, libc::SIGXFSZ]);
        for (call, signal) in [(libc::SYS_kill, 1), (libc::SYS_tgkill, 2)] {
            let mut tests = vec![Test::NoneOf(signal, kernels())];
            if alone.is_some() {
                tests.push(Test::OneOf(0, own.to_vec()));
            }
            rules.push((call, Rule::If(vec![tests])));
        }
    }
    rules
}

/// `O_TMPFILE` without `O_DIRECTORY`, which is part of it.
const NAMELESS: u32 = (libc::O_TMPFILE & !libc::O_DIRECTORY) as u32;

// From the kernel's mman.h; the libc crate lacks them.
const MADV_GUARD_INSTALL: i32 = 102;
const MADV_GUARD_REMOVE: i32 = 103;

fn words<const N: usize>(values: [i32; N]) -> Vec<u32> {
    values.map(|value| value as u32).to_vec()
}
