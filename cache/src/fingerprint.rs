//! What an entry depends on, in one name.

use std::{
    fs, io,
    path::{Path, PathBuf},
};

use sha2::{Digest, Sha256};

/// A fingerprint in the making: the parts of what an entry depends on, one after the other.
///
/// ```
/// use cache::Fingerprint;
///
/// let one = Fingerprint::new("example").part("ab").part("c").key();
/// let other = Fingerprint::new("example").part("a").part("bc").key();
/// assert_ne!(one, other);
/// ```
#[derive(Clone, Debug)]
pub struct Fingerprint {
    kind: &'static str,
    hash: Sha256,
}

impl Fingerprint {
    /// A fingerprint of an entry of some kind; kinds are kept apart.
    pub fn new(kind: &'static str) -> Fingerprint {
        Fingerprint { kind, hash: Sha256::new() }
    }

    /// One more part. Its length counts, so that parts cannot run into each other.
    pub fn part(mut self, bytes: impl AsRef<[u8]>) -> Fingerprint {
        let bytes = bytes.as_ref();
        self.hash.update((bytes.len() as u64).to_le_bytes());
        self.hash.update(bytes);
        self
    }

    /// The names and bytes of all files below a folder.
    pub fn files(mut self, folder: &Path) -> io::Result<Fingerprint> {
        let mut paths: Vec<PathBuf> =
            fs::read_dir(folder)?.map(|entry| Ok(entry?.path())).collect::<io::Result<_>>()?;
        paths.sort();
        for path in paths {
            let name = path.file_name().unwrap_or_default().to_string_lossy();
            self = match path.is_dir() {
                true => self.part(format!("{name}/")).files(&path)?.part("/"),
                false => self.part(&*name).part(fs::read(&path)?),
            };
        }
        Ok(self)
    }

    /// The key.
    pub fn key(self) -> Key {
        let digits = self.hash.finalize().iter().take(16).map(|byte| format!("{byte:02x}")).collect();
        Key { kind: self.kind, digits }
    }
}

/// The name of an entry.
#[derive(Clone, Debug, PartialEq, Eq, Hash)]
pub struct Key {
    pub(crate) kind: &'static str,
    pub(crate) digits: String,
}

impl Key {
    /// The kind of tests.
    pub(crate) const TESTS: &'static str = "tests";
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_fingerprint_of_files_sees_names_bytes_and_places() {
        let folder = tempfile::tempdir().unwrap();
        let of = || Fingerprint::new("files").files(folder.path()).unwrap().key();
        fs::create_dir(folder.path().join("a")).unwrap();
        fs::write(folder.path().join("a/x"), "1").unwrap();
        let first = of();
        assert_eq!(of(), first);
        fs::write(folder.path().join("a/x"), "2").unwrap();
        assert_ne!(of(), first);
        fs::write(folder.path().join("a/x"), "1").unwrap();
        assert_eq!(of(), first);
        fs::rename(folder.path().join("a/x"), folder.path().join("x")).unwrap();
        assert_ne!(of(), first);
    }
}
