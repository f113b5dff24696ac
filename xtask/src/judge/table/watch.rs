//! `--watch`: a folder into which programs arrive. Whenever something in it changes and then rests for a moment, it is
//! judged again; what was judged before is remembered.

use std::{
    collections::{BTreeMap, BTreeSet},
    path::{Path, PathBuf},
    thread,
    time::{Duration, SystemTime},
};

use checkers::say;
use walkdir::WalkDir;

use super::once;
use crate::{
    report::{self, Ended},
    workspace::Workspace,
};

/// How often somebody looks.
const MOMENT: Duration = Duration::from_millis(700);

/// What is there: files with their sizes and dates.
type Seen = BTreeMap<PathBuf, (u64, Option<SystemTime>)>;

pub fn run(args: &super::super::Args, workspace: &Workspace) -> Ended {
    let table = &args.table;
    let places: Vec<&Path> = table.places.iter().map(PathBuf::as_path).chain(table.names.as_deref()).collect();
    let own: Vec<&Path> = [table.out.as_deref(), table.pages.as_deref()].into_iter().flatten().collect();
    let look = || look(&places, &own);
    let mut told = BTreeSet::new();
    loop {
        let judged = look();
        if let Err(error) = once(args, workspace, &mut told) {
            // A class without programs, a broken list of names: somebody may mend it.
            report::complain(&error);
        }
        report::remark(&say!(
            vi "đang chờ bài mới; Ctrl+C để dừng",
            en "waiting for programs; Ctrl+C stops",
        ));
        wait(&look, &judged);
    }
}

/// Waits until something is other than it was judged, and no longer changing.
fn wait(look: &dyn Fn() -> Seen, judged: &Seen) {
    let mut last = look();
    loop {
        thread::sleep(MOMENT);
        let now = look();
        if now == last && now != *judged {
            return;
        }
        last = now;
    }
}

/// What lies in the places, but for what this command itself writes there.
fn look(places: &[&Path], own: &[&Path]) -> Seen {
    let is_own = |path: &Path| {
        let real = |path: &Path| path.canonicalize().ok();
        own.iter().any(|own| real(path).is_some_and(|path| real(own).is_some_and(|own| path.starts_with(own))))
    };
    let entries =
        places.iter().flat_map(WalkDir::new).filter_map(Result::ok).filter(|entry| !is_own(entry.path()));
    let seen = entries.filter(|entry| !entry.file_type().is_dir()).filter_map(|entry| {
        let about = entry.metadata().ok()?;
        Some((entry.path().to_path_buf(), (about.len(), about.modified().ok())))
    });
    seen.collect()
}
