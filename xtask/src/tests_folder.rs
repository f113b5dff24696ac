//! Tests in a folder, `GROUP/NN.inp` and `GROUP/NN.out`: what `generate` wrote there, and what somebody put beside it.

use std::{
    fs,
    path::{Path, PathBuf},
};

use checkers::say;
use generators::{Group, Test, plan::Bilingual};
use problems::{AnyExercise, Error, Manifest};
use walkdir::WalkDir;

use crate::files;

/// A test of a folder.
pub struct Found {
    /// The group, which is the folder that it lies in.
    pub group: String,
    /// Group and name: `small/01`.
    pub name: String,
    /// Its input.
    pub path: PathBuf,
}

/// The tests of the folder that `generate --out` was given, or of this exercise's folder in it, sorted.
pub fn find(exercise: &dyn AnyExercise, folder: &Path) -> Result<Vec<Found>, Error> {
    let inner = folder.join(exercise.folder());
    let folder = if inner.is_dir() { &inner } else { folder };
    let mut tests = Vec::new();
    for entry in WalkDir::new(folder).max_depth(2).sort_by_file_name() {
        let path = entry.map_err(|error| Error::file(folder, error.to_string()))?.into_path();
        if path.extension().is_none_or(|ending| ending != "inp") {
            continue;
        }
        let place = path.strip_prefix(folder).unwrap_or(&path);
        let group = place.parent().map(|group| group.display().to_string()).unwrap_or_default();
        let name = place.with_extension("").display().to_string();
        tests.push(Found { group, name, path });
    }
    match tests.is_empty() {
        true => Err(Error::file(
            folder,
            say!(
                vi "thư mục này không có test nào (NHÓM/NN.inp)",
                en "there is no test (GROUP/NN.inp) in this folder",
            ),
        )),
        false => Ok(tests),
    }
}

/// The manifest with the tests of a folder in place of its own. A group of the plan without any is an error: whoever
/// judges with this folder would give its points away.
pub fn manifest(exercise: &dyn AnyExercise, manifest: &Manifest, folder: &Path) -> Result<Manifest, Error> {
    let mut manifest = manifest.clone();
    let groups = &mut manifest.plan.groups;
    groups.iter_mut().for_each(|group| group.tests.clear());
    for Found { group, path, .. } in find(exercise, folder)? {
        let input = fs::read(&path).map_err(|error| Error::file(&path, error))?;
        let test = Test::of_file(path.display().to_string(), input);
        match groups.iter_mut().find(|known| known.name == group) {
            Some(known) => known.tests.push(test),
            None => groups.push(Group {
                name: group,
                points: 0,
                about: Bilingual::default(),
                at_most: Default::default(),
                tests: vec![test],
            }),
        }
    }
    match groups.iter().find(|group| group.tests.is_empty()) {
        Some(group) => Err(Error::file(
            folder,
            say!(
                vi "không có test nào của nhóm {group}",
                en "there is no test of the group {group}",
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
