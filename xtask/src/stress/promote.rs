//! `stress --promote`: an input that was found becomes a test of the exercise, a file beside `problem.toml` and a row of
//! its plan. The row stands behind the others of its group, so that no other test changes its number; all else in the
//! file stays as it is, comments and order.

use std::{fs, ops::Range, path::PathBuf};

use checkers::{Sentence, say};
use exercise::{AnyExercise, Error, Library, Manifest, audit, document, testdata};
use generators::{Group, PlanError, Test};
use serde::{Deserialize, de::IgnoredAny};
use toml::Spanned;

use crate::{files, report};

/// A test that was added.
pub struct Promoted {
    /// Group and number.
    pub test: String,
    /// Its input.
    pub file: PathBuf,
}

impl Promoted {
    /// What was done, and what is left to do.
    pub fn told(&self, exercise: &dyn AnyExercise) -> Sentence {
        say!(
            vi "{file}: đã ghi, là test {test} của problem.toml\nTiếp theo: cargo xtask verify {exercise} --bless, rồi nêu lí do \
                tests.lock thay đổi khi commit",
            en "{file}: written, and test {test} in problem.toml\nNext: cargo xtask verify {exercise} --bless; say in the commit why tests.lock changes",
            file = report::name(&self.file),
            test = self.test,
            exercise = exercise.folder()
        )
    }
}

/// Adds an input to the plan: to the first group whose promises it keeps.
pub fn promote(library: &Library, exercise: &dyn AnyExercise, input: &[u8]) -> Result<Promoted, Error> {
    let folder = library.folder(exercise)?;
    let place = folder.join("problem.toml");
    let text = fs::read_to_string(&place).map_err(|error| Error::file(&place, error))?;
    let manifest = library.manifest(exercise)?;
    refuse_again(library, exercise, &manifest, input)?;
    let index = group_for(exercise, &manifest, input)?;
    let name = free_name(|name| folder.join(name).exists());
    let row = format!("{{ file = \"{name}\" }}");
    let changed = with_row(&text, index, &row).ok_or_else(|| unlike(&place))?;
    // Whatever the file looks like: it must say what it said, and one test more.
    let mut wanted = (*manifest).clone();
    wanted.plan.groups[index].add(Test::of_file(&name, input)).map_err(Error::new)?;
    let read = |wanted: &str| match wanted == name {
        true => Ok(input.to_vec()),
        false => fs::read(folder.join(wanted)).map_err(PlanError::new),
    };
    if Manifest::parse(&changed, &read).map(|read| read.plan).ok() != Some(wanted.plan.clone()) {
        return Err(unlike(&place));
    }
    let file = folder.join(&name);
    files::write(&file, input)?;
    files::write(&place, changed.as_bytes()).inspect_err(|_| {
        // Half of it would be a file that nobody asked for.
        let _ = fs::remove_file(&file);
    })?;
    let Group { name, tests, .. } = &wanted.plan.groups[index];
    Ok(Promoted { test: format!("{name}/{:02}", tests.len()), file })
}

fn unlike(place: &std::path::Path) -> Error {
    Error::file(
        place,
        say!(
            vi "không thêm được dòng nào vào tệp này một cách an toàn; hãy tự thêm {row} vào tests của một nhóm",
            en "no row can be added to this file safely; add {row} to the tests of a group yourself",
            row = "{ file = \"…\" }"
        ),
    )
}

/// An input that is a test already, or a sample, is not added again.
fn refuse_again(
    library: &Library,
    exercise: &dyn AnyExercise,
    manifest: &Manifest,
    input: &[u8],
) -> Result<(), Error> {
    let planned = testdata::planned(manifest);
    let own =
        planned.iter().find(|planned| planned.row.own.as_deref() == Some(input)).map(|known| known.path());
    let samples = document::load_samples(library, exercise)?;
    let sample = samples.iter().find(|sample| sample.input == input);
    match own.or(sample.map(|sample| format!("samples/{}", sample.number))) {
        Some(test) => Err(Error::new(say!(
            vi "dữ liệu vào này đã là test {test}",
            en "this input is already test {test}",
        ))),
        None => Ok(()),
    }
}

/// The first group whose promises an input keeps.
fn group_for(exercise: &dyn AnyExercise, manifest: &Manifest, input: &[u8]) -> Result<usize, Error> {
    let (case, record) = exercise.read_recording(input).map_err(|error| Error::new(error.to_string()))?;
    let keeps = |group: &Group| audit::breaks(group, &record.extents, &*case).is_none();
    manifest.plan.groups.iter().position(keeps).ok_or_else(|| {
        Error::new(say!(
            vi "không nhóm nào nhận dữ liệu vào này: nhóm nào cũng có điều kiện chặt hơn",
            en "no group can take this input: it goes beyond what they promise",
        ))
    })
}

fn free_name(taken: impl Fn(&str) -> bool) -> String {
    let mut number = 1;
    loop {
        let name = format!("stress_{number}.inp");
        if !taken(&name) {
            return name;
        }
        number += 1;
    }
}

/// Where the tests of groups stand in a file.
#[derive(Deserialize)]
struct Places {
    group: Vec<GroupPlace>,
}

#[derive(Deserialize)]
struct GroupPlace {
    tests: Spanned<Vec<Spanned<IgnoredAny>>>,
}

/// The text with one more row behind the tests of a group; nothing if they are not written as tests are here.
fn with_row(text: &str, group: usize, row: &str) -> Option<String> {
    let places: Places = toml::from_str(text).ok()?;
    let tests = &places.group.get(group)?.tests;
    let last: Range<usize> = tests.get_ref().last()?.span();
    let end = tests.span().end.checked_sub(1)?;
    let between = text.get(last.end..end)?;
    // A comma within a comment is none.
    let code: String = between.lines().map(|line| line.split('#').next().unwrap_or_default()).collect();
    let comma = if code.contains(',') { "" } else { "," };
    let begin = text[..last.start].rfind('\n').map_or(0, |at| at + 1);
    let indent = text.get(begin..last.start)?;
    Some(match between.contains('\n') && indent.trim().is_empty() {
        true => {
            // Behind what else stands in the line of the last row and below it, before the line of the bracket.
            let bracket = text[..end].rfind('\n')? + 1;
            let (kept, rest) = (text.get(last.end..bracket)?, &text[bracket..]);
            format!("{}{comma}{kept}{indent}{row},\n{rest}", &text[..last.end])
        }
        false => format!("{}, {row}{}", &text[..last.end], &text[last.end..]),
    })
}

#[cfg(test)]
mod units {
    use super::*;

    #[test]
    fn a_row_is_added_and_all_else_stays() {
        let text = "# first, a comment\n[[group]]\ntests = [\n    { recipe = \"a\", index = 1 }, # one, two\n    # the end\n]\n\n\
                    [[group]]\ntests = [{ recipe = \"b\", index = [1, 2] }]  # last\n";
        let first = with_row(text, 0, "{ file = \"x.inp\" }").unwrap();
        assert_eq!(first, text.replace("    # the end\n", "    # the end\n    { file = \"x.inp\" },\n"));
        let second = with_row(text, 1, "{ file = \"x.inp\" }").unwrap();
        assert_eq!(second, text.replace("[1, 2] }]", "[1, 2] }, { file = \"x.inp\" }]"));
        let without_comma = "[[group]]\ntests = [\n  { recipe = \"a\" } # no, none\n]\n";
        assert_eq!(
            with_row(without_comma, 0, "{ file = \"x.inp\" }").unwrap(),
            "[[group]]\ntests = [\n  { recipe = \"a\" }, # no, none\n  { file = \"x.inp\" },\n]\n"
        );
        assert_eq!(with_row(text, 2, "{}"), None);
        assert_eq!(with_row("[[group]]\ntests = []\n", 0, "{}"), None);
    }

    #[test]
    fn every_manifest_takes_a_row_in_every_group() {
        let library = problems::library(std::path::Path::new(env!("CARGO_MANIFEST_DIR")).join("../problems"));
        for &exercise in problems::CATALOGUE {
            let text = library.text(exercise, "problem.toml").unwrap();
            let manifest = library.manifest(exercise).unwrap();
            let folder = library.folder(exercise).unwrap();
            for index in 0..manifest.plan.groups.len() {
                let changed = with_row(&text, index, "{ file = \"new.inp\" }").unwrap();
                let read = |name: &str| match name {
                    "new.inp" => Ok(b"1\n".to_vec()),
                    name => fs::read(folder.join(name)).map_err(PlanError::new),
                };
                let mut wanted = manifest.plan.clone();
                wanted.groups[index].add(Test::of_file("new.inp", *b"1\n")).unwrap();
                let plan = Manifest::parse(&changed, &read).unwrap().plan;
                assert_eq!(plan, wanted, "{}", exercise.folder());
                // Nothing is lost: without the new row it is the same file.
                assert_eq!(
                    changed.replacen("    { file = \"new.inp\" },\n", "", 1),
                    text,
                    "{}",
                    exercise.folder()
                );
            }
        }
    }
}
