//! `problem.toml`: titles, source, limits, and the plan of the tests.

use std::time::Duration;

use generators::plan::{Bilingual, GroupRow, Plan};
use serde::Deserialize;

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
    /// The time limit, before a language's factor.
    pub time_limit: Duration,
    /// The memory limit in MiB.
    pub memory_limit: u64,
    /// The groups and their tests.
    pub plan: Plan,
}

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
struct File {
    #[serde(default)]
    number: String,
    stem: String,
    title: Bilingual,
    source: Bilingual,
    #[serde(default = "one_second")]
    time_limit: f64,
    #[serde(default = "memory")]
    memory_limit: u64,
    group: Vec<GroupRow>,
}

fn one_second() -> f64 {
    1.0
}

fn memory() -> u64 {
    256
}

impl Manifest {
    /// Reads a manifest.
    pub fn parse(text: &str) -> Result<Manifest, String> {
        let file: File = toml::from_str(text).map_err(|error| error.to_string())?;
        let time_limit = Duration::try_from_secs_f64(file.time_limit)
            .ok()
            .filter(|limit| !limit.is_zero())
            .ok_or("time_limit is not a positive number of seconds")?;
        let plan = Plan::from_rows(file.group).map_err(|error| error.to_string())?;
        Ok(Manifest {
            number: file.number,
            stem: file.stem,
            title: file.title,
            source: file.source,
            time_limit,
            memory_limit: file.memory_limit,
            plan,
        })
    }
}
