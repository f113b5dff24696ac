//! Answers whose numbers are written as long as may be: correct, and dearer to judge than any that a program would give.

use checkers::number::{LONGEST, Number, Terms};
use dashu_ratio::RBig;

use crate::Case;

/// So many long numbers are enough to tell, and take no time.
const MOST: usize = 40;

/// An answer with the same values, some of whose numbers have nearly [`LONGEST`] characters; nothing where the exercise
/// takes no fractions.
pub fn with_long_numbers(case: &dyn Case, answer: &str) -> Option<String> {
    let mut changed = answer.to_owned();
    let (mut from, mut count) = (0, 0);
    while let Some(start) = changed[from..].find(|c: char| !c.is_whitespace()).map(|at| from + at) {
        let end = changed[start..].find(char::is_whitespace).map_or(changed.len(), |at| start + at);
        from = end;
        let Some(token) = long(&changed[start..end]) else { continue };
        let tried = [&changed[..start], token.as_str(), &changed[end..]].concat();
        if case.check(tried.as_bytes()).is_ok() {
            (changed, from, count) = (tried, start + token.len(), count + 1);
        }
        if count == MOST {
            break;
        }
    }
    (count > 0).then_some(changed)
}

/// A number as a fraction that is nearly as long as allowed, with the same value.
fn long(token: &str) -> Option<String> {
    let number = Number::parse(token.as_bytes()).ok()?;
    let terms = Terms(&number).to_string();
    let (sign, size) = terms.strip_prefix('-').map_or(("", terms.as_str()), |size| ("-", size));
    let (above, below) = size.split_once('/').unwrap_or((size, "1"));
    let digits = LONGEST / 2 - above.len().max(below.len()) - 2;
    // A factor without any pattern.
    let factor = RBig::from(7).pow((digits * 100 / 85) as isize);
    let times = |digits: &str| digits.parse::<RBig>().ok().map(|number| number * &factor);
    let text = format!("{sign}{}/{}", times(above)?, times(below)?);
    (text.len() <= LONGEST).then_some(text)
}
