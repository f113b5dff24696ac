//! A program on one test: what it did becomes a verdict.

use std::time::Duration;

use checkers::{Name, Refusal, Sentence};
use exercise::{Manifest, interactive::Opponent, testdata::ReadyTest};
use languages::Language;
use sandbox::{AnswerFile, End, Finished, JudgeFailure, Limits, Run, Tier, Worker};

use crate::{
    language,
    program::Ready,
    sentences, talk,
    verdict::{Judged, Verdict},
};

/// What a program of a language may use on a test of an exercise.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Allowance {
    /// CPU time.
    pub time: Duration,
    /// Memory in MiB, the run-time's own included.
    pub memory: u64,
}

impl Allowance {
    /// The exercise's limits with the language's factor and overhead.
    pub fn of(manifest: &Manifest, language: &Language) -> Allowance {
        Allowance {
            time: manifest.time_limit * language.factor,
            memory: manifest.memory_limit + language.overhead,
        }
    }

    /// The most time on the clock that the runs of one judgement take together; when they have, no other begins.
    ///
    /// It is for programs that sleep: one that computes meets the limit of every test long before, unless the machine
    /// gives it less than a third of a processor.
    pub fn in_all(&self, tests: usize) -> Duration {
        let each = self.time.saturating_mul(BUSY);
        each.saturating_mul(u32::try_from(tests).unwrap_or(u32::MAX)).saturating_add(ASLEEP_IN_ALL)
    }

    fn limits(&self) -> Limits {
        Limits {
            cpu: self.time,
            // Only a backstop for programs that sleep: a busy machine must not make anybody slow.
            wall: self.time * BUSY + ASLEEP,
            memory: self.memory << 20,
            output: OUTPUT_LIMIT << 20,
        }
    }
}

/// How many times its CPU time a program may take on the clock, because others use the machine.
const BUSY: u32 = 3;
/// How long it may sleep besides: in one run, and in all of one judgement.
const ASLEEP: Duration = Duration::from_secs(5);
const ASLEEP_IN_ALL: Duration = Duration::from_secs(60);

/// How much a program may write, in MiB.
pub const OUTPUT_LIMIT: u64 = 64;

/// The tier that programs run in. None is weaker than asked for, and none is without isolation unless `bare`
/// says that this is wanted.
pub fn tier(required: Option<Tier>, bare: bool) -> Result<Tier, Sentence> {
    let probe = sandbox::probe();
    let strength = |tier| match tier {
        Tier::Namespaces => 2,
        Tier::Landlock => 1,
        Tier::Bare => 0,
    };
    let reasons = || -> String {
        let refused = probe.refused.iter();
        refused.map(|(tier, why)| format!("\n  tier {}: {why}", tier.letter())).collect()
    };
    match required {
        Some(required) if strength(probe.tier) < strength(required) => {
            Err(sentences::weaker_than_required(&required.to_string(), &probe.tier.to_string(), &reasons()))
        }
        None if probe.tier == Tier::Bare && !bare => Err(sentences::no_isolation(&reasons())),
        _ => Ok(probe.tier),
    }
}

/// Runs a program on a test and judges its answer. The manifest names its files; `clock` is how long it may take at most.
pub fn judge(
    worker: &mut Worker,
    ready: &Ready,
    manifest: &Manifest,
    made: &ReadyTest,
    clock: Duration,
) -> Result<Judged, JudgeFailure> {
    let mut judged = judge_and_keep(worker, ready, manifest, made, clock)?;
    // A dialogue is no secret of the reference's, and some want to see it whatever comes of it.
    let kept = !judged.verdict.is_accepted() || manifest.interactive;
    judged.answer = judged.answer.filter(|_| kept);
    Ok(judged)
}

/// As [`judge`], for those who want to see right answers, too.
pub fn judge_and_keep(
    worker: &mut Worker,
    ready: &Ready,
    manifest: &Manifest,
    made: &ReadyTest,
    clock: Duration,
) -> Result<Judged, JudgeFailure> {
    match opponent(manifest, made) {
        Some(opponent) => talk::judge(worker, ready, opponent, clock),
        None => on_input(worker, ready, &manifest.stem, &made.input, clock, Some(&|answer| made.check(answer))),
    }
}

/// Who converses with the program. The case isn't asked where the manifest knows: to read it takes longer than most
/// programs.
fn opponent(manifest: &Manifest, made: &ReadyTest) -> Option<Box<dyn Opponent>> {
    if manifest.interactive { made.case().opponent() } else { None }
}

/// What a run may use in dialogue with the judge: the clock stops while the judge thinks, so the whole may take long.
pub(crate) fn limits_of_a_talk(allowance: &Allowance) -> Limits {
    let limits = allowance.limits();
    Limits { wall: limits.wall + ASLEEP_IN_ALL, ..limits }
}

/// Says whether an answer is right.
pub type Check<'a> = &'a dyn Fn(&[u8]) -> Result<(), Refusal>;

/// Runs a program on an input. Without a check, any answer is taken.
pub fn on_input(
    worker: &mut Worker,
    ready: &Ready,
    stem: &str,
    input: &[u8],
    clock: Duration,
    known: Option<Check>,
) -> Result<Judged, JudgeFailure> {
    let (input_name, output_name) = (format!("{stem}.inp"), format!("{stem}.out"));
    let mut limits = ready.allowance.limits();
    limits.wall = limits.wall.min(clock);
    let run = Run { input, input_name: &input_name, output_name: &output_name, limits };
    let finished = worker.run(&run)?;
    let answer = answer(&finished, &output_name);
    let check = |answer: &[u8]| known.map_or(Ok(()), |check| check(answer).map_err(Sentence::from));
    let (verdict, message) = match (&finished.end, &answer) {
        (End::Exited(0), Ok(answer)) => match check(answer) {
            Ok(()) => (Verdict::Accepted, Sentence::default()),
            Err(refusal) => (Verdict::WrongAnswer, refusal),
        },
        (End::Exited(0), Err(trouble)) => trouble.clone(),
        (_, answer) => {
            let (verdict, why) = blame(&finished, ready, limits.wall);
            let known = known.is_some() && verdict == Verdict::RunTimeError;
            match answer {
                Ok(answer) if known && check(answer).is_ok() => {
                    (verdict, sentences::after_a_right_answer(&why))
                }
                _ => (verdict, why),
            }
        }
    };
    let answer = answer.ok().map(<[u8]>::to_vec);
    let Finished { end, cpu, wall, memory, stderr, .. } = finished;
    let stderr = ready.called.in_words(&String::from_utf8_lossy(&stderr)).into_bytes();
    Ok(Judged { verdict, message, end: Some(end), cpu, wall, memory, answer, stderr })
}

/// What to say of a run that did not end well.
pub(crate) fn blame(finished: &Finished, ready: &Ready, wall: Duration) -> (Verdict, Sentence) {
    let Allowance { time, memory } = ready.allowance;
    match finished.end {
        End::CpuLimit => (Verdict::TimeLimit, sentences::too_slow(time)),
        End::WallLimit => (Verdict::TimeLimit, sentences::too_long_on_the_clock(wall)),
        End::MemoryLimit => (Verdict::MemoryLimit, sentences::too_much_memory(memory)),
        End::OutputLimit => (Verdict::OutputLimit, sentences::too_much_output(OUTPUT_LIMIT)),
        end if language::is_out_of_memory(ready.language, end, &finished.stderr) => {
            (Verdict::MemoryLimit, sentences::asked_for_too_much_memory(memory))
        }
        End::NotStarted => {
            let why = String::from_utf8_lossy(&finished.stderr);
            (Verdict::RunTimeError, sentences::not_started(why.trim()))
        }
        End::Exited(code) => {
            // Whoever ends with such a number by choice says nothing.
            let known = |(known, ..): &&(i32, _, _)| *known == code && !finished.stderr.is_empty();
            let meaning = ready.language.exit_codes.iter().find(known);
            let meaning = meaning.map(|&(_, vi, en)| Name::new(vi, en));
            (Verdict::RunTimeError, sentences::exit_code(code, meaning))
        }
        End::Signaled(signal) => (Verdict::RunTimeError, sentences::signal(signal)),
    }
}

/// The `.out` counts if it exists, otherwise standard output.
fn answer<'a>(finished: &'a Finished, name: &str) -> Result<&'a [u8], (Verdict, Sentence)> {
    match &finished.file {
        AnswerFile::Bytes(bytes) => Ok(bytes),
        AnswerFile::Missing if finished.stdout.is_empty() => {
            Err((Verdict::WrongAnswer, sentences::no_output(name, &finished.others)))
        }
        AnswerFile::Missing => Ok(&finished.stdout),
        AnswerFile::TooLarge => Err((Verdict::OutputLimit, sentences::file_too_large(name))),
        AnswerFile::NotAFile(what) => Err((Verdict::WrongAnswer, sentences::no_plain_file(name, what))),
    }
}

#[cfg(test)]
mod tests {
    use exercise::testdata::Hashes;

    use super::*;

    #[test]
    fn what_is_known_to_be_right_is_judged_without_reading_its_input_again() {
        let library = problems::library(concat!(env!("CARGO_MANIFEST_DIR"), "/../problems"));
        let exercise = library.find("9.9").unwrap();
        let manifest = library.manifest(exercise).unwrap();
        // No reader takes this input, so that whoever reads it panics.
        let words = b"no graph".to_vec();
        let hashes = Hashes::of(&words, &words);
        let kept = ReadyTest::kept(exercise, words.clone(), words.clone(), hashes, Duration::ZERO).unwrap();
        assert!(opponent(&manifest, &kept).is_none());
        assert!(kept.check(&words).is_ok());
    }
}
