//! 9.22 Twins: a move turns exactly two coins, the right one from heads to tails; coins count from 0.

use checkers::{Bound, Sentence, say};

use crate::shared::coins::{BinaryValues, CoinGame, CoinTurning, Coins, Turn};
use exercise::{Recipes, picture::Picture, play::AnyGame};

#[cfg(test)]
mod further;
mod game;
mod pictures;
mod solution;

pub type Twins = CoinTurning<TwinsGame>;

pub struct TwinsGame;

impl CoinGame for TwinsGame {
    const FOLDER: &'static str = "bai9_22_twins";
    const FIRST: usize = 0;
    const N: Bound = Bound::new("n", 1, 1_000_000);
    const MANY: usize = 400_000;
    const DIGITS: u32 = 20;
    type Turn = Turn;
    const NAMES: [&'static str; 2] = ["x", "y"];
    const RECIPES: Recipes<Coins> = BinaryValues::<Self>::RECIPES;

    fn turned(&(x, y): &Turn) -> Result<Vec<usize>, Sentence> {
        match y < x {
            true => Ok(vec![y, x]),
            false => Err(say!(
                vi "đồng y = {y} không ở bên trái đồng x = {x}",
                en "coin y = {y} is not to the left of coin x = {x}",
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

    fn pictures() -> Vec<Picture> {
        pictures::pictures()
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use exercise::testing;

    fn judge(input: &[u8], answer: &[u8]) -> Result<(), String> {
        testing::judge::<Twins>(input, answer)
    }

    #[test]
    fn one_heads_coin_at_x_is_worth_x() {
        for x in 0..=9 {
            let row: String = (0..10).map(|coin| if coin == x { '1' } else { '0' }).collect();
            let answer = testing::answer::<Twins>(format!("9\n{row}\n"));
            assert_eq!(answer.lines().next(), Some(&*x.to_string()));
        }
    }

    #[test]
    fn the_left_coin_may_lie_either_way() {
        // 1, 2 and 3 cancel, 5 is left: 5 and 0.
        assert_eq!(judge(b"5\n011101\n", b"5\n5 0\n"), Ok(()));
        // 1, 4 and 5 cancel, 7 is left: three coins can be turned.
        for answer in [&b"7 7 0"[..], b"7 5 2", b"7 4 3"] {
            assert_eq!(judge(b"7\n01001101\n", answer), Ok(()));
        }
        // The only winning move turns two heads coins.
        assert_eq!(judge(b"3\n0011\n", b"1\n3 2\n"), Ok(()));
    }

    #[test]
    fn the_value_may_exceed_n() {
        assert_eq!(judge(b"2\n011\n", b"3\n2 1\n"), Ok(()));
    }

    #[test]
    fn coin_0_alone_cannot_be_turned() {
        assert_eq!(judge(b"3\n1000\n", b"0"), Ok(()));
        assert!(judge(b"3\n1000\n", b"1 1 0").is_err());
    }

    #[test]
    fn says_what_is_wrong_with_an_answer() {
        for (answer, refusal) in [
            (&b"3 3 0"[..], "the value of the position is 5, the answer says 3"),
            (b"0", "the value of the position is 5, the answer says 0"),
            (b"5 5 5", "coin y = 5 is not to the left of coin x = 5"),
            (b"5 0 5", "coin y = 5 is not to the left of coin x = 0"),
            (b"5 4 1", "coin 4, the rightmost that is turned, shows tails already"),
            (b"5 5 1", "the move is legal, but it leaves the opponent a won position: its value is 1, not 0"),
            (b"5 6 0", "line 1, column 3: x = 6 is not in [0, 5]"),
            (b"5 5 -1", "line 1, column 5: y = -1 is not in [0, 5]"),
            (b"5 5", "the answer ends where y should be"),
            (b"5", "the answer ends where x should be"),
            (b"5 5 0 0", "line 1, column 7: the answer should end here, found \"0\""),
        ] {
            assert_eq!(judge(b"5\n000001\n", answer), Err(refusal.into()));
        }
    }

    #[test]
    fn the_row_has_one_coin_more_than_n() {
        let read = testing::read::<Twins>;
        assert_eq!(read("3\n0101\n"), Ok(()));
        assert_eq!(
            read("3\n010\n"),
            Err("line 2, column 1: the row of coins has 3 characters, expected 4".into())
        );
    }

    fn value(heads: &[usize]) -> usize {
        heads.iter().fold(0, |sum, coin| sum ^ coin)
    }

    /// Heads at 2, 3 and 6; then 6 and 1, 3 and 2, 1 and 0 are turned.
    #[test]
    fn the_worked_example_of_the_editorial() {
        assert_eq!([value(&[2, 3, 6]), value(&[1, 2, 3]), value(&[1]), value(&[0])], [7, 0, 1, 0]);
        assert_eq!(judge(b"7\n00110010\n", b"7 6 1"), Ok(()));
        for wrong in [&b"7 3 2"[..], b"7 2 1", b"7 6 0", b"7 6 5"] {
            assert!(judge(b"7\n00110010\n", wrong).is_err());
        }
    }

    /// Rows by length, then in the order of binary numbers; the heads and the value.
    fn rows() -> impl Iterator<Item = (String, Vec<usize>, usize)> {
        (2..8usize).flat_map(|length| {
            (0..1usize << length).map(move |row| {
                let row = format!("{row:0length$b}");
                let heads: Vec<usize> = row.match_indices('1').map(|(coin, _)| coin).collect();
                let sum = value(&heads);
                (row, heads, sum)
            })
        })
    }

    #[test]
    fn the_smallest_rows_on_which_mistakes_show() {
        let wins = |coin: usize, sum: usize| coin ^ sum < coin;
        let (tails_only, ..) = rows()
            .find(|(_, heads, sum)| {
                *sum > 0 && heads.iter().all(|x| !wins(*x, *sum) || heads.contains(&(x ^ sum)))
            })
            .unwrap();
        assert_eq!(tails_only, "11");
        let (rightmost, heads, sum) =
            rows().find(|(_, heads, sum)| *sum > 0 && !wins(*heads.last().unwrap(), *sum)).unwrap();
        assert_eq!((rightmost.as_str(), sum), ("000111", 2));
        assert_eq!(heads.iter().filter(|&&x| wins(x, 2)).collect::<Vec<_>>(), [&3]);
        // Numbered from 1, the coin 0 alone seems to be worth 1.
        assert_eq!(judge(b"1\n10\n", b"0"), Ok(()));
    }
}
