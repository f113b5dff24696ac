//! Pairs of programs that are much alike, whatever their authors call things: a hint for a teacher who then reads both.
//!
//! Programs are compared by their words, names among them being all the same; of every few words in a row a hash is kept,
//! and of the hashes in a window the least one (winnowing), so that what was moved elsewhere is found as well.

use std::{
    collections::BTreeSet,
    hash::{DefaultHasher, Hash, Hasher},
    path::PathBuf,
};

use checkers::{Sentence, say};
use judging::{
    Source,
    mutation::lexer::{self, Family, TokenKind},
};
use serde_json::{Value, json};

use crate::report::{self, one_line};

/// Two programs that are much alike.
pub struct Pair {
    /// The stem of the exercise.
    stem: String,
    students: [String; 2],
    files: [PathBuf; 2],
    percent: usize,
}

/// How many words are hashed together.
const WORDS: usize = 8;
/// Of how many hashes in a row the least is kept.
const WINDOW: usize = 4;
/// Programs of fewer words are alike by nature.
const SHORTEST: usize = 60;
/// Of a program of more bytes only the beginning is compared: nobody writes so much by hand.
const LONGEST: usize = 64 << 10;
/// How much two programs must have in common.
const ALIKE: usize = 80;

/// Words that mean something whatever the language: all other names are taken to be the author's.
const KEYWORDS: [&str; 36] = [
    "if",
    "else",
    "elif",
    "for",
    "while",
    "do",
    "return",
    "break",
    "continue",
    "switch",
    "case",
    "match",
    "in",
    "range",
    "int",
    "long",
    "let",
    "mut",
    "fn",
    "def",
    "func",
    "function",
    "procedure",
    "begin",
    "end",
    "then",
    "until",
    "repeat",
    "class",
    "struct",
    "and",
    "or",
    "not",
    "xor",
    "div",
    "mod",
];

/// A program as it is compared.
struct Print<'a> {
    student: &'a str,
    source: &'a Source,
    words: usize,
    hashes: BTreeSet<u64>,
}

/// The pairs among the programs for an exercise, the most alike first.
pub fn pairs<'a>(stem: &str, sources: impl Iterator<Item = (&'a str, &'a Source)>) -> Vec<Pair> {
    let prints: Vec<Print> = sources.map(|(student, source)| print(student, source)).collect();
    let mut pairs = Vec::new();
    for (index, one) in prints.iter().enumerate() {
        for other in prints[index + 1..].iter().filter(|other| other.student != one.student) {
            let percent = in_common(one, other);
            if percent >= ALIKE {
                let students = [one, other].map(|print| print.student.to_string());
                let files = [one, other].map(|print| print.source.path.clone());
                pairs.push(Pair { stem: stem.into(), students, files, percent });
            }
        }
    }
    pairs.sort_by(|one, other| other.percent.cmp(&one.percent).then_with(|| one.students.cmp(&other.students)));
    pairs
}

/// Of 100 parts of both programs, how many are in the other one as well.
fn in_common(one: &Print, other: &Print) -> usize {
    if one.source.bytes == other.source.bytes {
        return 100;
    }
    if one.words.min(other.words) < SHORTEST || family(one.source) != family(other.source) {
        return 0;
    }
    let common = one.hashes.intersection(&other.hashes).count();
    200 * common / (one.hashes.len() + other.hashes.len()).max(1)
}

fn family(source: &Source) -> Family {
    source.language.family
}

fn print<'a>(student: &'a str, source: &'a Source) -> Print<'a> {
    let text = String::from_utf8_lossy(&source.bytes[..source.bytes.len().min(LONGEST)]);
    let words: Vec<String> = lexer::words(&text, family(source))
        .into_iter()
        .map(|word| {
            let letters = text[word.span].to_lowercase();
            match word.kind {
                TokenKind::Name if !KEYWORDS.contains(&letters.as_str()) => "name".into(),
                TokenKind::Text => "text".into(),
                _ => letters,
            }
        })
        .collect();
    let hashes: Vec<u64> = words.windows(WORDS).map(hash).collect();
    let least = |window: &[u64]| window.iter().min().copied();
    let hashes = hashes.windows(WINDOW.min(hashes.len().max(1))).filter_map(least).collect();
    Print { student, source, words: words.len(), hashes }
}

fn hash(words: &[String]) -> u64 {
    let mut hasher = DefaultHasher::new();
    words.hash(&mut hasher);
    hasher.finish()
}

/// What a pair means, and what it doesn't.
pub fn caution() -> Sentence {
    say!(
        vi "giống nhau chưa phải là chép bài: bài ngắn thường giống nhau; hãy đọc cả hai chương trình",
        en "being alike proves nothing, and short programs often are: read both",
    )
}

impl Pair {
    /// `bai9_8: an01 and an02 are 92% alike (class/an01/bai9_8.py, class/an02/bai9_8.py)`.
    pub fn sentence(&self) -> Sentence {
        let [one, other] = self.students.each_ref().map(|student| one_line(student));
        let [first, second] = self.files.each_ref().map(|file| report::name(file));
        let Pair { stem, percent, .. } = self;
        say!(
            vi "{stem}: bài của {one} và {other} giống nhau {percent}% ({first}, {second})",
            en "{stem}: {one} and {other} are {percent}% alike ({first}, {second})",
        )
    }

    /// The same for programs.
    pub fn json(&self) -> Value {
        json!({
            "stem": self.stem,
            "students": self.students.each_ref().map(|student| one_line(student)),
            "files": self.files.each_ref().map(|file| report::name(file)),
            "percent": self.percent,
        })
    }
}

#[cfg(test)]
mod units {
    use super::*;

    fn source(name: &str, text: &str) -> Source {
        let language = judging::Language::named("Python").expect("it is a row of the table");
        Source { path: name.into(), language, bytes: text.into() }
    }

    const ONE: &str = "import sys\n\ndef mex(values):\n    answer = 0\n    while answer in values:\n        answer += 1\n    \
        return answer\n\ng = [0] * 1001\nfor n in range(1, 1001):\n    seen = set()\n    for k in range(1, n // 2 + 1):\n        \
        seen.add(g[n - k])\n    g[n] = mex(seen)\nfor line in sys.stdin:\n    print(g[int(line)])\n";

    #[test]
    fn a_program_with_other_names_and_comments_is_found_and_another_is_not() {
        let renamed = ONE.replace("answer", "kq").replace("seen", "tap").replace("mex", "be_nhat");
        let renamed = format!("# bài của em\n{}", renamed.replace("    ", "  "));
        let other = "import sys\n\nout = []\ndata = sys.stdin.read().split()\nfor word in data:\n    x = int(word)\n    c = 0\n    \
            while x and x % 2 == 0:\n        x //= 2\n        c += 1\n    out.append(str(c + 1 if x else 0))\n\
            sys.stdout.write('\\n'.join(out) + '\\n')\nif len(out) == 0:\n    raise SystemExit(1)\n";
        let sources = [source("an.py", ONE), source("binh.py", &renamed), source("chi.py", other)];
        let pairs = pairs("bai9_11", ["an", "binh", "chi"].into_iter().zip(&sources));
        let found: Vec<_> =
            pairs.iter().map(|pair| (pair.students.each_ref().map(String::as_str), pair.percent)).collect();
        assert_eq!(found, [(["an", "binh"], 100)]);
        assert_eq!(pairs[0].sentence().en(), "bai9_11: an and binh are 100% alike (an.py, binh.py)");
    }

    #[test]
    fn short_programs_are_alike_by_nature() {
        let sources = ["print(int(input()) % 3)\n", "print(int(input()) % 5)\n", "print(int(input()) % 5)\n"]
            .map(|text| source("a.py", text));
        let pairs = pairs("x", ["an", "binh", "chi"].into_iter().zip(&sources));
        assert_eq!(pairs.len(), 1, "but the same text is the same text");
        assert_eq!(pairs[0].students, ["binh", "chi"]);
    }
}
