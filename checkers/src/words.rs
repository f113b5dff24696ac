//! The words of a file, whatever they mean: what stands between white space. For those who damage answers, and for those
//! who look at every number of one.

/// The words of a text.
///
/// ```
/// use checkers::words::{joined, words};
/// let found = words(b" 1\n22\t3 ");
/// assert_eq!(found, [&b"1"[..], b"22", b"3"]);
/// assert_eq!(joined(&found, b", "), b"1, 22, 3");
/// ```
pub fn words(text: &[u8]) -> Vec<&[u8]> {
    text.split(u8::is_ascii_whitespace).filter(|word| !word.is_empty()).collect()
}

/// Words one behind the other, with a separator.
pub fn joined(words: &[&[u8]], separator: &[u8]) -> Vec<u8> {
    words.join(separator)
}

/// How many of the words are integers of each length: at index 0 those that are 0, at 1 those of one binary digit, and
/// so on. Signs do not count, and what does not fit in 128 bits is left out.
///
/// ```
/// let lengths = checkers::words::lengths_of_integers("0 1 x -1 1/2 255");
/// assert_eq!((lengths[0], lengths[1], lengths[8]), (1, 2, 1));
/// assert_eq!(lengths.iter().sum::<usize>(), 4);
/// ```
pub fn lengths_of_integers(text: &str) -> [usize; 129] {
    let mut lengths = [0; 129];
    for number in text.split_ascii_whitespace().filter_map(|word| word.parse::<i128>().ok()) {
        lengths[(u128::BITS - number.unsigned_abs().leading_zeros()) as usize] += 1;
    }
    lengths
}
