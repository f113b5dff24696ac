//! Games on a row of things that are one way or the other: coins, turtles, pins, cells.

use checkers::{Sentence, say};
use generators::TestRng;
use solutions::octal::Octal;

use crate::shared::row::runs;
use exercise::play::{
    Block, Drawing, Game, Look, Move, Part, number_set, outcome_of_sum,
    text::{row, zeros_and_ones},
};

/// A game on a row.
pub trait RowGame: Send + Sync {
    /// The number of the leftmost place.
    fn first(&self) -> usize {
        1
    }
    /// What a place looks like when it is 0 and when it is 1.
    fn looks(&self) -> [Look; 2];
    /// What a place is called when it is 0 and when it is 1.
    fn places(&self) -> [Sentence; 2];
    /// Every legal move: the places that are touched for it, what it does, and the row after it.
    fn moves(&self, row: &[bool]) -> Vec<(Vec<usize>, Sentence, Vec<bool>)>;
    /// The Sprague–Grundy value; where the theory tells outcomes only, any number that is 0 in lost positions alone.
    fn value(&self, row: &[bool]) -> u64;
    /// Whether [`RowGame::value`] is the Sprague–Grundy value.
    fn tells_values(&self) -> bool {
        true
    }
    /// As [`Game::why`], without the conclusion.
    fn why(&self, row: &[bool]) -> Vec<Block>;
    /// What follows for the outcome.
    fn conclusion(&self, row: &[bool]) -> Block {
        outcome_of_sum(self.value(row))
    }
    /// As [`Game::refuse`], by numbers of places.
    fn refuse(&self, row: &[bool], touched: &[usize]) -> Sentence;
    /// As [`Game::rules`].
    fn rules(&self) -> Sentence;
    /// As [`Game::random`].
    fn random(&self, rng: &mut TestRng) -> Vec<bool>;
    /// Whether such a row can come about.
    fn allows(&self, _row: &[bool]) -> Result<(), Sentence> {
        Ok(())
    }
}

/// A game on a row, as it is played.
pub struct OnRow<Rules>(pub Rules);

/// The longest row that is shown.
const MOST: usize = 24;

impl<Rules: RowGame> Game for OnRow<Rules> {
    type Position = Vec<bool>;

    fn read(&self, text: &str) -> Result<Vec<bool>, Sentence> {
        let row = row(text, 1..=MOST)?;
        self.0.allows(&row)?;
        Ok(row)
    }

    fn write(&self, row: &Vec<bool>) -> String {
        zeros_and_ones(row)
    }

    fn moves(&self, row: &Vec<bool>) -> Vec<Move<Vec<bool>>> {
        let found = self.0.moves(row).into_iter();
        found
            .map(|(mut places, name, to)| {
                places.sort_unstable();
                places.dedup();
                Move { touches: places.into_iter().map(|place| place as u16).collect(), name, to }
            })
            .collect()
    }

    fn is_lost(&self, row: &Vec<bool>) -> bool {
        self.0.value(row) == 0
    }

    fn value(&self, row: &Vec<bool>) -> Option<u64> {
        self.0.tells_values().then(|| self.0.value(row))
    }

    fn why(&self, row: &Vec<bool>) -> Vec<Block> {
        let mut blocks = self.0.why(row);
        blocks.push(self.0.conclusion(row));
        blocks
    }

    fn draw(&self, row: &Vec<bool>) -> Drawing {
        let part = |(index, &one): (usize, &bool)| {
            let number = index + self.0.first();
            let [zero_name, one_name] = self.0.places();
            let name = if one { one_name } else { zero_name };
            Part {
                id: number as u16,
                look: self.0.looks()[usize::from(one)],
                text: number.to_string(),
                name: say!(vi "{number}: {name}", en "{number}: {name}"; name),
            }
        };
        Drawing::Row { parts: row.iter().enumerate().map(part).collect() }
    }

    fn refuse(&self, row: &Vec<bool>, touched: &[u16]) -> Sentence {
        let places: Vec<usize> = touched.iter().map(|&place| place.into()).collect();
        let first = self.0.first();
        match places.last() {
            Some(&last) if (first..first + row.len()).contains(&last) => self.0.refuse(row, &places),
            _ => say!(vi "không có chỗ đó", en "there is no such place"),
        }
    }

    fn rules(&self) -> Sentence {
        self.0.rules()
    }

    fn random(&self, rng: &mut TestRng) -> Vec<bool> {
        self.0.random(rng)
    }
}

/// A random row.
pub fn random_row(rng: &mut TestRng, least: usize, most: usize, percent: u32) -> Vec<bool> {
    (0..rng.size(least, most)).map(|_| rng.chance(percent, 100)).collect()
}

/// The octal game in which a run is a heap, and how many more counters the heap has than the run has places.
#[derive(Clone, Copy)]
pub struct Heaps(pub Octal, pub usize);

impl Heaps {
    /// The values of runs of 0, 1, …, up to the whole row.
    fn values(self, row: &[bool]) -> Vec<u32> {
        self.0.values(row.len() + self.1).split_off(self.1)
    }

    /// The value of each run of ones, and where the run is.
    pub fn named(self, row: &[bool]) -> Vec<(Sentence, u64)> {
        let values = self.values(row);
        let heap = |run: std::ops::Range<usize>| {
            let (first, last) = (run.start + 1, run.end);
            (say!(vi "{first} đến {last}", en "{first} to {last}"), u64::from(values[run.len()]))
        };
        runs(row).map(heap).collect()
    }

    /// The nim-sum of all runs.
    pub fn sum(self, row: &[bool]) -> u64 {
        self.named(row).iter().fold(0, |sum, (_, value)| sum ^ value)
    }

    /// The explanation of a row that falls into runs: each run with the mex of its moves, then the nim-sum.
    pub fn explain(self, row: &[bool]) -> Vec<Block> {
        let values = self.0.values(row.len() + self.1);
        let mut lengths: Vec<usize> = runs(row).map(|run| run.len()).collect();
        lengths.sort_unstable();
        lengths.dedup();
        let run = |length: usize| {
            let heap = length + self.1;
            let options = self.0.moves(heap).map(|(a, b)| u64::from(values[a] ^ values[b]));
            let (options, value) = (number_set(options), values[heap]);
            Block::say(
                say!(vi "Đoạn dài {length}: mỗi nước để lại hai đoạn a và b, giá trị g(a) ⊕ g(b); g({length}) = mex {options} = {value}.", en "A run of {length}: its moves leave two runs a and b, worth g(a) ⊕ g(b); g({length}) = mex {options} = {value}."),
            )
        };
        let mut blocks: Vec<Block> = lengths.into_iter().map(run).collect();
        blocks.push(Block::xor(&self.named(row)));
        blocks
    }
}
