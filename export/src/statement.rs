//! A statement in parts, free of what only this house needs: title, legend and sections, in Markdown.

use std::ops::Range;

use exercise::{
    AnyExercise, Error, Library, Manifest,
    document::{Document, DocumentKind, Lang, Sample, refresh},
};
use pulldown_cmark::{Event, HeadingLevel, Options, Parser, Tag};

/// How Markdown is read: with tables and formulas, as everywhere in the house.
pub fn events(text: &str) -> impl Iterator<Item = (Event<'_>, Range<usize>)> {
    Parser::new_ext(text, Options::ENABLE_TABLES | Options::ENABLE_MATH).into_offset_iter()
}

/// A part of a statement below a heading.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Section {
    /// What it is for.
    pub kind: Part,
    /// Its heading.
    pub heading: String,
    /// Its text, in Markdown.
    pub text: String,
}

/// What a section is for.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Part {
    /// What is read.
    Input,
    /// What is written.
    Output,
    /// The bounds.
    Constraints,
    /// Groups and points.
    Scoring,
    /// The examples; judges show samples by themselves, so only words are left here.
    Examples,
    /// Anything else.
    Other,
}

/// A statement.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Statement {
    /// Its language.
    pub lang: Lang,
    /// The title.
    pub title: String,
    /// What stands before the first section, in Markdown.
    pub legend: String,
    /// The sections, in order.
    pub sections: Vec<Section>,
}

impl Statement {
    /// Reads the statement of an exercise, with every marked part as data says it.
    pub fn load(
        library: &Library,
        exercise: &dyn AnyExercise,
        manifest: &Manifest,
        lang: Lang,
    ) -> Result<Statement, Error> {
        let document = Document::load(library, exercise, DocumentKind::Statement, lang)?;
        let text = refresh(&document, library, exercise, manifest)?;
        Ok(Statement::parse(&text, lang, lang.of(&manifest.title)))
    }

    fn parse(text: &str, lang: Lang, title: &str) -> Statement {
        let text = plain(text);
        let headings: Vec<(HeadingLevel, Range<usize>)> = events(&text)
            .filter_map(|(event, place)| match event {
                Event::Start(Tag::Heading { level, .. }) => Some((level, place)),
                _ => None,
            })
            .collect();
        let begins = headings.first().filter(|(level, _)| *level == HeadingLevel::H1);
        let begin = begins.map_or(0, |(_, place)| place.end);
        let cuts: Vec<&Range<usize>> =
            headings.iter().filter(|(level, _)| *level == HeadingLevel::H2).map(|(_, place)| place).collect();
        let end_of = |index: usize| cuts.get(index).map_or(text.len(), |place| place.start);
        let known = DocumentKind::Statement.sections(lang);
        let kinds = [Part::Input, Part::Output, Part::Constraints, Part::Scoring, Part::Examples];
        let section = |(index, place): (usize, &&Range<usize>)| {
            let heading = text[(*place).clone()].trim().trim_start_matches('#').trim().to_string();
            let kind = known.iter().position(|known| *known == heading).map_or(Part::Other, |at| kinds[at]);
            Section { kind, heading, text: text[place.end..end_of(index + 1)].trim().to_string() }
        };
        Statement {
            lang,
            title: title.to_string(),
            legend: text[begin..end_of(0)].trim().to_string(),
            sections: cuts
                .iter()
                .enumerate()
                .map(section)
                .filter(|section| section.kind == Part::Examples || !section.text.is_empty())
                .collect(),
        }
    }

    /// The text of the sections of a kind.
    pub fn part(&self, kind: Part) -> Option<&Section> {
        self.sections.iter().find(|section| section.kind == kind)
    }

    /// The statement without its table of points, for judges that count none.
    pub fn without_points(&self) -> Statement {
        let mut other = self.clone();
        other.sections.retain(|section| section.kind != Part::Scoring);
        other
    }

    /// The names of the pictures, in order.
    pub fn pictures(&self) -> Vec<String> {
        let texts = std::iter::once(&self.legend).chain(self.sections.iter().map(|section| &section.text));
        let mut pictures = Vec::new();
        for text in texts {
            for (event, _) in events(text) {
                if let Event::Start(Tag::Image { dest_url, .. }) = event {
                    pictures.push(dest_url.to_string());
                }
            }
        }
        pictures
    }

    /// What a program reads and writes in a judge, in a sentence.
    pub fn streams(&self, files: Option<(&str, &str)>) -> String {
        match (self.lang, files) {
            (Lang::Vietnamese, None) => "Chương trình đọc từ đầu vào chuẩn và ghi ra đầu ra chuẩn.".into(),
            (Lang::English, None) => "The program reads standard input and writes to standard output.".into(),
            (Lang::Vietnamese, Some((input, output))) => {
                format!("Chương trình đọc từ tệp `{input}` và ghi ra tệp `{output}`.")
            }
            (Lang::English, Some((input, output))) => {
                format!("The program reads the file `{input}` and writes the file `{output}`.")
            }
        }
    }

    /// The whole statement in Markdown, without title and limits. Samples are for judges that show none by themselves.
    pub fn markdown(&self, files: Option<(&str, &str)>, samples: &[Sample]) -> String {
        let mut examples = String::new();
        for sample in samples {
            let shown = sample.titles(self.lang).into_iter().zip([&sample.input, &sample.answer]);
            // Programs see no run, but what the judge says of it.
            for (heading, bytes) in shown.skip(usize::from(sample.dialogue)) {
                let shown = String::from_utf8_lossy(bytes);
                examples.push_str(&format!("\n**{heading}**\n\n```text\n{}\n```\n", shown.trim_end()));
            }
        }
        self.with_examples(files, &examples)
    }

    /// The same for paper: a marker stands where the samples belong.
    pub fn for_paper(&self) -> String {
        self.with_examples(None, "\n<!-- samples -->\n<!-- end -->\n")
    }

    fn with_examples(&self, files: Option<(&str, &str)>, examples: &str) -> String {
        let mut text = format!("{}\n\n{}\n", self.legend, self.streams(files));
        for Section { kind, heading, text: section } in &self.sections {
            let examples = if *kind == Part::Examples { examples } else { "" };
            if section.is_empty() && examples.is_empty() {
                continue;
            }
            text.push_str(&format!("\n## {heading}\n{examples}"));
            if !section.is_empty() {
                text.push_str(&format!("\n{section}\n"));
            }
        }
        text
    }
}

/// The text without markers, without the line of limits and without samples: judges show these by themselves.
fn plain(text: &str) -> String {
    let mut plain = String::with_capacity(text.len());
    let mut rest = text;
    while let Some(open) = rest.find("<!-- ") {
        let Some(close) = rest[open..].find(" -->") else { break };
        let marker = &rest[open + "<!-- ".len()..open + close];
        plain.push_str(&rest[..open]);
        rest = &rest[open + close + " -->".len()..];
        match marker {
            "limits" => {
                let line = plain.rfind('\n').map_or(0, |end| end + 1);
                plain.truncate(line);
            }
            "samples" => match rest.find("<!-- end -->") {
                Some(end) => rest = &rest[end..],
                None => break,
            },
            _ => {}
        }
    }
    plain.push_str(rest);
    plain
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn what_judges_show_by_themselves_is_left_out() {
        let text = "# T\n\nTime: 1 s<!-- limits -->\n\nPlay $x$<!-- bound: x -->.\n\n## Input\n\nA line.\n\n\
                    ## Examples\n\n<!-- samples -->\n**Input** 01\n<!-- end -->\n\n## Notes\n\nIt is so.\n";
        let statement = Statement::parse(text, Lang::English, "T");
        assert_eq!(statement.legend, "Play $x$.");
        let sections: Vec<_> =
            statement.sections.iter().map(|section| (section.kind, section.text.as_str())).collect();
        assert_eq!(sections, [(Part::Input, "A line."), (Part::Examples, ""), (Part::Other, "It is so.")]);
        assert!(!statement.markdown(None, &[]).contains("Examples"));
        let sample =
            Sample { number: "01".into(), input: b"1\n".to_vec(), answer: b"2\n".to_vec(), dialogue: false };
        let shown = statement.markdown(None, &[sample]);
        let samples =
            "## Examples\n\n**Input**\n\n```text\n1\n```\n\n**Output**\n\n```text\n2\n```\n\n## Notes";
        assert!(shown.contains(samples), "{shown}");
        let dialogue = Sample {
            number: "01".into(),
            input: b"1\n".to_vec(),
            answer: b"< 1\n> 2\n".to_vec(),
            dialogue: true,
        };
        let shown = statement.markdown(None, &[dialogue]);
        assert!(shown.contains("## Examples\n\n**Dialogue**\n\n```text\n< 1\n> 2\n```\n\n## Notes"), "{shown}");
    }
}
