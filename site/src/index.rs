//! The index in each language, and the cover.

use std::fmt::Write;

use problems::{document::Tongue, manifest::DIFFICULTIES, topics::TAGS};

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

/// A difficulty as counters, and in words for those who do not see them.
pub fn level(tongue: Tongue, difficulty: u8) -> String {
    let most = *DIFFICULTIES.end();
    let counters: String =
        (1..=most).map(|count| if count <= difficulty { "<i></i>" } else { "<i class=\"off\"></i>" }).collect();
    let label = match tongue {
        Tongue::Vietnamese => format!("độ khó {difficulty} trên {most}"),
        Tongue::English => format!("difficulty {difficulty} of {most}"),
    };
    format!("<span class=\"level\" role=\"img\" aria-label=\"{label}\">{counters}</span>")
}

/// The tags of an exercise, as links to the index; `index` is the way there.
pub fn tags(chapter: &Chapter, tongue: Tongue, index: &str) -> String {
    let tags =
        chapter.manifest.tags.iter().map(|tag| {
            format!("<li><a href=\"{index}#tag-{}\">{}</a></li>", tag.name, escaped(tag.title(tongue)))
        });
    format!("<ul class=\"tags\">{}</ul>", tags.collect::<String>())
}

/// A link to an exercise, number first.
pub fn link(chapter: &Chapter, tongue: Tongue, folder: &str) -> String {
    let number = match chapter.manifest.number.as_str() {
        "" => String::new(),
        number => format!("<span class=\"number\">{}</span> ", escaped(number)),
    };
    format!("<a href=\"{folder}{}.html\">{number}{}</a>", chapter.name, escaped(chapter.title(tongue)))
}

fn index(book: &Book, tongue: Tongue) -> String {
    let parts = [
        ("order", tongue.say("Theo thứ tự của chương", "In the order of the chapter")),
        ("difficulty", tongue.say("Theo độ khó", "By difficulty")),
        ("tags", tongue.say("Theo chủ đề", "By tag")),
        ("kinds", tongue.say("Theo câu hỏi", "By kind of question")),
    ];
    let mut out = format!(
        "<header class=\"title cover\">{SIGN}\n<h1>{}</h1>\n<p class=\"lead\">{}</p>\n<nav class=\"ways\" aria-label=\"{}\"><ul>\n",
        escaped(words::name(tongue)),
        escaped(words::about(tongue)),
        tongue.say("Trên trang này", "On this page"),
    );
    for (id, words) in parts {
        let _ = writeln!(out, "<li><a href=\"#{id}\">{words}</a></li>");
    }
    out.push_str("</ul></nav>\n</header>\n");
    for ((id, words), list) in parts.into_iter().zip([in_order, by_difficulty, by_tag, by_kind]) {
        let _ = write!(
            out,
            "<section class=\"shelf\"><h2 id=\"{id}\">{words}</h2>\n{}</section>\n",
            list(book, tongue)
        );
    }
    out
}

/// The exercises as the chapter has them, section by section; those from elsewhere behind.
fn in_order(book: &Book, tongue: Tongue) -> String {
    let mut out = String::new();
    let mut section = "";
    for chapter in &book.chapters {
        let manifest = &chapter.manifest;
        let now = match manifest.number.is_empty() {
            true => tongue.say("Ngoài chương", "Beyond the chapter"),
            false => manifest.section.title(tongue),
        };
        if now != section {
            let end = if section.is_empty() { "" } else { "</ol>\n" };
            let _ = writeln!(out, "{end}<h3>{}</h3>\n<ol class=\"list\">", escaped(now));
            section = now;
        }
        let _ = writeln!(
            out,
            "<li><span class=\"number\">{}</span><a class=\"name\" href=\"{}.html\">{}</a>{}{}</li>",
            escaped(&manifest.number),
            chapter.name,
            escaped(chapter.title(tongue)),
            level(tongue, manifest.difficulty),
            tags(chapter, tongue, ""),
        );
    }
    out.push_str("</ol>\n");
    out
}

/// A list of links to the exercises that are wanted.
fn links(book: &Book, tongue: Tongue, wanted: impl Fn(&Chapter) -> bool) -> String {
    let items = book.chapters.iter().filter(|chapter| wanted(chapter));
    let items: String = items.map(|chapter| format!("<li>{}</li>\n", link(chapter, tongue, ""))).collect();
    format!("<ul class=\"links\">\n{items}</ul>\n")
}

fn by_difficulty(book: &Book, tongue: Tongue) -> String {
    let mut out = String::new();
    for difficulty in DIFFICULTIES {
        let _ = write!(
            out,
            "<h3>{} <span class=\"hint\">{}</span></h3>\n{}",
            level(tongue, difficulty),
            words::difficulty(tongue, difficulty),
            links(book, tongue, |chapter| chapter.manifest.difficulty == difficulty)
        );
    }
    out
}

fn by_tag(book: &Book, tongue: Tongue) -> String {
    let mut out = String::new();
    for tag in TAGS {
        let tagged = |chapter: &Chapter| chapter.manifest.tags.contains(&tag);
        if book.chapters.iter().any(tagged) {
            let _ = write!(
                out,
                "<h3 id=\"tag-{}\">{}</h3>\n{}",
                tag.name,
                escaped(tag.title(tongue)),
                links(book, tongue, tagged)
            );
        }
    }
    out
}

fn by_kind(book: &Book, tongue: Tongue) -> String {
    let kinds = book.relatives.kind.iter();
    kinds.fold(String::new(), |mut out, kind| {
        let listed = links(book, tongue, |chapter| kind.holds(chapter.name));
        let _ = write!(out, "<h3>{}</h3>\n{listed}", escaped(tongue.of(&kind.title)));
        out
    })
}

/// The first page: every exercise under both of its titles.
fn cover(book: &Book, assets: &Assets) -> String {
    let mut body = format!("<header class=\"title cover\">{SIGN}\n");
    for (tongue, level) in [(Tongue::Vietnamese, "h1"), (Tongue::English, "p")] {
        let code = tongue.code();
        let _ = write!(
            body,
            "<{level} class=\"name\" lang=\"{code}\"><a href=\"{code}/index.html\">{}</a></{level}>\n\
             <p class=\"lead\" lang=\"{code}\">{}</p>\n",
            escaped(words::name(tongue)),
            escaped(words::about(tongue)),
        );
    }
    body.push_str("</header>\n<div class=\"table scroll\"><table class=\"both\">\n<thead><tr>");
    body.push_str("<th scope=\"col\"><span class=\"unseen\">Bài</span></th>");
    body.push_str("<th scope=\"col\" lang=\"vi\">Tiếng Việt</th><th scope=\"col\" lang=\"en\">English</th></tr></thead><tbody>\n");
    for chapter in &book.chapters {
        let _ = write!(body, "<tr><td class=\"number\">{}</td>", escaped(&chapter.manifest.number));
        for tongue in Tongue::ALL {
            let code = tongue.code();
            let _ = write!(
                body,
                "<td lang=\"{code}\"><a href=\"{code}/{}.html\">{}</a></td>",
                chapter.name,
                escaped(chapter.title(tongue))
            );
        }
        body.push_str("</tr>\n");
    }
    body.push_str("</tbody></table></div>\n");
    let tongue = Tongue::Vietnamese;
    let title = format!("{} – {}", words::name(tongue), words::name(Tongue::English));
    let page = Page {
        tongue,
        title: &title,
        about: words::about(tongue),
        other: "en/index.html",
        up: "",
        app: false,
        body: &body,
    };
    page.write(assets)
}
