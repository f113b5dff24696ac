//! Small mistakes planted in right programs. If no test refuses such a program, either the mistake is none, or there
//! is a hole in the tests.

use std::collections::HashSet;

use exercise::{document::marks_an_excerpt, testdata::hash};
use generators::{TestName, TestRng};

use crate::program::Source;

mod cover;
pub mod lexer;
mod mistakes;
mod thorough;
mod trial;

pub use cover::Cover;
pub use mistakes::{Edit, MISTAKES, Mistake};
pub use thorough::THOROUGH;
pub use trial::{Fate, Trial, Trials};

/// A right program with one mistake.
#[derive(Clone, Debug)]
pub struct Mutant {
    /// The program with the mistake.
    pub source: Source,
    /// The line of the mistake, from 1.
    pub line: usize,
    /// What kind of mistake it is.
    pub mistake: &'static str,
    /// The change: what became what.
    pub change: String,
    /// The same in bytes of the right program; nothing for programs that were made elsewhere.
    pub edit: Option<Edit>,
}

impl Mutant {
    /// The name of its text, by which it is known as long as the program stays the same. Lines that only mark an excerpt
    /// for a text are left out.
    pub fn hash(&self) -> String {
        let text = String::from_utf8_lossy(&self.source.bytes);
        let lines: String = text.split_inclusive('\n').filter(|line| !marks_an_excerpt(line)).collect();
        hash(lines.as_bytes())
    }
}

/// Every program that one mistake makes of a source, each text once.
pub fn mutants(source: &Source, mistakes: &[Mistake]) -> Vec<Mutant> {
    let Ok(text) = std::str::from_utf8(&source.bytes) else { return Vec::new() };
    let family = source.language.family;
    let words = lexer::words(text, family);
    let mut known = HashSet::from([source.bytes.clone()]);
    let mut mutants = Vec::new();
    for mistake in mistakes {
        for edit in (mistake.plant)(text, &words, family) {
            let bytes = edit.of(text).into_bytes();
            if known.insert(bytes.clone()) {
                mutants.push(Mutant {
                    line: 1 + text[..edit.span.start].matches('\n').count(),
                    change: change(text, &edit),
                    mistake: mistake.name,
                    source: Source { bytes, ..source.clone() },
                    edit: Some(edit),
                });
            }
        }
    }
    mutants
}

/// The kind of two mistakes in one program.
pub const PAIR: &str = "pair";

/// The programs that two mistakes together make of a source: each two of these mutants of it that change other bytes.
/// What is harmless alone may be none in company.
pub fn pairs(source: &Source, mutants: &[Mutant]) -> Vec<Mutant> {
    let Ok(text) = std::str::from_utf8(&source.bytes) else { return Vec::new() };
    let edits: Vec<&Edit> = mutants.iter().filter_map(|mutant| mutant.edit.as_ref()).collect();
    let mut pairs = Vec::new();
    for (index, one) in edits.iter().enumerate() {
        for other in &edits[index + 1..] {
            let (first, second) = if one.span.start <= other.span.start { (one, other) } else { (other, one) };
            if first.span.end <= second.span.start {
                pairs.push(Mutant {
                    line: 1 + text[..first.span.start].matches('\n').count(),
                    change: format!("{}; {}", change(text, first), change(text, second)),
                    mistake: PAIR,
                    source: Source { bytes: first.of(&second.of(text)).into_bytes(), ..source.clone() },
                    edit: None,
                });
            }
        }
    }
    pairs
}

fn change(text: &str, edit: &Edit) -> String {
    format!("`{}` became `{}`", one_line(&text[edit.span.clone()]), one_line(&edit.by))
}

fn one_line(code: &str) -> String {
    code.split_whitespace().collect::<Vec<_>>().join(" ")
}

/// At most so many of the mutants, the same for the same seed: of each kind of mistake about equally many.
pub fn chosen(mutants: Vec<Mutant>, most: usize, seed: u64) -> Vec<Mutant> {
    let mut kinds: Vec<Vec<Mutant>> = Vec::new();
    for mutant in mutants {
        match kinds.iter_mut().find(|kind| kind[0].mistake == mutant.mistake) {
            Some(kind) => kind.push(mutant),
            None => kinds.push(vec![mutant]),
        }
    }
    for kind in &mut kinds {
        let name = TestName { exercise: "", group: "mutate", recipe: kind[0].mistake, index: 1 };
        TestRng::of(seed, name).shuffle(kind);
    }
    let mut chosen = Vec::new();
    while chosen.len() < most && kinds.iter().any(|kind| !kind.is_empty()) {
        for kind in &mut kinds {
            if chosen.len() < most {
                chosen.extend(kind.pop());
            }
        }
    }
    chosen
}

#[cfg(test)]
mod tests {
    use super::*;
    use languages::Language;

    #[test]
    fn every_language_has_words_comments_and_mistakes() {
        for language in languages::LANGUAGES {
            for sign in language.comments {
                let words = lexer::words(&format!("{sign} a < b"), language.family);
                assert!(words.is_empty(), "{}: {sign} begins no comment", language.name);
            }
            let name = format!("a.{}", language.endings[0]);
            assert!(!mutants(&source(&name, "x < y\n"), MISTAKES).is_empty(), "{}", language.name);
        }
    }

    fn source(name: &str, text: &str) -> Source {
        let language = Language::of(name.as_ref()).unwrap();
        Source { path: name.into(), language, bytes: text.into() }
    }

    fn changes(name: &str, text: &str) -> Vec<String> {
        mutants(&source(name, text), MISTAKES).into_iter().map(|mutant| mutant.change).collect()
    }

    #[test]
    fn every_language_has_its_mistakes() {
        let c = changes("a.cpp", "long long f(int n) { if (n < 2) return 1; return f(n - 1) ^ 1e-9; }");
        for change in [
            "`<` became `<=`",
            "`-` became `+`",
            "`^` became `+`",
            "`2` became `3`",
            "`n < 2` became `!(n < 2)`",
            "`n < 2` became `false`",
            "`long long` became `int`",
            "`1e-9` became `1e-6`",
            "`1` became `(1) + 1`",
        ] {
            assert!(c.iter().any(|known| known == change), "{change}: {c:#?}");
        }
        let python = changes("a.py", "if x and y < 3:\n    return x // 2\n");
        for change in ["`and` became `or`", "`x and y < 3` became `not (x and y < 3)`", "`//` became `*`"] {
            assert!(python.iter().any(|known| known == change), "{change}: {python:#?}");
        }
        let pascal = changes("a.pas", "var x: int64; begin if x = 0 then y := x xor 1; end.");
        for change in
            ["`=` became `<>`", "`xor` became `+`", "`int64` became `longint`", "`x = 0` became `true`"]
        {
            assert!(pascal.iter().any(|known| known == change), "{change}: {pascal:#?}");
        }
        let go = changes("a.go", "if x > 1 { var y int64 }");
        for change in ["`x > 1` became `!(x > 1)`", "`int64` became `int32`"] {
            assert!(go.iter().any(|known| known == change), "{change}: {go:#?}");
        }
    }

    #[test]
    fn includes_and_templates_are_left_alone() {
        assert_eq!(changes("a.cpp", "#include <vector>\nstd::vector<T> a;\n"), [""; 0]);
    }

    #[test]
    fn a_mutant_keeps_its_name_when_a_text_comes_to_show_its_program() {
        let names = |text| {
            let all = mutants(&source("a.cpp", text), MISTAKES);
            all.iter().map(Mutant::hash).collect::<HashSet<_>>()
        };
        let plain = "int f(int a) {\n    return a + 3;\n}\n";
        assert!(!names(plain).is_empty());
        let shown = "int f(int a) {\n    // begin heart\n    return a + 3;\n    // end heart\n}\n";
        assert_eq!(names(plain), names(shown));
    }

    #[test]
    fn two_mistakes_are_planted_where_they_do_not_touch() {
        let right = source("a.cpp", "a < b; c < d;");
        let alone = mutants(&right, MISTAKES);
        assert_eq!(alone.len(), 2, "{alone:?}");
        let both: Vec<_> = pairs(&right, &alone).into_iter().map(|pair| pair.source.bytes).collect();
        assert_eq!(both, [b"a <= b; c <= d;".to_vec()]);
        let twice = mutants(&source("a.cpp", "a ^ b;"), MISTAKES);
        assert!(twice.len() > 1 && pairs(&right, &twice).is_empty(), "the same sign cannot be two others");
    }

    #[test]
    fn a_choice_is_the_same_for_a_seed_and_knows_every_kind() {
        let text = "int f(int a) { if (a < 2) return a + 3; return a ^ 5; }";
        let all = || mutants(&source("a.cpp", text), MISTAKES);
        let hashes = |seed| chosen(all(), 5, seed).iter().map(Mutant::hash).collect::<Vec<_>>();
        assert_eq!(hashes(1), hashes(1));
        assert_eq!(hashes(1).len(), 5);
        let kinds: HashSet<_> = chosen(all(), 5, 1).iter().map(|mutant| mutant.mistake).collect();
        assert!(kinds.len() >= 4, "{kinds:?}");
        assert_eq!(chosen(all(), 1000, 1).len(), all().len());
    }
}
