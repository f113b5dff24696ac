//! How rules become a program for the kernel.
//!
//! The kernel runs a new filter once for every number there is, to learn which calls need no
//! filter at all. For a list that is searched one by one that takes half a millisecond, each time
//! a program starts; for the tree built here, a twentieth of it.

use std::collections::BTreeMap;

use libc::sock_filter;

use super::policy::{Rule, Test};

/// Numbers from here on are calls by the x32 convention.
#[cfg(target_arch = "x86_64")]
pub const FOREIGN: u32 = 0x4000_0000;
#[cfg(not(target_arch = "x86_64"))]
pub const FOREIGN: u32 = u32::MAX;

// The kernel's names of architectures: the machine's number in ELF files, 64 bits, little-endian.
#[cfg(target_arch = "x86_64")]
pub const ARCHITECTURE: u32 = libc::EM_X86_64 as u32 | 0xc000_0000;
#[cfg(target_arch = "aarch64")]
pub const ARCHITECTURE: u32 = libc::EM_AARCH64 as u32 | 0xc000_0000;

// Where `struct seccomp_data` has what a filter looks at.
pub const NUMBER_AT: u32 = 0;
pub const ARCHITECTURE_AT: u32 = 4;
pub const ARGUMENTS_AT: u32 = 16;

/// Not done, with the answer of success.
pub const PRETEND: u32 = libc::SECCOMP_RET_ERRNO;
/// Refused with "no such call".
pub const REFUSE: u32 = libc::SECCOMP_RET_ERRNO | libc::ENOSYS as u32;

/// Refused with "not with these arguments".
pub const UNFIT: u32 = libc::SECCOMP_RET_ERRNO | libc::EINVAL as u32;

/// The program that decides by these rules, and about calls without one as `otherwise` says.
pub fn assemble(rules: &BTreeMap<u32, Rule>, otherwise: u32) -> Vec<sock_filter> {
    // The numbers as intervals, each from its first number to before the next one's.
    let mut intervals: Vec<(u32, Vec<sock_filter>)> = vec![(0, vec![end(otherwise)])];
    for (&number, rule) in rules {
        let code = decide(rule);
        let (first, last) = intervals.last_mut().expect("it starts with one");
        if *first == number {
            *last = code;
        } else if !same(last, &code) {
            intervals.push((number, code));
        }
        intervals.push((number + 1, vec![end(otherwise)]));
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
    match rule {
        Rule::Allow => vec![end(libc::SECCOMP_RET_ALLOW)],
        Rule::Pretend => vec![end(PRETEND)],
        Rule::Unfit => vec![end(UNFIT)],
        Rule::If(lists) => {
            let mut code = Vec::new();
            for list in lists {
                // From the last test backwards, each knows how far it is to the end of the list.
                let mut rest = vec![end(libc::SECCOMP_RET_ALLOW)];
                for test in list.iter().rev() {
                    let mut steps = check(test, rest.len());
                    steps.append(&mut rest);
                    rest = steps;
                }
                code.append(&mut rest);
            }
            code.push(end(REFUSE));
            code
        }
    }
}

/// Goes on behind itself if the test holds, otherwise jumps over the `rest` of its list.
fn check(test: &Test, rest: usize) -> Vec<sock_filter> {
    let rest = u8::try_from(rest).expect("a list of tests is short");
    let half = |argument: u32, half: u32| load(ARGUMENTS_AT + 8 * argument + 4 * half);
    match test {
        Test::OneOf(argument, values) => {
            let mut code = vec![half(*argument, 0)];
            for (left, &value) in (0..values.len() as u8).rev().zip(values) {
                // The last comparison decides; an earlier one only if it holds.
                let over = if left == 0 { rest } else { 0 };
                code.push(jump(libc::BPF_JEQ, value, left, over));
            }
            code
        }
        Test::NoneOf(argument, values) => {
            let mut code = vec![half(*argument, 0)];
            for (left, &value) in (0..values.len() as u8).rev().zip(values) {
                code.push(jump(libc::BPF_JEQ, value, left + rest, 0));
            }
            code
        }
        Test::Bits { argument, mask, value } => vec![
            half(*argument, 0),
            sock_filter { code: (libc::BPF_ALU | libc::BPF_AND | libc::BPF_K) as u16, jt: 0, jf: 0, k: *mask },
            jump(libc::BPF_JEQ, *value, 0, rest),
        ],
        Test::Null(argument) => vec![
            half(*argument, 0),
            jump(libc::BPF_JEQ, 0, 0, rest + 2),
            half(*argument, 1),
            jump(libc::BPF_JEQ, 0, 0, rest),
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
