//! What is wrong with a value in TOML, in words for those who write it: the library speaks of Rust's types.

use checkers::{Name, Sentence, say};

/// The library's message in both languages.
pub fn in_plain_words(message: &str) -> Sentence {
    let message = message.trim();
    if let Some((found, expected)) = mismatch(message) {
        let (found, expected) = (found_value(found), expected_value(expected));
        return say!(
            vi "gặp {found}, nhưng ở đây phải là {expected}",
            en "found {found}, expected {expected}";
            found, expected
        );
    }
    if let Some(name) = message.strip_prefix("missing field ") {
        return say!(vi "thiếu {name}", en "{name} is missing");
    }
    if let Some(rest) = message.strip_prefix("unknown field ") {
        let (name, known) = rest.split_once(", expected ").unwrap_or((rest, ""));
        let known = known.trim_start_matches("one of ");
        return say!(vi "không có mục {name}; các mục là {known}", en "there is no {name} here; there are {known}");
    }
    say!(vi "không đúng cú pháp TOML: {message}", en "{message}")
}

/// `invalid type: X, expected Y`.
fn mismatch(message: &str) -> Option<(&str, &str)> {
    let rest = message.strip_prefix("invalid type: ").or_else(|| message.strip_prefix("invalid value: "))?;
    rest.rsplit_once(", expected ")
}

/// `integer `-1`` without the type, where there is a value to see.
fn found_value(found: &str) -> Sentence {
    let literal = found.find(['`', '"']).map(|at| found[at..].trim_matches('`'));
    match (found, literal) {
        (_, Some(literal)) => Sentence::symbol(literal),
        ("map", _) => say!(vi "một bảng", en "a table"),
        ("sequence", _) => say!(vi "một danh sách", en "a list"),
        (other, None) => Sentence::symbol(other),
    }
}

fn expected_value(expected: &str) -> Sentence {
    let name = match expected {
        "u8" | "u16" | "u64" | "usize" => Name::new("số nguyên không âm", "a whole number, 0 or more"),
        "u32" => Name::new("số nguyên từ 0 đến 4294967295", "a whole number from 0 to 4294967295"),
        "i8" | "i16" | "i32" | "i64" => Name::new("số nguyên", "a whole number"),
        "f32" | "f64" => Name::new("một số", "a number"),
        "a string" => Name::new("một xâu trong dấu nháy", "a text in quotes"),
        "a boolean" => Name::new("true hoặc false", "true or false"),
        "a sequence" => Name::new("một danh sách [ ]", "a list [ ]"),
        "struct Bilingual" => Name::new("hai xâu, vi và en", "two texts, vi and en"),
        other if other.starts_with("struct ") || other == "a map" => Name::new("một bảng", "a table"),
        other => return Sentence::symbol(other),
    };
    say!(vi "{name}", en "{name}"; name)
}

#[cfg(test)]
mod tests {
    use generators::plan::Bilingual;
    use serde::Deserialize;

    use crate::manifest::parse_toml;

    #[derive(Debug, Deserialize)]
    #[serde(deny_unknown_fields)]
    #[expect(dead_code, reason = "what is read is not looked at")]
    struct File {
        title: Bilingual,
        points: u32,
        seed: u64,
        limit: f64,
        names: Vec<String>,
    }

    const RIGHT: &str = "title.vi = 'a'\ntitle.en = 'b'\npoints = 1\nseed = 2\nlimit = 1.5\nnames = ['x']\n";

    #[test]
    fn no_word_of_rust_reaches_those_who_write_toml() {
        assert!(parse_toml::<File>(RIGHT).is_ok());
        for (right, wrong, said) in [
            ("points = 1", "points = -1", "found -1, expected a whole number from 0 to 4294967295"),
            ("points = 1", "points = 'x'", "found \"x\", expected a whole number from 0 to 4294967295"),
            ("seed = 2", "seed = 1.5", "found 1.5, expected a whole number, 0 or more"),
            ("limit = 1.5", "limit = 'x'", "found \"x\", expected a number"),
            ("title.vi = 'a'\ntitle.en = 'b'", "title = 'a'", "found \"a\", expected two texts, vi and en"),
            ("title.en = 'b'\n", "", "`en` is missing"),
            ("names = ['x']", "names = 'x'", "found \"x\", expected a list [ ]"),
            ("names = ['x']", "names = [1]", "found 1, expected a text in quotes"),
            ("seed = 2", "sed = 2", "there is no `sed` here; there are `title`, `points`, `seed`"),
        ] {
            let text = RIGHT.replace(right, wrong);
            assert_ne!(text, RIGHT);
            let error = parse_toml::<File>(&text).unwrap_err();
            assert!(error.to_string().contains(said), "{wrong}: {error}");
            let vi = error.sentence().vi();
            for word in ["u32", "u64", "f64", "struct", "Bilingual", "expected", "invalid", "missing"] {
                assert!(
                    !error.to_string().contains(&format!("expected {word}")) && !vi.contains(word),
                    "{wrong}: {vi}"
                );
            }
        }
    }
}
