//! `verify --changed-since REF`: the exercises that a change touches, as git tells it.

use std::{path::Path, process::Command};

use checkers::say;
use exercise::{AnyExercise, Error, Library};

/// The exercises whose folders have changed since a commit, committed or not; all of them, if what they are made of has.
pub fn since(reference: &str, root: &Path, library: &Library) -> Result<Vec<&'static dyn AnyExercise>, Error> {
    if reference.starts_with('-') {
        return Err(Error::new(say!(vi "{reference} không phải là một commit", en "{reference} is no commit")));
    }
    let commit = format!("{reference}^{{commit}}");
    git(root, &["rev-parse", "--verify", "--quiet", "--end-of-options", &commit]).map_err(|_| {
        Error::new(say!(
            vi "git không tìm thấy commit {reference} ở đây",
            en "git finds no commit {reference} here",
        ))
    })?;
    let mut changed = git(root, &["diff", "--name-only", "--relative", "-z", reference, "--", "."])?;
    changed.extend(git(root, &["ls-files", "--others", "--exclude-standard", "-z", "--", "."])?);
    let all = library.exercises();
    if changed.iter().any(|path| concerns_all(path, all)) {
        return Ok(all.to_vec());
    }
    let touched = |exercise: &&dyn AnyExercise| changed.iter().any(|path| is_within(path, exercise.folder()));
    Ok(all.iter().copied().filter(touched).collect())
}

fn is_within(path: &str, folder: &str) -> bool {
    path.strip_prefix("problems/")
        .and_then(|path| path.strip_prefix(folder))
        .is_some_and(|rest| rest.starts_with('/'))
}

/// What no verdict on an exercise depends on.
const APART: [&str; 10] = [
    "docs/",
    "site/",
    "export/",
    "typeset/",
    ".ci/",
    ".github/",
    "problems/tests/",
    "problems/template/",
    "LICENSE",
    ".git",
];

/// Whether a file is part of what every exercise is made of or judged by.
fn concerns_all(path: &str, all: &[&'static dyn AnyExercise]) -> bool {
    let apart =
        APART.iter().any(|begin| path.starts_with(begin)) || (path.ends_with(".md") && !path.contains('/'));
    let tests = path.split_once("/tests/").is_some_and(|(package, _)| !package.contains('/'));
    !apart && !tests && !all.iter().any(|exercise| is_within(path, exercise.folder()))
}

/// What git lists, each behind a NUL byte.
fn git(root: &Path, arguments: &[&str]) -> Result<Vec<String>, Error> {
    let output = Command::new("git").arg("-C").arg(root).args(arguments).output().map_err(|error| {
        let error = error.to_string();
        Error::new(say!(vi "không chạy được git: {error}", en "git can't be started: {error}"))
    })?;
    if !output.status.success() {
        return Err(Error::new(String::from_utf8_lossy(&output.stderr).trim().to_string()));
    }
    let text = String::from_utf8_lossy(&output.stdout);
    Ok(text.split('\0').filter(|path| !path.is_empty()).map(String::from).collect())
}

#[cfg(test)]
mod units {
    use super::*;

    #[test]
    fn what_has_changed_since_a_commit_is_found_committed_or_not() {
        let folder = tempfile::tempdir().unwrap();
        let root = folder.path();
        let run = |arguments: &[&str]| {
            let name = ["-c", "user.name=a", "-c", "user.email=a@example.org"];
            let done = Command::new("git").arg("-C").arg(root).args(name).args(arguments).output().unwrap();
            assert!(done.status.success(), "{}", String::from_utf8_lossy(&done.stderr));
        };
        let write = |path: &str| {
            let path = root.join(path);
            std::fs::create_dir_all(path.parent().unwrap()).unwrap();
            std::fs::write(path, "x").unwrap();
        };
        run(&["init", "--quiet"]);
        write("problems/bai9_18_kayles/mod.rs");
        run(&["add", "."]);
        run(&["commit", "--quiet", "-m", "one"]);
        let library = problems::library(root.join("problems"));
        let found = |reference: &str| -> Result<Vec<&str>, Error> {
            Ok(since(reference, root, &library)?.iter().map(|exercise| exercise.folder()).collect())
        };
        assert_eq!(found("HEAD"), Ok(vec![]));
        write("problems/bai9_08_moore_nim/samples/03.inp");
        write("docs/a.md");
        assert_eq!(found("HEAD"), Ok(vec!["bai9_08_moore_nim"]));
        run(&["add", "."]);
        run(&["commit", "--quiet", "-m", "two"]);
        assert_eq!(found("HEAD"), Ok(vec![]));
        assert_eq!(found("HEAD~1"), Ok(vec!["bai9_08_moore_nim"]));
        write("checkers/src/lib.rs");
        assert_eq!(found("HEAD").unwrap().len(), problems::CATALOGUE.len());
        for reference in ["nothing", "--output=x", "HEAD~9"] {
            assert!(found(reference).is_err(), "{reference}");
        }
    }

    #[test]
    fn a_change_concerns_one_exercise_all_or_none() {
        let all = problems::CATALOGUE;
        let concerned = |path: &str| match concerns_all(path, all) {
            true => all.len(),
            false => all.iter().filter(|exercise| is_within(path, exercise.folder())).count(),
        };
        for path in ["problems/bai9_08_moore_nim/mod.rs", "problems/bai9_08_moore_nim/samples/01.inp"] {
            assert_eq!(concerned(path), 1, "{path}");
        }
        for path in ["problems/shared/reply.rs", "checkers/src/tokens.rs", "Cargo.lock", "judging/src/run.rs"] {
            assert_eq!(concerned(path), all.len(), "{path}");
        }
        for path in [
            "README.md",
            "docs/keepers.md",
            "site/src/page.rs",
            "xtask/tests/it/new.rs",
            "problems/template/mod.rs",
        ] {
            assert_eq!(concerned(path), 0, "{path}");
        }
    }
}
