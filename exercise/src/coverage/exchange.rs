//! Tables with two entries exchanged. A test that uses every entry once sees a wrong entry, but no exchange; tests that
//! use those entries whose number has a certain binary digit, one test for each digit, see every exchange.

use std::{collections::BTreeMap, ops::RangeInclusive};

/// The entries that a test uses an odd number of times, and their values.
type Odd = BTreeMap<usize, u64>;

/// In how many tests an exchange must show.
const TESTS: usize = 2;
/// How many pairs are named at most.
const NAMED: usize = 3;

/// Which exchanges of two entries no test would see, or one test alone, and which entries no test uses: a sentence each,
/// for the first of them.
pub(super) fn unseen(name: &str, entries: RangeInclusive<usize>, tests: &[&Odd]) -> Vec<String> {
    let mut gaps = Vec::new();
    let mut used: Vec<(usize, u64, Vec<bool>)> = Vec::new();
    for entry in entries {
        match tests.iter().find_map(|odd| odd.get(&entry)) {
            Some(&value) => {
                used.push((entry, value, tests.iter().map(|odd| odd.contains_key(&entry)).collect()))
            }
            None => gaps.push(format!("no test uses {name} {entry}")),
        }
    }
    for (index, (one, value, in_tests)) in used.iter().enumerate() {
        for (other, other_value, in_others) in &used[..index] {
            let seen = in_tests.iter().zip(in_others).filter(|(one, other)| one != other).count();
            if value != other_value && seen < TESTS {
                gaps.push(format!(
                    "{seen} tests see it if the values of {name} {other} and {one} are exchanged"
                ));
            }
        }
    }
    let more = gaps.len().saturating_sub(NAMED);
    gaps.truncate(NAMED);
    if more > 0 {
        gaps.push(format!("{name}: {more} more gaps like these"));
    }
    gaps
}

#[cfg(test)]
mod tests {
    use super::*;

    /// Tests that use these entries once each; the entry n has the value n modulo 4.
    fn gaps(tests: &[&[usize]]) -> Vec<String> {
        let tests: Vec<Odd> =
            tests.iter().map(|test| test.iter().map(|&entry| (entry, entry as u64 % 4)).collect()).collect();
        unseen("run", 1..=6, &tests.iter().collect::<Vec<_>>())
    }

    #[test]
    fn every_entry_once_sees_no_exchange() {
        let all = gaps(&[&[1, 2, 3, 4, 5, 6], &[1, 2, 3, 4, 5, 6]]);
        assert_eq!(all[0], "0 tests see it if the values of run 1 and 2 are exchanged");
        // 15 pairs; 1 and 5, 2 and 6 have equal values.
        assert_eq!((all.len(), all[3].as_str()), (4, "run: 10 more gaps like these"));
        assert_eq!(gaps(&[&[1, 2, 3]])[0], "no test uses run 4");
    }

    #[test]
    fn a_test_for_each_digit_sees_every_exchange() {
        let digits: [&[usize]; 3] = [&[1, 3, 5], &[2, 3, 6], &[4, 5, 6]];
        let once = gaps(&digits);
        assert_eq!(once[0], "1 tests see it if the values of run 1 and 3 are exchanged");
        assert_eq!(gaps(&[digits, digits].concat()), [""; 0]);
    }
}
