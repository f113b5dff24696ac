//! `generate`: tests as files.
//!
//! A group's folder appears complete or not at all: its tests are written under other names into
//! `DIR/.partial`, get their names when all are there, and the folder moves to its place in one step. Killed at
//! any moment, `generate` leaves no `.inp` without its `.out` and no half of either; the next run does the rest.

use std::{
    fs::{self, File},
    io,
    path::{Path, PathBuf},
    sync::atomic::{AtomicU64, Ordering},
};

use generators::{Group, seed::DEFAULT_SEED};
use problems::{
    AnyExercise, Error, Manifest,
    testdata::{self, Place},
};
use rayon::prelude::*;

use crate::{
    progress::Progress,
    report::{self, Answer, Outcome},
};

#[derive(clap::Args)]
pub struct Args {
    /// The exercises (all, if none is named)
    #[arg(value_name = "EX")]
    exercises: Vec<String>,
    /// The master seed
    #[arg(long, default_value_t = DEFAULT_SEED)]
    seed: u64,
    /// The folder for the tests
    #[arg(long, value_name = "DIR", default_value = "data")]
    out: PathBuf,
}

pub fn run(args: &Args) -> Outcome {
    let exercises = selected(&args.exercises)?;
    let plans = exercises.into_iter().map(|exercise| Ok((exercise, Manifest::load(exercise)?)));
    let plans: Vec<_> = plans.collect::<Result<_, Error>>()?;
    fs::create_dir_all(&args.out).map_err(|error| Error::file(&args.out, error))?;
    let lock = File::open(&args.out).map_err(|error| Error::file(&args.out, error))?;
    if lock.try_lock().is_err() {
        return Err(Error::file(
            &args.out,
            "another generate is writing here; wait for it or choose another --out",
        ));
    }
    for (exercise, manifest) in &plans {
        for group in &manifest.plan.groups {
            refuse_foreign_files(&args.out.join(exercise.folder()).join(&group.name))?;
        }
    }
    let partial = args.out.join(".partial");
    remove_folder(&partial)?;
    let total = plans.iter().map(|(_, manifest)| testdata::places(manifest).len()).sum();
    let progress = Progress::new("generate", total, false);
    let written = plans.par_iter().map(|(exercise, manifest)| {
        let place = args.out.join(exercise.folder());
        fs::create_dir_all(&place).map_err(|error| Error::file(&place, error))?;
        let made = Made::default();
        manifest.plan.groups.par_iter().try_for_each(|group| {
            let stage = partial.join(exercise.folder()).join(&group.name);
            make_group(*exercise, group, args.seed, &stage, &place.join(&group.name), &made, &progress)
        })?;
        Ok((*exercise, made))
    });
    let written: Result<Vec<_>, Error> = written.collect();
    progress.finish();
    let cleaned = remove_folder(&partial);
    for (exercise, made) in written? {
        let (tests, bytes) = (made.tests.into_inner(), made.bytes.into_inner());
        let state = if made.changed.into_inner() == 0 { "up to date" } else { "written" };
        report::line(format_args!(
            "{}: {tests} tests, {:.1} MiB, {state}",
            args.out.join(exercise.folder()).display(),
            bytes as f64 / (1 << 20) as f64,
        ));
    }
    cleaned.map(|()| Answer::Yes)
}

/// The exercises that names stand for; all of them if there are no names.
pub fn selected(names: &[String]) -> Result<Vec<&'static dyn AnyExercise>, Error> {
    if names.is_empty() {
        return Ok(problems::CATALOGUE.to_vec());
    }
    let mut found: Vec<&'static dyn AnyExercise> = Vec::new();
    for name in names {
        let exercise = problems::find(name)?;
        if found.iter().all(|known| known.folder() != exercise.folder()) {
            found.push(exercise);
        }
    }
    Ok(found)
}

/// What was made for one exercise.
#[derive(Default)]
struct Made {
    tests: AtomicU64,
    bytes: AtomicU64,
    changed: AtomicU64,
}

fn make_group(
    exercise: &dyn AnyExercise,
    group: &Group,
    seed: u64,
    stage: &Path,
    place: &Path,
    made: &Made,
    progress: &Progress,
) -> Result<(), Error> {
    fs::create_dir_all(stage).map_err(|error| Error::file(stage, error))?;
    let tests: Vec<_> = group.tests.iter().enumerate().collect();
    let changed = tests.into_par_iter().map(|(index, test)| {
        let test = Place { group: &group.name, number: index + 1, test };
        let name = format!("{:02}", test.number);
        let bytes = testdata::make(exercise, exercise.folder(), seed, test)?;
        let mut same = true;
        for (ending, bytes) in [("inp", &bytes.input), ("out", &bytes.answer)] {
            let path = stage.join(format!("{name}.{ending}.part"));
            fs::write(&path, bytes).map_err(|error| Error::file(&path, error))?;
            same &= has_bytes(&place.join(format!("{name}.{ending}")), bytes);
            made.bytes.fetch_add(bytes.len() as u64, Ordering::Relaxed);
        }
        made.tests.fetch_add(1, Ordering::Relaxed);
        progress.step(exercise.folder());
        Ok(!same)
    });
    let changed = changed.collect::<Result<Vec<bool>, Error>>()?;
    if !changed.contains(&true) && test_files(place)?.len() == 2 * group.tests.len() {
        return Ok(());
    }
    for (number, ending) in (1..=group.tests.len()).flat_map(|number| [(number, "inp"), (number, "out")]) {
        let name = stage.join(format!("{number:02}.{ending}"));
        fs::rename(stage.join(format!("{number:02}.{ending}.part")), &name)
            .map_err(|error| Error::file(&name, error))?;
    }
    publish(stage, place).map_err(|error| Error::file(place, error))?;
    made.changed.fetch_add(1, Ordering::Relaxed);
    Ok(())
}

/// Moves a complete folder to its place in one step; what was there before takes its place among the partial.
fn publish(stage: &Path, place: &Path) -> io::Result<()> {
    match fs::rename(stage, place) {
        Err(error) if place.is_dir() => exchange(stage, place).map_err(|_| error),
        other => other,
    }
}

#[cfg(target_os = "linux")]
fn exchange(stage: &Path, place: &Path) -> io::Result<()> {
    use rustix::fs::{CWD, RenameFlags, renameat_with};
    match renameat_with(CWD, stage, CWD, place, RenameFlags::EXCHANGE) {
        // Some file systems cannot: then the old folder goes first, and comes back if the new one cannot come.
        Err(rustix::io::Errno::INVAL | rustix::io::Errno::NOSYS) => move_away_and_in(stage, place),
        other => Ok(other?),
    }
}

#[cfg(not(target_os = "linux"))]
fn exchange(stage: &Path, place: &Path) -> io::Result<()> {
    move_away_and_in(stage, place)
}

fn move_away_and_in(stage: &Path, place: &Path) -> io::Result<()> {
    let old = stage.with_extension("old");
    fs::rename(place, &old)?;
    fs::rename(stage, place).inspect_err(|_| {
        let _ = fs::rename(&old, place);
    })
}

fn has_bytes(path: &Path, bytes: &[u8]) -> bool {
    fs::metadata(path).is_ok_and(|file| file.len() == bytes.len() as u64)
        && fs::read(path).is_ok_and(|found| found == bytes)
}

/// The names in a group's folder; nothing if there is no such folder.
fn test_files(place: &Path) -> Result<Vec<String>, Error> {
    let entries = match fs::read_dir(place) {
        Err(error) if error.kind() == io::ErrorKind::NotFound => return Ok(Vec::new()),
        entries => entries.map_err(|error| Error::file(place, error))?,
    };
    entries
        .map(|entry| Ok(entry?.file_name().to_string_lossy().into_owned()))
        .collect::<io::Result<_>>()
        .map_err(|error| Error::file(place, error))
}

/// A group's folder is replaced as a whole: refuse to touch one that holds what is not a test.
fn refuse_foreign_files(place: &Path) -> Result<(), Error> {
    let is_test = |name: &str| {
        name.strip_suffix(".inp")
            .or(name.strip_suffix(".out"))
            .is_some_and(|number| number.len() >= 2 && number.bytes().all(|byte| byte.is_ascii_digit()))
    };
    match test_files(place)?.into_iter().find(|name| !is_test(name)) {
        None => Ok(()),
        Some(name) => {
            let message = "is no test (NN.inp, NN.out) and would be lost; move it away or choose another --out";
            Err(Error::file(&place.join(name), message))
        }
    }
}

fn remove_folder(path: &Path) -> Result<(), Error> {
    match fs::remove_dir_all(path) {
        Err(error) if error.kind() != io::ErrorKind::NotFound => Err(Error::file(path, error)),
        _ => Ok(()),
    }
}
