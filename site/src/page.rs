//! The page of an exercise.

use std::fmt::Write;

use problems::{
    Error, Library,
    document::{Kind, Tongue},
};
use rayon::prelude::*;

use crate::{
    Assets, Book, Chapter, Site,
    formula::Formulas,
    html::{Heading, Writer, escaped},
    index,
    layout::Page,
    picture,
    text::pieces,
    words,
};

/// Adds all pages of exercises, their samples, and the pictures that are files.
pub fn add_all(
    library: &Library,
    book: &Book,
    assets: &Assets,
    formulas: &Formulas,
    site: &mut Site,
) -> Result<(), Error> {
    let every: Vec<(usize, Tongue)> =
        (0..book.chapters.len()).flat_map(|place| Tongue::ALL.map(|tongue| (place, tongue))).collect();
    let pages: Result<Vec<Site>, Error> = every
        .par_iter()
        .map(|&(place, tongue)| {
            let mut part = Site::default();
            Composer { library, book, chapter: &book.chapters[place], place, tongue, formulas }
                .add(assets, &mut part)?;
            Ok(part)
        })
        .collect();
    for part in pages? {
        site.files.extend(part.files);
    }
    for chapter in &book.chapters {
        for sample in &chapter.samples {
            site.add(sample_path(chapter, &sample.number, "inp"), sample.input.clone());
            site.add(sample_path(chapter, &sample.number, "out"), sample.answer.clone());
        }
    }
    Ok(())
}

fn sample_path(chapter: &Chapter, number: &str, ending: &str) -> String {
    format!("samples/{}/{number}.{ending}", chapter.name)
}

/// Makes one page.
struct Composer<'a> {
    library: &'a Library,
    book: &'a Book,
    chapter: &'a Chapter,
    place: usize,
    tongue: Tongue,
    formulas: &'a Formulas,
}

impl Composer<'_> {
    fn say<'a>(&self, vietnamese: &'a str, english: &'a str) -> &'a str {
        self.tongue.say(vietnamese, english)
    }

    fn add(&self, assets: &Assets, site: &mut Site) -> Result<(), Error> {
        let (chapter, tongue) = (self.chapter, self.tongue);
        let (statement, sections) = self.text(Kind::Statement, site)?;
        let (editorial, _) = self.text(Kind::Editorial, site)?;
        let mut body = String::new();
        body.push_str(&self.title());
        body.push_str("<div class=\"columns\">\n");
        body.push_str(&self.contents(&sections));
        let _ = write!(body, "<article class=\"text\">\n{statement}");
        for part in ["try", "play"] {
            let _ = writeln!(
                body,
                "<section id=\"{part}\" data-exercise=\"{}\" data-language=\"{}\" hidden></section>",
                chapter.exercise.folder(),
                tongue.code()
            );
        }
        body.push_str(&self.tests());
        let _ = write!(
            body,
            "<section aria-labelledby=\"editorial\"><details class=\"editorial\">\
             <summary><h2 id=\"editorial\">{}</h2><span class=\"hint\">{}</span></summary>\n<div class=\"inside\">\n\
             {editorial}</div></details></section>\n",
            self.say("Lời giải", "Editorial"),
            self.say("Hãy tự nghĩ trước đã.", "Think for yourself first."),
        );
        body.push_str(&self.relatives());
        body.push_str("</article>\n</div>\n");
        body.push_str(&self.turn());
        let title = format!("{} – {}", self.full_title(chapter), words::name(tongue));
        let about = format!("{}. {}", self.full_title(chapter), words::about(tongue));
        let other = format!("../{}/{}.html", words::other(tongue).code(), chapter.name);
        let page =
            Page { tongue, title: &title, about: &about, other: &other, up: "../", app: true, body: &body };
        site.add(format!("{}/{}.html", tongue.code(), chapter.name), page.write(assets));
        Ok(())
    }

    fn full_title(&self, chapter: &Chapter) -> String {
        format!("{} {}", chapter.manifest.number, chapter.title(self.tongue)).trim().into()
    }

    /// A text as HTML, with the pictures that it needs as files.
    fn text(&self, kind: Kind, site: &mut Site) -> Result<(String, Vec<Heading>), Error> {
        let files = std::cell::RefCell::new(Vec::new());
        let picture = |file: &str, alt: &str| {
            let svg = self.library.text(self.chapter.exercise, file)?;
            Ok(picture::inline(&svg, alt).unwrap_or_else(|| {
                let path = format!("pictures/{}/{file}", self.chapter.name);
                let shown = format!(
                    "<figure class=\"scroll\"><img src=\"../{}\" alt=\"{}\"></figure>\n",
                    escaped(&path),
                    escaped(alt)
                );
                files.borrow_mut().push((path, svg));
                shown
            }))
        };
        let samples = self.samples();
        let writer =
            Writer { formulas: self.formulas, tongue: self.tongue, kind, picture: &picture, samples: &samples };
        let name = match kind {
            Kind::Statement => "statement",
            Kind::Editorial => "editorial",
        };
        let place = self.library.place(self.chapter.exercise, &format!("{name}.{}.md", self.tongue.code()));
        let written = pieces(self.chapter.text(kind, self.tongue)).and_then(|pieces| writer.write(&pieces));
        let written = written.map_err(|error| Error::file(&place, error))?;
        for (path, svg) in files.into_inner() {
            site.add(path, svg);
        }
        Ok(written)
    }

    /// The number, the title and the limits.
    fn title(&self) -> String {
        let (chapter, tongue) = (self.chapter, self.tongue);
        let manifest = &chapter.manifest;
        let mut out = String::from("<header class=\"title\">\n");
        if !manifest.number.is_empty() {
            let _ = writeln!(out, "<p class=\"number\" aria-hidden=\"true\">{}</p>", escaped(&manifest.number));
        }
        let _ = write!(
            out,
            "<h1>{}</h1>\n<p class=\"source\">{}</p>\n<dl class=\"limits\">\n",
            escaped(chapter.title(tongue)),
            escaped(tongue.of(&manifest.source)),
        );
        let tests: usize = manifest.plan.groups.iter().map(|group| group.tests.len()).sum();
        let groups = words::count(tongue, manifest.plan.groups.len(), "nhóm", "group", "groups");
        let tests = words::count(tongue, tests, "test", "test", "tests");
        for (what, value) in [
            (self.say("Thời gian", "Time"), words::seconds(tongue, manifest.time_limit)),
            (self.say("Bộ nhớ", "Memory"), format!("{} MiB", manifest.memory_limit)),
            (self.say("Tệp", "Files"), format!("{0}.inp, {0}.out", manifest.stem)),
            (self.say("Dữ liệu chấm", "Tests"), format!("{tests}, {groups}")),
        ] {
            let _ = writeln!(out, "<div><dt>{what}</dt><dd>{}</dd></div>", escaped(&value));
        }
        let difficulty = format!(
            "{}<span class=\"hint\">{}</span>",
            index::level(tongue, manifest.difficulty),
            words::difficulty(tongue, manifest.difficulty)
        );
        let _ = writeln!(
            out,
            "<div class=\"difficulty\"><dt>{}</dt><dd>{difficulty}</dd></div>",
            self.say("Độ khó", "Difficulty")
        );
        let _ = writeln!(out, "</dl>\n{}\n</header>", index::tags(chapter, tongue, "index.html"));
        out
    }

    /// What is on the page.
    fn contents(&self, sections: &[Heading]) -> String {
        let mut out = format!(
            "<nav class=\"contents\" aria-label=\"{}\"><ol>\n",
            self.say("Trên trang này", "On this page")
        );
        let ours = [
            ("tests", self.say("Lệnh sinh test và chấm", "Tests and judging")),
            ("editorial", self.say("Lời giải", "Editorial")),
            ("relatives", self.say("Bài họ hàng", "Relatives")),
        ];
        let sections = sections.iter().map(|heading| (heading.id.as_str(), heading.words.as_str()));
        for (id, words) in sections.chain(ours) {
            let _ = writeln!(out, "<li><a href=\"#{id}\">{words}</a></li>");
        }
        out.push_str("</ol></nav>\n");
        out
    }

    fn samples(&self) -> String {
        let mut out = String::from("<div class=\"samples\">\n");
        for (count, sample) in self.chapter.samples.iter().enumerate() {
            let number = count + 1;
            let _ =
                writeln!(out, "<section class=\"sample\"><h3>{} {number}</h3>", self.say("Ví dụ", "Example"));
            for (word, ending, bytes) in [
                (self.say("Dữ liệu vào", "Input"), "inp", &sample.input),
                (self.say("Kết quả", "Output"), "out", &sample.answer),
            ] {
                let (id, file) =
                    (format!("sample-{number}-{ending}"), sample_path(self.chapter, &sample.number, ending));
                let _ = writeln!(
                    out,
                    "<div class=\"data\"><div class=\"head\"><span>{word}</span>\
                     <a href=\"../{file}\" download=\"{name}.{ending}\" aria-label=\".{ending}: {save} {word} {number}\">.{ending}</a>\
                     {copy}</div><pre class=\"scroll\" id=\"{id}\"><code>{text}</code></pre></div>",
                    name = self.chapter.manifest.stem,
                    save = self.say("tải về", "download"),
                    copy = self.copy_button(&id, &format!("{word} {number}")),
                    text = escaped(&String::from_utf8_lossy(bytes)),
                );
            }
            out.push_str("</section>\n");
        }
        out.push_str("</div>\n");
        out
    }

    /// A button that appears where scripts run.
    fn copy_button(&self, of: &str, what: &str) -> String {
        format!(
            "<button type=\"button\" class=\"copy\" data-copy=\"{of}\" data-done=\"{}\" aria-label=\"{} {what}\" hidden>{}</button>",
            self.say("Đã chép", "Copied"),
            self.say("Chép:", "Copy:"),
            self.say("Chép", "Copy"),
        )
    }

    /// The commands that make the tests of a seed and judge a program.
    fn tests(&self) -> String {
        let called = self.chapter.called();
        let mut out = format!(
            "<section class=\"tests\"><h2 id=\"tests\">{}</h2>\n<p>{}</p>\n",
            self.say("Lệnh sinh test và chấm", "Tests and judging"),
            self.say(
                "Cùng một seed cho cùng một bộ test trên mọi máy; đổi seed là có bộ test mới. Các lệnh chạy trong thư mục của bộ bài tập.",
                "The same seed makes the same tests on every machine; another seed makes new ones. The commands run in a checkout of this problem set.",
            ),
        );
        for (count, (what, command)) in [
            (
                self.say("Sinh test theo seed", "Make the tests of a seed"),
                format!("cargo xtask generate {called} --seed 9 --out data"),
            ),
            (
                self.say("Chấm một chương trình", "Judge a program"),
                format!("cargo xtask judge {called} solution.cpp"),
            ),
            (
                self.say("Kiểm tra một kết quả", "Check one answer"),
                format!("cargo xtask check {called} {0}.inp {0}.out", self.chapter.manifest.stem),
            ),
        ]
        .into_iter()
        .enumerate()
        {
            let id = format!("command-{}", count + 1);
            let _ = writeln!(
                out,
                "<div class=\"data command\"><div class=\"head\"><span>{what}</span>{}</div>\
                 <pre class=\"scroll\" id=\"{id}\"><code>{}</code></pre></div>",
                self.copy_button(&id, what),
                escaped(&command),
            );
        }
        out.push_str("</section>\n");
        out
    }

    fn link(&self, chapter: &Chapter) -> String {
        index::link(chapter, self.tongue, "")
    }

    /// Exercises with the same game or the same method.
    fn relatives(&self) -> String {
        let mut out = format!(
            "<section class=\"relatives\"><h2 id=\"relatives\">{}</h2>\n",
            self.say("Bài họ hàng", "Relatives")
        );
        let relatives = &self.book.relatives;
        let mut found = false;
        for (what, relations) in [
            (self.say("Cùng trò chơi", "Same game"), &relatives.game),
            (self.say("Cùng phương pháp", "Same method"), &relatives.method),
        ] {
            for relation in relations.iter().filter(|relation| relation.holds(self.chapter.name)) {
                let others = self.book.chapters.iter();
                let others: Vec<String> = others
                    .filter(|other| relation.holds(other.name) && other.name != self.chapter.name)
                    .map(|other| format!("<li>{}</li>\n", self.link(other)))
                    .collect();
                if !others.is_empty() {
                    found = true;
                    let _ = write!(
                        out,
                        "<h3><span class=\"hint\">{what}:</span> {}</h3>\n<ul class=\"links\">\n{}</ul>\n",
                        escaped(self.tongue.of(&relation.title)),
                        others.concat()
                    );
                }
            }
        }
        if !found {
            let _ = writeln!(out, "<p>{}</p>", self.say("Chưa có.", "None so far."));
        }
        out.push_str("</section>\n");
        out
    }

    /// Back and on.
    fn turn(&self) -> String {
        let chapters = &self.book.chapters;
        let mut out = format!(
            "<nav class=\"turn\" aria-label=\"{}\">\n",
            self.say("Bài trước và bài sau", "Previous and next")
        );
        let before = self.place.checked_sub(1).and_then(|place| chapters.get(place));
        for (class, word, chapter) in [
            ("before", self.say("Bài trước", "Previous"), before),
            ("after", self.say("Bài sau", "Next"), chapters.get(self.place + 1)),
        ] {
            if let Some(chapter) = chapter {
                let _ = writeln!(
                    out,
                    "<p class=\"{class}\"><span class=\"hint\">{word}</span> {}</p>",
                    self.link(chapter)
                );
            }
        }
        out.push_str("</nav>\n");
        out
    }
}
