//! `stress`: random small inputs until a program fails, then the smallest like it.

use std::{path::PathBuf, time::Duration};

use generators::seed::DEFAULT_SEED;
use judging::{
    Engine, NoProgram, Source, run,
    stress::{Counterexample, Search, Searched, counterexample, counterexample_of},
};
use problems::{AnyExercise, Error};
use sandbox::Tier;
use serde_json::{Value, json};

use crate::{
    files,
    house::House,
    judge::{cut, last_words},
    report::{self, Ended, Ending, visible},
};

#[derive(clap::Args)]
pub struct Args {
    /// The exercise
    #[arg(value_name = "EX")]
    exercise: String,
    /// The program: .rs .c .cpp .py .pas .java .go
    file: PathBuf,
    /// Its language, where the ending does not say it: C++20, for example (see `languages`)
    #[arg(long, value_name = "NAME")]
    language: Option<String>,
    /// How many seconds to search; as long again may be spent on shrinking
    #[arg(long, value_name = "S", default_value = "10", value_parser = seconds)]
    time: Duration,
    /// The seed of the inputs
    #[arg(long, value_name = "N", default_value_t = DEFAULT_SEED)]
    seed: u64,
    /// Try this input alone, and if the program fails on it, shrink it
    #[arg(long, value_name = "FILE", conflicts_with = "seed")]
    input: Option<PathBuf>,
    /// Keep the input that was found in this file
    #[arg(long, value_name = "FILE")]
    save: Option<PathBuf>,
    /// Refuse to run it with a weaker sandbox: a (namespaces) or b (Landlock)
    #[arg(long, value_name = "TIER")]
    require_tier: Option<Tier>,
    /// Run the program even where nothing can isolate it
    #[arg(long = "unsafe")]
    bare: bool,
    /// Write one JSON value
    #[arg(long)]
    json: bool,
}

/// A time on the command line.
pub fn seconds(text: &str) -> Result<Duration, String> {
    let seconds = text.parse().ok().and_then(|seconds| Duration::try_from_secs_f64(seconds).ok());
    let fits = |time: &Duration| !time.is_zero() && *time <= Duration::from_secs(24 * 3600);
    seconds.filter(fits).ok_or_else(|| "a number of seconds is wanted: more than 0, at most a day".into())
}

pub fn run(args: &Args, house: &House) -> Ended {
    report::with_json(args.json, || {
        let exercise = house.library.find(&args.exercise)?;
        let manifest = house.library.manifest(exercise)?;
        let source = Source::read(&args.file, args.language.as_deref())?;
        let tier = run::tier(args.require_tier, args.bare).map_err(Error::new)?;
        let engine = Engine { cache: house.cache(), tier };
        let search = Search { seed: args.seed, time: args.time, inputs: usize::MAX };
        let searched = match &args.input {
            Some(file) => {
                let input = files::read_case(exercise, file, house.tongue(args.json))?.input();
                counterexample_of(&engine, &source, exercise, &manifest, &input, search)
            }
            None => counterexample(&engine, &source, exercise, &manifest, search),
        };
        // What cannot be tidied up today can be tomorrow.
        let _ = engine.cache.prune(false);
        let searched = match searched {
            Ok(searched) => searched,
            Err(NoProgram::CompileError(words)) => {
                match args.json {
                    true => report::json(&refused(exercise, &source, &words)),
                    false => report::line(format_args!("CE: it does not compile\n{}", visible(&words))),
                }
                return Ok(Ending::No);
            }
            Err(NoProgram::NoCompiler(why) | NoProgram::Failure(why)) => return Err(Error::new(why)),
        };
        if let (Some(file), Some(found)) = (&args.save, &searched.found) {
            files::write(file, &found.input)?;
        }
        match args.json {
            true => report::json(&value(args, exercise, &source, &searched)),
            false => print(args, exercise, &source, &searched),
        }
        Ok(Ending::from(searched.found.is_none()))
    })
}

fn print(args: &Args, exercise: &dyn AnyExercise, source: &Source, searched: &Searched) {
    let Searched { found, inputs, time, .. } = searched;
    let (program, exercise) = (visible(&source.path.display().to_string()), exercise.folder());
    let of = format!("{program} in {}, on {exercise}, seed {}", source.language.name, args.seed);
    let Some(found) = found else {
        let seconds = time.as_secs_f64();
        return report::line(format_args!(
            "{of}: {inputs} inputs in {seconds:.1} s, and none on which it fails"
        ));
    };
    let letters = found.judged.verdict.letters();
    let smallest = match found.minimal {
        true => "shrunk until no smaller one fails like it",
        false => "not shrunk to the end: there was no more time",
    };
    let bytes = found.input.len();
    report::line(format_args!(
        "{of}: {letters} on input {inputs}\nThe input, {smallest} ({} bytes became {bytes}):",
        found.first_bytes
    ));
    block(&found.input);
    report::line("A right answer:");
    block(&found.expected);
    if let Some(answer) = &found.judged.answer {
        report::line("The program's answer:");
        block(answer);
    }
    report::line(format_args!("Why: {}", visible(&why(found))));
    let said = last_words(&found.judged.stderr);
    if !said.is_empty() {
        report::line("The last words of the program on standard error:");
        said.lines().for_each(|line| report::line(format_args!("  {line}")));
    }
    if let Some(file) = &args.save {
        report::line(format_args!("{}: written", visible(&file.display().to_string())));
    }
}

/// Why an input is one on which a program fails.
pub fn why(found: &Counterexample) -> String {
    match &found.disputed {
        Some(objection) => {
            format!("the checker takes this answer, the oracle does not; one of them is wrong: {objection}")
        }
        None => found.judged.message.clone(),
    }
}

/// Lines, indented, safe to show.
fn block(bytes: &[u8]) {
    let text = String::from_utf8_lossy(bytes);
    text.lines().for_each(|line| report::line(format_args!("  {}", visible(&cut(line)))));
}

fn value(args: &Args, exercise: &dyn AnyExercise, source: &Source, searched: &Searched) -> Value {
    let text = |bytes: &[u8]| String::from_utf8_lossy(bytes).into_owned();
    let found = searched.found.as_ref();
    json!({
        "found": found.is_some(),
        "verdict": found.map_or("AC", |found| found.judged.verdict.letters()),
        "exercise": exercise.folder(),
        "program": visible(&source.path.display().to_string()),
        "language": source.language.name,
        "seed": args.seed,
        "inputs": searched.inputs,
        "runs": searched.runs,
        "time_ms": searched.time.as_millis() as u64,
        "input": found.map(|found| text(&found.input)),
        "answer": found.and_then(|found| found.judged.answer.as_deref()).map(text),
        "expected": found.map(|found| text(&found.expected)),
        "why": found.map(|found| visible(&why(found))),
        "minimal": found.map(|found| found.minimal),
    })
}

/// A program that there is none of: the same keys.
fn refused(exercise: &dyn AnyExercise, source: &Source, words: &str) -> Value {
    json!({
        "found": false,
        "verdict": "CE",
        "exercise": exercise.folder(),
        "program": visible(&source.path.display().to_string()),
        "language": source.language.name,
        "seed": null,
        "inputs": 0,
        "runs": 0,
        "time_ms": 0,
        "input": null,
        "answer": null,
        "expected": null,
        "why": visible(words),
        "minimal": null,
    })
}
