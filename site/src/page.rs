//! The page of an exercise.

use std::cell::RefCell;

use exercise::{
    Error, Library,
    document::{DocumentKind, Lang},
};
use maud::{Markup, PreEscaped, html};
use rayon::prelude::*;

use crate::{
    Assets, Book, Chapter, Site,
    formula::Formulas,
    gallery::{has_puzzles, judge_plays},
    html::{Exact, Heading, TextKind, Writer},
    index,
    layout::{Page, Use, turn},
    path, picture,
    text::pieces,
    theory, words,
};

/// Adds all pages of exercises, their samples, and the pictures that are files.
pub fn add_all(
    library: &Library,
    book: &Book,
    assets: &Assets,
    formulas: &Formulas,
    site: &mut Site,
) -> Result<(), Error> {
    let every: Vec<(usize, Lang)> =
        (0..book.chapters.len()).flat_map(|place| Lang::ALL.map(|lang| (place, lang))).collect();
    let pages: Result<Vec<Site>, Error> = every
        .par_iter()
        .map(|&(place, lang)| {
            let mut part = Site::default();
            Composer { library, book, chapter: &book.chapters[place], place, lang, formulas }
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
            site.add(sample_path(chapter, &sample.number, sample.ending()), sample.answer.clone());
        }
    }
    Ok(())
}

fn sample_path(chapter: &Chapter, number: &str, ending: &str) -> String {
    format!("samples/{}/{number}.{ending}", chapter.name)
}

/// A statement before the form of its input, and from there on: whoever has read the rules can play.
fn parted(statement: &Markup) -> (PreEscaped<&str>, PreEscaped<&str>) {
    let text = statement.0.as_str();
    let (before, after) = text.split_at(text.find("<h2 id=\"input\"").unwrap_or(text.len()));
    (PreEscaped(before), PreEscaped(after))
}

/// Makes one page.
struct Composer<'a> {
    library: &'a Library,
    book: &'a Book,
    chapter: &'a Chapter,
    place: usize,
    lang: Lang,
    formulas: &'a Formulas,
}

impl Composer<'_> {
    fn say<'a>(&self, vietnamese: &'a str, english: &'a str) -> &'a str {
        self.lang.say(vietnamese, english)
    }

    fn add(&self, assets: &Assets, site: &mut Site) -> Result<(), Error> {
        let (chapter, lang) = (self.chapter, self.lang);
        let (statement, sections) = self.text(DocumentKind::Statement, site)?;
        let (editorial, _) = self.text(DocumentKind::Editorial, site)?;
        let (before, after) = parted(&statement);
        let body = html! {
            (self.title()) "\n"
            div.columns {
                (self.contents(&sections)) "\n"
                article.text {
                    "\n" (before) (self.to_play()) (after) (self.to_try()) (self.tests()) (self.editorial(editorial))
                    (path::after(self.book, self.place, lang)) (theory::links_of(chapter, lang)) (self.relatives())
                }
            }
            "\n" (self.turn())
        };
        let title = format!("{} – {}", self.full_title(chapter), words::name(lang));
        let about = format!("{}. {}", self.full_title(chapter), words::about(lang));
        let other = format!("../{}/{}.html", words::other(lang).code(), chapter.name);
        let page =
            Page { lang, title: &title, about: &about, other: &other, up: "../", purpose: Use::Try, body };
        site.add(format!("{}/{}.html", lang.code(), chapter.name), page.write(assets));
        Ok(())
    }

    fn full_title(&self, chapter: &Chapter) -> String {
        format!("{} {}", chapter.manifest.number, chapter.title(self.lang)).trim().into()
    }

    /// A text as HTML, with the pictures that it needs as files.
    fn text(&self, kind: DocumentKind, site: &mut Site) -> Result<(Markup, Vec<Heading>), Error> {
        let files = RefCell::new(Vec::new());
        let picture = |file: &str, alt: &str| match self.chapter.drawing(file) {
            Some(drawing) => Ok(picture::inline(&drawing, alt)),
            // A picture that no code draws.
            None => {
                let path = format!("pictures/{}/{file}", self.chapter.name);
                let shown = html! { figure.scroll { img src={ "../" (path) } alt=(alt); } "\n" };
                files.borrow_mut().push((path, self.library.text(self.chapter.exercise, file)?));
                Ok(shown)
            }
        };
        let writer = Writer {
            formulas: self.formulas,
            lang: self.lang,
            kind: TextKind::Exercise(kind),
            picture: &picture,
            link: &|address| theory::place(self.book, address),
            samples: self.samples(),
        };
        let document = self.chapter.document(kind, self.lang);
        let written = pieces(&document.text).and_then(|pieces| writer.write(&pieces));
        let place = self.library.place(self.chapter.exercise, &document.name);
        let written = written.map_err(|error| Error::file(&place, error))?;
        for (path, svg) in files.into_inner() {
            site.add(path, svg);
        }
        Ok(written)
    }

    /// The number, the title and the limits.
    fn title(&self) -> Markup {
        let (chapter, lang, manifest) = (self.chapter, self.lang, &self.chapter.manifest);
        let tests: usize = manifest.plan.groups.iter().map(|group| group.tests.len()).sum();
        let groups = words::count(lang, manifest.plan.groups.len(), "nhóm", "group", "groups");
        let tests = words::count(lang, tests, "test", "test", "tests");
        let limits = [
            (self.say("Thời gian", "Time"), words::seconds(lang, manifest.time_limit)),
            (self.say("Bộ nhớ", "Memory"), format!("{} MiB", manifest.memory_limit)),
            match manifest.interactive {
                true => (
                    self.say("Tương tác", "Interactive"),
                    self.say("vào/ra chuẩn", "standard input and output").into(),
                ),
                false => (self.say("Tệp", "Files"), format!("{0}.inp, {0}.out", manifest.stem)),
            },
            (self.say("Dữ liệu chấm", "Tests"), format!("{tests}, {groups}")),
        ];
        html! {
            header.title {
                @if !manifest.number.is_empty() { p.number aria-hidden="true" { (manifest.number) } }
                h1 { (chapter.title(lang)) }
                p.source { (lang.of(&manifest.source)) }
                dl.limits {
                    @for (what, value) in limits { div { dt { (what) } dd { (value) } } "\n" }
                    div.difficulty {
                        dt { (self.say("Độ khó", "Difficulty")) }
                        dd {
                            (index::level(lang, manifest.difficulty))
                            span.hint { (words::difficulty(lang, manifest.difficulty)) }
                        }
                    }
                }
                (index::tags(chapter, lang))
                (path::before(self.book, self.place, lang))
            }
        }
    }

    /// What is on the page.
    fn contents(&self, sections: &[Heading]) -> Markup {
        let ours = [
            ("tests", self.say("Lệnh sinh test và chấm", "Tests and judging")),
            ("editorial", self.say("Lời giải", "Editorial")),
            ("relatives", self.say("Bài họ hàng", "Relatives")),
        ];
        html! {
            nav.contents aria-label=(self.say("Trên trang này", "On this page")) {
                ol {
                    @for heading in sections { li { a href={ "#" (heading.id) } { (heading.words) } } "\n" }
                    @for (id, words) in ours { li { a href={ "#" (id) } { (words) } } "\n" }
                }
            }
        }
    }

    /// What a script fills: what to try. It learns here all that it knows of the exercise.
    fn to_try(&self) -> Markup {
        let exercise = self.chapter.exercise.folder();
        let (language, manifest) = (self.lang.code(), &self.chapter.manifest);
        html! {
            // Where an answer is a dialogue, there is nothing to type.
            @if !manifest.interactive {
                section id="try" data-exercise=(exercise) data-language=(language) data-family=(manifest.family) hidden {}
            }
            noscript {
                p.hint { (self.say(
                    "Muốn chơi, giải và chấm thử ngay trên trang thì trình duyệt phải bật JavaScript; đọc thì không cần.",
                    "To play, to solve and to check on this page takes JavaScript; reading doesn't.",
                )) }
            }
            "\n"
        }
    }

    /// As above: what to play, or to look into.
    fn to_play(&self) -> Markup {
        let exercise = self.chapter.exercise.folder();
        let (language, manifest) = (self.lang.code(), &self.chapter.manifest);
        let laboratory = manifest.laboratory.as_ref();
        let kind = laboratory.map(|laboratory| laboratory.kind);
        let hint = laboratory.and_then(|laboratory| laboratory.hint.as_ref()).map(|hint| self.lang.of(hint));
        let start = laboratory.and_then(|laboratory| laboratory.start.as_deref());
        // A line that separates them stands in no input.
        let inputs =
            laboratory.map(|laboratory| laboratory.inputs.join("\n---\n")).filter(|inputs| !inputs.is_empty());
        html! {
            section id="play" data-exercise=(exercise) data-language=(language) data-family=(manifest.family)
                data-game[self.chapter.exercise.game().is_some()] data-judge[judge_plays(self.chapter)] data-puzzle[has_puzzles(self.chapter)] data-laboratory=[kind] data-hint=[hint] data-start=[start] data-inputs=[inputs] hidden {}
            "\n"
        }
    }

    fn samples(&self) -> Markup {
        html! {
            div.samples {
                @for (count, sample) in self.chapter.samples.iter().enumerate() {
                    section.sample {
                        h3 { (self.say("Ví dụ", "Example")) " " (count + 1) }
                        @let [input, answer] = sample.titles(self.lang);
                        (self.data(count + 1, &sample.number, input, "inp", &sample.input))
                        (self.data(count + 1, &sample.number, answer, sample.ending(), &sample.answer))
                    }
                    "\n"
                }
            }
            "\n"
        }
    }

    /// An input or an output, to read, to copy and to download.
    fn data(&self, count: usize, number: &str, word: &str, ending: &str, bytes: &[u8]) -> Markup {
        let id = format!("sample-{count}-{ending}");
        let label = format!(".{ending}: {} {word} {count}", self.say("tải về", "download"));
        let file = sample_path(self.chapter, number, ending);
        html! {
            div.data {
                div.head {
                    span { (word) }
                    a href={ "../" (file) } download={ (self.chapter.manifest.stem) "." (ending) } aria-label=(label) {
                        "." (ending)
                    }
                    (self.copy_button(&id, &format!("{word} {count}")))
                }
                pre.scroll id=(id) { code { (Exact(&String::from_utf8_lossy(bytes))) } }
            }
        }
    }

    /// A button that appears where scripts run.
    fn copy_button(&self, of: &str, what: &str) -> Markup {
        html! {
            button.copy type="button" data-copy=(of) data-done=(self.say("Đã chép", "Copied"))
                aria-label={ (self.say("Chép:", "Copy:")) " " (what) } hidden { (self.say("Chép", "Copy")) }
        }
    }

    /// The commands that make the tests of a seed and judge a program.
    fn tests(&self) -> Markup {
        let (called, stem) = (self.chapter.called(), &self.chapter.manifest.stem);
        let commands = [
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
                format!("cargo xtask check {called} {stem}.inp {stem}.out"),
            ),
        ];
        let seeds = self.say(
            "Cùng một seed cho cùng một bộ test trên mọi máy; đổi seed là có bộ test mới. Các lệnh chạy trong thư mục của bộ bài tập.",
            "The same seed makes the same tests on every machine; another seed makes new ones. The commands run in a checkout of this problem set.",
        );
        html! {
            section.tests {
                h2 id="tests" { (self.say("Lệnh sinh test và chấm", "Tests and judging")) }
                p { (seeds) }
                @for (count, (what, command)) in commands.iter().enumerate() {
                    @let id = format!("command-{}", count + 1);
                    div.data.command {
                        div.head { span { (what) } (self.copy_button(&id, what)) }
                        pre.scroll id=(id) { code { (command) } }
                    }
                    "\n"
                }
            }
            "\n"
        }
    }

    fn editorial(&self, text: Markup) -> Markup {
        html! {
            section aria-labelledby="editorial" {
                details.editorial {
                    summary {
                        h2 id="editorial" { (self.say("Lời giải", "Editorial")) }
                        span.hint { (self.say("Hãy tự nghĩ trước đã.", "Think for yourself first.")) }
                    }
                    div.inside { "\n" (text) }
                }
            }
            "\n"
        }
    }

    /// Exercises with the same game or the same method.
    fn relatives(&self) -> Markup {
        let relations = [
            (self.say("Cùng trò chơi", "Same game"), self.book.of_the_same_game(self.chapter)),
            (self.say("Cùng phương pháp", "Same method"), self.book.of_the_same_method(self.chapter)),
        ];
        html! {
            section.relatives {
                h2 id="relatives" { (self.say("Bài họ hàng", "Relatives")) }
                @for (what, relations) in &relations {
                    @for relation in relations {
                        h3 { span.hint { (what) ":" } " " (relation.topic.title(self.lang)) }
                        (index::links(relation.others.iter().copied(), self.lang))
                    }
                }
                @if relations.iter().all(|(_, relations)| relations.is_empty()) {
                    p { (self.say("Chưa có.", "None so far.")) }
                }
            }
            "\n"
        }
    }

    /// Back and on.
    fn turn(&self) -> Markup {
        let chapters = &self.book.chapters;
        let link = |chapter: &Chapter| index::link(chapter, self.lang);
        let before = self.place.checked_sub(1).and_then(|place| chapters.get(place));
        turn(
            self.say("Bài trước và bài sau", "Previous and next"),
            (self.say("Bài trước", "Previous"), before.map(link)),
            (self.say("Bài sau", "Next"), chapters.get(self.place + 1).map(link)),
        )
    }
}
