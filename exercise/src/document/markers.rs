//! Markers: where they stand, what they mark, and the text with all of that made anew.

use std::ops::Range;

use pulldown_cmark::{Event, Options, Parser};

use super::{Document, content::content};
use crate::{AnyExercise, Error, Library, Manifest};

/// How Markdown is read everywhere: with tables and formulas.
pub fn events(text: &str) -> impl Iterator<Item = (Event<'_>, Range<usize>)> {
    Parser::new_ext(text, Options::ENABLE_TABLES | Options::ENABLE_MATH).into_offset_iter()
}

/// A part of a text that data makes.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Marked {
    /// What the marker says.
    pub name: String,
    /// Where the part lies.
    pub part: Range<usize>,
}

/// The comments in a piece of HTML: what each says, and where it lies.
fn comments(html: &str) -> impl Iterator<Item = (&str, Range<usize>)> {
    const OPEN: &str = "<!-- ";
    const CLOSE: &str = " -->";
    let mut from = 0;
    std::iter::from_fn(move || {
        let start = from + html[from..].find(OPEN)?;
        let inside = start + OPEN.len();
        let end = inside + html[inside..].find(CLOSE)?;
        from = end + CLOSE.len();
        Some((&html[inside..end], start..from))
    })
}

/// What a piece of HTML says if it is one comment and nothing else: `limits` of `<!-- limits -->`.
pub fn comment(html: &str) -> Option<&str> {
    let html = html.trim();
    comments(html).next().filter(|(_, place)| *place == (0..html.len())).map(|(says, _)| says)
}

/// The comments of a text, in order. Those in code are none.
fn comments_of(text: &str) -> Vec<(&str, Range<usize>)> {
    let html = events(text).filter(|(event, _)| matches!(event, Event::Html(_) | Event::InlineHtml(_)));
    // A line of HTML may hold more than one.
    let comments = html.flat_map(|(_, piece)| {
        let at = piece.start;
        comments(&text[piece]).map(move |(says, place)| (says, at + place.start..at + place.end))
    });
    comments.collect()
}

/// Every marked part of a text, in order.
pub fn marked(text: &str) -> Result<Vec<Marked>, Error> {
    let formulas: Vec<Range<usize>> = events(text)
        .filter_map(|(event, place)| matches!(event, Event::InlineMath(_)).then_some(place))
        .collect();
    let complain = |at: usize, what: &str| {
        let line = 1 + text[..at].matches('\n').count();
        Err(Error::new(format!("line {line}: {what}")))
    };
    let mut marked = Vec::new();
    let mut comments = comments_of(text).into_iter();
    while let Some((name, place)) = comments.next() {
        let line_start = text[..place.start].rfind('\n').map_or(0, |end| end + 1);
        let before = &text[line_start..place.start];
        let alone = text[place.end..].starts_with('\n');
        let begins_a_block = before.trim_start_matches([' ', '-', '*', '>']).is_empty();
        let form = name.split_once(": ").map_or(name, |(form, _)| form);
        let part = match form {
            "bound" | "min" | "max" => match formulas.iter().find(|formula| formula.end == place.start) {
                Some(formula) => formula.clone(),
                None => return complain(place.start, &format!("there is no formula before <!-- {name} -->")),
            },
            "limits" if alone && !before.is_empty() => line_start..place.start,
            "limits" => return complain(place.start, "<!-- limits --> must be at the end of its line"),
            "end" => return complain(place.start, "an <!-- end --> without its marker"),
            _ if begins_a_block && !alone => {
                let what =
                    format!("a line must not begin with <!-- {name} -->: Markdown would take it for HTML");
                return complain(place.start, &what);
            }
            _ => match comments.next() {
                Some(("end", close)) => place.end..close.start,
                _ => return complain(place.start, &format!("<!-- {name} --> has no <!-- end -->")),
            },
        };
        marked.push(Marked { name: name.into(), part });
    }
    Ok(marked)
}

/// A marked part that is not what data says.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Outdated {
    /// What the marker says.
    pub name: String,
    /// What the text says.
    pub old: String,
    /// What data says.
    pub new: String,
}

/// The text with every marked part made anew, and which of them changed.
pub fn compared(
    document: &Document,
    library: &Library,
    exercise: &dyn AnyExercise,
    manifest: &Manifest,
) -> Result<(String, Vec<Outdated>), Error> {
    let mut outdated = Vec::new();
    let fresh = made_anew(&document.text, |name, old| {
        let new = content(name, document.lang, library, exercise, manifest)?;
        if old != new {
            outdated.push(Outdated { name: name.into(), old: old.into(), new: new.clone() });
        }
        Ok(new)
    })?;
    Ok((fresh, outdated))
}

/// The text with every marked part made anew.
pub fn refresh(
    document: &Document,
    library: &Library,
    exercise: &dyn AnyExercise,
    manifest: &Manifest,
) -> Result<String, Error> {
    compared(document, library, exercise, manifest).map(|(fresh, _)| fresh)
}

/// The text with every marked part made anew but its facts, some of which take seconds to compute, and its code, whose
/// programs aren't everywhere that the texts are: they stay as they are written. `verify` and the tests compare them.
pub fn refresh_all_but_facts(
    document: &Document,
    library: &Library,
    exercise: &dyn AnyExercise,
    manifest: &Manifest,
) -> Result<String, Error> {
    made_anew(&document.text, |name, old| match name.starts_with("fact: ") || name.starts_with("code: ") {
        true => Ok(old.into()),
        false => content(name, document.lang, library, exercise, manifest),
    })
}

/// The text with what `make` says in the place of every marked part, given the marker's name and what stands there now.
fn made_anew(text: &str, mut make: impl FnMut(&str, &str) -> Result<String, Error>) -> Result<String, Error> {
    let mut fresh = String::new();
    let mut done = 0;
    for Marked { name, part } in marked(text)? {
        fresh.push_str(&text[done..part.start]);
        fresh.push_str(&make(&name, &text[part.clone()])?);
        done = part.end;
    }
    fresh.push_str(&text[done..]);
    Ok(fresh)
}

#[cfg(test)]
mod tests {
    use super::*;

    fn parts(text: &str) -> Result<Vec<(String, &str)>, String> {
        let marked = marked(text).map_err(|error| error.to_string())?;
        Ok(marked.into_iter().map(|marked| (marked.name, &text[marked.part])).collect())
    }

    #[test]
    fn a_marker_finds_its_part() {
        let text = "T: 1 s<!-- limits -->\n\n- $1 \\le k$<!-- bound: k --> and `$`; at most $9$<!-- max: n -->.\n\n\
                    <!-- groups -->\n| a |\n|---|\n| b |\n<!-- end -->\n\nIt is <!-- fact: f -->7<!-- end --> here.\n";
        let expected = [
            ("limits", "T: 1 s"),
            ("bound: k", "$1 \\le k$"),
            ("max: n", "$9$"),
            ("groups", "\n| a |\n|---|\n| b |\n"),
            ("fact: f", "7"),
        ];
        let expected: Vec<_> = expected.iter().map(|(name, part)| (name.to_string(), *part)).collect();
        assert_eq!(parts(text), Ok(expected));
    }

    #[test]
    fn what_is_not_made_anew_stays() {
        let text = "a <!-- fact: f -->7<!-- end --> b\n\n<!-- groups -->\n| 1 |\n<!-- end -->\n";
        let fresh = made_anew(text, |name, old| Ok(if name == "groups" { "\nx\n".into() } else { old.into() }));
        assert_eq!(fresh.unwrap(), text.replace("| 1 |", "x"));
    }

    #[test]
    fn only_a_comment_is_a_comment() {
        assert_eq!(comment(" <!-- max: n -->\n"), Some("max: n"));
        for other in ["", "<b>", "<!-- a --><p>", "<p><!-- a -->", "<!-- a --> <!-- b -->", "<!-- a"] {
            assert_eq!(comment(other), None, "{other}");
        }
    }

    #[test]
    fn misplaced_markers_are_named() {
        for (text, problem) in [
            ("- <!-- bound: k -->$1$\n", "line 1: there is no formula before <!-- bound: k -->"),
            (
                "a\n\n<!-- fact: f -->7<!-- end -->\n",
                "line 3: a line must not begin with <!-- fact: f -->: Markdown would take it for HTML",
            ),
            ("a <!-- fact: f --> b\n", "line 1: <!-- fact: f --> has no <!-- end -->"),
            ("a <!-- end -->\n", "line 1: an <!-- end --> without its marker"),
            ("<!-- limits -->T: 1 s\n", "line 1: <!-- limits --> must be at the end of its line"),
        ] {
            assert_eq!(parts(text), Err(problem.into()));
        }
        // Code is no marker.
        assert_eq!(parts("`<!-- end -->`\n\n```\n<!-- end -->\n```\n"), Ok(vec![]));
    }
}
