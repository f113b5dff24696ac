//! `check`: judges one answer.

use std::path::{Path, PathBuf};

use problems::Error;
use serde_json::json;

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
    /// The input (- is standard input)
    inp: PathBuf,
    /// The answer to judge (- is standard input)
    out: PathBuf,
    /// Write one JSON value
    #[arg(long)]
    json: bool,
}

pub fn run(args: &Args, house: &House) -> Ended {
    report::with_json(args.json, || {
        let exercise = house.library.find(&args.exercise)?;
        if args.inp == args.out && args.inp == Path::new("-") {
            return Err(Error::new("standard input holds the input or the answer, not both"));
        }
        let tongue = house.tongue(args.json);
        let case = files::read_case(exercise, &args.inp, tongue)?;
        let verdict = case.check(&files::read(&args.out)?);
        match (&verdict, args.json) {
            (Ok(()), false) => report::line("accepted"),
            (Err(refusal), false) => {
                report::line(format_args!("wrong answer: {}", visible(refusal.in_tongue(tongue))));
            }
            (Ok(()), true) => report::json(&json!({ "verdict": "AC" })),
            (Err(refusal), true) => {
                report::json(&json!({ "verdict": "WA", "message": visible(refusal.in_tongue(tongue)) }))
            }
        }
        Ok(Ending::from(verdict.is_ok()))
    })
}
