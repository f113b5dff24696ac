//! What names say: of files, which exercise and whose program; of students, which are the same.

use std::{cell::RefCell, collections::HashMap, path::Path};

use exercise::{AnyExercise, Library};
use unicode_normalization::UnicodeNormalization;

/// Reads names of files, knowing what exercises are called.
pub struct Names<'a> {
    library: &'a Library,
    /// What has been looked for.
    known: RefCell<HashMap<String, Option<&'static str>>>,
}

/// What may stand between an exercise and a student.
const SEPARATORS: &str = "_- .(";

impl<'a> Names<'a> {
    /// Of the exercises of a library.
    pub fn of(library: &'a Library) -> Names<'a> {
        Names { library, known: RefCell::default() }
    }

    /// The exercise and the student of a file's name without its ending, if it names an exercise: `bai9_8`,
    /// `bai9_8_student`, `student_bai9_8`, `[student][BAI9_8]`, `bai9_8 (1)`.
    pub fn parse(&self, stem: &str) -> Option<(&'static str, Option<String>)> {
        let stem = &composed(stem);
        let student = |name: &str| Some(without_copy(name)).filter(|name| !name.is_empty()).map(String::from);
        if let Some((one, other)) = in_brackets(stem) {
            return match (self.exercise(one), self.exercise(other)) {
                (_, Some(exercise)) => Some((exercise, student(one))),
                (Some(exercise), None) => Some((exercise, student(other))),
                (None, None) => None,
            };
        }
        if let Some((exercise, rest)) = self.exercise_first(stem) {
            return Some((exercise, rest.and_then(student)));
        }
        let separators = stem.char_indices().filter(|(_, letter)| SEPARATORS.contains(*letter));
        separators
            .filter(|(at, _)| *at > 0)
            .find_map(|(at, letter)| Some((at, self.exercise_first(&stem[at + letter.len_utf8()..])?)))
            .map(|(at, (exercise, _))| (exercise, student(&stem[..at])))
    }

    /// The exercise that a name begins with, and what comes behind it. The longest name of an exercise counts.
    fn exercise_first<'b>(&self, stem: &'b str) -> Option<(&'static str, Option<&'b str>)> {
        if let Some(exercise) = self.exercise(stem) {
            return Some((exercise, None));
        }
        let separators = stem.char_indices().rev().filter(|(_, letter)| SEPARATORS.contains(*letter));
        separators
            .filter_map(|(at, _)| Some((self.exercise(&stem[..at])?, &stem[at..])))
            .map(|(exercise, rest)| (exercise, rest.trim_start_matches(['_', '-', ' ', '.'])))
            .find(|(_, rest)| !rest.is_empty())
            .map(|(exercise, rest)| (exercise, Some(rest).filter(|rest| !without_copy(rest).is_empty())))
    }

    fn exercise(&self, name: &str) -> Option<&'static str> {
        let mut known = self.known.borrow_mut();
        if let Some(found) = known.get(name) {
            return *found;
        }
        // To look for what cannot be a name would only cost time.
        let found = match name.len() {
            1..=60 => self.library.find(name).ok().map(|exercise| exercise.folder()),
            _ => None,
        };
        known.insert(name.into(), found);
        found
    }
}

/// The exercise that a program's name says.
pub fn exercise_of_file(path: &Path, library: &Library) -> Option<&'static dyn AnyExercise> {
    let (folder, _) = Names::of(library).parse(path.file_stem()?.to_str()?)?;
    library.find(folder).ok()
}

/// `a` and `b` of `[a][b]`, as Themis calls what is handed in.
fn in_brackets(stem: &str) -> Option<(&str, &str)> {
    let (one, rest) = stem.strip_prefix('[')?.split_once(']')?;
    let (other, _) = rest.trim_start().strip_prefix('[')?.split_once(']')?;
    Some((one.trim(), other.trim()))
}

/// A name without what systems add to the copy of a file: ` (1)`, ` - Copy`, ` - Copy (2)`.
fn without_copy(name: &str) -> &str {
    let mut name = name.trim_end();
    if let Some((before, number)) = name.strip_suffix(')').and_then(|name| name.rsplit_once('('))
        && !number.is_empty()
        && number.bytes().all(|byte| byte.is_ascii_digit())
    {
        name = before.trim_end();
    }
    for copy in ["Copy", "Bản sao"] {
        if let Some(before) = name.strip_suffix(copy)
            && (before.is_empty() || before.ends_with("- "))
        {
            name = before.trim_end_matches(['-', ' ']);
        }
    }
    name
}

/// A name with each letter and its accents as one character, as most keyboards write it; macOS takes them apart.
pub fn composed(name: &str) -> String {
    name.trim().nfc().collect()
}

/// What is the same however somebody types a name: composed, in small letters.
pub fn folded(name: &str) -> String {
    composed(name).to_lowercase().nfc().collect()
}

#[cfg(test)]
mod units {
    use super::*;

    #[test]
    fn a_file_s_name_says_the_exercise_and_the_student() {
        let library = problems::library(Path::new(env!("CARGO_MANIFEST_DIR")).join("../problems"));
        let names = Names::of(&library);
        let parsed =
            |stem: &str| names.parse(stem).map(|(exercise, student)| (exercise, student.unwrap_or_default()));
        let moore = |student: &str| Some(("bai9_08_moore_nim", student.to_string()));
        for (stem, student) in [
            ("bai9_8", ""),
            ("BAI9_08", ""),
            ("bai9_8_an", "an"),
            ("bai9_8_van_an", "van_an"),
            ("bai9_08_moore_nim_an", "an"),
            ("Bai9_8 - An Nguyễn", "An Nguyễn"),
            ("an_bai9_8", "an"),
            ("van_an-BAI9_8", "van_an"),
            ("an01_bai9_8_final", "an01"),
            ("[an01][BAI9_8]", "an01"),
            ("[BAI9_8][an01]", "an01"),
            ("[Nguyễn Văn An][bai9_8] (1)", "Nguyễn Văn An"),
            ("bai9_8_an (1)", "an"),
            // Taken apart, as macOS does.
            ("bai9_8_An Nguye\u{302}\u{303}n", "An Nguyễn"),
        ] {
            assert_eq!(parsed(stem), moore(student), "{stem}");
        }
        for copy in ["bai9_8 (1)", "bai9_8(2)", "bai9_8 - Copy", "bai9_8 - Copy (2)", "bai9_8 - Bản sao"] {
            assert_eq!(parsed(copy), moore(""), "{copy}");
        }
        for other in ["an", "bai9_8_", "[an01]", "[an01][an02]", ""] {
            assert_eq!(parsed(other), None, "{other}");
        }
        assert_eq!(names.parse("bai9_18-Bình").unwrap(), ("bai9_18_kayles", Some("Bình".into())));
        assert_eq!(folded(" AN Nguye\u{302}\u{303}n"), folded("an nguyễn"));
    }
}
