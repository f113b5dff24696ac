//! Calls: clap reads them, and what it says of its own accord it says in Vietnamese, too.
//!
//! What a command or an option is for stands beside it, in both languages. Here are the words around that, "Usage" and
//! "Options", and what is wrong with a call. In English they are clap's own.

use std::{env, error::Error as _, process};

use clap::{
    Arg, Command, Parser,
    error::{ContextKind, ContextValue, ErrorKind},
};
use exercise::document::Lang;

use crate::{
    lang::{of_call, spoken},
    report::{self, visible},
};

/// What was called. A wrong call, and one that asks for help, ends here.
pub fn parse<Call: Parser>() -> Call {
    let mut command = in_our_words(Call::command());
    let parsed = command.try_get_matches_from_mut(env::args_os());
    match parsed.and_then(|matches| Call::from_arg_matches(&matches)) {
        Ok(call) => call,
        Err(error) if error.use_stderr() && wants_json(&error) => {
            report::json(&serde_json::json!({ "error": as_value(&error) }));
            eprintln!("{}", told(&error));
            process::exit(2);
        }
        Err(error) if spoken() == Lang::Vietnamese && error.use_stderr() => {
            match complaint(&error) {
                Some(words) => eprintln!("{words}"),
                // The help that a call without a command gets has its words already, and of rare faults clap tells.
                None => error.print().unwrap_or_default(),
            }
            process::exit(2);
        }
        Err(error) => error.exit(),
    }
}

/// Whether a wrong call asks for JSON, and of a command that has it.
fn wants_json(error: &clap::Error) -> bool {
    let asked = env::args_os().any(|argument| argument == "--json");
    let unknown =
        matches!(error.get(ContextKind::InvalidArg), Some(ContextValue::String(name)) if name == "--json");
    asked && !(unknown && error.kind() == ErrorKind::UnknownArgument)
}

/// What is wrong with a call, for JSON: English, unless Vietnamese is asked for.
fn as_value(error: &clap::Error) -> String {
    let words = match of_call(env::args_os()) {
        Some(Lang::Vietnamese) => told(error),
        _ => error.to_string(),
    };
    let first = words.split("\n\n").next().unwrap_or_default();
    let first = first.trim_start_matches("error: ").trim_start_matches("lỗi: ");
    visible(&first.split_whitespace().collect::<Vec<_>>().join(" "))
}

/// What is wrong with a call, in the language of this run.
fn told(error: &clap::Error) -> String {
    let ours = if spoken() == Lang::Vietnamese { complaint(error) } else { None };
    ours.unwrap_or_else(|| error.to_string())
}

/// A command whose help is all in the language of this run.
pub fn in_our_words(mut command: Command) -> Command {
    if spoken() == Lang::English {
        return command;
    }
    // So that it has what clap adds by itself.
    command.build();
    translated(command)
}

fn translated(mut command: Command) -> Command {
    let usage = in_vietnamese(&command.render_usage().to_string());
    let header = *command.get_styles().get_header();
    let template = format!(
        "{{before-help}}{{about-with-newline}}\n{header}{USAGE}{header:#} {{usage}}\n\n{{all-args}}{{after-help}}"
    );
    let command = if command.get_name() == "help" {
        command.about("Hiện phần trợ giúp này, hoặc trợ giúp của một lệnh")
    } else {
        command
    };
    command
        .override_usage(usage)
        .help_template(template)
        .subcommand_help_heading("Lệnh")
        .subcommand_value_name("LỆNH")
        .mut_args(argument)
        .mut_subcommands(translated)
}

const USAGE: &str = "Cách dùng:";

/// A usage line with our words for what stands in place of others.
fn in_vietnamese(usage: &str) -> String {
    let usage = usage.trim().trim_start_matches("Usage:").trim();
    usage.replace("[OPTIONS]", "[TUỲ CHỌN]").replace("COMMAND", "LỆNH")
}

fn argument(arg: Arg) -> Arg {
    let arg = match arg.get_id().as_str() {
        "help" => arg.help("Hiện trợ giúp"),
        "version" => arg.help("Hiện phiên bản"),
        _ => arg,
    };
    let mut help = arg.get_help().map(ToString::to_string).unwrap_or_default();
    let defaults = arg.get_default_values();
    if !defaults.is_empty() && !arg.is_hide_default_value_set() && arg.get_action().takes_values() {
        let defaults: Vec<_> = defaults.iter().map(|value| value.to_string_lossy()).collect();
        help += &format!(" [mặc định: {}]", defaults.join(" "));
    }
    let possible: Vec<_> = match arg.get_action().takes_values() && !arg.is_hide_possible_values_set() {
        true => arg.get_possible_values().iter().map(|value| value.get_name().to_string()).collect(),
        false => Vec::new(),
    };
    if !possible.is_empty() {
        help += &format!(" [các giá trị: {}]", possible.join(", "));
    }
    let heading = if arg.is_positional() { "Tham số" } else { "Tuỳ chọn" };
    arg.help(help).help_heading(heading).hide_default_value(true).hide_possible_values(true)
}

/// What is wrong with a call, in Vietnamese; nothing where clap has to tell it.
fn complaint(error: &clap::Error) -> Option<String> {
    let told = |kind: ContextKind| match error.get(kind)? {
        ContextValue::String(text) => Some(text.clone()),
        ContextValue::Strings(texts) => Some(texts.join(", ")),
        ContextValue::StyledStr(text) => Some(text.to_string()),
        ContextValue::Number(number) => Some(number.to_string()),
        _ => None,
    };
    let argument = || told(ContextKind::InvalidArg).unwrap_or_default();
    let value = told(ContextKind::InvalidValue).unwrap_or_default();
    let mut words = match error.kind() {
        ErrorKind::UnknownArgument => format!("không có tuỳ chọn hay tham số \"{}\"", argument()),
        ErrorKind::InvalidSubcommand => {
            format!("không có lệnh \"{}\"", told(ContextKind::InvalidSubcommand)?)
        }
        ErrorKind::MissingRequiredArgument => format!("còn thiếu {}", argument()),
        ErrorKind::InvalidValue if value.is_empty() => format!("còn thiếu giá trị của {}", argument()),
        ErrorKind::InvalidValue => format!("giá trị \"{value}\" của {} không hợp lệ", argument()),
        ErrorKind::ValueValidation => {
            let why = error.source().map(|why| format!(": {why}")).unwrap_or_default();
            format!("giá trị \"{value}\" của {} không hợp lệ{why}", argument())
        }
        ErrorKind::ArgumentConflict => match told(ContextKind::PriorArg) {
            Some(prior) if prior == argument() => format!("{prior} chỉ được nêu một lần"),
            Some(prior) => format!("không dùng được {} cùng với {prior}", argument()),
            None => format!("không dùng được {} ở đây", argument()),
        },
        ErrorKind::TooManyValues => format!("{} nhận được thừa giá trị \"{value}\"", argument()),
        ErrorKind::TooFewValues | ErrorKind::WrongNumberOfValues | ErrorKind::NoEquals => {
            format!("số giá trị của {} không đúng", argument())
        }
        ErrorKind::MissingSubcommand => "còn thiếu tên lệnh".to_string(),
        ErrorKind::InvalidUtf8 => "có tham số không phải là văn bản UTF-8".to_string(),
        _ => return None,
    };
    if let Some(possible) = told(ContextKind::ValidValue).filter(|possible| !possible.is_empty()) {
        words += &format!("\n  các giá trị: {possible}");
    }
    let suggestions =
        [ContextKind::SuggestedArg, ContextKind::SuggestedSubcommand, ContextKind::SuggestedValue];
    if let Some(suggested) = suggestions.into_iter().find_map(told) {
        words += &format!("\n  có phải ý bạn là {suggested}?");
    }
    let usage = told(ContextKind::Usage).map(|usage| format!("\n\n{USAGE} {}", in_vietnamese(&usage)));
    let usage = usage.unwrap_or_default();
    Some(visible(&format!("lỗi: {words}{usage}\n\nMuốn biết thêm, hãy dùng --help.")))
}
