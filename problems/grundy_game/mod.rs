//! Grundy's game: a move splits a pile into two piles of different sizes. Its values up to n are asked for.

use checkers::{Bound, ReadError, Reader, Refusal, Tokens, Writer};

use exercise::{
    Exercise, Fact,
    coverage::{self, Feature},
    picture::Picture,
    play::AnyGame,
};

mod brute;
mod checker;
mod facts;
#[cfg(test)]
mod further;
mod game;
mod generator;
mod pictures;
mod solution;

pub struct GrundyGame;

const N: Bound = Bound::new("n", 1, 200_000);

impl Exercise for GrundyGame {
    /// The largest pile, n.
    type Input = usize;
    /// The values g(1), …, g(n).
    type Answer = Vec<u32>;

    const FOLDER: &'static str = "grundy_game";
    const BOUNDS: &'static [Bound] = &[N];
    const FEATURES: &'static [Feature] = coverage::EVERY_LENGTH;

    fn read(reader: &mut Reader) -> Result<usize, ReadError> {
        let n = reader.integer(&N)?;
        reader.end_line()?;
        Ok(n)
    }

    fn write(n: &usize, out: &mut Writer) {
        out.line([n]);
    }

    fn read_answer(&n: &usize, tokens: &mut Tokens) -> Result<Vec<u32>, Refusal> {
        // No value exceeds the number of moves, so every number that could be meant is in this range.
        tokens.integers(n, |pile| format!("g({pile})"), 0..=N.max)
    }

    fn write_answer(values: &Vec<u32>, out: &mut Writer) {
        out.integer_line(values);
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
    use std::collections::BTreeMap;

    use super::*;
    use crate::shared::grundys_game::splits;
    use exercise::{Reference, testing};

    fn judge(n: usize, answer: &[u8]) -> Result<(), String> {
        testing::judge::<GrundyGame>(format!("{n}\n"), answer)
    }

    #[test]
    fn the_first_twenty_values_of_the_document() {
        assert_eq!(judge(20, b"0 0 1 0 2 1 0 2 1 0 2 1 3 2 1 3 2 4 3 0"), Ok(()));
    }

    #[test]
    fn says_which_value_is_wrong() {
        for (answer, refusal) in [
            (&b"0 0 1 1 2"[..], "g(4) is 1, expected 0"),
            (b"0 0 0 1 0 2", "line 1, column 11: the answer should end here, found \"2\""),
            (b"0 0 1 0", "the answer ends where g(5) should be"),
            (b"0 0 1 0 -2", "line 1, column 9: g(5) = -2 is not in [0, 200000]"),
            (b"0 0 1 0 2.0", "line 1, column 9: g(5) should be an integer, found \"2.0\""),
        ] {
            assert_eq!(judge(5, answer), Err(refusal.into()));
        }
    }

    /// What the value means: a pile and a Nim pile of its value together are lost for the player to move.
    /// Nothing but the rules is used here, no theorem.
    #[test]
    fn a_pile_and_a_nim_pile_of_its_value_are_lost_together() {
        fn wins(known: &mut BTreeMap<(Vec<usize>, u32), bool>, piles: &[usize], nim: u32) -> bool {
            let key = (piles.to_vec(), nim);
            if let Some(&known) = known.get(&key) {
                return known;
            }
            let mut won = (0..nim).any(|less| !wins(known, piles, less));
            for (place, &pile) in piles.iter().enumerate() {
                for (smaller, larger) in splits(pile) {
                    let mut after = piles.to_vec();
                    after[place] = smaller;
                    after.push(larger);
                    after.sort_unstable();
                    won = won || !wins(known, &after, nim);
                }
            }
            known.insert(key, won);
            won
        }
        let mut known = BTreeMap::new();
        for (pile, value) in (1..).zip(GrundyGame::solve(&17)) {
            for nim in 0..6 {
                assert_eq!(wins(&mut known, &[pile], nim), nim != value, "pile {pile} with Nim pile {nim}");
            }
        }
    }

    #[test]
    fn the_last_values_need_eight_bits() {
        let values = GrundyGame::solve(&200_000);
        assert_eq!(values.iter().max(), Some(&230));
        assert_eq!(values.iter().position(|&value| value > 127), Some(13_133 - 1));
    }

    /// The pile of 13: which splits have a rare part, what they reach, and what the others add.
    #[test]
    fn the_worked_example_of_the_editorial() {
        let values = [&[0], &*GrundyGame::solve(&13)].concat();
        let worth = |(a, b): (usize, usize)| values[a] ^ values[b];
        let rare: Vec<usize> = (1..13).filter(|&pile| facts::is_rare(values[pile] as usize)).collect();
        assert_eq!(rare, [1, 2, 3, 4, 6, 7, 9, 10, 12]);
        let (with, without): (Vec<_>, Vec<_>) =
            splits(13).partition(|(a, b)| rare.contains(a) || rare.contains(b));
        assert_eq!(with, [(1, 12), (2, 11), (3, 10), (4, 9), (6, 7)]);
        assert_eq!(with.into_iter().map(worth).collect::<Vec<_>>(), [1, 2, 1, 1, 1]);
        assert_eq!(without, [(5, 8)]);
        assert_eq!((worth((5, 8)), values[13]), (0, 3));
    }

    #[test]
    fn the_method_of_the_editorial_is_right() {
        let found = facts::sparse(5000, |_| true);
        assert!(found.values[1..].iter().map(|&value| value as u32).eq(GrundyGame::solve(&5000)));
    }

    /// Equal halves would give a pile of 2 a move, and no pile has a value above its number of moves.
    #[test]
    fn equal_halves_show_at_two() {
        assert_eq!(splits(2).count(), 0);
        assert_eq!(judge(2, b"0 0"), Ok(()));
    }
}
