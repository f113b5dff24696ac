//! Progress of long work: a bar on a terminal, plain lines elsewhere, always on standard error.

use std::{
    io::IsTerminal,
    time::{Duration, Instant},
};

use checkers::say;
use indicatif::{ProgressBar, ProgressDrawTarget, ProgressStyle};

use crate::{report, tongue::spoken};

/// A count of things done, shown while it grows.
pub struct Progress {
    bar: ProgressBar,
    plain: bool,
    quiet: bool,
    last: std::sync::Mutex<Instant>,
}

impl Progress {
    /// Shows how many of `total` things are done. `quiet` shows nothing.
    pub fn new(what: &'static str, total: usize, quiet: bool) -> Progress {
        let terminal = std::io::stderr().is_terminal();
        let target =
            if terminal && !quiet { ProgressDrawTarget::stderr() } else { ProgressDrawTarget::hidden() };
        let bar = ProgressBar::with_draw_target(Some(total as u64), target);
        let template = spoken().say(
            "{prefix:>10} [{bar:30}] {pos}/{len}, còn {eta} {wide_msg}",
            "{prefix:>10} [{bar:30}] {pos}/{len}, {eta} left {wide_msg}",
        );
        if let Ok(style) = ProgressStyle::with_template(template) {
            bar.set_style(style.progress_chars("=> "));
        }
        bar.set_prefix(what);
        Progress { bar, plain: !terminal, quiet, last: std::sync::Mutex::new(Instant::now()) }
    }

    /// One more thing is done.
    pub fn step(&self, what: &str) {
        self.skip(what, 1);
    }

    /// So many things are done, or need not be.
    pub fn skip(&self, what: &str, many: usize) {
        self.bar.set_message(what.to_string());
        self.bar.inc(many as u64);
        // Where there is no terminal a line every few seconds shows that work goes on.
        if self.plain
            && !self.quiet
            && let Ok(mut last) = self.last.try_lock()
            && last.elapsed() > Duration::from_secs(5)
        {
            *last = Instant::now();
            let (done, total) = (self.bar.position(), self.bar.length().unwrap_or(0));
            report::remark(&say!(
                vi "{prefix}: {done}/{total}, còn khoảng {left} giây ({what})",
                en "{prefix}: {done}/{total}, about {left} s left ({what})",
                prefix = self.bar.prefix(),
                left = self.bar.eta().as_secs()
            ));
        }
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
