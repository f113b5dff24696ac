//! How the judge chooses columns. A choice depends on the seed and on the rounds before, never on the row of its round.

use dashu_int::{IBig, UBig};
use dashu_ratio::RBig;
use generators::{TestName, TestRng};

use super::{Judge, LENGTH, Run, score};
use crate::shared::matrix_games::Matrix;

/// Chance that follows the probabilities of a strategy, which are rounded to multiples of 2^-64.
pub struct Mixture {
    /// For each choice the sum of the probabilities up to it, times 2^64.
    sums: Vec<u128>,
}

impl Mixture {
    /// A strategy.
    pub fn of(weights: &[RBig]) -> Mixture {
        let whole = IBig::from(UBig::ONE << 64);
        let mut sum = RBig::ZERO;
        let sums = weights.iter().map(|weight| {
            sum += weight;
            let scaled = (&sum * &RBig::from(whole.clone())).floor();
            u128::try_from(scaled).unwrap_or(0)
        });
        Mixture { sums: sums.collect() }
    }

    /// A choice, counted from 0.
    pub fn draw(&self, rng: &mut TestRng) -> usize {
        let drawn = u128::from(rng.unsigned(0, u64::MAX));
        self.sums.iter().position(|&sum| drawn < sum).unwrap_or(self.sums.len() - 1)
    }
}

/// The judge's hand.
pub struct Hand {
    judge: Judge,
    matrix: Matrix,
    rng: TestRng,
    mixture: Mixture,
    /// The last rows, the latest at the end.
    last: Vec<usize>,
    /// What was seen, for each length of what is remembered and each content: nothing where it never occurred, or else
    /// what each column would have paid in the rounds that followed it.
    seen: Vec<Vec<Option<Vec<i64>>>>,
}

impl Hand {
    /// The hand of a run.
    pub fn new(run: &Run) -> Hand {
        let name = TestName { exercise: "matrix_play", group: "", recipe: "opponent", index: 0 };
        let (seed, length) = match run.judge {
            Judge::Optimal { seed } | Judge::Frequencies { seed } => (seed, 0),
            Judge::Patterns { length, seed } => (seed, length),
            Judge::Fixed { .. } => (0, 0),
        };
        let column = match run.judge {
            Judge::Optimal { .. } => score::solved(&run.matrix).column,
            _ => Vec::new(),
        };
        let contents = (0..=length as u32).map(|length| vec![None; run.matrix.len().pow(length)]);
        Hand {
            judge: run.judge,
            matrix: run.matrix.clone(),
            rng: TestRng::of(seed.into(), name),
            mixture: Mixture::of(&column),
            last: Vec::with_capacity(LENGTH.max as usize + 1),
            seen: contents.collect(),
        }
    }

    /// The number of what the last so many rows were.
    fn content(&self, length: usize) -> usize {
        let rows = &self.last[self.last.len() - length..];
        rows.iter().fold(0, |number, row| number * self.matrix.len() + row)
    }

    /// The column of the next round, counted from 0.
    pub fn choose(&mut self) -> usize {
        match self.judge {
            Judge::Fixed { column } => column - 1,
            Judge::Optimal { .. } => self.mixture.draw(&mut self.rng),
            Judge::Frequencies { .. } | Judge::Patterns { .. } => self.best_answer(),
        }
    }

    /// A column that would have paid least where the longest content that was seen before was seen; before the first
    /// round, any.
    fn best_answer(&mut self) -> usize {
        let longest = (self.seen.len() - 1).min(self.last.len());
        let known = (0..=longest).rev().find_map(|length| self.seen[length][self.content(length)].as_ref());
        let columns = self.matrix[0].len();
        let best: Vec<usize> = match known {
            None => (0..columns).collect(),
            Some(paid) => {
                let least = paid.iter().min();
                (0..columns).filter(|&column| Some(&paid[column]) == least).collect()
            }
        };
        *self.rng.pick(&best)
    }

    /// The program's row in the round, counted from 0.
    pub fn saw(&mut self, row: usize) {
        let longest = (self.seen.len() - 1).min(self.last.len());
        for length in 0..=longest {
            let content = self.content(length);
            let entry = &mut self.seen[length][content];
            let paid = entry.get_or_insert_with(|| vec![0; self.matrix[row].len()]);
            for (paid, payoff) in paid.iter_mut().zip(&self.matrix[row]) {
                *paid += payoff;
            }
        }
        self.last.push(row);
        if self.last.len() >= self.seen.len() {
            self.last.remove(0);
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn hand(judge: Judge, matrix: &[&[i64]]) -> Hand {
        let matrix = matrix.iter().map(|row| row.to_vec()).collect();
        Hand::new(&Run { rounds: 10_000, matrix, judge })
    }

    #[test]
    fn the_best_answer_to_frequencies_pays_least_so_far() {
        let mut hand = hand(Judge::Frequencies { seed: 1 }, &[&[0, 5], &[5, 0]]);
        hand.saw(0);
        assert_eq!(hand.choose(), 0);
        hand.saw(1);
        hand.saw(1);
        assert_eq!(hand.choose(), 1);
    }

    #[test]
    fn a_pattern_is_answered_by_what_followed_it_and_a_new_one_by_a_shorter() {
        // Each row pays 5 except against its own column.
        let rows: [&[i64]; 3] = [&[0, 5, 5], &[5, 0, 5], &[5, 5, 0]];
        let mut hand = hand(Judge::Patterns { length: 2, seed: 1 }, &rows);
        for row in [0, 1, 2, 0, 1] {
            hand.choose();
            hand.saw(row);
        }
        // After 0, 1 came 2.
        assert_eq!(hand.choose(), 2);
        hand.saw(1);
        // 1, 1 is new; after 1 came 2 and 1.
        assert_ne!(hand.choose(), 0);
        hand.saw(1);
        // After 1, 1 came 1.
        assert_eq!(hand.choose(), 1);
    }

    #[test]
    fn a_mixture_draws_each_choice_as_often_as_it_should() {
        let thirds =
            [RBig::from_parts(1.into(), 3u8.into()), RBig::ZERO, RBig::from_parts(2.into(), 3u8.into())];
        let (mixture, mut counts) = (Mixture::of(&thirds), [0; 3]);
        let mut rng = TestRng::of(1, TestName { exercise: "matrix_play", group: "", recipe: "test", index: 0 });
        for _ in 0..3000 {
            counts[mixture.draw(&mut rng)] += 1;
        }
        assert_eq!(counts[1], 0);
        assert!((900..1100).contains(&counts[0]), "{counts:?}");
    }
}
