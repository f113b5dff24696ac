//! `bench`
use crate::report::{Answer, Outcome};
#[derive(clap::Args)]
pub struct Args {
    /// The exercises (all, if none is named)
    #[arg(value_name = "EX")]
    exercises: Vec<String>,
}
pub fn run(args: &Args) -> Outcome {
    let _ = &args.exercises;
    Ok(Answer::Yes)
}
