//! Tier b: where namespaces are refused, Landlock bounds which files a program opens.
//!
//! It says nothing about signals (before Linux 6.12), UDP, modes or times of files: the filter of
//! system calls refuses those. A program can still learn names, sizes and times of files.

use std::path::{Path, PathBuf};

use landlock::{
    ABI, Access, AccessFs, AccessNet, BitFlags, CompatLevel, Compatible, PathBeneath, PathFd, Ruleset,
    RulesetAttr, RulesetCreated, RulesetCreatedAttr, Scope,
};

use rustix::fd::OwnedFd;

use crate::failure::While;
use crate::{JudgeFailure, Tier};

use super::hidden;
use super::namespaces::{DEVICES, SYSTEM, SYSTEM_FILES};
use super::wire::{Profile, Setup};

/// Whether Landlock bounds what is read here.
pub fn bounds_reading() -> bool {
    reading_only().is_ok()
}

fn reading_only() -> Result<RulesetCreated, landlock::RulesetError> {
    let read = BitFlags::from(AccessFs::ReadFile);
    Ruleset::default().set_compatibility(CompatLevel::HardRequirement).handle_access(read)?.create()
}

/// Rules that let a compiler in its own root read all but /proc, where each of its processes may only ask
/// for the name of its own executable: there they would find the machine's mounts.
pub fn all_but_proc(setup: &Setup) -> Result<RulesetCreated, JudgeFailure> {
    let mut rules = reading_only().while_doing("asking for Landlock")?;
    let system = SYSTEM.iter().chain(SYSTEM_FILES).chain(DEVICES).map(PathBuf::from);
    for path in system.chain(setup.read_only.iter().cloned()) {
        if path.exists() {
            rules = allow(rules, &path, AccessFs::ReadFile.into())?;
        }
    }
    Ok(rules)
}

/// The rules of a program, ready to bind the process that takes them.
pub fn rules(setup: &Setup, working_folder: &Path) -> Result<RulesetCreated, JudgeFailure> {
    let create = || -> Result<RulesetCreated, landlock::RulesetError> {
        Ruleset::default()
            // Before its third version, opening a file for reading could empty it.
            .set_compatibility(CompatLevel::HardRequirement)
            .handle_access(AccessFs::from_all(ABI::V3))?
            .set_compatibility(CompatLevel::BestEffort)
            .handle_access(AccessFs::from_all(ABI::V5))?
            .handle_access(AccessNet::from_all(ABI::V4))?
            .scope(Scope::from_all(ABI::V6))?
            .create()
    };
    let mut rules = create().while_doing("asking for Landlock")?;

    let read = AccessFs::from_read(ABI::V3);
    let system = SYSTEM.iter().chain(SYSTEM_FILES).map(Path::new).filter(|path| path.exists());
    for path in system.chain(setup.read_only.iter().map(|path| path.as_path())) {
        for part in hidden::parts(path, &hidden::below(path, &setup.hidden)?) {
            rules = allow(rules, &part, read)?;
        }
    }
    if let Some(folder) = &setup.folder {
        for part in hidden::parts(folder, &hidden::below_own(folder, &setup.hidden)?) {
            rules = allow(rules, &part, read)?;
        }
    }
    for path in DEVICES.iter().map(Path::new) {
        rules = allow(rules, path, AccessFs::ReadFile | AccessFs::WriteFile)?;
    }
    match setup.profile {
        // Files can be made, but none taken away: those that are there are all that there are.
        Profile::Run => {
            let write = AccessFs::ReadFile
                | AccessFs::ReadDir
                | AccessFs::WriteFile
                | AccessFs::Truncate
                | AccessFs::MakeReg;
            allow(rules, working_folder, write)
        }
        Profile::Compile => Ok(rules),
    }
}

/// Lets a compiler do what it likes with the files of its working folder.
pub fn allow_working_folder(
    tier: Tier,
    rules: RulesetCreated,
    folder: &OwnedFd,
) -> Result<RulesetCreated, JudgeFailure> {
    let access = match tier {
        // All that the rules are about.
        Tier::Namespaces => AccessFs::ReadFile.into(),
        _ => {
            AccessFs::from_all(ABI::V3)
                & !(AccessFs::MakeChar | AccessFs::MakeBlock | AccessFs::MakeFifo | AccessFs::MakeSock)
        }
    };
    rules.add_rule(PathBeneath::new(folder, access)).while_doing("opening the working folder to the compiler")
}

fn allow(
    rules: RulesetCreated,
    path: &Path,
    access: BitFlags<AccessFs>,
) -> Result<RulesetCreated, JudgeFailure> {
    let doing = || format!("opening {} to the program", path.display());
    let opened = PathFd::new(path).while_doing(&doing())?;
    // Rights about folders mean nothing for a file, and are refused there.
    let access = if path.is_dir() { access } else { access & AccessFs::from_file(ABI::V3) };
    rules.add_rule(PathBeneath::new(opened, access)).while_doing(&doing())
}
