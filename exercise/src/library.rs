//! Where the files of exercises come from: a checkout on disk, or the copy inside a program. Everything that reads
//! a manifest, a text or a sample asks a [`Library`].

use std::{
    collections::HashMap,
    fs, io,
    path::{Path, PathBuf},
    sync::{Arc, Mutex, PoisonError},
};

use checkers::{Sentence, say};
use generators::PlanError;

use crate::{AnyExercise, Catalogue, Error, Manifest};

/// The files of exercises, by path: `bai9_08_moore_nim/problem.toml`.
pub trait Files: Send + Sync {
    /// The bytes of a file, or nothing if there is no such file.
    fn read(&self, path: &str) -> Result<Option<Vec<u8>>, Error>;
    /// The names of the files directly in a folder, sorted; none if there is no such folder.
    fn list(&self, folder: &str) -> Result<Vec<String>, Error>;
    /// What messages call a file.
    fn place(&self, path: &str) -> PathBuf;
}

/// Files on disk.
struct Folder(PathBuf);

impl Files for Folder {
    fn read(&self, path: &str) -> Result<Option<Vec<u8>>, Error> {
        let path = self.place(path);
        match fs::read(&path) {
            Ok(bytes) => Ok(Some(bytes)),
            Err(error) if error.kind() == io::ErrorKind::NotFound => Ok(None),
            Err(error) => Err(Error::file(&path, error)),
        }
    }

    fn list(&self, folder: &str) -> Result<Vec<String>, Error> {
        let path = self.place(folder);
        let context = |error| Error::file(&path, error);
        let entries = match fs::read_dir(&path) {
            Err(error) if error.kind() == io::ErrorKind::NotFound => return Ok(Vec::new()),
            entries => entries.map_err(context)?,
        };
        let name = |entry: io::Result<fs::DirEntry>| Ok(entry?.file_name().to_string_lossy().into_owned());
        let mut names: Vec<String> = entries.map(name).collect::<io::Result<_>>().map_err(context)?;
        names.sort();
        Ok(names)
    }

    fn place(&self, path: &str) -> PathBuf {
        self.0.join(path)
    }
}

/// The exercises with their files.
pub struct Library {
    catalogue: Catalogue,
    files: Box<dyn Files>,
    /// The folder `problems` of a checkout, if there is one.
    folder: Option<PathBuf>,
    /// Manifests that were read.
    manifests: Mutex<HashMap<&'static str, Arc<Manifest>>>,
}

impl Library {
    /// The library of a checkout: `folder` is its folder `problems`.
    pub fn checkout(catalogue: Catalogue, folder: impl Into<PathBuf>) -> Library {
        let folder = folder.into();
        let files = Box::new(Folder(folder.clone()));
        Library { catalogue, files, folder: Some(folder), manifests: Mutex::default() }
    }

    /// A library of files from elsewhere, which nobody can change.
    pub fn of(catalogue: Catalogue, files: impl Files + 'static) -> Library {
        Library { catalogue, files: Box::new(files), folder: None, manifests: Mutex::default() }
    }

    /// Every exercise, in the order of the book.
    pub fn exercises(&self) -> Catalogue {
        self.catalogue
    }

    /// The folder of an exercise, to write there: an error where there is no checkout.
    pub fn folder(&self, exercise: &dyn AnyExercise) -> Result<PathBuf, Error> {
        match &self.folder {
            Some(folder) => Ok(folder.join(exercise.folder())),
            None => Err(Error::new(say!(
                vi "ở đây không có kho bài; --root cho biết nó nằm ở đâu",
                en "there is no checkout of the exercises here; name one with --root",
            ))),
        }
    }

    /// What messages call a file of an exercise.
    pub fn place(&self, exercise: &dyn AnyExercise, name: &str) -> PathBuf {
        self.files.place(&path(exercise, name))
    }

    /// A file of an exercise, or nothing if there is none.
    pub fn file(&self, exercise: &dyn AnyExercise, name: &str) -> Result<Option<Vec<u8>>, Error> {
        self.files.read(&path(exercise, name))
    }

    /// A text of an exercise.
    pub fn text(&self, exercise: &dyn AnyExercise, name: &str) -> Result<String, Error> {
        let place = self.place(exercise, name);
        let missing = || Error::file(&place, say!(vi "không có tệp này", en "there is no such file"));
        let bytes = self.file(exercise, name)?.ok_or_else(missing)?;
        String::from_utf8(bytes).map_err(|_| {
            Error::file(&place, say!(vi "tệp không phải là văn bản UTF-8", en "this is not text in UTF-8"))
        })
    }

    /// The names of the files in a folder of an exercise, sorted.
    pub fn list(&self, exercise: &dyn AnyExercise, folder: &str) -> Result<Vec<String>, Error> {
        self.files.list(&path(exercise, folder))
    }

    /// The manifest of an exercise, read once.
    pub fn manifest(&self, exercise: &dyn AnyExercise) -> Result<Arc<Manifest>, Error> {
        let folder = exercise.folder();
        let known = || self.manifests.lock().unwrap_or_else(PoisonError::into_inner);
        if let Some(manifest) = known().get(folder) {
            return Ok(Arc::clone(manifest));
        }
        let text = self.text(exercise, "problem.toml")?;
        let read_file = |name: &str| self.own_input(exercise, name).map_err(PlanError::new);
        let manifest = Manifest::parse(&text, &read_file)
            .map_err(|reason| Error::file(&self.place(exercise, "problem.toml"), reason))?;
        Ok(Arc::clone(known().entry(folder).or_insert(Arc::new(manifest))))
    }

    /// An input beside the manifest, `mine.inp`, that the plan names.
    fn own_input(&self, exercise: &dyn AnyExercise, name: &str) -> Result<Vec<u8>, String> {
        let plain = |byte: u8| byte.is_ascii_alphanumeric() || b"._-".contains(&byte);
        if !name.ends_with(".inp") || name.starts_with('.') || !name.bytes().all(plain) {
            return Err(format!(
                "file = \"{}\": an input beside problem.toml must be called NAME.inp, where NAME has only letters, digits, ., - and _",
                name.escape_debug()
            ));
        }
        match self.file(exercise, name) {
            Ok(Some(input)) => Ok(input),
            Ok(None) => Err(format!("{name}: there is no such file beside problem.toml")),
            Err(error) => Err(error.to_string()),
        }
    }

    /// The exercise that a name stands for: `9.8`, `bai9_8`, `moore_nim` or the folder's name. Zeros in front of
    /// a number and the size of letters do not matter.
    pub fn find(&self, name: &str) -> Result<&'static dyn AnyExercise, Error> {
        let wanted = plain(name);
        let mut unreadable = None;
        let mut close: Vec<(usize, &str)> = Vec::new();
        for &exercise in self.catalogue {
            let names = self.names(exercise).unwrap_or_else(|error| {
                unreadable = Some(error);
                vec![exercise.folder().into(), short_name(exercise.folder()).into()]
            });
            let names: Vec<String> = names.iter().map(|known| plain(known)).collect();
            if names.contains(&wanted) {
                return Ok(exercise);
            }
            let distance = |known: &String| match known.contains(&wanted) && !wanted.is_empty() {
                true => 1,
                false => strsim::damerau_levenshtein(known, &wanted),
            };
            close.extend(names.iter().map(distance).min().map(|distance| (distance, exercise.folder())));
        }
        // A number or a stem may stand in the file that cannot be read.
        if let Some(error) = unreadable {
            return Err(error);
        }
        close.retain(|(distance, _)| *distance <= 2);
        close.sort();
        close.truncate(MOST_SUGGESTIONS);
        let close: Vec<&str> = close.into_iter().map(|(_, folder)| folder).collect();
        let hint = match close[..] {
            [] => say!(
                vi "`cargo xtask list` cho biết có những bài nào",
                en "`cargo xtask list` shows them all",
            ),
            _ => Sentence::new(
                format!("có phải là {}?", close.join(" hay ")),
                format!("did you mean {}?", close.join(" or ")),
            ),
        };
        Err(Error::new(say!(
            vi "không có bài nào tên \"{name}\"; {hint}",
            en "there is no exercise \"{name}\"; {hint}",
            name = name.escape_debug();
            hint
        )))
    }

    /// The exercises that names stand for, each once; all of them if there are no names.
    pub fn selected(&self, names: &[String]) -> Result<Vec<&'static dyn AnyExercise>, Error> {
        if names.is_empty() {
            return Ok(self.catalogue.to_vec());
        }
        let mut found: Vec<&'static dyn AnyExercise> = Vec::new();
        for name in names {
            let exercise = self.find(name)?;
            if found.iter().all(|known| known.folder() != exercise.folder()) {
                found.push(exercise);
            }
        }
        Ok(found)
    }

    /// Every name that an exercise answers to.
    pub fn names(&self, exercise: &dyn AnyExercise) -> Result<Vec<String>, Error> {
        let manifest = self.manifest(exercise)?;
        let folder = exercise.folder();
        let mut names = vec![folder.to_string(), manifest.stem.clone()];
        if !manifest.number.is_empty() {
            names.push(manifest.number.clone());
        }
        names.push(short_name(folder).to_string());
        Ok(names)
    }
}

/// How many exercises a misprint is told of.
const MOST_SUGGESTIONS: usize = 3;

fn path(exercise: &dyn AnyExercise, name: &str) -> String {
    format!("{}/{name}", exercise.folder())
}

/// The folder's name without the number in front: `moore_nim`.
pub fn short_name(folder: &str) -> &str {
    let Some(rest) = folder.strip_prefix("bai") else { return folder };
    let name = rest.trim_start_matches(|c: char| c.is_ascii_digit() || c == '_');
    if name.is_empty() { folder } else { name }
}

/// A name in small letters, without zeros in front of its numbers: `bai9_08` and `BAI9_8` are the same.
fn plain(name: &str) -> String {
    let mut plain = String::new();
    let mut rest = name.chars().flat_map(char::to_lowercase).peekable();
    let mut within_number = false;
    while let Some(letter) = rest.next() {
        let needless = letter == '0' && !within_number && rest.peek().is_some_and(char::is_ascii_digit);
        if !needless {
            within_number = letter.is_ascii_digit();
            plain.push(letter);
        }
    }
    plain
}

/// The folder `problems` below `start` or above it: the one beside the workspace's manifest.
pub fn checkout_at(start: &Path) -> Option<PathBuf> {
    let folder = start.join("problems");
    (folder.join("lib.rs").is_file() && start.join("Cargo.toml").is_file()).then_some(folder)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn zeros_in_front_of_a_number_do_not_matter() {
        assert_eq!(plain("bai9_08_Moore"), "bai9_8_moore");
        assert_eq!(plain("9.08"), "9.8");
        assert_eq!(plain("9.10"), "9.10");
        assert_eq!(plain("0"), "0");
        assert_eq!(plain("100"), "100");
    }
}
