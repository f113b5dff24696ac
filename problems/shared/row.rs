//! A row of places, each marked or not: pins, cells, coins. In a file it is a line `n` and a line of 0 and 1.

use std::{fmt::Write, ops::Range};

use checkers::{Bound, ReadError, Reader};
use generators::{Dice, Params, PlanError};

/// Reads a row: its length under a bound, then its characters. Where places count from 0, a row "of n" has
/// n + 1 of them: `extra` is 1.
pub fn read(reader: &mut Reader, n: &Bound, extra: usize, name: &str) -> Result<Vec<bool>, ReadError> {
    let length: usize = reader.integer(n)?;
    reader.end_line()?;
    let row = reader.string(name, length + extra, b"01")?;
    reader.end_line()?;
    Ok(row.iter().map(|&place| place == b'1').collect())
}

/// Writes a row, so that [`read`] gives it back.
pub fn write(row: &[bool], extra: usize, out: &mut String) {
    let _ = writeln!(out, "{}", row.len() - extra);
    out.extend(row.iter().map(|&marked| if marked { '1' } else { '0' }));
    out.push('\n');
}

/// The longest stretches of marked places, from left to right.
pub fn runs(row: &[bool]) -> impl Iterator<Item = Range<usize>> {
    let mut at = 0;
    std::iter::from_fn(move || {
        let start = at + row[at..].iter().position(|&marked| marked)?;
        let length = row[start..].iter().position(|&marked| !marked).unwrap_or(row.len() - start);
        at = start + length;
        Some(start..at)
    })
}

/// The row that a plan writes down: `row = "1011"`.
pub fn planned(params: &Params) -> Result<Vec<bool>, PlanError> {
    let place = |character| match character {
        '0' => Ok(false),
        '1' => Ok(true),
        _ => Err(PlanError::new(format!("the parameter row has a character {character:?}, not 0 or 1"))),
    };
    params.word("row")?.chars().map(place).collect()
}

/// Lengths of runs for a row of `n` places with at least `gap` places between two of them, in random order.
///
/// The plan says which: `lengths`, a list to choose from again and again, or `least` and `most`; and `long`, how
/// many very long runs share half of the row besides (none, if it says nothing).
pub fn run_lengths(dice: &mut Dice, params: &Params, n: usize, gap: usize) -> Result<Vec<usize>, PlanError> {
    let lengths = params.optional_integers("lengths")?;
    let (least, most) = match lengths {
        Some(_) => (1, 1),
        None => (params.size("least")?, params.size("most")?),
    };
    let long = params.size_or("long", 0)?;
    let mut left = n;
    let mut chosen = Vec::new();
    for _ in 0..long {
        let share = n / (2 * long);
        chosen.push(dice.size(share / 2, share));
        left = left.saturating_sub(chosen[chosen.len() - 1] + gap);
    }
    loop {
        let length = match &lengths {
            Some(lengths) => *dice.pick(lengths) as usize,
            None => dice.any_length(least as u64, most as u64) as usize,
        };
        if length > left {
            break;
        }
        chosen.push(length);
        left = left.saturating_sub(length + gap);
    }
    dice.shuffle(&mut chosen);
    Ok(chosen)
}

#[cfg(test)]
mod tests {
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
        let row = read(&mut Reader::new(b"2\n011\n"), &N, 1, "the row").unwrap();
        assert_eq!(row, [false, true, true]);
        let mut out = String::new();
        write(&row, 1, &mut out);
        assert_eq!(out, "2\n011\n");
        let error = read(&mut Reader::new(b"2\n01\n"), &N, 1, "the row").unwrap_err();
        assert_eq!(error.to_string(), "line 2, column 1: the row has 2 characters, expected 3");
    }
}
