//! `new`
use crate::report::{Answer, Outcome};
#[derive(clap::Args)]
pub struct Args {
    /// The name
    name: String,
}
pub fn run(args: &Args) -> Outcome {
    let _ = &args.name;
    Ok(Answer::Yes)
}
