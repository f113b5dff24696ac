//! Statements and other texts as a document of typst.

use std::{collections::BTreeMap, fmt::Write};

use exercise::{
    Error,
    document::{Lang, Sample},
    picture::Picture,
};
use pulldown_cmark::{CodeBlockKind, Event, HeadingLevel, Tag, TagEnd};

use crate::{
    formula,
    text::{Piece, pieces},
};

/// A document before it is set.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Document {
    /// Its code.
    pub main: String,
    /// The pictures that it shows, by the names of their files.
    pub pictures: BTreeMap<String, String>,
}

/// A text that becomes a part of a document.
pub struct Part<'a> {
    /// Its language.
    pub lang: Lang,
    /// The number of the exercise, or nothing.
    pub number: &'a str,
    /// Its title.
    pub title: &'a str,
    /// A name that no other part of the document has.
    pub name: &'a str,
    /// The line below the title, or nothing.
    pub below: &'a str,
    /// What that line points to: a word, and the name of another part, whose page it tells.
    pub also: Option<(&'a str, &'a str)>,
    /// The text, in Markdown, with a marker where the samples belong.
    pub text: &'a str,
    /// The samples.
    pub samples: &'a [Sample],
    /// What code draws for it.
    pub drawn: &'a [Picture],
    /// The files of other pictures.
    pub file: &'a dyn Fn(&str) -> Result<String, Error>,
    /// The part to which an address in the text leads, if it is one of this document.
    pub link: &'a dyn Fn(&str) -> Option<String>,
    /// Where it begins.
    pub begins: Begins,
}

/// Where a part of a document begins.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Begins {
    /// On a page of its own. It is set a little smaller if that spares a page of a few lines.
    OnAPage,
    /// Where the last part ends, or on the next page if there is no room for its beginning.
    InTheFlow,
}

/// A text as typst code that stands for itself, whatever it says.
pub fn string(text: &str) -> String {
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
pub fn literal(text: &str) -> String {
    let text = string(text);
    text[1..text.len() - 1].to_string()
}

/// The font of words in pictures. Typst carries it.
const FONT: &str = "Libertinus Serif";

/// How every document looks. Only fonts that typst carries with it, so that it looks the same everywhere. Bold ư and ơ
/// of Libertinus can hardly be told from u and o, so Vietnamese has a face whose horns stand out.
const LOOK: &str = r##"
#let accent = rgb("#0f6b57")
#let spot = rgb("#b93d0c")
#let quiet = rgb("#665f53")
#let hair = 0.5pt + rgb("#d8d0bf")
#set page(paper: "a4", margin: (x: 24mm, top: 26mm, bottom: 24mm))
#let faces = (vi: "New Computer Modern", en: "Libertinus Serif")
#set text(font: faces.en, size: 11pt, hyphenate: false)
#set par(justify: true, leading: 0.68em, spacing: 1em)
#set list(indent: 0.4em, marker: text(fill: spot, "•"))
#set enum(indent: 0.4em)
#show math.equation: set text(font: "New Computer Modern Math")
#show raw: set text(font: "DejaVu Sans Mono", size: 0.92em)
#show raw.where(block: false): it => box(fill: rgb("#eaf3ee"), inset: (x: 2pt), outset: (y: 2.5pt), radius: 1.5pt, it)
#show heading.where(level: 2): set block(above: 1.5em, below: 0.8em)
#show heading.where(level: 3): set block(above: 1.2em, below: 0.6em)
#show heading.where(level: 3): set text(size: 0.92em)
#show link: set text(fill: accent)
#show table: it => if it.children.len() <= 60 { block(breakable: false, it) } else { it }
#let need(space) = { block(breakable: false, above: 0pt, below: 0pt, height: space); v(-space) }
#let fitted(body) = layout(size => {
  let sized(it) = {
    set text(size: it)
    set par(spacing: if it < 11pt { 0.85em } else { 1em })
    show heading.where(level: 2): set block(above: 1.1em, below: 0.6em) if it < 11pt
    body
  }
  let pages(it) = measure(block(width: size.width, sized(it))).height / size.height
  let spills(share) = share > 1 and share - calc.floor(share) < 0.4
  let plain = pages(11pt)
  let fits = if spills(plain) {
    (10.7pt, 10.4pt, 10.1pt, 9.8pt, 9.5pt).find(it => calc.ceil(pages(it) + 0.03) < calc.ceil(plain))
  }
  sized(if fits == none { 11pt } else { fits })
})
#let part(number, title, name, below, also, alone, lang, body) = {
  let whole = {
    set text(lang: lang, font: faces.at(lang))
    [#metadata(title) <exercise>]
    [#heading(level: 1)[#if number != "" { text(fill: spot, weight: "regular", number); h(0.5em) }#title] #label(name)]
    if below != "" or also != none {
      let line = if also != none [#h(1fr) #link(label(also.last()))[#also.first() #context counter(page).at(label(also.last())).first()]]
      block(width: 100%, stroke: (y: hair), inset: (y: 6pt), above: 0.9em, below: 1.4em, sticky: true, text(size: 9.5pt, fill: quiet, below + line))
    }
    body
  }
  if alone { pagebreak(weak: true); fitted(whole) } else { v(11mm, weak: true); need(80mm); whole }
}
#show quote.where(block: true): it => block(width: 100%, inset: (left: 9pt, y: 1pt), above: 1em, below: 1em, stroke: (left: 1.5pt + rgb("#cfe2d8")), it.body)
#show heading.where(level: 1): it => block(above: 0.4em, below: 0.5em, text(size: 21pt, it.body))
#let sample(input, answer, number, words) = block(breakable: input.split("\n").len() > 30, above: 0.9em, below: 1.2em, {
  block(sticky: true, below: 0.6em, text(size: 0.86em, weight: "bold", number))
  table(
    columns: (1fr, 1fr), stroke: hair, inset: 0.6em,
    table.header(..words.map(word => text(size: 0.82em, fill: quiet, word))),
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

impl Document {
    /// An empty document with a title; `made_by` is the call that makes it.
    pub fn new(made_by: &str, title: &str) -> Document {
        let mut main = format!("// Made by `{made_by}`.\n");
        let _ = writeln!(main, "#set document(title: {}, date: none)", literal(title));
        main.push_str(LOOK.trim_start());
        Document { main, pictures: BTreeMap::new() }
    }

    /// Adds a text.
    pub fn add(&mut self, part: &Part) -> Result<(), Error> {
        let also = part.also.map_or_else(
            || "none".to_string(),
            |(words, name)| format!("({}, {})", literal(words), literal(name)),
        );
        let _ = writeln!(
            self.main,
            "#part({}, {}, {}, {}, {also}, {}, {})[",
            literal(part.number),
            literal(part.title),
            literal(part.name),
            literal(part.below),
            part.begins == Begins::OnAPage,
            literal(part.lang.code()),
        );
        let mut body = Body { link: part.link, code: None, in_head: false };
        for piece in pieces(part.text)? {
            match piece {
                Piece::Samples => samples(part, &mut self.main),
                Piece::Picture { file, alt } => self.picture(part, &file, &alt)?,
                Piece::Markdown(event) => body.event(&event, &mut self.main)?,
            }
        }
        self.main.push_str("]\n");
        Ok(())
    }

    fn picture(&mut self, part: &Part, file: &str, alt: &str) -> Result<(), Error> {
        let path = format!("{}-{file}", part.name);
        let svg = match on_paper(part.drawn, file) {
            Some(svg) => svg,
            None => (part.file)(file)?,
        };
        let _ = writeln!(self.main, "\n#picture({}, {})\n", literal(&path), literal(alt));
        self.pictures.insert(path, svg);
        Ok(())
    }
}

/// A picture that code draws, in the colours and the font of paper.
pub fn on_paper(drawn: &[Picture], file: &str) -> Option<String> {
    Some(drawn.iter().find_map(|picture| picture.drawn_in(file))?.on_paper(FONT))
}

/// The code of Markdown, event by event.
struct Body<'a> {
    /// The part to which an address leads.
    link: &'a dyn Fn(&str) -> Option<String>,
    /// The block of code that is being read, if one is.
    code: Option<String>,
    /// Whether this is the head of a table.
    in_head: bool,
}

impl Body<'_> {
    fn event(&mut self, event: &Event, main: &mut String) -> Result<(), Error> {
        let _ = match event {
            Event::Start(tag) => return self.start(tag, main),
            Event::End(tag) => {
                self.end(tag, main);
                Ok(())
            }
            Event::Text(words) => {
                match &mut self.code {
                    Some(code) => code.push_str(words),
                    None => main.push_str(&string(words)),
                }
                Ok(())
            }
            Event::Code(words) => write!(main, "#raw({});", literal(words)),
            Event::InlineMath(tex) => write!(main, "${}$", formula::typst(tex)?),
            Event::DisplayMath(tex) => write!(main, "$ {} $", formula::typst(tex)?),
            Event::SoftBreak => main.write_char('\n'),
            Event::HardBreak => main.write_str("#linebreak();"),
            Event::Rule => main.write_str("#line(length: 100%, stroke: hair)\n"),
            event => return Err(Error::new(format!("texts do not use this of Markdown: {event:?}"))),
        };
        Ok(())
    }

    fn start(&mut self, tag: &Tag, main: &mut String) -> Result<(), Error> {
        let _ = match tag {
            Tag::Paragraph | Tag::TableRow => Ok(()),
            Tag::Heading { level: HeadingLevel::H2, .. } => main.write_str("\n#heading(level: 2)["),
            Tag::Heading { .. } => main.write_str("\n#heading(level: 3)["),
            Tag::BlockQuote(_) => main.write_str("#quote(block: true)["),
            Tag::CodeBlock(CodeBlockKind::Fenced(_) | CodeBlockKind::Indented) => {
                self.code = Some(String::new());
                Ok(())
            }
            Tag::List(None) => main.write_str("#list("),
            Tag::List(Some(first)) => write!(main, "#enum(start: {first}, "),
            Tag::Item => main.write_char('['),
            Tag::Table(columns) => write!(
                main,
                "\n#block(above: 1em, below: 1.2em, text(size: 0.91em, table(columns: {}, stroke: (x, y) => (bottom: hair), \
                 inset: 0.5em, ",
                columns.len()
            ),
            Tag::TableHead => {
                self.in_head = true;
                main.write_str("table.header(")
            }
            Tag::TableCell if self.in_head => main.write_str("text(fill: quiet, size: 0.9em)["),
            Tag::TableCell => main.write_char('['),
            Tag::Emphasis => main.write_str("#emph["),
            Tag::Strong => main.write_str("#strong["),
            Tag::Link { dest_url, .. } => match (self.link)(dest_url) {
                Some(name) => write!(main, "#link(label({}))[", literal(&name)),
                None if dest_url.starts_with("https://") => write!(main, "#link({})[", literal(dest_url)),
                // It leads to a file that paper doesn't have.
                None => main.write_str("#["),
            },
            tag => return Err(Error::new(format!("texts do not use this of Markdown: {tag:?}"))),
        };
        Ok(())
    }

    fn end(&mut self, tag: &TagEnd, main: &mut String) {
        let end = match tag {
            TagEnd::CodeBlock => {
                let code = self.code.take().unwrap_or_default();
                let _ = writeln!(
                    main,
                    "#block(width: 100%, stroke: hair, inset: 8pt, radius: 3pt, raw(block: true, {}))",
                    literal(code.trim_end_matches('\n'))
                );
                ""
            }
            TagEnd::List(_) => ");\n",
            TagEnd::Item | TagEnd::TableCell => "], ",
            TagEnd::Table => ")))\n",
            TagEnd::TableHead => {
                self.in_head = false;
                "), "
            }
            TagEnd::TableRow => "\n",
            TagEnd::Paragraph => "\n\n",
            TagEnd::Heading(_) | TagEnd::BlockQuote(_) => "];\n",
            _ => "];",
        };
        main.push_str(end);
    }
}

fn samples(part: &Part, main: &mut String) {
    let lang = part.lang;
    let plain = |bytes: &[u8]| literal(String::from_utf8_lossy(bytes).trim_end_matches('\n'));
    for (count, sample) in part.samples.iter().enumerate() {
        let Sample { input, answer, .. } = sample;
        let titles = sample.titles(lang);
        let _ = writeln!(
            main,
            "#sample({}, {}, {}, ({}, {}))",
            plain(input),
            plain(answer),
            literal(&format!("{} {}", lang.say("Ví dụ", "Example"), count + 1)),
            literal(titles[0]),
            literal(titles[1]),
        );
    }
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
    fn a_statement_has_its_words_formulas_samples_and_pictures() {
        let sample =
            Sample { number: "01".into(), input: b"1 2\n".to_vec(), answer: b"3\n".to_vec(), dialogue: false };
        let text = "Play [on](nim.en.md), [here](a.md) or [there](https://b.c) $x_1$.\n\n- **a**\n\n| h |\n|---|\n| `c` |\n\n```text\n#d\n```\n\n![alt](p.svg)\n\n\
                    <!-- samples -->\n<!-- end -->\n";
        let part = Part {
            lang: Lang::English,
            number: "9.1",
            title: "A \"game\"",
            name: "game",
            below: "1 s",
            also: Some(("Editorial", "why")),
            text,
            samples: &[sample],
            drawn: &[],
            file: &|name| Ok(format!("<svg>{name}</svg>")),
            link: &|address| (address == "nim.en.md").then(|| "theory-nim".into()),
            begins: Begins::OnAPage,
        };
        let mut document = Document::new("a call", "T");
        document.add(&part).unwrap();
        assert_eq!(document.pictures["game-p.svg"], "<svg>p.svg</svg>");
        for code in [
            "#part(\"9.1\", \"A \\\"game\\\"\", \"game\", \"1 s\", (\"Editorial\", \"why\"), true, \"en\")[\n",
            "#link(label(\"theory-nim\"))[#\"on\";];",
            "#[#\"here\";];",
            "#link(\"https://b.c\")[#\"there\";];#\" \";$x_(1)$#\".\";",
            "#list([#strong[#\"a\";];], );",
            "table.header(text(fill: quiet, size: 0.9em)[#\"h\";], ), [#raw(\"c\");], \n)))",
            "raw(block: true, \"#d\")",
            "#picture(\"game-p.svg\", \"alt\")",
            "#sample(\"1 2\", \"3\", \"Example 1\", (\"Input\", \"Output\"))",
        ] {
            assert!(document.main.contains(code), "{code} in {}", document.main);
        }
        let html = Part { text: "<b>x</b>\n", ..part };
        assert!(Document::new("a call", "T").add(&html).is_err(), "HTML is refused");
    }
}
