//! Files: read with their name in every error, replaced only by complete ones.

use std::{fs, io, path::Path};

use checkers::{ReadError, Sentence, say};
pub use exercise::files::{make_folder, without_place, write};
use exercise::{
    AnyExercise, Case, Error, Reason,
    plain_file::{self, LARGEST},
    testdata,
};
use judging::{Cache, Fingerprint, Key};

use crate::report;

/// Reads a plain file that isn't too large; `-` is standard input.
pub fn read(path: &Path) -> Result<Vec<u8>, Error> {
    if path != Path::new("-") {
        return plain_file::read(path);
    }
    let context = |reason: Sentence| {
        Error::new(say!(vi "đầu vào chuẩn: {reason}", en "standard input: {reason}"; reason))
    };
    let bytes = plain_file::whole(io::stdin().lock(), LARGEST).map_err(|error| context(error.reason()))?;
    bytes.ok_or_else(|| context(plain_file::too_large(LARGEST)))
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
        en "the file has DOS line endings (CR LF), but lines must end in LF only",
    )
}

/// An error of the strict reader, as compilers write them: `file:line:column: message`.
pub fn at(path: &Path, error: &ReadError) -> Error {
    let ReadError { line, column, message } = error;
    let path = report::name(path);
    Error::new(say!(
        vi "{path}:{line}:{column}: {message}",
        en "{path}:{line}:{column}: {message}";
        message
    ))
}

/// Writes a file for a command that somebody told where to. What is there already is replaced only if this program
/// wrote it and nobody has changed it since, or if `force` says so: it may be somebody's work.
pub fn write_unless_others(path: &Path, bytes: &[u8], cache: &Cache, force: bool) -> Result<(), Error> {
    may_replace(path, cache, force)?;
    write(path, bytes)?;
    remember_written(path, bytes, cache);
    Ok(())
}

/// An error if something is at a path that is not to be lost.
pub fn may_replace(path: &Path, cache: &Cache, force: bool) -> Result<(), Error> {
    match fs::symlink_metadata(path) {
        Err(error) if error.kind() == io::ErrorKind::NotFound => return Ok(()),
        Err(error) => return Err(Error::file(path, error)),
        Ok(about) if about.is_dir() => {
            return Err(Error::file(path, io::Error::from(io::ErrorKind::IsADirectory)));
        }
        Ok(about) if !about.is_file() && !about.is_symlink() => {
            let reason = say!(vi "đây không phải là tệp thường", en "this is not a plain file");
            return Err(Error::file(path, reason));
        }
        Ok(_) if force => return Ok(()),
        Ok(_) => {}
    }
    let ours = || {
        let written: String = cache.recall(&written_at(path)?)?;
        Some(written == testdata::hash(&plain_file::read(path).ok()?))
    };
    match ours() {
        Some(true) => Ok(()),
        _ => Err(Error::file(
            path,
            say!(
                vi "đã có tệp này, và nó không do lệnh này ghi hoặc đã bị sửa; --force thay nó, hoặc hãy chọn tên khác",
                en "this file exists, and this command didn't write it, or it has been edited since; --force replaces it, \
                    or choose another name",
            ),
        )),
    }
}

/// Remembers what was written, so that the next call knows it again.
pub fn remember_written(path: &Path, bytes: &[u8], cache: &Cache) {
    if let Some(key) = written_at(path) {
        cache.remember(&key, &testdata::hash(bytes));
    }
}

fn written_at(path: &Path) -> Option<Key> {
    let folder = path.parent().filter(|folder| !folder.as_os_str().is_empty()).unwrap_or(Path::new("."));
    let place = folder.canonicalize().ok()?.join(path.file_name()?);
    Some(Fingerprint::new("written").part(place.as_os_str().as_encoded_bytes()).key())
}
