//! The contract that every exercise fulfils, and the one form in which the runner sees them all.
//!
//! An exercise is a type without data. Each file of its folder implements the part that it holds:
//!
//! | file | trait | what it says |
//! |---|---|---|
//! | `mod.rs` | [`Exercise`] | the types of input and answer, how they are read and written, and the rules |
//! | `solution.rs` | [`Reference`] | the reference solution |
//! | `brute.rs` | [`Brute`] | the oracle: from the rules alone, no theory |
//! | `checker.rs` | [`Checker`] | whether an answer is right |
//! | `generator.rs` | [`Generator`] | the recipes of inputs |
//!
//! What its texts say and code computes ([`Fact`]), and the pictures that code draws ([`Picture`]), are parts of
//! [`Exercise`], too; where there are any they stand in `facts.rs` and `pictures.rs`.
//!
//! An input is parsed once into a value, and everything works on values, never on text. [`AnyExercise`] and
//! [`Case`] are the same exercise in bytes: what a command needs, whatever the types.

use std::{fmt::Debug, marker::PhantomData, sync::OnceLock};

use checkers::{Bound, ReadError, Reader, Refusal, Tokens, Writer, strict::Extent};
use generators::{Dice, Params, PlanError, Test};
use serde::de::DeserializeOwned;

use crate::{
    document::Tongue,
    picture::Picture,
    shown::{self, Feature, Shown},
};

/// What is read and written: the types, the strict reader, the writer.
pub trait Exercise: Send + Sync + 'static {
    /// An input: everything that a test asks.
    type Input: Debug + PartialEq + Send + Sync;
    /// An answer to a whole input: the reference's, or a program's.
    type Answer: Debug + PartialEq + Send + Sync;

    /// The folder's name, by which seeds and commands know the exercise.
    const FOLDER: &'static str;
    /// Every limit of the statement. The reader enforces them, the statement shows them.
    const BOUNDS: &'static [Bound];

    /// Reads an input strictly, to its end. This is the validator.
    fn read(reader: &mut Reader) -> Result<Self::Input, ReadError>;

    /// Writes an input, so that [`Exercise::read`] gives it back.
    fn write(input: &Self::Input, out: &mut Writer);

    /// Reads an answer: what can be refused without knowing the game is refused here. The runner makes sure
    /// that nothing follows.
    fn read_answer(input: &Self::Input, tokens: &mut Tokens) -> Result<Self::Answer, Refusal>;

    /// Writes an answer, so that [`Exercise::read_answer`] gives it back.
    fn write_answer(answer: &Self::Answer, out: &mut Writer);

    /// How many questions of the input are lost and how many are won, where that means something.
    fn outcomes(_answer: &Self::Answer) -> Option<Outcomes> {
        None
    }

    /// What the answers to the tests must show together; where they are integers, [`shown::EVERY_LENGTH`] at least.
    const FEATURES: &'static [Feature] = &[];

    /// What an answer of the reference shows. If nothing else is said: its integers, where the exercise asks for them.
    fn show(_input: &Self::Input, answer: &Self::Answer, shown: &mut Shown) {
        if !Self::FEATURES.iter().any(|feature| feature.name() == shown::NUMBERS) {
            return;
        }
        let mut out = Writer::new();
        Self::write_answer(answer, &mut out);
        shown.numbers_of(&out.into_string());
    }

    /// What texts say between `<!-- fact: NAME -->` and `<!-- end -->`, computed.
    fn facts() -> Vec<Fact> {
        Vec::new()
    }

    /// The pictures of the texts, drawn from computed values.
    fn pictures() -> Vec<Picture> {
        Vec::new()
    }
}

/// Something that a text says and code computes: a number, a list, a table. `cargo xtask verify` compares,
/// `verify --bless` writes.
#[derive(Clone, Copy)]
pub struct Fact {
    /// The name in the marker.
    pub name: &'static str,
    /// What stands there, in the language of the text.
    pub compute: fn(Tongue) -> String,
}

impl Fact {
    /// A fact.
    pub const fn new(name: &'static str, compute: fn(Tongue) -> String) -> Fact {
        Fact { name, compute }
    }
}

/// The reference solution.
pub trait Reference: Exercise {
    /// A right answer.
    fn solve(input: &Self::Input) -> Self::Answer;
}

/// A judge of answers that knows the rules of the game and no theory: `Err` says why an answer is wrong.
pub type Oracle<'a, Answer> = Box<dyn Fn(&Answer) -> Result<(), String> + 'a>;

/// The oracle. It shares nothing with the reference but the types and the rules.
pub trait Brute: Exercise {
    /// The oracle for an input, or nothing if the input is too large for it.
    fn oracle(input: &Self::Input) -> Option<Oracle<'_, Self::Answer>>;

    /// Answers to a small input on which checker and oracle must agree, right ones and wrong ones: every move,
    /// say, legal or not. Damaged copies of the reference's answer are tried in any case.
    fn rivals(_input: &Self::Input) -> Vec<Self::Answer> {
        Vec::new()
    }
}

/// The checker.
pub trait Checker: Exercise {
    /// Decides from the rules and from exact values. `reference` gives those that are hard to compute; a move
    /// is never compared with the reference's move.
    fn check(input: &Self::Input, answer: &Self::Answer, reference: &Self::Answer) -> Result<(), Refusal>;
}

/// What makes inputs.
pub trait Generator: Exercise {
    /// The recipes that rows of `problem.toml` may name.
    const RECIPES: Recipes<Self::Input>;

    /// A random input that the oracle can judge; thousands of them are made.
    fn small(dice: &mut Dice) -> Self::Input;
}

/// The recipes of an exercise.
pub type Recipes<Input> = &'static [&'static dyn MakeInput<Input>];

/// A way to make inputs, whatever parameters it takes.
pub trait MakeInput<Input>: Sync {
    /// The name for the rows of `problem.toml`.
    fn name(&self) -> &'static str;
    /// Makes an input.
    fn make(&self, dice: &mut Dice, params: &Params) -> Result<Input, PlanError>;
}

/// A recipe: a name, and a function of chance and of a struct of parameters.
pub struct Recipe<Parameters, Input> {
    name: &'static str,
    make: fn(&mut Dice, Parameters) -> Result<Input, PlanError>,
}

impl<Parameters, Input> Recipe<Parameters, Input> {
    /// A recipe.
    pub const fn new(name: &'static str, make: fn(&mut Dice, Parameters) -> Result<Input, PlanError>) -> Self {
        Recipe { name, make }
    }
}

impl<Parameters: DeserializeOwned, Input> MakeInput<Input> for Recipe<Parameters, Input> {
    fn name(&self) -> &'static str {
        self.name
    }

    fn make(&self, dice: &mut Dice, params: &Params) -> Result<Input, PlanError> {
        (self.make)(dice, params.read()?)
    }
}

/// Lost and won questions of an input.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct Outcomes {
    /// Questions to which `0` is the answer: the player to move loses.
    pub lost: usize,
    /// The others.
    pub won: usize,
}

impl Outcomes {
    /// Counts questions by whether they are won.
    pub fn count(won: impl IntoIterator<Item = bool>) -> Self {
        let mut outcomes = Outcomes::default();
        for won in won {
            if won {
                outcomes.won += 1;
            } else {
                outcomes.lost += 1;
            }
        }
        outcomes
    }
}

impl std::ops::AddAssign for Outcomes {
    fn add_assign(&mut self, other: Outcomes) {
        self.lost += other.lost;
        self.won += other.won;
    }
}

/// An exercise with all its parts.
pub trait Complete: Reference + Brute + Checker + Generator {}

impl<E: Reference + Brute + Checker + Generator> Complete for E {}

/// An exercise without its types. The catalogue is a list of these.
pub trait AnyExercise: Send + Sync {
    /// The folder's name.
    fn folder(&self) -> &'static str;
    /// Every limit of the statement.
    fn bounds(&self) -> &'static [Bound];
    /// What the answers to the tests must show together.
    fn features(&self) -> &'static [Feature];
    /// The names of the recipes.
    fn recipes(&self) -> Vec<&'static str>;
    /// Reads an input strictly.
    fn read(&self, input: &[u8]) -> Result<Box<dyn Case>, ReadError>;
    /// Reads an input strictly and tells what stood under each bound.
    fn survey(&self, input: &[u8]) -> Result<(Box<dyn Case>, Vec<Extent>), ReadError>;
    /// Makes the input of a row of the plan.
    fn make(&self, test: &Test, dice: &mut Dice) -> Result<Vec<u8>, PlanError>;
    /// Makes a random input that the oracle can judge.
    fn small(&self, dice: &mut Dice) -> Box<dyn Case>;
    /// What texts say and code computes.
    fn facts(&self) -> Vec<Fact>;
    /// The pictures of the texts.
    fn pictures(&self) -> Vec<Picture>;
}

/// An input of some exercise. The reference's answer is computed once, when it is first needed.
pub trait Case: Send + Sync {
    /// The input's bytes.
    fn input(&self) -> Vec<u8>;
    /// The reference's answer.
    fn answer(&self) -> Vec<u8>;
    /// Judges an answer.
    fn check(&self, answer: &[u8]) -> Result<(), Refusal>;
    /// The oracle, or nothing if the input is too large for it. It refuses what cannot be read.
    fn oracle(&self) -> Option<Oracle<'_, [u8]>>;
    /// Answers on which checker and oracle must agree.
    fn rivals(&self) -> Vec<Vec<u8>>;
    /// Lost and won questions.
    fn outcomes(&self) -> Option<Outcomes>;
    /// What the reference's answer shows.
    fn shown(&self) -> Shown;
}

/// A line of the catalogue.
pub struct Entry<E>(PhantomData<E>);

impl<E> Entry<E> {
    /// The exercise as an entry.
    #[allow(clippy::new_without_default, reason = "a line of the catalogue is a constant")]
    pub const fn new() -> Self {
        Entry(PhantomData)
    }
}

struct TypedCase<E: Exercise> {
    input: E::Input,
    reference: OnceLock<E::Answer>,
}

fn written<Value>(write: fn(&Value, &mut Writer), value: &Value) -> Vec<u8> {
    let mut out = Writer::new();
    write(value, &mut out);
    out.into_string().into_bytes()
}

impl<E: Complete> TypedCase<E> {
    fn boxed(input: E::Input) -> Box<dyn Case> {
        Box::new(TypedCase::<E> { input, reference: OnceLock::new() })
    }

    fn reference(&self) -> &E::Answer {
        self.reference.get_or_init(|| E::solve(&self.input))
    }

    fn read_answer(&self, answer: &[u8]) -> Result<E::Answer, Refusal> {
        let mut tokens = Tokens::new(answer);
        let answer = E::read_answer(&self.input, &mut tokens)?;
        tokens.end()?;
        Ok(answer)
    }
}

impl<E: Complete> AnyExercise for Entry<E> {
    fn folder(&self) -> &'static str {
        E::FOLDER
    }

    fn bounds(&self) -> &'static [Bound] {
        E::BOUNDS
    }

    fn features(&self) -> &'static [Feature] {
        E::FEATURES
    }

    fn recipes(&self) -> Vec<&'static str> {
        E::RECIPES.iter().map(|recipe| recipe.name()).collect()
    }

    fn read(&self, input: &[u8]) -> Result<Box<dyn Case>, ReadError> {
        let mut reader = Reader::new(input);
        let typed = E::read(&mut reader)?;
        reader.end()?;
        Ok(TypedCase::<E>::boxed(typed))
    }

    fn survey(&self, input: &[u8]) -> Result<(Box<dyn Case>, Vec<Extent>), ReadError> {
        let mut reader = Reader::recording(input);
        let typed = E::read(&mut reader)?;
        reader.end()?;
        Ok((TypedCase::<E>::boxed(typed), reader.extents()))
    }

    fn make(&self, test: &Test, dice: &mut Dice) -> Result<Vec<u8>, PlanError> {
        let Some(recipe) = E::RECIPES.iter().find(|recipe| recipe.name() == test.recipe) else {
            let known = self.recipes().join(", ");
            return Err(PlanError::new(format!("there is no recipe {}; there are {known}", test.recipe)));
        };
        let context = |error| PlanError::new(format!("recipe {} #{}: {error}", test.recipe, test.index));
        let input = recipe.make(dice, &test.params).map_err(context)?;
        Ok(written(E::write, &input))
    }

    fn small(&self, dice: &mut Dice) -> Box<dyn Case> {
        TypedCase::<E>::boxed(E::small(dice))
    }

    fn facts(&self) -> Vec<Fact> {
        E::facts()
    }

    fn pictures(&self) -> Vec<Picture> {
        E::pictures()
    }
}

impl<E: Complete> Case for TypedCase<E> {
    fn input(&self) -> Vec<u8> {
        written(E::write, &self.input)
    }

    fn answer(&self) -> Vec<u8> {
        written(E::write_answer, self.reference())
    }

    fn check(&self, answer: &[u8]) -> Result<(), Refusal> {
        E::check(&self.input, &self.read_answer(answer)?, self.reference())
    }

    fn oracle(&self) -> Option<Oracle<'_, [u8]>> {
        let oracle = E::oracle(&self.input)?;
        Some(Box::new(move |answer| oracle(&self.read_answer(answer).map_err(|refusal| refusal.to_string())?)))
    }

    fn rivals(&self) -> Vec<Vec<u8>> {
        E::rivals(&self.input).iter().map(|rival| written(E::write_answer, rival)).collect()
    }

    fn outcomes(&self) -> Option<Outcomes> {
        E::outcomes(self.reference())
    }

    fn shown(&self) -> Shown {
        let mut shown = Shown::default();
        E::show(&self.input, self.reference(), &mut shown);
        shown
    }
}

/// What the tests of an exercise ask of it, in text.
#[cfg(test)]
pub(crate) mod testing {
    use super::{AnyExercise, Complete, Entry};

    /// Whether the strict reader takes an input, or its objection.
    pub fn read<E: Complete>(input: impl AsRef<[u8]>) -> Result<(), String> {
        Entry::<E>::new().read(input.as_ref()).map(drop).map_err(|error| error.to_string())
    }

    /// The reference's answer to a valid input.
    pub fn answer<E: Complete>(input: impl AsRef<[u8]>) -> String {
        let case = Entry::<E>::new().read(input.as_ref()).unwrap();
        String::from_utf8(case.answer()).unwrap()
    }

    /// Whether the checker takes an answer, or its objection; also the reader's, if the input is not valid.
    pub fn judge<E: Complete>(input: impl AsRef<[u8]>, answer: impl AsRef<[u8]>) -> Result<(), String> {
        let case = Entry::<E>::new().read(input.as_ref()).map_err(|error| error.to_string())?;
        case.check(answer.as_ref()).map_err(|refusal| refusal.to_string())
    }
}
