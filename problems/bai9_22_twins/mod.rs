//! 9.22 Twins: a move turns exactly two coins, the right one from heads to tails; coins count from 0.

use checkers::Bound;

use crate::{
    exercise::Recipe,
    shared::coins::{self, CoinGame, CoinTurning, Coins, Turn},
};

mod solution;

pub type Twins = CoinTurning<TwinsGame>;

pub struct TwinsGame;

impl CoinGame for TwinsGame {
    const FOLDER: &'static str = "bai9_22_twins";
    const FIRST: usize = 0;
    const N: Bound = Bound::new("n", 1, 1_000_000);
    const NAMES: [&'static str; 2] = ["x", "y"];
    const RECIPES: &'static [Recipe<Coins>] = &[
        Recipe::new("exact", coins::exact::<Self>),
        Recipe::new("listed", coins::listed::<Self>),
        Recipe::new("random", coins::random::<Self>),
        Recipe::new("single_coin", coins::single_coin::<Self>),
    ];

    fn turned((x, y): Turn) -> Result<Vec<usize>, String> {
        if y < x { Ok(vec![y, x]) } else { Err(format!("coin y = {y} is not to the left of coin x = {x}")) }
    }

    fn value(coin: usize) -> u64 {
        solution::value(coin)
    }

    fn winning_turn(coins: &Coins, value: u64) -> Option<Turn> {
        solution::winning_turn(coins, value)
    }
}

#[cfg(test)]
mod tests {
    use crate::find;

    fn judge(input: &[u8], answer: &[u8]) -> Result<(), String> {
        let case = find("9.22").unwrap().read(input).map_err(|error| error.to_string())?;
        case.check(answer).map_err(|refusal| refusal.to_string())
    }

    #[test]
    fn one_heads_coin_at_x_is_worth_x() {
        for x in 0..=9 {
            let row: String = (0..10).map(|coin| if coin == x { '1' } else { '0' }).collect();
            let answer = find("9.22").unwrap().read(format!("9\n{row}\n").as_bytes()).unwrap().answer();
            assert_eq!(String::from_utf8_lossy(&answer).lines().next(), Some(&*x.to_string()));
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
            (b"5 6 0", "line 1, column 3: x = 6 is not in 0..=5"),
            (b"5 5 -1", "line 1, column 5: y = -1 is not in 0..=5"),
            (b"5 5", "the answer ends where y should stand"),
            (b"5", "the answer ends where x should stand"),
            (b"5 5 0 0", "line 1, column 7: the answer should end here, found \"0\""),
        ] {
            assert_eq!(judge(b"5\n000001\n", answer), Err(refusal.into()));
        }
    }

    #[test]
    fn the_row_has_one_coin_more_than_n() {
        let read = |input: &[u8]| find("9.22").unwrap().read(input).map(|_| ()).map_err(|e| e.to_string());
        assert_eq!(read(b"3\n0101\n"), Ok(()));
        assert_eq!(
            read(b"3\n010\n"),
            Err("line 2, column 1: the row of coins has 3 characters, expected 4".into())
        );
    }
}
