//! A tiny game to replace: a move takes 1, 2 or 3 counters from one pile; whoever cannot move loses.

use std::fmt::Write;

use checkers::{Bound, E18, ReadError, Reader, Refusal, Tokens};
use generators::Dice;

use crate::exercise::{Exercise, Oracle, Outcomes, Recipe};

mod brute;
mod checker;
mod generator;
mod solution;

pub struct Template;

/// How many counters a winning move takes, or nothing if the position is lost.
pub type Reply = Option<u64>;

/// The most that a move takes.
const MOST_TAKEN: u64 = 3;

const LINES: Bound = Bound::new("lines", 1, 100_000);
const N: Bound = Bound::new("n", 0, E18);

impl Exercise for Template {
    type Input = Vec<u64>;
    type Answer = Vec<Reply>;

    const FOLDER: &'static str = "template";
    const BOUNDS: &'static [Bound] = &[LINES, N];
    const RECIPES: &'static [Recipe<Vec<u64>>] = generator::RECIPES;

    fn read(reader: &mut Reader) -> Result<Vec<u64>, ReadError> {
        reader.lines(&LINES, |reader| reader.integer(&N))
    }

    fn write(piles: &Vec<u64>, out: &mut String) {
        for pile in piles {
            let _ = writeln!(out, "{pile}");
        }
    }

    fn read_answer(piles: &Vec<u64>, tokens: &mut Tokens) -> Result<Vec<Reply>, Refusal> {
        let mut replies = Vec::with_capacity(piles.len());
        for index in 0..piles.len() {
            tokens.label("query", index + 1);
            let wins: u8 = tokens.integer("the outcome", 0..=1)?;
            replies.push(if wins == 1 { Some(tokens.integer("x", 1..=MOST_TAKEN.into())?) } else { None });
        }
        Ok(replies)
    }

    fn write_answer(replies: &Vec<Reply>, out: &mut String) {
        for reply in replies {
            let _ = match reply {
                None => writeln!(out, "0"),
                Some(taken) => writeln!(out, "1 {taken}"),
            };
        }
    }

    fn solve(piles: &Vec<u64>) -> Vec<Reply> {
        piles.iter().map(|&pile| solution::winning_move(pile)).collect()
    }

    fn oracle(piles: &Vec<u64>) -> Option<Oracle<'_, Vec<Reply>>> {
        brute::oracle(piles)
    }

    fn check(piles: &Vec<u64>, replies: &Vec<Reply>, reference: &Vec<Reply>) -> Result<(), Refusal> {
        checker::check(piles, replies, reference)
    }

    fn small(dice: &mut Dice) -> Vec<u64> {
        generator::small(dice)
    }

    fn rivals(piles: &Vec<u64>) -> Vec<Vec<Reply>> {
        let [_] = piles[..] else { return Vec::new() };
        let moves = (1..=MOST_TAKEN).map(|taken| vec![Some(taken)]);
        moves.chain([vec![None]]).collect()
    }

    fn outcomes(replies: &Vec<Reply>) -> Option<Outcomes> {
        Some(Outcomes::count(replies.iter().map(Option::is_some)))
    }
}
