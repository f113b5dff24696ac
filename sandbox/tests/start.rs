//! Programs that can't be started: their own fault, told in words, and the next one runs.
#![cfg(target_os = "linux")]

mod common;

use std::fs;
use std::os::unix::fs::PermissionsExt;
use std::path::Path;
use std::time::Duration;

use common::again::as_ordinary_user;
use sandbox::{End, Finished, Limits, Program, Run, Tier, Worker};

const LIMITS: Limits =
    Limits { cpu: Duration::from_secs(1), wall: Duration::from_secs(10), memory: 64 << 20, output: 1 << 20 };

#[test]
fn again_as_an_ordinary_user() {
    as_ordinary_user();
}

/// Runs what `make` puts at a path, as a program, twice, in both tiers.
fn runs(make: impl Fn(&Path), check: impl Fn(Finished)) {
    for tier in common::tiers(&[Tier::Namespaces, Tier::Landlock]) {
        let folder = common::open_folder();
        make(&folder.path().join("program"));
        let mut worker = Worker::new(tier, &Program::native(folder.path(), "program")).unwrap();
        for _ in 0..2 {
            let run = Run { input: b"", input_name: "S.inp", output_name: "S.out", limits: LIMITS };
            check(worker.run(&run).unwrap());
            let (said, finished) = worker.converse(LIMITS, |_| 7).unwrap();
            assert_eq!(said, 7);
            check(finished);
        }
    }
}

fn write(path: &Path, bytes: &[u8], mode: u32) {
    fs::write(path, bytes).unwrap();
    fs::set_permissions(path, fs::Permissions::from_mode(mode)).unwrap();
}

fn is_not_started(finished: Finished) {
    let words = String::from_utf8_lossy(&finished.stderr);
    assert_eq!(finished.end, End::NotStarted, "{words}");
    assert!(words.contains("can't be started"), "{words}");
    assert!(finished.stdout.is_empty());
}

#[test]
fn what_is_no_program() {
    runs(|path| write(path, b"package solution\n", 0o755), is_not_started);
    runs(|path| write(path, b"!<arch>\n", 0o755), is_not_started);
    runs(|path| write(path, b"", 0o755), is_not_started);
    runs(|path| write(path, b"\x7fELF", 0o755), is_not_started);
    runs(
        |path| write(path, &[b"\x7fELF\x02\x01\x01".as_slice(), &[0xff; 200]].concat(), 0o755),
        is_not_started,
    );
    runs(|path| write(path, b"#!/no/such/interpreter\n", 0o755), is_not_started);
    runs(|path| write(path, b"#!\n", 0o755), is_not_started);
    // Loops of interpreters.
    runs(|path| write(path, b"#!/program/program\n", 0o755), is_not_started);
}

#[test]
fn a_program_of_another_machine() {
    let header = |machine: u8| {
        let mut header = fs::read("/proc/self/exe").unwrap();
        header.truncate(4096);
        header[18] = machine;
        header
    };
    // ARM, RISC-V, and a 32-bit one of the same family.
    for machine in [183, 243, 3] {
        runs(|path| write(path, &header(machine), 0o755), is_not_started);
    }
}

#[test]
fn a_file_that_may_not_be_executed_or_is_not_there() {
    runs(|path| write(path, b"\x7fELF", 0o644), is_not_started);
    runs(|path| fs::create_dir(path).unwrap(), is_not_started);
    runs(|_| (), is_not_started);
    runs(|path| std::os::unix::fs::symlink("program", path).unwrap(), is_not_started);
    runs(|path| std::os::unix::fs::symlink("/etc/passwd", path).unwrap(), is_not_started);
}

#[test]
fn an_interpreter_that_is_not_there() {
    if !common::has("cc") {
        return;
    }
    for interpreter in ["/no/such/linker", "/etc/passwd", "/dev/null", "/usr", "S.inp"] {
        let option = format!("-Wl,--dynamic-linker={interpreter}");
        runs(|path| common::compile_c("int main() { return 0; }", path, &[&option]), is_not_started);
    }
    // Appended to the linker's own, without an end.
    let source = "const char interpreter[4] __attribute__((section(\".interp\"))) = \"evil\"; int main() {}";
    runs(|path| common::compile_c(source, path, &[]), is_not_started);
}

#[test]
fn a_global_array_beyond_all_memory_is_a_memory_limit() {
    if !common::has("cc") {
        return;
    }
    let source = "char a[6L << 30]; int main(int c, char **v) { a[c * 4096L] = 1; return 0; }";
    runs(
        |path| common::compile_c(source, path, &["-mcmodel=large"]),
        |finished| {
            assert_eq!(finished.end, End::MemoryLimit);
        },
    );
    // One that could be had and is not used is none.
    let source = "char a[2L << 30]; int main(int c, char **v) { a[c * 4096L] = 1; return 0; }";
    runs(
        |path| common::compile_c(source, path, &["-mcmodel=large"]),
        |finished| {
            assert_eq!(finished.end, End::Exited(0));
        },
    );
}

#[test]
fn a_missing_toolchain_is_the_judges_fault() {
    for tier in common::tiers(&[Tier::Namespaces, Tier::Landlock]) {
        let folder = common::open_folder();
        let mut program = Program::native(folder.path(), "program");
        program.argv = vec!["/usr/bin/no-such-interpreter".to_owned(), "{program}/program".to_owned()];
        let mut worker = Worker::new(tier, &program).unwrap();
        let run = Run { input: b"", input_name: "S.inp", output_name: "S.out", limits: LIMITS };
        let failure = worker.run(&run).unwrap_err();
        assert!(failure.to_string().contains("no-such-interpreter"), "{failure}");
    }
}

#[test]
fn a_program_in_a_folder_of_its_judge_alone_runs() {
    if !common::has("cc") {
        return;
    }
    for tier in common::tiers(&[Tier::Namespaces, Tier::Landlock]) {
        // The cache of a judge is closed to others; the program's own folder in it is not.
        let closed = tempfile::tempdir().unwrap();
        fs::set_permissions(closed.path(), PermissionsExt::from_mode(0o700)).unwrap();
        let folder = closed.path().join("programs");
        fs::create_dir(&folder).unwrap();
        common::compile_c("int main() { return 7; }", &folder.join("program"), &[]);
        let mut worker = Worker::new(tier, &Program::native(&folder, "program")).unwrap();
        let run = Run { input: b"", input_name: "S.inp", output_name: "S.out", limits: LIMITS };
        assert_eq!(worker.run(&run).unwrap().end, End::Exited(7));
    }
}

#[test]
fn a_toolchain_in_roots_home_is_refused_in_tier_b() {
    if !rustix::process::geteuid().is_root() || !common::available(Tier::Landlock) {
        return;
    }
    let closed = tempfile::tempdir().unwrap();
    fs::set_permissions(closed.path(), PermissionsExt::from_mode(0o700)).unwrap();
    let program = Program { read_only: vec![closed.path().to_owned()], ..Program::native("/usr/bin", "true") };
    let failure = Worker::new(Tier::Landlock, &program).unwrap_err();
    assert!(failure.to_string().contains("never runs a program as root"), "{failure}");
}
