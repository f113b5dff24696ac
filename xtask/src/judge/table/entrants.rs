//! Whose programs there are, and for which exercises: by the names of folders and files.
//!
//! Inside a student's folder the folder says whose a program is, and a file's name only which exercise it solves:
//! `an01/bai9_12_final.py` is by `an01`. Of a file directly in the class's folder the name says both:
//! `bai9_12_an01.py`. What isn't judged is listed with the reason, so that nobody loses a mark unseen.

use std::{
    cmp::Reverse,
    collections::{BTreeMap, BTreeSet},
    fs,
    path::{Path, PathBuf},
    time::SystemTime,
};

use checkers::{Sentence, say};
use exercise::{AnyExercise, Error, Library, Reason, contest::Posed};
use judging::Language;

use crate::{files, report};

/// The programs of a class.
#[derive(Default)]
pub struct Entrants {
    /// The programs by student and exercise, the newest first; all of them are the student's own.
    pub programs: BTreeMap<(String, &'static str), Vec<PathBuf>>,
    /// What is not judged, and why.
    pub ignored: Vec<Ignored>,
    /// The students of whom two owners have a program for one exercise: nobody can say whose it is, and before that is
    /// settled there is no mark.
    pub disputed: BTreeSet<String>,
}

/// A file or folder that is not judged.
pub struct Ignored {
    /// Whose it is, as far as that is known.
    pub student: Option<String>,
    pub path: PathBuf,
    pub reason: Sentence,
}

impl Ignored {
    /// `class/an01/notes.txt: this is not a program`.
    pub fn sentence(&self) -> Sentence {
        let (path, reason) = (report::name(&self.path), &self.reason);
        say!(vi "{path}: {reason}", en "{path}: {reason}"; reason)
    }
}

/// Who says that a program is a student's.
#[derive(Clone, Debug, PartialEq, Eq, PartialOrd, Ord)]
enum Owner {
    /// A student's folder.
    Folder(PathBuf),
    /// The name of a file in a folder of many students.
    Name(PathBuf),
}

/// A program that says whose it is.
struct Claim {
    owner: Owner,
    path: PathBuf,
}

type Claims = BTreeMap<(String, &'static str), Vec<Claim>>;

/// The programs below folders: `Student/bai9_8.cpp`, `bai9_8_student.cpp`; a folder of one student's programs is called
/// after the student. `posed` are the exercises that count.
pub fn find(places: &[PathBuf], posed: &[Posed], library: &Library) -> Result<Entrants, Error> {
    let mut search = Search { posed, library, claims: Claims::new(), entrants: Entrants::default() };
    for place in places {
        match place.is_dir() {
            true => search.class(place)?,
            false => search.in_class(place, place.parent().unwrap_or(Path::new("."))),
        }
    }
    let entrants = search.finish();
    if entrants.programs.is_empty() && entrants.disputed.is_empty() {
        entrants.ignored.iter().for_each(|ignored| report::note(&ignored.sentence()));
        let places: Vec<_> = places.iter().map(|place| report::name(place)).collect();
        return Err(Error::new(say!(
            vi "{places}: ở đây không có chương trình nào; chương trình có tên dạng HọcSinh/bai9_8.cpp hoặc \
                bai9_8_hocsinh.cpp",
            en "{places}: there are no programs here; they are called Student/bai9_8.cpp or bai9_8_student.cpp",
            places = places.join(", ")
        )));
    }
    Ok(entrants)
}

struct Search<'a> {
    posed: &'a [Posed],
    library: &'a Library,
    claims: Claims,
    entrants: Entrants,
}

impl Search<'_> {
    fn class(&mut self, class: &Path) -> Result<(), Error> {
        for path in sorted(class)? {
            let about = fs::symlink_metadata(&path).map_err(|error| Error::file(&path, error))?;
            if about.is_symlink() && path.is_dir() {
                // It may lead to another student's folder, or out of the class.
                let reason = say!(
                    vi "đây là liên kết tới một thư mục; liên kết không được đi theo",
                    en "this is a link to a folder, and links are not followed",
                );
                self.ignore(None, &path, reason);
            } else if about.is_dir() {
                self.student(&path)?;
            } else {
                self.in_class(&path, class);
            }
        }
        Ok(())
    }

    /// A student's folder.
    fn student(&mut self, folder: &Path) -> Result<(), Error> {
        let student = name_of(folder);
        for path in sorted(folder)? {
            if path.is_dir() {
                let reason = say!(
                    vi "đây là thư mục nằm trong thư mục của học sinh; chỉ các tệp nằm ngay trong đó được chấm",
                    en "this is a folder inside a student's folder, of which only the files are judged",
                );
                self.ignore(Some(&student), &path, reason);
            } else if let Some((exercise, _)) = self.exercise(&path, Some(&student)) {
                let owner = Owner::Folder(place(folder));
                self.claim(student.clone(), exercise, owner, path);
            }
        }
        Ok(())
    }

    /// A file directly in a class's folder.
    fn in_class(&mut self, path: &Path, class: &Path) {
        let Some((exercise, named)) = self.exercise(path, None) else { return };
        let student = named.map_or_else(|| name_of(class), |named| without_copy(&named).to_string());
        self.claim(student, exercise, Owner::Name(place(class)), path.to_path_buf());
    }

    /// The exercise of a file, and what its name says behind it. What is not judged is listed.
    fn exercise(&mut self, path: &Path, student: Option<&str>) -> Option<(&'static str, Option<String>)> {
        if Language::of(path).is_none() {
            let reason = say!(vi "đây không phải là chương trình", en "this is not a program");
            self.ignore(student, path, reason);
            return None;
        }
        let stem = path.file_stem().map(|stem| stem.to_string_lossy().into_owned()).unwrap_or_default();
        let Some((folder, named)) = exercise_and_student(&stem, self.library) else {
            let reason = say!(vi "không có bài nào tên như vậy", en "there is no exercise of that name");
            self.ignore(student, path, reason);
            return None;
        };
        if self.posed.iter().all(|posed| posed.exercise.folder() != folder) {
            let reason = say!(vi "không chấm bài {folder}", en "{folder} was not asked for");
            self.ignore(student, path, reason);
            return None;
        }
        Some((folder, named.map(String::from)))
    }

    fn claim(&mut self, student: String, exercise: &'static str, owner: Owner, path: PathBuf) {
        let claims = self.claims.entry((student, exercise)).or_default();
        // A place that is named twice is looked into twice.
        let known = |claim: &Claim| claim.owner == owner && claim.path.file_name() == path.file_name();
        if !claims.iter().any(known) {
            claims.push(Claim { owner, path });
        }
    }

    fn ignore(&mut self, student: Option<&str>, path: &Path, reason: Sentence) {
        if self.entrants.ignored.iter().all(|known| known.path != path) {
            let student = student.map(String::from);
            self.entrants.ignored.push(Ignored { student, path: path.to_path_buf(), reason });
        }
    }

    /// Tells programs of one owner, which are all the student's, from those that two owners claim.
    fn finish(mut self) -> Entrants {
        for ((student, exercise), mut claims) in std::mem::take(&mut self.claims) {
            let owners: BTreeSet<&Owner> = claims.iter().map(|claim| &claim.owner).collect();
            if owners.len() > 1 {
                self.dispute(&student, &claims);
                continue;
            }
            claims.sort_by_key(|claim| Reverse((changed(&claim.path), claim.path.clone())));
            let programs = claims.into_iter().map(|claim| claim.path).collect();
            self.entrants.programs.insert((student, exercise), programs);
        }
        self.entrants
    }

    /// Who was here first, or last, says nothing of whose program it is.
    fn dispute(&mut self, student: &str, claims: &[Claim]) {
        self.entrants.disputed.insert(student.into());
        for claim in claims {
            let others = claims.iter().filter(|other| other.owner != claim.owner);
            let others = others.map(|other| report::name(&other.path)).collect::<Vec<_>>().join(", ");
            let reason = say!(
                vi "không chấm: {others} cũng nhận là bài của {student}; chỉ để lại bài thật sự của em ấy",
                en "not judged: {others} claims to be {student}'s, too; keep the one that really is",
                student = report::one_line(student)
            );
            self.ignore(Some(student), &claim.path, reason);
        }
    }
}

/// Why a program is not judged if a newer one is.
pub fn older(newest: &Path, path: &Path) -> Sentence {
    let newer = report::name(newest);
    match changed(newest) > changed(path) {
        true => say!(vi "{newer} mới hơn nên được chấm", en "not judged, because {newer} is newer"),
        false => say!(
            vi "{newer} được chấm: hai tệp cùng ngày giờ, và tên này đứng sau",
            en "not judged: {newer} has the same date, and its name comes last",
        ),
    }
}

/// A folder, by whichever path it is named.
fn place(folder: &Path) -> PathBuf {
    let folder = if folder.as_os_str().is_empty() { Path::new(".") } else { folder };
    folder.canonicalize().unwrap_or_else(|_| folder.to_path_buf())
}

fn changed(path: &Path) -> Option<SystemTime> {
    fs::symlink_metadata(path).ok()?.modified().ok()
}

fn name_of(path: impl AsRef<Path>) -> String {
    // `.` and `..` have a name, too.
    place(path.as_ref()).file_name().unwrap_or_default().to_string_lossy().into_owned()
}

/// The exercise that a program's name says.
pub fn exercise_of_file(path: &Path, library: &Library) -> Option<&'static dyn AnyExercise> {
    let (folder, _) = exercise_and_student(path.file_stem()?.to_str()?, library)?;
    library.find(folder).ok()
}

/// The exercise that a file's name begins with, and what comes behind it: `bai9_8`, `bai9_8_student`, `bai9_8 (1)`. The
/// longest name of an exercise counts.
fn exercise_and_student<'a>(stem: &'a str, library: &Library) -> Option<(&'static str, Option<&'a str>)> {
    let found = |name: &str| library.find(name).ok().map(|exercise| exercise.folder());
    if let Some(folder) = found(stem) {
        return Some((folder, None));
    }
    let separators = stem.char_indices().rev().filter(|(_, letter)| "_- .(".contains(*letter));
    separators
        .filter_map(|(at, _)| Some((found(&stem[..at])?, &stem[at..])))
        .map(|(folder, rest)| (folder, rest.trim_start_matches(['_', '-', ' ', '.'])))
        .find(|(_, rest)| !rest.is_empty())
        .map(|(folder, rest)| match without_copy(rest) {
            "" => (folder, None),
            _ => (folder, Some(rest)),
        })
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
    let bytes = files::read(path)?;
    let mut reader = csv::ReaderBuilder::new().has_headers(false).flexible(true).from_reader(bytes.as_slice());
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
            let reason = say!(vi "dòng {line}: {id} xuất hiện hai lần", en "line {line}: {id} is listed twice");
            return Err(Error::file(path, reason));
        }
        let name = if name.is_empty() { id.clone() } else { name };
        names.push((id, name));
    }
    match names.is_empty() {
        true => Err(Error::file(path, say!(vi "không có tên nào", en "it contains no names"))),
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
        _ => say!(vi "tệp không phải là CSV", en "this is not CSV"),
    }
}

#[cfg(test)]
mod units {
    use super::*;

    #[test]
    fn a_file_s_name_says_the_exercise_and_the_student() {
        let library = problems::library(Path::new(env!("CARGO_MANIFEST_DIR")).join("../problems"));
        let split = |stem: &'static str| exercise_and_student(stem, &library);
        assert_eq!(split("bai9_8"), Some(("bai9_08_moore_nim", None)));
        assert_eq!(split("BAI9_08"), Some(("bai9_08_moore_nim", None)));
        assert_eq!(split("bai9_8_an"), Some(("bai9_08_moore_nim", Some("an"))));
        assert_eq!(split("bai9_8_van_an"), Some(("bai9_08_moore_nim", Some("van_an"))));
        assert_eq!(split("bai9_18-Bình"), Some(("bai9_18_kayles", Some("Bình"))));
        assert_eq!(split("bai9_08_moore_nim_an"), Some(("bai9_08_moore_nim", Some("an"))));
        assert_eq!(split("an"), None);
        assert_eq!(split("bai9_8_"), None);
        for copy in ["bai9_8 (1)", "bai9_8(2)", "bai9_8 - Copy", "bai9_8 - Copy (2)", "bai9_8 - Bản sao"] {
            assert_eq!(split(copy), Some(("bai9_08_moore_nim", None)), "{copy}");
        }
        assert_eq!(split("bai9_8_an (1)"), Some(("bai9_08_moore_nim", Some("an (1)"))));
        assert_eq!(without_copy("an (1)"), "an");
        assert_eq!(without_copy("an - Copy (3)"), "an");
        assert_eq!(without_copy("Copy Cat"), "Copy Cat");
    }
}
