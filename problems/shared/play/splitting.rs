//! Games in which a pile falls into two.

use checkers::{Sentence, say};
use generators::TestRng;
use solutions::{Rule, grundy::mex, tame::Balance};

use super::piles::{drawn, named, part, pile_name, place};
use crate::shared::grundys_game::{TAME, genus, splits, value};
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
    /// Whether whoever cannot move loses or wins; where he wins, piles are so small that they are tame.
    pub rule: Rule,
}

impl Grundy {
    fn value_of(pile: u64) -> u64 {
        value(pile as usize)
    }

    fn nim_sum(piles: &[u64]) -> u64 {
        piles.iter().fold(0, |sum, &pile| sum ^ Self::value_of(pile))
    }

    fn balance(piles: &[u64]) -> Balance {
        Balance::of(piles.iter().map(|&pile| genus(pile as usize)))
    }

    /// What the nim-sum says about who wins.
    fn outcome(&self, piles: &[u64]) -> Block {
        let balance = Self::balance(piles);
        match (self.rule, balance.firm, balance.is_lost()) {
            (Rule::Misere, 0, true) => Block::say(
                say!(vi "Không có đống 5, 8 hay 11 nào, và tổng Nim bằng 1: theo luật misère, người sắp đi thua.", en "No pile is 5, 8 or 11, and the nim-sum is 1: in misère play whoever moves loses."),
            ),
            (Rule::Misere, 0, false) => Block::say(
                say!(vi "Không có đống 5, 8 hay 11 nào, và tổng Nim bằng 0: theo luật misère, hãy để lại tổng Nim bằng 1.", en "No pile is 5, 8 or 11, and the nim-sum is 0: in misère play, leave the nim-sum 1."),
            ),
            (Rule::Misere, 1, _) => Block::say(
                say!(vi "Chỉ có một đống 5, 8 hoặc 11: hãy tách nó sao cho không còn đống nào như thế và tổng Nim bằng 1.", en "A single pile is 5, 8 or 11: split it so that no such pile is left and the nim-sum is 1."),
            ),
            _ => outcome_of_sum(Self::nim_sum(piles)),
        }
    }
}

impl Game for Grundy {
    type Position = Vec<u64>;

    fn read(&self, text: &str) -> Result<Vec<u64>, Sentence> {
        let piles = read_piles(text, 1)?;
        match piles.iter().find(|&&pile| self.rule == Rule::Misere && pile > TAME as u64) {
            None => Ok(piles),
            Some(pile) => Err(say!(
                vi "đống {pile} quân lớn quá: theo luật misère, mỗi đống có nhiều nhất {TAME} quân",
                en "a pile of {pile} is too large: in misère play a pile has at most {TAME} counters",
            )),
        }
    }

    fn misere(&self, _: &Vec<u64>) -> bool {
        self.rule == Rule::Misere
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
        match self.rule {
            Rule::Normal => Self::nim_sum(piles) == 0,
            Rule::Misere => Self::balance(piles).is_lost(),
        }
    }

    fn value(&self, piles: &Vec<u64>) -> Option<u64> {
        (self.rule == Rule::Normal).then(|| Self::nim_sum(piles))
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
        blocks.push(self.outcome(piles));
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
        match self.rule {
            Rule::Normal => {
                say!(vi "Chạm vào một quân: đống bị cắt ngay sau quân đó. Hai phần phải khác nhau. Ai đến lượt mà không đi được thì thua.", en "Touch a counter: its pile is cut after it. The two parts must be of different sizes. Whoever cannot move loses.")
            }
            Rule::Misere => {
                say!(vi "Chạm vào một quân: đống bị cắt ngay sau quân đó. Hai phần phải khác nhau. Ai tách đống cuối cùng thì thua.", en "Touch a counter: its pile is cut after it. The two parts must be of different sizes. Whoever makes the last split loses.")
            }
        }
    }

    fn random(&self, rng: &mut TestRng) -> Vec<u64> {
        let sizes = if self.piles == 1 { (12, 24) } else { (4, 12) };
        (0..self.piles).map(|_| rng.unsigned(sizes.0, sizes.1)).collect()
    }
}
