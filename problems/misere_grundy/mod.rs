//! Grundy's game in misère play on piles of at most 12: a move splits one pile into two of different sizes, and whoever
//! splits last loses.

use checkers::{Bound, ReadError, Reader, Refusal, Sentence, Tokens, Writer, say};
use solutions::tame::Balance;

use crate::shared::{
    grundys_game::{Split, TAME, genus, splits, value},
    reply,
};
use exercise::{
    Exercise, Fact, Outcomes, Promise,
    coverage::{self, Coverage, Feature, Text},
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

pub struct MisereGrundy;

/// A winning move, or nothing if the position is lost.
pub type Reply = Option<Split>;

const M: Bound = Bound::new("m", 1, 100_000);
const PILE: Bound = Bound::new("x", 1, TAME as i128).shown("x_i");

/// Whether no pile can be split.
fn is_over(piles: &[usize]) -> bool {
    piles.iter().all(|&pile| pile < 3)
}

/// What decides who wins.
fn balance(piles: &[usize]) -> Balance {
    Balance::of(piles.iter().map(|&pile| genus(pile)))
}

/// The balance after a legal move, from that before it.
fn balance_after(before: Balance, size: usize, smaller: usize) -> Balance {
    // The smaller part is new. No pile is worth what a pile of one counter is, and that becomes the new one.
    before.replaced(genus(size), genus(size - smaller)).replaced(genus(1), genus(smaller))
}

impl Exercise for MisereGrundy {
    /// The sizes of the piles.
    type Input = Vec<usize>;
    type Answer = Reply;

    const FOLDER: &'static str = "misere_grundy";
    const BOUNDS: &'static [Bound] = &[M, PILE];
    const FEATURES: &'static [Feature] = &[
        Feature::Kind(coverage::FAR_FROM_THE_LEFT),
        Feature::Kind(coverage::FAR_FROM_THE_RIGHT),
        Feature::Lengths { name: coverage::NIM_SUM, least: 0, most: 2, except: &[] },
        Feature::Kind(ALL_ZERO),
        Feature::Kind(ONES_WON),
        Feature::Kind(ONES_LOST),
        Feature::Kind(ONE_FIRM),
        Feature::Kind(FIRM_LOST),
        Feature::Kind(WRAPPED[0].1),
        Feature::Kind(WRAPPED[1].1),
        Feature::Longest { text: Text::Line, bytes: 300_000 },
    ];

    fn read(reader: &mut Reader) -> Result<Vec<usize>, ReadError> {
        let m = reader.integer(&M)?;
        reader.end_line()?;
        let start = reader.mark();
        let piles: Vec<usize> = reader.integers(&PILE, m)?;
        reader.end_line()?;
        if is_over(&piles) {
            let message = say!(
                vi "ván chơi đã kết thúc: không đống nào tách được nữa",
                en "the game is over: no pile can be split",
            );
            return Err(reader.error(start, message));
        }
        Ok(piles)
    }

    fn write(piles: &Vec<usize>, out: &mut Writer) {
        out.line([piles.len()]);
        out.integer_line(piles);
    }

    fn read_answer(piles: &Vec<usize>, tokens: &mut Tokens) -> Result<Reply, Refusal> {
        reply::read(tokens, |tokens| {
            let number: usize = tokens.integer("i", 1..=piles.len() as i128)?;
            let mut part = |name| tokens.integer(name, 1..=PILE.max);
            Ok(Split { pile: number - 1, smaller: part("a")?, larger: part("b")? })
        })
    }

    fn write_answer(reply: &Reply, out: &mut Writer) {
        reply::write(reply, out, |Split { pile, smaller, larger }, out| {
            out.value(pile + 1).value(smaller).value(larger);
        });
    }

    fn cover(piles: &Vec<usize>, _: &Reply, coverage: &mut Coverage) {
        cover(piles, coverage);
    }

    fn outcomes(reply: &Reply) -> Option<Outcomes> {
        reply::outcomes(&[*reply])
    }

    fn game() -> Option<&'static dyn AnyGame> {
        Some(&game::GAME)
    }

    fn promises() -> Vec<Promise<Vec<usize>>> {
        vec![Promise { name: "only_fickle_piles", keeps: only_fickle_piles }]
    }

    fn facts() -> Vec<Fact> {
        facts::facts()
    }

    fn pictures() -> Vec<Picture> {
        pictures::all()
    }
}

#[allow(clippy::ptr_arg, reason = "a promise takes the input as it is")]
fn only_fickle_piles(piles: &Vec<usize>) -> Result<(), Sentence> {
    match piles.iter().find(|&&pile| !genus(pile).is_fickle()) {
        None => Ok(()),
        Some(pile) => Err(say!(vi "có đống {pile} quân", en "there is a pile of {pile}")),
    }
}

const ALL_ZERO: &str = "only piles of value 0";
const ONES_WON: &str = "no pile of value 2, and an even number of value 1 that isn't 0";
const ONES_LOST: &str = "no pile of value 2, and an odd number of value 1";
const ONE_FIRM: &str = "a single pile of value 2";
const FIRM_LOST: &str = "a lost position with piles of value 2";

/// Numbers of piles of value 2 that a narrow type takes for 0.
const WRAPPED: [(usize, &str); 2] = [
    (8, "a number of piles of value 2 which is a multiple of 2^8"),
    (16, "a number of piles of value 2 which is a multiple of 2^16"),
];

fn cover(piles: &[usize], coverage: &mut Coverage) {
    let balance = balance(piles);
    coverage.nim_sum(balance.sum);
    let wins = |&size: &usize| splits(size).any(|(smaller, _)| balance_after(balance, size, smaller).is_lost());
    coverage.places(piles.iter().map(wins), M.max as usize - 1);
    match (balance.firm, balance.is_lost()) {
        (0, true) => coverage.kind(ONES_LOST),
        (0, false) if piles.iter().all(|&pile| value(pile) == 0) => coverage.kind(ALL_ZERO),
        (0, false) => coverage.kind(ONES_WON),
        (_, true) => coverage.kind(FIRM_LOST),
        (1, false) => coverage.kind(ONE_FIRM),
        _ => {}
    }
    for (digits, name) in WRAPPED {
        if balance.firm > 0 && balance.firm.is_multiple_of(1 << digits) {
            coverage.kind(name);
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use exercise::testing;

    fn judge(piles: &str, answer: &str) -> Result<(), String> {
        let m = piles.split(' ').count();
        testing::judge::<MisereGrundy>(&format!("{m}\n{piles}\n"), answer.as_bytes())
    }

    #[test]
    fn small_piles_are_lost_where_the_contract_says() {
        for pile in 3..=12 {
            let lost = testing::answer::<MisereGrundy>(&format!("1\n{pile}\n")) == "0\n";
            assert_eq!(lost, [3, 6, 9, 12].contains(&pile), "{pile}");
        }
        for (piles, lost) in [("3 3", false), ("3 3 3", true), ("5 8", true), ("5 8 3", false), ("4 1", false)]
        {
            assert_eq!(judge(piles, "0").is_ok(), lost, "{piles}");
        }
    }

    #[test]
    fn says_what_is_wrong_with_an_answer() {
        let won = "the move is legal, but it leaves the opponent a won position";
        for (piles, answer, refusal) in [
            ("3 3 4", "0", "the answer is 0, but the position is won".to_string()),
            ("3", "1 1 1 2", "the position is lost, no move wins".into()),
            ("4", "1 1 2 2", "a = 2 is not less than b = 2".into()),
            ("4", "1 1 3 1", "a = 3 is not less than b = 1".into()),
            ("4", "1 1 1 2", "pile 1 has 4 counters, not 1 + 2".into()),
            ("5", "1 1 2 3", String::new()),
            (
                "5",
                "1 1 1 4",
                format!("{won}: no pile is 5, 8 or 11, and the nim-sum of the values g+ is 0, not 1"),
            ),
            (
                "5 5 3",
                "1 1 1 4",
                format!("{won}: a pile is 5, 8 or 11, and the nim-sum of the values g+ is 3, not 0"),
            ),
            ("3 3", "1 1 1 2", String::new()),
            ("4", "1 1 1 13", "line 1, column 7: b = 13 is not in [1, 12]".into()),
        ] {
            let expected = if refusal.is_empty() { Ok(()) } else { Err(refusal) };
            assert_eq!(judge(piles, answer), expected, "{piles}");
        }
    }

    #[test]
    fn the_reader_refuses_a_game_that_is_over_and_piles_that_are_not_tame() {
        let read = testing::read::<MisereGrundy>;
        assert_eq!(read("2\n2 1\n"), Err("line 2, column 1: the game is over: no pile can be split".into()));
        assert_eq!(read("1\n13\n"), Err("line 2, column 1: x = 13 is not in [1, 12]".into()));
        assert_eq!(read("2\n2 3\n"), Ok(()));
    }
}
