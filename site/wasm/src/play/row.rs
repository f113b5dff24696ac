//! Games on a row of things that are one way or the other: turtles, pins, cells.

use generators::Dice;
use problems::{
    bai9_07_turning_turtles::{Row, Turn},
    bai9_18_kayles::Shot,
    bai9_20_dawson,
    shared::row::runs,
};
use solutions::octal::Octal;

use super::{
    Block, Drawing, Look, Move, Part, Play,
    drawing::{set, verdict_of},
    text::{row, zeros_and_ones},
};
use crate::phrase::{Phrase, phrase};

/// A game on a row.
pub trait Rows: Send + Sync {
    /// The number of the leftmost place.
    const FIRST: usize = 1;
    /// What a place looks like when it is 0 and when it is 1.
    const LOOKS: [Look; 2];

    /// What a place is called when it is 0 and when it is 1.
    fn places(&self) -> [Phrase; 2];
    /// Every legal move: the places that are touched for it, what it does, and the row after it.
    fn moves(&self, row: &[bool]) -> Vec<(Vec<usize>, Phrase, Vec<bool>)>;
    /// The Sprague–Grundy value.
    fn value(&self, row: &[bool]) -> u64;
    /// As [`Play::why`].
    fn why(&self, row: &[bool]) -> Vec<Block>;
    /// As [`Play::refuse`], by numbers of places.
    fn refuse(&self, row: &[bool], touched: &[usize]) -> Phrase;
    /// As [`Play::rules`].
    fn rules(&self) -> Phrase;
    /// As [`Play::random`].
    fn random(&self, dice: &mut Dice) -> Vec<bool>;
    /// Whether such a row can come about.
    fn allows(&self, _row: &[bool]) -> Result<(), Phrase> {
        Ok(())
    }
}

/// A [`Rows`] as a [`Play`].
pub struct InRow<Game>(pub Game);

/// The longest row that is shown.
const MOST: usize = 24;

impl<Game: Rows> Play for InRow<Game> {
    type Position = Vec<bool>;

    fn read(&self, text: &str) -> Result<Vec<bool>, Phrase> {
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
        Some(self.0.value(row))
    }

    fn why(&self, row: &Vec<bool>) -> Vec<Block> {
        let mut blocks = self.0.why(row);
        blocks.push(verdict_of(self.0.value(row)));
        blocks
    }

    fn draw(&self, row: &Vec<bool>) -> Drawing {
        let part = |(index, &one): (usize, &bool)| {
            let number = index + Game::FIRST;
            let [zero_name, one_name] = self.0.places();
            let name = if one { one_name } else { zero_name };
            Part {
                id: number as u16,
                look: Game::LOOKS[usize::from(one)],
                text: number.to_string(),
                name: Phrase { en: format!("{number}: {}", name.en), vi: format!("{number}: {}", name.vi) },
            }
        };
        Drawing::Row { parts: row.iter().enumerate().map(part).collect() }
    }

    fn refuse(&self, row: &Vec<bool>, touched: &[u16]) -> Phrase {
        let places: Vec<usize> = touched.iter().map(|&place| place.into()).collect();
        match places.last() {
            Some(&last) if (Game::FIRST..Game::FIRST + row.len()).contains(&last) => {
                self.0.refuse(row, &places)
            }
            _ => phrase!("there is no such place", "không có chỗ đó"),
        }
    }

    fn rules(&self) -> Phrase {
        self.0.rules()
    }

    fn random(&self, dice: &mut Dice) -> Vec<bool> {
        self.0.random(dice)
    }
}

/// A random row.
pub fn random_row(dice: &mut Dice, least: usize, most: usize, percent: u32) -> Vec<bool> {
    (0..dice.size(least, most)).map(|_| dice.chance(percent, 100)).collect()
}

/// The value of each run of ones as a heap of an octal game, and where the run is.
fn heaps(game: Octal, row: &[bool]) -> Vec<(Phrase, u64)> {
    let values = game.values(row.len());
    let heap = |run: std::ops::Range<usize>| {
        let (first, last) = (run.start + 1, run.end);
        (phrase!("{first} to {last}", "{first} đến {last}"), u64::from(values[run.len()]))
    };
    runs(row).map(heap).collect()
}

/// The explanation of a row that falls into runs: each run with the mex of its moves, then the nim-sum.
fn explain_runs(game: Octal, row: &[bool]) -> Vec<Block> {
    let values = game.values(row.len());
    let mut lengths: Vec<usize> = runs(row).map(|run| run.len()).collect();
    lengths.sort_unstable();
    lengths.dedup();
    let run = |length: usize| {
        let options = game.moves(length).map(|(a, b)| u64::from(values[a] ^ values[b]));
        let (options, value) = (set(options), values[length]);
        Block::say(phrase!(
            "A run of {length}: its moves leave two runs a and b, worth g(a) ⊕ g(b); g({length}) = mex {options} = {value}.",
            "Đoạn dài {length}: mỗi nước để lại hai đoạn a và b, giá trị g(a) ⊕ g(b); g({length}) = mex {options} = {value}."
        ))
    };
    let mut blocks: Vec<Block> = lengths.into_iter().map(run).collect();
    blocks.push(Block::xor(&heaps(game, row)));
    blocks
}

/// 9.7 Turning Turtles.
pub struct Turtles;

impl Rows for Turtles {
    const LOOKS: [Look; 2] = [Look::Tails, Look::Heads];

    fn places(&self) -> [Phrase; 2] {
        [phrase!("on its back", "nằm ngửa"), phrase!("standing", "đang đứng")]
    }

    fn moves(&self, standing: &[bool]) -> Vec<(Vec<usize>, Phrase, Vec<bool>)> {
        let row = Row { standing: standing.to_vec() };
        let mut moves = Vec::new();
        for x in 1..=standing.len() {
            for y in 0..x {
                if row.allows(Turn { x, y }).is_err() {
                    continue;
                }
                let mut after = row.clone();
                after.turn(x);
                after.turn(y);
                let (touched, name) = if y == 0 {
                    (vec![x], phrase!("turn turtle {x}", "lật rùa {x}"))
                } else {
                    (vec![x, y], phrase!("turn turtles {x} and {y}", "lật rùa {x} và {y}"))
                };
                moves.push((touched, name, after.standing));
            }
        }
        moves
    }

    fn value(&self, row: &[bool]) -> u64 {
        row.iter().zip(1..).filter(|(stands, _)| **stands).fold(0, |sum, (_, place)| sum ^ place)
    }

    fn why(&self, row: &[bool]) -> Vec<Block> {
        let standing = row.iter().zip(1..).filter(|(stands, _)| **stands);
        let named: Vec<(Phrase, u64)> =
            standing.map(|(_, place)| (phrase!("turtle {place}", "rùa {place}"), place)).collect();
        vec![
            Block::say(phrase!(
                "A turtle that stands in place x is a Nim pile of x counters: turning it and y makes it a pile of y; if y stood already, two equal piles cancel.",
                "Con rùa đứng ở chỗ x là một đống Nim x quân: lật nó và y thì đống thành y quân; nếu y đang đứng sẵn thì hai đống bằng nhau triệt tiêu."
            )),
            Block::xor(&named),
        ]
    }

    fn refuse(&self, row: &[bool], touched: &[usize]) -> Phrase {
        let rightmost = touched.iter().copied().max().unwrap_or(0);
        if touched.len() > 2 {
            phrase!("a move turns at most two turtles", "mỗi nước lật nhiều nhất hai con rùa")
        } else if !row[rightmost - 1] {
            phrase!(
                "turtle {rightmost} lies on its back: the rightmost one that is turned must stand",
                "rùa {rightmost} đang nằm ngửa: con bên phải nhất được lật phải đang đứng"
            )
        } else {
            phrase!("that is no move", "đó không phải là nước đi")
        }
    }

    fn rules(&self) -> Phrase {
        phrase!(
            "Touch a standing turtle to turn it onto its back, and if you want one more to its left, which is turned either way. Touch it twice to turn it alone. Whoever cannot move loses.",
            "Chạm vào một con rùa đang đứng để lật ngửa nó, và nếu muốn thì thêm một con bên trái nó, nằm kiểu nào cũng lật được. Chạm hai lần để chỉ lật con đó. Ai đến lượt mà không đi được thì thua."
        )
    }

    fn random(&self, dice: &mut Dice) -> Vec<bool> {
        random_row(dice, 7, 12, 45)
    }
}

/// 9.18 Kayles.
pub struct Kayles;

impl Rows for Kayles {
    const LOOKS: [Look; 2] = [Look::Felled, Look::Pin];

    fn places(&self) -> [Phrase; 2] {
        [phrase!("no pin", "không còn ky"), phrase!("pin", "ky")]
    }

    fn moves(&self, pins: &[bool]) -> Vec<(Vec<usize>, Phrase, Vec<bool>)> {
        let shots = (1..=pins.len()).flat_map(|first| [1, 2].map(|count| Shot { count, first }));
        let legal = shots.filter_map(|shot| Some((shot, shot.fell(pins).ok()?)));
        legal
            .map(|(Shot { count, first }, after)| {
                let last = first + count - 1;
                let name = match count {
                    1 => phrase!("fell pin {first}", "đánh đổ ky {first}"),
                    _ => phrase!("fell pins {first} and {last}", "đánh đổ ky {first} và {last}"),
                };
                ((first..=last).collect(), name, after)
            })
            .collect()
    }

    fn value(&self, pins: &[bool]) -> u64 {
        heaps(Octal::KAYLES, pins).iter().fold(0, |sum, (_, value)| sum ^ value)
    }

    fn why(&self, pins: &[bool]) -> Vec<Block> {
        explain_runs(Octal::KAYLES, pins)
    }

    fn refuse(&self, pins: &[bool], touched: &[usize]) -> Phrase {
        match touched.last() {
            Some(&pin) if !pins[pin - 1] => phrase!("pin {pin} is down already", "ky {pin} đã đổ rồi"),
            _ => phrase!(
                "a move fells one pin or two that stand side by side",
                "mỗi nước đánh đổ một ky hoặc hai ky đứng cạnh nhau"
            ),
        }
    }

    fn rules(&self) -> Phrase {
        phrase!(
            "Touch a pin and one beside it to fell both, or touch a pin twice to fell it alone. Whoever cannot move loses.",
            "Chạm vào một ky và một ky bên cạnh để đánh đổ cả hai, hoặc chạm hai lần vào một ky để chỉ đánh đổ nó. Ai đến lượt mà không đi được thì thua."
        )
    }

    fn random(&self, dice: &mut Dice) -> Vec<bool> {
        random_row(dice, 9, 14, 85)
    }
}

/// 9.20 Dawson's chess.
pub struct Dawson;

impl Dawson {
    fn free(cells: &[bool]) -> Vec<bool> {
        (1..=cells.len()).map(|cell| bai9_20_dawson::mark(cells, cell).is_ok()).collect()
    }
}

impl Rows for Dawson {
    const LOOKS: [Look; 2] = [Look::Cell, Look::Marked];

    fn places(&self) -> [Phrase; 2] {
        [phrase!("empty", "trống"), phrase!("marked", "đã đánh dấu")]
    }

    fn allows(&self, cells: &[bool]) -> Result<(), Phrase> {
        match cells.windows(2).any(|pair| pair == [true, true]) {
            true => Err(phrase!("two neighbours are marked", "có hai ô kề nhau cùng được đánh dấu")),
            false => Ok(()),
        }
    }

    fn moves(&self, cells: &[bool]) -> Vec<(Vec<usize>, Phrase, Vec<bool>)> {
        let legal = (1..=cells.len()).filter_map(|cell| Some((cell, bai9_20_dawson::mark(cells, cell).ok()?)));
        legal
            .map(|(cell, after)| (vec![cell], phrase!("mark cell {cell}", "đánh dấu ô {cell}"), after))
            .collect()
    }

    fn value(&self, cells: &[bool]) -> u64 {
        heaps(Octal::DAWSONS_CHESS, &Self::free(cells)).iter().fold(0, |sum, (_, value)| sum ^ value)
    }

    fn why(&self, cells: &[bool]) -> Vec<Block> {
        explain_runs(Octal::DAWSONS_CHESS, &Self::free(cells))
    }

    fn refuse(&self, cells: &[bool], touched: &[usize]) -> Phrase {
        match touched.last() {
            Some(&cell) if cells[cell - 1] => {
                phrase!("cell {cell} is marked already", "ô {cell} đã được đánh dấu")
            }
            Some(&cell) => phrase!("cell {cell} is next to a marked one", "ô {cell} kề một ô đã đánh dấu"),
            None => phrase!("there is no such cell", "không có ô đó"),
        }
    }

    fn rules(&self) -> Phrase {
        phrase!(
            "Touch an empty cell that is not next to a marked one. Whoever makes the last mark wins.",
            "Chạm vào một ô trống không kề ô nào đã đánh dấu. Ai đánh dấu cuối cùng thì thắng."
        )
    }

    fn random(&self, dice: &mut Dice) -> Vec<bool> {
        let mut cells = vec![false; dice.size(10, 18)];
        for _ in 0..dice.size(0, 2) {
            let cell = dice.size(1, cells.len());
            cells = bai9_20_dawson::mark(&cells, cell).unwrap_or(cells);
        }
        cells
    }
}
