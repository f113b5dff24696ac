//! From a source to a program: compiled in the sandbox, or found compiled.

use std::{
    fs,
    io::{self, Read},
    path::{Path, PathBuf},
    sync::Arc,
    time::Duration,
};

use cache::{Fingerprint, Held};
use checkers::Sentence;
use exercise::Error;
use languages::{Language, Makes, Proc, SourceName};
use sandbox::{Compile, Elf, End, JudgeFailure, LARGEST_PROGRAM, Limits, MOST_FILES, Program, Tier};

mod class;

use crate::{
    engine::Engine,
    language,
    run::Allowance,
    sentences,
    tool::{self, OfTool, Tool},
};

/// A program's source.
#[derive(Clone, Debug)]
pub struct Source {
    /// Its file.
    pub path: PathBuf,
    /// Its language.
    pub language: &'static Language,
    /// Its text.
    pub bytes: Vec<u8>,
}

/// The largest source, in bytes.
pub const LARGEST_SOURCE: u64 = 1 << 20;

impl Source {
    /// Reads a source; its language is that of its ending, if none is named. It must be a plain file: a link could
    /// lead to what a student may not read, and a pipe would let the judge wait for ever. Of one that is too large only
    /// so much is read that this is seen.
    pub fn read(path: &Path, language: Option<&str>) -> Result<Source, Error> {
        let language = match language {
            Some(name) => language::named(name)?,
            None => language::of(path)?,
        };
        let context = |error| Error::file(path, error);
        let mut bytes = Vec::new();
        let mut options = fs::OpenOptions::new();
        options.read(true);
        #[cfg(unix)]
        {
            use rustix::fs::OFlags;
            use std::os::unix::fs::OpenOptionsExt;
            options.custom_flags((OFlags::NOFOLLOW | OFlags::NONBLOCK).bits() as i32);
        }
        let plain = |about: fs::Metadata| about.is_file();
        // What it is must be known before it is opened, for that may do something; and after, for it may be another.
        if !fs::symlink_metadata(path).map(plain).map_err(context)? {
            return Err(Error::file(path, sentences::no_plain_source()));
        }
        let file = options.open(path).map_err(context)?;
        if !file.metadata().map(plain).map_err(context)? {
            return Err(Error::file(path, sentences::no_plain_source_any_more()));
        }
        file.take(LARGEST_SOURCE + 1).read_to_end(&mut bytes).map_err(context)?;
        Ok(Source { path: path.to_path_buf(), language, bytes })
    }

    /// The name under which it is compiled: a plain one, whatever the student's file is called.
    fn name(&self) -> Result<String, NoProgram> {
        let ending = match self.language.source {
            SourceName::Plain(name) => return Ok(name.to_string()),
            SourceName::PublicClass(ending) => ending,
        };
        let text = String::from_utf8_lossy(&self.bytes);
        if let Some(package) = class::package(&text) {
            return Err(NoProgram::CompileError(sentences::in_a_package(&package)));
        }
        // Java wants the file to be called like its public class.
        let stem = || {
            let stem = self.path.file_stem().and_then(|stem| stem.to_str());
            stem.filter(|stem| class::is_name(stem)).unwrap_or("Main").to_string()
        };
        let class = class::public(&text).unwrap_or_else(stem);
        if class.len() > LONGEST_CLASS {
            let length = class.chars().count();
            return Err(NoProgram::CompileError(sentences::class_too_long(length)));
        }
        Ok(format!("{class}.{ending}"))
    }
}

/// The longest name of a class, in bytes: it becomes the name of a file, with endings and with names of inner classes.
const LONGEST_CLASS: usize = 100;

/// Why there is no program.
#[derive(Debug)]
pub enum NoProgram {
    /// The compiler refused the source; these are its words.
    CompileError(Sentence),
    /// There is no compiler; the message names the package.
    NoCompiler(Sentence),
    /// The judge's own trouble.
    Failure(Sentence),
}

impl From<JudgeFailure> for NoProgram {
    fn from(failure: JudgeFailure) -> Self {
        NoProgram::Failure(Sentence::symbol(failure))
    }
}

/// A program that is ready to run, and what it may use.
#[derive(Clone, Debug)]
pub struct Ready {
    /// The language it is written in.
    pub language: &'static Language,
    /// The compiled program.
    pub program: Program,
    /// What a run may use.
    pub allowance: Allowance,
    /// What its source is called.
    pub(crate) called: Called,
    /// Its folder in the cache, which stays as long as this.
    _folder: Arc<Held>,
}

/// What a source is called while it is compiled and run, and what its author calls it.
#[derive(Clone, Debug)]
pub(crate) struct Called {
    here: String,
    by_its_author: String,
}

impl Called {
    fn new(source: &Source, name: &str) -> Called {
        let own = source.path.file_name().unwrap_or_default().to_string_lossy().into_owned();
        Called { here: name.into(), by_its_author: own }
    }

    /// The words of a compiler or a run-time, with the name that the author knows in place of ours and of the folder
    /// where we put it.
    pub(crate) fn in_words(&self, words: &str) -> String {
        let in_path = |c: char| c.is_alphanumeric() || "_./-".contains(c);
        let mut said = String::with_capacity(words.len());
        let mut rest = words;
        while let Some(at) = rest.find(&self.here) {
            let (before, found) = rest.split_at(at);
            let after = &found[self.here.len()..];
            let folder = before.trim_end_matches(in_path).len();
            let folder = if before.ends_with('/') { folder } else { before.len() };
            let part_of_another = |c: Option<char>| c.is_some_and(|c| c.is_alphanumeric() || c == '_');
            match part_of_another(before.chars().next_back()) || part_of_another(after.chars().next()) {
                true => said.extend([before, &self.here]),
                false => said.extend([&before[..folder], &self.by_its_author]),
            }
            rest = after;
        }
        said + rest
    }
}

/// Compiles a source in the sandbox, or finds it compiled: the cache knows it by its content.
pub fn prepare(engine: &Engine, source: &Source, allowance: Allowance) -> Result<Ready, NoProgram> {
    let Engine { cache, tier, hidden } = engine;
    let hidden = [hidden.as_slice(), &[cache.path().to_path_buf()]].concat();
    let language = source.language;
    let Some(tool) = Tool::of(language) else { return Err(NoProgram::NoCompiler(tool::missing(language))) };
    if source.bytes.len() as u64 > LARGEST_SOURCE {
        let most = LARGEST_SOURCE >> 10;
        return Err(NoProgram::CompileError(sentences::source_too_large(most)));
    }
    let name = source.name()?;
    let key = Fingerprint::new("programs")
        .tool(language)
        .part(language.compile.join(" "))
        .part(&name)
        .part(&source.bytes)
        .key();
    let failure = |error: io::Error| NoProgram::Failure(sentences::cache_failed(cache.path(), &error));
    let folder = cache.folder(&key, |into| compile(source, &tool, &name, *tier, &hidden, into), failure)?;
    let mut program = program(language, &tool, &name, &allowance, folder.path().to_path_buf());
    program.hidden = hidden;
    let called = Called::new(source, &name);
    Ok(Ready { language, program, allowance, called, _folder: Arc::new(folder) })
}

fn fill(words: &[&str], values: &[(&str, &str)]) -> Vec<String> {
    words.iter().map(|word| fill_one(word, values)).collect()
}

fn fill_one(word: &str, values: &[(&str, &str)]) -> String {
    values.iter().fold(word.to_string(), |word, (name, value)| word.replace(&format!("{{{name}}}"), value))
}

/// The class that is run, where a language has classes: the one that the source is called after, or else `Main`, or
/// else the first that has a main method.
fn class(language: &Language, name: &str, folder: &Path) -> String {
    match language.source {
        SourceName::Plain(_) => String::new(),
        SourceName::PublicClass(_) => {
            let stem = name.rsplit_once('.').map_or(name, |(stem, _)| stem);
            class::to_run(folder, stem).unwrap_or_else(|| stem.to_string())
        }
    }
}

/// Whether a compiler's file is one that can be run.
fn is_program(path: &Path) -> bool {
    let Ok(about) = fs::symlink_metadata(path) else { return false };
    #[cfg(unix)]
    let runs = {
        use std::os::unix::fs::PermissionsExt;
        about.permissions().mode() & 0o100 != 0
    };
    #[cfg(not(unix))]
    let runs = true;
    about.is_file() && runs && !is_library(path)
}

/// Whether there is what a run-time loads.
fn is_loaded(path: &Path) -> bool {
    fs::symlink_metadata(path).is_ok_and(|about| about.is_file())
}

/// Whether a file is a shared library, or breaks off before it says what it is.
fn is_library(path: &Path) -> bool {
    Elf::read(path).map_or(true, |elf| elf.is_some_and(|elf| elf.is_library()))
}

/// What a compiler may use, with all its processes: CPU time, memory, and what it writes on the way.
const COMPILE_TIME: Duration = Duration::from_secs(20);
const COMPILE_MEMORY: u64 = 2 << 30;
const COMPILE_OUTPUT: u64 = 512 << 20;

/// What compilers are told of the world, whatever their language.
const COMPILE_ENVIRONMENT: [(&str, &str); 4] =
    [("HOME", "{box}"), ("TMPDIR", "{box}"), ("PATH", "/usr/local/bin:/usr/bin:/bin"), ("LANG", "C.UTF-8")];

/// What programs are told of the world, whatever their language.
const RUN_ENVIRONMENT: [(&str, &str); 1] = [("LANG", "C.UTF-8")];

fn environment(common: &[(&str, &str)], own: &[(&str, &str)]) -> Vec<(String, String)> {
    common.iter().chain(own).map(|(name, value)| (name.to_string(), value.to_string())).collect()
}

/// How many threads, or processes of a compiler, there may be at once.
const THREADS: u32 = 64;

fn compile(
    source: &Source,
    tool: &Tool,
    name: &str,
    tier: Tier,
    hidden: &[PathBuf],
    into: &Path,
) -> Result<(), NoProgram> {
    let language = source.language;
    let job = Compile {
        argv: fill(language.compile, &[("command", &tool.path.to_string_lossy()), ("source", name)]),
        env: environment(&COMPILE_ENVIRONMENT, language.environment.compiler),
        read_only: tool.read_only.clone(),
        hidden: hidden.to_vec(),
        sources: vec![(name.to_string(), source.bytes.clone())],
        threads: THREADS,
        proc: language.proc != Proc::Nobody,
        limits: Limits {
            cpu: COMPILE_TIME,
            // Only a backstop: a busy machine must not make a source wrong.
            wall: COMPILE_TIME * 3,
            memory: COMPILE_MEMORY,
            output: COMPILE_OUTPUT,
        },
    };
    // What went wrong once, the machine being what it is, may go right the second time.
    let outcome = sandbox::compile(tier, &job, into).or_else(|_| sandbox::compile(tier, &job, into))?;
    let words = Called::new(source, name).in_words(String::from_utf8_lossy(&outcome.messages).trim());
    match outcome.end {
        End::Exited(0) => {
            let made = |file: &str| into.join(fill_one(file, &[("class", &class(language, name, into))]));
            let runs = match language.makes {
                Makes::Program(file) => is_program(&made(file)),
                Makes::Loaded(file) => is_loaded(&made(file)),
                Makes::Nothing => {
                    let path = into.join(name);
                    return fs::write(&path, &source.bytes)
                        .map_err(|error| NoProgram::Failure(Error::file(&path, error).sentence().clone()));
                }
            };
            match runs {
                true => Ok(()),
                false => Err(NoProgram::CompileError(before(sentences::nothing_to_run(), &words))),
            }
        }
        // A part of the compiler met the limit, and the compiler tells it in its own words.
        End::Exited(_) if words.contains("File size limit exceeded") => {
            Err(NoProgram::CompileError(before(stopped(End::OutputLimit), &words)))
        }
        End::Exited(_) => Err(NoProgram::CompileError(Sentence::symbol(words))),
        other => Err(NoProgram::CompileError(before(stopped(other), &words))),
    }
}

/// A sentence of ours and a compiler's words below it.
fn before(sentence: Sentence, words: &str) -> Sentence {
    sentence.map(|sentence| format!("{sentence}\n{words}").trim().to_string())
}

/// Why a compiler was stopped.
fn stopped(end: End) -> Sentence {
    match end {
        End::CpuLimit | End::WallLimit => sentences::compiler_too_slow(COMPILE_TIME.as_secs()),
        End::MemoryLimit => sentences::compiler_too_large(COMPILE_MEMORY >> 20),
        End::OutputLimit => {
            sentences::compiled_too_large(LARGEST_PROGRAM >> 20, MOST_FILES, COMPILE_OUTPUT >> 20)
        }
        other => sentences::compiler_stopped(&format!("{other:?}")),
    }
}

fn program(language: &Language, tool: &Tool, name: &str, allowance: &Allowance, folder: PathBuf) -> Program {
    // The run-time is told what the exercise allows; what it takes for itself comes on top.
    let memory = (allowance.memory - language.overhead).to_string();
    Program {
        argv: fill(
            language.run,
            &[
                ("command", &tool.path.to_string_lossy()),
                ("source", name),
                ("class", &class(language, name, &folder)),
                ("memory", &memory),
            ],
        ),
        env: environment(&RUN_ENVIRONMENT, language.environment.program),
        read_only: tool.read_only.clone(),
        hidden: Vec::new(),
        memory: language::memory(language),
        threads: THREADS,
        proc: language.proc == Proc::Both,
        pairs: language.pairs,
        folder,
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    #[cfg(unix)]
    fn a_source_is_a_plain_file() {
        let folder = tempfile::tempdir().unwrap();
        let at = |name: &str| folder.path().join(name);
        fs::write(at("a.c"), "int main(void) {}").unwrap();
        assert_eq!(Source::read(&at("a.c"), None).unwrap().bytes.len(), 17);
        std::os::unix::fs::symlink(at("a.c"), at("link.c")).unwrap();
        fs::create_dir(at("folder.c")).unwrap();
        let mode = rustix::fs::Mode::from_raw_mode(0o600);
        rustix::fs::mknodat(rustix::fs::CWD, at("pipe.c"), rustix::fs::FileType::Fifo, mode, 0).unwrap();
        for name in ["link.c", "folder.c", "pipe.c"] {
            let error = Source::read(&at(name), None).unwrap_err().to_string();
            assert!(error.contains("regular file"), "{name}: {error}");
        }
        assert!(Source::read(Path::new("/dev/zero"), Some("C")).is_err());
        assert!(Source::read(&at("nothing.c"), None).is_err());
    }

    #[test]
    fn compilers_call_a_source_as_its_author_does() {
        let called = Called { here: "source.cpp".into(), by_its_author: "bài 8.cpp".into() };
        for (words, said) in [
            ("./source.cpp:2:21: error", "bài 8.cpp:2:21: error"),
            ("In file included from source.cpp:1,", "In file included from bài 8.cpp:1,"),
            ("File \"/program/source.cpp\", line 1", "File \"bài 8.cpp\", line 1"),
            ("resource.cpp and source.cpp2", "resource.cpp and source.cpp2"),
            ("nothing", "nothing"),
        ] {
            assert_eq!(called.in_words(words), said);
        }
    }

    #[test]
    #[cfg(unix)]
    fn what_cannot_be_run_is_no_program() {
        use std::os::unix::fs::PermissionsExt;
        let folder = tempfile::tempdir().unwrap();
        let path = folder.path().join("main");
        let write = |bytes: &[u8], mode| {
            fs::write(&path, bytes).unwrap();
            fs::set_permissions(&path, fs::Permissions::from_mode(mode)).unwrap();
            (is_program(&path), is_loaded(&path))
        };
        assert_eq!((is_program(&path), is_loaded(&path)), (false, false));
        assert_eq!(write(b"#!/bin/sh\n", 0o700), (true, true));
        assert_eq!(write(b"#!/bin/sh\n", 0o600), (false, true));
        assert_eq!(write(b"\x7fELF\x02\x01 and no more", 0o700), (false, true));
    }
}
