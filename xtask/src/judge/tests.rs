//! Which tests a program is judged on: the samples and those of the plan, the samples alone, or those of a folder.

use std::{
    path::Path,
    sync::{Arc, OnceLock},
};

use exercise::{
    AnyExercise, Error, Library,
    contest::Posed,
    document,
    testdata::{self, ReadyTest, no_clock},
};
use judging::{LazyTest, TestGroup, TestsOf};

use super::sentences;
use crate::{files, tests_folder, workspace::Workspace};

/// Where tests come from.
#[derive(Clone, Copy)]
pub enum Origin<'a> {
    /// The samples, and the plan with this seed.
    Plan(u64),
    /// The samples alone.
    Samples,
    /// A folder.
    Folder(&'a Path),
}

/// The name of the group of the samples.
pub const SAMPLES: &str = "samples";

/// The tests by group, each opened when its turn comes; what is kept of them isn't used if they should be `fresh`.
pub fn groups<'a>(
    workspace: &Workspace,
    posed: &'a Posed,
    origin: Origin,
    fresh: bool,
) -> Result<Vec<TestGroup<'a>>, Error> {
    let library = &workspace.library;
    match origin {
        Origin::Samples => Ok(vec![samples(library, posed.exercise)?]),
        Origin::Folder(folder) => of_folder(posed, folder),
        Origin::Plan(seed) => {
            let mut groups = vec![samples(library, posed.exercise)?];
            let kept = workspace.tests(posed.exercise, seed, fresh)?;
            groups.extend(of_plan(posed, &kept));
            Ok(groups)
        }
    }
}

/// The samples of the statement, worth nothing.
fn samples(library: &Library, exercise: &'static dyn AnyExercise) -> Result<TestGroup<'static>, Error> {
    let tests = document::load_samples(library, exercise)?.into_iter().map(|sample| {
        let name = format!("{SAMPLES}/{}", sample.number);
        let place = library.place(exercise, &format!("{name}.inp"));
        let open = move || {
            let made = ReadyTest::read(exercise, sample.input.clone(), no_clock);
            made.map(Arc::new).map_err(|error| files::at(&place, &error))
        };
        LazyTest { name, open: Box::new(open) }
    });
    Ok(TestGroup { name: SAMPLES.into(), points: 0, tests: tests.collect(), first: true })
}

fn of_plan<'a>(posed: &'a Posed, kept: &TestsOf) -> impl Iterator<Item = TestGroup<'a>> {
    let test = move |planned: testdata::Planned<'a>| {
        let kept = kept.clone();
        LazyTest { name: planned.path(), open: Box::new(move || kept.get(planned).map(Arc::new)) }
    };
    posed.manifest.plan.groups.iter().map(move |group| TestGroup {
        name: group.name.clone(),
        points: group.points,
        tests: testdata::planned_of(group).map(test).collect(),
        first: false,
    })
}

fn of_folder(posed: &Posed, folder: &Path) -> Result<Vec<TestGroup<'static>>, Error> {
    let Posed { exercise, manifest, .. } = posed;
    let exercise = *exercise;
    let planned = &manifest.plan.groups;
    let known = |name: &str| planned.iter().position(|group| group.name == name);
    let mut groups: Vec<TestGroup> = Vec::new();
    for tests_folder::Found { group, name, path } in tests_folder::find(exercise, folder)? {
        let open = move || {
            let input = files::read(&path)?;
            let made = ReadyTest::read(exercise, input, no_clock);
            made.map(Arc::new).map_err(|error| files::at(&path, &error))
        };
        let test = LazyTest { name, open: Box::new(open) };
        match groups.iter_mut().find(|known| known.name == group) {
            Some(known) => known.tests.push(test),
            None => {
                let points = known(&group).map_or(0, |index| planned[index].points);
                groups.push(TestGroup { name: group, points, tests: vec![test], first: false });
            }
        }
    }
    groups.sort_by_key(|group| known(&group.name).unwrap_or(usize::MAX));
    Ok(groups)
}

/// Leaves one test of all.
pub fn only(groups: &mut Vec<TestGroup>, name: &str) -> Result<(), Error> {
    for group in &mut *groups {
        group.tests.retain(|test| test.name == name);
    }
    groups.retain(|group| !group.tests.is_empty());
    match groups.is_empty() {
        true => Err(Error::new(sentences::no_such_test(name))),
        false => Ok(()),
    }
}

/// The same tests, each made at most once, however many programs run on them; they stay in memory.
pub fn made_once(groups: Vec<TestGroup<'_>>) -> Vec<TestGroup<'_>> {
    fn once(LazyTest { name, open }: LazyTest<'_>) -> LazyTest<'_> {
        let made: OnceLock<Result<Arc<ReadyTest>, Error>> = OnceLock::new();
        LazyTest { name, open: Box::new(move || made.get_or_init(&open).clone()) }
    }
    let group = |group| {
        let TestGroup { name, points, tests, first } = group;
        TestGroup { name, points, tests: tests.into_iter().map(once).collect(), first }
    };
    groups.into_iter().map(group).collect()
}
