//! What a program carries with it where there is no checkout: a copy of manifests, statements and samples, and the
//! fingerprint of the code that it was built from. The build script makes both.
//!
//! A development build takes the copy when code changes, not when a text or a manifest does: in a checkout nobody
//! reads it, and editing `problem.toml` needs no rebuild. A release build is always up to date.
//!
//! ```
//! let manifest = embedded::file("bai9_08_moore_nim/problem.toml").unwrap();
//! assert!(manifest.starts_with(b"number"));
//! assert!(embedded::code_of("bai9_08_moore_nim").is_some());
//! ```

include!(concat!(env!("OUT_DIR"), "/embedded.rs"));

static COPY: &[u8] = include_bytes!(concat!(env!("OUT_DIR"), "/files"));

/// Whether the copy may be older than the checkout it was made from.
pub const MAY_BE_OLD: bool = cfg!(not(up_to_date));

/// A file of the exercises by its path below `problems`.
pub fn file(path: &str) -> Option<&'static [u8]> {
    let place = FILES.binary_search_by(|(known, _)| (*known).cmp(path)).ok()?;
    Some(&COPY[FILES[place].1.clone()])
}

/// The names of the files directly in a folder, sorted.
pub fn list(folder: &str) -> Vec<&'static str> {
    let inside = |path: &'static str| {
        let name = path.strip_prefix(folder)?.strip_prefix('/')?;
        (!name.contains('/')).then_some(name)
    };
    FILES.iter().filter_map(|(path, _)| inside(path)).collect()
}

/// The fingerprint of an exercise's own code.
pub fn code_of(folder: &str) -> Option<&'static str> {
    EXERCISES.iter().find(|(known, _)| *known == folder).map(|(_, fingerprint)| *fingerprint)
}

/// The fingerprint of all the code that an exercise and its tests come from.
pub fn fingerprint(folder: &str) -> String {
    [CODE, code_of(folder).unwrap_or_default()].concat()
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn files_are_found_and_folders_listed() {
        assert!(FILES.is_sorted_by_key(|(path, _)| *path));
        assert_eq!(FILES.last().map(|(_, place)| place.end), Some(COPY.len()));
        assert_eq!(file("nothing"), None);
        let samples = list("bai9_08_moore_nim/samples");
        assert!(samples.contains(&"01.inp") && samples.contains(&"01.out"), "{samples:?}");
        assert!(list("bai9_08_moore_nim").contains(&"statement.vi.md"));
        assert!(!list("bai9_08_moore_nim").contains(&"01.inp"));
    }

    #[test]
    fn no_exercise_has_the_fingerprint_of_another() {
        let mut fingerprints: Vec<_> = EXERCISES.iter().map(|(_, fingerprint)| fingerprint).collect();
        fingerprints.sort();
        fingerprints.dedup();
        assert_eq!(fingerprints.len(), EXERCISES.len());
        assert!(!CODE.is_empty());
    }
}
