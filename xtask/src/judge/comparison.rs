//! What of a long test a wrong answer is about: the query, the program's line and a right one beside it. Line N stands
//! beside line N, whatever differs before: of many right moves the program may have found others.

use checkers::{Name, ReadError, sentence::QUERY};
use judging::{Failing, Verdict};
use problems::AnyExercise;

/// How many lines are shown beside each other, and how long each may be.
const SHOWN: (usize, usize) = (5, 160);

/// A line of the program's answer and the same line of the reference's; nothing where an answer has ended.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Beside {
    /// The number of the line, from 1.
    pub line: usize,
    pub program: Option<String>,
    pub right: Option<String>,
}

/// A question of the input.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Query {
    /// What the exercise calls it.
    pub noun: Name,
    /// Its number, from 1.
    pub number: usize,
    /// The line of the input where it stands.
    pub line: usize,
    /// The line.
    pub input: String,
}

/// Where to look.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Comparison {
    /// The question that was answered wrongly, where the input has many.
    pub query: Option<Query>,
    /// Lines beside each other.
    pub lines: Vec<Beside>,
}

/// Where a wrong answer and the reference's should be compared.
pub fn compare(exercise: &dyn AnyExercise, failing: &Failing) -> Option<Comparison> {
    let Failing { judged, made, .. } = failing;
    if judged.verdict != Verdict::WrongAnswer {
        return None;
    }
    let program = text_lines(judged.answer.as_deref().unwrap_or_default());
    let right = text_lines(&made.answer);
    let input = text_lines(&made.input);
    let question = judged.message.part().filter(|(noun, _)| QUERIES.contains(noun));
    let query = question.and_then(|(noun, number)| {
        let line = line_of(exercise, &made.input, &input, noun, number)?;
        Some(Query { noun, number, line, input: cut(&input[line - 1]) })
    });
    let lines = match &query {
        // Every query has as many lines of the reference's answer, as a rule one.
        Some(Query { number, line, .. }) => {
            let queries = input.len() - (line - number);
            match right.len().is_multiple_of(queries) {
                true => {
                    let each = right.len() / queries;
                    (number - 1) * each..number * each
                }
                false => 0..0,
            }
        }
        None => {
            let named = judged.message.line().map(|line| line - 1);
            let first = named.or_else(|| first_difference(&program, &right));
            first.map_or(0..0, |first| first..first + SHOWN.0)
        }
    };
    let there = |lines: &[String], at: usize| lines.get(at).map(|line| cut(line));
    let lines = lines
        .take(SHOWN.0)
        .map(|at| Beside { line: at + 1, program: there(&program, at), right: there(&right, at) })
        .filter(|beside| beside.program.is_some() || beside.right.is_some())
        .collect();
    Some(Comparison { query, lines })
}

fn text_lines(bytes: &[u8]) -> Vec<String> {
    String::from_utf8_lossy(bytes).lines().map(String::from).collect()
}

/// What exercises call the questions that stand on a line each.
const QUERIES: [Name; 2] = [QUERY, Name::new("tập", "set")];

/// The line of an input where its query of a number stands: the strict reader knows, for it names the query when that
/// line is damaged. A line of sizes may stand before the first.
fn line_of(
    exercise: &dyn AnyExercise,
    input: &[u8],
    lines: &[String],
    noun: Name,
    number: usize,
) -> Option<usize> {
    let is_there = |line: &usize| {
        let start: usize = lines[..line - 1].iter().map(|line| line.len() + 1).sum();
        let mut damaged = input[..start].to_vec();
        damaged.extend(b"?\n");
        let Err(ReadError { line: blamed, message, .. }) = exercise.read(&damaged).map(drop) else {
            return false;
        };
        blamed == *line && message.part() == Some((noun, number))
    };
    (number..=number + 1).filter(|line| *line <= lines.len()).find(is_there)
}

/// The first line in which two answers differ as tokens.
fn first_difference(program: &[String], right: &[String]) -> Option<usize> {
    let tokens = |lines: &[String], at: usize| -> Option<Vec<String>> {
        Some(lines.get(at)?.split_ascii_whitespace().map(String::from).collect())
    };
    (0..program.len().max(right.len())).find(|&at| tokens(program, at) != tokens(right, at))
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
    use std::{sync::Arc, time::Duration};

    use judging::Judged;
    use problems::{
        CATALOGUE,
        testdata::{Made, no_clock},
    };

    use super::*;

    /// What is shown of an answer to an input of an exercise.
    fn compared(folder: &str, input: &str, answer: &str) -> Comparison {
        let exercise = *CATALOGUE.iter().find(|exercise| exercise.folder() == folder).unwrap();
        let made = Arc::new(Made::read(exercise, input.into(), no_clock).unwrap());
        let message = made.case.check(answer.as_bytes()).unwrap_err().into();
        let judged = Judged {
            verdict: Verdict::WrongAnswer,
            message,
            cpu: Duration::ZERO,
            wall: Duration::ZERO,
            memory: 0,
            answer: Some(answer.into()),
            stderr: Vec::new(),
        };
        compare(exercise, &Failing { test: "small/01".into(), judged, hint: None, made }).unwrap()
    }

    fn beside(line: usize, program: &str, right: &str) -> Beside {
        let shown = |text: &str| Some(text.to_string()).filter(|text| !text.is_empty());
        Beside { line, program: shown(program), right: shown(right) }
    }

    #[test]
    fn the_failing_query_stands_beside_its_own_line_though_others_differ_before() {
        // The first answer is right though it is not the reference's.
        let found = compared("bai9_04_dynamic_subtraction", "44\n8\n6\n", "1 12\n1 3\n1 2\n");
        assert_eq!(found.query, Some(Query { noun: QUERY, number: 2, line: 2, input: "8".into() }));
        assert_eq!(found.lines, [beside(2, "1 3", "0")]);
    }

    #[test]
    fn a_line_of_sizes_before_the_queries_is_counted() {
        let found = compared("bai9_03_chomp", "1 2 2\n1 0\n1 1\n", "0\n0\n");
        assert_eq!(found.query, Some(Query { noun: QUERY, number: 2, line: 3, input: "1 1".into() }));
        assert_eq!(found.lines.len(), 1);
        assert_eq!((found.lines[0].line, found.lines[0].program.as_deref()), (2, Some("0")));
    }

    #[test]
    fn an_answer_that_ends_early_is_shown_to_end() {
        let found = compared("bai9_04_dynamic_subtraction", "44\n8\n6\n", "1 12\n");
        assert_eq!(found.query.unwrap().number, 2);
        assert_eq!(found.lines, [beside(2, "", "0")]);
    }

    #[test]
    fn where_there_are_no_queries_the_first_line_that_differs_is_shown() {
        let found = compared("bai9_09_graph_grundy", "3 2\n1 2\n2 3\n", "0 2 0\n");
        assert_eq!(found.query, None);
        assert_eq!(found.lines, [beside(1, "0 2 0", "0 1 0")]);
    }

    #[test]
    fn a_line_that_nobody_would_read_is_cut() {
        assert_eq!(cut(&"é".repeat(1000)).chars().count(), SHOWN.1 + 1);
    }
}
