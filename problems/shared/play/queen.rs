//! The walk of a queen towards a corner: the queen game itself, and Wythoff's game, whose two piles are her column and
//! her row.

use std::sync::LazyLock;

use checkers::{Sentence, say};
use generators::TestRng;
pub use solutions::wythoff::Rule;
use solutions::{
    queen,
    wythoff::{cold_of_difference, winning_move},
};

use super::board::part;
use exercise::play::{
    Block, Drawing, Look, Part,
    text::{halves, joined, number},
};

/// Where the queen stands: column and row, counted from the corner.
pub type Place = (u64, u64);

/// The largest coordinate.
const MOST: u64 = 15;

/// Values of the queen's places.
static VALUES: LazyLock<Vec<Vec<u32>>> = LazyLock::new(|| queen::values(MOST as usize + 1));

/// The Sprague–Grundy value of a place.
pub fn value((a, b): Place) -> u64 {
    VALUES[a as usize][b as usize].into()
}

/// Whether a place is cold: no move leads to another that is.
pub fn is_cold(rule: Rule, (a, b): Place) -> bool {
    winning_move(rule, a, b).is_none()
}

/// Reads a place as it stands in an address.
pub fn read(text: &str) -> Result<Place, Sentence> {
    let (a, b) = halves(text, '.')?;
    Ok((number(a, &(0..=MOST))?, number(b, &(0..=MOST))?))
}

/// Writes a place, so that [`read`] gives it back.
pub fn write((a, b): Place) -> String {
    format!("{a}.{b}")
}

/// The places that are no further from the corner in either direction and that a rule allows.
pub fn places((a, b): Place, allows: impl Fn(Place) -> bool) -> Vec<Place> {
    let places = (0..=a).flat_map(|left| (0..=b).map(move |right| (left, right)));
    places.filter(|&place| allows(place)).collect()
}

/// The part of the drawing that a place is.
pub fn part_of((a, b): Place) -> u16 {
    part(a as usize, b as usize)
}

/// A place to begin with.
/// What a step changes: where the queen was, and where she is. Cells that she has left behind only fall out of reach.
pub fn changes(from: Place, to: Place) -> Option<Vec<u16>> {
    Some(vec![part_of(from), part_of(to)])
}

pub fn random(rng: &mut TestRng) -> Place {
    (rng.unsigned(2, 10), rng.unsigned(2, 10))
}

/// The board with the queen: columns are the first coordinate, rows the second, the goal is at the bottom left.
pub fn draw((a, b): Place) -> Drawing {
    let (columns, rows) = (a.max(1), b.max(1));
    let cell = |x: u64, y: u64| {
        let (look, name) = match (x, y) {
            place if place == (a, b) => {
                (Look::Queen, say!(vi "({x}, {y}), quân hậu", en "({x}, {y}), the queen"))
            }
            (0, 0) => (Look::Goal, say!(vi "({x}, {y}), góc bàn", en "({x}, {y}), the corner")),
            _ => (Look::Cell, say!(vi "({x}, {y})", en "({x}, {y})")),
        };
        Part { id: part_of((x, y)), look, text: String::new(), name }
    };
    let line = |y: u64| (0..=columns).map(|x| cell(x, y)).collect();
    Drawing::Board {
        rows: (0..=rows).rev().map(line).collect(),
        across: (0..=columns).map(|x| x.to_string()).collect(),
        down: (0..=rows).rev().map(|y| y.to_string()).collect(),
    }
}

/// Why a place is lost or won: the cold places.
pub fn explain(rule: Rule, (a, b): Place) -> Vec<Block> {
    let pairs = (0..6).map(|k| cold_of_difference(rule, k)).map(|(a, b)| format!("({a}, {b})"));
    let pairs = joined(pairs, ", ");
    let known = match rule {
        Rule::Normal => {
            say!(vi "Các thế lạnh là (⌊kφ⌋, ⌊kφ²⌋) và ảnh đối xứng, với φ là tỉ số vàng: {pairs}, …", en "Cold places are (⌊kφ⌋, ⌊kφ²⌋) and their mirror images, with the golden ratio φ: {pairs}, …")
        }
        Rule::Misere => {
            say!(vi "Chỗ luật misère khác luật thường: (0, 1) và (2, 2) thay cho (0, 0) và (1, 2); các thế lạnh khác giữ nguyên: {pairs}, …", en "Where misère play turns: (0, 1) and (2, 2) take the places of (0, 0) and (1, 2); all other cold places stay: {pairs}, …")
        }
    };
    let outcome = match winning_move(rule, a, b) {
        Some((left, right)) => {
            say!(vi "Từ ({a}, {b}) có nước đi đến thế lạnh ({left}, {right}).", en "From ({a}, {b}) a move leads to the cold place ({left}, {right}).")
        }
        None => say!(vi "({a}, {b}) là một thế như vậy.", en "({a}, {b}) is such a place."),
    };
    vec![Block::say(known), Block::say(outcome)]
}
