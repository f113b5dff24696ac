//! 9.23 Ruler: a move turns a block of neighbouring coins, the rightmost of them from heads to tails; coins count
//! from 1.

use checkers::Bound;

use crate::{
    exercise::Recipe,
    shared::coins::{self, CoinGame, CoinTurning, Coins, Turn},
};

mod solution;

pub type Ruler = CoinTurning<RulerGame>;

pub struct RulerGame;

impl CoinGame for RulerGame {
    const FOLDER: &'static str = "bai9_23_ruler";
    const FIRST: usize = 1;
    const N: Bound = Bound::new("n", 1, 1_000_000);
    const NAMES: [&'static str; 2] = ["l", "r"];
    const RECIPES: &'static [Recipe<Coins>] = &[
        Recipe::new("exact", coins::exact::<Self>),
        Recipe::new("listed", coins::listed::<Self>),
        Recipe::new("random", coins::random::<Self>),
        Recipe::new("single_coin", coins::single_coin::<Self>),
    ];

    fn turned((l, r): Turn) -> Result<Vec<usize>, String> {
        if l <= r { Ok((l..=r).collect()) } else { Err(format!("the block from l = {l} to r = {r} is empty")) }
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
        let case = find("9.23").unwrap().read(input).map_err(|error| error.to_string())?;
        case.check(answer).map_err(|refusal| refusal.to_string())
    }

    #[test]
    fn one_heads_coin_has_the_largest_power_of_two_that_divides_its_number() {
        // The table of the book.
        for (x, value) in (1..).zip([1, 2, 1, 4, 1, 2, 1, 8, 1, 2, 1, 4, 1, 2]) {
            let row: String = (1..=14).map(|coin| if coin == x { '1' } else { '0' }).collect();
            let answer = find("9.23").unwrap().read(format!("14\n{row}\n").as_bytes()).unwrap().answer();
            assert_eq!(String::from_utf8_lossy(&answer).lines().next(), Some(&*value.to_string()));
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
            (b"2 0 6", "line 1, column 3: l = 0 is not in 1..=6"),
            (b"2 6 7", "line 1, column 5: r = 7 is not in 1..=6"),
            (b"2 6", "the answer ends where r should stand"),
        ] {
            assert_eq!(judge(b"6\n000001\n", answer), Err(refusal.into()));
        }
    }
}
