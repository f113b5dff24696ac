//! Rows of places, some of which are marked: the stretches between them are the heaps of many games.
//!
//! Cost: time and memory O(n) for a row of n places.

use std::ops::Range;

/// The longest stretches of marked places, from left to right.
///
/// ```
/// use solutions::rows::runs;
///
/// assert_eq!(runs(&[true, true, false, true]), [0..2, 3..4]);
/// ```
pub fn runs(row: &[bool]) -> Vec<Range<usize>> {
    let mut runs = Vec::new();
    let mut start = None;
    for (place, &marked) in row.iter().enumerate() {
        match (marked, start) {
            (true, None) => start = Some(place),
            (false, Some(begin)) => {
                runs.push(begin..place);
                start = None;
            }
            _ => {}
        }
    }
    runs.extend(start.map(|begin| begin..row.len()));
    runs
}

/// Which places are more than `reach` places away from every mark.
///
/// ```
/// use solutions::rows::far_from_marks;
///
/// let row = [true, false, false, true, false, false, false];
/// assert_eq!(far_from_marks(&row, 1), [false, false, false, false, false, true, true]);
/// ```
pub fn far_from_marks(row: &[bool], reach: usize) -> Vec<bool> {
    let mut far = vec![true; row.len()];
    for (place, _) in row.iter().enumerate().filter(|(_, marked)| **marked) {
        let end = (place + reach + 1).min(row.len());
        far[place.saturating_sub(reach)..end].fill(false);
    }
    far
}
