//! A table as one page: everything it needs stands in it, folds open without a script, and names are text whatever they
//! contain.

use std::fmt::Write;

use checkers::say;
use problems::document::Tongue;

use super::{Table, outcome::Outcome};
use crate::report::visible;

const STYLE: &str = "body{font:16px/1.5 system-ui,sans-serif;margin:2rem auto;max-width:75rem;padding:0 1rem;\
color:#1a1a1a;background:#fff}table{border-collapse:collapse;width:100%}th,td{border:1px solid #999;\
padding:.3rem .6rem;text-align:left;vertical-align:top}thead th{background:#eee}td.total{font-weight:bold}\
summary{cursor:pointer}details table{font-size:.85rem;margin:.4rem 0}.right{color:#0a5c1e}.wrong{color:#a01212}\
pre{white-space:pre-wrap}@media(prefers-color-scheme:dark){body{color:#eee;background:#151515}\
thead th{background:#333}.right{color:#7ddf94}.wrong{color:#ff9a9a}}";

/// Text as HTML shows it.
fn text(words: &str) -> String {
    let mut shown = String::with_capacity(words.len());
    for letter in visible(words).chars() {
        match letter {
            '&' => shown.push_str("&amp;"),
            '<' => shown.push_str("&lt;"),
            '>' => shown.push_str("&gt;"),
            '"' => shown.push_str("&quot;"),
            '\'' => shown.push_str("&#39;"),
            letter => shown.push(letter),
        }
    }
    shown
}

/// The page.
pub fn html(table: &Table, tongue: Tongue) -> String {
    let title = text(table.title.as_deref().unwrap_or(tongue.say("Kết quả", "Results")));
    let (language, student, total) =
        (tongue.code(), tongue.say("Học sinh", "Student"), tongue.say("Tổng điểm", "Total"));
    let mut page = format!(
        "<!DOCTYPE html>\n<html lang=\"{language}\">\n<head>\n<meta charset=\"utf-8\">\n\
         <meta name=\"viewport\" content=\"width=device-width\">\n<title>{title}</title>\n<style>{STYLE}</style>\n\
         </head>\n<body>\n<h1>{title}</h1>\n<table>\n<thead>\n<tr><th scope=\"col\">{student}</th>\
         <th scope=\"col\">{total}</th>"
    );
    for posed in &table.posed {
        let title = &posed.manifest.title;
        let (stem, title, most) =
            (text(&posed.manifest.stem), text(tongue.say(&title.vi, &title.en)), posed.points());
        let _ = write!(page, "<th scope=\"col\">{stem}<br>{title} ({most})</th>");
    }
    page += "</tr>\n</thead>\n<tbody>\n";
    for row in &table.rows {
        let _ = write!(
            page,
            "<tr><th scope=\"row\">{}</th><td class=\"total\">{}</td>",
            text(&row.name),
            row.points()
        );
        for cell in &row.cells {
            page += "<td>";
            match cell {
                Some(outcome) => page += &fold(outcome, tongue),
                None => page.push('–'),
            }
            page += "</td>";
        }
        page += "</tr>\n";
    }
    page + "</tbody>\n</table>\n</body>\n</html>\n"
}

fn class(right: bool) -> &'static str {
    if right { "right" } else { "wrong" }
}

/// The points of a program, and behind a fold its verdicts test by test.
fn fold(outcome: &Outcome, tongue: Tongue) -> String {
    let right = class(outcome.verdict == "AC");
    let mut fold = format!("<details><summary class=\"{right}\">{}</summary>", text(&outcome.cell()));
    if !outcome.message.is_empty() {
        let _ = write!(fold, "<pre>{}</pre>", text(outcome.message.in_tongue(tongue)));
    }
    if let Some(failed) = &outcome.first_failing {
        let hint =
            failed.hint.as_ref().map_or(String::new(), |hint| format!("<br>{}", text(hint.in_tongue(tongue))));
        let _ = write!(fold, "<p>{}: {}{hint}</p>", text(&failed.test), text(failed.message.in_tongue(tongue)));
    }
    for group in &outcome.groups {
        let (earned, most) = (group.points, group.points_most);
        let points = say!(vi "{earned} trên {most} điểm", en "{earned} of {most}");
        let points = points.in_tongue(tongue);
        let _ = write!(fold, "<table><tr><th colspan=\"4\">{}: {points}</th></tr>", text(&group.group));
        for test in &group.tests {
            let (verdict, class) = match &test.verdict {
                Some(verdict) => (verdict.as_str(), class(verdict == "AC")),
                None => ("–", ""),
            };
            let _ = write!(
                fold,
                "<tr><td>{}</td><td class=\"{class}\">{}</td><td>{:.0} ms</td><td>{}</td></tr>",
                text(&test.test),
                text(verdict),
                test.time_ms,
                text(test.message.in_tongue(tongue))
            );
        }
        fold += "</table>";
    }
    fold + "</details>"
}

#[cfg(test)]
mod units {
    use super::text;

    #[test]
    fn names_are_text_whatever_they_contain() {
        assert_eq!(text("<b>&\"'An\u{202e}"), "&lt;b&gt;&amp;&quot;&#39;An\\u{202e}");
        assert_eq!(text("Nguyễn Văn Ấn"), "Nguyễn Văn Ấn");
    }
}
