//! `groups.lock`: in which groups each wrong program loses the points, and to which test. What a group is worth is thus
//! tested by group: a program that comes to keep points that it must lose is a problem, and not one that the tests of
//! other groups hide. `verify --bless` writes it; a program without a row is held to nothing, and so
//! is one that is too slow: where it runs out of time depends on the machine.

use exercise::{AnyExercise, Error, Library};

use super::refusals::Rows;

/// The name of the file.
pub const FILE: &str = "groups.lock";

/// What stands above the rows.
const HEADER: &str = "# The groups whose points each wrong program must lose, each with a test that refuses it: verify\n\
                      # checks it. `verify --bless` writes it.\n";

/// The rows of an exercise; a missing file has none.
pub fn load(library: &Library, exercise: &dyn AnyExercise) -> Result<Rows, Error> {
    Ok(Rows::parse(&String::from_utf8_lossy(&library.file(exercise, FILE)?.unwrap_or_default())))
}

/// The file.
pub fn text(rows: &Rows) -> String {
    format!("{HEADER}{rows}")
}

/// The group of a test.
pub fn group_of(test: &str) -> &str {
    test.split_once('/').map_or(test, |(group, _)| group)
}
