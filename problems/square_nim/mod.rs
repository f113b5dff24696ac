//! Square Nim: a move takes a perfect square of counters from one pile; normal or misère.

use checkers::{Bound, ReadError, Reader, Sentence, Writer, say};

use crate::shared::{
    pile_move::EMPTIED,
    pile_sum::SumPile,
    pile_sum_exercise::{MISERE, N, RULE, SumGame, SumOfPiles},
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
pub type SquareNim = SumOfPiles<Game>;

/// A sum of piles from which squares are taken.
pub struct Game;

/// A pile.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub struct Pile(pub u64);

/// The largest pile.
const LARGEST: u64 = 200_000;

const SIZE: Bound = Bound::new("x", 0, LARGEST as i128).shown("x_i");

impl SumPile for Pile {
    fn size(self) -> u64 {
        self.0
    }

    fn leaving(self, after: u64) -> Self {
        Pile(after)
    }

    fn allows(self, after: u64) -> bool {
        let taken = self.0 - after;
        taken.isqrt().pow(2) == taken
    }

    fn refusal(self, after: u64) -> Sentence {
        let (Pile(size), taken) = (self, self.0 - after);
        say!(
            vi "từ {size} xuống {after} là lấy {taken} quân, không phải một số chính phương",
            en "from {size} to {after} would take {taken}, which isn't a square",
        )
    }

    fn value(self) -> u64 {
        solution::value(self.0)
    }

    fn reach(self, value: u64) -> Option<u64> {
        solution::reach(self.0, value)
    }
}

impl SumGame for Game {
    type Pile = Pile;

    const FOLDER: &'static str = "square_nim";
    const BOUNDS: &'static [Bound] = &[RULE, N, SIZE];
    const FEATURES: &'static [Feature] = &[
        Feature::Kind(coverage::FAR_FROM_THE_LEFT),
        Feature::Kind(coverage::FAR_FROM_THE_RIGHT),
        Feature::Kind(EMPTIED),
        Feature::Decides { name: coverage::NIM_SUM, digits: 7 },
        MISERE[0],
        MISERE[1],
        MISERE[2],
        MISERE[3],
        MISERE[4],
        MISERE[5],
        MISERE[6],
        MISERE[7],
        Feature::Lengths { name: coverage::NIM_SUM, least: 0, most: 7, except: &[] },
    ];
    const BOTH_RULES: bool = true;

    fn read_piles(reader: &mut Reader, n: usize) -> Result<Vec<Pile>, ReadError> {
        let sizes: Vec<u64> = reader.integers(&SIZE, n)?;
        reader.end_line()?;
        Ok(sizes.into_iter().map(Pile).collect())
    }

    fn write_piles(piles: &[Pile], out: &mut Writer) {
        out.integer_line(&piles.iter().map(|pile| pile.0).collect::<Vec<_>>());
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
    use super::{
        solution::{VALUES, squares},
        *,
    };
    use crate::shared::values::values_by_rule;
    use exercise::testing;

    fn judge(input: &str, answer: &str) -> Result<(), String> {
        testing::judge::<SquareNim>(input, answer)
    }

    #[test]
    fn values_are_the_mex_of_what_squares_leave() {
        let values = values_by_rule(2000, |pile, taken| Pile(pile).allows(pile - taken));
        assert!((0..=2000).all(|size| Pile(size).value() == values[size as usize]));
    }

    #[test]
    fn the_values_and_lost_piles_of_the_contract() {
        let values: Vec<u64> = (0..30).map(|size| Pile(size).value()).collect();
        assert_eq!(
            values,
            [0, 1, 0, 1, 2, 0, 1, 0, 1, 2, 0, 1, 0, 1, 2, 0, 1, 0, 1, 2, 0, 1, 0, 1, 2, 3, 2, 3, 4, 5]
        );
        let lost: Vec<u64> = (0..=100).filter(|&size| Pile(size).value() == 0).collect();
        assert_eq!(lost, [0, 2, 5, 7, 10, 12, 15, 17, 20, 22, 34, 39, 44, 52, 57, 62, 65, 67, 72, 85, 95]);
        assert_eq!(VALUES.iter().max(), Some(&95));
    }

    /// What misère play needs: beside it the proof asks for nothing but the definition of mex.
    #[test]
    fn a_pile_of_value_0_that_has_a_move_has_one_to_the_value_1() {
        let lost = (1..=LARGEST).filter(|&size| Pile(size).value() == 0);
        assert!(lost.into_iter().all(|size| Pile(size).reach(1).is_some()));
    }

    #[test]
    fn misere_values_are_exchanged_below_2_and_the_same_from_there_on() {
        let mut values: Vec<u64> = vec![1];
        for size in 1..3000 {
            let left = squares().map_while(|square| u64::checked_sub(size, square));
            values.push(solutions::grundy::mex(left.map(|after| values[after as usize])));
            let (normal, misere) = (Pile(size).value(), values[size as usize]);
            assert_eq!(misere, if normal <= 1 { 1 - normal } else { normal }, "{size}");
        }
    }

    #[test]
    fn the_values_have_the_period_5_up_to_24_only() {
        let repeated = |size: u64| [0, 1, 0, 1, 2][size as usize % 5];
        assert_eq!((0..100).find(|&size| Pile(size).value() != repeated(size)), Some(25));
    }

    #[test]
    fn the_worked_example_of_the_editorial() {
        assert_eq!([28, 9, 25].map(|size| Pile(size).value()), [4, 2, 3]);
        let mut winning = Vec::new();
        for (pile, size) in [(1, 28), (2, 9), (3, 25)] {
            let wins = |after: &u64| judge("0 3\n28 9 25\n", &format!("1 {pile} {after}")).is_ok();
            winning.extend((0..size).filter(wins).map(|after| (pile, after)));
        }
        assert_eq!(winning, [(1, 3)]);
    }

    #[test]
    fn the_mistakes_of_the_editorial_fail_where_it_says() {
        for (input, right, wrong) in [
            // The period; no square; normal play; sizes; values that are only lowered.
            ("0 2\n25 1\n", "1 1 16", "1 2 0"),
            ("0 1\n3\n", "1 1 2", "1 1 0"),
            ("1 1\n1\n", "0", "1 1 0"),
            ("1 1\n3\n", "0", "1 1 2"),
            ("1 1\n2\n", "1 1 1", "0"),
        ] {
            assert_eq!(judge(input, right), Ok(()), "{input}");
            assert!(judge(input, wrong).is_err(), "{input}");
        }
    }

    #[test]
    fn says_what_is_wrong_with_an_answer() {
        let won = "the move is legal, but it leaves the opponent a won position";
        for (input, answer, refusal) in [
            ("0 2\n9 1\n", "1 1 0", format!("{won}: its value is 1, not 0")),
            ("0 2\n9 1\n", "1 1 1", "pile 1: from 9 to 1 would take 8, which isn't a square".into()),
            ("0 2\n9 1\n", "0", "the answer is 0, but the position is won".into()),
            ("0 2\n9 1\n", "1 1 9", "a move lowers a pile, but pile 1 has 9 and should become 9".into()),
            ("0 2\n9 1\n", "1 3 0", "line 1, column 3: i = 3 is not in [1, 2]".into()),
            ("1 1\n4\n", "1 1 0", format!("{won}: no move is left, and whoever moves last loses")),
            (
                "1 2\n1 4\n",
                "1 2 3",
                format!("{won}: every pile is worth 0 or 1, and the number of piles worth 1 is even"),
            ),
            ("1 1\n1\n", "1 1 0", "the position is lost, no move wins".into()),
        ] {
            assert_eq!(judge(input, answer), Err(refusal), "{input}");
        }
    }

    #[test]
    fn the_reader_refuses_a_misere_game_that_is_over() {
        let read = testing::read::<SquareNim>;
        let over = "line 1, column 1: a misère game that is over: no pile has a move";
        assert_eq!(read("1 2\n0 0\n"), Err(over.into()));
        assert_eq!(read("0 2\n0 0\n"), Ok(()));
    }
}
