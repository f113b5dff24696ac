//! The judge's side: a program ready to run.

use std::sync::atomic::Ordering;
use std::time::{Duration, Instant};

use rustix::event::{PollFd, PollFlags, Timespec, poll};
use rustix::fd::{AsFd, OwnedFd};
use rustix::net::SendFlags;

use crate::failure::While;
use crate::finished::or_flooded;
use crate::folder::check_name;
use crate::streams::LATER;
use crate::{AnswerFile, Ends, Finished, JudgeFailure, Limits, Meter, Program, Run, STDERR_KEPT, Tier};

use super::contact::Contact;
use super::wire::{Left, Profile, Request, Setup, Wanted};
use super::{bounded, hidden, pipes, sys, wire};

/// A program ready to run, in a world of its own. One run at a time; for more at once, make more.
#[derive(Debug)]
pub struct Worker {
    contact: Contact,
}

impl Worker {
    /// Builds the world of `program`.
    pub fn new(tier: Tier, program: &Program) -> Result<Worker, JudgeFailure> {
        let hidden = hidden::true_places(&program.hidden);
        let contact = Contact::start(tier, |working_folder, group| Setup {
            tier,
            profile: Profile::Run,
            folder: Some(program.folder.clone()),
            argv: program.argv.clone(),
            env: program.env.clone(),
            read_only: program.read_only.clone(),
            hidden,
            memory: program.memory,
            threads: program.threads,
            proc: program.proc,
            pairs: program.pairs,
            working_folder,
            group,
        })?;
        Ok(Worker { contact })
    }

    /// Runs the program once. After a failure the worker is of no more use.
    pub fn run(&mut self, run: &Run<'_>) -> Result<Finished, JudgeFailure> {
        for name in [run.input_name, run.output_name] {
            check_name(name)?;
        }
        let input = bounded::sealed("input", run.input)?;
        let stdout = bounded::empty("stdout")?;
        let stderr = bounded::empty("stderr")?;
        let limit = run.limits.output;
        let request = Request {
            files: vec![run.input_name.to_owned()],
            wanted: Wanted::File(run.output_name.to_owned()),
            leash: false,
            limits: run.limits,
            // The input, an answer of full length, and as much again for whatever else.
            room: (run.input.len() as u64).saturating_add(limit.saturating_mul(2)).saturating_add(1 << 20),
        };
        let files = [&input, &stdout, &stderr, &input].map(|file| file.as_fd());
        let (done, left) = self.contact.ask(&request, &files)?;

        let file = match (done.left, left) {
            (Left::Nothing, _) => AnswerFile::Missing,
            (Left::NotAFile(what), _) => AnswerFile::NotAFile(what),
            (Left::Sent, Some(file)) if size(&file)? > limit => AnswerFile::TooLarge,
            (Left::Sent, Some(file)) => AnswerFile::Bytes(bounded::read(file, limit)?),
            (Left::Sent, None) => return Err(JudgeFailure::new("an answer's file got lost")),
        };
        let flooded = file == AnswerFile::TooLarge || size(&stdout)? > limit || size(&stderr)? > limit;
        Ok(Finished {
            end: or_flooded(done.end, flooded),
            cpu: Duration::from_micros(done.cpu_us),
            wall: Duration::from_micros(done.wall_us),
            memory: done.memory,
            stdout: bounded::read(stdout, limit)?,
            stderr: words(stderr, done.why)?,
            file,
            others: done.others,
        })
    }

    /// Runs the program while `judge` talks with it: for interactive exercises.
    ///
    /// The judge gets the open [`Ends`] of the program's standard input and output; there are no
    /// files. The limits are those of any run, and the program can't hold up the judge beyond
    /// them: every read and write of the judge's ends when the program has gone or its time on the
    /// clock (which also runs while the judge thinks) is over. What the program sends is bounded
    /// by the output limit. The run ends when the program does; the judge's ends are closed when
    /// it drops them, at the latest when it returns. After a failure, or if the judge panics, the
    /// worker is of no more use.
    ///
    /// A judge that writes to a program that has gone gets an error: SIGPIPE is ignored from here
    /// on, as Rust's own start-up code has it.
    ///
    /// ```no_run
    /// use std::io::{BufRead, Write};
    /// use std::time::Duration;
    /// use sandbox::{End, Ends, Limits, Program, Worker};
    ///
    /// # sandbox::zygote_entry_if_asked();
    /// let program = Program::native("/tmp/program", "main");
    /// let mut worker = Worker::new(sandbox::probe().tier, &program)?;
    /// let limits = Limits {
    ///     cpu: Duration::from_secs(1),
    ///     wall: Duration::from_secs(3),
    ///     memory: 256 << 20,
    ///     output: 1 << 20,
    /// };
    /// let secret = 42;
    /// // The program guesses; each guess is answered with <, > or =.
    /// let (guesses, finished) = worker.converse(limits, |Ends { mut to, from, .. }| {
    ///     let mut guesses = 0;
    ///     for line in from.lines() {
    ///         let guess: i64 = line.ok()?.trim().parse().ok()?;
    ///         guesses += 1;
    ///         let sign = match guess.cmp(&secret) {
    ///             std::cmp::Ordering::Less => "<",
    ///             std::cmp::Ordering::Equal => "=",
    ///             std::cmp::Ordering::Greater => ">",
    ///         };
    ///         writeln!(to, "{sign}").ok()?;
    ///         if sign == "=" {
    ///             return Some(guesses);
    ///         }
    ///     }
    ///     None
    /// })?;
    /// println!("{guesses:?} guesses, then {:?}", finished.end);
    /// # Ok::<(), sandbox::JudgeFailure>(())
    /// ```
    pub fn converse<T>(
        &mut self,
        limits: Limits,
        judge: impl FnOnce(Ends) -> T,
    ) -> Result<(T, Finished), JudgeFailure> {
        self.converse_and_part(limits, judge, |_| limits.wall)
    }

    /// As [`Worker::converse`], but when the judge has returned, the program is ended after the time on the clock that
    /// `patience` says of what the judge said. It is then seen as one that met its wall limit.
    pub fn converse_and_part<T>(
        &mut self,
        limits: Limits,
        judge: impl FnOnce(Ends) -> T,
        patience: impl FnOnce(&T) -> Duration,
    ) -> Result<(T, Finished), JudgeFailure> {
        sys::ignore_broken_pipes();
        let stderr = bounded::empty("stderr")?;
        let request = Request {
            files: Vec::new(),
            wanted: Wanted::Nothing,
            leash: true,
            limits,
            room: limits.output.saturating_add(1 << 20),
        };
        let (leash, zygotes) = wire::pair()?;
        let asking = leash.try_clone().while_doing("making a leash")?;
        let (input, to) = pipes::to_program()?;
        let (from, output) = pipes::from_program()?;
        let until = Instant::now() + limits.wall + LATER;
        let files = [input.as_fd(), output.as_fd(), stderr.as_fd(), zygotes.as_fd()];
        self.contact.begin(&request, &files)?;
        // The program's ends are the program's alone: when it has gone, they are closed.
        drop((input, output, zygotes));

        let meter = Meter::new(move || cpu_so_far(&asking));
        let (ends, flooded) = Ends::new(to.until(until), from.until(until), meter, limits.output);
        let mut running = Running { contact: &mut self.contact, ended: false };
        let said = judge(ends);
        if !running.contact.ends_within(patience(&said)) {
            drop(leash);
        }
        let (done, _) = running.contact.finish(&request)?;
        running.ended = true;
        let flooded = flooded.load(Ordering::Relaxed) || size(&stderr)? > limits.output;
        let finished = Finished {
            end: or_flooded(done.end, flooded),
            cpu: Duration::from_micros(done.cpu_us),
            wall: Duration::from_micros(done.wall_us),
            memory: done.memory,
            stdout: Vec::new(),
            stderr: words(stderr, done.why)?,
            file: AnswerFile::Missing,
            others: Vec::new(),
        };
        Ok((said, finished))
    }
}

/// How long a zygote may take to say what its program has used: it looks every few milliseconds.
const ASKED: Timespec = Timespec { tv_sec: 1, tv_nsec: 0 };

/// Asks a zygote for the CPU time of its program.
fn cpu_so_far(leash: &OwnedFd) -> Option<Duration> {
    rustix::net::send(leash, b"?", SendFlags::NOSIGNAL).ok()?;
    if poll(&mut [PollFd::new(leash, PollFlags::IN)], Some(&ASKED)).ok()? == 0 {
        return None;
    }
    let mut used = [0; 8];
    (rustix::io::read(leash, &mut used).ok()? == used.len())
        .then(|| Duration::from_micros(u64::from_le_bytes(used)))
}

/// Standard error, or why there is none.
fn words(stderr: OwnedFd, why: Option<String>) -> Result<Vec<u8>, JudgeFailure> {
    match why {
        Some(why) => Ok(why.into_bytes()),
        None => bounded::read(stderr, STDERR_KEPT as u64),
    }
}

/// A run whose end nobody has seen yet: if the judge panics, nobody will, and the next run must not
/// take it for its own.
struct Running<'a> {
    contact: &'a mut Contact,
    ended: bool,
}

impl Drop for Running<'_> {
    fn drop(&mut self) {
        if !self.ended {
            self.contact.break_off();
        }
    }
}

fn size(file: &OwnedFd) -> Result<u64, JudgeFailure> {
    Ok(rustix::fs::fstat(file).while_doing("looking at an output")?.st_size as u64)
}
