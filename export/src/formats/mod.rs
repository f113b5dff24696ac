//! The formats, a file each, and what they share.

use std::{fmt::Write, process::Command};

use problems::{Error, document::Tongue};
use sha2::{Digest, Sha256};

use crate::{
    Order, Scoring,
    bundle::{Bundle, Program},
    carry::{Carried, Role},
    package::{LIMITS, Package},
    tex::{Dialect, picture_name},
};

mod cms;
mod dmoj;
mod kattis;
mod pdf;
mod polygon;
mod themis;

/// A format of packages.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Format {
    /// The problem package format 2025-09: BAPCtools, Kattis.
    Kattis,
    /// The legacy problem package format: problemtools, DOMjudge.
    KattisLegacy,
    /// DMOJ.
    Dmoj,
    /// VNOJ: DMOJ with files.
    Vnoj,
    /// Codeforces' Polygon.
    Polygon,
    /// CMS, in the form that its Italian loader reads.
    Cms,
    /// Themis.
    Themis,
}

impl Format {
    /// All of them.
    pub const ALL: [Format; 7] = [
        Format::Kattis,
        Format::KattisLegacy,
        Format::Dmoj,
        Format::Vnoj,
        Format::Polygon,
        Format::Cms,
        Format::Themis,
    ];

    /// The name on the command line.
    pub fn name(self) -> &'static str {
        match self {
            Format::Kattis => "kattis",
            Format::KattisLegacy => "kattis-legacy",
            Format::Dmoj => "dmoj",
            Format::Vnoj => "vnoj",
            Format::Polygon => "polygon",
            Format::Cms => "cms",
            Format::Themis => "themis",
        }
    }

    /// How points are counted, if nobody says: as the exercise does, but for the formats of contests that count solved
    /// problems. BAPCtools and DOMjudge know nothing else.
    pub fn scoring(self) -> Scoring {
        if matches!(self, Format::Kattis | Format::KattisLegacy) { Scoring::PassFail } else { Scoring::Points }
    }
}

/// Makes the package of an exercise.
pub fn package(bundle: &Bundle, carried: &Carried, order: &Order) -> Result<Package, Error> {
    let job = Job { bundle, carried, order };
    let mut package = match order.format {
        Format::Kattis => kattis::package(&job, kattis::Version::V2025),
        Format::KattisLegacy => kattis::package(&job, kattis::Version::Legacy),
        Format::Dmoj => dmoj::package(&job, None),
        Format::Vnoj => dmoj::package(&job, Some(())),
        Format::Polygon => polygon::package(&job),
        Format::Cms => cms::package(&job),
        Format::Themis => themis::package(&job),
    }?;
    package.lose(
        "The licence, MIT or Apache-2.0 as you like, is in no list of this format: it is said here and in the sources.",
    );
    let limits = job.limits(&package);
    package.add(LIMITS, limits);
    Ok(package)
}

/// One exercise on its way into one format.
struct Job<'a> {
    bundle: &'a Bundle,
    carried: &'a Carried,
    order: &'a Order,
}

impl Job<'_> {
    fn stem(&self) -> &str {
        &self.bundle.manifest.stem
    }

    fn source(&self, role: Role) -> String {
        self.carried.source(role, self.stem())
    }

    fn milliseconds(&self) -> u128 {
        self.bundle.manifest.time_limit.as_millis()
    }

    fn seconds(&self) -> f64 {
        self.bundle.manifest.time_limit.as_secs_f64()
    }

    /// The page that lists what the format cannot express.
    fn limits(&self, package: &Package) -> String {
        let Bundle { exercise, manifest, seed, groups, .. } = self.bundle;
        let mut text = format!(
            "# {}: {}\n\nMade by `cargo xtask export --format {} --seed {seed}` from {}.\n\n",
            package.name,
            manifest.title.en,
            self.order.format.name(),
            exercise.folder(),
        );
        let _ = writeln!(
            text,
            "Time limit: {} s (Python has 5 times, Java 2 times as much in the judge this comes from). Memory limit: {} MiB.\n",
            self.seconds(),
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
                    "{verdict}/{name} reads and writes files, and this judge has standard streams alone: it is"
                );
                set_aside(package, elsewhere, &why, program);
                continue;
            };
            let program = Program { text, ..program.clone() };
            if program.has_more_time() {
                let why = "One time limit holds for all languages: programs in Python and Java, which have more time where this comes from, are";
                set_aside(package, elsewhere, why, &program);
            } else {
                kept.push(program);
            }
        }
        kept
    }

    /// How the TeX of a judge shows pictures, and the pictures themselves: PNG where a tool makes them, and the SVG.
    fn pictures(&self, package: &mut Package, folder: &str, sections: bool) -> Dialect {
        let mut shown = true;
        for (name, svg) in &self.bundle.pictures {
            let stem = picture_name(name.strip_suffix(".svg").unwrap_or(name));
            match png(svg) {
                Some(png) => package.add(format!("{folder}/{stem}.png"), png),
                None => shown = false,
            }
            package.add(format!("{folder}/{stem}.svg"), svg.as_slice());
        }
        if !shown {
            package.lose(
                "Pictures are only described: TeX takes no SVG, and rsvg-convert (Debian: librsvg2-bin), which would have made PNG of it, is not installed. The SVG files are beside the statement.",
            );
        }
        Dialect { sections, pictures: shown.then_some("png") }
    }

    fn scoring(&self) -> Scoring {
        self.order.scoring.unwrap_or(self.order.format.scoring())
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
    let replace = |quote: char, from: &str, to: &str| {
        program
            .text
            .replace(&format!("{quote}{input}{quote}"), from)
            .replace(&format!("{quote}{output}{quote}"), to)
    };
    let text = match program.ending() {
        // In Pascal a file without a name is a standard stream; in Python it may be a number.
        "pas" => replace('\'', "''", "''"),
        "py" => replace('"', "0", "1"),
        _ => program.text.clone(),
    };
    let comment = ["//", "#", "{", "(*", "/*"];
    let uses_files = text
        .lines()
        .filter(|line| !comment.iter().any(|begin| line.trim_start().starts_with(begin)))
        .any(|line| line.contains(&input) || line.contains(&output));
    (!uses_files).then_some(text)
}

/// A picture for TeX, if there is a tool that makes it.
fn png(svg: &[u8]) -> Option<Vec<u8>> {
    let file = tempfile::NamedTempFile::new().ok()?;
    std::fs::write(file.path(), svg).ok()?;
    let made = Command::new("rsvg-convert").args(["--format", "png", "--zoom", "2"]).arg(file.path()).output();
    made.ok().filter(|made| made.status.success()).map(|made| made.stdout)
}

/// Puts a program where the judge does not look, and says so: `why` ends before "in `folder`".
fn set_aside(package: &mut Package, folder: &str, why: &str, program: &Program) {
    let Program { verdict, name, text } = program;
    package.lose(format!("{why} in `{folder}`."));
    package.add(format!("{folder}/{verdict}/{name}"), text.as_str());
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
fn language(tongue: Tongue) -> &'static str {
    tongue.say("vietnamese", "english")
}

#[cfg(test)]
mod tests {
    use problems::expected::Expected;

    use super::*;

    fn program(name: &str, text: &str) -> Program {
        Program { verdict: Expected::Accepted, name: name.into(), text: text.into() }
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
