//! Subtraction games: a move takes a number of a given set from one of the piles.

use checkers::{Sentence, say};
use generators::TestRng;
use solutions::subtraction;

use super::{
    pile_sum::explain,
    piles::{MOST, MOST_PILES, PileChange, taken},
};
use exercise::play::{
    Block,
    text::{halves, joined, number, numbers},
};

/// A move takes a number of a given set from one of the piles.
pub struct Subtraction {
    /// How many piles a random position has.
    pub piles: usize,
}

impl Subtraction {
    fn values(set: &[u64], most: u64) -> Vec<u64> {
        let set: Vec<usize> = set.iter().map(|&take| take as usize).collect();
        subtraction::by_definition(&set, most as usize).into_iter().map(u64::from).collect()
    }

    fn pile_values((set, sizes): &(Vec<u64>, Vec<u64>)) -> Vec<u64> {
        let values = Self::values(set, sizes.iter().copied().max().unwrap_or(0));
        sizes.iter().map(|&size| values[size as usize]).collect()
    }
}

impl PileChange for Subtraction {
    /// What may be taken, ascending, and the piles.
    type Position = (Vec<u64>, Vec<u64>);

    fn read(&self, text: &str) -> Result<Self::Position, Sentence> {
        let (set, piles) = halves(text, '-')?;
        let set: Vec<u64> = set.split(',').map(|take| number(take, &(1..=MOST))).collect::<Result<_, _>>()?;
        if set.windows(2).any(|pair| pair[0] >= pair[1]) {
            return Err(say!(vi "các số được lấy phải tăng dần", en "what may be taken should ascend"));
        }
        Ok((set, numbers(piles, 1..=MOST_PILES, 0..=MOST)?))
    }

    fn write(&self, (set, piles): &Self::Position) -> String {
        format!("{}-{}", joined(set, ","), joined(piles, "."))
    }

    fn sizes(&self, (_, piles): &Self::Position) -> Vec<u64> {
        piles.clone()
    }

    fn leave(
        &self,
        (set, piles): &Self::Position,
        pile: usize,
        after: u64,
    ) -> Result<Self::Position, Sentence> {
        let taken = taken(piles[pile], after)?;
        if !set.contains(&taken) {
            let allowed = joined(set, ", ");
            return Err(
                say!(vi "như vậy là lấy {taken} quân, mỗi nước chỉ được lấy một trong các số {allowed}", en "that would take {taken}, a move takes one of {allowed}"),
            );
        }
        let mut piles = piles.clone();
        piles[pile] = after;
        Ok((set.clone(), piles))
    }

    fn is_lost(&self, position: &Self::Position) -> bool {
        self.value(position) == Some(0)
    }

    fn value(&self, position: &Self::Position) -> Option<u64> {
        Some(Self::pile_values(position).into_iter().fold(0, |sum, value| sum ^ value))
    }

    fn why(&self, position: &Self::Position) -> Vec<Block> {
        let (set, sizes) = position;
        let values = Self::values(set, sizes.iter().copied().max().unwrap_or(0));
        let options = |_, size: u64| {
            set.iter().filter(|take| **take <= size).map(|take| values[(size - take) as usize]).collect()
        };
        explain(sizes, options, &Self::pile_values(position))
    }

    fn rules(&self) -> Sentence {
        say!(vi "Chạm vào một quân: quân đó và mọi quân sau nó trong đống bị lấy đi. Chỉ được lấy một số quân nhất định. Ai đến lượt mà không đi được thì thua.", en "Touch a counter: it is taken with all that come after it in its pile. Only certain numbers may be taken. Whoever cannot move loses.")
    }

    fn note(&self, (set, _): &Self::Position) -> Option<Sentence> {
        let allowed = joined(set, ", ");
        Some(say!(vi "Mỗi nước lấy một trong các số: {allowed}.", en "A move takes one of: {allowed}."))
    }

    fn random(&self, rng: &mut TestRng) -> Self::Position {
        const MOST_TAKEN: usize = 20;
        let listed: [&[u64]; 4] = [
            &[3, 5, 7, 11, 13, 17, 19],
            &[2, 3, 5, 7, 11, 13, 17, 19],
            &[1, 2, 3, 5, 8, 13],
            &[1, 3, 4, 7, 11, 18],
        ];
        let set = if self.piles > 1 && rng.chance(1, 2) {
            rng.pick(&listed).to_vec()
        } else {
            let count = rng.size(2, 4);
            rng.subset(MOST_TAKEN / 2, count).into_iter().map(|take| take as u64 + 1).collect()
        };
        let piles = (0..self.piles).map(|_| rng.unsigned(8, if self.piles == 1 { 35 } else { 16 })).collect();
        (set, piles)
    }
}
