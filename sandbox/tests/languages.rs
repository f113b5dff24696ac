//! Every language that the judge offers compiles and runs in both tiers, as the judge calls it.
#![cfg(target_os = "linux")]

mod common;

use std::path::{Path, PathBuf};
use std::process::Command;
use std::time::Duration;

use common::again::as_ordinary_user_with_toolchains;
use sandbox::{Compile, End, Limits, MemoryKind, Program, Run, Tier, Worker, compile};
use tempfile::TempDir;

struct Language {
    command: &'static str,
    source: (&'static str, &'static str),
    compile: &'static [&'static str],
    run: &'static [&'static str],
    memory: MemoryKind,
    /// Whether compiling, and running, need to know their own executable.
    proc: (bool, bool),
    pairs: bool,
    /// Memory in MiB beyond the program's own.
    overhead: u64,
    paths: &'static [&'static str],
}

/// Each program reads two numbers, prints their sum, and fills 100 MiB on the way. Those whose libraries copy files, or
/// wait for events, in ways of their own do that, too.
const LANGUAGES: &[Language] = &[
    Language {
        command: "gcc",
        source: (
            "source.c",
            "#include <stdio.h>\n#include <stdlib.h>\n#include <string.h>\nint main() { int a, b; \
            char *p = malloc(100 << 20); scanf(\"%d%d\", &a, &b); memset(p, a, 100 << 20); \
            printf(\"%d\\n\", p[a << 20] + b); }",
        ),
        compile: &["{command}", "-O2", "-std=gnu11", "-w", "-o", "main", "./source.c", "-lm"],
        run: &["{program}/main"],
        memory: MemoryKind::AddressSpace,
        proc: (false, false),
        pairs: false,
        overhead: 0,
        paths: &[],
    },
    Language {
        command: "g++",
        source: (
            "source.cpp",
            "#include <bits/stdc++.h>\nint main() { int a, b; std::cin >> a >> b; std::vector<int> v(25 << 20, a); \
            std::vector<std::thread> t; for (int i = 0; i < 4; i++) t.emplace_back([&] { v[i] = a; }); \
            for (auto &x : t) x.join(); std::cout << v.back() + b << std::endl; }",
        ),
        compile: &["{command}", "-O2", "-std=gnu++17", "-w", "-o", "main", "./source.cpp", "-pthread"],
        run: &["{program}/main"],
        memory: MemoryKind::AddressSpace,
        proc: (false, false),
        pairs: false,
        overhead: 0,
        paths: &[],
    },
    Language {
        command: "rustc",
        source: (
            "source.rs",
            "use std::io::Read; fn main() { let mut s = String::new(); std::io::stdin().read_to_string(&mut s).unwrap(); \
            let n: Vec<u32> = s.split_whitespace().map(|w| w.parse().unwrap()).collect(); \
            let a = n[0]; \
            std::io::copy(&mut std::fs::File::open(\"S.inp\").unwrap(), &mut std::fs::File::create(\"copy\").unwrap()).unwrap(); \
            assert_eq!(std::fs::read(\"copy\").unwrap(), std::fs::read(\"S.inp\").unwrap()); \
            let v = std::thread::spawn(move || vec![a; 25 << 20]).join().unwrap(); println!(\"{}\", v[99] + n[1]); }",
        ),
        compile: &["{command}", "-O", "--edition", "2021", "-o", "main", "source.rs"],
        run: &["{program}/main"],
        memory: MemoryKind::AddressSpace,
        proc: (true, false),
        pairs: false,
        overhead: 0,
        paths: &[],
    },
    Language {
        command: "python3",
        source: (
            "source.py",
            "import sys, threading, random, collections, math, asyncio, shutil\na, b = map(int, input().split())\n\
            shutil.copyfile('S.inp', 'copy')\nassert open('copy').read() == open('S.inp').read()\n\
            asyncio.run(asyncio.sleep(0.001))\n\
            x = bytearray([a]) * (100 << 20)\nsys.setrecursionlimit(10**6)\nthreading.stack_size(64 << 20)\n\
            t = threading.Thread(target=lambda: print(x[-1] + b, flush=True))\nt.start()\nt.join()\n",
        ),
        compile: &["{command}", "-m", "py_compile", "source.py"],
        run: &["{command}", "{program}/source.py"],
        memory: MemoryKind::Resident,
        proc: (false, false),
        pairs: true,
        overhead: 0,
        paths: &[],
    },
    Language {
        command: "fpc",
        source: (
            "source.pas",
            "uses sysutils; var a, b: longint; v: array of longint; i: longint; begin read(a, b); \
            setlength(v, 25*1024*1024); for i := 0 to high(v) do v[i] := a; writeln(v[high(v)] + b); end.",
        ),
        compile: &["{command}", "-O2", "-vew", "-l-", "-omain", "source.pas"],
        run: &["{program}/main"],
        memory: MemoryKind::AddressSpace,
        proc: (false, false),
        pairs: false,
        overhead: 0,
        paths: &["/etc/fpc.cfg", "/etc/fpc-3.2.2.cfg"],
    },
    Language {
        command: "javac",
        source: (
            "Main.java",
            "import java.util.*; import java.io.*; public class Main { public static void main(String[] x) throws Exception { \
            BufferedReader r = new BufferedReader(new InputStreamReader(System.in)); \
            StringTokenizer t = new StringTokenizer(r.readLine()); int a = Integer.parseInt(t.nextToken()); \
            java.nio.file.Path from = java.nio.file.Path.of(\"S.inp\"), to = java.nio.file.Path.of(\"copy\"); \
            java.nio.file.Files.copy(from, to); \
            try (FileInputStream i = new FileInputStream(\"S.inp\"); FileOutputStream o = new FileOutputStream(\"other\")) { \
            i.getChannel().transferTo(0, 4, o.getChannel()); } \
            if (!java.nio.file.Files.readAllLines(to).equals(java.nio.file.Files.readAllLines(java.nio.file.Path.of(\"other\")))) return; \
            int[] v = new int[25 << 20]; Arrays.fill(v, a); Thread h = new Thread(() -> v[0]++); h.start(); h.join(); \
            System.out.println(v[99] + Integer.parseInt(t.nextToken())); } }",
        ),
        compile: &[
            "{command}",
            "-J-Xmx1g",
            "-J-XX:+UseSerialGC",
            "-encoding",
            "UTF-8",
            "-proc:none",
            "-nowarn",
            "Main.java",
        ],
        run: &[
            "/usr/bin/java",
            "-XX:+UseSerialGC",
            "-XX:-UsePerfData",
            "-Xmx256m",
            "-Xss64m",
            "-cp",
            "{program}",
            "Main",
        ],
        memory: MemoryKind::Resident,
        proc: (true, true),
        pairs: true,
        overhead: 128,
        paths: &["/etc/java-17-openjdk"],
    },
    Language {
        command: "go",
        source: (
            "source.go",
            "package main\nimport (\"fmt\"; \"io\"; \"os\")\nfunc main() { var a, b int32; fmt.Scan(&a, &b); \
            f, _ := os.Open(\"S.inp\"); o, _ := os.Create(\"copy\"); if n, _ := io.Copy(o, f); n != 4 { panic(n) }\nv := make([]int32, 25<<20); \
            for i := range v { v[i] = a }\nc := make(chan int32); go func() { c <- v[99] + b }(); fmt.Println(<-c) }",
        ),
        compile: &["{command}", "build", "-o", "main", "source.go"],
        run: &["{program}/main"],
        memory: MemoryKind::Resident,
        proc: (true, false),
        pairs: false,
        overhead: 0,
        paths: &[],
    },
];

/// What a compilation may use: the whole tree of its processes.
const COMPILE: Limits =
    Limits { cpu: Duration::from_secs(20), wall: Duration::from_secs(60), memory: 2 << 30, output: 256 << 20 };

fn said(command: &str, arguments: &[&str]) -> String {
    let output = Command::new(command).args(arguments).current_dir("/").output().unwrap();
    String::from_utf8(output.stdout).unwrap().trim().to_owned()
}

/// A tool itself, behind the launchers of version managers, and its home.
struct Tool {
    path: String,
    read_only: Vec<PathBuf>,
    _copy: Option<TempDir>,
}

fn tool(language: &Language) -> Tool {
    let paths = language.paths.iter().map(PathBuf::from).filter(|path| path.exists());
    let (copy, home) = match language.command {
        "python3" => common::python_home(),
        "rustc" => common::rust_home(),
        command => {
            let path = said("sh", &["-c", &format!("command -v {command}")]);
            return Tool { path, read_only: paths.collect(), _copy: None };
        }
    };
    let path = home.join("bin").join(language.command).canonicalize().unwrap();
    let read_only = paths.chain([home]).filter(|path| path != Path::new("/usr")).collect();
    Tool { path: path.display().to_string(), read_only, _copy: copy }
}

fn compiles_and_runs(tier: Tier, language: &Language) {
    let Tool { path: command, read_only, _copy } = tool(language);
    let fill =
        |words: &[&str]| words.iter().map(|word| word.replace("{command}", &command)).collect::<Vec<_>>();
    let env = [
        ("HOME", "{box}"),
        ("TMPDIR", "{box}"),
        ("PATH", "/usr/local/bin:/usr/bin:/bin"),
        ("LANG", "C.UTF-8"),
        ("GOCACHE", "{box}/.cache"),
        ("GOPATH", "{box}/.go"),
        ("GO111MODULE", "off"),
        ("GOPROXY", "off"),
        ("CGO_ENABLED", "0"),
    ];
    let job = Compile {
        argv: fill(language.compile),
        env: env.map(|(name, value)| (name.to_owned(), value.to_owned())).to_vec(),
        read_only: read_only.clone(),
        hidden: Vec::new(),
        sources: vec![(language.source.0.to_owned(), language.source.1.as_bytes().to_vec())],
        threads: 64,
        proc: language.proc.0,
        limits: COMPILE,
    };
    let into = common::open_folder();
    let compiled = compile(tier, &job, into.path()).unwrap();
    let words = String::from_utf8_lossy(&compiled.messages);
    println!(
        "{tier}, {command}: compiled in {:?} CPU, {:?}, {} MiB",
        compiled.cpu,
        compiled.wall,
        compiled.memory >> 20
    );
    assert_eq!(compiled.end, End::Exited(0), "{words}");
    if language.command == "python3" {
        std::fs::write(into.path().join("source.py"), language.source.1).unwrap();
    }
    let program = Program {
        folder: into.path().to_owned(),
        argv: fill(language.run),
        env: vec![("LANG".into(), "C.UTF-8".into())],
        read_only,
        hidden: Vec::new(),
        memory: language.memory,
        threads: 64,
        proc: language.proc.1,
        pairs: language.pairs,
    };
    let limits = Limits {
        cpu: Duration::from_secs(5),
        wall: Duration::from_secs(20),
        memory: (256 + language.overhead) << 20,
        output: 16 << 20,
    };
    let mut worker = Worker::new(tier, &program).unwrap();
    for _ in 0..2 {
        let run = Run { input: b"3 4\n", input_name: "S.inp", output_name: "S.out", limits };
        let finished = worker.run(&run).unwrap();
        let words = String::from_utf8_lossy(&finished.stderr);
        println!("{tier}, {command}: ran in {:?} CPU, {} MiB {words}", finished.cpu, finished.memory >> 20);
        assert_eq!((finished.end, finished.stdout.as_slice()), (End::Exited(0), &b"7\n"[..]), "{words}");
        assert!(finished.memory > 100 << 20, "{} bytes", finished.memory);
    }
}

fn in_both_tiers(command: &str) {
    let language = LANGUAGES.iter().find(|language| language.command == command).unwrap();
    if !common::has(command) {
        return;
    }
    for tier in common::tiers(&[Tier::Namespaces, Tier::Landlock]) {
        compiles_and_runs(tier, language);
    }
}

#[test]
fn again_as_an_ordinary_user() {
    as_ordinary_user_with_toolchains();
}

#[test]
fn c() {
    in_both_tiers("gcc");
}

#[test]
fn cpp() {
    in_both_tiers("g++");
}

#[test]
fn rust() {
    in_both_tiers("rustc");
}

#[test]
fn python() {
    in_both_tiers("python3");
}

#[test]
fn pascal() {
    in_both_tiers("fpc");
}

#[test]
fn java() {
    in_both_tiers("javac");
}

#[test]
fn go() {
    in_both_tiers("go");
}
