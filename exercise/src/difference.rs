//! What differs between what a file says and what it should say.

use similar::{ChangeTag, TextDiff};

/// How many lines are shown at most.
const SHOWN: usize = 40;

/// The lines that differ, each below the last: those that go with a minus, those that come with a plus, in the order
/// in which they stand.
///
/// ```
/// use exercise::difference::shown;
/// assert_eq!(shown("1\n2\n3\n", "1\n3\n4\n"), "\n       - 2\n       + 4");
/// ```
pub fn shown(old: &str, new: &str) -> String {
    let diff = TextDiff::from_lines(old, new);
    let mut changes = diff.iter_all_changes().filter_map(|change| {
        let sign = match change.tag() {
            ChangeTag::Delete => '-',
            ChangeTag::Insert => '+',
            ChangeTag::Equal => return None,
        };
        Some(format!("\n       {sign} {}", change.value().trim_end_matches('\n')))
    });
    let mut shown: String = changes.by_ref().take(SHOWN).collect();
    match changes.count() {
        0 => {}
        more => shown += &format!("\n       … and {more} more"),
    }
    shown
}

#[cfg(test)]
mod tests {
    use super::shown;

    #[test]
    fn a_line_that_moved_or_is_there_once_less_is_seen() {
        assert_eq!(shown("a\nb\nc\nd\n", "b\nc\nd\na\n"), "\n       - a\n       + a");
        assert_eq!(shown("a\na\n", "a\n"), "\n       - a");
        assert_eq!(shown("a\n", "a\n"), "");
    }

    #[test]
    fn nobody_has_to_read_a_thousand_lines() {
        let many: String = (0..1000).map(|line| format!("{line}\n")).collect();
        let shown = shown("", &many);
        assert_eq!(shown.lines().count(), 1 + 40 + 1);
        assert!(shown.ends_with("\n       … and 960 more"), "{shown}");
    }
}
