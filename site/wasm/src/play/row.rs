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
use checkers::{Sentence, say};

/// A game on a row.
pub trait Rows: Send + Sync {
    /// The number of the leftmost place.
    const FIRST: usize = 1;
    /// What a place looks like when it is 0 and when it is 1.
    const LOOKS: [Look; 2];

    /// What a place is called when it is 0 and when it is 1.
    fn places(&self) -> [Sentence; 2];
    /// Every legal move: the places that are touched for it, what it does, and the row after it.
    fn moves(&self, row: &[bool]) -> Vec<(Vec<usize>, Sentence, Vec<bool>)>;
    /// The Sprague–Grundy value.
    fn value(&self, row: &[bool]) -> u64;
    /// As [`Play::why`].
    fn why(&self, row: &[bool]) -> Vec<Block>;
    /// As [`Play::refuse`], by numbers of places.
    fn refuse(&self, row: &[bool], touched: &[usize]) -> Sentence;
    /// As [`Play::rules`].
    fn rules(&self) -> Sentence;
    /// As [`Play::random`].
    fn random(&self, dice: &mut Dice) -> Vec<bool>;
    /// Whether such a row can come about.
    fn allows(&self, _row: &[bool]) -> Result<(), Sentence> {
        Ok(())
    }
}

/// A [`Rows`] as a [`Play`].
pub struct InRow<Game>(pub Game);

/// The longest row that is shown.
const MOST: usize = 24;

impl<Game: Rows> Play for InRow<Game> {
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
                name: say!(vi "{number}: {name}", en "{number}: {name}"; name),
            }
        };
        Drawing::Row { parts: row.iter().enumerate().map(part).collect() }
    }

    fn refuse(&self, row: &Vec<bool>, touched: &[u16]) -> Sentence {
        let places: Vec<usize> = touched.iter().map(|&place| place.into()).collect();
        match places.last() {
            Some(&last) if (Game::FIRST..Game::FIRST + row.len()).contains(&last) => {
                self.0.refuse(row, &places)
            }
            _ => say!(vi "không có chỗ đó", en "there is no such place"),
        }
    }

    fn rules(&self) -> Sentence {
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
fn heaps(game: Octal, row: &[bool]) -> Vec<(Sentence, u64)> {
    let values = game.values(row.len());
    let heap = |run: std::ops::Range<usize>| {
        let (first, last) = (run.start + 1, run.end);
        (say!(vi "{first} đến {last}", en "{first} to {last}"), u64::from(values[run.len()]))
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
        Block::say(
            say!(vi "Đoạn dài {length}: mỗi nước để lại hai đoạn a và b, giá trị g(a) ⊕ g(b); g({length}) = mex {options} = {value}.", en "A run of {length}: its moves leave two runs a and b, worth g(a) ⊕ g(b); g({length}) = mex {options} = {value}."),
        )
    };
    let mut blocks: Vec<Block> = lengths.into_iter().map(run).collect();
    blocks.push(Block::xor(&heaps(game, row)));
    blocks
}

/// 9.7 Turning Turtles.
pub struct Turtles;

impl Rows for Turtles {
    const LOOKS: [Look; 2] = [Look::Tails, Look::Heads];

    fn places(&self) -> [Sentence; 2] {
        [say!(vi "nằm ngửa", en "on its back"), say!(vi "đang đứng", en "standing")]
    }

    fn moves(&self, standing: &[bool]) -> Vec<(Vec<usize>, Sentence, Vec<bool>)> {
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
                    (vec![x], say!(vi "lật rùa {x}", en "turn turtle {x}"))
                } else {
                    (vec![x, y], say!(vi "lật rùa {x} và {y}", en "turn turtles {x} and {y}"))
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
        let named: Vec<(Sentence, u64)> =
            standing.map(|(_, place)| (say!(vi "rùa {place}", en "turtle {place}"), place)).collect();
        vec![
            Block::say(
                say!(vi "Con rùa đứng ở chỗ x là một đống Nim x quân: lật nó và y thì đống thành y quân; nếu y đang đứng sẵn thì hai đống bằng nhau triệt tiêu.", en "A turtle that stands in place x is a Nim pile of x counters: turning it and y makes it a pile of y; if y stood already, two equal piles cancel."),
            ),
            Block::xor(&named),
        ]
    }

    fn refuse(&self, row: &[bool], touched: &[usize]) -> Sentence {
        let rightmost = touched.iter().copied().max().unwrap_or(0);
        if touched.len() > 2 {
            say!(vi "mỗi nước lật nhiều nhất hai con rùa", en "a move turns at most two turtles")
        } else if !row[rightmost - 1] {
            say!(vi "rùa {rightmost} đang nằm ngửa: con bên phải nhất được lật phải đang đứng", en "turtle {rightmost} lies on its back: the rightmost one that is turned must stand")
        } else {
            say!(vi "đó không phải là nước đi", en "that is no move")
        }
    }

    fn rules(&self) -> Sentence {
        say!(vi "Chạm vào một con rùa đang đứng để lật ngửa nó, và nếu muốn thì thêm một con bên trái nó, nằm kiểu nào cũng lật được. Chạm hai lần để chỉ lật con đó. Ai đến lượt mà không đi được thì thua.", en "Touch a standing turtle to turn it onto its back, and if you want one more to its left, which is turned either way. Touch it twice to turn it alone. Whoever cannot move loses.")
    }

    fn random(&self, dice: &mut Dice) -> Vec<bool> {
        random_row(dice, 7, 12, 45)
    }
}

/// 9.18 Kayles.
pub struct Kayles;

impl Rows for Kayles {
    const LOOKS: [Look; 2] = [Look::Felled, Look::Pin];

    fn places(&self) -> [Sentence; 2] {
        [say!(vi "không còn ky", en "no pin"), say!(vi "ky", en "pin")]
    }

    fn moves(&self, pins: &[bool]) -> Vec<(Vec<usize>, Sentence, Vec<bool>)> {
        let shots = (1..=pins.len()).flat_map(|first| [1, 2].map(|count| Shot { count, first }));
        let legal = shots.filter_map(|shot| Some((shot, shot.fell(pins).ok()?)));
        legal
            .map(|(Shot { count, first }, after)| {
                let last = first + count - 1;
                let name = match count {
                    1 => say!(vi "đánh đổ ky {first}", en "fell pin {first}"),
                    _ => say!(vi "đánh đổ ky {first} và {last}", en "fell pins {first} and {last}"),
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

    fn refuse(&self, pins: &[bool], touched: &[usize]) -> Sentence {
        match touched.last() {
            Some(&pin) if !pins[pin - 1] => say!(vi "ky {pin} đã đổ rồi", en "pin {pin} is down already"),
            _ => {
                say!(vi "mỗi nước đánh đổ một ky hoặc hai ky đứng cạnh nhau", en "a move fells one pin or two that stand side by side")
            }
        }
    }

    fn rules(&self) -> Sentence {
        say!(vi "Chạm vào một ky và một ky bên cạnh để đánh đổ cả hai, hoặc chạm hai lần vào một ky để chỉ đánh đổ nó. Ai đến lượt mà không đi được thì thua.", en "Touch a pin and one beside it to fell both, or touch a pin twice to fell it alone. Whoever cannot move loses.")
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

    fn places(&self) -> [Sentence; 2] {
        [say!(vi "trống", en "empty"), say!(vi "đã đánh dấu", en "marked")]
    }

    fn allows(&self, cells: &[bool]) -> Result<(), Sentence> {
        match cells.windows(2).any(|pair| pair == [true, true]) {
            true => Err(say!(vi "có hai ô kề nhau cùng được đánh dấu", en "two neighbours are marked")),
            false => Ok(()),
        }
    }

    fn moves(&self, cells: &[bool]) -> Vec<(Vec<usize>, Sentence, Vec<bool>)> {
        let legal = (1..=cells.len()).filter_map(|cell| Some((cell, bai9_20_dawson::mark(cells, cell).ok()?)));
        legal
            .map(|(cell, after)| (vec![cell], say!(vi "đánh dấu ô {cell}", en "mark cell {cell}"), after))
            .collect()
    }

    fn value(&self, cells: &[bool]) -> u64 {
        heaps(Octal::DAWSONS_CHESS, &Self::free(cells)).iter().fold(0, |sum, (_, value)| sum ^ value)
    }

    fn why(&self, cells: &[bool]) -> Vec<Block> {
        explain_runs(Octal::DAWSONS_CHESS, &Self::free(cells))
    }

    fn refuse(&self, cells: &[bool], touched: &[usize]) -> Sentence {
        match touched.last() {
            Some(&cell) if cells[cell - 1] => {
                say!(vi "ô {cell} đã được đánh dấu", en "cell {cell} is marked already")
            }
            Some(&cell) => say!(vi "ô {cell} kề một ô đã đánh dấu", en "cell {cell} is next to a marked one"),
            None => say!(vi "không có ô đó", en "there is no such cell"),
        }
    }

    fn rules(&self) -> Sentence {
        say!(vi "Chạm vào một ô trống không kề ô nào đã đánh dấu. Ai đánh dấu cuối cùng thì thắng.", en "Touch an empty cell that is not next to a marked one. Whoever makes the last mark wins.")
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
