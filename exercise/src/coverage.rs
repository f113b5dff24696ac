//! What answers show. A plan may cover the range of inputs and leave half of the range of answers out: no position
//! that only the first pile wins, no nim-sum with its highest digit. So an exercise names what its answers must show
//! ([`Feature`]), each test adds what its answer shows ([`Coverage`]), and the audit of plans names the gaps.

use std::collections::BTreeMap;

use checkers::words::lengths_of_integers;

/// Something that answers to the tests of an exercise must show.
#[allow(missing_docs, reason = "each variant describes its fields")]
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Feature {
    /// Answers of this kind, to two tests at least: a mistake there is refused twice.
    Kind(&'static str),
    /// Numbers of this name with every length from `least` to `most` binary digits, but for lengths that cannot occur;
    /// each of these with the reason.
    Lengths { name: &'static str, least: u32, most: u32, except: &'static [(u32, &'static str)] },
    /// Numbers of this name with every length between the shortest and the longest that occur.
    Unbroken { name: &'static str, except: &'static [(u32, &'static str)] },
}

impl Feature {
    /// What is coverage.
    pub fn name(&self) -> &'static str {
        match *self {
            Feature::Kind(name) | Feature::Lengths { name, .. } | Feature::Unbroken { name, .. } => name,
        }
    }
}

/// In the integers of the answers no length between the shortest and the longest is left out.
pub const EVERY_LENGTH: &[Feature] = &[Feature::Unbroken { name: NUMBERS, except: &[] }];

/// The name under which the numbers of an answer are counted if its exercise names nothing else.
pub const NUMBERS: &str = "number in the answer";

/// Whether [`NUMBERS`] are among the features.
pub(crate) fn asks_for_numbers(features: &[Feature]) -> bool {
    features.iter().any(|feature| feature.name() == NUMBERS)
}

/// Whoever looks for a winning move from the left has a long way.
pub const FAR_FROM_THE_LEFT: &str = "a winning move far from the left end, and none before it";

/// Whoever looks for a winning move from the right has a long way.
pub const FAR_FROM_THE_RIGHT: &str = "a winning move far from the right end, and none after it";

/// A logarithm in double precision takes such a number for the power of two above it.
pub const ROUNDED_UP: &str = "a nim-sum 2^k - 1 with 49 <= k, whose logarithm a double rounds up";

/// The name under which nim-sums are counted.
pub const NIM_SUM: &str = "nim-sum";

/// What the answer to one test shows: how often each kind, and each length of each number, occurs.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Coverage {
    kinds: BTreeMap<&'static str, usize>,
    lengths: BTreeMap<(&'static str, u32), usize>,
}

impl Coverage {
    /// An answer of a kind.
    pub fn kind(&mut self, name: &'static str) {
        *self.kinds.entry(name).or_default() += 1;
    }

    /// A number, of which the length counts: 0 has no digit, 1 has one, 255 has eight.
    pub fn number(&mut self, name: &'static str, number: u128) {
        *self.lengths.entry((name, u128::BITS - number.leading_zeros())).or_default() += 1;
    }

    /// The places at which a move may be made, from left to right, and whether one of the moves there wins: tells
    /// whether `many` places come before the first that wins, or behind the last.
    pub fn places(&mut self, wins: impl IntoIterator<Item = bool>, many: usize) {
        let (mut before, mut behind, mut won) = (0, 0, false);
        for wins in wins {
            won |= wins;
            before += usize::from(!won);
            behind = if wins { 0 } else { behind + 1 };
        }
        if won {
            self.far_from(before >= many, behind >= many);
        }
    }

    fn far_from(&mut self, left: bool, right: bool) {
        if left {
            self.kind(FAR_FROM_THE_LEFT);
        }
        if right {
            self.kind(FAR_FROM_THE_RIGHT);
        }
    }

    /// The nim-sum of a position.
    pub fn nim_sum(&mut self, sum: u64) {
        self.number(NIM_SUM, sum.into());
        if sum >> 48 != 0 && sum & (sum + 1) == 0 {
            self.kind(ROUNDED_UP);
        }
    }

    /// The integers among the words of an answer, without their signs.
    pub fn numbers_of(&mut self, answer: &str) {
        for (length, &count) in (0..).zip(&lengths_of_integers(answer)).filter(|(_, count)| **count > 0) {
            *self.lengths.entry((NUMBERS, length)).or_default() += count;
        }
    }
}

/// What the answers to the tests of a plan do not show, a sentence each.
///
/// ```
/// use exercise::coverage::{Feature, Coverage, gaps};
///
/// let mut coverage = Coverage::default();
/// coverage.numbers_of("0 1 2 11");
/// let lengths = Feature::Lengths { name: "number in the answer", least: 0, most: 4, except: &[] };
/// assert_eq!(
///     gaps(&[lengths], &[coverage]),
///     ["no test has a number in the answer of 3 binary digits"]
/// );
/// ```
pub fn gaps(features: &[Feature], tests: &[Coverage]) -> Vec<String> {
    let mut gaps = Vec::new();
    for feature in features {
        match *feature {
            Feature::Kind(name) => match tests.iter().filter(|test| test.kinds.contains_key(name)).count() {
                0 => gaps.push(format!("no test has {name}")),
                1 => gaps.push(format!("only one test has {name}")),
                _ => {}
            },
            Feature::Lengths { name, least, most, except } => {
                gaps.extend(missing_lengths(name, least, most, except, tests));
            }
            Feature::Unbroken { name, except } => {
                let seen = || lengths(name, tests);
                if let (Some(least), Some(most)) = (seen().min(), seen().max()) {
                    gaps.extend(missing_lengths(name, least, most, except, tests));
                }
            }
        }
    }
    let listed = |name: &str| features.iter().any(|feature| feature.name() == name);
    let mut names: Vec<&str> = tests
        .iter()
        .flat_map(|test| test.kinds.keys().copied().chain(test.lengths.keys().map(|(name, _)| *name)))
        .filter(|name| !listed(name))
        .collect();
    names.sort_unstable();
    names.dedup();
    gaps.extend(names.into_iter().map(|name| format!("tests have {name}, which the exercise does not list")));
    gaps
}

fn lengths(name: &str, tests: &[Coverage]) -> impl Iterator<Item = u32> {
    let seen = tests.iter().flat_map(|test| test.lengths.keys());
    seen.filter(move |(seen, _)| *seen == name).map(|(_, length)| *length)
}

fn missing_lengths(
    name: &str,
    least: u32,
    most: u32,
    except: &[(u32, &str)],
    tests: &[Coverage],
) -> Vec<String> {
    let mut gaps = Vec::new();
    for length in least..=most {
        let reason = except.iter().find(|(absent, _)| *absent == length).map(|(_, reason)| reason);
        match (lengths(name, tests).any(|seen| seen == length), reason) {
            (false, None) => gaps.push(format!("no test has a {name} of {length} binary digits")),
            (true, Some(reason)) => {
                gaps.push(format!(
                    "a {name} of {length} binary digits occurs, although it is said not to: {reason}"
                ));
            }
            _ => {}
        }
    }
    gaps
}

#[cfg(test)]
mod tests {
    use super::*;

    fn shown(places: &str, many: usize) -> Coverage {
        let mut coverage = Coverage::default();
        coverage.places(places.chars().map(|place| place == '1'), many);
        coverage
    }

    #[test]
    fn a_kind_is_shown_by_two_tests() {
        let features = [Feature::Kind(FAR_FROM_THE_LEFT)];
        let far = || shown("0001", 3);
        assert_eq!(gaps(&features, &[far(), far()]), [""; 0]);
        assert_eq!(gaps(&features, &[far()]), [format!("only one test has {FAR_FROM_THE_LEFT}")]);
        assert_eq!(gaps(&features, &[]), [format!("no test has {FAR_FROM_THE_LEFT}")]);
        assert_eq!(gaps(&[], &[far()]).len(), 1);
    }

    #[test]
    fn only_a_winning_move_is_far_away() {
        assert_eq!(shown("000", 3), Coverage::default());
        assert_eq!(shown("0010", 3), Coverage::default());
        assert_eq!(shown("1000", 3).kinds.keys().collect::<Vec<_>>(), [&FAR_FROM_THE_RIGHT]);
        assert_eq!(shown("0001000", 3).kinds.len(), 2);
    }

    #[test]
    fn an_exception_that_occurs_is_none() {
        let mut coverage = Coverage::default();
        coverage.numbers_of("0 x 1/2 -4");
        let except = &[(1, "no 1"), (2, "no 2 or 3")];
        assert_eq!(gaps(&[Feature::Unbroken { name: NUMBERS, except }], &[coverage.clone()]), [""; 0]);
        assert_eq!(gaps(&[Feature::Unbroken { name: NUMBERS, except: &[] }], &[coverage.clone()]).len(), 2);
        coverage.numbers_of("1");
        assert_eq!(
            gaps(&[Feature::Unbroken { name: NUMBERS, except }], &[coverage]),
            ["a number in the answer of 1 binary digits occurs, although it is said not to: no 1"]
        );
    }
}
