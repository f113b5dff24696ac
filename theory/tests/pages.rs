//! What must hold of every page of theory.

use std::{fs, path::Path};

use exercise::document::{Lang, events};
use problems::CATALOGUE;
use pulldown_cmark::{Event, Tag};
use theory::{PAGES, Target, links};

fn folder() -> &'static Path {
    Path::new(concat!(env!("CARGO_MANIFEST_DIR"), "/pages"))
}

/// Compares a file with what it should be; `BLESS=1` writes it.
fn holds(file: &str, wanted: &str) {
    let path = folder().join(file);
    if std::env::var_os("BLESS").is_some() {
        fs::write(&path, wanted).unwrap();
        return;
    }
    let found = fs::read_to_string(&path).unwrap_or_default();
    assert!(found == wanted, "{file} is out of date; BLESS=1 writes it");
}

#[test]
fn facts_say_what_code_computes() {
    for page in PAGES {
        for lang in Lang::ALL {
            let refreshed = page.refreshed(lang).unwrap_or_else(|error| panic!("{}: {error}", page.file(lang)));
            holds(&page.file(lang), &refreshed);
        }
    }
}

#[test]
fn pictures_show_what_code_draws() {
    for page in PAGES {
        for (file, drawing) in (page.pictures)().iter().flat_map(|picture| picture.drawings()) {
            holds(&file, &drawing.file());
        }
    }
}

#[test]
fn every_link_and_every_picture_leads_somewhere() {
    for page in PAGES {
        for lang in Lang::ALL {
            let file = page.file(lang);
            for link in links(page.text(lang)) {
                match Target::of(&link) {
                    Target::Exercise(folder, _) => {
                        assert!(CATALOGUE.iter().any(|known| known.folder() == folder), "{file}: {link}");
                        assert!(link.ends_with(&format!(".{}.md", lang.code())), "{file}: {link}");
                    }
                    Target::Page(name) => {
                        assert!(PAGES.iter().any(|page| page.name == name), "{file}: {link}");
                        assert!(link.ends_with(&format!(".{}.md", lang.code())), "{file}: {link}");
                    }
                    Target::Elsewhere(url) => assert!(url.starts_with("https://"), "{file}: {link}"),
                }
            }
            for (event, _) in events(page.text(lang)) {
                if let Event::Start(Tag::Image { dest_url, .. }) = event {
                    assert!(page.drawing(&dest_url).is_some(), "{file}: {dest_url} is not drawn");
                }
            }
        }
    }
}

/// What both languages have in common: headings, formulas on lines of their own, folds, code, where links lead.
fn shape(text: &str) -> Vec<String> {
    let language = |url: &str| url.replace(".vi.", ".").replace(".en.", ".");
    events(text)
        .filter_map(|(event, _)| match event {
            Event::Start(Tag::Heading { level, .. }) => Some(format!("{level}")),
            Event::Start(Tag::Link { dest_url, .. }) => Some(language(&dest_url)),
            Event::Start(Tag::Image { dest_url, .. }) => Some(language(&dest_url)),
            Event::Start(Tag::BlockQuote(_)) => Some("quotation".into()),
            Event::Start(Tag::CodeBlock(_)) => Some("code".into()),
            Event::Start(Tag::Table(_)) => Some("table".into()),
            Event::DisplayMath(_) => Some("formula".into()),
            _ => None,
        })
        .collect()
}

#[test]
fn both_languages_say_the_same_in_the_same_order() {
    for page in PAGES {
        assert_eq!(shape(page.text(Lang::Vietnamese)), shape(page.text(Lang::English)), "{}", page.name);
    }
}

#[test]
fn every_page_begins_with_its_title_and_leads_to_an_exercise() {
    for page in PAGES {
        for lang in Lang::ALL {
            let file = page.file(lang);
            assert!(page.text(lang).starts_with("# ") && !page.title(lang).is_empty(), "{file}");
        }
        assert!(!page.exercises().is_empty(), "{}", page.name);
    }
}
