//! Which executable becomes a zygote.

use std::os::unix::process::CommandExt;
use std::path::PathBuf;
use std::process::{Child, Command, Stdio};
use std::sync::OnceLock;
use std::sync::atomic::{AtomicBool, Ordering};

use rustix::fd::OwnedFd;

use crate::JudgeFailure;
use crate::failure::While;

use super::zygote;

/// The name under which an executable is started to be a zygote.
const NAME: &str = "sandbox-zygote";

/// An option no program knows: one that was started by mistake says so and ends, instead of
/// starting its own work (and perhaps further zygotes) all over.
const GUARD: &str = "--this-executable-does-not-host-the-sandbox";

static HOSTED: AtomicBool = AtomicBool::new(false);
static OTHER_HOST: OnceLock<PathBuf> = OnceLock::new();

/// Becomes a zygote, and never returns, if the process was started to be one; otherwise does
/// nothing. To be called first in `main`, before any thread or file is opened.
pub fn zygote_entry_if_asked() {
    let mut args = std::env::args_os();
    if args.next().is_some_and(|name| name == NAME) && args.next().is_some_and(|g| g == GUARD) {
        zygote::main();
    }
    HOSTED.store(true, Ordering::Relaxed);
}

/// Lets another executable, whose `main` calls [`zygote_entry_if_asked`], host the zygotes: for
/// programs whose `main` is not their own, such as tests. Only the first call counts.
pub fn host_zygotes_in(executable: impl Into<PathBuf>) {
    let _ = OTHER_HOST.set(executable.into());
}

/// Starts a zygote whose standard input is its end of the conversation.
pub fn start(socket: OwnedFd) -> Result<Child, JudgeFailure> {
    let executable = match OTHER_HOST.get() {
        Some(path) => path.clone(),
        None if HOSTED.load(Ordering::Relaxed) => PathBuf::from("/proc/self/exe"),
        None => {
            return Err(JudgeFailure::new(
                "no executable hosts the sandbox: call sandbox::zygote_entry_if_asked first in main",
            ));
        }
    };
    Command::new(&executable)
        .arg0(NAME)
        .arg(GUARD)
        // The zygote's memory is the program's before exec: nothing of the judge may stand there.
        .env_clear()
        .current_dir("/")
        // What a keyboard sends to the judge's group is not for it: it ends when the judge has, and leaves nothing.
        .process_group(0)
        .stdin(Stdio::from(socket))
        .stdout(Stdio::null())
        .spawn()
        .while_doing(&format!("starting the sandbox in {}", executable.display()))
}
