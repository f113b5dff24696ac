//! The languages of programs. A language is one row of [`LANGUAGES`]: everything that the judge knows of it stands
//! there, and nowhere else in the code.

use std::path::Path;

use problems::Error;
use sandbox::{End, MemoryKind};

use crate::sentences;

/// A language that programs are judged in.
#[derive(Debug, PartialEq, Eq)]
pub struct Language {
    /// The name in reports, and for `--language`.
    pub name: &'static str,
    /// The endings of its files, in small letters. Where two languages share one, the first has it.
    pub endings: &'static [&'static str],
    /// What a comment may begin with.
    pub comments: &'static [&'static str],
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
    /// The file without which there is no program, whatever the compiler says: nothing if it is run from its source.
    pub makes: Option<&'static str>,
    /// What runs it; `{memory}` is the limit in MiB, `{class}` the name of the source without its ending.
    pub run: &'static [&'static str],
    /// Whether the compiler needs `/proc`, and whether the program does: some find the rest of themselves by the
    /// path of their own file, which they ask for there.
    pub proc: Proc,
    /// How memory is limited: run-times that reserve more than they use are watched instead.
    pub memory: MemoryKind,
    /// How a run-time says that it got no more memory.
    pub out_of_memory: OutOfMemory,
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
    pub end: End,
}

impl OutOfMemory {
    /// Whether a program ended in this way.
    pub fn is(&self, end: End, stderr: &[u8]) -> bool {
        let said = String::from_utf8_lossy(stderr);
        let says = |line: &str| {
            self.begins.iter().any(|words| line.starts_with(words)) && line.contains(self.contains)
        };
        let mut lines = said.trim_end().lines();
        end == self.end && if self.last { lines.next_back().is_some_and(says) } else { lines.any(says) }
    }
}

const NATIVE: &[&str] = &["{program}/main"];

/// The rows of C++ differ in the standard alone.
const fn cpp(
    name: &'static str,
    endings: &'static [&'static str],
    compile: &'static [&'static str],
) -> Language {
    Language {
        name,
        endings,
        comments: &["//", "/*"],
        factor: 1,
        overhead: 0,
        find: Find {
            command: "g++",
            package: "g++",
            version: &["--version"],
            home: None,
            executable: Executable::InPath,
            paths: &[],
        },
        source: SourceName::Plain("source.cpp"),
        compile,
        makes: Some("main"),
        run: NATIVE,
        proc: Proc::Nobody,
        memory: MemoryKind::AddressSpace,
        out_of_memory: OutOfMemory {
            begins: &["terminate called after throwing"],
            contains: "std::bad_alloc",
            last: false,
            end: End::Signaled(6),
        },
    }
}

/// Every language.
pub static LANGUAGES: &[Language] = &[
    Language {
        name: "Rust",
        endings: &["rs"],
        comments: &["//", "/*"],
        factor: 1,
        overhead: 0,
        find: Find {
            command: "rustc",
            package: "rustc",
            version: &["--version"],
            home: Some(&["--print", "sysroot"]),
            executable: Executable::BelowHome("bin/rustc"),
            paths: &[],
        },
        source: SourceName::Plain("source.rs"),
        compile: &["{command}", "-O", "--edition", "2021", "--crate-type", "bin", "-o", "main", "{source}"],
        makes: Some("main"),
        run: NATIVE,
        proc: Proc::Compiler,
        memory: MemoryKind::AddressSpace,
        out_of_memory: OutOfMemory {
            begins: &["memory allocation of "],
            contains: "bytes failed",
            last: false,
            end: End::Signaled(6),
        },
    },
    Language {
        name: "C",
        endings: &["c"],
        comments: &["//", "/*"],
        factor: 1,
        overhead: 0,
        find: Find {
            command: "gcc",
            package: "gcc",
            version: &["--version"],
            home: None,
            executable: Executable::InPath,
            paths: &[],
        },
        source: SourceName::Plain("source.c"),
        compile: &["{command}", "-O2", "-std=gnu11", "-w", "-o", "main", "./{source}", "-lm"],
        makes: Some("main"),
        run: NATIVE,
        proc: Proc::Nobody,
        memory: MemoryKind::AddressSpace,
        out_of_memory: OutOfMemory { begins: &[], contains: "", last: false, end: End::Signaled(6) },
    },
    cpp(
        "C++17",
        &["cpp", "cc", "cxx", "c++"],
        &["{command}", "-O2", "-std=gnu++17", "-w", "-o", "main", "./{source}"],
    ),
    cpp("C++20", &["cpp20"], &["{command}", "-O2", "-std=gnu++20", "-w", "-o", "main", "./{source}"]),
    Language {
        name: "Python",
        endings: &["py"],
        comments: &["#"],
        factor: 5,
        overhead: 0,
        find: Find {
            command: "python3",
            package: "python3",
            version: &["--version"],
            home: Some(&["-c", "import sys; print(sys.base_prefix)"]),
            executable: Executable::Asked(&["-c", "import os, sys; print(os.path.realpath(sys.executable))"]),
            paths: &[],
        },
        source: SourceName::Plain("source.py"),
        compile: &["{command}", "-m", "py_compile", "{source}"],
        makes: None,
        run: &["{command}", "{program}/{source}"],
        proc: Proc::Nobody,
        memory: MemoryKind::Resident,
        out_of_memory: OutOfMemory { begins: &["MemoryError"], contains: "", last: true, end: End::Exited(1) },
    },
    Language {
        name: "Pascal",
        endings: &["pas", "pp"],
        comments: &["{", "(*", "//"],
        factor: 1,
        overhead: 0,
        find: Find {
            command: "fpc",
            package: "fpc",
            version: &["-iV"],
            home: None,
            executable: Executable::InPath,
            paths: &["/etc/fpc.cfg", "/etc/fpc-3.2.2.cfg"],
        },
        source: SourceName::Plain("source.pas"),
        compile: &["{command}", "-O2", "-vew", "-l-", "-omain", "{source}"],
        makes: Some("main"),
        run: NATIVE,
        proc: Proc::Nobody,
        memory: MemoryKind::AddressSpace,
        // Free Pascal's number for a full heap.
        out_of_memory: OutOfMemory {
            begins: &["Runtime error 203"],
            contains: "",
            last: false,
            end: End::Exited(203),
        },
    },
    Language {
        name: "Java",
        endings: &["java"],
        comments: &["//", "/*"],
        factor: 2,
        overhead: 128,
        find: Find {
            command: "javac",
            package: "default-jdk-headless",
            version: &["-version"],
            home: None,
            executable: Executable::InPath,
            paths: &["/etc/java-11-openjdk", "/etc/java-17-openjdk", "/etc/java-21-openjdk"],
        },
        source: SourceName::PublicClass("java"),
        compile: &[
            "{command}",
            "-J-Xmx1g",
            "-J-XX:+UseSerialGC",
            "-encoding",
            "UTF-8",
            "-proc:none",
            "-nowarn",
            "{source}",
        ],
        makes: Some("{class}.class"),
        run: &[
            "/usr/bin/java",
            "-XX:+UseSerialGC",
            "-XX:-UsePerfData",
            "-Xmx{memory}m",
            "-Xss64m",
            "-cp",
            "{program}",
            "{class}",
        ],
        proc: Proc::Both,
        memory: MemoryKind::Resident,
        out_of_memory: OutOfMemory {
            begins: &["Exception in thread "],
            contains: "java.lang.OutOfMemoryError",
            last: false,
            end: End::Exited(1),
        },
    },
    Language {
        name: "Go",
        endings: &["go"],
        comments: &["//", "/*"],
        factor: 1,
        overhead: 0,
        find: Find {
            command: "go",
            package: "golang-go",
            version: &["version"],
            home: None,
            executable: Executable::InPath,
            paths: &[],
        },
        source: SourceName::Plain("source.go"),
        compile: &["{command}", "build", "-o", "main", "{source}"],
        makes: Some("main"),
        run: NATIVE,
        proc: Proc::Compiler,
        memory: MemoryKind::Resident,
        out_of_memory: OutOfMemory {
            begins: &["fatal error: ", "runtime: "],
            contains: "out of memory",
            last: false,
            end: End::Exited(2),
        },
    },
];

impl Language {
    /// The language of a file, by its ending; capital letters do not matter.
    ///
    /// ```
    /// use std::path::Path;
    /// use judging::Language;
    ///
    /// let name = |file: &str| Language::of(Path::new(file)).map(|language| language.name);
    /// assert_eq!(name("a.cc"), Ok("C++17"));
    /// assert_eq!(name("BAI9_8.PAS"), Ok("Pascal"));
    /// assert!(name("a.hs").is_err());
    /// ```
    pub fn of(path: &Path) -> Result<&'static Language, Error> {
        let ending = path.extension().and_then(|ending| ending.to_str()).unwrap_or_default();
        let ending = ending.to_ascii_lowercase();
        let known = |language: &&Language| language.endings.contains(&ending.as_str());
        LANGUAGES.iter().find(known).ok_or_else(|| {
            let known: Vec<_> = LANGUAGES
                .iter()
                .flat_map(|language| language.endings)
                .map(|ending| format!(".{ending}"))
                .collect();
            Error::new(sentences::no_language_of(path, &known.join(" ")))
        })
    }

    /// The language of a name: `C++20`, `python`.
    pub fn named(name: &str) -> Result<&'static Language, Error> {
        LANGUAGES.iter().find(|language| language.name.eq_ignore_ascii_case(name)).ok_or_else(|| {
            let known: Vec<_> = LANGUAGES.iter().map(|language| language.name).collect();
            Error::new(sentences::no_language(name, &known))
        })
    }

    /// Whether a source begins with a comment, and what stands in its first line.
    pub fn first_comment<'a>(&self, source: &'a [u8]) -> Option<&'a [u8]> {
        let first = source.split(|&byte| byte == b'\n').next()?;
        let rest = self.comments.iter().find_map(|sign| first.strip_prefix(sign.as_bytes()))?;
        Some(rest.trim_ascii())
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
    fn only_its_own_run_time_says_that_there_was_no_more_memory() {
        let wanted = |language: &str, end, stderr: &str| {
            Language::named(language).unwrap().out_of_memory.is(end, stderr.as_bytes())
        };
        let (one, aborted) = (End::Exited(1), End::Signaled(6));
        assert!(wanted("Python", one, "Traceback …\nMemoryError\n"));
        assert!(!wanted("Python", one, "MemoryError\nTraceback …\nValueError: 7\n"));
        assert!(!wanted("Python", End::Exited(5), "MemoryError\n"));
        assert!(!wanted("Python", one, "ValueError: MemoryError\n"));
        assert!(!wanted("C++17", one, "MemoryError"));
        let words =
            "terminate called after throwing an instance of 'std::bad_alloc'\n  what():  std::bad_alloc\n";
        assert!(wanted("C++17", aborted, words));
        assert!(!wanted("C++17", one, words) && !wanted("C", aborted, words) && !wanted("C", one, ""));
        assert!(!wanted("C++17", aborted, "std::bad_alloc\n"));
        assert!(wanted("Pascal", End::Exited(203), "Runtime error 203 at $0000000000401234\n"));
        assert!(!wanted("Pascal", End::Exited(203), "") && !wanted("C", End::Exited(203), ""));
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
