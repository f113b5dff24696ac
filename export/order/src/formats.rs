//! The formats of packages. A format is one row of [`FORMATS`], which the help, `--format all` and the table of the
//! documentation are made from; what makes its packages is a file in `export/src/formats`.

use checkers::{Sentence, say, sentence::Name};
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
    /// Interactive exercises; nothing where no program can play against the judge.
    pub interactive: Option<&'static str>,
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
            interactive: Some("interactor, dialogues as samples, testing tool"),
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
            interactive: Some("interactor, dialogues as samples, testing tool"),
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
            interactive: Some("interactor"),
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
            interactive: Some("interactor; standard streams"),
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
            interactive: Some("interactor, and a checker that accepts"),
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
            interactive: Some("manager; dialogues and testing tool attached"),
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
            interactive: None,
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

    /// Why an exercise can't be packed in this format; nothing if it can.
    pub fn refuses(&self, folder: &str, interactive: bool) -> Option<Sentence> {
        if !interactive || self.expresses.interactive.is_some() {
            return None;
        }
        let others = FORMATS.iter().filter(|format| format.expresses.interactive.is_some());
        let (name, others) = (self.name, others.map(|format| format.name).collect::<Vec<_>>().join(", "));
        Some(say!(
            vi "{folder} là bài tương tác, mà trong định dạng {name} không chương trình nào nói chuyện được với trình chấm; các định dạng có bài tương tác: {others}",
            en "{folder} is interactive, and in the format {name} no program can talk with the judge; these formats have interactive exercises: {others}",
        ))
    }
}

/// Which packages can't be made of exercises (their folders, and whether they are interactive), a sentence each; an error,
/// if none can.
pub fn refused(exercises: &[(&str, bool)], formats: &[&Format]) -> Result<Vec<Sentence>, Sentence> {
    let mut refused: Vec<Sentence> = exercises
        .iter()
        .flat_map(|(folder, interactive)| {
            formats.iter().filter_map(move |format| format.refuses(folder, *interactive))
        })
        .collect();
    if !refused.is_empty() && refused.len() == exercises.len() * formats.len() {
        return Err(refused.swap_remove(0));
    }
    Ok(refused)
}

/// The table of the documentation, in Markdown.
pub fn table() -> String {
    let mut table = String::from(
        "| format | for | groups and points | checker, validator | limits | statements | programs | interactive |\n\
         |---|---|---|---|---|---|---|---|\n",
    );
    for Format { name, judges, expresses, .. } in &FORMATS {
        let Expresses { groups, checks, limits, statements, programs, interactive } = expresses;
        let (judges, interactive) = (judges.en(), interactive.unwrap_or("refused"));
        table += &format!(
            "| `{name}` | {judges} | {groups} | {checks} | {limits} | {statements} | {programs} | {interactive} |\n"
        );
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
    fn a_format_without_dialogues_says_which_have_them() {
        let themis = Format::named("themis").unwrap();
        assert_eq!(themis.refuses("game", false), None);
        let why = themis.refuses("game", true).unwrap();
        assert!(why.en().contains("game is interactive") && why.vi().contains("game là bài tương tác"));
        assert!(why.en().ends_with("exercises: kattis, kattis-legacy, dmoj, vnoj, polygon, cms"), "{why}");
        let cms = Format::named("cms").unwrap();
        assert_eq!(cms.refuses("game", true), None);
        // Where something can be made, the rest is told; otherwise it is an error.
        assert_eq!(refused(&[("game", true)], &[themis]), Err(why.clone()));
        assert_eq!(refused(&[("game", true)], &[themis, cms]), Ok(vec![why.clone()]));
        assert_eq!(refused(&[("game", true), ("nim", false)], &[themis]), Ok(vec![why]));
        assert_eq!(refused(&[("nim", false)], &[themis, cms]), Ok(vec![]));
    }

    #[test]
    fn the_table_is_the_one_of_the_documentation() {
        let page = concat!(env!("CARGO_MANIFEST_DIR"), "/../../docs/other-judges.md");
        let text = std::fs::read_to_string(page).unwrap();
        assert!(text.contains(&table()), "docs/other-judges.md has not this table:\n{}", table());
    }
}
