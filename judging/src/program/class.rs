//! The public class of a Java source, which names its file, and the compiled class that is run.

use std::{fs, path::Path};

/// The name of the first public class (or record, enum, interface) of a source; what stands in comments and strings is
/// no code.
pub fn public(source: &str) -> Option<String> {
    let code = without_comments_and_strings(source);
    let words: Vec<&str> = code.split(|c: char| !is_letter(c)).filter(|word| !word.is_empty()).collect();
    let publics = words.iter().enumerate().filter(|(_, word)| **word == "public");
    for (at, _) in publics {
        const MODIFIERS: [&str; 5] = ["final", "abstract", "strictfp", "sealed", "static"];
        let mut rest = words[at + 1..].iter().skip_while(|word| MODIFIERS.contains(*word));
        if let (Some(&("class" | "record" | "enum" | "interface")), Some(&name)) = (rest.next(), rest.next()) {
            return Some(name.to_string()).filter(|name| is_name(name));
        }
    }
    None
}

/// The package that a source puts its classes into.
pub fn package(source: &str) -> Option<String> {
    let code = without_comments_and_strings(source);
    let rest = code.trim_start_matches('\u{feff}').trim_start().strip_prefix("package")?;
    let (name, _) = rest.strip_prefix(char::is_whitespace)?.split_once(';')?;
    let name = name.split_whitespace().collect::<String>();
    name.split('.').all(is_name).then_some(name)
}

/// The class of a folder that is run: this one or `Main` if they are there, or else the first with a main method.
pub fn to_run(folder: &Path, wanted: &str) -> Option<String> {
    let has = |class: &&str| folder.join(format!("{class}.class")).is_file();
    if let Some(class) = [wanted, "Main"].iter().find(|class| has(class)) {
        return Some(class.to_string());
    }
    // How a compiled class names the type of `main(String[])`.
    const MAIN: &[u8] = b"([Ljava/lang/String;)V";
    let is_main =
        |path: &Path| fs::read(path).is_ok_and(|bytes| bytes.windows(MAIN.len()).any(|part| part == MAIN));
    let mut classes: Vec<_> = fs::read_dir(folder).ok()?.filter_map(|entry| Some(entry.ok()?.path())).collect();
    classes.retain(|path| path.extension().is_some_and(|ending| ending == "class"));
    classes.sort();
    classes.iter().find(|path| is_main(path))?.file_stem()?.to_str().map(String::from)
}

/// Whether a word can name a class.
pub fn is_name(word: &str) -> bool {
    word.starts_with(|first: char| is_letter(first) && !first.is_numeric()) && word.chars().all(is_letter)
}

fn is_letter(c: char) -> bool {
    c.is_alphanumeric() || c == '_' || c == '$'
}

fn without_comments_and_strings(source: &str) -> String {
    let mut code = String::new();
    let mut rest = source;
    while let Some(first) = rest.chars().next() {
        let length = match rest {
            _ if rest.starts_with("//") => rest.find('\n').unwrap_or(rest.len()),
            _ if rest.starts_with("/*") => rest[2..].find("*/").map_or(rest.len(), |end| end + 4),
            _ if rest.starts_with("\"\"\"") => rest[3..].find("\"\"\"").map_or(rest.len(), |end| end + 6),
            _ if first == '"' || first == '\'' => quoted(rest, first),
            _ => {
                code.push(first);
                rest = &rest[first.len_utf8()..];
                continue;
            }
        };
        code.push(' ');
        rest = &rest[length..];
    }
    code
}

/// How long a string or a character is, its quotation marks included; it ends with the line at the latest.
fn quoted(text: &str, mark: char) -> usize {
    let mut escaped = false;
    for (at, c) in text.char_indices().skip(1) {
        match c {
            '\n' => return at,
            _ if escaped => escaped = false,
            '\\' => escaped = true,
            _ if c == mark => return at + 1,
            _ => {}
        }
    }
    text.len()
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn finds_the_public_class() {
        for (source, name) in [
            ("public class Nim { }", Some("Nim")),
            ("import java.util.*;\npublic final class  Nim{}", Some("Nim")),
            ("class A {}\npublic record Point(int x) {}", Some("Point")),
            ("class A { public static void main(String[] a) {} }", None),
            ("public\nclass\nNim {}", Some("Nim")),
            ("", None),
            ("public class", None),
        ] {
            assert_eq!(public(source).as_deref(), name, "{source}");
        }
    }

    #[test]
    fn finds_the_package() {
        for (source, name) in [
            ("package nim;\npublic class Nim { }", Some("nim")),
            ("// Nim.\n/* package no; */ package  vn.edu . nim ;", Some("vn.edu.nim")),
            ("public class Nim { String s = \"package nim;\"; }", None),
            ("packages nim;", None),
            ("class A { void f() { package x; } }", None),
        ] {
            assert_eq!(package(source).as_deref(), name, "{source}");
        }
    }

    #[test]
    fn comments_and_strings_are_no_code() {
        for source in [
            "// public class Wrong\npublic class Right {}",
            "/* public class Wrong {} */ public class Right {}",
            "class A { String s = \"public class Wrong\"; char c = '\"'; }\npublic class Right {}",
            "class A { String s = \"\\\" public class Wrong \"; }\npublic class Right {}",
            "class A { String s = \"\"\"\npublic class Wrong \" \"\"\"; }\npublic class Right {}",
        ] {
            assert_eq!(public(source).as_deref(), Some("Right"), "{source}");
        }
        assert_eq!(public("/* public class Endless"), None);
        assert_eq!(public("\"public class Endless"), None);
    }
}
