//! A judgement for people to read.

use anstyle::AnsiColor;
use judging::{Failing, JudgedGroup, Verdict};

use super::{
    Shown,
    comparison::{self, cut},
};
use crate::report::{self, visible};

/// Prints a judgement: group by group, the first failure, the sum.
pub fn print(shown: &Shown) {
    let Shown { exercise, source, allowance, in_all, tier, judgement } = shown;
    let sandbox = tier.map_or(String::new(), |tier| format!(", sandbox tier {tier}"));
    report::line(format_args!(
        "{} in {}, on {}: {} s, {} MiB, at most {} s in all{sandbox}",
        visible(&source.path.display().to_string()),
        source.language.name,
        exercise.folder(),
        allowance.time.as_secs_f64(),
        allowance.memory,
        in_all.as_secs_f64(),
    ));
    if let Some(tier) = tier {
        // Never silently weaker than it could be.
        let stronger = sandbox::probe().refused.iter().filter(|(refused, _)| refused != tier);
        stronger
            .for_each(|(refused, why)| report::line(format_args!("not in tier {}: {why}", refused.letter())));
    }
    match judgement.verdict {
        Verdict::JudgeFailure => {
            report::line(format_args!("{}: {}", letters(judgement.verdict), visible(&judgement.message)));
            return report::line("The judge failed, not the program.");
        }
        Verdict::CompileError => {
            report::line(letters(judgement.verdict));
            return report::line(visible(&judgement.message));
        }
        _ => {}
    }
    judgement.groups.iter().for_each(group);
    if let Some(failing) = judgement.failing() {
        first_failure(failing);
    }
    let slowest = judgement.slowest().map_or(String::new(), |(test, cpu)| {
        format!("; slowest {:.3} s ({})", cpu.as_secs_f64(), visible(test))
    });
    report::line(format_args!(
        "{}: {} of {} points{slowest}, most memory {}",
        letters(judgement.verdict),
        judgement.earned(),
        judgement.points(),
        mebibytes(judgement.memory()),
    ));
}

fn letters(verdict: Verdict) -> String {
    let colour = if verdict.is_accepted() { AnsiColor::Green } else { AnsiColor::Red };
    report::painted(verdict.letters(), colour)
}

fn mebibytes(bytes: u64) -> String {
    format!("{:.1} MiB", bytes as f64 / (1 << 20) as f64)
}

fn group(group: &JudgedGroup) {
    report::line(format_args!("{}: {} of {} points", visible(&group.name), group.earned(), group.points));
    for (test, judged) in group.ran() {
        let message = match judged.message.as_str() {
            "" => String::new(),
            message => format!(": {}", visible(message)),
        };
        report::line(format_args!(
            "  {}: {} {:.3} s, {}{message}",
            visible(test),
            letters(judged.verdict),
            judged.cpu.as_secs_f64(),
            mebibytes(judged.memory),
        ));
    }
    let left = group.tests.len() - group.ran().count();
    if left > 0 {
        report::line(format_args!("  {left} more not run: the points are lost (--all runs them)"));
    }
}

/// An input of at most so many lines and bytes is shown whole.
const SHORT: (usize, usize) = (12, 600);

fn first_failure(failing: &Failing) {
    let Failing { test, judged, made, .. } = failing;
    report::line(format_args!(
        "\nThe first test that fails is {}: {}",
        visible(test),
        visible(&judged.message)
    ));
    let text = String::from_utf8_lossy(&made.input);
    if made.input.len() <= SHORT.1 && text.lines().count() <= SHORT.0 {
        report::line("Its input:");
        text.lines().for_each(|line| report::line(format_args!("  {}", visible(line))));
    }
    let said = last_words(&judged.stderr);
    if judged.verdict == Verdict::RunTimeError && !said.is_empty() {
        report::line("The last words of the program on standard error:");
        said.lines().for_each(|line| report::line(format_args!("  {line}")));
    }
    if let Some(lines) = comparison::lines(failing) {
        report::line("The reference's answer (-; others may be right, too) and the program's (+):");
        for (sign, line) in lines {
            let line = format!("  {sign} {}", visible(&line));
            report::line(match sign {
                '-' => report::painted(line, AnsiColor::Green),
                '+' => report::painted(line, AnsiColor::Red),
                _ => line,
            });
        }
    }
    report::line("");
}

/// The last lines of what a program said, safe to show.
pub fn last_words(said: &[u8]) -> String {
    let text = String::from_utf8_lossy(said);
    let lines: Vec<_> = text.lines().collect();
    let last = &lines[lines.len().saturating_sub(10)..];
    last.iter().map(|line| visible(&cut(line))).collect::<Vec<_>>().join("\n")
}
