//! Nim in which every pile has a limit: from pile i a move takes 1 to m_i counters; normal or misère.

use checkers::{Bound, E18, ReadError, Reader, Sentence, Writer, say};

use crate::shared::{
    pile_move::EMPTIED,
    pile_sum::SumPile,
    pile_sum_exercise::{MISERE, N, PILE, RULE, SumGame, SumOfPiles},
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
pub type LimitedNim = SumOfPiles<Game>;

/// A sum of piles with limits.
pub struct Game;

/// A pile and the most that a move takes from it.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub struct Pile {
    pub limit: u64,
    pub size: u64,
}

const LIMIT: Bound = Bound::new("m", 1, E18).shown("m_i");
const SIZE: Bound = Bound::new("x", 0, E18).shown("x_i");

impl SumPile for Pile {
    fn size(self) -> u64 {
        self.size
    }

    fn leaving(self, after: u64) -> Self {
        Pile { size: after, ..self }
    }

    fn allows(self, after: u64) -> bool {
        self.size - after <= self.limit
    }

    fn refusal(self, after: u64) -> Sentence {
        let (Pile { limit, size }, taken) = (self, self.size - after);
        say!(
            vi "từ {size} xuống {after} là lấy {taken} quân, mà mỗi nước chỉ được lấy nhiều nhất {limit} quân ở đống này",
            en "from {size} to {after} would take {taken}, and a move takes at most {limit} from this pile",
        )
    }

    fn value(self) -> u64 {
        solution::value(self)
    }

    fn reach(self, value: u64) -> Option<u64> {
        solution::reach(self, value)
    }
}

impl SumGame for Game {
    type Pile = Pile;

    const FOLDER: &'static str = "limited_nim";
    const BOUNDS: &'static [Bound] = &[RULE, N, LIMIT, SIZE];
    const FEATURES: &'static [Feature] = &[
        Feature::Kind(coverage::FAR_FROM_THE_LEFT),
        Feature::Kind(coverage::FAR_FROM_THE_RIGHT),
        Feature::Kind(coverage::ROUNDED_UP),
        Feature::Kind(EMPTIED),
        Feature::Decides { name: coverage::NIM_SUM, digits: 60 },
        MISERE[0],
        MISERE[1],
        MISERE[2],
        MISERE[3],
        MISERE[4],
        MISERE[5],
        MISERE[6],
        MISERE[7],
        Feature::Lengths { name: coverage::NIM_SUM, least: 60, most: 60, except: &[] },
    ];
    const BOTH_RULES: bool = true;

    fn read_piles(reader: &mut Reader, n: usize) -> Result<Vec<Pile>, ReadError> {
        let mut piles = Vec::new();
        for number in 1..=n {
            reader.label(PILE, number);
            let limit = reader.integer(&LIMIT)?;
            reader.space()?;
            piles.push(Pile { limit, size: reader.integer(&SIZE)? });
            reader.end_line()?;
        }
        reader.unlabel();
        Ok(piles)
    }

    fn write_piles(piles: &[Pile], out: &mut Writer) {
        for Pile { limit, size } in piles {
            out.value(limit).value(size).end_line();
        }
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
    use crate::shared::values::values_by_rule;
    use exercise::testing;

    fn judge(input: &str, answer: &str) -> Result<(), String> {
        testing::judge::<LimitedNim>(input, answer)
    }

    /// Limits 3, 5, 7 and piles of 9, 10, 14.
    const DOCUMENT: &str = "0 3\n3 9\n5 10\n7 14\n";

    #[test]
    fn a_value_is_the_remainder() {
        for limit in 1..12 {
            let values = values_by_rule(60, |_, taken| taken <= limit);
            assert!((0..=60).all(|size| Pile { limit, size }.value() == values[size as usize]));
        }
    }

    #[test]
    fn the_document_s_sum_has_two_winning_moves() {
        let piles = [(3, 9), (5, 10), (7, 14)].map(|(limit, size)| Pile { limit, size });
        assert_eq!(piles.map(Pile::value), [1, 4, 6]);
        let wins = |pile: usize, after: u64| judge(DOCUMENT, &format!("1 {} {after}", pile + 1)).is_ok();
        let mut winning = Vec::new();
        for (pile, before) in piles.iter().enumerate() {
            winning.extend((0..before.size).filter(|&after| wins(pile, after)).map(|after| (pile + 1, after)));
        }
        // The first one raises a remainder from 1 to 2.
        assert_eq!(winning, [(1, 6), (3, 13)]);
    }

    #[test]
    fn misere_play_with_one_pile_leaves_one_counter() {
        assert_eq!(judge("1 1\n4 5\n", "1 1 1"), Ok(()));
        for answer in ["0", "1 1 0", "1 1 2", "1 1 3", "1 1 4"] {
            assert!(judge("1 1\n4 5\n", answer).is_err(), "{answer}");
        }
        assert_eq!(judge("1 1\n4 6\n", "0"), Ok(()));
    }

    #[test]
    fn the_mistakes_of_the_editorial_fail_where_it_says() {
        for (input, right, wrong) in [
            // The remainder by m; more than m taken; the rule of sizes; a remainder that is only lowered; doubles.
            ("0 1\n3 3\n", "1 1 0", "0"),
            ("0 1\n3 7\n", "1 1 4", "1 1 0"),
            ("1 1\n2 4\n", "0", "1 1 3"),
            ("1 1\n2 3\n", "1 1 1", "0"),
            ("0 1\n1 9007199254740993\n", "1 1 9007199254740992", "0"),
        ] {
            assert_eq!(judge(input, right), Ok(()), "{input}");
            assert!(judge(input, wrong).is_err());
        }
    }

    #[test]
    fn says_what_is_wrong_with_an_answer() {
        let won = "the move is legal, but it leaves the opponent a won position";
        for (input, answer, refusal) in [
            (DOCUMENT, "0", "the answer is 0, but the position is won".to_string()),
            (
                DOCUMENT,
                "1 1 5",
                "pile 1: from 9 to 5 would take 4, and a move takes at most 3 from this pile".into(),
            ),
            (DOCUMENT, "1 2 10", "a move lowers a pile, but pile 2 has 10 and should become 10".into()),
            (DOCUMENT, "1 3 12", format!("{won}: its value is 1, not 0")),
            (DOCUMENT, "1 4 0", "line 1, column 3: i = 4 is not in [1, 3]".into()),
            (DOCUMENT, "1 3", "the answer ends where y should be".into()),
            ("1 1\n4 1\n", "1 1 0", "the position is lost, no move wins".into()),
            ("1 1\n4 4\n", "1 1 0", format!("{won}: no move is left, and whoever moves last loses")),
            (
                "1 2\n4 2\n4 1\n",
                "1 1 1",
                format!("{won}: every pile is worth 0 or 1, and the number of piles worth 1 is even"),
            ),
            (
                "1 2\n4 4\n4 2\n",
                "1 2 0",
                format!("{won}: a pile is worth more than 1, and the nim-sum of the values is 4, not 0"),
            ),
        ] {
            assert_eq!(judge(input, answer), Err(refusal));
        }
    }

    #[test]
    fn the_reader_refuses_a_misere_game_that_is_over() {
        let read = testing::read::<LimitedNim>;
        let over = "line 1, column 1: a misère game that is over: no pile has a move";
        assert_eq!(read("1 2\n4 0\n1 0\n"), Err(over.into()));
        assert_eq!(read("0 2\n4 0\n1 0\n"), Ok(()));
        assert_eq!(
            read("1 1\n0 3\n"),
            Err("line 2, column 1: pile 1: m = 0 is not in [1, 1000000000000000000]".into())
        );
    }

    #[test]
    fn the_worked_example_of_the_editorial() {
        // Misère: limit 3 and piles of 4 and 8, all remainders 0; one of the two becomes 1.
        assert_eq!(judge("1 2\n3 4\n3 8\n", "1 1 1"), Ok(()));
        assert_eq!(judge("1 2\n3 4\n3 8\n", "1 2 5"), Ok(()));
        assert_eq!(judge("1 2\n3 1\n3 8\n", "0"), Ok(()));
    }
}
