//! Whoever stops an export at any moment finds whole packages under final names, or none.

use std::{
    env, fs,
    io::Read,
    path::Path,
    process::{Command, Stdio},
    thread::sleep,
    time::{Duration, Instant},
};

use export::Package;

const FILES: usize = 300;

/// A package whose files all say which one it is.
fn package(version: usize) -> Package {
    let mut package = Package::new("game");
    for file in 0..FILES {
        package.add(format!("data/{file:03}.in"), version.to_string().repeat(500));
    }
    package.archived = true;
    package
}

/// How many files there are, after seeing that they are of one package.
fn whole(versions: impl Iterator<Item = Vec<u8>>) -> usize {
    let versions: Vec<Vec<u8>> = versions.collect();
    assert!(versions.iter().all(|bytes| bytes.len() == 500 && *bytes == versions[0]), "files of two packages");
    versions.len()
}

/// Which of the two final names are there.
fn look(folder: &Path) -> (bool, bool) {
    let place = folder.join("game/data");
    let there = fs::read_dir(&place).is_ok_and(|entries| {
        assert_eq!(whole(entries.map(|entry| fs::read(entry.unwrap().path()).unwrap())), FILES);
        true
    });
    let zipped = fs::File::open(folder.join("game.zip")).is_ok_and(|file| {
        let mut archive = zip::ZipArchive::new(file).expect("the archive is whole");
        let read = (0..archive.len()).map(|index| {
            let mut bytes = Vec::new();
            archive.by_index(index).unwrap().read_to_end(&mut bytes).unwrap();
            bytes
        });
        assert_eq!(whole(read), FILES);
        true
    });
    (there, zipped)
}

/// As a child this test writes one package over another until it is killed.
#[test]
fn what_is_interrupted_leaves_nothing_half_written() {
    const CHILD: &str = "WRITES_PACKAGES_TO";
    if let Some(folder) = env::var_os(CHILD) {
        for version in (1..=9).cycle() {
            package(version).write(Path::new(&folder), true).unwrap();
        }
    }
    let mut seen = 0;
    for attempt in 0..12 {
        let folder = tempfile::tempdir().unwrap();
        let mut child = Command::new(env::current_exe().unwrap())
            .args(["--exact", "interrupted::what_is_interrupted_leaves_nothing_half_written"])
            .env(CHILD, folder.path())
            .stdout(Stdio::null())
            .stderr(Stdio::null())
            .spawn()
            .unwrap();
        // Until it works, so that it is killed at work; sooner in the first attempts.
        let begun = Instant::now();
        let works = || match attempt {
            0..4 => fs::read_dir(folder.path()).is_ok_and(|mut entries| entries.next().is_some()),
            _ => folder.path().join("game.zip").exists(),
        };
        while !works() && begun.elapsed() < Duration::from_secs(60) {
            sleep(Duration::from_millis(1));
        }
        sleep(Duration::from_millis(attempt * 3));
        child.kill().unwrap();
        child.wait().unwrap();
        let (there, zipped) = look(folder.path());
        seen += usize::from(there) + usize::from(zipped);
    }
    assert!(seen > 0, "nothing was ever written");
}
