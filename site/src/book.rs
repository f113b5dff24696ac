//! The exercises as a book: everything that pages and booklet show, read once.

use std::sync::Arc;

use exercise::{
    AnyExercise, Error, Library, Manifest,
    contest::Posed,
    document::{Document, DocumentKind, Lang, Sample, load_samples, refresh_all_but_facts},
    picture::Svg,
    short_name,
};
use rayon::prelude::*;

use crate::path::Path;

/// All exercises, in the order of the book.
pub struct Book {
    /// The exercises.
    pub chapters: Vec<Chapter>,
    /// The way through them.
    pub(crate) path: Path,
}

/// An exercise with all that a reader sees of it.
pub struct Chapter {
    /// The exercise.
    pub exercise: &'static dyn AnyExercise,
    /// Its manifest.
    pub manifest: Arc<Manifest>,
    /// What a contest calls it.
    label: Option<String>,
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
        let chapters: Result<Vec<Chapter>, Error> = library
            .exercises()
            .par_iter()
            .map(|&exercise| Chapter::load(library, Posed::of(library, exercise)?))
            .collect();
        let chapters = chapters?;
        let mut names: Vec<&str> = chapters.iter().map(|chapter| chapter.name).collect();
        names.sort_unstable();
        if let Some(twice) = names.windows(2).find(|pair| pair[0] == pair[1]) {
            return Err(Error::new(format!("two exercises have the name {}", twice[0])));
        }
        let path = Path::of(&chapters)?;
        Ok(Book { chapters, path })
    }
}

impl Chapter {
    /// Reads an exercise, with the limits and the groups that it is posed with.
    pub fn load(library: &Library, posed: Posed) -> Result<Chapter, Error> {
        let Posed { exercise, manifest, label } = posed;
        let samples = load_samples(library, exercise)?;
        let mut documents = Vec::new();
        for lang in Lang::ALL {
            for kind in DocumentKind::ALL {
                let mut document = Document::load(library, exercise, kind, lang)?;
                document.text = refresh_all_but_facts(&document, library, exercise, &manifest)
                    .map_err(|error| Error::file(&library.place(exercise, &document.name), error))?;
                documents.push(document);
            }
        }
        Ok(Chapter { exercise, manifest, label, name: short_name(exercise.folder()), samples, documents })
    }

    /// A text.
    pub fn document(&self, kind: DocumentKind, lang: Lang) -> &Document {
        let wanted = |document: &&Document| document.kind == kind && document.lang == lang;
        self.documents.iter().find(wanted).expect("`load` reads all four")
    }

    /// What code draws in a file of the exercise, if it is one of its pictures.
    pub fn drawing(&self, file: &str) -> Option<Svg> {
        self.exercise.pictures().iter().find_map(|picture| picture.drawn_in(file))
    }

    /// What a command calls the exercise: its number, or else its name.
    pub fn called(&self) -> &str {
        if self.manifest.number.is_empty() { self.name } else { &self.manifest.number }
    }

    /// What stands before the title: the contest's label, or else the number in the book.
    pub fn number(&self) -> &str {
        self.label.as_deref().unwrap_or(&self.manifest.number)
    }

    /// The title.
    pub fn title(&self, lang: Lang) -> &str {
        lang.of(&self.manifest.title)
    }
}
