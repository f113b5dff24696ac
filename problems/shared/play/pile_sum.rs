//! Sums of piles: each has its rule and its value, and a move is a move in one of them.

use checkers::{Sentence, say};
use generators::TestRng;
use solutions::grundy::mex;

use super::piles::{MOST, MOST_PILES, OnPiles, PileChange, named, taken};
use crate::shared::values::PileGame;
use exercise::play::{
    Block, number_set, outcome_of_sum,
    text::{joined, numbers},
};

/// What a table of options and their values says about a pile.
fn explained(pile: usize, size: u64, options: &[u64]) -> Block {
    let (number, value, options) =
        (pile + 1, mex(options.iter().copied()), number_set(options.iter().copied()));
    Block::say(
        say!(vi "Đống {number}: g({size}) = mex {options} = {value}.", en "Pile {number}: g({size}) = mex {options} = {value}."),
    )
}

/// The explanation of a sum of piles: each value from its options, then their nim-sum and who wins.
pub fn explain(sizes: &[u64], options: impl Fn(usize, u64) -> Vec<u64>, values: &[u64]) -> Vec<Block> {
    let mut blocks = explain_values(sizes, options, values);
    blocks.push(outcome_of_sum(values.iter().fold(0, |sum, value| sum ^ value)));
    blocks
}

/// [`explain`] without a word on who wins.
pub fn explain_values(sizes: &[u64], options: impl Fn(usize, u64) -> Vec<u64>, values: &[u64]) -> Vec<Block> {
    let mut blocks: Vec<Block> = sizes
        .iter()
        .enumerate()
        .filter(|(_, size)| **size > 0)
        .map(|(pile, &size)| explained(pile, size, &options(pile, size)))
        .collect();
    blocks.push(Block::xor(&named(values.iter().copied())));
    blocks
}

/// A sum of piles that all follow the rule of one exercise.
pub struct PileSum {
    allows: fn(pile: u64, taken: u64) -> bool,
    value: fn(pile: u64) -> u64,
    rules: fn() -> Sentence,
    refusal: fn(pile: u64, taken: u64) -> Sentence,
}

impl PileSum {
    /// The sum of piles that follow a rule: how to move, and why so many may not be taken from a pile.
    pub const fn of<Rule: PileGame>(
        rules: fn() -> Sentence,
        refusal: fn(pile: u64, taken: u64) -> Sentence,
    ) -> OnPiles<PileSum> {
        OnPiles(PileSum { allows: Rule::allows, value: Rule::value, rules, refusal })
    }
}

impl PileChange for PileSum {
    type Position = Vec<u64>;

    fn read(&self, text: &str) -> Result<Vec<u64>, Sentence> {
        numbers(text, 1..=MOST_PILES, 0..=MOST)
    }

    fn write(&self, piles: &Vec<u64>) -> String {
        joined(piles, ".")
    }

    fn sizes(&self, piles: &Vec<u64>) -> Vec<u64> {
        piles.clone()
    }

    fn leave(&self, piles: &Vec<u64>, pile: usize, after: u64) -> Result<Vec<u64>, Sentence> {
        let taken = taken(piles[pile], after)?;
        if !(self.allows)(piles[pile], taken) {
            return Err((self.refusal)(piles[pile], taken));
        }
        let mut piles = piles.clone();
        piles[pile] = after;
        Ok(piles)
    }

    fn is_lost(&self, piles: &Vec<u64>) -> bool {
        self.value(piles) == Some(0)
    }

    fn value(&self, piles: &Vec<u64>) -> Option<u64> {
        Some(piles.iter().fold(0, |sum, &pile| sum ^ (self.value)(pile)))
    }

    fn why(&self, piles: &Vec<u64>) -> Vec<Block> {
        let options = |_, size: u64| {
            (1..=size)
                .filter(|&taken| (self.allows)(size, taken))
                .map(|taken| (self.value)(size - taken))
                .collect()
        };
        explain(piles, options, &piles.iter().map(|&pile| (self.value)(pile)).collect::<Vec<_>>())
    }

    fn rules(&self) -> Sentence {
        (self.rules)()
    }

    fn random(&self, rng: &mut TestRng) -> Vec<u64> {
        (0..rng.size(2, 4)).map(|_| rng.unsigned(3, 20)).collect()
    }
}

/// Why so many may not be taken from a pile of this size, where an odd number is taken only with the whole pile.
pub fn refuse_even_odd(size: u64, taken: u64) -> Sentence {
    if taken == size {
        say!(vi "đống {size} quân là chẵn nên không được lấy hết", en "a pile of {size}, which is even, cannot be emptied")
    } else {
        say!(vi "{taken} là số lẻ; chỉ được lấy một số lẻ khi đó là cả đống", en "{taken} is odd; an odd number is taken only if it is the whole pile")
    }
}

/// Why so many may not be taken from a pile of this size, where a move takes at least half.
pub fn refuse_at_least_half(size: u64, taken: u64) -> Sentence {
    say!(vi "{taken} ít hơn một nửa của {size}; mỗi nước lấy ít nhất một nửa", en "{taken} is less than half of {size}; a move takes at least half")
}
