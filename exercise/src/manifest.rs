//! `problem.toml`: titles, source, what it is about, limits, and the plan of the tests.

use std::time::Duration;

use checkers::say;
use generators::plan::{Bilingual, GroupRow, Plan, ReadFile};
use serde::{Deserialize, de::DeserializeOwned};

use crate::{
    Error,
    toml_words::in_plain_words,
    topics::{self, GAMES, KINDS, METHODS, SECTIONS, TAGS, Topic},
};

/// What `problem.toml` says.
#[derive(Clone, Debug, PartialEq)]
pub struct Manifest {
    /// The number in the book, `9.8`; empty for an exercise from elsewhere.
    pub number: String,
    /// The name of its files: `STEM.inp`, `STEM.out`.
    pub stem: String,
    /// The title.
    pub title: Bilingual,
    /// Where the exercise comes from.
    pub source: Bilingual,
    /// The section of the book that it belongs to.
    pub section: &'static Topic,
    /// The family of games, one of [`FAMILIES`]: its pages load the module of this family.
    pub family: &'static str,
    /// The laboratory of its page.
    pub laboratory: Option<Laboratory>,
    /// Whether a program talks with the judge: then inputs open an opponent
    /// ([`crate::contract::Exercise::opponent`]).
    pub interactive: bool,
    /// What it asks.
    pub kind: &'static Topic,
    /// What it is about.
    pub tags: Vec<&'static Topic>,
    /// The games that it has in common with its relatives.
    pub games: Vec<&'static Topic>,
    /// The methods that it has in common with its relatives.
    pub methods: Vec<&'static Topic>,
    /// The exercises that come before it on the path, by their short names; none if it can be a beginning.
    pub needs: Vec<String>,
    /// How hard it is, from 1 to 5; CONTRIBUTING.md says what the numbers mean.
    pub difficulty: u8,
    /// The time limit, before a language's factor.
    pub time_limit: Duration,
    /// The memory limit in MiB.
    pub memory_limit: u64,
    /// The groups and their tests.
    pub plan: Plan,
}

/// The families of games: those in which whoever moves last wins or loses, and those in which numbers are paid. A page
/// loads the code of one of them.
pub const FAMILIES: &[&str] = &["impartial", PAYOFFS];

/// The family whose module has the laboratories.
const PAYOFFS: &str = "payoffs";

/// The laboratories that there are, by what is looked into: a matrix game, a tree, games whose entries are games, a
/// game that comes back to itself, three of them, stochastic games.
pub const LABORATORIES: &[&str] =
    &["matrix", "tree", "games_of_games", "recursive", "three_recursive", "stochastic"];

/// A laboratory: where a page takes a game apart that a reader types.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Laboratory {
    /// One of [`LABORATORIES`].
    pub kind: &'static str,
    /// What is to be typed, where the kind does not say it.
    pub hint: Option<Bilingual>,
    /// What stands there when the laboratory opens; if nothing, what the first sample is about.
    pub start: Option<String>,
    /// Inputs of the exercise that a slider goes through.
    pub inputs: Vec<String>,
}

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
struct File {
    #[serde(default)]
    number: String,
    stem: String,
    title: Bilingual,
    source: Bilingual,
    section: String,
    family: String,
    laboratory: Option<String>,
    laboratory_hint: Option<Bilingual>,
    laboratory_start: Option<String>,
    #[serde(default)]
    laboratory_inputs: Vec<String>,
    kind: String,
    tags: Vec<String>,
    #[serde(default)]
    relatives: Relatives,
    #[serde(default)]
    needs: Vec<String>,
    #[serde(default)]
    interactive: bool,
    difficulty: i64,
    #[serde(default = "one_second")]
    time_limit: f64,
    #[serde(default = "memory")]
    memory_limit: u64,
    group: Vec<GroupRow>,
}

/// What an exercise has in common with others.
#[derive(Default, Deserialize)]
#[serde(default, deny_unknown_fields)]
struct Relatives {
    games: Vec<String>,
    methods: Vec<String>,
}

fn one_second() -> f64 {
    1.0
}

fn memory() -> u64 {
    256
}

/// The least and the greatest difficulty.
pub const DIFFICULTIES: std::ops::RangeInclusive<u8> = 1..=5;

impl Manifest {
    /// Reads a manifest; `read_file` reads the inputs that it names.
    pub fn parse(text: &str, read_file: ReadFile) -> Result<Manifest, Error> {
        let file: File = parse_toml(text)?;
        let section = topics::named(SECTIONS, "section", &file.section).map_err(Error::new)?;
        let family = topics::one_of(FAMILIES, "family", &file.family).map_err(Error::new)?;
        let (hint, start, inputs) = (file.laboratory_hint, file.laboratory_start, file.laboratory_inputs);
        let laboratory = laboratory(family, file.laboratory, hint, start, inputs)?;
        let kind = topics::named(KINDS, "kind", &file.kind).map_err(Error::new)?;
        let tags = topics::all_named(TAGS, "tag", &file.tags).map_err(Error::new)?;
        if tags.is_empty() {
            return Err(Error::new("tags is empty: an exercise needs at least one"));
        }
        let games = topics::all_named(GAMES, "game", &file.relatives.games).map_err(Error::new)?;
        let methods = topics::all_named(METHODS, "method", &file.relatives.methods).map_err(Error::new)?;
        let difficulty = u8::try_from(file.difficulty).ok().filter(|level| DIFFICULTIES.contains(level));
        let (least, greatest) = (DIFFICULTIES.start(), DIFFICULTIES.end());
        let difficulty = difficulty.ok_or_else(|| {
            Error::new(format!("difficulty = {} is not in [{least}, {greatest}]", file.difficulty))
        })?;
        let plan = Plan::from_rows(file.group, read_file).map_err(Error::new)?;
        Ok(Manifest {
            number: file.number,
            stem: file.stem,
            title: file.title,
            source: file.source,
            section,
            family,
            laboratory,
            interactive: file.interactive,
            kind,
            tags,
            games,
            methods,
            needs: needs(file.needs)?,
            difficulty,
            time_limit: time_limit(file.time_limit)?,
            memory_limit: memory_limit(file.memory_limit)?,
            plan,
        })
    }
}

/// Names as [`crate::short_name`] makes them, each once. Whether there are such exercises, [`crate::needs`] says.
fn needs(names: Vec<String>) -> Result<Vec<String>, Error> {
    for (place, name) in names.iter().enumerate() {
        let plain = |byte: u8| byte.is_ascii_lowercase() || byte.is_ascii_digit() || byte == b'_';
        if name.is_empty() || !name.bytes().all(plain) {
            let name = name.escape_debug();
            return Err(Error::new(format!("needs names \"{name}\": an exercise is called moore_nim")));
        }
        if names[..place].contains(name) {
            return Err(Error::new(format!("needs names {name} twice")));
        }
    }
    Ok(names)
}

fn laboratory(
    family: &str,
    kind: Option<String>,
    hint: Option<Bilingual>,
    start: Option<String>,
    inputs: Vec<String>,
) -> Result<Option<Laboratory>, Error> {
    let Some(kind) = kind else {
        return match hint.is_some() || start.is_some() || !inputs.is_empty() {
            true => Err(Error::new(
                "laboratory_hint, laboratory_start and laboratory_inputs say something of a laboratory: name it",
            )),
            false => Ok(None),
        };
    };
    if family != PAYOFFS {
        return Err(Error::new(format!(
            "laboratories are for the family {PAYOFFS}, and family = \"{family}\""
        )));
    }
    let kind = topics::one_of(LABORATORIES, "laboratory", &kind).map_err(Error::new)?;
    Ok(Some(Laboratory { kind, hint, start, inputs }))
}

/// The value of a text in TOML; an error names line and column.
pub fn parse_toml<T: DeserializeOwned>(text: &str) -> Result<T, Error> {
    toml::from_str(text).map_err(|error| {
        let message = in_plain_words(error.message());
        let Some(start) = error.span().map(|span| span.start).filter(|&start| start <= text.len()) else {
            return Error::new(message);
        };
        let before = &text.as_bytes()[..start];
        let line = 1 + before.iter().filter(|&&byte| byte == b'\n').count();
        let column = 1 + before.iter().rev().take_while(|&&byte| byte != b'\n').count();
        Error::new(say!(
            vi "dòng {line}, cột {column}: {message}",
            en "line {line}, column {column}: {message}";
            message
        ))
    })
}

/// A time limit in seconds.
pub fn time_limit(seconds: f64) -> Result<Duration, Error> {
    Duration::try_from_secs_f64(seconds).ok().filter(|limit| (LIMITS.0..=LIMITS.1).contains(limit)).ok_or_else(
        || {
            Error::new(say!(
                vi "time_limit = {seconds} không phải là số giây từ 0.01 đến 3600",
                en "time_limit = {seconds} is not a number of seconds from 0.01 to 3600",
            ))
        },
    )
}

/// The least and the greatest time limit.
const LIMITS: (Duration, Duration) = (Duration::from_millis(10), Duration::from_secs(3600));

/// A memory limit in MiB.
pub fn memory_limit(mebibytes: u64) -> Result<u64, Error> {
    const MOST: u64 = 1 << 20;
    match (1..=MOST).contains(&mebibytes) {
        true => Ok(mebibytes),
        false => Err(Error::new(say!(
            vi "memory_limit = {mebibytes} không phải là số MiB từ 1 đến {MOST}",
            en "memory_limit = {mebibytes} is not a number of MiB from 1 to {MOST}",
        ))),
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn what_an_exercise_needs_is_named_plainly_and_once() {
        let names = |names: &[&str]| needs(names.iter().map(|name| name.to_string()).collect());
        assert_eq!(names(&["nim", "dim_plus"]).unwrap(), ["nim", "dim_plus"]);
        assert!(names(&["nim", "nim"]).unwrap_err().to_string().contains("nim twice"));
        assert!(names(&["9.8"]).is_err() && names(&[""]).is_err());
    }
}
