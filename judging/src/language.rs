//! The languages of programs, found for people: where there is none, an error says which there are. What is known of one
//! is its row in the crate `languages`.

use std::path::Path;

use exercise::Error;
use languages::Exit;
pub use languages::{LANGUAGES, Language, OWN};
use sandbox::{End, MemoryKind};

use crate::sentences;

/// The language of a file, by its ending.
///
/// ```
/// use std::path::Path;
/// use judging::language;
///
/// assert_eq!(language::of(Path::new("BAI9_8.PAS")).unwrap().name, "Pascal");
/// assert!(language::of(Path::new("a.hs")).unwrap_err().to_string().contains(".pas"));
/// ```
pub fn of(path: &Path) -> Result<&'static Language, Error> {
    Language::of(path).ok_or_else(|| {
        let endings = LANGUAGES.iter().flat_map(|language| language.endings);
        let known: Vec<_> = endings.map(|ending| format!(".{ending}")).collect();
        Error::new(sentences::no_language_of(path, &known.join(" ")))
    })
}

/// The language of a name: `C++20`, `python`.
pub fn named(name: &str) -> Result<&'static Language, Error> {
    Language::named(name).ok_or_else(|| {
        let known: Vec<_> = LANGUAGES.iter().map(|language| language.name).collect();
        Error::new(sentences::no_language(name, &known))
    })
}

/// How the sandbox limits the memory of a language's programs.
pub fn memory(language: &Language) -> MemoryKind {
    match language.memory {
        languages::Memory::AddressSpace => MemoryKind::AddressSpace,
        languages::Memory::Resident => MemoryKind::Resident,
    }
}

/// Whether a program of the language ended because its run-time got no more memory.
pub fn is_out_of_memory(language: &Language, end: End, stderr: &[u8]) -> bool {
    let exit = match end {
        End::Exited(code) => Exit::Code(code),
        End::Signaled(signal) => Exit::Signal(signal),
        _ => return false,
    };
    language.out_of_memory.is(exit, stderr)
}
