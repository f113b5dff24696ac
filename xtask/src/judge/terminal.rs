//! A judgement for people to read: a line a test as it is judged, then the groups, the first failure and the sum.

use anstyle::AnsiColor;
use checkers::{Sentence, say};
use exercise::testdata::ReadyTest;
use judging::{Event, Failing, JudgedGroup, Judgement, Listener, Verdict, stress::Counterexample};

use super::{
    Subject,
    comparison::{self, Beside, cut},
    sentences,
};
use crate::{
    lang::spoken,
    report::{self, visible},
    stress,
};

/// Shows a judgement while it comes about.
pub struct Terminal<'a> {
    pub subject: &'a Subject<'a>,
    /// Show the test whole.
    pub whole: bool,
    /// Show a line for each group alone.
    pub short: bool,
    /// Show the dialogue of each test.
    pub transcript: bool,
}

impl Listener for Terminal<'_> {
    fn on_event(&self, event: Event) {
        if let Event::TestJudged { test, judged, made } = event
            && !self.short
        {
            report::say(&sentences::test(test, &letters(judged.verdict), judged));
            if self.whole {
                whole(made, judged.answer.as_deref());
            }
            if self.transcript {
                let dialogue = String::from_utf8_lossy(judged.answer.as_deref().unwrap_or_default());
                dialogue.lines().for_each(|line| report::line(format_args!("  {}", visible(line))));
            }
        }
    }
}

impl Terminal<'_> {
    /// What is judged; how programs are isolated, where it is not the strongest way.
    pub fn begin(&self) {
        let Subject { posed, source, allowance, in_all, tier, .. } = self.subject;
        let program = report::name(&source.path);
        let (time, memory) = (allowance.time, allowance.memory);
        let (language, folder) = (source.language.name, posed.exercise.folder());
        report::say(&sentences::heading(&program, language, folder, time, memory));
        // Never silently weaker than it could be.
        if let Some(tier) = tier.filter(|tier| *tier != sandbox::Tier::Namespaces) {
            report::say(&sentences::weaker_tier(&tier.to_string(), *in_all));
            for (refused, why) in sandbox::probe().refused.iter().filter(|(refused, _)| *refused != tier) {
                report::say(&sentences::refused_tier(refused.letter(), &why.to_string()));
            }
        }
    }

    /// What came out.
    pub fn end(&self, judgement: &Judgement, fresh: Option<&Counterexample>) {
        match judgement.verdict {
            Verdict::JudgeFailure => {
                let (verdict, message) = (shown(judgement.verdict), judgement.message.map(visible));
                report::say(&say!(vi "{verdict}: {message}", en "{verdict}: {message}"; verdict, message));
                return report::say(&sentences::not_the_program_s_fault());
            }
            Verdict::CompileError => {
                report::say(&shown(judgement.verdict));
                return report::say(&judgement.message.map(visible));
            }
            _ => {}
        }
        for judged in &judgement.groups {
            let loss = judged.failing.as_ref().filter(|_| self.short);
            let loss = loss.map(|failing| {
                (letters(failing.judged.verdict), failing.test.as_str(), &failing.judged.message)
            });
            let loss = loss.as_ref().map(|(letters, test, message)| (letters.as_str(), *test, *message));
            report::say(&sentences::group_and_loss(&group(judged, self.short), loss));
        }
        if let Some(failing) = judgement.failing().filter(|_| !self.whole && !self.short) {
            self.first_failure(failing, fresh);
        }
        report::say(&sentences::sum(
            &shown(judgement.verdict),
            judgement.earned(),
            judgement.points(),
            judgement.slowest(),
            judgement.memory(),
        ));
    }

    /// A fresh small case, where there is one, says more than a line of a long test.
    fn first_failure(&self, failing: &Failing, fresh: Option<&Counterexample>) {
        let Failing { test, judged, hint, .. } = failing;
        report::line("");
        report::say(&sentences::first_failure(test, &judged.message));
        if let Some(hint) = hint {
            report::say(&sentences::likely_cause(hint));
        }
        let large = !is_short(&failing.made.input);
        if large && matches!(judged.verdict, Verdict::TimeLimit | Verdict::MemoryLimit) {
            let first = failing.made.input.split(|&byte| byte == b'\n').next().unwrap_or_default();
            report::say(&sentences::size(&failing.made.input));
            report::line(format_args!("  {}", visible(&cut(&String::from_utf8_lossy(first)))));
        }
        match fresh {
            Some(found) => stress::show(&sentences::fresh(found.minimal), found),
            None => self.where_it_fails(failing),
        }
        report::say(&sentences::see_more(test));
        report::line("");
    }

    fn where_it_fails(&self, failing: &Failing) {
        let Failing { judged, .. } = failing;
        match self.subject.posed.manifest.interactive {
            true => end_of_dialogue(&String::from_utf8_lossy(judged.answer.as_deref().unwrap_or_default())),
            false => self.where_the_answer_fails(failing),
        }
        let said = last_words(&judged.stderr);
        if judged.verdict == Verdict::RunTimeError && !said.is_empty() {
            report::say(&sentences::last_words());
            said.lines().for_each(|line| report::line(format_args!("  {line}")));
        }
    }

    fn where_the_answer_fails(&self, failing: &Failing) {
        let Failing { made, .. } = failing;
        let exercise = self.subject.posed.exercise;
        let compared = comparison::compare(exercise, failing);
        let text = String::from_utf8_lossy(&made.input);
        match compared.as_ref().and_then(|compared| compared.query.as_ref()) {
            Some(query) => {
                report::say(&sentences::query(query));
                report::line(format_args!("  {}", visible(&query.input)));
            }
            None if is_short(&made.input) => {
                report::say(&sentences::its_input());
                text.lines().for_each(|line| report::line(format_args!("  {}", visible(line))));
            }
            None => {}
        }
        if let Some(reached) = comparison::reached(exercise, failing) {
            report::say(&sentences::reached(&reached));
            report::line(format_args!("  {}", visible(&reached.next.input)));
        }
        let lines = compared.map(|compared| compared.lines).unwrap_or_default();
        if !lines.is_empty() {
            report::columns(&beside(&lines), &[0])
                .iter()
                .for_each(|line| report::line(format_args!("  {line}")));
        }
    }
}

/// How many lines of a dialogue are shown where it went wrong.
pub const SAID: usize = 24;

/// The last lines of a dialogue.
fn end_of_dialogue(dialogue: &str) {
    let lines: Vec<&str> = dialogue.lines().collect();
    let left_out = lines.len().saturating_sub(SAID);
    report::say(&sentences::dialogue(left_out));
    lines[left_out..].iter().for_each(|line| report::line(format_args!("  {}", visible(&cut(line)))));
}

/// Lines beside each other, under a heading.
fn beside(lines: &[Beside]) -> Vec<[String; 3]> {
    let here = |sentence: Sentence| sentence.in_lang(spoken()).to_string();
    let shown = |at: usize, of: fn(&Beside) -> Option<&String>| match of(&lines[at]) {
        Some(line) => visible(line),
        None if lines[at..].iter().any(|beside| of(beside).is_some()) => here(sentences::no_line()),
        None => here(sentences::ended()),
    };
    let row = |at: usize| {
        let program = shown(at, |beside| beside.program.as_ref());
        [lines[at].line.to_string(), program, shown(at, |beside| beside.right.as_ref())]
    };
    [sentences::beside().map(here)].into_iter().chain((0..lines.len()).map(row)).collect()
}

/// An input of at most so many lines and bytes is shown whole.
const SHORT: (usize, usize) = (12, 600);

fn is_short(input: &[u8]) -> bool {
    input.len() <= SHORT.1 && String::from_utf8_lossy(input).lines().count() <= SHORT.0
}

/// A test to its last byte.
fn whole(made: &ReadyTest, answer: Option<&[u8]>) {
    let [input, program, right] = sentences::whole_test();
    let parts =
        [(input, Some(made.input.as_slice())), (program, answer), (right, Some(made.answer.as_slice()))];
    for (title, bytes) in parts {
        // An accepted answer is not kept.
        if let Some(bytes) = bytes {
            report::say(&title);
            report::line(visible(String::from_utf8_lossy(bytes).trim_end_matches('\n')));
        }
    }
}

fn letters(verdict: Verdict) -> String {
    let colour = if verdict.is_accepted() { AnsiColor::Green } else { AnsiColor::Red };
    report::painted(verdict.letters(), colour)
}

/// The letters and what they mean.
fn shown(verdict: Verdict) -> Sentence {
    sentences::verdict(&letters(verdict), verdict)
}

fn group(group: &JudgedGroup, short: bool) -> Sentence {
    let left_out = if short { 0 } else { group.left_out() };
    let right = group.ran().filter(|(_, judged)| judged.verdict.is_accepted()).count();
    let (earned, points) = (group.earned(), group.points);
    sentences::group(&group.name, earned, points, right, group.tests.len(), left_out)
}

/// The last lines of what a program said, safe to show.
pub fn last_words(said: &[u8]) -> String {
    let text = String::from_utf8_lossy(said);
    let lines: Vec<_> = text.lines().collect();
    let last = &lines[lines.len().saturating_sub(10)..];
    last.iter().map(|line| visible(&cut(line))).collect::<Vec<_>>().join("\n")
}
