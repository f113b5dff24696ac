//! Makes the catalogue of each family of games from the folders of the exercises: the manifest of a folder says to which
//! family it belongs, and which laboratory its page has.

use std::{env, fmt::Write, fs, io, path::PathBuf, process};

use folders::{TEMPLATE, exercises, type_name};

#[path = "../../exercise/catalogue/src/folders.rs"]
mod folders;

/// The families: each is a feature of this crate and a list of its catalogue.
const FAMILIES: [(&str, &str); 2] = [("impartial", "IMPARTIAL"), ("payoffs", "PAYOFFS")];

fn main() -> io::Result<()> {
    let here = PathBuf::from(env::var_os("CARGO_MANIFEST_DIR").unwrap_or_default());
    let problems = here.join("../../problems");
    println!("cargo:rerun-if-changed=build.rs");
    // Whoever makes a folder touches the file that lists the modules.
    for file in ["problems/lib.rs", "exercise/catalogue/src/folders.rs"] {
        println!("cargo:rerun-if-changed={}", here.join("../..").join(file).display());
    }
    let mut lists = FAMILIES.map(|_| String::new());
    for folder in exercises(&problems)?.iter().filter(|folder| *folder != TEMPLATE) {
        let path = problems.join(folder).join("problem.toml");
        println!("cargo::rerun-if-changed={}", path.display());
        let manifest = fs::read_to_string(&path)?;
        let (family, laboratory) = (family(folder, &manifest), value(&manifest, "laboratory"));
        let _ =
            writeln!(lists[family], "    line::<problems::{folder}::{}>({laboratory:?}),", type_name(folder));
    }
    let mut code = String::new();
    for ((feature, name), list) in FAMILIES.iter().zip(lists) {
        let _ = writeln!(code, "#[cfg(feature = {feature:?})]\nstatic {name}: &[Line] = &[\n{list}];");
        let _ = writeln!(code, "#[cfg(not(feature = {feature:?}))]\nstatic {name}: &[Line] = &[];");
    }
    fs::write(PathBuf::from(env::var_os("OUT_DIR").unwrap_or_default()).join("catalogue.rs"), code)
}

/// Which of the families an exercise belongs to.
fn family(folder: &str, manifest: &str) -> usize {
    let known = FAMILIES.map(|(family, _)| format!("family = \"{family}\"")).join(" or ");
    let found = value(manifest, "family");
    let Some(found) = found else { give_up(folder, &format!("no family is named; add a line {known}")) };
    let place = FAMILIES.iter().position(|(family, _)| *family == found);
    place.unwrap_or_else(|| give_up(folder, &format!("there is no family \"{found}\"; write {known}")))
}

/// The value of a key with a text of its own line, before the first table.
fn value<'a>(manifest: &'a str, key: &str) -> Option<&'a str> {
    let keys = manifest.lines().take_while(|line| !line.starts_with('['));
    let text = |line: &'a str| line.strip_prefix(key)?.trim_start().strip_prefix('=')?.trim().strip_prefix('"');
    keys.filter_map(text).next()?.split('"').next()
}

/// Lets cargo say what is wrong, and nothing else.
fn give_up(folder: &str, why: &str) -> ! {
    println!("cargo::error=problems/{folder}/problem.toml: {why}");
    process::exit(0)
}
