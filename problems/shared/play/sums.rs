//! Sums of piles in normal and in misère play, as they are played.

use checkers::{Sentence, say};
use generators::TestRng;
use std::marker::PhantomData;

use super::{
    pile_sum::explain_values,
    piles::{MOST_PILES, OnPiles, PileChange, pile_name},
};
use crate::shared::{
    pile_move::PileMove,
    pile_sum::{Rule, Sum, SumPile},
};
use exercise::play::{
    Block, outcome_of_sum,
    text::{halves, joined, number},
};

/// A pile that a person can play with.
pub trait PlayedPile: SumPile {
    /// Whether positions say by which rule they are played; otherwise whoever cannot move loses.
    const BOTH_RULES: bool = false;

    /// Reads a pile as it stands in an address.
    fn read(word: &str) -> Result<Self, Sentence>;
    /// Writes a pile, so that [`PlayedPile::read`] gives it back. Letters, digits and commas only.
    fn word(self) -> String;
    /// How to move.
    fn rules() -> Sentence;
    /// A pile to begin with.
    fn random(rng: &mut TestRng) -> Self;

    /// What is written in front of a pile.
    fn name(self, pile: usize) -> Sentence {
        pile_name(pile)
    }

    /// Why the piles have their values, and the nim-sum.
    fn explain(sum: &Sum<Self>) -> Vec<Block> {
        let options = |pile: usize, size: u64| {
            let here = sum.piles[pile].leaving(size);
            let after = (0..size).filter(|&after| here.allows(after));
            after.map(|after| here.leaving(after).value()).collect()
        };
        let sizes: Vec<u64> = sum.piles.iter().map(|pile| pile.size()).collect();
        explain_values(&sizes, options, &sum.values())
    }
}

/// The game on sums of piles.
pub struct SumPlay<Pile>(PhantomData<Pile>);

/// The game on sums of piles, to play.
pub const fn game<Pile: PlayedPile>() -> OnPiles<SumPlay<Pile>> {
    OnPiles(SumPlay(PhantomData))
}

impl<Pile: PlayedPile> PileChange for SumPlay<Pile> {
    type Position = Sum<Pile>;

    fn read(&self, text: &str) -> Result<Sum<Pile>, Sentence> {
        let (rule, piles) = match Pile::BOTH_RULES {
            true => halves(text, '-')?,
            false => ("0", text),
        };
        let rule = if number(rule, &(0..=1))? == 1 { Rule::Misere } else { Rule::Normal };
        let piles: Vec<Pile> = piles.split('.').map(Pile::read).collect::<Result<_, _>>()?;
        match piles.len() {
            1..=MOST_PILES => Ok(Sum { rule, piles }),
            _ => Err(
                say!(vi "chỉ vẽ được nhiều nhất {MOST_PILES} đống", en "at most {MOST_PILES} piles can be shown"),
            ),
        }
    }

    fn write(&self, sum: &Sum<Pile>) -> String {
        let piles = joined(sum.piles.iter().map(|pile| pile.word()), ".");
        if Pile::BOTH_RULES { format!("{}-{piles}", u8::from(self.misere(sum))) } else { piles }
    }

    fn sizes(&self, sum: &Sum<Pile>) -> Vec<u64> {
        sum.piles.iter().map(|pile| pile.size()).collect()
    }

    fn leave(&self, sum: &Sum<Pile>, pile: usize, after: u64) -> Result<Sum<Pile>, Sentence> {
        let chosen = PileMove { pile, after };
        sum.allows(chosen)?;
        Ok(sum.played(chosen))
    }

    fn is_lost(&self, sum: &Sum<Pile>) -> bool {
        sum.balance().is_lost()
    }

    fn value(&self, sum: &Sum<Pile>) -> Option<u64> {
        (sum.rule == Rule::Normal).then(|| sum.balance().sum)
    }

    fn why(&self, sum: &Sum<Pile>) -> Vec<Block> {
        let mut blocks = Pile::explain(sum);
        blocks.push(outcome(sum));
        blocks
    }

    fn rules(&self) -> Sentence {
        Pile::rules()
    }

    fn random(&self, rng: &mut TestRng) -> Sum<Pile> {
        let rule = if Pile::BOTH_RULES && rng.chance(1, 2) { Rule::Misere } else { Rule::Normal };
        Sum { rule, piles: (0..rng.size(2, 4)).map(|_| Pile::random(rng)).collect() }
    }

    fn misere(&self, sum: &Sum<Pile>) -> bool {
        sum.rule == Rule::Misere
    }

    fn note(&self, sum: &Sum<Pile>) -> Option<Sentence> {
        Pile::BOTH_RULES.then(|| match sum.rule {
            Rule::Normal => {
                say!(vi "Luật thường: ai đến lượt mà không đi được thì thua.", en "Normal play: whoever cannot move loses.")
            }
            Rule::Misere => {
                say!(vi "Luật misère: ai đi nước cuối cùng thì thua.", en "Misère play: whoever makes the last move loses.")
            }
        })
    }

    fn pile_name(&self, sum: &Sum<Pile>, pile: usize) -> Sentence {
        sum.piles[pile].name(pile)
    }
}

/// What the nim-sum says about who wins.
fn outcome<Pile: SumPile>(sum: &Sum<Pile>) -> Block {
    let balance = sum.balance();
    match (sum.rule, balance.above_one, balance.is_lost()) {
        (Rule::Normal, _, _) => outcome_of_sum(balance.sum),
        (Rule::Misere, 0, true) => Block::say(
            say!(vi "Mọi giá trị đều là 0 hoặc 1 và số giá trị 1 là lẻ: theo luật misère, người sắp đi thua.", en "All values are 0 or 1, and the number of ones is odd: in misère play whoever moves loses."),
        ),
        (Rule::Misere, 0, false) => Block::say(
            say!(vi "Mọi giá trị đều là 0 hoặc 1 và số giá trị 1 là chẵn: theo luật misère, hãy để lại một số lẻ giá trị 1.", en "All values are 0 or 1, and the number of ones is even: in misère play, leave an odd number of ones."),
        ),
        (Rule::Misere, 1, _) => Block::say(
            say!(vi "Chỉ còn một giá trị lớn hơn 1: theo luật misère, đưa nó về 0 hoặc 1 sao cho số giá trị 1 là lẻ.", en "A single value is above 1: in misère play, make it 0 or 1 so that the number of ones is odd."),
        ),
        (Rule::Misere, _, _) => outcome_of_sum(balance.sum),
    }
}
