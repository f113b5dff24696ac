//! Mutants before the tests: the quickest to refuse first, and not one test more than it takes.

use std::{
    collections::{BTreeMap, BTreeSet, HashSet},
    sync::{Arc, Mutex, OnceLock, PoisonError},
};

use cache::{Fingerprint, Key, TestsOf};
use exercise::{
    AnyExercise, Error, Manifest,
    testdata::{self, Planned, ReadyTest},
};
use serde::{Deserialize, Serialize};

use super::Mutant;
use crate::{
    engine::{Engine, LazyTest, Policy, Stop, TestGroup, TestOrder},
    program::{NoProgram, Source},
    run::Allowance,
    sentences,
    tool::OfTool,
    verdict::{Judgement, Verdict},
};

/// What became of a mutant.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub enum Fate {
    /// It is no program: it does not compile.
    Invalid,
    /// It compiles to the same bytes as the right program, or as a mutant before.
    Same,
    /// A test refused it.
    Killed {
        /// Group and number.
        test: String,
        /// The verdict's letters.
        verdict: String,
    },
    /// All tests accepted it.
    Survived,
}

/// A mutant and its fate.
#[derive(Clone, Debug)]
pub struct Trial {
    /// The mutant.
    pub mutant: Mutant,
    /// What became of it.
    pub fate: Fate,
}

/// The tests of an exercise, and what is known of those that refuse mutants.
pub struct Trials<'a> {
    engine: &'a Engine,
    exercise: &'static dyn AnyExercise,
    manifest: &'a Manifest,
    /// A fingerprint of all that a fate depends on, besides the mutant.
    about: Fingerprint,
    kept: TestsOf,
    tests: Vec<(Planned<'a>, OnceLock<Arc<ReadyTest>>)>,
    /// How many mutants each test has refused.
    kills: Mutex<BTreeMap<String, usize>>,
    /// What programs compile to.
    compiled: Mutex<HashSet<Key>>,
}

impl<'a> Trials<'a> {
    /// The tests of an exercise's plan, found where they are kept. `code` names the code that it was built from: verdicts
    /// are remembered with it.
    pub fn new(
        engine: &'a Engine,
        exercise: &'static dyn AnyExercise,
        manifest: &'a Manifest,
        kept: TestsOf,
        code: &str,
        plan: &[u8],
    ) -> Trials<'a> {
        let about = Fingerprint::new("mutants")
            .part(code)
            .part(exercise.folder())
            .part(plan)
            .part(engine.tier.to_string());
        let tests = testdata::planned(manifest).into_iter().map(|planned| (planned, OnceLock::new())).collect();
        let kills = engine.cache.recall(&Trials::kills_key(exercise)).unwrap_or_default();
        let compiled = Mutex::default();
        Trials { engine, exercise, manifest, about, kept, tests, kills: Mutex::new(kills), compiled }
    }

    fn kills_key(exercise: &dyn AnyExercise) -> Key {
        Fingerprint::new("kills").part(exercise.folder()).key()
    }

    /// Remembers which tests refuse most: the next mutants meet them first.
    pub fn remember(&self) {
        let kills = self.kills.lock().unwrap_or_else(PoisonError::into_inner);
        self.engine.cache.remember(&Trials::kills_key(self.exercise), &*kills);
    }

    /// Makes a right program known, so that mutants that are no others are told.
    pub fn know(&self, source: &Source) -> Result<(), NoProgram> {
        self.is_new(source).map(drop)
    }

    /// Whether a source compiles to bytes that no other has.
    fn is_new(&self, source: &Source) -> Result<bool, NoProgram> {
        let ready = self.engine.prepare(source, Allowance::of(self.manifest, source.language))?;
        let failure = |error: std::io::Error| {
            NoProgram::Failure(sentences::cache_failed(self.engine.cache.path(), &error))
        };
        let bytes = Fingerprint::new("compiled")
            .part(source.language.name)
            .files(&ready.program.folder)
            .map_err(failure)?
            .key();
        Ok(self.compiled.lock().unwrap_or_else(PoisonError::into_inner).insert(bytes))
    }

    /// Lets a mutant meet the tests until one refuses it. An error is a test that cannot be made, or a judge that fails.
    pub fn meet(&self, mutant: Mutant) -> Result<Trial, Error> {
        let key = self.fingerprint(&mutant.source).key();
        match self.is_new(&mutant.source) {
            Ok(true) => {}
            Ok(false) => return Ok(Trial { mutant, fate: Fate::Same }),
            Err(NoProgram::CompileError(_)) => return Ok(Trial { mutant, fate: Fate::Invalid }),
            Err(NoProgram::NoCompiler(why) | NoProgram::Failure(why)) => return Err(Error::new(why)),
        }
        if let Some(fate) = self.engine.cache.recall(&key) {
            return Ok(Trial { mutant, fate });
        }
        let fate = self.judge(&mutant.source)?;
        if let Fate::Killed { test, .. } = &fate {
            let mut kills = self.kills.lock().unwrap_or_else(PoisonError::into_inner);
            *kills.entry(test.clone()).or_default() += 1;
        }
        self.engine.cache.remember(&key, &fate);
        Ok(Trial { mutant, fate })
    }

    /// What the fate of a program depends on.
    fn fingerprint(&self, source: &Source) -> Fingerprint {
        self.about.clone().tool(source.language).part(&source.bytes)
    }

    /// The tests that refuse a program, by their numbers in the plan from 0. Whoever runs out of time is stopped there:
    /// what refused it until then counts. Nothing refuses what does not compile.
    pub fn refusing(&self, source: &Source) -> Result<BTreeSet<usize>, Error> {
        let key = self.fingerprint(source).part("refusing").key();
        if let Some(refusing) = self.engine.cache.recall(&key) {
            return Ok(refusing);
        }
        let judgement = self.met(source, Stop::AtTimeLimit)?;
        let refused = judgement.ran().filter(|(_, judged)| !judged.verdict.is_accepted()).map(|(test, _)| test);
        let names: HashSet<&str> = refused.collect();
        let refusing =
            (0..self.tests.len()).filter(|index| names.contains(self.tests[*index].0.path().as_str()));
        let refusing: BTreeSet<usize> = refusing.collect();
        self.engine.cache.remember(&key, &refusing);
        Ok(refusing)
    }

    /// The names of the tests, in the order of the plan.
    pub fn names(&self) -> Vec<String> {
        self.tests.iter().map(|(planned, _)| planned.path()).collect()
    }

    fn judge(&self, source: &Source) -> Result<Fate, Error> {
        let judgement = self.met(source, Stop::AfterRefusals(1))?;
        Ok(match judgement.failing() {
            Some(failing) => Fate::Killed {
                test: failing.test.clone(),
                verdict: failing.judged.verdict.letters().to_string(),
            },
            None => Fate::Survived,
        })
    }

    /// A program on the tests, those first that have refused most.
    fn met(&self, source: &Source, stop: Stop) -> Result<Judgement, Error> {
        let mut order: Vec<usize> = (0..self.tests.len()).collect();
        {
            let kills = self.kills.lock().unwrap_or_else(PoisonError::into_inner);
            let killed = |index: &usize| kills.get(&self.tests[*index].0.path()).copied().unwrap_or(0);
            order.sort_by_key(|index| (std::cmp::Reverse(killed(index)), *index));
        }
        let tests = order.into_iter().map(|index| {
            let (planned, made) = &self.tests[index];
            LazyTest { name: planned.path(), open: Box::new(move || self.made(*planned, made)) }
        });
        let group = TestGroup { name: "all".into(), points: 100, tests: tests.collect(), first: false };
        let policy = Policy { stop, order: TestOrder::FromFirst };
        let judgement = self.engine.judge(source, self.manifest, &[group], policy, &())?;
        match judgement.verdict {
            Verdict::JudgeFailure => Err(Error::new(judgement.message)),
            _ => Ok(judgement),
        }
    }

    /// A test, made once for all mutants.
    fn made(&self, planned: Planned, made: &OnceLock<Arc<ReadyTest>>) -> Result<Arc<ReadyTest>, Error> {
        if let Some(made) = made.get() {
            return Ok(Arc::clone(made));
        }
        let fresh = Arc::new(self.kept.get(planned)?);
        Ok(Arc::clone(made.get_or_init(|| fresh)))
    }
}
