//! A row of places, each marked or not: pins, cells, coins. In a file it is a line `n` and a line of 0 and 1.

use std::ops::Range;

use checkers::{Bound, Name, ReadError, Reader, Writer};
use generators::{
    PlanError, TestRng, params,
    params::{Misfit, Value, text},
};

/// Reads a row: its length under a bound, then its characters. Where places count from 0, a row "of n" has
/// n + 1 of them: `extra` is 1.
pub fn read(reader: &mut Reader, n: &Bound, extra: usize, name: Name) -> Result<Vec<bool>, ReadError> {
    let length: usize = reader.integer(n)?;
    reader.end_line()?;
    let row = reader.marks(name, length + extra)?;
    reader.end_line()?;
    Ok(row)
}

/// Writes a row, so that [`read`] gives it back.
pub fn write(row: &[bool], extra: usize, out: &mut Writer) {
    out.line([row.len() - extra]);
    out.marks(row).end_line();
}

/// The longest stretches of marked places, from left to right.
pub fn runs(row: &[bool]) -> impl Iterator<Item = Range<usize>> {
    solutions::rows::runs(row).into_iter()
}

params! {
    /// The row that a plan writes down: `row = "1011"`.
    pub struct PlannedRow {
        /// Its places, from left to right.
        pub row: Vec<bool> => marks,
    }
}

/// Marks written as a string of 0 and 1.
pub fn marks(value: &Value) -> Result<Vec<bool>, Misfit> {
    let mark = |character| match character {
        '0' => Ok(false),
        '1' => Ok(true),
        _ => Err(Misfit::new(format!("a row has a character {character:?}, not 0 or 1"))),
    };
    text(value)?.chars().map(mark).collect()
}

/// Which lengths of runs a row has: `lengths`, a list to choose from again and again, or `least` and `most`; and
/// `long`, how many very long runs share half of the row besides (none, if it says nothing).
#[derive(Clone, Debug, Default)]
pub struct RunLengths {
    pub lengths: Option<Vec<usize>>,
    pub least: Option<usize>,
    pub most: Option<usize>,
    pub long: usize,
}

impl RunLengths {
    /// Lengths of runs for a row of `n` places with at least `gap` places between two of them, in random order.
    pub fn choose(&self, rng: &mut TestRng, n: usize, gap: usize) -> Result<Vec<usize>, PlanError> {
        let (least, most) = match (&self.lengths, self.least, self.most) {
            (Some(_), None, None) => (1, 1),
            (None, Some(least), Some(most)) => (least, most),
            _ => return Err(PlanError::new("a row has either lengths, or least and most")),
        };
        let long = self.long;
        let mut left = n;
        let mut chosen = Vec::new();
        for _ in 0..long {
            let share = n / (2 * long);
            chosen.push(rng.size(share / 2, share));
            left = left.saturating_sub(chosen[chosen.len() - 1] + gap);
        }
        loop {
            let length = match &self.lengths {
                Some(lengths) => *rng.pick(lengths),
                None => rng.any_length(least as u64, most as u64) as usize,
            };
            if length > left {
                break;
            }
            chosen.push(length);
            left = left.saturating_sub(length + gap);
        }
        rng.shuffle(&mut chosen);
        Ok(chosen)
    }
}

params! {
    /// Which lengths of runs a row has once each: `from`, 1 if nothing is said, to `most`, or those of them that have the
    /// digit 2^`digit`. If two entries of a table of values are exchanged, some digit tells their lengths apart.
    pub struct EveryLength {
        /// The places of the row.
        pub n: usize,
        pub from: usize = 1,
        pub most: usize,
        pub digit: Option<u32>,
    }
}

/// Lengths of runs in random order whose values have the nim-sum 0: every length from `from` to `most` once, and a few
/// beyond `most`, each once. A single wrong value of such a length makes the row look won.
pub fn every_length(
    rng: &mut TestRng,
    &EveryLength { from, most, digit, .. }: &EveryLength,
    value: impl Fn(usize) -> u32,
) -> Result<Vec<usize>, PlanError> {
    let mut lengths: Vec<usize> =
        (from..=most).filter(|length| digit.is_none_or(|digit| length >> digit & 1 == 1)).collect();
    let sum = lengths.iter().fold(0, |sum, &length| sum ^ value(length));
    for digit in (0..u32::BITS).map(|digit| 1 << digit).filter(|digit| sum & digit != 0) {
        let beyond = (most + 1..=2 * most + 100).find(|&length| value(length) == digit);
        lengths.push(beyond.ok_or_else(|| PlanError::new(format!("no run beyond {most} is worth {digit}")))?);
    }
    rng.shuffle(&mut lengths);
    Ok(lengths)
}

#[cfg(test)]
mod tests {
    use generators::TestName;

    use super::*;

    #[test]
    fn runs_are_the_longest_stretches_of_marks() {
        let row: Vec<bool> = "1101000111".chars().map(|place| place == '1').collect();
        assert_eq!(runs(&row).collect::<Vec<_>>(), [0..2, 3..4, 7..10]);
        assert_eq!(runs(&row[4..7]).count(), 0);
    }

    #[test]
    fn a_row_that_counts_from_zero_has_one_place_more() {
        const N: Bound = Bound::new("n", 1, 5);
        const ROW: Name = Name::new("hàng", "the row");
        let row = read(&mut Reader::new(b"2\n011\n"), &N, 1, ROW).unwrap();
        assert_eq!(row, [false, true, true]);
        let mut out = Writer::new();
        write(&row, 1, &mut out);
        assert_eq!(out.into_string(), "2\n011\n");
        let error = read(&mut Reader::new(b"2\n01\n"), &N, 1, ROW).unwrap_err();
        assert_eq!(error.to_string(), "line 2, column 1: the row has 2 characters, expected 3");
    }

    #[test]
    fn every_length_stands_once_in_a_lost_row() {
        let mut rng = TestRng::of(9, TestName { exercise: "e", group: "g", recipe: "r", index: 1 });
        let value = |length| (length % 4) as u32;
        let ladder = EveryLength { n: 100, from: 7, most: 12, digit: None };
        let mut lengths = every_length(&mut rng, &ladder, value).unwrap();
        assert_eq!(lengths.iter().fold(0, |sum, &length| sum ^ value(length)), 0);
        lengths.sort_unstable();
        // 7 to 12 have the nim-sum 3: a run worth 1 and one worth 2 make it 0.
        assert_eq!(lengths, [7, 8, 9, 10, 11, 12, 13, 14]);
        let mut lengths = every_length(&mut rng, &EveryLength { digit: Some(2), ..ladder }, value).unwrap();
        lengths.sort_unstable();
        // 7 and 12 have the digit 4; 7 is worth 3, and so are 13 and 14.
        assert_eq!(lengths, [7, 12, 13, 14]);
    }
}
