//! `validate`: strict reading of input files.

use std::path::PathBuf;

use problems::Error;

use crate::{
    files,
    house::House,
    report::{self, Ended, Ending, visible},
};

#[derive(clap::Args)]
pub struct Args {
    /// The exercise
    #[arg(value_name = "EX")]
    exercise: String,
    /// Input files (- is standard input)
    #[arg(required = true, value_name = "FILE")]
    files: Vec<PathBuf>,
}

pub fn run(args: &Args, house: &House) -> Ended {
    let exercise = house.library.find(&args.exercise)?;
    let mut errors = Vec::new();
    for path in &args.files {
        match files::read_case(exercise, path, house.tongue(false)) {
            Ok(_) => report::line(format_args!("{}: valid", visible(&path.display().to_string()))),
            Err(error) => errors.push(error),
        }
    }
    let Some(last) = errors.pop() else { return Ok(Ending::Yes) };
    for error in errors {
        report::complain(error);
    }
    Err(Error::new(last))
}
