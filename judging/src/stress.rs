//! A fresh small input on which a program fails, if there is one: random inputs of the exercise's own making, one after
//! the other until one fails, and then the smallest like it.
//!
//! What is found gives no test away: it comes from a seed of its own, from the exercise's small random inputs, from
//! these with a number moved to the end of its bound, and from the recipes of the plan with other rng.

use std::{
    collections::{BTreeSet, HashSet},
    time::{Duration, Instant},
};

use checkers::{Sentence, sentence::Kind};
use exercise::{
    AnyExercise, Manifest,
    shrink::shrink,
    testdata::{self, ReadyTest, no_clock},
};
use generators::{Test, TestName, TestRng};
use sandbox::{End, JudgeFailure, Worker};

use crate::{
    engine::Engine,
    program::{NoProgram, Ready, Source},
    run::{self, Allowance},
    sentences,
    verdict::{Judged, Verdict},
};

/// How to search.
#[derive(Clone, Copy, Debug)]
pub struct Search {
    /// The same seed tries the same inputs in the same order.
    pub seed: u64,
    /// How long inputs are tried, on the clock.
    pub time: Duration,
    /// How long the one that is found may be shrunk; not longer than `time`, if the program runs into a limit on it.
    pub shrinking: Duration,
    /// How many inputs are tried at most.
    pub inputs: usize,
}

/// What a search did.
#[derive(Clone, Debug)]
pub struct Searched {
    /// An input on which the program fails, if one was found.
    pub found: Option<Counterexample>,
    /// How many inputs were tried.
    pub inputs: usize,
    /// How often the program ran, shrinking included.
    pub runs: usize,
    /// How long it took.
    pub time: Duration,
}

/// An input on which a program fails.
#[derive(Clone, Debug)]
pub struct Counterexample {
    /// The input.
    pub input: Vec<u8>,
    /// A right answer: the reference's.
    pub expected: Vec<u8>,
    /// What the program did, with its answer if it gave one.
    pub judged: Judged,
    /// The bytes of the input before it was shrunk.
    pub first_bytes: usize,
    /// The lines of the dialogue before, in an interactive exercise.
    pub first_lines: Option<usize>,
    /// Whether nothing smaller was found by any pass of shrinking; if not, time was up.
    pub minimal: bool,
    /// The objection of the oracle to an answer that the checker took. Then the checker is wrong, or the oracle, and
    /// the exercise with them, not the program.
    pub disputed: Option<String>,
}

/// Searches for an input on which a program fails.
pub fn counterexample(
    engine: &Engine,
    source: &Source,
    exercise: &'static dyn AnyExercise,
    manifest: &Manifest,
    search: Search,
) -> Result<Searched, NoProgram> {
    let ready = engine.prepare(source, Allowance::of(manifest, source.language))?;
    let stress = Stress { engine, ready: &ready, exercise, manifest, search, runs: 0, began: Instant::now() };
    Ok(stress.search()?)
}

/// As [`counterexample`], with one input instead of random ones: whether the program fails on it, and the smallest
/// input like it. An input that is not valid is failed by nobody.
pub fn counterexample_of(
    engine: &Engine,
    source: &Source,
    exercise: &'static dyn AnyExercise,
    manifest: &Manifest,
    input: &[u8],
    search: Search,
) -> Result<Searched, NoProgram> {
    let ready = engine.prepare(source, Allowance::of(manifest, source.language))?;
    let mut stress =
        Stress { engine, ready: &ready, exercise, manifest, search, runs: 0, began: Instant::now() };
    let mut worker = engine.worker(&ready)?;
    let found = match stress.run(&mut worker, input)?.filter(StressResult::failed) {
        Some(outcome) => Some(stress.shrunk(&mut worker, input, outcome)?),
        None => None,
    };
    Ok(Searched { found, inputs: 1, runs: stress.runs, time: stress.began.elapsed() })
}

/// Whether a program fails on one input, and why. An input that is not valid is failed by nobody.
pub fn fails_on(
    engine: &Engine,
    source: &Source,
    exercise: &'static dyn AnyExercise,
    manifest: &Manifest,
    input: &[u8],
) -> Result<Option<String>, NoProgram> {
    let ready = engine.prepare(source, Allowance::of(manifest, source.language))?;
    let search = Search { seed: 0, time: Duration::ZERO, shrinking: Duration::ZERO, inputs: 0 };
    let mut stress =
        Stress { engine, ready: &ready, exercise, manifest, search, runs: 0, began: Instant::now() };
    let outcome = stress.run(&mut engine.worker(&ready)?, input)?;
    Ok(outcome.filter(StressResult::failed).map(|outcome| outcome.judged.message.into()))
}

/// Inputs of more bytes are for tests, not for people.
const LARGEST: usize = 16 << 10;
/// How many inputs at most are joined to one, where an input is a line for each query.
const JOINED: usize = 64;
/// A dialogue of so many lines is short enough.
const SHORT_PLAY: usize = 6;
/// How often a program runs at most to shrink an input.
const MOST_RUNS: usize = 4000;

/// A search on its way.
struct Stress<'a> {
    engine: &'a Engine,
    ready: &'a Ready,
    exercise: &'static dyn AnyExercise,
    manifest: &'a Manifest,
    search: Search,
    runs: usize,
    began: Instant,
}

/// What a program did on an input.
struct StressResult {
    made: ReadyTest,
    judged: Judged,
    disputed: Option<String>,
}

impl Counterexample {
    /// The lines of the dialogue, in an interactive exercise.
    pub fn lines(&self) -> Option<usize> {
        self.first_lines.and(self.judged.answer.as_deref()).map(lines)
    }

    /// Why it is one.
    pub fn why(&self) -> Sentence {
        match &self.disputed {
            Some(objection) => sentences::disputed(objection),
            None => self.judged.message.clone(),
        }
    }
}

impl StressResult {
    /// The lines of the dialogue, in an interactive exercise.
    fn lines(&self) -> Option<usize> {
        let dialogue = self.judged.answer.as_deref()?;
        self.made.case().opponent().map(|_| lines(dialogue))
    }

    /// What a person has to read: the bytes of the input and those of the dialogue.
    fn to_read(&self) -> usize {
        self.made.input.len() + self.judged.answer.as_ref().map_or(0, Vec::len)
    }

    fn failed(&self) -> bool {
        !self.judged.verdict.is_accepted() || self.disputed.is_some()
    }

    fn fault(&self) -> Fault {
        match (self.judged.verdict, self.judged.end) {
            (Verdict::Accepted, _) => Fault::Disputed,
            (Verdict::WrongAnswer, _) => Fault::Refused(self.judged.message.kind()),
            (Verdict::RunTimeError, Some(end)) => Fault::Crashed(end),
            (verdict, _) => Fault::OverLimit(verdict),
        }
    }
}

/// What is wrong with a program, whatever the numbers in its input: shrinking must not slip to another fault.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
enum Fault {
    /// The checker says this of its answer.
    Refused(Kind),
    /// It ended so: an exit code, a signal.
    Crashed(End),
    /// It went beyond a limit.
    OverLimit(Verdict),
    /// The checker takes its answer, the oracle does not.
    Disputed,
}

fn lines(dialogue: &[u8]) -> usize {
    dialogue.iter().filter(|&&byte| byte == b'\n').count()
}

impl Stress<'_> {
    fn search(mut self) -> Result<Searched, JudgeFailure> {
        let mut worker = self.engine.worker(self.ready)?;
        let mut inputs = Inputs::new(self.exercise, self.manifest, self.search.seed);
        let joins = inputs.can_be_joined();
        let mut tried = 0;
        let mut many = 1;
        let mut found = None;
        // However little time there is, one input is tried.
        let (began, time) = (self.began, self.search.time);
        let in_time = |tried: usize| tried == 0 || began.elapsed() < time;
        while found.is_none() && tried < self.search.inputs && in_time(tried) {
            let mut batch = vec![inputs.next()];
            while joins && batch.len() < many && batch.concat().len() < LARGEST {
                batch.push(inputs.next());
            }
            // The first inputs run alone: who fails everywhere is found at once.
            many = JOINED.min(many * 2);
            tried += batch.len();
            found = self.first_failure(&mut worker, &batch)?;
        }
        let found = match found {
            Some((input, outcome)) => Some(self.shrunk(&mut worker, &input, outcome)?),
            None => None,
        };
        Ok(Searched { found, inputs: tried, runs: self.runs, time: self.began.elapsed() })
    }

    /// The first input of a batch on which the program fails: all run together, then halves. If none fails alone, it is
    /// what remains of the batch.
    fn first_failure(
        &mut self,
        worker: &mut Worker,
        batch: &[Vec<u8>],
    ) -> Result<Option<(Vec<u8>, StressResult)>, JudgeFailure> {
        let input = batch.concat();
        let Some(outcome) = self.run(worker, &input)? else {
            // Too much together: one after the other.
            for one in batch.iter().filter(|_| batch.len() > 1) {
                if let Some(found) = self.first_failure(worker, std::slice::from_ref(one))? {
                    return Ok(Some(found));
                }
            }
            return Ok(None);
        };
        if !outcome.failed() {
            return Ok(None);
        }
        if batch.len() > 1 {
            for half in batch.chunks(batch.len().div_ceil(2)) {
                if let Some(found) = self.first_failure(worker, half)? {
                    return Ok(Some(found));
                }
            }
        }
        Ok(Some((input, outcome)))
    }

    /// Runs the program on an input; nothing if the input is not valid.
    fn run(&mut self, worker: &mut Worker, input: &[u8]) -> Result<Option<StressResult>, JudgeFailure> {
        let Ok(made) = ReadyTest::read(self.exercise, input.to_vec(), no_clock) else { return Ok(None) };
        let clock = Duration::MAX;
        let once = |worker: &mut Worker| run::judge_and_keep(worker, self.ready, self.manifest, &made, clock);
        self.runs += 1;
        let judged = once(worker).or_else(|_| {
            // What went wrong once, the machine being what it is, may go right with a fresh worker.
            *worker = self.engine.worker(self.ready)?;
            once(worker)
        })?;
        let oracle = made.case().oracle().filter(|_| judged.verdict.is_accepted());
        let disputed = oracle.zip(judged.answer.as_ref()).and_then(|(oracle, answer)| oracle(answer).err());
        Ok(Some(StressResult { made, judged, disputed }))
    }

    /// The smallest input on which the program fails in the same way.
    fn shrunk(
        &mut self,
        worker: &mut Worker,
        input: &[u8],
        first: StressResult,
    ) -> Result<Counterexample, JudgeFailure> {
        let fault = first.fault();
        let time = match fault {
            // Each run takes its whole limit: nobody waits that long.
            Fault::OverLimit(_) => self.search.time,
            _ => self.search.shrinking,
        };
        let deadline = Instant::now() + time;
        let first_lines = first.lines();
        let (mut best, mut trouble, mut late) = (first, None, false);
        let exercise = self.exercise;
        let shrunk = shrink(exercise, input, MOST_RUNS, |smaller| {
            late = late || Instant::now() > deadline;
            if late || trouble.is_some() {
                return false;
            }
            match self.run(worker, smaller) {
                Ok(Some(outcome)) if outcome.failed() && outcome.fault() == fault => {
                    best = outcome;
                    true
                }
                Ok(_) => false,
                Err(failure) => {
                    trouble = Some(failure);
                    false
                }
            }
        });
        if let Some(failure) = trouble {
            return Err(failure);
        }
        let mut minimal = shrunk.minimal && !late;
        if best.lines().is_some_and(|lines| lines > SHORT_PLAY) {
            let (shorter, ended) = self.with_a_shorter_play(worker, best, fault, deadline)?;
            (best, minimal) = (shorter, minimal && ended);
        }
        Ok(Counterexample {
            input: best.made.input,
            expected: best.made.answer,
            judged: best.judged,
            first_bytes: input.len(),
            first_lines,
            minimal,
            disputed: best.disputed,
        })
    }

    /// The smallest position need not be the one that is lost soonest: a word of the input is exchanged as long as there is
    /// less to read of input and dialogue together, and the fault stays the same. Also says whether nothing was left to try.
    fn with_a_shorter_play(
        &mut self,
        worker: &mut Worker,
        mut best: StressResult,
        fault: Fault,
        deadline: Instant,
    ) -> Result<(StressResult, bool), JudgeFailure> {
        let words = self.words();
        let mut tried = HashSet::new();
        'shorter: loop {
            for input in exchanges(&best.made.input, &words) {
                if !tried.insert(input.clone()) {
                    continue;
                }
                if Instant::now() > deadline || self.runs >= 2 * MOST_RUNS {
                    return Ok((best, false));
                }
                let outcome = self.run(worker, &input)?;
                let better =
                    |one: &StressResult| one.failed() && one.fault() == fault && one.to_read() < best.to_read();
                if let Some(outcome) = outcome.filter(better) {
                    best = outcome;
                    continue 'shorter;
                }
            }
            return Ok((best, true));
        }
    }

    /// The words of inputs that are no numbers: how the judge plays, say.
    fn words(&self) -> Vec<String> {
        let mut rng = Inputs::new(self.exercise, self.manifest, self.search.seed).rng("words", 0);
        let inputs: Vec<u8> = (0..16).flat_map(|_| self.exercise.small(&mut rng).input()).collect();
        let text = String::from_utf8_lossy(&inputs);
        let words = text.split_whitespace().filter(|word| word.chars().all(char::is_alphabetic));
        words.map(String::from).collect::<BTreeSet<_>>().into_iter().collect()
    }
}

/// Inputs in which one word is another: a number one that is near, half or twice as large, or like another number of the
/// input; any other word one of these.
fn exchanges(input: &[u8], words: &[String]) -> Vec<Vec<u8>> {
    let text = String::from_utf8_lossy(input).into_owned();
    let places: Vec<(usize, &str)> = text
        .split([' ', '\n'])
        .map(|word| (word.as_ptr() as usize - text.as_ptr() as usize, word))
        .filter(|(_, word)| !word.is_empty())
        .collect();
    let numbers: BTreeSet<i64> = places.iter().filter_map(|(_, word)| word.parse().ok()).collect();
    let mut exchanged = Vec::new();
    for (at, word) in places {
        let others: Vec<String> = match word.parse::<i64>() {
            Ok(number) => {
                let near = [-2, -1, 1, 2].map(|step| number.saturating_add(step));
                let far = [number / 2, number.saturating_mul(2)];
                let like = numbers.iter().flat_map(|other| [-1, 0, 1].map(|step| other.saturating_add(step)));
                near.into_iter().chain(far).chain(like).map(|other| other.to_string()).collect()
            }
            Err(_) => words.to_vec(),
        };
        for other in others.iter().filter(|other| *other != word) {
            exchanged.push(format!("{}{other}{}", &text[..at], &text[at + word.len()..]).into_bytes());
        }
    }
    exchanged
}

/// Random inputs of an exercise, the same for the same seed.
struct Inputs<'a> {
    exercise: &'static dyn AnyExercise,
    /// The rows of the plan whose inputs are small enough.
    rows: Vec<&'a Test>,
    seed: u64,
    made: u64,
}

impl<'a> Inputs<'a> {
    fn new(exercise: &'static dyn AnyExercise, manifest: &'a Manifest, seed: u64) -> Inputs<'a> {
        let rows = testdata::planned(manifest).into_iter().map(|planned| planned.row).collect();
        Inputs { exercise, rows, seed, made: 0 }
    }

    fn rng(&self, recipe: &str, index: u64) -> TestRng {
        TestRng::of(self.seed, TestName { exercise: self.exercise.folder(), group: "stress", recipe, index })
    }

    /// Whether inputs may stand one behind the other in one file.
    fn can_be_joined(&self) -> bool {
        let small = |index| self.exercise.small(&mut self.rng("joined", index)).input();
        (0..4).all(|index| self.exercise.read(&[small(2 * index), small(2 * index + 1)].concat()).is_ok())
    }

    /// The next input: small ones, small ones with a number at an end of its bound, and now and then one of a recipe.
    fn next(&mut self) -> Vec<u8> {
        self.made += 1;
        let index = self.made;
        if index.is_multiple_of(8)
            && let Some(input) = self.of_a_row(index)
        {
            return input;
        }
        let mut rng = self.rng("small", index);
        let input = self.exercise.small(&mut rng).input();
        if index.is_multiple_of(3) { self.stretched(&input, &mut rng).unwrap_or(input) } else { input }
    }

    /// An input of a recipe. Rows whose inputs are too large for people are never asked again.
    fn of_a_row(&mut self, index: u64) -> Option<Vec<u8>> {
        while !self.rows.is_empty() {
            let place = (index / 8) as usize % self.rows.len();
            let row = self.rows[place];
            match self.exercise.make(row, &mut self.rng(&row.recipe, index)) {
                Ok(input) if input.len() <= LARGEST && self.exercise.read(&input).is_ok() => {
                    return Some(input);
                }
                _ => drop(self.rows.remove(place)),
            }
        }
        None
    }

    /// The input with one or two numbers moved: to an end of their bound, beside it, or anywhere within.
    fn stretched(&self, input: &[u8], rng: &mut TestRng) -> Option<Vec<u8>> {
        let mut input = input.to_vec();
        for _ in 0..rng.size(1, 2) {
            let (_, record) = self.exercise.read_recording(&input).ok()?;
            let places: Vec<_> = record
                .extents
                .iter()
                .flat_map(|extent| extent.first.iter().map(|(_, span)| (extent.bound, span.clone())))
                .collect();
            let (bound, span) = places.get(rng.size(0, places.len().checked_sub(1)?))?;
            let width = u64::try_from(bound.max - bound.min).ok()?;
            let away = match rng.size(0, 3) {
                0 => 0,
                1 => rng.unsigned(0, width.min(2)),
                _ => rng.any_length(0, width),
            };
            let value = match rng.chance(1, 2) {
                true => bound.min + i128::from(away),
                false => bound.max - i128::from(away),
            };
            let stretched = [&input[..span.start], value.to_string().as_bytes(), &input[span.end..]].concat();
            if self.exercise.read(&stretched).is_ok() {
                input = stretched;
            }
        }
        Some(input)
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn one_word_at_a_time_is_exchanged() {
        let exchanged = exchanges(b"1\n1 256 5 slip 0\n", &["slip".into(), "trap".into()]);
        let has = |input: &str| exchanged.contains(&input.as_bytes().to_vec());
        for input in
            ["1\n1 256 255 slip 0\n", "1\n1 256 5 trap 0\n", "1\n1 254 5 slip 0\n", "1\n1 256 10 slip 0\n"]
        {
            assert!(has(input), "{input}");
        }
        assert!(!has("1\n1 256 5 slip 0\n") && exchanged.iter().all(|input| input.ends_with(b"\n")));
    }

    /// What a program's answer to an input of 9.8 is refused for.
    fn refused(input: &str, answer: &str) -> Fault {
        let exercise =
            problems::CATALOGUE.iter().find(|exercise| exercise.folder() == "bai9_08_moore_nim").unwrap();
        let case = exercise.read(input.as_bytes()).unwrap();
        Fault::Refused(case.check(answer.as_bytes()).unwrap_err().sentence().kind())
    }

    #[test]
    fn a_fault_stays_the_same_whatever_query_and_numbers_show_it() {
        let grows = refused("1 3 4 5\n2 1 2 3\n", "1 1 4 5 1 1 2 4");
        assert_eq!(grows, refused("1 3 5\n", "1 4 5"));
        assert_ne!(grows, refused("1 3 5\n", "1 3 5"));
        assert_ne!(grows, refused("1 3 5\n", "0"));
        // Nor does it matter what a program wrote in place of a number.
        assert_eq!(refused("1 3 5\n", "1 abc 5"), refused("2 1 2 3\n", "1 \"7\" 1 1"));
        assert_ne!(Fault::Crashed(End::Exited(1)), Fault::Crashed(End::Signaled(11)));
    }

    #[test]
    fn the_same_seed_makes_the_same_inputs_and_all_are_valid() {
        let library = problems::library(concat!(env!("CARGO_MANIFEST_DIR"), "/../problems"));
        for &exercise in problems::CATALOGUE {
            let manifest = library.manifest(exercise).unwrap();
            let inputs = |seed| -> Vec<Vec<u8>> {
                let mut inputs = Inputs::new(exercise, &manifest, seed);
                (0..40).map(|_| inputs.next()).collect()
            };
            assert_eq!(inputs(1), inputs(1), "{}", exercise.folder());
            assert_ne!(inputs(1), inputs(2), "{}", exercise.folder());
            for input in inputs(1) {
                assert!(exercise.read(&input).is_ok(), "{}", exercise.folder());
                assert!(input.len() <= LARGEST, "{}", exercise.folder());
            }
        }
    }
}
