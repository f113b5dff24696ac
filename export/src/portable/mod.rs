//! The portable checker: reader, checker, reference and opponent of an exercise as one self-contained source that any
//! judge with a C++ compiler takes. It is no second checker: the crate `portable` is compiled for the exercise to
//! WebAssembly, and that is translated to C (`translate`). Only [`PortableBuilder::carry`] needs a checkout, cargo and
//! the target `wasm32-unknown-unknown`; what it made is remembered by the code it was made from.

use std::{
    env,
    ffi::OsString,
    fs,
    path::{Path, PathBuf},
    process::Command,
    sync::{Mutex, PoisonError},
};

use exercise::{AnyExercise, Error, testdata::hash};
use walkdir::WalkDir;

use crate::package::archive;

mod translate;

pub use translate::translate;

const TARGET: &str = "wasm32-unknown-unknown";

/// Crates that no exercise is compiled from; every other one counts, also one that is new.
const ASIDE: [&str; 8] = ["embedded", "export", "judging", "languages", "sandbox", "site", "typeset", "xtask"];

/// What a source is to be in a judge.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Role {
    /// The checker of Kattis and DOMjudge (exit codes 42 and 43) and of testlib's judges (0 and 1): it knows by its
    /// arguments who calls.
    Checker,
    /// The validator of Kattis: exit codes 42 and 43.
    KattisValidator,
    /// The validator of testlib's judges: exit codes 0 and 3.
    TestlibValidator,
    /// The checker of CMS: a score on standard output.
    CmsChecker,
    /// The checker of Themis: two folders on standard input, a score on standard output.
    ThemisChecker,
    /// The interactor of Kattis and DOMjudge, and of testlib's judges: like the checker, it knows who calls.
    Interactor,
    /// The manager of CMS: it talks over named pipes, and a score goes to standard output.
    CmsManager,
    /// The reference as a program.
    Solution,
    /// Many cases in one run, for tests of this translation.
    Batch,
}

impl Role {
    fn text(self) -> &'static str {
        match self {
            Role::Checker => include_str!("roles/checker.h"),
            Role::KattisValidator => include_str!("roles/kattis_validator.h"),
            Role::TestlibValidator => include_str!("roles/testlib_validator.h"),
            Role::CmsChecker => include_str!("roles/cms_checker.h"),
            Role::ThemisChecker => include_str!("roles/themis_checker.h"),
            Role::Interactor => concat!(include_str!("dialogue.h"), include_str!("roles/interactor.h")),
            Role::CmsManager => concat!(include_str!("dialogue.h"), include_str!("roles/cms_manager.h")),
            Role::Solution => include_str!("roles/solution.h"),
            Role::Batch => include_str!("roles/batch.h"),
        }
    }

    fn about(self) -> &'static str {
        match self {
            Role::Checker => "The checker",
            Role::KattisValidator | Role::TestlibValidator => "The validator of inputs",
            Role::CmsChecker | Role::ThemisChecker => "The checker",
            Role::Interactor | Role::CmsManager => "The interactor",
            Role::Solution => "The reference solution",
            Role::Batch => "Reader, checker and reference for tests",
        }
    }

    /// Whether it talks with a program.
    fn talks(self) -> bool {
        matches!(self, Role::Interactor | Role::CmsManager)
    }

    /// The exit code that tells a judge that its own program failed.
    fn failed(self) -> u32 {
        if matches!(self, Role::Checker | Role::TestlibValidator | Role::Interactor) { 3 } else { 1 }
    }
}

/// An exercise's own code in C.
#[derive(Clone, Debug)]
pub struct Portable {
    folder: &'static str,
    module: String,
}

impl Portable {
    /// Code in C that was made elsewhere.
    pub fn of(folder: &'static str, module: String) -> Portable {
        Portable { folder, module }
    }

    /// The source for a role: valid C11 and C++11, with no other file. `stem` names the files of programs.
    pub fn source(&self, role: Role, stem: &str) -> String {
        let Portable { folder, module } = self;
        format!(
            "/* {about} of {folder}, made by `cargo xtask export` from the code that judges there: compiled to\n   \
             WebAssembly and translated to C. It is not meant to be read or edited; the source is Rust.\n   \
             Licence: MIT or Apache-2.0, as you like. It contains parts of the Rust standard library and of dashu,\n   \
             which have the same licences. */\n\
             #define FAILED {failed}\n{talks}#define INPUT_NAME \"{stem}.inp\"\n#define OUTPUT_NAME \"{stem}.out\"\n\n\
             {runtime}\n/* The module. */\n{module}\n{main}\n{role}",
            about = role.about(),
            failed = role.failed(),
            talks = if role.talks() { "#define TALKS\n" } else { "" },
            runtime = include_str!("runtime.h"),
            main = include_str!("main.h"),
            role = role.text(),
        )
    }
}

impl Portable {
    /// A tool for students, in Python, that lets a program play at home: the interactor is packed into it.
    pub fn testing_tool(&self, stem: &str) -> Result<String, Error> {
        const PLACE: &str = "\nPACKED = \"\"\n";
        let source = self.source(Role::Interactor, stem);
        let packed = base64(&archive(std::iter::once(("interactor.cpp", source.as_bytes(), false)))?);
        let lines: Vec<&str> =
            packed.as_bytes().chunks(120).filter_map(|line| str::from_utf8(line).ok()).collect();
        let packed = format!("\nPACKED = \"\"\"\n{}\n\"\"\"\n", lines.join("\n"));
        Ok(include_str!("../testing_tool.py").replacen(PLACE, &packed, 1))
    }
}

/// Bytes as text, six bits a letter (RFC 4648).
fn base64(bytes: &[u8]) -> String {
    const LETTERS: &[u8; 64] = b"ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789+/";
    let mut text = String::with_capacity(bytes.len().div_ceil(3) * 4);
    for three in bytes.chunks(3) {
        let bits =
            three.iter().fold(0_usize, |bits, &byte| bits << 8 | usize::from(byte)) << (8 * (3 - three.len()));
        for index in 0..4 {
            let letter = LETTERS[bits >> (18 - 6 * index) & 63];
            text.push(if index <= three.len() { char::from(letter) } else { '=' });
        }
    }
    text
}

/// Compiles and translates.
pub struct PortableBuilder {
    checkout: PathBuf,
    /// One build at a time: they share a folder.
    building: Mutex<()>,
}

impl PortableBuilder {
    /// A builder for a checkout: an error names what is missing on this machine.
    pub fn new(checkout: &Path) -> Result<PortableBuilder, Error> {
        let checkout = fs::canonicalize(checkout).map_err(|error| Error::file(checkout, error))?;
        let asked = Command::new(rustc())
            .args(["--print", "target-libdir", "--target", TARGET])
            .current_dir(&checkout)
            .output()
            .map_err(|error| Error::new(format!("rustc is needed to compile the checker: {error}")))?;
        let folder = PathBuf::from(String::from_utf8_lossy(&asked.stdout).trim());
        if !asked.status.success() || !folder.is_dir() {
            return Err(Error::new(format!(
                "the checker is exported as WebAssembly translated to C, and the Rust target for that is not installed; `rustup target add {TARGET}` installs it"
            )));
        }
        Ok(PortableBuilder { checkout, building: Mutex::new(()) })
    }

    /// The code of an exercise in C: found, or compiled and translated.
    pub fn carry(&self, exercise: &dyn AnyExercise) -> Result<Portable, Error> {
        match self.recall(exercise)? {
            Some(portable) => Ok(portable),
            None => self.translated(exercise),
        }
    }

    /// The code of an exercise in C, if it has been made before from the same code.
    pub fn recall(&self, exercise: &dyn AnyExercise) -> Result<Option<Portable>, Error> {
        let folder = exercise.folder();
        let module = fs::read_to_string(self.place(folder)?).ok();
        Ok(module.map(|module| Portable { folder, module }))
    }

    /// The folder of what has been made.
    fn memory(&self) -> PathBuf {
        self.checkout.join("target/portable/modules")
    }

    /// Where the code of an exercise is remembered.
    fn place(&self, folder: &str) -> Result<PathBuf, Error> {
        Ok(self.memory().join(format!("{folder}-{}.c", self.fingerprint(folder)?)))
    }

    /// Compiles and translates the code of an exercise, and remembers what came out.
    pub fn translated(&self, exercise: &dyn AnyExercise) -> Result<Portable, Error> {
        let folder = exercise.folder();
        let (memory, found) = (self.memory(), self.place(folder)?);
        let wasm = self.compile(folder)?;
        let module = translate(&wasm).map_err(|reason| Error::new(format!("{folder}: {reason}")))?;
        fs::create_dir_all(&memory).map_err(|error| Error::file(&memory, error))?;
        let old = fs::read_dir(&memory).map_err(|error| Error::file(&memory, error))?;
        for old in old.filter_map(Result::ok) {
            if old.file_name().to_string_lossy().starts_with(&format!("{folder}-")) {
                // What cannot be tidied up today can be tomorrow.
                let _ = fs::remove_file(old.path());
            }
        }
        let mut file = tempfile::NamedTempFile::new_in(&memory).map_err(|error| Error::file(&memory, error))?;
        std::io::Write::write_all(&mut file, module.as_bytes()).map_err(|error| Error::file(&found, error))?;
        file.persist(&found).map_err(|error| Error::file(&found, error.error))?;
        Ok(Portable { folder, module })
    }

    fn compile(&self, folder: &str) -> Result<Vec<u8>, Error> {
        let _building = self.building.lock().unwrap_or_else(PoisonError::into_inner);
        let target = self.checkout.join("target/portable");
        let built = Command::new(cargo())
            .args(["build", "--quiet", "--package", "portable", "--profile", "portable", "--target", TARGET])
            .arg("--target-dir")
            .arg(&target)
            .current_dir(&self.checkout)
            .env("PORTABLE_EXERCISE", folder)
            .env_remove("RUSTFLAGS")
            .env_remove("CARGO_ENCODED_RUSTFLAGS")
            .output()
            .map_err(|error| Error::new(format!("cargo is needed to compile the checker: {error}")))?;
        if !built.status.success() {
            let words = String::from_utf8_lossy(&built.stderr);
            return Err(Error::new(format!("the checker of {folder} does not compile:\n{}", words.trim())));
        }
        let wasm = target.join(TARGET).join("portable/portable.wasm");
        fs::read(&wasm).map_err(|error| Error::file(&wasm, error))
    }

    /// The files of code that an exercise may be compiled from: all crates but those that are known to be aside, and of
    /// the exercises its own folder and what they share.
    fn code(&self, folder: &str) -> Result<Vec<PathBuf>, Error> {
        let problems = self.checkout.join("problems");
        let mut files = Vec::new();
        let parts = children(&self.checkout)?.into_iter().filter(|path| {
            let name = path.file_name().unwrap_or_default();
            path.join("Cargo.toml").is_file() && *path != problems && !ASIDE.iter().any(|aside| name == *aside)
        });
        let own = |path: &PathBuf| path.file_name().is_some_and(|name| name == folder);
        let parts = parts.chain([self.checkout.join("export/portable")]).chain(
            children(&problems)?.into_iter().filter(|path| !path.join("problem.toml").is_file() || own(path)),
        );
        for part in parts {
            let entries = WalkDir::new(&part).into_iter().filter_map(Result::ok);
            files.extend(entries.filter(|entry| entry.file_type().is_file()).map(|entry| entry.into_path()));
        }
        files.extend(["Cargo.toml", "Cargo.lock"].map(|name| self.checkout.join(name)));
        files.retain(|path| {
            path.extension().is_some_and(|ending| ["rs", "toml", "lock"].iter().any(|known| ending == *known))
        });
        Ok(files)
    }

    /// Everything that the C of an exercise depends on: its code, the common code, this translation, the compiler.
    fn fingerprint(&self, folder: &str) -> Result<String, Error> {
        let asked = Command::new(rustc()).arg("-vV").current_dir(&self.checkout).output();
        let mut seen = asked.map(|asked| asked.stdout).unwrap_or_default();
        seen.extend(include_bytes!("translate.rs"));
        let mut files = self.code(folder)?;
        files.sort();
        for file in files {
            let bytes = fs::read(&file).map_err(|error| Error::file(&file, error))?;
            seen.extend(file.to_string_lossy().bytes());
            seen.extend(hash(&bytes).bytes());
        }
        Ok(hash(&seen))
    }
}

/// The cargo that runs this, or the one of the search path.
fn cargo() -> OsString {
    env::var_os("CARGO").unwrap_or_else(|| "cargo".into())
}

fn rustc() -> OsString {
    env::var_os("RUSTC").unwrap_or_else(|| "rustc".into())
}

/// What a folder holds.
fn children(folder: &Path) -> Result<Vec<PathBuf>, Error> {
    let entries = fs::read_dir(folder).map_err(|error| Error::file(folder, error))?;
    Ok(entries.filter_map(Result::ok).map(|entry| entry.path()).collect())
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn bytes_are_packed_as_everybody_unpacks_them() {
        for (bytes, text) in [("", ""), ("f", "Zg=="), ("fo", "Zm8="), ("foo", "Zm9v"), ("foobar", "Zm9vYmFy")]
        {
            assert_eq!(base64(bytes.as_bytes()), text);
        }
        assert_eq!(base64(&[0xff, 0xfe, 0xfd, 0xfc]), "//79/A==");
    }

    #[test]
    fn an_exercise_is_compiled_from_its_own_folder_and_from_what_all_share() {
        let checkout = Path::new(env!("CARGO_MANIFEST_DIR")).join("..");
        let builder = PortableBuilder { checkout: checkout.clone(), building: Mutex::new(()) };
        let code = builder.code("bai9_08_moore_nim").unwrap();
        for known in [
            "problems/bai9_08_moore_nim/checker.rs",
            "problems/shared/mod.rs",
            "problems/lib.rs",
            "exercise/src/lib.rs",
            "exercise/catalogue/src/folders.rs",
            "checkers/src/lib.rs",
            "export/portable/src/lib.rs",
            "Cargo.lock",
        ] {
            assert!(code.contains(&checkout.join(known)), "{known}");
        }
        for other in ["problems/bai9_03_chomp/mod.rs", "xtask/src/main.rs", "export/src/lib.rs"] {
            assert!(checkout.join(other).is_file() && !code.contains(&checkout.join(other)), "{other}");
        }
    }

    /// Whatever the crate that travels depends on must count; cargo knows it.
    #[test]
    fn no_crate_that_is_aside_travels() {
        let said = Command::new(cargo())
            .args(["tree", "--offline", "--package", "portable", "--edges", "normal,build", "--prefix", "none"])
            .current_dir(env!("CARGO_MANIFEST_DIR"))
            .output()
            .unwrap();
        let tree = String::from_utf8(said.stdout).unwrap();
        assert!(tree.lines().any(|line| line.starts_with("exercise ")), "{tree}");
        for aside in ASIDE {
            assert!(!tree.lines().any(|line| line.starts_with(&format!("{aside} "))), "{aside} travels");
        }
    }
}
