//! Smaller inputs that fail in the same way: what a person can hold in her hand.
//!
//! An input is lines of words. Passes propose smaller ones: lines, words, columns and letters go, with the counts that
//! belong to them; numbers come down to zero, to one, to their least value, to a half, by one; at last all is put
//! in order. A pass knows nothing of exercises. The strict reader alone judges what is valid, so that a proposal may be
//! as bold as it likes, and a predicate judges whether the fault is still the same.
//!
//! *Smaller* means fewer bytes, and of equally many the smaller words first. No input has infinitely many smaller
//! ones, so it ends; and where it ends no single pass finds anything smaller that fails.

use std::{
    collections::HashSet,
    ops::{ControlFlow, Range},
};

use crate::AnyExercise;

/// What became of an input.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Shrunk {
    /// The smallest input that was found.
    pub input: Vec<u8>,
    /// How often the predicate was asked.
    pub tried: usize,
    /// Whether every pass ended without finding a smaller one; if not, it was asked as often as it may be.
    pub minimal: bool,
}

/// How many proposals are read for each one on which the predicate is asked, at most: a bound for large inputs.
const READ_FOR_EACH: usize = 200;

/// Shrinks a valid input as long as it `fails`, asking at most `most` times.
pub fn shrink(
    exercise: &dyn AnyExercise,
    input: &[u8],
    most: usize,
    mut fails: impl FnMut(&[u8]) -> bool,
) -> Shrunk {
    let mut now = Text::of(input);
    let (mut tried, mut read) = (0, 0);
    let mut seen: HashSet<Vec<u8>> = HashSet::new();
    let mut enough = false;
    loop {
        let before = now.clone();
        for (_, pass) in PASSES {
            loop {
                let mut better = None;
                let _ = pass(&now.clone(), &Bounded::of(exercise, &now), &mut |proposal: Text| {
                    if !proposal.is_smaller_than(&now) {
                        return ControlFlow::Continue(());
                    }
                    let bytes = proposal.bytes();
                    if !seen.insert(bytes.clone()) {
                        return ControlFlow::Continue(());
                    }
                    read += 1;
                    if tried >= most || read >= READ_FOR_EACH * most {
                        enough = true;
                        return ControlFlow::Break(());
                    }
                    if exercise.read(&bytes).is_err() {
                        return ControlFlow::Continue(());
                    }
                    tried += 1;
                    if !fails(&bytes) {
                        return ControlFlow::Continue(());
                    }
                    better = Some(proposal);
                    ControlFlow::Break(())
                });
                match better {
                    Some(better) => now = better,
                    None => break,
                }
            }
            if enough {
                return Shrunk { input: now.bytes(), tried, minimal: false };
            }
        }
        if now.lines == before.lines {
            return Shrunk { input: now.bytes(), tried, minimal: true };
        }
    }
}

/// Every valid smaller input that one step of one pass makes of an input, with the pass's name.
pub fn steps(exercise: &dyn AnyExercise, input: &[u8]) -> Vec<(&'static str, Vec<u8>)> {
    let now = Text::of(input);
    let bounded = Bounded::of(exercise, &now);
    let mut seen = HashSet::new();
    let mut steps = Vec::new();
    for (name, pass) in PASSES {
        let _ = pass(&now, &bounded, &mut |proposal: Text| {
            let bytes = proposal.bytes();
            if proposal.is_smaller_than(&now) && seen.insert(bytes.clone()) && exercise.read(&bytes).is_ok() {
                steps.push((name, bytes));
            }
            ControlFlow::Continue(())
        });
    }
    steps
}

/// An input as lines of words.
#[derive(Clone, Debug, PartialEq, Eq)]
struct Text {
    lines: Vec<Vec<String>>,
}

/// A place in a text: line and word.
type WordAt = (usize, usize);

impl Text {
    fn of(input: &[u8]) -> Text {
        let text = String::from_utf8_lossy(input);
        let words = |line: &str| line.split(' ').map(String::from).collect();
        Text { lines: text.lines().map(words).collect() }
    }

    fn bytes(&self) -> Vec<u8> {
        let mut bytes = Vec::new();
        for line in &self.lines {
            bytes.extend(line.join(" ").into_bytes());
            bytes.push(b'\n');
        }
        bytes
    }

    /// Words and the white space behind them.
    fn length(&self) -> usize {
        self.words().map(|(_, word)| word.len() + 1).sum()
    }

    fn words(&self) -> impl Iterator<Item = (WordAt, &String)> {
        let words = |(line, words): (usize, &'_ Vec<String>)| (line, words.len());
        self.lines
            .iter()
            .enumerate()
            .map(words)
            .flat_map(move |(line, many)| (0..many).map(move |word| ((line, word), &self.lines[line][word])))
    }

    fn is_smaller_than(&self, other: &Text) -> bool {
        let by_words = || {
            let keys = self.words().map(|(_, word)| key(word));
            keys.cmp(other.words().map(|(_, word)| key(word)))
        };
        self.length().cmp(&other.length()).then_with(by_words).is_lt()
    }

    fn word(&self, (line, word): WordAt) -> &str {
        &self.lines[line][word]
    }

    /// The same with another word at a place.
    fn with(&self, (line, word): WordAt, by: impl Into<String>) -> Text {
        let mut text = self.clone();
        text.lines[line][word] = by.into();
        text
    }

    /// The same without some words, and without lines that have none left.
    fn without(&self, gone: &HashSet<WordAt>) -> Text {
        let mut lines = Vec::with_capacity(self.lines.len());
        for (line, words) in self.lines.iter().enumerate() {
            let left: Vec<String> = words
                .iter()
                .enumerate()
                .filter(|(word, _)| !gone.contains(&(line, *word)))
                .map(|(_, word)| word.clone())
                .collect();
            if !left.is_empty() {
                lines.push(left);
            }
        }
        Text { lines }
    }

    fn integers(&self) -> Vec<(WordAt, i128)> {
        self.words().filter_map(|(place, word)| Some((place, integer(word)?))).collect()
    }
}

/// Of two words the shorter is the smaller, and of equally long ones the first in the alphabet.
fn key(word: &str) -> (usize, &str) {
    (word.len(), word)
}

/// The integer that a word is, if it is written as one.
fn integer(word: &str) -> Option<i128> {
    let value: i128 = word.parse().ok()?;
    (value.to_string() == word).then_some(value)
}

/// The fraction that a word is: an integer or `a/b`.
fn fraction(word: &str) -> Option<(i128, i128)> {
    match word.split_once('/') {
        None => Some((integer(word)?, 1)),
        Some((a, b)) => Some((integer(a)?, integer(b).filter(|&b| b > 0)?)),
    }
}

/// A fraction in lowest terms, as inputs write it.
fn written((a, b): (i128, i128)) -> String {
    let (mut x, mut y) = (a.unsigned_abs(), b.unsigned_abs());
    while y != 0 {
        (x, y) = (y, x % y);
    }
    let divisor = x.max(1) as i128;
    match b / divisor {
        1 => (a / divisor).to_string(),
        b => format!("{}/{b}", a / divisor),
    }
}

/// The least value of each bounded word, as far as the reader tells where it stands.
struct Bounded(Vec<(WordAt, i128)>);

impl Bounded {
    fn of(exercise: &dyn AnyExercise, text: &Text) -> Bounded {
        let bytes = text.bytes();
        let Ok((_, record)) = exercise.read_recording(&bytes) else { return Bounded(Vec::new()) };
        let mut starts = std::collections::HashMap::new();
        let mut at = 0;
        for (place, word) in text.words() {
            starts.insert(at, place);
            at += word.len() + 1;
        }
        let mut least = Vec::new();
        for extent in record.extents {
            for (_, Range { start, .. }) in &extent.first {
                least.extend(starts.get(start).map(|&place| (place, extent.bound.min)));
            }
        }
        Bounded(least)
    }

    fn least(&self, place: WordAt) -> Option<i128> {
        self.0.iter().find(|(known, _)| *known == place).map(|&(_, least)| least)
    }
}

/// Where proposals go; `Break` says that no more are wanted.
type Offer<'a> = &'a mut dyn FnMut(Text) -> ControlFlow<()>;
type Pass = fn(&Text, &Bounded, Offer) -> ControlFlow<()>;

/// The passes, in the order in which they are made.
const PASSES: [(&str, Pass); 11] = [
    ("delete lines", delete_lines),
    ("delete words", delete_words),
    ("delete columns", delete_columns),
    ("delete in two places", delete_in_two_places),
    ("delete letters", delete_letters),
    ("delete what a number names", delete_named),
    ("numbers all at once", equal_numbers),
    ("numbers one by one", numbers),
    ("numbers in pairs", pairs),
    ("letters", letters),
    ("sort", sort),
];

/// A text from which something was taken away, with the counts that may belong to it: as it is, and with one integer
/// lowered by one of `amounts`. What stands nearest before the gap, and at the start of the file, is tried.
fn repaired(text: Text, amounts: &[i128], before: usize, offer: Offer) -> ControlFlow<()> {
    const NEAREST: usize = 24;
    const FIRST: usize = 4;
    offer(text.clone())?;
    let counts: Vec<(WordAt, i128)> =
        text.integers().into_iter().filter(|((line, _), _)| *line <= before).collect();
    let (first, rest) = counts.split_at(counts.len().min(FIRST));
    let nearest = rest.iter().rev().take(NEAREST);
    let mut amounts = amounts.to_vec();
    amounts.dedup();
    for &(place, value) in first.iter().chain(nearest) {
        for &amount in amounts.iter().filter(|&&amount| amount > 0 && value >= amount) {
            offer(text.with(place, (value - amount).to_string()))?;
        }
    }
    ControlFlow::Continue(())
}

/// Blocks of so many things out of `total`: all but a few at one end first, then halves, single ones last.
fn blocks(total: usize) -> Vec<Range<usize>> {
    let mut blocks = Vec::new();
    let mut left = 1;
    while 2 * left < total {
        blocks.extend([left..total, 0..total - left]);
        left *= 2;
    }
    let mut size = total;
    while size > 0 {
        blocks.extend((0..total).step_by(size).map(|start| start..total.min(start + size)));
        size /= 2;
    }
    blocks
}

fn places_of(text: &Text, lines: impl IntoIterator<Item = usize>) -> HashSet<WordAt> {
    let words = |line: usize| (0..text.lines[line].len()).map(move |word| (line, word));
    lines.into_iter().flat_map(words).collect()
}

/// Blocks of lines.
fn delete_lines(text: &Text, _: &Bounded, offer: Offer) -> ControlFlow<()> {
    for block in blocks(text.lines.len()) {
        let gone = places_of(text, block.clone());
        if block.len() < text.lines.len() {
            let amounts = [block.len() as i128, gone.len() as i128];
            repaired(text.without(&gone), &amounts, block.start, offer)?;
        }
    }
    ControlFlow::Continue(())
}

/// Blocks of words of a line.
fn delete_words(text: &Text, _: &Bounded, offer: Offer) -> ControlFlow<()> {
    for (line, words) in text.lines.iter().enumerate() {
        for block in blocks(words.len()).into_iter().filter(|block| block.len() < words.len()) {
            let gone = block.clone().map(|word| (line, word)).collect();
            repaired(text.without(&gone), &[block.len() as i128], line, offer)?;
        }
    }
    ControlFlow::Continue(())
}

/// Inputs of more words than this are spared the passes whose number of proposals grows with the square of their size.
const FEW: usize = 150;

/// Runs of neighbouring lines of the same width, and each run's beginning left out line by line.
fn runs(text: &Text) -> Vec<Range<usize>> {
    let width = |line: usize| text.lines[line].len();
    let mut runs = Vec::new();
    for start in 0..text.lines.len() {
        let same = (start..text.lines.len()).take_while(|&line| width(line) == width(start)).count();
        if same > 1 && width(start) > 1 {
            runs.push(start..start + same);
            // A run of lines may end in one that belongs to something else.
            runs.extend((start + 2..start + same).map(|end| start..end));
        }
    }
    runs
}

/// A word of every line of a block: a column of a matrix; and with it a line of the block, where it is square.
fn delete_columns(text: &Text, _: &Bounded, offer: Offer) -> ControlFlow<()> {
    if text.words().count() > 10 * FEW {
        return ControlFlow::Continue(());
    }
    for run in runs(text) {
        for column in 0..text.lines[run.start].len() {
            let gone: HashSet<WordAt> = run.clone().map(|line| (line, column)).collect();
            repaired(text.without(&gone), &[1], run.start, offer)?;
            for line in run.clone() {
                let both = gone.union(&places_of(text, [line])).copied().collect();
                repaired(text.without(&both), &[1], run.start, offer)?;
            }
        }
    }
    ControlFlow::Continue(())
}

/// What belongs together in two places: a line and a line, a line and a word, a column and a word; and lines at equal
/// distances, as the rows of several matrices.
fn delete_in_two_places(text: &Text, _: &Bounded, offer: Offer) -> ControlFlow<()> {
    if text.words().count() > FEW {
        return ControlFlow::Continue(());
    }
    let lines = text.lines.len();
    for first in 0..lines {
        for second in first + 1..lines {
            for many in 1..=lines - second {
                let gone = places_of(text, std::iter::once(first).chain(second..second + many));
                if gone.len() < text.words().count() {
                    repaired(text.without(&gone), &[1, 2], first, offer)?;
                }
            }
            let distance = second - first;
            for last in (second..lines).step_by(distance.max(1)).skip(1) {
                let gone = places_of(text, (first..=last).step_by(distance));
                repaired(text.without(&gone), &[1], first, offer)?;
            }
        }
    }
    for (place @ (line, _), _) in text.words() {
        for other in (0..lines).filter(|&other| other != line) {
            let mut gone = places_of(text, [other]);
            gone.insert(place);
            repaired(text.without(&gone), &[1], other.min(line), offer)?;
        }
        for run in runs(text).into_iter().filter(|run| !run.contains(&line)) {
            let column = place.1;
            if column < text.lines[run.start].len() {
                let mut gone: HashSet<WordAt> = run.clone().map(|line| (line, column)).collect();
                gone.insert(place);
                repaired(text.without(&gone), &[1], run.start.min(line), offer)?;
            }
        }
    }
    ControlFlow::Continue(())
}

/// Blocks of letters of a word.
fn delete_letters(text: &Text, _: &Bounded, offer: Offer) -> ControlFlow<()> {
    for (place @ (line, _), word) in text.words().filter(|(_, word)| word.len() > 1 && word.is_ascii()) {
        for block in blocks(word.len()).into_iter().filter(|block| block.len() < word.len()) {
            let rest = format!("{}{}", &word[..block.start], &word[block.end..]);
            repaired(text.with(place, rest), &[block.len() as i128], line, offer)?;
        }
    }
    ControlFlow::Continue(())
}

/// One of several things with numbers, a vertex or a game: those behind it get the number before, and the line with
/// its number may go, or a block of lines and all words that name it become zero.
fn delete_named(text: &Text, _: &Bounded, offer: Offer) -> ControlFlow<()> {
    if text.words().count() > 4 * FEW {
        return ControlFlow::Continue(());
    }
    let Some(header) = text.lines.first() else { return ControlFlow::Continue(()) };
    let most = header.iter().filter_map(|word| integer(word)).max().unwrap_or(0);
    for number in 1..=most.min(text.words().count() as i128) {
        let mut renamed = text.clone();
        for line in renamed.lines.iter_mut().skip(1) {
            for word in line.iter_mut() {
                let letters = word.len() - word.trim_start_matches(|c: char| c.is_ascii_alphabetic()).len();
                let (prefix, digits) = word.split_at(letters);
                if let Some(value) = integer(digits) {
                    if value > number {
                        *word = format!("{prefix}{}", value - 1);
                    } else if value == number && letters > 0 {
                        *word = "0".into();
                    }
                }
            }
        }
        repaired(renamed.clone(), &[1], 0, offer)?;
        // Its own line, if every thing has one; its block of lines, wherever that is.
        let lines = renamed.lines.len();
        if let Some(own) = usize::try_from(number).ok().filter(|&own| own < lines) {
            let without = renamed.without(&places_of(&renamed, [own]));
            repaired(without.clone(), &[1], 0, offer)?;
            // A parent loses a child: the word that named it goes, and perhaps the one behind it.
            for ((line, word), value) in text.integers().into_iter().filter(|((line, _), _)| *line != own) {
                if value != number || line == 0 {
                    continue;
                }
                for many in 1..=2 {
                    let mut gone = places_of(&renamed, [own]);
                    gone.extend((word..text.lines[line].len().min(word + many)).map(|word| (line, word)));
                    let rest = renamed.without(&gone);
                    let count = |text: Text, offer: Offer| repaired(text, &[1], line, offer);
                    for (place, value) in rest.integers().into_iter().filter(|((line, _), _)| *line == 0) {
                        count(rest.with(place, (value - 1).to_string()), offer)?;
                    }
                }
            }
        }
        for size in 2..=4.min(lines) {
            for start in 1..=lines - size {
                let gone = places_of(&renamed, start..start + size);
                repaired(renamed.without(&gone), &[1], 0, offer)?;
            }
        }
    }
    ControlFlow::Continue(())
}

/// Smaller values of a number: zero, one, the least, halves of the way, one less; and without one of its binary digits.
fn smaller(value: i128, least: Option<i128>) -> Vec<i128> {
    let mut values = vec![0, 1, -value];
    for target in least.into_iter().filter(|&least| least < value).chain([0]) {
        values.push(target);
        let mut way = (value - target) / 2;
        while way != 0 {
            values.push(value - way);
            way /= 2;
        }
        if value != target {
            values.push(value - (value - target).signum());
        }
    }
    if value > 1 {
        values.extend(
            (0..127).rev().map(|bit| 1i128 << bit).filter(|bit| value & bit != 0).map(|bit| value ^ bit),
        );
    }
    let mut known = HashSet::new();
    values.retain(|&other| other != value && known.insert(other));
    values
}

/// Smaller words for a word: numbers, fractions, and for what is neither the other words of its text.
fn replacements(text: &Text, place: WordAt, bounded: &Bounded) -> Vec<String> {
    let word = text.word(place);
    if let Some(value) = integer(word) {
        return smaller(value, bounded.least(place)).iter().map(i128::to_string).collect();
    }
    if let Some((a, b)) = fraction(word) {
        let mut values = vec![(0, 1), (1, 1), (-1, 1), (a / b, 1), (1, 2), (-1, 2), (a.signum(), b)];
        values.extend(smaller(a, None).into_iter().map(|a| (a, b)));
        values.extend(smaller(b, Some(1)).into_iter().filter(|&b| b > 0).map(|b| (a, b)));
        values.extend([(a / 2, b / 2), (a / 10, b / 10)].into_iter().filter(|(_, b)| *b > 0));
        return values.into_iter().map(written).collect();
    }
    let others = text.words().map(|(_, other)| other.clone()).filter(|other| other.len() <= word.len());
    let mut words: Vec<String> = ["0".to_string()].into_iter().chain(others).collect();
    let mut known = HashSet::new();
    words.retain(|other| other != word && known.insert(other.clone()));
    words
}

/// All words that are equal become a smaller one together.
fn equal_numbers(text: &Text, bounded: &Bounded, offer: Offer) -> ControlFlow<()> {
    let mut known = HashSet::new();
    for (place, word) in text.words() {
        let many = text.words().filter(|(_, other)| *other == word).count();
        if many < 2 || !known.insert(word.clone()) {
            continue;
        }
        for by in replacements(text, place, bounded) {
            let mut replaced = text.clone();
            let equal = replaced.lines.iter_mut().flatten().filter(|other| *other == word);
            equal.for_each(|other| other.clone_from(&by));
            offer(replaced)?;
        }
    }
    ControlFlow::Continue(())
}

/// One word becomes a smaller one.
fn numbers(text: &Text, bounded: &Bounded, offer: Offer) -> ControlFlow<()> {
    for (place, _) in text.words() {
        for by in replacements(text, place, bounded) {
            offer(text.with(place, by))?;
        }
    }
    ControlFlow::Continue(())
}

/// Two numbers become smaller by the same, both by half, or without the same binary digit: where a difference or a
/// nim-sum matters. Of two probabilities, one takes over what the other had.
fn pairs(text: &Text, _: &Bounded, offer: Offer) -> ControlFlow<()> {
    let numbers: Vec<_> = text.words().filter_map(|(place, word)| Some((place, fraction(word)?))).collect();
    if numbers.len() > FEW / 2 {
        return ControlFlow::Continue(());
    }
    for (index, &(first, (a, b))) in numbers.iter().enumerate() {
        for &(second, (c, d)) in &numbers[index + 1..] {
            let both = |x: String, y: String| text.with(first, x).with(second, y);
            if b == 1 && d == 1 {
                let common = if a > 0 && c > 0 { a & c } else { 0 };
                let bits = (0..127).rev().map(|bit| 1i128 << bit).filter(|bit| common & bit != 0);
                let less = [a.min(c), a.min(c) / 2, 1].into_iter().chain(bits).filter(|&less| less > 0);
                for less in less {
                    offer(both((a - less).to_string(), (c - less).to_string()))?;
                }
                offer(both((a / 2).to_string(), (c / 2).to_string()))?;
            }
            let product = b.checked_mul(d);
            let sum = a.checked_mul(d).zip(c.checked_mul(b)).and_then(|(x, y)| x.checked_add(y));
            if let (true, Some(sum), Some(product)) = (first.0 == second.0, sum, product) {
                let sum = written((sum, product));
                offer(both("0".into(), sum.clone()))?;
                offer(both(sum, "0".into()))?;
            }
        }
    }
    ControlFlow::Continue(())
}

/// In words of `0` and `1`: a one becomes a zero, or moves to the right.
fn letters(text: &Text, _: &Bounded, offer: Offer) -> ControlFlow<()> {
    let binary = |word: &str| word.bytes().all(|letter| letter == b'0' || letter == b'1');
    for (place, word) in text.words().filter(|(_, word)| word.len() > 1 && binary(word)) {
        for (at, _) in word.match_indices('1') {
            let mut letters: Vec<char> = word.chars().collect();
            letters[at] = '0';
            offer(text.with(place, letters.iter().collect::<String>()))?;
            if at + 1 < letters.len() && letters[at + 1] == '0' {
                letters[at + 1] = '1';
                offer(text.with(place, letters.iter().collect::<String>()))?;
            }
        }
    }
    ControlFlow::Continue(())
}

/// Words of a line in order, as a whole or from the second or third on; lines in order; then neighbours exchanged.
fn sort(text: &Text, _: &Bounded, offer: Offer) -> ControlFlow<()> {
    for line in 0..text.lines.len() {
        let words = text.lines[line].len();
        for from in 0..words.min(3) {
            let mut sorted = text.clone();
            sorted.lines[line][from..].sort_by(|one, other| key(one).cmp(&key(other)));
            offer(sorted)?;
        }
        for word in 1..words {
            let mut exchanged = text.clone();
            exchanged.lines[line].swap(word - 1, word);
            offer(exchanged)?;
        }
    }
    for from in 0..text.lines.len().min(3) {
        let mut sorted = text.clone();
        sorted.lines[from..]
            .sort_by(|one, other| one.iter().map(|word| key(word)).cmp(other.iter().map(|word| key(word))));
        offer(sorted)?;
    }
    for line in 1..text.lines.len() {
        let mut exchanged = text.clone();
        exchanged.lines.swap(line - 1, line);
        offer(exchanged)?;
    }
    ControlFlow::Continue(())
}
