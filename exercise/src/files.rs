//! Files that are replaced whole: nobody ever sees one half-written.

use std::{
    fs,
    io::{self, Write},
    path::Path,
};

use checkers::say;

use crate::Error;

/// Makes a folder with those above it, or finds it there. What stands in its way is named: a file, a link that leads
/// nowhere.
pub fn make_folder(path: &Path) -> Result<(), Error> {
    let made = fs::create_dir_all(path);
    let Err(error) = made else { return Ok(()) };
    let in_the_way =
        path.ancestors().find(|place| !place.as_os_str().is_empty() && place.symlink_metadata().is_ok());
    match in_the_way {
        Some(place) if place.is_dir() => Err(Error::file(path, error)),
        Some(place) if place.exists() => Err(Error::file(
            place,
            say!(vi "đây là tệp, không phải thư mục", en "this is a file, not a folder"),
        )),
        Some(place) => {
            Err(Error::file(place, say!(vi "liên kết này không dẫn đến đâu", en "this link leads nowhere")))
        }
        None => Err(Error::file(path, error)),
    }
}

/// Writes a file, or replaces it, so that it is never seen incomplete.
pub fn write(path: &Path, bytes: &[u8]) -> Result<(), Error> {
    let folder = path.parent().filter(|folder| !folder.as_os_str().is_empty()).unwrap_or(Path::new("."));
    let written = || -> io::Result<()> {
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
    written().map_err(|error| Error::file(path, without_place(error)))
}

/// An error of the file system without the name of a temporary file, which nobody has ever seen.
pub fn without_place(error: io::Error) -> io::Error {
    let text = error.to_string();
    match text.rsplit_once(" at path ") {
        Some((why, _)) => io::Error::new(error.kind(), why.to_string()),
        None => error,
    }
}

#[cfg(test)]
mod tests {
    use std::fs;

    use super::*;

    #[test]
    fn a_file_is_replaced_and_nothing_else_is_left() {
        let folder = tempfile::tempdir().unwrap();
        let path = folder.path().join("a.txt");
        write(&path, b"1").unwrap();
        write(&path, b"22").unwrap();
        assert_eq!(fs::read(&path).unwrap(), b"22");
        assert_eq!(fs::read_dir(folder.path()).unwrap().count(), 1);
    }

    #[test]
    fn what_cannot_be_written_is_named() {
        let folder = tempfile::tempdir().unwrap();
        let path = folder.path().join("no/such/folder.txt");
        let error = write(&path, b"1").unwrap_err().to_string();
        assert!(error.ends_with("folder.txt: No such file or directory (os error 2)"), "{error}");
        fs::write(folder.path().join("file"), "").unwrap();
        let error = write(&folder.path().join("file/a.txt"), b"1").unwrap_err().to_string();
        assert!(error.ends_with("file/a.txt: Not a directory (os error 20)"), "{error}");
    }

    #[test]
    #[cfg(unix)]
    fn what_stands_in_the_way_of_a_folder_is_named() {
        let folder = tempfile::tempdir().unwrap();
        let at = |name: &str| folder.path().join(name);
        fs::write(at("file"), "").unwrap();
        std::os::unix::fs::symlink("nowhere", at("link")).unwrap();
        let error = |name: &str| make_folder(&at(name)).unwrap_err().to_string();
        for name in ["file", "file/x/y"] {
            assert!(error(name).ends_with("file: this is a file, not a folder"), "{}", error(name));
        }
        for name in ["link", "link/x"] {
            assert!(error(name).ends_with("link: this link leads nowhere"), "{}", error(name));
        }
        make_folder(&at("a/b")).unwrap();
        make_folder(&at("a/b")).unwrap();
    }
}
