//! What comes before the texts: the title page, the contents, and the table of limits.

use std::{
    fmt::Write,
    time::{Duration, SystemTime, UNIX_EPOCH},
};

use exercise::{contest::day_in_words, document::Lang};
use typeset::document::{literal, string};

use super::{Choice, Edition, Group, Plan, editorial, theory};
use crate::{Chapter, words};

/// The most exercises whose table of limits is on the title page.
const FEW: usize = 16;

/// What the front is drawn with.
const FRONT: &str = r##"
#let piles = {
  let dot(column, row, colour) = place(bottom + left, dx: column * 9mm, dy: -row * 9mm, circle(radius: 3.6mm, fill: colour))
  box(width: 27mm, height: 27mm, {
    dot(0, 0, accent)
    for row in range(2) { dot(1, row, accent) }
    for row in range(3) { dot(2, row, spot) }
  })
}
#let section(it) = { v(9mm, weak: true); need(60mm); block(above: 0pt, below: 0.7em, text(size: 25pt, fill: accent, it)) }
#let dots(count) = box(baseline: -1.2pt, range(5).map(step => box(circle(radius: 1.9pt, fill: if step < count { spot }, stroke: 0.5pt + spot))).join(h(1.4pt)))
#let page-of(name) = context counter(page).at(label(name)).first()
#let group(title) = block(above: 1.1em, below: 0.6em, sticky: true, text(size: 10.5pt, weight: "bold", fill: accent, title))
#let entry(name, number, title, difficulty, ..others) = block(above: 0.55em, below: 0pt, grid(
  columns: (15mm, 1fr, 16mm, 11mm, ..others.pos().map(_ => 11mm)), column-gutter: 2mm,
  text(fill: spot, number), link(label(name), text(fill: black, title)), if difficulty > 0 { dots(difficulty) }, align(right, page-of(name)),
  ..others.pos().map(other => align(right, page-of(other))),
))
"##;

/// What stands at the foot of the title page.
pub struct Imprint {
    /// The day when it was made, in words, or nothing.
    pub date: Option<String>,
}

/// Today in words, or the day that `SOURCE_DATE_EPOCH` names, in seconds: then the same call makes the same bytes.
pub fn today(lang: Lang) -> Option<String> {
    let fixed = std::env::var("SOURCE_DATE_EPOCH").ok().and_then(|seconds| seconds.parse().ok());
    let now = fixed.map_or_else(SystemTime::now, |seconds| UNIX_EPOCH + Duration::from_secs(seconds));
    let (year, month, day) = civil(now.duration_since(UNIX_EPOCH).ok()?.as_secs() / 86_400);
    day_in_words(lang, year, month, day)
}

/// The year, the month and the day of a number of days since the beginning of 1970.
fn civil(mut days: u64) -> (u16, u8, u8) {
    let leap = |year: u16| year.is_multiple_of(4) && (!year.is_multiple_of(100) || year.is_multiple_of(400));
    let mut year = 1970;
    while days >= if leap(year) { 366 } else { 365 } {
        days -= if leap(year) { 366 } else { 365 };
        year += 1;
    }
    let february = if leap(year) { 29 } else { 28 };
    let mut month = 1;
    for length in [31, february, 31, 30, 31, 30, 31, 31, 30, 31, 30, 31] {
        if days < length {
            break;
        }
        days -= length;
        month += 1;
    }
    (year, month, days as u8 + 1)
}

impl Plan<'_> {
    /// The title page and the contents; those of a contest are its table of limits, on the title page if there is room.
    pub(super) fn front(&self, groups: &[Group], main: &mut String) {
        main.push_str(FRONT.trim_start());
        match self.choice {
            Choice::Contest(chapters) if chapters.len() <= FEW => {
                self.title_page(groups, &self.limits(chapters), main);
                self.header(main);
            }
            Choice::Contest(chapters) => {
                self.title_page(groups, "", main);
                self.header(main);
                main.push_str(&self.limits(chapters));
            }
            _ => {
                self.title_page(groups, "", main);
                self.header(main);
                self.contents(groups, main);
            }
        }
    }

    fn title_page(&self, groups: &[Group], below: &str, main: &mut String) {
        let count = groups.iter().map(|group| group.chapters.len()).sum();
        let count = words::count(self.lang, count, "bài tập", "exercise", "exercises");
        let foot =
            self.imprint_lines().iter().map(|line| string(line)).collect::<Vec<_>>().join(" #linebreak() ");
        let _ = write!(
            main,
            "#align(center + horizon)[\n#piles\n#v(12mm)\n#text(size: 30pt, weight: \"bold\")[{}]\n#v(2mm)\n\
             #block(width: 80%, text(size: 13pt, fill: quiet)[{}])\n#v(6mm)\n#text(size: 12pt)[{}]\n{below}]\n\
             #place(bottom + center, text(size: 10pt, fill: quiet)[{foot}])\n#pagebreak()\n",
            string(self.title),
            string(self.subtitle),
            string(&count),
        );
    }

    /// Edition, date and licence.
    fn imprint_lines(&self) -> Vec<String> {
        let edition = match (self.edition, &self.choice) {
            (Edition::Statements, _) => self.say("Bản đề bài", "Statements"),
            (Edition::Full, Choice::Alone(_)) => self.say("Đề bài, lời giải", "Statements, editorials"),
            (Edition::Full, _) => self
                .say("Bản đầy đủ: lí thuyết, đề bài, lời giải", "Full edition: theory, statements, editorials"),
        };
        let version = format!("{} {}", self.say("phiên bản", "version"), env!("CARGO_PKG_VERSION"));
        let licence = env!("CARGO_PKG_LICENSE").replace(" OR ", self.say(" hoặc ", " or "));
        let first = [Some(format!("{edition}, {version}")), self.imprint.date.clone()];
        let licence = format!("{} {licence}", self.say("Giấy phép:", "Licence:"));
        [first.into_iter().flatten().collect::<Vec<_>>().join(" · "), licence].into()
    }

    fn header(&self, main: &mut String) {
        let _ = write!(
            main,
            "#set page(numbering: \"1\", header: context {{\n\
             let past = query(selector(<exercise>).before(here()))\n\
             let next = query(selector(<exercise>)).filter(it => it.location().page() == here().page())\n\
             let shown = if next.len() > 0 {{ none }} else if past.len() > 0 {{ past.last().value }} else {{ none }}\n\
             text(size: 9pt, fill: quiet)[#{} #h(1fr) #shown]\n}})\n#counter(page).update(1)\n",
            literal(self.title)
        );
    }

    /// The foot of a booklet without a front.
    pub(super) fn foot(&self, main: &mut String) {
        let line =
            [self.title.to_string()].into_iter().chain(self.imprint_lines()).collect::<Vec<_>>().join(" · ");
        let _ = writeln!(
            main,
            "#set page(numbering: \"1\", footer: context text(size: 8pt, fill: quiet)[{} #h(1fr) #counter(page).display()])\n\
             #let need(space) = none",
            string(&line)
        );
    }

    fn contents(&self, groups: &[Group], main: &mut String) {
        let full = self.edition == Edition::Full;
        let _ = writeln!(
            main,
            "#heading(level: 1, outlined: false)[{}]\n#text(size: 10pt)[\n#block(below: 0.4em, text(size: 9pt, fill: quiet)[{}])",
            string(self.say("Mục lục", "Contents")),
            string(match (full, matches!(self.choice, Choice::Contest(_))) {
                (true, _) => self.say(
                    "Chấm tròn là độ khó, từ 1 đến 5. Hai số trang: đề bài, lời giải.",
                    "Dots are the difficulty, from 1 to 5. The two page numbers: statement, editorial.",
                ),
                (false, true) => "",
                (false, false) =>
                    self.say("Chấm tròn là độ khó, từ 1 đến 5.", "Dots are the difficulty, from 1 to 5."),
            }),
        );
        for group in groups {
            if let Some(title) = &group.title {
                let _ = writeln!(main, "#group({})", literal(title));
            }
            if let Some(page) = group.theory {
                let name = theory(page);
                let _ = writeln!(
                    main,
                    "#group(grid(columns: (1fr, 11mm, 11mm), column-gutter: 2mm, link(label({}), text(fill: accent, {})), align(right, page-of({})), []))",
                    literal(&name),
                    literal(page.title(self.lang)),
                    literal(&name),
                );
            }
            for chapter in &group.chapters {
                self.entry(chapter, full, main);
            }
        }
        main.push_str("]\n");
    }

    fn entry(&self, chapter: &Chapter, full: bool, main: &mut String) {
        let other = if full { format!(", {}", literal(&editorial(chapter))) } else { String::new() };
        let _ = writeln!(
            main,
            "#entry({}, {}, {}, {}{other})",
            literal(chapter.name),
            literal(chapter.number()),
            literal(chapter.title(self.lang)),
            chapter.manifest.difficulty,
        );
    }

    /// The table of limits, which is the contents of a contest. Difficulties are for the contestants to find out.
    fn limits(&self, chapters: &[Chapter]) -> String {
        let heads = [
            self.say("Bài", "Exercise"),
            self.say("Tệp", "Files"),
            self.say("Thời gian", "Time"),
            self.say("Bộ nhớ", "Memory"),
            self.say("Điểm theo nhóm", "Points by group"),
            self.say("Trang", "Page"),
        ];
        let heads = heads.map(|head| format!("text(fill: quiet)[{}]", string(head))).join(", ");
        let rows: String = chapters.iter().map(|chapter| self.limits_of(chapter)).collect();
        format!(
            "#v(12mm, weak: true)\n#text(size: 9pt, table(columns: (1fr, auto, auto, auto, auto, auto), \
             stroke: (x, y) => (bottom: hair), inset: (x: 4pt, y: 3.9pt), align: (left, left, right, right, right, right),\n\
             table.header({heads}),\n{rows}))\n"
        )
    }

    fn limits_of(&self, chapter: &Chapter) -> String {
        let manifest = &chapter.manifest;
        let points: Vec<String> = manifest.plan.groups.iter().map(|group| group.points.to_string()).collect();
        let title = format!("{} {}", chapter.number(), chapter.title(self.lang));
        let name = literal(chapter.name);
        let files = match manifest.interactive {
            true => self.say("tương tác", "interactive").into(),
            false => format!("{}.*", manifest.stem),
        };
        format!(
            "[#link(label({name}))[{}]], [{}], [{}], [{}], [{}], page-of({name}),\n",
            string(title.trim()),
            string(&files),
            string(&words::seconds(self.lang, manifest.time_limit)),
            string(&format!("{} MiB", manifest.memory_limit)),
            string(&points.join(" + ")),
        )
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn days_become_dates() {
        for (days, date) in
            [(0, (1970, 1, 1)), (59, (1970, 3, 1)), (789, (1972, 2, 29)), (20_775, (2026, 11, 18))]
        {
            assert_eq!(civil(days), date);
        }
    }
}
