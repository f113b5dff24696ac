//! Files of others: plain ones, and no larger than an input can be. A device has no end, a pipe lets its reader wait,
//! and what a link leads to may be nobody's business.

use std::{
    fs,
    io::Read,
    path::{Component, Path},
};

use checkers::{Sentence, say};

use crate::{Error, error::shown_path};

/// The most bytes that are read of a file: twice the largest input of an exercise.
pub const LARGEST: u64 = 64 << 20;

/// The bytes of a plain file, or of a link to one.
pub fn read(path: &Path) -> Result<Vec<u8>, Error> {
    read_at_most(path, LARGEST)
}

/// As [`read`], with another largest size.
pub fn read_at_most(path: &Path, most: u64) -> Result<Vec<u8>, Error> {
    let context = |error| Error::file(path, error);
    // What it is must be known before it is opened, for that may wait; and after, for it may be another.
    let plain = |about: fs::Metadata| match about.is_file() || about.is_dir() {
        true => Ok(()),
        false => Err(Error::file(path, not_plain())),
    };
    plain(fs::metadata(path).map_err(context)?)?;
    let file = fs::File::open(path).map_err(context)?;
    plain(file.metadata().map_err(context)?)?;
    whole(file, most).map_err(context)?.ok_or_else(|| Error::file(path, too_large(most)))
}

/// All that a reader gives, or nothing if that is more than so many bytes.
pub fn whole(reader: impl Read, most: u64) -> std::io::Result<Option<Vec<u8>>> {
    let mut bytes = Vec::new();
    reader.take(most + 1).read_to_end(&mut bytes)?;
    Ok((bytes.len() as u64 <= most).then_some(bytes))
}

/// The bytes of an input below a folder, by the name that a file of that folder gives it: `mine.inp`, `own/mine.inp`.
/// Whoever wrote the name may be a stranger, so it leads nowhere else, by links neither.
pub fn read_beneath(folder: &Path, name: &str) -> Result<Vec<u8>, Error> {
    let folder = if folder.as_os_str().is_empty() { Path::new(".") } else { folder };
    let path = Path::new(name);
    let part = |part: Component| match part {
        Component::Normal(part) => !part.as_encoded_bytes().starts_with(b"."),
        _ => false,
    };
    if name.is_empty() || !name.ends_with(".inp") || !path.components().all(part) {
        let name = shown_path(path);
        return Err(Error::new(say!(
            vi "{name}: dữ liệu vào riêng là tệp có đuôi .inp, nằm cùng thư mục với contest.toml hoặc trong một thư mục con",
            en "{name}: an input of your own is a file NAME.inp beside contest.toml or in a folder below it",
        )));
    }
    let place = folder.join(path);
    let context = |error| Error::file(&place, error);
    let inside = place.canonicalize().map_err(context)?.starts_with(folder.canonicalize().map_err(context)?);
    match inside {
        true => read(&place),
        false => Err(Error::file(
            &place,
            say!(
                vi "liên kết này dẫn ra ngoài thư mục của contest.toml",
                en "this link leads out of the folder of contest.toml",
            ),
        )),
    }
}

fn not_plain() -> Sentence {
    say!(
        vi "đây không phải là tệp thường (mà là thiết bị hoặc ống dẫn); đầu vào chuẩn viết là -",
        en "this is not a plain file but a device or a pipe; standard input is called -",
    )
}

/// A file of more than so many bytes.
pub fn too_large(most: u64) -> Sentence {
    say!(
        vi "tệp quá lớn: nhiều nhất {mebibytes} MiB",
        en "it is too large: at most {mebibytes} MiB are read",
        mebibytes = most >> 20
    )
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn only_plain_files_of_a_bounded_size_are_read() {
        let folder = std::env::temp_dir().join(format!("plain-file-{}", std::process::id()));
        fs::create_dir_all(folder.join("below")).unwrap();
        let at = |name: &str| folder.join(name);
        fs::write(at("a.inp"), "12345").unwrap();
        fs::write(at("below/b.inp"), "1").unwrap();
        assert_eq!(read_at_most(&at("a.inp"), 5).unwrap(), b"12345");
        assert!(read_at_most(&at("a.inp"), 4).unwrap_err().to_string().contains("too large"));
        assert!(read(&folder).is_err());
        assert_eq!(read_beneath(&folder, "below/b.inp").unwrap(), b"1");
        for name in ["", "../x.inp", "/etc/shadow", "/etc/a.inp", ".a.inp", "below/../a.inp", "a.txt"] {
            let error = read_beneath(&folder, name).unwrap_err().to_string();
            assert!(error.contains("beside contest.toml"), "{name}: {error}");
        }
        #[cfg(unix)]
        {
            assert!(read(Path::new("/dev/zero")).unwrap_err().to_string().contains("not a plain file"));
            std::os::unix::fs::symlink("/etc/passwd", at("out.inp")).unwrap();
            std::os::unix::fs::symlink("a.inp", at("in.inp")).unwrap();
            let out = read_beneath(&folder, "out.inp").unwrap_err().to_string();
            assert!(out.contains("leads out of the folder"), "{out}");
            assert_eq!(read_beneath(&folder, "in.inp").unwrap(), b"12345");
        }
        fs::remove_dir_all(&folder).unwrap();
    }
}
