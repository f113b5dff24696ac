//! Games in which a pile falls into two: Grundy's game, and Rims.

use generators::Dice;
use problems::{
    bai9_19_rims::Loop,
    shared::grundys_game::{splits, value},
};
use solutions::grundy::mex;

use super::{
    Block, Drawing, Move, Play, TableRow,
    drawing::{set, verdict_of},
    taking::{drawn, part, pile_name, place},
    text::{joined, numbers},
};
use checkers::{Sentence, say};

/// At most so many piles are shown: splitting makes more and more of them.
const MOST_PILES: usize = 40;
/// The largest pile that is shown.
const MOST: u64 = 30;
/// The most counters in all, so that no play leads to more piles than are shown.
const MOST_IN_ALL: u64 = 40;

fn read_piles(text: &str, least: u64) -> Result<Vec<u64>, Sentence> {
    let piles = numbers(text, 1..=MOST_PILES, least..=MOST)?;
    if piles.iter().sum::<u64>() > MOST_IN_ALL {
        return Err(
            say!(vi "không vẽ được khi có tất cả hơn {MOST_IN_ALL} quân", en "more than {MOST_IN_ALL} counters in all cannot be shown"),
        );
    }
    Ok(piles)
}

fn named(piles: &[u64], value: impl Fn(u64) -> u64) -> Vec<(Sentence, u64)> {
    piles.iter().enumerate().map(|(index, &pile)| (pile_name(index), value(pile))).collect()
}

/// 9.17 and Grundy's game: a move splits a pile into two unequal ones.
pub struct Grundy {
    /// How many piles a random position has.
    pub piles: usize,
}

impl Grundy {
    fn value_of(pile: u64) -> u64 {
        value(pile as usize)
    }
}

impl Play for Grundy {
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
            let (found, options) = (mex(options.iter().copied()), set(options.iter().copied()));
            blocks.push(Block::Table {
                caption: say!(vi "g({size}) = mex {options} = {found}", en "g({size}) = mex {options} = {found}"),
                head: vec!["g(a)".into(), "g(b)".into(), "g(a) ⊕ g(b)".into()],
                rows: parts.iter().map(row).collect(),
            });
        }
        blocks.push(Block::xor(&named(piles, Self::value_of)));
        blocks.push(verdict_of(self.value(piles).unwrap_or(0)));
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

    fn random(&self, dice: &mut Dice) -> Vec<u64> {
        let sizes = if self.piles == 1 { (12, 24) } else { (4, 12) };
        (0..self.piles).map(|_| dice.unsigned(sizes.0, sizes.1)).collect()
    }
}

/// 9.19: a loop through at least one dot of a region leaves some dots inside and some outside.
pub struct Rims;

impl Play for Rims {
    type Position = Vec<u64>;

    fn read(&self, text: &str) -> Result<Vec<u64>, Sentence> {
        read_piles(text, 0)
    }

    fn write(&self, regions: &Vec<u64>) -> String {
        joined(regions, ".")
    }

    fn moves(&self, regions: &Vec<u64>) -> Vec<Move<Vec<u64>>> {
        let mut moves = Vec::new();
        for (index, &dots) in regions.iter().enumerate() {
            let region = index + 1;
            for inside in 0..dots {
                for outside in 0..dots - inside {
                    let drawn = Loop { region, inside, outside };
                    if drawn.is_legal(regions).is_err() {
                        continue;
                    }
                    let through = dots - inside - outside;
                    let mut to = regions.clone();
                    // A region without dots is no region any more, unless it would be the only one.
                    to.splice(index..=index, [inside, outside].into_iter().filter(|&dots| dots > 0));
                    if to.is_empty() {
                        to.push(0);
                    }
                    let mut touches = vec![part(index, inside + 1), part(index, dots - outside)];
                    touches.dedup();
                    let name = say!(vi "vẽ vòng qua {through} chấm của miền {region}: trong {inside}, ngoài {outside}", en "a loop through {through} dots of region {region}: {inside} inside, {outside} outside");
                    moves.push(Move { touches, name, to });
                }
            }
        }
        moves
    }

    fn is_lost(&self, regions: &Vec<u64>) -> bool {
        self.value(regions) == Some(0)
    }

    fn value(&self, regions: &Vec<u64>) -> Option<u64> {
        Some(regions.iter().fold(0, |sum, dots| sum ^ dots))
    }

    fn why(&self, regions: &Vec<u64>) -> Vec<Block> {
        let region = |(index, &dots): (usize, &u64)| {
            let number = index + 1;
            (say!(vi "miền {number}", en "region {number}"), dots)
        };
        vec![
            Block::say(
                say!(vi "Một miền x chấm có giá trị như một đống Nim x quân: vòng vẽ để lại a và b với a + b < x nên a ⊕ b < x; với b = 0 thì đạt được mọi số nhỏ hơn.", en "A region of x dots is worth a Nim pile of x: a loop leaves a and b with a + b < x, and so a ⊕ b < x too; with b = 0 every smaller number is reached."),
            ),
            Block::xor(&regions.iter().enumerate().map(region).collect::<Vec<_>>()),
            verdict_of(self.value(regions).unwrap_or(0)),
        ]
    }

    fn draw(&self, regions: &Vec<u64>) -> Drawing {
        let region = |(index, &size): (usize, &u64)| {
            let number = index + 1;
            drawn(
                say!(vi "miền {number}", en "region {number}"),
                index,
                size,
                0,
                |dot| say!(vi "chấm {dot}", en "dot {dot}"),
            )
        };
        Drawing::Piles { piles: regions.iter().enumerate().map(region).collect() }
    }

    fn refuse(&self, _regions: &Vec<u64>, touched: &[u16]) -> Sentence {
        let regions: Vec<usize> = touched.iter().map(|&part| place(part).0).collect();
        if regions.windows(2).any(|pair| pair[0] != pair[1]) {
            say!(vi "vòng vẽ chỉ nằm trong một miền", en "a loop stays in one region")
        } else {
            say!(vi "chỉ cần chạm hai lần: chấm đầu và chấm cuối của vòng", en "two touches are enough: the first and the last dot of the loop")
        }
    }

    fn rules(&self) -> Sentence {
        say!(vi "Vòng vẽ đi qua các chấm liền nhau: chạm chấm đầu và chấm cuối, hoặc chạm hai lần vào một chấm. Các chấm trước nó nằm trong vòng, các chấm sau nó nằm ngoài. Ai đến lượt mà không đi được thì thua.", en "The loop goes through neighbouring dots: touch the first and the last of them, or one of them twice. Dots before it stay inside, dots after it outside. Whoever cannot move loses.")
    }

    fn random(&self, dice: &mut Dice) -> Vec<u64> {
        (0..3).map(|_| dice.unsigned(2, 7)).collect()
    }
}
