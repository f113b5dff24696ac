//! `contest.toml`: exercises in an order, with a seed of their own, and points and limits where they differ.
//!
//! ```toml
//! title.vi = "Kì thi thử"
//! title.en = "A trial contest"
//! seed = 2027
//! date = 2027-03-14                      # without: none is shown; 2027-03-14T08:00:00 has a time, too
//! languages = ["C++17", "Python"]        # without: all
//!
//! [[exercise]]
//! name = "9.8"
//!
//! [[exercise]]
//! name = "kayles"
//! label = "B"                            # without: A, B, C, … in their order
//! time_limit = 2.0                       # seconds
//! memory_limit = 512                     # MiB
//! points = { small = 10, full = 90 }     # groups that are not named keep theirs
//! tests = [{ group = "full", file = "mine.inp" }]
//! ```
//!
//! Own inputs are plain files `NAME.inp` beside the contest's file or in folders below it; they come behind the other
//! tests of their group, and are held to what the group promises. [`Contest::read`] applies all of it: whoever has a [`Posed`] exercise and its manifest needs to
//! know nothing of contests.

use std::{
    collections::BTreeMap,
    path::{Path, PathBuf},
    sync::Arc,
};

use checkers::{Lang, ReadError, Sentence, say};
use generators::{Group, Test, plan::Bilingual};
use serde::Deserialize;
use toml::value::{Date, Datetime};

use crate::{
    AnyExercise, Error, Library, Manifest, audit,
    manifest::{memory_limit, parse_toml, time_limit},
    plain_file,
};

/// The most bytes of a `contest.toml`.
const LARGEST: u64 = 1 << 20;

/// What `contest.toml` says, applied to the exercises that it names.
#[derive(Clone)]
pub struct Contest {
    /// The file.
    pub path: PathBuf,
    /// The title.
    pub title: Bilingual,
    /// The master seed of its tests.
    pub seed: u64,
    /// When it takes place, if that is said.
    pub date: Option<Datetime>,
    /// The languages that programs may be written in, as the file names them; none stands for all.
    pub languages: Vec<String>,
    /// The exercises, in their order.
    pub exercises: Vec<Posed>,
}

/// An exercise as a contest poses it.
#[derive(Clone)]
pub struct Posed {
    /// The exercise.
    pub exercise: &'static dyn AnyExercise,
    /// Its manifest, with the contest's limits, points and tests.
    pub manifest: Arc<Manifest>,
    /// What a contest calls it: `A`.
    pub label: Option<String>,
}

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
struct File {
    title: Bilingual,
    seed: u64,
    date: Option<Datetime>,
    #[serde(default)]
    languages: Option<Vec<String>>,
    exercise: Vec<Row>,
}

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
struct Row {
    name: String,
    label: Option<String>,
    time_limit: Option<f64>,
    memory_limit: Option<u64>,
    #[serde(default)]
    points: BTreeMap<String, u32>,
    #[serde(default)]
    tests: Vec<OwnTest>,
}

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
struct OwnTest {
    group: String,
    file: String,
}

impl Contest {
    /// Reads a contest. An error is a sentence that names the file, and what in it is wrong.
    pub fn read(path: &Path, library: &Library) -> Result<Contest, Error> {
        let bytes = plain_file::read_at_most(path, LARGEST)?;
        let no_text = say!(vi "đây không phải là văn bản UTF-8", en "this is not text in UTF-8");
        let text = String::from_utf8(bytes).map_err(|_| Error::file(path, no_text))?;
        let folder = path.parent().unwrap_or(Path::new(""));
        Contest::parse(path, &text, library, &|name| plain_file::read_beneath(folder, name))
    }

    /// The contest of a text; `read_file` reads the inputs that it names.
    pub fn parse(
        path: &Path,
        text: &str,
        library: &Library,
        read_file: &dyn Fn(&str) -> Result<Vec<u8>, Error>,
    ) -> Result<Contest, Error> {
        let here = |reason: Sentence| Error::file(path, reason);
        let File { title, seed, date, languages, exercise: rows } =
            parse_toml(text).map_err(|error| Error::file(path, error))?;
        if title.vi.trim().is_empty() || title.en.trim().is_empty() {
            return Err(here(say!(
                vi "title.vi hoặc title.en để trống",
                en "title.vi or title.en is empty",
            )));
        }
        if languages.as_ref().is_some_and(Vec::is_empty) {
            return Err(here(say!(
                vi "languages để trống thì không ai dự thi được; muốn cho phép mọi ngôn ngữ thì bỏ dòng này đi",
                en "languages is empty: nobody could take part; leave it out to allow all",
            )));
        }
        if rows.is_empty() {
            return Err(here(say!(vi "không có bài nào", en "it has no exercises")));
        }
        if date.is_some_and(|date| date.date.is_none()) {
            return Err(here(
                say!(vi "date phải có ngày, ví dụ 2027-03-14", en "date needs a day, such as 2027-03-14"),
            ));
        }
        let mut exercises: Vec<Posed> = Vec::new();
        for (index, row) in rows.into_iter().enumerate() {
            let context = |error: Error| {
                let (number, name, reason) = (index + 1, &row.name, error.sentence());
                here(
                    say!(vi "bài {number}, {name}: {reason}", en "exercise {number}, {name}: {reason}"; reason),
                )
            };
            let exercise = library.find(&row.name).map_err(|error| Error::file(path, error))?;
            if exercises.iter().any(|posed| posed.exercise.folder() == exercise.folder()) {
                return Err(context(Error::new(say!(vi "bài này đã có ở trên", en "it is listed twice"))));
            }
            let manifest = row.apply(exercise, &*library.manifest(exercise)?, read_file).map_err(context)?;
            let label = row.label(index).map_err(context)?;
            if let Some(other) = exercises.iter().find(|posed| posed.is_called(&label)) {
                let other = other.exercise.folder();
                return Err(context(Error::new(say!(
                    vi "{other} cũng có nhãn {label}",
                    en "{other} has the label {label}, too",
                ))));
            }
            exercises.push(Posed { exercise, manifest: Arc::new(manifest), label: Some(label) });
        }
        Ok(Contest {
            path: path.to_path_buf(),
            title,
            seed,
            date,
            languages: languages.unwrap_or_default(),
            exercises,
        })
    }

    /// The exercises of the contest that names stand for, each once and in the contest's order; all of them if there
    /// are no names.
    pub fn selected(&self, names: &[String], library: &Library) -> Result<Vec<Posed>, Error> {
        let mut wanted = Vec::new();
        for name in names {
            let called = self.exercises.iter().find(|posed| posed.is_called(name));
            let folder = match called {
                Some(posed) => posed.exercise.folder(),
                None => library.find(name)?.folder(),
            };
            if self.exercises.iter().all(|posed| posed.exercise.folder() != folder) {
                let reason = say!(
                    vi "kì thi này không có bài {folder}",
                    en "{folder} is not an exercise of this contest",
                );
                return Err(Error::file(&self.path, reason));
            }
            wanted.push(folder);
        }
        let chosen = |posed: &&Posed| names.is_empty() || wanted.contains(&posed.exercise.folder());
        Ok(self.exercises.iter().filter(chosen).cloned().collect())
    }

    /// When it takes place, in words: `14 March 2027, 8:00`.
    pub fn date_in(&self, lang: Lang) -> Option<String> {
        let Datetime { date, time, .. } = self.date?;
        let Date { year, month, day } = date?;
        let date = day_in_words(lang, year, month, day)?;
        Some(match time {
            None => date,
            Some(time) => format!("{date}, {}:{:02}", time.hour, time.minute),
        })
    }

    /// The exercises that aren't worth 100 points, a sentence each: that may be meant, or not.
    pub fn uneven(&self) -> Vec<Sentence> {
        let uneven = self.exercises.iter().filter(|posed| posed.points() != 100);
        let told = |posed: &Posed| {
            let (folder, points) = (posed.exercise.folder(), posed.points());
            say!(
                vi "{folder}: các nhóm có tất cả {points} điểm, không phải 100",
                en "{folder}: its groups are worth {points} points together, not 100",
            )
        };
        uneven.map(told).collect()
    }

    /// The most points that there are.
    pub fn points(&self) -> u32 {
        self.exercises.iter().map(Posed::points).sum()
    }
}

impl Posed {
    /// Whether a contest calls it so.
    fn is_called(&self, label: &str) -> bool {
        self.label.as_ref().is_some_and(|known| known.eq_ignore_ascii_case(label))
    }

    /// An exercise as the library has it.
    pub fn of(library: &Library, exercise: &'static dyn AnyExercise) -> Result<Posed, Error> {
        Ok(Posed { exercise, manifest: library.manifest(exercise)?, label: None })
    }

    /// The most points that there are.
    pub fn points(&self) -> u32 {
        self.manifest.plan.groups.iter().map(|group| group.points).sum()
    }
}

/// `A`, `B`, … `Z`, `AA`, …
fn letters(index: usize) -> String {
    let letter = char::from(b'A' + (index % 26) as u8);
    match index / 26 {
        0 => letter.to_string(),
        more => format!("{}{letter}", letters(more - 1)),
    }
}

/// The most points of a group.
pub const MOST_POINTS: u32 = 1_000_000;

impl Row {
    /// What the contest calls the exercise: what the row says, or a letter by its place.
    fn label(&self, index: usize) -> Result<String, Error> {
        const LONGEST: usize = 8;
        match &self.label {
            None => Ok(letters(index)),
            Some(label) => {
                let plain =
                    label.chars().all(char::is_alphanumeric) && (1..=LONGEST).contains(&label.chars().count());
                let shown = label.escape_debug();
                plain.then(|| label.clone()).ok_or_else(|| {
                    Error::new(say!(
                        vi "nhãn \"{shown}\": một nhãn gồm 1 đến {LONGEST} chữ cái hoặc chữ số",
                        en "the label \"{shown}\": a label has 1 to {LONGEST} letters or digits",
                    ))
                })
            }
        }
    }

    /// The manifest with what the contest says otherwise.
    fn apply(
        &self,
        exercise: &dyn AnyExercise,
        manifest: &Manifest,
        read_file: &dyn Fn(&str) -> Result<Vec<u8>, Error>,
    ) -> Result<Manifest, Error> {
        let mut manifest = manifest.clone();
        if let Some(seconds) = self.time_limit {
            manifest.time_limit = time_limit(seconds)?;
        }
        if let Some(mebibytes) = self.memory_limit {
            manifest.memory_limit = memory_limit(mebibytes)?;
        }
        let groups = &mut manifest.plan.groups;
        let known: Vec<String> = groups.iter().map(|group| group.name.clone()).collect();
        let place = |name: &str| {
            known.iter().position(|known| known == name).ok_or_else(|| {
                let (name, known) = (name.escape_debug(), known.join(", "));
                Error::new(say!(
                    vi "bài này không có nhóm \"{name}\"; các nhóm của nó: {known}",
                    en "it has no group \"{name}\"; it has {known}",
                ))
            })
        };
        for (name, &points) in &self.points {
            if points > MOST_POINTS {
                return Err(Error::new(say!(
                    vi "{points} điểm cho {name}: mỗi nhóm có nhiều nhất {MOST_POINTS} điểm",
                    en "{points} points for {name}: a group can have at most {MOST_POINTS}",
                )));
            }
            groups[place(name)?].points = points;
        }
        if groups.iter().all(|group| group.points == 0) {
            return Err(Error::new(say!(
                vi "bài này không có điểm: hãy cho điểm ít nhất một nhóm",
                en "it is worth nothing: give one of its groups points",
            )));
        }
        for OwnTest { group, file } in &self.tests {
            let group = &mut groups[place(group)?];
            let input = read_file(file)?;
            keeps_promises(exercise, group, file, &input)?;
            let test = Test::of_file(file, input);
            if group.add(test).is_err() {
                // Two tests of one name are all that a group refuses.
                let name = &group.name;
                return Err(Error::new(say!(
                    vi "nhóm {name}: {file} có ở đó hai lần",
                    en "group {name}: {file} is listed twice",
                )));
            }
        }
        Ok(manifest)
    }
}

/// An error if an input of somebody's own is not valid, or breaks what its group promises: told before anything is made
/// or judged.
fn keeps_promises(exercise: &dyn AnyExercise, group: &Group, file: &str, input: &[u8]) -> Result<(), Error> {
    let (case, record) = exercise.read_recording(input).map_err(|ReadError { line, column, message }| {
        Error::new(
            say!(vi "{file}:{line}:{column}: {message}", en "{file}:{line}:{column}: {message}"; message),
        )
    })?;
    match audit::breaks(group, &record.extents, &*case) {
        None => Ok(()),
        Some(why) => Err(Error::new(say!(vi "{file}: {why}", en "{file}: {why}"; why))),
    }
}

/// A day in words: `14 March 2027`; nothing if there is no such month.
pub fn day_in_words(lang: Lang, year: u16, month: u8, day: u8) -> Option<String> {
    const MONTHS: [&str; 12] = [
        "January",
        "February",
        "March",
        "April",
        "May",
        "June",
        "July",
        "August",
        "September",
        "October",
        "November",
        "December",
    ];
    let name = MONTHS.get(usize::from(month).wrapping_sub(1))?;
    Some(match lang {
        Lang::Vietnamese => format!("Ngày {day} tháng {month} năm {year}"),
        Lang::English => format!("{day} {name} {year}"),
    })
}
