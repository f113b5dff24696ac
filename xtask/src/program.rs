//! The exercise and the program that a call is about: `judge 9.12 a.py`, or `judge bai9_12.py`, whose name says it.

use std::path::{Path, PathBuf};

use checkers::say;
use exercise::{AnyExercise, Error, Library};

use crate::{judge::exercise_of_file, report};

/// What `[EX] PROGRAM` names; where there is one word, it is the program.
pub fn named(
    library: &Library,
    first: &str,
    second: Option<&Path>,
) -> Result<(&'static dyn AnyExercise, PathBuf), Error> {
    let path = Path::new(first);
    match second {
        Some(program) => Ok((library.find(first)?, program.to_path_buf())),
        None if !path.exists() && library.find(first).is_ok() => Err(Error::new(say!(
            vi "còn thiếu chương trình: {first} CHƯƠNG_TRÌNH",
            en "the program is missing: {first} PROGRAM",
        ))),
        None => match exercise_of_file(path, library) {
            Some(exercise) => Ok((exercise, path.to_path_buf())),
            None => Err(Error::new(say!(
                vi "tên tệp {file} không cho biết bài nào; hãy nêu bài trước tên tệp: 9.8 {file}",
                en "the name of {file} says no exercise; name it first: 9.8 {file}",
                file = report::name(path)
            ))),
        },
    }
}

/// What the first of the two words is for.
pub fn exercise_help() -> String {
    crate::lang::told!(
        vi "Bài tập; không cần nêu nếu tên tệp cho biết (bai9_12.py)",
        en "The exercise; not needed if the name of the file says it (bai9_12.py)"
    )
}
