//! Which tests a program is judged on: those of the plan, or those of a folder.

use std::{
    fs,
    path::{Path, PathBuf},
    sync::Arc,
};

use generators::seed::DEFAULT_SEED;
use judging::{Pending, TestGroup};
use problems::{
    AnyExercise, Error, Manifest,
    testdata::{self, Made, no_clock},
};
use walkdir::WalkDir;

use crate::files;

/// The tests by group: those of the plan, or those of a folder.
pub fn groups<'a>(
    exercise: &'static dyn AnyExercise,
    manifest: &'a Manifest,
    folder: Option<&Path>,
) -> Result<Vec<TestGroup<'a>>, Error> {
    match folder {
        None => Ok(of_plan(exercise, manifest)),
        Some(folder) => of_folder(exercise, manifest, folder),
    }
}

/// The tests of the plan for the default seed, each made when its turn comes.
fn of_plan<'a>(exercise: &'static dyn AnyExercise, manifest: &'a Manifest) -> Vec<TestGroup<'a>> {
    let test = |planned: testdata::Planned<'a>| Pending {
        name: planned.path(),
        open: Box::new(move || testdata::make(exercise, DEFAULT_SEED, planned, no_clock).map(Arc::new)),
    };
    let groups = manifest.plan.groups.iter().map(|group| TestGroup {
        name: group.name.clone(),
        points: group.points,
        tests: testdata::planned_of(group).map(test).collect(),
        first: false,
    });
    groups.collect()
}

/// The tests `GROUP/NN.inp` of the folder that `generate --out` was given, or of this exercise's folder in it.
fn of_folder(
    exercise: &'static dyn AnyExercise,
    manifest: &Manifest,
    folder: &Path,
) -> Result<Vec<TestGroup<'static>>, Error> {
    let inner = folder.join(exercise.folder());
    let folder = if inner.is_dir() { inner } else { folder.to_path_buf() };
    let known = |name: &str| manifest.plan.groups.iter().position(|group| group.name == name);
    let mut groups: Vec<TestGroup> = Vec::new();
    for entry in WalkDir::new(&folder).max_depth(2).sort_by_file_name() {
        let path = entry.map_err(|error| Error::file(&folder, error))?.into_path();
        if path.extension().is_none_or(|ending| ending != "inp") {
            continue;
        }
        let place = path.strip_prefix(&folder).unwrap_or(&path);
        let group = place.parent().map(|group| group.display().to_string()).unwrap_or_default();
        let name = place.with_extension("").display().to_string();
        let test = Pending { name, open: Box::new(move || read(exercise, &path).map(Arc::new)) };
        match groups.iter_mut().find(|known| known.name == group) {
            Some(known) => known.tests.push(test),
            None => {
                let points = known(&group).map_or(0, |index| manifest.plan.groups[index].points);
                groups.push(TestGroup { name: group, points, tests: vec![test], first: false });
            }
        }
    }
    groups.sort_by_key(|group| known(&group.name).unwrap_or(usize::MAX));
    match groups.is_empty() {
        true => Err(Error::file(&folder, "there is no test (GROUP/NN.inp) in this folder")),
        false => Ok(groups),
    }
}

fn read(exercise: &dyn AnyExercise, path: &PathBuf) -> Result<Made, Error> {
    let input = fs::read(path).map_err(|error| Error::file(path, error))?;
    Made::read(exercise, input, no_clock).map_err(|error| files::at(path, &error))
}
