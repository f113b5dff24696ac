//! What lies in a folder that is open to programs and is hidden from them: as a checkout below `/usr` in an image.
#![cfg(target_os = "linux")]

mod common;

use std::fs;
use std::os::unix::fs::{PermissionsExt, symlink};
use std::path::{Path, PathBuf};
use std::time::Duration;

use common::again::{as_ordinary_user, as_root_of_a_user_namespace};
use sandbox::{Compile, End, Limits, Program, Run, Tier, Worker, compile};
use tempfile::TempDir;

const LIMITS: Limits =
    Limits { cpu: Duration::from_secs(5), wall: Duration::from_secs(20), memory: 64 << 20, output: 1 << 20 };

const SECRET: &str = "THE EXPECTED ANSWER";

/// Says of every path in its input what it finds there, and what a folder holds.
const READER: &str = r#"
#include <dirent.h>
#include <fcntl.h>
#include <stdio.h>
#include <string.h>
#include <unistd.h>
int main(void) {
    char path[4096], text[64];
    while (fgets(path, sizeof path, stdin)) {
        path[strcspn(path, "\n")] = 0;
        int fd = open(path, O_RDONLY);
        long n = fd == -1 ? -1 : read(fd, text, sizeof text - 1);
        printf("%s: %.*s\n", path, n > 0 ? (int)n : 0, text);
        DIR *folder = opendir(path);
        for (struct dirent *e; folder && (e = readdir(folder));)
            if (e->d_name[0] != '.') printf("%s has %s\n", path, e->d_name);
    }
}"#;

/// A folder that programs may read, in which there is a checkout with a cache and a toolchain.
struct Open {
    _folder: TempDir,
    root: PathBuf,
}

impl Open {
    /// `None`, with a notice, without a C compiler.
    fn new(folder: TempDir) -> Option<Open> {
        if !common::has("cc") {
            return None;
        }
        fs::set_permissions(folder.path(), fs::Permissions::from_mode(0o755)).unwrap();
        let root = fs::canonicalize(folder.path()).unwrap();
        for path in ["bin", "src/app/tests", "src/app/target/programs", "src/app/toolchain", "src/other"] {
            fs::create_dir_all(root.join(path)).unwrap();
        }
        for path in ["src/app/tests/S.ans", "src/app/S.ans", "bin/secret", "src/app/toolchain/secret"] {
            fs::write(root.join(path), SECRET).unwrap();
        }
        for path in ["src/app/toolchain/library", "src/other/library", "bin/library"] {
            fs::write(root.join(path), "a library").unwrap();
        }
        symlink("src/app", root.join("link")).unwrap();
        common::compile_c(READER, &root.join("src/app/target/programs/reader"), &[]);
        Some(Open { _folder: folder, root })
    }

    fn at(&self, path: &str) -> PathBuf {
        self.root.join(path)
    }

    fn hidden(&self) -> Vec<PathBuf> {
        // By another name, one in another, one that is not there.
        ["link", "src/app/tests", "bin/secret", "src/app/toolchain/secret", "src/nothing"]
            .map(|path| self.at(path))
            .to_vec()
    }

    /// What the reader finds at these paths, in a worker that may read `read_only`.
    fn read(&self, tier: Tier, read_only: Vec<PathBuf>, paths: &[PathBuf]) -> String {
        let program = Program {
            read_only,
            hidden: self.hidden(),
            ..Program::native(self.at("src/app/target/programs"), "reader")
        };
        let mut worker = Worker::new(tier, &program).unwrap();
        read(&mut worker, paths)
    }

    /// Whatever was laid over anything inside, outside all is as it was.
    fn is_as_before(&self) {
        assert_eq!(fs::read_to_string(self.at("src/app/tests/S.ans")).unwrap(), SECRET);
        assert_eq!(fs::read_to_string(self.at("bin/secret")).unwrap(), SECRET);
        let mounts = fs::read_to_string("/proc/self/mountinfo").unwrap();
        assert!(!mounts.contains(&self.root.display().to_string()), "{mounts}");
    }
}

fn read(worker: &mut Worker, paths: &[PathBuf]) -> String {
    let paths: Vec<String> = paths.iter().map(|path| path.display().to_string()).collect();
    let input = paths.join("\n") + "\n";
    let run = Run { input: input.as_bytes(), input_name: "S.inp", output_name: "S.out", limits: LIMITS };
    let finished = worker.run(&run).unwrap();
    let said = String::from_utf8(finished.stdout).unwrap();
    assert_eq!(finished.end, End::Exited(0), "{said}");
    said
}

fn tiers() -> Vec<Tier> {
    common::tiers(&[Tier::Namespaces, Tier::Landlock])
}

/// All but what is hidden is found; of that, not even a name in a folder.
fn check(open: &Open, tier: Tier, read_only: Vec<PathBuf>) {
    let paths =
        ["src/app/tests/S.ans", "src/app/S.ans", "bin/secret", "link/S.ans", "src/app", "src/app/tests"];
    let libraries = ["src/other/library", "bin/library"];
    let all: Vec<PathBuf> = paths.iter().chain(&libraries).map(|path| open.at(path)).collect();
    let said = open.read(tier, read_only, &all);
    assert!(!said.contains(SECRET), "{tier}: {said}");
    assert!(!said.contains(" has S.ans") && !said.contains(" has target"), "{tier}: {said}");
    for library in libraries {
        assert!(said.contains(&format!("{}: a library", open.at(library).display())), "{tier}: {said}");
    }
    open.is_as_before();
}

#[test]
fn again_as_an_ordinary_user() {
    as_ordinary_user();
}

#[test]
fn again_as_root_of_a_user_namespace() {
    as_root_of_a_user_namespace();
}

#[test]
fn a_checkout_in_a_toolchains_folder_is_hidden() {
    let Some(open) = Open::new(common::open_folder()) else {
        return;
    };
    for tier in tiers() {
        check(&open, tier, vec![open.root.clone()]);
    }
}

#[test]
fn a_checkout_below_usr_is_hidden() {
    let made = tempfile::Builder::new().prefix("hidden-").tempdir_in("/usr/local");
    let Ok(folder) = made else {
        return common::skip("nothing can be made in /usr/local");
    };
    let Some(open) = Open::new(folder) else {
        return;
    };
    for tier in tiers() {
        check(&open, tier, vec![]);
    }
}

#[test]
fn a_toolchain_in_a_hidden_checkout_is_open_but_for_what_is_hidden_in_it() {
    let Some(open) = Open::new(common::open_folder()) else {
        return;
    };
    for tier in tiers() {
        let toolchain = open.at("src/app/toolchain");
        let paths = ["library", "secret"].map(|name| toolchain.join(name));
        for read_only in [vec![toolchain.clone()], vec![open.root.clone(), toolchain.clone()]] {
            let said = open.read(tier, read_only, &[paths.as_slice(), &[open.at("src/app/S.ans")]].concat());
            assert!(said.contains("library: a library") && !said.contains(SECRET), "{tier}: {said}");
        }
        open.is_as_before();
    }
}

#[test]
fn what_is_open_to_all_can_not_be_hidden() {
    let Some(open) = Open::new(common::open_folder()) else {
        return;
    };
    for tier in tiers() {
        for same in [open.root.clone(), "/usr".into()] {
            let program = Program {
                read_only: vec![open.root.clone()],
                hidden: vec![same.clone()],
                ..Program::native(open.at("src/app/target/programs"), "reader")
            };
            let failure = Worker::new(tier, &program).unwrap_err().to_string();
            let words = format!("{} is open to every program", same.display());
            assert!(failure.contains(&words) && failure.contains("move"), "{tier}: {failure}");
        }
    }
}

#[test]
fn a_compiler_does_not_read_what_is_hidden() {
    let Some(open) = Open::new(common::open_folder()) else {
        return;
    };
    for tier in tiers() {
        for (path, found) in [("src/app/tests/S.ans", false), ("bin/secret", false), ("bin/library", true)] {
            let job = Compile {
                argv: vec!["/bin/cat".to_owned(), open.at(path).display().to_string()],
                env: vec![],
                read_only: vec![open.root.clone()],
                hidden: open.hidden(),
                sources: vec![],
                threads: 8,
                // Where there is Landlock, tier a uses it for compilers that want a /proc.
                proc: true,
                limits: LIMITS,
            };
            let into = common::open_folder();
            let compiled = compile(tier, &job, into.path()).unwrap();
            let said = String::from_utf8_lossy(&compiled.messages);
            assert_eq!(said.contains("a library"), found, "{tier}, {path}: {said}");
            assert!(!said.contains(SECRET), "{tier}, {path}: {said}");
        }
        open.is_as_before();
    }
}

/// It knows the answers: `solve` writes them.
#[test]
fn the_judge_itself_is_hidden() {
    let Some(open) = Open::new(common::open_folder()) else {
        return;
    };
    let own = std::env::current_exe().unwrap();
    let folder = own.parent().unwrap().to_owned();
    for tier in tiers() {
        let program = Program {
            read_only: vec![folder.clone()],
            ..Program::native(open.at("src/app/target/programs"), "reader")
        };
        let said = match Worker::new(tier, &program) {
            Ok(mut worker) => read(&mut worker, &[own.clone(), Path::new("/usr/bin/env").to_owned()]),
            Err(why) if why.to_string().contains("closed to other users") => {
                common::skip(&format!("{} is root's alone", folder.display()));
                continue;
            }
            Err(why) => panic!("{why}"),
        };
        // Both are programs, and only one of them is read.
        assert_eq!(said.matches("\x7fELF").count(), 1, "{tier}: {said:?}");
        assert!(said.contains("/usr/bin/env: \x7fELF"), "{tier}: {said:?}");
    }
}
