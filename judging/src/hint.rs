//! The likely cause of a failure that is none of the algorithm: files of other names than the exercise's.

use checkers::Sentence;

use crate::sentences;

/// What a source that failed probably does wrong with its files, in a sentence. `stem` names the files that it should
/// use; `silent` is whether it gave no answer at all.
///
/// ```
/// let source = r#"freopen("BAI9_8.INP", "r", stdin); freopen("BAI9_8.OUT", "w", stdout);"#;
/// let hint = judging::hint::likely_cause(source.as_bytes(), "bai9_8", false).unwrap();
/// assert!(hint.en().starts_with("the source opens BAI9_8.INP, but the input is called bai9_8.inp"));
/// ```
pub fn likely_cause(source: &[u8], stem: &str, silent: bool) -> Option<Sentence> {
    let (input, output) = (format!("{stem}.inp"), format!("{stem}.out"));
    let names = file_names(source);
    other_name(&names, &input).map(|found| sentences::other_input_name(found, &input)).or_else(|| {
        other_name(&names, &output).filter(|_| silent).map(|found| sentences::other_output_name(found, &output))
    })
}

/// A name with the ending of the wanted one, where the wanted one itself is not among the names.
fn other_name<'a>(names: &[&'a str], wanted: &str) -> Option<&'a str> {
    let ending = &wanted[wanted.len() - ".inp".len()..];
    let same_ending = |name: &&&str| {
        name.len() >= ending.len()
            && name.as_bytes()[name.len() - ending.len()..].eq_ignore_ascii_case(ending.as_bytes())
    };
    if names.iter().any(|name| name.trim_start_matches("./") == wanted) {
        return None;
    }
    names.iter().find(same_ending).copied()
}

/// The literals of a source that look like names of files: `"bai9_8.inp"`, `'MOORE.OUT'`.
fn file_names(source: &[u8]) -> Vec<&str> {
    let plain = |byte: &u8| byte.is_ascii_alphanumeric() || b"._-/".contains(byte);
    let mut names = Vec::new();
    let mut at = 0;
    while let Some(open) = source[at..].iter().position(|byte| b"\"'".contains(byte)).map(|open| at + open) {
        let quote = source[open];
        let length = source[open + 1..].iter().take_while(|byte| plain(byte)).count();
        let end = open + 1 + length;
        let name = std::str::from_utf8(&source[open + 1..end]).unwrap_or_default();
        if source.get(end) == Some(&quote)
            && name.contains('.')
            && !name.starts_with(".i")
            && !name.starts_with(".o")
        {
            names.push(name);
            at = end + 1;
        } else {
            at = open + 1;
        }
    }
    names
}

#[cfg(test)]
mod tests {
    use super::*;

    fn hint(source: &str) -> Option<String> {
        likely_cause(source.as_bytes(), "bai9_8", true).map(String::from)
    }

    #[test]
    fn another_name_of_a_file_is_told() {
        let capital = hint("assign(f, 'BAI9_8.INP'); reset(f);").unwrap();
        assert!(capital.contains("upper and lower case"), "{capital}");
        let zero = hint("ifstream in(\"bai9_08.inp\");").unwrap();
        assert_eq!(zero, "the source opens bai9_08.inp, but the input is called bai9_8.inp");
        let out =
            hint("freopen(\"bai9_8.inp\", \"r\", stdin); freopen(\"moore.out\", \"w\", stdout);").unwrap();
        assert!(out.starts_with("the source writes to moore.out, but"), "{out}");
    }

    #[test]
    fn a_source_that_names_its_files_rightly_or_not_at_all_gets_no_hint() {
        for source in [
            "freopen(\"bai9_8.inp\", \"r\", stdin); freopen(\"bai9_8.out\", \"w\", stdout);",
            "open('./bai9_8.inp'); open(\"bai9_8.out\", 'w')",
            "print(input())  # bai9_08.inp",
            "open(stem + '.inp')",
            "char c = '\\''; string s = \"don't.inp\";",
            "\"",
            "'a.inp",
        ] {
            assert_eq!(hint(source), None, "{source}");
        }
        // Whoever answered did not write elsewhere.
        assert_eq!(likely_cause(b"open('moore.out', 'w')", "bai9_8", false), None);
    }
}
