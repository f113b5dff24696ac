//! What a student reads of a judgement: every sentence of the report, one function each.

use std::time::Duration;

use super::{comparison::Query, tests::SAMPLES};
use crate::report::visible;

/// What is judged, and what it may use.
pub fn heading(program: &str, language: &str, exercise: &str, time: Duration, memory: u64) -> String {
    format!("{} in {language}, on {exercise}: {} s, {memory} MiB", visible(program), time.as_secs_f64())
}

/// The isolation is not the strongest: how strong it is.
pub fn weaker_tier(tier: &str, in_all: Duration) -> String {
    format!("sandbox tier {tier}; at most {} s on the clock in all", in_all.as_secs_f64())
}

/// Why it is not stronger.
pub fn refused_tier(letter: char, why: &str) -> String {
    format!("not in tier {letter}: {why}")
}

/// A test.
pub fn test(name: &str, verdict: &str, time: Duration, memory: &str, message: &str) -> String {
    let message = if message.is_empty() { String::new() } else { format!(": {}", visible(message)) };
    format!("{}: {verdict} {:.3} s, {memory}{message}", visible(name), time.as_secs_f64())
}

/// A group: its points, or of the samples how many are right.
pub fn group(name: &str, earned: u32, points: u32, right: usize, tests: usize, left_out: usize) -> String {
    let rest = match left_out {
        0 => String::new(),
        1 => ", 1 test not run: the points are lost (--all runs it)".into(),
        many => format!(", {many} tests not run: the points are lost (--all runs them)"),
    };
    match name {
        SAMPLES => format!("{SAMPLES}: {right} of {tests} right{rest}"),
        _ => format!("{}: {earned} of {points} points{rest}", visible(name)),
    }
}

/// The sum.
pub fn sum(verdict: &str, earned: u32, points: u32, slowest: Option<(&str, Duration)>, memory: &str) -> String {
    let slowest = slowest.map_or(String::new(), |(test, cpu)| {
        format!("; slowest {:.3} s ({})", cpu.as_secs_f64(), visible(test))
    });
    let points = if points == 0 { String::new() } else { format!(": {earned} of {points} points") };
    format!("{verdict}{points}{slowest}, most memory {memory}")
}

/// Whose fault a judge failure is.
pub fn not_the_program_s_fault() -> &'static str {
    "The judge failed, not the program."
}

/// The first failure.
pub fn first_failure(test: &str, message: &str) -> String {
    format!("The first test that fails is {}: {}", visible(test), visible(message))
}

/// The likely cause of it.
pub fn likely_cause(hint: &str) -> String {
    format!("Likely cause: {}", visible(hint))
}

/// The failing query.
pub fn query(query: &Query) -> String {
    format!("Query {} of its input (line {}):", query.number, query.line)
}

/// A whole input.
pub fn its_input() -> &'static str {
    "Its input:"
}

/// Above lines beside each other.
pub fn beside() -> [&'static str; 3] {
    ["line", "the program", "a right answer (others may be right, too)"]
}

/// In place of a line that an answer does not have.
pub fn ended() -> &'static str {
    "(it has ended)"
}

/// Above what a program said on standard error.
pub fn last_words() -> &'static str {
    "The last words of the program on standard error:"
}

/// How to see more.
pub fn see_more(test: &str) -> String {
    format!("--show {} prints the whole test, --keep DIR stores every failure.", visible(test))
}

/// The parts of a whole test.
pub fn whole_test() -> [&'static str; 3] {
    ["The input:", "The program's answer:", "A right answer:"]
}

/// What was kept.
pub fn kept(count: usize, folder: &str) -> String {
    match count {
        0 => format!("No failure to keep in {}.", visible(folder)),
        1 => format!("Kept in {}: 1 failure (NN.inp, the program's NN.out, a right NN.ans).", visible(folder)),
        many => format!(
            "Kept in {}: {many} failures (NN.inp, the program's NN.out, a right NN.ans).",
            visible(folder)
        ),
    }
}

/// A language that a contest does not allow.
pub fn language_not_allowed(language: &str, allowed: &[String]) -> String {
    format!("{language} is not allowed in this contest; allowed are {}", allowed.join(", "))
}
