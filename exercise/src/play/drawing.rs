//! What the page draws, as data: parts that can be touched, and the blocks of an explanation.

use std::collections::HashMap;

use checkers::{Sentence, say};
use serde::Serialize;

/// The drawing of a position.
#[derive(Clone, Debug, Serialize)]
#[serde(tag = "kind", rename_all = "snake_case")]
pub enum Drawing {
    /// Piles of counters, one below the other, each from left to right.
    Piles {
        /// The piles.
        piles: Vec<Pile>,
    },
    /// Things in a row.
    Row {
        /// From left to right.
        parts: Vec<Part>,
    },
    /// A board.
    Board {
        /// From top to bottom, each from left to right.
        rows: Vec<Vec<Part>>,
        /// What moves call the columns, from left to right.
        across: Vec<String>,
        /// What moves call the rows, from top to bottom.
        down: Vec<String>,
    },
}

impl Drawing {
    /// Every part.
    pub fn parts(&self) -> Vec<&Part> {
        match self {
            Drawing::Piles { piles } => piles.iter().flat_map(|pile| &pile.parts).collect(),
            Drawing::Row { parts } => parts.iter().collect(),
            Drawing::Board { rows, .. } => rows.iter().flatten().collect(),
        }
    }

    /// The parts that are gone, or look different, in a later drawing. Of piles, only those that hold one of the parts
    /// that were touched: where a pile falls into two, others move on.
    pub fn changes(&self, later: &Drawing, touches: &[u16]) -> Vec<u16> {
        let after: HashMap<u16, Look> = later.parts().into_iter().map(|part| (part.id, part.look)).collect();
        let changed = |part: &&Part| after.get(&part.id) != Some(&part.look);
        let touched = |pile: &&Pile| pile.parts.iter().any(|part| touches.contains(&part.id));
        match self {
            Drawing::Piles { piles } => {
                let parts = piles.iter().filter(touched).flat_map(|pile| &pile.parts);
                // Room beside a pile comes and goes with what the players hold.
                let counts =
                    |part: &&Part| part.look != Look::Room || after.get(&part.id) == Some(&Look::Counter);
                parts.filter(changed).filter(counts).map(|part| part.id).collect()
            }
            _ => self.parts().into_iter().filter(changed).map(|part| part.id).collect(),
        }
    }
}

/// A pile of counters.
#[derive(Clone, Debug, Serialize)]
pub struct Pile {
    /// What stands in front of it.
    pub name: Sentence,
    /// How many counters it has.
    pub size: u64,
    /// The counters, and places that could be filled.
    pub parts: Vec<Part>,
}

/// A part of a drawing. Every one can be touched, if only to be told why that is no move.
#[derive(Clone, Debug, Serialize)]
pub struct Part {
    /// By this number the page names it.
    pub id: u16,
    /// What it looks like.
    pub look: Look,
    /// What stands on it.
    pub text: String,
    /// What a screen reader calls it.
    pub name: Sentence,
}

/// What a part looks like.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize)]
#[serde(rename_all = "snake_case")]
pub enum Look {
    /// A counter.
    Counter,
    /// A place for a counter.
    Room,
    /// A coin that shows heads, or a turtle that stands.
    Heads,
    /// A coin that shows tails, or a turtle on its back.
    Tails,
    /// A pin that stands.
    Pin,
    /// A pin that is down.
    Felled,
    /// An empty cell.
    Cell,
    /// A cell with a mark.
    Marked,
    /// A cell that is gone.
    Gone,
    /// The poisoned cell.
    Poison,
    /// The queen.
    Queen,
    /// The corner that the queen walks to.
    Goal,
}

/// A block of an explanation.
#[derive(Clone, Debug, Serialize)]
#[serde(tag = "kind", rename_all = "snake_case")]
pub enum Block {
    /// A sentence.
    Say {
        /// The sentence.
        text: Sentence,
    },
    /// A table with a name for each row.
    Table {
        /// What it shows.
        caption: Sentence,
        /// The heads of the columns, the one of the names left out.
        head: Vec<String>,
        /// The rows.
        rows: Vec<TableRow>,
    },
}

/// A row of a table.
#[derive(Clone, Debug, Serialize)]
pub struct TableRow {
    /// What it is about.
    pub name: Sentence,
    /// Its cells.
    pub cells: Vec<String>,
    /// Whether it is a result.
    pub strong: bool,
}

impl Block {
    /// A sentence.
    pub fn say(text: Sentence) -> Block {
        Block::Say { text }
    }

    /// The columns of an xor: each number in binary digits, and below them the digits of the nim-sum.
    pub fn xor(numbers: &[(Sentence, u64)]) -> Block {
        let sum = numbers.iter().fold(0, |sum, (_, number)| sum ^ number);
        let mut rows = numbers.to_vec();
        rows.push((say!(vi "tổng Nim", en "nim-sum"), sum));
        let caption = say!(vi "Tổng Nim, từng chữ số nhị phân", en "The nim-sum, digit by digit");
        Block::digits(caption, &rows, numbers.len())
    }

    /// Numbers in binary digits, with the number itself in the last column; rows from `strong` on are results.
    pub fn digits(caption: Sentence, numbers: &[(Sentence, u64)], strong: usize) -> Block {
        let most = numbers.iter().map(|&(_, number)| number).max().unwrap_or(0);
        let width = (64 - most.leading_zeros()).max(1);
        let head = (0..width).rev().map(|digit| (1u64 << digit).to_string()).chain(["=".into()]).collect();
        let row = |(index, (name, number)): (usize, &(Sentence, u64))| TableRow {
            name: name.clone(),
            cells: (0..width)
                .rev()
                .map(|digit| (number >> digit & 1).to_string())
                .chain([number.to_string()])
                .collect(),
            strong: index >= strong,
        };
        Block::Table { caption, head, rows: numbers.iter().enumerate().map(row).collect() }
    }
}

/// A set of numbers as it is written: `{0, 1, 3}`.
pub fn number_set(numbers: impl IntoIterator<Item = u64>) -> String {
    let mut numbers: Vec<u64> = numbers.into_iter().collect();
    numbers.sort_unstable();
    numbers.dedup();
    let numbers: Vec<String> = numbers.iter().map(u64::to_string).collect();
    format!("{{{}}}", numbers.join(", "))
}

/// Whether a sum of games is won: the sentence below the columns.
pub fn outcome_of_sum(sum: u64) -> Block {
    Block::say(match sum {
        0 => {
            say!(vi "Tổng Nim bằng 0: nước nào cũng làm nó khác 0, và đối thủ luôn đưa được về 0. Người sắp đi thua.", en "The nim-sum is 0: every move changes it, and every change can be answered. Whoever moves loses.")
        }
        _ => {
            say!(vi "Tổng Nim bằng {sum}, khác 0: nước đi đưa nó về 0 là nước thắng.", en "The nim-sum is {sum}, not 0: a move that makes it 0 wins.")
        }
    })
}
