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
const PYTHON: &str = r#"
import sys, typst
source, target = sys.argv[1:]
try:
    if hasattr(typst, "compile_with_warnings"):
        _, warnings = typst.compile_with_warnings(source, output=target, ignore_system_fonts=True)
        for warning in warnings:
            print("warning:", warning.message, file=sys.stderr)
    else:
        typst.compile(source, output=target, ignore_system_fonts=True)
except Exception as error:
    sys.exit(f"error: {error}")
"#;

/// A booklet that is set.
pub struct Printed {
    /// The PDF.
    pub pdf: Vec<u8>,
    /// What typst remarked, if anything.
    pub warnings: String,
}

/// Sets the booklet as a PDF; the file appears complete or not at all. Tells what typst remarked.
pub fn print(booklet: &Booklet, out: &Path) -> Result<String, Error> {
    let Printed { pdf, warnings } = set(booklet)?;
    replace(out, &pdf)?;
    Ok(warnings)
}

/// The PDF of a booklet.
pub fn set(booklet: &Booklet) -> Result<Printed, Error> {
    let folder = tempfile::tempdir()?;
    for (name, bytes) in &booklet.files {
        let path = folder.path().join(name);
        fs::write(&path, bytes).map_err(|error| Error::file(&path, error))?;
    }
    let pdf = folder.path().join("booklet.pdf");
    let mut command = typst()?;
    command.arg(folder.path().join(MAIN)).arg(&pdf).stdin(Stdio::null());
    let output = command.output().map_err(|error| Error::new(format!("typst: {error}")))?;
    let words = String::from_utf8_lossy(&output.stderr).trim().to_string();
    if !output.status.success() {
        return Err(Error::new(format!("typst could not set the booklet:\n{words}")));
    }
    let pdf = fs::read(&pdf).map_err(|error| Error::file(&pdf, error))?;
    Ok(Printed { pdf, warnings: words })
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
