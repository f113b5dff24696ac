//! Compiling without a sandbox.

use std::fs;
use std::path::Path;
use std::process::Stdio;

use crate::failure::While;
use crate::finished::or_flooded;
use crate::folder::{check_name, empty};
use crate::{Compile, Compiled, End, JudgeFailure, LARGEST_PROGRAM, STDERR_KEPT};

use super::{Stream, command, start, watch};

/// Compiles in a temporary folder, and copies what was made to `into`.
pub fn compile(compile: &Compile, into: &Path) -> Result<Compiled, JudgeFailure> {
    if let Some(refused) = compile.refused() {
        return Ok(refused);
    }
    let doing = "laying out the sources";
    let folder = tempfile::tempdir().while_doing(doing)?;
    for (name, bytes) in &compile.sources {
        check_name(name)?;
        fs::write(folder.path().join(name), bytes).while_doing(doing)?;
    }
    let messages = Stream::new()?;
    let mut command = command(&compile.argv, &compile.env, None, folder.path());
    command.stdin(Stdio::null()).stdout(messages.end()?).stderr(messages.end()?);
    let (mut child, start) = start(command)?;
    let flooded = || messages.size() > compile.limits.output;
    let mut stop = || flooded().then_some(End::OutputLimit);
    let (end, wall) = watch(&mut child, start, compile.limits, &mut stop)?;
    let mut end = or_flooded(end, flooded());
    if end == End::Exited(0) {
        let mut room = LARGEST_PROGRAM.min(compile.limits.output);
        let is_source = |name: &str| compile.sources.iter().any(|(source, _)| source == name);
        if !bring(folder.path(), into, &mut room, &|name| name.starts_with('.') || is_source(name))? {
            end = End::OutputLimit;
            empty(into).while_doing(&format!("emptying {}", into.display()))?;
        }
    }
    Ok(Compiled { end, cpu: wall, wall, memory: 0, messages: messages.beginning(STDERR_KEPT as u64)? })
}

/// Copies files and folders, nothing else; `false` if there is more than agreed.
fn bring(from: &Path, into: &Path, room: &mut u64, skip: &dyn Fn(&str) -> bool) -> Result<bool, JudgeFailure> {
    let doing = "copying the compiled program";
    for entry in fs::read_dir(from).while_doing(doing)? {
        let entry = entry.while_doing(doing)?;
        let (kind, to) = (entry.file_type().while_doing(doing)?, into.join(entry.file_name()));
        if skip(&entry.file_name().to_string_lossy()) {
            continue;
        }
        if kind.is_dir() {
            fs::create_dir_all(&to).while_doing(doing)?;
            if !bring(&entry.path(), &to, room, &|_| false)? {
                return Ok(false);
            }
        } else if kind.is_file() {
            let size = entry.metadata().while_doing(doing)?.len();
            let Some(left) = room.checked_sub(size) else {
                return Ok(false);
            };
            *room = left;
            fs::copy(entry.path(), &to).while_doing(doing)?;
        }
    }
    Ok(true)
}
