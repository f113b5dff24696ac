//! The catalogue is made from the folders when `problems` is built, and cargo does not notice a folder that is new.
//! The runner does: it lets cargo build again, and goes on as that build.

use std::{
    env,
    fs::{self, File},
    path::Path,
    process::{Command, ExitCode},
    time::SystemTime,
};

use checkers::say;

use crate::{report, workspace::Workspace};

/// Set while the runner that was built again runs: once is enough.
const BUILT_AGAIN: &str = "XTASK_BUILT_AGAIN";

/// If the checkout has an exercise that this program was built without: builds it again and runs that, where cargo has
/// started this program; elsewhere says so.
pub fn run_anew(workspace: &Workspace) -> Option<ExitCode> {
    let root = workspace.checkout().ok()?;
    let problems = root.join("problems");
    let new = unknown(&problems);
    if new.is_empty() {
        return None;
    }
    let names = new.join(", ");
    let built_here =
        env::var_os("CARGO_MANIFEST_DIR").is_some_and(|folder| Path::new(&folder) == root.join("xtask"));
    if !built_here || env::var_os(BUILT_AGAIN).is_some() {
        report::note(&say!(
            vi "chương trình này được biên dịch khi chưa có {names}; hãy biên dịch lại: touch problems/lib.rs",
            en "this program was built without {names}; build it again: touch problems/lib.rs",
        ));
        return None;
    }
    make_again(&problems);
    let status = Command::new(env::var_os("CARGO").unwrap_or("cargo".into()))
        .args(["run", "--package", "xtask", "--manifest-path"])
        .arg(root.join("Cargo.toml"))
        .arg("--")
        .args(env::args_os().skip(1))
        .env(BUILT_AGAIN, "1")
        .status();
    let code = status.ok().and_then(|status| status.code()).and_then(|code| u8::try_from(code).ok());
    Some(ExitCode::from(code.unwrap_or(2)))
}

/// Folders with an exercise that is not in the catalogue.
fn unknown(problems: &Path) -> Vec<String> {
    let is_exercise = |folder: &Path| folder.join("problem.toml").is_file() && folder.join("mod.rs").is_file();
    let known = |name: &str| {
        name == problems::TEMPLATE.folder()
            || problems::CATALOGUE.iter().any(|exercise| exercise.folder() == name)
    };
    let folders = fs::read_dir(problems).into_iter().flatten().flatten();
    let names = folders.filter(|entry| is_exercise(&entry.path())).map(|entry| entry.file_name());
    let mut unknown: Vec<String> = names
        .filter_map(|name| name.into_string().ok())
        .filter(|name| !name.starts_with('.') && !known(name))
        .collect();
    unknown.sort();
    unknown
}

/// Lets cargo look at the folders again at the next build.
pub fn make_again(problems: &Path) {
    // Where it cannot be written, the next command says what to do.
    if let Ok(list) = File::options().append(true).open(problems.join("lib.rs")) {
        let _ = list.set_modified(SystemTime::now());
    }
}
