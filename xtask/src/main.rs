//! The runner: `cargo xtask COMMAND`. One module a command; this file only finds it.

use std::{path::PathBuf, process::ExitCode};

use clap::{CommandFactory, Parser, Subcommand};
use problems::document::Tongue;

mod bench;
mod check;
mod completions;
mod export;
mod files;
mod generate;
mod house;
mod judge;
mod languages;
mod list;
mod mutate;
mod new;
mod progress;
mod report;
mod run;
mod site;
mod solve;
mod stress;
mod tests_folder;
mod tongue;
mod validate;
mod verify;

use house::House;
use report::Ended;

/// A problem set of two-player games: makes test data, judges answers, and keeps itself right.
#[derive(Parser)]
#[command(name = "cargo xtask", bin_name = "cargo xtask", version, after_help = EXIT_CODES)]
struct Cli {
    /// The checkout of the exercises (without: the one around the current folder, or else the copy in this program)
    #[arg(long, global = true, value_name = "DIR")]
    root: Option<PathBuf>,
    /// The language of what is said of inputs and answers, vi or en (without: that of LC_ALL, LC_MESSAGES or LANG, and
    /// English in JSON)
    #[arg(long, global = true, value_name = "LANG", value_parser = tongue::parse)]
    lang: Option<Tongue>,
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
    /// Judge a program: verdicts test by test, points by group, and where the first wrong answer is wrong; or a class
    Judge(judge::Args),
    /// Try random small inputs on a program until it fails, and show the smallest on which it does
    Stress(stress::Args),
    /// Plant small mistakes in right programs: which of them do the tests not see?
    Mutate(mutate::Args),
    /// Run a program on one input from standard input, in the sandbox and with the limits
    Run(run::Args),
    /// Show the languages of programs: what is installed, which version, which flags
    Languages(languages::Args),
    /// Check everything that must hold
    Verify(verify::Args),
    /// Make packages for other judges: tests, checker, validator, statements, programs
    Export(export::Args),
    /// Write the book as pages that need no server, or as a booklet
    Site(site::Args),
    /// Write what a shell needs to complete commands and options
    Completions(completions::Args),
    /// Measure speed, as ratios within one run
    Bench(bench::Args),
}

fn main() -> ExitCode {
    // The sandbox starts this executable again as the parent of the programs it runs.
    sandbox::zygote_entry_if_asked();
    let cli = Cli::parse();
    report::exit_code(House::find(cli.root.as_deref(), cli.lang).and_then(|house| run(&cli.command, &house)))
}

fn run(command: &Command, house: &House) -> Ended {
    match command {
        Command::List(args) => list::run(args, house),
        Command::New(args) => new::run(args, house),
        Command::Solve(args) => solve::run(args, house),
        Command::Validate(args) => validate::run(args, house),
        Command::Check(args) => check::run(args, house),
        Command::Generate(args) => generate::run(args, house),
        Command::Judge(args) => judge::run(args, house),
        Command::Stress(args) => stress::run(args, house),
        Command::Mutate(args) => mutate::run(args, house),
        Command::Run(args) => run::run(args, house),
        Command::Completions(args) => completions::run(args, Cli::command()),
        Command::Languages(args) => languages::run(args),
        Command::Verify(args) => verify::run(args, house),
        Command::Export(args) => export::run(args, house),
        Command::Site(args) => site::run(args, house),
        Command::Bench(args) => bench::run(args, house),
    }
}
