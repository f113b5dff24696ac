//! 9.18 Kayles: a move fells one standing pin or two that stand side by side; whoever cannot move loses.

use checkers::{Bound, ReadError, Reader, Refusal, Tokens};
use generators::Dice;

use crate::{
    exercise::{Exercise, Oracle, Outcomes, Recipe},
    shared::row,
};

mod brute;
mod checker;
mod generator;
mod solution;

pub struct Kayles;

/// The pins from left to right: whether each of them stands.
pub type Pins = Vec<bool>;

/// A move: `count` pins fall, the first of them is pin `first`, counted from 1.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Shot {
    pub count: usize,
    pub first: usize,
}

const N: Bound = Bound::new("n", 1, 1_000_000);

impl Shot {
    /// The rule: the pins after the move, or why it is none.
    fn fell(self, pins: &[bool]) -> Result<Pins, String> {
        let mut after = pins.to_vec();
        for pin in self.first..self.first + self.count {
            match after.get_mut(pin - 1) {
                None => return Err(format!("there is no pin {pin}")),
                Some(standing) if !*standing => return Err(format!("pin {pin} is down already")),
                Some(standing) => *standing = false,
            }
        }
        Ok(after)
    }
}

impl Exercise for Kayles {
    type Input = Pins;
    type Answer = Option<Shot>;

    const FOLDER: &'static str = "bai9_18_kayles";
    const BOUNDS: &'static [Bound] = &[N];
    const RECIPES: &'static [Recipe<Pins>] = generator::RECIPES;

    fn read(reader: &mut Reader) -> Result<Pins, ReadError> {
        row::read(reader, &N, 0, "the row of pins")
    }

    fn write(pins: &Pins, out: &mut String) {
        row::write(pins, 0, out);
    }

    fn read_answer(pins: &Pins, tokens: &mut Tokens) -> Result<Option<Shot>, Refusal> {
        let wins: u8 = tokens.integer("the outcome", 0..=1)?;
        if wins == 0 {
            return Ok(None);
        }
        let count = tokens.integer("c", 1..=2)?;
        let first = tokens.integer("i", 1..=pins.len() as i128)?;
        Ok(Some(Shot { count, first }))
    }

    fn write_answer(reply: &Option<Shot>, out: &mut String) {
        *out += &match reply {
            None => "0\n".to_string(),
            Some(Shot { count, first }) => format!("1 {count} {first}\n"),
        };
    }

    fn solve(pins: &Pins) -> Option<Shot> {
        solution::winning_shots(pins).next()
    }

    fn oracle(pins: &Pins) -> Option<Oracle<'_, Option<Shot>>> {
        brute::oracle(pins)
    }

    fn check(pins: &Pins, reply: &Option<Shot>, reference: &Option<Shot>) -> Result<(), Refusal> {
        checker::check(pins, *reply, reference.is_some()).map_err(Refusal::new)
    }

    fn small(dice: &mut Dice) -> Pins {
        generator::small(dice)
    }

    fn rivals(pins: &Pins) -> Vec<Option<Shot>> {
        brute::rivals(pins)
    }

    fn outcomes(reply: &Option<Shot>) -> Option<Outcomes> {
        Some(Outcomes::count([reply.is_some()].into_iter()))
    }
}

#[cfg(test)]
mod tests {
    use super::{solution, *};
    use crate::find;

    fn judge(input: &[u8], answer: &[u8]) -> Result<(), String> {
        let case = find("9.18").unwrap().read(input).map_err(|error| error.to_string())?;
        case.check(answer).map_err(|refusal| refusal.to_string())
    }

    #[test]
    fn the_row_of_the_book_is_worth_7_and_won_by_pins_6_and_10() {
        let pins: Pins = "1011111111111".chars().map(|pin| pin == '1').collect();
        assert_eq!(solution::value(&pins), 7);
        let winning: Vec<Shot> = solution::winning_shots(&pins).collect();
        assert_eq!(winning, [6, 10].map(|first| Shot { count: 1, first }));
    }

    #[test]
    fn any_winning_move_is_right() {
        for answer in [&b"1 1 6"[..], b"1 1 10", b"1\n01\t0010\r\n"] {
            assert_eq!(judge(b"13\n1011111111111\n", answer), Ok(()));
        }
    }

    #[test]
    fn refuses_felling_across_a_gap() {
        assert_eq!(judge(b"4\n1101\n", b"1 2 2"), Err("pin 3 is down already".into()));
        assert_eq!(judge(b"4\n0011\n", b"1 2 4"), Err("there is no pin 5".into()));
    }

    #[test]
    fn says_what_is_wrong_with_an_answer() {
        for (input, answer, refusal) in [
            (
                &b"3\n111\n"[..],
                &b"1 1 1"[..],
                "the move is legal, but it leaves the opponent a won position: its value is 2, not 0",
            ),
            (b"3\n111\n", b"0", "the answer is 0, but the position is won"),
            (b"3\n101\n", b"1 1 1", "the position is lost, no move wins"),
            (b"3\n111\n", b"1 3 1", "line 1, column 3: c = 3 is not in 1..=2"),
            (b"3\n111\n", b"1 1 4", "line 1, column 5: i = 4 is not in 1..=3"),
            (b"3\n111\n", b"1 1", "the answer ends where i should stand"),
            (b"3\n111\n", b"1 1 2 0", "line 1, column 7: the answer should end here, found \"0\""),
        ] {
            assert_eq!(judge(input, answer), Err(refusal.into()));
        }
    }

    #[test]
    fn the_reader_wants_n_pins_and_nothing_else() {
        for input in [&b"3\n11\n"[..], b"3\n1111\n", b"3\n121\n", b"3\n1 1\n", b"3 111\n"] {
            assert!(find("9.18").unwrap().read(input).is_err(), "{}", input.escape_ascii());
        }
    }
}
