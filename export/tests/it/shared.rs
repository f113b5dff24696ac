//! Whoever has built the runner has built the exercises: the exporter and the site take them as they are. That holds as
//! long as cargo chooses the same features for all that the exercises are made of.

use std::{
    collections::{BTreeMap, BTreeSet},
    process::Command,
};

/// The features of every crate that a package is built from; a crate may be built twice, for the machine and for macros.
fn features(package: &str) -> BTreeMap<String, BTreeSet<String>> {
    let output = Command::new(env!("CARGO"))
        .args(["tree", "--offline", "--package", package, "--edges", "normal,build"])
        .args(["--prefix", "none", "--no-dedupe", "--format", "{p}\t{f}"])
        .current_dir(env!("CARGO_MANIFEST_DIR"))
        .output()
        .unwrap();
    assert!(output.status.success(), "{}", String::from_utf8_lossy(&output.stderr));
    let mut features: BTreeMap<String, BTreeSet<String>> = BTreeMap::new();
    for line in String::from_utf8(output.stdout).unwrap().lines() {
        let (name, chosen) = line.split_once('\t').unwrap();
        features.entry(name.into()).or_default().insert(chosen.into());
    }
    features
}

#[test]
#[cfg(target_os = "linux")]
fn the_exercises_are_built_once_for_the_runner_the_exporter_and_the_site() {
    let runner = features("xtask");
    let parts = features("problems");
    assert!(parts.len() > 30 && parts.keys().all(|name| runner.contains_key(name)), "{parts:?}");
    for package in ["export", "site"] {
        let others = features(package);
        for name in parts.keys() {
            // Another build beside it, for a macro of its own, changes nothing for the exercises.
            let shared = others[name].is_superset(&runner[name]);
            assert!(
                shared,
                "{package} would build {name} again, and with it the exercises: {:?}",
                others[name]
            );
        }
    }
}
