//! What is written, and how: every file complete or not at all, unchanged ones left alone, files that an earlier run
//! wrote and nobody needs any more removed, and files of others kept.

use std::{
    collections::{BTreeMap, BTreeSet},
    fs, io,
    path::{Component, Path, PathBuf},
};

use exercise::{Error, files};

/// The files of a site by their paths below its folder, with `/` between the parts.
#[derive(Clone, Debug, Default)]
pub struct Site {
    /// The bytes of each.
    pub files: BTreeMap<String, Vec<u8>>,
}

/// The list of the files that are ours, in the site's folder.
pub const LIST: &str = ".site-files";

/// What a run changed.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct Written {
    /// Files that are new or that changed.
    pub written: usize,
    /// Files that were already right.
    pub unchanged: usize,
    /// Files of an earlier run that the site no longer has.
    pub removed: usize,
}

/// FNV-1a: tells editions of the site apart, and is the same everywhere.
const FNV_START: u64 = 0xcbf2_9ce4_8422_2325;

fn fnv(hash: u64, bytes: &[u8]) -> u64 {
    bytes.iter().fold(hash, |hash, &byte| (hash ^ u64::from(byte)).wrapping_mul(0x0000_0100_0000_01b3))
}

impl Site {
    /// Adds a file.
    pub fn add(&mut self, path: impl Into<String>, bytes: impl Into<Vec<u8>>) {
        self.files.insert(path.into(), bytes.into());
    }

    /// Puts the script that keeps the site for reading offline above everything that it keeps, with the list of that.
    pub fn work_offline(&mut self) {
        let Some(script) = self.files.remove("assets/offline.js") else { return };
        let files: Vec<String> = self.files.keys().map(|path| format!("\"{path}\"")).collect();
        let edition =
            self.files.iter().fold(FNV_START, |hash, (path, bytes)| fnv(fnv(hash, path.as_bytes()), bytes));
        let head = format!("const EDITION = \"book-{edition:016x}\";\nconst FILES = [{}];\n", files.join(","));
        self.add("offline.js", [head.as_bytes(), &script].concat());
    }

    /// Writes the site into a folder.
    pub fn write(&self, folder: &Path) -> Result<Written, Error> {
        fs::create_dir_all(folder).map_err(|error| Error::file(folder, error))?;
        let list = folder.join(LIST);
        let ours = read_list(&list)?;
        // What is about to be written is ours from now on, whether or not this run comes to its end.
        let planned: BTreeSet<&str> = self.files.keys().map(String::as_str).collect();
        self.refuse_what_others_wrote(folder, &ours)?;
        let either = ours.iter().map(String::as_str).chain(planned.iter().copied()).collect();
        write_list(&list, &either)?;
        let mut done = Written::default();
        for (path, bytes) in &self.files {
            let to = folder.join(path);
            if fs::read(&to).is_ok_and(|old| old == *bytes) {
                done.unchanged += 1;
                continue;
            }
            if let Some(parent) = to.parent() {
                fs::create_dir_all(parent).map_err(|error| Error::file(parent, error))?;
            }
            files::write(&to, bytes)?;
            done.written += 1;
        }
        for path in ours.iter().filter(|path| !planned.contains(path.as_str())) {
            let stale = folder.join(path);
            match fs::remove_file(&stale) {
                Ok(()) => done.removed += 1,
                Err(error) if error.kind() == io::ErrorKind::NotFound => {}
                Err(error) => return Err(Error::file(&stale, error)),
            }
            // A folder that is empty now goes, too; one that holds files of others stays.
            for parent in Path::new(path).ancestors().skip(1).filter(|parent| *parent != Path::new("")) {
                if fs::remove_dir(folder.join(parent)).is_err() {
                    break;
                }
            }
        }
        write_list(&list, &planned)?;
        Ok(done)
    }

    /// A file that somebody else put where a page belongs is not lost.
    fn refuse_what_others_wrote(&self, folder: &Path, ours: &BTreeSet<String>) -> Result<(), Error> {
        for (path, bytes) in &self.files {
            let to = folder.join(path);
            let foreign = match fs::read(&to) {
                Ok(old) => old != *bytes && !ours.contains(path),
                Err(error) => error.kind() != io::ErrorKind::NotFound,
            };
            if foreign {
                return Err(Error::file(
                    &to,
                    "this was not written by this command; move it away or choose another folder",
                ));
            }
        }
        Ok(())
    }
}

/// The paths in the list; a list that is not there is empty. Paths that lead out of the folder are no paths of ours.
fn read_list(list: &Path) -> Result<BTreeSet<String>, Error> {
    let text = match fs::read_to_string(list) {
        Ok(text) => text,
        Err(error) if error.kind() == io::ErrorKind::NotFound => return Ok(BTreeSet::new()),
        Err(error) => return Err(Error::file(list, error)),
    };
    let inside = |path: &&str| {
        let mut parts = Path::new(path).components();
        !path.is_empty() && parts.all(|part| matches!(part, Component::Normal(_)))
    };
    Ok(text.lines().filter(inside).map(String::from).collect())
}

fn write_list(list: &Path, paths: &BTreeSet<&str>) -> Result<(), Error> {
    let text: String = paths.iter().map(|path| format!("{path}\n")).collect();
    if fs::read(list).is_ok_and(|old| old == text.as_bytes()) {
        return Ok(());
    }
    files::write(list, text.as_bytes())
}

/// The files of `site/assets`: the stylesheet, the scripts, the icon.
#[derive(Clone, Debug, Default)]
pub struct Assets {
    files: BTreeMap<String, Vec<u8>>,
}

/// The stylesheet that the rules of formulas are added to.
const STYLE: &str = "style.css";

impl Assets {
    /// Reads all files of the folder.
    pub fn read(folder: &Path) -> Result<Assets, Error> {
        let context = |error| Error::file(folder, error);
        let mut files = BTreeMap::new();
        for entry in fs::read_dir(folder).map_err(context)? {
            let path: PathBuf = entry.map_err(context)?.path();
            if let (true, Some(name)) = (path.is_file(), path.file_name().and_then(|name| name.to_str())) {
                let bytes = fs::read(&path).map_err(|error| Error::file(&path, error))?;
                files.insert(name.to_string(), bytes);
            }
        }
        Ok(Assets { files })
    }

    /// Adds a file that is not in the folder.
    pub fn insert(&mut self, name: String, bytes: Vec<u8>) {
        self.files.insert(name, bytes);
    }

    /// The names of the stylesheets in the order in which a page uses them: ours first, and those of play where there
    /// is something to play.
    pub fn styles(&self, play: bool) -> impl Iterator<Item = &str> {
        let others = self.files.keys().map(String::as_str);
        let others = others.filter(move |name| play && name.ends_with(".css") && *name != STYLE);
        std::iter::once(STYLE).chain(others)
    }

    /// Whether the pages may be played with: the script that does it is there.
    pub fn has_app(&self) -> bool {
        self.files.contains_key("app.js")
    }

    /// Adds the files to a site, and the rules of formulas to the stylesheet.
    pub fn add(&self, rules: &str, site: &mut Site) {
        for (name, bytes) in &self.files {
            let mut bytes = bytes.clone();
            if name == STYLE {
                bytes.extend_from_slice(rules.as_bytes());
            }
            site.add(format!("assets/{name}"), bytes);
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn site(files: &[(&str, &str)]) -> Site {
        let mut site = Site::default();
        for (path, text) in files {
            site.add(*path, *text);
        }
        site
    }

    fn told(written: usize, unchanged: usize, removed: usize) -> Written {
        Written { written, unchanged, removed }
    }

    #[test]
    fn unchanged_files_are_not_rewritten_and_stale_ones_go() {
        let folder = tempfile::tempdir().unwrap();
        let at = |path: &str| folder.path().join(path);
        let first = site(&[("en/a.html", "1"), ("en/b.html", "2"), ("vi/old/c.html", "3")]);
        assert_eq!(first.write(folder.path()).unwrap(), told(3, 0, 0));
        let time = fs::metadata(at("en/a.html")).unwrap().modified().unwrap();
        assert_eq!(first.write(folder.path()).unwrap(), told(0, 3, 0));
        let second = site(&[("en/a.html", "1"), ("en/b.html", "4")]);
        assert_eq!(second.write(folder.path()).unwrap(), told(1, 1, 1));
        assert_eq!(fs::metadata(at("en/a.html")).unwrap().modified().unwrap(), time);
        assert_eq!(fs::read(at("en/b.html")).unwrap(), b"4");
        assert!(!at("vi").exists(), "an empty folder of ours goes");
    }

    #[test]
    fn files_of_others_stay() {
        let folder = tempfile::tempdir().unwrap();
        let at = |path: &str| folder.path().join(path);
        site(&[("en/a.html", "1")]).write(folder.path()).unwrap();
        fs::write(at("en/mine.txt"), "mine").unwrap();
        fs::write(at("b.html"), "mine, too").unwrap();
        let error = site(&[("b.html", "2")]).write(folder.path()).unwrap_err();
        assert!(error.to_string().contains("b.html"), "{error}");
        assert_eq!(fs::read(at("b.html")).unwrap(), b"mine, too");
        assert!(at("en/a.html").exists(), "a refusal changes nothing");
        assert_eq!(site(&[("c.html", "3")]).write(folder.path()).unwrap(), told(1, 0, 1));
        assert_eq!(fs::read(at("en/mine.txt")).unwrap(), b"mine");
    }

    #[test]
    fn an_edition_is_known_by_its_files() {
        let script = |text: &str| {
            let mut site = site(&[("index.html", text), ("assets/offline.js", "work();")]);
            site.work_offline();
            String::from_utf8(site.files.remove("offline.js").unwrap()).unwrap()
        };
        let one = script("1");
        assert!(one.contains("const FILES = [\"index.html\"];\nwork();"), "{one}");
        assert_eq!(one, script("1"));
        assert_ne!(one.lines().next(), script("2").lines().next());
    }

    #[test]
    fn a_list_cannot_lead_out_of_the_folder() {
        let outer = tempfile::tempdir().unwrap();
        let folder = outer.path().join("site");
        fs::create_dir(&folder).unwrap();
        fs::write(outer.path().join("kept"), "mine").unwrap();
        fs::write(folder.join(LIST), "../kept\n/kept\n\nen/gone.html\n").unwrap();
        assert_eq!(site(&[("a", "1")]).write(&folder).unwrap(), told(1, 0, 0));
        assert!(outer.path().join("kept").exists());
    }

    #[test]
    fn an_interrupted_run_is_finished_by_the_next() {
        let folder = tempfile::tempdir().unwrap();
        // A run that was stopped after its list: nothing was written, and an old page has changed since.
        fs::write(folder.path().join(LIST), "a.html\nb.html\n").unwrap();
        fs::write(folder.path().join("a.html"), "old").unwrap();
        assert_eq!(site(&[("a.html", "1"), ("b.html", "2")]).write(folder.path()).unwrap(), told(2, 0, 0));
    }
}
