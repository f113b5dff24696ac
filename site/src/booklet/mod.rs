//! The booklet: title page, contents, and the texts, as a document of typst. A contest's booklet has a page for each
//! exercise; the book's has its texts one after the other, in sections or, with theory and editorials, in the order of
//! the path; and an exercise alone has no front.

use std::path::Path;

use ::theory::{Page as Theory, Target};
use exercise::{
    Contest, Error, Library,
    document::{DocumentKind, Lang},
    files,
    topics::SECTIONS,
};
use typeset::{
    Begins, Document, Part,
    document::{literal, string},
    typst::Typst,
};

use crate::{Book, Chapter, words};

mod front;

pub use front::{Imprint, today};

/// How much is in it.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Edition {
    /// The statements.
    Statements,
    /// Theory and editorials as well.
    Full,
}

/// Which exercises.
pub enum Choice<'a> {
    /// All of them.
    Book(&'a Book),
    /// Those of a contest.
    Contest(&'a [Chapter]),
    /// Some by themselves.
    Alone(&'a [Chapter]),
}

/// What a booklet is made of.
pub struct Plan<'a> {
    /// Its language.
    pub lang: Lang,
    /// Its title.
    pub title: &'a str,
    /// What stands below the title.
    pub subtitle: &'a str,
    /// What stands at the foot of the title page.
    pub imprint: Imprint,
    /// How much is in it.
    pub edition: Edition,
    /// Which exercises.
    pub choice: Choice<'a>,
}

/// What is under one heading of the contents.
struct Group<'a> {
    /// The heading, if it has one.
    title: Option<String>,
    /// The page of theory that it begins with.
    theory: Option<&'static Theory>,
    chapters: Vec<&'a Chapter>,
}

impl<'a> Plan<'a> {
    /// The document.
    pub fn compose(&self, library: &Library) -> Result<Document, Error> {
        let mut document = Document::new("cargo xtask site --booklet", self.title);
        let lang = literal(self.lang.code());
        document.main.push_str(&format!("#set text(lang: {lang}, font: faces.at({lang}))\n"));
        let groups = self.groups();
        let alone = matches!(self.choice, Choice::Alone(_));
        match alone {
            true => self.foot(&mut document.main),
            false => self.front(&groups, &mut document.main),
        }
        let begins = if matches!(self.choice, Choice::Book(_)) { Begins::InTheFlow } else { Begins::OnAPage };
        for group in &groups {
            if let Some(page) = group.theory {
                self.add_theory(page, &mut document)?;
            }
            for chapter in &group.chapters {
                self.add(chapter, DocumentKind::Statement, begins, library, &mut document)?;
                if alone && self.edition == Edition::Full {
                    self.add(chapter, DocumentKind::Editorial, Begins::InTheFlow, library, &mut document)?;
                }
            }
        }
        if !alone && self.edition == Edition::Full {
            let heading = string(self.editorials());
            document.main.push_str(&format!("#section[{heading}]\n"));
            for chapter in groups.iter().flat_map(|group| &group.chapters) {
                self.add(chapter, DocumentKind::Editorial, Begins::InTheFlow, library, &mut document)?;
            }
        }
        Ok(document)
    }

    /// The exercises in the order of the booklet.
    fn groups(&self) -> Vec<Group<'a>> {
        let plain = |chapters: &'a [Chapter]| {
            vec![Group { title: None, theory: None, chapters: chapters.iter().collect() }]
        };
        match (&self.choice, self.edition) {
            (&Choice::Contest(chapters) | &Choice::Alone(chapters), _) => plain(chapters),
            (&Choice::Book(book), Edition::Full) => {
                let chapters = |places: &[usize]| places.iter().map(|&place| &book.chapters[place]).collect();
                let group = |step: &crate::path::Step| Group {
                    title: None,
                    theory: Some(step.page),
                    chapters: chapters(&step.places),
                };
                book.path.steps.iter().map(group).collect()
            }
            (&Choice::Book(book), Edition::Statements) => {
                let of = |name: &str| {
                    book.chapters.iter().filter(|chapter| chapter.manifest.section.name == name).collect()
                };
                let groups = SECTIONS.iter().map(|section| Group {
                    title: Some(section.title(self.lang).to_string()),
                    theory: None,
                    chapters: of(section.name),
                });
                groups.filter(|group| !group.chapters.is_empty()).collect()
            }
        }
    }

    /// Adds a text of an exercise.
    fn add(
        &self,
        chapter: &Chapter,
        kind: DocumentKind,
        begins: Begins,
        library: &Library,
        document: &mut Document,
    ) -> Result<(), Error> {
        let (lang, manifest) = (self.lang, &chapter.manifest);
        let stem = &manifest.stem;
        let files = match manifest.interactive {
            true => {
                lang.say("Tương tác qua vào/ra chuẩn", "Interactive, over standard input and output").into()
            }
            false => format!("{} {stem}.inp, {stem}.out", lang.say("Tệp:", "Files:")),
        };
        let limits = format!(
            "{} {} · {} {} MiB · {files}",
            lang.say("Thời gian:", "Time:"),
            words::seconds(lang, manifest.time_limit),
            lang.say("Bộ nhớ:", "Memory:"),
            manifest.memory_limit,
        );
        let text = chapter.document(kind, lang);
        let editorial = editorial(chapter);
        let full = self.edition == Edition::Full;
        let (title, name, below, also) = match kind {
            DocumentKind::Statement => {
                let also = full.then_some((self.say("Lời giải: trang", "Editorial: page"), editorial.as_str()));
                (chapter.title(lang).to_string(), chapter.name, limits.as_str(), also)
            }
            DocumentKind::Editorial => {
                let title = format!("{}: {}", self.say("Lời giải", "Editorial"), chapter.title(lang));
                (
                    title,
                    editorial.as_str(),
                    "",
                    Some((self.say("Đề bài: trang", "Statement: page"), chapter.name)),
                )
            }
        };
        let part = Part {
            lang,
            number: chapter.number(),
            title: &title,
            name,
            below,
            also,
            text: &text.text,
            samples: &chapter.samples,
            drawn: &chapter.exercise.pictures(),
            file: &|name| library.text(chapter.exercise, name),
            link: &|address| self.place(address),
            begins,
        };
        let place = library.place(chapter.exercise, &text.name);
        document.add(&part).map_err(|error| Error::file(&place, error))
    }

    /// Adds a page of theory.
    fn add_theory(&self, page: &Theory, document: &mut Document) -> Result<(), Error> {
        let text = page.refreshed(self.lang)?;
        let part = Part {
            lang: self.lang,
            number: "",
            title: page.title(self.lang),
            name: &theory(page),
            below: crate::theory::heading(self.lang),
            also: None,
            text: &text,
            samples: &[],
            drawn: &(page.pictures)(),
            file: &|name| Err(Error::new(format!("nothing draws {name}"))),
            link: &|address| self.place(address),
            begins: Begins::InTheFlow,
        };
        document.add(&part).map_err(|error| Error::file(Path::new(&page.file(self.lang)), error))
    }

    /// The part to which an address leads, if this booklet has it.
    fn place(&self, address: &str) -> Option<String> {
        let Choice::Book(book) = self.choice else { return None };
        if self.edition == Edition::Statements {
            return None;
        }
        match Target::of(address) {
            Target::Page(name) => Some(format!("theory-{name}")),
            Target::Exercise(folder, is_editorial) => {
                let chapter = book.chapters.iter().find(|chapter| chapter.exercise.folder() == folder)?;
                Some(if is_editorial { editorial(chapter) } else { chapter.name.to_string() })
            }
            Target::Elsewhere(_) => None,
        }
    }

    fn say<'b>(&self, vietnamese: &'b str, english: &'b str) -> &'b str {
        self.lang.say(vietnamese, english)
    }

    fn editorials(&self) -> &'static str {
        self.lang.say("Lời giải", "Editorials")
    }
}

/// The name of an editorial as a part.
fn editorial(chapter: &Chapter) -> String {
    format!("editorial-{}", chapter.name)
}

/// The name of a page of theory as a part.
fn theory(page: &Theory) -> String {
    format!("theory-{}", page.name)
}

/// What stands below the title of a contest: when it is, and which languages it takes.
pub fn about(contest: &Contest, lang: Lang) -> String {
    let languages = (!contest.languages.is_empty())
        .then(|| format!("{} {}", lang.say("Ngôn ngữ lập trình:", "Languages:"), contest.languages.join(", ")));
    contest.date_in(lang).into_iter().chain(languages).collect::<Vec<_>>().join(" · ")
}

/// Sets a booklet as a PDF; the file appears complete or not at all. Tells what typst remarked.
pub fn print(booklet: &Document, out: &Path) -> Result<String, Error> {
    let made = Typst::required()?.pdf(booklet)?;
    files::write(out, &made.pdf)?;
    Ok(made.warnings)
}
