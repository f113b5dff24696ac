//! Tests of plans, made once for all commands.
//!
//! A test is a file: a line that says what it is, then the input, then the answer. It is found under a fingerprint of all
//! that it depends on (the code, the exercise, the seed, the row of the plan), so nobody meets a test of other code. The
//! line carries the hashes of input and answer and is hashed itself, together with the fingerprint: a file that somebody
//! has damaged, cut off or moved is as good as none, and the test is made anew.

use std::{
    io::{BufRead, BufReader, Read},
    sync::{
        Arc,
        atomic::{AtomicU64, Ordering},
    },
    time::Duration,
};

use exercise::{
    AnyExercise, Error,
    testdata::{self, Hashes, Lock, Planned, ReadyTest},
};
use serde::{Deserialize, Serialize};

use crate::{Cache, Fingerprint, Key};

/// Tells the fingerprint of the code that makes the tests of an exercise, which is named by its folder.
pub type Code = fn(&str) -> String;

/// The tests that are kept in a cache.
#[derive(Clone, Debug)]
pub struct Tests {
    cache: Cache,
    code: Code,
    fresh: bool,
    /// How many bytes were added since the cache was tidied up.
    added: Arc<AtomicU64>,
}

/// So many bytes may be added before the cache is tidied up.
const UNTIDIED: u64 = 64 << 20;

impl Tests {
    /// The tests in a cache, made by this code.
    pub fn new(cache: Cache, code: Code) -> Tests {
        Tests { cache, code, fresh: false, added: Arc::default() }
    }

    /// The same, but all are made anew, if that is wanted.
    pub fn fresh(self, fresh: bool) -> Tests {
        Tests { fresh, ..self }
    }

    /// Those of an exercise and a seed. What the lock pins needs no check.
    pub fn of(&self, exercise: &'static dyn AnyExercise, seed: u64, lock: Lock) -> TestsOf {
        let code = (self.code)(exercise.folder());
        TestsOf { tests: self.clone(), exercise, seed, lock, code }
    }
}

/// The tests of one exercise and seed.
#[derive(Clone)]
pub struct TestsOf {
    tests: Tests,
    exercise: &'static dyn AnyExercise,
    seed: u64,
    lock: Lock,
    code: String,
}

/// Whether the lock's word is enough.
#[derive(Clone, Copy, PartialEq, Eq)]
enum Trust {
    Lock,
    Nobody,
}

impl TestsOf {
    /// A test to judge by, as [`testdata::make`] makes it: kept, or made now and kept.
    pub fn get(&self, planned: Planned) -> Result<ReadyTest, Error> {
        self.found_or_made(planned, Trust::Lock)
    }

    /// As [`TestsOf::get`], for those who look for faults in the tests themselves: this code has checked it, whatever is
    /// pinned.
    pub fn checked(&self, planned: Planned) -> Result<ReadyTest, Error> {
        self.found_or_made(planned, Trust::Nobody)
    }

    /// As [`TestsOf::get`], for those who store the test elsewhere: what is made now isn't kept a second time.
    pub fn get_only(&self, planned: Planned) -> Result<ReadyTest, Error> {
        match self.find(&self.key(planned), Trust::Lock) {
            Some(kept) => Ok(kept),
            None => self.make(planned, Trust::Lock).map(|(made, _)| made),
        }
    }

    /// Whether the lock pins just this test.
    pub fn pins(&self, planned: Planned, made: &ReadyTest) -> bool {
        self.lock.pins(planned, made)
    }

    fn found_or_made(&self, planned: Planned, trust: Trust) -> Result<ReadyTest, Error> {
        let key = self.key(planned);
        if let Some(kept) = self.find(&key, trust) {
            return Ok(kept);
        }
        let (made, checked) = self.make(planned, trust)?;
        self.keep(&key, &made, checked);
        Ok(made)
    }

    /// Makes a test, and tells whether it was checked.
    fn make(&self, planned: Planned, trust: Trust) -> Result<(ReadyTest, bool), Error> {
        let TestsOf { exercise, seed, lock, .. } = self;
        match trust {
            Trust::Lock => testdata::make_trusting(lock, *exercise, *seed, planned, thread_cpu_time),
            Trust::Nobody => Ok((testdata::make(*exercise, *seed, planned, thread_cpu_time)?, true)),
        }
    }

    fn key(&self, Planned { group, row, .. }: Planned) -> Key {
        let own = row.own.as_deref().map_or(String::new(), testdata::hash);
        Fingerprint::new(Key::TESTS)
            .part(&self.code)
            .part(self.exercise.folder())
            .part(self.seed.to_le_bytes())
            .part(group)
            .part(&row.recipe)
            .part(row.index.to_le_bytes())
            .part(format!("{:?}", row.params))
            .part(own)
            .key()
    }

    fn find(&self, key: &Key, trust: Trust) -> Option<ReadyTest> {
        if self.tests.fresh {
            return None;
        }
        let file = self.tests.cache.open(key)?;
        let size = file.metadata().ok()?.len();
        let mut file = BufReader::new(file);
        let mut line = Vec::new();
        file.by_ref().take(LONGEST_HEADER).read_until(b'\n', &mut line).ok()?;
        let Header { checked, micros, lengths, hashes: [input, answer], .. } = Header::parse(&line, key)?;
        let hashes = Hashes { input, answer };
        // Before memory is asked for that no file fills.
        let whole = lengths[0].checked_add(lengths[1])?.checked_add(line.len() as u64)?;
        if whole != size || !(checked || trust == Trust::Lock) {
            return None;
        }
        let mut part = |length: u64| {
            let mut bytes = vec![0; usize::try_from(length).ok()?];
            file.read_exact(&mut bytes).ok()?;
            Some(bytes)
        };
        let (input, answer) = (part(lengths[0])?, part(lengths[1])?);
        ReadyTest::kept(self.exercise, input, answer, hashes, Duration::from_micros(micros))
    }

    /// Keeps a test. If that fails, it is only made once more.
    fn keep(&self, key: &Key, made: &ReadyTest, checked: bool) {
        let Hashes { input, answer } = made.hashes().clone();
        let header = Header {
            checked,
            micros: made.time.as_micros() as u64,
            lengths: [made.input.len() as u64, made.answer.len() as u64],
            hashes: [input, answer],
        };
        let Tests { cache, added, .. } = &self.tests;
        if cache.write(key, &[&header.line(key), &made.input, &made.answer]) {
            let bytes = (made.input.len() + made.answer.len()) as u64;
            if added.fetch_add(bytes, Ordering::Relaxed) + bytes > UNTIDIED {
                added.store(0, Ordering::Relaxed);
                // What cannot be tidied up now can be later.
                let _ = cache.prune(true);
            }
        }
    }
}

/// The CPU time of this thread, or the time on the clock where a system does not tell it.
pub fn thread_cpu_time() -> Duration {
    #[cfg(unix)]
    {
        use rustix::time::{ClockId, clock_gettime};
        Duration::try_from(clock_gettime(ClockId::ThreadCPUTime)).unwrap_or_default()
    }
    #[cfg(not(unix))]
    {
        use std::{sync::OnceLock, time::Instant};
        static START: OnceLock<Instant> = OnceLock::new();
        START.get_or_init(Instant::now).elapsed()
    }
}

/// What the first line of a file says.
#[derive(Serialize, Deserialize)]
struct Header {
    /// Whether the code that made the test has checked it: if not, a lock had pinned it.
    checked: bool,
    /// What the reference took.
    micros: u64,
    /// How many bytes input and answer have.
    lengths: [u64; 2],
    /// Their hashes.
    hashes: [String; 2],
}

/// No line is longer.
const LONGEST_HEADER: u64 = 400;

impl Header {
    /// The line: its own hash, and the rest.
    fn line(&self, key: &Key) -> Vec<u8> {
        // A struct of numbers and words is always JSON.
        let json = serde_json::to_vec(self).unwrap_or_default();
        [Header::hash(key, &json).as_bytes(), b" ", &json, b"\n"].concat()
    }

    fn parse(line: &[u8], key: &Key) -> Option<Header> {
        let json = line.strip_suffix(b"\n")?;
        let space = json.iter().position(|&byte| byte == b' ')?;
        let (hash, json) = (&json[..space], &json[space + 1..]);
        (hash == Header::hash(key, json).as_bytes()).then(|| serde_json::from_slice(json).ok())?
    }

    /// A hash of what a line says, and of the name under which it says so.
    fn hash(key: &Key, json: &[u8]) -> String {
        testdata::hash(&[key.digits.as_bytes(), b" ", json].concat())
    }
}

#[cfg(test)]
mod units {
    use std::{fs, path::PathBuf, thread};

    use exercise::{Library, Manifest, testdata::no_clock};

    use super::*;
    use crate::Keep;

    const SEED: u64 = 9;

    fn library() -> Library {
        problems::library(concat!(env!("CARGO_MANIFEST_DIR"), "/../problems"))
    }

    fn exercise() -> &'static dyn AnyExercise {
        library().find("9.40").unwrap()
    }

    /// Tests of code with this name.
    fn tests(cache: &Cache, code: Code) -> TestsOf {
        Tests::new(cache.clone(), code).of(exercise(), SEED, Lock::default())
    }

    fn newer(_: &str) -> String {
        "newer".into()
    }

    fn older(_: &str) -> String {
        "older".into()
    }

    struct Setup {
        _folder: tempfile::TempDir,
        cache: Cache,
        manifest: Arc<Manifest>,
    }

    impl Setup {
        fn new() -> Setup {
            let folder = tempfile::tempdir().unwrap();
            let cache = Cache::at(folder.path().join("cache"));
            Setup { _folder: folder, cache, manifest: library().manifest(exercise()).unwrap() }
        }

        fn first(&self) -> Planned<'_> {
            testdata::planned(&self.manifest)[0]
        }

        fn files(&self) -> Vec<PathBuf> {
            let folder = self.cache.path().join(Key::TESTS);
            let entries = fs::read_dir(folder).into_iter().flatten();
            entries.map(|entry| entry.unwrap().path()).collect()
        }
    }

    fn bytes(made: &ReadyTest) -> (Vec<u8>, Vec<u8>) {
        (made.input.clone(), made.answer.clone())
    }

    #[test]
    fn a_kept_test_is_the_one_that_was_made() {
        let setup = Setup::new();
        let tests = tests(&setup.cache, newer);
        for planned in testdata::planned(&setup.manifest) {
            let made = testdata::make(exercise(), SEED, planned, no_clock).unwrap();
            assert!(tests.find(&tests.key(planned), Trust::Nobody).is_none());
            assert_eq!(bytes(&tests.get(planned).unwrap()), bytes(&made));
            let kept = tests.find(&tests.key(planned), Trust::Nobody).unwrap();
            assert_eq!(bytes(&kept), bytes(&made));
            assert_eq!(kept.hashes(), made.hashes());
            assert_eq!(kept.case().input(), made.input);
            assert_eq!(kept.case().answer(), made.answer);
        }
    }

    #[test]
    fn a_damaged_test_is_made_anew() {
        let setup = Setup::new();
        let (tests, planned) = (tests(&setup.cache, newer), setup.first());
        let made = bytes(&tests.get(planned).unwrap());
        let file = setup.files().remove(0);
        let whole = fs::read(&file).unwrap();
        let mut damaged: Vec<Vec<u8>> = Vec::new();
        // Any byte, anything cut off or added.
        for index in 0..whole.len() {
            let mut one = whole.clone();
            one[index] ^= 1 << (index % 8);
            damaged.push(one);
            damaged.push(whole[..index].to_vec());
        }
        damaged.push([&whole[..], b"\n"].concat());
        // Halves that change places, and a line that is right without what follows.
        let line = whole.iter().position(|&byte| byte == b'\n').unwrap() + 1;
        damaged.push([&whole[..line], &made.1[..], &made.0[..]].concat());
        damaged.push([&whole[..line], &vec![b'0'; whole.len() - line][..]].concat());
        for one in damaged {
            fs::write(&file, &one).unwrap();
            assert!(tests.find(&tests.key(planned), Trust::Lock).is_none(), "{}", one.escape_ascii());
        }
        assert_eq!(bytes(&tests.get(planned).unwrap()), made);
        assert!(tests.find(&tests.key(planned), Trust::Nobody).is_some(), "what was damaged is replaced");
    }

    #[test]
    fn a_test_under_the_name_of_another_is_not_used() {
        let setup = Setup::new();
        let tests = tests(&setup.cache, newer);
        let planned = testdata::planned(&setup.manifest);
        let place = |planned| setup.cache.path().join(Key::TESTS).join(tests.key(planned).digits);
        tests.get(planned[0]).unwrap();
        fs::copy(place(planned[0]), place(planned[1])).unwrap();
        let made = testdata::make(exercise(), SEED, planned[1], no_clock).unwrap();
        assert_eq!(bytes(&tests.get(planned[1]).unwrap()), bytes(&made));
    }

    #[test]
    fn programs_of_other_code_do_not_share_tests() {
        let setup = Setup::new();
        let planned = setup.first();
        for (code, files) in [(older as Code, 1), (newer, 2), (older, 2)] {
            let tests = tests(&setup.cache, code);
            tests.get(planned).unwrap();
            assert_eq!(setup.files().len(), files);
        }
        // Nor do seeds, groups, recipes, their numbers and parameters, and exercises.
        let mine = tests(&setup.cache, newer);
        let mut keys = vec![mine.key(planned)];
        keys.push(TestsOf { seed: 10, ..mine.clone() }.key(planned));
        keys.push(TestsOf { exercise: library().find("wythoff").unwrap(), ..mine.clone() }.key(planned));
        keys.push(mine.key(Planned { group: "other", ..planned }));
        let row = |change: fn(&mut generators::Test)| {
            let mut row = planned.row.clone();
            change(&mut row);
            row
        };
        for row in [
            row(|row| row.recipe += "x"),
            row(|row| row.index += 1),
            row(|row| row.params = generators::Params::parse("most = 12345").unwrap()),
            row(|row| row.own = Some(b"1\n".as_slice().into())),
            row(|row| row.own = Some(b"2\n".as_slice().into())),
        ] {
            keys.push(mine.key(Planned { row: &row, ..planned }));
        }
        let distinct: std::collections::HashSet<&Key> = keys.iter().collect();
        assert_eq!(distinct.len(), keys.len());
        // The number in the group is a name and no more: a row that moves is the same test.
        assert_eq!(mine.key(Planned { number: 77, ..planned }), keys[0]);
    }

    #[test]
    fn what_a_lock_pins_is_not_checked_but_for_those_who_look_for_faults() {
        let setup = Setup::new();
        let planned = setup.first();
        let lock = Lock::load(&library(), exercise()).unwrap();
        let pinned = TestsOf { lock, ..tests(&setup.cache, newer) };
        let key = pinned.key(planned);
        assert!(pinned.make(planned, Trust::Lock).is_ok_and(|(_, checked)| !checked));
        assert!(pinned.make(planned, Trust::Nobody).is_ok_and(|(_, checked)| checked));
        let made = pinned.get(planned).unwrap();
        assert!(pinned.find(&key, Trust::Lock).is_some() && pinned.find(&key, Trust::Nobody).is_none());
        assert_eq!(bytes(&pinned.checked(planned).unwrap()), bytes(&made));
        assert!(pinned.find(&key, Trust::Nobody).is_some());
        // Without a lock that pins it, and of another seed, every test is checked.
        assert!(tests(&setup.cache, newer).make(planned, Trust::Lock).is_ok_and(|(_, checked)| checked));
        let other = TestsOf { seed: 10, ..pinned };
        let many = testdata::planned(&setup.manifest).pop().unwrap();
        assert!(other.make(many, Trust::Lock).is_ok_and(|(_, checked)| checked));
    }

    #[test]
    fn many_at_once_see_whole_tests() {
        let setup = Setup::new();
        let planned = testdata::planned(&setup.manifest);
        let right: Vec<_> = planned
            .iter()
            .map(|planned| bytes(&testdata::make(exercise(), SEED, *planned, no_clock).unwrap()))
            .collect();
        thread::scope(|scope| {
            for worker in 0..6 {
                let (cache, planned, right) = (&setup.cache, &planned, &right);
                scope.spawn(move || {
                    // Some keep, some make everything anew, and one tidies up.
                    let kept = Tests::new(cache.clone(), newer).fresh(worker % 3 == 1);
                    let kept = kept.of(exercise(), SEED, Lock::default());
                    for _ in 0..3 {
                        for (planned, right) in planned.iter().zip(right) {
                            assert_eq!(bytes(&kept.get(*planned).unwrap()), *right);
                            if worker == 5 {
                                let _ = cache.clone().keeping(Keep { tests: 0, ..Keep::default() }).prune(true);
                            }
                        }
                    }
                });
            }
        });
        assert!(setup.files().iter().all(|file| !file.to_string_lossy().contains(".new-")));
    }

    /// Where the child below keeps its tests.
    #[cfg(unix)]
    const PLACE: &str = "CACHE_OF_A_FULL_DISK";

    /// What `no_disk_is_too_full_to_judge` starts again, with a limit on the size of files.
    #[test]
    #[cfg(unix)]
    fn in_a_child_with_a_full_disk() {
        let Some(place) = std::env::var_os(PLACE) else { return };
        let cache = Cache::at(PathBuf::from(place));
        let (manifest, tests) = (library().manifest(exercise()).unwrap(), tests(&cache, newer));
        for _ in 0..2 {
            for planned in testdata::planned(&manifest) {
                let made = testdata::make(exercise(), SEED, planned, no_clock).unwrap();
                assert_eq!(bytes(&tests.get(planned).unwrap()), bytes(&made));
            }
        }
    }

    #[test]
    #[cfg(unix)]
    fn no_disk_is_too_full_to_judge() {
        let setup = Setup::new();
        setup.cache.remember(&Fingerprint::new("things").part("a").key(), &7);
        // So many blocks of 512 bytes a file may have: like a disk that is full, but for whoever asks for less.
        const BLOCKS: u64 = 4;
        let ended = std::process::Command::new("sh")
            .args(["-c", &format!("trap '' XFSZ; ulimit -f {BLOCKS}; exec \"$0\" --exact \"$1\"")])
            .arg(std::env::current_exe().unwrap())
            .arg("tests::units::in_a_child_with_a_full_disk")
            .env(PLACE, setup.cache.path())
            .output()
            .unwrap();
        assert!(ended.status.success(), "{}", String::from_utf8_lossy(&ended.stdout));
        assert!(String::from_utf8_lossy(&ended.stdout).contains("1 passed"));
        // What found room is whole; of the rest nothing is left.
        let files = setup.files();
        let all = testdata::planned(&setup.manifest);
        assert!(!files.is_empty() && files.len() < all.len(), "{} of {}", files.len(), all.len());
        let tests = tests(&setup.cache, newer);
        let kept = all.iter().filter(|planned| tests.find(&tests.key(**planned), Trust::Nobody).is_some());
        assert_eq!(kept.count(), files.len());
        assert!(files.iter().all(|file| file.metadata().unwrap().len() <= BLOCKS * 1024));
    }

    #[test]
    fn tests_do_not_drive_out_what_takes_long_to_make() {
        let setup = Setup::new();
        let other = Fingerprint::new("things").part("a").key();
        setup.cache.remember(&other, &7);
        let place = setup.cache.path().join("things").join(&other.digits);
        let day = Duration::from_secs(24 * 3600);
        fs::File::open(&place).unwrap().set_modified(std::time::SystemTime::now() - day).unwrap();
        let tests = tests(&setup.cache, newer);
        testdata::planned(&setup.manifest).into_iter().for_each(|planned| drop(tests.get(planned).unwrap()));
        let size = || -> u64 { setup.files().iter().map(|file| file.metadata().unwrap().len()).sum() };
        let (before, most) = (size(), size() / 2);
        setup.cache.clone().keeping(Keep { tests: most, ..Keep::default() }).prune(true).unwrap();
        assert!(size() <= most && size() > 0 && most < before, "{} of {before}", size());
        assert_eq!(setup.cache.recall::<u32>(&other), Some(7));
    }
}
