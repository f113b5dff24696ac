//! What is kept from programs although it lies in a folder that is open to them: a checkout, tests or a cache below
//! `/usr`, as they often are in images.
//!
//! Where there are mounts, something empty is laid over it. Landlock opens folders with all that is in them and takes
//! nothing back: there the folders around it are opened one by one.

use std::fs;
use std::path::{Path, PathBuf};

use crate::JudgeFailure;
use crate::failure::While;

/// The true places of `paths`, and with them of what is never a program's: the judge itself, which knows the answers,
/// and the folder where others have their working folders. What the judge can't reach no program can.
pub fn true_places(paths: &[PathBuf]) -> Vec<PathBuf> {
    let own = [std::env::current_exe().unwrap_or_default(), std::env::temp_dir()];
    paths.iter().chain(&own).filter_map(|path| fs::canonicalize(path).ok()).collect()
}

/// What lies below an open folder and must be hidden there, as paths from that folder. The folder itself can't be.
pub fn below(open: &Path, hidden: &[PathBuf]) -> Result<Vec<PathBuf>, JudgeFailure> {
    let below = within(open, hidden)?;
    if below.iter().any(|path| path.as_os_str().is_empty()) {
        return Err(JudgeFailure::new(format!(
            "{} is open to every program, so that nothing in it can be kept from them: \
             move the exercises, the tests and the cache to another folder",
            open.display()
        )));
    }
    Ok(below)
}

/// The same of a program's own folder, which may be open although all around it is hidden.
pub fn below_own(open: &Path, hidden: &[PathBuf]) -> Result<Vec<PathBuf>, JudgeFailure> {
    let place = fs::canonicalize(open).while_doing(&format!("looking at {}", open.display()))?;
    let hidden: Vec<PathBuf> = hidden.iter().filter(|path| **path != place).cloned().collect();
    within(open, &hidden)
}

fn within(open: &Path, hidden: &[PathBuf]) -> Result<Vec<PathBuf>, JudgeFailure> {
    let place = fs::canonicalize(open).while_doing(&format!("looking at {}", open.display()))?;
    let within = hidden.iter().filter_map(|path| path.strip_prefix(&place).ok());
    let mut within: Vec<PathBuf> = within.map(Path::to_owned).collect();
    // What lies in a hidden folder is hidden with it.
    within.sort();
    within.dedup_by(|path, before| path.starts_with(before));
    Ok(within)
}

/// The parts of an open folder that can be opened with all that is in them, when nothing `below` it may be. Links lead
/// to what is open by itself or not at all; a folder that can't be listed stays closed.
pub fn parts(open: &Path, below: &[PathBuf]) -> Vec<PathBuf> {
    if below.is_empty() {
        return vec![open.to_owned()];
    }
    let mut parts = Vec::new();
    for entry in fs::read_dir(open).into_iter().flatten().flatten() {
        let name = PathBuf::from(entry.file_name());
        let plain = entry.file_type().is_ok_and(|kind| kind.is_dir() || kind.is_file());
        if plain && !below.contains(&name) {
            let deeper = below.iter().filter_map(|path| path.strip_prefix(&name).ok());
            let deeper: Vec<PathBuf> = deeper.map(Path::to_owned).collect();
            parts.extend(self::parts(&entry.path(), &deeper));
        }
    }
    parts
}

#[cfg(test)]
mod tests {
    use super::*;

    fn folder() -> (tempfile::TempDir, PathBuf) {
        let folder = tempfile::tempdir().unwrap();
        let root = fs::canonicalize(folder.path()).unwrap();
        for path in ["bin", "src/app/tests", "src/other"] {
            fs::create_dir_all(root.join(path)).unwrap();
        }
        fs::write(root.join("bin/tool"), "").unwrap();
        fs::write(root.join("src/file"), "").unwrap();
        std::os::unix::fs::symlink("app", root.join("src/link")).unwrap();
        (folder, root)
    }

    #[test]
    fn what_is_hidden_is_found_below_an_open_folder_and_links_are_followed() {
        let (_folder, root) = folder();
        let asked = [root.join("src/link"), root.join("src/app/tests"), root.join("nowhere")];
        let hidden = true_places(&asked);
        let own = fs::canonicalize(std::env::current_exe().unwrap()).unwrap();
        let temporary = fs::canonicalize(std::env::temp_dir()).unwrap();
        assert_eq!(hidden, [root.join("src/app"), root.join("src/app/tests"), own, temporary]);
        assert_eq!(below(&root, &hidden).unwrap(), [Path::new("src/app")]);
        assert!(below(&root.join("bin"), &hidden).unwrap().is_empty());
        // A program's own folder in a hidden cache, or a toolchain in a hidden checkout, is opened by name.
        fs::create_dir(root.join("src/app/toolchain")).unwrap();
        assert!(below(&root.join("src/app/toolchain"), &hidden).unwrap().is_empty());
        assert!(below_own(&root.join("src/app/tests"), &hidden).unwrap().is_empty());
        for same in ["src/app", "src/link"] {
            let refused = below(&root.join(same), &hidden).unwrap_err();
            assert!(refused.to_string().contains("open to every program"), "{refused}");
        }
    }

    #[test]
    fn all_but_what_is_hidden_is_opened() {
        let (_folder, root) = folder();
        let found = |below: &[&str]| {
            let below: Vec<PathBuf> = below.iter().map(PathBuf::from).collect();
            let mut found: Vec<String> = parts(&root, &below)
                .iter()
                .map(|path| path.strip_prefix(&root).unwrap().display().to_string())
                .collect();
            found.sort();
            found
        };
        assert_eq!(found(&[]), [""]);
        assert_eq!(found(&["src/app"]), ["bin", "src/file", "src/other"]);
        assert_eq!(found(&["src/app/tests"]), ["bin", "src/file", "src/other"]);
        assert_eq!(found(&["bin/tool", "src"]), Vec::<String>::new());
    }
}
