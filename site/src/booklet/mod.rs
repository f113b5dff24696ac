//! The booklet: title page, contents, limits, and the statements, as a document of typst.

use std::{fmt::Write, path::Path};

use exercise::{
    Contest, Error, Library,
    document::{DocumentKind, Lang},
    files,
};
use typeset::{
    Document, Statement,
    document::{literal, string},
    typst::Typst,
};

use crate::{Chapter, words};

/// The most exercises whose contents and limits stand on one page.
const FEW: usize = 16;

/// The picture of the title page.
const PILES: &str = r##"
#let piles = {
  let dot(column, row, colour) = place(bottom + left, dx: column * 9mm, dy: -row * 9mm, circle(radius: 3.6mm, fill: colour))
  box(width: 27mm, height: 27mm, {
    dot(0, 0, accent)
    for row in range(2) { dot(1, row, accent) }
    for row in range(3) { dot(2, row, spot) }
  })
}
"##;

/// What a booklet is made of.
pub struct Plan<'a> {
    /// Its language.
    pub lang: Lang,
    /// Its title.
    pub title: &'a str,
    /// What stands below the title.
    pub subtitle: &'a str,
    /// The exercises.
    pub chapters: &'a [Chapter],
}

impl Plan<'_> {
    /// The document.
    pub fn compose(&self, library: &Library) -> Result<Document, Error> {
        let mut document = Document::new("cargo xtask site --booklet", self.title);
        document.main.push_str(PILES.trim_start());
        let _ = writeln!(document.main, "#set text(lang: {})", literal(self.lang.code()));
        self.front(&mut document.main);
        for chapter in self.chapters {
            self.add(chapter, library, &mut document)?;
        }
        Ok(document)
    }

    /// Adds an exercise.
    fn add(&self, chapter: &Chapter, library: &Library, document: &mut Document) -> Result<(), Error> {
        let (lang, manifest) = (self.lang, &chapter.manifest);
        let limits = format!(
            "{} {} · {} {} MiB · {} {stem}.inp, {stem}.out",
            lang.say("Thời gian:", "Time:"),
            words::seconds(lang, manifest.time_limit),
            lang.say("Bộ nhớ:", "Memory:"),
            manifest.memory_limit,
            lang.say("Tệp:", "Files:"),
            stem = manifest.stem
        );
        let text = chapter.document(DocumentKind::Statement, lang);
        let statement = Statement {
            lang,
            number: chapter.number(),
            title: chapter.title(lang),
            name: chapter.name,
            limits: &limits,
            text: &text.text,
            samples: &chapter.samples,
            drawn: &chapter.exercise.pictures(),
            file: &|name| library.text(chapter.exercise, name),
        };
        let place = library.place(chapter.exercise, &text.name);
        document.add(&statement).map_err(|error| Error::file(&place, error))
    }

    fn say<'a>(&self, vietnamese: &'a str, english: &'a str) -> &'a str {
        self.lang.say(vietnamese, english)
    }

    /// The title page, the contents and the table of limits.
    fn front(&self, main: &mut String) {
        let lang = self.lang;
        let count = words::count(lang, self.chapters.len(), "bài tập", "exercise", "exercises");
        let _ = write!(
            main,
            "#align(center + horizon)[\n#piles\n#v(12mm)\n#text(size: 30pt, weight: \"bold\")[{}]\n#v(2mm)\n\
             #block(width: 80%, text(size: 13pt, fill: quiet)[{}])\n#v(6mm)\n#text(size: 12pt)[{}]\n]\n#pagebreak()\n",
            string(self.title),
            string(self.subtitle),
            string(&count),
        );
        let _ = write!(
            main,
            "#set page(numbering: \"1\", header: context {{\n\
             let past = query(selector(<exercise>).before(here()))\n\
             let next = query(selector(<exercise>)).filter(it => it.location().page() == here().page())\n\
             let shown = if next.len() > 0 {{ none }} else if past.len() > 0 {{ past.last().value }} else {{ none }}\n\
             text(size: 9pt, fill: quiet)[#{} #h(1fr) #shown]\n}})\n#counter(page).update(1)\n",
            literal(self.title)
        );
        // What fits on one page stands on one page.
        let between = if self.chapters.len() <= FEW { "#v(12mm)" } else { "#pagebreak()" };
        let _ = write!(
            main,
            "#show outline.entry: set block(above: 0.72em)\n#heading(level: 1, outlined: false)[{}]\n#v(3mm)\n\
             #text(size: 10pt, outline(title: none, depth: 1))\n{between}\n#heading(level: 1, outlined: false)[{}]\n#v(2mm)\n",
            string(self.say("Mục lục", "Contents")),
            string(self.say("Giới hạn", "Limits")),
        );
        let heads = [
            self.say("Bài", "Exercise"),
            self.say("Tệp", "Files"),
            self.say("Thời gian", "Time"),
            self.say("Bộ nhớ", "Memory"),
            self.say("Điểm theo nhóm", "Points by group"),
            self.say("Trang", "Page"),
        ];
        let _ = writeln!(
            main,
            "#show table.cell.where(y: 0): set text(fill: quiet)\n#text(size: 9pt, table(columns: (1fr, auto, auto, auto, auto, auto), \
             stroke: (x, y) => (bottom: hair), inset: (x: 4pt, y: 3.9pt), align: (left, left, right, right, right, right),\n\
             table.header({}),",
            heads.map(|head| format!("[{}]", string(head))).join(", ")
        );
        for chapter in self.chapters {
            let manifest = &chapter.manifest;
            let points: Vec<String> =
                manifest.plan.groups.iter().map(|group| group.points.to_string()).collect();
            let title = format!("{} {}", chapter.number(), chapter.title(lang));
            let place = literal(chapter.name);
            let _ = writeln!(
                main,
                "[#link(label({place}))[{}]], [{}], [{}], [{}], [{}], [#context counter(page).at(label({place})).first()],",
                string(title.trim()),
                string(&format!("{}.*", manifest.stem)),
                string(&words::seconds(lang, manifest.time_limit)),
                string(&format!("{} MiB", manifest.memory_limit)),
                string(&points.join(" + ")),
            );
        }
        main.push_str("))\n");
    }
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
