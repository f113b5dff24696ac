//! Tier b: where namespaces are refused, Landlock bounds which files a program opens.
//!
//! It says nothing about signals (before Linux 6.12), UDP, modes or times of files: the filter of
//! system calls refuses those. A program can still learn names, sizes and times of files.

use std::path::Path;

use landlock::{
    ABI, Access, AccessFs, AccessNet, BitFlags, CompatLevel, Compatible, PathBeneath, PathFd, Ruleset,
    RulesetAttr, RulesetCreated, RulesetCreatedAttr, Scope,
};

use crate::namespaces::{DEVICES, SYSTEM, SYSTEM_FILES};
use crate::wire::{Profile, Setup};
use crate::{JudgeFailure, While};

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
    for path in SYSTEM.iter().chain(SYSTEM_FILES).map(Path::new) {
        if path.exists() {
            rules = allow(rules, path, read)?;
        }
    }
    for path in setup.read_only.iter().chain(&setup.folder) {
        rules = allow(rules, path, read)?;
    }
    for path in DEVICES.iter().map(Path::new) {
        rules = allow(rules, path, AccessFs::ReadFile | AccessFs::WriteFile)?;
    }
    if setup.proc {
        // Memory and environment of others stay closed: Landlock refuses to look across its edge.
        rules = allow(rules, Path::new("/proc"), AccessFs::ReadFile | AccessFs::ReadDir)?;
    }
    let write = match setup.profile {
        // The files that may be written exist already. More can't be made: no mount bounds how
        // much there would be.
        Profile::Run => AccessFs::ReadFile | AccessFs::ReadDir | AccessFs::WriteFile | AccessFs::Truncate,
        Profile::Compile => {
            AccessFs::from_all(ABI::V3)
                & !(AccessFs::MakeChar | AccessFs::MakeBlock | AccessFs::MakeFifo | AccessFs::MakeSock)
        }
    };
    allow(rules, working_folder, write)
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
