//! What cannot be done, said in both languages where people meet it.

use std::{fmt, io, path::Path};

use checkers::{Lang, Sentence, say};
use generators::PlanError;

/// Something that cannot be done, in a sentence that names the file where there is one.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Error(Sentence);

/// Why something cannot be done. Plain text is for those who keep the house, in English; what others meet is a
/// [`Sentence`]. It is no [`Display`](fmt::Display), so that no sentence loses its other half on the way.
pub trait Reason {
    /// The reason in both languages.
    fn reason(self) -> Sentence;
}

impl Error {
    /// An error with its reason.
    pub fn new(reason: impl Reason) -> Self {
        Error(reason.reason())
    }

    /// An error of a library, in its own words.
    pub fn of(error: impl std::error::Error) -> Self {
        Error(Sentence::symbol(error))
    }

    /// An error about a file.
    pub fn file(path: &Path, reason: impl Reason) -> Self {
        Error::about(path, &reason.reason())
    }

    fn about(path: &Path, reason: &Sentence) -> Self {
        let path = shown_path(path);
        Error(say!(vi "{path}: {reason}", en "{path}: {reason}"; reason))
    }

    /// The reason in both languages.
    pub fn sentence(&self) -> &Sentence {
        &self.0
    }

    /// The reason in a language.
    pub fn in_lang(&self, lang: Lang) -> &str {
        self.0.in_lang(lang)
    }
}

/// A path as it stands in a sentence: in one line, so that a line feed in a name forges no line of a report.
pub fn shown_path(path: &Path) -> String {
    let mut shown = String::new();
    for letter in path.to_string_lossy().chars() {
        match letter.is_control() || ['\u{2028}', '\u{2029}'].contains(&letter) {
            true => shown.extend(letter.escape_default()),
            false => shown.push(letter),
        }
    }
    shown
}

/// In English.
impl fmt::Display for Error {
    fn fmt(&self, f: &mut fmt::Formatter) -> fmt::Result {
        self.0.fmt(f)
    }
}

impl std::error::Error for Error {}

impl From<io::Error> for Error {
    fn from(error: io::Error) -> Self {
        Error::new(error)
    }
}

impl Reason for Sentence {
    fn reason(self) -> Sentence {
        self
    }
}

impl Reason for Error {
    fn reason(self) -> Sentence {
        self.0
    }
}

impl Reason for &str {
    fn reason(self) -> Sentence {
        Sentence::symbol(self)
    }
}

impl Reason for String {
    fn reason(self) -> Sentence {
        Sentence::symbol(self)
    }
}

impl Reason for PlanError {
    fn reason(self) -> Sentence {
        Sentence::symbol(self)
    }
}

/// What happens to everybody sooner or later has Vietnamese words; the system itself speaks English.
impl Reason for io::Error {
    fn reason(self) -> Sentence {
        use io::ErrorKind::*;
        let vi = match self.kind() {
            NotFound => "không có tệp hay thư mục này",
            PermissionDenied => "không có quyền truy cập",
            AlreadyExists => "đã tồn tại",
            IsADirectory => "đây là thư mục, không phải tệp",
            NotADirectory => "đây không phải là thư mục",
            InvalidFilename => "tên tệp không hợp lệ",
            ReadOnlyFilesystem => "ổ đĩa chỉ cho phép đọc",
            StorageFull | QuotaExceeded => "ổ đĩa đã hết chỗ",
            InvalidData => "tệp không phải là văn bản UTF-8",
            _ => return say!(vi "lỗi hệ thống: {error}", en "{error}", error = self),
        };
        Sentence::new(vi, self.to_string())
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_path_stays_in_its_line() {
        let error = Error::file(Path::new("a\nAC\r.inp"), "it is empty");
        assert_eq!(error.to_string(), "a\\nAC\\r.inp: it is empty");
    }

    #[test]
    fn an_error_about_a_file_is_told_in_both_languages() {
        let error = Error::file(Path::new("a.inp"), io::Error::from(io::ErrorKind::NotFound));
        assert_eq!(error.in_lang(Lang::Vietnamese), "a.inp: không có tệp hay thư mục này");
        assert_eq!(error.to_string(), "a.inp: entity not found");
        let error = Error::file(Path::new("a.inp"), say!(vi "tệp rỗng", en "it is empty"));
        assert_eq!((error.sentence().vi(), error.sentence().en()), ("a.inp: tệp rỗng", "a.inp: it is empty"));
    }
}
