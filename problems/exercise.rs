//! The contract that every exercise fulfils, and the one form in which the runner sees them all.
//!
//! An exercise is a type without data that implements [`Exercise`]: an input is parsed once into a value, and
//! solution, oracle, recipes and checker work on values, never on text. [`AnyExercise`] and [`Case`] are the
//! same exercise in bytes: what a command needs, whatever the types.

use std::{fmt::Debug, marker::PhantomData, sync::OnceLock};

use checkers::{Bound, ReadError, Reader, Refusal, Tokens, strict::Extent};
use generators::{Dice, Params, PlanError, Test};

/// A judge of answers that knows the rules of the game and no theory: `Err` says why an answer is wrong.
pub type Oracle<'a, Answer> = Box<dyn Fn(&Answer) -> Result<(), String> + 'a>;

/// One exercise. Its folder holds a file for each part: `mod.rs` the types, the reader and the writer and the
/// rules, `solution.rs` the reference, `brute.rs` the oracle, `generator.rs` the recipes, `checker.rs`.
pub trait Exercise: Send + Sync + 'static {
    /// An input: everything that a test asks.
    type Input: Debug + PartialEq + Send + Sync;
    /// An answer to a whole input: the reference's, or a program's.
    type Answer: Debug + PartialEq + Send + Sync;

    /// The folder's name, by which seeds and commands know the exercise.
    const FOLDER: &'static str;
    /// Every limit of the statement. The reader enforces them, the statement shows them.
    const BOUNDS: &'static [Bound];
    /// The recipes that rows of `problem.toml` may name.
    const RECIPES: &'static [Recipe<Self::Input>];

    /// Reads an input strictly, to its end. This is the validator.
    fn read(reader: &mut Reader) -> Result<Self::Input, ReadError>;

    /// Writes an input, so that [`Exercise::read`] gives it back.
    fn write(input: &Self::Input, out: &mut String);

    /// Reads an answer: what can be refused without knowing the game is refused here. The runner makes sure
    /// that nothing follows.
    fn read_answer(input: &Self::Input, tokens: &mut Tokens) -> Result<Self::Answer, Refusal>;

    /// Writes an answer, so that [`Exercise::read_answer`] gives it back.
    fn write_answer(answer: &Self::Answer, out: &mut String);

    /// The reference solution.
    fn solve(input: &Self::Input) -> Self::Answer;

    /// The oracle for an input, or nothing if the input is too large for it.
    fn oracle(input: &Self::Input) -> Option<Oracle<'_, Self::Answer>>;

    /// The checker: decides from the rules and from exact values. `reference` gives those that are hard to
    /// compute; a move is never compared with the reference's move.
    fn check(input: &Self::Input, answer: &Self::Answer, reference: &Self::Answer) -> Result<(), Refusal>;

    /// A random input that the oracle can judge; thousands of them are made.
    fn small(dice: &mut Dice) -> Self::Input;

    /// Answers to a small input on which checker and oracle must agree, right ones and wrong ones: every move,
    /// say, legal or not. Damaged copies of the reference's answer are tried in any case.
    fn rivals(_input: &Self::Input) -> Vec<Self::Answer> {
        Vec::new()
    }

    /// How many questions of the input are lost and how many are won, where that means something.
    fn outcomes(_answer: &Self::Answer) -> Option<Outcomes> {
        None
    }
}

/// A way to make inputs: a name for the rows of `problem.toml`, and a function of chance and parameters.
pub struct Recipe<Input> {
    /// The name.
    pub name: &'static str,
    /// Makes an input.
    pub make: fn(&mut Dice, &Params) -> Result<Input, PlanError>,
}

impl<Input> Recipe<Input> {
    /// A recipe.
    pub const fn new(name: &'static str, make: fn(&mut Dice, &Params) -> Result<Input, PlanError>) -> Self {
        Recipe { name, make }
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
    pub fn count(won: impl Iterator<Item = bool>) -> Self {
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

/// An exercise without its types. The catalogue is a list of these.
pub trait AnyExercise: Send + Sync {
    /// The folder's name.
    fn folder(&self) -> &'static str;
    /// Every limit of the statement.
    fn bounds(&self) -> &'static [Bound];
    /// The names of the recipes.
    fn recipes(&self) -> Vec<&'static str>;
    /// Reads an input strictly.
    fn read(&self, input: &[u8]) -> Result<Box<dyn Case>, ReadError>;
    /// Reads an input strictly and tells what stood under each bound.
    fn extents(&self, input: &[u8]) -> Result<Vec<Extent>, ReadError>;
    /// Makes the input of a row of the plan.
    fn make(&self, test: &Test, dice: &mut Dice) -> Result<Box<dyn Case>, PlanError>;
    /// Makes a random input that the oracle can judge.
    fn small(&self, dice: &mut Dice) -> Box<dyn Case>;
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
}

/// A line of the catalogue.
pub struct Entry<E>(PhantomData<E>);

impl<E> Entry<E> {
    /// The exercise as an entry.

    pub const fn new() -> Self {
        Entry(PhantomData)
    }
}

struct TypedCase<E: Exercise> {
    input: E::Input,
    reference: OnceLock<E::Answer>,
}

impl<E: Exercise> TypedCase<E> {
    fn new(input: E::Input) -> Box<dyn Case> {
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

    fn write_answer(answer: &E::Answer) -> Vec<u8> {
        let mut out = String::new();
        E::write_answer(answer, &mut out);
        out.into_bytes()
    }
}

impl<E: Exercise> AnyExercise for Entry<E> {
    fn folder(&self) -> &'static str {
        E::FOLDER
    }

    fn bounds(&self) -> &'static [Bound] {
        E::BOUNDS
    }

    fn recipes(&self) -> Vec<&'static str> {
        E::RECIPES.iter().map(|recipe| recipe.name).collect()
    }

    fn read(&self, input: &[u8]) -> Result<Box<dyn Case>, ReadError> {
        let mut reader = Reader::new(input);
        let typed = E::read(&mut reader)?;
        reader.end()?;
        Ok(TypedCase::<E>::new(typed))
    }

    fn extents(&self, input: &[u8]) -> Result<Vec<Extent>, ReadError> {
        let mut reader = Reader::recording(input);
        E::read(&mut reader)?;
        reader.end()?;
        Ok(reader.extents())
    }

    fn make(&self, test: &Test, dice: &mut Dice) -> Result<Box<dyn Case>, PlanError> {
        let Some(recipe) = E::RECIPES.iter().find(|recipe| recipe.name == test.recipe) else {
            let known = self.recipes().join(", ");
            return Err(PlanError::new(format!("there is no recipe {}; there are {known}", test.recipe)));
        };
        let context = |error| PlanError::new(format!("recipe {} #{}: {error}", test.recipe, test.index));
        let input = (recipe.make)(dice, &test.params).map_err(context)?;
        test.params.finish().map_err(context)?;
        Ok(TypedCase::<E>::new(input))
    }

    fn small(&self, dice: &mut Dice) -> Box<dyn Case> {
        TypedCase::<E>::new(E::small(dice))
    }
}

impl<E: Exercise> Case for TypedCase<E> {
    fn input(&self) -> Vec<u8> {
        let mut out = String::new();
        E::write(&self.input, &mut out);
        out.into_bytes()
    }

    fn answer(&self) -> Vec<u8> {
        Self::write_answer(self.reference())
    }

    fn check(&self, answer: &[u8]) -> Result<(), Refusal> {
        E::check(&self.input, &self.read_answer(answer)?, self.reference())
    }

    fn oracle(&self) -> Option<Oracle<'_, [u8]>> {
        let oracle = E::oracle(&self.input)?;
        Some(Box::new(move |answer| oracle(&self.read_answer(answer).map_err(|refusal| refusal.to_string())?)))
    }

    fn rivals(&self) -> Vec<Vec<u8>> {
        E::rivals(&self.input).iter().map(Self::write_answer).collect()
    }

    fn outcomes(&self) -> Option<Outcomes> {
        E::outcomes(self.reference())
    }
}
