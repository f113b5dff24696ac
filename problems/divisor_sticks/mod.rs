//! Divisor sticks: a move takes from a pile a divisor of its size, but not the whole pile; whoever cannot move loses.

use checkers::{Bound, E18, ReadError, Reader, Sentence, Writer, say};

use crate::shared::{
    pile_sum::SumPile,
    pile_sum_exercise::{N, SumGame, SumOfPiles},
};
use exercise::{
    Fact,
    coverage::{self, Feature},
    picture::Picture,
    play::AnyGame,
};

mod facts;
mod game;
mod generator;
mod pictures;
mod solution;

/// The exercise: a winning move in a sum of piles.
pub type DivisorSticks = SumOfPiles<Game>;

/// A sum of piles of sticks.
pub struct Game;

/// A pile of sticks.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub struct Pile(pub u64);

const SIZE: Bound = Bound::new("x", 1, E18).shown("x_i");

impl SumPile for Pile {
    fn size(self) -> u64 {
        self.0
    }

    fn leaving(self, after: u64) -> Self {
        Pile(after)
    }

    fn allows(self, after: u64) -> bool {
        after > 0 && self.0.is_multiple_of(self.0 - after)
    }

    fn refusal(self, after: u64) -> Sentence {
        let Pile(size) = self;
        match after {
            0 => say!(vi "không được lấy hết cả {size} quân", en "all {size} cannot be taken"),
            _ => say!(
                vi "không được lấy {taken} quân, vì đó không phải là ước của {size}",
                en "{taken} cannot be taken, it does not divide {size}",
                taken = size - after,
            ),
        }
    }

    fn value(self) -> u64 {
        solution::value(self.0)
    }

    fn reach(self, value: u64) -> Option<u64> {
        solution::reach(self.0, value)
    }

    fn is_terminal(self) -> bool {
        self.0 <= 1
    }
}

impl SumGame for Game {
    type Pile = Pile;

    const FOLDER: &'static str = "divisor_sticks";
    const BOUNDS: &'static [Bound] = &[N, SIZE];
    const FEATURES: &'static [Feature] = &[
        Feature::Kind(coverage::FAR_FROM_THE_LEFT),
        Feature::Kind(coverage::FAR_FROM_THE_RIGHT),
        Feature::Lengths { name: coverage::NIM_SUM, least: 0, most: 6, except: &[] },
    ];
    const BOTH_RULES: bool = false;
    const NUMBER: &'static str = "d";

    fn read_piles(reader: &mut Reader, n: usize) -> Result<Vec<Pile>, ReadError> {
        let sizes: Vec<u64> = reader.integers(&SIZE, n)?;
        reader.end_line()?;
        Ok(sizes.into_iter().map(Pile).collect())
    }

    fn write_piles(piles: &[Pile], out: &mut Writer) {
        out.integer_line(&piles.iter().map(|pile| pile.0).collect::<Vec<_>>());
    }

    fn left(Pile(size): Pile, taken: u64) -> Result<u64, Sentence> {
        size.checked_sub(taken).ok_or_else(
            || say!(vi "có {size} quân, không thể lấy {taken}", en "{taken} cannot be taken from {size}"),
        )
    }

    fn number(Pile(size): Pile, after: u64) -> u64 {
        size - after
    }

    fn game() -> Option<&'static dyn AnyGame> {
        Some(&game::GAME)
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
    use super::*;
    use crate::shared::pile_sum::{Outcomes, Rule};
    use exercise::testing;
    use solutions::grundy::mex;

    fn judge(input: &str, answer: &str) -> Result<(), String> {
        testing::judge::<DivisorSticks>(input, answer)
    }

    #[test]
    fn a_value_is_the_mex_of_its_options() {
        for size in 1..500 {
            let options = (1..size).filter(|&after| Pile(size).allows(after));
            assert_eq!(Pile(size).value(), mex(options.map(|after| Pile(after).value())), "{size}");
        }
    }

    #[test]
    fn of_single_piles_the_odd_ones_are_lost() {
        for size in 1..100 {
            let lost = judge(&format!("1\n{size}\n"), "0").is_ok();
            assert_eq!(lost, size % 2 == 1, "{size}");
        }
    }

    #[test]
    fn in_misere_play_single_piles_are_lost_for_2_and_odd_numbers_from_5_on() {
        for size in 1..200 {
            let lost = Outcomes::of(Rule::Misere, &[Pile(size)]).unwrap().is_lost();
            assert_eq!(lost, size == 2 || size >= 5 && size % 2 == 1, "{size}");
        }
        // The misère value of 6: piles of 1, 2, 4, 5 and 3 are worth 1, 0, 2, 0 and 1.
        let mut values = vec![0, 1];
        for size in 2..=6 {
            let options = (1..size).filter(|&after| Pile(size).allows(after));
            values.push(mex(options.map(|after| values[after as usize])));
        }
        assert_eq!(values[1..], [1, 0, 1, 2, 0, 3]);
    }

    #[test]
    fn the_sums_of_the_contract() {
        assert_eq!(judge("2\n6 10\n", "0"), Ok(()));
        let mut winning = Vec::new();
        for (pile, size) in [(1, 8), (2, 2), (3, 6)] {
            let wins = |taken: &u64| judge("3\n8 2 6\n", &format!("1 {pile} {taken}")).is_ok();
            winning.extend((0..=size).filter(wins).map(|taken| (pile, taken)));
        }
        // The second one raises a value: 6 is worth 1, and 4 is worth 2.
        assert_eq!(winning, [(1, 1), (3, 2)]);
    }

    #[test]
    fn the_worked_example_of_the_editorial() {
        let options = (1..12).filter(|&after| Pile(12).allows(after));
        let told: Vec<(u64, u64, u64)> =
            options.map(|after| (12 - after, after, Pile(after).value())).collect();
        assert_eq!(told, [(6, 6, 1), (4, 8, 3), (3, 9, 0), (2, 10, 1), (1, 11, 0)]);
        assert_eq!([12, 40, 4].map(|size| Pile(size).value()), [2, 3, 2]);
        let mut winning = Vec::new();
        for (pile, size) in [(1, 12), (2, 40), (3, 4)] {
            let wins = |taken: &u64| judge("3\n12 40 4\n", &format!("1 {pile} {taken}")).is_ok();
            winning.extend((0..=size).filter(wins).map(|taken| (pile, taken)));
        }
        assert_eq!(winning, [(1, 2), (1, 6), (2, 1), (2, 5), (3, 2)]);
        assert_eq!(judge("3\n12 40 6\n", "0"), Ok(()));
    }

    #[test]
    fn the_mistakes_of_the_editorial_fail_where_it_says() {
        for (input, right, wrong) in [
            // The values of 9.12; all of it; the nim-sum taken; the difference of the values; 32 bits; doubles.
            ("2\n1 2\n", "1 2 1", "1 2 2"),
            ("1\n2\n", "1 1 1", "1 1 2"),
            ("2\n16 2\n", "1 1 2", "1 1 5"),
            ("2\n16 2\n", "1 1 2", "1 1 3"),
            ("1\n4294967297\n", "0", "1 1 1"),
            ("1\n9007199254740993\n", "0", "1 1 1"),
        ] {
            assert_eq!(judge(input, right), Ok(()), "{input}");
            assert!(judge(input, wrong).is_err(), "{input}");
        }
    }

    #[test]
    fn says_what_is_wrong_with_an_answer() {
        for (answer, refusal) in [
            ("0", "the answer is 0, but the position is won"),
            ("1 1 8", "pile 1: all 8 cannot be taken"),
            ("1 1 9", "pile 1: 9 cannot be taken from 8"),
            ("1 3 4", "pile 3: 4 cannot be taken, it does not divide 6"),
            ("1 3 0", "a move lowers a pile, but pile 3 has 6 and should become 6"),
            ("1 1 4", "the move is legal, but it leaves the opponent a won position: its value is 2, not 0"),
            ("1 4 1", "line 1, column 3: i = 4 is not in [1, 3]"),
            ("1 3", "the answer ends where d should be"),
        ] {
            assert_eq!(judge("3\n8 2 6\n", answer), Err(refusal.into()));
        }
    }
}
