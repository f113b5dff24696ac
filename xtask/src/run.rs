//! `run`: a program on one input from standard input, in the sandbox and with the limits.

use std::{
    io::{self, Write},
    path::{Path, PathBuf},
};

use judging::{Allowance, Engine, NoProgram, Source, run};
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
    /// The program: .rs .c .cpp .py .pas .java .go
    file: PathBuf,
    /// Its language, where the ending does not say it (see `languages`)
    #[arg(long, value_name = "NAME")]
    language: Option<String>,
    /// Run the program even where nothing can isolate it
    #[arg(long = "unsafe")]
    bare: bool,
}

pub fn run(args: &Args, house: &House) -> Ended {
    let exercise = house.library.find(&args.exercise)?;
    let manifest = house.library.manifest(exercise)?;
    let source = Source::read(&args.file, args.language.as_deref())?;
    let input = files::read(Path::new("-"))?;
    if let Err(error) = exercise.read(&input) {
        eprintln!("note: this is no valid input: {}", visible(&error.to_string()));
    }
    let tier = run::tier(None, args.bare).map_err(Error::new)?;
    let engine = Engine { cache: house.cache(), tier };
    let ready = match engine.prepare(&source, Allowance::of(&manifest, source.language)) {
        Ok(ready) => ready,
        Err(NoProgram::CompileError(words)) => {
            eprintln!("CE\n{}", visible(&words));
            return Ok(Ending::No);
        }
        Err(NoProgram::NoCompiler(why) | NoProgram::Failure(why)) => return Err(Error::new(why)),
    };
    let mut worker = engine.worker(&ready).map_err(Error::new)?;
    let mut answer = Vec::new();
    let keep = |given: &[u8]| {
        answer = given.to_vec();
        Ok(())
    };
    let clock = ready.allowance.in_all(1);
    let judged = run::on_input(&mut worker, &ready, &manifest.stem, &input, clock, keep).map_err(Error::new)?;
    let said = judged.answer.as_deref().unwrap_or(&answer);
    let mut out = io::stdout().lock();
    out.write_all(said).and_then(|()| out.flush()).or_else(report::output_failed)?;
    io::stderr().write_all(visible(&String::from_utf8_lossy(&judged.stderr)).as_bytes()).map_err(Error::new)?;
    let used = format!("{:.3} s, {:.1} MiB", judged.cpu.as_secs_f64(), judged.memory as f64 / (1 << 20) as f64);
    match judged.verdict.is_accepted() {
        true => eprintln!("{used}"),
        false => eprintln!("{}: {} ({used})", judged.verdict.letters(), visible(&judged.message)),
    }
    Ok(Ending::from(judged.verdict.is_accepted()))
}
