//! The workspace as it is found at run time: a checkout elsewhere, no checkout at all, and what is remembered.

use std::{
    fs,
    path::{Path, PathBuf},
    process::{Command, Output},
};

use serde_json::Value;
use tempfile::TempDir;
use walkdir::WalkDir;

/// The checkout that these tests belong to.
fn checkout() -> PathBuf {
    Path::new(env!("CARGO_MANIFEST_DIR")).parent().unwrap().canonicalize().unwrap()
}

fn run(program: &Path, arguments: &[&str], folder: &Path) -> Output {
    // Whatever the language of whoever runs the tests.
    Command::new(program).args(arguments).current_dir(folder).env("LC_ALL", "C").output().unwrap()
}

fn xtask(arguments: &[&str], folder: &Path) -> Output {
    run(Path::new(env!("CARGO_BIN_EXE_xtask")), arguments, folder)
}

fn text(bytes: &[u8]) -> String {
    String::from_utf8(bytes.to_vec()).unwrap()
}

fn copy(from: &Path, to: &Path) {
    for entry in WalkDir::new(from) {
        let entry = entry.unwrap();
        let target = to.join(entry.path().strip_prefix(from).unwrap());
        match entry.file_type().is_dir() {
            true => fs::create_dir_all(&target).unwrap(),
            false => drop(fs::copy(entry.path(), &target).unwrap()),
        }
    }
}

/// A checkout with some of the exercises: enough for commands that name one of them.
fn small_checkout(exercises: &[&str]) -> TempDir {
    let folder = tempfile::tempdir().unwrap();
    let problems = folder.path().join("problems");
    fs::create_dir(&problems).unwrap();
    fs::copy(checkout().join("Cargo.toml"), folder.path().join("Cargo.toml")).unwrap();
    fs::copy(checkout().join("problems/lib.rs"), problems.join("lib.rs")).unwrap();
    for &exercise in problems::CATALOGUE {
        let (from, to) =
            (checkout().join("problems").join(exercise.folder()), problems.join(exercise.folder()));
        match exercises.contains(&exercise.folder()) {
            true => copy(&from, &to),
            // A plan may name inputs that lie beside it.
            false => {
                fs::create_dir(&to).unwrap();
                for entry in fs::read_dir(&from).unwrap().map(|entry| entry.unwrap()) {
                    let name = entry.file_name().into_string().unwrap();
                    if name == "problem.toml" || name.ends_with(".inp") {
                        fs::copy(entry.path(), to.join(name)).unwrap();
                    }
                }
            }
        }
    }
    folder
}

#[test]
fn the_program_knows_no_path_of_the_checkout_it_was_built_in() {
    let program = fs::read(env!("CARGO_BIN_EXE_xtask")).unwrap();
    let root = checkout().join("problems").display().to_string();
    let found = program.windows(root.len()).any(|window| window == root.as_bytes());
    assert!(!found, "{root} is compiled into the program");
}

#[test]
fn one_file_carried_elsewhere_lists_solves_validates_checks_generates_and_judges() {
    let folder = tempfile::tempdir().unwrap();
    let folder = folder.path();
    let program = folder.join("games");
    fs::copy(env!("CARGO_BIN_EXE_xtask"), &program).unwrap();
    let said = |arguments: &[&str]| {
        let output = Command::new(&program)
            .args(arguments)
            .current_dir(folder)
            .env("XDG_CACHE_HOME", folder.join("cache"))
            .output()
            .unwrap();
        (output.status.code().unwrap(), text(&output.stdout), text(&output.stderr))
    };
    let (code, out, _) = said(&["list"]);
    assert_eq!((code, out.lines().count()), (0, problems::CATALOGUE.len() + 1));
    fs::write(folder.join("bai9_8.inp"), "1 3 4 5\n").unwrap();
    assert_eq!(said(&["solve", "9.8"]).0, 0);
    assert_eq!(fs::read_to_string(folder.join("bai9_8.out")).unwrap(), "1 1 4 5\n");
    assert_eq!(said(&["validate", "9.8", "bai9_8.inp"]).0, 0);
    assert_eq!(said(&["check", "9.8", "bai9_8.inp", "bai9_8.out"]).1, "accepted\n");
    assert_eq!(said(&["generate", "9.29", "--out", "tests"]).0, 0);
    assert!(folder.join("tests/bai9_29_optimality_certificate/small/01.inp").is_file());
    fs::create_dir_all(folder.join("one/small")).unwrap();
    fs::write(folder.join("one/small/01.inp"), "1 3 4 5\n").unwrap();
    fs::write(folder.join("right.py"), "# Always says the same.\nprint('1 1 4 5')\n").unwrap();
    let (code, out, err) = said(&["judge", "9.8", "right.py", "--tests", "one"]);
    assert_eq!(code, 0, "{out}{err}");
    assert!(
        folder.join("cache/games-for-judges").is_dir(),
        "what is remembered is kept in the user's own folder"
    );
    let (code, _, err) = said(&["verify", "9.8"]);
    assert_eq!(code, 2);
    assert!(err.contains("needs a checkout"), "{err}");
}

#[test]
fn a_changed_manifest_is_read_without_a_rebuild_from_wherever_the_checkout_lies() {
    let workspace = small_checkout(&[]);
    let manifest = workspace.path().join("problems/bai9_08_moore_nim/problem.toml");
    let changed = fs::read_to_string(&manifest).unwrap().replace("Moore's Nim", "Another title");
    fs::write(&manifest, changed).unwrap();
    let elsewhere = tempfile::tempdir().unwrap();
    let root = workspace.path().display().to_string();
    for output in [
        xtask(&["list"], workspace.path()),
        xtask(&["list"], &workspace.path().join("problems/bai9_01_misere_take_away")),
        xtask(&["--root", &root, "list"], elsewhere.path()),
        xtask(&["list", "--root", &root], elsewhere.path()),
    ] {
        assert!(text(&output.stdout).contains("Another title"), "{}", text(&output.stderr));
    }
    assert!(text(&xtask(&["list"], elsewhere.path()).stdout).contains("Moore's Nim"));
    let output = xtask(&["list", "--root", "."], elsewhere.path());
    assert_eq!(output.status.code(), Some(2));
    assert!(text(&output.stderr).contains("this isn't a checkout"));
}

#[test]
fn a_checkout_that_is_named_by_a_path_from_here_judges_as_well() {
    let workspace = small_checkout(&["misere_nim"]);
    fs::write(workspace.path().join("right.py"), "# Always says the same.\nprint(0)\n").unwrap();
    fs::create_dir_all(workspace.path().join("one/small")).unwrap();
    fs::write(workspace.path().join("one/small/01.inp"), "1\n1\n").unwrap();
    let judged = xtask(&["--root", ".", "judge", "misere_nim", "right.py", "--tests", "one"], workspace.path());
    assert_eq!(judged.status.code(), Some(0), "{}{}", text(&judged.stdout), text(&judged.stderr));
}

#[test]
#[cfg(target_os = "linux")]
fn an_input_that_stress_found_becomes_a_test_and_the_rest_of_the_plan_stays() {
    let workspace = small_checkout(&["bai9_12_dim_plus"]);
    let folder = workspace.path().join("problems/bai9_12_dim_plus");
    let plan = || fs::read_to_string(folder.join("problem.toml")).unwrap();
    let commented = plan().replace("tests = [\n", "tests = [ # mine, all of them\n");
    fs::write(folder.join("problem.toml"), &commented).unwrap();
    fs::write(
        workspace.path().join("a.py"),
        "import sys\nfor n in map(int, sys.stdin):\n    print((n & -n).bit_length() if n != 7 else 2)\n",
    )
    .unwrap();
    let stress = |more: &[&str]| xtask(&[&["stress", "9.12", "a.py"][..], more].concat(), workspace.path());
    let found = stress(&["--promote"]);
    assert_eq!(found.status.code(), Some(1), "{}", text(&found.stderr));
    let said = text(&found.stdout);
    assert!(said.contains("stress_1.inp: written, and test small/10 in problem.toml\n"), "{said}");
    assert!(said.contains("Next: cargo xtask verify bai9_12_dim_plus --bless;"), "{said}");
    assert_eq!(fs::read_to_string(folder.join("stress_1.inp")).unwrap(), "7\n");
    let last = "uniform = true },\n";
    let at = commented.find(last).unwrap() + last.len();
    let wanted = format!("{}    {{ file = \"stress_1.inp\" }},\n{}", &commented[..at], &commented[at..]);
    assert_eq!(plan(), wanted);
    let listed = xtask(&["list", "9.12", "--json"], workspace.path());
    let listed: Value = serde_json::from_slice(&listed.stdout).unwrap();
    assert_eq!(listed[0]["groups"][0]["tests"], 10);
    // The same again is no other test.
    let again = stress(&["--promote", "--json"]);
    assert_eq!(again.status.code(), Some(2));
    assert!(text(&again.stderr).contains("this input is already test small/10"), "{}", text(&again.stderr));
    assert_eq!(plan(), wanted);
    assert!(!folder.join("stress_2.inp").exists());
    // Without a checkout there is no plan to change.
    let elsewhere = tempfile::tempdir().unwrap();
    fs::write(elsewhere.path().join("a.py"), "print(9)\n").unwrap();
    let refused = xtask(&["stress", "9.12", "a.py", "--promote"], elsewhere.path());
    assert_eq!(refused.status.code(), Some(2));
    assert!(text(&refused.stderr).contains("there is no checkout of the exercises here"));
}

#[test]
fn one_bad_manifest_hides_no_other_exercise() {
    let workspace = small_checkout(&[]);
    let manifest = workspace.path().join("problems/bai9_08_moore_nim/problem.toml");
    let good = fs::read_to_string(&manifest).unwrap();
    for (from, to, words) in [
        ("stem =", "stem", "line 2, column"),
        ("\"nim\", ", "\"nimm\", ", "there is no tag \"nimm\"; did you mean nim?"),
        ("section = \"nim\"", "section = \"him\"", "there is no section \"him\"; did you mean nim?"),
        ("\"impartial\"", "\"imparcial\"", "there is no family \"imparcial\"; did you mean impartial?"),
        ("family = \"impartial\"\n", "", "`family` is missing"),
        ("tags =", "laboratory = \"tree\"\ntags =", "laboratories are for the family payoffs"),
        ("tags =", "laboratory_start = \"1\"\ntags =", "say something of a laboratory: name it"),
        (
            "\"winning_move\"",
            "\"winning_mode\"",
            "there is no kind \"winning_mode\"; did you mean winning_move?",
        ),
        ("games = [\"nim\"]", "games = [\"him\"]", "there is no game \"him\"; did you mean nim?"),
        ("relatives.games", "relatives.plays", "there is no `plays` here"),
        ("difficulty = 4", "difficulty = 6", "difficulty = 6 is not in [1, 5]"),
        ("difficulty = 4\n", "", "`difficulty` is missing"),
        (
            "tests = [",
            "tests = [{ file = \"../x.inp\" },",
            "an input beside problem.toml must be called NAME.inp",
        ),
        ("tests = [", "tests = [{ file = \"x.inp\" },", "x.inp: there is no such file beside problem.toml"),
    ] {
        fs::write(&manifest, good.replacen(from, to, 1)).unwrap();
        let output = xtask(&["list"], workspace.path());
        let (out, err) = (text(&output.stdout), text(&output.stderr));
        assert_eq!((output.status.code(), out.lines().count()), (Some(2), problems::CATALOGUE.len()));
        assert!(err.contains("bai9_08_moore_nim/problem.toml: ") && err.contains(words), "{err}");
        let output = xtask(&["list", "--json"], workspace.path());
        let value: Value = serde_json::from_slice(&output.stdout).unwrap();
        assert!(value[7]["error"].as_str().unwrap().contains("problem.toml"));
        assert_eq!(value[8]["number"], "9.9");
        // The others work as before.
        assert_eq!(xtask(&["list", "9.9"], workspace.path()).status.code(), Some(0));
    }
}

/// The exercise with the smallest tests, with few programs.
const TINY: &str = "bai9_29_optimality_certificate";

/// A right program for it in C, whose compiler Rust itself needs to link.
const TINY_IN_C: &str = r#"// Numerators over common denominators, in C.
#include <stdio.h>

static long long gcd(long long a, long long b) { return b ? gcd(b, a % b) : a; }

static long long read_strategy(int count, long long *part) {
    long long below[64], unit = 1;
    for (int i = 0; i < count; ++i) {
        char word[64];
        if (scanf("%63s", word) != 1) return 1;
        if (sscanf(word, "%lld/%lld", &part[i], &below[i]) < 2) below[i] = 1;
        unit = unit / gcd(unit, below[i]) * below[i];
    }
    for (int i = 0; i < count; ++i) part[i] *= unit / below[i];
    return unit;
}

int main(void) {
    static long long a[64][64], p[64], q[64];
    int m, n;
    if (scanf("%d %d", &m, &n) != 2) return 1;
    for (int i = 0; i < m; ++i)
        for (int j = 0; j < n; ++j)
            if (scanf("%lld", &a[i][j]) != 1) return 1;
    long long over = read_strategy(m, p), under = read_strategy(n, q), low = 0, high = 0;
    for (int j = 0; j < n; ++j) {
        long long sum = 0;
        for (int i = 0; i < m; ++i) sum += p[i] * a[i][j];
        if (j == 0 || sum < low) low = sum;
    }
    for (int i = 0; i < m; ++i) {
        long long sum = 0;
        for (int j = 0; j < n; ++j) sum += a[i][j] * q[j];
        if (i == 0 || sum > high) high = sum;
    }
    printf("%d\n%lld/%lld %lld/%lld\n", low * under == high * over, low, over, high, under);
}
"#;

/// The program whose heart the editorial of the tiny exercise shows.
const SHOWN: &str = "fractions.cpp";

/// A checkout in which the tiny exercise has a few right programs and three that print nothing.
fn verified_checkout() -> TempDir {
    let workspace = small_checkout(&[TINY]);
    let submissions = workspace.path().join("problems").join(TINY).join("submissions");
    fs::remove_dir_all(submissions.join("wrong_answer")).unwrap();
    let _ = fs::remove_dir_all(submissions.join("run_time_error"));
    fs::create_dir(submissions.join("wrong_answer")).unwrap();
    for name in ["a", "b", "c"] {
        let path = submissions.join("wrong_answer").join(format!("{name}.py"));
        fs::write(path, format!("# Says nothing at all, {name}.\n")).unwrap();
    }
    let mut accepted: Vec<PathBuf> =
        fs::read_dir(submissions.join("accepted")).unwrap().map(|entry| entry.unwrap().path()).collect();
    // Programs of languages that every machine of these tests has, and the one that the editorial shows.
    let kept = |path: &PathBuf| path.extension().is_some_and(|ending| ending == "py") || path.ends_with(SHOWN);
    accepted.retain(|path| !kept(path));
    accepted.into_iter().for_each(|path| fs::remove_file(path).unwrap());
    fs::write(submissions.join("accepted/in_c.c"), TINY_IN_C).unwrap();
    workspace
}

fn verify(workspace: &Path, more: &[&str]) -> Value {
    let output = xtask(&[&["verify", TINY, "--json"][..], more].concat(), workspace);
    serde_json::from_slice(&output.stdout).unwrap_or_else(|error| panic!("{error}: {}", text(&output.stderr)))
}

/// When the verdicts of programs were remembered.
fn verdicts(workspace: &Path) -> Vec<(PathBuf, std::time::SystemTime)> {
    let folder = workspace.join("target/judge/verdicts");
    let entry = |entry: std::io::Result<fs::DirEntry>| {
        let entry = entry.unwrap();
        (entry.path(), entry.metadata().unwrap().created().unwrap())
    };
    let mut verdicts: Vec<_> = fs::read_dir(folder).unwrap().map(entry).collect();
    verdicts.sort();
    verdicts
}

#[test]
fn what_passed_is_remembered_until_a_byte_changes_and_fresh_judges_again() {
    let workspace = verified_checkout();
    let unchanged = |value: &Value| {
        assert_eq!(value["ok"], true, "{value:#}");
        value["exercises"][0]["unchanged"].as_bool().unwrap()
    };
    assert!(!unchanged(&verify(workspace.path(), &[])));
    let first = verdicts(workspace.path());
    // One more where there is a compiler for the program that the editorial shows.
    assert!(matches!(first.len(), 5 | 6), "{first:?}");
    assert!(unchanged(&verify(workspace.path(), &[])));
    assert!(!unchanged(&verify(workspace.path(), &["--fresh"])));
    let second = verdicts(workspace.path());
    let names = |verdicts: &[(PathBuf, _)]| verdicts.iter().map(|(path, _)| path.clone()).collect::<Vec<_>>();
    assert_eq!(names(&first), names(&second));
    assert!(first.iter().zip(&second).all(|(old, new)| old.1 < new.1), "--fresh judges every program again");
    // A limit is something that a verdict depends on.
    let manifest = workspace.path().join("problems").join(TINY).join("problem.toml");
    let text = fs::read_to_string(&manifest).unwrap();
    let time_limit = text.lines().find(|line| line.starts_with("time_limit")).unwrap();
    fs::write(&manifest, text.replace(time_limit, "time_limit = 3.0")).unwrap();
    let output = xtask(&["verify", TINY, "--json", "--bless"], workspace.path());
    assert_eq!(output.status.code(), Some(0), "{}", String::from_utf8_lossy(&output.stdout));
    assert_eq!(verdicts(workspace.path()).len(), 2 * first.len(), "other limits, other verdicts");
}

#[test]
fn a_wrong_program_that_keeps_points_it_must_lose_is_a_problem() {
    let workspace = verified_checkout();
    let folder = workspace.path().join("problems").join(TINY);
    let wrong = TINY_IN_C.replace("!= 2) return 1;", "!= 2) return 1;\n    if (m > 5) return 0;");
    assert_ne!(wrong, TINY_IN_C);
    fs::write(folder.join("submissions/wrong_answer/large.c"), wrong).unwrap();
    let _ = fs::remove_file(folder.join("groups.lock"));
    let value = verify(workspace.path(), &["--only", "submissions", "--bless"]);
    assert_eq!(value["ok"], true, "{value:#}");
    let lock = fs::read_to_string(folder.join("groups.lock")).unwrap();
    let row =
        |program: &str| lock.lines().find_map(|line| line.strip_prefix(program)).unwrap().trim().to_string();
    assert!(row("wrong_answer/a.py").starts_with("small/01 "), "{lock}");
    assert!(!row("wrong_answer/large.c").contains("small/"), "{lock}");
    assert_eq!(verify(workspace.path(), &["--only", "submissions"])["ok"], true);
    // Somebody says that the group should tell it from a right one, and it does not.
    let held = lock.replace("wrong_answer/large.c ", "wrong_answer/large.c small/01 ");
    fs::write(folder.join("groups.lock"), held).unwrap();
    let value = verify(workspace.path(), &["--only", "submissions"]);
    let problem = "wrong_answer/large.c keeps the points of small, which it must lose (groups.lock)";
    assert_eq!(value["exercises"][0]["checks"][0]["problems"], serde_json::json!([problem]), "{value:#}");
}

#[test]
fn a_program_that_runs_out_of_memory_before_time_is_refused_all_the_same() {
    let workspace = verified_checkout();
    let folder = workspace.path().join("problems").join(TINY).join("submissions/time_limit_exceeded");
    fs::create_dir_all(&folder).unwrap();
    let hungry = "// Takes memory instead of time.\n#include <stdlib.h>\n#include <string.h>\n\
                  int main(void) { for (;;) { char *p = malloc(1 << 20); memset(p, 1, 1 << 20); if (p[5] == 2) return 0; } }\n";
    fs::write(folder.join("hungry.c"), hungry).unwrap();
    let value = verify(workspace.path(), &["--only", "submissions"]);
    assert_eq!(value["ok"], true, "{value:#}");
}
