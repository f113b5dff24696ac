//! What lies in a class's folder, before anybody asks whose it is: folders, programs, and what is neither. A zip file is
//! a folder here.

use std::{
    fs,
    path::{Path, PathBuf},
    sync::Arc,
    time::SystemTime,
};

use checkers::{Sentence, say};
use exercise::{Error, Reason};
use judging::{Language, Source, language};

use super::archive;

/// A program that was handed in.
#[derive(Clone)]
pub struct Handed {
    /// Where it is; the path of a zip file goes on inside it.
    pub path: PathBuf,
    /// When it was last changed, if that is known.
    pub changed: Option<SystemTime>,
    /// Its text, where it is part of a zip file.
    bytes: Option<Arc<[u8]>>,
}

impl Handed {
    /// A part of a zip file.
    pub fn packed(path: PathBuf, changed: Option<SystemTime>, bytes: Vec<u8>) -> Handed {
        Handed { path, changed, bytes: Some(bytes.into()) }
    }

    /// Its source.
    pub fn source(&self) -> Result<Source, Error> {
        match &self.bytes {
            None => Source::read(&self.path, None),
            Some(bytes) => {
                let language = language::of(&self.path)?;
                Ok(Source { path: self.path.clone(), language, bytes: bytes.to_vec() })
            }
        }
    }
}

/// Something with a name.
pub struct Item {
    pub path: PathBuf,
    /// The name of a folder; of a file, the name without its ending.
    pub name: String,
    pub kind: Kind,
    /// Whether it is a zip file, whose name may say an exercise.
    pub is_archive: bool,
}

pub enum Kind {
    Folder(Vec<Item>),
    Program(Handed),
    /// It is neither, and this is why.
    Ignored(Sentence),
}

/// The deepest folder that is looked into, below the one of the class.
pub const DEEPEST: usize = 8;

/// A folder, a zip file or a file that a call names.
pub fn place(path: &Path) -> Result<Item, Error> {
    if path.is_dir() {
        return Ok(Item { kind: Kind::Folder(folder(path, 0)?), ..item(path, false) });
    }
    fs::metadata(path).map_err(|error| Error::file(path, error))?;
    match archive::is_one(path) {
        false => Ok(Item { kind: file(path), ..item(path, true) }),
        true => match archive::items(path) {
            Ok(items) => Ok(Item { kind: Kind::Folder(items), is_archive: true, ..item(path, true) }),
            Err(reason) => Err(Error::file(path, reason)),
        },
    }
}

fn folder(folder: &Path, depth: usize) -> Result<Vec<Item>, Error> {
    let context = |error| Error::file(folder, error);
    let entries = fs::read_dir(folder).map_err(context)?;
    let mut paths: Vec<PathBuf> =
        entries.map(|entry| Ok(entry?.path())).collect::<std::io::Result<_>>().map_err(context)?;
    paths.sort();
    paths.iter().map(|path| found(path, depth + 1)).collect()
}

fn found(path: &Path, depth: usize) -> Result<Item, Error> {
    let about = fs::symlink_metadata(path).map_err(|error| Error::file(path, error))?;
    let (is_file, is_archive) = (!about.is_dir(), about.is_file() && archive::is_one(path));
    let name = path.file_name().unwrap_or_default().to_string_lossy();
    let kind = if about.is_symlink() && path.is_dir() {
        // It may lead to another student's folder, or out of the class.
        Kind::Ignored(say!(
            vi "đây là liên kết tới một thư mục; liên kết không được đi theo",
            en "this is a link to a folder, and links are not followed",
        ))
    } else if let Some(reason) = left_by_a_tool(&name, about.is_dir()) {
        Kind::Ignored(reason)
    } else if about.is_dir() && depth > DEEPEST {
        Kind::Ignored(too_deep())
    } else if about.is_dir() {
        // A folder that cannot be read is one student's trouble.
        folder(path, depth).map_or_else(|error| Kind::Ignored(unreadable(path, &error)), Kind::Folder)
    } else if is_archive {
        archive::items(path).map_or_else(Kind::Ignored, Kind::Folder)
    } else {
        file(path)
    };
    Ok(Item { kind, is_archive, ..item(path, is_file) })
}

/// A file on the disk: a program, or not.
fn file(path: &Path) -> Kind {
    let changed = fs::symlink_metadata(path).and_then(|about| about.modified()).ok();
    program(path, |path| Handed { path, changed, bytes: None })
}

/// What the ending of a file says.
pub fn program(path: &Path, handed: impl FnOnce(PathBuf) -> Handed) -> Kind {
    if Language::of(path).is_some() {
        return Kind::Program(handed(path.to_path_buf()));
    }
    let ending = path.extension().unwrap_or_default().to_ascii_lowercase();
    let archive = ["rar", "7z", "gz", "tar", "xz", "tgz", "bz2"].iter().any(|known| ending == *known);
    Kind::Ignored(match archive {
        true => say!(
            vi "tệp nén loại này không được mở; hãy giải nén, hoặc nộp tệp .zip",
            en "archives of this kind aren't opened; unpack it, or ask for a .zip",
        ),
        false => say!(vi "đây không phải là chương trình", en "this is not a program"),
    })
}

/// An item of a path, without what it is.
pub fn item(path: &Path, is_file: bool) -> Item {
    let name = if is_file { path.file_stem() } else { path.file_name() };
    let name = name.unwrap_or_default().to_string_lossy().into_owned();
    Item { path: path.to_path_buf(), name, kind: Kind::Folder(Vec::new()), is_archive: false }
}

/// What systems and tools leave beside programs, which nobody handed in on purpose.
pub fn left_by_a_tool(name: &str, is_folder: bool) -> Option<Sentence> {
    const FOLDERS: [&str; 5] = ["__MACOSX", "__pycache__", "node_modules", "target", "venv"];
    const FILES: [&str; 2] = ["Thumbs.db", "desktop.ini"];
    let known = |names: &[&str]| names.iter().any(|known| name.eq_ignore_ascii_case(known));
    let left = name.starts_with('.') || if is_folder { known(&FOLDERS) } else { known(&FILES) };
    left.then(|| {
        say!(
            vi "do hệ điều hành hoặc công cụ tạo ra, không phải bài nộp",
            en "the system or a tool left this; nobody handed it in",
        )
    })
}

/// A folder deeper than those that are looked into.
pub fn too_deep() -> Sentence {
    say!(
        vi "thư mục nằm sâu hơn {DEEPEST} cấp nên không được xem",
        en "this folder is more than {DEEPEST} levels deep and isn't looked into",
    )
}

fn unreadable(path: &Path, error: &Error) -> Sentence {
    // The path stands before the reason in the list already.
    let prefix = format!("{}: ", path.display());
    error.sentence().map(|text| text.strip_prefix(&prefix).unwrap_or(text).to_string())
}

/// A file or folder, by whichever path it is named.
pub fn real(path: &Path) -> PathBuf {
    let path = if path.as_os_str().is_empty() { Path::new(".") } else { path };
    match path.canonicalize() {
        Ok(real) => real,
        // Inside a zip file: the file is where it is.
        Err(_) => match (path.parent(), path.file_name()) {
            (Some(parent), Some(name)) if !parent.as_os_str().is_empty() => real(parent).join(name),
            _ => path.to_path_buf(),
        },
    }
}

/// What a reason of the system is, in both languages.
pub fn reason(error: std::io::Error) -> Sentence {
    error.reason()
}
