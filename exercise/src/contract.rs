//! The contract that every exercise fulfils, and the one form in which the runner sees them all.
//!
//! An exercise is a type without data. Each file of its folder implements the part that it holds:
//!
//! | file | trait | what it says |
//! |---|---|---|
//! | `mod.rs` | [`Exercise`] | the types of input and answer, how they are read and written, and the rules |
//! | `solution.rs` | [`Reference`] | the reference solution |
//! | `brute.rs` | [`Oracle`] | the oracle: from the rules alone, no theory |
//! | `checker.rs` | [`Checker`] | whether an answer is right |
//! | `generator.rs` | [`Generator`] | the recipes of inputs |
//!
//! What its texts say and code computes ([`Fact`]), the pictures that code draws ([`Picture`]), the game to play on its
//! page ([`AnyGame`]) and what its laboratory looks into ([`Laboratory`]) are parts of [`Exercise`], too; where there are
//! any they stand in `facts.rs`, `pictures.rs`, `game.rs` and `laboratory.rs`.
//!
//! An interactive exercise is one whose inputs open an [`Opponent`] ([`crate::interactive`]); it has `opponent.rs` in place
//! of `checker.rs`.
//!
//! An input is parsed once into a value, and everything works on values, never on text. [`AnyExercise`] and
//! [`Case`] are the same exercise in bytes: what a command needs, whatever the types.

use std::{fmt::Debug, marker::PhantomData, sync::OnceLock};

use checkers::{Bound, ReadError, Reader, Refusal, Sentence, Tokens, Writer, say, strict::Record};
use generators::{Params, PlanError, Test, TestRng, params::FromParams};

use crate::{
    coverage::{self, Coverage, Feature},
    document::Lang,
    interactive::{Opponent, Referee},
    laboratory::Laboratory,
    picture::Picture,
    play::AnyGame,
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

    /// What the answers to the tests must show together; where they are integers, [`coverage::EVERY_LENGTH`] at least.
    const FEATURES: &'static [Feature] = &[];

    /// What an answer of the reference shows. If nothing else is said: its integers, where the exercise asks for them.
    fn cover(_input: &Self::Input, answer: &Self::Answer, coverage: &mut Coverage) {
        if coverage::asks_for_numbers(Self::FEATURES) {
            coverage.numbers_of(&written(&|out| Self::write_answer(answer, out)));
        }
    }

    /// The judge's side of the dialogue, in an interactive exercise: there an input is a run, and an answer is a
    /// [`Dialogue`](crate::interactive::Dialogue). Its manifest says `interactive = true`.
    fn opponent(_input: &Self::Input) -> Option<Box<dyn Opponent>> {
        None
    }

    /// A referee for each game of a run, in an interactive exercise whose games two programs can play against each
    /// other. There are none where the judge's side is no player like the program.
    fn referees(_input: &Self::Input) -> Vec<Box<dyn Referee>> {
        Vec::new()
    }

    /// The game that a reader may play on the page, where the exercise is about one.
    fn game() -> Option<&'static dyn AnyGame> {
        None
    }

    /// The judge's move on the page, in an interactive exercise whose game is played there: the position after it, where
    /// the judge plays as the `style` says, by this seed, and was to move in all these positions of the game, the last of
    /// them now. Positions are written as [`Exercise::game`] has them.
    fn judge_moves_to(_style: &str, _seed: u32, _asked: &[String]) -> Option<Result<String, Sentence>> {
        None
    }

    /// What the laboratory of its page looks into in an input, or why it cannot. The manifest names the laboratory.
    fn laboratory(_input: &Self::Input) -> Result<Laboratory, Sentence> {
        Err(say!(vi "bài này không có phòng thí nghiệm", en "this exercise has no laboratory"))
    }

    /// What texts say between `<!-- fact: NAME -->` and `<!-- end -->`, computed.
    fn facts() -> Vec<Fact> {
        Vec::new()
    }

    /// The pictures of the texts, drawn from computed values.
    fn pictures() -> Vec<Picture> {
        Vec::new()
    }

    /// What groups promise that no maximum can say. Their rows in `problem.toml` name these.
    fn promises() -> Vec<Promise<Self::Input>> {
        Vec::new()
    }
}

/// Something that a group promises of its inputs and code decides.
pub struct Promise<Input> {
    /// The name in `problem.toml`.
    pub name: &'static str,
    /// Whether an input keeps it, and if not, how it breaks it.
    pub keeps: fn(&Input) -> Result<(), Sentence>,
}

/// Something that a text says and code computes: a number, a list, a table. `cargo xtask verify` compares,
/// `verify --bless` writes.
#[derive(Clone, Copy)]
pub struct Fact {
    /// The name in the marker.
    pub name: &'static str,
    /// What stands there, in the language of the text.
    pub compute: fn(Lang) -> String,
}

impl Fact {
    /// A fact.
    pub const fn new(name: &'static str, compute: fn(Lang) -> String) -> Fact {
        Fact { name, compute }
    }
}

/// The reference solution.
pub trait Reference: Exercise {
    /// A right answer.
    fn solve(input: &Self::Input) -> Self::Answer;
}

/// A judge of answers that knows the rules of the game and no theory: `Err` says why an answer is wrong.
pub type OracleFn<'a, Answer> = Box<dyn Fn(&Answer) -> Result<(), String> + 'a>;

/// The oracle. It shares nothing with the reference but the types and the rules.
pub trait Oracle: Exercise {
    /// The oracle for an input, or nothing if the input is too large for it.
    fn oracle(input: &Self::Input) -> Option<OracleFn<'_, Self::Answer>>;

    /// Answers to a small input on which checker and oracle must agree, right ones and wrong ones: every move,
    /// say, legal or not. Damaged copies of the reference's answer are tried in any case.
    fn candidates(_input: &Self::Input) -> Vec<Self::Answer> {
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
    fn small(rng: &mut TestRng) -> Self::Input;
}

/// The recipes of an exercise.
pub type Recipes<Input> = &'static [&'static dyn MakeInput<Input>];

/// A way to make inputs, whatever parameters it takes.
pub trait MakeInput<Input>: Sync {
    /// The name for the rows of `problem.toml`.
    fn name(&self) -> &'static str;
    /// Makes an input.
    fn make(&self, rng: &mut TestRng, params: &Params) -> Result<Input, PlanError>;
}

/// A recipe: a name, and a function of chance and of a struct of parameters.
pub struct Recipe<Parameters, Input> {
    name: &'static str,
    make: fn(&mut TestRng, Parameters) -> Result<Input, PlanError>,
}

impl<Parameters, Input> Recipe<Parameters, Input> {
    /// A recipe.
    pub const fn new(
        name: &'static str,
        make: fn(&mut TestRng, Parameters) -> Result<Input, PlanError>,
    ) -> Self {
        Recipe { name, make }
    }
}

impl<Parameters: FromParams, Input> MakeInput<Input> for Recipe<Parameters, Input> {
    fn name(&self) -> &'static str {
        self.name
    }

    fn make(&self, rng: &mut TestRng, params: &Params) -> Result<Input, PlanError> {
        match Parameters::from_params(params) {
            Ok(parameters) => (self.make)(rng, parameters),
            Err(error) => Err(error),
        }
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
pub trait Complete: Reference + Oracle + Checker + Generator {}

impl<E: Reference + Oracle + Checker + Generator> Complete for E {}

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
    /// Reads an input strictly and tells what stood under each bound, and where each query is.
    fn read_recording(&self, input: &[u8]) -> Result<(Box<dyn Case>, Record), ReadError>;
    /// Reads an input whose answer by the reference is at hand, so that it need not be computed again.
    fn read_answered(&self, input: &[u8], answer: &[u8]) -> Result<Box<dyn Case>, ReadError>;
    /// Makes the input of a row of the plan.
    fn make(&self, test: &Test, rng: &mut TestRng) -> Result<Vec<u8>, PlanError>;
    /// Makes a random input that the oracle can judge.
    fn small(&self, rng: &mut TestRng) -> Box<dyn Case>;
    /// The game to play.
    fn game(&self) -> Option<&'static dyn AnyGame>;
    /// As [`Exercise::judge_moves_to`].
    fn judge_moves_to(&self, style: &str, seed: u32, asked: &[String]) -> Option<Result<String, Sentence>>;
    /// What texts say and code computes.
    fn facts(&self) -> Vec<Fact>;
    /// The pictures of the texts.
    fn pictures(&self) -> Vec<Picture>;
    /// The names of the promises that groups may make.
    fn promises(&self) -> Vec<&'static str>;
}

/// Exercises in the order in which commands and pages list them.
pub type Catalogue = &'static [&'static dyn AnyExercise];

/// An input of some exercise. The reference's answer is computed once, when it is first needed.
pub trait Case: Send + Sync {
    /// Writes the input.
    fn write_input(&self, out: &mut Writer);
    /// Writes the reference's answer.
    fn write_answer(&self, out: &mut Writer);
    /// Whether the reference's answer, written so, is read as what it was, and the checker takes it; if not, what is wrong.
    fn check_reference(&self, written: &[u8]) -> Result<(), String>;
    /// Judges an answer.
    fn check(&self, answer: &[u8]) -> Result<(), Refusal>;
    /// The oracle, or nothing if the input is too large for it. It refuses what cannot be read.
    fn oracle(&self) -> Option<OracleFn<'_, [u8]>>;
    /// Answers on which checker and oracle must agree.
    fn candidates(&self) -> Vec<Vec<u8>>;
    /// Lost and won questions.
    fn outcomes(&self) -> Option<Outcomes>;
    /// The judge's side of the dialogue, at its beginning; nothing if the exercise isn't interactive.
    fn opponent(&self) -> Option<Box<dyn Opponent>>;
    /// As [`Exercise::referees`].
    fn referees(&self) -> Vec<Box<dyn Referee>>;
    /// Adds what the reference's answer shows.
    fn cover(&self, coverage: &mut Coverage);
    /// Whether the input keeps a promise of its exercise, and if not, how it breaks it; nothing if there is no such
    /// promise.
    fn keeps(&self, promise: &str) -> Option<Result<(), Sentence>>;
}

/// What is the same whatever the types, and so is compiled once.
impl dyn Case + '_ {
    /// The input's bytes.
    pub fn input(&self) -> Vec<u8> {
        written(&|out| self.write_input(out)).into_bytes()
    }

    /// The reference's answer.
    pub fn answer(&self) -> Vec<u8> {
        written(&|out| self.write_answer(out)).into_bytes()
    }

    /// What the reference's answer shows.
    pub fn coverage(&self) -> Coverage {
        let mut coverage = Coverage::default();
        self.cover(&mut coverage);
        coverage
    }
}

/// A line of the catalogue.
pub struct Erased<E>(PhantomData<E>);

impl<E> Erased<E> {
    /// The exercise as an entry.
    #[allow(clippy::new_without_default, reason = "a line of the catalogue is a constant")]
    pub const fn new() -> Self {
        Erased(PhantomData)
    }
}

fn written(write: &dyn Fn(&mut Writer)) -> String {
    let mut out = Writer::new();
    write(&mut out);
    out.into_string()
}

type ReadCase = fn(&mut Reader) -> Result<Box<dyn Case>, ReadError>;

fn read_to_end(mut reader: Reader, read: ReadCase) -> Result<(Box<dyn Case>, Record), ReadError> {
    let case = read(&mut reader)?;
    reader.end()?;
    Ok((case, reader.record()))
}

fn read(input: &[u8], read: ReadCase) -> Result<Box<dyn Case>, ReadError> {
    read_to_end(Reader::new(input), read).map(|(case, _)| case)
}

fn read_recording(input: &[u8], read: ReadCase) -> Result<(Box<dyn Case>, Record), ReadError> {
    read_to_end(Reader::recording(input), read)
}

/// As many texts as are asked for, each written by itself.
fn each_written(count: usize, write: &dyn Fn(usize, &mut Writer)) -> Vec<Vec<u8>> {
    (0..count).map(|index| written(&|out| write(index, out)).into_bytes()).collect()
}

fn names(count: usize, name: fn(usize) -> &'static str) -> Vec<&'static str> {
    (0..count).map(name).collect()
}

/// The recipe that a test names, by its index.
fn find_recipe(test: &Test, known: &[&str]) -> Result<usize, PlanError> {
    known.iter().position(|name| *name == test.recipe).ok_or_else(|| {
        let known = known.join(", ");
        PlanError::new(format!("there is no recipe {}; the recipes are {known}", test.recipe))
    })
}

/// Makes the input of a test by the recipe with an index, and writes it.
type MakeAndWrite<'a> = &'a mut dyn FnMut(usize, &mut Writer) -> Result<(), PlanError>;

fn make(test: &Test, known: &[&str], make: MakeAndWrite) -> Result<Vec<u8>, PlanError> {
    let mut out = Writer::new();
    make(find_recipe(test, known)?, &mut out)
        .map_err(|error| PlanError::new(format!("recipe {} #{}: {error}", test.recipe, test.index)))?;
    Ok(out.into_string().into_bytes())
}

/// What is wrong with a reference whose answer is another after it was written and read.
const NOT_READ_BACK: &str = "the reference's answer does not survive being written and read again";

fn reference_refused(refusal: Refusal) -> String {
    format!("the checker refuses the reference: {refusal}")
}

impl<E: Exercise> Erased<E> {
    /// Reads an input strictly.
    // Readers are long, and a page's module carries one of each.
    #[inline(never)]
    pub fn parse(input: &[u8]) -> Result<E::Input, ReadError> {
        let mut reader = Reader::new(input);
        let typed = E::read(&mut reader)?;
        reader.end()?;
        Ok(typed)
    }
}

struct TypedCase<E: Exercise> {
    input: E::Input,
    reference: OnceLock<E::Answer>,
}

impl<E: Complete> TypedCase<E> {
    fn boxed(input: E::Input) -> Box<dyn Case> {
        Box::new(TypedCase::<E> { input, reference: OnceLock::new() })
    }

    fn read(reader: &mut Reader) -> Result<Box<dyn Case>, ReadError> {
        E::read(reader).map(Self::boxed)
    }

    fn reference(&self) -> &E::Answer {
        // Behind a pointer, the lock is compiled once for each type of answers, not once for each exercise.
        let solve: &dyn Fn() -> E::Answer = &|| E::solve(&self.input);
        self.reference.get_or_init(solve)
    }

    fn read_answer(&self, answer: &[u8]) -> Result<E::Answer, Refusal> {
        let mut tokens = Tokens::new(answer);
        let read = E::read_answer(&self.input, &mut tokens);
        if read.is_ok()
            && let Err(refusal) = tokens.end()
        {
            return Err(refusal);
        }
        read
    }
}

/// Here and below, whatever needs no type is left to the functions above: each of these is compiled once for every
/// exercise.
impl<E: Complete> AnyExercise for Erased<E> {
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
        names(E::RECIPES.len(), |index| E::RECIPES[index].name())
    }

    fn read(&self, input: &[u8]) -> Result<Box<dyn Case>, ReadError> {
        read(input, TypedCase::<E>::read)
    }

    fn read_recording(&self, input: &[u8]) -> Result<(Box<dyn Case>, Record), ReadError> {
        read_recording(input, TypedCase::<E>::read)
    }

    fn read_answered(&self, input: &[u8], answer: &[u8]) -> Result<Box<dyn Case>, ReadError> {
        let mut case = TypedCase::<E> { input: Self::parse(input)?, reference: OnceLock::new() };
        // An answer that cannot be read is computed when it is needed.
        if let Ok(answer) = case.read_answer(answer) {
            case.reference = OnceLock::from(answer);
        }
        Ok(Box::new(case))
    }

    fn make(&self, test: &Test, rng: &mut TestRng) -> Result<Vec<u8>, PlanError> {
        make(test, &self.recipes(), &mut |recipe, out| {
            E::RECIPES[recipe].make(rng, &test.params).map(|input| E::write(&input, out))
        })
    }

    fn small(&self, rng: &mut TestRng) -> Box<dyn Case> {
        TypedCase::<E>::boxed(E::small(rng))
    }

    fn game(&self) -> Option<&'static dyn AnyGame> {
        E::game()
    }

    fn judge_moves_to(&self, style: &str, seed: u32, asked: &[String]) -> Option<Result<String, Sentence>> {
        E::judge_moves_to(style, seed, asked)
    }

    fn facts(&self) -> Vec<Fact> {
        E::facts()
    }

    fn pictures(&self) -> Vec<Picture> {
        E::pictures()
    }

    fn promises(&self) -> Vec<&'static str> {
        E::promises().iter().map(|promise| promise.name).collect()
    }
}

impl<E: Complete> Case for TypedCase<E> {
    fn write_input(&self, out: &mut Writer) {
        E::write(&self.input, out);
    }

    fn write_answer(&self, out: &mut Writer) {
        E::write_answer(self.reference(), out);
    }

    fn check_reference(&self, written: &[u8]) -> Result<(), String> {
        let reference = self.reference();
        let checked = match self.read_answer(written) {
            Ok(answer) if answer != *reference => return Err(NOT_READ_BACK.into()),
            Ok(answer) => E::check(&self.input, &answer, reference),
            Err(refusal) => Err(refusal),
        };
        checked.map_err(reference_refused)
    }

    fn check(&self, answer: &[u8]) -> Result<(), Refusal> {
        match self.read_answer(answer) {
            Ok(answer) => E::check(&self.input, &answer, self.reference()),
            Err(refusal) => Err(refusal),
        }
    }

    fn oracle(&self) -> Option<OracleFn<'_, [u8]>> {
        let oracle = E::oracle(&self.input)?;
        Some(Box::new(move |answer| match self.read_answer(answer) {
            Ok(answer) => oracle(&answer),
            Err(refusal) => Err(refusal.to_string()),
        }))
    }

    fn candidates(&self) -> Vec<Vec<u8>> {
        let candidates = E::candidates(&self.input);
        each_written(candidates.len(), &|index, out| E::write_answer(&candidates[index], out))
    }

    fn outcomes(&self) -> Option<Outcomes> {
        E::outcomes(self.reference())
    }

    fn opponent(&self) -> Option<Box<dyn Opponent>> {
        E::opponent(&self.input)
    }

    fn referees(&self) -> Vec<Box<dyn Referee>> {
        E::referees(&self.input)
    }

    fn cover(&self, coverage: &mut Coverage) {
        E::cover(&self.input, self.reference(), coverage);
        if coverage::asks_for_lengths(E::FEATURES) {
            coverage.input(written(&|out| E::write(&self.input, out)).as_bytes());
            coverage.answer(written(&|out| E::write_answer(self.reference(), out)).as_bytes());
        }
    }

    fn keeps(&self, promise: &str) -> Option<Result<(), Sentence>> {
        let promises = E::promises();
        let promise = promises.iter().find(|known| known.name == promise)?;
        Some((promise.keeps)(&self.input))
    }
}

/// What the tests of an exercise ask of it, in text. They panic where something fails, as tests do.
pub mod testing {
    use super::{AnyExercise, Complete, Erased};

    /// Whether the strict reader takes an input, or its objection.
    pub fn read<E: Complete>(input: impl AsRef<[u8]>) -> Result<(), String> {
        Erased::<E>::new().read(input.as_ref()).map(drop).map_err(|error| error.to_string())
    }

    /// The reference's answer to a valid input.
    pub fn answer<E: Complete>(input: impl AsRef<[u8]>) -> String {
        let case = Erased::<E>::new().read(input.as_ref()).unwrap();
        String::from_utf8(case.answer()).unwrap()
    }

    /// Whether the checker takes an answer, or its objection; also the reader's, if the input is not valid.
    pub fn judge<E: Complete>(input: impl AsRef<[u8]>, answer: impl AsRef<[u8]>) -> Result<(), String> {
        let case = Erased::<E>::new().read(input.as_ref()).map_err(|error| error.to_string())?;
        case.check(answer.as_ref()).map_err(|refusal| refusal.to_string())
    }
}
