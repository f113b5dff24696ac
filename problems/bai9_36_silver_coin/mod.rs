//! 9.36 The silver coin: hidden in one of n rooms, sought in one, found there with the room's probability.

use checkers::{Bound, ReadError, Reader, Refusal, Sentence, Tokens, Writer, matrix_game::Solution};
use dashu_ratio::RBig;

use crate::shared::{
    fraction::Fraction,
    matrix_games::{diagonal, write_solution},
};
use exercise::{Exercise, Fact, laboratory::Laboratory, picture::Picture};

mod brute;
mod checker;
mod facts;
#[cfg(test)]
mod further;
mod generator;
mod laboratory;
mod pictures;
mod solution;

pub struct SilverCoin;

/// The probability of finding a coin that is there, room by room.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Rooms(Vec<Fraction>);

impl Rooms {
    fn exact(&self) -> Vec<RBig> {
        self.0.iter().map(|chance| chance.exact()).collect()
    }

    /// The game, row by row: a row is the room that is searched, a column the room where the coin lies.
    fn rows(&self) -> Vec<Vec<RBig>> {
        diagonal(&self.exact())
    }
}

const COUNT: Bound = Bound::new("n", 1, 100);
const CHANCE: Bound = Bound::new("s", 0, 1).shown("s_i");
const DENOMINATOR: Bound = Bound::new("b", 1, 100);

impl Exercise for SilverCoin {
    type Input = Rooms;
    type Answer = Solution;

    const FOLDER: &'static str = "bai9_36_silver_coin";
    const BOUNDS: &'static [Bound] = &[COUNT, CHANCE, DENOMINATOR];

    fn read(reader: &mut Reader) -> Result<Rooms, ReadError> {
        let n = reader.integer(&COUNT)?;
        reader.end_line()?;
        let rooms = Fraction::read_list(reader, &CHANCE, &DENOMINATOR, n)?;
        reader.end_line()?;
        Ok(Rooms(rooms))
    }

    fn write(Rooms(rooms): &Rooms, out: &mut Writer) {
        out.line([rooms.len()]);
        out.line(rooms);
    }

    fn read_answer(Rooms(rooms): &Rooms, tokens: &mut Tokens) -> Result<Solution, Refusal> {
        Solution::read(tokens, rooms.len(), rooms.len())
    }

    fn write_answer(solution: &Solution, out: &mut Writer) {
        write_solution(solution, out);
    }

    fn laboratory(rooms: &Rooms) -> Result<Laboratory, Sentence> {
        Ok(Laboratory::Tree(laboratory::tree(&rooms.exact())))
    }

    fn facts() -> Vec<Fact> {
        facts::facts()
    }

    fn pictures() -> Vec<Picture> {
        pictures::pictures()
    }
}

#[cfg(test)]
mod tests {
    use checkers::number::{decimal, rational};

    use super::*;
    use exercise::testing;

    fn judge(input: &str, answer: &str) -> Result<(), String> {
        testing::judge::<SilverCoin>(input, answer)
    }

    #[test]
    fn the_two_rooms_of_the_book_are_worth_a_fifth() {
        assert_eq!(testing::answer::<SilverCoin>("2\n1/2 1/3\n"), "1/5\n2/5 3/5\n2/5 3/5\n");
    }

    #[test]
    fn in_a_room_where_nothing_is_ever_found_the_coin_is_safe() {
        for p in ["1 0 0", "0 1 0", "1/3 1/3 1/3"] {
            assert_eq!(judge("3\n1/2 0 1\n", &format!("0 {p} 0 1 0")), Ok(()));
        }
        assert_eq!(
            judge("3\n1/2 0 1\n", "0 1/3 1/3 1/3 0 1/2 1/2"),
            Err("q is not optimal: against row 3 it concedes 0.5, the value is 0".into())
        );
        // With two such rooms the coin may lie in either.
        assert_eq!(judge("3\n0 0 1\n", "0 0 0 1 0.25 0.75 0"), Ok(()));
    }

    #[test]
    fn one_room_is_searched() {
        assert_eq!(judge("1\n37/100\n", "0.37 1 1"), Ok(()));
        assert_eq!(judge("1\n0\n", "0 1 1"), Ok(()));
    }

    #[test]
    fn probabilities_are_between_0_and_1_in_lowest_terms() {
        let read = |input: &str| testing::read::<SilverCoin>(input);
        assert_eq!(read("3\n0 1 99/100\n"), Ok(()));
        for bad in ["1/2 2/4", "1/2 3/2", "1/2 -1/2", "1/2 1/101", "1/2 0/1", "1/2", "1/2 1/2 1/2", "1/2 2"] {
            assert!(read(&format!("2\n{bad}\n")).is_err(), "{bad}");
        }
    }

    #[test]
    fn the_worked_example_of_the_editorial() {
        assert_eq!(testing::answer::<SilverCoin>("3\n1/2 1/3 1\n"), "1/6\n1/3 1/2 1/6\n1/3 1/2 1/6\n");
    }

    #[test]
    fn a_millionth_is_no_zero_and_a_billionth_of_a_thousandth_is() {
        let answer = |small: RBig| {
            let value = facts::value_with(small.clone());
            let weights = [RBig::ONE, small, rational(3, 4)].map(|chance| decimal(&(&value / chance), 20));
            format!("{} {} {}", decimal(&value, 20), weights.join(" "), weights.join(" "))
        };
        let input = "3\n1 0 3/4\n";
        assert_eq!(
            judge(input, &answer(rational(1, 1_000_000))),
            Err("V = 0.000000999998 is wrong, it is 0".into())
        );
        assert_eq!(judge(input, &answer(rational(1, 1_000_000_000_000))), Ok(()));
    }

    /// The allowance: as many billionths for a sum as it has terms.
    #[test]
    fn nine_decimals_are_enough_and_eight_are_not() {
        let equal = |digits: usize| {
            let weights = vec![decimal(&rational(1, 96), digits); 96].join(" ");
            judge(&format!("96\n{}\n", ["1"; 96].join(" ")), &format!("1/96 {weights} {weights}"))
        };
        assert_eq!(equal(9), Ok(()));
        assert_eq!(equal(8), Err("the probabilities of p sum to 1.00000032, not to 1".into()));
        assert_eq!(
            judge("3\n1 1 1\n", "0.33333333 1/3 1/3 1/3 1/3 1/3 1/3"),
            Err("V = 0.33333333 is wrong, it is 0.333333333333".into())
        );
    }

    #[test]
    fn probabilities_may_be_a_billionth_below_0_and_no_more() {
        let judge = |below: &str| judge("2\n0 1\n", &format!("0 1/2 1/2 1 {below}"));
        assert_eq!(judge("-0.000000001"), Ok(()));
        assert_eq!(judge("-0.0000000011"), Err("q2 = -0.0000000011 is negative".into()));
    }

    #[test]
    fn objections_to_an_input_name_what_is_wrong() {
        for (input, objection) in [
            ("2\n1/2 3/2\n", "line 2, column 5: s = 3/2 is not in [0, 1]"),
            ("2\n1/2 1/101\n", "line 2, column 5: the denominator of s = 1/101 is not in [1, 100]"),
            ("101\n1\n", "line 1, column 1: n = 101 is not in [1, 100]"),
        ] {
            assert_eq!(testing::read::<SilverCoin>(input), Err(objection.into()));
        }
    }
}
