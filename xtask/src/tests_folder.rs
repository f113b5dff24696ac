//! Tests in a folder, `GROUP/NN.inp` and `GROUP/NN.out`: what `generate` wrote there, and what somebody put beside it.

use std::{
    collections::BTreeMap,
    fs,
    path::{Path, PathBuf},
    sync::Arc,
};

use checkers::{Sentence, say};
use exercise::{AnyExercise, Error, Manifest, contest::Posed};
use generators::{Group, Test};
use walkdir::WalkDir;

use crate::{
    files,
    generate::record::{self, Record},
    report,
};

/// A test of a folder.
pub struct Found {
    /// The group, which is the folder that it lies in.
    pub group: String,
    /// Group and name: `small/01`.
    pub name: String,
    /// Its input.
    pub path: PathBuf,
}

/// The folder of an exercise: its own in the folder that `generate --out` was given, or the folder itself.
fn place(exercise: &dyn AnyExercise, folder: &Path) -> PathBuf {
    let inner = folder.join(exercise.folder());
    if inner.is_dir() { inner } else { folder.to_path_buf() }
}

/// An exercise with the limits and points that a folder's `tests.json` says; a contest that is named on the call says
/// them itself. What a person should know of the folder is told beside it.
pub fn posed(posed: &Posed, folder: &Path, contest: bool) -> Result<(Posed, Vec<Sentence>), Error> {
    let Posed { exercise, manifest, label } = posed;
    let found = find(*exercise, folder)?;
    let folder = place(*exercise, folder);
    let path = folder.join(record::FILE);
    let here = |reason: Sentence| {
        let folder = report::name(&folder);
        say!(vi "{folder}: {reason}", en "{folder}: {reason}"; reason)
    };
    let mut notes = Vec::new();
    let mut manifest = manifest.clone();
    match Record::read(&path)? {
        None => notes.push(here(no_record(contest))),
        Some(record) if record.exercise != exercise.folder() => {
            return Err(Error::file(
                &path,
                say!(
                    vi "đây là test của bài {other}, không phải của {folder}",
                    en "these are the tests of {other}, not of {folder}",
                    other = report::one_line(&record.exercise),
                    folder = exercise.folder()
                ),
            ));
        }
        Some(record) => {
            let applied = record.applied(&manifest).map_err(|error| Error::file(&path, error))?;
            notes.extend(differences(&record, &folder)?);
            let recorded = record.files();
            let more = found.iter().filter(|test| !recorded.contains_key(&format!("{}.inp", test.name)));
            notes.extend(
                names(more.map(|test| format!("{}.inp", test.name)).collect())
                    .map(|more| here(more_tests(more))),
            );
            match contest {
                false => manifest = Arc::new(applied),
                true if said_otherwise(&applied, &manifest) => notes.push(here(contest_holds())),
                true => {}
            }
        }
    }
    let without: Vec<_> = found
        .iter()
        .filter(|test| !test.path.with_extension("out").is_file())
        .map(|test| &*test.name)
        .collect();
    if !without.is_empty() {
        notes.push(here(without_answers(&without)));
    }
    notes.extend(names(unused(&found, &folder)?).map(|unused| here(not_tests(unused))));
    Ok((Posed { exercise: *exercise, manifest, label: label.clone() }, notes))
}

/// How a folder differs from its record: a test that is missing is an error, for its points would be given away.
fn differences(record: &Record, folder: &Path) -> Result<Vec<Sentence>, Error> {
    let missing = |path: &&String| path.ends_with(".inp") && !folder.join(path).exists();
    if let Some(path) = record.files().keys().find(missing) {
        return Err(Error::file(
            &folder.join(path),
            say!(
                vi "tests.json có test này mà thư mục thì không; hãy chạy generate lần nữa",
                en "tests.json lists this test, but it is missing; run generate again",
            ),
        ));
    }
    let (changes, _) = record.compare(folder)?;
    let changed = |change: Sentence| {
        let folder = report::name(folder);
        say!(vi "{folder}: {change}", en "{folder}: {change}"; change)
    };
    Ok(changes.into_iter().map(changed).collect())
}

/// The files of a folder that are neither tests nor their answers nor the record.
fn unused(found: &[Found], folder: &Path) -> Result<Vec<String>, Error> {
    let mut unused = Vec::new();
    for entry in WalkDir::new(folder).min_depth(1).sort_by_file_name() {
        let entry = entry.map_err(|error| Error::file(folder, error.to_string()))?;
        let path = entry.path();
        let of_test = |test: &Found| test.path == path || test.path.with_extension("out") == path;
        if !entry.file_type().is_dir() && path != folder.join(record::FILE) && !found.iter().any(of_test) {
            unused.push(report::name(path.strip_prefix(folder).unwrap_or(path)));
        }
    }
    Ok(unused)
}

/// Names in a row, the first of them if there are many; nothing if there are none.
fn names(all: Vec<String>) -> Option<Sentence> {
    const SHOWN: usize = 6;
    let shown = all[..all.len().min(SHOWN)].join(", ");
    match all.len().saturating_sub(SHOWN) {
        0 => (!all.is_empty()).then(|| Sentence::symbol(shown)),
        more => Some(say!(vi "{shown} và {more} tệp nữa", en "{shown} and {more} more")),
    }
}

fn more_tests(more: Sentence) -> Sentence {
    say!(
        vi "tests.json không có {more}; vẫn chấm cả bằng chúng",
        en "not in tests.json, but judged with as well: {more}";
        more
    )
}

fn not_tests(unused: Sentence) -> Sentence {
    say!(
        vi "không phải là test (NHÓM/NN.inp, NHÓM/NN.out) nên bị bỏ qua: {unused}",
        en "ignored, because they are not tests (GROUP/NN.inp, GROUP/NN.out): {unused}";
        unused
    )
}

fn said_otherwise(one: &Manifest, other: &Manifest) -> bool {
    let points = |manifest: &Manifest| -> BTreeMap<String, u32> {
        manifest.plan.groups.iter().map(|group| (group.name.clone(), group.points)).collect()
    };
    let limits = |manifest: &Manifest| (manifest.time_limit, manifest.memory_limit);
    limits(one) != limits(other) || points(one) != points(other)
}

fn no_record(contest: bool) -> Sentence {
    match contest {
        false => say!(
            vi "không có tests.json; giới hạn và điểm là của bài trong kho",
            en "there is no tests.json, so the exercise's own limits and points hold",
        ),
        true => say!(
            vi "không có tests.json; giới hạn và điểm là của kì thi",
            en "there is no tests.json, so the contest's limits and points hold",
        ),
    }
}

fn contest_holds() -> Sentence {
    say!(
        vi "tests.json ghi giới hạn hoặc điểm khác với kì thi; chấm theo kì thi",
        en "tests.json says other limits or points than the contest, whose hold",
    )
}

/// Tests whose answers are missing: the judge doesn't need them, but somebody may have lost them.
fn without_answers(tests: &[&str]) -> Sentence {
    const SHOWN: usize = 3;
    let shown = tests.iter().take(SHOWN).map(|test| format!("{test}.out")).collect::<Vec<_>>().join(", ");
    match tests.len().checked_sub(SHOWN).filter(|more| *more > 0) {
        None => say!(
            vi "thiếu {shown}; dùng kết quả của lời giải mẫu",
            en "{shown} is missing; the reference solution's answer is used",
        ),
        Some(more) => say!(
            vi "thiếu {shown} và {more} tệp .out nữa; dùng kết quả của lời giải mẫu",
            en "{shown} and {more} more are missing; the reference solution's answers are used",
        ),
    }
}

/// The tests of the folder that `generate --out` was given, or of this exercise's folder in it, sorted.
pub fn find(exercise: &dyn AnyExercise, folder: &Path) -> Result<Vec<Found>, Error> {
    let folder = &place(exercise, folder);
    let mut tests = Vec::new();
    for entry in WalkDir::new(folder).max_depth(2).sort_by_file_name() {
        let path = entry.map_err(|error| unreadable(folder, error))?.into_path();
        if path.extension().is_none_or(|ending| ending != "inp") {
            continue;
        }
        let place = path.strip_prefix(folder).unwrap_or(&path);
        let group = place.parent().map(report::name).unwrap_or_default();
        let name = report::name(&place.with_extension(""));
        tests.push(Found { group, name, path });
    }
    match tests.is_empty() {
        true => Err(Error::file(
            folder,
            say!(
                vi "thư mục này không có test nào (NHÓM/NN.inp)",
                en "there are no tests (GROUP/NN.inp) in this folder",
            ),
        )),
        false => Ok(tests),
    }
}

/// A folder that cannot be looked into, in the words that people know.
fn unreadable(folder: &Path, error: walkdir::Error) -> Error {
    let said = error.to_string();
    let place = error.path().unwrap_or(folder).to_path_buf();
    match error.into_io_error() {
        Some(error) => Error::file(&place, error),
        None => Error::file(folder, said),
    }
}

/// The manifest with the tests of a folder in place of its own. A group of the plan without any is an error: whoever
/// judges with this folder would give its points away.
pub fn manifest(exercise: &dyn AnyExercise, manifest: &Manifest, folder: &Path) -> Result<Manifest, Error> {
    let mut manifest = manifest.clone();
    let groups = &mut manifest.plan.groups;
    groups.iter_mut().for_each(|group| group.tests.clear());
    for Found { group, path, .. } in find(exercise, folder)? {
        let input = files::read(&path)?;
        let test = Test::of_file(report::name(&path), input);
        match groups.iter_mut().find(|known| known.name == group) {
            Some(known) => known.tests.push(test),
            None => groups.push(Group { tests: vec![test], ..Group::of_others(group, 0) }),
        }
    }
    match groups.iter().find(|group| group.tests.is_empty()) {
        Some(group) => Err(Error::file(
            folder,
            say!(
                vi "không có test nào của nhóm {group}",
                en "there are no tests of the group {group}",
                group = group.name
            ),
        )),
        None => Ok(manifest),
    }
}

/// What is wrong with the answers of a folder: they are missing, or the checker refuses them.
pub fn wrong_answers(exercise: &dyn AnyExercise, folder: &Path) -> Result<Vec<String>, Error> {
    let mut problems = Vec::new();
    for Found { name, path, .. } in find(exercise, folder)? {
        let case = files::read_case(exercise, &path)?;
        match fs::read(path.with_extension("out")) {
            Err(error) => problems.push(format!("{name}.out: {error}")),
            Ok(answer) => {
                let refused = case.check(&answer).err();
                problems.extend(refused.map(|refusal| format!("{name}.out: {refusal}")));
            }
        }
    }
    Ok(problems)
}
