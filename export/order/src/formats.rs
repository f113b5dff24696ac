//! The formats of packages. A format is one row of [`FORMATS`], which the help, `--format all` and the table of the
//! documentation are made from; what makes its packages is a file in `export/src/formats`.

use checkers::sentence::Name;
use languages::Elsewhere;

use crate::Scoring;

/// A format of packages.
#[derive(Debug)]
pub struct Format {
    /// The name on the command line.
    pub name: &'static str,
    /// Which judges and tools take it.
    pub judges: Name,
    /// How points are counted, if nobody says: as the exercise does, but for the formats of contests that count solved
    /// problems. BAPCtools and DOMjudge know nothing else.
    pub scoring: Scoring,
    /// What its judges call a language.
    pub language: fn(&Elsewhere) -> Option<&'static str>,
    /// What typst does for it.
    pub typst: Typst,
    /// What it can express of an exercise, for the documentation.
    pub expresses: Expresses,
}

/// What typst, which makes PDF and pictures, does for a format.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Typst {
    /// Nothing.
    Nothing,
    /// Packages have PDF, or pictures in their TeX; without typst they are made all the same, and say what they lack.
    Wanted,
    /// There is no package without PDF.
    Needed,
}

/// What a format has of an exercise, in a few words of Markdown.
#[derive(Debug, PartialEq, Eq)]
pub struct Expresses {
    /// Groups and their points.
    pub groups: &'static str,
    /// The checker, the validator, or both.
    pub checks: &'static str,
    /// Limits of time and memory.
    pub limits: &'static str,
    /// The statements.
    pub statements: &'static str,
    /// The programs with their verdicts.
    pub programs: &'static str,
}

/// Every format.
pub static FORMATS: [Format; 7] = [
    Format {
        name: "kattis",
        judges: Name::new("BAPCtools, Kattis (2025-09)", "BAPCtools, Kattis (2025-09)"),
        scoring: Scoring::PassFail,
        language: |names| names.kattis,
        typst: Typst::Wanted,
        expresses: Expresses {
            groups: "folders; points with `--scoring points`, which BAPCtools doesn't accept",
            checks: "both",
            limits: "yes",
            statements: "TeX, both languages",
            programs: "by verdict, with expectations",
        },
    },
    Format {
        name: "kattis-legacy",
        judges: Name::new("problemtools, DOMjudge", "problemtools, DOMjudge"),
        scoring: Scoring::PassFail,
        language: |names| names.kattis,
        typst: Typst::Wanted,
        expresses: Expresses {
            groups: "folders; points with `--scoring points`, and then only right programs",
            checks: "both",
            limits: "memory; time for DOMjudge only",
            statements: "TeX, both languages; one PDF",
            programs: "by verdict",
        },
    },
    Format {
        name: "dmoj",
        judges: Name::new("DMOJ", "DMOJ"),
        scoring: Scoring::Points,
        language: |names| names.dmoj,
        typst: Typst::Nothing,
        expresses: Expresses {
            groups: "batches with points",
            checks: "checker",
            limits: "typed into the site",
            statements: "Markdown with samples, to paste",
            programs: "kept beside",
        },
    },
    Format {
        name: "vnoj",
        judges: Name::new("VNOJ", "VNOJ"),
        scoring: Scoring::Points,
        language: |names| names.dmoj,
        typst: Typst::Nothing,
        expresses: Expresses {
            groups: "batches with points",
            checks: "checker",
            limits: "typed into the site",
            statements: "Markdown with samples, to paste",
            programs: "kept beside; files `STEM.inp`, `STEM.out`",
        },
    },
    Format {
        name: "polygon",
        judges: Name::new("Polygon, p2d, và nhập vào VNOJ", "Polygon, VNOJ's import, p2d"),
        scoring: Scoring::Points,
        language: |names| names.polygon,
        typst: Typst::Wanted,
        expresses: Expresses {
            groups: "groups with points",
            checks: "both",
            limits: "yes",
            statements: "TeX in sections and PDF, both languages",
            programs: "with tags",
        },
    },
    Format {
        name: "cms",
        judges: Name::new("CMS", "CMS"),
        scoring: Scoring::Points,
        language: |names| names.cms,
        typst: Typst::Needed,
        expresses: Expresses {
            groups: "subtasks with points",
            checks: "checker",
            limits: "yes",
            statements: "PDF, both languages",
            programs: "kept beside",
        },
    },
    Format {
        name: "themis",
        judges: Name::new("Themis", "Themis"),
        scoring: Scoring::Points,
        language: |_| None,
        typst: Typst::Nothing,
        expresses: Expresses {
            groups: "points shared among a group's tests",
            checks: "checker",
            limits: "yes",
            statements: "Markdown with samples",
            programs: "kept beside",
        },
    },
];

impl Format {
    /// The format of a name.
    pub fn named(name: &str) -> Option<&'static Format> {
        FORMATS.iter().find(|format| format.name == name)
    }

    /// The names of all of them, with commas.
    pub fn names() -> String {
        FORMATS.iter().map(|format| format.name).collect::<Vec<_>>().join(", ")
    }
}

/// The table of the documentation, in Markdown.
pub fn table() -> String {
    let mut table = String::from(
        "| format | for | groups and points | checker, validator | limits | statements | programs |\n\
         |---|---|---|---|---|---|---|\n",
    );
    for Format { name, judges, expresses, .. } in &FORMATS {
        let Expresses { groups, checks, limits, statements, programs } = expresses;
        let judges = judges.en();
        table +=
            &format!("| `{name}` | {judges} | {groups} | {checks} | {limits} | {statements} | {programs} |\n");
    }
    table
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn no_two_formats_share_a_name_and_none_is_called_all() {
        for (index, format) in FORMATS.iter().enumerate() {
            assert!(Format::named(format.name).is_some_and(|found| std::ptr::eq(found, format)));
            assert!(FORMATS[..index].iter().all(|other| other.name != format.name), "{}", format.name);
        }
        assert!(Format::named("all").is_none());
    }

    #[test]
    fn the_table_is_the_one_of_the_documentation() {
        let page = concat!(env!("CARGO_MANIFEST_DIR"), "/../../docs/other-judges.md");
        let text = std::fs::read_to_string(page).unwrap();
        assert!(text.contains(&table()), "docs/other-judges.md has not this table:\n{}", table());
    }
}
