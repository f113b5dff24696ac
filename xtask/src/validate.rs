//! `validate`: strict reading of input files.

use std::path::PathBuf;

use problems::Error;

use crate::{
    files,
    report::{self, Answer, Outcome},
};

#[derive(clap::Args)]
pub struct Args {
    /// The exercise
    #[arg(value_name = "EX")]
    exercise: String,
    /// Input files
    #[arg(required = true, value_name = "FILE")]
    files: Vec<PathBuf>,
}

pub fn run(args: &Args) -> Outcome {
    let exercise = problems::find(&args.exercise)?;
    let mut errors = Vec::new();
    for path in &args.files {
        match files::read_case(exercise, path) {
            Ok(_) => report::line(format_args!("{}: valid", path.display())),
            Err(error) => errors.push(error),
        }
    }
    let Some(last) = errors.pop() else { return Ok(Answer::Yes) };
    for error in errors {
        eprintln!("error: {error}");
    }
    Err(Error::new(last))
}
