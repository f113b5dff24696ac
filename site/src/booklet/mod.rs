//! The booklet: title page, contents, limits, and the statements, as a document of typst.

use std::{collections::BTreeMap, fmt::Write};

use problems::{
    Error, Library,
    document::{Kind, Sample, Tongue},
    picture,
};
use pulldown_cmark::{CodeBlockKind, Event, HeadingLevel, Tag, TagEnd};

use crate::{
    Chapter,
    text::{Piece, pieces},
    words,
};

pub mod formula;
pub mod print;

/// A booklet before it is set.
pub struct Booklet {
    /// The files by name; `main.typ` is the first to be read.
    pub files: BTreeMap<String, Vec<u8>>,
}

/// The most exercises whose contents and limits stand on one page.
const FEW: usize = 16;

/// The file that a booklet begins with.
pub const MAIN: &str = "main.typ";

/// A text as typst code that stands for itself, whatever it says.
fn string(text: &str) -> String {
    let mut out = String::from("#\"");
    for c in text.chars() {
        match c {
            '"' | '\\' => out.extend(['\\', c]),
            '\n' => out.push_str("\\n"),
            '\t' => out.push_str("\\t"),
            c if c.is_control() => {
                let _ = write!(out, "\\u{{{:x}}}", u32::from(c));
            }
            c => out.push(c),
        }
    }
    // The semicolon ends the code: a bracket that follows is no call.
    out + "\";"
}

/// The same within code.
fn literal(text: &str) -> String {
    let text = string(text);
    text[1..text.len() - 1].to_string()
}

/// How every booklet looks. Only fonts that typst carries with it, so that it looks the same everywhere.
const LOOK: &str = r##"
#let accent = rgb("#0f6b57")
#let spot = rgb("#b93d0c")
#let quiet = rgb("#665f53")
#let hair = 0.5pt + rgb("#d8d0bf")
#set page(paper: "a4", margin: (x: 24mm, top: 26mm, bottom: 24mm))
#set text(font: "Libertinus Serif", size: 11pt, hyphenate: false)
#set par(justify: true, leading: 0.68em, spacing: 1em)
#set list(indent: 0.4em, marker: text(fill: spot, "•"))
#set enum(indent: 0.4em)
#show math.equation: set text(font: "New Computer Modern Math")
#show raw: set text(font: "DejaVu Sans Mono", size: 0.92em)
#show raw.where(block: false): it => box(fill: rgb("#eaf3ee"), inset: (x: 2pt), outset: (y: 2.5pt), radius: 1.5pt, it)
#show heading.where(level: 2): it => block(above: 1.5em, below: 0.8em, text(size: 13pt, it.body))
#show heading.where(level: 3): it => block(above: 1.2em, below: 0.6em, text(size: 11pt, it.body))
#show link: set text(fill: accent)
#let piles = {
  let dot(column, row, colour) = place(bottom + left, dx: column * 9mm, dy: -row * 9mm, circle(radius: 3.6mm, fill: colour))
  box(width: 27mm, height: 27mm, {
    dot(0, 0, accent)
    for row in range(2) { dot(1, row, accent) }
    for row in range(3) { dot(2, row, spot) }
  })
}
#let exercise(number, title, name, limits, body) = {
  pagebreak(weak: true)
  [#metadata(title) <exercise>]
  [#heading(level: 1)[#if number != "" { text(fill: spot, weight: "regular", number); h(0.5em) }#title] #label(name)]
  block(width: 100%, stroke: (y: hair), inset: (y: 6pt), above: 0.9em, below: 1.4em, text(size: 9.5pt, fill: quiet, limits))
  body
}
#show heading.where(level: 1): it => block(above: 0.4em, below: 0.5em, text(size: 21pt, it.body))
#let sample(input, answer, number, words) = block(breakable: input.split("\n").len() > 30, above: 0.9em, below: 1.2em, {
  block(sticky: true, below: 0.6em, text(size: 9.5pt, weight: "bold", number))
  table(
    columns: (1fr, 1fr), stroke: hair, inset: 7pt,
    table.header(..words.map(word => text(size: 9pt, fill: quiet, word))),
    raw(input, block: true), raw(answer, block: true),
  )
})
#let picture(path, alt) = align(center, block(above: 1.2em, below: 1.2em, layout(size => context {
  let drawn = image(path, alt: alt)
  // A pixel of the drawing is three quarters of a point; wider ones are made as wide as the text.
  let width = measure(drawn).width * 0.85
  image(path, alt: alt, width: calc.min(width, size.width))
})))
"##;

/// What a booklet is made of.
pub struct Plan<'a> {
    /// Its language.
    pub tongue: Tongue,
    /// Its title.
    pub title: &'a str,
    /// What stands below the title.
    pub subtitle: &'a str,
    /// The exercises.
    pub chapters: &'a [Chapter],
}

impl Plan<'_> {
    /// The document.
    pub fn compose(&self, library: &Library) -> Result<Booklet, Error> {
        let mut files = BTreeMap::new();
        let mut main = String::from("// Made by `cargo xtask site --booklet`.\n");
        let _ = writeln!(main, "#set document(title: {}, date: none)", literal(self.title));
        main.push_str(LOOK.trim_start());
        let _ = writeln!(main, "#set text(lang: {})", literal(self.tongue.code()));
        self.front(&mut main);
        for chapter in self.chapters {
            let writer = Writer { library, chapter, tongue: self.tongue };
            writer.write(&mut main, &mut files)?;
        }
        files.insert(MAIN.into(), main.into_bytes());
        Ok(Booklet { files })
    }

    fn say<'a>(&self, vietnamese: &'a str, english: &'a str) -> &'a str {
        self.tongue.say(vietnamese, english)
    }

    /// The title page, the contents and the table of limits.
    fn front(&self, main: &mut String) {
        let tongue = self.tongue;
        let count = words::count(tongue, self.chapters.len(), "bài tập", "exercise", "exercises");
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
            let title = format!("{} {}", manifest.number, chapter.title(tongue));
            let place = literal(chapter.name);
            let _ = writeln!(
                main,
                "[#link(label({place}))[{}]], [{}], [{}], [{}], [{}], [#context counter(page).at(label({place})).first()],",
                string(title.trim()),
                string(&format!("{}.*", manifest.stem)),
                string(&words::seconds(tongue, manifest.time_limit)),
                string(&format!("{} MiB", manifest.memory_limit)),
                string(&points.join(" + ")),
            );
        }
        main.push_str("))\n");
    }
}

/// Writes one exercise.
struct Writer<'a> {
    library: &'a Library,
    chapter: &'a Chapter,
    tongue: Tongue,
}

impl Writer<'_> {
    fn write(&self, main: &mut String, files: &mut BTreeMap<String, Vec<u8>>) -> Result<(), Error> {
        let (chapter, tongue) = (self.chapter, self.tongue);
        let manifest = &chapter.manifest;
        let limits = format!(
            "{} {} · {} {} MiB · {} {stem}.inp, {stem}.out",
            tongue.say("Thời gian:", "Time:"),
            words::seconds(tongue, manifest.time_limit),
            tongue.say("Bộ nhớ:", "Memory:"),
            manifest.memory_limit,
            tongue.say("Tệp:", "Files:"),
            stem = manifest.stem
        );
        let _ = writeln!(
            main,
            "#exercise({}, {}, {}, {})[",
            literal(&manifest.number),
            literal(chapter.title(tongue)),
            literal(chapter.name),
            literal(&limits)
        );
        let name = format!("statement.{}.md", tongue.code());
        let place = self.library.place(chapter.exercise, &name);
        let written =
            pieces(chapter.text(Kind::Statement, tongue)).and_then(|pieces| self.text(&pieces, main, files));
        written.map_err(|error| Error::file(&place, error))?;
        main.push_str("]\n");
        Ok(())
    }

    fn text(
        &self,
        pieces: &[Piece],
        main: &mut String,
        files: &mut BTreeMap<String, Vec<u8>>,
    ) -> Result<(), Error> {
        let mut code: Option<String> = None;
        let mut in_head = false;
        for piece in pieces {
            let event = match piece {
                Piece::Samples => {
                    self.samples(main);
                    continue;
                }
                Piece::Picture { file, alt } => {
                    let path = format!("{}-{file}", self.chapter.name);
                    let svg = self.library.text(self.chapter.exercise, file)?;
                    let _ = writeln!(main, "\n#picture({}, {})\n", literal(&path), literal(alt));
                    files.insert(path, on_paper(&svg).into_bytes());
                    continue;
                }
                Piece::Markdown(event) => event,
            };
            match event {
                Event::Start(tag) => match tag {
                    Tag::Paragraph => {}
                    Tag::Heading { level: HeadingLevel::H2, .. } => main.push_str("\n#heading(level: 2)["),
                    Tag::Heading { .. } => main.push_str("\n#heading(level: 3)["),
                    Tag::BlockQuote(_) => main.push_str("#quote(block: true)["),
                    Tag::CodeBlock(CodeBlockKind::Fenced(_) | CodeBlockKind::Indented) => {
                        code = Some(String::new())
                    }
                    Tag::List(None) => main.push_str("#list("),
                    Tag::List(Some(first)) => {
                        let _ = write!(main, "#enum(start: {first}, ");
                    }
                    Tag::Item => main.push('['),
                    Tag::Table(columns) => {
                        let _ = write!(
                            main,
                            "\n#block(above: 1em, below: 1.2em, text(size: 10pt, table(columns: {}, stroke: (x, y) => (bottom: hair), \
                             inset: (x: 5pt, y: 5pt), ",
                            columns.len()
                        );
                    }
                    Tag::TableHead => {
                        in_head = true;
                        main.push_str("table.header(");
                    }
                    Tag::TableRow => {}
                    Tag::TableCell => {
                        main.push_str(if in_head { "text(fill: quiet, size: 9pt)[" } else { "[" })
                    }
                    Tag::Emphasis => main.push_str("#emph["),
                    Tag::Strong => main.push_str("#strong["),
                    Tag::Link { dest_url, .. } => {
                        let _ = write!(main, "#link({})[", literal(dest_url));
                    }
                    tag => return Err(Error::new(format!("texts do not use this of Markdown: {tag:?}"))),
                },
                Event::End(tag) => match tag {
                    TagEnd::CodeBlock => {
                        let _ = writeln!(
                            main,
                            "#block(width: 100%, stroke: hair, inset: 8pt, radius: 3pt, raw({}))",
                            literal(code.take().unwrap_or_default().trim_end_matches('\n'))
                        );
                    }
                    TagEnd::List(_) => main.push_str(");\n"),
                    TagEnd::Item => main.push_str("], "),
                    TagEnd::Table => main.push_str(")))\n"),
                    TagEnd::TableHead => {
                        in_head = false;
                        main.push_str("), ");
                    }
                    TagEnd::TableRow => main.push('\n'),
                    TagEnd::TableCell => main.push_str("], "),
                    TagEnd::Paragraph => main.push_str("\n\n"),
                    TagEnd::Heading(_) | TagEnd::BlockQuote(_) => main.push_str("];\n"),
                    _ => main.push_str("];"),
                },
                Event::Text(words) => match &mut code {
                    Some(code) => code.push_str(words),
                    None => main.push_str(&string(words)),
                },
                Event::Code(words) => {
                    let _ = write!(main, "#raw({});", literal(words));
                }
                Event::InlineMath(tex) => {
                    let _ = write!(main, "${}$", formula::typst(tex)?);
                }
                Event::DisplayMath(tex) => {
                    let _ = write!(main, "$ {} $", formula::typst(tex)?);
                }
                Event::SoftBreak => main.push('\n'),
                Event::HardBreak => main.push_str("#linebreak();"),
                Event::Rule => main.push_str("#line(length: 100%, stroke: hair)\n"),
                event => return Err(Error::new(format!("texts do not use this of Markdown: {event:?}"))),
            }
        }
        Ok(())
    }

    fn samples(&self, main: &mut String) {
        let tongue = self.tongue;
        let plain = |bytes: &[u8]| literal(String::from_utf8_lossy(bytes).trim_end_matches('\n'));
        for (count, Sample { input, answer, .. }) in self.chapter.samples.iter().enumerate() {
            let _ = writeln!(
                main,
                "#sample({}, {}, {}, ({}, {}))",
                plain(input),
                plain(answer),
                literal(&format!("{} {}", tongue.say("Ví dụ", "Example"), count + 1)),
                literal(tongue.say("Dữ liệu vào", "Input")),
                literal(tongue.say("Kết quả", "Output")),
            );
        }
    }
}

/// A drawing for paper: in the light colours, and in a font that typst carries.
fn on_paper(svg: &str) -> String {
    let light = picture::STYLE.split("@media").next().unwrap_or_default();
    let light = light.replace("system-ui,sans-serif", "Libertinus Serif");
    svg.replace(picture::STYLE, &light)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn words_are_never_code() {
        assert_eq!(string("a \"b\" \\ #c $d$ [e]\n"), "#\"a \\\"b\\\" \\\\ #c $d$ [e]\\n\";");
        assert_eq!(literal("x"), "\"x\"");
    }

    #[test]
    fn drawings_are_light_on_paper() {
        let svg = picture::Svg::new(10.0, 10.0, "t").finish();
        let paper = on_paper(&svg);
        assert!(paper.contains("Libertinus") && !paper.contains("@media"), "{paper}");
    }
}
