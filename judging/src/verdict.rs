//! What came out: of a test, of a group of tests, of a whole program.

use std::{sync::Arc, time::Duration};

use checkers::{Sentence, say};
use exercise::{expected::Expected, testdata::ReadyTest};
use sandbox::End;

use crate::sentences;

/// The verdict on a test, on a group or on a whole program.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord)]
pub enum Verdict {
    /// Accepted.
    Accepted,
    /// Wrong answer.
    WrongAnswer,
    /// Time limit exceeded.
    TimeLimit,
    /// Memory limit exceeded.
    MemoryLimit,
    /// Output limit exceeded.
    OutputLimit,
    /// Run-time error.
    RunTimeError,
    /// The compiler refused the source.
    CompileError,
    /// The judge could not do its work: never the program's fault.
    JudgeFailure,
}

impl From<Expected> for Verdict {
    fn from(expected: Expected) -> Verdict {
        match expected {
            Expected::Accepted => Verdict::Accepted,
            Expected::WrongAnswer => Verdict::WrongAnswer,
            Expected::TimeLimit => Verdict::TimeLimit,
            Expected::RunTimeError => Verdict::RunTimeError,
        }
    }
}

impl Verdict {
    /// All of them.
    pub const ALL: [Verdict; 8] = [
        Verdict::Accepted,
        Verdict::WrongAnswer,
        Verdict::TimeLimit,
        Verdict::MemoryLimit,
        Verdict::OutputLimit,
        Verdict::RunTimeError,
        Verdict::CompileError,
        Verdict::JudgeFailure,
    ];

    /// The two or three letters of reports.
    pub fn letters(self) -> &'static str {
        match self {
            Verdict::Accepted => "AC",
            Verdict::WrongAnswer => "WA",
            Verdict::TimeLimit => "TLE",
            Verdict::MemoryLimit => "MLE",
            Verdict::OutputLimit => "OLE",
            Verdict::RunTimeError => "RE",
            Verdict::CompileError => "CE",
            Verdict::JudgeFailure => "JF",
        }
    }

    /// What the letters stand for.
    pub fn words(self) -> Sentence {
        match self {
            Verdict::Accepted => say!(vi "đúng", en "accepted"),
            Verdict::WrongAnswer => say!(vi "kết quả sai", en "wrong answer"),
            Verdict::TimeLimit => say!(vi "quá thời gian", en "time limit exceeded"),
            Verdict::MemoryLimit => say!(vi "quá bộ nhớ", en "memory limit exceeded"),
            Verdict::OutputLimit => say!(vi "in ra quá nhiều", en "output limit exceeded"),
            Verdict::RunTimeError => say!(vi "lỗi khi chạy", en "run-time error"),
            Verdict::CompileError => say!(vi "lỗi biên dịch", en "compile error"),
            Verdict::JudgeFailure => say!(vi "máy chấm gặp sự cố", en "judge failure"),
        }
    }

    /// Whether all is well.
    pub fn is_accepted(self) -> bool {
        self == Verdict::Accepted
    }
}

/// What a program did on a test.
#[derive(Clone, Debug)]
pub struct Judged {
    /// The verdict.
    pub verdict: Verdict,
    /// Why, if it is not accepted; empty otherwise.
    pub message: Sentence,
    /// How the run ended, if there was one.
    pub end: Option<End>,
    /// CPU time.
    pub cpu: Duration,
    /// Time on the clock.
    pub wall: Duration,
    /// The most memory it had, in bytes.
    pub memory: u64,
    /// The answer, if it gave one and was not accepted.
    pub answer: Option<Vec<u8>>,
    /// The beginning of what it wrote to standard error.
    pub stderr: Vec<u8>,
}

impl Judged {
    /// A test that is lost without a run: the runs before took all the time that one judgement has.
    pub(crate) fn out_of_time(in_all: Duration) -> Judged {
        Judged {
            verdict: Verdict::TimeLimit,
            message: sentences::out_of_time_in_all(in_all),
            end: None,
            cpu: Duration::ZERO,
            wall: Duration::ZERO,
            memory: 0,
            answer: None,
            stderr: Vec::new(),
        }
    }
}

/// A test, with what the program did if it ran.
#[derive(Clone, Debug)]
pub struct JudgedTest {
    /// Group and number: `small/01`.
    pub name: String,
    /// Nothing if the program did not run on it.
    pub judged: Option<Judged>,
}

/// A group of tests whose points are won together or not at all.
#[derive(Clone)]
pub struct JudgedGroup {
    /// Its name.
    pub name: String,
    /// What it is worth.
    pub points: u32,
    /// Every test, in order.
    pub tests: Vec<JudgedTest>,
    /// What a person needs of the first test that failed.
    pub failing: Option<Failing>,
}

/// A test that a program failed.
#[derive(Clone)]
pub struct Failing {
    /// Group and number.
    pub test: String,
    /// What the program did, its answer and its last words included.
    pub judged: Judged,
    /// The likely cause, where it is none of the algorithm.
    pub hint: Option<Sentence>,
    /// The test.
    pub made: Arc<ReadyTest>,
}

impl JudgedGroup {
    /// The points that the program gets.
    pub fn earned(&self) -> u32 {
        if self.failing.is_none() { self.points } else { 0 }
    }

    /// The verdict on the group: that of its first failure.
    pub fn verdict(&self) -> Verdict {
        self.failing.as_ref().map_or(Verdict::Accepted, |failing| failing.judged.verdict)
    }

    /// How many tests were left out.
    pub fn left_out(&self) -> usize {
        self.tests.iter().filter(|test| test.judged.is_none()).count()
    }

    /// The tests that the program ran on.
    pub fn ran(&self) -> impl Iterator<Item = (&str, &Judged)> {
        self.tests.iter().filter_map(|test| Some((test.name.as_str(), test.judged.as_ref()?)))
    }
}

/// What came out for a whole program.
#[derive(Clone)]
pub struct Judgement {
    /// The verdict on the whole: that of the first group that is lost.
    pub verdict: Verdict,
    /// The compiler's words, or why the judge failed; empty otherwise.
    pub message: Sentence,
    /// The groups, in order; none if the program never ran.
    pub groups: Vec<JudgedGroup>,
}

impl Judgement {
    /// The judge could not even begin.
    pub fn failed(why: Sentence) -> Judgement {
        Judgement::without_tests(Verdict::JudgeFailure, why)
    }

    /// The source is not taken: as if the compiler had refused it.
    pub fn refused(why: Sentence) -> Judgement {
        Judgement::without_tests(Verdict::CompileError, why)
    }

    /// A judgement of a program that never ran to its end.
    pub(crate) fn without_tests(verdict: Verdict, message: Sentence) -> Judgement {
        Judgement { verdict, message, groups: Vec::new() }
    }

    pub(crate) fn of(groups: Vec<JudgedGroup>) -> Judgement {
        let lost = groups.iter().map(JudgedGroup::verdict).find(|verdict| !verdict.is_accepted());
        Judgement { verdict: lost.unwrap_or(Verdict::Accepted), message: Sentence::default(), groups }
    }

    /// The points that the program gets.
    pub fn earned(&self) -> u32 {
        self.groups.iter().map(JudgedGroup::earned).sum()
    }

    /// The points that there are.
    pub fn points(&self) -> u32 {
        self.groups.iter().map(|group| group.points).sum()
    }

    /// The tests that the program ran on.
    pub fn ran(&self) -> impl Iterator<Item = (&str, &Judged)> {
        self.groups.iter().flat_map(JudgedGroup::ran)
    }

    /// The first test that failed.
    pub fn failing(&self) -> Option<&Failing> {
        self.groups.iter().find_map(|group| group.failing.as_ref())
    }

    /// How many tests the program failed.
    pub fn refusals(&self) -> usize {
        self.ran().filter(|(_, judged)| !judged.verdict.is_accepted()).count()
    }

    /// The slowest run.
    pub fn slowest(&self) -> Option<(&str, Duration)> {
        self.ran().map(|(name, judged)| (name, judged.cpu)).max_by_key(|(_, cpu)| *cpu)
    }

    /// The most memory of any run, in bytes.
    pub fn memory(&self) -> u64 {
        self.ran().map(|(_, judged)| judged.memory).max().unwrap_or(0)
    }
}
