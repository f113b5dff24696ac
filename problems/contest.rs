//! `contest.toml`: exercises in an order, with a seed of their own, and points and limits where they differ.
//!
//! ```toml
//! title.vi = "Kì thi thử"
//! title.en = "A trial contest"
//! seed = 2027
//! languages = ["C++17", "Python"]        # without: all
//!
//! [[exercise]]
//! name = "9.8"
//!
//! [[exercise]]
//! name = "kayles"
//! time_limit = 2.0                       # seconds
//! memory_limit = 512                     # MiB
//! points = { small = 10, full = 90 }     # groups that are not named keep theirs
//! tests = [{ group = "full", file = "mine.inp" }]
//! ```
//!
//! Own inputs lie beside the contest's file; they come behind the other tests of their group, and are held to what
//! the group promises. [`Contest::read`] applies all of it: whoever has a [`Posed`] exercise and its manifest needs to
//! know nothing of contests.

use std::{
    collections::BTreeMap,
    fs,
    path::{Path, PathBuf},
    sync::Arc,
};

use checkers::{Sentence, say};
use generators::{Test, plan::Bilingual};
use serde::Deserialize;

use crate::{
    AnyExercise, Error, Library, Manifest,
    manifest::{memory_limit, parse_toml, time_limit},
};

/// What `contest.toml` says, applied to the exercises that it names.
#[derive(Clone)]
pub struct Contest {
    /// The file.
    pub path: PathBuf,
    /// The title.
    pub title: Bilingual,
    /// The master seed of its tests.
    pub seed: u64,
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
}

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
struct File {
    title: Bilingual,
    seed: u64,
    #[serde(default)]
    languages: Option<Vec<String>>,
    exercise: Vec<Row>,
}

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
struct Row {
    name: String,
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
        let bytes = fs::read(path).map_err(|error| Error::file(path, error))?;
        let no_text = say!(vi "đây không phải là văn bản UTF-8", en "this is not text in UTF-8");
        let text = String::from_utf8(bytes).map_err(|_| Error::file(path, no_text))?;
        let folder = path.parent().unwrap_or(Path::new(""));
        let read_file = |name: &str| {
            let place = folder.join(name);
            fs::read(&place).map_err(|error| Error::file(&place, error))
        };
        Contest::parse(path, &text, library, &read_file)
    }

    /// The contest of a text; `read_file` reads the inputs that it names.
    pub fn parse(
        path: &Path,
        text: &str,
        library: &Library,
        read_file: &dyn Fn(&str) -> Result<Vec<u8>, Error>,
    ) -> Result<Contest, Error> {
        let here = |reason: Sentence| Error::file(path, reason);
        let File { title, seed, languages, exercise: rows } =
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
            return Err(here(say!(vi "không có bài nào", en "there is no exercise")));
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
                return Err(context(Error::new(say!(vi "bài này đã có ở trên", en "it stands here twice"))));
            }
            let manifest = row.apply(&*library.manifest(exercise)?, read_file).map_err(context)?;
            exercises.push(Posed { exercise, manifest: Arc::new(manifest) });
        }
        Ok(Contest {
            path: path.to_path_buf(),
            title,
            seed,
            languages: languages.unwrap_or_default(),
            exercises,
        })
    }

    /// The exercises of the contest that names stand for, each once and in the contest's order; all of them if there
    /// are no names.
    pub fn selected(&self, names: &[String], library: &Library) -> Result<Vec<Posed>, Error> {
        let mut wanted = Vec::new();
        for name in names {
            let folder = library.find(name)?.folder();
            if self.exercises.iter().all(|posed| posed.exercise.folder() != folder) {
                let reason = say!(
                    vi "kì thi này không có bài {folder}",
                    en "{folder} is no exercise of this contest",
                );
                return Err(Error::file(&self.path, reason));
            }
            wanted.push(folder);
        }
        let chosen = |posed: &&Posed| names.is_empty() || wanted.contains(&posed.exercise.folder());
        Ok(self.exercises.iter().filter(chosen).cloned().collect())
    }

    /// The most points that there are.
    pub fn points(&self) -> u32 {
        self.exercises.iter().map(Posed::points).sum()
    }
}

impl Posed {
    /// An exercise as the library has it.
    pub fn of(library: &Library, exercise: &'static dyn AnyExercise) -> Result<Posed, Error> {
        Ok(Posed { exercise, manifest: library.manifest(exercise)? })
    }

    /// The most points that there are.
    pub fn points(&self) -> u32 {
        self.manifest.plan.groups.iter().map(|group| group.points).sum()
    }
}

/// The most points of a group.
const MOST_POINTS: u32 = 1_000_000;

impl Row {
    /// The manifest with what the contest says otherwise.
    fn apply(
        &self,
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
                    en "{points} points for {name}: a group has at most {MOST_POINTS}",
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
            let test = Test::of_file(file, read_file(file)?);
            if group.add(test).is_err() {
                // Two tests of one name are all that a group refuses.
                let name = &group.name;
                return Err(Error::new(say!(
                    vi "nhóm {name}: {file} có ở đó hai lần",
                    en "group {name}: {file} stands there twice",
                )));
            }
        }
        Ok(manifest)
    }
}

#[cfg(test)]
mod tests {
    use std::time::Duration;

    use super::*;

    fn contest(text: &str) -> Result<Contest, Error> {
        let library = Library::checkout(env!("CARGO_MANIFEST_DIR"));
        let read_file = |name: &str| match name {
            "mine.inp" => Ok(b"1 3 4 5\n".to_vec()),
            _ => Err(Error::file(Path::new(name), "there is no such file")),
        };
        Contest::parse(Path::new("contest.toml"), text, &library, &read_file)
    }

    const HEAD: &str = "title.vi = 'Thi'\ntitle.en = 'Contest'\nseed = 2027\n";

    fn with(rows: &str) -> Result<Contest, Error> {
        contest(&format!("{HEAD}{rows}"))
    }

    #[test]
    fn a_contest_changes_points_limits_and_tests_and_nothing_else() {
        let contest = with(
            "[[exercise]]\nname = 'kayles'\n[[exercise]]\nname = '9.8'\ntime_limit = 2.5\n\
             points = { small = 7 }\ntests = [{ group = 'small', file = 'mine.inp' }]\n",
        )
        .unwrap();
        let folders: Vec<_> = contest.exercises.iter().map(|posed| posed.exercise.folder()).collect();
        assert_eq!(folders, ["bai9_18_kayles", "bai9_08_moore_nim"]);
        assert_eq!((contest.seed, contest.title.vi.as_str(), contest.languages.len()), (2027, "Thi", 0));
        let library = Library::checkout(env!("CARGO_MANIFEST_DIR"));
        let plain = |index: usize| library.manifest(contest.exercises[index].exercise).unwrap();
        assert_eq!(contest.exercises[0].manifest, plain(0));
        let mut expected = (*plain(1)).clone();
        expected.time_limit = Duration::from_millis(2500);
        expected.plan.groups[0].points = 7;
        expected.plan.groups[0].tests.push(Test::of_file("mine.inp", *b"1 3 4 5\n"));
        assert_eq!(*contest.exercises[1].manifest, expected);
        assert_eq!(contest.points(), 100 + 77);
        let names = |names: &[&str]| {
            let names: Vec<String> = names.iter().map(|name| name.to_string()).collect();
            let posed = contest.selected(&names, &library).map_err(|error| error.to_string())?;
            Ok::<_, String>(posed.iter().map(|posed| posed.exercise.folder()).collect::<Vec<_>>())
        };
        assert_eq!(names(&[]).unwrap(), folders);
        assert_eq!(names(&["moore_nim"]).unwrap(), folders[1..]);
        assert!(names(&["9.9"]).unwrap_err().contains("is no exercise of this contest"));
    }

    #[test]
    fn every_mistake_in_a_contest_is_named() {
        let row = |row: &str| with(&format!("[[exercise]]\nname = '9.8'\n{row}")).err().unwrap();
        for (error, words) in [
            (contest("").err().unwrap(), "contest.toml: "),
            (with("").err().unwrap(), "missing field `exercise`"),
            (with("exercise = []").err().unwrap(), "there is no exercise"),
            (with("[[exercise]]\nname = 'moore'\n").err().unwrap(), "did you mean bai9_08_moore_nim?"),
            (
                with("date = 7\n[[exercise]]\nname = '9.8'").err().unwrap(),
                "line 4, column 1: unknown field `date`",
            ),
            (with("languages = []\n[[exercise]]\nname = '9.8'").err().unwrap(), "nobody could take part"),
            (contest(&HEAD.replace("2027", "-1")).err().unwrap(), "line 3, column 8"),
            (row("[[exercise]]\nname = 'bai9_08'"), "exercise 2, bai9_08: it stands here twice"),
            (row("time_limit = 0"), "time_limit = 0 is not a number of seconds"),
            (row("time_limit = nan"), "time_limit = NaN"),
            (row("memory_limit = 0"), "memory_limit = 0"),
            (row("points = { smal = 3 }"), "it has no group \"smal\"; it has small, one_pile_a_move, full"),
            (row("points = { small = 0, one_pile_a_move = 0, full = 0 }"), "worth nothing"),
            (row("points = { small = -1 }"), "column"),
            (row("tests = [{ group = 'x', file = 'mine.inp' }]"), "it has no group \"x\""),
            (row("tests = [{ group = 'small', file = 'yours.inp' }]"), "yours.inp: there is no such file"),
            (
                row("tests = [{ group = 'small', file = 'mine.inp' }, { group = 'small', file = 'mine.inp' }]"),
                "group small: mine.inp stands there twice",
            ),
        ] {
            let said = error.to_string();
            assert!(said.contains(words) && said.starts_with("contest.toml: "), "{said}");
            let (vi, en) = (error.sentence().vi(), error.sentence().en());
            assert!(vi.starts_with("contest.toml: ") && vi != en, "{vi}");
        }
    }
}
