//! What a student reads of a verdict: every sentence of this crate that is about a program, one function each.

use std::time::Duration;

/// More CPU time than allowed.
pub fn too_slow(limit: Duration) -> String {
    format!("more than {} s of CPU time", limit.as_secs_f64())
}

/// It slept.
pub fn too_long_on_the_clock() -> String {
    "it did not end in time, though it computed little".into()
}

/// All tests together took too long.
pub fn out_of_time_in_all(most: Duration) -> String {
    let most = most.as_secs_f64();
    format!("not run: the tests before took all of the {most} s on the clock that a judgement has")
}

/// More memory than allowed.
pub fn too_much_memory(mebibytes: u64) -> String {
    format!("more than {mebibytes} MiB")
}

/// Its run-time was refused memory.
pub fn asked_for_too_much_memory(mebibytes: u64) -> String {
    format!("it asked for more than the {mebibytes} MiB there are")
}

/// More output than allowed.
pub fn too_much_output(mebibytes: u64) -> String {
    format!("more than {mebibytes} MiB of output")
}

/// An answer's file that is too large.
pub fn file_too_large(name: &str) -> String {
    format!("{name} is too large")
}

/// An answer's file that is none.
pub fn no_plain_file(name: &str, what: &str) -> String {
    format!("{name} is no plain file but {what}")
}

/// Neither an answer's file nor anything on standard output; `others` are files that the program made instead.
pub fn no_output(name: &str, others: &[String]) -> String {
    let instead = match others {
        [] => String::new(),
        others => format!("; the program wrote {} instead", others.join(", ")),
    };
    format!("no output: there is no {name}, and standard output is empty{instead}")
}

/// It is no program for this machine.
pub fn not_started(why: &str) -> String {
    format!("it could not be started: {why}")
}

/// It ended with an exit code other than 0.
pub fn exit_code(code: i32) -> String {
    format!("exit code {code}")
}

/// A signal ended it.
pub fn signal(signal: i32) -> String {
    let meaning = match signal {
        4 => "an illegal instruction",
        6 => "it aborted itself",
        7 => "a bus error",
        8 => "a division by zero or another arithmetic fault",
        9 => "it was killed",
        11 => "memory that is not its own; an index out of range, or a stack that is too deep?",
        13 => "it wrote where nobody reads",
        31 => "a forbidden system call",
        _ => "see signal(7)",
    };
    format!("signal {signal} ({meaning})")
}

/// The source opens an input of another name.
pub fn other_input_name(found: &str, name: &str) -> String {
    let why = match found.eq_ignore_ascii_case(name) {
        true => "; small and capital letters are not the same here",
        false => "",
    };
    format!("the source opens {found}, but the input is called {name}{why}")
}

/// The source opens an answer's file of another name.
pub fn other_output_name(found: &str, name: &str) -> String {
    format!("the source writes {found}, but the answer is looked for in {name} or on standard output")
}
