//! The rule of Kayles: a move fells one standing pin, or two that stand side by side.

use checkers::{Sentence, say};

/// The pins from left to right: whether each of them stands.
pub type Pins = Vec<bool>;

/// A move: `count` pins fall, the first of them is pin `first`, counted from 1.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord)]
pub struct Shot {
    pub count: usize,
    pub first: usize,
}

impl Shot {
    /// The rule: the pins after the move, or why it is none.
    pub fn fell(self, pins: &[bool]) -> Result<Pins, Sentence> {
        let mut after = pins.to_vec();
        for pin in self.first..self.first + self.count {
            match after.get_mut(pin - 1) {
                None => return Err(say!(vi "không có con ki {pin}", en "there is no pin {pin}")),
                Some(standing) if !*standing => {
                    return Err(say!(vi "con ki {pin} đã đổ từ trước", en "pin {pin} is down already"));
                }
                Some(standing) => *standing = false,
            }
        }
        Ok(after)
    }
}
