//! 9.24 Grunt: a move turns the coins 0, a, x - a and x, coin x from heads to tails; coins count from 0.

use checkers::Bound;

use crate::{
    exercise::Recipe,
    shared::{
        coins::{self, CoinGame, CoinTurning, Coins, Turn},
        grundys_game::{self, LARGEST},
    },
};

mod generator;
mod solution;

pub type Grunt = CoinTurning<GruntGame>;

pub struct GruntGame;

impl CoinGame for GruntGame {
    const FOLDER: &'static str = "bai9_24_grunt";
    const FIRST: usize = 0;
    const N: Bound = Bound::new("n", 1, LARGEST as i128);
    const NAMES: [&'static str; 2] = ["x", "a"];
    const RECIPES: &'static [Recipe<Coins>] = &[
        Recipe::new("exact", coins::exact::<Self>),
        Recipe::new("listed", coins::listed::<Self>),
        Recipe::new("random", coins::random::<Self>),
        Recipe::new("few_moves", generator::few_moves),
    ];

    fn turned((x, a): Turn) -> Result<Vec<usize>, String> {
        if a == 0 {
            return Err("a = 0, but coin a is another one than coin 0".into());
        }
        if 2 * a == x {
            return Err(format!("a = {a} is x - a itself, but the four coins are different"));
        }
        if 2 * a > x {
            return Err(format!("a = {a} is not less than x - a, with x = {x}"));
        }
        Ok(vec![0, a, x - a, x])
    }

    fn value(coin: usize) -> u64 {
        grundys_game::value(coin)
    }

    fn winning_turn(coins: &Coins, value: u64) -> Option<Turn> {
        solution::winning_turns(coins, value).next()
    }
}

#[cfg(test)]
mod tests {
    use crate::find;

    fn judge(input: &[u8], answer: &[u8]) -> Result<(), String> {
        let case = find("9.24").unwrap().read(input).map_err(|error| error.to_string())?;
        case.check(answer).map_err(|refusal| refusal.to_string())
    }

    #[test]
    fn one_heads_coin_has_the_value_of_a_pile_in_grundys_game() {
        for (x, value) in [0, 0, 0, 1, 0, 2, 1, 0, 2, 1, 0, 2, 1, 3].into_iter().enumerate() {
            let row: String = (0..=13).map(|coin| if coin == x { '1' } else { '0' }).collect();
            let answer = find("9.24").unwrap().read(format!("13\n{row}\n").as_bytes()).unwrap().answer();
            assert_eq!(String::from_utf8_lossy(&answer).lines().next(), Some(&*value.to_string()));
        }
    }

    #[test]
    fn coins_on_the_left_turn_whichever_way_they_lie() {
        // Heads at 0, 2, 3 and 5: the only winning move turns all four of them to tails.
        assert_eq!(judge(b"5\n101101\n", b"3\n5 2\n"), Ok(()));
    }

    #[test]
    fn several_heads_are_several_piles() {
        // The document's piles of 5, 8 and 13 in Grundy's game have three winning moves.
        for answer in [&b"3 5 2"[..], b"3 8 2", b"3 13 5"] {
            assert_eq!(judge(b"13\n00000100100001\n", answer), Ok(()));
        }
    }

    #[test]
    fn says_what_is_wrong_with_an_answer() {
        for (answer, refusal) in [
            (&b"1 8 1"[..], "the value of the position is 2, the answer says 1"),
            (b"0", "the value of the position is 2, the answer says 0"),
            (b"2 8 0", "a = 0, but coin a is another one than coin 0"),
            (b"2 8 4", "a = 4 is x - a itself, but the four coins are different"),
            (b"2 8 6", "a = 6 is not less than x - a, with x = 8"),
            (b"2 7 2", "coin 7, the rightmost that is turned, shows tails already"),
            (b"2 9 2", "line 1, column 3: x = 9 is not in 0..=8"),
            (b"2 8", "the answer ends where a should stand"),
        ] {
            assert_eq!(judge(b"8\n000000001\n", answer), Err(refusal.into()));
        }
    }
}
