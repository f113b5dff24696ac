//! `attack.toml`: how many programs somebody wrote to get through although they are wrong, how many the tests accepted
//! then, and what those holes were. `mutate --report` makes a column of `docs/test-strength.md` of it.

use checkers::{Sentence, say};
use exercise::{AnyExercise, Error, Library};
use serde::Deserialize;

/// The name of the file.
pub const FILE: &str = "attack.toml";

/// The attack on the tests of one exercise, in two parts.
#[derive(Clone, Debug, Default, PartialEq, Eq, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Attack {
    /// By somebody who has read the statement and not the plan.
    statement: Part,
    /// By somebody who has read the plan, too.
    plan: Part,
}

/// One part of an attack.
#[derive(Clone, Debug, Default, PartialEq, Eq, Deserialize)]
#[serde(deny_unknown_fields)]
struct Part {
    /// How many wrong or slow programs were written.
    programs: usize,
    /// How many of them all tests accepted.
    through: usize,
    /// The holes that have become tests since, a line each; several programs may have used the same.
    #[serde(default)]
    closed: Vec<String>,
    /// The programs that are accepted to this day: a line each, with the reason.
    #[serde(default)]
    open: Vec<String>,
}

/// What an attack showed, in numbers.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct Counts {
    programs: usize,
    before: usize,
    after: usize,
}

impl Counts {
    /// As a cell of the table: accepted before → accepted now / programs.
    pub fn cell(self) -> String {
        let Counts { programs, before, after } = self;
        format!("{before} → {after} / {programs}")
    }

    /// Those of two attacks together.
    pub fn and(self, other: Counts) -> Counts {
        Counts {
            programs: self.programs + other.programs,
            before: self.before + other.before,
            after: self.after + other.after,
        }
    }
}

impl Part {
    fn counts(&self) -> Counts {
        Counts { programs: self.programs, before: self.through, after: self.open.len() }
    }

    /// What cannot be true of these figures.
    fn fault(&self) -> Option<Sentence> {
        let &Part { programs, through, .. } = self;
        let open = self.open.len();
        let fault = if through > programs {
            say!(
                vi "{through} chương trình lọt lưới mà chỉ có {programs} chương trình",
                en "{through} programs got through, out of {programs}",
            )
        } else if open > through {
            say!(
                vi "{open} chương trình đến nay vẫn lọt lưới (open) mà trước kia chỉ có {through} (through)",
                en "{open} programs are still accepted (open), but only {through} ever were (through)",
            )
        } else if self.closed.len() > through - open {
            say!(
                vi "closed nêu nhiều lỗ hổng hơn số chương trình đã lọt lưới mà nay bị loại",
                en "closed names more holes than there are programs that got through and are refused now",
            )
        } else if self.closed.is_empty() && through > open {
            say!(
                vi "có chương trình đã lọt lưới mà nay bị loại, nhưng closed không nêu lỗ hổng nào",
                en "programs got through and are refused now, but closed does not name the hole",
            )
        } else {
            return None;
        };
        Some(fault)
    }
}

impl Attack {
    /// Reads the attack on an exercise, if there was one.
    pub fn load(library: &Library, exercise: &dyn AnyExercise) -> Result<Option<Attack>, Error> {
        let Some(bytes) = library.file(exercise, FILE)? else { return Ok(None) };
        let place = library.place(exercise, FILE);
        let attack: Attack =
            toml::from_slice(&bytes).map_err(|error| Error::file(&place, error.to_string()))?;
        match attack.fault() {
            Some(fault) => Err(Error::file(&place, fault)),
            None => Ok(Some(attack)),
        }
    }

    fn fault(&self) -> Option<Sentence> {
        self.statement.fault().or_else(|| self.plan.fault())
    }

    /// Both parts together.
    pub fn counts(&self) -> Counts {
        self.statement.counts().and(self.plan.counts())
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    const TEXT: &str = "[statement]\nprograms = 6\nthrough = 1\nclosed = ['a table one too short']\n\
                        [plan]\nprograms = 5\nthrough = 3\nclosed = ['one pile of 2^32']\nopen = ['slow.cpp: 0.9 s']\n";

    #[test]
    fn what_is_still_accepted_is_what_is_named_as_open() {
        let attack: Attack = toml::from_str(TEXT).unwrap();
        assert_eq!(attack.fault(), None);
        assert_eq!(attack.counts().cell(), "4 → 1 / 11");
        assert_eq!(attack.counts().and(attack.counts()).cell(), "8 → 2 / 22");
    }

    #[test]
    fn a_key_that_is_unknown_or_missing_is_refused() {
        assert!(toml::from_str::<Attack>(&TEXT.replace("closed", "closes")).is_err());
        assert!(toml::from_str::<Attack>(&TEXT.replace("through = 1\n", "")).is_err());
        assert!(toml::from_str::<Attack>("[statement]\nprograms = 5\nthrough = 0\n").is_err());
    }

    #[test]
    fn figures_that_cannot_be_true_are_refused() {
        let fault = |from: &str, to: &str| toml::from_str::<Attack>(&TEXT.replace(from, to)).unwrap().fault();
        assert!(fault("programs = 5", "programs = 2").is_some(), "more got through than there are");
        assert!(fault("through = 1", "through = 0").is_some(), "a hole that nobody went through");
        assert!(fault("through = 3", "through = 0").is_some(), "accepted now, and not then");
        assert!(fault("closed = ['one pile of 2^32']", "").is_some(), "closed, and nobody says what");
    }
}
