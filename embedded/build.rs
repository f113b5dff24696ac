//! Collects the exercises' files for the copy inside the program, and fingerprints the code of the workspace.

use std::{
    env,
    fmt::Write,
    fs,
    hash::{DefaultHasher, Hash, Hasher},
    io,
    path::{Path, PathBuf},
    process::Command,
};

/// Crates that no command's findings depend on; every other one counts, also one that is new.
const ASIDE: [&str; 3] = ["export", "site", "embedded"];

fn main() -> io::Result<()> {
    let root =
        PathBuf::from(env::var_os("CARGO_MANIFEST_DIR").unwrap_or_default()).join("..").canonicalize()?;
    let problems = root.join("problems");
    let release = env::var("PROFILE").is_ok_and(|profile| profile == "release");
    if release {
        println!("cargo:rustc-cfg=up_to_date");
        println!("cargo:rerun-if-changed={}", problems.display());
    }
    println!("cargo:rustc-check-cfg=cfg(up_to_date)");
    println!("cargo:rerun-if-changed=build.rs");

    let mut files = Vec::new();
    let mut exercises = Vec::new();
    let mut common = vec![root.join("Cargo.lock"), root.join("Cargo.toml")];
    for folder in sorted(&problems)? {
        if !folder.is_dir() {
            common.extend(is_code(&folder).then_some(folder));
        } else if folder.join("problem.toml").is_file() {
            files.extend(carried(&folder)?);
            let code: Vec<PathBuf> = sorted(&folder)?.into_iter().filter(|path| is_code(path)).collect();
            exercises.push((name(&folder), fingerprint(&root, &code, "")?));
        } else {
            common.extend(code_below(&folder)?);
        }
    }
    for part in sorted(&root)? {
        let is_crate = part.join("Cargo.toml").is_file() && part != problems;
        if is_crate && !ASIDE.contains(&name(&part).as_str()) {
            common.extend(code_below(&part)?);
        }
    }
    let mut built_by = String::new();
    for variable in ["TARGET", "OPT_LEVEL", "PROFILE"] {
        built_by += &env::var(variable).unwrap_or_default();
    }
    let compiler = Command::new(env::var_os("RUSTC").unwrap_or("rustc".into())).arg("-vV").output()?;
    built_by += &String::from_utf8_lossy(&compiler.stdout);
    let code = fingerprint(&root, &common, &built_by)?;

    // One blob, so that the compiler watches it and not the files of the checkout.
    files.sort();
    let mut blob = Vec::new();
    let mut out =
        String::from("/// The files of the exercises by path, sorted, and where each lies in the copy.\n");
    out += "static FILES: &[(&str, std::ops::Range<usize>)] = &[\n";
    for (path, file) in &files {
        let start = blob.len();
        blob.extend(fs::read(file)?);
        let _ = writeln!(out, "    ({path:?}, {start}..{}),", blob.len());
    }
    out += "];\n/// The fingerprint of the code that all exercises depend on, and of its compiler.\n";
    let _ = writeln!(out, "pub const CODE: &str = {code:?};");
    out += "/// The fingerprint of each exercise's own code, by folder.\n";
    let _ = writeln!(out, "static EXERCISES: &[(&str, &str)] = &{exercises:?};");
    let target = PathBuf::from(env::var_os("OUT_DIR").unwrap_or_default());
    fs::write(target.join("files"), blob)?;
    fs::write(target.join("embedded.rs"), out)
}

/// The manifest, its own inputs, the statements and the samples of an exercise, by their paths below `problems`.
fn carried(folder: &Path) -> io::Result<Vec<(String, PathBuf)>> {
    let mut files = Vec::new();
    let statement = |path: &Path| name(path).starts_with("statement.") && has_ending(path, "md");
    for path in sorted(folder)? {
        if name(&path) == "problem.toml" || has_ending(&path, "inp") || statement(&path) {
            files.push((format!("{}/{}", name(folder), name(&path)), path));
        }
    }
    for path in sorted(&folder.join("samples"))? {
        files.push((format!("{}/samples/{}", name(folder), name(&path)), path));
    }
    Ok(files)
}

/// The code in a folder and below it, without its tests.
fn code_below(folder: &Path) -> io::Result<Vec<PathBuf>> {
    let mut code = Vec::new();
    for path in sorted(folder)? {
        if path.is_dir() {
            if name(&path) != "tests" {
                code.extend(code_below(&path)?);
            }
        } else if is_code(&path) {
            code.push(path);
        }
    }
    Ok(code)
}

fn is_code(path: &Path) -> bool {
    has_ending(path, "rs") || name(path) == "Cargo.toml"
}

fn has_ending(path: &Path, ending: &str) -> bool {
    path.extension().is_some_and(|found| found == ending)
}

/// A fingerprint of the names and the bytes of files, each of which the build script looks at again when it changes.
fn fingerprint(root: &Path, files: &[PathBuf], more: &str) -> io::Result<String> {
    let mut hasher = DefaultHasher::new();
    for file in files {
        println!("cargo:rerun-if-changed={}", file.display());
        // The same code has the same fingerprint wherever the checkout lies.
        file.strip_prefix(root).unwrap_or(file).hash(&mut hasher);
        fs::read(file)?.hash(&mut hasher);
    }
    more.hash(&mut hasher);
    Ok(format!("{:016x}", hasher.finish()))
}

fn sorted(folder: &Path) -> io::Result<Vec<PathBuf>> {
    let mut paths: Vec<PathBuf> =
        fs::read_dir(folder)?.map(|entry| Ok(entry?.path())).collect::<io::Result<_>>()?;
    paths.sort();
    Ok(paths)
}

fn name(path: &Path) -> String {
    path.file_name().unwrap_or_default().to_string_lossy().into_owned()
}
