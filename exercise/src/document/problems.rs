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
    match document.kind {
        DocumentKind::Statement => problems.extend(missing_markers(document, exercise)),
        DocumentKind::Editorial => problems.extend(teaching(document, manifest)),
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
    // Markers that can't be read have been reported already.
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

/// How many lines of a program an editorial shows: the heart of the matter, not all of it.
const CODE_LINES: std::ops::RangeInclusive<usize> = 6..=32;

/// An editorial that teaches has hints in steps, code, points by group, and questions with answers: all of it or none.
fn teaching(document: &Document, manifest: &Manifest) -> Vec<String> {
    let sections = document.kind.further_sections(document.lang);
    let parts = parts(&document.text);
    let part = |address: &str| {
        let title = sections.iter().find(|(_, known)| *known == address).map_or("", |(title, _)| title);
        (title, parts.iter().find(|part| part.heading == title))
    };
    if sections.iter().all(|(_, address)| part(address).1.is_none()) {
        return Vec::new();
    }
    let mut problems = Vec::new();
    for (title, address) in sections {
        let Some(found) = part(address).1 else {
            problems.push(format!("the section \"## {title}\" is missing"));
            continue;
        };
        match *address {
            "hints" | "further" if found.folds < 2 => {
                problems
                    .push(format!("the section \"## {title}\" should have two folds or more: \"> **…** …\""));
            }
            "groups" => {
                let groups = manifest.plan.groups.iter().filter(|group| !found.code.contains(&group.name));
                problems.extend(groups.map(|group| format!("\"## {title}\" doesn't mention `{}`", group.name)));
            }
            _ => {}
        }
    }
    // Markers that can't be read have been reported already.
    let marked = marked(&document.text).unwrap_or_default();
    let excerpts: Vec<&str> = marked
        .iter()
        .filter(|marked| marked.name.starts_with("code: "))
        .map(|marked| &document.text[marked.part.clone()])
        .collect();
    if excerpts.is_empty() {
        problems.push("it shows no code: <!-- code: accepted/PROGRAM NAME -->".into());
    }
    for excerpt in excerpts {
        let lines = excerpt.trim().lines().count().saturating_sub(2);
        if !CODE_LINES.contains(&lines) {
            let (least, most) = (CODE_LINES.start(), CODE_LINES.end());
            problems
                .push(format!("an excerpt of a program has {lines} lines; {least} to {most} show its heart"));
        }
    }
    problems
}

/// A section: its heading, how many folds it has, and what it shows as code within a sentence.
#[derive(Default)]
struct Part {
    heading: String,
    folds: usize,
    code: Vec<String>,
}

fn parts(text: &str) -> Vec<Part> {
    let mut parts = vec![Part::default()];
    let mut events = events(text).map(|(event, _)| event).peekable();
    while let Some(event) = events.next() {
        let part = parts.last_mut().expect("there is one from the start");
        match event {
            Event::Start(Tag::Heading { level: HeadingLevel::H2, .. }) => {
                let end = Event::End(TagEnd::Heading(HeadingLevel::H2));
                let words = events.by_ref().take_while(|event| *event != end);
                let heading = words.filter_map(|event| match event {
                    Event::Text(words) => Some(words.into_string()),
                    _ => None,
                });
                parts.push(Part { heading: heading.collect(), ..Part::default() });
            }
            Event::Start(Tag::BlockQuote(_)) => {
                let paragraph = events.next_if_eq(&Event::Start(Tag::Paragraph)).is_some();
                let fold = paragraph && events.peek() == Some(&Event::Start(Tag::Strong));
                part.folds += usize::from(fold);
            }
            Event::Code(words) => part.code.push(words.into_string()),
            _ => {}
        }
    }
    parts
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
    fn folds_and_words_of_code_belong_to_their_section() {
        let text = "## Hints\n\n> **One.** a `b`\n\n> no fold\n\n> **Two.**\n>\n> c\n\n## Else\n\n`d`\n";
        let parts = parts(text);
        let seen: Vec<_> =
            parts.iter().map(|part| (part.heading.as_str(), part.folds, part.code.len())).collect();
        assert_eq!(seen, [("", 0, 0), ("Hints", 2, 1), ("Else", 0, 1)]);
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
