//! A package: files by path, written so that nothing half-written ever has the final name.

use std::{
    collections::BTreeMap,
    fs,
    io::{Cursor, Write},
    path::{Path, PathBuf},
};

use exercise::Error;
use walkdir::WalkDir;
use zip::{CompressionMethod, DateTime, ZipWriter, write::SimpleFileOptions};

/// A file of a package.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct File {
    /// Its bytes.
    pub bytes: Vec<u8>,
    /// Whether it is a program to run.
    pub executable: bool,
}

/// A package of a judge for one exercise.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Package {
    /// The name of its folder and of its archive.
    pub name: String,
    /// Its files, by path with `/`.
    pub files: BTreeMap<String, File>,
    /// What the format cannot express, a sentence each.
    pub losses: Vec<String>,
    /// Whether the judge imports it as one archive.
    pub archived: bool,
}

/// The file that lists what a format cannot express.
pub const LIMITS: &str = "LIMITS.md";

impl Package {
    /// An empty package.
    pub fn new(name: impl Into<String>) -> Package {
        Package { name: name.into(), ..Package::default() }
    }

    /// Adds a file.
    pub fn add(&mut self, path: impl Into<String>, bytes: impl Into<Vec<u8>>) {
        self.files.insert(path.into(), File { bytes: bytes.into(), executable: false });
    }

    /// Adds a program to run.
    pub fn add_executable(&mut self, path: impl Into<String>, bytes: impl Into<Vec<u8>>) {
        self.files.insert(path.into(), File { bytes: bytes.into(), executable: true });
    }

    /// Notes something that the format cannot express.
    pub fn lose(&mut self, what: impl Into<String>) {
        let what = what.into();
        if !self.losses.contains(&what) {
            self.losses.push(what);
        }
    }

    /// The package as an archive: the same bytes for the same files, on every machine.
    pub fn archive(&self) -> Result<Vec<u8>, Error> {
        archive(self.files.iter().map(|(path, file)| (path.as_str(), file.bytes.as_slice(), file.executable)))
    }

    /// Writes the package to `folder/NAME`, and `folder/NAME.zip` where the judge imports that. What is there and
    /// differs is replaced only if `force` says so. Tells whether anything was written.
    pub fn write(&self, folder: &Path, force: bool) -> Result<bool, Error> {
        let place = folder.join(&self.name);
        let zip_place = folder.join(format!("{}.zip", self.name));
        let archive = if self.archived { Some(self.archive()?) } else { None };
        let same_zip =
            archive.as_ref().is_none_or(|bytes| fs::read(&zip_place).is_ok_and(|found| found == *bytes));
        if place.is_dir() && self.is_at(&place)? && same_zip {
            return Ok(false);
        }
        for found in [&place, &zip_place] {
            if found.exists() && !force && (*found == place || archive.is_some()) {
                let message = "already exists and differs; --force replaces it, or choose another --out";
                return Err(Error::file(found, message));
            }
        }
        let context = |error| Error::file(folder, error);
        fs::create_dir_all(folder).map_err(context)?;
        // On the same file system as its place, so that one rename brings it there; gone again if anything fails.
        let stage = tempfile::Builder::new().prefix(".partial-").tempdir_in(folder).map_err(context)?;
        let staged = stage.path().join(&self.name);
        for (path, file) in &self.files {
            let target = staged.join(path);
            let failed = |error| Error::file(&target, error);
            fs::create_dir_all(target.parent().unwrap_or(&staged)).map_err(failed)?;
            fs::write(&target, &file.bytes).map_err(failed)?;
            #[cfg(unix)]
            if file.executable {
                use std::os::unix::fs::PermissionsExt;
                fs::set_permissions(&target, fs::Permissions::from_mode(0o755)).map_err(failed)?;
            }
        }
        let staged_zip = stage.path().join("archive");
        if let Some(bytes) = &archive {
            fs::write(&staged_zip, bytes).map_err(|error| Error::file(&zip_place, error))?;
        }
        if place.exists() {
            fs::rename(&place, stage.path().join("old")).map_err(|error| Error::file(&place, error))?;
        }
        fs::rename(&staged, &place).map_err(|error| Error::file(&place, error))?;
        if archive.is_some() {
            fs::rename(&staged_zip, &zip_place).map_err(|error| Error::file(&zip_place, error))?;
        }
        Ok(true)
    }

    /// Whether a folder has these files, all of them and no other.
    fn is_at(&self, place: &Path) -> Result<bool, Error> {
        let mut found = 0;
        for entry in WalkDir::new(place) {
            let entry = entry.map_err(|error| Error::file(place, error.to_string()))?;
            if entry.file_type().is_dir() {
                continue;
            }
            let path: PathBuf = entry.path().strip_prefix(place).unwrap_or(entry.path()).into();
            let path = path.components().map(|part| part.as_os_str().to_string_lossy()).collect::<Vec<_>>();
            let same = self
                .files
                .get(&path.join("/"))
                .is_some_and(|file| fs::read(entry.path()).is_ok_and(|bytes| bytes == file.bytes));
            if !same {
                return Ok(false);
            }
            found += 1;
        }
        Ok(found == self.files.len())
    }
}

/// An archive of files, in the order given: the same bytes for the same files, on every machine.
pub fn archive<'a>(files: impl Iterator<Item = (&'a str, &'a [u8], bool)>) -> Result<Vec<u8>, Error> {
    let mut zip = ZipWriter::new(Cursor::new(Vec::new()));
    let options = SimpleFileOptions::default()
        .compression_method(CompressionMethod::Deflated)
        .last_modified_time(DateTime::default());
    for (path, bytes, executable) in files {
        let options = options.unix_permissions(if executable { 0o755 } else { 0o644 });
        zip.start_file(path, options).map_err(Error::of)?;
        zip.write_all(bytes)?;
    }
    Ok(zip.finish().map_err(Error::of)?.into_inner())
}

#[cfg(test)]
mod tests {
    use super::*;

    fn package() -> Package {
        let mut package = Package::new("game");
        package.add("data/01.in", "1\n");
        package.add_executable("build", "#!/bin/sh\n");
        package.archived = true;
        package
    }

    #[test]
    fn the_same_files_are_the_same_archive() {
        assert_eq!(package().archive().unwrap(), package().archive().unwrap());
    }

    #[test]
    fn nothing_is_replaced_unasked_and_nothing_half_written_stays() {
        let folder = tempfile::tempdir().unwrap();
        assert!(package().write(folder.path(), false).unwrap());
        assert!(!package().write(folder.path(), false).unwrap(), "up to date");
        let mut other = package();
        other.add("data/02.in", "2\n");
        assert!(other.write(folder.path(), false).is_err());
        assert!(!folder.path().join("game/data/02.in").exists());
        assert!(other.write(folder.path(), true).unwrap());
        let mut names: Vec<_> =
            fs::read_dir(folder.path()).unwrap().map(|entry| entry.unwrap().file_name()).collect();
        names.sort();
        assert_eq!(names, ["game", "game.zip"]);
        #[cfg(unix)]
        {
            use std::os::unix::fs::PermissionsExt;
            let mode = fs::metadata(folder.path().join("game/build")).unwrap().permissions().mode();
            assert_eq!(mode & 0o111, 0o111);
        }
    }

    #[test]
    fn a_failure_leaves_what_was_there() {
        let folder = tempfile::tempdir().unwrap();
        assert!(package().write(folder.path(), false).unwrap());
        let mut other = package();
        // A file where a folder has to be.
        other.add("data/01.in/x", "1\n");
        assert!(other.write(folder.path(), true).is_err());
        assert!(!package().write(folder.path(), false).unwrap(), "untouched");
        assert_eq!(fs::read_dir(folder.path()).unwrap().count(), 2, "and nothing beside it");
    }
}
