//! A folder whose files are reached without following links: whoever can put a link there must not choose what else is
//! written or removed.

use std::{
    fs, io,
    path::{Component, Path, PathBuf},
};

use exercise::plain_file;

/// A folder, and what is directly in it or one folder deeper.
pub struct Beneath {
    path: PathBuf,
    #[cfg(unix)]
    folder: rustix::fd::OwnedFd,
}

/// `NAME` or `FOLDER/NAME`, in plain parts that don't begin with a dot; nothing of anything else.
fn parts(name: &str) -> io::Result<(Option<&str>, &str)> {
    let plain = Path::new(name).components().all(|part| matches!(part, Component::Normal(_)));
    let hidden = name.split('/').any(|part| part.is_empty() || part.starts_with('.'));
    match (name.split_once('/'), plain && !hidden && !name.contains('\0')) {
        (Some((folder, name)), true) if !name.contains('/') => Ok((Some(folder), name)),
        (None, true) => Ok((None, name)),
        _ => Err(io::ErrorKind::InvalidFilename.into()),
    }
}

#[cfg(unix)]
mod system {
    use std::io::Write;

    use rustix::{
        fd::{AsFd, BorrowedFd, OwnedFd},
        fs::{AtFlags, FileType, Mode, OFlags, fstat, mkdirat, openat, statat, unlinkat},
        io::Errno,
    };

    use super::*;

    impl Beneath {
        /// The folder at a path, which is made if it isn't there.
        pub fn open(path: &Path) -> io::Result<Beneath> {
            fs::create_dir_all(path)?;
            let flags = OFlags::RDONLY | OFlags::DIRECTORY | OFlags::CLOEXEC;
            let folder = rustix::fs::open(path, flags, Mode::empty())?;
            Ok(Beneath { path: path.to_path_buf(), folder })
        }

        /// The folder of a name, opened without following a link.
        fn parent(&self, folder: Option<&str>) -> io::Result<Parent<'_>> {
            let Some(folder) = folder else { return Ok(Parent::This(self.folder.as_fd())) };
            let flags = OFlags::RDONLY | OFlags::DIRECTORY | OFlags::NOFOLLOW | OFlags::CLOEXEC;
            Ok(Parent::Below(openat(&self.folder, folder, flags, Mode::empty())?))
        }

        /// The bytes of a plain file, or nothing if there is none.
        pub fn read(&self, name: &str) -> io::Result<Option<Vec<u8>>> {
            let (folder, name) = parts(name)?;
            let flags = OFlags::RDONLY | OFlags::NOFOLLOW | OFlags::NONBLOCK | OFlags::CLOEXEC;
            let file = match openat(self.parent(folder)?, name, flags, Mode::empty()) {
                Err(Errno::NOENT) => return Ok(None),
                file => file?,
            };
            if FileType::from_raw_mode(fstat(&file)?.st_mode) != FileType::RegularFile {
                return Err(io::ErrorKind::InvalidInput.into());
            }
            plain_file::whole(fs::File::from(file), plain_file::LARGEST)?
                .map(Some)
                .ok_or_else(|| io::ErrorKind::FileTooLarge.into())
        }

        /// Whether a name is taken, by whatever.
        pub fn has(&self, name: &str) -> io::Result<bool> {
            let (folder, name) = parts(name)?;
            let parent = match self.parent(folder) {
                Err(error) if error.kind() == io::ErrorKind::NotFound => return Ok(false),
                parent => parent?,
            };
            match statat(parent, name, AtFlags::SYMLINK_NOFOLLOW) {
                Err(Errno::NOENT) => Ok(false),
                found => Ok(found.map(|_| true)?),
            }
        }

        /// Writes a file that isn't there yet.
        pub fn create(&self, name: &str, bytes: &[u8]) -> io::Result<()> {
            let (folder, name) = parts(name)?;
            if let Some(folder) = folder {
                match mkdirat(&self.folder, folder, Mode::from_raw_mode(0o777)) {
                    Err(Errno::EXIST) | Ok(()) => {}
                    Err(error) => return Err(error.into()),
                }
            }
            let flags = OFlags::WRONLY | OFlags::CREATE | OFlags::EXCL | OFlags::NOFOLLOW | OFlags::CLOEXEC;
            let file = openat(self.parent(folder)?, name, flags, Mode::from_raw_mode(0o666))?;
            fs::File::from(file).write_all(bytes)
        }

        /// Removes a plain file; its folder, too, if nothing else is in it.
        pub fn remove(&self, name: &str) -> io::Result<()> {
            let (folder, name) = parts(name)?;
            let parent = self.parent(folder)?;
            let about = statat(&parent, name, AtFlags::SYMLINK_NOFOLLOW)?;
            if FileType::from_raw_mode(about.st_mode) != FileType::RegularFile {
                return Err(io::ErrorKind::InvalidInput.into());
            }
            unlinkat(&parent, name, AtFlags::empty())?;
            if let Some(folder) = folder {
                let _ = unlinkat(&self.folder, folder, AtFlags::REMOVEDIR);
            }
            Ok(())
        }
    }

    enum Parent<'a> {
        This(BorrowedFd<'a>),
        Below(OwnedFd),
    }

    impl AsFd for Parent<'_> {
        fn as_fd(&self) -> BorrowedFd<'_> {
            match self {
                Parent::This(folder) => *folder,
                Parent::Below(folder) => folder.as_fd(),
            }
        }
    }
}

/// Where nothing opens a file beneath a folder, links are looked for before.
#[cfg(not(unix))]
mod system {
    use super::*;

    impl Beneath {
        /// The folder at a path, which is made if it isn't there.
        pub fn open(path: &Path) -> io::Result<Beneath> {
            fs::create_dir_all(path)?;
            Ok(Beneath { path: path.to_path_buf() })
        }

        fn at(&self, name: &str) -> io::Result<PathBuf> {
            let (folder, name) = parts(name)?;
            let parent = folder.map_or(self.path.clone(), |folder| self.path.join(folder));
            match fs::symlink_metadata(&parent) {
                Ok(about) if !about.is_dir() => Err(io::ErrorKind::NotADirectory.into()),
                _ => Ok(parent.join(name)),
            }
        }

        /// The bytes of a plain file, or nothing if there is none.
        pub fn read(&self, name: &str) -> io::Result<Option<Vec<u8>>> {
            let path = self.at(name)?;
            match fs::symlink_metadata(&path) {
                Err(error) if error.kind() == io::ErrorKind::NotFound => Ok(None),
                Err(error) => Err(error),
                Ok(about) if !about.is_file() => Err(io::ErrorKind::InvalidInput.into()),
                Ok(_) => plain_file::whole(fs::File::open(&path)?, plain_file::LARGEST)?
                    .map(Some)
                    .ok_or_else(|| io::ErrorKind::FileTooLarge.into()),
            }
        }

        /// Whether a name is taken, by whatever.
        pub fn has(&self, name: &str) -> io::Result<bool> {
            Ok(fs::symlink_metadata(self.at(name)?).is_ok())
        }

        /// Writes a file that isn't there yet.
        pub fn create(&self, name: &str, bytes: &[u8]) -> io::Result<()> {
            let path = self.at(name)?;
            if let Some(parent) = path.parent() {
                fs::create_dir_all(parent)?;
            }
            io::Write::write_all(&mut fs::File::create_new(&path)?, bytes)
        }

        /// Removes a plain file; its folder, too, if nothing else is in it.
        pub fn remove(&self, name: &str) -> io::Result<()> {
            let path = self.at(name)?;
            if !fs::symlink_metadata(&path)?.is_file() {
                return Err(io::ErrorKind::InvalidInput.into());
            }
            fs::remove_file(&path)?;
            if name.contains('/') {
                let _ = path.parent().map(fs::remove_dir);
            }
            Ok(())
        }
    }
}

impl Beneath {
    /// Where a name is, for messages.
    pub fn place(&self, name: &str) -> PathBuf {
        self.path.join(name)
    }

    /// Whether nothing is in the folder.
    pub fn is_empty(&self) -> io::Result<bool> {
        Ok(fs::read_dir(&self.path)?.next().is_none())
    }
}

#[cfg(test)]
mod units {
    use super::parts;

    #[test]
    fn a_name_leads_no_further_than_one_folder_down() {
        assert_eq!(parts("small/01.inp").unwrap(), (Some("small"), "01.inp"));
        assert_eq!(parts("01.inp").unwrap(), (None, "01.inp"));
        for name in ["", "/etc/x", "../x", "a/../x", "a/b/c", "a//b", "./a", ".a", "a/.b", "a/", "a\0b"] {
            assert!(parts(name).is_err(), "{name:?}");
        }
    }
}
