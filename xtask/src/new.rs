//! `new`: a folder for a new exercise, with a tiny game in it to replace. It builds and verifies at once.

use std::{fs, path::Path};

use exercise::{
    Error, Library, Manifest,
    document::{self, Document, DocumentKind, Lang},
    short_name,
    testdata::{self, Lock, no_clock},
};
use generators::{PlanError, seed::DEFAULT_SEED};
use problems::TEMPLATE;
use walkdir::WalkDir;

use crate::{
    catalogue, files,
    lang::told,
    report::{self, Ended, Ending},
    workspace::Workspace,
};

#[derive(clap::Args)]
pub struct Args {
    #[arg(help = told!(
        vi "Tên thư mục, chẳng hạn bai9_44_my_game hay my_game",
        en "The name of the folder, for example bai9_44_my_game or my_game"
    ))]
    name: String,
}

pub fn run(args: &Args, workspace: &Workspace) -> Ended {
    let name = &args.name;
    let root = workspace.checkout()?.join("problems");
    refuse_bad_name(name, &root, &workspace.library)?;
    let draft = tempfile::Builder::new()
        .prefix(".new-")
        .tempdir_in(&root)
        .map_err(|error| Error::file(&root, files::without_place(error)))?;
    fill(draft.path(), name, &workspace.library)?;
    let folder = root.join(name);
    fs::rename(draft.path(), &folder).map_err(|error| Error::file(&folder, error))?;
    // It has moved: there is nothing left to clean up.
    let _ = draft.keep();
    make_readable(&folder);
    catalogue::make_again(&root);
    report::line(format_args!("problems/{name}: a tiny game to replace"));
    report::line(format_args!("try it: cargo xtask verify {name}"));
    report::line("then change its parts one by one, in the order of CONTRIBUTING.md");
    Ok(Ending::Yes)
}

/// Words that cannot name a module, or will not be able to.
const RESERVED: [&str; 51] = [
    "abstract", "as", "async", "await", "become", "box", "break", "const", "continue", "crate", "do", "dyn",
    "else", "enum", "extern", "false", "final", "fn", "for", "gen", "if", "impl", "in", "let", "loop", "macro",
    "match", "mod", "move", "mut", "override", "priv", "pub", "ref", "return", "self", "static", "struct",
    "super", "trait", "true", "try", "type", "typeof", "unsafe", "unsized", "use", "virtual", "where", "while",
    "yield",
];

fn refuse_bad_name(name: &str, root: &Path, library: &Library) -> Result<(), Error> {
    let plain = |byte: u8| byte.is_ascii_lowercase() || byte.is_ascii_digit() || byte == b'_';
    let starts_well = name.starts_with(|first: char| first.is_ascii_lowercase());
    if !starts_well || !name.bytes().all(plain) || name.ends_with('_') || name.contains("__") {
        let message =
            "isn't a valid name: it becomes a folder and a module, so it may contain only a-z, 0-9 and _";
        return Err(Error::new(format!("\"{}\" {message}", name.escape_debug())));
    }
    if RESERVED.contains(&name) {
        return Err(Error::new(format!("\"{name}\" is a Rust keyword and can't name a module")));
    }
    if root.join(name).exists() || root.join(format!("{name}.rs")).exists() {
        return Err(Error::new(format!("problems/{name} already exists; choose another name")));
    }
    let (number, stem) = number_and_stem(name);
    for wanted in [name, short_name(name), &stem, &number] {
        if let Some(exercise) = library.find(wanted).ok().filter(|_| !wanted.is_empty()) {
            return Err(Error::new(format!("{} is already called {wanted}", exercise.folder())));
        }
    }
    Ok(())
}

/// `bai9_44_my_game` has the number 9.44 and the stem bai9_44; other names are their own stem.
fn number_and_stem(name: &str) -> (String, String) {
    let numbered = || {
        let rest = name.strip_prefix("bai")?;
        let mut parts = rest.splitn(3, '_');
        let (chapter, exercise, _) = (parts.next()?, parts.next()?, parts.next()?);
        Some((chapter.parse::<u32>().ok()?, exercise.parse::<u32>().ok()?))
    };
    match numbered() {
        Some((chapter, exercise)) => (format!("{chapter}.{exercise}"), format!("bai{chapter}_{exercise}")),
        None => (String::new(), name.to_string()),
    }
}

fn type_name(name: &str) -> String {
    let capital = |word: &str| {
        let (first, rest) = word.split_at(1.min(word.len()));
        first.to_ascii_uppercase() + rest
    };
    short_name(name).split('_').map(capital).collect()
}

/// Copies the template under a new name and makes what depends on the name.
fn fill(draft: &Path, name: &str, library: &Library) -> Result<(), Error> {
    let template = library.folder(TEMPLATE)?;
    let (number, stem) = number_and_stem(name);
    for entry in WalkDir::new(&template).min_depth(1) {
        let entry = entry.map_err(Error::of)?;
        let path = entry.path();
        let relative = path.strip_prefix(&template).map_err(Error::of)?;
        let to = draft.join(relative);
        if entry.file_type().is_dir() {
            fs::create_dir(&to).map_err(|error| Error::file(&to, error))?;
            continue;
        }
        let mut text = fs::read_to_string(path).map_err(|error| Error::file(path, error))?;
        if path.extension().is_some_and(|ending| ending == "rs") {
            text = text.replace("Template", &type_name(name)).replace("\"template\"", &format!("\"{name}\""));
        }
        if relative == Path::new("problem.toml") {
            text = text.replace("stem = \"template\"", &format!("number = \"{number}\"\nstem = \"{stem}\""));
        }
        fs::write(&to, text).map_err(|error| Error::file(&to, error))?;
    }
    let manifest = draft.join("problem.toml");
    let text = fs::read_to_string(&manifest).map_err(|error| Error::file(&manifest, error))?;
    let no_file = |name: &str| Err(PlanError::new(format!("{name}: the template has no inputs of its own")));
    let manifest = Manifest::parse(&text, &no_file).map_err(|reason| Error::file(&manifest, reason))?;
    let mut lock = Lock::default();
    for planned in testdata::planned(&manifest) {
        lock.insert(planned, &testdata::make_as(name, TEMPLATE, DEFAULT_SEED, planned, no_clock)?);
    }
    files::write(&draft.join(Lock::FILE), lock.to_string().as_bytes())?;
    for kind in DocumentKind::ALL {
        for lang in Lang::ALL {
            let text = Document::load(library, TEMPLATE, kind, lang)?;
            let fresh = document::refresh(&text, library, TEMPLATE, &manifest)?;
            files::write(&draft.join(&text.name), fresh.as_bytes())?;
        }
    }
    Ok(())
}

/// Temporary folders are private; an exercise's is not.
fn make_readable(folder: &Path) {
    // A wrong mode is no reason to lose the folder.
    #[cfg(unix)]
    let _ = fs::set_permissions(folder, std::os::unix::fs::PermissionsExt::from_mode(0o755));
    #[cfg(not(unix))]
    let _ = folder;
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn names_become_numbers_stems_and_types() {
        assert_eq!(number_and_stem("bai9_08_moore_nim"), ("9.8".into(), "bai9_8".into()));
        assert_eq!(number_and_stem("my_game"), (String::new(), "my_game".into()));
        assert_eq!(type_name("bai9_08_moore_nim"), "MooreNim");
    }

    fn root() -> std::path::PathBuf {
        Path::new(env!("CARGO_MANIFEST_DIR")).join("../problems")
    }

    #[test]
    fn bad_names_are_refused() {
        let library = problems::library(root());
        let refused = |name: &str| refuse_bad_name(name, &root(), &library).is_err();
        for name in [
            "",
            "../x",
            "Moore",
            "9game",
            "a-b",
            "mod",
            "move",
            "fn",
            "moore_nim",
            "bai9_08_moore_nim",
            "shared",
            "a__b",
            "bai9_08_another",
            "bai9_8",
        ] {
            assert!(refused(name), "{name}");
        }
        assert!(!refused("bai9_99_zebra") && !refused("zebra"));
    }
}
