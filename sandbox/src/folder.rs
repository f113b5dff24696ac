//! Names in a folder.

use std::fs;
use std::io;
use std::path::{Path, PathBuf};

use crate::JudgeFailure;

/// A name that stays in its folder.
pub fn check_name(name: &str) -> Result<(), JudgeFailure> {
    if name.is_empty() || name == "." || name == ".." || name.contains(['/', '\0']) {
        return Err(JudgeFailure::new(format!("`{name}` is not a file's name")));
    }
    Ok(())
}

/// Empties a folder, however deep it is. What is there is removed by name, never followed; whoever made it
/// is gone. Folders in folders are brought up first: nothing is called as often as they are deep.
pub fn empty(folder: &Path) -> io::Result<()> {
    let mut number = 0u64;
    let mut other_name = || loop {
        number += 1;
        let name = folder.join(format!(".brought-up-{number}"));
        if fs::symlink_metadata(&name).is_err() {
            return name;
        }
    };
    loop {
        let folders = remove_files(folder)?;
        if folders.is_empty() {
            return Ok(());
        }
        for outer in folders {
            open_to_owner(&outer)?;
            for inner in remove_files(&outer)? {
                open_to_owner(&inner)?;
                fs::rename(inner, other_name())?;
            }
            fs::remove_dir(outer)?;
        }
    }
}

/// Removes all that is no folder, and tells which folders are left.
fn remove_files(folder: &Path) -> io::Result<Vec<PathBuf>> {
    let mut folders = Vec::new();
    for entry in fs::read_dir(folder)? {
        let entry = entry?;
        if entry.file_type()?.is_dir() {
            folders.push(entry.path());
        } else {
            fs::remove_file(entry.path())?;
        }
    }
    Ok(folders)
}

/// A folder that its owner may not enter can't be emptied.
#[cfg(unix)]
fn open_to_owner(folder: &Path) -> io::Result<()> {
    use std::os::unix::fs::PermissionsExt;
    fs::set_permissions(folder, fs::Permissions::from_mode(0o700))
}

#[cfg(not(unix))]
fn open_to_owner(_: &Path) -> io::Result<()> {
    Ok(())
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    #[cfg(unix)]
    fn a_folder_of_any_depth_is_emptied_and_nothing_is_followed() {
        use std::os::unix::fs::{PermissionsExt, symlink};
        let (outside, inside) = (tempfile::tempdir().unwrap(), tempfile::tempdir().unwrap());
        fs::write(outside.path().join("kept"), "").unwrap();
        // Deeper than any path is long: built from below, where every path is short.
        let (top, below) = (inside.path().join("deep"), inside.path().join("below"));
        fs::create_dir(&top).unwrap();
        for _ in 0..3000 {
            fs::write(top.join("file"), "").unwrap();
            symlink(outside.path(), top.join("link")).unwrap();
            fs::create_dir(&below).unwrap();
            fs::rename(&top, below.join("deep")).unwrap();
            fs::rename(&below, &top).unwrap();
        }
        fs::create_dir_all(inside.path().join("closed/within")).unwrap();
        fs::create_dir(inside.path().join(".brought-up-1")).unwrap();
        fs::set_permissions(inside.path().join("closed"), fs::Permissions::from_mode(0o000)).unwrap();
        empty(inside.path()).unwrap();
        assert_eq!(fs::read_dir(inside.path()).unwrap().count(), 0);
        assert!(outside.path().join("kept").exists());
    }
}
