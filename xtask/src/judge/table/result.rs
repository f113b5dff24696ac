//! What came out for one program, as a table keeps it.

use checkers::Sentence;
use exercise::document::Lang;
use judging::Judgement;
use serde::{Deserialize, Serialize};

use super::super::tests::SAMPLES;
use crate::report::visible;

/// A sentence as it is kept: all words of others in it are safe to show.
#[derive(Clone, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
pub struct Said {
    vi: String,
    en: String,
}

impl Said {
    pub fn in_lang(&self, lang: Lang) -> &str {
        lang.say(&self.vi, &self.en)
    }

    pub fn is_empty(&self) -> bool {
        self.en.is_empty()
    }
}

impl From<&Sentence> for Said {
    fn from(sentence: &Sentence) -> Said {
        Said { vi: visible(sentence.vi()), en: visible(sentence.en()) }
    }
}

/// What came out for one program on one exercise.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
pub struct ProgramResult {
    pub verdict: String,
    /// The compiler's words, or why the judge failed.
    pub message: Said,
    pub points: u32,
    pub time_ms: f64,
    pub first_failing: Option<Failed>,
    pub groups: Vec<GroupOutcome>,
}

/// The first test that failed.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
pub struct Failed {
    pub test: String,
    pub verdict: String,
    pub message: Said,
    pub hint: Option<Said>,
}

#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
pub struct GroupOutcome {
    pub group: String,
    pub points: u32,
    pub points_most: u32,
    pub tests: Vec<TestOutcome>,
}

#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
pub struct TestOutcome {
    pub test: String,
    /// Nothing if the program did not run on it.
    pub verdict: Option<String>,
    pub message: Said,
    pub time_ms: f64,
}

impl ProgramResult {
    /// The outcome of a judgement; all words of others in it are safe to show.
    pub fn of(judgement: &Judgement) -> ProgramResult {
        let failing = judgement.failing().map(|failing| Failed {
            test: visible(&failing.test),
            verdict: failing.judged.verdict.letters().into(),
            message: Said::from(&failing.judged.message),
            hint: failing.hint.as_ref().map(Said::from),
        });
        let groups = judgement.groups.iter().map(|group| GroupOutcome {
            group: visible(&group.name),
            points: group.earned(),
            points_most: group.points,
            tests: group
                .tests
                .iter()
                .map(|test| TestOutcome {
                    test: visible(&test.name),
                    verdict: test.judged.as_ref().map(|judged| judged.verdict.letters().into()),
                    message: test.judged.as_ref().map_or(Said::default(), |judged| Said::from(&judged.message)),
                    time_ms: test.judged.as_ref().map_or(0.0, |judged| milliseconds(judged.cpu)),
                })
                .collect(),
        });
        ProgramResult {
            verdict: judgement.verdict.letters().into(),
            message: Said::from(&judgement.message),
            points: judgement.earned(),
            time_ms: judgement.slowest().map_or(0.0, |(_, cpu)| milliseconds(cpu)),
            first_failing: failing,
            groups: groups.collect(),
        }
    }

    /// `20 (0+20+0) WA small/01`, or just the points if all are won.
    pub fn cell(&self) -> String {
        let scored = self.groups.iter().filter(|group| group.group != SAMPLES);
        let parts: Vec<String> = scored.map(|group| group.points.to_string()).collect();
        let test = self.first_failing.as_ref().map_or(String::new(), |failed| format!(" {}", failed.test));
        match self.verdict.as_str() {
            "AC" => self.points.to_string(),
            verdict if parts.is_empty() => format!("{} {verdict}", self.points),
            verdict => format!("{} ({}) {verdict}{test}", self.points, parts.join("+")),
        }
    }
}

fn milliseconds(time: std::time::Duration) -> f64 {
    time.as_micros() as f64 / 1000.0
}
