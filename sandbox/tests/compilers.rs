//! Sources that mean harm to the compiler's machine, and what becomes of them.
#![cfg(target_os = "linux")]

mod common;

use std::fs;
use std::path::Path;
use std::process::Command;
use std::time::{Duration, Instant};

use common::again::as_ordinary_user_with_toolchains;
use sandbox::{AnswerFile, Compile, Compiled, End, Limits, Program, Run, Tier, Worker, compile};
use tempfile::TempDir;

/// Time on the clock is ample: a busy machine must not stop a compiler before its bounds do.
const LIMITS: Limits =
    Limits { cpu: Duration::from_secs(2), wall: Duration::from_secs(30), memory: 512 << 20, output: 64 << 20 };

const SECRET: &str = "THE_EXPECTED_ANSWER";

/// A compilation, and the folder of its toolchain if that had to be copied.
struct Job {
    compile: Compile,
    _copy: Option<TempDir>,
}

/// A compiler's command in a fresh folder; `None`, with a notice, if it is not there.
fn command(compiler: &str, rest: &[&str], source: (&str, &str)) -> Option<Job> {
    if !common::has(compiler) {
        return None;
    }
    let found = Command::new("sh").args(["-c", &format!("command -v {compiler}")]).output().unwrap();
    let path = String::from_utf8(found.stdout).unwrap().trim().to_owned();
    let mut argv = vec![path];
    let mut read_only = Vec::new();
    let env = vec![("PATH".to_owned(), "/usr/bin:/bin".to_owned()), ("TMPDIR".to_owned(), "{box}".to_owned())];
    let mut copy = None;
    if compiler == "rustc" {
        // What stands in the path may be rustup's proxy.
        let (temporary, home) = common::rust_home();
        argv = vec![home.join("bin/rustc").display().to_string()];
        read_only.push(home);
        copy = temporary;
    }
    if compiler == "fpc" {
        read_only.push("/etc/fpc.cfg".into());
    }
    argv.extend(rest.iter().map(|&word| word.to_owned()));
    let compile = Compile {
        argv,
        env,
        read_only,
        hidden: Vec::new(),
        sources: vec![(source.0.to_owned(), source.1.as_bytes().to_vec())],
        threads: 64,
        // It finds its libraries by its own path, which it asks /proc for.
        proc: compiler == "rustc",
        limits: LIMITS,
    };
    Some(Job { compile, _copy: copy })
}

const GCC: &[&str] = &["-O1", "-o", "program", "main.c"];

/// Compiles in every tier, and checks that nothing but the bound was met.
fn in_every_tier(job: &Compile, mut check: impl FnMut(Tier, Compiled, &Path)) {
    for tier in common::tiers(&[Tier::Namespaces, Tier::Landlock]) {
        let into = common::open_folder();
        let start = Instant::now();
        let compiled = compile(tier, job, into.path()).unwrap();
        let took = start.elapsed();
        let said = String::from_utf8_lossy(&compiled.messages).into_owned();
        println!("{tier}: {:?} after {:?}: {said}", compiled.end, compiled.cpu);
        assert!(took < job.limits.wall + Duration::from_secs(5), "{took:?}");
        assert!(!said.contains(SECRET), "{said}");
        check(tier, compiled, into.path());
    }
}

/// The compiler itself refuses, with these words.
fn refused(compiler: &str, rest: &[&str], source: (&str, &str), words: &str) {
    let Some(job) = command(compiler, rest, source) else {
        return;
    };
    in_every_tier(&job.compile, |_, compiled, into| {
        assert!(matches!(compiled.end, End::Exited(code) if code != 0));
        let said = String::from_utf8_lossy(&compiled.messages);
        assert!(said.contains(words), "{said}");
        assert_eq!(fs::read_dir(into).unwrap().count(), 0, "something came out");
    });
}

/// The compiler meets a bound: it is ended, or (it is many processes) says that a part of it was.
fn stopped(compiler: &str, rest: &[&str], source: (&str, &str)) {
    let Some(job) = command(compiler, rest, source) else {
        return;
    };
    in_every_tier(&job.compile, |_, compiled, into| {
        let said = String::from_utf8_lossy(&compiled.messages);
        let bounds = ["Killed", "File size limit", "CPU time limit", "memory", "too large", "signal"];
        let bounded = match compiled.end {
            End::Exited(0) => false,
            End::Exited(_) => bounds.iter().any(|words| said.contains(words)),
            _ => true,
        };
        assert!(bounded, "{:?}: {said}", compiled.end);
        assert_eq!(fs::read_dir(into).unwrap().count(), 0, "something came out");
    });
}

/// An answer that the judge's user can read, as an open file of the machine.
fn expected_answer() -> (tempfile::TempDir, String) {
    let folder = common::open_folder();
    let path = folder.path().join("S.ans");
    fs::write(&path, SECRET).unwrap();
    let path = path.display().to_string();
    (folder, path)
}

#[test]
fn a_right_program_compiles_and_runs() {
    let source =
        "#include <stdio.h>\nint main() { int a, b; scanf(\"%d%d\", &a, &b); printf(\"%d\\n\", a + b); }\n";
    let Some(job) = command("gcc", GCC, ("main.c", source)) else {
        return;
    };
    in_every_tier(&job.compile, |tier, compiled, into| {
        assert_eq!(compiled.end, End::Exited(0));
        let mut worker = Worker::new(tier, &Program::native(into, "program")).unwrap();
        let run = Run { input: b"3 4\n", input_name: "S.inp", output_name: "S.out", limits: LIMITS };
        let finished = worker.run(&run).unwrap();
        assert_eq!(finished.stdout, b"7\n");
        assert_eq!(finished.file, AnswerFile::Missing);
        assert!(!into.join("main.c").exists(), "the source came out too");
    });
}

#[test]
fn a_right_rust_program_compiles() {
    let source = ("main.rs", "fn main() { println!(\"7\"); }");
    let Some(mut job) = command("rustc", &["-O", "-o", "program", "main.rs"], source) else {
        return;
    };
    job.compile.limits.memory = 2 << 30;
    job.compile.limits.cpu = Duration::from_secs(20);
    job.compile.limits.wall = Duration::from_secs(60);
    in_every_tier(&job.compile, |_, compiled, into| {
        assert_eq!(compiled.end, End::Exited(0));
        assert!(into.join("program").exists());
    });
}

#[test]
fn an_endless_source_is_stopped() {
    stopped("gcc", GCC, ("main.c", "#include \"/dev/urandom\"\nint main() {}"));
    stopped("gcc", GCC, ("main.c", "#include \"/dev/random\"\nint main() {}"));
    stopped("gcc", GCC, ("main.c", "#include \"main.c\"\n#include \"main.c\"\n"));
}

#[test]
fn a_program_of_sixteen_gigabytes_is_not_made() {
    stopped("gcc", GCC, ("main.c", "main[-1u]={1};"));
}

#[test]
fn a_template_bomb_is_stopped() {
    let source = "template<int N, unsigned long M> struct T { T<N - 1, 2 * M> a; T<N - 1, 2 * M + 1> b; };\n\
        template<unsigned long M> struct T<0, M> {};\n\
        int main() { return sizeof(T<60, 0>); }";
    let options = ["-ftemplate-depth=10000", "-o", "program", "main.cpp"];
    stopped("g++", &options, ("main.cpp", source));
}

#[test]
fn a_flood_of_errors_is_cut() {
    let source = "int main() {}\n".to_owned() + &"x y;\n".repeat(200_000);
    let Some(job) = command("gcc", GCC, ("main.c", &source)) else {
        return;
    };
    in_every_tier(&job.compile, |_, compiled, _| {
        assert_ne!(compiled.end, End::Exited(0));
        assert!(compiled.messages.len() <= sandbox::STDERR_KEPT);
        assert!(!compiled.messages.is_empty());
    });
}

#[test]
fn answers_do_not_get_into_a_program() {
    let (_folder, path) = expected_answer();
    let c = |source: String, words| refused("gcc", GCC, ("main.c", &source), words);
    c(format!("#include \"{path}\"\nint main() {{}}"), "S.ans");
    c(format!("__asm__(\".incbin \\\"{path}\\\"\");\nint main() {{}}"), "S.ans");
    let rust = format!("fn main() {{ print!(\"{{}}\", include_str!(\"{path}\")); }}");
    let options = ["-o", "program", "main.rs"];
    refused("rustc", &options, ("main.rs", &rust), "couldn't read");
    let pascal = format!("begin\n{{$I {path}}}\nend.");
    let options = ["-oprogram", "main.pas"];
    refused("fpc", &options, ("main.pas", &pascal), "include file");
}

#[test]
fn nothing_of_the_machine_gets_into_a_program() {
    for path in [
        "/dev/zero",
        "/etc/passwd",
        "/etc/shadow",
        "/proc/self/environ",
        "/proc/self/mountinfo",
        "/proc/self/cgroup",
        "/proc/self/maps",
        "/proc/1/cmdline",
        "/proc/version",
        "/sys/kernel/notes",
        "/root/.bashrc",
    ] {
        let c = format!("#include \"{path}\"\nint main() {{}}");
        refused("gcc", GCC, ("main.c", &c), path);
    }
    // A compiler that has a /proc, to ask for its own name.
    let paths =
        ["/proc/self/environ", "/proc/self/mountinfo", "/proc/self/cgroup", "/proc/1/cmdline", "/etc/passwd"];
    let includes: String = paths.iter().map(|path| format!("include_bytes!(\"{path}\");")).collect();
    let rust = format!("fn main() {{ {includes} }}");
    let options = ["-o", "program", "main.rs"];
    let Some(mut job) = command("rustc", &options, ("main.rs", &rust)) else {
        return;
    };
    (job.compile.limits.memory, job.compile.limits.cpu) = (2 << 30, Duration::from_secs(20));
    in_every_tier(&job.compile, |_, compiled, _| {
        assert_eq!(compiled.end, End::Exited(1));
        let said = String::from_utf8_lossy(&compiled.messages);
        assert_eq!(said.matches("couldn't read").count(), paths.len(), "{said}");
    });
}

#[test]
fn standard_input_of_a_compiler_is_empty() {
    let source = ("main.c", "#include \"/dev/stdin\"\n#include \"/dev/fd/0\"\nint main() {}");
    let Some(job) = command("gcc", GCC, source) else {
        return;
    };
    // There is no such file, or nothing in it.
    in_every_tier(&job.compile, |_, compiled, _| {
        assert!(matches!(compiled.end, End::Exited(0 | 1)), "{:?}", compiled.end);
    });
    // One that reads it by itself, as `gcc -` does, gets nothing and waits for nothing.
    let options = ["-x", "c", "-fsyntax-only", "-"];
    let Some(job) = command("gcc", &options, source) else {
        return;
    };
    in_every_tier(&job.compile, |_, compiled, _| assert_eq!(compiled.end, End::Exited(0)));
}

#[test]
fn again_as_an_ordinary_user() {
    as_ordinary_user_with_toolchains();
}

#[test]
fn a_constant_without_end_is_stopped() {
    let source = "const X: usize = { let mut i = 0usize; while i != usize::MAX - 1 { i += 1; } i };\n\
        #[allow(long_running_const_eval)]\nconst Y: usize = X;\nfn main() { print!(\"{}\", Y); }";
    let source = format!("#![allow(long_running_const_eval)]\n{source}");
    stopped("rustc", &["-o", "program", "main.rs"], ("main.rs", &source));
}
