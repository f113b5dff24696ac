//! The folders of the exercises. The build script of the page's modules, which sorts them by family, compiles this file
//! as well.

use std::{fs, io, path::Path};

/// The tiny game that new exercises begin with is a module, but in no list.
#[allow(dead_code, reason = "not every build script that compiles this file asks for it")]
pub const TEMPLATE: &str = "template";

/// The names of the folders that hold an exercise, in the order of the catalogue; the template is one of them.
pub fn exercises(root: &Path) -> io::Result<Vec<String>> {
    let mut names = Vec::new();
    for entry in fs::read_dir(root)? {
        let entry = entry?;
        let holds = |file: &str| entry.path().join(file).is_file();
        if let Ok(name) = entry.file_name().into_string()
            && !name.starts_with('.')
            && holds("problem.toml")
            && holds("mod.rs")
        {
            names.push(name);
        }
    }
    names.sort_by_key(|name| (!name.starts_with("bai"), name.clone()));
    Ok(names)
}

/// The type that a folder exports: `bai9_08_moore_nim` has `MooreNim`.
pub fn type_name(folder: &str) -> String {
    let numbered = |rest: &str| rest.trim_start_matches(|c: char| c.is_ascii_digit() || c == '_').to_string();
    let short = folder.strip_prefix("bai").map(numbered).filter(|name| !name.is_empty());
    let capital = |word: &str| {
        let (first, rest) = word.split_at(1.min(word.len()));
        first.to_ascii_uppercase() + rest
    };
    short.as_deref().unwrap_or(folder).split('_').map(capital).collect()
}
