//! Folders that are their user's alone.

#[cfg(not(unix))]
pub use self::elsewhere::*;
#[cfg(unix)]
pub use self::unix::*;

#[cfg(unix)]
mod unix {
    use std::{
        fs, io,
        os::unix::fs::{DirBuilderExt, MetadataExt, PermissionsExt},
        path::Path,
    };

    /// Makes a folder that nobody else can enter; one that is there must be one, and belong to this user. If others
    /// could write there, what they may have left goes.
    pub fn make(path: &Path) -> io::Result<()> {
        match fs::DirBuilder::new().mode(0o700).create(path) {
            Err(error) if error.kind() != io::ErrorKind::AlreadyExists => return Err(error),
            _ => {}
        }
        let about = fs::symlink_metadata(path)?;
        if !about.is_dir() {
            return Err(io::Error::other("this is not a folder"));
        }
        if !is_own(&about) {
            return Err(io::Error::new(io::ErrorKind::PermissionDenied, "this belongs to another user"));
        }
        if about.mode() & 0o077 != 0 {
            fs::set_permissions(path, fs::Permissions::from_mode(0o700))?;
        }
        if about.mode() & 0o022 != 0 {
            for entry in fs::read_dir(path)? {
                let entry = entry?;
                match entry.file_type()?.is_dir() {
                    true => fs::remove_dir_all(entry.path())?,
                    false => fs::remove_file(entry.path())?,
                }
            }
        }
        Ok(())
    }

    pub fn is_own_folder(path: &Path) -> bool {
        fs::symlink_metadata(path).is_ok_and(|about| about.is_dir() && is_own(&about))
    }

    fn is_own(about: &fs::Metadata) -> bool {
        about.uid() == rustix::process::geteuid().as_raw()
    }

    /// Lets a program's user, who is another than the judge's, into a folder below.
    pub fn open(path: &Path) -> io::Result<()> {
        fs::set_permissions(path, fs::Permissions::from_mode(0o755))
    }
}

#[cfg(not(unix))]
mod elsewhere {
    use std::{fs, io, path::Path};

    pub fn make(path: &Path) -> io::Result<()> {
        fs::create_dir_all(path)
    }

    pub fn is_own_folder(path: &Path) -> bool {
        path.is_dir()
    }

    pub fn open(_: &Path) -> io::Result<()> {
        Ok(())
    }
}
