//! The theory behind the exercises: pages in both languages, with proofs, worked examples, and links to the exercises
//! that use them. A page is two files in `pages/` and a row of [`PAGES`]; what its texts compute and draw is code here,
//! and a test compares (`BLESS=1 cargo test --package theory` writes).

use std::ops::Range;

use exercise::{
    Error, Fact,
    document::{Lang, events, marked},
    picture::{Picture, Svg},
};

mod pages;

/// A page.
#[derive(Clone, Copy)]
pub struct Page {
    /// Its name in files and addresses.
    pub name: &'static str,
    /// Its texts, Vietnamese and English.
    texts: [&'static str; 2],
    /// What its texts say and code computes.
    pub facts: fn() -> Vec<Fact>,
    /// Its pictures.
    pub pictures: fn() -> Vec<Picture>,
}

/// Rows of [`PAGES`]: the name of a page, under which its files lie in `pages/` and its code in `src/pages/`.
macro_rules! pages {
    ($($name:ident),* $(,)?) => {
        /// All pages, in the order in which they are read.
        pub const PAGES: &[Page] = &[$(Page {
            name: stringify!($name),
            texts: [
                include_str!(concat!("../pages/", stringify!($name), ".vi.md")),
                include_str!(concat!("../pages/", stringify!($name), ".en.md")),
            ],
            facts: pages::$name::facts,
            pictures: pages::$name::pictures,
        }),*];
    };
}

pages! {
    outcomes,
    take_away,
    nim,
    sprague_grundy,
    octal,
    wythoff,
    coins,
    misere,
    matrix_games,
    floating_point,
    trees,
    linked_games,
}

impl Page {
    /// Its text, as it is written.
    pub fn text(&self, lang: Lang) -> &'static str {
        match lang {
            Lang::Vietnamese => self.texts[0],
            Lang::English => self.texts[1],
        }
    }

    /// Its title, the first line without its sign.
    pub fn title(&self, lang: Lang) -> &'static str {
        self.text(lang).lines().next().unwrap_or_default().trim_start_matches("# ")
    }

    /// The name of the file of its text.
    pub fn file(&self, lang: Lang) -> String {
        format!("{}.{}.md", self.name, lang.code())
    }

    /// What code draws in a file beside the texts.
    pub fn drawing(&self, file: &str) -> Option<Svg> {
        (self.pictures)().iter().find_map(|picture| picture.drawn_in(file))
    }

    /// The folders of the exercises that its last section, which is named after them, leads to.
    pub fn exercises(&self) -> Vec<String> {
        let text = self.text(Lang::English);
        let section = text.split("\n## ").find(|section| section.starts_with("Exercises\n"));
        let links = section.map(links).unwrap_or_default();
        let folder = |link: &String| match Target::of(link) {
            Target::Exercise(folder, _) => Some(folder.to_string()),
            _ => None,
        };
        links.iter().filter_map(folder).collect()
    }

    /// The text with all facts computed anew.
    pub fn refreshed(&self, lang: Lang) -> Result<String, Error> {
        let text = self.text(lang);
        let (mut fresh, mut done) = (String::new(), 0);
        for marked in marked(text)? {
            let name = marked.name.strip_prefix("fact: ");
            let fact = name.and_then(|name| (self.facts)().into_iter().find(|fact| fact.name == name));
            let fact =
                fact.ok_or_else(|| Error::new(format!("<!-- {} -->: there is no such fact", marked.name)))?;
            let Range { start, end } = marked.part;
            fresh.push_str(&text[done..start]);
            fresh.push_str(&(fact.compute)(lang));
            done = end;
        }
        fresh.push_str(&text[done..]);
        Ok(fresh)
    }
}

/// Where a link of a text leads.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Target<'a> {
    /// To an exercise, by the name of its folder; to its editorial, or else its statement.
    Exercise(&'a str, bool),
    /// To another page, by its name.
    Page(&'a str),
    /// Anywhere else.
    Elsewhere(&'a str),
}

impl<'a> Target<'a> {
    /// What an address means: from a page `../../problems/FOLDER/statement.en.md` or `nim.en.md`, and from an exercise
    /// `../FOLDER/statement.en.md` or `../../theory/pages/nim.en.md`.
    pub fn of(address: &'a str) -> Target<'a> {
        let address = address.strip_prefix("../../theory/pages/").unwrap_or(address);
        let folder = address.strip_prefix("../../problems/").or_else(|| address.strip_prefix("../"));
        let exercise = folder.and_then(|rest| rest.split_once('/')).filter(|(folder, _)| *folder != "..");
        match (exercise, address.split_once('.')) {
            (Some((folder, file)), _) => Target::Exercise(folder, file.starts_with("editorial.")),
            (None, Some((name, "vi.md" | "en.md"))) => Target::Page(name),
            _ => Target::Elsewhere(address),
        }
    }
}

/// The addresses of all links of a text.
pub fn links(text: &str) -> Vec<String> {
    use pulldown_cmark::{Event, Tag};
    events(text)
        .filter_map(|(event, _)| match event {
            Event::Start(Tag::Link { dest_url, .. }) => Some(dest_url.to_string()),
            _ => None,
        })
        .collect()
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn addresses_of_pages_and_of_exercises_lead_to_the_same_places() {
        for address in ["../../problems/nim/editorial.en.md", "../nim/editorial.en.md"] {
            assert_eq!(Target::of(address), Target::Exercise("nim", true));
        }
        for address in ["nim.vi.md", "../../theory/pages/nim.vi.md"] {
            assert_eq!(Target::of(address), Target::Page("nim"));
        }
        for address in ["https://oeis.org/A000201", "../../docs/pages.md", "picture.svg"] {
            assert_eq!(Target::of(address), Target::Elsewhere(address));
        }
    }
}
