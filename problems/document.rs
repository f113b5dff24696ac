//! Statements and editorials: their sections, and the parts of them that are made from data.
//!
//! A statement shows bounds, limits, groups and samples between markers, comments that no reader sees:
//!
//! ```text
//! <!-- bound: x -->$1 \le x_i \le 10^{18}$<!-- end -->
//! ```
//!
//! What stands between is made by [`refresh`] from the exercise itself. `verify` compares, `verify --bless`
//! rewrites: a statement cannot promise what the reader does not enforce.

use std::{collections::BTreeSet, fmt::Write, fs, path::PathBuf};

use checkers::bound::tex_integer;
use generators::plan::Bilingual;

use crate::{AnyExercise, Error, Manifest};

/// The language of a text.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Language {
    /// Vietnamese, the language of the book.
    Vietnamese,
    /// English.
    English,
}

impl Language {
    /// Both.
    pub const ALL: [Language; 2] = [Language::Vietnamese, Language::English];

    /// The code in file names.
    pub fn code(self) -> &'static str {
        match self {
            Language::Vietnamese => "vi",
            Language::English => "en",
        }
    }

    /// The text in this language.
    pub fn of(self, text: &Bilingual) -> &str {
        match self {
            Language::Vietnamese => &text.vi,
            Language::English => &text.en,
        }
    }

    fn say<'a>(self, vietnamese: &'a str, english: &'a str) -> &'a str {
        match self {
            Language::Vietnamese => vietnamese,
            Language::English => english,
        }
    }
}

/// The kind of a text.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Kind {
    /// What is asked.
    Statement,
    /// How it is solved.
    Editorial,
}

impl Kind {
    /// Both.
    pub const ALL: [Kind; 2] = [Kind::Statement, Kind::Editorial];

    fn name(self) -> &'static str {
        match self {
            Kind::Statement => "statement",
            Kind::Editorial => "editorial",
        }
    }

    /// The sections that a text has, in this order; others may stand between them or behind.
    pub fn sections(self, language: Language) -> [&'static str; 5] {
        match (self, language) {
            (Kind::Statement, Language::Vietnamese) => {
                ["Dữ liệu vào", "Kết quả", "Ràng buộc", "Chấm điểm", "Ví dụ"]
            }
            (Kind::Statement, Language::English) => ["Input", "Output", "Constraints", "Scoring", "Examples"],
            (Kind::Editorial, Language::Vietnamese) => {
                ["Ý tưởng", "Chứng minh", "Thuật toán", "Độ phức tạp", "Sai lầm thường gặp"]
            }
            (Kind::Editorial, Language::English) => {
                ["Idea", "Proof", "Algorithm", "Complexity", "Common mistakes"]
            }
        }
    }
}

/// A statement or an editorial of an exercise.
#[derive(Clone, Debug)]
pub struct Document {
    /// What it is.
    pub kind: Kind,
    /// Its language.
    pub language: Language,
    /// Its file.
    pub path: PathBuf,
    /// Its text.
    pub text: String,
}

impl Document {
    /// Reads a text of an exercise.
    pub fn load(exercise: &dyn AnyExercise, kind: Kind, language: Language) -> Result<Document, Error> {
        let path = crate::folder(exercise).join(format!("{}.{}.md", kind.name(), language.code()));
        let text = fs::read_to_string(&path).map_err(|error| Error::file(&path, error))?;
        Ok(Document { kind, language, path, text })
    }

    /// Everything that is wrong with the text, a sentence each.
    pub fn problems(&self, exercise: &dyn AnyExercise, manifest: &Manifest) -> Vec<String> {
        let mut problems = Vec::new();
        match refresh(self, exercise, manifest) {
            Ok(fresh) if fresh != self.text => {
                problems.push(
                    "bounds, limits, groups or samples are out of date (`verify --bless` rewrites them)".into(),
                );
            }
            Ok(_) => {}
            Err(error) => problems.push(error.to_string()),
        }
        let title = format!("# {}", self.language.of(&manifest.title));
        if self.text.lines().next() != Some(&title) {
            problems.push(format!("the first line should be \"{title}\""));
        }
        problems.extend(self.section_problems());
        if self.kind == Kind::Statement {
            let shown: BTreeSet<_> = markers(&self.text).map(|marker| marker.name.to_string()).collect();
            for bound in exercise.bounds() {
                if !["bound", "max"].iter().any(|form| shown.contains(&format!("{form}: {}", bound.name))) {
                    problems.push(format!("the bound of {} is not shown", bound.name));
                }
            }
            for part in ["limits", "groups", "samples"] {
                if !shown.contains(part) {
                    problems.push(format!("the marker <!-- {part} --> is missing"));
                }
            }
        }
        let dollars = outside_code(&self.text).matches('$').count();
        if dollars % 2 == 1 {
            problems.push("a formula has no end: the number of $ is odd".into());
        }
        for image in images(&self.text) {
            if !crate::folder(exercise).join(image).is_file() {
                problems.push(format!("the picture {image} does not exist"));
            }
        }
        problems
    }

    fn section_problems(&self) -> Vec<String> {
        let mut problems = Vec::new();
        let headings: Vec<_> = self.text.lines().filter_map(|line| line.strip_prefix("## ")).collect();
        let mut last = 0;
        for section in self.kind.sections(self.language) {
            match headings.iter().position(|heading| *heading == section) {
                None => problems.push(format!("the section \"## {section}\" is missing")),
                Some(place) if place < last => {
                    problems.push(format!("the section \"## {section}\" stands too early"))
                }
                Some(place) => last = place,
            }
        }
        for part in self.text.split("\n## ").skip(1) {
            let (heading, body) = part.split_once('\n').unwrap_or((part, ""));
            if without_markers(body).trim().is_empty() {
                problems.push(format!("the section \"## {heading}\" is empty"));
            }
        }
        problems
    }
}

/// The text with everything between markers made anew.
pub fn refresh(document: &Document, exercise: &dyn AnyExercise, manifest: &Manifest) -> Result<String, Error> {
    let mut fresh = String::new();
    let mut rest = document.text.as_str();
    while let Some(marker) = markers(rest).next() {
        fresh.push_str(&rest[..marker.inner.0]);
        fresh.push_str(&content(marker.name, document.language, exercise, manifest)?);
        fresh.push_str("<!-- end -->");
        rest = &rest[marker.inner.1 + "<!-- end -->".len()..];
    }
    if let Some(at) = rest.find("<!-- ") {
        let line = document.text.len() - rest.len() + at;
        let line = 1 + document.text[..line].matches('\n').count();
        return Err(Error::new(format!("line {line}: a marker without its <!-- end -->")));
    }
    fresh.push_str(rest);
    Ok(fresh)
}

struct Marker<'a> {
    name: &'a str,
    /// Where the part between the marker and its end lies.
    inner: (usize, usize),
}

fn markers(text: &str) -> impl Iterator<Item = Marker<'_>> {
    let mut at = 0;
    std::iter::from_fn(move || {
        let open = at + text[at..].find("<!-- ")?;
        let inner = open + text[open..].find(" -->")? + " -->".len();
        let close = inner + text[inner..].find("<!-- end -->")?;
        at = close + "<!-- end -->".len();
        Some(Marker { name: &text[open + "<!-- ".len()..inner - " -->".len()], inner: (inner, close) })
    })
}

fn without_markers(text: &str) -> String {
    let mut plain = text.to_string();
    while let Some(open) = plain.find("<!--") {
        let end = plain[open..].find("-->").map_or(plain.len(), |length| open + length + "-->".len());
        plain.replace_range(open..end, "");
    }
    plain
}

fn content(
    marker: &str,
    language: Language,
    exercise: &dyn AnyExercise,
    manifest: &Manifest,
) -> Result<String, Error> {
    match marker {
        "limits" => return Ok(limits(language, manifest)),
        "groups" => return Ok(groups(language, manifest)),
        "samples" => return samples(language, exercise),
        _ => {}
    }
    let unknown = || {
        let forms = "bound: NAME, min: NAME, max: NAME, limits, groups, samples";
        Error::new(format!("<!-- {marker} --> is no marker; there are {forms}"))
    };
    let (form, name) = marker.split_once(": ").ok_or_else(unknown)?;
    let bound = exercise
        .bounds()
        .iter()
        .find(|bound| bound.name == name)
        .ok_or_else(|| Error::new(format!("<!-- {marker} -->: there is no bound {name}")))?;
    match form {
        "bound" => Ok(format!("${}$", bound.tex())),
        "min" => Ok(format!("${}$", tex_integer(bound.min))),
        "max" => Ok(format!("${}$", tex_integer(bound.max))),
        _ => Err(unknown()),
    }
}

fn limits(language: Language, manifest: &Manifest) -> String {
    let Manifest { stem, memory_limit, .. } = manifest;
    let seconds = manifest.time_limit.as_secs_f64();
    let seconds = match language {
        Language::Vietnamese => seconds.to_string().replace('.', ","),
        Language::English => seconds.to_string(),
    };
    match language {
        Language::Vietnamese => format!(
            "Thời gian: {seconds} giây · Bộ nhớ: {memory_limit} MiB · Tệp: `{stem}.inp`, `{stem}.out` (hoặc vào/ra chuẩn)"
        ),
        Language::English => format!(
            "Time limit: {seconds} s · Memory limit: {memory_limit} MiB · Files: `{stem}.inp`, `{stem}.out` (or standard input and output)"
        ),
    }
}

fn groups(language: Language, manifest: &Manifest) -> String {
    let head = language.say("| Nhóm | Điểm | Số test | Điều kiện |", "| Group | Points | Tests | What holds |");
    let mut table = format!("\n{head}\n|---|---|---|---|\n");
    for group in &manifest.plan.groups {
        let about = language.of(&group.about);
        let _ = writeln!(table, "| `{}` | {} | {} | {about} |", group.name, group.points, group.tests.len());
    }
    table
}

fn samples(language: Language, exercise: &dyn AnyExercise) -> Result<String, Error> {
    let mut text = String::from("\n");
    for sample in load_samples(exercise)? {
        let (input, answer) = (String::from_utf8_lossy(&sample.input), String::from_utf8_lossy(&sample.answer));
        let _ = write!(
            text,
            "{} {}\n\n```text\n{}```\n\n{}\n\n```text\n{}```\n\n",
            language.say("**Dữ liệu vào**", "**Input**"),
            sample.number,
            with_line_end(&input),
            language.say("**Kết quả**", "**Output**"),
            with_line_end(&answer),
        );
    }
    Ok(text)
}

fn with_line_end(text: &str) -> String {
    if text.ends_with('\n') { text.into() } else { format!("{text}\n") }
}

/// A sample of the statement.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Sample {
    /// The number in its file names, `01`.
    pub number: String,
    /// The bytes of `samples/NN.inp`.
    pub input: Vec<u8>,
    /// The bytes of `samples/NN.out`: a right answer, not always the reference's.
    pub answer: Vec<u8>,
}

/// Reads the samples of an exercise, in order.
pub fn load_samples(exercise: &dyn AnyExercise) -> Result<Vec<Sample>, Error> {
    let folder = crate::folder(exercise).join("samples");
    let mut numbers = Vec::new();
    for entry in fs::read_dir(&folder).map_err(|error| Error::file(&folder, error))? {
        let path = entry.map_err(|error| Error::file(&folder, error))?.path();
        let number = path.file_stem().and_then(|stem| stem.to_str()).unwrap_or_default().to_string();
        match path.extension().and_then(|ending| ending.to_str()) {
            Some("inp") => numbers.push(number),
            Some("out") if path.with_extension("inp").is_file() => {}
            _ => return Err(Error::file(&path, "in samples/ every file is NN.inp or its NN.out")),
        }
    }
    numbers.sort();
    let read = |path: PathBuf| fs::read(&path).map_err(|error| Error::file(&path, error));
    let load = |number: String| {
        let input = read(folder.join(format!("{number}.inp")))?;
        let answer = read(folder.join(format!("{number}.out")))?;
        Ok(Sample { number, input, answer })
    };
    numbers.into_iter().map(load).collect()
}

/// The text without its fenced blocks and code spans, where a dollar is a dollar.
fn outside_code(text: &str) -> String {
    let no_blocks: String = text.split("```").step_by(2).collect();
    no_blocks.split('`').step_by(2).collect()
}

/// The pictures that a text shows.
fn images(text: &str) -> impl Iterator<Item = &str> {
    text.split("![").skip(1).filter_map(|part| {
        let target = part.split_once("](")?.1;
        target.split_once(')').map(|(path, _)| path)
    })
}
