//! The exercises as a book: everything that pages and booklet show, read once.

use std::sync::Arc;

use problems::{
    AnyExercise, CATALOGUE, Error, Library, Manifest,
    contest::Posed,
    document::{Document, Kind, Sample, Tongue, load_samples, refresh},
    short_name,
};
use rayon::prelude::*;

use crate::relatives::Relatives;

/// The text with its facts as they stand. Some take seconds to compute; `verify` and the tests compare them. Bounds,
/// limits, groups and samples are made anew each time.
fn without_facts(text: &str) -> String {
    const END: &str = "<!-- end -->";
    let mut out = String::new();
    let mut rest = text;
    while let Some((before, after)) = rest.split_once("<!-- fact: ") {
        let inside = after.split_once(" -->").and_then(|(_, inside)| inside.split_once(END));
        // A marker that is not closed is told by whoever makes the text anew.
        let Some((inside, after)) = inside else { break };
        out.push_str(before);
        out.push_str(inside);
        rest = after;
    }
    out + rest
}

/// All exercises, in the order of the book.
pub struct Book {
    /// The exercises.
    pub chapters: Vec<Chapter>,
    /// Which of them belong together.
    pub relatives: Relatives,
}

/// An exercise with all that a reader sees of it.
pub struct Chapter {
    /// The exercise.
    pub exercise: &'static dyn AnyExercise,
    /// Its manifest.
    pub manifest: Arc<Manifest>,
    /// Its name in addresses: `moore_nim`.
    pub name: &'static str,
    /// Its samples.
    pub samples: Vec<Sample>,
    /// Its texts, with everything that data says made anew.
    documents: Vec<Document>,
}

impl Book {
    /// Reads the book.
    pub fn load(library: &Library) -> Result<Book, Error> {
        let chapters: Result<Vec<Chapter>, Error> = CATALOGUE
            .par_iter()
            .map(|&exercise| Chapter::load(library, Posed::of(library, exercise)?))
            .collect();
        let chapters = chapters?;
        let mut names: Vec<&str> = chapters.iter().map(|chapter| chapter.name).collect();
        names.sort_unstable();
        if let Some(twice) = names.windows(2).find(|pair| pair[0] == pair[1]) {
            return Err(Error::new(format!("two exercises have the name {}", twice[0])));
        }
        Ok(Book { chapters, relatives: Relatives::load()? })
    }
}

impl Chapter {
    /// Reads an exercise, with the limits and the groups that it is posed with.
    pub fn load(library: &Library, posed: Posed) -> Result<Chapter, Error> {
        let Posed { exercise, manifest } = posed;
        let samples = load_samples(library, exercise)?;
        let mut documents = Vec::new();
        for tongue in Tongue::ALL {
            for kind in Kind::ALL {
                let mut document = Document::load(library, exercise, kind, tongue)?;
                document.text = without_facts(&document.text);
                document.text = refresh(&document, library, exercise, &manifest)
                    .map_err(|error| Error::file(&library.place(exercise, &document.name), error))?;
                documents.push(document);
            }
        }
        Ok(Chapter { exercise, manifest, name: short_name(exercise.folder()), samples, documents })
    }

    /// A text.
    pub fn text(&self, kind: Kind, tongue: Tongue) -> &str {
        let wanted = |document: &&Document| document.kind == kind && document.tongue == tongue;
        // `load` reads all four.
        self.documents.iter().find(wanted).map_or("", |document| &document.text)
    }

    /// What a command calls the exercise: its number, or else its name.
    pub fn called(&self) -> &str {
        if self.manifest.number.is_empty() { self.name } else { &self.manifest.number }
    }

    /// The title.
    pub fn title(&self, tongue: Tongue) -> &str {
        tongue.of(&self.manifest.title)
    }
}

#[cfg(test)]
mod tests {
    use super::without_facts;

    #[test]
    fn facts_stay_as_they_are_written() {
        let text = "a <!-- fact: f -->7<!-- end --> b\n\n<!-- fact: g -->\n| 1 |\n<!-- end -->\n\n<!-- samples -->\n<!-- end -->\n";
        assert_eq!(without_facts(text), "a 7 b\n\n\n| 1 |\n\n\n<!-- samples -->\n<!-- end -->\n");
        assert_eq!(without_facts("a <!-- fact: f --> b"), "a <!-- fact: f --> b");
    }
}
