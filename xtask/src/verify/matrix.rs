//! `verify --matrix`: every program of an exercise on every test, on the terminal or as a page: which test refuses whom,
//! and which tests are worth their place.

use std::path::Path;

use checkers::{Sentence, say};
use exercise::{Error, document::Lang, markup::Markup};
use judging::{Cache, Engine, Judgement, Policy, Stop, TestGroup, TestOrder, Verdict};
use rayon::prelude::*;

use super::{Context, submissions::ordered};
use crate::{
    files,
    lang::spoken,
    report::{self, visible},
    submissions::{self, Submission},
};

/// The programs of an exercise and what each test said of them.
pub struct Matrix {
    folder: &'static str,
    /// Each group with its tests.
    groups: Vec<(String, Vec<String>)>,
    rows: Vec<Row>,
}

/// A program.
struct Row {
    name: String,
    /// Why there are no verdicts, if there are none.
    message: String,
    /// By group, a verdict for each test; nothing where it did not run.
    verdicts: Vec<Vec<Option<Verdict>>>,
}

impl Matrix {
    /// Runs every program on every test. A slow one takes its whole limit on each, and stops at the first of a group.
    pub fn of(context: &Context, engine: &Engine) -> Result<Matrix, Error> {
        let programs = submissions::of(context.library, context.exercise)?;
        let names = |group: &generators::Group| {
            let tests = context.tests().into_iter().filter(|(planned, _)| planned.group == group.name);
            (group.name.clone(), tests.map(|(planned, _)| planned.path()).collect())
        };
        let groups: Vec<(String, Vec<String>)> = context.manifest.plan.groups.iter().map(names).collect();
        let rows = programs.par_iter().with_max_len(1).map(|program| row(context, engine, program, &groups));
        let rows = rows.collect::<Result<_, Error>>()?;
        Ok(Matrix { folder: context.exercise.folder(), groups, rows })
    }

    /// The tests that refuse no program.
    fn idle(&self) -> Vec<&str> {
        let tests = self.groups.iter().enumerate().flat_map(|(group, (_, tests))| {
            tests.iter().enumerate().map(move |(place, test)| (group, place, test.as_str()))
        });
        let refuses = |group: usize, place: usize| {
            let found = self.rows.iter().filter_map(|row| *row.verdicts.get(group)?.get(place)?);
            found.into_iter().any(|verdict| !verdict.is_accepted())
        };
        tests.filter(|(group, place, _)| !refuses(*group, *place)).map(|(.., test)| test).collect()
    }

    /// The lines for a terminal.
    pub fn lines(&self) -> Vec<String> {
        let here = |sentence: Sentence| sentence.in_lang(spoken()).to_string();
        let tests: usize = self.groups.iter().map(|(_, tests)| tests.len()).sum();
        let mut lines = vec![here(heading(self.folder, self.rows.len(), tests))];
        let width = self.rows.iter().map(|row| row.name.chars().count()).max().unwrap_or(0);
        let widths: Vec<usize> =
            self.groups.iter().map(|(name, tests)| name.chars().count().max(tests.len())).collect();
        let names = self.groups.iter().zip(&widths).map(|((name, _), width)| format!("{name:width$}"));
        lines.push(format!("  {:width$}  {}", "", names.collect::<Vec<_>>().join("  ")).trim_end().into());
        for Row { name, message, verdicts } in &self.rows {
            let cells = verdicts.iter().zip(&widths).map(|(verdicts, width)| {
                let marks: String = verdicts.iter().map(|verdict| mark(*verdict)).collect();
                format!("{marks:width$}")
            });
            let cells = if message.is_empty() { cells.collect::<Vec<_>>().join("  ") } else { message.clone() };
            lines.push(format!("  {name:width$}  {cells}").trim_end().into());
        }
        lines.push(here(self.of_idle()));
        lines
    }

    fn of_idle(&self) -> Sentence {
        match &self.idle()[..] {
            [] => {
                say!(vi "test nào cũng loại ít nhất một chương trình", en "every test refuses at least one program")
            }
            idle => say!(
                vi "không loại chương trình nào: {idle}",
                en "refuse no program: {idle}",
                idle = idle.join(" ")
            ),
        }
    }

    fn section(&self, body: &mut Markup, lang: Lang) {
        body.words("h2", &[], self.folder).line();
        body.element("table", &[], |table| {
            table.line().element("tr", &[], |tr| {
                tr.element("th", &[], |_| {});
                for (name, tests) in &self.groups {
                    tr.words("th", &[("colspan", &tests.len())], name);
                }
            });
            for Row { name, message, verdicts } in &self.rows {
                table.line().element("tr", &[], |tr| {
                    tr.words("th", &[], visible(name));
                    if !message.is_empty() {
                        let tests: usize = self.groups.iter().map(|(_, tests)| tests.len()).sum();
                        tr.words("td", &[("colspan", &tests)], visible(message));
                    }
                    for (verdicts, (_, tests)) in verdicts.iter().zip(&self.groups) {
                        for (verdict, test) in verdicts.iter().zip(tests) {
                            let class =
                                verdict.map_or(
                                    "none",
                                    |verdict| if verdict.is_accepted() { "right" } else { "wrong" },
                                );
                            tr.words("td", &[("class", &class), ("title", test)], mark(*verdict));
                        }
                    }
                });
            }
            table.line();
        });
        body.line().words("p", &[], self.of_idle().in_lang(lang)).line();
    }
}

/// What stands above a matrix.
fn heading(folder: &str, programs: usize, tests: usize) -> Sentence {
    say!(
        vi "{folder}: {programs} chương trình, {tests} test (. đúng, W sai, T quá thời gian, M quá bộ nhớ, O in quá nhiều, R lỗi khi chạy, - không chạy)",
        en "{folder}: programs: {programs}, tests: {tests} (. accepted, W wrong, T time, M memory, O output, R run-time error, - not run)",
    )
}

/// One letter.
fn mark(verdict: Option<Verdict>) -> char {
    match verdict {
        None => '-',
        Some(Verdict::Accepted) => '.',
        Some(verdict) => verdict.letters().chars().next().unwrap_or('?'),
    }
}

fn row(
    context: &Context,
    engine: &Engine,
    Submission { name, expected, source }: &Submission,
    groups: &[(String, Vec<String>)],
) -> Result<Row, Error> {
    let stop = if *expected == Verdict::TimeLimit { Stop::AtLostGroup } else { Stop::Never };
    let policy = Policy { stop, order: TestOrder::FromFirst };
    let tests: Vec<TestGroup> =
        groups.iter().map(|(group, _)| ordered(context, *expected, &[], Some(group))).collect();
    let judgement = engine.judge(source, context.manifest, &tests, policy, &())?;
    let verdicts = groups
        .iter()
        .enumerate()
        .map(|(index, (_, tests))| tests.iter().map(|test| verdict_of(&judgement, index, test)).collect());
    let message = match judgement.groups.is_empty() {
        true => format!("{}: {}", judgement.verdict.letters(), judgement.message.in_lang(spoken())),
        false => String::new(),
    };
    let message = message.lines().next().unwrap_or_default().to_string();
    Ok(Row { name: name.clone(), verdicts: verdicts.collect(), message })
}

fn verdict_of(judgement: &Judgement, group: usize, test: &str) -> Option<Verdict> {
    let found = judgement.groups.get(group)?.tests.iter().find(|judged| judged.name == test)?;
    Some(found.judged.as_ref()?.verdict)
}

const STYLE: &str = "body{font:15px/1.4 system-ui,sans-serif;margin:2rem;color:#1a1a1a;background:#fff}\
table{border-collapse:collapse;font-size:.8rem}th,td{border:1px solid #bbb;padding:.1rem .3rem;text-align:center}\
th{text-align:left;font-weight:normal}.right{color:#0a5c1e}.wrong{background:#f6c6c6;color:#7a0c0c}.none{color:#888}\
@media(prefers-color-scheme:dark){body{color:#eee;background:#151515}.right{color:#7ddf94}\
.wrong{background:#5a1717;color:#ffc9c9}}";

/// Writes matrices as one page that needs nothing else.
pub fn write(path: &Path, matrices: &[Matrix], lang: Lang, cache: &Cache) -> Result<(), Error> {
    let title = lang.say("Chương trình và test", "Programs and tests");
    let mut page = Markup::beginning_with("<!DOCTYPE html>");
    page.line().element("html", &[("lang", &lang.code())], |html| {
        html.line().element("head", &[], |head| {
            head.void("meta", &[("charset", &"utf-8")]).line();
            head.words("title", &[], title).line().words("style", &[], STYLE);
        });
        html.line().element("body", &[], |body| {
            body.line().words("h1", &[], title).line();
            for matrix in matrices {
                matrix.section(body, lang);
            }
        });
    });
    page.line();
    files::write_unless_others(path, page.into_string().as_bytes(), cache, false)
}

/// Shows matrices on the terminal.
pub fn show(matrices: &[Matrix]) {
    matrices.iter().flat_map(Matrix::lines).for_each(report::line);
}

#[cfg(test)]
mod units {
    use super::*;

    #[test]
    fn a_matrix_shows_who_is_refused_where_and_which_tests_refuse_nobody() {
        let row = |name: &str, verdicts| Row { name: name.into(), message: String::new(), verdicts };
        let (ac, wa) = (Some(Verdict::Accepted), Some(Verdict::WrongAnswer));
        let matrix = Matrix {
            folder: "game",
            groups: vec![
                ("small".into(), vec!["small/01".into(), "small/02".into()]),
                ("full".into(), vec!["full/01".into()]),
            ],
            rows: vec![
                row("accepted/a.py", vec![vec![ac, ac], vec![ac]]),
                row("wrong_answer/b.py", vec![vec![ac, wa], vec![ac]]),
                row("time_limit_exceeded/c.py", vec![vec![ac, ac], vec![Some(Verdict::TimeLimit)]]),
                Row { name: "accepted/d.pas".into(), message: "JF: no fpc".into(), verdicts: Vec::new() },
            ],
        };
        let lines = matrix.lines();
        assert!(lines[0].starts_with("game: programs: 4, tests: 3 "), "{lines:?}");
        assert_eq!(lines[3], "  wrong_answer/b.py         .W     .");
        assert_eq!(lines[4], "  time_limit_exceeded/c.py  ..     T");
        assert_eq!(lines[5], "  accepted/d.pas            JF: no fpc");
        assert_eq!(lines[6], "refuse no program: small/01");
        let folder = tempfile::tempdir().unwrap();
        let path = folder.path().join("m.html");
        write(&path, &[matrix], Lang::English, &Cache::at(folder.path().join("cache"))).unwrap();
        let page = std::fs::read_to_string(path).unwrap();
        assert!(page.contains("<td class=\"wrong\" title=\"small/02\">W</td>"), "{page}");
    }
}
