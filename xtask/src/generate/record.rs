//! `tests.json`: what a folder of tests says about itself. `generate` writes it beside the groups, so that whoever finds
//! the folder later knows which exercise, seed, limits and points it belongs to, and whether it is still what it was.

use std::{collections::BTreeMap, fs, io, path::Path};

use checkers::{Sentence, say};
use problems::{AnyExercise, Error, Manifest, Reason, testdata};
use serde::{Deserialize, Serialize};

use crate::files;

/// The name of its file.
pub const FILE: &str = "tests.json";

/// What `generate` made in a folder.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
pub struct Record {
    /// The exercise's folder name.
    pub exercise: String,
    /// The number in the book.
    pub number: String,
    /// The name of a contestant's files: `STEM.inp`, `STEM.out`.
    pub stem: String,
    /// The titles.
    pub title: Titles,
    /// The master seed.
    pub seed: u64,
    /// The version of the program that made it.
    pub version: String,
    pub time_limit_seconds: f64,
    pub memory_limit_mib: u64,
    /// The groups in order, all points or none.
    pub groups: Vec<RecordedGroup>,
}

#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
pub struct Titles {
    pub vi: String,
    pub en: String,
}

#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
pub struct RecordedGroup {
    pub name: String,
    pub points: u32,
    pub tests: Vec<RecordedTest>,
}

/// A test: its files are `NAME.inp` and `NAME.out`.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
pub struct RecordedTest {
    /// The number in the group: `01`.
    pub name: String,
    /// The first 128 bits of SHA-256 of `NAME.inp`.
    pub input: String,
    /// The same of `NAME.out`.
    pub answer: String,
}

impl Record {
    /// What is known of an exercise before its tests are made.
    pub fn of(
        exercise: &dyn AnyExercise,
        manifest: &Manifest,
        seed: u64,
        groups: Vec<RecordedGroup>,
    ) -> Record {
        Record {
            exercise: exercise.folder().into(),
            number: manifest.number.clone(),
            stem: manifest.stem.clone(),
            title: Titles { vi: manifest.title.vi.clone(), en: manifest.title.en.clone() },
            seed,
            version: env!("CARGO_PKG_VERSION").into(),
            time_limit_seconds: manifest.time_limit.as_secs_f64(),
            memory_limit_mib: manifest.memory_limit,
            groups,
        }
    }

    /// The record at a path, or nothing if there is none.
    pub fn read(path: &Path) -> Result<Option<Record>, Error> {
        let bytes = match fs::read(path) {
            Err(error) if error.kind() == io::ErrorKind::NotFound => return Ok(None),
            bytes => bytes.map_err(|error| Error::file(path, error))?,
        };
        let record = serde_json::from_slice(&bytes).map_err(|error| {
            let reason = say!(
                vi "đây không phải tệp do generate ghi ({error}); hãy chuyển nó đi chỗ khác",
                en "this is not what generate writes ({error}); move it away",
            );
            Error::file(path, reason)
        })?;
        Ok(Some(record))
    }

    /// Writes the record, or replaces it.
    pub fn write(&self, path: &Path) -> Result<(), Error> {
        // A record has nothing that JSON could not say.
        let text = serde_json::to_string_pretty(self).map_err(Error::of)?;
        files::write(path, format!("{text}\n").as_bytes())
    }

    /// The hash of every file by its path in the folder: `small/01.inp`.
    pub fn files(&self) -> BTreeMap<String, &str> {
        let mut files = BTreeMap::new();
        for group in &self.groups {
            for test in &group.tests {
                let path = |ending| format!("{}/{}.{ending}", group.name, test.name);
                files.insert(path("inp"), test.input.as_str());
                files.insert(path("out"), test.answer.as_str());
            }
        }
        files
    }

    /// How a folder differs from what was made there, a sentence each, and the files in it that are somebody's own.
    pub fn compare(&self, folder: &Path) -> Result<(Vec<Sentence>, Vec<String>), Error> {
        let recorded = self.files();
        let mut changes = Vec::new();
        for (path, hash) in &recorded {
            match fs::read(folder.join(path)) {
                Ok(bytes) if testdata::hash(&bytes) == *hash => {}
                Ok(_) => changes.push(say!(
                    vi "{path} khác với tệp mà generate đã ghi",
                    en "{path} has other bytes than generate wrote",
                )),
                Err(error) if error.kind() == io::ErrorKind::NotFound => {
                    changes.push(say!(vi "thiếu {path}", en "{path} is missing"));
                }
                Err(error) => {
                    let reason = error.reason();
                    changes.push(say!(
                        vi "không đọc được {path}: {reason}",
                        en "{path} cannot be read: {reason}";
                        reason
                    ));
                }
            }
        }
        let mut own = Vec::new();
        for entry in walkdir::WalkDir::new(folder).min_depth(1).sort_by_file_name() {
            let entry = entry.map_err(|error| Error::file(folder, error.to_string()))?;
            let path = entry.path().strip_prefix(folder).unwrap_or(entry.path());
            let path = path.to_string_lossy().replace('\\', "/");
            if !entry.file_type().is_dir() && path != FILE && !recorded.contains_key(&path) {
                own.push(path);
            }
        }
        Ok((changes, own))
    }
}
