//! `tests.json`: what a folder of tests says about itself. `generate` writes it beside the groups, so that whoever finds
//! the folder later knows which exercise, seed, limits and points it belongs to, and whether it is still what it was.

use std::{collections::BTreeMap, fs, io, path::Path};

use checkers::{Sentence, say};
use exercise::{AnyExercise, Error, Manifest, Reason, contest::MOST_POINTS, testdata};
use generators::{Group, plan::Bilingual};
use serde::{Deserialize, Serialize};

use crate::{files, report};

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
    pub title: Bilingual,
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
            title: manifest.title.clone(),
            seed,
            version: env!("CARGO_PKG_VERSION").into(),
            time_limit_seconds: manifest.time_limit.as_secs_f64(),
            memory_limit_mib: manifest.memory_limit,
            groups,
        }
    }

    /// The record at a path, or nothing if there is none.
    pub fn read(path: &Path) -> Result<Option<Record>, Error> {
        match fs::symlink_metadata(path) {
            Err(error) if error.kind() == io::ErrorKind::NotFound => return Ok(None),
            _ => {}
        }
        let bytes = files::read(path)?;
        let record = serde_json::from_slice(&bytes).map_err(|error| {
            let reason = say!(
                vi "đây không phải tệp do generate ghi ({error}); hãy chuyển nó đi chỗ khác",
                en "this is not what generate writes ({error}); move it elsewhere",
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

    /// How what was made differs from what a contest asks for, a sentence each.
    pub fn unlike(&self, manifest: &Manifest, seed: u64) -> Vec<Sentence> {
        let seconds = |seconds: f64| format!("{seconds} s");
        let mebibytes = |mebibytes: u64| format!("{mebibytes} MiB");
        let mut others: Vec<Option<Sentence>> = vec![
            other(say!(vi "hạt giống", en "the seed"), self.seed, seed),
            other(
                say!(vi "giới hạn thời gian", en "the time limit"),
                seconds(self.time_limit_seconds),
                seconds(manifest.time_limit.as_secs_f64()),
            ),
            other(
                say!(vi "giới hạn bộ nhớ", en "the memory limit"),
                mebibytes(self.memory_limit_mib),
                mebibytes(manifest.memory_limit),
            ),
        ];
        for group in &manifest.plan.groups {
            let name = &group.name;
            let known = self.groups.iter().find(|known| known.name == *name);
            let (points, tests) = known.map_or((0, 0), |known| (known.points, known.tests.len()));
            others.push(other(
                say!(vi "điểm của nhóm {name}", en "the points of {name}"),
                points,
                group.points,
            ));
            let what = say!(vi "số test của nhóm {name}", en "the number of tests of {name}");
            others.push(other(what, tests, group.tests.len()));
            for planned in testdata::planned_of(group) {
                let (path, Some(own)) = (planned.path(), &planned.row.own) else { continue };
                let here = known.and_then(|known| known.tests.get(planned.number - 1));
                others.push(here.filter(|here| here.input != testdata::hash(own)).map(|_| {
                    say!(
                        vi "{path}.inp không phải là {file} của kì thi",
                        en "{path}.inp is not the contest's {file}",
                        file = report::one_line(&planned.row.recipe)
                    )
                }));
            }
        }
        others.into_iter().flatten().collect()
    }

    /// The manifest with the limits and points of this folder.
    pub fn applied(&self, manifest: &Manifest) -> Result<Manifest, Error> {
        let mut manifest = manifest.clone();
        manifest.time_limit = exercise::manifest::time_limit(self.time_limit_seconds)?;
        manifest.memory_limit = exercise::manifest::memory_limit(self.memory_limit_mib)?;
        let groups = &mut manifest.plan.groups;
        for RecordedGroup { name, points, .. } in &self.groups {
            if *points > MOST_POINTS {
                return Err(Error::new(say!(
                    vi "{points} điểm cho {name}: mỗi nhóm có nhiều nhất {MOST_POINTS} điểm",
                    en "{points} points for {name}: a group can have at most {MOST_POINTS}",
                )));
            }
            match groups.iter_mut().find(|group| group.name == *name) {
                Some(group) => group.points = *points,
                None => groups.push(Group::of_others(name, *points)),
            }
        }
        Ok(manifest)
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
                    en "{path} is not what generate wrote",
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

/// What is one thing here and another in the contest.
fn other<T: PartialEq + std::fmt::Display>(what: Sentence, here: T, there: T) -> Option<Sentence> {
    (here != there).then(|| {
        say!(
            vi "{what}: ở đây là {here}, kì thi yêu cầu {there}",
            en "{what}: {here} here, and {there} in the contest";
            what
        )
    })
}
