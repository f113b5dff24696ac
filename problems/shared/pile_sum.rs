//! Sums of piles in normal and in misère play: a move is a move in one pile, and every pile is worth a Nim pile.
//!
//! In misère play this holds for games in which a pile of value 0 or 1 has the opposite value where whoever cannot move
//! wins, and all others keep theirs (tame games). An exercise says what a pile is; who wins, the oracle and the checker
//! are here, and [`exercise`](super::pile_sum_exercise) makes an exercise of them.

use std::{fmt::Debug, hash::Hash};

use checkers::{Sentence, say};
pub use solutions::wythoff::Rule;

use super::{
    pile_move::{PileMove, Reply},
    reply,
};

/// A pile with its own rule.
pub trait SumPile: Copy + Debug + Eq + Hash + Send + Sync + 'static {
    /// How many counters it has.
    fn size(self) -> u64;

    /// The pile with another number of counters.
    fn leaving(self, after: u64) -> Self;

    /// The rule: whether a move may leave so many, which are fewer than there are.
    fn allows(self, after: u64) -> bool;

    /// Why a move may not leave so many, which are fewer than there are.
    fn refusal(self, after: u64) -> Sentence;

    /// The Sprague–Grundy value.
    fn value(self) -> u64;

    /// How many counters a move may leave so that the pile is worth this much, which is another value; nothing if no
    /// move does it. Moves that raise a value count only where the pile is played in misère play, too.
    fn reach(self, value: u64) -> Option<u64>;

    /// Whether the pile has no move.
    fn is_terminal(self) -> bool {
        self.size() == 0
    }
}

/// A pile of Nim.
impl SumPile for u64 {
    fn size(self) -> u64 {
        self
    }

    fn leaving(self, after: u64) -> Self {
        after
    }

    fn allows(self, _after: u64) -> bool {
        true
    }

    fn refusal(self, after: u64) -> Sentence {
        say!(vi "không được để lại {after} quân", en "{after} cannot be left")
    }

    fn value(self) -> u64 {
        self
    }

    fn reach(self, value: u64) -> Option<u64> {
        (value < self).then_some(value)
    }
}

/// Piles, and who wins in the end.
#[derive(Clone, Debug, PartialEq, Eq, Hash)]
pub struct Sum<Pile> {
    /// Whether whoever cannot move loses or wins.
    pub rule: Rule,
    /// The piles.
    pub piles: Vec<Pile>,
}

impl<Pile: SumPile> Sum<Pile> {
    /// A sum in which whoever cannot move loses.
    pub fn normal(piles: Vec<Pile>) -> Self {
        Sum { rule: Rule::Normal, piles }
    }

    /// Whether no pile has a move.
    pub fn is_over(&self) -> bool {
        self.piles.iter().all(|pile| pile.is_terminal())
    }

    /// The value of each pile.
    pub fn values(&self) -> Vec<u64> {
        self.piles.iter().map(|pile| pile.value()).collect()
    }

    /// What decides who wins.
    pub fn balance(&self) -> Balance {
        Balance::of(self.rule, self.piles.iter().map(|pile| pile.value()))
    }

    /// The sum after a move.
    pub fn played(&self, PileMove { pile, after }: PileMove) -> Self {
        let mut sum = self.clone();
        sum.piles[pile] = sum.piles[pile].leaving(after);
        sum
    }

    /// Whether a move is legal, and if not, why.
    pub fn allows(&self, chosen: PileMove) -> Result<(), Sentence> {
        let pile = self.piles[chosen.pile];
        chosen.lowers(pile.size())?;
        if pile.allows(chosen.after) {
            return Ok(());
        }
        let (number, reason) = (chosen.pile + 1, pile.refusal(chosen.after));
        Err(say!(vi "đống {number}: {reason}", en "pile {number}: {reason}"; reason))
    }
}

/// What decides who wins a sum of piles: the nim-sum of their values, and in misère play whether one is above 1.
///
/// ```
/// use problems::shared::pile_sum::{Balance, Rule};
///
/// assert!(Balance::of(Rule::Normal, [1, 2, 3]).is_lost());
/// assert!(Balance::of(Rule::Misere, [1, 0, 1, 1]).is_lost());
/// assert!(!Balance::of(Rule::Misere, [0, 0]).is_lost());
/// // The pile of value 3 should be worth 0: then one pile of value 1 is left.
/// assert_eq!(Balance::of(Rule::Misere, [1, 3]).wanted(3), 0);
/// ```
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Balance {
    /// Whether whoever cannot move loses or wins.
    pub rule: Rule,
    /// The nim-sum of the values.
    pub sum: u64,
    /// How many values are above 1.
    pub above_one: usize,
}

impl Balance {
    /// Of piles with these values.
    pub fn of(rule: Rule, values: impl IntoIterator<Item = u64>) -> Self {
        let mut balance = Balance { rule, sum: 0, above_one: 0 };
        for value in values {
            balance.sum ^= value;
            balance.above_one += usize::from(value > 1);
        }
        balance
    }

    /// Where a value has become another one.
    pub fn replaced(self, before: u64, after: u64) -> Self {
        let above_one = self.above_one - usize::from(before > 1) + usize::from(after > 1);
        Balance { sum: self.sum ^ before ^ after, above_one, ..self }
    }

    /// Whether the player to move loses. Where misère play has come down to values of 0 and 1, each move changes the
    /// parity of the ones, and whoever finds an odd number makes the last move and loses.
    pub fn is_lost(&self) -> bool {
        self.sum == self.target(self.above_one)
    }

    /// What a pile of this value must be worth after a move so that the opponent loses; its own value where the
    /// position is lost already.
    pub fn wanted(&self, value: u64) -> u64 {
        // Where all others are worth 0 or 1, so is this pile afterwards.
        self.sum ^ value ^ self.target(self.above_one - usize::from(value > 1))
    }

    /// The nim-sum of a lost position with so many values above 1.
    fn target(&self, above_one: usize) -> u64 {
        u64::from(self.rule == Rule::Misere && above_one == 0)
    }
}

/// A winning move, or nothing if the position is lost. Time O(n), and looking for what to leave of a few piles.
///
/// A value above the one that is wanted can be lowered to it, by the definition of mex. There is none only in misère
/// play where all values are 0: then a pile that still has a move has one to the value 1.
pub fn winning_move<Pile: SumPile>(sum: &Sum<Pile>) -> Reply {
    let (values, balance) = (sum.values(), sum.balance());
    if balance.is_lost() {
        return None;
    }
    let to_wanted = |pile: usize| {
        let after = sum.piles[pile].reach(balance.wanted(values[pile]))?;
        Some(PileMove { pile, after })
    };
    let lowered = (0..values.len()).find(|&pile| balance.wanted(values[pile]) < values[pile]);
    lowered.map_or_else(|| (0..values.len()).find_map(to_wanted), to_wanted)
}

/// The checker: a move is right if it is legal and leaves a lost position.
pub fn judge<Pile: SumPile>(sum: &Sum<Pile>, chosen: PileMove) -> Result<(), Sentence> {
    sum.allows(chosen)?;
    let pile = sum.piles[chosen.pile];
    let left = sum.balance().replaced(pile.value(), pile.leaving(chosen.after).value());
    let Balance { rule, sum: nim_sum, above_one } = left;
    let why = match rule {
        _ if left.is_lost() => return Ok(()),
        Rule::Normal => return Err(reply::leaves_a_value(nim_sum)),
        Rule::Misere if sum.played(chosen).is_over() => say!(
            vi "không còn nước đi nào, và ai đi nước cuối cùng thì thua",
            en "no move is left, and whoever moves last loses",
        ),
        Rule::Misere if above_one == 0 => say!(
            vi "mọi đống đều có giá trị 0 hoặc 1, và số đống có giá trị 1 là số chẵn",
            en "every pile is worth 0 or 1, and the number of piles worth 1 is even",
        ),
        Rule::Misere => say!(
            vi "có đống có giá trị lớn hơn 1, và tổng Nim của các giá trị là {nim_sum}, không phải 0",
            en "a pile is worth more than 1, and the nim-sum of the values is {nim_sum}, not 0",
        ),
    };
    Err(reply::leaves_a_won_position(why))
}

/// The outcome of every position that can be reached from some piles, from the rules alone.
pub struct Outcomes {
    /// Mixed radix: the place of a position is the sum of size · weight, and a move goes to an earlier place.
    weights: Vec<usize>,
    lost: Vec<bool>,
}

/// Positions that an oracle may look at.
const POSITIONS: usize = 300_000;

/// Numbers of counters, over all positions, of which an oracle may ask whether a move leaves them.
const MOVES: u64 = 20_000_000;

impl Outcomes {
    /// The outcomes below these piles, if there are few enough positions.
    pub fn of<Pile: SumPile>(rule: Rule, piles: &[Pile]) -> Option<Self> {
        let mut weights = Vec::with_capacity(piles.len());
        let mut count = 1usize;
        for pile in piles {
            weights.push(count);
            count = count.checked_mul(usize::try_from(pile.size()).ok()?.checked_add(1)?)?;
            if count > POSITIONS {
                return None;
            }
        }
        let counters = piles.iter().fold(0, |counters, pile| counters + pile.size());
        if counters * count as u64 > MOVES {
            return None;
        }
        let mut outcomes = Outcomes { weights, lost: Vec::with_capacity(count) };
        for place in 0..count {
            outcomes.settle(place, rule, piles);
        }
        Some(outcomes)
    }

    /// Whoever has no move loses in normal play and wins in misère play; all others win by a move to a lost position.
    fn settle<Pile: SumPile>(&mut self, place: usize, rule: Rule, piles: &[Pile]) {
        let (mut is_over, mut wins) = (true, false);
        for (pile, &weight) in piles.iter().zip(&self.weights) {
            let size = place / weight % (pile.size() as usize + 1);
            let here = pile.leaving(size as u64);
            for after in (0..size).filter(|&after| here.allows(after as u64)) {
                is_over = false;
                wins |= self.lost[place - (size - after) * weight];
            }
        }
        self.lost.push(if is_over { rule == Rule::Normal } else { !wins });
    }

    /// Whether the piles themselves are lost.
    pub fn is_lost(&self) -> bool {
        self.lost.last().is_some_and(|&lost| lost)
    }

    /// Whether a move that lowers a pile of this size leaves a lost position.
    pub fn is_lost_after(&self, PileMove { pile, after }: PileMove, size: u64) -> bool {
        self.lost[self.lost.len() - 1 - (size - after) as usize * self.weights[pile]]
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn wanted_is_the_only_value_that_leaves_a_lost_position() {
        for rule in [Rule::Normal, Rule::Misere] {
            for place in 0..4u64.pow(4) {
                let values: Vec<u64> = (0..4).map(|digit| place >> (2 * digit) & 3).collect();
                let balance = Balance::of(rule, values.iter().copied());
                for pile in 0..4 {
                    let lost = |value: &u64| {
                        let mut after = values.clone();
                        after[pile] = *value;
                        let after = Balance::of(rule, after);
                        assert_eq!(balance.replaced(values[pile], *value), after);
                        after.is_lost()
                    };
                    assert_eq!((0..8).filter(lost).collect::<Vec<_>>(), [balance.wanted(values[pile])]);
                    assert_eq!(balance.is_lost(), balance.wanted(values[pile]) == values[pile]);
                }
            }
        }
    }

    #[test]
    fn the_balance_decides_nim_in_both_plays() {
        for rule in [Rule::Normal, Rule::Misere] {
            for place in 0..6u64.pow(3) {
                let piles = vec![place % 6, place / 6 % 6, place / 36];
                let lost = Outcomes::of(rule, &piles).unwrap().is_lost();
                assert_eq!(Sum { rule, piles }.balance().is_lost(), lost, "{rule:?} {place}");
            }
        }
    }
}
