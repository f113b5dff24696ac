//! `check`: judges one answer.

use std::path::PathBuf;

use serde_json::json;

use crate::{
    files,
    report::{self, Answer, Outcome},
};

#[derive(clap::Args)]
pub struct Args {
    /// The exercise
    #[arg(value_name = "EX")]
    exercise: String,
    /// The input
    inp: PathBuf,
    /// The answer to judge
    out: PathBuf,
    /// Write one JSON value
    #[arg(long)]
    json: bool,
}

pub fn run(args: &Args) -> Outcome {
    report::with_json(args.json, || {
        let exercise = problems::find(&args.exercise)?;
        let case = files::read_case(exercise, &args.inp)?;
        let verdict = case.check(&files::read(&args.out)?);
        match (&verdict, args.json) {
            (Ok(()), false) => report::line("accepted"),
            (Err(refusal), false) => report::line(format_args!("wrong answer: {refusal}")),
            (Ok(()), true) => report::json(&json!({ "verdict": "AC" })),
            (Err(refusal), true) => report::json(&json!({ "verdict": "WA", "message": refusal.to_string() })),
        }
        Ok(Answer::from(verdict.is_ok()))
    })
}
