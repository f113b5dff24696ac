//! `--keep DIR`: every failure as files, `GROUP/NN.inp`, the program's `GROUP/NN.out` and a right `GROUP/NN.ans`.

use std::{io, path::Path, sync::Mutex};

use checkers::say;
use exercise::Error;
use judging::{Event, Listener};

use super::sentences;
use crate::{beneath::Beneath, files};

/// The list of what was kept, by which the next call knows what it may take away.
const LIST: &str = "failures.json";

/// What a failure has of each kind of file.
const ENDINGS: [&str; 3] = ["inp", "out", "ans"];

/// Stores failures as they come.
pub struct Keeper {
    folder: Beneath,
    kept: Mutex<Vec<String>>,
    trouble: Mutex<Option<Error>>,
}

impl Keeper {
    /// A keeper for a folder: a new or empty one, or one that another call filled, whose failures go.
    pub fn new(folder: &Path) -> Result<Keeper, Error> {
        files::make_folder(folder)?;
        let beneath = Beneath::open(folder).map_err(|error| Error::file(folder, error))?;
        let list = beneath.place(LIST);
        match beneath.read(LIST).map_err(|error| Error::file(&list, error))? {
            Some(bytes) => {
                let old: Vec<String> = serde_json::from_slice(&bytes)
                    .map_err(|_| Error::file(&list, sentences::no_list_of_failures()))?;
                let ours =
                    |name: &&String| name.rsplit_once('.').is_some_and(|(_, ending)| ENDINGS.contains(&ending));
                // A link, or a name that leads elsewhere, is not what a call like this one wrote: it stays.
                old.iter().filter(ours).for_each(|name| {
                    let _ = beneath.remove(name);
                });
            }
            None => {
                if !beneath.is_empty().map_err(|error| Error::file(folder, error))? {
                    return Err(Error::file(folder, sentences::not_empty()));
                }
            }
        }
        let keeper = Keeper { folder: beneath, kept: Mutex::default(), trouble: Mutex::default() };
        keeper.write_list(&[])?;
        Ok(keeper)
    }

    /// Stores a failure. Its files are on the list before they are there, so that a call that is broken off leaves none
    /// of which the next doesn't know; what is there already is somebody else's.
    fn store(&self, test: &str, parts: [&[u8]; 3]) -> Result<(), Error> {
        let mut kept = self.kept.lock().map_err(|_| Error::new("a listener panicked"))?;
        let names = ENDINGS.map(|ending| format!("{test}.{ending}"));
        for name in &names {
            let here = |error: io::Error| Error::file(&self.folder.place(name), error);
            if self.folder.has(name).map_err(here)? {
                let reason = say!(
                    vi "tệp này không phải do --keep ghi nên không bị ghi đè; hãy chuyển nó đi chỗ khác",
                    en "this file wasn't written by --keep and isn't replaced; move it elsewhere",
                );
                return Err(Error::file(&self.folder.place(name), reason));
            }
        }
        kept.extend(names.iter().cloned());
        self.write_list(&kept)?;
        for (name, bytes) in names.iter().zip(parts) {
            let here = |error: io::Error| Error::file(&self.folder.place(name), error);
            self.folder.create(name, bytes).map_err(here)?;
        }
        Ok(())
    }

    fn write_list(&self, kept: &[String]) -> Result<(), Error> {
        let mut kept = kept.to_vec();
        kept.sort();
        let list = serde_json::to_string_pretty(&kept).map_err(Error::of)?;
        // A rename takes the place of a link, it doesn't follow it.
        files::write(&self.folder.place(LIST), format!("{list}\n").as_bytes())
    }

    /// The names of the files that were kept, sorted; the first trouble there was with them.
    pub fn finish(self) -> Result<Vec<String>, Error> {
        if let Some(error) = self.trouble.into_inner().ok().flatten() {
            return Err(error);
        }
        let mut kept = self.kept.into_inner().unwrap_or_default();
        kept.sort();
        Ok(kept)
    }
}

impl Listener for Keeper {
    fn on_event(&self, event: Event) {
        let Event::TestJudged { test, judged, made } = event else { return };
        if judged.verdict.is_accepted() {
            return;
        }
        let output = judged.answer.as_deref().unwrap_or_default();
        let stored = self.store(test, [&made.input, output, &made.answer]);
        if let (Err(error), Ok(mut trouble)) = (stored, self.trouble.lock()) {
            trouble.get_or_insert(error);
        }
    }
}
