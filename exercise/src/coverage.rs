//! What answers show. A plan may cover the range of inputs and leave half of the range of answers out: no position
//! that only the first pile wins, no nim-sum with its highest digit. So an exercise names what its answers must show
//! ([`Feature`]), each test adds what its answer shows ([`Coverage`]), and the audit of plans names the gaps.

use std::collections::{BTreeMap, BTreeSet};

use checkers::words::lengths_of_integers;

mod exchange;

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
    /// A quantity below 2^`digits` that decides by being 0 or not: for each of [`WIDTHS`] that it exceeds, two tests at
    /// least in which it looks like 0 in so many digits and is not.
    Decides { name: &'static str, digits: u32 },
    /// A quantity below 2^`digits` that decides by being above 1 or not: as [`Feature::Decides`], and two tests in which
    /// it looks like 1.
    AboveOne { name: &'static str, digits: u32 },
    /// Two numbers that decide by being equal or not: two tests at least in which doubles take them for equal, and they
    /// are not.
    Apart(&'static str),
    /// A table of values with the entries `from` to `most`, of which a nim-sum is made: each two of them whose values
    /// differ are told apart by two tests at least, which use one of them an odd number of times and not the other. So
    /// a table in which two entries are exchanged has another nim-sum there.
    Table { name: &'static str, from: usize, most: usize },
    /// A number below 2^`digits` whose highest binary digit is looked for: two tests at least, for floats and for doubles,
    /// in which it is just below a power of two and its logarithm is rounded up.
    RoundedUp { name: &'static str, digits: u32 },
    /// No legal input, or line of one, or answer of the reference, has more than `bytes`, and two tests at least come
    /// within a thousandth of it: a buffer that is a little too small is too small for them.
    Longest { text: Text, bytes: usize },
}

/// What programs keep in a buffer.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord)]
pub enum Text {
    /// An input.
    Input,
    /// A line of the input, with its end.
    Line,
    /// The reference's answer.
    Answer,
}

impl Text {
    fn name(self) -> &'static str {
        match self {
            Text::Input => "input",
            Text::Line => "line",
            Text::Answer => "answer",
        }
    }
}

impl Feature {
    /// What is coverage.
    pub fn name(&self) -> &'static str {
        match *self {
            Feature::Kind(name)
            | Feature::Lengths { name, .. }
            | Feature::Unbroken { name, .. }
            | Feature::Decides { name, .. }
            | Feature::AboveOne { name, .. }
            | Feature::Apart(name)
            | Feature::RoundedUp { name, .. }
            | Feature::Table { name, .. } => name,
            Feature::Longest { text, .. } => text.name(),
        }
    }
}

/// In the integers of the answers no length between the shortest and the longest is left out.
pub const EVERY_LENGTH: &[Feature] = &[Feature::Unbroken { name: NUMBERS, except: &[] }];

/// Whether the lengths of texts are among the features.
pub(crate) fn asks_for_lengths(features: &[Feature]) -> bool {
    features.iter().any(|feature| matches!(feature, Feature::Longest { .. }))
}

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

/// From how many digits on the logarithm of 2^k - 1 is rounded up, and how many digits the type has: a float, a double.
const ROUNDED: [(u32, u32); 2] = [(21, f32::MANTISSA_DIGITS), (49, f64::MANTISSA_DIGITS)];

/// How many digits of a number the types have that people choose too small: a mask of six, a byte, a short, an int with
/// and without its sign, the digits of a double.
pub const WIDTHS: [u32; 6] = [6, 8, 16, 31, 32, 53];

/// What the answer to one test shows: how often each kind, and each length of each number, occurs.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Coverage {
    kinds: BTreeMap<&'static str, usize>,
    lengths: BTreeMap<(&'static str, u32), usize>,
    /// Quantities that look like something else in so many digits. Exercises that share code may show more than each
    /// of them asks for.
    mistaken: BTreeSet<(&'static str, u32, Looks)>,
    /// Of each table the entries that are used an odd number of times, with their values.
    entries: BTreeMap<&'static str, BTreeMap<usize, u64>>,
    /// How many bytes texts have.
    sizes: BTreeMap<Text, usize>,
}

/// What a quantity is taken for.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord)]
enum Looks {
    Zero,
    One,
    Another,
    Power,
}

impl Looks {
    fn name(self) -> &'static str {
        match self {
            Looks::Zero => "0",
            Looks::One => "1",
            Looks::Another => "another number",
            Looks::Power => "a power of two, by its logarithm,",
        }
    }
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

    /// A quantity that decides by being 0 or not, or by being above 1 or not. To be told only where nothing else does.
    pub fn decides(&mut self, name: &'static str, quantity: u128) {
        for width in WIDTHS.into_iter().take_while(|&width| quantity >> width != 0) {
            match quantity & ((1 << width) - 1) {
                0 => self.mistaken.insert((name, width, Looks::Zero)),
                1 => self.mistaken.insert((name, width, Looks::One)),
                _ => false,
            };
        }
    }

    /// A number whose highest binary digit is looked for.
    pub fn logarithm(&mut self, name: &'static str, number: u64) {
        let just_below = number & number.wrapping_add(1) == 0;
        for (least, mantissa) in ROUNDED {
            if just_below && number >> (least - 1) != 0 {
                self.mistaken.insert((name, mantissa, Looks::Power));
            }
        }
    }

    /// Two numbers that decide by being equal or not.
    pub fn apart(&mut self, name: &'static str, one: u64, other: u64) {
        if one != other && one as f64 == other as f64 {
            self.mistaken.insert((name, f64::MANTISSA_DIGITS, Looks::Another));
        }
    }

    /// An entry of a table that takes part in the nim-sum which decides, and its value.
    pub fn entry(&mut self, table: &'static str, entry: usize, value: u64) {
        let odd = self.entries.entry(table).or_default();
        if odd.remove(&entry).is_none() {
            odd.insert(entry, value);
        }
    }

    /// The nim-sum of a position. It decides who wins.
    pub fn nim_sum(&mut self, sum: u64) {
        self.number(NIM_SUM, sum.into());
        self.decides(NIM_SUM, sum.into());
        if sum >> 48 != 0 && sum & (sum + 1) == 0 {
            self.kind(ROUNDED_UP);
        }
    }

    /// The bytes of an input.
    pub(crate) fn input(&mut self, bytes: &[u8]) {
        let longest = bytes.split_inclusive(|&byte| byte == b'\n').map(<[u8]>::len).max();
        self.sizes.insert(Text::Input, bytes.len());
        self.sizes.insert(Text::Line, longest.unwrap_or(0));
    }

    /// The bytes of the reference's answer.
    pub(crate) fn answer(&mut self, bytes: &[u8]) {
        self.sizes.insert(Text::Answer, bytes.len());
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
            Feature::Decides { name, digits } => {
                gaps.extend(never_mistaken(name, digits, Looks::Zero, tests));
            }
            Feature::AboveOne { name, digits } => {
                gaps.extend(never_mistaken(name, digits, Looks::Zero, tests));
                gaps.extend(never_mistaken(name, digits, Looks::One, tests));
            }
            Feature::Table { name, from, most } => {
                let odd: Vec<_> = tests.iter().filter_map(|test| test.entries.get(name)).collect();
                gaps.extend(exchange::unseen(name, from..=most, &odd));
            }
            Feature::RoundedUp { name, digits } => {
                let types = ROUNDED.into_iter().filter(|&(least, _)| least <= digits);
                gaps.extend(
                    types.filter_map(|(_, mantissa)| mistaken_once(name, mantissa, Looks::Power, tests)),
                );
            }
            Feature::Longest { text, bytes } => gaps.extend(too_short(text, bytes, tests)),
            Feature::Apart(name) => {
                gaps.extend(mistaken_once(name, f64::MANTISSA_DIGITS, Looks::Another, tests));
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

/// The widths in which too few tests have a quantity that looks like something else.
fn never_mistaken(name: &str, digits: u32, looks: Looks, tests: &[Coverage]) -> impl Iterator<Item = String> {
    let widths = WIDTHS.into_iter().take_while(move |&width| width < digits);
    widths.filter_map(move |width| mistaken_once(name, width, looks, tests))
}

fn mistaken_once(name: &str, width: u32, looks: Looks, tests: &[Coverage]) -> Option<String> {
    let shows = |test: &&Coverage| test.mistaken.iter().any(|seen| *seen == (name, width, looks));
    let tests = match tests.iter().filter(shows).count() {
        0 => "no test has",
        1 => "only one test has",
        _ => return None,
    };
    Some(format!("{tests} a {name} that looks like {} in {width} binary digits", looks.name()))
}

/// What is wrong with the longest texts of the tests.
fn too_short(text: Text, bytes: usize, tests: &[Coverage]) -> Option<String> {
    let sizes = || tests.iter().filter_map(|test| test.sizes.get(&text).copied());
    let name = text.name();
    if let Some(size) = sizes().find(|&size| size > bytes) {
        return Some(format!(
            "a test has, as its longest {name}, {size} bytes, although {bytes} are said to be the most"
        ));
    }
    let least = bytes - bytes / 1000;
    let tests = match sizes().filter(|&size| size >= least).count() {
        0 => "no test has",
        1 => "only one test has",
        _ => return None,
    };
    Some(format!("{tests}, as its longest {name}, {least} bytes or more; a legal one may have {bytes}"))
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
    #[test]
    fn a_quantity_that_decides_must_look_like_0_in_each_type_that_it_exceeds() {
        let shown = |quantities: &[u128]| {
            let mut coverage = Coverage::default();
            quantities.iter().for_each(|&quantity| coverage.decides("rest", quantity));
            coverage
        };
        let decides = |digits| [Feature::Decides { name: "rest", digits }];
        assert_eq!(gaps(&decides(6), &[]), [""; 0], "every number fits");
        assert_eq!(gaps(&decides(7), &[]), ["no test has a rest that looks like 0 in 6 binary digits"]);
        // 0 is 0, and 2^8 - 1, 2^8 + 1 and 2^5 look like what they are: not 0.
        let none = || shown(&[0, 255, 257, 32]);
        assert_eq!(gaps(&decides(10), &[none(), none()]).len(), 2);
        let some = || shown(&[3 << 8]);
        assert_eq!(
            gaps(&decides(16), &[some(), none()]),
            [
                "only one test has a rest that looks like 0 in 6 binary digits",
                "only one test has a rest that looks like 0 in 8 binary digits",
            ]
        );
        assert_eq!(gaps(&decides(16), &[some(), some()]), [""; 0]);
        assert_eq!(gaps(&decides(60), &[shown(&[1 << 59]), shown(&[5 << 53])]), [""; 0]);
        assert_eq!(gaps(&decides(60), &[shown(&[1 << 52]), shown(&[5 << 50])]).len(), 1);
        let above = [Feature::AboveOne { name: "rest", digits: 9 }];
        assert_eq!(
            gaps(&above, &[shown(&[1, 256, 513]), shown(&[256])]),
            [
                "only one test has a rest that looks like 1 in 6 binary digits",
                "only one test has a rest that looks like 1 in 8 binary digits",
            ]
        );
        assert_eq!(gaps(&above, &[shown(&[256, 513]), shown(&[256, 257])]), [""; 0]);
    }

    #[test]
    fn a_number_just_below_a_power_of_two_tells_logarithms_apart() {
        let shown = |number| {
            let mut coverage = Coverage::default();
            coverage.logarithm("sum", number);
            coverage
        };
        let rounded = |digits| [Feature::RoundedUp { name: "sum", digits }];
        assert_eq!(gaps(&rounded(20), &[]), [""; 0]);
        assert_eq!(gaps(&rounded(21), &[shown((1 << 21) - 1), shown((1 << 22) - 1)]), [""; 0]);
        assert_eq!(gaps(&rounded(21), &[shown((1 << 20) - 1), shown(1 << 21), shown((1 << 21) - 2)]).len(), 1);
        assert_eq!(gaps(&rounded(60), &[shown((1 << 48) - 1), shown((1 << 49) - 1)]).len(), 1);
        assert_eq!(((1 << 21) - 1) as f32, 2_097_151.0);
        assert_eq!([2_097_151f32.log2(), 1_048_575f32.log2().floor()], [21.0, 19.0]);
    }

    #[test]
    fn two_tests_come_near_the_longest_text() {
        let shown = |input: &str| {
            let mut coverage = Coverage::default();
            coverage.input(input.as_bytes());
            coverage
        };
        let line = [Feature::Longest { text: Text::Line, bytes: 5 }];
        assert_eq!(gaps(&line, &[shown("1\n2345\n"), shown("1234\n5")]), [""; 0]);
        assert_eq!(
            gaps(&line, &[shown("1\n2345\n"), shown("1\n234\n")]),
            ["only one test has, as its longest line, 5 bytes or more; a legal one may have 5"]
        );
        assert_eq!(
            gaps(&line, &[shown("12345\n")]),
            ["a test has, as its longest line, 6 bytes, although 5 are said to be the most"]
        );
        let input = [Feature::Longest { text: Text::Input, bytes: 2000 }];
        assert_eq!(gaps(&input, &[shown(&"1".repeat(1998)), shown(&"1".repeat(2000))]), [""; 0]);
        assert_eq!(gaps(&input, &[shown(&"1".repeat(1997)), shown(&"1".repeat(2000))]).len(), 1);
    }

    #[test]
    fn numbers_that_doubles_take_for_equal_must_differ() {
        let shown = |one, other| {
            let mut coverage = Coverage::default();
            coverage.apart("pile", one, other);
            coverage
        };
        let features = [Feature::Apart("pile")];
        let far = 1 << 53;
        let (equal, small, large) = (shown(far, far), shown(far, far - 1), shown(far, far + 1));
        let gap = "a pile that looks like another number in 53 binary digits";
        assert_eq!(gaps(&features, &[equal, small]), [format!("no test has {gap}")]);
        assert_eq!(gaps(&features, std::slice::from_ref(&large)), [format!("only one test has {gap}")]);
        assert_eq!(gaps(&features, &[large.clone(), large]), [""; 0]);
    }
}
