//! What is wrong with a text.

use pulldown_cmark::{CowStr, Event, HeadingLevel, Tag, TagEnd};

use super::{
    Document, DocumentKind,
    markers::{Outdated, compared, events, marked},
};
use crate::{AnyExercise, Library, Manifest, difference};

/// Everything that is wrong with the text, a sentence each.
pub fn of(
    document: &Document,
    library: &Library,
    exercise: &dyn AnyExercise,
    manifest: &Manifest,
) -> Vec<String> {
    let mut problems = Vec::new();
    match compared(document, library, exercise, manifest) {
        Ok((_, outdated)) => problems.extend(outdated.iter().map(out_of_date)),
        Err(error) => problems.push(error.to_string()),
    }
    let title = format!("# {}", document.lang.of(&manifest.title));
    if document.text.lines().next() != Some(&title) {
        problems.push(format!("the first line should be \"{title}\""));
    }
    problems.extend(sections(document));
    if document.kind == DocumentKind::Statement {
        problems.extend(missing_markers(document, exercise));
    }
    problems.extend(formulas(&document.text));
    for image in images(&document.text) {
        if !matches!(library.file(exercise, &image), Ok(Some(_))) {
            problems.push(format!("the picture {image} does not exist"));
        }
    }
    problems
}

/// Which part is out of date, and how: the lines that differ.
fn out_of_date(Outdated { name, old, new }: &Outdated) -> String {
    let differences = difference::shown(old, new);
    format!("what <!-- {name} --> marks is out of date (`verify --bless` rewrites it):{differences}")
}

/// The headings of the second level, each with whether something stands below it.
fn headings(text: &str) -> Vec<(String, bool)> {
    let mut headings: Vec<(String, bool)> = Vec::new();
    let mut within = false;
    for (event, _) in events(text) {
        match event {
            Event::Start(Tag::Heading { level: HeadingLevel::H2, .. }) => {
                within = true;
                headings.push((String::new(), false));
            }
            Event::End(TagEnd::Heading(HeadingLevel::H2)) => within = false,
            Event::Html(_) | Event::InlineHtml(_) => {}
            Event::Text(words) | Event::Code(words) | Event::InlineMath(words) | Event::DisplayMath(words) => {
                if let Some((heading, filled)) = headings.last_mut() {
                    match within {
                        true => heading.push_str(&words),
                        false => *filled = true,
                    }
                }
            }
            Event::Start(Tag::Image { .. }) => {
                if let Some((_, filled)) = headings.last_mut() {
                    *filled = true;
                }
            }
            _ => {}
        }
    }
    headings
}

fn sections(document: &Document) -> Vec<String> {
    let mut problems = Vec::new();
    let headings = headings(&document.text);
    let mut last = 0;
    for section in document.kind.sections(document.lang) {
        match headings.iter().position(|(heading, _)| heading == section) {
            None => problems.push(format!("the section \"## {section}\" is missing")),
            Some(place) if place < last => {
                problems.push(format!("the section \"## {section}\" comes too early"));
            }
            Some(place) => last = place,
        }
    }
    let empty = headings.iter().filter(|(_, filled)| !filled);
    problems.extend(empty.map(|(heading, _)| format!("the section \"## {heading}\" is empty")));
    problems
}

/// A statement shows every bound, the limits, the groups and the samples.
fn missing_markers(document: &Document, exercise: &dyn AnyExercise) -> Vec<String> {
    // A text whose markers cannot be read has been told so already.
    let Ok(marked) = marked(&document.text) else { return Vec::new() };
    let shown = |name: &str| marked.iter().any(|marked| marked.name == name);
    let mut problems = Vec::new();
    for bound in exercise.bounds() {
        if !["bound", "max"].iter().any(|form| shown(&format!("{form}: {}", bound.name))) {
            problems.push(format!("the bound of {} is not shown", bound.name));
        }
    }
    for part in ["limits", "groups", "samples"] {
        if !shown(part) {
            problems.push(format!("the marker <!-- {part} --> is missing"));
        }
    }
    problems
}

/// A dollar that Markdown leaves in the text is a formula without an end, or one that was cut by something else; a
/// backslash with letters is a formula without dollars.
fn formulas(text: &str) -> Vec<String> {
    let mut problems = Vec::new();
    let mut within_code = false;
    for (event, place) in events(text) {
        match event {
            Event::Start(Tag::CodeBlock(_)) => within_code = true,
            Event::End(TagEnd::CodeBlock) => within_code = false,
            Event::Text(words) if !within_code => {
                let line = 1 + text[..place.start].matches('\n').count();
                let escaped = place.start > 0 && text.as_bytes()[place.start - 1] == b'\\';
                if words.contains('$') && !escaped {
                    problems.push(format!("line {line}: a formula has no end, or is cut: \"{words}\""));
                }
                if has_command(&words) {
                    problems.push(format!("line {line}: LaTeX outside of a formula: \"{words}\""));
                }
            }
            _ => {}
        }
    }
    problems
}

/// Whether words hold a command of LaTeX: a backslash and a letter.
fn has_command(words: &CowStr) -> bool {
    words.split('\\').skip(1).any(|rest| rest.starts_with(|letter: char| letter.is_ascii_alphabetic()))
}

/// The pictures that a text shows.
fn images(text: &str) -> Vec<String> {
    let image = |event| match event {
        Event::Start(Tag::Image { dest_url, .. }) => Some(dest_url.into_string()),
        _ => None,
    };
    events(text).filter_map(|(event, _)| image(event)).collect()
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn headings_in_code_are_none_and_empty_sections_are_seen() {
        let text = "# T\n\n## One\n\n<!-- a -->\n\n## Two $x$\n\n```\n## Three\n```\n";
        assert_eq!(headings(text), [("One".into(), false), ("Two x".into(), true)]);
    }

    #[test]
    fn formulas_that_do_not_end_are_seen() {
        assert_eq!(formulas("$a$ and `$` and \\$5\n"), [""; 0]);
        assert_eq!(formulas("a\n\nthis is $x and no more\n").len(), 1);
        assert_eq!(formulas("| a | b |\n|---|---|\n| $|x|$ | 1 |\n").len(), 1);
        assert_eq!(formulas("so \\le is lost\n").len(), 1);
    }

    #[test]
    fn what_is_out_of_date_is_shown() {
        let outdated = Outdated { name: "groups".into(), old: "\na\nb\n".into(), new: "\na\nc\n".into() };
        assert_eq!(
            out_of_date(&outdated),
            "what <!-- groups --> marks is out of date (`verify --bless` rewrites it):\n       - b\n       + c"
        );
    }

    #[test]
    fn pictures_are_found() {
        assert_eq!(images("![a](x.svg) and `![b](y.svg)`\n"), ["x.svg"]);
    }
}
