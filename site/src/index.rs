//! The index in each language, and the cover.

use exercise::{document::Lang, manifest::DIFFICULTIES, topics::KINDS};
use maud::{Markup, html};

use crate::{
    Assets, Book, Chapter, Site,
    gallery::gallery,
    layout::{Page, Use, sign},
    path, words,
};

/// Adds the index in both languages, and the cover.
pub fn add(book: &Book, assets: &Assets, site: &mut Site) {
    for lang in Lang::ALL {
        let other = format!("../{}/index.html", words::other(lang).code());
        let page = Page {
            lang,
            title: words::name(lang),
            about: words::about(lang),
            other: &other,
            up: "../",
            purpose: Use::Search,
            body: index(book, lang),
        };
        site.add(format!("{}/index.html", lang.code()), page.write(assets));
    }
    site.add("index.html", cover(book, assets));
}

/// A difficulty as counters, which the stylesheet draws, and in words for those who do not see them.
pub fn level(lang: Lang, difficulty: u8) -> Markup {
    let most = *DIFFICULTIES.end();
    let label = match lang {
        Lang::Vietnamese => format!("độ khó {difficulty} trên {most}"),
        Lang::English => format!("difficulty {difficulty} of {most}"),
    };
    html! {
        span.level role="img" aria-label=(label) data-level=(difficulty) {}
    }
}

/// The tags of an exercise, as links to the index.
pub fn tags(chapter: &Chapter, lang: Lang) -> Markup {
    html! {
        ul.tags {
            @for tag in &chapter.manifest.tags {
                li { a href={ "index.html#tag-" (tag.name) } { (tag.title(lang)) } }
            }
        }
    }
}

/// A link to an exercise, number first.
pub fn link(chapter: &Chapter, lang: Lang) -> Markup {
    let number = &chapter.manifest.number;
    html! {
        a href={ (chapter.name) ".html" } {
            @if !number.is_empty() { span.number { (number) } " " }
            (chapter.title(lang))
        }
    }
}

/// A list of links to exercises.
pub fn links<'a>(chapters: impl IntoIterator<Item = &'a Chapter>, lang: Lang) -> Markup {
    html! { ul.links { @for chapter in chapters { li { (link(chapter, lang)) } "\n" } } }
}

fn index(book: &Book, lang: Lang) -> Markup {
    let games = lang.say("Trò chơi để chơi ngay", "Games to play");
    let exercises = lang.say("Các bài tập", "The exercises");
    html! {
        header.title.cover {
            (sign())
            h1 { (words::name(lang)) }
            p.lead { (words::about(lang)) }
            nav.ways aria-label=(lang.say("Trên trang này", "On this page")) {
                ul {
                    li { a href="#games" { (games) } } "\n"
                    li { a href="#order" { (exercises) } } "\n"
                    li { a href="#path" { (path::heading(lang)) } } "\n"
                }
            }
        }
        "\n"
        (path::next(lang))
        section.shelf {
            h2 id="games" { (games) }
            p.daily hidden {}
            (gallery(book, &[lang], |_| String::new()))
        }
        "\n"
        section.shelf id="list" { h2 id="order" { (exercises) } (in_order(book, lang)) }
        "\n"
        (path::shelf(book, lang))
        details.shelf.fold {
            summary { h2 id="kinds" { (lang.say("Theo câu hỏi", "By kind of question")) } }
            (by_kind(book, lang))
        }
        "\n"
        section id="progress" hidden {}
        "\n"
    }
}

/// The exercises as the chapter has them, section by section; those from elsewhere behind.
fn in_order(book: &Book, lang: Lang) -> Markup {
    let shelf = |chapter: &Chapter| match chapter.manifest.number.is_empty() {
        true => lang.say("Ngoài chương", "Beyond the chapter"),
        false => chapter.manifest.section.title(lang),
    };
    html! {
        @for chapters in book.chapters.chunk_by(|one, next| shelf(one) == shelf(next)) {
            h3 { (shelf(&chapters[0])) }
            ol.list { @for chapter in chapters { (row(book, chapter, lang)) "\n" } }
        }
    }
}

/// An exercise in the list. What a search looks for stands in its attributes. A link to a tag leads to the first exercise
/// that has it; a script shows the others, too, and nothing else.
fn row(book: &Book, chapter: &Chapter, lang: Lang) -> Markup {
    let manifest = &chapter.manifest;
    let tags_of = manifest.tags.iter().map(|tag| tag.name).collect::<Vec<_>>().join(" ");
    let titles = format!("{} {} {}", manifest.number, manifest.title.vi, manifest.title.en);
    html! {
        li data-titles=(titles) data-difficulty=(manifest.difficulty) data-tags=(tags_of) data-kind=(manifest.kind.name) {
            span.number { (manifest.number) }
            span.what {
                a.name href={ (chapter.name) ".html" } { (chapter.title(lang)) } " "
                (badges(chapter, lang))
                span.done data-mark=(chapter.exercise.folder()) {}
            }
            (level(lang, chapter.manifest.difficulty))
            ul.tags {
                @for tag in &manifest.tags {
                    @let first = book.chapters.iter().find(|other| other.manifest.tags.contains(tag));
                    @let here = first.is_some_and(|first| first.name == chapter.name);
                    li {
                        a id=[here.then(|| format!("tag-{}", tag.name))] href={ "#tag-" (tag.name) } {
                            (tag.title(lang))
                        }
                    }
                }
            }
        }
    }
}

/// What can be done on the page of an exercise.
fn badges(chapter: &Chapter, lang: Lang) -> Markup {
    html! {
        @if chapter.exercise.game().is_some() {
            span.badge data-badge="play" { (lang.say("chơi được", "playable")) } " "
        }
        @if chapter.manifest.laboratory.is_some() {
            span.badge data-badge="look" { (lang.say("phòng thí nghiệm", "laboratory")) } " "
        }
    }
}

fn by_kind(book: &Book, lang: Lang) -> Markup {
    html! {
        @for kind in KINDS {
            @let asking = book.chapters.iter().filter(|chapter| chapter.manifest.kind == kind);
            @if asking.clone().next().is_some() {
                h3 id={ "kind-" (kind.name) } { (kind.title(lang)) }
                (links(asking, lang))
            }
        }
    }
}

/// The first page: every exercise under both of its titles.
fn cover(book: &Book, assets: &Assets) -> String {
    let lang = Lang::Vietnamese;
    let title = format!("{} – {}", words::name(lang), words::name(Lang::English));
    let home = |lang: Lang| html! { a href={ (lang.code()) "/index.html" } { (words::name(lang)) } };
    let lead = |lang: Lang| html! { p.lead lang=(lang.code()) { (words::about(lang)) } };
    let body = html! {
        header.title.cover {
            (sign())
            h1.name lang="vi" { (home(Lang::Vietnamese)) }
            (lead(Lang::Vietnamese))
            p.name lang="en" { (home(Lang::English)) }
            (lead(Lang::English))
        }
        "\n"
        section.shelf {
            h2 id="games" {
                span lang="vi" { "Trò chơi để chơi ngay" } " · " span lang="en" { "Games to play" }
            }
            (gallery(book, &Lang::ALL, |lang| format!("{}/", lang.code())))
        }
        "\n"
        @for lang in Lang::ALL { (path::overview(lang)) "\n" }
        div.table.scroll { (both_titles(book)) }
        "\n"
    };
    let page = Page {
        lang,
        title: &title,
        about: words::about(lang),
        other: "en/index.html",
        up: "",
        purpose: Use::Search,
        body,
    };
    page.write(assets)
}

fn both_titles(book: &Book) -> Markup {
    html! {
        table.both {
            thead {
                tr {
                    th scope="col" { span.unseen { "Bài" } }
                    @for lang in Lang::ALL { th scope="col" lang=(lang.code()) { (words::own_name(lang)) } }
                }
            }
            tbody {
                @for chapter in &book.chapters {
                    tr {
                        td.number { (chapter.manifest.number) }
                        @for lang in Lang::ALL {
                            td lang=(lang.code()) {
                                a href={ (lang.code()) "/" (chapter.name) ".html" } { (chapter.title(lang)) }
                            }
                        }
                    }
                    "\n"
                }
            }
        }
    }
}
