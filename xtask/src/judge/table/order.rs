//! In which order students are listed, and their ranks.

use std::cmp::Reverse;

use unicode_normalization::UnicodeNormalization;

use super::Row;

/// In which order students are listed.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, clap::ValueEnum)]
pub enum Sort {
    /// As the list of names has them, then by what folders and files call them.
    #[default]
    List,
    /// By their given names, as a class register in Viet Nam has them.
    Name,
    /// By points, those with most first.
    Points,
}

/// Sorts students.
pub fn sort(rows: &mut [Row], sort: Sort) {
    match sort {
        Sort::List => {}
        Sort::Name => rows.sort_by_cached_key(|row| given_name_first(&row.name)),
        Sort::Points => rows.sort_by_cached_key(|row| (Reverse(row.points()), given_name_first(&row.name))),
    }
}

/// The rank of each student: as many as have more points are before them, so that equals share a rank.
pub fn ranks(rows: &[Row]) -> Vec<usize> {
    let points: Vec<u32> = rows.iter().map(Row::points).collect();
    points.iter().map(|mine| 1 + points.iter().filter(|other| *other > mine).count()).collect()
}

/// The Vietnamese alphabet, and what others have besides.
const ALPHABET: &str = "aăâbcdđeêfghijklmnoôơpqrstuưvwxyz";

/// The tones in the order of dictionaries: level, falling, asking, tumbling, rising, heavy.
const TONES: [char; 5] = ['\u{300}', '\u{309}', '\u{303}', '\u{301}', '\u{323}'];

/// A word as it is sorted: its letters, and where these are equal, its tones.
type Word = (Vec<(usize, char)>, Vec<usize>);

/// A name as it is sorted: the given name, which stands last, then the rest from the family name on.
fn given_name_first(name: &str) -> (Vec<Word>, String) {
    let mut words: Vec<&str> = name.split_whitespace().collect();
    let given = words.pop();
    words.splice(0..0, given);
    (words.into_iter().map(word).collect(), name.to_string())
}

fn word(word: &str) -> Word {
    let is_tone = |letter: &char| TONES.contains(letter);
    let composed: Vec<char> = word.to_lowercase().nfc().collect();
    let mut letters = Vec::new();
    let mut tones = Vec::new();
    for letter in composed {
        let parts: Vec<char> = letter.nfd().collect();
        let tone = parts.iter().find(|part| is_tone(part));
        tones.push(tone.map_or(0, |tone| 1 + TONES.iter().position(|known| known == tone).unwrap_or(0)));
        for letter in parts.into_iter().filter(|part| !is_tone(part)).nfc() {
            letters.push((ALPHABET.chars().position(|known| known == letter).unwrap_or(usize::MAX), letter));
        }
    }
    (letters, tones)
}

#[cfg(test)]
mod units {
    use super::*;

    fn row(name: &str) -> Row {
        Row { id: name.into(), name: name.into(), cells: Vec::new() }
    }

    #[test]
    fn students_are_in_the_order_of_a_vietnamese_register() {
        let sorted = [
            "Trần Văn An",
            "Lê Ân",
            "Nguyễn Thị Bình",
            "Phạm Bình",
            "Lê Dung",
            "Lê Dũng",
            "Lê Đạt",
            // A level tone is before a falling one.
            "Lê Hoà Hoa",
            "Đỗ Hòa",
            "Vũ Minh",
            "Vũ Ước",
            "Vũ Ý",
        ];
        let mut rows: Vec<Row> = sorted.iter().rev().map(|name| row(name)).collect();
        // However the accents are written.
        rows[0].name = rows[0].name.nfd().collect();
        sort(&mut rows, Sort::Name);
        let names: Vec<&str> = rows.iter().map(|row| row.id.as_str()).collect();
        assert_eq!(names, sorted);
    }

    #[test]
    fn equals_share_a_rank() {
        assert_eq!(ranks(&[row("a"), row("b")]), [1, 1]);
        assert!(ranks(&[]).is_empty());
    }
}
