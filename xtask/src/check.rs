//! `check`: judges one answer.

use std::path::{Path, PathBuf};

use checkers::say;
use exercise::Error;
use judging::Verdict;
use serde_json::json;

use crate::{
    files,
    lang::told,
    report::{self, Ended, Ending, visible},
    workspace::Workspace,
};

#[derive(clap::Args)]
pub struct Args {
    #[arg(value_name = "EX", help = told!(vi "Bài tập", en "The exercise"))]
    exercise: String,
    #[arg(help = told!(vi "Tệp dữ liệu vào (- là đầu vào chuẩn)", en "The input (- is standard input)"))]
    inp: PathBuf,
    #[arg(help = told!(vi "Kết quả cần chấm (- là đầu vào chuẩn)", en "The answer to judge (- is standard input)"))]
    out: PathBuf,
    #[arg(long, help = told!(vi "In ra một giá trị JSON", en "Print one JSON value"))]
    json: bool,
}

pub fn run(args: &Args, workspace: &Workspace) -> Ended {
    report::with_json(workspace, args.json, || {
        let exercise = workspace.library.find(&args.exercise)?;
        if args.inp == args.out && args.inp == Path::new("-") {
            return Err(Error::new(say!(
                vi "đầu vào chuẩn chỉ có thể là dữ liệu vào hoặc kết quả, không thể là cả hai",
                en "standard input can be the input or the answer, not both",
            )));
        }
        let lang = workspace.lang(args.json);
        let case = files::read_case(exercise, &args.inp)?;
        let verdict = case.check(&files::read(&args.out)?);
        match (&verdict, args.json) {
            (Ok(()), false) => report::say(&Verdict::Accepted.words()),
            (Err(refusal), false) => {
                let (verdict, reason) = (Verdict::WrongAnswer.words(), refusal.sentence().map(visible));
                report::say(&say!(vi "{verdict}: {reason}", en "{verdict}: {reason}"; verdict, reason));
            }
            (Ok(()), true) => report::json(&json!({ "verdict": "AC" })),
            (Err(refusal), true) => {
                report::json(&json!({ "verdict": "WA", "message": visible(refusal.in_lang(lang)) }))
            }
        }
        Ok(Ending::from(verdict.is_ok()))
    })
}
