//! `validate`: strict reading of input files.

use std::path::PathBuf;

use checkers::say;

use crate::{
    files,
    lang::told,
    report::{self, Ended, Ending},
    workspace::Workspace,
};

#[derive(clap::Args)]
pub struct Args {
    #[arg(value_name = "EX", help = told!(vi "Bài tập", en "The exercise"))]
    exercise: String,
    #[arg(required = true, value_name = "FILE", help = told!(
        vi "Các tệp dữ liệu vào (- là đầu vào chuẩn)",
        en "Input files (- is standard input)"
    ))]
    files: Vec<PathBuf>,
}

pub fn run(args: &Args, workspace: &Workspace) -> Ended {
    let exercise = workspace.library.find(&args.exercise)?;
    let mut errors = Vec::new();
    for path in &args.files {
        match files::read_case(exercise, path) {
            Ok(_) => report::say(&say!(
                vi "{path}: hợp lệ",
                en "{path}: valid",
                path = report::name(path)
            )),
            Err(error) => errors.push(error),
        }
    }
    let Some(last) = errors.pop() else { return Ok(Ending::Yes) };
    errors.iter().for_each(report::complain);
    Err(last)
}
