//! `--keep DIR`: every failure as files, `GROUP/NN.inp`, the program's `GROUP/NN.out` and a right `GROUP/NN.ans`.

use std::{
    fs, io,
    path::{Path, PathBuf},
    sync::Mutex,
};

use judging::{Event, Listener};
use problems::Error;

use super::sentences;
use crate::files;

/// The list of what was kept, by which the next call knows what it may take away.
const LIST: &str = "failures.json";

/// Stores failures as they come.
pub struct Keeper {
    folder: PathBuf,
    kept: Mutex<Vec<String>>,
    trouble: Mutex<Option<Error>>,
}

impl Keeper {
    /// A keeper for a folder: a new or empty one, or one that another call filled, whose failures go.
    pub fn new(folder: &Path) -> Result<Keeper, Error> {
        let here = |error: io::Error| Error::file(folder, error);
        fs::create_dir_all(folder).map_err(here)?;
        let list = folder.join(LIST);
        match fs::read(&list) {
            Ok(bytes) => {
                let old: Vec<String> = serde_json::from_slice(&bytes)
                    .map_err(|_| Error::file(&list, sentences::no_list_of_failures()))?;
                for name in old.iter().filter(|name| !name.contains("..") && !name.starts_with('/')) {
                    let path = folder.join(name);
                    match fs::remove_file(&path) {
                        Err(error) if error.kind() != io::ErrorKind::NotFound => {
                            return Err(Error::file(&path, error));
                        }
                        _ => {}
                    }
                    // What else lies there stays.
                    let _ = path.parent().map(fs::remove_dir);
                }
            }
            Err(error) if error.kind() == io::ErrorKind::NotFound => {
                if fs::read_dir(folder).map_err(here)?.next().is_some() {
                    return Err(Error::file(folder, sentences::not_empty()));
                }
            }
            Err(error) => return Err(Error::file(&list, error)),
        }
        let keeper = Keeper { folder: folder.to_path_buf(), kept: Mutex::default(), trouble: Mutex::default() };
        keeper.write_list()?;
        Ok(keeper)
    }

    fn store(&self, test: &str, ending: &str, bytes: &[u8]) -> Result<(), Error> {
        let name = format!("{test}.{ending}");
        let path = self.folder.join(&name);
        if let Some(group) = path.parent() {
            fs::create_dir_all(group).map_err(|error| Error::file(group, error))?;
        }
        files::write(&path, bytes)?;
        self.kept.lock().map_err(|_| Error::new("a listener panicked"))?.push(name);
        Ok(())
    }

    fn write_list(&self) -> Result<(), Error> {
        let mut kept = self.kept.lock().map_err(|_| Error::new("a listener panicked"))?.clone();
        kept.sort();
        let list = serde_json::to_string_pretty(&kept).map_err(Error::of)?;
        files::write(&self.folder.join(LIST), format!("{list}\n").as_bytes())
    }

    /// The names of the files that were kept, sorted; the first trouble there was with them.
    pub fn finish(self) -> Result<Vec<String>, Error> {
        self.write_list()?;
        if let Some(error) = self.trouble.into_inner().ok().flatten() {
            return Err(error);
        }
        let mut kept = self.kept.into_inner().unwrap_or_default();
        kept.sort();
        Ok(kept)
    }
}

impl Listener for Keeper {
    fn hear(&self, event: Event) {
        let Event::TestJudged { test, judged, made } = event else { return };
        if judged.verdict.is_accepted() {
            return;
        }
        let output = judged.answer.as_deref().unwrap_or_default();
        let parts = [("inp", made.input.as_slice()), ("out", output), ("ans", made.answer.as_slice())];
        for (ending, bytes) in parts {
            if let (Err(error), Ok(mut trouble)) = (self.store(test, ending, bytes), self.trouble.lock()) {
                trouble.get_or_insert(error);
            }
        }
    }
}
