//! Positions as they stand in an address.

use std::{fmt::Display, ops::RangeInclusive};

use checkers::{Sentence, say};

/// Numbers with points between them: `3.4.5`.
pub fn numbers(
    text: &str,
    count: RangeInclusive<usize>,
    range: RangeInclusive<u64>,
) -> Result<Vec<u64>, Sentence> {
    let numbers: Vec<u64> = text.split('.').map(|word| number(word, &range)).collect::<Result<_, _>>()?;
    if !count.contains(&numbers.len()) {
        let (found, least, most) = (numbers.len(), count.start(), count.end());
        return Err(
            say!(vi "ở đây có {found} số, chỉ vẽ được từ {least} đến {most} số", en "{found} numbers stand here, {least} to {most} can be shown"),
        );
    }
    Ok(numbers)
}

/// A number within bounds.
pub fn number(word: &str, range: &RangeInclusive<u64>) -> Result<u64, Sentence> {
    let (least, most) = (range.start(), range.end());
    let digits = !word.is_empty() && word.bytes().all(|byte| byte.is_ascii_digit());
    match word.parse().ok().filter(|_| digits) {
        Some(number) if range.contains(&number) => Ok(number),
        _ => Err(
            say!(vi "\"{word}\" phải là một số từ {least} đến {most}", en "\"{word}\" should be a number from {least} to {most}"),
        ),
    }
}

/// The two halves of a text at a sign.
pub fn halves(text: &str, sign: char) -> Result<(&str, &str), Sentence> {
    text.split_once(sign).ok_or_else(
        || say!(vi "\"{text}\" phải có dấu \"{sign}\"", en "\"{text}\" should have a \"{sign}\" in it"),
    )
}

/// A row of zeros and ones: `10110`.
pub fn row(text: &str, length: RangeInclusive<usize>) -> Result<Vec<bool>, Sentence> {
    if text.bytes().any(|byte| byte != b'0' && byte != b'1') {
        return Err(say!(vi "\"{text}\" phải gồm các chữ số 0 và 1", en "\"{text}\" should be zeros and ones"));
    }
    if !length.contains(&text.len()) {
        let (found, least, most) = (text.len(), length.start(), length.end());
        return Err(
            say!(vi "hàng có {found} chỗ, chỉ vẽ được từ {least} đến {most} chỗ", en "the row has {found} places, {least} to {most} can be shown"),
        );
    }
    Ok(text.bytes().map(|byte| byte == b'1').collect())
}

/// Values with a sign between them.
pub fn joined<T: Display>(values: impl IntoIterator<Item = T>, sign: &str) -> String {
    values.into_iter().map(|value| value.to_string()).collect::<Vec<_>>().join(sign)
}

/// A row as zeros and ones.
pub fn zeros_and_ones(row: &[bool]) -> String {
    row.iter().map(|&one| if one { '1' } else { '0' }).collect()
}
