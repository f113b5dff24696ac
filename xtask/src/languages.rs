//! `languages`: what programs may be written in, and what this machine has for it.

use judging::{LANGUAGES, Language};
use serde_json::json;

use crate::report::{self, Ended, Ending};

#[derive(clap::Args)]
pub struct Args {
    /// Write one JSON value
    #[arg(long)]
    json: bool,
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
        1 => String::new(),
        factor => format!(", {factor} times the time"),
    };
    let memory = match language.overhead {
        0 => String::new(),
        overhead => format!(", {overhead} MiB more memory"),
    };
    report::line(format_args!("{} ({}){time}{memory}", language.name, endings(language).join(" ")));
    match language.tool() {
        Some(tool) => report::line(format_args!("    {}, {}", tool.version, tool.path.display())),
        None => report::line(format_args!("    {}", language.missing())),
    }
    report::line(format_args!("    compiled by: {}", language.compile.join(" ")));
    report::line(format_args!("    run by:      {}", language.run.join(" ")));
}

fn value(language: &Language) -> serde_json::Value {
    let tool = language.tool();
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
