//! Which exercises belong together, by `data/relatives.toml`: what they ask, the game they share, the method they share.

use generators::plan::Bilingual;
use problems::Error;
use serde::Deserialize;

/// The table.
#[derive(Clone, Debug, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Relatives {
    /// What exercises ask; each exercise has one kind.
    pub kind: Vec<Relation>,
    /// Exercises about the same game.
    pub game: Vec<Relation>,
    /// Exercises that one method solves.
    pub method: Vec<Relation>,
}

/// Exercises that have something in common.
#[derive(Clone, Debug, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Relation {
    /// What it is.
    pub title: Bilingual,
    /// Their names.
    pub exercises: Vec<String>,
}

impl Relation {
    /// Whether an exercise belongs to it.
    pub fn holds(&self, name: &str) -> bool {
        self.exercises.iter().any(|known| known == name)
    }
}

impl Relatives {
    /// Reads the table.
    pub fn load() -> Result<Relatives, Error> {
        toml::from_str(include_str!("../data/relatives.toml"))
            .map_err(|error| Error::new(format!("site/data/relatives.toml: {error}")))
    }

    /// What an exercise shares with others: the game, then the method.
    pub fn of<'a>(&'a self, name: &'a str) -> impl Iterator<Item = &'a Relation> {
        let others = move |relation: &&Relation| relation.holds(name) && relation.exercises.len() > 1;
        self.game.iter().chain(&self.method).filter(others)
    }
}

#[cfg(test)]
mod tests {
    use problems::{CATALOGUE, short_name};

    use super::*;

    #[test]
    fn every_exercise_has_one_kind_and_a_relative() {
        let relatives = Relatives::load().unwrap();
        for exercise in CATALOGUE {
            let name = short_name(exercise.folder());
            assert_eq!(relatives.kind.iter().filter(|kind| kind.holds(name)).count(), 1, "{name}");
            assert!(relatives.of(name).next().is_some(), "{name} has no relative");
        }
    }

    #[test]
    fn only_exercises_are_relatives() {
        let relatives = Relatives::load().unwrap();
        for relation in relatives.kind.iter().chain(&relatives.game).chain(&relatives.method) {
            for name in &relation.exercises {
                assert!(CATALOGUE.iter().any(|exercise| short_name(exercise.folder()) == name), "{name}");
            }
        }
    }
}
