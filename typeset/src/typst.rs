//! Typst, which makes PDF of a document: the program on the path, or the Python package of the same name. Neither needs a
//! network.

use std::{
    fs,
    path::Path,
    process::{Command, Stdio},
    sync::OnceLock,
};

use checkers::{Sentence, say};
use exercise::Error;

use crate::Document;

/// The file that a document begins with.
const MAIN: &str = "main.typ";

/// The call of typst's Python package that does what the program does.
const PYTHON: &str = r#"
import sys, typst
source, target = sys.argv[1:]
try:
    if hasattr(typst, "compile_with_warnings"):
        _, warnings = typst.compile_with_warnings(source, output=target, format=target[-3:], ignore_system_fonts=True)
        for warning in warnings:
            print("warning:", warning.message, file=sys.stderr)
    else:
        typst.compile(source, output=target, format=target[-3:], ignore_system_fonts=True)
except Exception as error:
    sys.exit(f"error: {error}")
"#;

/// How typst is called on this machine.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Typst {
    /// It is a program on the path.
    Program,
    /// It is a package of this Python.
    Package(&'static str),
}

/// What to do where there is none.
pub fn missing() -> Sentence {
    say!(
        vi "máy này chưa có typst, công cụ dàn trang PDF: hãy cài chương trình typst (https://typst.app), hoặc gói Python: pip install typst",
        en "typst, which typesets PDFs, isn't installed: install the program typst (https://typst.app), or the Python package: pip install typst",
    )
}

/// What came of a document.
pub struct Made {
    /// The bytes of the PDF.
    pub pdf: Vec<u8>,
    /// What typst remarked, if anything.
    pub warnings: String,
}

impl Typst {
    /// Looks for it, once.
    pub fn find() -> Option<Typst> {
        static FOUND: OnceLock<Option<Typst>> = OnceLock::new();
        *FOUND.get_or_init(|| {
            let answers = |command: &mut Command| {
                command.stdin(Stdio::null()).stdout(Stdio::null()).stderr(Stdio::null());
                command.status().is_ok_and(|status| status.success())
            };
            if answers(Command::new("typst").arg("--version")) {
                return Some(Typst::Program);
            }
            let has_package = |python: &&str| answers(Command::new(python).args(["-c", "import typst"]));
            ["python3", "python"].into_iter().find(has_package).map(Typst::Package)
        })
    }

    /// Typst, or an error that says how to get it.
    pub fn required() -> Result<Typst, Error> {
        Typst::find().ok_or_else(|| Error::new(missing()))
    }

    /// Makes PDF of a document: the same bytes for the same document.
    pub fn pdf(self, document: &Document) -> Result<Made, Error> {
        let pictures = document.pictures.iter().map(|(name, svg)| (name.as_str(), svg.as_str()));
        let (pdf, warnings) = self.compile(&document.main, pictures, "pdf")?;
        Ok(Made { pdf, warnings })
    }

    /// Makes a picture of points (PNG) of one of lines (SVG), for those who can show no other.
    pub fn png(self, svg: &str) -> Result<Vec<u8>, Error> {
        let main = "#set page(width: auto, height: auto, margin: 0pt)\n#image(\"picture.svg\")\n";
        Ok(self.compile(main, [("picture.svg", svg)].into_iter(), "png")?.0)
    }

    fn compile<'a>(
        self,
        main: &'a str,
        others: impl Iterator<Item = (&'a str, &'a str)>,
        form: &str,
    ) -> Result<(Vec<u8>, String), Error> {
        let folder = tempfile::tempdir()?;
        for (name, text) in others.chain([(MAIN, main)]) {
            let path = folder.path().join(name);
            fs::write(&path, text).map_err(|error| Error::file(&path, error))?;
        }
        let made = folder.path().join(format!("made.{form}"));
        let output = self.call(&folder.path().join(MAIN), &made).output();
        let output = output.map_err(|error| Error::new(format!("typst: {error}")))?;
        let words = String::from_utf8_lossy(&output.stderr).trim().to_string();
        if !output.status.success() {
            return Err(Error::new(format!("typst could not set the document:\n{words}")));
        }
        let bytes = fs::read(&made).map_err(|error| Error::file(&made, error))?;
        Ok((bytes, words))
    }

    fn call(self, from: &Path, to: &Path) -> Command {
        let mut command = match self {
            Typst::Program => {
                let mut command = Command::new("typst");
                command.args(["compile", "--ignore-system-fonts"]);
                command
            }
            Typst::Package(python) => {
                let mut command = Command::new(python);
                command.args(["-c", PYTHON]);
                command
            }
        };
        command.arg(from).arg(to).stdin(Stdio::null());
        command
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn what_is_missing_is_told_with_the_way_to_get_it() {
        for text in [missing().vi(), missing().en()] {
            assert!(text.contains("pip install typst") && text.contains("https://typst.app"), "{text}");
        }
    }

    #[test]
    #[ignore = "typst must be installed: site/try.sh and export/try.sh run it"]
    fn the_same_document_is_the_same_pdf() {
        let typst = Typst::required().unwrap();
        let svg = "<svg xmlns=\"http://www.w3.org/2000/svg\" width=\"8\" height=\"8\"><rect width=\"8\" height=\"8\"/></svg>";
        let mut document = Document::new("a test", "T");
        document.main += "#picture(\"a.svg\", \"a\")\n$ x_(1) $\n";
        document.pictures.insert("a.svg".into(), svg.into());
        let (one, other) = (typst.pdf(&document).unwrap(), typst.pdf(&document).unwrap());
        assert_eq!(one.warnings, "");
        assert!(one.pdf.starts_with(b"%PDF") && one.pdf == other.pdf);
        assert!(typst.png(svg).unwrap().starts_with(b"\x89PNG"));
        document.main += "#nosuch\n";
        assert!(typst.pdf(&document).is_err());
    }
}
