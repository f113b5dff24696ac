//! 9.36 The silver coin: hidden in one of n rooms, sought in one, found there with the room's probability.

use std::fmt::Write;

use checkers::{Bound, ReadError, Reader, Refusal, Tokens, matrix_game::Solution};
use dashu_ratio::RBig;
use generators::Dice;

use crate::{
    exercise::{Exercise, Oracle, Recipe},
    shared::{
        fraction::Fraction,
        matrix_games::{diagonal, write_solution},
    },
};

mod brute;
mod checker;
mod generator;
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
    const RECIPES: &'static [Recipe<Rooms>] = generator::RECIPES;

    fn read(reader: &mut Reader) -> Result<Rooms, ReadError> {
        let n = reader.integer(&COUNT)?;
        reader.end_line()?;
        let rooms = Fraction::read_list(reader, &CHANCE, &DENOMINATOR, n)?;
        reader.end_line()?;
        Ok(Rooms(rooms))
    }

    fn write(Rooms(rooms): &Rooms, out: &mut String) {
        let line: Vec<String> = rooms.iter().map(Fraction::to_string).collect();
        let _ = writeln!(out, "{}\n{}", rooms.len(), line.join(" "));
    }

    fn read_answer(Rooms(rooms): &Rooms, tokens: &mut Tokens) -> Result<Solution, Refusal> {
        Solution::read(tokens, rooms.len(), rooms.len())
    }

    fn write_answer(solution: &Solution, out: &mut String) {
        write_solution(solution, out);
    }

    fn solve(rooms: &Rooms) -> Solution {
        solution::solve(rooms)
    }

    fn oracle(rooms: &Rooms) -> Option<Oracle<'_, Solution>> {
        brute::oracle(rooms)
    }

    fn check(rooms: &Rooms, answer: &Solution, reference: &Solution) -> Result<(), Refusal> {
        checker::check(rooms, answer, reference)
    }

    fn small(dice: &mut Dice) -> Rooms {
        generator::small(dice)
    }

    fn rivals(rooms: &Rooms) -> Vec<Solution> {
        brute::rivals(rooms)
    }
}

#[cfg(test)]
mod tests {
    use crate::find;

    fn judge(input: &[u8], answer: &str) -> Result<(), String> {
        let case = find("9.36").unwrap().read(input).map_err(|error| error.to_string())?;
        case.check(answer.as_bytes()).map_err(|refusal| refusal.to_string())
    }

    #[test]
    fn the_two_rooms_of_the_book_are_worth_a_fifth() {
        let case = find("9.36").unwrap().read(b"2\n1/2 1/3\n").unwrap();
        assert_eq!(String::from_utf8(case.answer()).unwrap(), "1/5\n2/5 3/5\n2/5 3/5\n");
    }

    #[test]
    fn in_a_room_where_nothing_is_ever_found_the_coin_is_safe() {
        for p in ["1 0 0", "0 1 0", "1/3 1/3 1/3"] {
            assert_eq!(judge(b"3\n1/2 0 1\n", &format!("0 {p} 0 1 0")), Ok(()));
        }
        assert_eq!(
            judge(b"3\n1/2 0 1\n", "0 1/3 1/3 1/3 0 1/2 1/2"),
            Err("q is not optimal: against row 3 it concedes 0.5, the value is 0".into())
        );
        // With two such rooms the coin may lie in either.
        assert_eq!(judge(b"3\n0 0 1\n", "0 0 0 1 0.25 0.75 0"), Ok(()));
    }

    #[test]
    fn one_room_is_searched() {
        assert_eq!(judge(b"1\n37/100\n", "0.37 1 1"), Ok(()));
        assert_eq!(judge(b"1\n0\n", "0 1 1"), Ok(()));
    }

    #[test]
    fn probabilities_are_between_0_and_1_in_lowest_terms() {
        let read =
            |input: &[u8]| find("9.36").unwrap().read(input).map(|_| ()).map_err(|error| error.to_string());
        assert_eq!(read(b"3\n0 1 99/100\n"), Ok(()));
        for bad in ["1/2 2/4", "1/2 3/2", "1/2 -1/2", "1/2 1/101", "1/2 0/1", "1/2", "1/2 1/2 1/2", "1/2 2"] {
            assert!(read(format!("2\n{bad}\n").as_bytes()).is_err(), "{bad}");
        }
    }
}
