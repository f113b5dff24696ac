//! How a command ends, and the one way it writes to standard output.

use std::{
    io::{self, Write},
    path::Path,
    process::ExitCode,
};

use anstyle::AnsiColor;
use checkers::{Sentence, say};
use exercise::Error;
use serde_json::Value;

use crate::{lang::spoken, workspace::Workspace};

/// What a command found.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Ending {
    /// All is well: exit code 0.
    Yes,
    /// A verdict or a check says no: exit code 1.
    No,
    /// The judge itself failed, and said so: exit code 2.
    Failure,
}

/// The end of a command; an error is a wrong call or a wrong input: exit code 2.
pub type Ended = Result<Ending, Error>;

impl Ending {
    /// The worse of two.
    pub fn and(self, other: Ending) -> Ending {
        match (self, other) {
            (Ending::Failure, _) | (_, Ending::Failure) => Ending::Failure,
            (Ending::No, _) | (_, Ending::No) => Ending::No,
            _ => Ending::Yes,
        }
    }
}

impl From<bool> for Ending {
    fn from(yes: bool) -> Self {
        if yes { Ending::Yes } else { Ending::No }
    }
}

/// Reports an error on standard error and turns the end of a command into the process's exit code.
pub fn exit_code(ended: Ended) -> ExitCode {
    match ended {
        Ok(Ending::Yes) => ExitCode::SUCCESS,
        Ok(Ending::No) => ExitCode::from(1),
        Ok(Ending::Failure) => ExitCode::from(2),
        Err(error) => {
            complain(&error);
            ExitCode::from(2)
        }
    }
}

/// Writes an error to standard error.
pub fn complain(error: &Error) {
    let error = error.sentence();
    remark(&say!(vi "lỗi: {error}", en "error: {error}"; error));
}

/// Writes to standard error what a person should know and nothing depends on.
pub fn note(sentence: &Sentence) {
    remark(&say!(vi "lưu ý: {sentence}", en "note: {sentence}"; sentence));
}

/// Writes a line to standard error.
pub fn remark(sentence: &Sentence) {
    eprintln!("{}", visible(sentence.in_lang(spoken())));
}

/// Words of others (a program's, a compiler's, the name of a file) as they are safe to show: what would command the
/// terminal, hide what stands there or turn its direction is spelt out.
pub fn visible(text: &str) -> String {
    let mut shown = String::with_capacity(text.len());
    for c in text.chars() {
        match c {
            '\n' | '\t' | '\'' | '"' | '\\' => shown.push(c),
            // The standard library knows what can be seen. A mark that combines with a letter can, behind one.
            _ => shown.extend(['a', c].iter().collect::<String>().escape_debug().skip(1)),
        }
    }
    shown
}

/// Words of others that must stay within their line: a name, a cell of a table. A line feed in the name of a file would
/// forge a line of the report.
pub fn one_line(text: &str) -> String {
    let mut shown = String::with_capacity(text.len());
    for c in visible(text).chars() {
        match c.is_control() {
            true => shown.extend(c.escape_default()),
            false => shown.push(c),
        }
    }
    shown
}

/// The name of a file or folder as it is safe to show: in one line, whatever somebody called it.
pub fn name(path: &Path) -> String {
    one_line(&path.to_string_lossy())
}

/// Writes a line to standard output, its colours only where somebody sees them. A reader that has gone away, as `head`
/// does, ends the program quietly.
pub fn line(text: impl std::fmt::Display) {
    let mut out = anstream::stdout().lock();
    if let Err(error) = writeln!(out, "{text}").and_then(|()| out.flush()).or_else(output_failed) {
        complain(&error);
        std::process::exit(2);
    }
}

/// Writes a line to standard output, in the language of this run.
pub fn say(sentence: &Sentence) {
    line(sentence.in_lang(spoken()));
}

/// What became of a file: `a.out: written`.
pub fn written(path: &Path) -> Sentence {
    say!(vi "{path}: đã ghi", en "{path}: written", path = name(path))
}

/// What to do when standard output takes no more: an error, unless its reader has gone away.
pub fn output_failed(error: io::Error) -> Result<(), Error> {
    if error.kind() == io::ErrorKind::BrokenPipe {
        std::process::exit(0);
    }
    let error = Error::new(error);
    let reason = error.sentence();
    Err(Error::new(say!(vi "đầu ra chuẩn: {reason}", en "standard output: {reason}"; reason)))
}

/// Writes a JSON value to standard output.
pub fn json(value: &Value) {
    line(format_args!("{value:#}"));
}

/// With `--json` an error is a value, too; it stands on standard error all the same.
pub fn with_json(workspace: &Workspace, json_wanted: bool, run: impl FnOnce() -> Ended) -> Ended {
    let ended = run();
    if json_wanted && let Err(error) = &ended {
        json(&serde_json::json!({ "error": visible(error.in_lang(workspace.lang(true))) }));
    }
    ended
}

/// Rows as lines with their columns below each other; those of `right` are moved to the right. The last column is not
/// filled up.
pub fn columns<const N: usize>(rows: &[[String; N]], right: &[usize]) -> Vec<String> {
    let width = |column: usize| rows.iter().map(|row| row[column].chars().count()).max().unwrap_or(0);
    let widths: [usize; N] = std::array::from_fn(width);
    let line = |row: &[String; N]| {
        let cells = row.iter().enumerate().map(|(column, cell)| {
            let width = widths[column];
            match right.contains(&column) {
                true => format!("{cell:>width$}"),
                false => format!("{cell:width$}"),
            }
        });
        cells.collect::<Vec<_>>().join("  ").trim_end().to_string()
    };
    rows.iter().map(line).collect()
}

/// A time in seconds, to the thousandth.
pub fn seconds(time: std::time::Duration) -> Sentence {
    let seconds = Sentence::decimal(format_args!("{:.3}", time.as_secs_f64()));
    say!(vi "{seconds} giây", en "{seconds} s"; seconds)
}

/// A size of memory or of files.
pub fn mebibytes(bytes: u64) -> Sentence {
    let mebibytes = Sentence::decimal(format_args!("{:.1}", bytes as f64 / (1 << 20) as f64));
    say!(vi "{mebibytes} MiB", en "{mebibytes} MiB"; mebibytes)
}

/// Words in a colour.
pub fn painted(words: impl std::fmt::Display, colour: AnsiColor) -> String {
    let style = colour.on_default();
    format!("{style}{words}{style:#}")
}

#[cfg(test)]
mod units {
    use super::{name, visible};

    #[test]
    fn a_line_feed_in_a_name_forges_no_line() {
        let path = std::path::Path::new("b\nAC (accepted): 100 of 100 points\t\r\u{2028}.py");
        assert_eq!(name(path), "b\\nAC (accepted): 100 of 100 points\\t\\r\\u{2028}.py");
    }

    #[test]
    fn a_program_cannot_command_the_terminal() {
        assert_eq!(visible("a\x1b[2J\u{9b}b\tc\nd"), "a\\u{1b}[2J\\u{9b}b\tc\nd");
        assert_eq!(visible("WA\u{202e}CA\r\u{7f}\0"), "WA\\u{202e}CA\\r\\u{7f}\\0");
        // Directions, isolates, separators of lines, tags, what takes no place.
        for hidden in
            "\u{61c}\u{200b}\u{200f}\u{2028}\u{2029}\u{2066}\u{2069}\u{ad}\u{feff}\u{fff9}\u{e0041}".chars()
        {
            let text = format!("x{hidden}y");
            assert_eq!(visible(&text), format!("x{}y", hidden.escape_unicode()));
        }
    }

    #[test]
    fn words_stay_as_they_are() {
        for words in ["Lời giải đúng: \"5\" \\ 'x'", "Lo\u{31b}\u{300}i", "‘main’ — é ✓ 日本"]
        {
            assert_eq!(visible(words), words);
        }
    }
}
