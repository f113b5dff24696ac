//! The programs that belong to an exercise: right ones, and wrong ones that its tests must refuse.

use std::path::Path;

use exercise::{AnyExercise, Error, Library, expected::Expected};
use judging::{Source, Verdict};
use walkdir::WalkDir;

/// How many tests must refuse a program that is wrong.
pub const REFUSALS: usize = 2;

/// A program that belongs to an exercise.
pub struct Submission {
    /// `wrong_answer/plain_xor.cpp`.
    pub name: String,
    /// The verdict of its folder.
    pub expected: Verdict,
    /// The program.
    pub source: Source,
}

/// Reads the programs of an exercise, sorted by their names.
pub fn of(library: &Library, exercise: &dyn AnyExercise) -> Result<Vec<Submission>, Error> {
    let folder = library.folder(exercise)?.join("submissions");
    let mut submissions = Vec::new();
    for entry in WalkDir::new(&folder).sort_by_file_name() {
        let entry = entry.map_err(Error::of)?;
        if entry.file_type().is_dir() {
            continue;
        }
        let path = entry.path();
        let kind = path.parent().and_then(Path::file_name).and_then(|kind| kind.to_str()).unwrap_or_default();
        let Some(expected) = Expected::ALL.into_iter().find(|known| known.folder() == kind) else {
            let known = Expected::ALL.map(Expected::folder).join(", ");
            return Err(Error::file(path, format!("a submission must be in one of the folders {known}")));
        };
        let name = path.strip_prefix(&folder).unwrap_or(path).display().to_string();
        submissions.push(Submission { name, expected: expected.into(), source: Source::read(path, None)? });
    }
    Ok(submissions)
}
