//! What is remembered: compiled programs, verdicts, tests. Each entry is known by a [`Fingerprint`](crate::Fingerprint) of
//! everything it depends on, so that nothing old is ever taken for new; what has not been used for long, or is too
//! much, is removed.

use std::{
    fs,
    io::{self, Read, Write},
    path::{Path, PathBuf},
    time::{Duration, SystemTime},
};

use serde::{Serialize, de::DeserializeOwned};

use crate::{Key, private};

/// How long and how much a cache keeps.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Keep {
    /// What has not been used for so long goes.
    pub age: Duration,
    /// What has not been used for longest goes until the rest is no larger.
    pub bytes: u64,
    /// How much of it may be tests. They are large and soon made again, and shouldn't drive out what isn't.
    pub tests: u64,
}

impl Default for Keep {
    fn default() -> Self {
        Keep { age: Duration::from_secs(30 * 24 * 3600), bytes: 1 << 30, tests: 3 << 28 }
    }
}

/// How seldom a cache is looked through, if nothing is added to it.
const SELDOM: Duration = Duration::from_secs(3600);

/// How the names of what is being made begin, and of what is being removed.
const NEW: &str = ".new-";
const OLD: &str = ".old-";
/// How long what nobody holds may be in the making: it is held, or there, within a moment.
const MOMENT: Duration = Duration::from_secs(60);

/// A folder of remembered things, its user's alone: whoever could write there could turn verdicts. Losing it loses
/// nothing but time.
#[derive(Clone, Debug)]
pub struct Cache {
    folder: PathBuf,
    keep: Keep,
}

/// A folder of a cache, which stays there as long as somebody holds it.
#[derive(Debug)]
pub struct Held {
    path: PathBuf,
    /// Shared by those who use the folder; who wants to remove it wants it alone. Not every system locks folders.
    _lock: Option<fs::File>,
}

impl Held {
    /// Where it is.
    pub fn path(&self) -> &Path {
        &self.path
    }

    /// Holds a folder that is there.
    fn hold(path: &Path) -> Held {
        let lock = fs::File::open(path).ok().filter(|file| file.lock_shared().is_ok());
        Held { path: path.to_path_buf(), _lock: lock }
    }
}

impl Cache {
    /// The cache in a folder, which need not exist yet.
    pub fn at(folder: impl Into<PathBuf>) -> Cache {
        Cache { folder: folder.into(), keep: Keep::default() }
    }

    /// The same cache, which keeps no more than this.
    pub fn keeping(self, keep: Keep) -> Cache {
        Cache { keep, ..self }
    }

    /// The folder.
    pub fn path(&self) -> &Path {
        &self.folder
    }

    fn place(&self, key: &Key) -> PathBuf {
        self.folder.join(key.kind).join(&key.digits)
    }

    /// Makes the folder, or refuses one that others own or that is none.
    fn own(&self) -> io::Result<()> {
        if let Some(parent) = self.folder.parent() {
            fs::create_dir_all(parent)?;
        }
        private::make(&self.folder).map_err(|error| {
            let place = self.folder.display();
            io::Error::new(
                error.kind(),
                format!("{place}: {error}; remove it, or choose another folder for it"),
            )
        })
    }

    /// Whether something can be kept here: an error says why not.
    pub fn check(&self) -> io::Result<()> {
        self.own()?;
        // Where a disk or a quota is full, an empty file can still be made.
        let mut probe = tempfile::Builder::new().prefix(NEW).tempfile_in(&self.folder)?;
        probe.write_all(&[0; 1 << 16])?;
        probe.as_file().sync_all()
    }

    /// What it holds: how many entries of each kind, and how many bytes.
    pub fn contents(&self) -> io::Result<Vec<(String, usize, u64)>> {
        if !self.folder.is_dir() {
            return Ok(Vec::new());
        }
        let mut kinds = Vec::new();
        for kind in folders(&self.folder)? {
            let entries: Vec<_> = fs::read_dir(&kind)?.collect::<io::Result<_>>()?;
            // Whoever tidies up may have been faster.
            let bytes = entries.iter().filter_map(|entry| size(&entry.path()).ok()).sum();
            let name = kind.file_name().unwrap_or_default().to_string_lossy().into_owned();
            kinds.push((name, entries.len(), bytes));
        }
        kinds.sort();
        Ok(kinds)
    }

    /// Removes everything that nobody uses at the moment.
    pub fn clear(&self) -> io::Result<()> {
        if !self.folder.is_dir() {
            return Ok(());
        }
        self.own()?;
        for kind in folders(&self.folder)? {
            for entry in fs::read_dir(&kind)? {
                remove(&entry?.path())?;
            }
        }
        Ok(())
    }

    /// How long and how much it keeps.
    pub fn limits(&self) -> Keep {
        self.keep
    }

    /// What is remembered under a key.
    pub fn recall<T: DeserializeOwned>(&self, key: &Key) -> Option<T> {
        let mut json = Vec::new();
        self.open(key)?.read_to_end(&mut json).ok()?;
        serde_json::from_slice(&json).ok()
    }

    /// The file under a key, which is used herewith.
    pub fn open(&self, key: &Key) -> Option<fs::File> {
        if self.folder.exists() {
            self.own().ok()?;
        }
        let file = fs::File::open(self.place(key)).ok()?;
        // A read-only cache is still a cache.
        let _ = file.set_modified(SystemTime::now());
        Some(file)
    }

    /// Remembers a value. If that fails, the work is only done once more.
    pub fn remember<T: Serialize>(&self, key: &Key, value: &T) {
        if let Ok(json) = serde_json::to_vec(value) {
            self.write(key, &[&json]);
        }
    }

    /// Keeps a file under a key, of which these are the parts; tells whether that went well. Whoever reads sees the whole
    /// of it, or of the one that was there before, or none.
    pub fn write(&self, key: &Key, parts: &[&[u8]]) -> bool {
        let write = || -> io::Result<()> {
            self.own()?;
            let folder = self.folder.join(key.kind);
            fs::create_dir_all(&folder)?;
            let mut file = tempfile::Builder::new().prefix(NEW).tempfile_in(&folder)?;
            parts.iter().try_for_each(|part| file.write_all(part))?;
            file.persist(self.place(key))?;
            Ok(())
        };
        write().is_ok()
    }

    /// The folder under a key; if there is none, `make` fills it. It appears complete or not at all.
    pub fn folder<E>(
        &self,
        key: &Key,
        make: impl FnOnce(&Path) -> Result<(), E>,
        failure: impl Fn(io::Error) -> E,
    ) -> Result<Held, E> {
        self.own().map_err(&failure)?;
        let place = self.place(key);
        if let Some(held) = find(&place) {
            return Ok(held);
        }
        let kind = place.parent().unwrap_or(&self.folder);
        private::make(kind).map_err(&failure)?;
        let fresh = tempfile::Builder::new().prefix(NEW).tempdir_in(kind).map_err(&failure)?;
        let mut held = Held::hold(fresh.path());
        private::open(fresh.path()).map_err(&failure)?;
        make(fresh.path())?;
        // Somebody else may have been faster with the same entry; either copy will do.
        match fs::rename(fresh.path(), &place) {
            Ok(()) => {
                let _ = fresh.keep();
                held.path = place;
            }
            Err(error) => held = find(&place).ok_or_else(|| failure(error))?,
        }
        // What cannot be tidied up now can be with the next entry.
        let _ = self.prune(true);
        Ok(held)
    }

    /// Removes what was never finished; and what is old, and what is too much, at most once an hour, unless `now` says
    /// so.
    pub fn prune(&self, now: bool) -> io::Result<()> {
        let stamp = self.folder.join(".pruned");
        if !self.folder.is_dir() || self.own().is_err() {
            return Ok(());
        }
        self.remove_unfinished()?;
        if !now && unused_for(&stamp).is_some_and(|time| time < SELDOM) {
            return Ok(());
        }
        fs::write(&stamp, "")?;
        let mut entries = Vec::new();
        for kind in folders(&self.folder)? {
            for entry in fs::read_dir(&kind)? {
                let path = entry?.path();
                // Whoever else tidies up may have been faster.
                if let Ok(bytes) = size(&path) {
                    entries.push((unused_for(&path).unwrap_or_default(), bytes, path));
                }
            }
        }
        // The most recently used first: what comes after the limit goes, unless somebody uses it.
        entries.sort();
        let (mut total, mut tests) = (0, 0);
        for (unused, bytes, path) in entries {
            let of_tests = if path.starts_with(self.folder.join(Key::TESTS)) { bytes } else { 0 };
            (total, tests) = (total + bytes, tests + of_tests);
            let too_much = total > self.keep.bytes || tests > self.keep.tests;
            if (unused > self.keep.age || too_much) && remove(&path)? {
                (total, tests) = (total - bytes, tests - of_tests);
            }
        }
        Ok(())
    }

    /// Removes what somebody began to make, or to remove, who was killed.
    fn remove_unfinished(&self) -> io::Result<()> {
        for kind in folders(&self.folder)? {
            for entry in fs::read_dir(&kind)? {
                let entry = entry?;
                let name = entry.file_name();
                let unfinished = [NEW, OLD].iter().any(|sign| name.to_string_lossy().starts_with(sign));
                if unfinished && unused_for(&entry.path()).is_some_and(|time| time > MOMENT) {
                    // Whoever else tidies up may have been faster.
                    let _ = remove(&entry.path());
                }
            }
        }
        Ok(())
    }
}

/// The folder at a place, if it is there and belongs to this user.
fn find(place: &Path) -> Option<Held> {
    private::is_own_folder(place).then_some(())?;
    let held = Held::hold(place);
    touch(place);
    // Before it was held it may have been removed.
    place.is_dir().then_some(held)
}

/// Removes an entry, if nobody holds it.
fn remove(path: &Path) -> io::Result<bool> {
    if !fs::symlink_metadata(path)?.is_dir() {
        fs::remove_file(path)?;
        return Ok(true);
    }
    let lock = fs::File::open(path);
    match &lock {
        Ok(lock) if lock.try_lock().is_err() => return Ok(false),
        // Where folders have no locks, what was used lately is taken to be in use.
        Err(_) if unused_for(path).is_none_or(|time| time < SELDOM) => return Ok(false),
        _ => {}
    }
    // At once it is gone for those who look for it.
    let gone = tempfile::Builder::new().prefix(OLD).tempdir_in(path.parent().unwrap_or(path))?;
    fs::rename(path, gone.path().join("entry"))?;
    gone.close()?;
    Ok(true)
}

fn folders(folder: &Path) -> io::Result<Vec<PathBuf>> {
    let paths = fs::read_dir(folder)?.map(|entry| Ok(entry?.path()));
    paths.filter(|path| path.as_ref().map_or(true, |path| path.is_dir())).collect()
}

/// An entry is used: its time says so.
fn touch(path: &Path) {
    // A read-only cache is still a cache.
    let _ = fs::File::open(path).and_then(|file| file.set_modified(SystemTime::now()));
}

fn unused_for(path: &Path) -> Option<Duration> {
    fs::metadata(path).ok()?.modified().ok()?.elapsed().ok()
}

fn size(path: &Path) -> io::Result<u64> {
    let about = fs::symlink_metadata(path)?;
    if !about.is_dir() {
        return Ok(about.len());
    }
    fs::read_dir(path)?.map(|entry| size(&entry?.path())).sum()
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::Fingerprint;

    fn key(name: &str) -> Key {
        Fingerprint::new("things").part(name).key()
    }

    fn age(cache: &Cache, name: &str, time: Duration) {
        let file = fs::File::open(cache.place(&key(name))).unwrap();
        file.set_modified(SystemTime::now() - time).unwrap();
    }

    #[test]
    fn what_is_remembered_is_recalled_and_nothing_else() {
        let folder = tempfile::tempdir().unwrap();
        let cache = Cache::at(folder.path().join("deep/cache"));
        assert_eq!(cache.recall::<u32>(&key("a")), None);
        cache.remember(&key("a"), &7);
        assert_eq!(cache.recall::<u32>(&key("a")), Some(7));
        assert_eq!(cache.recall::<u32>(&key("b")), None);
        assert_eq!(cache.recall::<u32>(&Fingerprint::new("others").part("a").key()), None);
    }

    #[test]
    fn a_folder_appears_complete_or_not_at_all() {
        let folder = tempfile::tempdir().unwrap();
        let cache = Cache::at(folder.path());
        let broken = cache.folder(
            &key("a"),
            |path| {
                fs::write(path.join("half"), "")?;
                Err(io::Error::other("no"))
            },
            |error| error,
        );
        assert!(broken.is_err() && !cache.place(&key("a")).exists());
        let made = cache.folder(&key("a"), |path| fs::write(path.join("whole"), ""), |error| error).unwrap();
        assert!(made.path().join("whole").is_file());
        let again = cache.folder(&key("a"), |_| panic!("it is there"), |error: io::Error| error).unwrap();
        assert_eq!(again.path(), made.path());
    }

    #[test]
    fn old_entries_go_and_the_least_used_where_there_is_too_much() {
        let folder = tempfile::tempdir().unwrap();
        let (hour, day) = (Duration::from_secs(3600), Duration::from_secs(24 * 3600));
        let keeping = |bytes| Cache::at(folder.path()).keeping(Keep { age: 30 * day, bytes, tests: bytes });
        let cache = keeping(2500);
        let there = |name: &str| cache.place(&key(name)).exists();
        for name in ["new", "recent", "older", "ancient"] {
            cache.remember(&key(name), &"x".repeat(1000));
        }
        age(&cache, "recent", 2 * hour);
        age(&cache, "older", day);
        age(&cache, "ancient", 40 * day);
        cache.prune(true).unwrap();
        assert_eq!(["new", "recent", "older", "ancient"].map(there), [true, true, false, false]);
        // Nothing is looked at twice within the hour.
        keeping(0).prune(false).unwrap();
        assert!(there("new"));
        keeping(0).prune(true).unwrap();
        assert_eq!(["new", "recent"].map(there), [false, false]);
    }

    #[test]
    #[cfg(unix)]
    fn what_was_never_finished_goes_with_the_next_look() {
        let folder = tempfile::tempdir().unwrap();
        let cache = Cache::at(folder.path());
        cache.remember(&key("a"), &7);
        cache.prune(true).unwrap();
        let things = folder.path().join("things");
        let make = |name: &str, age: u64| {
            let path = things.join(name);
            match name.ends_with("file") {
                true => fs::write(&path, "half").unwrap(),
                false => {
                    fs::create_dir(&path).unwrap();
                    fs::write(path.join("program"), "half").unwrap();
                }
            }
            let file = fs::File::open(&path).unwrap();
            file.set_modified(SystemTime::now() - Duration::from_secs(age)).unwrap();
            path
        };
        let gone = [make(".new-killed", 100), make(".old-killed", 100), make(".new-file", 100)];
        // In the making: just begun, or held by whoever makes it.
        let stays = [make(".new-begun", 10), make(".new-long", 300), make("entry", 300)];
        let maker = Held::hold(&stays[1]);
        cache.prune(false).unwrap();
        assert_eq!(gone.map(|path| path.exists()), [false; 3]);
        assert_eq!(stays.each_ref().map(|path| path.exists()), [true; 3]);
        drop(maker);
        cache.prune(false).unwrap();
        assert_eq!(stays.map(|path| path.exists()), [true, false, true]);
        assert_eq!(cache.recall::<u32>(&key("a")), Some(7));
    }

    #[test]
    #[cfg(unix)]
    fn a_cache_never_grows_beyond_its_size_and_what_is_in_use() {
        let folder = tempfile::tempdir().unwrap();
        let cache = Cache::at(folder.path()).keeping(Keep { bytes: 2500, ..Keep::default() });
        let add = |name: &str| {
            let fill = |path: &Path| fs::write(path.join("program"), "x".repeat(1000));
            cache.folder(&key(name), fill, |error: io::Error| error).unwrap()
        };
        let used = add("used");
        age(&cache, "used", Duration::from_secs(7200));
        for name in ["a", "b", "c", "d"] {
            drop(add(name));
            assert!(size(folder.path()).unwrap() <= 3000, "after {name}");
            assert!(used.path().join("program").is_file(), "after {name}");
        }
        drop(used);
        drop(add("e"));
        assert!(!cache.place(&key("used")).exists() && cache.place(&key("e")).exists());
        let left = fs::read_dir(folder.path().join("things")).unwrap().count();
        assert_eq!(left, 2, "nothing half removed is left");
    }

    #[test]
    #[cfg(unix)]
    fn a_cache_is_its_user_s_alone() {
        use std::os::unix::fs::PermissionsExt;
        let folder = tempfile::tempdir().unwrap();
        let path = folder.path().join("cache");
        let mode = || fs::metadata(&path).unwrap().permissions().mode() & 0o777;
        fs::create_dir(&path).unwrap();
        fs::set_permissions(&path, fs::Permissions::from_mode(0o777)).unwrap();
        let cache = Cache::at(&path);
        cache.remember(&key("a"), &1);
        assert_eq!(mode(), 0o700);
        // A link to a folder of somebody's choice is no cache.
        let link = folder.path().join("link");
        std::os::unix::fs::symlink(&path, &link).unwrap();
        assert_eq!(Cache::at(&link).recall::<u32>(&key("a")), None);
        assert_eq!(cache.recall::<u32>(&key("a")), Some(1));
    }

    #[test]
    #[cfg(unix)]
    fn what_belongs_to_another_user_is_refused() {
        if !rustix::process::geteuid().is_root() {
            return println!("skipped: only root can make a folder of another user");
        }
        let folder = tempfile::tempdir().unwrap();
        let path = folder.path().join("cache");
        let cache = Cache::at(&path);
        let chown = |path: &Path| std::os::unix::fs::chown(path, Some(12345), Some(12345)).unwrap();
        cache.remember(&key("a"), &1);
        // An entry, or all entries of a kind.
        let made = || cache.folder(&key("b"), |path| fs::write(path.join("right"), ""), |error| error);
        let planted = made().unwrap().path().to_path_buf();
        chown(&planted);
        assert!(made().is_err());
        chown(&path.join("things"));
        assert!(made().unwrap_err().to_string().contains("belongs to another user"));
        // The whole cache.
        chown(&path);
        assert_eq!(cache.recall::<u32>(&key("a")), None);
        let refused = made().unwrap_err();
        assert!(refused.to_string().contains("belongs to another user"), "{refused}");
    }

    #[test]
    #[cfg(unix)]
    fn what_others_may_have_planted_is_not_used() {
        use std::os::unix::fs::PermissionsExt;
        let folder = tempfile::tempdir().unwrap();
        let cache = Cache::at(folder.path().join("cache"));
        let fill = |what: &'static str| move |path: &Path| fs::write(path.join(what), "");
        let right = cache.folder(&key("a"), fill("right"), |error| error).unwrap();
        // Whoever can write in the folder can also give an entry of its owner another name.
        fs::rename(right.path(), cache.place(&key("b"))).unwrap();
        fs::set_permissions(folder.path().join("cache"), fs::Permissions::from_mode(0o770)).unwrap();
        let made = cache.folder(&key("b"), fill("made anew"), |error| error).unwrap();
        assert!(made.path().join("made anew").is_file());
    }
}
