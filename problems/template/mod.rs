//! A tiny game to replace: a move takes 1, 2 or 3 counters from one pile; whoever cannot move loses.

use checkers::{Bound, E18, ReadError, Reader, Refusal, Tokens, Writer};

use crate::shared::reply;
use exercise::{
    Exercise, Outcomes,
    coverage::{self, Feature},
};

mod brute;
mod checker;
mod generator;
mod solution;

pub struct Template;

/// How many counters a winning move takes, or nothing if the position is lost.
pub type Reply = Option<u64>;

/// The most that a move takes.
const MOST_TAKEN: u64 = 3;

const LINES: Bound = Bound::lines(1, 100_000);
const N: Bound = Bound::new("n", 0, E18);

impl Exercise for Template {
    type Input = Vec<u64>;
    type Answer = Vec<Reply>;

    const FOLDER: &'static str = "template";
    const BOUNDS: &'static [Bound] = &[LINES, N];
    const FEATURES: &'static [Feature] = coverage::EVERY_LENGTH;

    fn read(reader: &mut Reader) -> Result<Vec<u64>, ReadError> {
        reader.integer_lines(&LINES, &N)
    }

    fn write(piles: &Vec<u64>, out: &mut Writer) {
        out.integer_lines(piles);
    }

    fn read_answer(piles: &Vec<u64>, tokens: &mut Tokens) -> Result<Vec<Reply>, Refusal> {
        reply::read_each(piles, tokens, |_, tokens| tokens.integer("x", 1..=MOST_TAKEN.into()))
    }

    fn write_answer(replies: &Vec<Reply>, out: &mut Writer) {
        for one in replies {
            reply::write(one, out, |taken, out| {
                out.value(taken);
            });
        }
    }

    fn outcomes(replies: &Vec<Reply>) -> Option<Outcomes> {
        reply::outcomes(replies)
    }
}
