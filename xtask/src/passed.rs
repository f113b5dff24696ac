//! What `verify` remembers: exercises that passed, known by everything that could change the outcome. Nothing
//! but a pass is remembered, and only until a byte of it changes.

use std::{
    collections::BTreeMap,
    fs,
    path::{Path, PathBuf},
    sync::OnceLock,
};

use problems::{AnyExercise, Error, testdata::hash};
use walkdir::WalkDir;

use crate::{
    files,
    languages::{self, LANGUAGES},
};

/// The record of an exercise as it is now; it exists if the exercise has passed like this.
pub struct Record(PathBuf);

impl Record {
    /// The record for the bytes of the exercise, of the code that judges it, and for the tools of this machine.
    pub fn of(exercise: &dyn AnyExercise, tier: &str) -> Result<Record, Error> {
        let mut parts = vec![code()?, tier.to_string()];
        for language in LANGUAGES {
            parts.push(language.tool().map_or_else(|| format!("no {}", language.name), |tool| tool.version));
        }
        parts.push(hash_of_files(&problems::folder(exercise), |_| true)?);
        Ok(Record(languages::cache().join("passed").join(hash(parts.join("\n").as_bytes()))))
    }

    /// What each check had to say when it passed.
    pub fn recall(&self) -> Option<BTreeMap<String, String>> {
        serde_json::from_slice(&fs::read(&self.0).ok()?).ok()
    }

    /// Remembers a pass. If that fails, the exercise is only checked once more.
    pub fn remember(&self, details: &BTreeMap<String, String>) {
        if let (Some(folder), Ok(json)) = (self.0.parent(), serde_json::to_vec(details)) {
            let _ = fs::create_dir_all(folder);
            let _ = files::write(&self.0, &json);
        }
    }
}

/// The code that every exercise depends on: all of the workspace but the exercises' own folders.
fn code() -> Result<String, Error> {
    static CODE: OnceLock<Result<String, Error>> = OnceLock::new();
    CODE.get_or_init(|| {
        let root = problems::root().parent().unwrap_or(problems::root());
        let is_code = |path: &Path| path.extension().is_some_and(|ending| ending == "rs");
        let is_common = |path: &Path| is_code(path) && !is_exercise(path);
        let mut parts = vec![hash(&files::read(&root.join("Cargo.lock"))?)];
        for part in ["checkers", "generators", "solutions", "sandbox", "xtask", "problems"] {
            parts.push(hash_of_files(&root.join(part), is_common)?);
        }
        Ok(parts.join("\n"))
    })
    .clone()
}

/// Whether a file lies in the folder of an exercise.
fn is_exercise(path: &Path) -> bool {
    problems::CATALOGUE.iter().any(|exercise| path.starts_with(problems::folder(*exercise)))
}

/// A hash of the names and bytes of the files below a folder.
pub fn hash_of_files(folder: &Path, wanted: impl Fn(&Path) -> bool) -> Result<String, Error> {
    let mut names_and_hashes = String::new();
    for entry in WalkDir::new(folder).sort_by_file_name() {
        let entry = entry.map_err(Error::new)?;
        if entry.file_type().is_file() && wanted(entry.path()) {
            let name = entry.path().strip_prefix(folder).unwrap_or(entry.path()).display().to_string();
            names_and_hashes += &format!("{name} {}\n", hash(&files::read(entry.path())?));
        }
    }
    Ok(hash(names_and_hashes.as_bytes()))
}
