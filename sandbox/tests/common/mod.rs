//! What the tests of this crate share: which tiers there are to test.
//!
//! Where a tier or a compiler is missing, a test says that it was skipped; with `REQUIRE_TIERS=ab`
//! in the environment it fails instead.
#![allow(dead_code)]

pub mod again;
pub mod judge;

use std::io::Write;
use std::os::unix::fs::PermissionsExt;
use std::path::{Path, PathBuf};
use std::process::Command;

use sandbox::Tier;
use tempfile::TempDir;

/// Where an ordinary user finds the host of zygotes when a test is run again as one.
pub const HOST: &str = "SANDBOX_TEST_HOST";

pub fn host() -> PathBuf {
    std::env::var_os(HOST).map_or(env!("CARGO_BIN_EXE_zygote").into(), PathBuf::from)
}

/// Says that a test is not run. The test harness shows nothing that a passing test prints, but this.
pub fn skip(why: &str) {
    let _ = writeln!(std::io::stderr(), "skipped: {why}");
}

/// Whether a tier works here. If not, says so, or fails if the environment requires it.
pub fn available(tier: Tier) -> bool {
    sandbox::host_zygotes_in(host());
    let Err(why) = tier.works() else {
        return true;
    };
    let missing = format!("tier {} is not available: {why}", tier.letter());
    assert!(!required().contains(tier.letter()), "{missing}");
    skip(&missing);
    false
}

/// The tiers of `wanted` that work here.
pub fn tiers(wanted: &[Tier]) -> Vec<Tier> {
    wanted.iter().copied().filter(|&tier| available(tier)).collect()
}

fn required() -> String {
    std::env::var("REQUIRE_TIERS").unwrap_or_default()
}

/// Whether a command is there. If not, says so, or fails where tiers are required.
pub fn has(command: &str) -> bool {
    let found = Command::new("sh").args(["-c", &format!("command -v {command}")]).output().unwrap();
    if found.status.success() {
        return true;
    }
    assert!(required().is_empty(), "there is no {command}");
    skip(&format!("there is no {command}"));
    false
}

/// A temporary folder that everyone can enter.
pub fn open_folder() -> TempDir {
    let folder = tempfile::tempdir().unwrap();
    std::fs::set_permissions(folder.path(), PermissionsExt::from_mode(0o755)).unwrap();
    folder
}

/// Compiles a C program, outside the sandbox.
pub fn compile_c(source: &str, to: &Path, options: &[&str]) {
    let folder = tempfile::tempdir().unwrap();
    let from = folder.path().join("source.c");
    std::fs::write(&from, source).unwrap();
    let done = Command::new("cc").args(["-w", "-O1"]).args(options).arg("-o").arg(to).arg(&from).status();
    assert!(done.unwrap().success(), "{} does not compile", to.display());
}

/// A toolchain's home that other users can read too: tier b never runs anything as root. A closed one
/// (in root's home) is copied, by links to its files.
pub fn readable_by_all(home: &Path, parts: &[&str]) -> (Option<TempDir>, PathBuf) {
    let closed = home
        .ancestors()
        .any(|folder| std::fs::metadata(folder).is_ok_and(|about| about.permissions().mode() & 0o005 != 0o005));
    if !closed {
        return (None, home.to_owned());
    }
    let copy = open_folder();
    for part in parts {
        let to = copy.path().join(part);
        std::fs::create_dir_all(to.parent().unwrap()).unwrap();
        let done = Command::new("cp").arg("-al").arg(home.join(part)).arg(&to).status().unwrap();
        assert!(done.success(), "copying {}", home.display());
    }
    let path = copy.path().to_owned();
    (Some(copy), path)
}

/// Where a Rust toolchain lives that all can read.
pub fn rust_home() -> (Option<TempDir>, PathBuf) {
    let sysroot = Command::new("rustc").args(["--print", "sysroot"]).current_dir("/").output().unwrap();
    let home = PathBuf::from(String::from_utf8(sysroot.stdout).unwrap().trim());
    let mut parts = vec!["bin/rustc".to_owned()];
    for entry in std::fs::read_dir(home.join("lib")).unwrap() {
        let name = entry.unwrap().file_name().into_string().unwrap();
        parts.extend(name.contains(".so").then(|| format!("lib/{name}")));
    }
    for entry in std::fs::read_dir(home.join("lib/rustlib")).unwrap() {
        let name = entry.unwrap().file_name().into_string().unwrap();
        parts.extend(name.contains("-unknown-linux-gnu").then(|| format!("lib/rustlib/{name}")));
    }
    let parts: Vec<&str> = parts.iter().map(|part| part.as_str()).collect();
    readable_by_all(&home, &parts)
}

/// The same for Python.
pub fn python_home() -> (Option<TempDir>, PathBuf) {
    let mut python = Command::new("python3");
    let said = python.args(["-c", "import sys; print(sys.base_prefix)"]).current_dir("/").output().unwrap();
    let home = String::from_utf8(said.stdout).unwrap();
    readable_by_all(Path::new(home.trim()), &["bin", "lib"])
}
