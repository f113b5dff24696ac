//! `new`: a folder for a new exercise, with a tiny game in it to replace. It builds and verifies at once.

use std::{fs, path::Path};

use checkers::say;
use exercise::{
    AnyExercise, Error, Library, Manifest,
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
    #[arg(long, value_name = "EX", help = told!(
        vi "Bắt đầu từ bản sao của bài này thay vì từ bài mẫu",
        en "Begin with a copy of this exercise instead of the template"
    ))]
    from: Option<String>,
}

pub fn run(args: &Args, workspace: &Workspace) -> Ended {
    let name = &args.name;
    let root = workspace.checkout()?.join("problems");
    refuse_bad_name(name, &root, &workspace.library)?;
    let from = match &args.from {
        Some(from) => workspace.library.find(from)?,
        None => TEMPLATE,
    };
    let draft = tempfile::Builder::new()
        .prefix(".new-")
        .tempdir_in(&root)
        .map_err(|error| Error::file(&root, files::without_place(error)))?;
    fill(draft.path(), name, from, &workspace.library)?;
    let folder = root.join(name);
    fs::rename(draft.path(), &folder).map_err(|error| Error::file(&folder, error))?;
    // It has moved: there is nothing left to clean up.
    let _ = draft.keep();
    make_readable(&folder);
    catalogue::make_again(&root);
    let what = match &args.from {
        Some(_) => {
            say!(vi "bản sao của {from}, hãy sửa thành bài mới", en "a copy of {from} to change", from = from.folder())
        }
        None => say!(vi "một trò chơi nhỏ, hãy thay bằng trò chơi của bạn", en "a tiny game to replace"),
    };
    report::say(&say!(vi "problems/{name}: {what}", en "problems/{name}: {what}"; what));
    report::say(&say!(vi "thử ngay: cargo xtask verify {name}", en "try it: cargo xtask verify {name}"));
    report::say(&say!(
        vi "rồi sửa từng phần, theo thứ tự trong CONTRIBUTING.md; verify nhắc những chỗ còn nguyên như cũ",
        en "then change its parts one by one, in the order of CONTRIBUTING.md; verify reminds you of what is still as it was",
    ));
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
        return Err(Error::new(say!(
            vi "\"{name}\" không dùng làm tên được: tên trở thành thư mục và module, nên chỉ gồm a-z, 0-9 và _, bắt đầu bằng chữ cái",
            en "\"{name}\" isn't a valid name: it becomes a folder and a module, so it may contain only a-z, 0-9 and _",
            name = name.escape_debug()
        )));
    }
    if RESERVED.contains(&name) {
        return Err(Error::new(say!(
            vi "\"{name}\" là từ khoá của Rust nên không đặt tên module được",
            en "\"{name}\" is a Rust keyword and can't name a module",
        )));
    }
    if root.join(name).exists() || root.join(format!("{name}.rs")).exists() {
        return Err(Error::new(say!(
            vi "đã có problems/{name}; hãy chọn tên khác",
            en "problems/{name} already exists; choose another name",
        )));
    }
    let (number, stem) = number_and_stem(name);
    for wanted in [name, short_name(name), &stem, &number] {
        if let Some(exercise) = library.find(wanted).ok().filter(|_| !wanted.is_empty()) {
            return Err(Error::new(say!(
                vi "{wanted} đã là tên của {folder}",
                en "{folder} is already called {wanted}",
                folder = exercise.folder()
            )));
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

/// What is about an exercise's own tests, and not copied: they come from another seed under another name.
const OF_ITS_TESTS: [&str; 5] = [Lock::FILE, "refusals.lock", "groups.lock", "mutants.toml", "attack.toml"];

/// Copies an exercise under a new name and makes what depends on the name.
fn fill(draft: &Path, name: &str, from: &'static dyn AnyExercise, library: &Library) -> Result<(), Error> {
    let original = library.folder(from)?;
    let names = Renamed::new(name, from, library)?;
    for entry in WalkDir::new(&original).min_depth(1) {
        let entry = entry.map_err(Error::of)?;
        let path = entry.path();
        let relative = path.strip_prefix(&original).map_err(Error::of)?;
        let to = draft.join(relative);
        if entry.file_type().is_dir() {
            fs::create_dir(&to).map_err(|error| Error::file(&to, error))?;
        } else if !OF_ITS_TESTS.iter().any(|file| relative == Path::new(file)) {
            let bytes = fs::read(path).map_err(|error| Error::file(path, error))?;
            let bytes = match String::from_utf8(bytes) {
                Ok(text) => names.in_file(relative, text).into_bytes(),
                Err(error) => error.into_bytes(),
            };
            fs::write(&to, bytes).map_err(|error| Error::file(&to, error))?;
        }
    }
    let manifest = draft.join("problem.toml");
    let text = fs::read_to_string(&manifest).map_err(|error| Error::file(&manifest, error))?;
    let own =
        |name: &str| fs::read(draft.join(name)).map_err(|error| PlanError::new(format!("{name}: {error}")));
    let manifest = Manifest::parse(&text, &own).map_err(|reason| Error::file(&manifest, reason))?;
    let mut lock = Lock::default();
    for planned in testdata::planned(&manifest) {
        lock.insert(planned, &testdata::make_as(name, from, DEFAULT_SEED, planned, no_clock)?);
    }
    files::write(&draft.join(Lock::FILE), lock.to_string().as_bytes())?;
    for kind in DocumentKind::ALL {
        for lang in Lang::ALL {
            let text = Document::load(library, from, kind, lang)?;
            let text = Document { text: names.in_file(Path::new(&text.name), text.text), ..text };
            let fresh = document::refresh(&text, library, from, &manifest)?;
            files::write(&draft.join(&text.name), fresh.as_bytes())?;
        }
    }
    Ok(())
}

/// The names of an exercise and those of its copy.
struct Renamed {
    /// Folder, stem and type of the old one and of the new one.
    old: [String; 3],
    new: [String; 3],
    number: String,
}

impl Renamed {
    fn new(name: &str, from: &'static dyn AnyExercise, library: &Library) -> Result<Renamed, Error> {
        let (number, stem) = number_and_stem(name);
        let folder = from.folder();
        Ok(Renamed {
            old: [folder.into(), library.manifest(from)?.stem.clone(), type_name(folder)],
            new: [name.into(), stem, type_name(name)],
            number,
        })
    }

    /// The text of a file of the copy.
    fn in_file(&self, file: &Path, text: String) -> String {
        let [old_folder, old_stem, old_type] = &self.old;
        let [folder, stem, of_type] = &self.new;
        let mut text = text;
        for ending in [".inp", ".out"] {
            text = replaced_words(&text, &format!("{old_stem}{ending}"), &format!("{stem}{ending}"));
        }
        if file.extension().is_some_and(|ending| ending == "rs") && !file.starts_with("submissions") {
            text = replaced_words(&text, old_type, of_type);
            text = text.replace(&format!("\"{old_folder}\""), &format!("\"{folder}\""));
        }
        if file == Path::new("problem.toml") {
            let line = |line: &str| match line {
                _ if line.starts_with("number = ") => String::new(),
                _ if line.starts_with("stem = ") => {
                    format!("number = \"{}\"\nstem = \"{stem}\"\n", self.number)
                }
                line => format!("{line}\n"),
            };
            text = text.lines().map(line).collect();
        }
        text
    }
}

/// A text with a word in place of another, where it is not part of a longer one.
fn replaced_words(text: &str, old: &str, new: &str) -> String {
    let of_word = |c: Option<char>| c.is_some_and(|c| c.is_alphanumeric() || c == '_');
    let mut replaced = String::with_capacity(text.len());
    let mut rest = text;
    while let Some(at) = rest.find(old) {
        let (before, found) = rest.split_at(at);
        let after = &found[old.len()..];
        let within =
            of_word(before.chars().next_back().or(replaced.chars().next_back().filter(|_| before.is_empty())))
                || of_word(after.chars().next());
        replaced.extend([before, if within { old } else { new }]);
        rest = after;
    }
    replaced + rest
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

    #[test]
    fn a_copy_goes_by_its_own_names_and_words_that_only_contain_them_stay() {
        let names = Renamed {
            old: ["bai9_18_kayles", "bai9_18", "Kayles"].map(String::from),
            new: ["my_game", "my_game", "MyGame"].map(String::from),
            number: String::new(),
        };
        let of = |file: &str, text: &str| names.in_file(Path::new(file), text.into());
        assert_eq!(
            of("mod.rs", "impl Kayles for KaylesRow { \"bai9_18_kayles\" }"),
            "impl MyGame for KaylesRow { \"my_game\" }"
        );
        assert_eq!(of("submissions/accepted/a.pas", "'bai9_18.inp' Kayles"), "'my_game.inp' Kayles");
        assert_eq!(
            of("problem.toml", "number = \"9.18\"\nstem = \"bai9_18\"\n"),
            "\nnumber = \"\"\nstem = \"my_game\"\n".trim_start()
        );
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
