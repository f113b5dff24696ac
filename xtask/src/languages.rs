//! `languages`: what programs may be written in, and what this machine has for it.

use checkers::{Sentence, say};
use judging::{LANGUAGES, Language, Tool, tool};
use serde_json::json;

use crate::{
    lang::told,
    report::{self, Ended, Ending},
};

#[derive(clap::Args)]
pub struct Args {
    #[arg(long, help = told!(vi "In ra một giá trị JSON", en "Print one JSON value"))]
    json: bool,
}

/// What a program may be, wherever it is an argument.
pub fn program_help() -> String {
    let endings: Vec<_> = LANGUAGES.iter().map(|language| format!(".{}", language.endings[0])).collect();
    told!(vi "Chương trình: {endings}", en "The program: {endings}", endings = endings.join(" "))
}

/// What `--language` is for, wherever it is an option.
pub fn named_help() -> String {
    told!(
        vi "Ngôn ngữ, nếu đuôi tệp không cho biết: {names}",
        en "Its language, where the ending does not say it: {names}",
        names = Language::names()
    )
}

pub fn run(args: &Args) -> Ended {
    if args.json {
        report::json(&LANGUAGES.iter().map(value).collect());
    } else {
        LANGUAGES.iter().for_each(print);
    }
    Ok(Ending::Yes)
}

fn endings(language: &Language) -> Vec<String> {
    language.endings.iter().map(|ending| format!(".{ending}")).collect()
}

fn print(language: &Language) {
    let time = match language.factor {
        1 => Sentence::default(),
        factor => say!(vi ", thời gian gấp {factor} lần", en ", {factor} times the time limit"),
    };
    let memory = match language.overhead {
        0 => Sentence::default(),
        overhead => say!(vi ", thêm {overhead} MiB bộ nhớ", en ", {overhead} MiB more memory"),
    };
    let (name, endings) = (language.name, endings(language).join(" "));
    report::say(&say!(
        vi "{name} ({endings}){time}{memory}",
        en "{name} ({endings}){time}{memory}";
        time, memory
    ));
    match Tool::of(language) {
        Some(tool) => report::line(format_args!("    {}, {}", tool.version, tool.path.display())),
        None => report::say(&tool::missing(language).map(|missing| format!("    {missing}"))),
    }
    report::say(&say!(
        vi "    biên dịch: {command}",
        en "    compiled with: {command}",
        command = language.compile.join(" ")
    ));
    report::say(&say!(
        vi "    chạy:      {command}",
        en "    run with:      {command}",
        command = language.run.join(" ")
    ));
}

fn value(language: &Language) -> serde_json::Value {
    let tool = Tool::of(language);
    json!({
        "name": language.name,
        "endings": endings(language),
        "installed": tool.is_some(),
        "version": tool.as_ref().map(|tool| &tool.version),
        "path": tool.as_ref().map(|tool| tool.path.display().to_string()),
        "package": language.find.package,
        "time_factor": language.factor,
        "memory_overhead_mib": language.overhead,
        "compile": language.compile,
        "run": language.run,
    })
}
