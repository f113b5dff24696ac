//! 9.16 A sum of games: every pile has its own rule, even-odd (9.13), at least half (9.14) or Nim; a move is a
//! move in one pile, and whoever cannot move loses.

use std::slice;

use checkers::{Bound, E18, Name, ReadError, Reader, Refusal, Sentence, Tokens, Writer, say};
use solutions::pile_values;

use crate::shared::{
    pile_move::{self, PileMove, Reply},
    pile_rules, reply,
};
use exercise::{
    Exercise, Outcomes,
    coverage::{self, Coverage, Feature},
    play::AnyGame,
};

mod brute;
mod checker;
#[cfg(test)]
mod further;
mod game;
mod generator;
mod solution;

pub struct SumOfGames;

/// The game that is played on a pile.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Rule {
    EvenOdd,
    AtLeastHalf,
    Nim,
}

/// A line of the input: a pile and its game.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub struct Pile {
    pub rule: Rule,
    pub size: u64,
}

const M: Bound = Bound::new("m", 1, 100_000);
const SIZE: Bound = Bound::new("n", 0, E18);

/// What messages call a line of the input.
const PILE: Name = Name::new("đống", "pile");

/// What is much to leave of a pile.
const LARGE: u64 = 1 << 58;

impl Rule {
    pub const ALL: [Rule; 3] = [Rule::EvenOdd, Rule::AtLeastHalf, Rule::Nim];

    /// The letters of the input, in the order of [`Rule::ALL`].
    const LETTERS: [&'static str; 3] = ["E", "H", "N"];

    fn letter(self) -> &'static str {
        Rule::LETTERS[self as usize]
    }
}

impl Pile {
    /// The rule: whether a move may leave so many, and if not, why.
    pub fn allows(self, after: u64) -> Result<(), Sentence> {
        let Pile { rule, size } = self;
        if after >= size {
            return Err(say!(
                vi "đống có {size} quân, để lại {after} thì không bớt đi quân nào",
                en "a pile of {size} does not become smaller by leaving {after}",
            ));
        }
        let taken = size - after;
        let (allowed, reason) = match rule {
            Rule::EvenOdd if after == 0 => (
                pile_rules::even_odd(size, taken),
                Name::new("đống E có số quân chẵn thì không được lấy hết", "an even E pile cannot be emptied"),
            ),
            Rule::EvenOdd => (
                pile_rules::even_odd(size, taken),
                Name::new(
                    "từ đống E chỉ được lấy một số lẻ quân khi lấy cả đống",
                    "from an E pile an odd number is taken only if it is all",
                ),
            ),
            Rule::AtLeastHalf => (
                pile_rules::at_least_half(size, taken),
                Name::new("như vậy chưa được một nửa đống H", "that is less than half of an H pile"),
            ),
            Rule::Nim => return Ok(()),
        };
        match allowed {
            true => Ok(()),
            false => Err(say!(
                vi "không được lấy {taken} từ {size} quân: {reason}",
                en "{taken} cannot be taken from {size}: {reason}";
                reason
            )),
        }
    }

    /// The value, by the formulas of 9.13 and 9.14.
    pub fn value(self) -> u64 {
        match self.rule {
            Rule::EvenOdd => pile_values::even_odd(self.size),
            Rule::AtLeastHalf => pile_values::at_least_half(self.size),
            Rule::Nim => self.size,
        }
    }
}

impl Exercise for SumOfGames {
    type Input = Vec<Pile>;
    type Answer = Reply;

    const FOLDER: &'static str = "bai9_16_sum_of_games";
    const BOUNDS: &'static [Bound] = &[M, SIZE];

    fn read(reader: &mut Reader) -> Result<Vec<Pile>, ReadError> {
        let m: usize = reader.integer(&M)?;
        reader.end_line()?;
        let mut piles = Vec::new();
        for number in 1..=m {
            reader.label(PILE, number);
            let rule = Rule::ALL[reader.one_of("t", &Rule::LETTERS)?];
            reader.space()?;
            piles.push(Pile { rule, size: reader.integer(&SIZE)? });
            reader.end_line()?;
        }
        reader.unlabel();
        Ok(piles)
    }

    fn write(piles: &Vec<Pile>, out: &mut Writer) {
        out.line([piles.len()]);
        for Pile { rule, size } in piles {
            out.value(rule.letter()).value(size).end_line();
        }
    }

    fn read_answer(piles: &Vec<Pile>, tokens: &mut Tokens) -> Result<Reply, Refusal> {
        pile_move::read(tokens, piles.len())
    }

    fn write_answer(reply: &Reply, out: &mut Writer) {
        pile_move::write(reply, out);
    }

    const FEATURES: &'static [Feature] = &[
        Feature::Kind(coverage::FAR_FROM_THE_LEFT),
        Feature::Kind(coverage::FAR_FROM_THE_RIGHT),
        Feature::Kind(coverage::ROUNDED_UP),
        Feature::Kind(pile_move::EMPTIED),
        Feature::Kind("an E pile that is emptied"),
        Feature::Kind("an E pile of which 2^58 or more are left"),
        Feature::Kind("an H pile that is emptied"),
        Feature::Kind("an H pile of which 2^58 or more are left"),
        Feature::Kind("an H pile that loses more than 31 digits and keeps some"),
        Feature::Kind("an N pile that is emptied"),
        Feature::Kind("an N pile of which 2^58 or more are left"),
        Feature::Lengths { name: coverage::NIM_SUM, least: 60, most: 60, except: &[] },
        Feature::Decides { name: coverage::NIM_SUM, digits: 60 },
        Feature::Apart(pile_move::LOWERED),
    ];

    fn cover(piles: &Vec<Pile>, reply: &Reply, coverage: &mut Coverage) {
        let values: Vec<u64> = piles.iter().map(|pile| pile.value()).collect();
        pile_move::cover(&values, reply, M.max as usize - 1, coverage);
        let Some(PileMove { pile, after }) = *reply else { return };
        let keeps = u64::BITS - after.leading_zeros();
        if piles[pile].rule == Rule::AtLeastHalf && keeps > 0 && piles[pile].value() > u64::from(keeps) + 31 {
            coverage.kind("an H pile that loses more than 31 digits and keeps some");
        }
        match (piles[pile].rule, after) {
            (Rule::EvenOdd, 0) => coverage.kind("an E pile that is emptied"),
            (Rule::AtLeastHalf, 0) => coverage.kind("an H pile that is emptied"),
            (Rule::Nim, 0) => coverage.kind("an N pile that is emptied"),
            (Rule::EvenOdd, LARGE..) => coverage.kind("an E pile of which 2^58 or more are left"),
            (Rule::AtLeastHalf, LARGE..) => coverage.kind("an H pile of which 2^58 or more are left"),
            (Rule::Nim, LARGE..) => coverage.kind("an N pile of which 2^58 or more are left"),
            _ => {}
        }
    }

    fn outcomes(reply: &Reply) -> Option<Outcomes> {
        reply::outcomes(slice::from_ref(reply))
    }

    fn game() -> Option<&'static dyn AnyGame> {
        Some(&game::GAME)
    }
}

/// What the chosen pile is, once the move is known to be legal.
fn legal(piles: &[Pile], chosen: PileMove) -> Result<Pile, Sentence> {
    let pile = piles[chosen.pile];
    pile.allows(chosen.after).map_err(|reason| {
        let pile = PILE.number(chosen.pile + 1);
        say!(vi "{pile}: {reason}", en "{pile}: {reason}"; pile, reason)
    })?;
    Ok(pile)
}

#[cfg(test)]
mod tests {
    use super::*;
    use exercise::testing;

    fn judge(input: &[u8], answer: &[u8]) -> Result<(), String> {
        testing::judge::<SumOfGames>(input, answer)
    }

    const BOOK: &[u8] = b"3\nE 18\nH 17\nN 7\n";

    #[test]
    fn the_sum_of_the_book_is_worth_10_and_18_to_6_wins() {
        let values = [(Rule::EvenOdd, 18), (Rule::AtLeastHalf, 17), (Rule::Nim, 7)]
            .map(|(rule, size)| Pile { rule, size }.value());
        assert_eq!(values, [8, 5, 7]);
        assert_eq!(judge(BOOK, b"1 1 6"), Ok(()));
    }

    #[test]
    fn any_pile_with_the_right_value_may_be_left() {
        // 17 is worth 5, 2 is worth 2: 2 and 3 are both worth 2, and both are at most half of 17.
        for answer in [&b"1 1 2"[..], b"1 1 3"] {
            assert_eq!(judge(b"2\nH 17\nN 2\n", answer), Ok(()));
        }
    }

    #[test]
    fn the_mistakes_of_the_editorial_fail_where_it_says() {
        for (input, right, wrong) in [
            // Emptying an even E pile.
            (&b"1\nE 4\n"[..], &b"1 1 2"[..], &b"1 1 0"[..]),
            // The right value, 1, with the other parity.
            (b"2\nE 6\nN 1\n", b"1 1 4", b"1 1 1"),
            // The largest number of two digits is more than half of 4.
            (b"2\nH 4\nN 2\n", b"1 1 2", b"1 1 3"),
            // The floor of the logarithm of 1 is 0, as if nothing could be taken.
            (b"1\nH 1\n", b"1 1 0", b"0"),
        ] {
            assert_eq!(judge(input, right), Ok(()));
            assert!(judge(input, wrong).is_err());
        }
    }

    #[test]
    fn the_worked_example_of_the_editorial() {
        for (pile, size, winning) in [(1, 18, vec![6]), (2, 17, vec![]), (3, 7, vec![])] {
            let wins = |after: &u64| judge(BOOK, format!("1 {pile} {after}").as_bytes()).is_ok();
            assert_eq!((0..size).filter(wins).collect::<Vec<u64>>(), winning);
        }
        let piles = [(Rule::EvenOdd, 9), (Rule::AtLeastHalf, 12), (Rule::Nim, 6)];
        assert_eq!(piles.map(|(rule, size)| Pile { rule, size }.value()), [5, 4, 6]);
        for answer in [&b"1 1 3"[..], b"1 2 4", b"1 2 5", b"1 2 6", b"1 3 1"] {
            assert_eq!(judge(b"3\nE 9\nH 12\nN 6\n", answer), Ok(()));
        }
    }

    #[test]
    fn no_move_raises_a_value() {
        for rule in Rule::ALL {
            for pile in (0..200).map(|size| Pile { rule, size }) {
                let after = (0..pile.size).filter(|&after| pile.allows(after).is_ok());
                assert!(after.map(|size| Pile { rule, size }.value()).all(|value| value < pile.value()));
            }
        }
    }

    #[test]
    fn an_even_pile_is_never_emptied_and_loses_no_odd_number() {
        for (input, answer, reason) in [
            (&b"1\nE 4\n"[..], &b"1 1 0"[..], "4 cannot be taken from 4: an even E pile cannot be emptied"),
            (
                b"1\nE 4\n",
                b"1 1 1",
                "3 cannot be taken from 4: from an E pile an odd number is taken only if it is all",
            ),
            (
                b"1\nE 5\n",
                b"1 1 2",
                "3 cannot be taken from 5: from an E pile an odd number is taken only if it is all",
            ),
        ] {
            assert_eq!(judge(input, answer), Err(format!("pile 1: {reason}")));
        }
        assert_eq!(judge(b"1\nE 4\n", b"1 1 2"), Ok(()));
        assert_eq!(judge(b"1\nE 5\n", b"1 1 0"), Ok(()));
    }

    #[test]
    fn less_than_half_of_an_h_pile_is_refused() {
        assert_eq!(
            judge(b"2\nH 17\nN 4\n", b"1 1 9"),
            Err("pile 1: 8 cannot be taken from 17: that is less than half of an H pile".into())
        );
        assert_eq!(judge(b"2\nH 17\nN 4\n", b"1 1 8"), Ok(()));
    }

    #[test]
    fn says_what_is_wrong_with_an_answer() {
        for (input, answer, refusal) in [
            (
                BOOK,
                &b"1 3 6"[..],
                "the move is legal, but it leaves the opponent a won position: its value is 11, not 0",
            ),
            (BOOK, b"0", "the answer is 0, but the position is won"),
            (BOOK, b"1 3 7", "pile 3: a pile of 7 does not become smaller by leaving 7"),
            (b"2\nN 5\nE 12\n", b"1 1 0", "the position is lost, no move wins"),
            (BOOK, b"1 4 0", "line 1, column 3: i = 4 is not in [1, 3]"),
            (
                BOOK,
                b"1 1 18446744073709551615",
                "pile 1: a pile of 18 does not become smaller by leaving 18446744073709551615",
            ),
        ] {
            assert_eq!(judge(input, answer), Err(refusal.into()));
        }
    }

    #[test]
    fn the_reader_knows_three_letters() {
        assert_eq!(
            judge(b"2\nN 5\nG 12\n", b"0"),
            Err("line 3, column 1: pile 2: expected t (one of E, H, N), but found \"G\"".into())
        );
    }
}
