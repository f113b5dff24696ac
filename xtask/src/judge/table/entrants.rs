//! Whose programs there are, and for which exercises: by the names of folders and files.

use std::{
    collections::BTreeMap,
    fs,
    path::{Path, PathBuf},
    time::SystemTime,
};

use checkers::{Sentence, say};
use judging::Language;
use problems::{Error, Library, Reason, contest::Posed};

/// The programs of a class.
#[derive(Default)]
pub struct Entrants {
    /// Every program by student and exercise.
    pub programs: BTreeMap<(String, &'static str), PathBuf>,
    /// What was not taken, and why.
    pub notices: Vec<Sentence>,
}

/// The programs below folders: `Student/bai9_8.cpp`, `bai9_8_student.cpp`; a folder of one student's programs is called
/// after the student. `posed` are the exercises that count.
pub fn find(places: &[PathBuf], posed: &[Posed], library: &Library) -> Result<Entrants, Error> {
    let mut entrants = Entrants::default();
    for place in places {
        if place.is_file() {
            let student = place.parent().map_or(String::new(), name_of);
            entrants.file(place, &student, posed, library);
            continue;
        }
        for path in sorted(place)? {
            if !path.is_dir() {
                entrants.file(&path, &name_of(place), posed, library);
                continue;
            }
            for file in sorted(&path)? {
                if !file.is_dir() {
                    entrants.file(&file, &name_of(&path), posed, library);
                }
            }
        }
    }
    if entrants.programs.is_empty() {
        let places: Vec<_> = places.iter().map(|place| place.display().to_string()).collect();
        return Err(Error::new(say!(
            vi "{places}: ở đây không có chương trình nào; chương trình có tên dạng HọcSinh/bai9_8.cpp hoặc \
                bai9_8_hocsinh.cpp",
            en "{places}: there is no program here; one is called Student/bai9_8.cpp or bai9_8_student.cpp",
            places = places.join(", ")
        )));
    }
    Ok(entrants)
}

impl Entrants {
    /// Takes a file, or says why not. `student` is whose it is if its name does not say it.
    fn file(&mut self, path: &Path, student: &str, posed: &[Posed], library: &Library) {
        // Tests, notes and what compilers leave are nobody's programs.
        if Language::of(path).is_err() {
            return;
        }
        let stem = path.file_stem().map(|stem| stem.to_string_lossy().into_owned()).unwrap_or_default();
        let Some((folder, named)) = exercise_and_student(&stem, library) else {
            self.notices.push(say!(
                vi "{path}: không có bài nào tên như vậy",
                en "{path}: no exercise is called so",
                path = path.display()
            ));
            return;
        };
        if posed.iter().all(|posed| posed.exercise.folder() != folder) {
            self.notices.push(say!(
                vi "{path}: không chấm bài {folder}",
                en "{path}: {folder} is not asked for",
                path = path.display()
            ));
            return;
        }
        let student = named.unwrap_or(student).to_string();
        let entry = (student, folder);
        if let Some(other) = self.programs.get(&entry) {
            let (newer, older) =
                if changed(path) > changed(other) { (path, &**other) } else { (&**other, path) };
            self.notices.push(say!(
                vi "{older}: {newer} mới hơn nên được chấm",
                en "{older}: {newer} is newer and counts",
                older = older.display(),
                newer = newer.display()
            ));
            let newer = newer.to_path_buf();
            self.programs.insert(entry, newer);
            return;
        }
        self.programs.insert(entry, path.to_path_buf());
    }
}

fn changed(path: &Path) -> Option<SystemTime> {
    fs::metadata(path).ok()?.modified().ok()
}

fn name_of(path: impl AsRef<Path>) -> String {
    let path = path.as_ref();
    // `.` and `..` have a name, too.
    let whole = path.canonicalize().unwrap_or_else(|_| path.to_path_buf());
    whole.file_name().unwrap_or_default().to_string_lossy().into_owned()
}

/// The exercise that a file's name begins with, and the student after it: `bai9_8`, `bai9_8_student`. The longest name
/// of an exercise counts.
fn exercise_and_student<'a>(stem: &'a str, library: &Library) -> Option<(&'static str, Option<&'a str>)> {
    let found = |name: &str| library.find(name).ok().map(|exercise| exercise.folder());
    if let Some(folder) = found(stem) {
        return Some((folder, None));
    }
    let separators = stem.char_indices().rev().filter(|(_, letter)| "_- ".contains(*letter));
    separators
        .filter_map(|(at, _)| Some((found(&stem[..at])?, &stem[at + 1..])))
        .find(|(_, student)| !student.is_empty())
        .map(|(folder, student)| (folder, Some(student)))
}

fn sorted(folder: &Path) -> Result<Vec<PathBuf>, Error> {
    let context = |error| Error::file(folder, error);
    let entries = fs::read_dir(folder).map_err(context)?;
    let mut paths: Vec<PathBuf> =
        entries.map(|entry| Ok(entry?.path())).collect::<std::io::Result<_>>().map_err(context)?;
    paths.sort();
    Ok(paths)
}

/// The names of students by what their folders or files call them, in the order of a CSV file: `an01,Nguyễn Văn An`. A
/// first row that says `id` or `student` is a heading.
pub fn names(path: &Path) -> Result<Vec<(String, String)>, Error> {
    let mut reader = csv::ReaderBuilder::new()
        .has_headers(false)
        .flexible(true)
        .from_path(path)
        .map_err(|error| Error::file(path, unreadable(error)))?;
    let mut names: Vec<(String, String)> = Vec::new();
    for record in reader.records() {
        let record = record.map_err(|error| Error::file(path, unreadable(error)))?;
        let line = record.position().map_or(0, |position| position.line());
        let cell =
            |at: usize| record.get(at).unwrap_or_default().trim().trim_start_matches('\u{feff}').to_string();
        let (id, name) = (cell(0), cell(1));
        let heading = names.is_empty() && ["id", "student"].contains(&id.to_lowercase().as_str());
        if heading || (id.is_empty() && name.is_empty()) {
            continue;
        }
        if id.is_empty() || record.len() > 2 {
            return Err(Error::file(
                path,
                say!(
                    vi "dòng {line}: mỗi dòng gồm tên thư mục của học sinh, dấu phẩy và họ tên",
                    en "line {line}: a row is the student's folder, a comma, and the name",
                ),
            ));
        }
        if names.iter().any(|(known, _)| *known == id) {
            let reason =
                say!(vi "dòng {line}: {id} xuất hiện hai lần", en "line {line}: {id} stands here twice");
            return Err(Error::file(path, reason));
        }
        let name = if name.is_empty() { id.clone() } else { name };
        names.push((id, name));
    }
    match names.is_empty() {
        true => Err(Error::file(path, say!(vi "không có tên nào", en "there is no name in it"))),
        false => Ok(names),
    }
}

/// What is wrong with a CSV file.
fn unreadable(error: csv::Error) -> Sentence {
    match error.into_kind() {
        csv::ErrorKind::Io(error) => error.reason(),
        csv::ErrorKind::Utf8 { .. } => {
            say!(vi "tệp không phải là văn bản UTF-8", en "this is not text in UTF-8")
        }
        _ => say!(vi "tệp không phải là CSV", en "this is no CSV"),
    }
}

#[cfg(test)]
mod units {
    use super::*;

    #[test]
    fn a_file_s_name_says_the_exercise_and_the_student() {
        let library = Library::checkout(Path::new(env!("CARGO_MANIFEST_DIR")).join("../problems"));
        let split = |stem: &'static str| exercise_and_student(stem, &library);
        assert_eq!(split("bai9_8"), Some(("bai9_08_moore_nim", None)));
        assert_eq!(split("BAI9_08"), Some(("bai9_08_moore_nim", None)));
        assert_eq!(split("bai9_8_an"), Some(("bai9_08_moore_nim", Some("an"))));
        assert_eq!(split("bai9_8_van_an"), Some(("bai9_08_moore_nim", Some("van_an"))));
        assert_eq!(split("bai9_18-Bình"), Some(("bai9_18_kayles", Some("Bình"))));
        assert_eq!(split("bai9_08_moore_nim_an"), Some(("bai9_08_moore_nim", Some("an"))));
        assert_eq!(split("an"), None);
        assert_eq!(split("bai9_8_"), None);
    }
}
