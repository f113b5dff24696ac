//! `run`: a program on one input from standard input, in the sandbox and with the limits.

use std::{
    io::{self, IsTerminal, Write},
    path::{Path, PathBuf},
};

use checkers::{ReadError, Sentence, say};
use exercise::Error;
use judging::{Allowance, NoProgram, Source, Verdict, run};

use crate::{
    files,
    lang::told,
    languages, program,
    report::{self, Ended, Ending, visible},
    workspace::Workspace,
};

#[derive(clap::Args)]
pub struct Args {
    #[arg(value_name = "EX", help = program::exercise_help())]
    exercise: String,
    #[arg(value_name = "FILE", help = languages::program_help())]
    file: Option<PathBuf>,
    #[arg(long, value_name = "NAME", help = languages::named_help())]
    language: Option<String>,
    #[arg(long = "unsafe", help = told!(
        vi "Chạy chương trình dù máy này không cách li được nó",
        en "Run the program even if it can't be isolated"
    ))]
    bare: bool,
}

pub fn run(args: &Args, workspace: &Workspace) -> Ended {
    let (exercise, file) = program::named(&workspace.library, &args.exercise, args.file.as_deref())?;
    let manifest = workspace.library.manifest(exercise)?;
    if manifest.interactive {
        return Err(Error::new(say!(
            vi "bài này là bài tương tác: chương trình phải có đối thủ; `cargo xtask judge` cho nó chơi với trình chấm",
            en "this exercise is interactive: a program needs an opponent; `cargo xtask judge` lets it play",
        )));
    }
    let source = Source::read(&file, args.language.as_deref())?;
    let input = files::read(Path::new("-"))?;
    let case = match exercise.read(&input) {
        Ok(case) => Some(case),
        Err(error) => {
            report::note(&not_valid(&error));
            None
        }
    };
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
    let (clock, stem) = (ready.allowance.in_all(1), &manifest.stem);
    let check = case.as_ref().map(|case| |answer: &[u8]| case.check(answer));
    let check = check.as_ref().map(|check| check as run::Check);
    let judged = run::on_input(&mut worker, &ready, stem, &input, clock, check).map_err(Error::of)?;
    let answer = judged.answer.as_deref().unwrap_or_default();
    let mut out = io::stdout().lock();
    out.write_all(answer).and_then(|()| out.flush()).or_else(report::output_failed)?;
    if io::stdout().is_terminal() && answer.last().is_some_and(|&last| last != b'\n') {
        eprintln!();
    }
    io::stderr().write_all(visible(&String::from_utf8_lossy(&judged.stderr)).as_bytes()).map_err(Error::new)?;
    let (time, memory) = (report::seconds(judged.cpu), report::mebibytes(judged.memory));
    let used = say!(vi "{time}, {memory}", en "{time}, {memory}"; time, memory);
    let said = match judged.verdict.is_accepted() {
        true if case.is_none() => used,
        accepted => {
            let (letters, words) = (judged.verdict.letters(), judged.verdict.words());
            let said = match accepted {
                true => used,
                false => {
                    let why = &judged.message;
                    say!(vi "{why} ({used})", en "{why} ({used})"; why, used)
                }
            };
            say!(vi "{letters} ({words}): {said}", en "{letters} ({words}): {said}"; words, said)
        }
    };
    report::remark(&said);
    Ok(Ending::from(judged.verdict.is_accepted()))
}

/// Whatever a program says to an input that the statement doesn't allow, it is neither right nor wrong.
fn not_valid(error: &ReadError) -> Sentence {
    let ReadError { line, column, message } = error;
    say!(
        vi "dữ liệu vào này không hợp lệ nên không biết kết quả đúng hay sai: dòng {line}, cột {column}: {message}",
        en "this isn't a valid input, so nobody knows a right answer: line {line}, column {column}: {message}";
        message
    )
}
