//! What all pages have in common: the head, the bar at the top, the foot.

use exercise::document::Lang;
use maud::{DOCTYPE, Markup, html};

use crate::{Assets, words};

/// What a browser may load for a page: our own files, and nothing from elsewhere. What is typed cannot be sent.
const POLICY: &str = "default-src 'none'; img-src 'self' data:; style-src 'self'; \
                      script-src 'self' 'wasm-unsafe-eval'; worker-src 'self' blob:; manifest-src 'self'; font-src 'self'; base-uri 'none'; form-action 'none'";

/// What can be done on a page besides reading.
#[derive(Clone, Copy, PartialEq, Eq)]
pub enum Use {
    /// Nothing.
    Read,
    /// To look for an exercise, and to play a game of the gallery.
    Search,
    /// To try an exercise.
    Try,
}

impl Use {
    /// The scripts that belong to it, in the order in which they run.
    fn scripts(self) -> &'static [&'static str] {
        match self {
            Use::Read => &[],
            Use::Search => &["app.js", "progress.js", "index.js"],
            Use::Try => &["app.js", "progress.js", "many.js", "try.js"],
        }
    }
}

/// A page without what all pages have.
pub struct Page<'a> {
    /// Its language.
    pub lang: Lang,
    /// Its title.
    pub title: &'a str,
    /// What it is about.
    pub about: &'a str,
    /// The same page in the other language, from this one.
    pub other: &'a str,
    /// The way to the site's folder: `../`, or nothing.
    pub up: &'a str,
    /// What can be done on it.
    pub purpose: Use,
    /// What stands in `main`.
    pub body: Markup,
}

/// Three piles: the sign of the book.
pub fn sign() -> Markup {
    let disc = |x: u8, y: u8| html! { circle class=[(x == 18).then_some("last")] cx=(x) cy=(y) r="3" {} };
    html! {
        svg.sign viewBox="0 0 22 22" width="22" height="22" aria-hidden="true" {
            @for (x, y) in [(4, 18), (11, 18), (11, 11), (18, 18), (18, 11), (18, 4)] { (disc(x, y)) }
        }
    }
}

/// Back and on: what the ways are called together, and each with its word and its link, if there is one.
pub fn turn(name: &str, before: (&str, Option<Markup>), after: (&str, Option<Markup>)) -> Markup {
    html! {
        nav.turn aria-label=(name) {
            @for (class, (word, link)) in [("before", before), ("after", after)] {
                @if let Some(link) = link { p.(class) { span.hint { (word) } " " (link) } }
            }
        }
        "\n"
    }
}

impl Page<'_> {
    /// The whole page.
    pub fn write(&self, assets: &Assets) -> String {
        let page = html! {
            (DOCTYPE) "\n"
            html lang=(self.lang.code()) {
                (self.head(assets)) "\n"
                body {
                    (self.bar()) "\n"
                    main id="content" tabindex="-1" { "\n" (self.body) } "\n"
                    (self.foot()) "\n"
                    p.unseen role="status" id="said" {}
                }
            }
            "\n"
        };
        page.into_string()
    }

    fn head(&self, assets: &Assets) -> Markup {
        let Page { title, about, other, up, purpose, .. } = self;
        let plays = *purpose != Use::Read && assets.has_app();
        html! {
            head {
                meta charset="utf-8";
                meta http-equiv="Content-Security-Policy" content=(POLICY);
                meta name="viewport" content="width=device-width, initial-scale=1";
                meta name="color-scheme" content="light dark";
                meta name="description" content=(about);
                title { (title) }
                link rel="icon" href={ (up) "assets/icon.svg" } type="image/svg+xml";
                link rel="apple-touch-icon" href={ (up) "assets/icon.png" };
                meta name="theme-color" content="#fbf9f3" media="(prefers-color-scheme: light)";
                meta name="theme-color" content="#14161a" media="(prefers-color-scheme: dark)";
                meta property="og:title" content=(title);
                meta property="og:description" content=(about);
                meta property="og:type" content="website";
                @for style in assets.styles(plays) { link rel="stylesheet" href={ (up) "assets/" (style) }; }
                link rel="alternate" hreflang=(words::other(self.lang).code()) href=(other);
                script src={ (up) "assets/page.js" } defer {}
                @if plays {
                    @for script in purpose.scripts() { script src={ (up) "assets/" (script) } defer {} }
                }
            }
        }
    }

    /// The way past the bar, the way home, and the other language.
    fn bar(&self) -> Markup {
        let Page { lang, other, up, .. } = self;
        let there = words::other(*lang);
        html! {
            a.skip href="#content" { (lang.say("Đến nội dung", "Skip to the text")) }
            header.bar {
                a.home href={ (up) (lang.code()) "/index.html" } { (sign()) span { (words::name(*lang)) } }
                nav.langs aria-label=(lang.say("Ngôn ngữ", "Language")) {
                    span aria-current="true" { (words::own_name(*lang)) }
                    a href=(other) lang=(there.code()) hreflang=(there.code()) rel="alternate" {
                        (words::own_name(there))
                    }
                }
            }
        }
    }

    fn foot(&self) -> Markup {
        html! {
            footer.foot {
                p { (words::about(self.lang)) }
                p { (self.lang.say("Giấy phép MIT hoặc Apache-2.0.", "MIT or Apache-2.0, as you like.")) }
            }
        }
    }
}
