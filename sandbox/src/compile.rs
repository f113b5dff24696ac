//! Compiling: the source is a stranger's, so the compiler runs in a sandbox too. It may start
//! other programs (a compiler is many); it writes one folder and reads no file of the machine but
//! its own.

use std::ffi::CString;
use std::fs::{self, File};
use std::io;
use std::os::unix::ffi::OsStrExt;
use std::os::unix::fs::PermissionsExt;
use std::path::{Path, PathBuf};
use std::time::Duration;

use rustix::fd::{AsFd, BorrowedFd, OwnedFd};
use rustix::fs::{Dir, FileType, OFlags};

use crate::wire::{Found, Profile, Setup};
use crate::worker::{Zygote, check_name, compile_request};
use crate::{End, JudgeFailure, Limits, MemoryKind, STDERR_KEPT, Tier, While, bounded};

/// One compilation.
#[derive(Clone, Debug)]
pub struct Compile {
    /// The command, run in a fresh folder with the `sources`; `{box}` stands for that folder.
    pub argv: Vec<String>,
    /// The whole environment; `{box}` stands for the folder here too.
    pub env: Vec<(String, String)>,
    /// Paths that are readable besides the system's `/usr`, `/bin` and `/lib`: the toolchain.
    pub read_only: Vec<PathBuf>,
    /// Names and bytes of the sources.
    pub sources: Vec<(String, Vec<u8>)>,
    /// How many processes and threads it may have.
    pub threads: u32,
    /// Whether it needs `/proc`.
    pub proc: bool,
    /// What it may use; `memory` bounds the address space of each process, `output` all that is
    /// written together.
    pub limits: Limits,
}

/// What a compilation did.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct CompileOutcome {
    /// How it ended; `Exited(0)` if all went well, and only then are there files.
    pub end: End,
    /// CPU time of all processes.
    pub cpu: Duration,
    /// Time on the clock.
    pub wall: Duration,
    /// The most resident memory of its largest process, in bytes.
    pub memory: u64,
    /// The beginning of what it said, standard output and error together.
    pub messages: Vec<u8>,
}

/// Compiles, and copies what was made to the folder `into`, which exists: not the sources, nor what
/// has a hidden name (`.cache`), which is the compiler's own.
pub fn compile(tier: Tier, compile: &Compile, into: &Path) -> Result<CompileOutcome, JudgeFailure> {
    let mut zygote = Zygote::start(tier, |working_folder| Setup {
        tier,
        profile: Profile::Compile,
        folder: None,
        argv: compile.argv.clone(),
        env: compile.env.clone(),
        read_only: compile.read_only.clone(),
        memory: MemoryKind::AddressSpace,
        threads: compile.threads,
        proc: compile.proc,
        working_folder,
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

    let request = compile_request(names, compile.limits);
    let (done, folder) = zygote.ask(&request, &files)?;
    let mut end = done.end;
    if end == End::Exited(0) {
        let (Found::Sent, Some(folder)) = (done.found, folder) else {
            return Err(JudgeFailure::new("the compiled program got lost"));
        };
        let mut copy = Copy { room: compile.limits.output, skip: &compile.sources };
        if !copy.folder(folder, into, 0)? {
            end = End::OutputLimit;
        }
    }
    Ok(CompileOutcome {
        end,
        cpu: Duration::from_micros(done.cpu_us),
        wall: Duration::from_micros(done.wall_us),
        memory: done.memory,
        messages: bounded::read(messages, STDERR_KEPT as u64)?,
    })
}

/// Brings a compiler's files out.
struct Copy<'a> {
    room: u64,
    skip: &'a [(String, Vec<u8>)],
}

/// Deeper folders than any compiler makes.
const DEEPEST: usize = 16;

impl Copy<'_> {
    /// Copies regular files and folders, nothing else; `false` if there is more than agreed.
    fn folder(&mut self, from: OwnedFd, into: &Path, depth: usize) -> Result<bool, JudgeFailure> {
        let doing = "copying the compiled program";
        let entries = Dir::read_from(&from).while_doing(doing)?;
        for entry in entries {
            let entry = entry.while_doing(doing)?;
            let name = entry.file_name();
            if name == c"." || name == c".." || (depth == 0 && name.to_bytes().starts_with(b".")) {
                continue;
            }
            let is_source = |(source, _): &(String, Vec<u8>)| source.as_bytes() == name.to_bytes();
            if depth == 0 && self.skip.iter().any(is_source) {
                continue;
            }
            let to = into.join(std::ffi::OsStr::from_bytes(name.to_bytes()));
            if !self.entry(from.as_fd(), name.to_owned(), &to, depth)? {
                return Ok(false);
            }
        }
        Ok(true)
    }

    fn entry(
        &mut self,
        folder: BorrowedFd<'_>,
        name: CString,
        to: &Path,
        depth: usize,
    ) -> Result<bool, JudgeFailure> {
        let doing = format!("copying the compiled program to {}", to.display());
        // A link, or what can't be opened, is nothing that a run needs.
        let Ok(file) = bounded::open_beneath(folder, &name, OFlags::empty()) else {
            return Ok(true);
        };
        let about = rustix::fs::fstat(&file).while_doing(&doing)?;
        match FileType::from_raw_mode(about.st_mode) {
            FileType::Directory if depth >= DEEPEST => Ok(false),
            FileType::Directory => {
                fs::create_dir_all(to).while_doing(&doing)?;
                self.folder(file, to, depth + 1)
            }
            FileType::RegularFile => {
                let size = about.st_size as u64;
                let Some(left) = self.room.checked_sub(size) else {
                    return Ok(false);
                };
                self.room = left;
                let mut copy = File::create(to).while_doing(&doing)?;
                io::copy(&mut io::Read::take(File::from(file), size), &mut copy).while_doing(&doing)?;
                let executable = about.st_mode & 0o100 != 0;
                let mode = if executable { 0o755 } else { 0o644 };
                fs::set_permissions(to, fs::Permissions::from_mode(mode)).while_doing(&doing)?;
                Ok(true)
            }
            _ => Ok(true),
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn compiling_needs_a_host() {
        let nothing = Compile {
            argv: vec![],
            env: vec![],
            read_only: vec![],
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
