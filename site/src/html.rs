//! A text as HTML.

use std::fmt::Write;

use problems::{
    Error,
    document::{Kind, Tongue},
};
use pulldown_cmark::{Alignment, CodeBlockKind, Event, HeadingLevel, Tag, TagEnd};

use crate::{formula::Formulas, text::Piece};

/// Text as it stands in HTML, between tags and within quotes. A carriage return would become a line end.
pub fn escaped(text: &str) -> String {
    let mut out = String::with_capacity(text.len());
    for c in text.chars() {
        match c {
            '&' => out.push_str("&amp;"),
            '<' => out.push_str("&lt;"),
            '>' => out.push_str("&gt;"),
            '"' => out.push_str("&quot;"),
            '\r' => out.push_str("&#13;"),
            _ => out.push(c),
        }
    }
    out
}

/// A heading of a text: where it is found and what it says.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Heading {
    /// The `id` on the page.
    pub id: String,
    /// Its words, as HTML.
    pub words: String,
}

/// How a text becomes HTML.
pub struct Writer<'a> {
    /// Shows formulas.
    pub formulas: &'a Formulas,
    /// The language of the text.
    pub tongue: Tongue,
    /// What kind of text it is.
    pub kind: Kind,
    /// Shows a picture, given its file and what it shows in words.
    pub picture: &'a dyn Fn(&str, &str) -> Result<String, Error>,
    /// The samples.
    pub samples: &'a str,
}

/// The names of the sections that every text has, the same in both languages, so that an address is.
fn section_names(kind: Kind) -> [&'static str; 5] {
    match kind {
        Kind::Statement => ["input", "output", "constraints", "scoring", "examples"],
        Kind::Editorial => ["idea", "proof", "algorithm", "complexity", "mistakes"],
    }
}

/// A formula is a long one, which a narrow screen may have to scroll, if more signs than this stand in it.
const LONG_FORMULA: usize = 24;

/// About how many signs of a formula are seen.
fn signs(tex: &str) -> usize {
    let mut signs = 0;
    let mut rest = tex.chars().peekable();
    while let Some(c) = rest.next() {
        match c {
            '\\' => {
                signs += 1;
                while rest.next_if(char::is_ascii_alphabetic).is_some() {}
            }
            '{' | '}' | '_' | '^' | ' ' | '&' | '\n' => {}
            _ => signs += 1,
        }
    }
    signs
}

impl Writer<'_> {
    /// The text, and its headings of the second level.
    pub fn write(&self, pieces: &[Piece]) -> Result<(String, Vec<Heading>), Error> {
        let mut out = String::new();
        let mut headings: Vec<Heading> = Vec::new();
        let mut heading_start = 0;
        let mut alignments: Vec<Alignment> = Vec::new();
        let (mut column, mut in_head) = (0, false);
        // In a statement a section is an h2 below the page's h1; an editorial has an h2 itself.
        let deeper = u8::from(self.kind == Kind::Editorial);
        for piece in pieces {
            let event = match piece {
                Piece::Samples => {
                    out.push_str(self.samples);
                    continue;
                }
                Piece::Picture { file, alt } => {
                    out.push_str(&(self.picture)(file, alt)?);
                    continue;
                }
                Piece::Markdown(event) => event,
            };
            match event {
                Event::Start(tag) => match tag {
                    Tag::Paragraph => out.push_str("<p>"),
                    Tag::Heading { level, .. } => {
                        let id = match level {
                            HeadingLevel::H2 => format!("{}-{}", kind_name(self.kind), headings.len() + 1),
                            _ => String::new(),
                        };
                        heading_start = out.len();
                        headings
                            .extend((*level == HeadingLevel::H2).then(|| Heading { id, words: String::new() }));
                    }
                    Tag::BlockQuote(_) => out.push_str("<blockquote>"),
                    Tag::CodeBlock(kind) => {
                        let language = match kind {
                            CodeBlockKind::Fenced(language) if !language.is_empty() => language,
                            _ => "text",
                        };
                        let _ = write!(
                            out,
                            "<pre class=\"code scroll\"><code data-language=\"{}\">",
                            escaped(language)
                        );
                    }
                    Tag::List(None) => out.push_str("<ul>\n"),
                    Tag::List(Some(1)) => out.push_str("<ol>\n"),
                    Tag::List(Some(first)) => {
                        let _ = writeln!(out, "<ol start=\"{first}\">");
                    }
                    Tag::Item => out.push_str("<li>"),
                    Tag::Table(columns) => {
                        alignments = columns.clone();
                        out.push_str("<div class=\"table scroll\"><table>\n");
                    }
                    Tag::TableHead => {
                        (column, in_head) = (0, true);
                        out.push_str("<thead><tr>");
                    }
                    Tag::TableRow => {
                        column = 0;
                        out.push_str("<tr>");
                    }
                    Tag::TableCell => {
                        let class = match alignments.get(column) {
                            Some(Alignment::Right) => " class=\"right\"",
                            Some(Alignment::Center) => " class=\"centre\"",
                            _ => "",
                        };
                        column += 1;
                        let _ = match in_head {
                            true => write!(out, "<th scope=\"col\"{class}>"),
                            false => write!(out, "<td{class}>"),
                        };
                    }
                    Tag::Emphasis => out.push_str("<em>"),
                    Tag::Strong => out.push_str("<strong>"),
                    Tag::Link { dest_url, .. } => {
                        let _ = write!(out, "<a href=\"{}\">", escaped(address(dest_url)?));
                    }
                    tag => return Err(Error::new(format!("texts do not use this of Markdown: {tag:?}"))),
                },
                Event::End(tag) => match tag {
                    TagEnd::Paragraph => out.push_str("</p>\n"),
                    TagEnd::Heading(level) => {
                        let words = out.split_off(heading_start);
                        let depth = *level as u8 + deeper;
                        let _ = match (level, headings.last_mut()) {
                            (HeadingLevel::H2, Some(heading)) => {
                                if let Some(name) = self.name_of_section(&words) {
                                    heading.id = name.into();
                                }
                                let done = writeln!(out, "<h{depth} id=\"{}\">{words}</h{depth}>", heading.id);
                                heading.words = words;
                                done
                            }
                            _ => writeln!(out, "<h{depth}>{words}</h{depth}>"),
                        };
                    }
                    TagEnd::BlockQuote(_) => out.push_str("</blockquote>\n"),
                    TagEnd::CodeBlock => out.push_str("</code></pre>\n"),
                    TagEnd::List(true) => out.push_str("</ol>\n"),
                    TagEnd::List(false) => out.push_str("</ul>\n"),
                    TagEnd::Item => out.push_str("</li>\n"),
                    TagEnd::Table => out.push_str("</tbody></table></div>\n"),
                    TagEnd::TableHead => {
                        in_head = false;
                        out.push_str("</tr></thead><tbody>\n");
                    }
                    TagEnd::TableRow => out.push_str("</tr>\n"),
                    TagEnd::TableCell => out.push_str(if in_head { "</th>" } else { "</td>" }),
                    TagEnd::Emphasis => out.push_str("</em>"),
                    TagEnd::Strong => out.push_str("</strong>"),
                    TagEnd::Link => out.push_str("</a>"),
                    // Its beginning was refused.
                    _ => {}
                },
                Event::Text(words) => out.push_str(&escaped(words)),
                Event::Code(words) => {
                    let _ = write!(out, "<code>{}</code>", escaped(words));
                }
                Event::InlineMath(tex) => {
                    let shown = self.formulas.render(tex, false)?;
                    let _ = match signs(tex) > LONG_FORMULA {
                        true => write!(out, "<span class=\"long scroll\">{shown}</span>"),
                        false => write!(out, "{shown}"),
                    };
                }
                Event::DisplayMath(tex) => {
                    let shown = self.formulas.render(tex, true)?;
                    let _ = write!(out, "<span class=\"display scroll\">{shown}</span>");
                }
                Event::SoftBreak => out.push('\n'),
                Event::HardBreak => out.push_str("<br>\n"),
                Event::Rule => out.push_str("<hr>\n"),
                event => return Err(Error::new(format!("texts do not use this of Markdown: {event:?}"))),
            }
        }
        Ok((out, headings))
    }

    fn name_of_section(&self, words: &str) -> Option<&'static str> {
        let place = self.kind.sections(self.tongue).iter().position(|section| escaped(section) == words)?;
        Some(section_names(self.kind)[place])
    }
}

/// A link leads to a page, never to a script.
fn address(url: &str) -> Result<&str, Error> {
    let harmless = url.starts_with("https://") || url.starts_with('#') || !url.contains(':');
    harmless.then_some(url).ok_or_else(|| Error::new(format!("a text cannot link to {}", url.escape_debug())))
}

fn kind_name(kind: Kind) -> &'static str {
    match kind {
        Kind::Statement => "statement",
        Kind::Editorial => "editorial",
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::text::pieces;

    fn shown(text: &str) -> Result<(String, Vec<Heading>), Error> {
        let formulas = Formulas::new();
        let picture = |file: &str, alt: &str| Ok(format!("[{file}: {alt}]"));
        let writer = Writer {
            formulas: &formulas,
            tongue: Tongue::Vietnamese,
            kind: Kind::Statement,
            picture: &picture,
            samples: "[samples]",
        };
        writer.write(&pieces(text)?)
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
        assert!(headings[1].words.starts_with("Khác <math>"));
    }

    #[test]
    fn tables_scroll_in_their_box() {
        let (html, _) = shown("| a | b |\n|--:|---|\n| 1 | $x$ |\n").unwrap();
        assert!(html.contains("<th scope=\"col\" class=\"right\">a</th><th scope=\"col\">b</th>"), "{html}");
        assert!(html.starts_with("<div class=\"table scroll\"><table>"), "{html}");
    }

    #[test]
    fn carriage_returns_survive() {
        assert_eq!(escaped("a\r\n"), "a&#13;\n");
    }

    #[test]
    fn commands_count_as_one_sign() {
        assert_eq!(signs("x_{1} \\oplus \\frac{a}{b}"), 6);
    }
}
