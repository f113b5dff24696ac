//! Files: read with their name in every error, replaced only by complete ones.

use std::{
    fs,
    io::{self, Read, Write},
    path::Path,
};

use checkers::{ReadError, Sentence, say};
use problems::{AnyExercise, Case, Error, Reason};

/// Reads a file; `-` is standard input.
pub fn read(path: &Path) -> Result<Vec<u8>, Error> {
    if path == Path::new("-") {
        let mut bytes = Vec::new();
        let read = io::stdin().lock().read_to_end(&mut bytes);
        return read.map(|_| bytes).map_err(|error| {
            let reason = error.reason();
            Error::new(say!(vi "đầu vào chuẩn: {reason}", en "standard input: {reason}"; reason))
        });
    }
    fs::read(path).map_err(|error| Error::file(path, error))
}

/// Reads an input file strictly; an error names the file, the line and the column.
pub fn read_case(exercise: &dyn AnyExercise, path: &Path) -> Result<Box<dyn Case>, Error> {
    let bytes = read(path)?;
    exercise.read(&bytes).map_err(|error| {
        let error = at(path, &error);
        match bytes.windows(2).any(|pair| pair == b"\r\n") {
            true => {
                let (error, dos) = (error.sentence(), dos_line_ends());
                Error::new(say!(vi "{error}; {dos}", en "{error}; {dos}"; error, dos))
            }
            false => error,
        }
    })
}

/// What is wrong with a file whose lines end as on DOS.
fn dos_line_ends() -> Sentence {
    say!(
        vi "tệp có dấu xuống dòng kiểu DOS (CR LF), trong khi mỗi dòng chỉ được kết thúc bằng LF",
        en "the file has DOS line ends (CR LF), and lines end in LF alone",
    )
}

/// An error of the strict reader, as compilers write them: `file:line:column: message`.
pub fn at(path: &Path, error: &ReadError) -> Error {
    let ReadError { line, column, message } = error;
    let path = path.display();
    Error::new(say!(
        vi "{path}:{line}:{column}: {message}",
        en "{path}:{line}:{column}: {message}";
        message
    ))
}

/// Writes a file, or replaces it, so that it is never seen incomplete.
pub fn write(path: &Path, bytes: &[u8]) -> Result<(), Error> {
    let folder = path.parent().filter(|folder| !folder.as_os_str().is_empty()).unwrap_or(Path::new("."));
    let write = || -> Result<(), io::Error> {
        let mut builder = tempfile::Builder::new();
        builder.prefix(".");
        // The mode of an ordinary new file, less the user's umask.
        #[cfg(unix)]
        builder.permissions(std::os::unix::fs::PermissionsExt::from_mode(0o666));
        let mut file = builder.tempfile_in(folder)?;
        file.write_all(bytes)?;
        file.persist(path).map_err(|error| error.error)?;
        Ok(())
    };
    write().map_err(|error| Error::file(path, error))
}
