//! The likely cause of a failure that is none of the algorithm: files of other names than the exercise's, or in folders
//! that only their author has.

use checkers::Sentence;

use crate::{
    mutation::lexer::{Family, TokenKind, words},
    sentences,
};

/// What a source that failed probably does wrong with its files, in a sentence. `stem` names the files that it should
/// use; `silent` is whether it gave no answer at all.
///
/// ```
/// use judging::{hint, mutation::lexer::Family};
///
/// let source = r#"freopen("BAI9_8.INP", "r", stdin); freopen("BAI9_8.OUT", "w", stdout);"#;
/// let hint = hint::likely_cause(source, Family::C, "bai9_8", false).unwrap();
/// assert!(hint.en().starts_with("the source opens BAI9_8.INP, but the input is called bai9_8.inp"));
/// ```
pub fn likely_cause(source: &str, family: Family, stem: &str, silent: bool) -> Option<Sentence> {
    if LOOKS_FIRST.iter().any(|looks| source.contains(looks)) {
        return None;
    }
    let (input, output) = (format!("{stem}.inp"), format!("{stem}.out"));
    let names = file_names(source, family);
    let found = |kind: Kind, wanted: &str| {
        let right = names.iter().any(|name| name.trim_start_matches("./") == wanted);
        let other = names.iter().find(|name| Kind::of(name, stem) == Some(kind));
        let place = |name: &&String| base(name) == wanted;
        other.filter(|_| !right).map(|name| (name, place(&name)))
    };
    let of_input = found(Kind::Input, &input).map(|(name, place)| match place {
        true => sentences::input_elsewhere(name, &input),
        false => sentences::other_input_name(name, &input),
    });
    of_input.or_else(|| {
        let (name, place) = found(Kind::Output, &output).filter(|_| silent)?;
        Some(match place {
            true => sentences::output_elsewhere(name, &output),
            false => sentences::other_output_name(name, &output),
        })
    })
}

/// Whoever asks whether a file is there does without it where it isn't.
const LOOKS_FIRST: [&str; 7] =
    ["if (fopen", "if(fopen", "exists(", "isfile(", "FileExists", "fileexists", "os.Stat("];

/// What a file is for, as its name tells.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
enum Kind {
    Input,
    Output,
}

impl Kind {
    /// `.inp` and `.in` are inputs; what ends in `.txt` is one if its name begins as those of inputs do.
    fn of(name: &str, stem: &str) -> Option<Kind> {
        let (name, ending) = base(name).rsplit_once('.')?;
        let (name, ending) = (name.to_lowercase(), ending.to_lowercase());
        let begins = |words: &[&str]| words.iter().any(|word| name.starts_with(word));
        match ending.as_str() {
            _ if name.is_empty() => None,
            "inp" | "in" => Some(Kind::Input),
            "out" | "ou" | "ans" => Some(Kind::Output),
            "txt" | "dat" if begins(&["out", "ans", "kq", "ket"]) => Some(Kind::Output),
            "txt" | "dat" if begins(&["in", "data", "dulieu"]) || name == stem.to_lowercase() => {
                Some(Kind::Input)
            }
            _ => None,
        }
    }
}

/// A name without the folders before it.
fn base(name: &str) -> &str {
    name.rsplit(['/', '\\', ':']).next().unwrap_or(name)
}

/// The literals of a source that look like names of files: `"bai9_8.inp"`, `'MOORE.OUT'`, `"C:\\nim\\input.txt"`. What
/// comments say is no code.
fn file_names(source: &str, family: Family) -> Vec<String> {
    let source = &without_other_machines(source, family);
    let mut literals: Vec<&str> = words(source, family)
        .into_iter()
        .filter(|word| word.kind == TokenKind::Text)
        .filter_map(|word| {
            let text = source.get(word.span)?;
            let quote = text.chars().next()?;
            text.strip_prefix(quote)?.strip_suffix(quote)
        })
        .collect();
    if family == Family::C {
        // To the lexer, what is for the preprocessor is no word.
        let defined = source.lines().filter(|line| line.trim_start().starts_with("#define"));
        literals.extend(defined.filter_map(|line| line.split('"').nth(1)));
    }
    let plain = |c: char| c.is_alphanumeric() || "._-/\\: ".contains(c);
    let is_name = |name: &&str| name.contains('.') && name.len() <= LONGEST && name.chars().all(plain);
    literals.into_iter().filter(is_name).map(|name| name.replace("\\\\", "\\")).collect()
}

/// The longest name that is told.
const LONGEST: usize = 200;

/// A source without the lines that are compiled only where somebody defines something: `#ifdef LOCAL`.
fn without_other_machines(source: &str, family: Family) -> String {
    let mut elsewhere = false;
    let mut kept = String::with_capacity(source.len());
    for line in source.split_inclusive('\n') {
        let line_begins = |word: &str| family == Family::C && line.trim_start().starts_with(word);
        elsewhere = match elsewhere {
            true => !(line_begins("#endif") || line_begins("#else")),
            false => line_begins("#ifdef"),
        };
        if !elsewhere {
            kept.push_str(line);
        }
    }
    kept
}

#[cfg(test)]
mod tests {
    use super::*;

    fn hint(source: &str) -> Option<String> {
        let family = match source {
            _ if source.contains(":=") || source.contains("assign(") => Family::Pascal,
            _ if source.contains("open(") && !source.contains("freopen") => Family::Python,
            _ => Family::C,
        };
        likely_cause(source, family, "bai9_8", true).map(String::from)
    }

    #[test]
    fn another_name_of_a_file_is_told() {
        let capital = hint("assign(f, 'BAI9_8.INP'); reset(f);").unwrap();
        assert!(capital.contains("upper and lower case"), "{capital}");
        for source in
            ["ifstream in(\"bai9_08.inp\");", "#define FILE \"bai9_08.inp\"\nfreopen(FILE, \"r\", stdin);"]
        {
            let zero = "the source opens bai9_08.inp, but the input is called bai9_8.inp";
            assert_eq!(hint(source).as_deref(), Some(zero), "{source}");
        }
        let out =
            hint("freopen(\"bai9_8.inp\", \"r\", stdin); freopen(\"moore.out\", \"w\", stdout);").unwrap();
        assert!(out.starts_with("the source writes to moore.out, but"), "{out}");
    }

    #[test]
    fn the_names_of_other_judges_and_folders_of_another_machine_are_told() {
        for (source, begins) in [
            ("freopen(\"input.txt\", \"r\", stdin);", "the source opens input.txt, but the input is called"),
            (
                "#ifndef ONLINE_JUDGE\nfreopen(\"in.txt\", \"r\", stdin);\n#endif",
                "the source opens in.txt, but",
            ),
            (
                "freopen(\"C:\\\\CP\\\\bai9_8.inp\", \"r\", stdin);",
                "the source opens C:\\CP\\bai9_8.inp, but that folder isn't here; open bai9_8.inp",
            ),
            ("f = open('/home/an/bai9_8.inp')", "the source opens /home/an/bai9_8.inp, but that folder"),
            (
                "f = open(r'D:\\bai tap\\input.txt')",
                "the source opens D:\\bai tap\\input.txt, but the input is",
            ),
            ("f = open('bai9_8.inp'); g = open('output.txt', 'w')", "the source writes to output.txt, but"),
            (
                "f = open('bai9_8.inp'); g = open('D:/bai9_8.out', 'w')",
                "the source writes to D:/bai9_8.out, but that",
            ),
        ] {
            let hint = hint(source).unwrap_or_default();
            assert!(hint.starts_with(begins), "{source}: {hint}");
        }
    }

    #[test]
    fn a_source_that_names_its_files_rightly_or_not_at_all_gets_no_hint() {
        for source in [
            "freopen(\"bai9_8.inp\", \"r\", stdin); freopen(\"bai9_8.out\", \"w\", stdout);",
            "open('./bai9_8.inp'); open(\"bai9_8.out\", 'w')",
            "print(input())  # bai9_08.inp",
            "print(input())  # open('input.txt')",
            "// freopen(\"input.txt\", \"r\", stdin);\nint main() {}",
            "#ifdef LOCAL\nfreopen(\"input.txt\", \"r\", stdin);\n#endif\nint main() {}",
            "if (fopen(\"nim.inp\", \"r\")) freopen(\"nim.inp\", \"r\", stdin);",
            "puts(\"Nim. In\");",
            "open(stem + '.inp')",
            "char c = '\\''; string s = \"don't.inp\";",
            "\"",
            "'a.inp",
        ] {
            assert_eq!(hint(source), None, "{source}");
        }
        // Whoever answered did not write elsewhere.
        assert_eq!(likely_cause("open('moore.out', 'w')", Family::Python, "bai9_8", false), None);
    }
}
