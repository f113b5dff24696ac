//! Results as JUnit's XML, which CI servers show, and as annotations of GitHub's.

use std::{env, path::Path};

use exercise::{Error, markup::Markup};
use judging::Cache;

use crate::{files, report::visible};

/// What is shown together: a program on its tests, the checks of an exercise.
pub struct Suite {
    pub name: String,
    pub cases: Vec<Case>,
}

/// A test, or a check.
pub struct Case {
    /// What it belongs to: a group of tests.
    pub class: String,
    pub name: String,
    /// How long it took, where that is known.
    pub seconds: f64,
    pub outcome: Outcome,
}

/// What came out.
pub enum Outcome {
    Passed,
    /// In a word, in a sentence, and all of it.
    Failed {
        kind: &'static str,
        message: String,
        whole: String,
    },
    /// It was not tried, and why.
    Skipped(String),
    /// Whoever tries failed itself.
    Error(String),
}

/// All suites as one document.
pub fn xml(suites: &[Suite]) -> String {
    let mut out = Markup::beginning_with("<?xml version=\"1.0\" encoding=\"UTF-8\"?>");
    out.line().element("testsuites", &[], |all| {
        all.line();
        suites.iter().for_each(|one| suite(all, one));
    });
    out.line();
    out.into_string()
}

fn suite(out: &mut Markup, Suite { name, cases }: &Suite) {
    let count = |wanted: fn(&Outcome) -> bool| cases.iter().filter(|case| wanted(&case.outcome)).count();
    let time = format!("{:.3}", cases.iter().map(|case| case.seconds).sum::<f64>());
    let attributes: [(&'static str, &dyn std::fmt::Display); 6] = [
        ("name", &visible(name)),
        ("tests", &cases.len()),
        ("failures", &count(|outcome| matches!(outcome, Outcome::Failed { .. }))),
        ("errors", &count(|outcome| matches!(outcome, Outcome::Error(_)))),
        ("skipped", &count(|outcome| matches!(outcome, Outcome::Skipped(_)))),
        ("time", &time),
    ];
    out.element("testsuite", &attributes, |out| {
        out.line();
        cases.iter().for_each(|one| case(out, one));
    });
    out.line();
}

fn case(out: &mut Markup, Case { class, name, seconds, outcome }: &Case) {
    let (class, name, time) = (visible(class), visible(name), format!("{seconds:.3}"));
    let attributes: [(&'static str, &dyn std::fmt::Display); 3] =
        [("classname", &class), ("name", &name), ("time", &time)];
    match outcome {
        Outcome::Passed => {
            out.empty("testcase", &attributes);
        }
        Outcome::Failed { kind, message, whole } => {
            out.element("testcase", &attributes, |out| {
                let about: [(&'static str, &dyn std::fmt::Display); 2] =
                    [("type", kind), ("message", &visible(message))];
                out.words("failure", &about, visible(whole));
            });
        }
        Outcome::Skipped(why) => {
            out.element("testcase", &attributes, |out| {
                out.empty("skipped", &[("message", &visible(why))]);
            });
        }
        Outcome::Error(why) => {
            out.element("testcase", &attributes, |out| {
                out.empty("error", &[("message", &visible(why))]);
            });
        }
    }
    out.line();
}

/// Writes suites to a file.
pub fn write(path: &Path, suites: &[Suite], cache: &Cache) -> Result<(), Error> {
    files::write_unless_others(path, xml(suites).as_bytes(), cache, false)
}

/// Whether this runs in GitHub's CI, which shows what is wrong beside the lines of a change.
pub fn annotates() -> bool {
    env::var("GITHUB_ACTIONS").is_ok_and(|set| set == "true")
}

/// What is wrong with a file, for GitHub: `::error file=problem.toml,title=texts::…`.
pub fn annotation(file: &str, title: &str, message: &str) -> String {
    let text = |text: &str| text.replace('%', "%25").replace('\r', "%0D").replace('\n', "%0A");
    let property = |words: &str| text(words).replace(':', "%3A").replace(',', "%2C");
    format!("::error file={},title={}::{}", property(file), property(title), text(message))
}

#[cfg(test)]
mod units {
    use super::*;

    #[test]
    fn whatever_a_program_says_the_document_is_well_formed() {
        let failed = Outcome::Failed { kind: "WA", message: "\"<a>\"\u{1b}[2J".into(), whole: "]]>\0&".into() };
        let case = |outcome| Case { class: "small".into(), name: "01".into(), seconds: 0.25, outcome };
        let cases = vec![
            case(Outcome::Passed),
            case(failed),
            case(Outcome::Skipped("no".into())),
            case(Outcome::Error("x".into())),
        ];
        let text = xml(&[Suite { name: "a&b".into(), cases }]);
        assert!(text.contains("<testsuite name=\"a&amp;b\" tests=\"4\" failures=\"1\" errors=\"1\" skipped=\"1\" time=\"1.000\">"), "{text}");
        assert!(
            text.contains("message=\"&quot;&lt;a&gt;&quot;\\u{1b}[2J\">]]&gt;\\0&amp;</failure>"),
            "{text}"
        );
        assert_eq!(text.matches("<testcase ").count(), 4);
        assert!(!text.chars().any(|c| c.is_control() && c != '\n'));
    }

    #[test]
    fn an_annotation_stays_in_its_line() {
        let line = annotation("problems/a,b.md", "texts", "50%\nof it");
        assert_eq!(line, "::error file=problems/a%2Cb.md,title=texts::50%25%0Aof it");
    }
}
