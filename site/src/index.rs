//! The index in each language, and the cover.

use std::fmt::Write;

use problems::document::Tongue;

use crate::{
    Assets, Book, Chapter, Site,
    html::escaped,
    layout::{Page, SIGN},
    words,
};

/// Adds the index in both languages, and the cover.
pub fn add(book: &Book, assets: &Assets, site: &mut Site) {
    for tongue in Tongue::ALL {
        let body = index(book, tongue);
        let other = format!("../{}/index.html", words::other(tongue).code());
        let page = Page {
            tongue,
            title: words::name(tongue),
            about: words::about(tongue),
            other: &other,
            up: "../",
            app: false,
            body: &body,
        };
        site.add(format!("{}/index.html", tongue.code()), page.write(assets));
    }
    site.add("index.html", cover(book, assets));
}

fn row(chapter: &Chapter, tongue: Tongue) -> String {
    let manifest = &chapter.manifest;
    format!(
        "<li><a href=\"{}.html\"><span class=\"number\">{}</span> <span class=\"name\">{}</span></a></li>\n",
        chapter.name,
        escaped(if manifest.number.is_empty() { "·" } else { &manifest.number }),
        escaped(chapter.title(tongue)),
    )
}

fn index(book: &Book, tongue: Tongue) -> String {
    let mut out = format!(
        "<header class=\"title cover\">{SIGN}\n<h1>{}</h1>\n<p class=\"lead\">{}</p>\n</header>\n",
        escaped(words::name(tongue)),
        escaped(words::about(tongue)),
    );
    let _ = writeln!(
        out,
        "<section><h2 id=\"order\">{}</h2>\n<ul class=\"list\">",
        tongue.say("Theo thứ tự của chương", "In the order of the chapter")
    );
    for chapter in &book.chapters {
        out.push_str(&row(chapter, tongue));
    }
    out.push_str("</ul></section>\n");
    let _ = writeln!(out, "<section><h2 id=\"kind\">{}</h2>", tongue.say("Theo câu hỏi", "By kind"));
    for kind in &book.relatives.kind {
        let _ = writeln!(out, "<h3>{}</h3>\n<ul class=\"list\">", escaped(tongue.of(&kind.title)));
        for chapter in book.chapters.iter().filter(|chapter| kind.holds(chapter.name)) {
            out.push_str(&row(chapter, tongue));
        }
        out.push_str("</ul>\n");
    }
    out.push_str("</section>\n");
    out
}

/// The first page: every exercise under both of its titles.
fn cover(book: &Book, assets: &Assets) -> String {
    let mut body = format!(
        "<header class=\"title cover\">{SIGN}\n<h1 lang=\"vi\">{}</h1>\n<p class=\"lead\" lang=\"vi\">{}</p>\n<p><a href=\"vi/index.html\" lang=\"vi\">Tiếng Việt</a> · <a href=\"en/index.html\" lang=\"en\">English</a></p></header>\n<ul class=\"list\">\n",
        escaped(words::name(Tongue::Vietnamese)),
        escaped(words::about(Tongue::Vietnamese)),
    );
    for chapter in &book.chapters {
        let _ = writeln!(
            body,
            "<li><a href=\"vi/{}.html\">{}</a></li>",
            chapter.name,
            escaped(chapter.title(Tongue::Vietnamese))
        );
    }
    body.push_str("</ul>\n");
    let page = Page {
        tongue: Tongue::Vietnamese,
        title: words::name(Tongue::Vietnamese),
        about: words::about(Tongue::Vietnamese),
        other: "en/index.html",
        up: "",
        app: false,
        body: &body,
    };
    page.write(assets)
}
