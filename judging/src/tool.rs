//! The compilers and interpreters of this machine.
//!
//! A tool is asked for its version and its place from the root folder and with a clean environment: a file in the
//! folder of a student's program (`rust-toolchain.toml`, say) must not decide what runs.

use std::{
    collections::HashMap,
    env,
    path::{Path, PathBuf},
    process::{Command, Stdio},
    sync::{LazyLock, Mutex, PoisonError},
};

use cache::Fingerprint;
use checkers::Sentence;
use languages::{Executable, Language};

use crate::sentences;

/// A compiler or an interpreter on this machine.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Tool {
    /// Its true place.
    pub path: PathBuf,
    /// What it says of itself.
    pub version: String,
    /// What it reads beside `/usr`.
    pub read_only: Vec<PathBuf>,
}

/// What to do where a language has no tool.
pub fn missing(language: &Language) -> Sentence {
    let find = &language.find;
    sentences::no_compiler(find.command, language.name, find.package)
}

/// What depends on a tool.
pub trait OfTool {
    /// A language and its tool on this machine, or that there is none: what a program of the language becomes depends
    /// on which tool it is and where, for two of one version need not do the same.
    fn tool(self, language: &Language) -> Self;
}

impl OfTool for Fingerprint {
    fn tool(self, language: &Language) -> Fingerprint {
        let fingerprint = self.part(language.name);
        match Tool::of(language) {
            Some(tool) => fingerprint.part(tool.version).part(tool.path.as_os_str().as_encoded_bytes()),
            None => fingerprint.part("").part(""),
        }
    }
}

impl Tool {
    /// The tool of a language on this machine, or nothing if there is none. It is looked for once.
    pub fn of(language: &Language) -> Option<Tool> {
        static KNOWN: LazyLock<Mutex<HashMap<&'static str, Option<Tool>>>> = LazyLock::new(Mutex::default);
        let mut known = KNOWN.lock().unwrap_or_else(PoisonError::into_inner);
        known.entry(language.name).or_insert_with(|| Tool::look_for(language)).clone()
    }

    fn look_for(language: &Language) -> Option<Tool> {
        let find = &language.find;
        let command = look_in_path(find.command)?;
        let version = ask(&command, find.version)?.lines().next().unwrap_or_default().to_string();
        let said = |question: &[&str]| Some(PathBuf::from(ask(&command, question)?.trim()));
        let home = match find.home {
            Some(question) => Some(said(question)?),
            None => None,
        };
        let path = match find.executable {
            Executable::InPath => command,
            Executable::BelowHome(place) => home.as_ref()?.join(place),
            Executable::Asked(question) => said(question)?,
        };
        let extra = find.paths.iter().map(PathBuf::from).filter(|path| path.exists());
        let home = home.filter(|home| !home.starts_with("/usr") || home.starts_with("/usr/local"));
        Some(Tool { path, version, read_only: home.into_iter().chain(extra).collect() })
    }
}

/// What a tool says, on either stream, if it ends well.
fn ask(command: &Path, arguments: &[&str]) -> Option<String> {
    let mut asked = Command::new(command);
    asked.args(arguments).stdin(Stdio::null()).env_clear();
    if cfg!(unix) {
        asked.current_dir("/");
    }
    // Version managers find their versions by these.
    for name in ["PATH", "HOME", "RUSTUP_HOME", "CARGO_HOME", "PYENV_ROOT", "SYSTEMROOT", "USERPROFILE"] {
        if let Some(value) = env::var_os(name) {
            asked.env(name, value);
        }
    }
    let output = asked.output().ok().filter(|output| output.status.success())?;
    Some(String::from_utf8_lossy(&[output.stdout, output.stderr].concat()).into_owned())
}

fn look_in_path(command: &str) -> Option<PathBuf> {
    let paths = env::var_os("PATH")?;
    // A relative folder in the search path would be one that the caller stands in.
    let folders = env::split_paths(&paths).filter(|folder| folder.is_absolute());
    folders
        .map(|folder| folder.join(command).with_extension(env::consts::EXE_EXTENSION))
        .find(|path| path.is_file())
}

#[cfg(test)]
mod tests {
    use super::*;
    use std::fs;

    #[test]
    #[cfg(unix)]
    fn a_file_in_the_current_folder_decides_nothing() {
        use std::os::unix::fs::PermissionsExt;
        let folder = tempfile::tempdir().unwrap();
        let script = folder.path().join("tool");
        fs::write(&script, "#!/bin/sh\necho \"in $(pwd), $SECRET\"\n").unwrap();
        fs::set_permissions(&script, PermissionsExt::from_mode(0o755)).unwrap();
        // No test of this crate reads this variable.
        assert_eq!(ask(&script, &[]).as_deref(), Some("in /, \n"));
    }

    #[test]
    fn a_fingerprint_knows_which_tool_and_where() {
        let of = |name| Fingerprint::new("tools").tool(Language::named(name).unwrap()).key();
        assert_eq!(of("C"), of("C"));
        assert_ne!(of("C++17"), of("C++20"), "one compiler, two languages");
        let Some(tool) = Tool::of(Language::named("C").unwrap()) else {
            return println!("skipped: there is no gcc");
        };
        let without_place = Fingerprint::new("tools").part("C").part(&tool.version).part("").key();
        assert_ne!(of("C"), without_place);
    }

    #[test]
    fn a_missing_compiler_is_named_with_its_package() {
        let pascal = Language::named("Pascal").unwrap();
        assert_eq!(missing(pascal).en(), "fpc is missing: Pascal needs it (Debian package fpc)");
    }
}
