//! Zip files as they are handed in: a folder of programs, read into memory within bounds. Nothing is unpacked, so no name
//! in it leads anywhere.

use std::{
    fs,
    io::{self, Read},
    path::{Component, Path, PathBuf},
    time::SystemTime,
};

use checkers::{Sentence, say};
use exercise::plain_file;
use judging::program::LARGEST_SOURCE;
use zip::{ZipArchive, read::ZipFile, result::ZipError};

use super::tree::{self, Handed, Item, Kind};
use crate::judge::table::date;

/// The most files that are looked at.
const MOST_FILES: usize = 10_000;

/// The most bytes of programs that are read of one zip file, however small it is: a bomb goes no further.
const MOST_BYTES: u64 = 64 << 20;

/// Whether a file is called like one.
pub fn is_one(path: &Path) -> bool {
    path.extension().is_some_and(|ending| ending.eq_ignore_ascii_case("zip"))
}

/// What is in a zip file, or why it isn't opened.
pub fn items(path: &Path) -> Result<Vec<Item>, Sentence> {
    // A pipe would let its reader wait.
    if !fs::metadata(path).map_err(tree::reason)?.is_file() {
        return Err(say!(vi "đây không phải là tệp thường", en "this is not a plain file"));
    }
    let file = fs::File::open(path).map_err(tree::reason)?;
    if file.metadata().map_err(tree::reason)?.len() > plain_file::LARGEST {
        return Err(plain_file::too_large(plain_file::LARGEST));
    }
    let mut archive = ZipArchive::new(io::BufReader::new(file)).map_err(|error| broken(&error))?;
    if archive.len() > MOST_FILES {
        return Err(say!(
            vi "tệp zip có hơn {MOST_FILES} tệp nên không được mở",
            en "it has more than {MOST_FILES} files and isn't opened",
        ));
    }
    let mut items = Vec::new();
    let mut left = MOST_BYTES;
    for index in 0..archive.len() {
        // Without its content a file can be looked at even if it has a password.
        let raw = archive.by_index_raw(index).map_err(|error| broken(&error))?;
        if raw.is_dir() {
            continue;
        }
        let (name, is_link) = (raw.name().map_err(|error| broken(&error))?.into_owned(), raw.is_symlink());
        drop(raw);
        let Some(inner) = plain_path(&name) else {
            items.push(ignored(path.join(name.replace('/', "\u{2215}")), outside()));
            continue;
        };
        let mut read =
            || archive.by_index(index).map_err(|error| broken(&error)).and_then(|file| bytes(file, &mut left));
        add(&mut items, path, &inner, is_link, &mut read);
    }
    Ok(items)
}

/// The path of a file inside, if it stays inside.
fn plain_path(name: &str) -> Option<PathBuf> {
    // Some programs on Windows write the path with backslashes.
    let path = PathBuf::from(name.replace('\\', "/"));
    let plain = !name.is_empty()
        && !name.contains('\0')
        && path.components().all(|part| matches!(part, Component::Normal(_)));
    plain.then_some(path)
}

type ReadBytes<'a> = &'a mut dyn FnMut() -> Result<(Vec<u8>, Option<SystemTime>), Sentence>;

/// Puts a file into the tree, below the folders of its path.
fn add(items: &mut Vec<Item>, folder: &Path, inner: &Path, is_link: bool, read: ReadBytes) {
    let mut parts = inner.components().map(|part| PathBuf::from(part.as_os_str()));
    let Some(first) = parts.next() else { return };
    let (path, rest) = (folder.join(&first), parts.collect::<PathBuf>());
    let is_folder = !rest.as_os_str().is_empty();
    let left = tree::left_by_a_tool(&first.to_string_lossy(), is_folder);
    if let Some(reason) = left.or_else(|| (rest.components().count() >= tree::DEEPEST).then(tree::too_deep)) {
        // A folder that is left out is listed once, whatever it holds.
        if items.iter().all(|known| known.path != path) {
            items.push(ignored(path, reason));
        }
        return;
    }
    if is_folder {
        let index = items.iter().position(|known| known.path == path && matches!(known.kind, Kind::Folder(_)));
        let index = index.unwrap_or_else(|| {
            items.push(tree::item(&path, false));
            items.len() - 1
        });
        if let Kind::Folder(inside) = &mut items[index].kind {
            add(inside, &path, &rest, is_link, read);
        }
        return;
    }
    let kind = match (is_link, is_one(&path)) {
        (true, _) => Kind::Ignored(say!(
            vi "đây là liên kết; liên kết không được đi theo",
            en "this is a link, and links are not followed",
        )),
        (_, true) => Kind::Ignored(say!(
            vi "tệp zip nằm trong tệp zip không được mở",
            en "a zip file inside a zip file isn't opened",
        )),
        _ => match tree::program(&path, |path| Handed::packed(path, None, Vec::new())) {
            Kind::Program(_) => match read() {
                Ok((bytes, changed)) => Kind::Program(Handed::packed(path.clone(), changed, bytes)),
                Err(reason) => Kind::Ignored(reason),
            },
            other => other,
        },
    };
    items.push(Item { kind, ..tree::item(&path, true) });
}

fn ignored(path: PathBuf, reason: Sentence) -> Item {
    Item { kind: Kind::Ignored(reason), ..tree::item(&path, true) }
}

/// The bytes of a program and its date, as far as the bounds allow.
fn bytes<R: Read>(file: ZipFile<R>, left: &mut u64) -> Result<(Vec<u8>, Option<SystemTime>), Sentence> {
    let changed = file.last_modified().and_then(|time| {
        let day = (i64::from(time.year()), u32::from(time.month()), u32::from(time.day()));
        date::time(day, [time.hour(), time.minute(), time.second()].map(u32::from))
    });
    let mut bytes = Vec::new();
    // What it says of its size may be a lie: what comes out counts.
    file.take((LARGEST_SOURCE + 1).min(*left)).read_to_end(&mut bytes).map_err(tree::reason)?;
    *left -= bytes.len() as u64;
    match *left {
        0 => Err(say!(
            vi "các chương trình trong tệp zip này dài quá {mebibytes} MiB; phần còn lại không được đọc",
            en "the programs in this zip file are longer than {mebibytes} MiB; the rest isn't read",
            mebibytes = MOST_BYTES >> 20
        )),
        _ => Ok((bytes, changed)),
    }
}

fn outside() -> Sentence {
    say!(
        vi "tên tệp này dẫn ra ngoài tệp zip",
        en "the name of this file leads out of the zip file",
    )
}

/// Why a zip file, or a file in it, cannot be read.
fn broken(error: &ZipError) -> Sentence {
    match error {
        ZipError::UnsupportedArchive(what) if *what == ZipError::PASSWORD_REQUIRED => {
            say!(vi "có mật khẩu nên không mở được", en "it has a password and can't be opened")
        }
        ZipError::InvalidPassword => {
            say!(vi "có mật khẩu nên không mở được", en "it has a password and can't be opened")
        }
        ZipError::UnsupportedArchive(_) | ZipError::CompressionMethodNotSupported(_) => say!(
            vi "nén theo cách không đọc được ở đây; hãy nén lại bằng cách thông thường (deflate)",
            en "it is compressed in a way that can't be read here; make it again in the usual way (deflate)",
        ),
        _ => say!(vi "tệp zip này bị hỏng", en "this zip file is damaged"),
    }
}
