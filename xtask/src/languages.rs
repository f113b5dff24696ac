//! The languages of submissions: one table, and how a source becomes a program that the sandbox can run.

use std::{
    collections::HashMap,
    fs,
    path::{Path, PathBuf},
    process::Command,
    sync::{LazyLock, Mutex},
    time::Duration,
};

use problems::{Error, testdata::hash};
use sandbox::{Compile, End, JudgeFailure, Limits, MemoryKind, Program, Tier};

/// A language that programs are judged in.
#[derive(Debug, PartialEq, Eq)]
pub struct Language {
    /// The name in reports.
    pub name: &'static str,
    /// The ending of its files.
    pub ending: &'static str,
    /// The command that compiles or runs it, asked for its version.
    command: &'static str,
    /// The Debian package that has the command.
    pub package: &'static str,
    /// What the time limit is multiplied by.
    pub factor: u32,
    /// How it says its version.
    version: &'static [&'static str],
    /// What compiles `{source}` to `main`, or only looks whether it could run.
    compile: &'static [&'static str],
    /// What runs it.
    run: &'static [&'static str],
    /// How memory is limited: run-times that reserve more than they use are watched instead.
    memory: MemoryKind,
    /// Memory in MiB that the run-time takes for itself and nobody's program is charged for.
    pub overhead: u64,
    /// Paths of the tool chain beside /usr.
    paths: &'static [&'static str],
}

/// Every language.
pub const LANGUAGES: &[Language] = &[
    Language {
        name: "Rust",
        ending: "rs",
        command: "rustc",
        package: "rustc",
        factor: 1,
        version: &["--version"],
        compile: &["{command}", "-O", "--edition", "2021", "-o", "main", "{source}"],
        run: &["{program}/main"],
        memory: MemoryKind::AddressSpace,
        overhead: 0,
        paths: &[],
    },
    Language {
        name: "C",
        ending: "c",
        command: "gcc",
        package: "gcc",
        factor: 1,
        version: &["--version"],
        compile: &["{command}", "-O2", "-std=gnu11", "-w", "-o", "main", "./{source}", "-lm"],
        run: &["{program}/main"],
        memory: MemoryKind::AddressSpace,
        overhead: 0,
        paths: &[],
    },
    Language {
        name: "C++",
        ending: "cpp",
        command: "g++",
        package: "g++",
        factor: 1,
        version: &["--version"],
        compile: &["{command}", "-O2", "-std=gnu++17", "-w", "-o", "main", "./{source}"],
        run: &["{program}/main"],
        memory: MemoryKind::AddressSpace,
        overhead: 0,
        paths: &[],
    },
    Language {
        name: "Python",
        ending: "py",
        command: "python3",
        package: "python3",
        factor: 5,
        version: &["--version"],
        compile: &["{command}", "-m", "py_compile", "{source}"],
        run: &["{command}", "{program}/{source}"],
        memory: MemoryKind::Resident,
        overhead: 0,
        paths: &[],
    },
    Language {
        name: "Pascal",
        ending: "pas",
        command: "fpc",
        package: "fpc",
        factor: 1,
        version: &["-iV"],
        compile: &["{command}", "-O2", "-vew", "-l-", "-omain", "{source}"],
        run: &["{program}/main"],
        memory: MemoryKind::AddressSpace,
        overhead: 0,
        paths: &["/etc/fpc.cfg", "/etc/fpc-3.2.2.cfg"],
    },
    Language {
        name: "Java",
        ending: "java",
        command: "javac",
        package: "default-jdk-headless",
        factor: 2,
        version: &["-version"],
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
        memory: MemoryKind::Resident,
        overhead: 128,
        paths: &["/etc/java-11-openjdk", "/etc/java-17-openjdk", "/etc/java-21-openjdk"],
    },
    Language {
        name: "Go",
        ending: "go",
        command: "go",
        package: "golang-go",
        factor: 1,
        version: &["version"],
        compile: &["{command}", "build", "-o", "main", "{source}"],
        run: &["{program}/main"],
        memory: MemoryKind::Resident,
        overhead: 0,
        paths: &[],
    },
];

impl Language {
    /// The language of a file, by its ending.
    pub fn of(path: &Path) -> Result<&'static Language, Error> {
        let ending = path.extension().and_then(|ending| ending.to_str()).unwrap_or_default();
        LANGUAGES.iter().find(|language| language.ending == ending).ok_or_else(|| {
            let known: Vec<_> = LANGUAGES.iter().map(|language| format!(".{}", language.ending)).collect();
            Error::file(path, format!("the ending says no language; known are {}", known.join(" ")))
        })
    }

    /// The compiler on this machine, or nothing if there is none.
    pub fn tool(&self) -> Option<Tool> {
        static KNOWN: LazyLock<Mutex<HashMap<&'static str, Option<Tool>>>> = LazyLock::new(Mutex::default);
        let mut known = KNOWN.lock().unwrap_or_else(std::sync::PoisonError::into_inner);
        known.entry(self.name).or_insert_with(|| self.look_for_tool()).clone()
    }

    fn look_for_tool(&self) -> Option<Tool> {
        let output = Command::new(self.command).args(self.version).output().ok()?;
        if !output.status.success() {
            return None;
        }
        let version = String::from_utf8_lossy(&[output.stdout, output.stderr].concat()).into_owned();
        let version = version.lines().next().unwrap_or_default().to_string();
        let said = |arguments: &[&str]| -> Option<String> {
            let output = Command::new(self.command).args(arguments).output().ok()?;
            Some(String::from_utf8(output.stdout).ok()?.trim().to_string())
        };
        // Launchers of version managers point elsewhere: ask the tool where it really lives.
        let (path, home) = match self.ending {
            "py" => {
                let path = said(&["-c", "import os, sys; print(os.path.realpath(sys.executable))"])?;
                (PathBuf::from(path), said(&["-c", "import sys; print(sys.base_prefix)"]).map(PathBuf::from))
            }
            "rs" => {
                let home = PathBuf::from(said(&["--print", "sysroot"])?);
                (home.join("bin/rustc"), Some(home))
            }
            _ => (look_in_path(self.command)?, None),
        };
        let extra = self.paths.iter().map(PathBuf::from).filter(|path| path.exists());
        let home = home.filter(|home| !home.starts_with("/usr") || home.starts_with("/usr/local"));
        Some(Tool { path, version, read_only: home.into_iter().chain(extra).collect() })
    }
}

/// A compiler or interpreter on this machine.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Tool {
    path: PathBuf,
    /// What it says of itself.
    pub version: String,
    read_only: Vec<PathBuf>,
}

fn look_in_path(command: &str) -> Option<PathBuf> {
    let paths = std::env::var_os("PATH")?;
    std::env::split_paths(&paths).map(|folder| folder.join(command)).find(|path| path.is_file())
}

/// Why there is no program.
#[derive(Debug)]
pub enum NoProgram {
    /// The compiler refused the source; these are its words.
    CompileError(String),
    /// There is no compiler; the message names the package.
    NoCompiler(String),
    /// The judge's own trouble.
    Failure(String),
}

impl From<JudgeFailure> for NoProgram {
    fn from(failure: JudgeFailure) -> Self {
        NoProgram::Failure(failure.to_string())
    }
}

/// The folder for everything that can be made again.
pub fn cache() -> PathBuf {
    problems::root().parent().unwrap_or(problems::root()).join("target/judge")
}

/// Compiles a source in the sandbox, or finds it compiled: the cache knows it by its content.
///
/// `memory` is the limit of its runs in MiB, which some run-times are told.
pub fn prepare(
    language: &Language,
    path: &Path,
    source: &[u8],
    memory: u64,
    tier: Tier,
) -> Result<Program, NoProgram> {
    let Some(tool) = language.tool() else {
        return Err(NoProgram::NoCompiler(format!(
            "{} is missing: {} needs it (Debian package {})",
            language.command, language.name, language.package
        )));
    };
    let name = source_name(language, path, source);
    let key = [language.name, &tool.version, &language.compile.join(" "), &name].join("\n");
    let key = hash(&[key.as_bytes(), b"\0", source].concat());
    let folder = cache().join("programs").join(&key);
    let failure = |error: std::io::Error| NoProgram::Failure(format!("{}: {error}", folder.display()));
    if !folder.is_dir() {
        let programs = cache().join("programs");
        fs::create_dir_all(&programs).map_err(failure)?;
        let fresh = tempfile::Builder::new().prefix(".new-").tempdir_in(&programs).map_err(failure)?;
        readable_by_all(fresh.path()).map_err(failure)?;
        compile(language, &tool, &name, source, tier, fresh.path())?;
        // Somebody else may have been faster with the same program; either copy will do.
        if fs::rename(fresh.path(), &folder).is_ok() {
            let _ = fresh.keep();
        }
    }
    Ok(program(language, &tool, &name, memory, folder))
}

fn readable_by_all(path: &Path) -> std::io::Result<()> {
    use std::os::unix::fs::PermissionsExt;
    fs::set_permissions(path, PermissionsExt::from_mode(0o755))
}

/// The name under which the source is compiled: a plain one, whatever the student's file is called.
fn source_name(language: &Language, path: &Path, source: &[u8]) -> String {
    if language.ending != "java" {
        return format!("source.{}", language.ending);
    }
    // Java wants the file to be called like its public class, and the student's file is.
    let text = String::from_utf8_lossy(source);
    let public = text.split("public class ").nth(1).and_then(|rest| {
        let end = rest.find(|c: char| !c.is_alphanumeric() && c != '_')?;
        Some(rest[..end].to_string())
    });
    let stem = path.file_stem().and_then(|stem| stem.to_str());
    let is_name = |name: &str| {
        name.starts_with(char::is_alphabetic) && name.chars().all(|c| c.is_alphanumeric() || c == '_')
    };
    let stem = stem.filter(|stem| is_name(stem)).unwrap_or("Main").to_string();
    format!("{}.java", public.filter(|name| is_name(name)).unwrap_or(stem))
}

fn fill(words: &[&str], values: &[(&str, &str)]) -> Vec<String> {
    let fill = |word: &&str| {
        values.iter().fold(word.to_string(), |word, (name, value)| word.replace(&format!("{{{name}}}"), value))
    };
    words.iter().map(fill).collect()
}

fn compile(
    language: &Language,
    tool: &Tool,
    name: &str,
    source: &[u8],
    tier: Tier,
    into: &Path,
) -> Result<(), NoProgram> {
    let limit = Duration::from_secs(60);
    let env = [
        ("HOME", "{box}"),
        ("TMPDIR", "{box}"),
        ("PATH", "/usr/local/bin:/usr/bin:/bin"),
        ("LANG", "C.UTF-8"),
        ("GOCACHE", "{box}/.cache"),
        ("GOPATH", "{box}/.go"),
        ("GO111MODULE", "off"),
        ("GOPROXY", "off"),
        ("CGO_ENABLED", "0"),
    ];
    let outcome = sandbox::compile(
        tier,
        &Compile {
            argv: fill(language.compile, &[("command", &tool.path.to_string_lossy()), ("source", name)]),
            env: env.map(|(name, value)| (name.to_string(), value.to_string())).to_vec(),
            read_only: tool.read_only.clone(),
            sources: vec![(name.to_string(), source.to_vec())],
            threads: 64,
            // They find the rest of themselves by the path of their own file, which they ask /proc for.
            proc: matches!(language.ending, "rs" | "java" | "go"),
            limits: Limits { cpu: limit, wall: limit * 2, memory: 4 << 30, output: 256 << 20 },
        },
        into,
    )?;
    let words = String::from_utf8_lossy(&outcome.messages).trim().to_string();
    match outcome.end {
        // What is interpreted is run from its source.
        End::Exited(0) if language.run.iter().any(|word| word.contains("{source}")) => {
            let path = into.join(name);
            fs::write(&path, source).map_err(|error| NoProgram::Failure(format!("{}: {error}", path.display())))
        }
        End::Exited(0) => Ok(()),
        End::Exited(_) => Err(NoProgram::CompileError(words)),
        other => Err(NoProgram::CompileError(format!("the compiler was stopped ({other:?})\n{words}"))),
    }
}

fn program(language: &Language, tool: &Tool, name: &str, memory: u64, folder: PathBuf) -> Program {
    let class = || {
        let stem = name.trim_end_matches(".java");
        let has = |class: &str| folder.join(format!("{class}.class")).is_file();
        if has(stem) || !has("Main") { stem.to_string() } else { "Main".to_string() }
    };
    let class = if language.ending == "java" { class() } else { String::new() };
    Program {
        argv: fill(
            language.run,
            &[
                ("command", &tool.path.to_string_lossy()),
                ("source", name),
                ("class", &class),
                ("memory", &memory.to_string()),
            ],
        ),
        env: vec![("LANG".into(), "C.UTF-8".into()), ("PYTHONDONTWRITEBYTECODE".into(), "1".into())],
        read_only: tool.read_only.clone(),
        memory: language.memory,
        threads: 64,
        proc: language.ending == "java",
        folder,
    }
}
