//! The rule of Wythoff's game: take any number from one of two piles, or the same number from both.

use checkers::{Name, Sentence, say};
pub use solutions::wythoff::Rule;

/// Two piles, and who wins in the end.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub struct TwoPiles {
    pub rule: Rule,
    pub a: u64,
    pub b: u64,
}

/// What messages call the piles.
const FIRST_PILE: Name = Name::new("đống thứ nhất", "the first pile");
const SECOND_PILE: Name = Name::new("đống thứ hai", "the second pile");

impl TwoPiles {
    /// The rule of a move, whoever wins in the end.
    pub fn allows(&self, (left, right): (u64, u64)) -> Result<(), Sentence> {
        for (pile, before, after) in [(FIRST_PILE, self.a, left), (SECOND_PILE, self.b, right)] {
            if after > before {
                return Err(say!(
                    vi "{pile} tăng từ {before} lên {after} viên",
                    en "{pile} grows from {before} to {after}";
                    pile
                ));
            }
        }
        match (self.a - left, self.b - right) {
            (0, 0) => Err(say!(vi "không lấy viên nào", en "nothing is taken")),
            (first, second) if first > 0 && second > 0 && first != second => Err(say!(
                vi "lấy {first} viên từ đống thứ nhất và {second} viên từ đống thứ hai: \
                    đã lấy từ cả hai đống thì phải lấy những số viên bằng nhau",
                en "{first} are taken from the first pile and {second} from the second: \
                    from both piles a move takes the same number",
            )),
            _ => Ok(()),
        }
    }
}
