//! The index in each language, and the cover.

use exercise::{
    document::Lang,
    manifest::DIFFICULTIES,
    topics::{KINDS, TAGS},
};
use maud::{Markup, html};

use crate::{
    Assets, Book, Chapter, Site,
    layout::{Page, sign},
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
            app: false,
            body: index(book, lang),
        };
        site.add(format!("{}/index.html", lang.code()), page.write(assets));
    }
    site.add("index.html", cover(book, assets));
}

/// A difficulty as counters, and in words for those who do not see them.
pub fn level(lang: Lang, difficulty: u8) -> Markup {
    let most = *DIFFICULTIES.end();
    let label = match lang {
        Lang::Vietnamese => format!("độ khó {difficulty} trên {most}"),
        Lang::English => format!("difficulty {difficulty} of {most}"),
    };
    html! {
        span.level role="img" aria-label=(label) {
            @for count in 1..=most { i class=[(count > difficulty).then_some("off")] {} }
        }
    }
}

/// The tags of an exercise, as links to the index; `index` is the way there.
pub fn tags(chapter: &Chapter, lang: Lang, index: &str) -> Markup {
    html! {
        ul.tags {
            @for tag in &chapter.manifest.tags {
                li { a href={ (index) "#tag-" (tag.name) } { (tag.title(lang)) } }
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
    let parts = [
        ("order", lang.say("Theo thứ tự của chương", "In the order of the chapter"), in_order(book, lang)),
        ("difficulty", lang.say("Theo độ khó", "By difficulty"), by_difficulty(book, lang)),
        ("tags", lang.say("Theo chủ đề", "By tag"), by_tag(book, lang)),
        ("kinds", lang.say("Theo câu hỏi", "By kind of question"), by_kind(book, lang)),
    ];
    html! {
        header.title.cover {
            (sign())
            h1 { (words::name(lang)) }
            p.lead { (words::about(lang)) }
            nav.ways aria-label=(lang.say("Trên trang này", "On this page")) {
                ul {
                    li { a href="#path" { (path::heading(lang)) } } "\n"
                    @for (id, words, _) in &parts { li { a href={ "#" (id) } { (words) } } "\n" }
                }
            }
        }
        "\n"
        (path::shelf(book, lang))
        @for (id, words, list) in &parts {
            "\n"
            section.shelf { h2 id=(id) { (words) } (list) }
        }
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
            ol.list { @for chapter in chapters { (row(chapter, lang)) "\n" } }
        }
    }
}

fn row(chapter: &Chapter, lang: Lang) -> Markup {
    html! {
        li {
            span.number { (chapter.manifest.number) }
            a.name href={ (chapter.name) ".html" } { (chapter.title(lang)) }
            (level(lang, chapter.manifest.difficulty))
            (tags(chapter, lang, ""))
        }
    }
}

fn by_difficulty(book: &Book, lang: Lang) -> Markup {
    let of = |difficulty| book.chapters.iter().filter(move |chapter| chapter.manifest.difficulty == difficulty);
    html! {
        @for difficulty in DIFFICULTIES {
            h3 { (level(lang, difficulty)) " " span.hint { (words::difficulty(lang, difficulty)) } }
            (links(of(difficulty), lang))
        }
    }
}

fn by_tag(book: &Book, lang: Lang) -> Markup {
    html! {
        @for tag in TAGS {
            @let tagged = book.chapters.iter().filter(|chapter| chapter.manifest.tags.contains(&tag));
            @if tagged.clone().next().is_some() {
                h3 id={ "tag-" (tag.name) } { (tag.title(lang)) }
                (links(tagged, lang))
            }
        }
    }
}

fn by_kind(book: &Book, lang: Lang) -> Markup {
    html! {
        @for kind in KINDS {
            @let asking = book.chapters.iter().filter(|chapter| chapter.manifest.kind == kind);
            @if asking.clone().next().is_some() {
                h3 { (kind.title(lang)) }
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
        app: false,
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
