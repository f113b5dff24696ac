//! `stress`: random small inputs until a program fails, then the smallest like it.

use std::{path::PathBuf, time::Duration};

use checkers::{Sentence, say};
use exercise::{AnyExercise, Error, document::Lang};
use generators::seed::DEFAULT_SEED;
use judging::{
    NoProgram, Source, Verdict, run,
    stress::{Counterexample, Search, Searched, counterexample, counterexample_of},
};
use sandbox::Tier;
use serde_json::{Value, json};

use crate::{
    files,
    generate::seed,
    judge::{cut, last_words, sentences},
    lang::{self, told},
    languages, program,
    report::{self, Ended, Ending, visible},
    workspace::Workspace,
};

mod promote;

use self::promote::Promoted;

#[derive(clap::Args)]
pub struct Args {
    #[arg(value_name = "EX", help = program::exercise_help())]
    exercise: String,
    #[arg(value_name = "FILE", help = languages::program_help())]
    file: Option<PathBuf>,
    #[arg(long, value_name = "NAME", help = languages::named_help())]
    language: Option<String>,
    #[arg(long, value_name = "S", default_value = "10", value_parser = seconds, help = told!(
        vi "Tìm trong bao nhiêu giây; thu nhỏ có thể mất thêm chừng ấy nữa",
        en "How many seconds to search; shrinking may take as long again"
    ))]
    time: Duration,
    #[arg(long, value_name = "N", default_value_t = DEFAULT_SEED, value_parser = seed, help = told!(
        vi "Hạt giống của dữ liệu ngẫu nhiên",
        en "The seed of the inputs"
    ))]
    seed: u64,
    #[arg(long, value_name = "FILE", conflicts_with = "seed", help = told!(
        vi "Chỉ thử dữ liệu vào này, và thu nhỏ nó nếu chương trình chạy sai",
        en "Try only this input, and shrink it if the program fails on it"
    ))]
    input: Option<PathBuf>,
    #[arg(long, value_name = "FILE", help = told!(
        vi "Lưu dữ liệu vào tìm được vào tệp này",
        en "Write the input that was found to this file"
    ))]
    save: Option<PathBuf>,
    #[arg(long, requires = "save", help = told!(
        vi "Thay tệp của --save dù nó không do lệnh này ghi hoặc đã bị sửa",
        en "Replace the file of --save even if this command didn't write it, or it has been edited"
    ))]
    force: bool,
    #[arg(long, help = told!(
        vi "Thêm dữ liệu vào tìm được vào bộ test của bài (problem.toml)",
        en "Add the input that was found to the exercise's tests (problem.toml)"
    ))]
    promote: bool,
    #[arg(long, value_name = "TIER", value_parser = lang::tier, help = told!(
        vi "Không chạy nếu mức cách li yếu hơn: a (không gian tên) hoặc b (Landlock)",
        en "Refuse to run it in a weaker sandbox than this tier: a (namespaces) or b (Landlock)"
    ))]
    require_tier: Option<Tier>,
    #[arg(long = "unsafe", conflicts_with = "require_tier", help = told!(
        vi "Chạy chương trình dù máy này không cách li được nó",
        en "Run the program even if it can't be isolated"
    ))]
    bare: bool,
    #[arg(long, help = told!(vi "In ra một giá trị JSON", en "Print one JSON value"))]
    json: bool,
}

/// A time on the command line.
pub fn seconds(text: &str) -> Result<Duration, String> {
    let seconds = text.parse().ok().and_then(|seconds| Duration::try_from_secs_f64(seconds).ok());
    let fits = |time: &Duration| !time.is_zero() && *time <= Duration::from_secs(24 * 3600);
    seconds.filter(fits).ok_or_else(|| {
        told!(
            vi "phải là số giây, lớn hơn 0 và không quá một ngày",
            en "this should be a number of seconds, more than 0 and at most a day"
        )
    })
}

pub fn run(args: &Args, workspace: &Workspace) -> Ended {
    report::with_json(workspace, args.json, || {
        let (exercise, file) = program::named(&workspace.library, &args.exercise, args.file.as_deref())?;
        if args.promote {
            // Before anybody waits for a search whose find could go nowhere.
            workspace.library.folder(exercise)?;
        }
        let manifest = workspace.library.manifest(exercise)?;
        let source = Source::read(&file, args.language.as_deref())?;
        let tier = run::tier(args.require_tier, args.bare).map_err(Error::new)?;
        let engine = workspace.engine(tier, Vec::new());
        let search = Search { seed: args.seed, time: args.time, shrinking: args.time, inputs: usize::MAX };
        let searched = match &args.input {
            Some(file) => {
                let input = files::read_case(exercise, file)?.input();
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
                    true => report::json(&refused(exercise, &source, words.in_lang(workspace.lang(true)))),
                    false => {
                        let (verdict, words) = (Verdict::CompileError.words(), words.map(visible));
                        report::say(&say!(
                            vi "CE ({verdict})\n{words}",
                            en "CE ({verdict})\n{words}";
                            verdict, words
                        ));
                    }
                }
                return Ok(Ending::No);
            }
            Err(NoProgram::NoCompiler(why) | NoProgram::Failure(why)) => return Err(Error::new(why)),
        };
        // What was found is shown, whether or not it can be saved.
        let saved = args.save.as_deref().zip(searched.found.as_ref()).map(|(file, found)| {
            files::write_unless_others(file, &found.input, &engine.cache, args.force).map(|()| file)
        });
        if !args.json {
            print(args, exercise, &source, &searched);
        }
        let promoted = match searched.found.as_ref().filter(|_| args.promote) {
            Some(found) => Some(promote::promote(&workspace.library, exercise, &found.input)?),
            None => None,
        };
        match (args.json, &promoted) {
            (true, _) => {
                let promoted = promoted.as_ref();
                report::json(&value(args, exercise, &source, &searched, promoted, workspace.lang(true)));
            }
            (false, Some(promoted)) => report::say(&promoted.told(exercise)),
            (false, None) => {}
        }
        match saved {
            Some(Ok(file)) if !args.json => report::say(&report::written(file)),
            Some(Err(error)) => {
                report::complain(&error);
                return Ok(Ending::Failure);
            }
            _ => {}
        }
        Ok(Ending::from(searched.found.is_none()))
    })
}

fn print(args: &Args, exercise: &dyn AnyExercise, source: &Source, searched: &Searched) {
    let Searched { found, inputs, time, .. } = searched;
    let of = say!(
        vi "{program}, {language}, bài {exercise}, hạt giống {seed}",
        en "{program} in {language}, on {exercise}, seed {seed}",
        program = report::name(&source.path),
        language = source.language.name,
        exercise = exercise.folder(),
        seed = args.seed
    );
    let Some(found) = found else {
        let seconds = Sentence::decimal(format_args!("{:.1}", time.as_secs_f64()));
        return report::say(&match inputs {
            1 => say!(
                vi "{of}: đã thử 1 dữ liệu vào trong {seconds} giây, không thấy chỗ nào sai",
                en "{of}: no failure on 1 input in {seconds} s";
                of, seconds
            ),
            _ => say!(
                vi "{of}: đã thử {inputs} dữ liệu vào trong {seconds} giây, không thấy chỗ nào sai",
                en "{of}: no failure on {inputs} inputs in {seconds} s";
                of, seconds
            ),
        });
    };
    let letters = found.judged.verdict.letters();
    report::say(&say!(
        vi "{of}: {letters} ở dữ liệu vào thứ {inputs}",
        en "{of}: {letters} on input {inputs}";
        of
    ));
    show(&heading(found), found);
}

/// What an input is that was found.
fn heading(found: &Counterexample) -> Sentence {
    let (first, bytes) = (found.first_bytes, found.input.len());
    if let Some((before, lines)) = found.first_lines.zip(found.lines()) {
        return match found.minimal {
            true => say!(
                vi "Dữ liệu vào, đã thu nhỏ cả thế lẫn độ dài ván (từ {first} byte còn {bytes}, từ {before} dòng đối thoại còn {lines}):",
                en "The input, shrunk in its positions and in the length of play ({first} bytes became {bytes}, {before} lines of dialogue {lines}):",
            ),
            false => say!(
                vi "Dữ liệu vào, chưa thu nhỏ hết vì hết giờ (từ {first} byte còn {bytes}, từ {before} dòng đối thoại còn {lines}):",
                en "The input, not fully shrunk for lack of time ({first} bytes became {bytes}, {before} lines of dialogue {lines}):",
            ),
        };
    }
    match found.minimal {
        true => say!(
            vi "Dữ liệu vào, đã thu nhỏ đến mức không còn cái nào nhỏ hơn mà sai như vậy (từ {first} byte còn {bytes}):",
            en "The input, shrunk until no smaller one fails in the same way ({first} bytes became {bytes}):",
        ),
        false => say!(
            vi "Dữ liệu vào, chưa thu nhỏ hết vì hết giờ (từ {first} byte còn {bytes}):",
            en "The input, not fully shrunk for lack of time ({first} bytes became {bytes}):",
        ),
    }
}

/// An input on which a program fails: the input below its heading, a right answer, the program's, and why.
pub fn show(heading: &Sentence, found: &Counterexample) {
    report::say(heading);
    block(&found.input);
    report::say(&say!(vi "Một kết quả đúng:", en "A right answer:"));
    block(&found.expected);
    if let Some(answer) = &found.judged.answer {
        report::say(&say!(vi "Kết quả của chương trình:", en "The program's answer:"));
        block(answer);
    }
    let why = found.why().map(visible);
    report::say(&say!(vi "Vì sao sai: {why}", en "Why: {why}"; why));
    let said = last_words(&found.judged.stderr);
    if !said.is_empty() {
        report::say(&sentences::last_words());
        said.lines().for_each(|line| report::line(format_args!("  {line}")));
    }
}

/// Lines, indented, safe to show.
fn block(bytes: &[u8]) {
    let text = String::from_utf8_lossy(bytes);
    text.lines().for_each(|line| report::line(format_args!("  {}", visible(&cut(line)))));
}

fn value(
    args: &Args,
    exercise: &dyn AnyExercise,
    source: &Source,
    searched: &Searched,
    promoted: Option<&Promoted>,
    lang: Lang,
) -> Value {
    let found = searched.found.as_ref();
    let mut value = json!({
        "found": found.is_some(),
        "exercise": exercise.folder(),
        "program": report::name(&source.path),
        "language": source.language.name,
        "seed": args.seed,
        "inputs": searched.inputs,
        "runs": searched.runs,
        "time_ms": searched.time.as_millis() as u64,
        "promoted": promoted.map(|promoted| &promoted.test),
    });
    value.as_object_mut().into_iter().for_each(|value| value.append(&mut case(found, lang)));
    value
}

/// An input on which a program fails, or the same keys without one.
pub fn case(found: Option<&Counterexample>, lang: Lang) -> serde_json::Map<String, Value> {
    let text = |bytes: &[u8]| String::from_utf8_lossy(bytes).into_owned();
    let value = json!({
        "verdict": found.map_or("AC", |found| found.judged.verdict.letters()),
        "input": found.map(|found| text(&found.input)),
        "answer": found.and_then(|found| found.judged.answer.as_deref()).map(text),
        "expected": found.map(|found| text(&found.expected)),
        "why": found.map(|found| visible(found.why().in_lang(lang))),
        "minimal": found.map(|found| found.minimal),
    });
    value.as_object().cloned().unwrap_or_default()
}

/// A program that there is none of: the same keys.
fn refused(exercise: &dyn AnyExercise, source: &Source, words: &str) -> Value {
    json!({
        "found": false,
        "verdict": "CE",
        "exercise": exercise.folder(),
        "program": report::name(&source.path),
        "language": source.language.name,
        "seed": null,
        "inputs": 0,
        "runs": 0,
        "time_ms": 0,
        "promoted": null,
        "input": null,
        "answer": null,
        "expected": null,
        "why": visible(words),
        "minimal": null,
    })
}
