//! Games in which a pile falls into two.

use checkers::{Sentence, say};
use generators::TestRng;
use solutions::grundy::mex;

use super::piles::{drawn, named, part, pile_name, place};
use crate::shared::grundys_game::{splits, value};
use exercise::play::{
    Block, Drawing, Game, Move, TableRow, number_set, outcome_of_sum,
    text::{joined, numbers},
};

/// At most so many piles are shown: splitting makes more and more of them.
const MOST_PILES: usize = 40;
/// The largest pile that is shown.
const MOST: u64 = 30;
/// The most counters in all, so that no play leads to more piles than are shown.
const MOST_IN_ALL: u64 = 40;

/// Piles of at least so many counters, few enough to be drawn whatever comes of them.
pub fn read_piles(text: &str, least: u64) -> Result<Vec<u64>, Sentence> {
    let piles = numbers(text, 1..=MOST_PILES, least..=MOST)?;
    if piles.iter().sum::<u64>() > MOST_IN_ALL {
        return Err(
            say!(vi "không vẽ được khi có tất cả hơn {MOST_IN_ALL} quân", en "more than {MOST_IN_ALL} counters in all cannot be shown"),
        );
    }
    Ok(piles)
}

/// Grundy's game: a move splits a pile into two unequal ones.
pub struct Grundy {
    /// How many piles a random position has.
    pub piles: usize,
}

impl Grundy {
    fn value_of(pile: u64) -> u64 {
        value(pile as usize)
    }
}

impl Game for Grundy {
    type Position = Vec<u64>;

    fn read(&self, text: &str) -> Result<Vec<u64>, Sentence> {
        read_piles(text, 1)
    }

    fn write(&self, piles: &Vec<u64>) -> String {
        joined(piles, ".")
    }

    fn moves(&self, piles: &Vec<u64>) -> Vec<Move<Vec<u64>>> {
        let mut moves = Vec::new();
        for (index, &pile) in piles.iter().enumerate() {
            let number = index + 1;
            for (smaller, larger) in splits(pile as usize) {
                let (smaller, larger) = (smaller as u64, larger as u64);
                let mut to = piles.clone();
                to.splice(index..=index, [smaller, larger]);
                let name = say!(vi "chia đống {number} thành {smaller} và {larger}", en "split pile {number} into {smaller} and {larger}");
                // Cutting after the smaller part or after the larger one is the same split.
                moves.extend([smaller, larger].map(|first| Move {
                    touches: vec![part(index, first)],
                    name: name.clone(),
                    to: to.clone(),
                }));
            }
        }
        moves
    }

    fn is_lost(&self, piles: &Vec<u64>) -> bool {
        self.value(piles) == Some(0)
    }

    fn value(&self, piles: &Vec<u64>) -> Option<u64> {
        Some(piles.iter().fold(0, |sum, &pile| sum ^ Self::value_of(pile)))
    }

    fn why(&self, piles: &Vec<u64>) -> Vec<Block> {
        let mut blocks = Vec::new();
        let mut sizes: Vec<u64> = piles.iter().copied().filter(|&pile| pile > 2).collect();
        sizes.sort_unstable();
        sizes.dedup();
        for size in sizes {
            let parts: Vec<(u64, u64)> =
                splits(size as usize).map(|(smaller, larger)| (smaller as u64, larger as u64)).collect();
            let row = |&(a, b): &(u64, u64)| {
                let (one, other) = (Self::value_of(a), Self::value_of(b));
                TableRow {
                    name: Sentence::symbol(format!("{a} + {b}")),
                    cells: vec![one.to_string(), other.to_string(), (one ^ other).to_string()],
                    strong: false,
                }
            };
            let options: Vec<u64> = parts.iter().map(|&(a, b)| Self::value_of(a) ^ Self::value_of(b)).collect();
            let (found, options) = (mex(options.iter().copied()), number_set(options.iter().copied()));
            blocks.push(Block::Table {
                caption: Sentence::symbol(format!("g({size}) = mex {options} = {found}")),
                head: vec!["g(a)".into(), "g(b)".into(), "g(a) ⊕ g(b)".into()],
                rows: parts.iter().map(row).collect(),
            });
        }
        blocks.push(Block::xor(&named(piles.iter().map(|&pile| Self::value_of(pile)))));
        blocks.push(outcome_of_sum(self.value(piles).unwrap_or(0)));
        blocks
    }

    fn draw(&self, piles: &Vec<u64>) -> Drawing {
        let pile = |(index, &size): (usize, &u64)| {
            drawn(pile_name(index), index, size, 0, |counter| {
                let rest = size - counter;
                say!(vi "cắt sau quân {counter}: {counter} và {rest}", en "cut after counter {counter}: {counter} and {rest}")
            })
        };
        Drawing::Piles { piles: piles.iter().enumerate().map(pile).collect() }
    }

    fn changes(&self, piles: &Vec<u64>, made: &Move<Vec<u64>>) -> Option<Vec<u16>> {
        let (pile, cut) = made.touches.first().map(|&part| place(part))?;
        Some((cut + 1..=*piles.get(pile)?).map(|counter| part(pile, counter)).collect())
    }

    fn refuse(&self, piles: &Vec<u64>, touched: &[u16]) -> Sentence {
        let (pile, counter) = touched.last().map_or((0, 0), |&part| place(part));
        match piles.get(pile) {
            Some(&size) if counter == size => {
                say!(vi "sau quân cuối không còn gì: mỗi phần phải có ít nhất một quân", en "there is nothing after the last counter: both parts need at least one")
            }
            _ => {
                say!(vi "như vậy là hai đống bằng nhau, mỗi đống {counter} quân; hai phần phải khác nhau", en "that would make two equal piles of {counter}; the parts must differ")
            }
        }
    }

    fn rules(&self) -> Sentence {
        say!(vi "Chạm vào một quân: đống bị cắt ngay sau quân đó. Hai phần phải khác nhau. Ai đến lượt mà không đi được thì thua.", en "Touch a counter: its pile is cut after it. The two parts must be of different sizes. Whoever cannot move loses.")
    }

    fn random(&self, rng: &mut TestRng) -> Vec<u64> {
        let sizes = if self.piles == 1 { (12, 24) } else { (4, 12) };
        (0..self.piles).map(|_| rng.unsigned(sizes.0, sizes.1)).collect()
    }
}
