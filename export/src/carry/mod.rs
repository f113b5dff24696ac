//! The checker travels: reader, checker and reference of an exercise as one self-contained source that any judge with a
//! C++ compiler takes. It is no second checker: the crate `travel` is compiled for the exercise to WebAssembly, and that
//! is translated to C (`translate`). Only [`Carrier::carry`] needs a checkout, cargo and the target
//! `wasm32-unknown-unknown`; what it made is remembered by the code it was made from.

use std::{
    env,
    ffi::OsString,
    fs,
    path::{Path, PathBuf},
    process::Command,
    sync::{Mutex, PoisonError},
};

use problems::{AnyExercise, Error, testdata::hash};
use walkdir::WalkDir;

mod translate;

pub use translate::translate;

const TARGET: &str = "wasm32-unknown-unknown";

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
            Role::Solution => include_str!("roles/solution.h"),
            Role::Batch => include_str!("roles/batch.h"),
        }
    }

    fn about(self) -> &'static str {
        match self {
            Role::Checker => "The checker",
            Role::KattisValidator | Role::TestlibValidator => "The validator of inputs",
            Role::CmsChecker | Role::ThemisChecker => "The checker",
            Role::Solution => "The reference solution",
            Role::Batch => "Reader, checker and reference for tests",
        }
    }

    /// The exit code that tells a judge that its own program failed.
    fn failed(self) -> u32 {
        if self == Role::Checker || self == Role::TestlibValidator { 3 } else { 1 }
    }
}

/// An exercise's own code in C.
#[derive(Clone, Debug)]
pub struct Carried {
    folder: &'static str,
    module: String,
}

impl Carried {
    /// Code in C that was made elsewhere.
    pub fn of(folder: &'static str, module: String) -> Carried {
        Carried { folder, module }
    }

    /// The source for a role: valid C11 and C++11, with no other file. `stem` names the files of programs.
    pub fn source(&self, role: Role, stem: &str) -> String {
        let Carried { folder, module } = self;
        format!(
            "/* {about} of {folder}, made by `cargo xtask export` from the code that judges there: compiled to\n   \
             WebAssembly and translated to C. Nobody reads or writes this by hand; the source is Rust.\n   \
             Licence: MIT or Apache-2.0, as you like. It contains parts of the Rust standard library and of dashu,\n   \
             which have the same licences. */\n\
             #define FAILED {failed}\n#define INPUT_NAME \"{stem}.inp\"\n#define OUTPUT_NAME \"{stem}.out\"\n\n\
             {runtime}\n/* The module. */\n{module}\n{main}\n{role}",
            about = role.about(),
            failed = role.failed(),
            runtime = include_str!("runtime.h"),
            main = include_str!("main.h"),
            role = role.text(),
        )
    }
}

/// Compiles and translates.
pub struct Carrier {
    checkout: PathBuf,
    /// One build at a time: they share a folder.
    building: Mutex<()>,
}

impl Carrier {
    /// A carrier for a checkout: an error names what is missing on this machine.
    pub fn new(checkout: &Path) -> Result<Carrier, Error> {
        let checkout = fs::canonicalize(checkout).map_err(|error| Error::file(checkout, error))?;
        let asked = Command::new(rustc())
            .args(["--print", "target-libdir", "--target", TARGET])
            .current_dir(&checkout)
            .output()
            .map_err(|error| Error::new(format!("rustc is needed to compile the checker: {error}")))?;
        let folder = PathBuf::from(String::from_utf8_lossy(&asked.stdout).trim());
        if !asked.status.success() || !folder.is_dir() {
            return Err(Error::new(format!(
                "the checker travels as WebAssembly turned into C, and Rust's target for that is not installed; \
                 `rustup target add {TARGET}` installs it"
            )));
        }
        Ok(Carrier { checkout, building: Mutex::new(()) })
    }

    /// The code of an exercise in C: found, or compiled and translated.
    pub fn carry(&self, exercise: &dyn AnyExercise) -> Result<Carried, Error> {
        let folder = exercise.folder();
        let memory = self.checkout.join("target/travel/modules");
        let found = memory.join(format!("{folder}-{}.c", self.fingerprint(folder)?));
        if let Ok(module) = fs::read_to_string(&found) {
            return Ok(Carried { folder, module });
        }
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
        Ok(Carried { folder, module })
    }

    fn compile(&self, folder: &str) -> Result<Vec<u8>, Error> {
        let _building = self.building.lock().unwrap_or_else(PoisonError::into_inner);
        let target = self.checkout.join("target/travel");
        let built = Command::new(cargo())
            .args(["build", "--quiet", "--package", "travel", "--profile", "travel", "--target", TARGET])
            .arg("--target-dir")
            .arg(&target)
            .current_dir(&self.checkout)
            .env("TRAVELLER", folder)
            .env_remove("RUSTFLAGS")
            .env_remove("CARGO_ENCODED_RUSTFLAGS")
            .output()
            .map_err(|error| Error::new(format!("cargo is needed to compile the checker: {error}")))?;
        if !built.status.success() {
            let words = String::from_utf8_lossy(&built.stderr);
            return Err(Error::new(format!("the checker of {folder} does not compile:\n{}", words.trim())));
        }
        let wasm = target.join(TARGET).join("travel/travel.wasm");
        fs::read(&wasm).map_err(|error| Error::file(&wasm, error))
    }

    /// Everything that the C of an exercise depends on: its code, the common code, this translation, the compiler.
    fn fingerprint(&self, folder: &str) -> Result<String, Error> {
        let asked = Command::new(rustc()).arg("-vV").current_dir(&self.checkout).output();
        let mut seen = asked.map(|asked| asked.stdout).unwrap_or_default();
        seen.extend(include_bytes!("translate.rs"));
        let problems = self.checkout.join("problems");
        let mut roots: Vec<PathBuf> =
            ["checkers", "generators", "solutions", "export/travel", "Cargo.toml", "Cargo.lock"]
                .map(|name| self.checkout.join(name))
                .to_vec();
        roots.extend(["audit", "document", "shared", "template", folder].map(|name| problems.join(name)));
        let mut files: Vec<PathBuf> = Vec::new();
        for root in roots {
            let entries = WalkDir::new(&root).into_iter().filter_map(Result::ok);
            files.extend(entries.filter(|entry| entry.file_type().is_file()).map(|entry| entry.into_path()));
        }
        let top = fs::read_dir(&problems).map_err(|error| Error::file(&problems, error))?;
        files.extend(top.filter_map(Result::ok).map(|entry| entry.path()).filter(|path| path.is_file()));
        files.retain(|path| {
            path.extension().is_some_and(|ending| ["rs", "toml", "lock"].iter().any(|known| ending == *known))
        });
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
