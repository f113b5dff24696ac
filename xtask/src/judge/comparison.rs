//! What of a long test a wrong answer is about: the query, the program's line and a right one beside it. Line N stands
//! beside line N, whatever differs before: of many right moves the program may have found others. Only where a line is
//! missing, or one too many, lines stand beside those that they are like.

use std::{
    ops::Range,
    time::{Duration, Instant},
};

use checkers::{Name, Sentence, strict::Parts};
use exercise::{AnyExercise, testdata::ReadyTest};
use judging::{Failing, Verdict};
use similar::{Algorithm, DiffOp, DiffTag, capture_diff_slices_deadline};

/// How many lines are shown beside each other, and how long each may be.
const SHOWN: (usize, usize) = (5, 160);

/// A line of the program's answer and the same line of the reference's; nothing where an answer has none.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Beside {
    /// The number of the line in the program's answer, from 1: where it stands, or where it should.
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
    let answers = Answers {
        program: text_lines(judged.answer.as_deref().unwrap_or_default()),
        right: text_lines(&made.answer),
    };
    let questions = Questions::of(exercise, made, &judged.message, &answers);
    let asked = judged.message.part().zip(questions.as_ref());
    let asked = asked.map(|((_, number), questions)| (number, questions.answer(number)));
    let first = match &asked {
        Some((_, answer)) => Some(answer.start),
        None => judged.message.line().map(|line| line - 1).or_else(|| answers.first_difference()),
    };
    if let Some((rows, at)) = first.and_then(|first| answers.around_a_gap(first)) {
        let query = questions.and_then(|questions| questions.query(questions.asking(at?)));
        return Some(Comparison { query, lines: answers.beside(rows) });
    }
    let rows = match &asked {
        Some((_, answer)) => answer.clone(),
        None => first.map_or(0..0, |first| first..first + SHOWN.0),
    };
    let query = asked.and_then(|(number, _)| questions?.query(number));
    Some(Comparison { query, lines: answers.beside(rows.map(|at| (Some(at), Some(at)))) })
}

/// How far a program came that was ended before it had answered all.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Reached {
    /// How many whole lines it had printed.
    pub lines: usize,
    /// The question whose answer comes next.
    pub next: Query,
}

/// How far a program came that crashed or ran out of time, where its answer has lines for each of many questions. What
/// it kept in a buffer is lost, so it may have come further.
pub fn reached(exercise: &dyn AnyExercise, failing: &Failing) -> Option<Reached> {
    let Failing { judged, made, .. } = failing;
    if !matches!(judged.verdict, Verdict::RunTimeError | Verdict::TimeLimit | Verdict::MemoryLimit) {
        return None;
    }
    let printed = judged.answer.as_deref()?;
    let lines = printed.iter().filter(|&&byte| byte == b'\n').count();
    let answers = Answers { program: Vec::new(), right: text_lines(&made.answer) };
    let questions = Questions::any(exercise, made, &answers).filter(|questions| questions.lines.len() > 1)?;
    let next = questions.query(questions.asking(lines))?;
    (lines > 0).then_some(Reached { lines, next })
}

fn text_lines(bytes: &[u8]) -> Vec<String> {
    String::from_utf8_lossy(bytes).lines().map(String::from).collect()
}

/// The questions of an input, a line each, and the lines of the reference's answer to them.
struct Questions {
    noun: Name,
    /// Each with the number of its line.
    lines: Vec<(usize, String)>,
    /// How many lines of the answer belong to each: as a rule one.
    each: usize,
}

impl Questions {
    /// Those that a message names, if the strict reader says that they are a line each.
    fn of(
        exercise: &dyn AnyExercise,
        made: &ReadyTest,
        message: &Sentence,
        answers: &Answers,
    ) -> Option<Questions> {
        let (noun, _) = message.part()?;
        let (_, record) = exercise.read_recording(&made.input).ok()?;
        Questions::in_lines(record.parts(noun)?, made, answers)
    }

    /// Those of an input that has any, for want of a message that names them.
    fn any(exercise: &dyn AnyExercise, made: &ReadyTest, answers: &Answers) -> Option<Questions> {
        let (_, record) = exercise.read_recording(&made.input).ok()?;
        record.parts.iter().find_map(|parts| Questions::in_lines(parts, made, answers))
    }

    /// Parts of an input, if they are a line each and each has as many lines of the answer.
    fn in_lines(parts: &Parts, made: &ReadyTest, answers: &Answers) -> Option<Questions> {
        let input = text_lines(&made.input);
        let line = |number| {
            let lines = parts.lines(number).filter(|lines| lines.len() == 1)?;
            Some((lines.start, input.get(lines.start - 1)?.clone()))
        };
        let lines: Vec<_> = (1..=parts.count()).map(line).collect::<Option<_>>()?;
        let each = answers.right.len().checked_div(lines.len())?;
        let noun = parts.noun;
        (each > 0 && each * lines.len() == answers.right.len()).then_some(Questions { noun, lines, each })
    }

    /// The lines of the answer to a question, counted from 0.
    fn answer(&self, number: usize) -> Range<usize> {
        (number - 1) * self.each..number * self.each
    }

    /// The number of the question to which a line is an answer.
    fn asking(&self, line: usize) -> usize {
        line / self.each + 1
    }

    fn query(&self, number: usize) -> Option<Query> {
        let (line, text) = self.lines.get(number.checked_sub(1)?)?;
        Some(Query { noun: self.noun, number, line: *line, input: cut(text) })
    }
}

/// The lines of two answers.
struct Answers {
    program: Vec<String>,
    right: Vec<String>,
}

/// A line of the program's answer and the line of the right one that it stands beside, counted from 0.
type Row = (Option<usize>, Option<usize>);

impl Answers {
    /// The first line in which they differ as tokens.
    fn first_difference(&self) -> Option<usize> {
        let Answers { program, right } = self;
        let tokens = |lines: &[String], at: usize| lines.get(at).map(|line| in_tokens(line));
        (0..program.len().max(right.len())).find(|&at| tokens(program, at) != tokens(right, at))
    }

    /// Where a line is missing or one too many, at a line of the right answer or before it: the lines there, beside
    /// those that they are like, and the right line that is missing. Line by line, all would differ from there on.
    fn around_a_gap(&self, at: usize) -> Option<(Vec<Row>, Option<usize>)> {
        if self.program.len() == self.right.len() {
            return None;
        }
        let rows = self.aligned()?;
        let gap = rows.iter().position(|row| row.0.is_none() || row.1.is_none())?;
        // What an answer lacks at its end, line by line shows as well.
        let goes_on = rows[gap..].iter().any(|row| row.0.is_some() && row.1.is_some());
        let before = rows[..gap].iter().filter_map(|row| row.1).count() <= at;
        let shown = rows[gap.saturating_sub(1)..].iter().copied().take(SHOWN.0).collect();
        (goes_on && before).then_some((shown, rows[gap].1))
    }

    /// Each line beside the one that it is like; nothing if most of them are like none.
    fn aligned(&self) -> Option<Vec<Row>> {
        let normal = |lines: &[String]| lines.iter().map(|line| in_tokens(line)).collect::<Vec<_>>();
        let (program, right) = (normal(&self.program), normal(&self.right));
        let deadline = Instant::now() + PATIENCE;
        let changes = capture_diff_slices_deadline(Algorithm::Myers, &program, &right, Some(deadline));
        let (mut rows, mut equal) = (Vec::new(), 0);
        for (tag, ours, theirs) in changes.iter().map(DiffOp::as_tag_tuple) {
            if tag == DiffTag::Equal {
                equal += ours.len();
            }
            let row = |at| (ours.clone().nth(at), theirs.clone().nth(at));
            rows.extend((0..ours.len().max(theirs.len())).map(row));
        }
        (2 * equal >= program.len().min(right.len())).then_some(rows)
    }

    /// Lines as they are shown, as far as there are any.
    fn beside(&self, rows: impl IntoIterator<Item = Row>) -> Vec<Beside> {
        let there = |lines: &[String], at: Option<usize>| Some(cut(lines.get(at?)?));
        let mut line = 0;
        let beside = |(program, right): Row| {
            line = program.map_or(line + 1, |at| at + 1);
            Beside { line, program: there(&self.program, program), right: there(&self.right, right) }
        };
        let shown = rows.into_iter().take(SHOWN.0).map(beside);
        shown.filter(|beside| beside.program.is_some() || beside.right.is_some()).collect()
    }
}

/// How long two answers are compared at most.
const PATIENCE: Duration = Duration::from_millis(500);

/// A line as the checker sees it.
fn in_tokens(line: &str) -> String {
    line.split_ascii_whitespace().collect::<Vec<_>>().join(" ")
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
    use std::sync::Arc;

    use checkers::sentence::QUERY;
    use exercise::testdata::no_clock;
    use judging::Judged;
    use problems::CATALOGUE;

    use super::*;

    /// What is shown of an answer to an input of an exercise.
    fn compared(folder: &str, input: &str, answer: &str) -> Comparison {
        let exercise = *CATALOGUE.iter().find(|exercise| exercise.folder() == folder).unwrap();
        let made = Arc::new(ReadyTest::read(exercise, input.into(), no_clock).unwrap());
        let message = made.case().check(answer.as_bytes()).unwrap_err().into();
        let judged = Judged { message, answer: Some(answer.into()), ..failed() };
        compare(exercise, &Failing { test: "small/01".into(), judged, hint: None, made }).unwrap()
    }

    fn failed() -> Judged {
        Judged {
            verdict: Verdict::WrongAnswer,
            message: Sentence::default(),
            end: None,
            cpu: Duration::ZERO,
            wall: Duration::ZERO,
            memory: 0,
            answer: None,
            stderr: Vec::new(),
        }
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
    fn sets_are_questions_as_queries_are() {
        let found = compared("bai9_02_subtraction_p_positions", "2 1 2\n1 1\n", "0 3\n0\n0 2\n1\n");
        let set = Name::new("tập", "set");
        assert_eq!(found.query, Some(Query { noun: set, number: 2, line: 2, input: "1 1".into() }));
        assert_eq!(found.lines, [beside(3, "0 2", "0 2"), beside(4, "1", "0")]);
    }

    /// Ten piles of 9.11, whose values are 0 1 0 2 1 3 0 4 2 5.
    const PILES: &str = "1\n2\n3\n4\n5\n6\n7\n8\n9\n10\n";

    fn of_piles(values: &str) -> Comparison {
        compared("bai9_11_at_most_half", PILES, &values.replace(' ', "\n"))
    }

    #[test]
    fn a_line_that_is_missing_is_shown_with_its_query_though_the_last_is_missed() {
        let found = of_piles("0 1 2 1 3 0 4 2 5");
        assert_eq!(found.query, Some(Query { noun: QUERY, number: 3, line: 3, input: "3".into() }));
        let around = [beside(2, "1", "1"), beside(3, "", "0"), beside(3, "2", "2"), beside(4, "1", "1")];
        assert_eq!(found.lines[..4], around);
    }

    #[test]
    fn a_line_too_many_is_shown_where_it_stands() {
        let found = of_piles("0 1 7 0 2 1 3 0 4 2 5");
        assert_eq!(found.query, None);
        assert_eq!(found.lines[..3], [beside(2, "1", "1"), beside(3, "7", ""), beside(4, "0", "0")]);
        assert_eq!(of_piles("0 1 0 2 1 3 0 4 2 5 8").lines, [beside(11, "8", "")]);
    }

    #[test]
    fn answers_that_have_little_in_common_are_compared_line_by_line() {
        let found = of_piles("9 9 0 9 9 9 9 9 9");
        assert_eq!(found.query.unwrap().number, 10);
        assert_eq!(found.lines, [beside(10, "", "5")]);
    }

    #[test]
    fn the_lines_that_were_printed_before_a_crash_point_at_the_next_query() {
        let exercise = *CATALOGUE.iter().find(|exercise| exercise.folder() == "bai9_12_dim_plus").unwrap();
        let reached = |printed: &str, verdict| {
            let made = Arc::new(ReadyTest::read(exercise, b"1\n2\n4\n".to_vec(), no_clock).unwrap());
            let answer = Some(printed.into()).filter(|_| !printed.is_empty());
            let judged = Judged { verdict, answer, ..failed() };
            reached(exercise, &Failing { test: "small/01".into(), judged, hint: None, made })
        };
        let next = |number, input: &str| Query { noun: QUERY, number, line: number, input: input.into() };
        let crashed = Verdict::RunTimeError;
        assert_eq!(reached("1\n2\n", crashed), Some(Reached { lines: 2, next: next(3, "4") }));
        // A line that was broken off is no answer yet.
        assert_eq!(reached("1\n2", Verdict::TimeLimit), Some(Reached { lines: 1, next: next(2, "2") }));
        for (printed, verdict) in [("", crashed), ("1\n2\n3\n", crashed), ("1\n", Verdict::WrongAnswer)] {
            assert_eq!(reached(printed, verdict), None, "{printed:?}");
        }
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
