//! Typst sets a booklet: the program on the path, or the Python package of the same name. Neither needs a network.

use std::{
    fs,
    path::Path,
    process::{Command, Stdio},
};

use problems::Error;

use super::{Booklet, MAIN};
use crate::output::replace;

/// What to install, in a sentence.
const MISSING: &str = "the booklet is set by typst, which is not installed: install the program typst \
                       (https://typst.app), or the Python package: pip install typst";

/// The call of typst's Python package that does what the program does.
const PYTHON: &str =
    "import sys, typst; typst.compile(sys.argv[1], output=sys.argv[2], ignore_system_fonts=True)";

/// Sets the booklet as a PDF; the file appears complete or not at all.
pub fn print(booklet: &Booklet, out: &Path) -> Result<(), Error> {
    let pdf = set(booklet)?;
    replace(out, &pdf)
}

/// The PDF of a booklet.
pub fn set(booklet: &Booklet) -> Result<Vec<u8>, Error> {
    let folder = tempfile::tempdir()?;
    for (name, bytes) in &booklet.files {
        let path = folder.path().join(name);
        fs::write(&path, bytes).map_err(|error| Error::file(&path, error))?;
    }
    let pdf = folder.path().join("booklet.pdf");
    let mut command = typst()?;
    command.arg(folder.path().join(MAIN)).arg(&pdf).stdin(Stdio::null());
    let output = command.output().map_err(|error| Error::new(format!("typst: {error}")))?;
    if !output.status.success() {
        let words = String::from_utf8_lossy(&output.stderr);
        return Err(Error::new(format!("typst could not set the booklet:\n{}", words.trim_end())));
    }
    fs::read(&pdf).map_err(|error| Error::file(&pdf, error))
}

/// The call of typst, up to its input and its output.
fn typst() -> Result<Command, Error> {
    let answers = |command: &mut Command| {
        command.stdin(Stdio::null()).stdout(Stdio::null()).stderr(Stdio::null());
        command.status().is_ok_and(|status| status.success())
    };
    if answers(Command::new("typst").arg("--version")) {
        let mut command = Command::new("typst");
        command.args(["compile", "--ignore-system-fonts"]);
        return Ok(command);
    }
    for python in ["python3", "python"] {
        if answers(Command::new(python).args(["-c", "import typst"])) {
            let mut command = Command::new(python);
            command.args(["-c", PYTHON]);
            return Ok(command);
        }
    }
    Err(Error::new(MISSING))
}
