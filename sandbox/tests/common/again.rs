//! Running the tests of a file again as somebody else.

use std::os::unix::process::CommandExt;
use std::path::Path;
use std::process::Command;

use super::judge::alone;
use super::{HOST, host, open_folder, python_home, rust_home, skip};

/// An ordinary user, when the tests are run by root.
const ORDINARY: u32 = 54_321;

/// A value of the judge's environment that no program may see.
pub const SECRET: &str = "the judge's own secret";

/// Runs all tests of this file again, but those whose names begin with `again_`, as an ordinary user,
/// if this one is root.
pub fn as_ordinary_user() {
    again("an ordinary user", false, ordinary);
}

/// The same for tests that need the toolchains of languages.
pub fn as_ordinary_user_with_toolchains() {
    again("an ordinary user", true, ordinary);
}

fn ordinary(tests: &Path) -> Command {
    let mut command = Command::new(tests);
    command.uid(ORDINARY).gid(ORDINARY);
    command
}

/// Runs the tests of tier a again as the root of a user namespace, whose only user is this one.
pub fn as_root_of_a_user_namespace() {
    if !super::has("unshare") {
        return;
    }
    again("root of a user namespace", false, |tests| {
        let mut command = Command::new("unshare");
        command.args(["--user", "--map-root-user"]).arg(tests).env("REQUIRE_TIERS", "a");
        command
    });
}

fn again(whom: &str, toolchains: bool, command: impl FnOnce(&Path) -> Command) {
    let _alone = alone();
    if !rustix::process::geteuid().is_root() || std::env::var_os(HOST).is_some() {
        return skip(&format!("not root: the tests are not run again as {whom}"));
    }
    let folder = open_folder();
    let copy = |from: &Path, name: &str| {
        let to = folder.path().join(name);
        // Not written by this process: whatever another thread starts meanwhile would hold the file open for
        // writing until it has become another program, and what is being written cannot be run.
        let mut install = Command::new("install");
        assert!(install.args(["-m", "755"]).args([from, &to]).status().unwrap().success());
        to
    };
    let tests = copy(&std::env::current_exe().unwrap(), "tests");
    let host = copy(&host(), "host");
    let mut path = "/usr/local/bin:/usr/bin:/bin".to_owned();
    let mut copies = Vec::new();
    if toolchains {
        // Those in root's home are nobody else's.
        for (copy, home) in [rust_home(), python_home()] {
            copies.push(copy);
            path = format!("{}/bin:{path}", home.display());
        }
    }
    let done = command(&tests)
        .args(["--skip", "again_", "--nocapture", "--test-threads", "2"])
        .env(HOST, host)
        .env("SECRET", SECRET)
        .env("PATH", path)
        .env("HOME", "/")
        .current_dir("/")
        .output()
        .unwrap();
    let said = String::from_utf8_lossy(&done.stdout);
    let complained = String::from_utf8_lossy(&done.stderr);
    println!("{said}{complained}");
    for line in complained.lines().filter_map(|line| line.strip_prefix("skipped: ")) {
        skip(&format!("as {whom}, {line}"));
    }
    assert!(done.status.success() && said.contains("test result: ok") && !said.contains(" 0 passed"));
}
