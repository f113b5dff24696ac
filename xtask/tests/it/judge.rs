//! `judge` from outside: every language, every verdict, and what the machine-readable report says.

use std::{fs, path::Path, process::Command};

use serde_json::Value;
use tempfile::TempDir;

/// One test of Moore's Nim to which `1 1 4 5` is an answer: a program that prints it is right.
const INPUT: &str = "1 3 4 5\n";

/// A folder with a test in group `small`, and a program.
fn folder(name: &str, source: &str) -> TempDir {
    let folder = tempfile::tempdir().unwrap();
    fs::create_dir(folder.path().join("small")).unwrap();
    fs::write(folder.path().join("small/01.inp"), INPUT).unwrap();
    fs::write(folder.path().join(name), source).unwrap();
    folder
}

struct Report {
    code: i32,
    value: Value,
}

fn judge_with(folder: &Path, name: &str, more: &[&str], path: Option<&str>) -> Report {
    let mut command = Command::new(env!("CARGO_BIN_EXE_xtask"));
    command
        .args(["judge", "9.8"])
        .arg(folder.join(name))
        .arg("--tests")
        .arg(folder)
        .args(["--json", "--no-stress"])
        .args(more);
    command.env("LC_ALL", "C");
    if let Some(path) = path {
        command.env("PATH", path);
    }
    let output = command.output().unwrap();
    let text = String::from_utf8(output.stdout).unwrap();
    let value = serde_json::from_str(&text)
        .unwrap_or_else(|error| panic!("{error}: {text}{}", String::from_utf8_lossy(&output.stderr)));
    Report { code: output.status.code().unwrap(), value }
}

fn judge(name: &str, source: &str) -> Report {
    judge_with(folder(name, source).path(), name, &[], None)
}

/// Judges, unless the compiler is missing here, which is said.
fn verdict(name: &str, source: &str) -> Option<String> {
    let report = judge(name, source);
    let verdict = report.value["verdict"].as_str().unwrap().to_string();
    if verdict == "JF" && report.value["message"].as_str().unwrap().contains("is missing") {
        println!("skipped: {}", report.value["message"]);
        return None;
    }
    let code = match verdict.as_str() {
        "AC" => 0,
        "JF" => 2,
        _ => 1,
    };
    assert_eq!(report.code, code, "{}", report.value);
    println!("{}", report.value);
    Some(verdict)
}

/// A right program in each language, by standard streams.
const STREAMS: [(&str, &str); 7] = [
    (
        "a.rs",
        "fn main() { let mut s = String::new(); std::io::stdin().read_line(&mut s).unwrap(); assert_eq!(s.len(), 8); println!(\"1 1 4 5\"); }",
    ),
    (
        "a.c",
        "#include <stdio.h>\nint main(void) { int k; if (scanf(\"%d\", &k) != 1 || k != 1) return 1; puts(\"1 1 4 5\"); }",
    ),
    ("a.cpp", "#include <iostream>\nint main() { int k; std::cin >> k; std::cout << k << \" 1 4 5\\n\"; }"),
    ("a.py", "k = input().split()[0]\nprint(k, '1 4 5')\n"),
    ("a.pas", "var k: longint;\nbegin\n  read(k);\n  writeln(k, ' 1 4 5');\nend.\n"),
    (
        "a.java",
        "import java.util.*;\npublic class Solution { public static void main(String[] a) { int k = new Scanner(System.in).nextInt(); System.out.println(k + \" 1 4 5\"); } }",
    ),
    (
        "a.go",
        "package main\nimport \"fmt\"\nfunc main() { var k int; fmt.Scan(&k); fmt.Println(k, \"1 4 5\") }\n",
    ),
];

/// The same, by files.
const FILES: [(&str, &str); 7] = [
    (
        "a.rs",
        "fn main() { let s = std::fs::read_to_string(\"bai9_8.inp\").unwrap(); assert_eq!(s.len(), 8); std::fs::write(\"bai9_8.out\", \"1 1 4 5\\n\").unwrap(); }",
    ),
    (
        "a.c",
        "#include <stdio.h>\nint main(void) { int k; fscanf(fopen(\"bai9_8.inp\", \"r\"), \"%d\", &k); fprintf(fopen(\"bai9_8.out\", \"w\"), \"%d 1 4 5\\n\", k); }",
    ),
    (
        "a.cpp",
        "#include <fstream>\nint main() { int k; std::ifstream(\"bai9_8.inp\") >> k; std::ofstream(\"bai9_8.out\") << k << \" 1 4 5\\n\"; }",
    ),
    ("a.py", "k = open('bai9_8.inp').read().split()[0]\nopen('bai9_8.out', 'w').write(k + ' 1 4 5\\n')\n"),
    (
        "a.pas",
        "var f, g: text; k: longint;\nbegin\n  assign(f, 'bai9_8.inp'); reset(f); read(f, k); close(f);\n  assign(g, 'bai9_8.out'); rewrite(g); writeln(g, k, ' 1 4 5'); close(g);\nend.\n",
    ),
    (
        "a.java",
        "import java.io.*;\nimport java.util.*;\nclass Main { public static void main(String[] a) throws Exception { int k = new Scanner(new File(\"bai9_8.inp\")).nextInt(); PrintWriter w = new PrintWriter(\"bai9_8.out\"); w.println(k + \" 1 4 5\"); w.close(); } }",
    ),
    (
        "a.go",
        "package main\nimport (\"fmt\"; \"os\")\nfunc main() { f, _ := os.Open(\"bai9_8.inp\"); var k int; fmt.Fscan(f, &k); g, _ := os.Create(\"bai9_8.out\"); fmt.Fprintln(g, k, \"1 4 5\") }\n",
    ),
];

#[test]
fn every_language_works_by_standard_streams() {
    for (name, source) in STREAMS {
        if let Some(verdict) = verdict(name, source) {
            assert_eq!(verdict, "AC", "{name}");
        }
    }
}

#[test]
fn every_language_works_by_files() {
    for (name, source) in FILES {
        if let Some(verdict) = verdict(name, source) {
            assert_eq!(verdict, "AC", "{name}");
        }
    }
}

#[test]
fn every_compiler_says_what_it_dislikes() {
    for (name, _) in STREAMS {
        let report = judge(name, "this is ( no program\n");
        let message = report.value["message"].as_str().unwrap();
        if message.contains("is missing") {
            println!("skipped: {message}");
            continue;
        }
        assert_eq!(report.value["verdict"], "CE", "{name}: {message}");
        assert_eq!(report.code, 1);
        // They call it as its author does, not as the judge does.
        assert!(message.contains(name) && !message.contains("source."), "{name}: {message}");
    }
}

#[test]
fn every_verdict_is_given() {
    let c = |body: &str| {
        format!("#include <stdio.h>\n#include <stdlib.h>\n#include <string.h>\nint main(void) {{ {body} }}")
    };
    let programs = [
        ("WA", "puts(\"1 1 1 1\");"),
        ("WA", ""),
        ("TLE", "for (;;) ;"),
        ("MLE", "for (;;) { char *p = malloc(1 << 20); memset(p, 1, 1 << 20); if (p[5] == 2) puts(p); }"),
        ("OLE", "for (;;) puts(\"1 1 4 5 and so on, and so on, and so on, and so on\");"),
        ("RE", "puts(\"1 1 4 5\"); return 3;"),
        ("RE", "puts(\"1 1 4 5\"); fflush(stdout); abort();"),
    ];
    for (expected, body) in programs {
        if let Some(verdict) = verdict("a.c", &c(body)) {
            assert_eq!(verdict, expected, "{body}");
        }
    }
    let hungry = "#include <vector>\nint main() { std::vector<char> v(1ull << 40); return v[7]; }";
    if let Some(verdict) = verdict("a.cpp", hungry) {
        assert_eq!(verdict, "MLE");
    }
}

#[test]
fn the_report_has_points_tests_and_the_first_failure() {
    let folder = folder("a.py", "print('1 1 1 1')\n");
    fs::write(folder.path().join("small/02.inp"), INPUT).unwrap();
    fs::create_dir(folder.path().join("full")).unwrap();
    fs::write(folder.path().join("full/01.inp"), INPUT).unwrap();
    let report = judge_with(folder.path(), "a.py", &[], None);
    if report.value["verdict"] == "JF" {
        return println!("skipped: {}", report.value["message"]);
    }
    assert_eq!(report.value["verdict"], "WA");
    assert_eq!(report.value.as_object().unwrap().keys().next().unwrap(), "verdict");
    assert_eq!(report.value["points"], 0);
    assert_eq!(report.value["points_most"], 80);
    assert_eq!(report.value["first_failing"]["test"], "small/01");
    assert_eq!(report.value["first_failing"]["lines"][0]["program"], "1 1 1 1");
    assert_eq!(report.value["first_failing"]["query"]["input"], INPUT.trim_end());
    let groups = report.value["groups"].as_array().unwrap();
    assert_eq!(groups[0]["group"], "small");
    assert_eq!(groups[0]["tests"][0]["verdict"], "WA");
    assert_eq!(groups[0]["tests"][1]["verdict"], Value::Null);
    assert_eq!(groups[1]["group"], "full");
    let report = judge_with(folder.path(), "a.py", &["--all"], None);
    assert_eq!(report.value["groups"][0]["tests"][1]["verdict"], "WA");
}

#[test]
fn a_missing_compiler_is_named_with_its_package() {
    let folder = folder("a.pas", "begin end.");
    let report = judge_with(folder.path(), "a.pas", &[], Some("/nowhere"));
    assert_eq!(report.code, 2);
    assert_eq!(report.value["verdict"], "JF");
    let message = report.value["message"].as_str().unwrap();
    assert!(message.contains("fpc is missing") && message.contains("Debian package fpc"), "{message}");
}

#[test]
fn wrong_calls_are_told_from_wrong_programs() {
    let folder = folder("a.txt", "");
    let report = judge_with(folder.path(), "a.txt", &[], None);
    assert_eq!(report.code, 2);
    assert!(report.value["error"].as_str().unwrap().contains(".pas"));
}

/// Ordinary mistakes after which a compiler is content and nothing can be run, and sources that are too much.
#[test]
fn a_source_that_is_no_program_is_a_compile_error_with_a_sentence() {
    let long = format!("public class {} {{ public static void main(String[] a) {{}} }}", "A".repeat(300));
    let huge = format!("// {}\nint main() {{}}\n", "x".repeat(2 << 20));
    for (name, source, sentence) in [
        ("a.go", "package solution\nfunc main() {}\n", "nothing that can be run"),
        ("a.pas", "unit source;\ninterface\nimplementation\nend.\n", "nothing that can be run"),
        ("a.rs", "#![crate_type = \"lib\"]\npub fn solve() {}\n", "`main` function not found"),
        ("a.java", "interface Nothing { int x = 1; }\n", "nothing that can be run"),
        ("a.java", long.as_str(), "300 letters"),
        ("a.cpp", huge.as_str(), "too large"),
        ("a.c", "char a[200 << 20] = {1};\nint main(void) { return a[5]; }\n", "larger than"),
    ] {
        let report = judge(name, source);
        let message = report.value["message"].as_str().unwrap();
        if message.contains("is missing") {
            println!("skipped: {message}");
            continue;
        }
        assert_eq!((report.value["verdict"].as_str().unwrap(), report.code), ("CE", 1), "{name}: {message}");
        assert!(message.contains(sentence), "{name}: {message}");
    }
}

#[test]
fn a_class_in_a_comment_names_no_file_and_a_class_that_is_not_public_runs() {
    let main = "public static void main(String[] a) { System.out.println(\"1 1 4 5\"); }";
    for source in [
        format!("// public class Wrong\npublic class Right {{ {main} }}"),
        format!("class Helper {{ String s = \"public class Wrong\"; }}\nclass Solver {{ {main} }}"),
    ] {
        if let Some(verdict) = verdict("a.java", &source) {
            assert_eq!(verdict, "AC", "{source}");
        }
    }
}

#[test]
fn every_verdict_has_the_same_keys() {
    let keys = |report: &Report| report.value.as_object().unwrap().keys().cloned().collect::<Vec<_>>();
    let wrong = judge("a.py", "print(0)\n");
    let broken = judge("a.py", "this is ( no program\n");
    let folder = folder("a.pas", "begin end.");
    let failed = judge_with(folder.path(), "a.pas", &[], Some("/nowhere"));
    assert_eq!([&broken.value["verdict"], &failed.value["verdict"]], ["CE", "JF"]);
    assert_eq!(keys(&wrong), keys(&broken));
    assert_eq!(keys(&wrong), keys(&failed));
}

#[test]
fn the_standard_of_cpp_can_be_chosen() {
    let source = "#include <iostream>\n#include <concepts>\ntemplate <std::integral T> T one(T x) { return x; }\n\
                  int main() { std::cout << \"1 1 4 \" << one(5) << '\\n'; }\n";
    let folder = folder("a.CC", source);
    let verdict = |more: &[&str]| judge_with(folder.path(), "a.CC", more, None).value["verdict"].clone();
    let newer = verdict(&["--language", "c++20"]);
    if newer == "JF" {
        return println!("skipped: there is no g++");
    }
    assert_eq!((newer, verdict(&[])), ("AC".into(), "CE".into()));
}
