//! A table as one page: everything it needs stands in it, folds open without a script, and names are text whatever they
//! contain.

use checkers::say;
use exercise::{document::Lang, markup::Markup};

use super::{
    Cell, Ignored, Row, Table, order,
    result::{Failed, GroupOutcome, TestOutcome},
    show,
    similar::{self, Pair},
};
use crate::report::{self, one_line, visible};

const STYLE: &str = "body{font:16px/1.5 system-ui,sans-serif;margin:2rem auto;max-width:75rem;padding:0 1rem;\
color:#1a1a1a;background:#fff}table{border-collapse:collapse;width:100%}th,td{border:1px solid #999;\
padding:.3rem .6rem;text-align:left;vertical-align:top}thead th{background:#eee}td.total{font-weight:bold}\
summary{cursor:pointer}details table{font-size:.85rem;margin:.4rem 0}.right{color:#0a5c1e}.wrong{color:#a01212}\
pre{white-space:pre-wrap}@media(prefers-color-scheme:dark){body{color:#eee;background:#151515}\
thead th{background:#333}.right{color:#7ddf94}.wrong{color:#ff9a9a}}";

/// The page.
pub fn html(table: &Table, lang: Lang) -> String {
    let title = visible(table.title.as_deref().unwrap_or(lang.say("Kết quả", "Results")));
    frame(&title, lang, |body| {
        body.line().words("h1", &[], &title).line().element("table", &[], |rows| {
            rows.line().element("thead", &[], |top| heads(top, table, lang)).line();
            rows.element("tbody", &[], |body| {
                let ranks = order::ranks(&table.rows);
                table.rows.iter().zip(ranks).for_each(|(entrant, rank)| row(body, entrant, rank, lang));
            });
            rows.line().element("tfoot", &[], |foot| averages(foot, table, lang));
        });
        body.line().words("p", &[], visible(table.origin().in_lang(lang))).line();
        similar(body, table.similar.as_deref().unwrap_or_default(), lang);
        if !table.ignored.is_empty() {
            ignored(body, &table.ignored, lang);
        }
    })
}

/// A page that needs nothing else.
pub fn frame(title: &str, lang: Lang, fill: impl FnOnce(&mut Markup)) -> String {
    let mut page = Markup::beginning_with("<!DOCTYPE html>");
    page.line().element("html", &[("lang", &lang.code())], |html| {
        html.line().element("head", &[], |head| {
            head.void("meta", &[("charset", &"utf-8")]).line();
            head.void("meta", &[("name", &"viewport"), ("content", &"width=device-width")]).line();
            head.words("title", &[], title).line().words("style", &[], STYLE);
        });
        html.line().element("body", &[], fill);
        html.line();
    });
    page.line();
    page.into_string()
}

/// Pairs of programs that are much alike.
fn similar(out: &mut Markup, pairs: &[Pair], lang: Lang) {
    if pairs.is_empty() {
        return;
    }
    out.words("h2", &[], lang.say("Chương trình giống nhau", "Similar programs")).line();
    out.words("p", &[], similar::caution().in_lang(lang)).line();
    out.element("ul", &[], |list| {
        for pair in pairs {
            list.line().words("li", &[], visible(pair.sentence().in_lang(lang)));
        }
        list.line();
    });
    out.line();
}

/// The averages of the class.
fn averages(out: &mut Markup, table: &Table, lang: Lang) {
    out.line().element("tr", &[], |row| {
        row.words("td", &[], "").words(
            "th",
            &[("scope", &"row")],
            lang.say(show::AVERAGE.vi(), show::AVERAGE.en()),
        );
        row.words("td", &[("class", &"total")], show::decimal(table.average(None), lang));
        for exercise in 0..table.posed.len() {
            row.words("td", &[], show::decimal(table.average(Some(exercise)), lang));
        }
    });
}

/// What was found and not judged, each with the reason.
pub fn ignored<'a>(out: &mut Markup, all: impl IntoIterator<Item = &'a Ignored>, lang: Lang) {
    out.words("h2", &[], lang.say(show::IGNORED.vi(), show::IGNORED.en())).line();
    out.element("ul", &[], |list| {
        for one in all {
            list.line().words("li", &[], visible(one.sentence().in_lang(lang)));
        }
        list.line();
    });
    out.line();
}

/// What the columns are: the student, the total, and each exercise.
fn heads(out: &mut Markup, table: &Table, lang: Lang) {
    out.element("tr", &[], |row| {
        row.words("th", &[("scope", &"col")], lang.say("Hạng", "Rank"));
        row.words("th", &[("scope", &"col")], lang.say("Học sinh", "Student"));
        row.words("th", &[("scope", &"col")], lang.say("Tổng điểm", "Total"));
        for posed in &table.posed {
            let title = &posed.manifest.title;
            row.element("th", &[("scope", &"col")], |cell| {
                cell.text(visible(&posed.manifest.stem)).void("br", &[]);
                cell.text(visible(lang.say(&title.vi, &title.en))).text(format_args!(" ({})", posed.points()));
            });
        }
    });
}

fn row(out: &mut Markup, entrant: &Row, rank: usize, lang: Lang) {
    out.line().element("tr", &[], |row| {
        row.words("td", &[], rank);
        row.words("th", &[("scope", &"row")], one_line(&entrant.name));
        row.words("td", &[("class", &"total")], entrant.points());
        for cell in &entrant.cells {
            row.element("td", &[], |td| match cell {
                Some(cell) => fold(td, cell, lang),
                None => _ = td.text('–'),
            });
        }
    });
}

pub fn class(right: bool) -> &'static str {
    if right { "right" } else { "wrong" }
}

/// The points of a program, and behind a fold its verdicts test by test.
fn fold(out: &mut Markup, cell: &Cell, lang: Lang) {
    out.element("details", &[], |fold| {
        let right = class(cell.outcome.verdict == "AC");
        fold.words("summary", &[("class", &right)], visible(&cell.outcome.cell()));
        details(fold, cell, lang);
    });
}

/// All that is known of a program: its file and language, what went wrong first, the verdicts test by test.
pub fn details(out: &mut Markup, Cell { file, language, outcome }: &Cell, lang: Lang) {
    out.words("p", &[], format_args!("{} ({language})", report::name(file)));
    if !outcome.message.is_empty() {
        out.words("pre", &[], visible(outcome.message.in_lang(lang)));
    }
    if let Some(failed) = &outcome.first_failing {
        first_failing(out, failed, lang);
    }
    outcome.groups.iter().for_each(|group| verdicts(out, group, lang));
}

fn first_failing(out: &mut Markup, failed: &Failed, lang: Lang) {
    out.element("p", &[], |p| {
        p.text(visible(&failed.test)).text(": ").text(visible(failed.message.in_lang(lang)));
        if let Some(hint) = &failed.hint {
            p.void("br", &[]).text(visible(hint.in_lang(lang)));
        }
    });
}

fn verdicts(out: &mut Markup, group: &GroupOutcome, lang: Lang) {
    let (earned, most) = (group.points, group.points_most);
    let points = say!(vi "{earned} trên {most} điểm", en "{earned} of {most}");
    let heading = format!("{}: {}", visible(&group.group), points.in_lang(lang));
    out.element("table", &[], |table| {
        table.element("tr", &[], |row| _ = row.words("th", &[("colspan", &4)], heading));
        for TestOutcome { test, verdict, message, time_ms } in &group.tests {
            let (verdict, class) = match verdict {
                Some(verdict) => (verdict.as_str(), class(verdict == "AC")),
                None => ("–", ""),
            };
            table.element("tr", &[], |row| {
                row.words("td", &[], visible(test)).words("td", &[("class", &class)], visible(verdict));
                row.words("td", &[], format_args!("{time_ms:.0} ms"));
                row.words("td", &[], visible(message.in_lang(lang)));
            });
        }
    });
}

#[cfg(test)]
mod units {
    use super::*;

    fn table(title: &str) -> Table {
        Table {
            title: Some(title.into()),
            posed: Vec::new(),
            rows: Vec::new(),
            ignored: Vec::new(),
            similar: None,
            judged: std::time::UNIX_EPOCH,
            tests: super::super::Tests::Samples,
        }
    }

    #[test]
    fn names_are_text_whatever_they_contain() {
        let page = |name: &str| {
            let rows = vec![Row { id: String::new(), name: name.into(), cells: vec![None] }];
            html(&Table { rows, ..table(name) }, Lang::English)
        };
        let shown = page("<b>&\"'An\u{202e}");
        assert!(shown.contains("<th scope=\"row\">&lt;b&gt;&amp;&quot;'An\\u{202e}</th>"), "{shown}");
        assert!(shown.contains("<title>&lt;b&gt;&amp;&quot;'An\\u{202e}</title>"), "{shown}");
        assert!(page("Nguyễn Văn Ấn").contains("<h1>Nguyễn Văn Ấn</h1>"));
    }
}
