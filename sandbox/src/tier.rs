//! How strongly a program is kept apart, and what this machine offers.

use std::fmt;
use std::str::FromStr;
use std::sync::OnceLock;

use serde::{Deserialize, Serialize};

use crate::{JudgeFailure, Program, Worker};

/// How strongly a program is kept apart from the machine.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
pub enum Tier {
    /// a: namespaces and seccomp. The program sees a root of its own and nothing else.
    Namespaces,
    /// b: Landlock and seccomp. The program sees names, but opens only what it needs.
    Landlock,
    /// c: limits only. Never chosen by itself: a caller asks for it by name.
    ///
    /// On Linux the limits are those of the other tiers. Elsewhere a program is started by the
    /// standard library alone: the time on the clock counts as its CPU time, its memory is neither
    /// limited nor known (0), and a process that it starts and leaves behind is not ended.
    Bare,
}

impl Tier {
    /// The letter that stands in reports: a, b or c.
    pub fn letter(self) -> char {
        match self {
            Tier::Namespaces => 'a',
            Tier::Landlock => 'b',
            Tier::Bare => 'c',
        }
    }

    /// Whether this tier works here, found by building its world; if not, why.
    pub fn works(self) -> Result<(), JudgeFailure> {
        let nothing = Program { argv: vec![], ..Program::native("/usr", "") };
        Worker::new(self, &nothing).map(|_| ())
    }
}

impl fmt::Display for Tier {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let what = match self {
            Tier::Namespaces => "namespaces and seccomp",
            Tier::Landlock => "Landlock and seccomp",
            Tier::Bare => "no isolation",
        };
        write!(f, "{} ({what})", self.letter())
    }
}

impl FromStr for Tier {
    type Err = String;

    fn from_str(letter: &str) -> Result<Tier, String> {
        match letter {
            "a" => Ok(Tier::Namespaces),
            "b" => Ok(Tier::Landlock),
            "c" => Ok(Tier::Bare),
            _ => Err(format!("`{letter}` is not a tier: a, b or c")),
        }
    }
}

/// What this machine offers.
#[derive(Clone, Debug)]
pub struct Probe {
    /// The strongest tier that works.
    pub tier: Tier,
    /// Why the stronger ones don't.
    pub refused: Vec<(Tier, JudgeFailure)>,
}

/// The strongest tier that works here, found once a process.
/// [`Tier::Bare`] means that neither of the safe ones does: don't use it unless told to.
pub fn probe() -> &'static Probe {
    static PROBE: OnceLock<Probe> = OnceLock::new();
    PROBE.get_or_init(|| {
        let mut refused = Vec::new();
        for tier in [Tier::Namespaces, Tier::Landlock] {
            match tier.works() {
                Ok(()) => return Probe { tier, refused },
                Err(why) => refused.push((tier, why)),
            }
        }
        Probe { tier: Tier::Bare, refused }
    })
}
