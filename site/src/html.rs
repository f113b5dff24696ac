//! A text as HTML. Words become text and nothing else: whatever a text says, only what is written here is an element.

use std::slice;

use exercise::{
    Error,
    document::{DocumentKind, Lang},
};
use maud::{Markup, PreEscaped, Render, html};
use pulldown_cmark::{Alignment, CodeBlockKind, Event, HeadingLevel, Tag};

use crate::{formula::Formulas, text::Piece};

/// Text whose carriage returns a browser would take for line ends.
pub struct Exact<'a>(pub &'a str);

impl Render for Exact<'_> {
    fn render_to(&self, out: &mut String) {
        for (count, line) in self.0.split('\r').enumerate() {
            if count > 0 {
                out.push_str("&#13;");
            }
            line.render_to(out);
        }
    }
}

/// A heading of a text: where it is found and what it says.
#[derive(Clone, Debug)]
pub struct Heading {
    /// The `id` on the page.
    pub id: String,
    /// Its words.
    pub words: Markup,
}

/// How a text becomes HTML.
pub struct Writer<'a> {
    /// Shows formulas.
    pub formulas: &'a Formulas,
    /// The language of the text.
    pub lang: Lang,
    /// What kind of text it is.
    pub kind: TextKind,
    /// Shows a picture, given its file and what it shows in words.
    pub picture: &'a dyn Fn(&str, &str) -> Result<Markup, Error>,
    /// Where a link of the text leads on the site.
    pub link: &'a dyn Fn(&str) -> String,
    /// The samples.
    pub samples: Markup,
}

/// A text of an exercise, or a page of theory.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum TextKind {
    /// A statement or an editorial.
    Exercise(DocumentKind),
    /// A page of theory.
    Theory,
}

/// The names of the sections that every text has, the same in both languages, so that an address is.
fn section_names(kind: DocumentKind) -> [&'static str; 5] {
    match kind {
        DocumentKind::Statement => ["input", "output", "constraints", "scoring", "examples"],
        DocumentKind::Editorial => ["idea", "proof", "algorithm", "complexity", "mistakes"],
    }
}

/// A formula is a long one, which a narrow screen may have to scroll, if more signs than this stand in it.
const LONG_FORMULA: usize = 20;

/// About how many signs of a formula are seen.
fn signs(tex: &str) -> usize {
    let mut signs = 0;
    let mut rest = tex.chars().peekable();
    while let Some(c) = rest.next() {
        match c {
            '\\' => {
                let mut name = String::new();
                while let Some(letter) = rest.next_if(char::is_ascii_alphabetic) {
                    name.push(letter);
                }
                // These are words of three letters, all others signs.
                signs += if matches!(name.as_str(), "det" | "max" | "min" | "log" | "bmod") { 3 } else { 1 };
            }
            '{' | '}' | '_' | '^' | ' ' | '&' | '\n' => {}
            _ => signs += 1,
        }
    }
    signs
}

impl Writer<'_> {
    /// The text, and its headings of the second level.
    pub fn write(&self, pieces: &[Piece]) -> Result<(Markup, Vec<Heading>), Error> {
        let mut reading = Reading { writer: self, rest: pieces.iter(), headings: Vec::new() };
        let text = reading.inside()?;
        Ok((text, reading.headings))
    }

    /// Where a section is found: by its name if every text has it, or else by its number.
    fn section_id(&self, words: &Markup, number: usize) -> String {
        let said = |section: &&str| section.render().0 == words.0;
        let TextKind::Exercise(kind) = self.kind else { return format!("section-{number}") };
        if let Some(place) = kind.sections(self.lang).iter().position(said) {
            return section_names(kind)[place].into();
        }
        match kind.further_sections(self.lang).iter().find(|(title, _)| said(title)) {
            Some((_, address)) => (*address).into(),
            None => format!("{}-{number}", kind.name()),
        }
    }
}

/// A text that is being read.
struct Reading<'a> {
    writer: &'a Writer<'a>,
    rest: slice::Iter<'a, Piece<'a>>,
    headings: Vec<Heading>,
}

impl<'a> Reading<'a> {
    /// All up to the end of the element that began last, or of the text.
    fn inside(&mut self) -> Result<Markup, Error> {
        let mut inside = String::new();
        while let Some(piece) = self.rest.next() {
            let shown = match piece {
                Piece::Samples => self.writer.samples.clone(),
                Piece::Picture { file, alt } => (self.writer.picture)(file, alt)?,
                Piece::Markdown(Event::End(_)) => break,
                Piece::Markdown(event) => self.event(event)?,
            };
            inside.push_str(&shown.0);
        }
        Ok(PreEscaped(inside))
    }

    fn event(&mut self, event: &'a Event) -> Result<Markup, Error> {
        let formulas = self.writer.formulas;
        Ok(match event {
            Event::Start(tag) => self.element(tag)?,
            Event::Text(words) => words.as_ref().render(),
            Event::Code(words) => html! { code { (words.as_ref()) } },
            Event::InlineMath(tex) if signs(tex) > LONG_FORMULA => {
                html! { span.long.scroll { (formulas.render(tex, false)?) } }
            }
            Event::InlineMath(tex) => formulas.render(tex, false)?,
            Event::DisplayMath(tex) => html! { span.display.scroll { (formulas.render(tex, true)?) } },
            Event::SoftBreak => html! { "\n" },
            Event::HardBreak => html! { br; "\n" },
            Event::Rule => html! { hr; "\n" },
            event => return Err(Error::new(format!("texts do not use this of Markdown: {event:?}"))),
        })
    }

    fn element(&mut self, tag: &'a Tag) -> Result<Markup, Error> {
        Ok(match tag {
            Tag::Paragraph => html! { p { (self.inside()?) } "\n" },
            Tag::Heading { level, .. } => self.heading(*level)?,
            Tag::BlockQuote(_) => self.quotation()?,
            Tag::CodeBlock(kind) => {
                html! { pre.code.scroll { code data-language=(language(kind)) { (self.inside()?) } } "\n" }
            }
            Tag::List(None) => html! { ul { "\n" (self.inside()?) } "\n" },
            Tag::List(Some(first)) => {
                html! { ol start=[(*first != 1).then_some(first)] { "\n" (self.inside()?) } "\n" }
            }
            Tag::Item => html! { li { (self.inside()?) } "\n" },
            Tag::Table(alignments) => self.table(alignments)?,
            Tag::Emphasis => html! { em { (self.inside()?) } },
            Tag::Strong => html! { strong { (self.inside()?) } },
            Tag::Link { dest_url, .. } => {
                html! { a href=((self.writer.link)(address(dest_url)?)) { (self.inside()?) } }
            }
            tag => return Err(Error::new(format!("texts do not use this of Markdown: {tag:?}"))),
        })
    }

    /// A quotation that begins with bold words is a fold: they are seen, and the rest when a reader asks for it.
    fn quotation(&mut self) -> Result<Markup, Error> {
        let begins = [Event::Start(Tag::Paragraph), Event::Start(Tag::Strong)];
        let ahead = self.rest.as_slice();
        let is_fold = ahead.len() > 2
            && ahead
                .iter()
                .zip(&begins)
                .all(|(piece, begin)| matches!(piece, Piece::Markdown(event) if event == begin));
        if !is_fold {
            return Ok(html! { blockquote { (self.inside()?) } "\n" });
        }
        self.rest = ahead[2..].iter();
        let summary = self.inside()?;
        let first = self.inside()?;
        let rest = self.inside()?;
        Ok(html! {
            details.fold { summary { (summary) } @if !first.0.trim().is_empty() { p { (first) } } "\n" (rest) }
            "\n"
        })
    }

    fn heading(&mut self, level: HeadingLevel) -> Result<Markup, Error> {
        let words = self.inside()?;
        let mut id = None;
        if level == HeadingLevel::H2 {
            let found = self.writer.section_id(&words, self.headings.len() + 1);
            self.headings.push(Heading { id: found.clone(), words: words.clone() });
            id = Some(found);
        }
        // In a statement a section is an h2 below the page's h1; an editorial has an h2 itself.
        let depth = level as u8 + u8::from(self.writer.kind == TextKind::Exercise(DocumentKind::Editorial));
        Ok(match depth {
            ..=2 => html! { h2 id=[id] { (words) } "\n" },
            3 => html! { h3 id=[id] { (words) } "\n" },
            4 => html! { h4 id=[id] { (words) } "\n" },
            _ => html! { h5 id=[id] { (words) } "\n" },
        })
    }

    fn table(&mut self, alignments: &[Alignment]) -> Result<Markup, Error> {
        let (mut head, mut rows) = (Markup::default(), Vec::new());
        while let Some(Piece::Markdown(Event::Start(row))) = self.rest.next() {
            match row {
                Tag::TableHead => head = self.row(alignments, true)?,
                _ => rows.push(self.row(alignments, false)?),
            }
        }
        Ok(html! {
            div.table.scroll {
                table { thead { (head) } tbody { "\n" @for row in rows { (row) "\n" } } }
            }
            "\n"
        })
    }

    fn row(&mut self, alignments: &[Alignment], head: bool) -> Result<Markup, Error> {
        let mut cells = Vec::new();
        while let Some(Piece::Markdown(Event::Start(_))) = self.rest.next() {
            let class = match alignments.get(cells.len()) {
                Some(Alignment::Right) => Some("right"),
                Some(Alignment::Center) => Some("centre"),
                _ => None,
            };
            let inside = self.inside()?;
            cells.push(match head {
                true => html! { th scope="col" class=[class] { (inside) } },
                false => html! { td class=[class] { (inside) } },
            });
        }
        Ok(html! { tr { @for cell in cells { (cell) } } })
    }
}

fn language<'a>(kind: &'a CodeBlockKind) -> &'a str {
    match kind {
        CodeBlockKind::Fenced(language) if !language.is_empty() => language,
        _ => "text",
    }
}

/// A link leads to a page, never to a script.
fn address(url: &str) -> Result<&str, Error> {
    let harmless = url.starts_with("https://") || url.starts_with('#') || !url.contains(':');
    harmless.then_some(url).ok_or_else(|| Error::new(format!("a text cannot link to {}", url.escape_debug())))
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::text::pieces;

    fn shown(text: &str) -> Result<(String, Vec<Heading>), Error> {
        let formulas = Formulas::new();
        let picture = |file: &str, alt: &str| Ok(html! { "[" (file) ": " (alt) "]" });
        let writer = Writer {
            formulas: &formulas,
            lang: Lang::Vietnamese,
            kind: TextKind::Exercise(DocumentKind::Statement),
            picture: &picture,
            link: &str::to_owned,
            samples: html! { "[samples]" },
        };
        writer.write(&pieces(text)?).map(|(text, headings)| (text.0, headings))
    }

    #[test]
    fn words_are_never_html() {
        let (html, _) = shown("1 < 2 & \"x\" `<b>`\n\n```text\n</code><script>\n```\n").unwrap();
        assert!(html.contains("1 &lt; 2 &amp; &quot;x&quot; <code>&lt;b&gt;</code>"), "{html}");
        assert!(html.contains("&lt;/code&gt;&lt;script&gt;"), "{html}");
        assert!(shown("[a](javascript:alert)\n").is_err());
    }

    #[test]
    fn sections_have_the_same_address_in_both_languages() {
        let (html, headings) = shown("# T\n\n## Dữ liệu vào\n\na\n\n## Khác $x$\n\nb\n").unwrap();
        let ids: Vec<&str> = headings.iter().map(|heading| heading.id.as_str()).collect();
        assert_eq!(ids, ["input", "statement-2"]);
        assert!(html.contains("<h2 id=\"input\">Dữ liệu vào</h2>"), "{html}");
        assert!(headings[1].words.0.starts_with("Khác <math>"));
    }

    #[test]
    fn a_quotation_that_begins_with_bold_words_is_a_fold() {
        let (html, _) = shown("> **Hint 1.** Try $1$.\n>\n> And more.\n\n> A quotation.\n").unwrap();
        assert!(html.starts_with("<details class=\"fold\"><summary>Hint 1.</summary><p> Try <math>"), "{html}");
        assert!(html.contains("<p>And more.</p>\n</details>\n<blockquote><p>A quotation."), "{html}");
    }

    #[test]
    fn tables_scroll_in_their_box() {
        let (html, _) = shown("| a | b |\n|--:|---|\n| 1 | $x$ |\n").unwrap();
        assert!(html.contains("<th scope=\"col\" class=\"right\">a</th><th scope=\"col\">b</th>"), "{html}");
        assert!(html.starts_with("<div class=\"table scroll\"><table>"), "{html}");
    }

    #[test]
    fn carriage_returns_survive() {
        assert_eq!(Exact("a\r\n<\r").render().0, "a&#13;\n&lt;&#13;");
    }

    #[test]
    fn commands_count_as_one_sign_unless_they_are_words() {
        assert_eq!(signs("\\det A = 0"), 6);
        assert_eq!(signs("x_{1} \\oplus \\frac{a}{b}"), 6);
    }
}
