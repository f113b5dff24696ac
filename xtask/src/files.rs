//! Files: read with their name in every error, replaced only by complete ones.

use std::{
    fs::{self, Permissions},
    io::Write,
    os::unix::fs::PermissionsExt,
    path::Path,
};

use checkers::ReadError;
use problems::{AnyExercise, Case, Error};

/// Reads a file.
pub fn read(path: &Path) -> Result<Vec<u8>, Error> {
    fs::read(path).map_err(|error| Error::file(path, error))
}

/// Reads an input file strictly; an error names the file, the line and the column.
pub fn read_case(exercise: &dyn AnyExercise, path: &Path) -> Result<Box<dyn Case>, Error> {
    exercise.read(&read(path)?).map_err(|error| at(path, &error))
}

/// An error of the strict reader, as compilers write them: `file:line:column: message`.
pub fn at(path: &Path, error: &ReadError) -> Error {
    Error::new(format!("{}:{}:{}: {}", path.display(), error.line, error.column, error.message))
}

/// Writes a file, or replaces it, so that it is never seen incomplete.
pub fn write(path: &Path, bytes: &[u8]) -> Result<(), Error> {
    let folder = path.parent().filter(|folder| !folder.as_os_str().is_empty()).unwrap_or(Path::new("."));
    let write = || -> Result<(), std::io::Error> {
        // The mode of an ordinary new file, less the user's umask.
        let mut file = tempfile::Builder::new()
            .prefix(".")
            .permissions(Permissions::from_mode(0o666))
            .tempfile_in(folder)?;
        file.write_all(bytes)?;
        file.persist(path).map_err(|error| error.error)?;
        Ok(())
    };
    write().map_err(|error| Error::file(path, error))
}
