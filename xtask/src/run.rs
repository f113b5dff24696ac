//! `run`: a program on one input from standard input, in the sandbox and with the limits.

use std::{
    io::{self, Write},
    path::{Path, PathBuf},
};

use checkers::say;
use exercise::Error;
use judging::{Allowance, NoProgram, Source, Verdict, run};

use crate::{
    files,
    lang::told,
    languages,
    report::{self, Ended, Ending, visible},
    workspace::Workspace,
};

#[derive(clap::Args)]
pub struct Args {
    #[arg(value_name = "EX", help = told!(vi "Bài tập", en "The exercise"))]
    exercise: String,
    #[arg(help = languages::program_help())]
    file: PathBuf,
    #[arg(long, value_name = "NAME", help = languages::named_help())]
    language: Option<String>,
    #[arg(long = "unsafe", help = told!(
        vi "Chạy chương trình dù máy này không cách li được nó",
        en "Run the program even if it can't be isolated"
    ))]
    bare: bool,
}

pub fn run(args: &Args, workspace: &Workspace) -> Ended {
    let exercise = workspace.library.find(&args.exercise)?;
    let manifest = workspace.library.manifest(exercise)?;
    let source = Source::read(&args.file, args.language.as_deref())?;
    let input = files::read(Path::new("-"))?;
    if let Err(error) = exercise.read(&input) {
        let (line, column, message) = (error.line, error.column, error.message);
        report::note(&say!(
            vi "dữ liệu vào này không hợp lệ: dòng {line}, cột {column}: {message}",
            en "this isn't a valid input: line {line}, column {column}: {message}";
            message
        ));
    }
    let tier = run::tier(None, args.bare).map_err(Error::new)?;
    let engine = workspace.engine(tier, Vec::new());
    let ready = match engine.prepare(&source, Allowance::of(&manifest, source.language)) {
        Ok(ready) => ready,
        Err(NoProgram::CompileError(words)) => {
            let verdict = Verdict::CompileError.words();
            report::remark(&say!(vi "CE ({verdict})\n{words}", en "CE ({verdict})\n{words}"; verdict, words));
            return Ok(Ending::No);
        }
        Err(NoProgram::NoCompiler(why) | NoProgram::Failure(why)) => return Err(Error::new(why)),
    };
    let mut worker = engine.worker(&ready).map_err(Error::of)?;
    let mut answer = Vec::new();
    let keep = |given: &[u8]| {
        answer = given.to_vec();
        Ok(())
    };
    let clock = ready.allowance.in_all(1);
    let judged = run::on_input(&mut worker, &ready, &manifest.stem, &input, clock, keep).map_err(Error::of)?;
    let said = judged.answer.as_deref().unwrap_or(&answer);
    let mut out = io::stdout().lock();
    out.write_all(said).and_then(|()| out.flush()).or_else(report::output_failed)?;
    io::stderr().write_all(visible(&String::from_utf8_lossy(&judged.stderr)).as_bytes()).map_err(Error::new)?;
    let (time, memory) = (report::seconds(judged.cpu), report::mebibytes(judged.memory));
    let used = say!(vi "{time}, {memory}", en "{time}, {memory}"; time, memory);
    let said = match judged.verdict.is_accepted() {
        true => used,
        false => {
            let (letters, message) = (judged.verdict.letters(), &judged.message);
            say!(vi "{letters}: {message} ({used})", en "{letters}: {message} ({used})"; message, used)
        }
    };
    report::remark(&said);
    Ok(Ending::from(judged.verdict.is_accepted()))
}
