//! An exercise with everything that travels, before any format: tests in groups, samples, statements, pictures,
//! programs with their verdicts, and inputs and answers that are damaged on purpose.

use std::{
    collections::BTreeMap,
    path::Path,
    sync::{Arc, Mutex},
};

use cache::Tests;
use checkers::say;
use exercise::{
    AnyExercise, Error, Library, Manifest, audit,
    contest::Posed,
    document::{Lang, Sample, load_samples},
    expected::Expected,
    testdata::{self, Lock},
};
use export_order::Event;
use generators::{TestName, TestRng, plan::Bilingual};
use languages::Language;
use rayon::prelude::*;

use crate::{Listener, statement::Statement};

/// A test.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Test {
    /// The number in its group, `01`.
    pub name: String,
    /// What programs read.
    pub input: Vec<u8>,
    /// The reference's answer; in an interactive exercise its dialogue with the judge.
    pub answer: Vec<u8>,
}

/// Tests whose points are won together or not at all.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Group {
    /// The group's name.
    pub name: String,
    /// What it is worth.
    pub points: u32,
    /// What it promises.
    pub about: Bilingual,
    /// Its tests, in order.
    pub tests: Vec<Test>,
}

/// A program with the verdict that it must get.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Program {
    /// The verdict.
    pub verdict: Expected,
    /// The name of its file.
    pub name: String,
    /// Its language.
    pub language: &'static Language,
    /// Its text.
    pub text: String,
}

/// An answer to a sample that is wrong, or right in spite of its looks.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Output {
    /// Which sample, from 0.
    pub sample: usize,
    /// What a program might write.
    pub bytes: Vec<u8>,
}

/// An exercise with everything that travels.
pub struct Bundle {
    /// The exercise.
    pub exercise: &'static dyn AnyExercise,
    /// Its manifest.
    pub manifest: Arc<Manifest>,
    /// The seed of its tests.
    pub seed: u64,
    /// The contest that poses it, if one does: the name of its file, and its title in English.
    pub contest: Option<(String, String)>,
    /// Its tests.
    pub groups: Vec<Group>,
    /// The samples of its statement.
    pub samples: Vec<Sample>,
    /// Its statements, Vietnamese and English.
    pub statements: Vec<Statement>,
    /// The pictures of its statements: name and bytes (SVG).
    pub pictures: Vec<(String, Vec<u8>)>,
    /// Its programs.
    pub programs: Vec<Program>,
    /// Inputs that must be refused.
    pub invalid_inputs: Vec<Vec<u8>>,
    /// Answers to samples that must be refused.
    pub wrong_outputs: Vec<Output>,
    /// Answers to samples that must be accepted.
    pub right_outputs: Vec<Output>,
    /// Documents that were typeset for one format and are the same in another.
    pub(crate) typeset: Mutex<BTreeMap<String, Vec<u8>>>,
}

/// How many damaged inputs and answers of a kind a package has.
const DAMAGED: usize = 12;

impl Bundle {
    /// Makes the tests of an exercise, as it is posed, unless they are kept, and gathers the rest.
    pub fn gather(
        library: &Library,
        posed: &Posed,
        seed: u64,
        kept: &Tests,
        listener: &dyn Listener,
    ) -> Result<Bundle, Error> {
        let Posed { exercise, manifest, .. } = posed.clone();
        let kept = kept.of(exercise, seed, Lock::load(library, exercise)?);
        let groups = manifest.plan.groups.par_iter().map(|group| {
            let planned: Vec<_> = testdata::planned_of(group).collect();
            let tests = planned.into_par_iter().map(|planned| {
                let made = kept.get(planned)?;
                if let Some(broken) = audit::broken_promise(group, &planned, made.extents(), made.case()) {
                    let folder = exercise.folder();
                    return Err(Error::new(say!(vi "{folder}, {broken}", en "{folder}, {broken}"; broken)));
                }
                listener.on_event(Event::Step { exercise: exercise.folder().into() });
                Ok(Test { name: format!("{:02}", planned.number), input: made.input, answer: made.answer })
            });
            let tests = tests.collect::<Result<_, Error>>()?;
            Ok(Group { name: group.name.clone(), points: group.points, about: group.about.clone(), tests })
        });
        let groups = groups.collect::<Result<_, Error>>()?;
        let samples = load_samples(library, exercise)?;
        let statements: Vec<Statement> = Lang::ALL
            .iter()
            .map(|&lang| Statement::load(library, exercise, &manifest, lang))
            .collect::<Result<_, Error>>()?;
        let mut pictures: Vec<(String, Vec<u8>)> = Vec::new();
        for name in statements.iter().flat_map(Statement::pictures) {
            let bytes = library
                .file(exercise, &name)?
                .ok_or_else(|| Error::file(&library.place(exercise, &name), "there is no such picture"))?;
            pictures.push((name, bytes));
        }
        let mut programs = Vec::new();
        for verdict in Expected::ALL {
            for name in library.list(exercise, &format!("submissions/{verdict}"))? {
                let path = format!("submissions/{verdict}/{name}");
                let language = Language::of(Path::new(&name)).ok_or_else(|| {
                    let known = Language::names();
                    Error::file(&library.place(exercise, &path), format!("this is in no language of {known}"))
                })?;
                let text = library.text(exercise, &path)?;
                programs.push(Program { verdict, name, language, text });
            }
        }
        let invalid_inputs = invalid_inputs(exercise, &samples)?;
        // No program can write a dialogue in one go, so there are no outputs to try.
        let (right_outputs, wrong_outputs) =
            if manifest.interactive { Default::default() } else { outputs(exercise, &samples)? };
        Ok(Bundle {
            exercise,
            manifest,
            seed,
            contest: None,
            groups,
            samples,
            statements,
            pictures,
            programs,
            invalid_inputs,
            wrong_outputs,
            right_outputs,
            typeset: Mutex::default(),
        })
    }

    /// The statement in a language.
    pub fn statement(&self, lang: Lang) -> &Statement {
        // There is one for every language, in the order of `Lang::ALL`.
        &self.statements[usize::from(lang == Lang::English)]
    }

    /// The name in small letters and digits alone, which every judge takes: `bai908moorenim`.
    pub fn plain_name(&self) -> String {
        self.exercise.folder().chars().filter(char::is_ascii_alphanumeric).collect()
    }

    /// All tests in order, each with its group.
    pub fn tests(&self) -> impl Iterator<Item = (&Group, &Test)> {
        self.groups.iter().flat_map(|group| group.tests.iter().map(move |test| (group, test)))
    }
}

fn invalid_inputs(exercise: &dyn AnyExercise, samples: &[Sample]) -> Result<Vec<Vec<u8>>, Error> {
    let mut invalid: Vec<Vec<u8>> = Vec::new();
    let Some(sample) = samples.first() else { return Ok(invalid) };
    let damaged = audit::damaged_inputs(exercise, &sample.input).map_err(Error::new)?;
    let kinds = damaged.len();
    // From every kind of damage, whatever their number.
    for damaged in damaged.into_iter().step_by(kinds.div_ceil(DAMAGED).max(1)) {
        if !invalid.contains(&damaged.input) && exercise.read(&damaged.input).is_err() {
            invalid.push(damaged.input);
        }
    }
    Ok(invalid)
}

/// Right and wrong answers to samples, told apart by the checker.
fn outputs(exercise: &dyn AnyExercise, samples: &[Sample]) -> Result<(Vec<Output>, Vec<Output>), Error> {
    let (mut right, mut wrong) = (Vec::new(), Vec::new());
    for (index, sample) in samples.iter().enumerate() {
        let case = exercise
            .read(&sample.input)
            .map_err(|error| Error::new(format!("{}, sample {}: {error}", exercise.folder(), sample.number)))?;
        let name =
            TestName { exercise: exercise.folder(), group: "export", recipe: "damage", index: index as u64 };
        let mut candidates = audit::other_white_space(&sample.answer);
        candidates.push(case.answer());
        let mut rng = TestRng::of(0, name);
        candidates.extend((0..DAMAGED).map(|_| audit::mutant(&sample.answer, &mut rng)));
        candidates.extend(audit::garbage(&sample.answer));
        for bytes in candidates {
            let output = Output { sample: index, bytes };
            let kind = if case.check(&output.bytes).is_ok() { &mut right } else { &mut wrong };
            if kind.len() < DAMAGED * (index + 1) && output.bytes != sample.answer && !kind.contains(&output) {
                kind.push(output);
            }
        }
    }
    Ok((right, wrong))
}
