//! The pages of theory, and the ways between them and the exercises.

use std::path::Path;

use ::theory::{PAGES, Page as Theory, Target, links};
use exercise::{Error, document::Lang};
use maud::{Markup, html};

use crate::{
    Assets, Book, Chapter, Site,
    formula::Formulas,
    html::{Heading, TextKind, Writer},
    layout::{Page, Use, turn},
    path as steps, picture,
    text::pieces,
    words,
};

/// The heading over what belongs to theory.
pub fn heading(lang: Lang) -> &'static str {
    lang.say("Lí thuyết", "Theory")
}

fn path(page: &Theory) -> String {
    format!("theory-{}.html", page.name)
}

/// A link to a page.
pub fn link(page: &Theory, lang: Lang) -> Markup {
    html! { a href=(path(page)) { (page.title(lang)) } }
}

/// The pages that lead to an exercise, as its own page shows them.
pub fn links_of(chapter: &Chapter, lang: Lang) -> Markup {
    let leads = |page: &&Theory| {
        links(page.text(lang))
            .iter()
            .any(|link| matches!(Target::of(link), Target::Exercise(folder, _) if folder == chapter.exercise.folder()))
    };
    let pages: Vec<&Theory> = PAGES.iter().filter(leads).collect();
    html! {
        @if !pages.is_empty() {
            section.relatives {
                h2 id="theory" { (heading(lang)) }
                ul.links { @for page in pages { li { (link(page, lang)) } "\n" } }
            }
            "\n"
        }
    }
}

/// Adds all pages in both languages.
pub fn add_all(book: &Book, assets: &Assets, formulas: &Formulas, site: &mut Site) -> Result<(), Error> {
    for (place, page) in PAGES.iter().enumerate() {
        for lang in Lang::ALL {
            let (text, headings) = text(book, page, formulas, lang)?;
            let body = html! {
                header.title { h1 { (page.title(lang)) } p.source { (heading(lang)) } }
                div.columns {
                    (contents(&headings, lang)) "\n"
                    article.text { "\n" (text) (steps::of_page(book, place, lang)) }
                }
                "\n" (ways(place, lang))
            };
            let title = format!("{} – {}", page.title(lang), words::name(lang));
            let other = format!("../{}/{}", words::other(lang).code(), path(page));
            let about = format!("{}: {}", heading(lang), page.title(lang));
            let shown =
                Page { lang, title: &title, about: &about, other: &other, up: "../", purpose: Use::Read, body };
            site.add(format!("{}/{}", lang.code(), path(page)), shown.write(assets));
        }
    }
    Ok(())
}

fn text(book: &Book, page: &Theory, formulas: &Formulas, lang: Lang) -> Result<(Markup, Vec<Heading>), Error> {
    let picture = |file: &str, alt: &str| {
        let drawing = page.drawing(file).ok_or_else(|| Error::new(format!("nothing draws {file}")))?;
        Ok(picture::inline(&drawing, alt))
    };
    let writer = Writer {
        formulas,
        lang,
        kind: TextKind::Theory,
        picture: &picture,
        link: &|address| place(book, address),
        samples: Markup::default(),
    };
    let text = page.refreshed(lang)?;
    pieces(&text)
        .and_then(|pieces| writer.write(&pieces))
        .map_err(|error| Error::file(Path::new(&page.file(lang)), error))
}

/// Where a link of a text leads on the site.
pub fn place(book: &Book, address: &str) -> String {
    match Target::of(address) {
        Target::Exercise(folder, editorial) => {
            let name = book.chapters.iter().find(|chapter| chapter.exercise.folder() == folder);
            let name = name.map_or(folder, |chapter| chapter.name);
            format!("{name}.html{}", if editorial { "#editorial" } else { "" })
        }
        Target::Page(name) => format!("theory-{name}.html"),
        Target::Elsewhere(address) => address.into(),
    }
}

fn contents(headings: &[Heading], lang: Lang) -> Markup {
    html! {
        nav.contents aria-label=(lang.say("Trên trang này", "On this page")) {
            ol { @for heading in headings { li { a href={ "#" (heading.id) } { (heading.words) } } "\n" } }
        }
    }
}

/// Back and on.
fn ways(place: usize, lang: Lang) -> Markup {
    let to = |page: &Theory| link(page, lang);
    let before = place.checked_sub(1).and_then(|place| PAGES.get(place));
    turn(
        lang.say("Trang trước và trang sau", "Previous and next"),
        (lang.say("Trang trước", "Previous"), before.map(to)),
        (lang.say("Trang sau", "Next"), PAGES.get(place + 1).map(to)),
    )
}
