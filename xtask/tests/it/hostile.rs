//! `judge` against those who mean harm or make the mistakes that look like it: each gets the verdict that is its own,
//! and only the judge's own troubles are judge failures. What the sandbox itself withstands is tested in its crate.
#![cfg(target_os = "linux")]

use std::{
    fs,
    os::unix::fs::{PermissionsExt, symlink},
    path::Path,
    process::{Command, Output, Stdio},
    time::{Duration, Instant},
};

use serde_json::Value;
use tempfile::TempDir;

/// One test of Moore's Nim to which `1 1 4 5` is an answer.
fn folder() -> TempDir {
    let folder = tempfile::tempdir().unwrap();
    fs::create_dir(folder.path().join("small")).unwrap();
    fs::write(folder.path().join("small/01.inp"), "1 3 4 5\n").unwrap();
    folder
}

fn judge(folder: &Path, name: impl AsRef<Path>, more: &[&str]) -> Command {
    let mut command = Command::new(env!("CARGO_BIN_EXE_xtask"));
    command
        .args(["judge", "9.8"])
        .arg(folder.join(name))
        .arg("--tests")
        .arg(folder)
        .arg("--no-stress")
        .args(more);
    // Whatever the language of whoever runs the tests.
    command.stdin(Stdio::null()).env("LC_ALL", "C");
    command
}

fn value(output: &Output) -> Value {
    let text = String::from_utf8_lossy(&output.stdout);
    let complaint = String::from_utf8_lossy(&output.stderr);
    serde_json::from_str(&text).unwrap_or_else(|error| panic!("{error}: {text}{complaint}"))
}

/// The report on a source; `None`, which is said, where its compiler is missing.
fn report(name: &str, source: impl AsRef<[u8]>) -> Option<Value> {
    let folder = folder();
    fs::write(folder.path().join(name), source).unwrap();
    let report = value(&judge(folder.path(), name, &["--json"]).output().unwrap());
    let message = report["message"].as_str().unwrap();
    if message.contains("is missing") {
        println!("skipped: {message}");
        return None;
    }
    Some(report)
}

/// Each source gets its verdict, with these words in the message or in the first failure's.
fn verdicts(cases: &[(&str, &str, &str, &str)]) {
    for (name, source, verdict, words) in cases {
        let Some(report) = report(name, source) else { continue };
        assert_eq!(report["verdict"], *verdict, "{source}: {report:#}");
        let said = [&report["message"], &report["first_failing"]["message"]];
        let said: Vec<_> = said.iter().filter_map(|words| words.as_str()).collect();
        assert!(said.join("\n").contains(words), "{source}: {said:?}");
    }
}

#[test]
fn what_a_program_says_of_its_memory_is_believed_only_from_its_own_run_time() {
    verdicts(&[
        ("a.c", "int main(void) { return 203; }", "RE", "exit code 203"),
        ("a.pas", "begin\n  halt(203);\nend.\n", "RE", "exit code 203"),
        ("a.pas", "var p: pointer;\nbegin\n  getmem(p, qword(1) shl 40);\nend.\n", "MLE", ""),
        ("a.py", "import sys\nsys.stderr.write('MemoryError\\n')\nsys.exit(5)\n", "RE", "exit code 5"),
        ("a.py", "import sys\nsys.stderr.write('MemoryError\\n')\nraise ValueError(7)\n", "RE", "exit code 1"),
        ("a.py", "x = bytearray(1 << 40)\n", "MLE", ""),
        (
            "a.cpp",
            "#include <cstdio>\nint main() { fputs(\"std::bad_alloc\", stderr); return 4; }",
            "RE",
            "exit code 4",
        ),
        (
            "a.rs",
            "fn main() { let n = std::env::args().count(); print!(\"{:?}\", Vec::<u8>::with_capacity(n << 40)); }",
            "MLE",
            "",
        ),
        (
            "a.java",
            "class A { public static void main(String[] a) { System.err.println(\"java.lang.OutOfMemoryError\"); System.exit(1); } }",
            "RE",
            "exit code 1",
        ),
        (
            "a.java",
            "class A { public static void main(String[] a) { long[][] x = new long[1000][]; for (int i = 0;; i++) x[i] = new long[1 << 20]; } }",
            "MLE",
            "",
        ),
        (
            "a.go",
            "package main\nimport (\"fmt\"; \"os\")\nfunc main() { fmt.Fprintln(os.Stderr, \"out of memory\"); os.Exit(2) }",
            "RE",
            "exit code 2",
        ),
        (
            "a.go",
            "package main\nimport \"fmt\"\nfunc main() { n := len(fmt.Sprint(1)); fmt.Println(make([]byte, n<<40)[n]) }",
            "MLE",
            "",
        ),
        (
            "a.c",
            "#include <stdio.h>\nchar a[6L << 30];\nint main(int c, char **v) { a[c * 4096L] = 1; puts(\"1 1 4 5\"); return 0; }",
            "MLE",
            "256 MiB",
        ),
    ]);
}

/// The signals by which the kernel ends a program for the judge, and the limits at which it does.
#[test]
fn nobody_can_look_like_one_whom_the_judge_or_the_machine_ended() {
    let c = |body: &str| {
        format!(
            "#include <signal.h>\n#include <stdio.h>\n#include <sys/resource.h>\n\
             int main(void) {{ struct rlimit one = {{1, 1}}; {body} puts(\"1 1 4 5\"); return 0; }}"
        )
    };
    verdicts(&[
        ("a.c", &c("raise(SIGXFSZ);"), "AC", ""),
        ("a.c", &c("raise(SIGKILL);"), "AC", ""),
        ("a.c", &c("setrlimit(RLIMIT_FSIZE, &one);"), "AC", ""),
        ("a.c", &c("setrlimit(RLIMIT_CPU, &one); for (;;) ;"), "TLE", "CPU time"),
        ("a.c", &c("raise(SIGXCPU);"), "RE", "signal 24"),
        ("a.py", "import resource\nresource.setrlimit(resource.RLIMIT_CPU, (1, 1))\n", "RE", "exit code 1"),
    ]);
}

#[test]
fn memory_that_no_count_of_pages_shows_is_not_to_be_had() {
    let hidden = "#include <stdio.h>\n#include <string.h>\n#include <sys/mman.h>\n#include <fcntl.h>\nint main(void) {\n\
                  int fd = open(\"/dev/zero\", O_RDWR);\n\
                  for (int i = 0; i < 384; i++) {\n  char *p = mmap(0, 1 << 20, 3, FLAGS, fd, 0);\n\
                  if (p == MAP_FAILED) return 3;\n  memset(p, 1, 1 << 20);\n  madvise(p, 1 << 20, MADV_DONTNEED);\n}\nputs(\"1 1 4 5\"); }";
    let leader = "#include <pthread.h>\n#include <stdio.h>\n#include <stdlib.h>\n#include <string.h>\n#include <sys/syscall.h>\n#include <unistd.h>\n\
                  void *hog(void *x) { for (int i = 0; i < 1000; i++) memset(malloc(1 << 20), 1, 1 << 20); puts(\"1 1 4 5\"); exit(0); }\n\
                  int main(void) { pthread_t t; pthread_create(&t, 0, hog, 0); syscall(SYS_exit, 0); }";
    verdicts(&[
        ("a.c", &hidden.replace("FLAGS", "MAP_SHARED | MAP_ANONYMOUS"), "RE", "exit code 3"),
        ("a.c", &hidden.replace("FLAGS", "MAP_SHARED"), "RE", "exit code 3"),
        ("a.c", leader, "MLE", "256 MiB"),
        (
            "a.py",
            "import mmap\nx = [mmap.mmap(-1, 1 << 20) for _ in range(1500)]\nprint('1 1 4 5')\n",
            "RE",
            "exit code 1",
        ),
    ]);
    // Page tables are bounded by the address space, and counted.
    let tables = "import mmap\nx = []\ntry:\n  while True:\n    m = mmap.mmap(-1, 1 << 30, flags=mmap.MAP_PRIVATE | mmap.MAP_ANONYMOUS, prot=mmap.PROT_READ)\n\
                  \x20   for at in range(0, 1 << 30, 1 << 21): m[at]\n    x.append(m)\nexcept OSError:\n  import time\n  time.sleep(0.1)\n  print('1 1 4 5')\n";
    if let Some(report) = report("a.py", tables) {
        let memory = report["memory_kib"].as_u64().unwrap();
        assert!(report["verdict"] == "AC" && (30 << 10..80 << 10).contains(&memory), "{report:#}");
    }
}

#[test]
fn strange_sources_are_the_students_fault() {
    let binary: Vec<u8> = (0..=255).cycle().take(5000).collect();
    for name in ["a.rs", "a.c", "a.cpp", "a.py", "a.pas", "a.java", "a.go"] {
        for source in [&b""[..], &binary] {
            let Some(report) = report(name, source) else { break };
            let verdict = report["verdict"].as_str().unwrap();
            // An empty Python program is one that says nothing; what is no text fails when it is read.
            let expected: &[&str] = if name == "a.py" { &["CE", "WA", "RE"] } else { &["CE"] };
            assert!(expected.contains(&verdict), "{name} {source:?}: {report:#}");
        }
    }
    verdicts(&[
        (
            "a.pas",
            "library l;\nprocedure x; begin end;\nexports x;\nbegin\nend.\n",
            "CE",
            "nothing that can be run",
        ),
        (
            "a.c",
            "const char i[] __attribute__((section(\".interp\"))) = \"/no/such/loader\";\nint main(void) { return 3; }",
            "RE",
            "",
        ),
        ("a.rs", "#![no_main]\n", "CE", "main"),
        ("a.rs", "#![crate_type = \"proc-macro\"]\nfn x() {}\n", "CE", ""),
        ("a.go", "package main\nfunc init() {}\n", "CE", "main"),
        (
            "a.java",
            "package far.away;\npublic class A { public static void main(String[] a) {} }",
            "CE",
            "far.away",
        ),
        (
            "a.java",
            &format!(
                "public class A {{ class {} {{}} public static void main(String[] a) {{}} }}",
                "B".repeat(300)
            ),
            "CE",
            "",
        ),
        (
            "a.cpp",
            "#include <vector>\ntemplate <int N> struct T { T<N + 1> x; };\nT<0> t;\nint main() {}",
            "CE",
            "",
        ),
    ]);
}

#[test]
fn names_of_sources_command_nothing() {
    let folder = folder();
    let source = "#include <stdio.h>\nint main(void) { puts(\"1 1 4 5\"); }\n";
    for name in
        ["-o.c", "a b.c", "a\nb.c", "\u{202e}c.c", "\x1b[2J\u{9b}.c", "$(touch x).c", "'.c", "a.c.c", "..c"]
    {
        fs::write(folder.path().join(name), source).unwrap();
        let report = value(&judge(folder.path(), name, &["--json"]).output().unwrap());
        if report["verdict"] == "JF" {
            return println!("skipped: {}", report["message"]);
        }
        assert_eq!(report["verdict"], "AC", "{name:?}: {report:#}");
        let terminal = judge(folder.path(), name, &[]).output().unwrap();
        for text in [report["program"].as_str().unwrap(), &String::from_utf8_lossy(&terminal.stdout)] {
            assert!(!text.contains(['\x1b', '\u{9b}', '\u{202e}']), "{text:?}");
        }
    }
    #[cfg(target_os = "linux")]
    {
        use std::os::unix::ffi::OsStrExt;
        let name = std::ffi::OsStr::from_bytes(b"\xff\xfe.c");
        fs::write(folder.path().join(name), source).unwrap();
        assert_eq!(value(&judge(folder.path(), name, &["--json"]).output().unwrap())["verdict"], "AC");
    }
}

#[test]
fn a_source_that_is_no_plain_file_is_a_wrong_call() {
    let folder = folder();
    let at = |name: &str| folder.path().join(name);
    fs::write(at("secret"), "THE SECRET\n").unwrap();
    symlink(at("secret"), at("link.c")).unwrap();
    symlink(at("nowhere"), at("dangling.c")).unwrap();
    fs::create_dir(at("folder.c")).unwrap();
    assert!(Command::new("mkfifo").arg(at("pipe.c")).status().unwrap().success());
    let start = Instant::now();
    for name in ["link.c", "dangling.c", "folder.c", "pipe.c", "nothing.c"] {
        let output = judge(folder.path(), name, &["--json"]).output().unwrap();
        assert_eq!(output.status.code(), Some(2), "{name}");
        assert!(!String::from_utf8_lossy(&output.stdout).contains("THE SECRET"), "{name}");
        assert!(value(&output)["error"].as_str().unwrap().contains(name));
    }
    assert!(start.elapsed() < Duration::from_secs(60), "somebody waited for a pipe");
}

#[test]
fn words_of_programs_and_compilers_command_no_terminal() {
    let hidden = ['\x1b', '\u{9b}', '\u{202e}', '\u{2066}', '\u{61c}', '\u{2028}', '\u{e0041}', '\0', '\x7f'];
    let text: String = hidden.iter().collect();
    let escaped: String = hidden.iter().map(|c| format!("\\U{:08x}", *c as u32)).collect();
    let folder = folder();
    for (name, source) in [
        ("said.py", format!("import sys\nsys.stderr.write('{escaped}')\nsys.exit(1)\n")),
        ("answered.py", format!("print('1{escaped}')\n")),
        ("lines.py", format!("print('1 1 4 6 {escaped}')\n")),
        ("compiled.java", format!("public class A {{ int x = \"{text}\"; }}\n").replace('\0', "")),
        ("compiled.go", format!("package main\nfunc main() {{ x := `{text}` + 1 }}\n").replace('\0', "")),
        ("compiled.rs", format!("fn main() {{ let x: u8 = \"{text}\"; }}\n")),
    ] {
        fs::write(folder.path().join(name), source).unwrap();
        for more in [&["--json"][..], &[]] {
            let output = judge(folder.path(), name, more).output().unwrap();
            let (out, complaint) =
                (String::from_utf8_lossy(&output.stdout), String::from_utf8_lossy(&output.stderr));
            for c in hidden {
                assert!(!out.contains(c) && !complaint.contains(c), "{name}, {c:?}: {out}");
            }
        }
    }
}

/// A file in the folder of a student's program, where the judge is called, decides about no compiler.
#[test]
fn a_toolchain_file_beside_a_source_runs_nothing() {
    let folder = folder();
    let at = |name: &str| folder.path().join(name);
    let mark = at("it was run");
    let script = format!("#!/bin/sh\ntouch '{}'\nexit 1\n", mark.display());
    fs::create_dir_all(at("evil/bin")).unwrap();
    for tool in ["evil/bin/rustc", "evil/bin/cargo", "rustc", "gcc", "python3", "go", "javac", "fpc"] {
        fs::write(at(tool), &script).unwrap();
        fs::set_permissions(at(tool), fs::Permissions::from_mode(0o755)).unwrap();
    }
    fs::write(at("rust-toolchain.toml"), format!("[toolchain]\npath = \"{}\"\n", at("evil").display()))
        .unwrap();
    fs::write(at("rust-toolchain"), format!("{}\n", at("evil").display())).unwrap();
    fs::write(at(".python-version"), "0.0\n").unwrap();
    fs::write(at("go.mod"), "module x\ngo 1.99\ntoolchain go1.99.0\n").unwrap();
    fs::write(at("sitecustomize.py"), format!("open({:?}, 'w')\n", mark.display().to_string())).unwrap();
    for (name, source) in [
        ("a.rs", "fn main() { println!(\"1 1 4 5\"); }"),
        ("a.py", "print('1 1 4 5')\n"),
        ("a.c", "#include <stdio.h>\nint main(void) { puts(\"1 1 4 5\"); }"),
        ("a.go", "package main\nimport \"fmt\"\nfunc main() { fmt.Println(\"1 1 4 5\") }"),
    ] {
        fs::write(at(name), source).unwrap();
        let path = std::env::var("PATH").unwrap();
        let mut command = judge(folder.path(), name, &["--json"]);
        // Relative folders in the search path are the caller's folder, too.
        command
            .current_dir(folder.path())
            .env("PATH", format!(".:evil/bin:{path}:"))
            .env("PYTHONPATH", folder.path());
        command
            .env("RUSTUP_TOOLCHAIN", at("evil"))
            .env("RUSTC", at("rustc"))
            .env("GCC_EXEC_PREFIX", at("evil/bin/"));
        let report = value(&command.output().unwrap());
        assert!(!mark.exists(), "{name}: {report:#}");
        let missing = report["message"].as_str().unwrap().contains("is missing");
        assert!(missing || report["verdict"] == "AC", "{name}: {report:#}");
    }
}

#[test]
fn a_compiler_that_wants_all_memory_is_stopped_and_the_source_is_to_blame() {
    let mut source = "#define B0 1,\n".to_string();
    for level in 1..10 {
        let before = format!("B{} ", level - 1);
        source += &format!("#define B{level} {}\n", before.repeat(10));
    }
    source += "int a[] = { B9 };\nint main(void) {}\n";
    let words = ["the compiler needed more than 2048 MiB", "the compiler needed more than 20 s"];
    if let Some(report) = report("a.c", &source) {
        let message = report["message"].as_str().unwrap();
        assert!(report["verdict"] == "CE" && words.iter().any(|words| message.contains(words)), "{report:#}");
    }
}

#[test]
fn another_users_cache_is_not_used() {
    if !fs::metadata("/proc/self").is_ok_and(|own| std::os::unix::fs::MetadataExt::uid(&own) == 0) {
        return println!("skipped: only root can make a folder of another user");
    }
    let (folder, caches) = (folder(), tempfile::tempdir().unwrap());
    let cache = caches.path().join("games-for-judges");
    fs::write(folder.path().join("a.c"), "#include <stdio.h>\nint main(void) { puts(\"1 1 1 1\"); }\n")
        .unwrap();
    let temporary = tempfile::tempdir().unwrap();
    let said = || {
        // Outside any checkout the cache is the user's.
        let mut command = judge(folder.path(), "a.c", &["--json"]);
        command.current_dir("/").env("XDG_CACHE_HOME", caches.path()).env("TMPDIR", temporary.path());
        let output = command.output().unwrap();
        (value(&output), String::from_utf8(output.stderr).unwrap())
    };
    let verdict = || said().0;
    let first = verdict();
    if first["message"].as_str().unwrap().contains("is missing") {
        return println!("skipped: {}", first["message"]);
    }
    assert_eq!(first["verdict"], "WA");
    assert_eq!(fs::metadata(&cache).unwrap().permissions().mode() & 0o777, 0o700);
    let entry = fs::read_dir(cache.join("programs")).unwrap().next().unwrap().unwrap().path();
    // Somebody puts another program in its place, in a folder that all can write.
    fs::remove_dir_all(&entry).unwrap();
    fs::create_dir(&entry).unwrap();
    fs::write(entry.join("main"), "#!/bin/sh\necho 1 1 4 5\n").unwrap();
    for path in [&entry, &entry.join("main")] {
        fs::set_permissions(path, fs::Permissions::from_mode(0o755)).unwrap();
        std::os::unix::fs::chown(path, Some(54_321), Some(54_321)).unwrap();
    }
    assert_eq!(verdict()["verdict"], "JF", "an entry of another user");
    fs::set_permissions(&cache, fs::Permissions::from_mode(0o777)).unwrap();
    assert_eq!(verdict()["verdict"], "WA", "what was open to all is made anew");
    std::os::unix::fs::chown(&cache, Some(54_321), Some(54_321)).unwrap();
    let (judged, err) = said();
    assert_eq!(judged["verdict"], "WA", "{judged:#}");
    assert!(err.contains("belongs to another user") && err.contains("are kept in"), "{err}");
    assert!(!cache.join("programs").read_dir().unwrap().any(|kept| kept.unwrap().path() != entry));
}

/// A command to which the kernel gives no namespaces, as in most containers.
const WITHOUT_NAMESPACES: &str = r#"
#include <errno.h>
#include <linux/filter.h>
#include <linux/seccomp.h>
#include <stddef.h>
#include <sys/syscall.h>
#include <unistd.h>
int main(int count, char **words) {
    struct sock_filter filter[] = {
        BPF_STMT(BPF_LD | BPF_W | BPF_ABS, offsetof(struct seccomp_data, nr)),
        BPF_JUMP(BPF_JMP | BPF_JEQ | BPF_K, SYS_unshare, 0, 1),
        BPF_STMT(BPF_RET | BPF_K, SECCOMP_RET_ERRNO | EPERM),
        BPF_STMT(BPF_RET | BPF_K, SECCOMP_RET_ALLOW),
    };
    struct sock_fprog program = {4, filter};
    if (syscall(SYS_seccomp, SECCOMP_SET_MODE_FILTER, 0, &program)) return 99;
    execv(words[1], words + 1);
    return 98;
}"#;

/// Says which of the files that are not a program's it can read, or answers right.
const SPY: &str = r#"
#include <fcntl.h>
#include <stdio.h>
#include <unistd.h>
int main(void) {
    const char *paths[] = {PATHS, 0};
    int leaks = 0;
    for (const char **path = paths; *path; path++) {
        char text[16];
        int file = open(*path, O_RDONLY);
        if (file != -1 && read(file, text, sizeof text) != 0) leaks += fprintf(stderr, "READ %s\n", *path);
    }
    if (!leaks) puts("1 1 4 5");
    return leaks != 0;
}"#;

/// As in an image, where everything is in /usr/src/app.
#[test]
fn exercises_tests_cache_and_judge_below_usr_are_hidden_in_both_tiers() {
    let Ok(image) = tempfile::Builder::new().prefix("image-").tempdir_in("/usr/local") else {
        return println!("skipped: nothing can be made in /usr/local");
    };
    let at = |path: &str| image.path().join(path);
    fs::set_permissions(image.path(), fs::Permissions::from_mode(0o755)).unwrap();
    for folder in ["tests/small", "app/problems", "class/an"] {
        fs::create_dir_all(at(folder)).unwrap();
    }
    let here = Path::new(env!("CARGO_MANIFEST_DIR")).join("..");
    for (part, to) in [("Cargo.toml", "app"), ("problems/lib.rs", "app/problems"), (EXERCISE, "app/problems")] {
        assert!(Command::new("cp").arg("-r").arg(here.join(part)).arg(at(to)).status().unwrap().success());
    }
    fs::copy(env!("CARGO_BIN_EXE_xtask"), at("judge")).unwrap();
    fs::write(at("guard.c"), WITHOUT_NAMESPACES).unwrap();
    let guard = Command::new("gcc").arg("-o").args([at("guard"), at("guard.c")]).status();
    if !guard.is_ok_and(|done| done.success()) {
        return println!("skipped: gcc is missing");
    }
    fs::write(at("tests/small/01.inp"), "1 3 4 5\n").unwrap();
    let manifest = format!("app/{EXERCISE}/problem.toml");
    let private = ["tests/small/01.inp", &manifest, "app/target/judge/mark", "judge", "class/an/bai9_8.c"];
    let paths = private.map(|path| format!("{:?}", at(path).display().to_string()));
    fs::write(at("class/an/bai9_8.c"), SPY.replace("PATHS", &paths.join(", "))).unwrap();
    for path in ["tests/small/01.inp", &manifest] {
        let mark = at(path).display().to_string();
        let include = format!("asm(\".incbin \\\"{mark}\\\"\");\nint main(void) {{}}\n");
        fs::write(at("class/include.c"), include).unwrap();
        for (tier, words) in [("a", vec![at("judge")]), ("b", vec![at("guard"), at("judge")])] {
            let judge = |more: &[&str]| {
                let mut command = Command::new(&words[0]);
                command.args(&words[1..]).arg("--root").arg(at("app")).args(["judge", "--json", "--tests"]);
                command.arg(at("tests")).args(more).stdin(Stdio::null()).env("LC_ALL", "C");
                value(&command.output().unwrap())
            };
            // A cache is there from the first program on.
            let read = judge(&["--fresh", "--exercise=9.8", "--table", &at("class").display().to_string()]);
            let cell = &read["students"][0]["outcomes"][0];
            assert_eq!(cell["verdict"], "AC", "tier {tier}: {read:#}");
            fs::write(at("app/target/judge/mark"), "known").unwrap();
            let included = judge(&["9.8", &at("class/include.c").display().to_string(), "--no-stress"]);
            assert_eq!(included["verdict"], "CE", "tier {tier}: {included:#}");
            // Where there is no tier a, both are the other.
            assert!(included["tier"] == tier || tier == "a", "{included:#}");
        }
    }
}

const EXERCISE: &str = "problems/bai9_08_moore_nim";
