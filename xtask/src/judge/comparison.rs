//! Where a wrong answer and the reference's differ.

use judging::Failing;
use similar::{ChangeTag, TextDiff};

/// Answers of more lines or bytes are too long to compare by eye: the checker's sentence says where to look.
const COMPARED: (usize, usize) = (60, 4 << 10);
/// How many lines of a comparison are shown, and how long each may be.
const SHOWN: (usize, usize) = (24, 160);

/// Where the reference's answer and the program's differ, with a line around each place; nothing if they are too
/// long to compare or do not differ.
pub fn lines(failing: &Failing) -> Option<Vec<(char, String)>> {
    compare(&failing.made.answer, failing.judged.answer.as_ref()?)
}

fn compare(expected: &[u8], answer: &[u8]) -> Option<Vec<(char, String)>> {
    let (expected, answer) = (String::from_utf8_lossy(expected), String::from_utf8_lossy(answer));
    let short = |text: &str| text.len() <= COMPARED.1 && text.lines().count() <= COMPARED.0;
    if !short(&expected) || !short(&answer) {
        return None;
    }
    let diff = TextDiff::from_lines(&*expected, &*answer);
    let mut lines = Vec::new();
    for group in diff.grouped_ops(1) {
        if !lines.is_empty() {
            lines.push((' ', "…".to_string()));
        }
        for change in group.iter().flat_map(|op| diff.iter_changes(op)) {
            let sign = match change.tag() {
                ChangeTag::Delete => '-',
                ChangeTag::Insert => '+',
                ChangeTag::Equal => ' ',
            };
            lines.push((sign, cut(change.value().trim_end_matches('\n'))));
        }
    }
    if lines.len() > SHOWN.0 {
        lines.truncate(SHOWN.0);
        lines.push((' ', "…".to_string()));
    }
    Some(lines).filter(|lines| !lines.is_empty())
}

/// A line, not longer than a person reads.
pub fn cut(line: &str) -> String {
    match line.char_indices().nth(SHOWN.1) {
        Some((end, _)) => format!("{}…", &line[..end]),
        None => line.to_string(),
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn compared(expected: &str, answer: &str) -> Option<Vec<(char, String)>> {
        compare(expected.as_bytes(), answer.as_bytes())
    }

    #[test]
    fn shows_where_answers_differ_and_a_line_around() {
        let lines = compared("1\n2\n3\n4\n5\n", "1\n2\n7\n4\n5\n").unwrap();
        let shown: Vec<_> = lines.iter().map(|(sign, line)| format!("{sign}{line}")).collect();
        assert_eq!(shown, [" 2", "-3", "+7", " 4"]);
        assert_eq!(compared("1\n", "1\n"), None);
    }

    #[test]
    fn cuts_a_comparison_that_nobody_would_read() {
        let long = "x\n".repeat(COMPARED.0);
        assert_eq!(compared(&long, "y\n").unwrap().len(), SHOWN.0 + 1);
        let wide = format!("{}\n", "é".repeat(1000));
        assert_eq!(compared(&wide, "y\n").unwrap()[0].1.chars().count(), SHOWN.1 + 1);
        assert_eq!(compared(&"x".repeat(COMPARED.1 + 1), "y"), None);
        assert_eq!(compared("1\n", &"y\n".repeat(COMPARED.0 + 1)), None);
    }
}
