//! Mock Turtles: a move turns one, two or three coins, the rightmost of them from heads to tails; coins count from 0.

use checkers::{Bound, Refusal, Sentence, Tokens, Writer, say};

use crate::shared::coins::{CoinGame, CoinTurning, Coins, Written};
use exercise::{Fact, Recipes, picture::Picture, play::AnyGame};

mod facts;
mod game;
mod generator;
mod pictures;
mod solution;

/// The exercise: the value of a position, and a winning move.
pub type MockTurtles = CoinTurning<MockTurtlesGame>;

/// The rule.
pub struct MockTurtlesGame;

/// The coins of a move, in any order.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Turned(pub Vec<usize>);

/// The most coins that a move turns.
const MOST_TURNED: usize = 3;

impl Written for Turned {
    fn read([count, coin]: [&'static str; 2], coins: &Coins, tokens: &mut Tokens) -> Result<Turned, Refusal> {
        let count: usize = tokens.integer(count, 1..=MOST_TURNED as i128)?;
        (0..count).map(|_| coins.read(coin, tokens)).collect::<Result<_, _>>().map(Turned)
    }

    fn write(&self, out: &mut Writer) {
        out.value(self.0.len()).values(&self.0).end_line();
    }

    /// Up to three coins in ascending order, one of them perhaps twice.
    fn every(coins: &Coins) -> Vec<Turned> {
        let (first, last) = (coins.first(), coins.last());
        let mut every = Vec::new();
        for x in first..=last {
            every.push(Turned(vec![x]));
            for y in x..=last {
                every.push(Turned(vec![x, y]));
                every.extend((y..=last).map(|z| Turned(vec![x, y, z])));
            }
        }
        every
    }
}

impl CoinGame for MockTurtlesGame {
    const FOLDER: &'static str = "mock_turtles";
    const FIRST: usize = 0;
    const N: Bound = Bound::new("n", 1, 1_000_000);
    const MANY: usize = 400_000;
    const DIGITS: u32 = 21;
    type Turn = Turned;
    const NAMES: [&'static str; 2] = ["k", "x_i"];
    const RECIPES: Recipes<Coins> = generator::RECIPES;

    fn turned(Turned(coins): &Turned) -> Result<Vec<usize>, Sentence> {
        let mut coins = coins.clone();
        coins.sort_unstable();
        match coins.windows(2).find(|pair| pair[0] == pair[1]) {
            None => Ok(coins),
            Some(pair) => Err(say!(
                vi "đồng {coin} được nêu hai lần",
                en "coin {coin} is named twice",
                coin = pair[0],
            )),
        }
    }

    fn value(coin: usize) -> u64 {
        solution::value(coin)
    }

    fn winning_turn(coins: &Coins, value: u64) -> Option<Turned> {
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
    use solutions::grundy::mex;

    use super::*;
    use exercise::testing;

    fn judge(input: &[u8], answer: &[u8]) -> Result<(), String> {
        testing::judge::<MockTurtles>(input, answer)
    }

    #[test]
    fn the_table_of_the_contract() {
        let values: Vec<u64> = (0..=14).map(solution::value).collect();
        assert_eq!(values, [1, 2, 4, 7, 8, 11, 13, 14, 16, 19, 21, 22, 25, 26, 28]);
    }

    #[test]
    fn values_are_those_of_the_rule() {
        let mut values: Vec<u64> = Vec::new();
        for coin in 0..150 {
            let mut options = vec![0];
            for one in 0..coin {
                options.push(values[one]);
                options.extend((0..one).map(|other| values[one] ^ values[other]));
            }
            values.push(mex(options));
            assert_eq!(values[coin], solution::value(coin));
        }
    }

    #[test]
    fn the_single_winning_move_may_turn_three_coins_that_all_show_heads() {
        assert_eq!(testing::answer::<MockTurtles>("3\n0111\n"), "1\n3 1 2 3\n");
        for answer in [&b"1 3 3 1 2"[..], b"1\n3 2 3 1"] {
            assert_eq!(judge(b"3\n0111\n", answer), Ok(()));
        }
        for answer in [&b"1 1 3"[..], b"1 2 0 3", b"1 2 1 2", b"1 3 0 1 2", b"1 3 0 1 3"] {
            assert!(judge(b"3\n0111\n", answer).is_err());
        }
    }

    #[test]
    fn coin_0_alone_is_worth_1() {
        assert_eq!(judge(b"1\n10\n", b"1 1 0"), Ok(()));
        assert_eq!(judge(b"1\n00\n", b"0"), Ok(()));
    }

    #[test]
    fn says_what_is_wrong_with_an_answer() {
        for (answer, refusal) in [
            (&b"10 1 5"[..], "the value of the position is 11, the answer says 10"),
            (b"0", "the value of the position is 11, the answer says 0"),
            (b"11 3 5 1 1", "coin 1 is named twice"),
            (b"11 2 4 1", "coin 4, the rightmost that is turned, shows tails already"),
            (
                b"11 2 5 1",
                "the move is legal, but it leaves the opponent a won position: its value is 2, not 0",
            ),
            (b"11 4 5 1 2 3", "line 1, column 4: k = 4 is not in [1, 3]"),
            (b"11 0", "line 1, column 4: k = 0 is not in [1, 3]"),
            (b"11 1 6", "line 1, column 6: x_i = 6 is not in [0, 5]"),
            (b"11 2 5", "the answer ends where x_i should be"),
            (b"11", "the answer ends where k should be"),
        ] {
            assert_eq!(judge(b"5\n000001\n", answer), Err(refusal.into()));
        }
        assert_eq!(judge(b"5\n000001\n", b"11 1 5"), Ok(()));
    }

    /// Heads at 2, 5 and 6.
    #[test]
    fn the_worked_example_of_the_editorial() {
        let sum = [2, 5, 6].map(solution::value).into_iter().fold(0, |sum, value| sum ^ value);
        assert_eq!(sum, 2);
        let accepted: Vec<Turned> = Turned::every(&Coins::tails(0, 6))
            .into_iter()
            .filter(|Turned(coins)| {
                let coins: Vec<String> = coins.iter().map(usize::to_string).collect();
                judge(b"6\n0010011\n", format!("2 {} {}", coins.len(), coins.join(" ")).as_bytes()).is_ok()
            })
            .collect();
        assert_eq!(accepted, [vec![0, 4, 5], vec![2, 5, 6], vec![3, 4, 6]].map(Turned));
    }
}
