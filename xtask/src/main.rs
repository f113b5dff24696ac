//! The runner: `cargo xtask COMMAND`. One module a command; this file only finds it.

use std::process::ExitCode;

use clap::{Parser, Subcommand};

mod bench;
mod check;
mod files;
mod generate;
mod judge;
mod judging;
mod languages;
mod list;
mod new;
mod passed;
mod progress;
mod report;
mod solve;
mod submissions;
mod validate;
mod verify;

use report::Outcome;

/// A problem set of two-player games: makes test data, judges answers, and keeps itself right.
#[derive(Parser)]
#[command(name = "cargo xtask", bin_name = "cargo xtask", version, after_help = EXIT_CODES)]
struct Cli {
    #[command(subcommand)]
    command: Command,
}

const EXIT_CODES: &str = "\
EX is 9.8, bai9_8, moore_nim or the folder's name; no EX means all of them.
Exit codes: 0 all is well, 1 a verdict or a check says no, 2 the call or its input is wrong.";

#[derive(Subcommand)]
enum Command {
    /// List the exercises
    List(list::Args),
    /// Make a new exercise's folder, ready to build and to verify
    New(new::Args),
    /// Solve DIR/STEM.inp with the reference solution, into DIR/STEM.out
    Solve(solve::Args),
    /// Read input files strictly and say which line, which column, why
    Validate(validate::Args),
    /// Judge one answer: accepted, or wrong answer and why
    Check(check::Args),
    /// Make tests: DIR/FOLDER/GROUP/NN.inp and NN.out
    Generate(generate::Args),
    /// Judge a program: verdicts test by test, points by group, and where the first wrong answer differs
    Judge(judge::Args),
    /// Check everything that must hold
    Verify(verify::Args),
    /// Measure speed, as ratios within one run
    Bench(bench::Args),
}

fn main() -> ExitCode {
    // The sandbox starts this executable again as the parent of the programs it runs.
    sandbox::zygote_entry_if_asked();
    let outcome: Outcome = match Cli::parse().command {
        Command::List(args) => list::run(&args),
        Command::New(args) => new::run(&args),
        Command::Solve(args) => solve::run(&args),
        Command::Validate(args) => validate::run(&args),
        Command::Check(args) => check::run(&args),
        Command::Generate(args) => generate::run(&args),
        Command::Judge(args) => judge::run(&args),
        Command::Verify(args) => verify::run(&args),
        Command::Bench(args) => bench::run(&args),
    };
    report::exit_code(outcome)
}
