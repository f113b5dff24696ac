//! The formats, a file each, and what they share.

use std::{fmt::Write, path::Path};

use exercise::{Error, document::Lang};
use export_order::{Format, Scoring};
use languages::{Elsewhere, LANGUAGES, Language, Streams};
use sha2::{Digest, Sha256};

use crate::{
    bundle::{Bundle, Program},
    package::{LIMITS, Package},
    portable::{Portable, Role},
    tex::{Dialect, picture_name},
};

mod cms;
mod dmoj;
mod kattis;
mod pdf;
mod polygon;
mod themis;

/// What makes packages of a format.
type Maker = fn(&Job) -> Result<Package, Error>;

/// What makes packages of the format of this name: a row of [`export_order::FORMATS`] has a line here.
fn maker(name: &str) -> Option<Maker> {
    Some(match name {
        "kattis" => |job| kattis::package(job, kattis::Version::V2025),
        "kattis-legacy" => |job| kattis::package(job, kattis::Version::Legacy),
        "dmoj" => |job| dmoj::package(job, dmoj::Streams::Standard),
        "vnoj" => |job| dmoj::package(job, dmoj::Streams::Files),
        "polygon" => polygon::package,
        "cms" => cms::package,
        "themis" => themis::package,
        _ => return None,
    })
}

/// Makes the package of an exercise. How points are counted is the format's choice, if nobody says.
pub fn package(
    bundle: &Bundle,
    portable: &Portable,
    format: &'static Format,
    scoring: Option<Scoring>,
) -> Result<Package, Error> {
    if let Some(why) = format.refuses(bundle.exercise.folder(), bundle.manifest.interactive) {
        return Err(Error::new(why));
    }
    let job = Job { bundle, portable, format, scoring: scoring.unwrap_or(format.scoring) };
    let make = maker(format.name)
        .ok_or_else(|| Error::new(format!("nothing makes packages of the format {}", format.name)))?;
    let mut package = make(&job)?;
    if job.interactive() {
        package.lose(
            "A program that is silent runs into the judge's own time limit there; it isn't told that nothing came for 5 s.",
        );
        package.lose("The reference solution doesn't travel: the right programs play in its place.");
    }
    package.lose(
        "The licence, MIT or Apache-2.0 at your option, is not in the list of this format: it is given here and in the sources.",
    );
    let limits = job.limits(&package);
    package.add(LIMITS, limits);
    Ok(package)
}

/// One exercise on its way into one format.
struct Job<'a> {
    bundle: &'a Bundle,
    portable: &'a Portable,
    format: &'static Format,
    scoring: Scoring,
}

impl Job<'_> {
    fn stem(&self) -> &str {
        &self.bundle.manifest.stem
    }

    fn source(&self, role: Role) -> String {
        self.portable.source(role, self.stem())
    }

    /// Whether programs play against the judge.
    fn interactive(&self) -> bool {
        self.bundle.manifest.interactive
    }

    /// Adds the tool with which students let a program play at home.
    fn testing_tool(&self, package: &mut Package, folder: &str) -> Result<(), Error> {
        package.add_executable(format!("{folder}/testing_tool.py"), self.portable.testing_tool(self.stem())?);
        Ok(())
    }

    fn milliseconds(&self) -> u128 {
        self.bundle.manifest.time_limit.as_millis()
    }

    fn seconds(&self) -> f64 {
        self.bundle.manifest.time_limit.as_secs_f64()
    }

    /// The page that lists what the format cannot express.
    fn limits(&self, package: &Package) -> String {
        let Bundle { exercise, manifest, seed, contest, groups, .. } = self.bundle;
        let (option, posed) = match contest {
            Some((file, title)) => (
                format!("--contest {file}"),
                format!(
                    ", as the contest \"{title}\" poses it (seed {seed}; limits, points and tests are the contest's)"
                ),
            ),
            None => (format!("--seed {seed}"), String::new()),
        };
        let mut text = format!(
            "# {}: {}\n\nMade by `cargo xtask export --format {} {option}` from {}{posed}.\n\n",
            package.name,
            manifest.title.en,
            self.format.name,
            exercise.folder(),
        );
        let _ = writeln!(
            text,
            "Time limit: {} s ({} in the judge this comes from). Memory limit: {} MiB.\n",
            self.seconds(),
            more_time(),
            manifest.memory_limit
        );
        let tests: usize = groups.iter().map(|group| group.tests.len()).sum();
        let points: Vec<String> =
            groups.iter().map(|group| format!("{} {}", group.name, group.points)).collect();
        let _ = writeln!(
            text,
            "{tests} tests; points by group, all or nothing: {}. Groups do not depend on each other.\n",
            points.join(", ")
        );
        text.push_str("## What this format cannot express\n\n");
        for loss in &package.losses {
            let _ = writeln!(text, "- {loss}");
        }
        text
    }

    /// The programs that a judge with one time limit for all languages runs, and the rest under `elsewhere`. Programs
    /// that use files get standard streams, where a judge knows only these.
    fn programs(&self, package: &mut Package, elsewhere: &str) -> Vec<Program> {
        let mut kept = Vec::new();
        for program in &self.bundle.programs {
            let Some(text) = with_standard_streams(program, self.stem()) else {
                let Program { verdict, name, .. } = program;
                let why = format!(
                    "{verdict}/{name} reads and writes files, but this judge has only standard streams: it is"
                );
                set_aside(package, elsewhere, &why, program);
                continue;
            };
            let program = Program { text, ..program.clone() };
            if program.language.has_more_time() {
                let why = format!(
                    "One time limit holds for all languages: programs in {}, which have more time where this comes from, are",
                    listed(patient().map(|language| language.name.to_string()))
                );
                set_aside(package, elsewhere, &why, &program);
            } else {
                kept.push(program);
            }
        }
        kept
    }

    /// How the TeX of a judge shows pictures, and the pictures themselves: PNG where a tool makes them, and the SVG.
    fn pictures(&self, package: &mut Package, folder: &str, sections: bool) -> Result<Dialect, Error> {
        let mut shown = true;
        for (name, svg) in &self.bundle.pictures {
            let stem = picture_name(name.strip_suffix(".svg").unwrap_or(name));
            match pdf::png(self, name)? {
                Some(png) => package.add(format!("{folder}/{stem}.png"), png),
                None => shown = false,
            }
            package.add(format!("{folder}/{stem}.svg"), svg.as_slice());
        }
        if !shown {
            package.lose(format!(
                "Pictures are only described: TeX takes no SVG, and PNG wants a tool that makes it: {}. The SVG files are beside the statement.",
                pdf::missing()
            ));
        }
        Ok(Dialect { sections, pictures: shown.then_some("png") })
    }

    /// The file of a picture of the statements.
    fn picture(&self, name: &str) -> Result<String, Error> {
        let known = self.bundle.pictures.iter().find(|(known, _)| known == name);
        let (_, svg) = known.ok_or_else(|| Error::new(format!("there is no picture {name}")))?;
        String::from_utf8(svg.clone()).map_err(Error::of)
    }

    /// An identifier that belongs to this exercise alone.
    fn uuid(&self) -> String {
        let digest = Sha256::digest(format!("games-for-judges/{}", self.bundle.exercise.folder()));
        let mut bytes: [u8; 16] = std::array::from_fn(|index| digest[index]);
        // Version 8, a hash of somebody's own, and the usual variant.
        bytes[6] = bytes[6] & 0x0f | 0x80;
        bytes[8] = bytes[8] & 0x3f | 0x80;
        let digits: String = bytes.iter().map(|byte| format!("{byte:02x}")).collect();
        let parts = [0..8, 8..12, 12..16, 16..20, 20..32].map(|part| &digits[part]);
        parts.join("-")
    }
}

/// A program that reads and writes standard streams: nothing if it uses files in a way that is not known here.
fn with_standard_streams(program: &Program, stem: &str) -> Option<String> {
    let (input, output) = (format!("{stem}.inp"), format!("{stem}.out"));
    let text = match &program.language.streams {
        Some(Streams { quote, input: from, output: to }) => program
            .text
            .replace(&format!("{quote}{input}{quote}"), from)
            .replace(&format!("{quote}{output}{quote}"), to),
        None => program.text.clone(),
    };
    let comments = program.language.comments;
    let uses_files = text
        .lines()
        .filter(|line| !comments.iter().any(|begin| line.trim_start().starts_with(begin)))
        .any(|line| line.contains(&input) || line.contains(&output));
    (!uses_files).then_some(text)
}

/// The languages whose programs have more time here than the limit says.
fn patient() -> impl Iterator<Item = &'static Language> {
    LANGUAGES.iter().filter(|language| language.has_more_time())
}

/// How much more: "Python has 5 times and Java 2 times as much".
fn more_time() -> String {
    let item = |(index, language): (usize, &Language)| {
        let has = if index == 0 { "has " } else { "" };
        format!("{} {has}{} times", language.name, language.factor)
    };
    format!("{} as much", listed(patient().enumerate().map(item)))
}

/// A list in words: "a, b and c".
fn listed(items: impl Iterator<Item = String>) -> String {
    let mut items: Vec<String> = items.collect();
    match items.pop() {
        Some(last) if items.is_empty() => last,
        Some(last) => format!("{} and {last}", items.join(", ")),
        None => "none".into(),
    }
}

/// Puts a program where the judge does not look, and says so: `why` ends before "in `folder`".
fn set_aside(package: &mut Package, folder: &str, why: &str, program: &Program) {
    let Program { verdict, name, text, .. } = program;
    package.lose(format!("{why} in `{folder}`."));
    package.add(format!("{folder}/{verdict}/{name}"), text.as_str());
}

/// What a judge calls the language of a file of ours. Sources of a package are C++, which all have; a test looks.
fn called(file: &str, name: fn(&Elsewhere) -> Option<&'static str>) -> &'static str {
    Language::of(Path::new(file)).and_then(|language| name(&language.elsewhere)).unwrap_or_default()
}

/// A string in YAML: what JSON says is YAML, too.
fn quoted(text: &str) -> String {
    serde_json::Value::from(text).to_string()
}

/// A text in XML.
fn xml(text: &str) -> String {
    text.replace('&', "&amp;").replace('<', "&lt;").replace('>', "&gt;").replace('"', "&quot;")
}

/// The name of a language in Polygon's words, and in its folders.
fn language(lang: Lang) -> &'static str {
    lang.say("vietnamese", "english")
}

#[cfg(test)]
mod tests {
    use exercise::expected::Expected;

    use super::*;

    #[test]
    fn every_format_has_something_that_makes_it() {
        for format in &export_order::FORMATS {
            assert!(maker(format.name).is_some(), "{}", format.name);
        }
        assert!(maker("all").is_none());
    }

    fn program(name: &str, text: &str) -> Program {
        let language = Language::of(name.as_ref()).unwrap();
        Program { verdict: Expected::Accepted, name: name.into(), language, text: text.into() }
    }

    #[test]
    fn a_program_in_any_language_gets_standard_streams_or_is_known_to_use_files() {
        for language in LANGUAGES {
            let name = format!("a.{}", language.endings[0]);
            let opened = |quote| program(&name, &format!("open({quote}x.inp{quote}, {quote}x.out{quote})"));
            match &language.streams {
                Some(Streams { quote, input, output }) => {
                    let expected = format!("open({input}, {output})");
                    assert_eq!(
                        with_standard_streams(&opened(*quote), "x"),
                        Some(expected),
                        "{}",
                        language.name
                    );
                }
                None => assert_eq!(with_standard_streams(&opened('"'), "x"), None, "{}", language.name),
            }
            let said = format!("{} x.inp\n", language.comments[0]);
            assert_eq!(with_standard_streams(&program(&name, &said), "x"), Some(said), "{}", language.name);
        }
    }

    #[test]
    fn judges_have_a_name_for_the_language_of_our_sources() {
        assert_eq!(called("check.cpp", |names| names.dmoj), "CPP17");
        assert_eq!(called("check.cpp", |names| names.polygon), "cpp.g++17");
    }

    #[test]
    fn languages_with_more_time_are_told_by_their_rows() {
        assert_eq!(more_time(), "Python has 5 times and Java 2 times as much");
        assert_eq!(listed(["a", "b", "c"].map(String::from).into_iter()), "a, b and c");
    }

    #[test]
    fn programs_with_files_get_standard_streams() {
        let made = with_standard_streams(&program("a.pas", "assign(f, 'x.inp');\n{ x.out }"), "x");
        assert_eq!(made.as_deref(), Some("assign(f, '');\n{ x.out }"));
        let made = with_standard_streams(&program("a.py", "open(\"x.inp\"), open(\"x.out\", \"w\")"), "x");
        assert_eq!(made.as_deref(), Some("open(0), open(1, \"w\")"));
        assert_eq!(with_standard_streams(&program("A.java", "new FileReader(\"x.inp\")"), "x"), None);
        assert_eq!(
            with_standard_streams(&program("a.cpp", "int main(){}"), "x").as_deref(),
            Some("int main(){}")
        );
    }
}
