//! Texts as pieces: what is common to pages and to paper. A statement or an editorial is Markdown with tables, formulas
//! and markers; other HTML is refused, so that nothing is taken for HTML that is not ours.

use exercise::{Error, document};
use pulldown_cmark::{Event, HeadingLevel, Tag, TagEnd};

/// A piece of a text.
#[derive(Clone, Debug, PartialEq)]
pub enum Piece<'a> {
    /// What Markdown means.
    Markdown(Event<'a>),
    /// A picture on a line of its own: its file, and what it shows in words.
    Picture {
        /// The file in the folder of the exercise.
        file: String,
        /// What it shows.
        alt: String,
    },
    /// The place of the samples.
    Samples,
}

/// The pieces of a text, without its title and without the line of limits: pages show both in their own way.
pub fn pieces(text: &str) -> Result<Vec<Piece<'_>>, Error> {
    let mut pieces = Vec::new();
    let mut rest = document::events(text).map(|(event, _)| event);
    while let Some(event) = rest.next() {
        match event {
            Event::Start(Tag::Heading { level: HeadingLevel::H1, .. }) => {
                rest.by_ref().find(|event| *event == Event::End(TagEnd::Heading(HeadingLevel::H1)));
            }
            Event::Start(Tag::Paragraph) => {
                let mut inside: Vec<Event> = Vec::new();
                for event in rest.by_ref() {
                    if event == Event::End(TagEnd::Paragraph) {
                        break;
                    }
                    inside.push(event);
                }
                paragraph(inside, &mut pieces)?;
            }
            Event::Html(html) | Event::InlineHtml(html) if comment(&html)? == "samples" => {
                let end = rest.by_ref().find(|event| {
                    matches!(event, Event::Html(html) | Event::InlineHtml(html) if document::comment(html) == Some("end"))
                });
                end.ok_or_else(|| Error::new("<!-- samples --> has no <!-- end -->"))?;
                pieces.push(Piece::Samples);
            }
            // Markers are for writers; what they mark has been made anew.
            Event::Html(_)
            | Event::InlineHtml(_)
            | Event::Start(Tag::HtmlBlock)
            | Event::End(TagEnd::HtmlBlock) => {}
            Event::Start(Tag::Image { dest_url, .. }) => return Err(misplaced(&dest_url)),
            event => pieces.push(Piece::Markdown(event)),
        }
    }
    Ok(pieces)
}

fn misplaced(picture: &str) -> Error {
    Error::new(format!("the picture {picture} does not stand on a line of its own"))
}

/// A paragraph: a picture, the line of limits, or words.
fn paragraph<'a>(inside: Vec<Event<'a>>, pieces: &mut Vec<Piece<'a>>) -> Result<(), Error> {
    if let [Event::Start(Tag::Image { dest_url, .. }), words @ .., Event::End(TagEnd::Image)] = &inside[..] {
        let plain = |event: &Event| match event {
            Event::Text(words) | Event::Code(words) | Event::InlineMath(words) => words.to_string(),
            Event::SoftBreak | Event::HardBreak => " ".into(),
            _ => String::new(),
        };
        let alt = words.iter().map(plain).collect();
        pieces.push(Piece::Picture { file: dest_url.to_string(), alt });
        return Ok(());
    }
    let mut kept = Vec::new();
    for event in inside {
        match event {
            Event::InlineHtml(html) | Event::Html(html) => match comment(&html)? {
                "limits" => return Ok(()),
                _ => continue,
            },
            Event::Start(Tag::Image { dest_url, .. }) => return Err(misplaced(&dest_url)),
            event => kept.push(Piece::Markdown(event)),
        }
    }
    pieces.push(Piece::Markdown(Event::Start(Tag::Paragraph)));
    pieces.extend(kept);
    pieces.push(Piece::Markdown(Event::End(TagEnd::Paragraph)));
    Ok(())
}

/// What a comment says. Other HTML is refused.
fn comment(html: &str) -> Result<&str, Error> {
    document::comment(html).ok_or_else(|| {
        Error::new(format!("this is HTML, which texts do not use: {}", html.trim().escape_debug()))
    })
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn title_limits_and_markers_are_left_out() {
        let text = "# T\n\nTime: 1 s<!-- limits -->\n\n<!-- samples -->\n**Input**\n\n```text\n1\n```\n<!-- end -->\n\n\
                    ![a $b$](c.svg)\n";
        let picture = Piece::Picture { file: "c.svg".into(), alt: "a b".into() };
        assert_eq!(pieces(text).unwrap(), [Piece::Samples, picture]);
    }

    #[test]
    fn html_is_refused() {
        for text in
            ["<b>x</b>\n", "a <script>alert(1)</script>\n", "a <!-- b --> <i>c</i>\n", "<!-- a --><p>\n"]
        {
            assert!(pieces(text).is_err(), "{text}");
        }
        assert!(pieces("`<b>` and 1 < 2\n\n```text\n<script>\n```\n").is_ok());
    }
}
