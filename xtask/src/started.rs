//! Programs of this workspace that are built only when somebody asks for them, so that nobody else waits for them.

use std::{env, path::Path, process::Command};

use checkers::{Sentence, say};
use exercise::Error;

use crate::{lang::told, report};

/// The call that builds a crate's program, where that is needed, and runs it; says that it does.
pub fn program(package: &str, what: Sentence, root: &Path) -> Command {
    report::remark(&say!(
        vi "{what} được biên dịch khi cần đến; lần đầu có thể mất một phút",
        en "{what} is built when it is needed, which may take a minute the first time";
        what
    ));
    let mut command = Command::new(env::var_os("CARGO").unwrap_or("cargo".into()));
    command.args(["run", "--package", package, "--manifest-path"]).arg(root.join("Cargo.toml")).arg("--");
    command
}

/// Why such a program could not be started.
pub fn failed(error: std::io::Error) -> Error {
    Error::new(told!(
        vi "không chạy được cargo, công cụ biên dịch chương trình này: {error}",
        en "cargo, which builds this program, did not start: {error}"
    ))
}

/// The target that checkers for other judges and the games of pages are compiled for.
const WASM: &str = "wasm32-unknown-unknown";

/// An error if the target of WebAssembly isn't installed: told before anything is built for minutes.
pub fn needs_wasm(root: &Path) -> Result<(), Error> {
    let asked = Command::new(env::var_os("RUSTC").unwrap_or("rustc".into()))
        .current_dir(root)
        .args(["--print", "target-libdir", "--target", WASM])
        .output();
    match asked {
        // Whether there is a compiler at all, cargo says best.
        Err(_) => Ok(()),
        Ok(found)
            if found.status.success() && Path::new(String::from_utf8_lossy(&found.stdout).trim()).is_dir() =>
        {
            Ok(())
        }
        Ok(_) => Err(Error::new(say!(
            vi "thiếu đích biên dịch {WASM}; hãy chạy: rustup target add {WASM}",
            en "the target {WASM} isn't installed; this installs it: rustup target add {WASM}",
        ))),
    }
}
