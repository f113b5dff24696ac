//! Whose programs there are, and for which exercises: by the names of folders and files.
//!
//! Inside a student's folder, or zip file, the folder says whose a program is, and the names below only which exercise
//! it solves: `an01/bai9_12_final.py` and `an01/src/bai9_12.py` are by `an01`, and so is `an01/bai9_12/main.py`. Of a file
//! directly in the class's folder the name says both: `bai9_12_an01.py`, `an01_bai9_12.py`, `[an01][BAI9_12].py`. What
//! isn't judged is listed with the reason, so that nobody loses a mark unseen.

use std::{
    cmp::Reverse,
    collections::{BTreeMap, BTreeSet},
    path::{Path, PathBuf},
};

use checkers::{Sentence, say};
use exercise::{Error, Library, contest::Posed};

use self::{
    names::Names,
    tree::{Item, Kind},
};
use super::roster::Roster;
use crate::report;

mod archive;
mod names;
mod tree;

pub use self::{
    names::{exercise_of_file, folded},
    tree::Handed,
};

/// The programs of a class.
#[derive(Default)]
pub struct Entrants {
    /// The programs by student and exercise, the newest first; all of them are the student's own.
    pub programs: BTreeMap<(String, &'static str), Vec<Handed>>,
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
    /// A student's folder, or zip file.
    Folder(PathBuf),
    /// The name of a file in a folder of many students.
    Name(PathBuf),
}

/// A program that says whose it is.
struct Claim {
    owner: Owner,
    handed: Handed,
    /// The folder below the student's that it lies in, if its name could be another student's.
    below: Option<PathBuf>,
}

type Claims = BTreeMap<(String, &'static str), Vec<Claim>>;

/// The programs below folders: `Student/bai9_8.cpp`, `bai9_8_student.cpp`; a folder of one student's programs is called
/// after the student. `posed` are the exercises that count; `roster` knows how students are called.
pub fn find(
    places: &[PathBuf],
    posed: &[Posed],
    library: &Library,
    roster: &Roster,
) -> Result<Entrants, Error> {
    let names = Names::of(library);
    let mut search = Search {
        posed,
        names,
        roster,
        claims: Claims::new(),
        called: BTreeMap::new(),
        entrants: Entrants::default(),
    };
    for place in places {
        let item = tree::place(place)?;
        match &item.kind {
            Kind::Folder(items) => search.class(items, &item.path),
            _ => search.in_class(&item, item.path.parent().unwrap_or(Path::new("."))),
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
    names: Names<'a>,
    roster: &'a Roster,
    claims: Claims,
    /// How students are called, by what is the same whoever types it.
    called: BTreeMap<String, String>,
    entrants: Entrants,
}

/// A student's folder on the way through it.
#[derive(Clone)]
struct Inside {
    student: String,
    owner: Owner,
    /// The exercise that a folder on the way is called after.
    exercise: Option<&'static str>,
    below: Option<PathBuf>,
}

impl Search<'_> {
    fn class(&mut self, items: &[Item], class: &Path) {
        for item in items {
            match &item.kind {
                Kind::Folder(inner) if self.is_class(&item.name, inner) => self.class(inner, &item.path),
                Kind::Folder(inner) => self.student(item, inner, class),
                _ => self.in_class(item, class),
            }
        }
    }

    /// Whether a folder holds students: the list of names knows those inside, and not the folder.
    fn is_class(&self, name: &str, items: &[Item]) -> bool {
        let known = |name: &str| self.roster.find(student_of_folder(name)).is_some();
        !known(name) && items.iter().any(|item| matches!(item.kind, Kind::Folder(_)) && known(&item.name))
    }

    /// A student's folder, or a zip file, which may say an exercise as well.
    fn student(&mut self, item: &Item, items: &[Item], class: &Path) {
        let named = if item.is_archive { self.names.parse(&item.name) } else { None };
        let (exercise, student) = match named {
            Some((exercise, student)) => (Some(exercise), student.unwrap_or_else(|| name_of(class))),
            None => (None, student_of_folder(&item.name).to_string()),
        };
        let owner = Owner::Folder(tree::real(&item.path));
        let student = self.called(&student);
        self.inside(items, &Inside { student, owner, exercise, below: None });
    }

    fn inside(&mut self, items: &[Item], inside: &Inside) {
        for item in items {
            match &item.kind {
                Kind::Ignored(reason) => self.ignore(Some(&inside.student), &item.path, reason.clone()),
                Kind::Folder(inner) => {
                    let named = self.names.parse(&item.name).map(|(exercise, _)| exercise);
                    let own = named.is_some() || is_neutral(&item.name) || same(&item.name, &inside.student);
                    let below = inside.below.clone().or_else(|| (!own).then(|| item.path.clone()));
                    self.inside(
                        inner,
                        &Inside { exercise: named.or(inside.exercise), below, ..inside.clone() },
                    );
                }
                Kind::Program(handed) => {
                    let named = self.names.parse(&item.name).map(|(exercise, _)| exercise);
                    let exercise = self.asked(named.or(inside.exercise), Some(&inside.student), &item.path);
                    let Some(exercise) = exercise else { continue };
                    let (owner, below) = (inside.owner.clone(), inside.below.clone());
                    self.claim(
                        inside.student.clone(),
                        exercise,
                        Claim { owner, handed: handed.clone(), below },
                    );
                }
            }
        }
    }

    /// A file directly in a class's folder.
    fn in_class(&mut self, item: &Item, class: &Path) {
        let handed = match &item.kind {
            Kind::Program(handed) => handed.clone(),
            Kind::Ignored(reason) => return self.ignore(None, &item.path, reason.clone()),
            Kind::Folder(_) => return,
        };
        let (named, student) = self.names.parse(&item.name).unzip();
        let Some(exercise) = self.asked(named, None, &item.path) else { return };
        let student = student.flatten().unwrap_or_else(|| name_of(class));
        let student = self.called(&student);
        let owner = Owner::Name(tree::real(class));
        self.claim(student, exercise, Claim { owner, handed, below: None });
    }

    /// An exercise that counts; what is not judged is listed.
    fn asked(
        &mut self,
        named: Option<&'static str>,
        student: Option<&str>,
        path: &Path,
    ) -> Option<&'static str> {
        let reason = match named {
            None => say!(vi "không có bài nào tên như vậy", en "there is no exercise of that name"),
            Some(folder) if self.posed.iter().all(|posed| posed.exercise.folder() != folder) => {
                say!(vi "không chấm bài {folder}", en "{folder} was not asked for")
            }
            Some(folder) => return Some(folder),
        };
        self.ignore(student, path, reason);
        None
    }

    /// What a student is called: as the list of names says, or as the first folder or file did. Capital letters and the
    /// two ways in which Unicode writes an accent make no difference.
    fn called(&mut self, name: &str) -> String {
        match self.roster.find(name) {
            Some(known) => known.to_string(),
            None => self.called.entry(names::folded(name)).or_insert_with(|| names::composed(name)).clone(),
        }
    }

    fn claim(&mut self, student: String, exercise: &'static str, claim: Claim) {
        let claims = self.claims.entry((student, exercise)).or_default();
        // A place that is named twice is looked into twice.
        let path = tree::real(&claim.handed.path);
        if claims.iter().all(|known| tree::real(&known.handed.path) != path) {
            claims.push(claim);
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
            let below: BTreeSet<&PathBuf> = claims.iter().filter_map(|claim| claim.below.as_ref()).collect();
            match (owners.len(), below.len()) {
                (0 | 1, 0 | 1) => {
                    claims.sort_by_key(|claim| Reverse((claim.handed.changed, claim.handed.path.clone())));
                    let programs = claims.into_iter().map(|claim| claim.handed).collect();
                    self.entrants.programs.insert((student, exercise), programs);
                }
                (0 | 1, _) => self.several_folders(&student, &claims),
                _ => self.dispute(&student, &claims),
            }
        }
        self.entrants
    }

    /// Who was here first, or last, says nothing of whose program it is.
    fn dispute(&mut self, student: &str, claims: &[Claim]) {
        self.entrants.disputed.insert(student.into());
        for claim in claims {
            let others = claims.iter().filter(|other| other.owner != claim.owner);
            let others = others.map(|other| report::name(&other.handed.path)).collect::<Vec<_>>().join(", ");
            let reason = say!(
                vi "không chấm: {others} cũng nhận là bài của {student}; chỉ để lại bài thật sự của em ấy",
                en "not judged: {others} claims to be {student}'s, too; keep the one that really is",
                student = report::one_line(student)
            );
            self.ignore(Some(student), &claim.handed.path, reason);
        }
    }

    /// What seems to be a student may be a class, whose programs aren't one student's.
    fn several_folders(&mut self, student: &str, claims: &[Claim]) {
        self.entrants.disputed.insert(student.into());
        for claim in claims {
            let folder = match &claim.owner {
                Owner::Folder(folder) | Owner::Name(folder) => report::name(folder),
            };
            let reason = say!(
                vi "không chấm: trong {student} có bài này ở nhiều thư mục; nếu {student} là một lớp, hãy chạy judge --table \
                    {folder}, nếu là một học sinh, chỉ để lại một bài",
                en "not judged: {student} has several folders with this exercise; if {student} is a class, call judge --table \
                    {folder}, and if it is a student, keep one program",
                student = report::one_line(student)
            );
            self.ignore(Some(student), &claim.handed.path, reason);
        }
    }
}

/// Why a program is not judged if a newer one is.
pub fn older(newest: &Handed, handed: &Handed) -> Sentence {
    let newer = report::name(&newest.path);
    match newest.changed > handed.changed {
        true => say!(vi "{newer} mới hơn nên được chấm", en "not judged, because {newer} is newer"),
        false => say!(
            vi "{newer} được chấm: hai tệp cùng ngày giờ, và tên này đứng sau",
            en "not judged: {newer} has the same date, and its name comes last",
        ),
    }
}

/// Whether a folder inside a student's can only be that student's.
fn is_neutral(name: &str) -> bool {
    ["src", "source", "sources", "code", "main", "bai", "bài", "bailam", "bai_lam", "nop", "nộp"]
        .iter()
        .any(|known| same(name, known))
}

fn same(one: &str, other: &str) -> bool {
    names::folded(one) == names::folded(other)
}

/// The student of a folder's name: Moodle adds what kind of submission it is.
fn student_of_folder(name: &str) -> &str {
    let Some((student, _)) = name.split_once("_assignsubmission_") else { return name };
    student.trim_end_matches(|letter: char| letter.is_ascii_digit()).trim_end_matches('_')
}

fn name_of(path: impl AsRef<Path>) -> String {
    // `.` and `..` have a name, too.
    let path = tree::real(path.as_ref());
    path.file_name().unwrap_or_default().to_string_lossy().into_owned()
}
