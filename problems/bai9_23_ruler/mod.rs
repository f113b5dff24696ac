//! 9.23 Ruler: a move turns a block of neighbouring coins, the rightmost of them from heads to tails; coins count
//! from 1.

use checkers::{Bound, Sentence, say};

use crate::shared::coins::{BinaryValues, CoinGame, CoinTurning, Coins, Turn};
use exercise::{Fact, Recipes, picture::Picture, play::AnyGame};

mod facts;
#[cfg(test)]
mod further;
mod game;
mod pictures;
mod solution;

pub type Ruler = CoinTurning<RulerGame>;

pub struct RulerGame;

impl CoinGame for RulerGame {
    const FOLDER: &'static str = "bai9_23_ruler";
    const FIRST: usize = 1;
    const N: Bound = Bound::new("n", 1, 1_000_000);
    const MANY: usize = 400_000;
    const DIGITS: u32 = 20;
    type Turn = Turn;
    const NAMES: [&'static str; 2] = ["l", "r"];
    const RECIPES: Recipes<Coins> = BinaryValues::<Self>::RECIPES;

    fn turned(&(l, r): &Turn) -> Result<Vec<usize>, Sentence> {
        match l <= r {
            true => Ok((l..=r).collect()),
            false => Err(say!(
                vi "khối từ l = {l} đến r = {r} không có đồng xu nào",
                en "the block from l = {l} to r = {r} is empty",
            )),
        }
    }

    fn value(coin: usize) -> u64 {
        solution::value(coin)
    }

    fn winning_turn(coins: &Coins, value: u64) -> Option<Turn> {
        solution::winning_turn(coins, value)
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
    use exercise::testing;

    fn judge(input: &[u8], answer: &[u8]) -> Result<(), String> {
        testing::judge::<Ruler>(input, answer)
    }

    #[test]
    fn one_heads_coin_has_the_largest_power_of_two_that_divides_its_number() {
        // The table of the book.
        for (x, value) in (1..).zip([1, 2, 1, 4, 1, 2, 1, 8, 1, 2, 1, 4, 1, 2]) {
            let row: String = (1..=14).map(|coin| if coin == x { '1' } else { '0' }).collect();
            let answer = testing::answer::<Ruler>(format!("14\n{row}\n"));
            assert_eq!(answer.lines().next(), Some(&*value.to_string()));
        }
    }

    #[test]
    fn coins_of_the_block_may_lie_either_way() {
        // Heads at 1, 2, 3, worth 1, 2, 1: the value is 2. Turning 2 alone or 1 to 3 wins.
        for answer in [&b"2 2 2"[..], b"2 1 3"] {
            assert_eq!(judge(b"3\n111\n", answer), Ok(()));
        }
    }

    #[test]
    fn the_value_may_exceed_n() {
        assert_eq!(judge(b"2\n11\n", b"3\n1 2\n"), Ok(()));
    }

    #[test]
    fn says_what_is_wrong_with_an_answer() {
        for (answer, refusal) in [
            (&b"6 5 6"[..], "the value of the position is 2, the answer says 6"),
            (b"0", "the value of the position is 2, the answer says 0"),
            (b"2 6 5", "the block from l = 6 to r = 5 is empty"),
            (b"2 5 5", "coin 5, the rightmost that is turned, shows tails already"),
            (b"2 5 6", "the move is legal, but it leaves the opponent a won position: its value is 1, not 0"),
            (b"2 0 6", "line 1, column 3: l = 0 is not in [1, 6]"),
            (b"2 6 7", "line 1, column 5: r = 7 is not in [1, 6]"),
            (b"2 6", "the answer ends where r should be"),
        ] {
            assert_eq!(judge(b"6\n000001\n", answer), Err(refusal.into()));
        }
    }

    /// Heads at 2, 3, 4 and 7: two blocks win.
    #[test]
    fn the_worked_example_of_the_editorial() {
        let mut right = Vec::new();
        for l in 1..=8 {
            for r in l..=8 {
                if judge(b"8\n01110010\n", format!("6 {l} {r}").as_bytes()).is_ok() {
                    right.push((l, r));
                }
            }
        }
        assert_eq!(right, [(1, 4), (4, 7)]);
        assert_eq!(6 ^ 6 >> 1 ^ 6 >> 2, 4);
    }

    /// Rows by length, then in the order of binary numbers; and the winning blocks of each.
    fn rows() -> impl Iterator<Item = (String, Vec<(usize, usize)>)> {
        (1..6usize).flat_map(|length| {
            (0..1usize << length).map(move |row| {
                let row = format!("{row:0length$b}");
                let coins = Coins::new(row.chars().map(|coin| coin == '1').collect(), 1);
                let value = coins.heads().fold(0, |sum, coin| sum ^ solution::value(coin));
                let worth = |l, r| (l..=r).fold(0, |sum, coin| sum ^ solution::value(coin));
                let blocks = coins.heads().flat_map(|r| (1..=r).map(move |l| (l, r)));
                let winning = blocks.filter(|&(l, r)| value > 0 && worth(l, r) == value).collect();
                (row, winning)
            })
        })
    }

    #[test]
    fn the_smallest_rows_on_which_mistakes_show() {
        let all_heads = |row: &str, (l, r): (usize, usize)| row[l - 1..r].chars().all(|coin| coin == '1');
        let first = |mistaken: &dyn Fn(&str, (usize, usize)) -> bool| {
            let mut rows = rows().filter(|(_, winning)| !winning.is_empty());
            rows.find(|(row, winning)| winning.iter().all(|&block| mistaken(row, block))).unwrap()
        };
        assert_eq!(first(&|row, block| !all_heads(row, block)), ("0101".into(), vec![(1, 4)]));
        assert_eq!(first(&|row, (_, r)| row[r..].contains('1')), ("01001".into(), vec![(1, 2)]));
        assert_eq!(first(&|_, (l, r)| l != r), ("11".into(), vec![(1, 2)]));
        // Without the Gray code: l = (2 ⊕ 3) + 1 = 2.
        assert!(judge(b"2\n11\n", b"3 2 2").is_err());
    }
}
