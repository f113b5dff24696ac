//! The exercises of each family, as far as the page needs them: read, answer, check, make a small input, play, and look
//! into. Pictures, recipes and texts stay outside, so that a module carries no code that it never runs. The build script
//! makes the lists from the folders of the exercises.

use checkers::{ReadError, Sentence, say, strict::Record};
use exercise::{AnyExercise, Case, Erased, contract::Complete};
use generators::TestRng;

#[cfg(feature = "payoffs")]
use exercise::laboratory::Laboratory;
#[cfg(feature = "impartial")]
use exercise::play::AnyGame;

/// What becomes of an input, or what is wrong with it.
pub type Read<Found> = Result<Found, ReadError>;

/// An input, and where its parts are.
pub type Recorded = (Box<dyn Case>, Record);

/// As [`exercise::Exercise::judge_moves_to`].
#[cfg(feature = "impartial")]
type JudgeMovesTo = fn(&str, u32, &[String]) -> Option<Result<String, Sentence>>;

/// An exercise.
pub struct Line {
    /// The folder's name.
    pub folder: &'static str,
    /// Reads an input strictly.
    pub read_recording: fn(&[u8]) -> Read<Recorded>,
    /// Makes a random small input.
    pub small: fn(&mut TestRng) -> Box<dyn Case>,
    /// The game to play.
    #[cfg(feature = "impartial")]
    pub game: fn() -> Option<&'static dyn AnyGame>,
    /// The judge's move in that game.
    #[cfg(feature = "impartial")]
    pub judge_moves_to: JudgeMovesTo,
    /// The kind of its laboratory.
    #[cfg(feature = "payoffs")]
    pub kind: Option<&'static str>,
    /// What the laboratory looks into, from an input.
    #[cfg(feature = "payoffs")]
    pub laboratory: fn(&[u8]) -> Read<Result<Laboratory, Sentence>>,
}

impl Line {
    /// Reads an input strictly.
    pub fn read(&self, input: &[u8]) -> Read<Box<dyn Case>> {
        (self.read_recording)(input).map(|(case, _)| case)
    }
}

#[cfg_attr(not(feature = "payoffs"), expect(unused_variables, reason = "the other family has no laboratory"))]
const fn line<E: Complete>(kind: Option<&'static str>) -> Line {
    Line {
        folder: E::FOLDER,
        read_recording: |input| Erased::<E>::new().read_recording(input),
        small: |rng| Erased::<E>::new().small(rng),
        #[cfg(feature = "impartial")]
        game: E::game,
        #[cfg(feature = "impartial")]
        judge_moves_to: E::judge_moves_to,
        #[cfg(feature = "payoffs")]
        kind,
        #[cfg(feature = "payoffs")]
        laboratory: |input| Ok(E::laboratory(&Erased::<E>::parse(input)?)),
    }
}

include!(concat!(env!("OUT_DIR"), "/catalogue.rs"));

/// The families, of which this module has one or all.
pub fn families() -> [&'static [Line]; 2] {
    [IMPARTIAL, PAYOFFS]
}

/// Every exercise of this module.
pub fn all() -> impl Iterator<Item = &'static Line> {
    families().into_iter().flatten()
}

/// The exercise of a folder.
// The compiler would spell out the comparison with every name wherever this is called.
#[inline(never)]
pub fn find(folder: &str) -> Result<&'static Line, Sentence> {
    let known = all().find(|line| line.folder == folder);
    known.ok_or_else(|| say!(vi "ở đây không có bài \"{folder}\"", en "there is no exercise \"{folder}\" here"))
}

/// The game of an exercise.
#[cfg(feature = "impartial")]
pub fn game(folder: &str) -> Result<&'static dyn AnyGame, Sentence> {
    let known = find(folder).ok().and_then(|line| (line.game)());
    known.ok_or_else(|| {
        say!(vi "bài \"{folder}\" không có trò chơi để chơi", en "the exercise \"{folder}\" is no game to play")
    })
}

/// The judge's move in the game of an interactive exercise: the position after it.
#[cfg(feature = "impartial")]
pub fn judge_moves_to(folder: &str, style: &str, seed: u32, asked: &[String]) -> Result<String, Sentence> {
    (find(folder)?.judge_moves_to)(style, seed, asked).unwrap_or_else(|| {
        Err(say!(
            vi "ở bài \"{folder}\" không có trình chấm nào chơi",
            en "in the exercise \"{folder}\" no judge plays",
        ))
    })
}
