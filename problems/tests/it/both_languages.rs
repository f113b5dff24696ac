//! Whatever a pupil may be told by readers and checkers is told in Vietnamese and in English, and says the same.

use std::{
    collections::{BTreeMap, BTreeSet},
    fs,
    path::{Path, PathBuf},
};

use checkers::{Lang, Name, ReadError, Refusal, Sentence, sentence::QUERY};
use exercise::{AnyExercise, Case, audit, interactive::GAME};
use generators::{TestName, TestRng, seed::DEFAULT_SEED};
use problems::{CATALOGUE, TEMPLATE};
use rayon::prelude::*;

/// Words that no Vietnamese sentence has: English ones that our sentences are made of ("in", "to", "no"
/// and "an" are Vietnamese words as well), and those that the glossary refuses.
const FOREIGN: &[&str] = &[
    "the",
    "is",
    "are",
    "not",
    "but",
    "of",
    "and",
    "or",
    "it",
    "with",
    "from",
    "that",
    "than",
    "more",
    "most",
    "least",
    "less",
    "has",
    "have",
    "be",
    "by",
    "at",
    "on",
    "only",
    "one",
    "all",
    "there",
    "where",
    "should",
    "expected",
    "found",
    "answer",
    "answers",
    "says",
    "line",
    "lines",
    "column",
    "columns",
    "row",
    "rows",
    "query",
    "set",
    "game",
    "state",
    "node",
    "vertex",
    "arc",
    "pile",
    "piles",
    "coin",
    "coins",
    "move",
    "moves",
    "position",
    "value",
    "values",
    "wrong",
    "right",
    "number",
    "integer",
    "character",
    "characters",
    "bytes",
    "file",
    "ends",
    "space",
    "stands",
    "here",
    "written",
    "legal",
    "player",
    "strategy",
    "total",
    "truy vấn",
    "cọc",
    "chiến thuật",
    "kỳ",
    "lý",
    "luỹ kế",
    "lũy",
    "túy",
    "ký",
    "véc tơ",
    "đáp án",
];

/// What parts of files are called, where a refusal begins with one of them.
const PARTS: &[Name] = &[
    QUERY,
    Name::new("tập", "set"),
    Name::new("cung", "arc"),
    Name::new("đỉnh", "vertex"),
    Name::new("đống", "pile"),
    Name::new("nút", "node"),
    Name::new("trò chơi", "game"),
    // One that is played.
    GAME,
    Name::new("trạng thái", "state"),
];

/// A sentence without what it quotes of a file.
fn without_quotes(text: &str) -> String {
    text.split('"').step_by(2).collect::<Vec<_>>().join(" ")
}

/// Letters that stand side by side, in small letters.
fn words(text: &str) -> Vec<String> {
    let words = text.split(|character: char| !character.is_alphabetic());
    words.filter(|word| !word.is_empty()).map(str::to_lowercase).collect()
}

/// The numbers of a text in ascending order, each as its digits.
fn numbers(text: &str) -> Vec<&str> {
    let mut numbers: Vec<&str> = text.split(|character: char| !character.is_ascii_digit()).collect();
    numbers.retain(|number| !number.is_empty());
    numbers.sort_unstable();
    numbers
}

/// The quotations of a text, in order.
fn quotations(text: &str) -> Vec<&str> {
    text.split('"').skip(1).step_by(2).collect()
}

/// Why a Vietnamese text is none.
fn no_vietnamese(vi: &str) -> Option<String> {
    if let Some(character) = vi.chars().find(|character| ('\u{300}'..='\u{36f}').contains(character)) {
        return Some(format!("{character:?} is a mark of its own: the text is not in normal form C"));
    }
    let spoken = format!(" {} ", words(&without_quotes(vi)).join(" "));
    let foreign = FOREIGN.iter().find(|word| spoken.contains(&format!(" {word} ")));
    foreign.map(|word| format!("it has the word \"{word}\""))
}

/// Why two texts are not the same sentence in both languages.
fn objection(vi: &str, en: &str) -> Option<String> {
    if vi.trim().is_empty() || vi == en || vi.is_ascii() {
        return Some("it is not said in Vietnamese".into());
    }
    if numbers(vi) != numbers(en) || quotations(vi) != quotations(en) {
        return Some("the two tell other numbers or other words of the file".into());
    }
    no_vietnamese(vi)
}

/// What a sentence begins with in one language, put into the other in each way there is: where in the file it is, or in
/// which game.
fn places_in_vietnamese(en: &str) -> Vec<String> {
    let Some((place, _)) = en.split_once(": ") else { return vec![String::new()] };
    let place = place.split(", move ").next().unwrap_or_default();
    let place = place.replace("line ", "dòng ").replace("column ", "cột ");
    let part = |name: &&Name| {
        let rest = place.strip_prefix(name.en()).and_then(|rest| rest.strip_prefix(' '));
        rest.is_some_and(|rest| rest.starts_with(|character: char| character.is_ascii_digit()))
    };
    let named: Vec<String> =
        PARTS.iter().filter(part).map(|name| place.replacen(name.en(), name.vi(), 1)).collect();
    match named.is_empty() {
        false => named,
        true if place.starts_with("dòng ") => vec![place],
        // What stands before the colon is no place.
        true => vec![String::new()],
    }
}

/// What is wrong with the sentences of an exercise, each kind of fault once.
#[derive(Default)]
struct Faults {
    sentences: usize,
    found: BTreeMap<String, String>,
}

impl Faults {
    fn look_at(&mut self, vi: &str, en: &str) {
        self.sentences += 1;
        let places = places_in_vietnamese(en);
        let placed = places.iter().any(|place| vi.starts_with(place));
        let misplaced = || (!placed).then(|| format!("it should begin with \"{}\"", places.join("\" or \"")));
        if let Some(objection) = objection(vi, en).or_else(misplaced) {
            let kind = words(en).into_iter().filter(|word| word.len() > 1).collect::<Vec<_>>().join(" ");
            self.found.entry(kind).or_insert_with(|| format!("{objection}\n  vi: {vi}\n  en: {en}"));
        }
    }

    fn look_at_error(&mut self, error: &ReadError) {
        let [vi, en] = Lang::ALL.map(|lang| error.in_lang(lang));
        assert_eq!(en, error.to_string());
        assert!(vi.starts_with(&format!("dòng {}, cột {}: ", error.line, error.column)), "{vi}");
        self.look_at(&vi, &en);
        // The part of the file comes next.
        self.look_at(error.message.vi(), error.message.en());
    }

    fn look_at_refusal(&mut self, refusal: &Refusal) {
        let [vi, en] = Lang::ALL.map(|lang| refusal.in_lang(lang));
        assert_eq!(en, refusal.to_string());
        self.look_at(vi, en);
    }

    fn must_be_none(&self, exercise: &dyn AnyExercise) {
        let (folder, faults) = (exercise.folder(), self.found.values().cloned().collect::<Vec<_>>());
        assert!(faults.is_empty(), "{folder}:\n{}", faults.join("\n"));
        assert!(self.sentences > 50, "{folder}: only {} sentences were said", self.sentences);
    }
}

fn all() -> impl ParallelIterator<Item = &'static dyn AnyExercise> {
    CATALOGUE.par_iter().copied().chain([TEMPLATE])
}

fn rng(exercise: &dyn AnyExercise, index: u64) -> TestRng {
    let name = TestName { exercise: exercise.folder(), group: "tests", recipe: "lang", index };
    TestRng::of(DEFAULT_SEED, name)
}

/// Small inputs, the samples first.
fn cases(exercise: &dyn AnyExercise, small: u64) -> Vec<Box<dyn Case>> {
    const LONGEST: u64 = 400;
    let folder = Path::new(env!("CARGO_MANIFEST_DIR")).join(exercise.folder()).join("samples");
    let mut samples: Vec<PathBuf> = fs::read_dir(folder).unwrap().map(|file| file.unwrap().path()).collect();
    samples.retain(|path| path.extension().is_some_and(|ending| ending == "inp"));
    samples.retain(|path| path.metadata().unwrap().len() <= LONGEST);
    samples.sort();
    let read = |path: PathBuf| exercise.read(&fs::read(path).unwrap()).unwrap();
    let random = (0..small).map(|index| exercise.small(&mut rng(exercise, index)));
    samples.into_iter().map(read).chain(random).collect()
}

#[test]
fn every_refusal_of_a_damaged_input_is_said_in_both_languages() {
    all().for_each(|exercise| {
        let mut faults = Faults::default();
        for case in cases(exercise, 4) {
            let input = case.input();
            let damaged =
                audit::damaged_inputs(exercise, &input).unwrap().into_iter().map(|damaged| damaged.input);
            let cut = (0..input.len()).map(|length| input[..length].to_vec());
            // Digits and letters where others stand, so that values contradict each other.
            let digits = (0..input.len()).filter(|&place| input[place].is_ascii_alphanumeric());
            let other = digits.flat_map(|place| {
                [b'0', b'1', b'2', b'7', b'x'].map(|byte| {
                    let mut bytes = input.clone();
                    bytes[place] = byte;
                    bytes
                })
            });
            for bytes in damaged.chain(cut).chain(other) {
                if let Err(error) = exercise.read(&bytes) {
                    faults.look_at_error(&error);
                }
            }
        }
        faults.must_be_none(exercise);
    });
}

#[test]
fn every_refusal_of_a_damaged_answer_is_said_in_both_languages() {
    all().for_each(|exercise| {
        let mut faults = Faults::default();
        for (index, case) in (0..).zip(cases(exercise, 16)) {
            for answer in audit::damaged_answers(&*case, &mut rng(exercise, index), 25) {
                if let Err(refusal) = case.check(&answer) {
                    faults.look_at_refusal(&refusal);
                }
            }
        }
        faults.must_be_none(exercise);
    });
}

/// A sentence or a name of the sources: its place, and both texts as they are written.
struct Written {
    place: String,
    vi: String,
    en: String,
}

/// Every `say!(vi "…", en "…")` and `Name::new("…", "…")` of the readers and checkers. The compiler sees to it that both
/// texts are there; this finds those that no test provokes.
fn written() -> Vec<Written> {
    let problems = Path::new(env!("CARGO_MANIFEST_DIR"));
    let mut folders = vec![problems.to_path_buf(), problems.join("../checkers/src")];
    let mut written = Vec::new();
    while let Some(folder) = folders.pop() {
        for entry in fs::read_dir(folder).unwrap() {
            let path = entry.unwrap().path();
            if path.is_dir() && !path.ends_with("tests") && !path.ends_with("target") {
                folders.push(path);
            } else if path.extension().is_some_and(|ending| ending == "rs") {
                let text = fs::read_to_string(&path).unwrap();
                // Comments show pieces of sentences, and tests make up names of their own.
                let code: String = text
                    .lines()
                    .filter(|line| !line.trim_start().starts_with("//"))
                    .fold(String::new(), |code, line| code + line + "\n");
                let code = code.split("#[cfg(test)]").next().unwrap_or_default();
                for (begin, between) in [("vi \"", "en \""), ("Name::new(", "\"")] {
                    for (offset, _) in code.match_indices(begin) {
                        let rest = &code[offset + begin.len()..];
                        // A name that is not written out is told elsewhere.
                        let rest = match begin {
                            "Name::new(" => match rest.trim_start().strip_prefix('"') {
                                Some(rest) => rest,
                                None => continue,
                            },
                            _ => rest,
                        };
                        let (vi, rest) = literal(rest);
                        let gap = rest.find(between).unwrap_or_else(|| panic!("{}: {vi}", path.display()));
                        let (en, _) = literal(&rest[gap + between.len()..]);
                        let line = code[..offset].matches('\n').count() + 1;
                        written.push(Written {
                            place: format!("{}, about line {line}", path.display()),
                            vi,
                            en,
                        });
                    }
                }
            }
        }
    }
    written
}

/// The text of a literal behind its first quotation mark, and what follows it.
fn literal(code: &str) -> (String, &str) {
    let mut text = String::new();
    let mut characters = code.char_indices();
    while let Some((place, character)) = characters.next() {
        match character {
            '"' => return (text, &code[place + 1..]),
            '\\' => match characters.next() {
                // The line goes on behind the white space.
                Some((place, '\n')) => {
                    let indent = code[place + 1..].len() - code[place + 1..].trim_start().len();
                    for _ in 0..indent {
                        characters.next();
                    }
                }
                Some((_, escaped)) => text.push(escaped),
                None => {}
            },
            _ => text.push(character),
        }
    }
    panic!("a literal has no end: {code}")
}

/// The names between braces.
fn values(text: &str) -> BTreeSet<&str> {
    text.split('{').skip(1).filter_map(|rest| rest.split_once('}')).map(|(name, _)| name).collect()
}

#[test]
fn both_texts_of_every_sentence_in_the_sources_tell_the_same_values() {
    /// Words that an English sentence bends and a Vietnamese one does not.
    const BENT: &[&str] = &["noun", "verb", "points"];
    let all = written();
    assert!(all.len() > 150, "only {} sentences were found", all.len());
    for Written { place, vi, en } in all {
        let (vietnamese, mut english) = (values(&vi), values(&en));
        english.retain(|name| vietnamese.contains(name) || !BENT.contains(name));
        assert_eq!(vietnamese, english, "{place}\n  vi: {vi}\n  en: {en}");
        let plain = |text: &str| {
            let mut plain = String::new();
            let mut depth = 0;
            for character in text.chars() {
                depth += i32::from(character == '{') - i32::from(character == '}');
                if depth == 0 && character != '}' {
                    plain.push(character);
                }
            }
            plain
        };
        let (vi, en) = (plain(&vi), plain(&en));
        // Some sentences only put others one behind the other.
        let has_words = words(&en).iter().any(|word| word.len() > 1);
        assert!(!has_words || vi != en, "{place}: {vi}");
        // Games tell of ones and of powers of two, which are digits in Vietnamese.
        let is_game = place.contains("game.rs") || place.contains("/play/");
        assert!(is_game || numbers(&vi) == numbers(&en), "{place}\n  vi: {vi}\n  en: {en}");
        if let Some(objection) = no_vietnamese(&vi) {
            panic!("{place}: {objection}\n  vi: {vi}\n  en: {en}");
        }
    }
}

#[test]
fn what_is_not_said_in_vietnamese_is_found() {
    for (vi, en) in [
        ("", "the file ends"),
        ("the file ends", "the file ends"),
        ("tệp đã hết but not here", "the file ends"),
        ("đống 3 có 5 quân", "pile 3 has 4 counters"),
        ("lại gặp \"x\"", "found \"y\""),
        ("truy vấn 3: tệp đã hết", "query 3: the file ends"),
        ("te\u{323}\u{302}p đã hết", "the file ends"),
    ] {
        assert!(objection(vi, en).is_some(), "{vi:?} passes for {en:?}");
    }
    assert_eq!(objection("lại gặp \"the 7\"", "found \"the 7\""), None);
    assert_eq!(places_in_vietnamese("line 3, column 5: query 3: x"), ["dòng 3, cột 5"]);
    assert_eq!(places_in_vietnamese("query 17 (line 1, column 3): x"), ["câu hỏi 17 (dòng 1, cột 3)"]);
    assert_eq!(places_in_vietnamese("the move is legal, but: x"), [""]);
    let sentence = Sentence::symbol("x");
    assert!(objection(sentence.vi(), sentence.en()).is_some());
}
