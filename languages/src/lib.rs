//! The languages of programs. A language is one row of [`LANGUAGES`]: everything that anybody knows of it is there, how it
//! is compiled and run here, what it looks like to those who plant mistakes, what other judges call it. Whoever wants to
//! know something of a language asks its row, and never compares names.
//!
//! This is data alone: `judging` looks for compilers and runs them, `export` puts programs into packages.

use std::path::Path;

mod table;

pub use table::LANGUAGES;

/// The language of this workspace and of its references.
pub const OWN: &str = "Rust";

/// A language that programs are judged in.
#[derive(Debug, PartialEq, Eq)]
pub struct Language {
    /// The name in reports, and for `--language`.
    pub name: &'static str,
    /// The endings of its files, in small letters. Where two languages share one, the first has it.
    pub endings: &'static [&'static str],
    /// What a comment may begin with.
    pub comments: &'static [&'static str],
    /// What it looks like from so near as those see it who plant mistakes.
    pub family: Family,
    /// What the time limit is multiplied by.
    pub factor: u32,
    /// Memory in MiB that the run-time takes for itself and nobody's program is charged for.
    pub overhead: u64,
    /// How it is found on a machine.
    pub find: Find,
    /// What the source is called when it is compiled.
    pub source: SourceName,
    /// What compiles `{source}` to `main`, or only looks whether it could run; `{command}` is what was found.
    pub compile: &'static [&'static str],
    /// What its compiler and its programs are told of the world beside what all are told; `{box}` is the folder that a
    /// compiler works in.
    pub environment: Environment,
    /// What the compiler must leave behind, whatever it says.
    pub makes: Makes,
    /// What runs it; `{memory}` is the limit in MiB, `{class}` the name of the source without its ending.
    pub run: &'static [&'static str],
    /// Whether the compiler needs `/proc`, and whether the program does: some find the rest of themselves by the
    /// path of their own file, which they ask for there.
    pub proc: Proc,
    /// Whether a program may have pairs of sockets, because its run-time wants one.
    pub pairs: bool,
    /// How memory is limited.
    pub memory: Memory,
    /// How a run-time says that it got no more memory.
    pub out_of_memory: OutOfMemory,
    /// What its run-time means by exit codes that say nothing by themselves, in Vietnamese and in English.
    pub exit_codes: &'static [(i32, &'static str, &'static str)],
    /// How a program that uses files becomes one that uses standard streams; nothing if nobody knows.
    pub streams: Option<Streams>,
    /// What other judges call it.
    pub elsewhere: Elsewhere,
}

/// Languages that look alike from near.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Family {
    /// C, C++ and Java: conditions stand in parentheses.
    C,
    /// Go and Rust: conditions end at a brace.
    Braces,
    /// Python.
    Python,
    /// Pascal.
    Pascal,
}

impl Family {
    /// All of them.
    pub const ALL: [Family; 4] = [Family::C, Family::Braces, Family::Python, Family::Pascal];
}

/// How a compiler or an interpreter is found.
#[derive(Debug, PartialEq, Eq)]
pub struct Find {
    /// The command, looked for in the search path.
    pub command: &'static str,
    /// The Debian package that has it.
    pub package: &'static str,
    /// What it is asked for its version.
    pub version: &'static [&'static str],
    /// What it is asked for the folder it lives in, where the command may be a launcher of a version manager.
    pub home: Option<&'static [&'static str]>,
    /// What it is asked for its true path: `{home}` stands for the answer to the question before.
    pub executable: Executable,
    /// Paths it needs beside `/usr`.
    pub paths: &'static [&'static str],
}

/// Where the true executable is.
#[derive(Debug, PartialEq, Eq)]
pub enum Executable {
    /// Where the search path says.
    InPath,
    /// At this place below its home.
    BelowHome(&'static str),
    /// Where it says itself, if asked so.
    Asked(&'static [&'static str]),
}

/// What a source is called when it is compiled, whatever the student's file is called.
#[derive(Debug, PartialEq, Eq)]
pub enum SourceName {
    /// A plain name.
    Plain(&'static str),
    /// The name of its public class, or else of its file, with this ending.
    PublicClass(&'static str),
}

/// Variables with their values.
#[derive(Debug, PartialEq, Eq)]
pub struct Environment {
    /// What the compiler is told.
    pub compiler: &'static [(&'static str, &'static str)],
    /// What the program is told.
    pub program: &'static [(&'static str, &'static str)],
}

/// What a compiler leaves behind.
#[derive(Debug, PartialEq, Eq)]
pub enum Makes {
    /// Nothing that is needed: the program is run from its source.
    Nothing,
    /// A file of this name that the machine runs.
    Program(&'static str),
    /// A file of this name that a run-time loads.
    Loaded(&'static str),
}

/// Who needs `/proc`.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Proc {
    /// Nobody.
    Nobody,
    /// The compiler.
    Compiler,
    /// The compiler and the program.
    Both,
}

/// How memory is limited.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Memory {
    /// As address space.
    AddressSpace,
    /// As memory in use: its run-time reserves more than it uses, and is watched instead.
    Resident,
}

/// How a process ends by itself.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Exit {
    /// With an exit code.
    Code(i32),
    /// By a signal.
    Signal(i32),
}

/// How a run-time ends a program that got no more memory: with these words, and like this. Neither alone says it, for
/// any program may write any words and return any code.
#[derive(Debug, PartialEq, Eq)]
pub struct OutOfMemory {
    /// How a line of standard error begins; of an empty list none does.
    pub begins: &'static [&'static str],
    /// What else stands in that line.
    pub contains: &'static str,
    /// Whether it is the last line.
    pub last: bool,
    /// How the program ends.
    pub exit: Exit,
}

impl OutOfMemory {
    /// Whether a program ended in this way.
    pub fn is(&self, exit: Exit, stderr: &[u8]) -> bool {
        let said = String::from_utf8_lossy(stderr);
        let says = |line: &str| {
            self.begins.iter().any(|words| line.starts_with(words)) && line.contains(self.contains)
        };
        let mut lines = said.trim_end().lines();
        exit == self.exit && if self.last { lines.next_back().is_some_and(says) } else { lines.any(says) }
    }
}

/// What stands in a source for standard streams where the name of a file stood, with the quotes around it.
#[derive(Debug, PartialEq, Eq)]
pub struct Streams {
    /// What stands before and behind the name of a file.
    pub quote: char,
    /// Standard input.
    pub input: &'static str,
    /// Standard output.
    pub output: &'static str,
}

/// What other judges call a language; nothing where they have none.
#[derive(Debug, PartialEq, Eq)]
pub struct Elsewhere {
    /// In problem packages of Kattis.
    pub kattis: Option<&'static str>,
    /// Why the tools for these packages do not run its programs, where they do not, in words before "are in FOLDER".
    pub not_run_by_kattis: Option<&'static str>,
    /// In DMOJ and VNOJ.
    pub dmoj: Option<&'static str>,
    /// In `problem.xml` of Polygon.
    pub polygon: Option<&'static str>,
    /// In CMS.
    pub cms: Option<&'static str>,
}

impl Language {
    /// The language of a file, by its ending; capital letters do not matter.
    ///
    /// ```
    /// use std::path::Path;
    /// use languages::Language;
    ///
    /// let name = |file: &str| Language::of(Path::new(file)).map(|language| language.name);
    /// assert_eq!(name("a.cc"), Some("C++17"));
    /// assert_eq!(name("BAI9_8.PAS"), Some("Pascal"));
    /// assert_eq!(name("a.hs"), None);
    /// ```
    pub fn of(path: &Path) -> Option<&'static Language> {
        let ending = path.extension()?.to_str()?.to_ascii_lowercase();
        LANGUAGES.iter().find(|language| language.endings.contains(&ending.as_str()))
    }

    /// The language of a name: `C++20`, `python`.
    pub fn named(name: &str) -> Option<&'static Language> {
        LANGUAGES.iter().find(|language| language.name.eq_ignore_ascii_case(name))
    }

    /// The names of all of them, with commas.
    pub fn names() -> String {
        LANGUAGES.iter().map(|language| language.name).collect::<Vec<_>>().join(", ")
    }

    /// Whether a source begins with a comment, and what stands in its first line.
    pub fn first_comment<'a>(&self, source: &'a [u8]) -> Option<&'a [u8]> {
        let first = source.split(|&byte| byte == b'\n').next()?;
        let rest = self.comments.iter().find_map(|sign| first.strip_prefix(sign.as_bytes()))?;
        Some(rest.trim_ascii())
    }

    /// Whether its programs have more time than the limit says.
    pub fn has_more_time(&self) -> bool {
        self.factor > 1
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn no_two_languages_share_a_name_or_an_ending() {
        let mut names: Vec<_> = LANGUAGES.iter().map(|language| language.name).collect();
        let mut endings: Vec<_> = LANGUAGES.iter().flat_map(|language| language.endings).collect();
        let counts = (names.len(), endings.len());
        names.sort();
        names.dedup();
        endings.sort();
        endings.dedup();
        assert_eq!((names.len(), endings.len()), counts);
        let plain = |ending: &&&str| ending.bytes().all(|byte| !byte.is_ascii_uppercase());
        assert!(endings.iter().all(plain));
    }

    #[test]
    fn every_language_is_found_by_its_name_and_its_endings() {
        for language in LANGUAGES {
            assert_eq!(Language::named(&language.name.to_uppercase()), Some(language));
            for ending in language.endings {
                assert_eq!(Language::of(Path::new(&format!("a.{ending}"))), Some(language));
            }
        }
        assert_eq!(Language::of(Path::new("rs")), None);
    }

    #[test]
    fn every_row_can_be_compiled_found_and_run() {
        for language in LANGUAGES {
            let Language { name, endings, comments, factor, find, compile, run, makes, source, .. } = language;
            assert!(!endings.is_empty() && !comments.is_empty() && *factor >= 1, "{name}");
            assert!(!find.command.is_empty() && !find.package.is_empty() && !find.version.is_empty(), "{name}");
            let has = |words: &[&str], part: &str| words.iter().any(|word| word.contains(part));
            assert_eq!(compile.first(), Some(&"{command}"), "{name}");
            assert!(has(compile, "{source}"), "{name}");
            match makes {
                Makes::Nothing => assert!(has(run, "{source}"), "{name}"),
                Makes::Program(file) => assert!(has(run, &format!("{{program}}/{file}")), "{name}"),
                Makes::Loaded(_) => assert!(has(run, "{program}"), "{name}"),
            }
            if let Makes::Loaded(file) = makes
                && file.contains("{class}")
            {
                assert!(matches!(source, SourceName::PublicClass(_)), "{name}: there is no class to load");
            }
        }
    }

    #[test]
    fn continuous_integration_installs_every_compiler() {
        let script = concat!(env!("CARGO_MANIFEST_DIR"), "/../.ci/run");
        let script = std::fs::read_to_string(script).unwrap();
        for Language { name, find, .. } in LANGUAGES {
            let needed = script.lines().any(|line| line == format!("need {} {}", find.command, find.package));
            // The compiler of this workspace is there, or this would not be.
            assert!(needed || *name == OWN, "{name}: .ci/run needs {} {}", find.command, find.package);
        }
    }

    #[test]
    fn the_documentation_lists_every_language_in_both_languages() {
        for page in ["students.en.md", "students.vi.md"] {
            let path = format!("{}/../docs/{page}", env!("CARGO_MANIFEST_DIR"));
            let text = std::fs::read_to_string(&path).unwrap();
            let lists = |line: &str| LANGUAGES.iter().all(|language| says(line, language));
            assert!(text.lines().any(lists), "{path} has no line with {} and their times", Language::names());
        }
    }

    /// Whether a line names a language, and in parentheses how many times the time limit its programs have.
    fn says(line: &str, Language { name, factor, .. }: &Language) -> bool {
        let mut behind = line.match_indices(name).map(|(at, _)| &line[at + name.len()..]);
        behind.any(|rest| match rest.strip_prefix(" (").and_then(|rest| rest.split_once(')')) {
            _ if *factor == 1 => !rest.starts_with(|next: char| next.is_alphanumeric() || next == '+'),
            Some((said, _)) => said.split_whitespace().any(|word| word == factor.to_string()),
            None => false,
        })
    }

    #[test]
    fn only_its_own_run_time_says_that_there_was_no_more_memory() {
        let wanted = |language: &str, exit, stderr: &str| {
            Language::named(language).unwrap().out_of_memory.is(exit, stderr.as_bytes())
        };
        let (one, aborted) = (Exit::Code(1), Exit::Signal(6));
        assert!(wanted("Python", one, "Traceback …\nMemoryError\n"));
        assert!(!wanted("Python", one, "MemoryError\nTraceback …\nValueError: 7\n"));
        assert!(!wanted("Python", Exit::Code(5), "MemoryError\n"));
        assert!(!wanted("Python", one, "ValueError: MemoryError\n"));
        assert!(!wanted("C++17", one, "MemoryError"));
        let words =
            "terminate called after throwing an instance of 'std::bad_alloc'\n  what():  std::bad_alloc\n";
        assert!(wanted("C++17", aborted, words));
        assert!(!wanted("C++17", one, words) && !wanted("C", aborted, words) && !wanted("C", one, ""));
        assert!(!wanted("C++17", aborted, "std::bad_alloc\n"));
        assert!(wanted("Pascal", Exit::Code(203), "Runtime error 203 at $0000000000401234\n"));
        assert!(!wanted("Pascal", Exit::Code(203), "") && !wanted("C", Exit::Code(203), ""));
    }

    #[test]
    fn an_include_is_no_comment_in_c() {
        let c = Language::of(Path::new("a.C")).unwrap();
        assert_eq!(c.first_comment(b"#include <stdio.h>\n"), None);
        assert_eq!(c.first_comment(b"// takes one\nint x;"), Some(&b"takes one"[..]));
        let python = Language::of(Path::new("a.py")).unwrap();
        assert_eq!(python.first_comment(b"# takes one"), Some(&b"takes one"[..]));
    }
}
