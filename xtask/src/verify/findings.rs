//! What checks found, for people and for programs.

use exercise::{Error, Library};
use serde_json::{Value, json};

use crate::{
    junit::{self, Case, Outcome, Suite},
    report,
};

/// How many problems of a check are shown to a person.
const SHOWN: usize = 10;

/// What a check found.
#[derive(Default)]
pub struct Finding {
    /// What was looked at, in a few words.
    pub detail: String,
    /// What is wrong.
    pub problems: Vec<String>,
    /// What could not be looked at.
    pub notices: Vec<String>,
}

impl From<Error> for Finding {
    fn from(error: Error) -> Self {
        Finding { problems: vec![error.to_string()], ..Finding::default() }
    }
}

/// The file that a problem begins with, `statement.vi.md: …` or `wrong_answer/a.cpp …`; or else the manifest.
fn file_of(folder: &str, problem: &str, library: &Library) -> String {
    let first = problem.split([' ', ':']).next().unwrap_or_default();
    let exercise = library.find(folder).ok();
    let found =
        |name: &String| exercise.is_some_and(|exercise| matches!(library.file(exercise, name), Ok(Some(_))));
    let names = [first.to_string(), format!("submissions/{first}")];
    let name = names.iter().filter(|_| !first.is_empty()).find(|name| found(name));
    format!("problems/{folder}/{}", name.map_or("problem.toml", String::as_str))
}

/// What all checks of an exercise found.
pub struct Findings {
    /// The exercise.
    pub folder: &'static str,
    /// Each check by its name.
    pub checks: Vec<(&'static str, Finding)>,
    /// Nothing has changed since these findings were made.
    pub unchanged: bool,
}

impl Findings {
    /// Whether nothing is wrong.
    pub fn ok(&self) -> bool {
        self.checks.iter().all(|(_, finding)| finding.problems.is_empty())
    }

    /// Whether nothing is wrong and everything was looked at.
    pub fn complete(&self) -> bool {
        self.ok() && self.checks.iter().all(|(_, finding)| finding.notices.is_empty())
    }

    pub fn print(&self) {
        // Where something is wrong, what is right would only stand in the way.
        let worth_telling = |(_, finding): &&(&str, Finding)| self.ok() && !finding.detail.is_empty();
        let details: Vec<_> =
            self.checks.iter().filter(worth_telling).map(|(_, finding)| finding.detail.as_str()).collect();
        let (state, details) = match self.ok() {
            true => ("ok  ", format!(": {}", details.join("; "))),
            false => ("FAIL", String::new()),
        };
        let unchanged = if self.unchanged { " (unchanged since)" } else { "" };
        report::line(format_args!("{state} {}{details}{unchanged}", self.folder));
        for (check, finding) in &self.checks {
            for problem in finding.problems.iter().take(SHOWN) {
                report::line(format_args!("     {check}: {problem}"));
            }
            if finding.problems.len() > SHOWN {
                report::line(format_args!("     {check}: and {} more", finding.problems.len() - SHOWN));
            }
            for notice in &finding.notices {
                report::line(format_args!("     {check}: notice: {notice}"));
            }
        }
    }

    /// Each check as a case of JUnit's.
    pub fn suite(&self) -> Suite {
        let case = |(check, finding): &(&'static str, Finding)| Case {
            class: self.folder.into(),
            name: check.to_string(),
            seconds: 0.0,
            outcome: match (finding.problems.first(), finding.notices.first()) {
                (Some(first), _) => {
                    Outcome::Failed { kind: check, message: first.clone(), whole: finding.problems.join("\n") }
                }
                (None, Some(_)) => Outcome::Skipped(finding.notices.join("\n")),
                (None, None) => Outcome::Passed,
            },
        };
        Suite { name: self.folder.into(), cases: self.checks.iter().map(case).collect() }
    }

    /// Each problem as GitHub shows it, beside the file that it names.
    pub fn annotations(&self, library: &Library) -> Vec<String> {
        let all = self
            .checks
            .iter()
            .flat_map(|(check, finding)| finding.problems.iter().map(move |problem| (check, problem)));
        let annotation = |(check, problem): (&&'static str, &String)| {
            junit::annotation(&file_of(self.folder, problem, library), check, problem)
        };
        all.map(annotation).collect()
    }

    pub fn json(&self) -> Value {
        let checks = self.checks.iter().map(|(check, finding)| {
            json!({
                "check": check,
                "ok": finding.problems.is_empty(),
                "detail": finding.detail,
                "problems": finding.problems,
                "notices": finding.notices,
            })
        });
        json!({
            "folder": self.folder,
            "ok": self.ok(),
            "unchanged": self.unchanged,
            "checks": checks.collect::<Vec<_>>(),
        })
    }
}
