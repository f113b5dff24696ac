//! What checks found, for people and for programs.

use checkers::{Sentence, say};
use exercise::{Error, Library, document::Lang};
use serde_json::{Value, json};

use crate::{
    junit::{self, Case, Outcome, Suite},
    lang::spoken,
    report,
};

/// How many problems of a check are shown to a person.
const SHOWN: usize = 10;

/// What a check found.
#[derive(Default)]
pub struct Finding {
    /// What was looked at, in a few words.
    pub detail: Sentence,
    /// What is wrong.
    pub problems: Vec<Sentence>,
    /// What could not be looked at.
    pub notices: Vec<Sentence>,
}

impl From<Error> for Finding {
    fn from(error: Error) -> Self {
        Finding { problems: vec![error.sentence().clone()], ..Finding::default() }
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

fn in_lang(sentences: &[Sentence], lang: Lang) -> Vec<&str> {
    sentences.iter().map(|sentence| sentence.in_lang(lang)).collect()
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
        let details = self.checks.iter().filter(worth_telling).map(|(_, finding)| finding.detail.clone());
        let details = Sentence::joined(&details.collect::<Vec<_>>(), "; ");
        let unchanged = match self.unchanged {
            true => say!(vi " (không đổi từ lần trước)", en " (unchanged since)"),
            false => Sentence::default(),
        };
        let folder = self.folder;
        report::say(&match self.ok() {
            true => say!(
                vi "ok   {folder}: {details}{unchanged}",
                en "ok   {folder}: {details}{unchanged}";
                details, unchanged
            ),
            false => say!(vi "HỎNG {folder}", en "FAIL {folder}"),
        });
        for (check, finding) in &self.checks {
            for problem in finding.problems.iter().take(SHOWN) {
                report::say(&say!(vi "     {check}: {problem}", en "     {check}: {problem}"; problem));
            }
            if finding.problems.len() > SHOWN {
                let more = finding.problems.len() - SHOWN;
                report::say(&say!(vi "     {check}: và {more} lỗi nữa", en "     {check}: and {more} more"));
            }
            for notice in &finding.notices {
                report::say(&say!(
                    vi "     {check}: lưu ý: {notice}",
                    en "     {check}: notice: {notice}";
                    notice
                ));
            }
        }
    }

    /// Each check as a case of JUnit's.
    pub fn suite(&self) -> Suite {
        let case = |(check, finding): &(&'static str, Finding)| Case {
            class: self.folder.into(),
            name: check.to_string(),
            seconds: 0.0,
            outcome: match (finding.problems.first(), finding.notices.is_empty()) {
                (Some(first), _) => Outcome::Failed {
                    kind: check,
                    message: first.in_lang(spoken()).into(),
                    whole: in_lang(&finding.problems, spoken()).join("\n"),
                },
                (None, false) => Outcome::Skipped(in_lang(&finding.notices, spoken()).join("\n")),
                (None, true) => Outcome::Passed,
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
        let annotation = |(check, problem): (&&'static str, &Sentence)| {
            let problem = problem.in_lang(spoken());
            junit::annotation(&file_of(self.folder, problem, library), check, problem)
        };
        all.map(annotation).collect()
    }

    pub fn json(&self, lang: Lang) -> Value {
        let checks = self.checks.iter().map(|(check, finding)| {
            json!({
                "check": check,
                "ok": finding.problems.is_empty(),
                "detail": finding.detail.in_lang(lang),
                "problems": in_lang(&finding.problems, lang),
                "notices": in_lang(&finding.notices, lang),
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
