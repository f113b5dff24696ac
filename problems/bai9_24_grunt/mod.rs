//! 9.24 Grunt: a move turns the coins 0, a, x - a and x, coin x from heads to tails; coins count from 0.

use checkers::{Bound, Sentence, say};

use crate::shared::{
    coins::{self, CoinGame, CoinTurning, Coins, Turn},
    grundys_game::{self, LARGEST},
};
use exercise::{Fact, Recipe, Recipes, picture::Picture, play::AnyGame};

mod facts;
#[cfg(test)]
mod further;
mod game;
mod generator;
mod pictures;
mod solution;

pub type Grunt = CoinTurning<GruntGame>;

pub struct GruntGame;

impl CoinGame for GruntGame {
    const FOLDER: &'static str = "bai9_24_grunt";
    const FIRST: usize = 0;
    const N: Bound = Bound::new("n", 1, LARGEST as i128);
    const MANY: usize = 3000;
    const DIGITS: u32 = 7;
    const TABLE: usize = 500;
    type Turn = Turn;
    const NAMES: [&'static str; 2] = ["x", "a"];
    const RECIPES: Recipes<Coins> = &[
        &Recipe::new("exact", coins::exact::<Self>),
        &Recipe::new("listed", coins::listed::<Self>),
        &Recipe::new("random", coins::random::<Self>),
        &Recipe::new("few_moves", generator::few_moves),
        &Recipe::new("single_coin", generator::single_coin),
        &Recipe::new("digit", generator::digit),
    ];

    fn turned(&(x, a): &Turn) -> Result<Vec<usize>, Sentence> {
        if a == 0 {
            return Err(say!(
                vi "a = 0, nhưng đồng a phải khác đồng 0",
                en "a = 0, but coin a is another one than coin 0",
            ));
        }
        if 2 * a == x {
            return Err(say!(
                vi "a = {a} trùng với x - a, nhưng bốn đồng xu phải khác nhau",
                en "a = {a} is x - a itself, but the four coins are different",
            ));
        }
        if 2 * a > x {
            return Err(say!(
                vi "a = {a} không nhỏ hơn x - a, với x = {x}",
                en "a = {a} is not less than x - a, with x = {x}",
            ));
        }
        Ok(vec![0, a, x - a, x])
    }

    fn value(coin: usize) -> u64 {
        grundys_game::value(coin)
    }

    /// A move may raise the value of a coin, too.
    fn wins(coin: usize, value: u64) -> bool {
        let others = value ^ Self::value(coin);
        !grundys_game::splits_worth(coin, others).is_empty()
    }

    fn winning_turn(coins: &Coins, value: u64) -> Option<Turn> {
        solution::winning_turns(coins, value).next()
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
        testing::judge::<Grunt>(input, answer)
    }

    #[test]
    fn one_heads_coin_has_the_value_of_a_pile_in_grundys_game() {
        for (x, value) in [0, 0, 0, 1, 0, 2, 1, 0, 2, 1, 0, 2, 1, 3].into_iter().enumerate() {
            let row: String = (0..=13).map(|coin| if coin == x { '1' } else { '0' }).collect();
            let answer = testing::answer::<Grunt>(format!("13\n{row}\n"));
            assert_eq!(answer.lines().next(), Some(&*value.to_string()));
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
            (b"2 9 2", "line 1, column 3: x = 9 is not in [0, 8]"),
            (b"2 8", "the answer ends where a should be"),
        ] {
            assert_eq!(judge(b"8\n000000001\n", answer), Err(refusal.into()));
        }
    }

    /// Rows by length, then in the order of binary numbers; and the winning moves of each.
    fn rows() -> impl Iterator<Item = (String, Vec<Turn>)> {
        (2..8usize).flat_map(|length| {
            (0..1usize << length).map(move |row| {
                let row = format!("{row:0length$b}");
                let coins = Coins::new(row.chars().map(|coin| coin == '1').collect(), 0);
                let value = coins::value::<GruntGame>(&coins);
                let winning = solution::winning_turns(&coins, value).filter(|_| value > 0).collect();
                (row, winning)
            })
        })
    }

    #[test]
    fn the_smallest_rows_on_which_mistakes_show() {
        let heads = |row: &str, coin: usize| row.as_bytes()[coin] == b'1';
        let first = |mistaken: &dyn Fn(&str, Turn) -> bool| {
            let mut rows = rows().filter(|(_, winning)| !winning.is_empty());
            rows.find(|(row, winning)| winning.iter().all(|&turn| mistaken(row, turn))).unwrap()
        };
        let tails_only = first(&|row, (x, a)| heads(row, a) || heads(row, x - a));
        assert_eq!(tails_only, ("0011".into(), vec![(3, 1)]));
        assert_eq!(first(&|row, (x, _)| row[x + 1..].contains('1')), ("0001011".into(), vec![(5, 1)]));
        // Coin 2 has no move: 1 and 1 would be the same coin, and 0 is turned already.
        assert_eq!(judge(b"2\n001\n", b"0"), Ok(()));
        assert_eq!(judge(b"3\n0001\n", b"1 3 1"), Ok(()));
        assert!(judge(b"3\n0001\n", b"1 3 2").is_err());
    }

    /// Heads at 5, 8 and 13: what the other two are worth, and the splits that are worth as much.
    #[test]
    fn the_worked_example_of_the_editorial() {
        let coins = Coins::new((0..14).map(|coin| [5, 8, 13].contains(&coin)).collect(), 0);
        assert_eq!([5, 8, 13].map(GruntGame::value), [2, 2, 3]);
        assert_eq!(coins::value::<GruntGame>(&coins), 3);
        let winning: Vec<Turn> = solution::winning_turns(&coins, 3).collect();
        assert_eq!(winning, [(5, 2), (8, 2), (13, 5)]);
        let split = |x: usize, a: usize| GruntGame::value(a) ^ GruntGame::value(x - a);
        assert_eq!([1, 2, 3, 4, 5].map(|a| split(13, a)), [1, 2, 1, 1, 0]);
    }
}
