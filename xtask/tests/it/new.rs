//! What `new` writes is an exercise that the compiler takes.

use std::{
    fs,
    path::Path,
    process::{Command, Stdio},
};

use walkdir::WalkDir;

/// A copy of the checkout without what builds and `generate` make.
fn copy_of_the_checkout(to: &Path) {
    let from = Path::new(env!("CARGO_MANIFEST_DIR")).parent().unwrap();
    let left_out = ["target", "data", ".git"];
    let entries = WalkDir::new(from).into_iter().filter_entry(|entry| {
        entry.depth() == 0 || entry.file_name().to_str().is_none_or(|name| !left_out.contains(&name))
    });
    for entry in entries.map(Result::unwrap) {
        let target = to.join(entry.path().strip_prefix(from).unwrap());
        match entry.file_type().is_dir() {
            true => fs::create_dir_all(&target).unwrap(),
            false => drop(fs::copy(entry.path(), &target).unwrap()),
        }
    }
}

#[test]
fn what_new_writes_compiles_and_is_in_the_catalogue() {
    let folder = tempfile::tempdir().unwrap();
    let copy = folder.path().join("checkout");
    copy_of_the_checkout(&copy);
    let new = |arguments: &[&str]| {
        Command::new(env!("CARGO_BIN_EXE_xtask"))
            .arg("new")
            .args(arguments)
            .current_dir(&copy)
            .output()
            .unwrap()
    };
    assert!(new(&["bai9_99_zebra"]).status.success());
    assert!(!new(&["bai9_99_zebra"]).status.success(), "it is there already");
    let copied = new(&["bai9_98_rows", "--from", "kayles"]);
    assert!(copied.status.success(), "{}", String::from_utf8_lossy(&copied.stderr));
    let text = |name: &str| fs::read_to_string(copy.join("problems/bai9_98_rows").join(name)).unwrap();
    assert!(text("mod.rs").contains("impl Exercise for Rows") && text("mod.rs").contains("\"bai9_98_rows\""));
    assert!(text("problem.toml").contains("number = \"9.98\"\nstem = \"bai9_98\"\n"));
    assert!(text("statement.en.md").contains("`bai9_98.inp`") && !text("statement.en.md").contains("bai9_18"));
    assert!(!copy.join("problems/bai9_98_rows/mutants.toml").exists(), "figures of other tests");
    for file in
        ["mod.rs", "solution.rs", "brute.rs", "checker.rs", "generator.rs", "problem.toml", "tests.lock"]
    {
        assert!(copy.join("problems/bai9_99_zebra").join(file).is_file(), "{file}");
    }
    let checked = Command::new(env!("CARGO"))
        .args(["check", "--quiet", "--offline", "--package", "problems"])
        .current_dir(&copy)
        // Beside the build that these tests belong to, so that dependencies are checked once.
        .env("CARGO_TARGET_DIR", Path::new(env!("CARGO_TARGET_TMPDIR")).join("new"))
        .stdin(Stdio::null())
        .output()
        .unwrap();
    assert!(checked.status.success(), "{}", String::from_utf8_lossy(&checked.stderr));
}
