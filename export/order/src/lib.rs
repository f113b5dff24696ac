//! What the runner and the exporter have in common. The exporter is a program of its own, built only when somebody wants
//! packages: the runner writes an [`Order`] to its standard input, as JSON, and reads [`Event`]s from its standard
//! output, one a line. So nobody waits for what makes packages, and there is one program that speaks to people.
//!
//! | module | what it is for |
//! |---|---|
//! | [`formats`] | the formats of packages: one row of data each |
//! | [`event`] | what is told while packages are made |

use std::path::PathBuf;

use serde::{Deserialize, Serialize};

pub mod event;
pub mod formats;

pub use event::{Event, Work};
pub use formats::{FORMATS, Format, Typst, refused};

/// What is wanted.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct Order {
    /// The checkout of the exercises.
    pub root: PathBuf,
    /// The names of the exercises, as a person types them; all, if there is none.
    pub exercises: Vec<String>,
    /// The contest that they are posed in, if they are.
    pub contest: Option<PathBuf>,
    /// The seed of the tests.
    pub seed: u64,
    /// The names of the formats.
    pub formats: Vec<String>,
    /// How points are counted, where a format can do it in two ways.
    pub scoring: Option<Scoring>,
    /// The folder for the packages.
    pub out: PathBuf,
    /// The folder of what is kept: tests that somebody has made already are found there.
    pub cache: PathBuf,
    /// Whether packages that are there and differ are replaced.
    pub force: bool,
}

/// How points are counted.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum Scoring {
    /// Points by group, all or nothing.
    Points,
    /// All tests or nothing.
    PassFail,
}

impl Scoring {
    /// Both.
    pub const ALL: [Scoring; 2] = [Scoring::Points, Scoring::PassFail];

    /// The name on the command line.
    pub fn name(self) -> &'static str {
        match self {
            Scoring::Points => "points",
            Scoring::PassFail => "pass-fail",
        }
    }
}
