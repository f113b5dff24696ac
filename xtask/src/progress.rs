//! Progress of long work: a bar on a terminal, plain lines elsewhere, always on standard error.

use std::{
    fmt,
    io::IsTerminal,
    time::{Duration, Instant},
};

use checkers::{Sentence, say};
use exercise::document::Lang;
use indicatif::{HumanDuration, ProgressBar, ProgressDrawTarget, ProgressState, ProgressStyle};

use crate::{lang::spoken, report};

/// A count of things done, shown while it grows.
pub struct Progress {
    bar: ProgressBar,
    plain: bool,
    quiet: bool,
    /// Whether what is done says anything of how long the rest takes.
    estimates: bool,
    last: std::sync::Mutex<Instant>,
}

impl Progress {
    /// Shows how many of `total` things are done. `quiet` shows nothing.
    pub fn new(what: &'static str, total: usize, quiet: bool) -> Progress {
        let terminal = std::io::stderr().is_terminal();
        let target =
            if terminal && !quiet { ProgressDrawTarget::stderr() } else { ProgressDrawTarget::hidden() };
        let bar = ProgressBar::with_draw_target(Some(total as u64), target);
        bar.set_style(style(true));
        bar.set_prefix(what);
        Progress { bar, plain: !terminal, quiet, estimates: true, last: std::sync::Mutex::new(Instant::now()) }
    }

    /// The same for things of which some take a moment and others minutes: it says how many are done and no more.
    pub fn uneven(self) -> Progress {
        self.bar.set_style(style(false));
        Progress { estimates: false, ..self }
    }

    /// Something begins.
    pub fn begin(&self, what: &Sentence) {
        self.bar.set_message(what.in_lang(spoken()).to_string());
        self.bar.tick();
    }

    /// Something begins that takes long. Where there is no terminal this is a line, whenever the last one was.
    pub fn begin_long(&self, what: &Sentence) {
        self.begin(what);
        if self.plain && !self.quiet {
            self.line(what.in_lang(spoken()));
        }
    }

    /// One more thing is done.
    pub fn step(&self, what: &str) {
        self.skip(what, 1);
    }

    /// So many things are done, or need not be.
    pub fn skip(&self, what: &str, many: usize) {
        self.bar.set_message(what.to_string());
        self.bar.inc(many as u64);
        if self.is_line_due() {
            self.line(what);
        }
    }

    /// Where there is no terminal a line every few seconds shows that work goes on.
    fn is_line_due(&self) -> bool {
        if !self.plain || self.quiet {
            return false;
        }
        let Ok(mut last) = self.last.try_lock() else { return false };
        let due = last.elapsed() > Duration::from_secs(5);
        if due {
            *last = Instant::now();
        }
        due
    }

    fn line(&self, what: &str) {
        let (done, total) = (self.bar.position(), self.bar.length().unwrap_or(0));
        let left = match time_left(done, total, self.bar.eta()) {
            Some(left) if self.estimates => say!(vi ", còn khoảng {left} giây", en ", about {left} s left"),
            _ => Sentence::default(),
        };
        report::remark(&say!(
            vi "{prefix}: {done}/{total}{left} ({what})",
            en "{prefix}: {done}/{total}{left} ({what})",
            prefix = self.bar.prefix();
            left
        ));
    }

    /// Writes something else meanwhile, without the bar in the way.
    pub fn aside(&self, write: impl FnOnce()) {
        self.bar.suspend(write);
    }

    /// Takes the bar away.
    pub fn finish(&self) {
        self.bar.finish_and_clear();
    }
}

/// How a bar looks.
fn template(estimates: bool) -> &'static str {
    match estimates {
        true => "{prefix:>10} [{bar:30}] {pos}/{len}{left} {wide_msg}",
        false => "{prefix:>10} [{bar:30}] {pos}/{len} {wide_msg}",
    }
}

fn style(estimates: bool) -> ProgressStyle {
    // Only a template that is wrong is refused.
    let style = ProgressStyle::with_template(template(estimates));
    style.unwrap_or_else(|_| ProgressStyle::default_bar()).with_key("left", left).progress_chars("=> ")
}

/// The seconds that are left, if anything is known of them: before the first thing is done nothing is, and an estimate
/// of nothing with work still to do is none.
fn time_left(done: u64, total: u64, estimate: Duration) -> Option<u64> {
    let seconds = estimate.as_secs();
    (done > 0 && done < total && seconds > 0).then_some(seconds)
}

/// What the bar says of it.
fn left(state: &ProgressState, out: &mut dyn fmt::Write) {
    if let Some(seconds) = time_left(state.pos(), state.len().unwrap_or(0), state.eta()) {
        let left = HumanDuration(Duration::from_secs(seconds));
        let _ = match spoken() {
            Lang::Vietnamese => write!(out, ", còn {left:#}"),
            Lang::English => write!(out, ", {left:#} left"),
        };
    }
}

#[cfg(test)]
mod units {
    use super::*;

    #[test]
    fn the_templates_of_both_bars_are_right() {
        for estimates in [true, false] {
            assert!(ProgressStyle::with_template(template(estimates)).is_ok());
        }
    }

    #[test]
    fn nothing_is_said_of_the_time_before_anything_is_known() {
        let some = Duration::from_secs(7);
        assert_eq!(time_left(0, 40, Duration::ZERO), None, "no \"0s left\" at the start");
        assert_eq!(time_left(0, 40, some), None);
        assert_eq!(time_left(3, 40, Duration::from_millis(200)), None);
        assert_eq!(time_left(3, 40, some), Some(7));
        assert_eq!(time_left(40, 40, some), None);
    }
}
