//! Compiling: the source is a stranger's, so the compiler runs in a sandbox too. It may start
//! other programs (a compiler is many); it writes one folder and reads no file of the machine but
//! its own.

use std::path::Path;
use std::time::Duration;

use rustix::fd::AsFd;
use rustix::fs::OFlags;

use crate::failure::While;
use crate::folder::check_name;
use crate::{Compile, Compiled, End, JudgeFailure, LARGEST_PROGRAM, MOST_FILES, MemoryKind, STDERR_KEPT, Tier};

use super::bounded;
use super::carry::Carrier;
use super::contact::Contact;
use super::hidden;
use super::wire::{Left, Profile, Request, Setup, Wanted};

/// Compiles, and copies what was made to the folder `into`, which exists and is empty: not the
/// sources, nor what has a hidden name (`.cache`), which is the compiler's own.
pub fn compile(tier: Tier, compile: &Compile, into: &Path) -> Result<Compiled, JudgeFailure> {
    if let Some(refused) = compile.refused() {
        return Ok(refused);
    }
    let hidden = hidden::true_places(&compile.hidden);
    let mut contact = Contact::start(tier, |working_folder, group| Setup {
        tier,
        profile: Profile::Compile,
        folder: None,
        argv: compile.argv.clone(),
        env: compile.env.clone(),
        read_only: compile.read_only.clone(),
        hidden,
        memory: MemoryKind::Resident,
        threads: compile.threads,
        proc: compile.proc,
        pairs: true,
        working_folder,
        group,
    })?;
    let input = bounded::sealed("input", b"")?;
    let messages = bounded::empty("messages")?;
    // Both streams end in one file, each word after the last one.
    rustix::fs::fcntl_setfl(&messages, OFlags::APPEND).while_doing("making a file in memory")?;
    let mut names = Vec::new();
    let mut contents = Vec::new();
    for (name, bytes) in &compile.sources {
        check_name(name)?;
        names.push(name.clone());
        contents.push(bounded::sealed("source", bytes)?);
    }
    let mut files = vec![input.as_fd(), messages.as_fd(), messages.as_fd()];
    files.extend(contents.iter().map(|content| content.as_fd()));

    let (limits, room) = (compile.limits, compile.limits.output);
    let request = Request { files: names, wanted: Wanted::Folder, leash: false, limits, room };
    let (done, folder) = contact.ask(&request, &files)?;
    let mut end = done.end;
    if end == End::Exited(0) {
        let (Left::Sent, Some(folder)) = (done.left, folder) else {
            return Err(JudgeFailure::new("the compiled program got lost"));
        };
        let is_source = |name: &[u8]| compile.sources.iter().any(|(source, _)| source.as_bytes() == name);
        let mut carrier = Carrier {
            room: LARGEST_PROGRAM.min(compile.limits.output),
            files: MOST_FILES,
            skip: &|name| name.starts_with(b".") || is_source(name),
        };
        if !carrier.carry(&folder, into)? {
            end = End::OutputLimit;
        }
    }
    let mut words = bounded::read(messages, STDERR_KEPT as u64)?;
    words.extend(done.why.unwrap_or_default().into_bytes());
    Ok(Compiled {
        end,
        cpu: Duration::from_micros(done.cpu_us),
        wall: Duration::from_micros(done.wall_us),
        memory: done.memory,
        messages: words,
    })
}

#[cfg(test)]
mod tests {
    use crate::Limits;

    use super::*;

    #[test]
    fn compiling_needs_a_host() {
        let nothing = Compile {
            argv: vec![],
            env: vec![],
            read_only: vec![],
            hidden: vec![],
            sources: vec![],
            threads: 1,
            proc: false,
            limits: Limits {
                cpu: Duration::from_secs(1),
                wall: Duration::from_secs(1),
                memory: 1 << 20,
                output: 1 << 20,
            },
        };
        let failure = compile(Tier::Namespaces, &nothing, Path::new("/nowhere")).unwrap_err();
        assert!(failure.to_string().contains("zygote_entry_if_asked"));
    }
}
