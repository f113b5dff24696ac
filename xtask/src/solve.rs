//! `solve`: the reference solution on `DIR/STEM.inp`.

use std::path::PathBuf;

use problems::Manifest;

use crate::{
    files,
    report::{Answer, Outcome},
};

#[derive(clap::Args)]
pub struct Args {
    /// The exercise
    #[arg(value_name = "EX")]
    exercise: String,
    /// The folder with STEM.inp, where STEM.out goes
    #[arg(default_value = ".")]
    dir: PathBuf,
}

pub fn run(args: &Args) -> Outcome {
    let exercise = problems::find(&args.exercise)?;
    let stem = Manifest::load(exercise)?.stem;
    let case = files::read_case(exercise, &args.dir.join(format!("{stem}.inp")))?;
    files::write(&args.dir.join(format!("{stem}.out")), &case.answer())?;
    Ok(Answer::Yes)
}
